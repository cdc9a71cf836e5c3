//! What stands over a table: label and value, on the player and on the event.

use super::draft::{Draft, DraftEvent, DraftPlayer};
use super::grid::Row;
use super::labels::{Label, label};
use super::words;
use crate::chess::text::lowercase;
use crate::chess::{EventFormat, HalfPoints, Rating};

/// The facts found so far.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) player: DraftPlayer,
    pub(super) event: DraftEvent,
    pub(super) points: Option<HalfPoints>,
    pub(super) performance: Option<u16>,
    /// The rating that does not say which: taken as FIDE where no other is.
    plain_rating: String,
}

impl Facts {
    /// Takes a row of label and value; `false` when it is no such row.
    pub(super) fn take_row(&mut self, row: &Row) -> bool {
        let mut cells = row.cells.iter().map(|cell| cell.text.trim()).filter(|text| !text.is_empty());
        match (cells.next(), cells.next(), cells.next()) {
            (Some(label), Some(value), None) => self.take(label, value),
            // A label without its value, and the decoration around a table.
            (Some(text), None, None) => label(text).is_some() || self.take_line(text),
            _ => false,
        }
    }

    /// Takes `label: value`; `false` when it is no such line.
    pub(super) fn take_line(&mut self, line: &str) -> bool {
        let line = line.trim();
        match line.split_once('\t').or_else(|| line.split_once(": ")) {
            Some((label, value)) => self.take(label, value),
            None if self.take_summary(line) => true,
            None => {
                let line = lowercase(line);
                line.len() <= 60
                    && ["player info", "spielerinfo", "инфо игрока", "chess-results"]
                        .iter()
                        .any(|k| line.contains(k))
            }
        }
    }

    /// Takes `Rp 2601`, `мой рейтинг 2150`: a label, a blank and a number; `false` when it is no such line, and for
    /// a second rating.
    fn take_summary(&mut self, line: &str) -> bool {
        let Some((text, value)) = line.rsplit_once([' ', '\u{a0}']) else { return false };
        let text = text.trim_end_matches([' ', '=', '–', '—', '-']);
        let (first, rest) = text.split_once(' ').unwrap_or((text, text));
        let text = if is_own(first) { rest } else { text };
        if words::number::<u16>(value).is_none_or(|number| Rating::new(number.into()).is_err()) {
            return false;
        }
        let Some(label) = label(text) else { return false };
        let is_free = match label {
            Label::Performance => self.performance.is_none(),
            Label::Rating => self.plain_rating.is_empty(),
            Label::RatingFide => self.player.rating.is_empty(),
            Label::RatingNational => self.player.national_rating.is_empty(),
            _ => false,
        };
        if is_free {
            self.take_value(label, value);
        }
        is_free
    }

    /// Takes a value by its label; `false` when the label means nothing here.
    ///
    /// On a page the event's block comes before the player's, and a federation before any name is the host.
    pub(super) fn take(&mut self, text: &str, value: &str) -> bool {
        let known = label(text);
        if let Some(label) = known {
            self.take_value(label, value);
        }
        known.is_some()
    }

    /// Takes the value of a label.
    pub(super) fn take_value(&mut self, label: Label, value: &str) {
        let value = value.trim();
        let has_player = !self.player.name.is_empty();
        let put = |place: &mut String, value: &str| {
            if place.is_empty() {
                value.clone_into(place);
            }
        };
        match label {
            Label::Name => put(&mut self.player.name, value),
            Label::Event => put(&mut self.event.name, value),
            Label::Title => put(&mut self.player.title, value),
            Label::RankTitle => put(&mut self.player.rank, value),
            Label::Rating => put(&mut self.plain_rating, value),
            Label::RatingFide => put(&mut self.player.rating, value),
            Label::RatingNational => put(&mut self.player.national_rating, value),
            Label::Federation if has_player => put(&mut self.player.federation, value),
            Label::Federation => put(&mut self.event.host, value),
            Label::BirthYear => put(&mut self.player.birth_year, value),
            Label::Sex => put(&mut self.player.sex, value),
            Label::Points => self.points = words::half_points(value).or(self.points),
            Label::Performance => self.performance = words::number(value).or(self.performance),
            Label::Rounds => put(&mut self.event.rounds, value),
            Label::EventType => self.event_type(value),
            Label::Date => self.dates(value),
            // The same words head the town of an event.
            Label::Place if words::ordinal::<u16>(value).is_some() => put(&mut self.event.place, value),
            _ => {}
        }
    }

    fn event_type(&mut self, value: &str) {
        let value = lowercase(value);
        let is = |words: &[&str]| words.iter().any(|word| value.contains(word));
        let format = if is(&["team", "mannschaft", "команд", "equip"]) {
            EventFormat::Team
        } else if is(&[
            "round robin",
            "round-robin",
            "rundenturnier",
            "кругов",
            "todos contra",
            "toutes rondes",
        ]) {
            EventFormat::RoundRobin
        } else if is(&["swiss", "schweizer", "швейц", "suizo", "suíço", "suisse"]) {
            EventFormat::Swiss
        } else {
            return;
        };
        self.event.format = crate::chess::Code::code(format).to_owned();
    }

    /// `2026/08/01 to 2026/08/09`, or one day.
    fn dates(&mut self, value: &str) {
        let mut days = value.split_whitespace().filter_map(words::date);
        if let Some(start) = days.next() {
            self.event.start = start.to_string();
            self.event.end = days.next_back().unwrap_or(start).to_string();
        }
    }

    /// Puts the facts into a draft.
    pub(super) fn into_draft(mut self, draft: &mut Draft) {
        if self.player.rating.is_empty() {
            self.player.rating = self.plain_rating;
        }
        // A federation's cell of a head block may hold its name with the code in brackets.
        for text in [&mut self.player.federation, &mut self.event.host] {
            *text = words::federation(text).map(|f| f.to_string()).unwrap_or_default();
        }
        // A year of birth of 0, a rating of no sense: the block is furniture, not what the person typed.
        if words::birth_year(&self.player.birth_year).is_none() {
            self.player.birth_year.clear();
        }
        if words::number::<u8>(&self.event.rounds).is_none() {
            self.event.rounds.clear();
        }
        draft.player = self.player;
        draft.event = self.event;
    }

    /// The stated performance, if it can be one.
    pub(super) fn stated_performance(&self) -> Option<u16> {
        self.performance.filter(|value| Rating::new(u32::from(*value)).is_ok())
    }
}

/// `my`, in front of a label.
fn is_own(word: &str) -> bool {
    matches!(
        lowercase(word).as_str(),
        "my" | "own" | "мой" | "моя" | "свой" | "mein" | "meine" | "mi" | "mon" | "ma"
    )
}
