//! The answer, as data.
//!
//! A verdict says whether one award is made by one route, and carries everything that a reader needs to check it by
//! hand. It holds no sentence: `locales/` words it. "Not looked at" has no value here, so it can't read as "passed".

use std::sync::Arc;

use crate::chess::order::sort_short;
use crate::chess::{Date, EventKind, Federation, HalfPoints, Rank, Title};
use crate::rules::evsk::Question;
use crate::rules::{Choice, Clause, Edition, ExemptionEvent, Fit, LocalText, Sure};

/// What can be awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Award {
    /// A FIDE title.
    Title(Title),
    /// A Russian title or rank.
    Rank(Rank),
}

impl Award {
    /// The abbreviation that its regulation uses.
    pub const fn code(self) -> &'static str {
        match self {
            Award::Title(title) => title.code(),
            Award::Rank(rank) => rank.code(),
        }
    }
}

/// The body whose award it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// FIDE titles.
    Fide,
    /// Russian titles and ranks.
    Evsk,
}

impl System {
    /// Both, in the order of the answer.
    pub const ALL: [System; 2] = [System::Fide, System::Evsk];
}

/// How an award is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// By a result against such and such opponents.
    Norm,
    /// By a rating.
    Rating,
    /// By a place.
    Place,
}

/// Whether it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// All games are decided, or the rest may be left out, and all conditions hold.
    Met,
    /// Games are pending, and every way they can end, if played, leaves it met.
    Secured,
    /// Games are pending, and some way they can end meets it.
    InReach,
    /// Games are pending, and no way they can end meets it.
    OutOfReach,
    /// Nothing is pending, and some condition fails.
    NotMet,
    /// No condition fails, but something that decides was not given.
    Unknown,
}

/// The answer for one award by one route.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Which award.
    pub award: Award,
    /// Whose award.
    pub system: System,
    /// By which route.
    pub route: Route,
    /// The id of the edition that judged.
    pub edition: Arc<str>,
    /// Whether it is made.
    pub state: State,
    /// What the applicant holds that makes the award pointless: the same, or something higher.
    pub held: Option<Award>,
    /// Least points over the games of the checks; `None` when no score would do, or opponents are unknown.
    pub points_needed: Option<HalfPoints>,
    /// Least points from the pending games; given when the norm is in reach and all opponents are known.
    pub points_still_needed: Option<HalfPoints>,
    /// What the norm brings towards the games of an application; `None` when there is none, or nobody could tell us.
    pub credited_games: Option<u8>,
    /// The performance over the decided games of the checks; `None` without one, or when a rating was not given.
    pub performance: Option<PerformanceFacts>,
    /// Every condition that was looked at.
    pub checks: Vec<Check>,
    /// What became of each round.
    pub account: Vec<RoundAccount>,
    /// The smallest changes that would turn the verdict: alternatives, each a set that is needed as a whole.
    pub nearest_yes: Vec<Vec<Change>>,
    /// What was not given and decides.
    pub missing: Vec<Missing>,
    /// What a reader has to know beside the checks.
    pub remarks: Vec<Remark>,
    /// What the title asks beside its norms, the rating first; it takes no part in `state`.
    pub title_checks: Vec<Check>,
    /// The weakest mark of the figures on which the verdict rests.
    pub rests_on: Sure,
}

impl Verdict {
    /// Whether the applicant can gain by it: it is not held yet, and no women's award of somebody of unknown sex.
    fn is_open(&self) -> bool {
        let waits_for_sex = self
            .checks
            .iter()
            .any(|check| check.subject == Subject::Sex && check.state == CheckState::Unknown);
        self.held.is_none() && !waits_for_sex
    }

    /// Whether nothing can be said by this route, because nobody said what kind of event it was.
    pub fn waits_for_status(&self) -> bool {
        self.state == State::Unknown && self.missing.contains(&Missing::Status)
    }

    /// How much there is to be hoped for by this route.
    fn promise(&self) -> Promise {
        match self.state {
            State::Met => Promise::Met,
            State::Secured => Promise::Secured,
            State::InReach => Promise::InReach,
            State::Unknown if self.missing.iter().any(Missing::is_a_start) => Promise::NothingSaid,
            State::Unknown => Promise::Unknown,
            State::OutOfReach | State::NotMet => Promise::Nothing,
        }
    }

    /// How many games are still to be played.
    pub fn pending_games(&self) -> u16 {
        let games = self.account.iter().filter(|round| round.role == Role::Pending).count();
        u16::try_from(games).unwrap_or(u16::MAX)
    }

    /// How many games count once the pending ones are played.
    pub fn games_in_the_end(&self) -> u8 {
        let counts = |role: &Role| matches!(role, Role::Counted | Role::CountedAsLoss(_) | Role::Pending);
        let games = self.account.iter().filter(|round| counts(&round.role)).count();
        u8::try_from(games).unwrap_or(u8::MAX)
    }

    /// The rounds that the norm leaves out though they were played.
    pub fn ignored_rounds(&self) -> impl Iterator<Item = u8> + '_ {
        self.account
            .iter()
            .filter(|round| matches!(round.role, Role::LeftOutWon(_) | Role::LeftOutAfter(_)))
            .map(|round| round.round)
    }
}

/// What a route promises, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Promise {
    Met,
    Secured,
    InReach,
    Unknown,
    Nothing,
    /// Nobody said where the route begins: what kind of event it was, or what rating the player has.
    NothingSaid,
}

impl Promise {
    /// For a headline it makes no difference whether games are pending that can change nothing.
    fn in_headline(self) -> Promise {
        if self == Promise::Secured { Promise::Met } else { self }
    }
}

/// Score and performance over a set of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerformanceFacts {
    /// Number of games.
    pub games: u16,
    /// Score.
    pub points: HalfPoints,
    /// Average of the opponents, after raising the lowest, rounded to whole points.
    pub average: u16,
    /// Score in per cent, rounded to whole ones.
    pub percent: u16,
    /// Rating difference of this percentage.
    pub dp: i16,
    /// Performance rating: average and difference.
    pub rating: i32,
}

/// The answer to one condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckState {
    /// It holds.
    Met,
    /// It fails.
    Short,
    /// It need not hold: the clause says why.
    Waived,
    /// Something that decides it was not given.
    Unknown,
    /// Pending games decide it.
    Open,
}

/// One condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What is asked.
    pub subject: Subject,
    /// The article.
    pub clause: Clause,
    /// The answer.
    pub state: CheckState,
    /// What is needed.
    pub need: Amount,
    /// What may be needed, where something was not given.
    pub need_at_most: Option<Amount>,
    /// What is there for sure; `None` when too little was given to tell.
    pub have: Option<Amount>,
    /// What may be there, where something was not given or is pending.
    pub at_best: Option<Amount>,
    /// The article that lifts the condition, where one does.
    pub waived_by: Option<Clause>,
    /// How sure the figure is.
    pub sure: Sure,
    /// The note of the edition on this figure.
    pub note: Option<LocalText>,
}

/// What a condition asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// Number of games.
    Games,
    /// Number of different opponents.
    Opponents,
    /// Number of rounds.
    Rounds,
    /// Players of a double round robin.
    TwiceMetPlayers,
    /// Federations other than the applicant's.
    ForeignFederations,
    /// Opponents of the applicant's federation.
    OwnFederation,
    /// Opponents of any one federation; the one met most, where it is known.
    OneFederation(Option<Federation>),
    /// Titled opponents.
    Titled,
    /// Opponents of the level of the norm.
    Level(Title),
    /// Unrated opponents.
    Unrated,
    /// Unrated opponents of a round robin who may have scored nothing.
    UnratedWithoutPoint,
    /// Average rating of the opponents.
    Average,
    /// Performance rating.
    Performance,
    /// Score.
    Score,
    /// In a round robin with games left out: the mix of opponents over the whole event.
    WholeEventMix,
    /// Won games of a round robin left out.
    WonOfRoundRobin,
    /// Eight games and a round without one.
    EightPlusOne,
    /// No round has two games.
    OneGameARound,
    /// A loss in the last round, where the opponent did not come, could have been afforded.
    LastRoundLoss,
    /// Games after the norm left out in an event with predetermined pairings.
    TailOfRoundRobin,
    /// Time control.
    StandardTimeControl,
    /// Women's awards.
    Sex,
    /// The applicant's rating.
    Rating,
    /// The applicant's number of rated games.
    RatedGames,
    /// So many games at most.
    MostGames,
    /// Score, against what a table asks.
    Points,
    /// Opponents with a rating.
    RatedOpponents,
    /// Games with opponents of a title or of the highest rank.
    RankedGames,
    /// The discipline has such a norm.
    Discipline,
    /// A round robin or a Swiss.
    System,
    /// Share of the rounds that were played.
    PlayedShare,
    /// More than half of the points in the games played.
    TeamScore,
    /// Age in the calendar year.
    Age,
    /// Rating on the last day.
    LastDayRating,
    /// Individual coefficient on the first day.
    Coefficient,
    /// Average of the event.
    EventAverage,
    /// Strong participants.
    StrongPlayers,
    /// Games with candidate masters.
    KmsGames,
    /// Coefficient of the event.
    EventCoefficient,
    /// The event is one that the table of places names.
    PlaceRow,
    /// Place in the event.
    Place,
    /// Candidate masters among the participants.
    KmsInField,
    /// Held by the regulations of the Olympiad.
    OlympiadRules,
    /// Title in composition.
    CompositionTitle,
    /// Results in composition in the calendar year.
    CompositionResults,
    /// Conditions that could not be read.
    OtherConditions,
}

/// How much, in the unit of the subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Amount {
    /// Whole ones: games, opponents, rating points.
    Whole(i32),
    /// Halves: points, weighted opponents.
    Halves(i32),
    /// Hundredths: the coefficient of an event.
    Hundredths(i32),
}

/// What became of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundAccount {
    /// The round.
    pub round: u8,
    /// Its part in the norm.
    pub role: Role,
    /// The opponent's rating as it entered the average.
    pub rating_used: Option<u16>,
    /// Whether this is the opponent whose rating was raised to the floor.
    pub raised: bool,
}

/// The part of a round in the norm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// It counts.
    Counted,
    /// The opponent of the last round did not come: it counts as a loss.
    CountedAsLoss(Clause),
    /// Won, and left out.
    LeftOutWon(Clause),
    /// After the norm, and left out.
    LeftOutAfter(Clause),
    /// Not decided over the board.
    NotOverTheBoard(Clause),
    /// The opponent belongs to no member federation, or plays under FIDE's flag where that does not count.
    NoMember(Clause),
    /// An unrated opponent of a round robin who scored nothing against rated ones.
    UnratedWithoutPoint(Clause),
    /// Not decided yet.
    Pending,
}

/// One change of many that would turn a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// So many points more.
    Points(HalfPoints),
    /// So many points from so many pending games.
    PointsFromPending(HalfPoints, u16),
    /// An average so much higher.
    Average(u16),
    /// So many games more.
    Games(u16),
    /// So many titled opponents more, in place of untitled ones.
    Titled(u16),
    /// So many opponents of the level more, with one of these titles, in place of others.
    Level(u16, Vec<Title>),
    /// So many foreign federations more, in place of opponents whose federation is met twice.
    ForeignFederations(u16),
    /// So many opponents fewer of the applicant's federation.
    FewerOwn(u16),
    /// So many opponents fewer of this federation.
    FewerOf(Federation, u16),
    /// So many unrated opponents fewer.
    FewerUnrated(u16),
    /// The event is one that an article exempts.
    Exemption(ExemptionEvent, Clause),
    /// So many rating points more.
    Rating(u16),
    /// So many rated games more.
    RatedGames(u16),
    /// So many rated opponents more, in place of unrated ones.
    RatedOpponents(u16),
    /// So many games more with opponents of a title or of the highest rank, in place of others.
    RankedGames(u16),
    /// This place or a better one.
    Place(u8),
}

/// Something that was not given and decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The applicant's federation.
    OwnFederation,
    /// The applicant's sex.
    Sex,
    /// The applicant's rating.
    OwnRating,
    /// How many rated games the applicant has.
    RatedGames,
    /// The federation that registered the event.
    Host,
    /// The rating of the opponent of this round.
    OpponentRating(u8),
    /// The title of the opponent of this round.
    OpponentTitle(u8),
    /// The federation of the opponent of this round.
    OpponentFederation(u8),
    /// Whether the unrated opponent of this round scored against rated ones.
    OpponentScored(u8),
    /// Which of the two games of this round counts.
    RoundTwice(u8),
    /// How this article is to be read: two readings give different answers.
    Reading(Subject),
    /// Whether the exemption for this kind of event helps players of other federations.
    ExemptionReach(EventKind),
    /// The applicant's year of birth.
    BirthYear,
    /// The last day of the event.
    LastDay,
    /// The number of rounds.
    Rounds,
    /// How opponents were paired.
    Format,
    /// The applicant's national rating.
    OwnNationalRating,
    /// The coefficient K, by which the event changes the rating.
    K,
    /// The rating on the last day: nothing at hand tells how to find it.
    RatingEnd,
    /// The applicant's individual coefficient.
    Coefficient,
    /// The applicant's rank.
    OwnRank,
    /// The applicant's title in composition.
    CompositionTitle,
    /// How often the result was shown in the calendar year.
    CompositionResults,
    /// The status of the event.
    Status,
    /// The age group.
    AgeGroup,
    /// The place.
    Place,
    /// The participants by rank.
    Field,
    /// The participants by rank again: the card names fewer than the opponents are.
    FieldTooFew,
    /// How many of the masters have a high rating.
    MastersHigh,
    /// How many of the КМС among the participants have a high coefficient.
    StrongKms,
    /// The average of the event.
    EventAverage,
    /// Whether the event was held by the regulations of the Olympiad.
    OlympiadRules,
    /// The rank of the opponent of this round.
    OpponentRank(u8),
    /// The sex of the opponent of this round.
    OpponentSex(u8),
    /// How the text is to be read: the readings give different answers. With the question in words.
    Question(Question, LocalText),
    /// The edition lacks this part of the regulation.
    NotAvailable(Clause),
}

impl Missing {
    /// Whether a route begins with it, so that nothing is known of the route without.
    const fn is_a_start(&self) -> bool {
        matches!(self, Missing::Status | Missing::OwnRating | Missing::OwnNationalRating)
    }
}

/// What a reader has to know beside the checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Made with an exemption: at least one norm of an application has to do without.
    WithExemption(Clause),
    /// The norm rests on eight games and a round without one: only one such norm per application, where the edition says so.
    EightAndOne(Clause, Option<LocalText>),
    /// The norm was complete after this round already, with so many games.
    CompleteAfter(u8, u16),
    /// A performance at the Olympiad without the mix of opponents counts as so many games.
    OlympiadPerformance(u8, Clause),
    /// What the norm counts as could not be established.
    CreditUnknown(Clause, Option<LocalText>),
    /// The printed table leaves this score out; the text was followed.
    TableGap(Clause, Option<LocalText>),
    /// No maximum of unrated opponents was applied, though some programs do.
    NoUnratedMaximum(Clause, Option<LocalText>),
    /// The rating on the last day, as the event changes it.
    RatingChange(RatingChange),
    /// A reading or a misprint that this verdict rests on.
    EditionNote(Clause, LocalText),
}

/// How an event changes a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating on the first day.
    pub start: u16,
    /// The coefficient K.
    pub k: u8,
    /// The score in the games with rated opponents.
    pub points: HalfPoints,
    /// The score that was expected in them, in hundredths of a point.
    pub expected: i32,
    /// The change in hundredths.
    pub change: i32,
    /// The rating on the last day.
    pub end: i32,
}

/// What was taken for granted, or has to be known, for all verdicts of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Premise {
    /// The event has no date: the newest edition was taken.
    NoDate,
    /// The day that decides is not given: the edition of another day of the event was taken.
    ByOtherDay,
    /// No edition at hand was in force on this day: the nearest, of this name, was taken.
    OutsideEditions(Date, LocalText),
    /// Opponents without a federation were taken as players of some member federation.
    AssumedMembers,
    /// The format was not given: Swiss was taken.
    AssumedSwiss,
    /// The kind of event was not given: an ordinary one was taken.
    AssumedOrdinary,
    /// The discipline was not given: the standard time control was taken.
    AssumedStandard,
    /// Whether the event is a big Swiss was not given: no was taken.
    AssumedNotBigSwiss,
    /// The number of rounds was not given: as many as the card lists, this many, were taken.
    AssumedRounds(u8),
    /// The event is longer than so many days: ratings and titles of the day of the game count.
    LongEvent(u16, Clause),
    /// The event has no date, and this edition, of this last day, is the newest at hand that judges these awards.
    NoDateOutdated(LocalText, Date),
}

impl Premise {
    /// What has to be known of the choice of the edition.
    pub fn of_choice(choice: &Choice) -> Option<Premise> {
        let head = &choice.edition.head;
        match (choice.fit, head.valid_to) {
            (Fit::InForce, _) => None,
            (Fit::ByOtherDay, _) => Some(Premise::ByOtherDay),
            (Fit::NoDate, Some(to)) => Some(Premise::NoDateOutdated(head.name.clone(), to)),
            (Fit::NoDate, None) => Some(Premise::NoDate),
            (Fit::Nearest(day), _) => Some(Premise::OutsideEditions(day, head.name.clone())),
        }
    }

    /// Whether it is no mere assumption, but puts the verdicts in doubt: to be shown where nobody misses it.
    pub const fn is_warning(&self) -> bool {
        matches!(self, Premise::OutsideEditions(..) | Premise::LongEvent(..) | Premise::NoDateOutdated(..))
    }
}

/// The verdicts on one card by one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Whose awards.
    pub system: System,
    /// The edition that judged.
    pub edition: Arc<Edition>,
    /// What was taken for granted.
    pub premises: Vec<Premise>,
    /// All awards, norms first.
    pub verdicts: Vec<Verdict>,
    /// The plain performance over all decided games that count, no rating raised: what programs print beside a card.
    /// `None` when an opponent is unrated or a rating was not given.
    pub plain: Option<PerformanceFacts>,
}

impl Judgement {
    /// The verdict that a reader wants to see first: the highest award that is made; else the highest that still can
    /// be; else the highest that only lacks facts; else the lowest norm. Awards that the applicant holds, or may not
    /// be able to hold, come only when there are no others. FIDE titles by rating are no headline: a norm is what
    /// the card is about.
    pub fn headline(&self) -> Option<&Verdict> {
        let by_any_route = self.system == System::Evsk;
        let best: Vec<&Verdict> = self
            .by_award()
            .into_iter()
            .filter_map(|routes| routes.first().copied())
            .filter(|verdict| verdict.route == Route::Norm || by_any_route)
            .collect();
        let open = || best.iter().copied().filter(|verdict| verdict.is_open());
        let promising = open().filter(|verdict| verdict.promise() < Promise::Nothing);
        let first = promising.reduce(|first, next| {
            if next.promise().in_headline() < first.promise().in_headline() { next } else { first }
        });
        first.or_else(|| open().next_back()).or_else(|| best.first().copied())
    }

    /// The headline of several judgements by one system: the most promising one, and of equal ones the last, as the
    /// editions come in the order of their highest award.
    pub fn headline_of<'j>(judgements: impl Iterator<Item = &'j Judgement>) -> Option<&'j Verdict> {
        judgements.filter_map(Judgement::headline).reduce(|first, next| {
            if next.promise().in_headline() <= first.promise().in_headline() { next } else { first }
        })
    }

    /// Whether an award is no use: the applicant holds it, or makes a higher one of the same kind on this card.
    pub fn is_pointless(&self, award: Award) -> bool {
        let is_above = |verdict: &&Verdict| match (verdict.award, award) {
            (Award::Rank(made), Award::Rank(other)) => made != other && made.covers(other),
            _ => false,
        };
        let made = |verdict: &Verdict| matches!(verdict.state, State::Met | State::Secured);
        self.verdicts.iter().filter(is_above).any(made)
            || self.verdicts.iter().any(|verdict| verdict.award == award && verdict.held.is_some())
    }

    /// The verdicts by award, in their order, the routes of each with the best one first.
    pub fn by_award(&self) -> Vec<Vec<&Verdict>> {
        let mut awards: Vec<Vec<&Verdict>> = Vec::new();
        for verdict in &self.verdicts {
            let is_same =
                |routes: &&mut Vec<&Verdict>| routes.iter().any(|other| other.award == verdict.award);
            match awards.iter_mut().find(is_same) {
                Some(routes) => routes.push(verdict),
                None => awards.push(vec![verdict]),
            }
        }
        for routes in &mut awards {
            sort_short(routes, |verdict| verdict.promise());
        }
        awards
    }
}

/// What no card can tell. Every verdict ends with this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// The time control.
    TimeControl,
    /// The arbiter.
    Arbiter,
    /// The registration of the event.
    Registration,
    /// The number of rounds a day.
    RoundsADay,
    /// Opponents who are computers, games agreed or adjudicated, pairings bent for somebody.
    Irregularities,
    /// Whether everything belongs to one kind of programme, as the Russian classification asks.
    Programme,
}

impl Unseen {
    /// All of it.
    pub const ALL: [Unseen; 6] = [
        Unseen::TimeControl,
        Unseen::Arbiter,
        Unseen::Registration,
        Unseen::RoundsADay,
        Unseen::Irregularities,
        Unseen::Programme,
    ];

    /// What matters for these systems.
    pub fn of(systems: &[System]) -> Vec<Unseen> {
        let matters = |unseen: &Unseen| *unseen != Unseen::Programme || systems.contains(&System::Evsk);
        Unseen::ALL.into_iter().filter(matters).collect()
    }
}

impl System {
    /// The code in JSON answers.
    pub const fn code(self) -> &'static str {
        match self {
            System::Fide => "fide",
            System::Evsk => "evsk",
        }
    }
}

impl Route {
    /// The code in JSON answers.
    pub const fn code(self) -> &'static str {
        match self {
            Route::Norm => "norm",
            Route::Rating => "rating",
            Route::Place => "place",
        }
    }
}

impl State {
    /// The code in JSON answers.
    pub const fn code(self) -> &'static str {
        match self {
            State::Met => "met",
            State::Secured => "secured",
            State::InReach => "in_reach",
            State::OutOfReach => "out_of_reach",
            State::NotMet => "not_met",
            State::Unknown => "unknown",
        }
    }
}

impl CheckState {
    /// The code in JSON answers.
    pub const fn code(self) -> &'static str {
        match self {
            CheckState::Met => "met",
            CheckState::Short => "short",
            CheckState::Waived => "waived",
            CheckState::Unknown => "unknown",
            CheckState::Open => "open",
        }
    }
}

impl Subject {
    /// The code in JSON answers.
    pub const fn code(self) -> &'static str {
        match self {
            Subject::Games => "games",
            Subject::Opponents => "opponents",
            Subject::Rounds => "rounds",
            Subject::TwiceMetPlayers => "double_round_robin_players",
            Subject::ForeignFederations => "foreign_federations",
            Subject::OwnFederation => "own_federation",
            Subject::OneFederation(_) => "one_federation",
            Subject::Titled => "titled_opponents",
            Subject::Level(_) => "level_titles",
            Subject::Unrated => "unrated_opponents",
            Subject::UnratedWithoutPoint => "unrated_without_point",
            Subject::Average => "average",
            Subject::Performance => "performance",
            Subject::Score => "score",
            Subject::WholeEventMix => "whole_event_mix",
            Subject::WonOfRoundRobin => "won_of_round_robin",
            Subject::EightPlusOne => "eight_plus_one",
            Subject::OneGameARound => "one_game_a_round",
            Subject::LastRoundLoss => "last_round_loss",
            Subject::TailOfRoundRobin => "tail_of_round_robin",
            Subject::StandardTimeControl => "standard_time_control",
            Subject::Sex => "sex",
            Subject::Rating => "rating",
            Subject::RatedGames => "rated_games",
            Subject::MostGames => "most_games",
            Subject::Points => "points",
            Subject::RatedOpponents => "rated_opponents",
            Subject::RankedGames => "ranked_games",
            Subject::Discipline => "discipline",
            Subject::System => "system",
            Subject::PlayedShare => "played_share",
            Subject::TeamScore => "team_score",
            Subject::Age => "age",
            Subject::LastDayRating => "last_day_rating",
            Subject::Coefficient => "coefficient",
            Subject::EventAverage => "event_average",
            Subject::StrongPlayers => "strong_players",
            Subject::KmsGames => "kms_games",
            Subject::EventCoefficient => "event_coefficient",
            Subject::PlaceRow => "place_row",
            Subject::Place => "place",
            Subject::KmsInField => "kms_in_field",
            Subject::OlympiadRules => "olympiad_rules",
            Subject::CompositionTitle => "composition_title",
            Subject::CompositionResults => "composition_results",
            Subject::OtherConditions => "other_conditions",
        }
    }
}
