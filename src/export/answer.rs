//! The answer as JSON, contract version 1. Keys keep their meaning; more may be added.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::chess::{Card, HalfPoints};
use crate::import::{Note, write_json};
use crate::locales::Language;
use crate::verdict::{
    Amount, Award, Change, Check, Judgement, Missing, PerformanceFacts, Premise, Remark, Role, RoundAccount,
    Subject, System, Unseen, Verdict,
};

/// The version of the contract.
const CONTRACT: u8 = 1;

#[derive(Serialize)]
struct Answer<'a> {
    contract: u8,
    format: &'a str,
    notes: Vec<NoteJson>,
    cards: Vec<CardJson<'a>>,
}

#[derive(Serialize)]
struct NoteJson {
    line: Option<u32>,
    level: &'static str,
    code: &'static str,
    text: String,
}

#[derive(Serialize)]
struct CardJson<'a> {
    player: &'a str,
    /// The card as it was read, so that a reader can see how each line was taken.
    card: Box<RawValue>,
    /// What was taken for granted, in words.
    premises: Vec<PremiseJson<'a>>,
    verdicts: Vec<VerdictJson<'a>>,
    /// What no card can tell.
    not_seen: Vec<&'static str>,
}

/// What was taken for granted by one edition.
#[derive(Serialize)]
struct PremiseJson<'a> {
    code: &'static str,
    edition: &'a str,
    text: String,
}

/// A thing with its code and its sentence.
#[derive(Serialize)]
struct Coded {
    code: &'static str,
    text: String,
}

#[derive(Serialize)]
struct VerdictJson<'a> {
    award: &'static str,
    system: &'static str,
    route: &'static str,
    edition: &'a str,
    state: &'static str,
    summary: String,
    held: Option<&'static str>,
    points_needed: Option<Box<RawValue>>,
    points_still_needed: Option<Box<RawValue>>,
    credited_games: Option<u8>,
    ignored_rounds: Vec<u8>,
    performance: Option<PerformanceJson>,
    checks: Vec<CheckJson<'a>>,
    title_rating: Option<CheckJson<'a>>,
    /// Everything that the title asks beside the norm.
    title_checks: Vec<CheckJson<'a>>,
    rounds: Vec<RoundJson>,
    nearest_yes: Vec<Vec<Coded>>,
    missing: Vec<MissingJson>,
    remarks: Vec<Coded>,
    rests_on: &'static str,
}

#[derive(Serialize)]
struct PerformanceJson {
    games: u16,
    points: Box<RawValue>,
    ra: u16,
    percent: u16,
    dp: i16,
    rp: i32,
}

#[derive(Serialize)]
struct CheckJson<'a> {
    clause: &'a str,
    subject: &'static str,
    state: &'static str,
    need: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    need_at_most: Option<Box<RawValue>>,
    have: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_best: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    waived_by: Option<&'a str>,
    sure: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'a str>,
}

#[derive(Serialize)]
struct RoundJson {
    round: u8,
    role: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<String>,
    rating_used: Option<u16>,
    raised: bool,
}

#[derive(Serialize)]
struct MissingJson {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    text: String,
}

/// The answer on a pasted text: the cards in their order, each with its judgements.
pub fn write(format: &str, notes: &[Note], cards: &[(Card, Vec<Judgement>)], language: Language) -> String {
    let answer = Answer {
        contract: CONTRACT,
        format,
        notes: notes.iter().map(|note| note_json(note, language)).collect(),
        cards: cards.iter().map(|(card, judgements)| card_json(card, judgements, language)).collect(),
    };
    // Every value is a string, an integer, a list or a checked number: nothing here can fail.
    serde_json::to_string_pretty(&answer).unwrap_or_default()
}

fn note_json(note: &Note, language: Language) -> NoteJson {
    NoteJson {
        line: note.line,
        level: note.level.code(),
        code: note.what.code(),
        text: language.note(&note.what),
    }
}

fn card_json<'a>(card: &'a Card, judgements: &'a [Judgement], language: Language) -> CardJson<'a> {
    let premises = judgements.iter().flat_map(|judgement| {
        let edition = &*judgement.edition.head.id;
        judgement.premises.iter().map(move |premise| PremiseJson {
            code: premise_code(premise),
            edition,
            text: language.premise(premise),
        })
    });
    let systems: Vec<System> = judgements.iter().map(|judgement| judgement.system).collect();
    let verdicts = judgements.iter().flat_map(|judgement| &judgement.verdicts);
    CardJson {
        player: &card.player.name,
        card: raw(write_json(card)),
        premises: premises.collect(),
        verdicts: verdicts.map(|verdict| verdict_json(verdict, language)).collect(),
        not_seen: Unseen::of(&systems).into_iter().map(|unseen| language.unseen(unseen)).collect(),
    }
}

fn verdict_json(verdict: &Verdict, language: Language) -> VerdictJson<'_> {
    VerdictJson {
        award: verdict.award.code(),
        system: verdict.system.code(),
        route: verdict.route.code(),
        edition: &verdict.edition,
        state: verdict.state.code(),
        summary: language.summary(verdict),
        held: verdict.held.map(Award::code),
        points_needed: verdict.points_needed.map(points),
        points_still_needed: verdict.points_still_needed.map(points),
        credited_games: verdict.credited_games,
        ignored_rounds: verdict.ignored_rounds().collect(),
        performance: verdict.performance.as_ref().map(performance_json),
        checks: verdict.checks.iter().map(|check| check_json(check, language)).collect(),
        title_rating: verdict
            .title_checks
            .iter()
            .find(|check| matches!(check.subject, Subject::Rating | Subject::LastDayRating))
            .map(|check| check_json(check, language)),
        title_checks: verdict.title_checks.iter().map(|check| check_json(check, language)).collect(),
        rounds: verdict.account.iter().map(round_json).collect(),
        nearest_yes: verdict
            .nearest_yes
            .iter()
            .map(|changes| changes.iter().map(|change| change_json(change, language)).collect())
            .collect(),
        missing: verdict.missing.iter().map(|missing| missing_json(missing, language)).collect(),
        remarks: verdict
            .remarks
            .iter()
            .map(|remark| Coded { code: remark_code(remark), text: language.remark(remark) })
            .collect(),
        rests_on: verdict.rests_on.code(),
    }
}

fn performance_json(facts: &PerformanceFacts) -> PerformanceJson {
    PerformanceJson {
        games: facts.games,
        points: points(facts.points),
        ra: facts.average,
        percent: facts.percent,
        dp: facts.dp,
        rp: facts.rating,
    }
}

fn check_json(check: &Check, language: Language) -> CheckJson<'_> {
    CheckJson {
        clause: check.clause.as_str(),
        subject: check.subject.code(),
        state: check.state.code(),
        need: amount(check.need),
        need_at_most: check.need_at_most.map(amount),
        have: check.have.map(amount),
        at_best: check.at_best.map(amount),
        waived_by: check.waived_by.as_ref().map(|clause| clause.as_str()),
        sure: check.sure.code(),
        note: check.note.as_ref().map(|note| language.local(note)),
    }
}

fn round_json(account: &RoundAccount) -> RoundJson {
    let (role, clause) = match &account.role {
        Role::Counted => ("counted", None),
        Role::CountedAsLoss(clause) => ("counted_as_loss", Some(clause)),
        Role::LeftOutWon(clause) => ("left_out_won", Some(clause)),
        Role::LeftOutAfter(clause) => ("left_out_after", Some(clause)),
        Role::NotOverTheBoard(clause) => ("not_over_the_board", Some(clause)),
        Role::NoMember(clause) => ("no_member", Some(clause)),
        Role::UnratedWithoutPoint(clause) => ("unrated_without_point", Some(clause)),
        Role::Pending => ("pending", None),
    };
    RoundJson {
        round: account.round,
        role,
        clause: clause.map(ToString::to_string),
        rating_used: account.rating_used,
        raised: account.raised,
    }
}

fn change_json(change: &Change, language: Language) -> Coded {
    let code = match change {
        Change::Points(_) => "points",
        Change::PointsFromPending(..) => "points_from_pending",
        Change::Average(_) => "average",
        Change::Games(_) => "games",
        Change::Titled(_) => "titled_opponents",
        Change::Level(..) => "level_titles",
        Change::ForeignFederations(_) => "foreign_federations",
        Change::FewerOwn(_) => "fewer_own_federation",
        Change::FewerOf(..) => "fewer_one_federation",
        Change::FewerUnrated(_) => "fewer_unrated",
        Change::Exemption(..) => "exemption",
        Change::Rating(_) => "rating",
        Change::RatedGames(_) => "rated_games",
        Change::RatedOpponents(_) => "rated_opponents",
        Change::RankedGames(_) => "ranked_games",
        Change::Place(_) => "place",
    };
    Coded { code, text: language.changes(std::slice::from_ref(change)) }
}

fn missing_json(missing: &Missing, language: Language) -> MissingJson {
    let (code, round) = match missing {
        Missing::OwnFederation => ("own_federation", None),
        Missing::Sex => ("sex", None),
        Missing::OwnRating => ("own_rating", None),
        Missing::RatedGames => ("rated_games", None),
        Missing::Host => ("host", None),
        Missing::OpponentRating(round) => ("opponent_rating", Some(*round)),
        Missing::OpponentTitle(round) => ("opponent_title", Some(*round)),
        Missing::OpponentFederation(round) => ("opponent_federation", Some(*round)),
        Missing::OpponentScored(round) => ("opponent_scored", Some(*round)),
        Missing::RoundTwice(round) => ("round_twice", Some(*round)),
        Missing::Reading(_) => ("reading", None),
        Missing::ExemptionReach(_) => ("exemption_reach", None),
        Missing::BirthYear => ("birth_year", None),
        Missing::LastDay => ("last_day", None),
        Missing::Rounds => ("rounds", None),
        Missing::Format => ("format", None),
        Missing::OwnNationalRating => ("own_national_rating", None),
        Missing::K => ("k", None),
        Missing::RatingEnd => ("rating_end", None),
        Missing::Coefficient => ("coefficient", None),
        Missing::OwnRank => ("own_rank", None),
        Missing::CompositionTitle => ("composition_title", None),
        Missing::CompositionResults => ("composition_results", None),
        Missing::Status => ("status", None),
        Missing::AgeGroup => ("age_group", None),
        Missing::Place => ("place", None),
        Missing::Field => ("field", None),
        Missing::FieldTooFew => ("field_too_few", None),
        Missing::MastersHigh => ("masters_high", None),
        Missing::StrongKms => ("strong_kms", None),
        Missing::EventAverage => ("event_average", None),
        Missing::OlympiadRules => ("olympiad_rules", None),
        Missing::OpponentRank(round) => ("opponent_rank", Some(*round)),
        Missing::OpponentSex(round) => ("opponent_sex", Some(*round)),
        Missing::Question(question, _) => (question.code(), None),
        Missing::NotAvailable(_) => ("not_available", None),
    };
    MissingJson { code, round, text: language.missing(std::slice::from_ref(missing)) }
}

fn premise_code(premise: &Premise) -> &'static str {
    match premise {
        Premise::NoDate => "no_date",
        Premise::ByOtherDay => "by_other_day",
        Premise::AssumedMembers => "assumed_members",
        Premise::OutsideEditions(..) => "outside_editions",
        Premise::AssumedSwiss => "assumed_swiss",
        Premise::AssumedOrdinary => "assumed_ordinary",
        Premise::AssumedStandard => "assumed_standard",
        Premise::AssumedNotBigSwiss => "assumed_not_big_swiss",
        Premise::AssumedRounds(_) => "assumed_rounds",
        Premise::LongEvent(..) => "long_event",
        Premise::NoDateOutdated(..) => "no_date_outdated",
    }
}

fn remark_code(remark: &Remark) -> &'static str {
    match remark {
        Remark::WithExemption(_) => "with_exemption",
        Remark::EightAndOne(..) => "eight_and_one",
        Remark::CompleteAfter(..) => "complete_after",
        Remark::OlympiadPerformance(..) => "olympiad_performance",
        Remark::CreditUnknown(..) => "credit_unknown",
        Remark::TableGap(..) => "table_gap",
        Remark::NoUnratedMaximum(..) => "no_unrated_maximum",
        Remark::RatingChange(_) => "rating_change",
        Remark::EditionNote(..) => "edition_note",
    }
}

fn points(points: HalfPoints) -> Box<RawValue> {
    halves(i32::from(points.get()))
}

fn amount(amount: Amount) -> Box<RawValue> {
    match amount {
        Amount::Whole(value) => raw(value.to_string()),
        Amount::Halves(value) => halves(value),
        Amount::Hundredths(value) => raw(format!("{}.{:02}", value.div_euclid(100), value.rem_euclid(100))),
    }
}

/// A number of halves as a JSON number, without a float on the way: 13 is `6.5`.
fn halves(halves: i32) -> Box<RawValue> {
    let half = if halves.rem_euclid(2) == 1 { ".5" } else { "" };
    raw(format!("{}{half}", halves.div_euclid(2)))
}

fn raw(number: String) -> Box<RawValue> {
    RawValue::from_string(number).unwrap_or_default()
}
