//! The editions at hand, and the choice of one by date.

use std::sync::{Arc, OnceLock};

use super::{ChosenBy, Edition, RatingTables, Regulation, read_edition};
use crate::chess::{Date, Event};

const RATING_TABLES: &str = include_str!("../../rules/fide-rating-tables.json");

/// The files of the editions that come with the program, by regulation, the oldest first.
const BUILT_IN: [&str; 10] = [
    include_str!("../../rules/fide-2009.json"),
    include_str!("../../rules/fide-2013.json"),
    include_str!("../../rules/fide-2014.json"),
    include_str!("../../rules/fide-2017.json"),
    include_str!("../../rules/fide-2022.json"),
    include_str!("../../rules/fide-2023.json"),
    include_str!("../../rules/fide-2024.json"),
    include_str!("../../rules/evsk-2012.json"),
    include_str!("../../rules/evsk-2014.json"),
    include_str!("../../rules/evsk-2022.json"),
];

/// The editions at hand.
#[derive(Clone, Debug)]
pub struct Library {
    editions: Vec<Arc<Edition>>,
    tables: Arc<RatingTables>,
}

/// How well the chosen edition fits the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It was in force on the day that decides.
    InForce,
    /// It was in force on another day of the event; the one that decides is not given.
    ByOtherDay,
    /// The event has no date: the newest edition was taken.
    NoDate,
    /// No edition at hand was in force on this day: the nearest was taken.
    Nearest(Date),
}

/// An edition, chosen.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The edition.
    pub edition: Arc<Edition>,
    /// How well it fits.
    pub fit: Fit,
    /// The day by which it was chosen.
    pub day: Option<Date>,
}

/// The file of a built-in edition.
pub fn built_in_text(id: &str) -> Option<&'static str> {
    let place = Library::built_in().editions.iter().position(|edition| &*edition.head.id == id)?;
    BUILT_IN.get(place).copied()
}

impl Library {
    /// The editions that come with the program.
    pub fn built_in() -> &'static Library {
        static LIBRARY: OnceLock<Library> = OnceLock::new();
        LIBRARY.get_or_init(|| {
            let editions = BUILT_IN.iter().filter_map(|text| read_edition(text).ok()).map(Arc::new).collect();
            // A test reads every built-in file, so nothing is ever left out here.
            let tables = RatingTables::read(RATING_TABLES).unwrap_or_default();
            Library { editions, tables: Arc::new(tables) }
        })
    }

    /// Every edition: those that were added, the last one first, then the built-in ones.
    pub fn editions(&self) -> &[Arc<Edition>] {
        &self.editions
    }

    /// The edition of an id.
    pub fn edition(&self, id: &str) -> Option<&Arc<Edition>> {
        self.editions.iter().find(|edition| &*edition.head.id == id)
    }

    /// The tables of the rating regulations.
    pub fn tables(&self) -> &Arc<RatingTables> {
        &self.tables
    }

    /// Adds an edition, which from now on judges before the others; one with the same id is replaced.
    pub fn add(&mut self, edition: Edition) {
        self.editions.retain(|other| other.head.id != edition.head.id);
        self.editions.insert(0, Arc::new(edition));
    }

    /// The edition that judges an event, of those that can: `None` when none can.
    ///
    /// `as_of` takes the place of a day that the event does not tell.
    pub fn choose(
        &self,
        event: &Event,
        as_of: Option<Date>,
        can_judge: &dyn Fn(&Regulation) -> bool,
    ) -> Option<Choice> {
        let mut nearest: Option<(i32, Choice)> = None;
        let mut newest: Option<&Arc<Edition>> = None;
        for edition in self.editions.iter().filter(|edition| can_judge(&edition.regulation)) {
            let head = &edition.head;
            // A day of the event that does not decide by itself is still better than none.
            let (first, second) = match head.chosen_by {
                ChosenBy::Start => (event.start, event.end),
                ChosenBy::End => (event.end, event.start),
            };
            if newest.is_none_or(|other| other.head.valid_from < head.valid_from) {
                newest = Some(edition);
            }
            let Some(day) = first.known().or(second.known()).or(as_of) else { continue };
            let choice = |fit| Choice { edition: edition.clone(), fit, day: Some(day) };
            let distance = match head.valid_to {
                _ if day < head.valid_from => head.valid_from.days_since(day),
                Some(to) if day > to => day.days_since(to),
                _ if first.is_known() || !second.is_known() => return Some(choice(Fit::InForce)),
                _ => return Some(choice(Fit::ByOtherDay)),
            };
            if nearest.as_ref().is_none_or(|(best, _)| distance < *best) {
                nearest = Some((distance, choice(Fit::Nearest(day))));
            }
        }
        nearest.map(|(_, choice)| choice).or_else(|| {
            newest.map(|edition| Choice { edition: edition.clone(), fit: Fit::NoDate, day: None })
        })
    }
}
