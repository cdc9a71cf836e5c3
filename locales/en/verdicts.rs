//! Verdicts in English.

use super::super::{
    MissingRounds, amount, failing, have_text, hundredths, is_above_band, is_most, is_plain, join, need_text,
    ranges, unanswerable,
};
use crate::chess::text::lowercase;
use crate::chess::{HalfPoints, Rank, Title};
use crate::rules::{EditionError, ExemptionEvent, Fault, Head, LocalText, Sure};
use crate::verdict::{
    Award, Change, Check, CheckState, Missing, Premise, RatingChange, Remark, Role, Route, State, Subject,
    Unseen, Verdict,
};

pub(in super::super) fn line(line: u32) -> String {
    format!("Line {line}")
}

pub(in super::super) fn rounds_read(rounds: usize) -> String {
    format!("{rounds} {}", plural(rounds, "round", "rounds"))
}

pub(in super::super) fn points(points: HalfPoints) -> String {
    format!("{points} {}", if points.get() <= 2 && points.get() > 0 { "point" } else { "points" })
}

pub(in super::super) fn games(games: u16) -> String {
    format!("{games} {}", plural(usize::from(games), "game", "games"))
}

pub(in super::super) fn award(award: Award, route: Route) -> String {
    match route {
        Route::Norm => format!("{} norm", award_in_short(award)),
        Route::Rating => format!("{} by rating", award_in_short(award)),
        Route::Place => format!("{} by place", award_in_short(award)),
    }
}

/// `GM`, `МС`, `rank I`, `youth rank III`.
pub(in super::super) fn award_in_short(award: Award) -> String {
    match award {
        Award::Rank(rank @ (Rank::First | Rank::Second | Rank::Third)) => format!("Rank {}", rank.code()),
        Award::Rank(Rank::YouthFirst) => "Youth rank I".to_owned(),
        Award::Rank(Rank::YouthSecond) => "Youth rank II".to_owned(),
        Award::Rank(Rank::YouthThird) => "Youth rank III".to_owned(),
        Award::Title(_) | Award::Rank(Rank::GR | Rank::MS | Rank::KMS) => award.code().to_owned(),
    }
}

pub(in super::super) fn route(route: Route) -> &'static str {
    match route {
        Route::Norm => "by norm",
        Route::Rating => "by rating",
        Route::Place => "by place",
    }
}

pub(in super::super) fn award_in_full(award: Award) -> &'static str {
    match award {
        Award::Title(Title::GM) => "Grandmaster",
        Award::Title(Title::IM) => "International Master",
        Award::Title(Title::FM) => "FIDE Master",
        Award::Title(Title::CM) => "Candidate Master",
        Award::Title(Title::WGM) => "Woman Grandmaster",
        Award::Title(Title::WIM) => "Woman International Master",
        Award::Title(Title::WFM) => "Woman FIDE Master",
        Award::Title(Title::WCM) => "Woman Candidate Master",
        Award::Rank(Rank::GR) => "Grandmaster of Russia",
        Award::Rank(Rank::MS) => "Master of Sport",
        Award::Rank(Rank::KMS) => "Candidate for Master of Sport",
        Award::Rank(Rank::First) => "First rank",
        Award::Rank(Rank::Second) => "Second rank",
        Award::Rank(Rank::Third) => "Third rank",
        Award::Rank(Rank::YouthFirst) => "First youth rank",
        Award::Rank(Rank::YouthSecond) => "Second youth rank",
        Award::Rank(Rank::YouthThird) => "Third youth rank",
    }
}

pub(in super::super) fn state(state: State, _route: Route) -> &'static str {
    match state {
        State::Met => "met",
        State::Secured => "secured",
        State::InReach => "in reach",
        State::OutOfReach => "out of reach",
        State::NotMet => "not met",
        State::Unknown => "can’t tell yet",
    }
}

pub(in super::super) fn check_state(state: CheckState) -> &'static str {
    match state {
        CheckState::Met => "holds",
        CheckState::Short => "fails",
        CheckState::Waived => "not needed",
        CheckState::Unknown => "not known",
        CheckState::Open => "still open",
    }
}

pub(in super::super) fn subject(subject: &Subject) -> String {
    match subject {
        Subject::Games => "Games".to_owned(),
        Subject::Opponents => "Different opponents".to_owned(),
        Subject::Rounds => "Rounds".to_owned(),
        Subject::TwiceMetPlayers => "Players of the double round robin".to_owned(),
        Subject::ForeignFederations => "Foreign federations".to_owned(),
        Subject::OwnFederation => "Opponents of the player’s own federation".to_owned(),
        Subject::OneFederation(Some(federation)) => format!("Opponents of one federation ({federation})"),
        Subject::OneFederation(None) => "Opponents of one federation".to_owned(),
        Subject::Titled => "Titled opponents".to_owned(),
        Subject::Level(Title::GM) => "Grandmasters".to_owned(),
        Subject::Level(title) => format!("Opponents of {} level", title.code()),
        Subject::Unrated => "Unrated opponents".to_owned(),
        Subject::UnratedWithoutPoint => "Unrated opponents without a point".to_owned(),
        Subject::Average => "Average of the opponents".to_owned(),
        Subject::Performance => "Performance".to_owned(),
        Subject::Score => "Points, 35 % of the games".to_owned(),
        Subject::WholeEventMix => "Opponents of the whole round robin".to_owned(),
        Subject::WonOfRoundRobin => "Won games of the round robin left out".to_owned(),
        Subject::EightPlusOne => "Eight games and a round without one".to_owned(),
        Subject::OneGameARound => "One game a round".to_owned(),
        Subject::LastRoundLoss => "A loss in the last round could be afforded".to_owned(),
        Subject::TailOfRoundRobin => "Games after the norm may be left out".to_owned(),
        Subject::StandardTimeControl => "Standard time control".to_owned(),
        Subject::Sex => "Women’s title".to_owned(),
        Subject::Rating => "Rating".to_owned(),
        Subject::RatedGames => "Rated games".to_owned(),
        Subject::MostGames => "Games, at most".to_owned(),
        Subject::Points => "Points".to_owned(),
        Subject::RatedOpponents => "Rated opponents".to_owned(),
        Subject::RankedGames => "Games with ГР, МС and КМС".to_owned(),
        Subject::Discipline => "This discipline has such a norm".to_owned(),
        Subject::System => "Round robin or Swiss".to_owned(),
        Subject::PlayedShare => "Games played of the team event".to_owned(),
        Subject::TeamScore => "More than half of the points in games played".to_owned(),
        Subject::Age => "Age in the calendar year".to_owned(),
        Subject::LastDayRating => "Rating on the last day".to_owned(),
        Subject::Coefficient => "Individual coefficient".to_owned(),
        Subject::EventAverage => "Average of the event".to_owned(),
        Subject::StrongPlayers => "Participants: ГР, МС and strong КМС".to_owned(),
        Subject::KmsGames => "Games with КМС".to_owned(),
        Subject::EventCoefficient => "Coefficient of the event".to_owned(),
        Subject::PlaceRow => "The table of places has this event".to_owned(),
        Subject::Place => "Place".to_owned(),
        Subject::KmsInField => "КМС among the participants".to_owned(),
        Subject::OlympiadRules => "Regulations of the Olympiad".to_owned(),
        Subject::CompositionTitle => "Title in composition".to_owned(),
        Subject::CompositionResults => "Such results in the calendar year".to_owned(),
        Subject::OtherConditions => "Other conditions of the section".to_owned(),
    }
}

pub(in super::super) fn have_and_need(check: &Check) -> String {
    if is_plain(&check.subject) {
        return check_state(check.state).to_owned();
    }
    let have = have_text(check);
    let need = need_text(check);
    if is_most(check) { format!("{have} · at most {need}") } else { format!("{have} · need {need}") }
}

pub(in super::super) fn summary(verdict: &Verdict) -> String {
    match verdict.state {
        State::Met => match verdict.route {
            Route::Norm => score(verdict),
            Route::Rating => by_rating(verdict),
            Route::Place => by_place(verdict),
        },
        State::Secured => format!("{} The rest can end in any way, as long as it is played.", score(verdict)),
        State::InReach => match verdict.points_still_needed {
            Some(points) if points == HalfPoints::ZERO => "Playing the remaining games is enough.".to_owned(),
            Some(points) => format!("It takes {} more from {}.", self::points(points), pending(verdict)),
            None => match verdict.points_needed {
                Some(needed) => {
                    format!("Still possible, with {} out of {}.", needed, verdict.games_in_the_end())
                }
                None => "Still possible: it depends on opponents who are not known yet.".to_owned(),
            },
        },
        State::OutOfReach | State::NotMet => failing(verdict, shortfall),
        State::Unknown => unknown(&verdict.missing),
    }
}

fn unknown(missing: &[Missing]) -> String {
    let (facts, others) = unanswerable(missing);
    let mut parts = Vec::new();
    if !facts.is_empty() {
        parts.push(format!("Can’t be told without {}.", self::missing(&facts)));
    }
    // Where facts are missing too, they may settle it.
    for one in others.into_iter().filter(|_| facts.is_empty()) {
        parts.push(match one {
            Missing::Question(_, note) => {
                format!("The text can be read in two ways, and the answers differ. {}", note.en)
            }
            other => format!("Not available: {}.", self::missing(&[other])),
        });
    }
    parts.join(" ")
}

fn by_place(verdict: &Verdict) -> String {
    let place = verdict.checks.iter().find(|check| check.subject == Subject::Place);
    match place.and_then(|check| check.have.map(|have| (have, check.need))) {
        Some((have, need)) => format!("Place {}, {} or better is needed.", amount(have), amount(need)),
        None => String::new(),
    }
}

/// The points that a table asks, where there is no performance to tell of.
fn points_only(verdict: &Verdict) -> String {
    let check = verdict.checks.iter().find(|check| check.subject == Subject::Points);
    match check.and_then(|check| check.have.map(|have| (have, need_text(check)))) {
        Some((have, need)) => {
            format!("{} of {}, {} needed.", amount(have), verdict.games_in_the_end(), need)
        }
        None => String::new(),
    }
}

fn rating_change(change: &RatingChange) -> String {
    let sign = if change.change < 0 { "−" } else { "+" };
    format!(
        "Rating on the last day: {} {sign} {} = {} (K = {}; scored {}, expected {}).",
        change.start,
        hundredths(change.change.abs()),
        change.end,
        change.k,
        change.points,
        hundredths(change.expected)
    )
}

fn score(verdict: &Verdict) -> String {
    verdict.performance.map_or_else(
        || points_only(verdict),
        |facts| {
            let needed = verdict
                .points_needed
                .filter(|_| verdict.state == State::Met)
                .map_or_else(String::new, |needed| format!(", {needed} were needed"));
            format!(
                "{} out of {} against an average of {}{needed}. Performance {}.",
                facts.points, facts.games, facts.average, facts.rating
            )
        },
    )
}

fn by_rating(verdict: &Verdict) -> String {
    let rating =
        verdict.checks.iter().find(|check| matches!(check.subject, Subject::Rating | Subject::LastDayRating));
    let have = rating.and_then(|check| check.have);
    match (rating, have) {
        (Some(check), Some(have)) => format!("Rated {}, {} is needed.", amount(have), amount(check.need)),
        _ => String::new(),
    }
}

fn pending(verdict: &Verdict) -> String {
    let games = verdict.pending_games();
    if games == 1 { "the last game".to_owned() } else { format!("{games} games") }
}

fn shortfall(check: &Check) -> String {
    let need = amount(check.need);
    let have = have_text(check);
    match check.subject {
        Subject::Games => {
            let count = if have == "1" { "game counts" } else { "games count" };
            format!("{have} {count}, {need} are needed")
        }
        Subject::Average => format!("the opponents average {have}, {need} is needed"),
        Subject::Performance => format!("performance {have}, {need} is needed"),
        Subject::Score => format!("{have} points, {need} are needed"),
        Subject::Level(Title::GM) => format!("{have} grandmasters, {need} are needed"),
        Subject::Level(title) => format!("{have} opponents of {} level, {need} are needed", title.code()),
        Subject::Titled => format!("{have} titled opponents, {need} are needed"),
        Subject::ForeignFederations => format!("{have} foreign federations, {need} are needed"),
        Subject::OwnFederation => {
            format!("{have} opponents of the player’s own federation, {need} are allowed")
        }
        Subject::OneFederation(Some(federation)) => {
            format!("{have} opponents from {federation}, {need} are allowed")
        }
        Subject::OneFederation(None) => format!("{have} opponents of one federation, {need} are allowed"),
        Subject::Unrated => format!("{have} unrated opponents, {need} are allowed"),
        Subject::TwiceMetPlayers => format!("{have} players in the double round robin, {need} are needed"),
        Subject::Opponents => "a match against one opponent makes no norm".to_owned(),
        Subject::StandardTimeControl => "norms need the standard time control".to_owned(),
        Subject::Sex => "the title is for women".to_owned(),
        Subject::Rating => format!("rated {have}, {need} is needed"),
        Subject::RatedGames => format!("{have} rated games, {need} are needed"),
        Subject::MostGames => format!("{have} games, the table ends at {need}"),
        Subject::Points => format!("{have} points, {need} are needed"),
        Subject::RatedOpponents => format!("{have} rated opponents, {need} are needed"),
        Subject::RankedGames => format!("{have} games with ГР, МС and КМС, {need} are needed"),
        Subject::Discipline => "this discipline has no such norm".to_owned(),
        Subject::System => "a round robin or a Swiss is needed".to_owned(),
        Subject::PlayedShare => format!("{have} games played, {need} are needed"),
        Subject::TeamScore => format!("{have} points, more than half are needed, which is {need}"),
        Subject::Age => format!("age {have}, {need} is needed"),
        Subject::LastDayRating => format!("rated {have} on the last day, {need} is needed"),
        Subject::Coefficient => format!("individual coefficient {have}, {need} is needed"),
        Subject::EventAverage => format!("the event averages {have}, {need} is needed"),
        Subject::StrongPlayers => format!("{have} ГР, МС and strong КМС, {need} are needed"),
        Subject::KmsGames => format!("{have} games with КМС, {need} are needed"),
        Subject::EventCoefficient if is_above_band(check) => {
            let most = check.need_at_most.map_or(need, amount);
            format!("coefficient of the event {have}: the field is too weak, the table ends at {most}")
        }
        Subject::EventCoefficient => format!("coefficient of the event {have}, the table begins at {need}"),
        Subject::PlaceRow => "the table of places has no such event".to_owned(),
        Subject::Place => format!("place {have}, {need} or better is needed"),
        Subject::KmsInField => format!("{have} КМС among the participants, {need} are needed"),
        Subject::OlympiadRules => "not held by the regulations of the Olympiad".to_owned(),
        Subject::CompositionTitle => "the title in composition is missing".to_owned(),
        Subject::CompositionResults => format!("{have} such results in the year, {need} are needed"),
        Subject::OtherConditions => "other conditions of the section fail".to_owned(),
        Subject::Rounds
        | Subject::UnratedWithoutPoint
        | Subject::WholeEventMix
        | Subject::WonOfRoundRobin
        | Subject::EightPlusOne
        | Subject::OneGameARound
        | Subject::LastRoundLoss
        | Subject::TailOfRoundRobin => format!("{}: no", lowercase(&subject(&check.subject))),
    }
}

pub(in super::super) fn changes(changes: &[Change]) -> String {
    let parts: Vec<String> = changes.iter().map(change).collect();
    join(&parts, "and")
}

fn change(change: &Change) -> String {
    match change {
        Change::Points(points) => format!("{} more", self::points(*points)),
        Change::PointsFromPending(points, games) => {
            format!(
                "{} from {}",
                self::points(*points),
                if *games == 1 { "the last game".to_owned() } else { format!("the last {games} games") }
            )
        }
        Change::Average(rise) => format!("an average {rise} higher"),
        Change::Games(games) => format!("{games} more {}", plural(usize::from(*games), "game", "games")),
        Change::Titled(opponents) => {
            format!("{opponents} more titled {}", plural(usize::from(*opponents), "opponent", "opponents"))
        }
        Change::Level(opponents, titles) => {
            let titles: Vec<&str> = titles.iter().map(|title| title.code()).collect();
            format!("{opponents} more {}", titles.join("/"))
        }
        Change::ForeignFederations(federations) => {
            let noun = plural(usize::from(*federations), "foreign federation", "foreign federations");
            format!("{federations} more {noun}")
        }
        Change::FewerOwn(opponents) => format!("{opponents} fewer of the player’s own federation"),
        Change::FewerOf(federation, opponents) => format!("{opponents} fewer from {federation}"),
        Change::FewerUnrated(opponents) => format!("{opponents} fewer unrated"),
        Change::Exemption(event, clause) => format!("{} ({clause})", exemption(*event)),
        Change::Rating(points) => {
            format!("{points} more rating {}", plural(usize::from(*points), "point", "points"))
        }
        Change::RatedGames(games) => {
            format!("{games} more rated {}", plural(usize::from(*games), "game", "games"))
        }
        Change::RatedOpponents(opponents) => {
            format!("{opponents} more rated {}", plural(usize::from(*opponents), "opponent", "opponents"))
        }
        Change::RankedGames(games) => {
            format!("{games} more {} with ГР, МС or КМС", plural(usize::from(*games), "game", "games"))
        }
        Change::Place(1) => "first place".to_owned(),
        Change::Place(place) => format!("place {place} or better"),
    }
}

fn exemption(event: ExemptionEvent) -> &'static str {
    match event {
        ExemptionEvent::NationalFinal => "if the event is the final of a national championship",
        ExemptionEvent::NationalTeam => "if the event is a national team championship",
        ExemptionEvent::Zonal => "if the event is a zonal",
        ExemptionEvent::BigSwiss => "if the event is a Swiss with enough foreign and titled players",
        ExemptionEvent::ByConsent => "if FIDE’s Qualification Commission consents",
    }
}

pub(in super::super) fn missing(missing: &[Missing]) -> String {
    let rounds = MissingRounds::of(missing);
    let mut parts: Vec<String> = Vec::new();
    let mut of_rounds = |what: &str, rounds: &[u8]| {
        if !rounds.is_empty() {
            let (noun, of) =
                if rounds.len() == 1 { ("", "opponent of round") } else { ("s", "opponents of rounds") };
            parts.push(format!("the {what}{noun} of the {of} {}", ranges(rounds)));
        }
    };
    of_rounds("title", &rounds.titles);
    of_rounds("federation", &rounds.federations);
    of_rounds("rating", &rounds.ratings);
    of_rounds("rank", &rounds.ranks);
    of_rounds("sex", &rounds.sexes);
    if !rounds.scored.is_empty() {
        parts.push(format!(
            "word on whether the unrated opponent of round {} scored against rated players",
            ranges(&rounds.scored)
        ));
    }
    for one in missing {
        parts.push(match one {
            Missing::OwnFederation => "the player’s federation".to_owned(),
            Missing::Sex => "the player’s sex".to_owned(),
            Missing::OwnRating => "the player’s rating".to_owned(),
            Missing::RatedGames => "the number of rated games the player has".to_owned(),
            Missing::Host => "the federation that registered the event".to_owned(),
            Missing::RoundTwice(round) => format!("which of the two games of round {round} counts"),
            Missing::Reading(subject) => reading(subject).to_owned(),
            Missing::ExemptionReach(kind) => format!(
                "something nobody could establish: whether the exemption ({}) helps players of other federations",
                lowercase(super::event_kind(*kind))
            ),
            Missing::BirthYear => "the player’s year of birth".to_owned(),
            Missing::Rounds => "the number of rounds".to_owned(),
            Missing::Format => "whether everybody meets everybody, once or twice".to_owned(),
            Missing::LastDay => "the last day of the event".to_owned(),
            Missing::OwnNationalRating => "the player’s national rating".to_owned(),
            Missing::K => "the player’s coefficient K".to_owned(),
            Missing::RatingEnd => "the player’s rating on the last day".to_owned(),
            Missing::Coefficient => "the player’s individual coefficient".to_owned(),
            Missing::OwnRank => "the player’s Russian rank".to_owned(),
            Missing::CompositionTitle => "the player’s title in composition".to_owned(),
            Missing::CompositionResults => "how often such a result was shown in the year".to_owned(),
            Missing::Status => "the status of the event".to_owned(),
            Missing::AgeGroup => "the age group".to_owned(),
            Missing::Place => "the place".to_owned(),
            Missing::FieldTooFew => {
                "the number of participants of each rank: fewer are given than the opponents are".to_owned()
            }
            Missing::Field => "the number of participants of each rank".to_owned(),
            Missing::MastersHigh => "how many МС have a high rating".to_owned(),
            Missing::StrongKms => "how many КМС among the participants have a high coefficient".to_owned(),
            Missing::EventAverage => "the average rating of the participants".to_owned(),
            Missing::OlympiadRules => "whether the regulations of the Olympiad applied".to_owned(),
            Missing::Question(_, note) => note.en.to_string(),
            Missing::NotAvailable(clause) => format!("the text of {clause}, which could not be obtained"),
            Missing::OpponentTitle(_)
            | Missing::OpponentRating(_)
            | Missing::OpponentFederation(_)
            | Missing::OpponentScored(_)
            | Missing::OpponentRank(_)
            | Missing::OpponentSex(_) => continue,
        });
    }
    join(&parts, "and")
}

fn reading(subject: &Subject) -> &'static str {
    match subject {
        Subject::Level(_) => {
            "something nobody could establish: whether a double round robin takes its third of the opponents or of the games"
        }
        Subject::Unrated => {
            "something nobody could establish: whether the maximum of unrated opponents is still in force"
        }
        Subject::TailOfRoundRobin => {
            "something nobody could establish: whether games after the norm may be left out in a round robin"
        }
        Subject::WonOfRoundRobin => {
            "something nobody could establish: whether won games of a round robin may be left out"
        }
        Subject::EightPlusOne => {
            "something nobody could establish: whether eight games and a bye were enough in this edition"
        }
        Subject::LastRoundLoss => {
            "a ruling: the opponent of the last round did not come, and a loss would have cost the norm"
        }
        Subject::Rounds => "a ruling: the norm tables end at 19 rounds",
        _ => "a ruling on how the article is to be read",
    }
}

pub(in super::super) fn remark(remark: &Remark) -> String {
    match remark {
        Remark::WithExemption(clause) => {
            format!(
                "Made with an exemption: at least one norm of an application has to do without ({clause})."
            )
        }
        Remark::EightAndOne(clause, note) => {
            format!("Eight games and a round without one ({clause}).{}", after(note))
        }
        Remark::CompleteAfter(round, games) => {
            format!(
                "The norm was complete after round {round}, with {}; this count brings more.",
                self::games(*games)
            )
        }
        Remark::OlympiadPerformance(games, clause) => {
            format!("No norm, but the performance counts as {games} games at an Olympiad ({clause}).")
        }
        Remark::CreditUnknown(clause, note) => {
            format!("How many games it counts as is not available ({clause}).{}", after(note))
        }
        Remark::TableGap(clause, note) => {
            format!(
                "The printed table leaves this score out; the text was followed ({clause}).{}",
                after(note)
            )
        }
        Remark::NoUnratedMaximum(clause, note) => {
            format!("No maximum of unrated opponents was applied ({clause}).{}", after(note))
        }
        Remark::RatingChange(change) => rating_change(change),
        Remark::EditionNote(clause, note) => format!("{} ({clause})", note.en),
    }
}

fn after(note: &Option<LocalText>) -> String {
    note.as_ref().map_or_else(String::new, |note| format!(" {}", note.en))
}

pub(in super::super) fn premise(premise: &Premise) -> String {
    match premise {
        Premise::NoDate => "no date, so the newest edition judges".to_owned(),
        Premise::NoDateOutdated(name, to) => format!(
            "No date. The newest edition at hand judges, which was in force until {to}, so take it as a hint only: {}",
            name.en
        ),
        Premise::ByOtherDay => "no first day, so the edition of the last day judges".to_owned(),
        Premise::OutsideEditions(day, name) => format!(
            "No edition at hand was in force on {day}. The nearest one judges, take it as a hint only: {}",
            name.en
        ),
        Premise::AssumedSwiss => "Swiss".to_owned(),
        Premise::AssumedOrdinary => "not a championship".to_owned(),
        Premise::AssumedStandard => "the standard time control".to_owned(),
        Premise::AssumedNotBigSwiss => "not a Swiss that is exempt from the federation rules".to_owned(),
        Premise::AssumedRounds(rounds) => {
            format!("{rounds} {}, as many as listed", plural(usize::from(*rounds), "round", "rounds"))
        }
        Premise::AssumedMembers => "opponents without a federation belong to one".to_owned(),
        Premise::LongEvent(days, clause) => {
            format!(
                "Longer than {days} days: ratings and titles of the day of each game may count ({clause})."
            )
        }
    }
}

pub(in super::super) fn unseen(unseen: Unseen) -> &'static str {
    match unseen {
        Unseen::TimeControl => "time control",
        Unseen::Arbiter => "arbiter",
        Unseen::Registration => "registration of the event",
        Unseen::RoundsADay => "rounds a day",
        Unseen::Irregularities => "irregularities",
        Unseen::Programme => "one kind of programme",
    }
}

pub(in super::super) fn role(role: &Role) -> String {
    match role {
        Role::Counted => "counts".to_owned(),
        Role::CountedAsLoss(clause) => {
            format!("opponent absent in the last round: counts as a loss ({clause})")
        }
        Role::LeftOutWon(clause) => format!("won, left out ({clause})"),
        Role::LeftOutAfter(clause) => format!("after the norm, left out ({clause})"),
        Role::NotOverTheBoard(clause) => format!("not played, does not count ({clause})"),
        Role::NoMember(clause) => format!("opponent of no federation, does not count ({clause})"),
        Role::UnratedWithoutPoint(clause) => format!("unrated without a point, does not count ({clause})"),
        Role::Pending => "still to be played".to_owned(),
    }
}

pub(in super::super) fn sure(sure: Sure) -> &'static str {
    match sure {
        Sure::Stated => "read in the text",
        Sure::Derived => "our reading of the text",
        Sure::Reported => "reported by others who read the text",
        Sure::Recalled => "from memory, to be checked",
    }
}

pub(in super::super) fn decimal(number: &str) -> String {
    number.to_owned()
}

pub(in super::super) fn dates(head: &Head) -> String {
    match head.valid_to {
        Some(to) => format!("{} to {to}", head.valid_from),
        None => format!("from {}", head.valid_from),
    }
}

pub(in super::super) fn edition_error(error: &EditionError) -> String {
    match error {
        EditionError::NoJson { line, column } => {
            format!("This edition file is not JSON: line {line}, column {column}.")
        }
        EditionError::Fault { place, line, fault } => {
            format!("This edition file can’t be used: line {line}, “{place}” {}.", self::fault(fault))
        }
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Missing => "is missing".to_owned(),
        Fault::UnknownKey => "is no key of an edition".to_owned(),
        Fault::RepeatedKey => "stands there twice".to_owned(),
        Fault::NoObject => "has to be an object".to_owned(),
        Fault::NoList => "has to be a list".to_owned(),
        Fault::NoText => "has to be a text".to_owned(),
        Fault::NoFlag => "has to be true or false".to_owned(),
        Fault::NoNumber(most) => format!("has to be a whole number up to {most}"),
        Fault::Zero => "has to be more than 0".to_owned(),
        Fault::NoDate => "has to be a date, as in 2024-06-30".to_owned(),
        Fault::NoChoice(choices) if choices.is_empty() => "is not known".to_owned(),
        Fault::NoChoice(choices) => format!("has to be one of: {choices}"),
        Fault::DatesReversed => "comes before “valid_from”".to_owned(),
        Fault::NoShare => "has to be a fraction between 0 and 1, as in [3, 5]".to_owned(),
        Fault::EmptyList => "needs at least one entry".to_owned(),
        Fault::NoRisingTable(entries) => format!("needs {entries} rising entries"),
        Fault::NoBand => {
            "has to be two numbers, the second not below the first, as in [2230, 2283]".to_owned()
        }
        Fault::Unjoined(next) => format!("leaves a gap or overlaps: it has to begin at {next}"),
        Fault::AfterOpenBand => "follows a row that is open at its upper end".to_owned(),
        Fault::NotFalling => "needs fewer points than the row above it".to_owned(),
        Fault::NoPoints => "has to be points, as in 6.5".to_owned(),
        Fault::NoCoefficient => "has to be a number with at most two decimals, as in 1.05".to_owned(),
        Fault::NoName(id) => format!("has no name for “{id}”"),
        Fault::NoIdentifier => "may hold small Latin letters, digits and “_” only".to_owned(),
    }
}

pub(in super::super) fn credited(games: u8) -> String {
    format!("Counts as {} towards the title.", self::games(u16::from(games)))
}

pub(in super::super) fn title_check(check: &Check) -> String {
    let need = amount(check.need);
    let clause = &check.clause;
    let what = match check.subject {
        Subject::Age => format!("the age of {need} in the calendar year"),
        Subject::LastDayRating => format!("a rating of {need} on the last day"),
        Subject::Coefficient => format!("an individual coefficient of {need} at the start"),
        _ => format!("a rating of {need}"),
    };
    match (check.state, check.have) {
        (CheckState::Met, Some(have)) => {
            format!("The title also requires {what}: reached with {} ({clause}).", amount(have))
        }
        (CheckState::Short, Some(have)) => {
            format!("The title also requires {what}: {} so far ({clause}).", amount(have))
        }
        (CheckState::Unknown, _) if check.subject != Subject::Rating => {
            format!("The title also requires {what}: {} ({clause}).", have_text(check))
        }
        _ if check.subject == Subject::Rating => {
            format!("The title also requires a rating of {need}, reached at least once ({clause}).")
        }
        _ => format!("The title also requires {what} ({clause})."),
    }
}

pub(in super::super) fn held(held: Award) -> String {
    format!("Already {}: nothing to gain here.", award_in_short(held))
}

pub(in super::super) fn performance_differs(stated: u16, found: i32) -> String {
    format!(
        "The paste states a performance of {stated}, the games give {found}. National ratings of unrated opponents \
         can explain it; otherwise check the ratings."
    )
}

fn plural<'w>(count: usize, one: &'w str, many: &'w str) -> &'w str {
    if count == 1 { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::{Missing, missing};

    #[test]
    fn what_is_missing_is_named_by_round() {
        let titles = [Missing::OpponentTitle(1), Missing::OpponentTitle(2), Missing::OpponentTitle(3)];
        assert_eq!(missing(&titles), "the titles of the opponents of rounds 1–3");
        let both = [Missing::OpponentFederation(4), Missing::OwnFederation];
        assert_eq!(missing(&both), "the federation of the opponent of round 4 and the player’s federation");
    }
}
