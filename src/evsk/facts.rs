//! The card as the sections of the classification see it.

use crate::answer::{Range, Truth};
use crate::chess::order::sort_short;
use crate::chess::{
    Card, Date, Discipline, EventFormat, Given, HalfPoints, Opponent, Outcome, Rank, RankGroup, Rating, Sex,
};
use crate::rules::evsk::{Answer, Evsk, Question, RatingSource, Thresholds};
use crate::rules::{Choice, RatingTables};

/// What is the same for all awards.
pub(super) struct Facts<'a> {
    pub(super) card: &'a Card,
    pub(super) evsk: &'a Evsk,
    pub(super) tables: &'a RatingTables,
    /// Standard where it is not given; a team event is of the team discipline.
    pub(super) discipline: Discipline,
    /// Swiss where it is not given.
    pub(super) format: EventFormat,
    pub(super) rounds: u8,
    /// The year in which the event ended, as far as it is known.
    pub(super) year: Range,
    entries: Vec<Entry<'a>>,
}

/// A round of the card.
pub(super) struct Entry<'a> {
    pub(super) round: u8,
    pub(super) outcome: Outcome,
    /// `None` for a bye, and while the round is not paired.
    pub(super) opponent: Option<&'a Opponent>,
}

impl<'a> Facts<'a> {
    pub(super) fn new(
        card: &'a Card,
        evsk: &'a Evsk,
        tables: &'a RatingTables,
        choice: &Choice,
    ) -> Facts<'a> {
        let event = &card.event;
        let format = event.format.known().unwrap_or(EventFormat::Swiss);
        let listed = card.games.iter().map(|game| game.round).max().unwrap_or(0);
        let rounds = event.rounds.known().map_or(listed, |rounds| rounds.max(listed));
        let mut entries: Vec<Entry<'a>> = card
            .games
            .iter()
            .map(|game| Entry { round: game.round, outcome: game.outcome, opponent: game.opponent.as_ref() })
            .collect();
        for round in 1..=rounds {
            if !entries.iter().any(|entry| entry.round == round) {
                entries.push(Entry { round, outcome: Outcome::Pending, opponent: None });
            }
        }
        sort_short(&mut entries, |entry| entry.round);
        let discipline = event.discipline_or_team(format);
        if discipline == Discipline::Composition {
            entries.clear();
        }
        Facts { card, evsk, tables, discipline, format, rounds, year: year(card, choice), entries }
    }

    pub(super) fn entries(&self) -> &[Entry<'a>] {
        &self.entries
    }

    pub(super) fn has_pending(&self) -> bool {
        self.entries.iter().any(|entry| entry.outcome == Outcome::Pending)
    }

    /// Whether a pending round has no opponent yet.
    pub(super) fn has_unpaired(&self) -> bool {
        self.entries.iter().any(|entry| entry.outcome == Outcome::Pending && entry.opponent.is_none())
    }

    /// A round that two games claim.
    pub(super) fn round_twice(&self) -> Option<u8> {
        let rounds = self.entries.iter().map(|entry| entry.round);
        rounds.clone().zip(rounds.skip(1)).find(|(one, next)| one == next).map(|(round, _)| round)
    }

    pub(super) fn has_forfeits(&self) -> bool {
        let is_forfeit = |outcome| matches!(outcome, Outcome::ForfeitWin | Outcome::ForfeitLoss);
        self.entries.iter().any(|entry| is_forfeit(entry.outcome))
    }

    /// A rating of the list that counts.
    pub(super) fn rating_of(
        &self,
        fide: Given<Option<Rating>>,
        national: Given<Option<Rating>>,
    ) -> Given<Option<Rating>> {
        match self.evsk.rating.value {
            RatingSource::Fide => fide,
            RatingSource::National => national,
        }
    }

    /// The applicant's rating on the first day.
    pub(super) fn own_rating(&self) -> Given<Option<Rating>> {
        self.rating_of(self.card.player.rating, self.card.player.national_rating)
    }

    pub(super) fn opponent_rating(&self, opponent: &Opponent) -> Given<Option<Rating>> {
        self.rating_of(opponent.rating, opponent.national_rating)
    }

    /// The number that holds for the applicant; where the sex is not given, one of two.
    pub(super) fn own(&self, thresholds: Thresholds) -> Range {
        by_sex(thresholds, self.card.player.sex)
    }
}

/// The year in which the event ended. An event may go on into the next year; without a date it is no earlier than the
/// edition.
fn year(card: &Card, choice: &Choice) -> Range {
    let year = |day: Date| i32::from(day.year());
    match (card.event.end, card.event.start, choice.day) {
        (Given::Known(end), ..) => Range::exactly(year(end)),
        (_, Given::Known(start), _) => Range { low: year(start), high: year(start) + 1 },
        (_, _, Some(day)) => Range::exactly(year(day)),
        _ => Range { low: year(choice.edition.head.valid_from), high: i32::MAX / 2 },
    }
}

/// Any rating that there is.
pub(super) fn any_rating() -> Range {
    Range { low: i32::from(Rating::LOWEST.get()), high: i32::from(Rating::HIGHEST.get()) }
}

/// The number that holds for a player; where the sex is not given, one of two.
pub(super) fn by_sex(thresholds: Thresholds, sex: Given<Sex>) -> Range {
    match sex {
        Given::Known(sex) => Range::exactly(i32::from(thresholds.of(sex))),
        Given::NotGiven => {
            Range::exactly(i32::from(thresholds.men)).or(Range::exactly(i32::from(thresholds.women)))
        }
    }
}

/// How pending games end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scenario {
    /// They are left out.
    Decided,
    /// All are lost, and opponents who are not known yet suit no rule.
    Worst,
    /// All are won, and opponents who are not known yet suit every rule.
    Best,
}

/// The card with an end for the pending games and an answer to every question of reading.
pub(super) struct View<'v> {
    pub(super) facts: &'v Facts<'v>,
    pub(super) scenario: Scenario,
    pub(super) takes: &'v [(Question, Answer)],
}

/// A game that counts.
#[derive(Clone, Copy)]
pub(super) struct Seen<'v> {
    pub(super) round: u8,
    pub(super) half_points: i32,
    /// `None` while it is not known.
    pub(super) opponent: Option<&'v Opponent>,
}

/// What is known of an opponent's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rated {
    /// So much.
    At(i32),
    /// Unrated.
    Not,
    /// Not given.
    Unknown,
}

impl<'v> View<'v> {
    /// The answer to a question of reading: the edition's own where nothing else is tried.
    pub(super) fn take(&self, question: Question) -> Option<Answer> {
        let taken = self.takes.iter().find(|(other, _)| *other == question).map(|(_, answer)| *answer);
        taken.or_else(|| self.facts.evsk.answers(question).first().copied())
    }

    pub(super) fn takes(&self, question: Question, answer: Answer) -> bool {
        self.take(question) == Some(answer)
    }

    /// The games that count: those over the board, and forfeits under one of the readings.
    pub(super) fn games(&self) -> Vec<Seen<'v>> {
        self.games_with(self.takes(Question::Forfeits, Answer::Counted))
    }

    /// The games over the board: what changes a rating, and what a team player has "in fact played".
    pub(super) fn played(&self) -> Vec<Seen<'v>> {
        self.games_with(false)
    }

    fn games_with(&self, forfeits: bool) -> Vec<Seen<'v>> {
        let half_points = |outcome: Outcome| match outcome {
            Outcome::Pending => match self.scenario {
                Scenario::Decided => None,
                Scenario::Worst => Some(HalfPoints::ZERO),
                Scenario::Best => Outcome::Win.points(),
            },
            Outcome::ForfeitWin | Outcome::ForfeitLoss if forfeits => outcome.points(),
            _ => outcome.over_the_board(),
        };
        self.facts
            .entries
            .iter()
            .filter_map(|entry| {
                let half_points = i32::from(half_points(entry.outcome)?.get());
                Some(Seen { round: entry.round, half_points, opponent: entry.opponent })
            })
            .collect()
    }

    /// Everybody whom the applicant meets, whether the game is played or not; opponents who are not known yet are left out.
    pub(super) fn met(&self) -> Vec<Seen<'v>> {
        let entries = self.facts.entries.iter().filter(|entry| entry.outcome.has_opponent());
        entries
            .filter(|entry| entry.opponent.is_some())
            .map(|entry| Seen { round: entry.round, half_points: 0, opponent: entry.opponent })
            .collect()
    }

    /// Whether opponents who are not known yet suit a rule.
    pub(super) fn guess(&self) -> Truth {
        if self.scenario == Scenario::Best { Truth::Yes } else { Truth::No }
    }

    pub(super) fn rated(&self, game: &Seen<'_>) -> Rated {
        match game.opponent.map(|opponent| self.facts.opponent_rating(opponent)) {
            Some(Given::Known(Some(rating))) => Rated::At(i32::from(rating.get())),
            Some(Given::Known(None)) => Rated::Not,
            Some(Given::NotGiven) => Rated::Unknown,
            None if self.guess() == Truth::Yes => Rated::At(i32::from(Rating::HIGHEST.get())),
            None => Rated::Not,
        }
    }

    /// The opponent's rank; an opponent who is not known yet has the highest, or none.
    pub(super) fn rank(&self, game: &Seen<'_>) -> Given<Option<Rank>> {
        match game.opponent {
            Some(opponent) => opponent.rank,
            None => Given::Known((self.guess() == Truth::Yes).then_some(Rank::GR)),
        }
    }

    pub(super) fn group(&self, game: &Seen<'_>) -> Given<RankGroup> {
        self.rank(game).known().map(RankGroup::of).into()
    }
}

/// The points of some games, in halves.
pub(super) fn points(games: &[Seen<'_>]) -> i32 {
    games.iter().map(|game| game.half_points).sum()
}

/// How many games there are.
pub(super) fn number<T>(games: &[T]) -> i32 {
    i32::try_from(games.len()).unwrap_or(i32::MAX)
}

/// How many games suit a rule, for sure and at most.
pub(super) fn count<'v>(games: &[Seen<'v>], suits: impl Fn(&Seen<'v>) -> Truth) -> Range {
    games.iter().fold(Range::exactly(0), |sum, game| sum.plus(one_if(suits(game))))
}

/// One, where it suits.
pub(super) const fn one_if(truth: Truth) -> Range {
    match truth {
        Truth::Yes => Range::exactly(1),
        Truth::Maybe => Range::up_to(1),
        Truth::No => Range::exactly(0),
    }
}
