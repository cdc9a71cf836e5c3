//! The figures of FIDE's title regulations, Handbook B.01.
//!
//! The field names follow the articles: what 1.41 says stands in [`Games`], 1.42 in [`Excluded`], 1.43 and 1.44 in
//! [`Federations`], 1.45 in [`Titles`], 1.46 in [`Ratings`], 1.47 to 1.49 in [`Performance`], 1.3 and 1.5 in
//! [`Award`]. Article numbers of later editions have a dot more (1.4.1); each figure carries its own.

use super::figure::Figure;
use crate::chess::{Date, EventKind, NormTitle, Title};

/// All figures of one edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FideTitles {
    /// 1.41: the number of games.
    pub games: Games,
    /// 1.42: games that do not count.
    pub excluded: Excluded,
    /// 1.43 and 1.44: the opponents' federations.
    pub federations: Federations,
    /// 1.45: the opponents' titles.
    pub titles: Titles,
    /// 1.46: the opponents' ratings.
    pub ratings: Ratings,
    /// 1.47 to 1.49: average, performance, score.
    pub performance: Performance,
    /// 1.3 and 1.5: what a title asks beside a norm.
    pub award: Award,
}

/// One value for each title that is earned by norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerNorm<T> {
    /// Grandmaster.
    pub gm: T,
    /// International Master.
    pub im: T,
    /// Woman Grandmaster.
    pub wgm: T,
    /// Woman International Master.
    pub wim: T,
}

impl<T> PerNorm<T> {
    /// The value of one title.
    pub const fn of(&self, norm: NormTitle) -> &T {
        match norm {
            NormTitle::GM => &self.gm,
            NormTitle::IM => &self.im,
            NormTitle::WGM => &self.wgm,
            NormTitle::WIM => &self.wim,
        }
    }
}

/// A share of the opponents, as a fraction: `[3, 5]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Above the line.
    pub part: u8,
    /// Below the line, never 0 in a checked edition.
    pub whole: u8,
}

impl Share {
    /// The share of so many opponents, rounded up: what a minimum asks.
    pub fn rounded_up(self, opponents: u16) -> u16 {
        (opponents * u16::from(self.part)).div_ceil(u16::from(self.whole).max(1))
    }

    /// The share of so many opponents, rounded down: what a maximum allows.
    pub fn rounded_down(self, opponents: u16) -> u16 {
        opponents * u16::from(self.part) / u16::from(self.whole).max(1)
    }
}

/// 1.41: the number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Games {
    /// Least number of games.
    pub least: Figure<u8>,
    /// Fewer in world and continental team championships.
    pub team: Figure<TeamGames>,
    /// Fewer in the World Cups.
    pub cup: Figure<CupGames>,
    /// One round of nine without a game; `null` where the edition has no such rule.
    pub eight_plus_one: Figure<Option<EightPlusOne>>,
    /// Whether each full point above the norm counts as one more game.
    pub extra_point: Figure<bool>,
    /// More rounds than this count as so many games.
    pub cap: Figure<GamesCap>,
    /// The tables end at so many rounds.
    pub most_rounds: Figure<u8>,
    /// A norm made at the Olympiad; `null` where it counts like any other.
    pub olympiad: Figure<Option<OlympiadGames>>,
}

/// Events of so many rounds need only so many games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamGames {
    /// Least number of games.
    pub least: u8,
    /// Numbers of rounds for which it holds.
    pub rounds: Vec<u8>,
}

/// The World Cups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CupGames {
    /// Least number of games.
    pub least: u8,
    /// What such a norm counts as.
    pub count_as: u8,
}

/// A round lost to a bye or to an opponent who did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EightPlusOne {
    /// Only in events of so many rounds.
    pub rounds: u8,
    /// So many games have to be played.
    pub played: u8,
    /// What the norm then counts as.
    pub count_as: u8,
    /// Whether nobody could tell us if this edition has the rule.
    pub unclear: bool,
}

/// Long events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesCap {
    /// No norm counts as more games, extra points aside.
    pub most: u8,
    /// Kinds of event without this cap.
    pub not_in: Vec<EventKind>,
}

/// The Olympiad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OlympiadGames {
    /// What a norm counts as; `null` when nobody could tell us.
    pub norm: Option<u8>,
    /// What a mere performance, without the mix of opponents, counts as.
    pub performance: Option<u8>,
}

/// 1.42: games that do not count, and games that may be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excluded {
    /// Opponents of no member federation.
    pub non_member: Figure<bool>,
    /// Opponents under FIDE's flag.
    pub fid: Figure<FidOpponents>,
    /// Games not decided over the board.
    pub not_over_the_board: Figure<bool>,
    /// Unrated opponents of a round robin who scored nothing against rated ones.
    pub unrated_zero: Figure<bool>,
    /// Whether a norm stands when the opponent of the last round does not come.
    pub last_round_forfeit: Figure<bool>,
    /// Won games.
    pub won: Figure<IgnoreWon>,
    /// Games after the norm was reached.
    pub tail: Figure<IgnoreTail>,
    /// Least number of different opponents: a match of two is no event for norms.
    pub least_opponents: Figure<u8>,
    /// Whether only games at a standard time control count.
    pub standard_time_control: Figure<bool>,
}

/// What a game against an opponent under FIDE's flag is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FidOpponents {
    /// It does not count: such a player belongs to no federation.
    NotCounted,
    /// It counts, but FID is no federation: never foreign, never over a maximum.
    NoFederation,
}

/// Which won games may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IgnoreWon {
    /// Any.
    Any,
    /// Any; but in a round robin the opponents of the whole event have to make a norm possible.
    WholeEventMixInRoundRobins,
    /// Any in a Swiss; whether in a round robin nobody could tell us.
    UnclearInRoundRobins,
}

/// Whether games after the norm may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IgnoreTail {
    /// In any event.
    Any,
    /// Not where the pairings of all rounds are known beforehand.
    NotWithPredeterminedPairings,
    /// In Swiss events; whether in round robins nobody could tell us.
    UnclearWithPredeterminedPairings,
}

/// 1.43 and 1.44: the opponents' federations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Federations {
    /// Least number of federations other than the applicant's.
    pub foreign: Figure<u8>,
    /// Most opponents of the applicant's federation.
    pub own: Figure<Share>,
    /// Most opponents of any one federation.
    pub one: Figure<Share>,
    /// Events that are exempt from all three.
    pub exemptions: Vec<Figure<Exemption>>,
    /// Whether at least one norm of an application has to do without exemptions.
    pub one_without_exemption: Figure<bool>,
}

/// An exemption from the rules on federations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exemption {
    /// Which events.
    pub event: ExemptionEvent,
    /// Which players.
    pub players: ExemptionFor,
}

/// Which events are exempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExemptionEvent {
    /// The final stage of a national championship.
    NationalFinal,
    /// National team championships.
    NationalTeam,
    /// Zonal tournaments.
    Zonal,
    /// Swiss events with many foreign and titled players.
    BigSwiss,
    /// Others, when FIDE consents.
    ByConsent,
}

/// Whom an exemption helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExemptionFor {
    /// Every player.
    Everybody,
    /// Players of the federation that registered the event.
    Host,
    /// Those for sure; whether others too, nobody could tell us.
    HostOthersUnclear,
}

/// 1.45: the opponents' titles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Titles {
    /// The share of titled opponents.
    pub titled: Figure<Titled>,
    /// The share of opponents of the level of the norm.
    pub level: Figure<LevelTitles>,
    /// Which titles are of the level, with their weights.
    pub weights: PerNorm<Figure<LevelWeights>>,
    /// Double round robins.
    pub twice_met: Figure<TwiceMet>,
}

/// Titled opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Titled {
    /// Least share.
    pub share: Share,
    /// The titles that count for it.
    pub titles: Vec<Title>,
}

/// Opponents of the level of the norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelTitles {
    /// Least share.
    pub share: Share,
    /// Never fewer than so many.
    pub least: u8,
}

/// What each title weighs towards the level, in halves: 2 is one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelWeights(pub(super) Vec<Weight>);

/// What one title weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weight {
    pub(super) title: Title,
    pub(super) halves: u8,
}

impl LevelWeights {
    /// What an opponent of this title weighs, in halves; 0 when the title is not of the level.
    pub fn halves(&self, title: Title) -> u8 {
        self.0.iter().find(|weight| weight.title == title).map_or(0, |weight| weight.halves)
    }

    /// The greatest weight, in halves.
    pub fn greatest(&self) -> u8 {
        self.0.iter().map(|weight| weight.halves).max().unwrap_or(0)
    }

    /// The titles of the level, as the file lists them.
    pub fn titles(&self) -> impl Iterator<Item = Title> + '_ {
        self.0.iter().map(|weight| weight.title)
    }
}

/// Double round robins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwiceMet {
    /// Least number of players.
    pub players: u8,
    /// How many opponents of the level are needed.
    pub need: TwiceMetNeed,
}

/// How many opponents of the level a double round robin needs, each counted once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwiceMetNeed {
    /// Half of the opponents, rounded up.
    HalfOfOpponents,
    /// The usual share; whether of the opponents or of the games, nobody could tell us.
    UsualShareUnclear,
}

/// 1.46: the opponents' ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// Most unrated opponents; `null` where the edition sets none.
    pub unrated_most: Figure<Option<UnratedShare>>,
    /// The rating of an unrated opponent, by the first day of the event; the latest entry not after it holds.
    pub unrated: Figure<Vec<SinceDate>>,
    /// The rating of an unrated opponent with a title; empty where titles make no difference.
    pub unrated_titled: Figure<Vec<UnratedTitled>>,
    /// The rating to which the lowest opponent is raised.
    pub floor: Figure<PerNorm<u16>>,
    /// How many opponents are raised.
    pub raised: Figure<u8>,
    /// Events longer than so many days go by the list of the day of the game.
    pub long_event_days: Figure<u16>,
}

/// Most unrated opponents: so many per cent of (opponents + `plus`), rounded down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnratedShare {
    /// Per cent.
    pub percent: u8,
    /// Added to the number of opponents first.
    pub plus: u8,
    /// Whether nobody could tell us if this edition still sets the maximum.
    pub unclear: bool,
}

impl UnratedShare {
    /// How many of so many opponents may be unrated.
    pub fn most(self, opponents: u16) -> u16 {
        (opponents + u16::from(self.plus)) * u16::from(self.percent) / 100
    }
}

/// A rating in force from a day on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SinceDate {
    /// First day.
    pub from: Date,
    /// Rating.
    pub rating: u16,
}

/// The rating of an unrated opponent who holds a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnratedTitled {
    /// Title.
    pub title: Title,
    /// Rating.
    pub rating: u16,
}

/// 1.47 to 1.49: average, performance, score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Least average of the opponents.
    pub average: Figure<PerNorm<u16>>,
    /// Least performance rating.
    pub rating: Figure<PerNorm<u16>>,
    /// Least score, in per cent.
    pub score_percent: Figure<u8>,
    /// Scores that the text grants though its own table leaves them out.
    pub table_gaps: Vec<Figure<TableGap>>,
}

/// A score that a printed table leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableGap {
    /// Games.
    pub games: u8,
    /// Score in half points.
    pub half_points: u16,
}

/// 1.3 and 1.5: what a title asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Games that the norms of an application have to add up to.
    pub games: Figure<u8>,
    /// The rating that a title asks beside its norms.
    pub rating: Figure<PerNorm<u16>>,
    /// Titles for a rating.
    pub by_rating: Figure<ByRating>,
    /// Least number of rated games for these; `null` where the edition asks none.
    pub rated_games: Figure<Option<u16>>,
}

/// The ratings that bring a title without norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByRating {
    /// FIDE Master.
    pub fm: u16,
    /// Candidate Master.
    pub cm: u16,
    /// Woman FIDE Master.
    pub wfm: u16,
    /// Woman Candidate Master.
    pub wcm: u16,
}

impl ByRating {
    /// The rating that brings this title, `None` for titles that no rating brings.
    pub const fn of(&self, title: Title) -> Option<u16> {
        match title {
            Title::FM => Some(self.fm),
            Title::CM => Some(self.cm),
            Title::WFM => Some(self.wfm),
            Title::WCM => Some(self.wcm),
            Title::GM | Title::IM | Title::WGM | Title::WIM => None,
        }
    }
}
