//! Article 1.3: titles for a rating.

use std::sync::Arc;

use crate::chess::{Card, Given, Sex, Title};
use crate::rules::{FideTitles, Figure, Sure};
use crate::verdict::{
    Amount, Award, Change, Check, CheckState, Missing, Route, State, Subject, System, Verdict,
};

/// 1.3: Fide Master 2300, Candidate Master 2200, and for women 2100 and 2000, reached in a published rating; from
/// July 2017 with at least 30 rated games.
///
/// `None` for titles that no rating brings.
pub(super) fn judge(card: &Card, title: Title, titles: &FideTitles, edition: &Arc<str>) -> Option<Verdict> {
    let player = &card.player;
    let award = &titles.award;
    let need = award.by_rating.value.of(title)?;
    let mut checks = vec![check(
        Subject::Rating,
        &award.by_rating,
        need,
        player.rating.known().map(|rating| rating.map_or(0, |rating| rating.get())),
    )];
    if let Some(games) = award.rated_games.value {
        checks.push(check(Subject::RatedGames, &award.rated_games, games, player.rated_games.known()));
    }
    if title.is_womens() {
        let sex = player.sex.known().map(|sex| u16::from(sex == Sex::Female));
        checks.push(check(Subject::Sex, &award.by_rating, 1, sex));
    }
    let state = state_of(&checks);
    Some(Verdict {
        award: Award::Title(title),
        system: System::Fide,
        route: Route::Rating,
        edition: Arc::clone(edition),
        state,
        held: held(player.title, title),
        points_needed: None,
        points_still_needed: None,
        credited_games: None,
        performance: None,
        account: Vec::new(),
        nearest_yes: if state == State::NotMet { vec![lacking(&checks)] } else { Vec::new() },
        missing: if state == State::Unknown { missing(&checks) } else { Vec::new() },
        rests_on: checks.iter().map(|check| check.sure).max().unwrap_or(Sure::Stated),
        checks,
        remarks: Vec::new(),
        title_checks: Vec::new(),
    })
}

/// The title of the applicant that makes another pointless.
pub(super) fn held(title: Given<Option<Title>>, award: Title) -> Option<Award> {
    title.known().flatten().filter(|held| held.covers(award)).map(Award::Title)
}

/// A check of the applicant's own number against a figure.
pub(super) fn check<T>(subject: Subject, figure: &Figure<T>, need: u16, have: Option<u16>) -> Check {
    let state = match have {
        None => CheckState::Unknown,
        Some(have) if have >= need => CheckState::Met,
        Some(_) => CheckState::Short,
    };
    Check {
        subject,
        clause: figure.clause.clone(),
        state,
        need: Amount::Whole(i32::from(need)),
        need_at_most: None,
        have: have.map(|have| Amount::Whole(i32::from(have))),
        at_best: None,
        waived_by: None,
        sure: figure.sure,
        note: figure.note.clone(),
    }
}

fn state_of(checks: &[Check]) -> State {
    let any = |state| checks.iter().any(|check| check.state == state);
    if any(CheckState::Short) {
        State::NotMet
    } else if any(CheckState::Unknown) {
        State::Unknown
    } else {
        State::Met
    }
}

fn missing(checks: &[Check]) -> Vec<Missing> {
    let unknown = checks.iter().filter(|check| check.state == CheckState::Unknown);
    unknown
        .map(|check| match check.subject {
            Subject::Rating => Missing::OwnRating,
            Subject::RatedGames => Missing::RatedGames,
            _ => Missing::Sex,
        })
        .collect()
}

fn lacking(checks: &[Check]) -> Vec<Change> {
    let short = checks.iter().filter(|check| check.state == CheckState::Short);
    short
        .filter_map(|check| {
            let (Amount::Whole(need), Some(Amount::Whole(have))) = (check.need, check.have) else {
                return None;
            };
            let more = u16::try_from(need - have).ok()?;
            match check.subject {
                Subject::Rating => Some(Change::Rating(more)),
                Subject::RatedGames => Some(Change::RatedGames(more)),
                _ => None,
            }
        })
        .collect()
}
