//! What is on the page: the text, what was read in it, the table as edited, the verdicts.

use norma::chess::Card;
use norma::import::{self, Content, Draft, DraftNote, Field, Note, Reading, RowField, Stated};
use norma::rules::Library;
use norma::verdict::Judgement;

/// Cards to try the page with; all names are made up.
pub(crate) const EXAMPLES: [&str; 4] = [
    include_str!("examples/norm.txt"),
    include_str!("examples/pending.txt"),
    include_str!("examples/ratings.txt"),
    include_str!("examples/kms.txt"),
];

/// Which way a round moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Up,
    Down,
}

/// The sheet: text, table, verdicts.
pub(crate) struct Sheet {
    /// What judges.
    library: Library,
    /// The text as it stands in the text area.
    text: String,
    /// What was read in the text; `None` before any text.
    reading: Option<Reading>,
    /// The player chosen in a tournament, or the card chosen among several.
    chosen: Option<usize>,
    /// The table and the forms, as typed.
    draft: Draft,
    /// What there is to say about their fields.
    field_notes: Vec<DraftNote>,
    /// The same, checked.
    card: Card,
    judgements: Vec<Judgement>,
    /// Whether somebody edited the table since the text was read.
    edited: bool,
    /// What was there before something else took its place.
    replaced: Option<Before>,
}

/// A table and its text, to go back to.
struct Before {
    text: String,
    draft: Draft,
}

impl Sheet {
    /// A blank sheet.
    pub(crate) fn new(library: Library) -> Sheet {
        Sheet {
            library,
            text: String::new(),
            reading: None,
            chosen: None,
            draft: Draft::default(),
            field_notes: Vec::new(),
            card: Card::default(),
            judgements: Vec::new(),
            edited: false,
            replaced: None,
        }
    }

    /// Takes other editions for judges.
    pub(crate) fn judge_by(&mut self, library: Library) {
        self.library = library;
        self.judge();
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn draft(&self) -> &Draft {
        &self.draft
    }

    pub(crate) fn card(&self) -> &Card {
        &self.card
    }

    pub(crate) fn judgements(&self) -> &[Judgement] {
        &self.judgements
    }

    pub(crate) fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    pub(crate) fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    pub(crate) fn notes(&self) -> &[Note] {
        self.reading.as_ref().map_or(&[], |reading| &reading.notes)
    }

    pub(crate) fn stated(&self) -> Stated {
        self.reading.as_ref().map(|reading| reading.stated).filter(|_| !self.edited).unwrap_or_default()
    }

    pub(crate) fn field_notes(&self) -> &[DraftNote] {
        &self.field_notes
    }

    /// Whether there is a table to show.
    pub(crate) fn has_rows(&self) -> bool {
        !self.draft.rows.is_empty()
    }

    /// Whether there is nothing at all.
    pub(crate) fn is_blank(&self) -> bool {
        self.draft == Draft::default()
    }

    pub(crate) fn can_undo(&self) -> bool {
        self.replaced.is_some()
    }

    /// The names to choose from: the players of a tournament, or several cards.
    pub(crate) fn choices(&self) -> Vec<String> {
        match self.reading.as_ref().map(|reading| &reading.content) {
            Some(Content::Tournament(tournament)) => {
                tournament.entrants.iter().map(|entrant| entrant.player.name.clone()).collect()
            }
            Some(Content::Cards(cards)) if cards.len() > 1 => {
                cards.iter().map(|card| card.player.name.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn read_text(&mut self, text: String) {
        let reading = import::read(&text);
        self.take(text, reading);
    }

    /// Reads a clipboard that holds a table.
    pub(crate) fn read_clipboard(&mut self, plain: String, html: &str) {
        let reading = import::read_clipboard(html, &plain);
        self.take(plain, reading);
    }

    fn take(&mut self, text: String, reading: Reading) {
        let chosen = match &reading.content {
            Content::Tournament(_) => reading.likely_player(),
            Content::Cards(_) => Some(0),
            Content::Nothing => None,
        };
        self.keep_edits();
        self.text = text;
        self.reading = Some(reading);
        self.edited = false;
        match chosen {
            Some(place) => self.choose(place),
            None => {
                self.chosen = None;
                self.draft = Draft::default();
                self.judge();
            }
        }
    }

    /// Takes a player of the tournament, or one card of several.
    pub(crate) fn choose(&mut self, place: usize) {
        self.keep_edits();
        let draft = self.reading.as_ref().and_then(|reading| match &reading.content {
            Content::Tournament(tournament) => tournament.card_of(place).as_ref().map(Draft::of),
            _ => reading.drafts.get(place).cloned(),
        });
        self.chosen = Some(place);
        self.draft = draft.unwrap_or_default();
        self.edited = false;
        self.judge();
    }

    /// The card of an earlier visit.
    pub(crate) fn restore(&mut self, card: &Card) {
        self.draft = Draft::of(card);
        self.edited = true;
        self.judge();
    }

    pub(crate) fn set(&mut self, field: Field, text: String) {
        if let Some(place) = self.draft.get_mut(field) {
            *place = text;
        }
        self.edit();
    }

    /// Adds a round after the last, to be played.
    pub(crate) fn add_row(&mut self) {
        let next = self.card.games.iter().map(|game| game.round).max().unwrap_or(0).saturating_add(1);
        let mut row = import::PastedRow::default();
        *row.get_mut(RowField::Round) = next.to_string();
        *row.get_mut(RowField::Result) = "?".to_owned();
        self.draft.rows.push(row);
        self.edit();
    }

    pub(crate) fn remove_row(&mut self, place: usize) {
        if place < self.draft.rows.len() {
            self.keep();
            self.draft.rows.remove(place);
            self.edit();
        }
    }

    /// Moves a round past its neighbour; the two change their numbers with their places.
    pub(crate) fn move_row(&mut self, place: usize, direction: Direction) {
        let other = match direction {
            Direction::Up => place.checked_sub(1),
            Direction::Down => Some(place + 1),
        };
        let Some(other) = other.filter(|other| *other < self.draft.rows.len()) else { return };
        self.draft.rows.swap(place, other);
        let (low, high) = (place.min(other), place.max(other));
        let (before, after) = self.draft.rows.split_at_mut(high);
        if let (Some(first), Some(second)) = (before.get_mut(low), after.first_mut()) {
            std::mem::swap(&mut first.round, &mut second.round);
        }
        self.edit();
    }

    pub(crate) fn swap_ratings(&mut self) {
        self.draft.swap_ratings();
        self.edit();
    }

    pub(crate) fn undo(&mut self) {
        if let Some(Before { text, draft }) = self.replaced.take() {
            self.text = text;
            self.draft = draft;
            self.edit();
        }
    }

    /// Clears everything; what was there can be brought back.
    pub(crate) fn start_over(&mut self) {
        self.keep();
        let blank = Sheet::new(self.library.clone());
        *self = Sheet { replaced: self.replaced.take(), ..blank };
    }

    fn keep(&mut self) {
        self.replaced = Some(Before { text: self.text.clone(), draft: self.draft.clone() });
    }

    /// What was typed into the table is not in the text: it is kept before something else takes its place.
    fn keep_edits(&mut self) {
        if self.edited && self.has_rows() {
            self.keep();
        }
    }

    fn edit(&mut self) {
        self.edited = true;
        self.judge();
    }

    fn judge(&mut self) {
        (self.card, self.field_notes) = self.draft.check();
        self.judgements = norma::check(&self.card, &self.library, None);
    }
}
