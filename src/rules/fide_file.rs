//! Reads the figures of FIDE's title regulations from an edition file.

use super::edition::EditionError;
use super::fide_titles::{
    Award, ByRating, CupGames, EightPlusOne, Excluded, Exemption, ExemptionEvent, ExemptionFor, Federations, FidOpponents, FideTitles, Games, GamesCap, IgnoreTail, IgnoreWon, LevelTitles, LevelWeights, OlympiadGames, PerNorm, Performance, Ratings, Share, SinceDate, TableGap, TeamGames, Titled, Titles, TwiceMet, TwiceMetNeed, UnratedShare, UnratedTitled, Weight,
};
use super::read::{At, Fault, Read};
use crate::chess::{Code, EventKind, Title};

impl Read for FideTitles {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["games", "excluded", "federations", "titles", "ratings", "performance", "award"])?;
        Ok(FideTitles {
            games: at.get("games")?,
            excluded: at.get("excluded")?,
            federations: at.get("federations")?,
            titles: at.get("titles")?,
            ratings: at.get("ratings")?,
            performance: at.get("performance")?,
            award: at.get("award")?,
        })
    }
}

impl<T: Read> Read for PerNorm<T> {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["GM", "IM", "WGM", "WIM"])?;
        Ok(PerNorm {
            gm: at.get("GM")?,
            im: at.get("IM")?,
            wgm: at.get("WGM")?,
            wim: at.get("WIM")?,
        })
    }
}

impl Read for Games {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["least", "team", "cup", "eight_plus_one", "extra_point", "cap", "most_rounds", "olympiad"])?;
        let read = Self {
            least: at.get("least")?,
            team: at.get("team")?,
            cup: at.get("cup")?,
            eight_plus_one: at.get("eight_plus_one")?,
            extra_point: at.get("extra_point")?,
            cap: at.get("cap")?,
            most_rounds: at.get("most_rounds")?,
            olympiad: at.get("olympiad")?,
        };
        match at.find("least") {
            Some(at) if read.least.value == 0 => Err(at.fault(Fault::Zero)),
            _ => Ok(read),
        }
    }
}

impl Read for TeamGames {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["least", "rounds"])?;
        Ok(TeamGames {
            least: at.get("least")?,
            rounds: at.get("rounds")?,
        })
    }
}

impl Read for CupGames {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["least", "count_as"])?;
        Ok(CupGames {
            least: at.get("least")?,
            count_as: at.get("count_as")?,
        })
    }
}

impl Read for EightPlusOne {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["rounds", "played", "count_as", "unclear"])?;
        Ok(EightPlusOne {
            rounds: at.get("rounds")?,
            played: at.get("played")?,
            count_as: at.get("count_as")?,
            unclear: at.get_or_default("unclear")?,
        })
    }
}

impl Read for GamesCap {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["most", "not_in"])?;
        Ok(GamesCap {
            most: at.get("most")?,
            not_in: at.get("not_in")?,
        })
    }
}

impl Read for OlympiadGames {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["norm", "performance"])?;
        Ok(OlympiadGames {
            norm: at.get("norm")?,
            performance: at.get("performance")?,
        })
    }
}

impl Read for Excluded {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["non_member", "fid", "not_over_the_board", "unrated_zero", "last_round_forfeit", "won", "tail", "least_opponents", "standard_time_control"])?;
        Ok(Excluded {
            non_member: at.get("non_member")?,
            fid: at.get("fid")?,
            not_over_the_board: at.get("not_over_the_board")?,
            unrated_zero: at.get("unrated_zero")?,
            last_round_forfeit: at.get("last_round_forfeit")?,
            won: at.get("won")?,
            tail: at.get("tail")?,
            least_opponents: at.get("least_opponents")?,
            standard_time_control: at.get("standard_time_control")?,
        })
    }
}

impl Read for Federations {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["foreign", "own", "one", "exemptions", "one_without_exemption"])?;
        Ok(Federations {
            foreign: at.get("foreign")?,
            own: at.get("own")?,
            one: at.get("one")?,
            exemptions: at.get("exemptions")?,
            one_without_exemption: at.get("one_without_exemption")?,
        })
    }
}

impl Read for Exemption {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["event", "for"])?;
        Ok(Exemption {
            event: at.get("event")?,
            players: at.get("for")?,
        })
    }
}

impl Read for Titles {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["titled", "level", "weights", "twice_met"])?;
        Ok(Titles {
            titled: at.get("titled")?,
            level: at.get("level")?,
            weights: at.get("weights")?,
            twice_met: at.get("twice_met")?,
        })
    }
}

impl Read for Titled {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["share", "titles"])?;
        Ok(Titled {
            share: at.get("share")?,
            titles: at.get("titles")?,
        })
    }
}

impl Read for LevelTitles {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["share", "least"])?;
        Ok(LevelTitles {
            share: at.get("share")?,
            least: at.get("least")?,
        })
    }
}

impl Read for TwiceMet {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["players", "need"])?;
        Ok(TwiceMet {
            players: at.get("players")?,
            need: at.get("need")?,
        })
    }
}

impl Read for Ratings {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["unrated_most", "unrated", "unrated_titled", "floor", "raised", "long_event_days"])?;
        let read = Self {
            unrated_most: at.get("unrated_most")?,
            unrated: at.get("unrated")?,
            unrated_titled: at.get("unrated_titled")?,
            floor: at.get("floor")?,
            raised: at.get("raised")?,
            long_event_days: at.get("long_event_days")?,
        };
        match at.find("unrated") {
            Some(at) if read.unrated.value.is_empty() => Err(at.fault(Fault::EmptyList)),
            _ => Ok(read),
        }
    }
}

impl Read for UnratedShare {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["percent", "plus", "unclear"])?;
        Ok(UnratedShare {
            percent: at.get("percent")?,
            plus: at.get("plus")?,
            unclear: at.get_or_default("unclear")?,
        })
    }
}

impl Read for SinceDate {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["from", "rating"])?;
        Ok(SinceDate {
            from: at.get("from")?,
            rating: at.get("rating")?,
        })
    }
}

impl Read for UnratedTitled {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["title", "rating"])?;
        Ok(UnratedTitled {
            title: at.get("title")?,
            rating: at.get("rating")?,
        })
    }
}

impl Read for Performance {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["average", "rating", "score_percent", "table_gaps"])?;
        let read = Self {
            average: at.get("average")?,
            rating: at.get("rating")?,
            score_percent: at.get("score_percent")?,
            table_gaps: at.get_or_default("table_gaps")?,
        };
        match at.find("score_percent") {
            Some(at) if read.score_percent.value > 100 => Err(at.fault(Fault::NoNumber(100))),
            _ => Ok(read),
        }
    }
}

impl Read for TableGap {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["games", "half_points"])?;
        Ok(TableGap {
            games: at.get("games")?,
            half_points: at.get("half_points")?,
        })
    }
}

impl Read for Award {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["games", "rating", "by_rating", "rated_games"])?;
        Ok(Award {
            games: at.get("games")?,
            rating: at.get("rating")?,
            by_rating: at.get("by_rating")?,
            rated_games: at.get("rated_games")?,
        })
    }
}

impl Read for ByRating {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["FM", "CM", "WFM", "WCM"])?;
        Ok(ByRating {
            fm: at.get("FM")?,
            cm: at.get("CM")?,
            wfm: at.get("WFM")?,
            wcm: at.get("WCM")?,
        })
    }
}

impl Read for FidOpponents {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.choice(&[
            ("not_counted", FidOpponents::NotCounted),
            ("no_federation", FidOpponents::NoFederation),
        ])
    }
}

impl Read for IgnoreWon {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.choice(&[
            ("any", IgnoreWon::Any),
            ("whole_event_mix_in_round_robins", IgnoreWon::WholeEventMixInRoundRobins),
            ("unclear_in_round_robins", IgnoreWon::UnclearInRoundRobins),
        ])
    }
}

impl Read for IgnoreTail {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.choice(&[
            ("any", IgnoreTail::Any),
            ("not_with_predetermined_pairings", IgnoreTail::NotWithPredeterminedPairings),
            ("unclear_with_predetermined_pairings", IgnoreTail::UnclearWithPredeterminedPairings),
        ])
    }
}

impl Read for ExemptionEvent {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
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
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.choice(&[
            ("everybody", ExemptionFor::Everybody),
            ("host", ExemptionFor::Host),
            ("host_others_unclear", ExemptionFor::HostOthersUnclear),
        ])
    }
}

impl Read for TwiceMetNeed {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.choice(&[
            ("half_of_opponents", TwiceMetNeed::HalfOfOpponents),
            ("usual_share_unclear", TwiceMetNeed::UsualShareUnclear),
        ])
    }
}

impl Read for Share {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        let numbers: Vec<u8> = Read::read(at)?;
        match numbers.as_slice() {
            [part, whole] if *whole > 0 && part <= whole => Ok(Share { part: *part, whole: *whole }),
            _ => Err(at.fault(Fault::NoShare)),
        }
    }
}

impl Read for LevelWeights {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        Read::read(at).map(LevelWeights)
    }
}

impl Read for Weight {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.only(&["title", "halves"])?;
        Ok(Weight { title: at.get("title")?, halves: at.get("halves")? })
    }
}

impl Read for Title {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.known(Title::from_code)
    }
}

impl Read for EventKind {
    fn read(at: At<'_>) -> Result<Self, EditionError> {
        at.known(EventKind::from_code)
    }
}
