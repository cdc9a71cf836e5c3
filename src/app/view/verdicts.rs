//! The verdicts: the headline in full, the others in a line each.

use norma::chess::order::sort_short;
use norma::locales::Label;
use norma::rules::Sure;
use norma::verdict::{Amount, Award, Check, CheckState, Route, State, Subject, Unseen, Verdict};
use yew::prelude::*;

use super::Scene;
use crate::app::Message;

pub(super) fn view(scene: Scene<'_>) -> Html {
    let Some(judgement) = scene.judgement() else {
        return html! { <div class="sheet"><p class="verdict-none">{ scene.say(Label::NoVerdict) }</p></div> };
    };
    let headline = judgement.headline().map(|verdict| verdict.award);
    let norms = judgement.verdicts.iter().filter(|verdict| verdict.route == Route::Norm);
    // The headline comes first, wherever it stands on the ladder.
    let (first, others): (Vec<&Verdict>, Vec<&Verdict>) =
        norms.partition(|verdict| Some(verdict.award) == headline);
    // While nobody said whether the player is a woman, her norms wait in a line of their own.
    let (waiting, others): (Vec<&Verdict>, Vec<&Verdict>) =
        others.into_iter().partition(|verdict| waits_for_sex(verdict));
    let by_rating: Vec<&Verdict> =
        judgement.verdicts.iter().filter(|verdict| verdict.route == Route::Rating).collect();
    html! {
        <>
            { for judgement.premises.iter().filter(|premise| premise.is_warning()).map(|premise| html! {
                <p class="sheet warning">{ scene.language.premise(premise) }</p>
            }) }
            <div class="sheet verdicts">
                { for first.into_iter().chain(others).map(|verdict| norm(scene, verdict)) }
                { for_women(scene, &waiting) }
                { ratings(scene, &by_rating) }
            </div>
        </>
    }
}

const fn class_of(state: State) -> &'static str {
    match state {
        State::Met | State::Secured => "good",
        State::InReach | State::Unknown => "open",
        State::OutOfReach | State::NotMet => "bad",
    }
}

const fn sign_of(state: State) -> &'static str {
    match state {
        State::Met => "✓",
        State::Secured => "✓✓",
        State::InReach => "→",
        State::Unknown => "?",
        State::OutOfReach | State::NotMet => "✕",
    }
}

fn pill(scene: Scene<'_>, verdict: &Verdict) -> Html {
    html! {
        <span class={classes!("state", class_of(verdict.state))}>
            <span aria-hidden="true">{ sign_of(verdict.state) }</span>
            { scene.language.state(verdict.state, verdict.route) }
        </span>
    }
}

fn norm(scene: Scene<'_>, verdict: &Verdict) -> Html {
    let is_open = scene.is_open(verdict);
    let award = verdict.award;
    let id = format!("verdict-{}", award.code());
    let onclick = scene.link.callback(move |_| Message::Open(award));
    html! {
        <article key={award.code()} class={classes!("verdict", class_of(verdict.state), is_open.then_some("is-open"))}
            data-award={award.code()} data-state={verdict.state.code()}>
            <h2>
                <button type="button" class="verdict-head" aria-expanded={is_open.to_string()}
                    aria-controls={id.clone()} {onclick}>
                    <span class="award">
                        { scene.language.award(award, verdict.route) }
                        if is_open {
                            <small>{ scene.language.award_in_full(award) }</small>
                        }
                    </span>
                    { pill(scene, verdict) }
                    <span class="chevron" aria-hidden="true"></span>
                </button>
            </h2>
            <p class="say">{ sentence(scene, verdict) }</p>
            <div {id} hidden={!is_open}>
                if is_open {
                    { details(scene, verdict) }
                }
            </div>
        </article>
    }
}

/// Whether sex is all that is missing, or the norm fails anyway.
fn waits_for_sex(verdict: &Verdict) -> bool {
    verdict.checks.iter().any(|check| check.subject == Subject::Sex && check.state == CheckState::Unknown)
}

fn for_women(scene: Scene<'_>, verdicts: &[&Verdict]) -> Html {
    if verdicts.is_empty() {
        return Html::default();
    }
    html! {
        <details class="more-awards">
            <summary>
                <h2>{ scene.say(Label::ForWomen) }</h2>
                <span class="summary-names">{ names(verdicts) }</span>
                <span class="chevron" aria-hidden="true"></span>
            </summary>
            { for verdicts.iter().map(|verdict| norm(scene, verdict)) }
        </details>
    }
}

fn names(verdicts: &[&Verdict]) -> String {
    let names: Vec<&str> = verdicts.iter().map(|verdict| verdict.award.code()).collect();
    names.join(", ")
}

fn sentence(scene: Scene<'_>, verdict: &Verdict) -> String {
    match verdict.held {
        Some(held) => scene.language.held(held.code()),
        None => scene.language.summary(verdict),
    }
}

fn details(scene: Scene<'_>, verdict: &Verdict) -> Html {
    let language = scene.language;
    let rating = verdict.title_rating.as_ref().filter(|_| verdict.held.is_none());
    html! {
        <>
            { numbers(scene, verdict) }
            { nearest(scene, verdict) }
            <h3>{ scene.say(Label::Why) }</h3>
            <ul class="checks">
                { for sorted(&verdict.checks).into_iter().map(|check| check_view(scene, check)) }
            </ul>
            if verdict.credited_games.is_some() || rating.is_some() || !verdict.remarks.is_empty() {
                <ul class="remarks">
                    if let Some(games) = verdict.credited_games {
                        <li>{ language.credited(games) }</li>
                    }
                    { for verdict.remarks.iter().map(|remark| html! { <li>{ language.remark(remark) }</li> }) }
                    if let Some(check) = rating {
                        <li>{ language.title_rating(check) }</li>
                    }
                </ul>
            }
        </>
    }
}

/// What fails or is open first: that is what people look for.
fn sorted(checks: &[Check]) -> Vec<&Check> {
    let mut sorted: Vec<&Check> = checks.iter().collect();
    sort_short(&mut sorted, |check| match check.state {
        CheckState::Short => 0,
        CheckState::Unknown => 1,
        CheckState::Open => 2,
        CheckState::Met | CheckState::Waived => 3,
    });
    sorted
}

/// Points, average and performance, large.
fn numbers(scene: Scene<'_>, verdict: &Verdict) -> Html {
    let Some(facts) = verdict.performance else { return Html::default() };
    let needed = verdict.points_needed.map(|points| format!("{} {points}", scene.say(Label::Need)));
    let need_of = |subject: Subject| {
        let check = verdict.checks.iter().find(|check| check.subject == subject)?;
        match check.need {
            Amount::Whole(need) => Some(format!("{} {need}", scene.say(Label::Need))),
            Amount::Halves(_) => None,
        }
    };
    let number = |label: Label, value: String, of: String, need: Option<String>| {
        html! {
            <div>
                <dt>{ scene.say(label) }</dt>
                <dd><b>{ value }</b>{ of }</dd>
                <dd><small>{ need.unwrap_or_default() }</small></dd>
            </div>
        }
    };
    html! {
        <dl class="numbers">
            { number(Label::Points, facts.points.to_string(), format!("/{}", facts.games), needed) }
            { number(Label::Average, facts.average.to_string(), String::new(),
                need_of(Subject::Average)) }
            { number(Label::Performance, facts.rating.to_string(), String::new(),
                need_of(Subject::Performance)) }
        </dl>
    }
}

fn nearest(scene: Scene<'_>, verdict: &Verdict) -> Html {
    // Further alternatives ask for more and more; two are what a reader can use.
    let shown = verdict.nearest_yes.iter().take(2);
    // What a pending norm still needs is said in its sentence already.
    if verdict.nearest_yes.is_empty() || verdict.state == State::InReach {
        return Html::default();
    }
    html! {
        <div class="nearest">
            <h3>{ scene.say(Label::NearestYes) }</h3>
            { for shown.enumerate().map(|(place, changes)| html! {
                <p>
                    if place > 0 {
                        <i>{ scene.say(Label::Or) }{ " " }</i>
                    }
                    { scene.language.changes(changes) }
                </p>
            }) }
        </div>
    }
}

fn check_view(scene: Scene<'_>, check: &Check) -> Html {
    let language = scene.language;
    let (class, sign) = match check.state {
        CheckState::Met => ("good", "✓"),
        CheckState::Short => ("bad", "✕"),
        CheckState::Waived => ("good", "–"),
        CheckState::Unknown => ("open", "?"),
        CheckState::Open => ("open", "○"),
    };
    let clause = match &check.waived_by {
        Some(waiver) => format!("{} · {waiver}", check.clause),
        None => check.clause.to_string(),
    };
    html! {
        <li class={class} data-subject={check.subject.code()} data-state={check.state.code()}>
            <span class="sign" aria-hidden="true">{ sign }</span>
            <span class="subject">
                { language.subject(&check.subject) }
                <span class="unseen">{ ", " }{ language.check_state(check.state) }</span>
                { " " }
                <span class="clause" title={clause_title(scene, check)}>{ clause }{ check.sure.sign() }</span>
            </span>
            <span class="amounts">
                if check.state == CheckState::Waived {
                    { language.check_state(check.state) }
                } else {
                    { language.have_and_need(check) }
                }
            </span>
        </li>
    }
}

fn clause_title(scene: Scene<'_>, check: &Check) -> String {
    let language = scene.language;
    let note = check.note.as_ref().map_or_else(String::new, |note| format!(". {}", language.local(note)));
    format!("{} {}: {}{note}", scene.say(Label::Clause), check.clause, language.sure(check.sure))
}

/// The titles by rating need a line each.
fn ratings(scene: Scene<'_>, verdicts: &[&Verdict]) -> Html {
    let wanted: Vec<&Verdict> = verdicts.iter().copied().filter(|verdict| verdict.held.is_none()).collect();
    if wanted.is_empty() {
        return Html::default();
    }
    html! {
        <details class="more-awards">
            <summary>
                <h2>{ scene.say(Label::TitleByRating) }</h2>
                <span class="summary-names">{ names(&wanted) }</span>
                <span class="chevron" aria-hidden="true"></span>
            </summary>
            { for wanted.iter().map(|verdict| rating(scene, verdict)) }
        </details>
    }
}

fn rating(scene: Scene<'_>, verdict: &Verdict) -> Html {
    let Award::Title(_) = verdict.award else { return Html::default() };
    html! {
        <div class="rating-row" data-award={verdict.award.code()} data-state={verdict.state.code()}>
            <h3 title={scene.language.award_in_full(verdict.award)}>{ verdict.award.code() }</h3>
            { pill(scene, verdict) }
            <p>{ scene.language.summary(verdict) }</p>
        </div>
    }
}

/// What the verdicts rest on: the edition, what was taken for granted, how sure the figures are, what is not seen.
pub(super) fn basis(scene: Scene<'_>) -> Html {
    let Some(judgement) = scene.judgement() else { return Html::default() };
    let language = scene.language;
    let head = &judgement.edition.head;
    let unseen: Vec<&str> = Unseen::ALL.iter().map(|unseen| language.unseen(*unseen)).collect();
    let rests_on = |sure: Sure| {
        judgement.verdicts.iter().any(|verdict| verdict.checks.iter().any(|check| check.sure == sure))
    };
    let weaker: Vec<Sure> =
        [Sure::Derived, Sure::Reported, Sure::Recalled].into_iter().filter(|sure| rests_on(*sure)).collect();
    html! {
        <div class="basis">
            <p>{ scene.say(Label::JudgedBy) }{ " " }<b>{ language.local(&head.name) }</b></p>
            <p>{ language.assumptions(&judgement.premises) }</p>
            if !weaker.is_empty() {
                <p>
                    { scene.say(Label::WeakerFigures) }
                    { for weaker.into_iter().enumerate().map(|(place, sure)| html! {
                        <>
                            { if place == 0 { " " } else { "; " } }
                            <b>{ sure.sign() }</b>{ " " }{ language.sure(sure) }
                        </>
                    }) }
                    { ". " }{ scene.say(Label::Source) }{ ": " }{ language.local(&head.source) }
                </p>
            }
            <p>{ scene.say(Label::NotSeen) }{ " " }{ unseen.join(", ") }{ "." }</p>
        </div>
    }
}
