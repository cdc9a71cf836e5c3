//! Reads the figures of FIDE's title regulations from an edition file.

use super::fide_titles::{
    Award, ByRating, CupGames, EightPlusOne, Excluded, Exemption, ExemptionEvent, ExemptionFor, Federations,
    FidOpponents, FideTitles, Games, GamesCap, IgnoreTail, IgnoreWon, LevelTitles, LevelWeights,
    OlympiadGames, PerNorm, Performance, Ratings, Share, SinceDate, TableGap, TeamGames, Titled, Titles,
    TwiceMet, TwiceMetNeed, UnratedShare, UnratedTitled, Weight,
};
use super::read::{Fallible, Fault, Read, read_object};
use crate::chess::{Code, EventKind, Title};
use crate::json::At;

read_object!(FideTitles { games, excluded, federations, titles, ratings, performance, award });

impl<T: Read> Read for PerNorm<T> {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["GM", "IM", "WGM", "WIM"])?;
        Ok(PerNorm { gm: at.get("GM")?, im: at.get("IM")?, wgm: at.get("WGM")?, wim: at.get("WIM")? })
    }
}

read_object!(
    Games { least, team, cup, eight_plus_one, extra_point, cap, most_rounds, olympiad }
    then(read, at) if read.least.value == 0 => at.key("least").fault(Fault::Zero)
);

read_object!(TeamGames { least, rounds });

read_object!(CupGames { least, count_as });

read_object!(EightPlusOne { rounds, played, count_as } or_default { unclear });

read_object!(GamesCap { most, not_in });

read_object!(OlympiadGames { norm, performance });

read_object!(Excluded {
    non_member,
    fid,
    not_over_the_board,
    unrated_zero,
    last_round_forfeit,
    won,
    tail,
    least_opponents,
    standard_time_control
});

read_object!(Federations { foreign, own, one, exemptions, one_without_exemption });

impl Read for Exemption {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["event", "for"])?;
        Ok(Exemption { event: at.get("event")?, players: at.get("for")? })
    }
}

read_object!(Titles { titled, level, weights, twice_met });

read_object!(Titled { share, titles });

read_object!(LevelTitles { share, least });

read_object!(TwiceMet { players, need });

read_object!(
    Ratings { unrated_most, unrated, unrated_titled, floor, raised, long_event_days }
    then(read, at) if read.unrated.value.is_empty() => at.key("unrated").fault(Fault::EmptyList)
);

read_object!(UnratedShare { percent, plus } or_default { unclear });

read_object!(SinceDate { from, rating });

read_object!(UnratedTitled { title, rating });

read_object!(
    Performance { average, rating, score_percent } or_default { table_gaps }
    then(read, at) if read.score_percent.value > 100 => at.key("score_percent").fault(Fault::NoNumber(100))
);

read_object!(TableGap { games, half_points });

read_object!(Award { games, rating, by_rating, rated_games });

impl Read for ByRating {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.only(&["FM", "CM", "WFM", "WCM"])?;
        Ok(ByRating { fm: at.get("FM")?, cm: at.get("CM")?, wfm: at.get("WFM")?, wcm: at.get("WCM")? })
    }
}

impl Read for FidOpponents {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[("not_counted", FidOpponents::NotCounted), ("no_federation", FidOpponents::NoFederation)])
    }
}

impl Read for IgnoreWon {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[
            ("any", IgnoreWon::Any),
            ("whole_event_mix_in_round_robins", IgnoreWon::WholeEventMixInRoundRobins),
            ("unclear_in_round_robins", IgnoreWon::UnclearInRoundRobins),
        ])
    }
}

impl Read for IgnoreTail {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[
            ("any", IgnoreTail::Any),
            ("not_with_predetermined_pairings", IgnoreTail::NotWithPredeterminedPairings),
            ("unclear_with_predetermined_pairings", IgnoreTail::UnclearWithPredeterminedPairings),
        ])
    }
}

impl Read for ExemptionEvent {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[
            ("national_final", ExemptionEvent::NationalFinal),
            ("national_team", ExemptionEvent::NationalTeam),
            ("zonal", ExemptionEvent::Zonal),
            ("big_swiss", ExemptionEvent::BigSwiss),
            ("by_consent", ExemptionEvent::ByConsent),
        ])
    }
}

impl Read for ExemptionFor {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[
            ("everybody", ExemptionFor::Everybody),
            ("host", ExemptionFor::Host),
            ("host_others_unclear", ExemptionFor::HostOthersUnclear),
        ])
    }
}

impl Read for TwiceMetNeed {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.choice(&[
            ("half_of_opponents", TwiceMetNeed::HalfOfOpponents),
            ("usual_share_unclear", TwiceMetNeed::UsualShareUnclear),
        ])
    }
}

impl Read for Share {
    fn read(at: &At<'_>) -> Fallible<Self> {
        let numbers: Vec<u8> = Read::read(at)?;
        match numbers.as_slice() {
            [part, whole] if *whole > 0 && part <= whole => Ok(Share { part: *part, whole: *whole }),
            _ => Err(at.fault(Fault::NoShare)),
        }
    }
}

impl Read for LevelWeights {
    fn read(at: &At<'_>) -> Fallible<Self> {
        Read::read(at).map(LevelWeights)
    }
}

read_object!(Weight { title, halves });

impl Read for Title {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.known(Title::from_code)
    }
}

impl Read for EventKind {
    fn read(at: &At<'_>) -> Fallible<Self> {
        at.known(EventKind::from_code)
    }
}
