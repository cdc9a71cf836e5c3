//! A picture: how many points a norm takes at which average, and where the card stands.

use norma::chess::NormTitle;
use norma::fide::norm_table;
use norma::locales::Label;
use norma::rules::{Library, Regulation};
use norma::verdict::{Amount, Award, PerformanceFacts, Route, Subject, System, Verdict};
use yew::prelude::*;

use super::Scene;

/// The drawing's size, and the room for its labels, in its own units.
const WIDTH: i32 = 340;
const HEIGHT: i32 = 210;
const LEFT: i32 = 24;
const RIGHT: i32 = 10;
const TOP: i32 = 12;
const BOTTOM: i32 = 24;

/// The part of the plane that is drawn.
struct Frame {
    low: i32,
    high: i32,
    /// Half points at the bottom and at the top.
    floor: i32,
    ceiling: i32,
}

impl Frame {
    fn x(&self, average: i32) -> i32 {
        LEFT + (average.clamp(self.low, self.high) - self.low) * (WIDTH - LEFT - RIGHT)
            / (self.high - self.low)
    }

    fn y(&self, half_points: i32) -> i32 {
        let height = HEIGHT - TOP - BOTTOM;
        let above = half_points.clamp(self.floor, self.ceiling) - self.floor;
        HEIGHT - BOTTOM - above * height / (self.ceiling - self.floor).max(1)
    }
}

pub(super) fn view(scene: Scene<'_>) -> Html {
    let is_shown = scene.app.settings.shows(System::Fide);
    let Some(judgement) = scene.judged_by(System::Fide).next().filter(|_| is_shown) else {
        return Html::default();
    };
    let Regulation::FideTitles(titles) = &judgement.edition.regulation else { return Html::default() };
    let norms: Vec<&Verdict> = judgement
        .verdicts
        .iter()
        .filter(|verdict| verdict.route == Route::Norm && !is_for_others(verdict))
        .collect();
    let is_fide = |verdict: &&Verdict| verdict.system == System::Fide;
    let Some(marked) = scene.marked().filter(is_fide).or(scene.headline(System::Fide)) else {
        return Html::default();
    };
    let Some(facts) = marked.performance else { return Html::default() };
    // The line is that of the whole event, also while games are pending.
    let games = marked.games_in_the_end();
    let tables = titles.games.team.value.least..=titles.games.most_rounds.value;
    if !tables.contains(&games) {
        return Html::default();
    }
    let frame = frame(&facts, i32::from(games), &norms);
    let lines = norms.iter().filter_map(|verdict| {
        let norm = NormTitle::ALL.into_iter().find(|norm| Award::Title(norm.title()) == verdict.award)?;
        let table = norm_table(titles, Library::built_in().tables(), norm, games);
        let steps = table.iter().map(|row| {
            let y = frame.y(i32::from(row.points.get()));
            format!("{},{y} {},{y}", frame.x(row.from), frame.x(row.to.map_or(frame.high, |to| to + 1)))
        });
        let points = steps.collect::<Vec<_>>().join(" ");
        let first = table.first()?;
        let is_marked = marked.award == verdict.award;
        Some(html! {
            <>
                <polyline class={classes!("norm-line", is_marked.then_some("good"))} {points} />
                <text class="norm-name" x={frame.x(first.from).to_string()}
                    y={(frame.y(i32::from(first.points.get())) - 5).to_string()}>{ verdict.award.code() }</text>
            </>
        })
    });
    let (x, y) = (frame.x(i32::from(facts.average)), frame.y(i32::from(facts.points.get())));
    let name = format!(
        "{}: {} {}, {} {}",
        scene.say(Label::MapTitle),
        facts.points,
        scene.say(Label::MapPoints),
        scene.say(Label::MapAverage),
        facts.average
    );
    html! {
        <figure class="sheet map">
            <h2>{ scene.say(Label::MapTitle) }</h2>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={name}>
                { grid(&frame) }
                { for lines }
                <circle class="you" cx={x.to_string()} cy={y.to_string()} r="6" />
                <text class="you-name" x={(x + 9).to_string()} y={(y + 4).to_string()}>
                    { facts.points.to_string() }
                </text>
                <text text-anchor="end" x={(WIDTH - RIGHT).to_string()} y={(HEIGHT - 2).to_string()}>
                    { scene.say(Label::MapAverage) }
                </text>
            </svg>
            <figcaption class="hint">{ scene.say(Label::MapHint) }</figcaption>
        </figure>
    }
}

/// Women's norms belong into the picture once the player is known to be a woman.
fn is_for_others(verdict: &Verdict) -> bool {
    verdict.checks.iter().any(|check| check.subject == Subject::Sex && check.have != Some(Amount::Whole(1)))
}

fn frame(facts: &PerformanceFacts, games: i32, norms: &[&Verdict]) -> Frame {
    let least = norms.iter().flat_map(|verdict| &verdict.checks).filter_map(|check| match check.need {
        Amount::Whole(need) if check.subject == Subject::Average => Some(need),
        _ => None,
    });
    let average = i32::from(facts.average);
    let low = least.fold(average, i32::min) - 40;
    let high = average.max(low + 560) + 40;
    Frame { low: low - low.rem_euclid(50), high, floor: games / 2, ceiling: 2 * games }
}

fn grid(frame: &Frame) -> Html {
    let averages = (frame.low..=frame.high).filter(|average| average % 100 == 0);
    let points = (frame.floor..=frame.ceiling).filter(|half_points| half_points % 2 == 0);
    html! {
        <>
            { for averages.map(|average| {
                let x = frame.x(average).to_string();
                html! {
                    <>
                        <line class="grid" x1={x.clone()} x2={x.clone()} y1={TOP.to_string()}
                            y2={(HEIGHT - BOTTOM).to_string()} />
                        <text text-anchor="middle" {x} y={(HEIGHT - BOTTOM + 11).to_string()}>{ average }</text>
                    </>
                }
            }) }
            { for points.map(|half_points| {
                let y = frame.y(half_points);
                html! {
                    <>
                        <line class="grid" x1={LEFT.to_string()} x2={(WIDTH - RIGHT).to_string()}
                            y1={y.to_string()} y2={y.to_string()} />
                        <text text-anchor="end" x={(LEFT - 5).to_string()} y={(y + 4).to_string()}>
                            { half_points / 2 }
                        </text>
                    </>
                }
            }) }
        </>
    }
}
