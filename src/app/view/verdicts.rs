//! The verdicts: the headline in full, the others in a line each.

use norma::chess::order::sort_short;
use norma::locales::Label;
use norma::rules::Sure;
use norma::verdict::{Amount, Check, CheckState, Judgement, Route, State, Subject, System, Unseen, Verdict};
use yew::prelude::*;

use super::{Scene, systems, tables};
use crate::app::Message;

pub(super) fn view(scene: Scene<'_>) -> Html {
    if scene.app.sheet.judgements().is_empty() {
        return none(scene, Label::NoVerdict);
    }
    let systems = scene.app.settings.systems();
    let is_one = systems.len() == 1;
    match systems[..] {
        [] => none(scene, Label::NoSystem),
        _ => systems.into_iter().map(|system| system_view(scene, system, is_one)).collect(),
    }
}

fn none(scene: Scene<'_>, label: Label) -> Html {
    html! { <div class="sheet"><p class="verdict-none">{ scene.say(label) }</p></div> }
}

fn system_view(scene: Scene<'_>, system: System, is_one: bool) -> Html {
    let headline = scene.headline(system);
    let mut judgements: Vec<&Judgement> = scene.judged_by(system).collect();
    // The edition that tells most comes first.
    sort_short(&mut judgements, |judgement| judgement.headline() != headline);
    let are_many = judgements.len() > 1;
    html! {
        <section class="system" data-system={system.code()} aria-label={systems::name(scene, system)}>
            if !is_one {
                <h2 class="system-name">{ systems::name(scene, system) }</h2>
            }
            { for judgements.into_iter().map(|judgement| judgement_view(scene, judgement, are_many)) }
        </section>
    }
}

/// The verdicts by one edition, under what puts them in doubt. Where several judge, each says its name. Where all that it
/// judges is folded away, the warning is too.
fn judgement_view(scene: Scene<'_>, judgement: &Judgement, are_many: bool) -> Html {
    let warnings: Vec<String> = judgement
        .premises
        .iter()
        .filter(|premise| premise.is_warning())
        .map(|premise| scene.language.premise(premise))
        .collect();
    let is_named = are_many && warnings.is_empty();
    let intro = html! {
        <>
            { for warnings.into_iter().map(|text| html! { <p class="sheet warning">{ text }</p> }) }
            if is_named {
                <p class="edition-name">{ scene.language.local(&judgement.edition.head.name) }</p>
            }
        </>
    };
    let is_folded = judgement.system == System::Evsk
        && judgement.verdicts.iter().all(|verdict| fold_of(scene, judgement, verdict).is_some());
    let verdicts = match judgement.system {
        System::Fide => fide(scene, judgement),
        System::Evsk => evsk(scene, judgement, if is_folded { intro.clone() } else { Html::default() }),
    };
    html! {
        <>
            if !is_folded {
                { intro }
            }
            <div class="sheet verdicts" data-edition={judgement.edition.head.id.to_string()}>{ verdicts }</div>
        </>
    }
}

/// Under which line an award is folded away: those that bring nothing more, and those by place while nobody said what
/// kind of event it was.
fn fold_of(scene: Scene<'_>, judgement: &Judgement, best: &Verdict) -> Option<Label> {
    let is_headline = scene.headline(System::Evsk).is_some_and(|headline| headline.award == best.award);
    if is_headline {
        None
    } else if judgement.is_pointless(best.award) {
        Some(Label::LowerAwards)
    } else {
        best.waits_for_status().then_some(Label::ByPlace)
    }
}

fn fide(scene: Scene<'_>, judgement: &Judgement) -> Html {
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
            { for first.into_iter().chain(others).map(|verdict| award(scene, &[verdict])) }
            { folded(scene, Label::ForWomen, &waiting, &Html::default(), |verdict| award(scene, &[verdict])) }
            { ratings(scene, &by_rating) }
        </>
    }
}

/// An award in a line, whatever the number of ways to it, the headline first.
fn evsk(scene: Scene<'_>, judgement: &Judgement, intro: Html) -> Html {
    let headline = scene.headline(System::Evsk).map(|verdict| verdict.award);
    let awards = judgement.by_award();
    let under = |label: Option<Label>| -> Vec<&Verdict> {
        let best = awards.iter().filter_map(|routes| routes.first().copied());
        best.filter(|best| fold_of(scene, judgement, best) == label).collect()
    };
    let mut shown = under(None);
    sort_short(&mut shown, |best| Some(best.award) != headline);
    let view = |verdict: &Verdict| {
        let routes = awards.iter().find(|routes| routes.iter().any(|other| other.award == verdict.award));
        routes.map(|routes| award(scene, routes)).unwrap_or_default()
    };
    html! {
        <>
            { for shown.into_iter().map(view) }
            { for [Label::ByPlace, Label::LowerAwards].into_iter().map(|label| {
                folded(scene, label, &under(Some(label)), &intro, view)
            }) }
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

fn pill(scene: Scene<'_>, verdict: &Verdict, route: Route) -> Html {
    html! {
        <span class={classes!("state", class_of(verdict.state))}>
            <span aria-hidden="true">{ sign_of(verdict.state) }</span>
            { scene.language.state(verdict.state, route) }
        </span>
    }
}

/// An award with the ways to it, the most promising one first.
fn award(scene: Scene<'_>, routes: &[&Verdict]) -> Html {
    let Some(verdict) = routes.first() else { return Html::default() };
    let award = verdict.award;
    let is_open = scene.is_open(award);
    let id = format!("verdict-{}", award.code());
    let onclick = scene.link.callback(move |_| Message::Open(award));
    // With several ways to it, it is the award that is made, not the norm.
    let (name, said) = match routes {
        [only] => (scene.language.award(award, only.route), only.route),
        _ => (scene.language.award_in_short(award), Route::Place),
    };
    let full = scene.language.award_in_full(award);
    html! {
        <article key={award.code()} class={classes!("verdict", class_of(verdict.state), is_open.then_some("is-open"))}
            data-award={award.code()} data-route={verdict.route.code()} data-state={verdict.state.code()}>
            <h3>
                <button type="button" class="verdict-head" aria-expanded={is_open.to_string()}
                    aria-controls={id.clone()} {onclick}>
                    <span class="award">
                        { &name }
                        if is_open && full != name {
                            <small>{ full }</small>
                        }
                    </span>
                    { pill(scene, verdict, said) }
                    <span class="chevron" aria-hidden="true"></span>
                </button>
            </h3>
            <p class="say">
                if routes.len() > 1 {
                    <b>{ scene.language.route(verdict.route) }{ ": " }</b>
                }
                { sentence(scene, verdict) }
            </p>
            <div {id} hidden={!is_open}>
                if is_open {
                    { details(scene, verdict) }
                    { for routes.iter().skip(1).map(|verdict| route(scene, verdict)) }
                }
            </div>
        </article>
    }
}

/// Another way to the same award, behind a line that tells how it stands.
fn route(scene: Scene<'_>, verdict: &Verdict) -> Html {
    html! {
        <details class="route" data-route={verdict.route.code()} data-state={verdict.state.code()}>
            <summary>
                <h4>{ scene.language.route(verdict.route) }</h4>
                { pill(scene, verdict, verdict.route) }
                <span class="chevron" aria-hidden="true"></span>
            </summary>
            <p>{ sentence(scene, verdict) }</p>
            { details(scene, verdict) }
        </details>
    }
}

/// Whether sex is all that is missing, or the norm fails anyway.
fn waits_for_sex(verdict: &Verdict) -> bool {
    verdict.checks.iter().any(|check| check.subject == Subject::Sex && check.state == CheckState::Unknown)
}

/// Awards behind a line that names them.
fn folded(
    scene: Scene<'_>,
    label: Label,
    verdicts: &[&Verdict],
    intro: &Html,
    view: impl Fn(&Verdict) -> Html,
) -> Html {
    if verdicts.is_empty() {
        return Html::default();
    }
    html! {
        <details class="more-awards">
            <summary>
                <h3>{ scene.say(label) }</h3>
                <span class="summary-names">{ names(scene, verdicts) }</span>
                <span class="chevron" aria-hidden="true"></span>
            </summary>
            { intro.clone() }
            { for verdicts.iter().map(|verdict| view(verdict)) }
        </details>
    }
}

fn names(scene: Scene<'_>, verdicts: &[&Verdict]) -> String {
    let names: Vec<String> =
        verdicts.iter().map(|verdict| scene.language.award_in_short(verdict.award)).collect();
    names.join(", ")
}

fn sentence(scene: Scene<'_>, verdict: &Verdict) -> String {
    match verdict.held {
        Some(held) => scene.language.held(held),
        None => scene.language.summary(verdict),
    }
}

fn details(scene: Scene<'_>, verdict: &Verdict) -> Html {
    let language = scene.language;
    let title: Vec<String> = verdict
        .title_checks
        .iter()
        .filter(|_| verdict.held.is_none())
        .map(|check| language.title_check(check))
        .collect();
    html! {
        <>
            { numbers(scene, verdict) }
            { nearest(scene, verdict) }
            <h4>{ scene.say(Label::Why) }</h4>
            <ul class="checks">
                { for sorted(&verdict.checks).into_iter().map(|check| check_view(scene, check)) }
            </ul>
            if verdict.credited_games.is_some() || !title.is_empty() || !verdict.remarks.is_empty() {
                <ul class="remarks">
                    if let Some(games) = verdict.credited_games {
                        <li>{ language.credited(games) }</li>
                    }
                    { for verdict.remarks.iter().map(|remark| html! { <li>{ language.remark(remark) }</li> }) }
                    { for title.into_iter().map(|text| html! { <li>{ text }</li> }) }
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
            Amount::Halves(_) | Amount::Hundredths(_) => None,
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
            <h4>{ scene.say(Label::NearestYes) }</h4>
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
    folded(scene, Label::TitleByRating, &wanted, &Html::default(), |verdict| rating(scene, verdict))
}

fn rating(scene: Scene<'_>, verdict: &Verdict) -> Html {
    html! {
        <div class="rating-row" data-award={verdict.award.code()} data-state={verdict.state.code()}>
            <h4 title={scene.language.award_in_full(verdict.award)}>{ verdict.award.code() }</h4>
            { pill(scene, verdict, verdict.route) }
            <p>{ scene.language.summary(verdict) }</p>
        </div>
    }
}

/// What the verdicts rest on: the editions, what was taken for granted, how sure the figures are, what is not seen.
pub(super) fn basis(scene: Scene<'_>) -> Html {
    let judgements = scene.judgements();
    if judgements.is_empty() {
        return Html::default();
    }
    let unseen = Unseen::of(&scene.app.settings.systems());
    let unseen: Vec<&str> = unseen.into_iter().map(|unseen| scene.language.unseen(unseen)).collect();
    html! {
        <div class="basis">
            { for judgements.into_iter().map(|judgement| basis_of(scene, judgement)) }
            <p>{ scene.say(Label::NotSeen) }{ " " }{ unseen.join(", ") }{ "." }</p>
        </div>
    }
}

fn basis_of(scene: Scene<'_>, judgement: &Judgement) -> Html {
    let language = scene.language;
    let head = &judgement.edition.head;
    let rests_on = |sure: Sure| {
        judgement.verdicts.iter().any(|verdict| verdict.checks.iter().any(|check| check.sure == sure))
    };
    let weaker: Vec<Sure> =
        [Sure::Derived, Sure::Reported, Sure::Recalled].into_iter().filter(|sure| rests_on(*sure)).collect();
    let mut awards: Vec<&str> = judgement.verdicts.iter().map(|verdict| verdict.award.code()).collect();
    awards.dedup();
    html! {
        <>
            <p>
                { scene.say(Label::JudgedBy) }{ " " }{ tables::edition_link(scene, head) }
                { " (" }{ awards.join(", ") }{ ")" }
            </p>
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
        </>
    }
}
