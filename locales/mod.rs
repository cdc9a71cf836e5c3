//! Every sentence that a person reads, in English and Russian.
//!
//! A language is a module with one function for each kind of thing that has to be said. The matches in them are
//! exhaustive, so a sentence that one language lacks is an error of the compiler.

mod en;
mod ru;
mod tables;
mod words;

use crate::chess::text::upper;
use crate::chess::{AgeGroup, Discipline, EventFormat, EventKind, HalfPoints};
use crate::import::{Format, NoteKind};
use crate::rules::{EditionError, Head, LocalText, Sure};
use crate::verdict::{
    Amount, Award, Change, Check, CheckState, Missing, Premise, Remark, Role, Route, State, Subject, Unseen,
    Verdict,
};

pub use tables::TableWord;
pub use words::Label;

/// A language of the page and of the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

macro_rules! say {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty;)+) => {
        impl Language {
            $(
                $(#[$doc])*
                pub fn $name(self, $($arg: $type),*) -> $result {
                    match self {
                        Language::En => en::$name($($arg),*),
                        Language::Ru => ru::$name($($arg),*),
                    }
                }
            )+
        }
    };
}

say! {
    /// A number with decimals, which is written with a point.
    fn decimal(number: &str) -> String;
    /// When an edition is in force.
    fn dates(head: &Head) -> String;
    /// A word or sentence of the page that needs no arguments.
    fn label(label: Label) -> &'static str;
    /// A word or sentence of the tables of a regulation.
    fn table_word(word: TableWord) -> &'static str;
    /// A note on a pasted text.
    fn note(kind: &NoteKind) -> String;
    /// The place of a note: the line.
    fn line(line: u32) -> String;
    /// An age group, with the name that it has now.
    fn age_group(group: AgeGroup) -> &'static str;
    /// What a text was taken for.
    fn format(format: Format) -> &'static str;
    /// How many rounds were read.
    fn rounds_read(rounds: usize) -> String;
    /// So many points.
    fn points(points: HalfPoints) -> String;
    /// So many games.
    fn games(games: u16) -> String;
    /// The name of an award.
    fn award(award: Award, route: Route) -> String;
    /// The full name of the title.
    fn award_in_full(award: Award) -> &'static str;
    /// The name of an award without its route.
    fn award_in_short(award: Award) -> String;
    /// The route to an award.
    fn route(route: Route) -> &'static str;
    /// The state of a verdict, in a word or two.
    fn state(state: State, route: Route) -> &'static str;
    /// The state of a check, in a word.
    fn check_state(state: CheckState) -> &'static str;
    /// What a check asks.
    fn subject(subject: &Subject) -> String;
    /// What a check needs and what is there.
    fn have_and_need(check: &Check) -> String;
    /// The verdict in a sentence.
    fn summary(verdict: &Verdict) -> String;
    /// Changes that are needed together.
    fn changes(changes: &[Change]) -> String;
    /// What was not given and decides.
    fn missing(missing: &[Missing]) -> String;
    /// A remark.
    fn remark(remark: &Remark) -> String;
    /// What was taken for granted.
    fn premise(premise: &Premise) -> String;
    /// What no card can tell.
    fn unseen(unseen: Unseen) -> &'static str;
    /// What became of a round.
    fn role(role: &Role) -> String;
    /// How sure a figure is.
    fn sure(sure: Sure) -> &'static str;
    /// A format of event.
    fn event_format(format: EventFormat) -> &'static str;
    /// A kind of event.
    fn event_kind(kind: EventKind) -> &'static str;
    /// A discipline.
    fn discipline(discipline: Discipline) -> &'static str;
    /// Why an edition file was refused.
    fn edition_error(error: &EditionError) -> String;
    /// What the norm counts as.
    fn credited(games: u8) -> String;
    /// The rating that the title asks beside its norms.
    fn title_check(check: &Check) -> String;
    /// The award is already held, or one above it.
    fn held(held: Award) -> String;
    /// The performance that the pasted text states differs from the one computed.
    fn performance_differs(stated: u16, found: i32) -> String;
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::En, Language::Ru];

    /// The code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Ru => "Русский",
        }
    }

    /// The language of a tag as browsers and systems write it (`ru`, `ru-RU`, `en_GB.UTF-8`); `None` for others.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// What was taken for granted, in one sentence; none where nothing was.
    pub fn assumptions(self, premises: &[Premise]) -> String {
        let assumed = premises.iter().filter(|premise| !premise.is_warning());
        let assumed: Vec<String> = assumed.map(|premise| self.premise(premise)).collect();
        if assumed.is_empty() {
            return String::new();
        }
        format!("{}: {}.", self.label(Label::Taken), assumed.join("; "))
    }

    /// The text of an edition file in this language.
    pub fn local(self, text: &LocalText) -> &str {
        match self {
            Language::En => &text.en,
            Language::Ru => &text.ru,
        }
    }
}

/// Rounds as a reader wants them: `1–5, 7`.
fn ranges(rounds: &[u8]) -> String {
    let mut text = String::new();
    let mut rest = rounds;
    while let Some((&first, _)) = rest.split_first() {
        let run =
            rest.iter().zip(first..).take_while(|(round, expected)| **round == *expected).count().max(1);
        let last = rest.get(run - 1).copied().unwrap_or(first);
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&first.to_string());
        if run > 1 {
            text.push_str(if run == 2 { ", " } else { "–" });
            text.push_str(&last.to_string());
        }
        rest = rest.get(run..).unwrap_or_default();
    }
    text
}

/// What is missing of opponents, by kind, with the rounds.
#[derive(Default)]
struct MissingRounds {
    titles: Vec<u8>,
    ratings: Vec<u8>,
    federations: Vec<u8>,
    scored: Vec<u8>,
    ranks: Vec<u8>,
    sexes: Vec<u8>,
}

impl MissingRounds {
    fn of(missing: &[Missing]) -> MissingRounds {
        let mut rounds = MissingRounds::default();
        for one in missing {
            match one {
                Missing::OpponentTitle(round) => rounds.titles.push(*round),
                Missing::OpponentRating(round) => rounds.ratings.push(*round),
                Missing::OpponentFederation(round) => rounds.federations.push(*round),
                Missing::OpponentScored(round) => rounds.scored.push(*round),
                Missing::OpponentRank(round) => rounds.ranks.push(*round),
                Missing::OpponentSex(round) => rounds.sexes.push(*round),
                _ => {}
            }
        }
        rounds
    }
}

/// What a check has, and what it may have at best.
fn have_text(check: &Check) -> String {
    match (check.have, check.at_best) {
        (None, _) => "?".to_owned(),
        (Some(have), Some(best)) if best != have => format!("{}–{}", amount(have), amount(best)),
        (Some(have), _) => amount(have),
    }
}

/// What a check needs, and what it may need where something was not given.
fn need_text(check: &Check) -> String {
    match check.need_at_most {
        Some(most) => format!("{}–{}", amount(check.need), amount(most)),
        None => amount(check.need),
    }
}

/// The reasons why an award is not made, as one sentence.
fn failing(verdict: &Verdict, shortfall: fn(&Check) -> String) -> String {
    let short = verdict.checks.iter().filter(|check| check.state == CheckState::Short);
    let reasons: Vec<String> = short.map(shortfall).collect();
    if reasons.is_empty() { String::new() } else { format!("{}.", capital(&reasons.join("; "))) }
}

/// Conditions that hold or not, without a number.
fn is_plain(subject: &Subject) -> bool {
    matches!(
        subject,
        Subject::WholeEventMix
            | Subject::WonOfRoundRobin
            | Subject::EightPlusOne
            | Subject::OneGameARound
            | Subject::LastRoundLoss
            | Subject::TailOfRoundRobin
            | Subject::StandardTimeControl
            | Subject::Sex
            | Subject::Discipline
            | Subject::System
            | Subject::PlaceRow
            | Subject::OlympiadRules
            | Subject::CompositionTitle
            | Subject::OtherConditions
    )
}

/// Conditions that set a maximum.
fn is_most(check: &Check) -> bool {
    matches!(
        check.subject,
        Subject::OwnFederation
            | Subject::OneFederation(_)
            | Subject::Unrated
            | Subject::UnratedWithoutPoint
            | Subject::Rounds
            | Subject::MostGames
            | Subject::Place
    )
}

/// Whether an event is weaker than the band that a table has for it.
fn is_above_band(check: &Check) -> bool {
    check.have.zip(check.need_at_most).is_some_and(|(have, most)| have > most)
}

/// An amount as players write it.
fn amount(amount: Amount) -> String {
    match amount {
        Amount::Whole(value) => value.to_string(),
        Amount::Halves(value) => HalfPoints::new(u16::try_from(value).unwrap_or(0)).to_string(),
        Amount::Hundredths(value) => hundredths(value),
    }
}

/// A number of hundredths: `1.05`, `-12.40`.
fn hundredths(value: i32) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", value.abs() / 100, value.abs() % 100)
}

/// The questions of reading on which a verdict turns, and the parts of the regulation that nobody could get: nothing
/// that the reader could tell.
fn unanswerable(missing: &[Missing]) -> (Vec<Missing>, Vec<Missing>) {
    missing.iter().cloned().partition(|one| !matches!(one, Missing::Question(..) | Missing::NotAvailable(_)))
}

/// With a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| std::iter::once(upper(first)).chain(letters).collect())
}

/// A list with its last word: `a, b and c`.
fn join(parts: &[String], last: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{Language, ranges};
    use crate::chess::HalfPoints;

    #[test]
    fn rounds_are_joined_to_ranges() {
        let rows: [(&[u8], &str); 5] =
            [(&[], ""), (&[4], "4"), (&[1, 2], "1, 2"), (&[1, 2, 3, 5], "1–3, 5"), (&[2, 4, 6], "2, 4, 6")];
        for (rounds, expected) in rows {
            assert_eq!(ranges(rounds), expected);
        }
    }

    #[test]
    fn points_take_the_right_plural() {
        let rows = [
            (1, "½ point", "½ очка"),
            (2, "1 point", "1 очко"),
            (3, "1½ points", "1½ очка"),
            (4, "2 points", "2 очка"),
            (10, "5 points", "5 очков"),
            (11, "5½ points", "5½ очка"),
            (22, "11 points", "11 очков"),
            (42, "21 points", "21 очко"),
        ];
        for (half_points, english, russian) in rows {
            let points = HalfPoints::new(half_points);
            assert_eq!(Language::En.points(points), english);
            assert_eq!(Language::Ru.points(points), russian);
        }
    }

    #[test]
    fn languages_are_known_by_their_tags() {
        let rows = [
            ("ru-RU", Some(Language::Ru)),
            ("RU", Some(Language::Ru)),
            ("en_GB.UTF-8", Some(Language::En)),
            ("de", None),
            ("", None),
        ];
        for (tag, expected) in rows {
            assert_eq!(Language::from_tag(tag), expected, "{tag}");
        }
    }
}
