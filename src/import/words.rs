//! The spellings of the field: one place where a written word becomes a value.
//!
//! Everything here reads one cell or one word and never fails as a whole: `None` means "not such a word".

use crate::chess::text::{is_letter, lower};
use crate::chess::{
    AgeGroup, Code, Colour, CompositionTitle, Date, Federation, Given, HalfPoints, Outcome, Rank, RankGroup,
    Rating, Sex, Title,
};
use std::ops::RangeInclusive;

/// Written for "none": untitled, unrated.
pub(super) const NONE: &str = "-";

/// Whether a cell says "none" rather than nothing.
pub(super) fn is_dash(text: &str) -> bool {
    matches!(text.trim(), "-" | "–" | "—" | "−")
}

/// Lower case, without blanks, with one kind of dash and one writing of the half.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().map(lower) {
        match c {
            '–' | '—' | '−' | '‐' | '‑' => out.push('-'),
            'ё' => out.push('е'),
            c if c.is_whitespace() => {}
            c => out.push(c),
        }
    }
    for half in ["\\u00bd", "&frac12;", "1/2"] {
        if out.contains(half) {
            out = out.replace(half, "½");
        }
    }
    out
}

/// A result as a cell, a list or a person writes it, from the applicant's side.
///
/// `-1`, `-½`, `-0` are the byes of chess-results; `K` and `F` mark forfeits; an empty cell is no result at all.
pub(super) fn outcome(text: &str) -> Option<Outcome> {
    if text.len() > 24 {
        return None;
    }
    let word = plain(text);
    // `выиграл!`, `«ничья».`: what closes a sentence; `D.` stays an initial, and `1.` a number of the line.
    let stem = word.trim_start_matches(['"', '«']).trim_end_matches(['.', '!', '"', '«', '»']);
    let word = if stem.chars().filter(|c| is_letter(*c)).count() > 2 { stem } else { word.as_str() };
    Some(match word {
        "1" | "1.0" | "1.00" | "1,0" | "1,00" | "1-0" | "1:0" | "w" | "win" | "won" | "в" | "победа"
        | "выигрыш" | "выиграл" | "выиграла" | "выигр" | "выиграна" | "победил" | "победила" => {
            Outcome::Win
        }
        "½" | "0.5" | "0.50" | "0,5" | "0,50" | ".5" | ",5" | "=" | "x" | "r" | "d" | "½-½" | "½:½"
        | "0.5-0.5" | "0,5-0,5" | ".5-.5" | "=-=" | "draw" | "drew" | "remis" | "н" | "ничья" | "вничью"
        | "пол-очка" | "полочка" | "½очка" | "х" => Outcome::Draw,
        "0" | "0.0" | "0.00" | "0,0" | "0,00" | "0-1" | "0:1" | "l" | "loss" | "lost" | "п" | "поражение"
        | "проигрыш" | "проиграл" | "проиграла" | "проигр" | "проиграна" => {
            Outcome::Loss
        }
        "+" | "1f" | "1ff" | "1k" | "-1k" | "+1k" | "+-" | "+--" | "+:-" | "1-0f" | "1-0ff" => {
            Outcome::ForfeitWin
        }
        "-" | "0f" | "0ff" | "0k" | "-0k" | "-+" | "--+" | "-:+" | "0-1f" | "0-1ff" | "--" | "---"
        | "-:-" | "0-0" => Outcome::ForfeitLoss,
        "bye" | "-1" | "1bye" | "bye1" | "fbye" => Outcome::Bye,
        "hbye" | "-½" | "-½k" | "½k" | "½f" | "½bye" | "bye½" => Outcome::HalfBye,
        "zbye" | "-0" | "0bye" | "bye0" => Outcome::ZeroBye,
        "?" | "*" | "…" | "..." => Outcome::Pending,
        _ => return None,
    })
}

/// How the draft and JSON write a result.
pub(super) const fn outcome_code(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "1",
        Outcome::Draw => "=",
        Outcome::Loss => "0",
        Outcome::ForfeitWin => "+",
        Outcome::ForfeitLoss => "-",
        Outcome::Bye => "bye",
        Outcome::HalfBye => "hbye",
        Outcome::ZeroBye => "zbye",
        Outcome::Pending => "?",
    }
}

/// A colour; `s` is German for black.
pub(super) fn colour(text: &str) -> Option<Colour> {
    if text.len() > 16 {
        return None;
    }
    match plain(text).as_str() {
        "w" | "white" | "weiss" | "weiß" | "б" | "бел" | "белые" | "белый" | "белыми" => {
            Some(Colour::White)
        }
        "b" | "black" | "s" | "schwarz" | "n" | "ч" | "чер" | "черн" | "черные" | "черный" | "черными" => {
            Some(Colour::Black)
        }
        _ => None,
    }
}

/// How the draft and JSON write a colour.
pub(super) const fn colour_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "w",
        Colour::Black => "b",
    }
}

/// The name of nobody: what stands in the name's place on a round without an opponent.
pub(super) fn is_nobody(name: &str) -> bool {
    name.len() <= 40
        && (is_absence(name)
            || matches!(
                plain(name).trim_matches(['(', ')', '*', '.']),
                "bye"
                    | "notpaired"
                    | "unpaired"
                    | "spielfrei"
                    | "nichtausgelost"
                    | "sinemparejar"
                    | "nãoemparceirado"
                    | "nonappariato"
                    | "exempt"
                    | "выходной"
                    | "свободен"
                    | "безпары"
                    | "небылопары"
                    | "непаруется"
                    | "нетпары"
            ))
}

/// Words for a round that one did not play: nobody's name, and no point where none is written.
pub(super) fn is_absence(name: &str) -> bool {
    name.len() <= 40
        && matches!(
            plain(name).trim_matches(['(', ')', '*', '.']),
            "пропуск" | "неиграл" | "неиграла" | "отсутствовал" | "отсутствовала"
        )
}

/// What a title's place says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TitleWord {
    /// A FIDE title.
    Fide(Title),
    /// The Russian `гр`, which is a grandmaster here and a `ГР` in capitals: worth a note.
    Grandmaster,
    /// A Russian title or rank.
    Rank(Rank),
    /// No Russian title and no rank.
    NoRank,
    /// A title of a national federation or of the arena: no FIDE title.
    Other,
}

/// A title's cell. Single letters are those of TRF, of FIDE's pages and of TWIC.
pub(super) fn title(text: &str) -> Option<TitleWord> {
    let text = text.trim();
    // Twice as many bytes as Cyrillic letters.
    if text.is_empty() || text.len() > 64 {
        return None;
    }
    if text == "ГР" {
        return Some(TitleWord::Rank(Rank::GR));
    }
    let word = cyrillic_if_mixed(&plain(text));
    let fide = match word.as_str() {
        "gm" | "g" | "мг" | "гм" | "гроссмейстер" | "международныйгроссмейстер" => {
            Title::GM
        }
        "гр" | "г" | "гросс" => return Some(TitleWord::Grandmaster),
        "im" | "m" | "мм" | "им" | "международныймастер" | "межмастер" => {
            Title::IM
        }
        "fm" | "f" | "мф" | "фм" | "мастерфиде" => Title::FM,
        "cm" | "c" | "км" | "см" | "кандидатвмастерафиде" => Title::CM,
        "wgm" | "wg" | "жгр" | "жмг" | "жгм" | "жг" | "гмж" | "мгж" => Title::WGM,
        "wim" | "wm" | "жмм" | "ммж" => Title::WIM,
        "wfm" | "wf" | "жмф" | "мфж" => Title::WFM,
        "wcm" | "wc" | "жкм" | "кмж" => Title::WCM,
        "nm" | "wnm" | "lm" | "agm" | "aim" | "afm" | "acm" | "wagm" | "waim" | "wafm" | "wacm" | "мсмк"
        | "змс" => {
            return Some(TitleWord::Other);
        }
        _ if is_no_rank(text) => return Some(TitleWord::NoRank),
        _ => return rank(text).filter(|_| !text.bytes().all(|b| b.is_ascii_digit())).map(TitleWord::Rank),
    };
    Some(TitleWord::Fide(fide))
}

/// A Russian title or rank: `МС`, `КМС`, `1р`, `1 разр.`, `II`, `III ю`. Latin letters that look alike count.
pub(super) fn rank(text: &str) -> Option<Rank> {
    if text.len() > 64 {
        return None;
    }
    let word: String = plain(text).chars().filter(|c| *c != '.' && *c != '-').collect();
    match word.as_str() {
        "kms" | "kmc" => return Some(Rank::KMS),
        "ms" | "mc" => return Some(Rank::MS),
        _ => {}
    }
    let word = cyrillic_if_mixed(&word);
    match word.as_str() {
        "гр" => return Some(Rank::GR),
        "мс" | "мастерспорта" => return Some(Rank::MS),
        "кмс" | "кандидатвмастера" | "кандидатвмастераспорта" => {
            return Some(Rank::KMS);
        }
        _ => {}
    }
    let step = |digits: &str| match digits {
        "1" | "i" => Some(0_usize),
        "2" | "ii" => Some(1),
        "3" | "iii" => Some(2),
        _ => None,
    };
    let cut = word.find(|c: char| !matches!(c, '1' | '2' | '3' | 'i')).unwrap_or(word.len());
    let (digits, kind) = word.split_at(cut);
    let step = step(digits)?;
    // `1-й разряд`.
    let numbered = ["ый", "ий", "й"].into_iter().find_map(|ending| kind.strip_prefix(ending));
    let kind = numbered.filter(|kind| !kind.is_empty()).unwrap_or(kind);
    // `юн. разр.`: the word itself tells nothing.
    let kind = ["разряд", "разр", "р"].into_iter().find_map(|word| kind.strip_suffix(word)).unwrap_or(kind);
    let ladder = match kind {
        "" | "сп" | "спорт" | "спортивный" => [Rank::First, Rank::Second, Rank::Third],
        "ю" | "юн" | "юнош" | "юношеский" => {
            [Rank::YouthFirst, Rank::YouthSecond, Rank::YouthThird]
        }
        _ => return None,
    };
    ladder.get(step).copied()
}

/// Whether a cell says that there is no Russian title and no rank: `б/р`, `б.р.`, `без разряда`.
pub(super) fn is_no_rank(text: &str) -> bool {
    text.len() <= 32
        && matches!(
            plain(text).trim_end_matches('.'),
            "б/р" | "б.р" | "б/разр" | "б/разряда" | "безразр" | "безразряда" | "безразрядный"
        )
}

/// A key of counts by rank, in either alphabet. Those with a youth rank are counted with those without any.
pub(super) fn rank_group(key: &str) -> Option<RankGroup> {
    match key {
        "GR" => Some(RankGroup::GR),
        "MS_high" => Some(RankGroup::MSHigh),
        key => RankGroup::from_code(key).or_else(|| rank(key).map(|rank| RankGroup::of(Some(rank)))),
    }
}

/// A title in composition.
pub(super) fn composition_title(text: &str) -> Option<CompositionTitle> {
    CompositionTitle::from_code(&text.trim().to_ascii_uppercase())
}

/// An age group: its code, or as events are announced: `до 18 лет`, `юниоры (до 21 года)`, `мужчины`.
///
/// Odd years are those of the later documents, which name the same groups a year higher.
pub(super) fn age_group(text: &str) -> Option<AgeGroup> {
    if text.len() > 80 {
        return None;
    }
    let word: String = plain(text).chars().filter(|c| is_letter(*c) || c.is_ascii_digit()).collect();
    let whose = |word: &str, words: [&str; 2]| {
        let rest = words.into_iter().fold(word.to_owned(), |rest, known| rest.replacen(known, "", 1));
        matches!(rest.as_str(), "" | "и")
    };
    if word == AgeGroup::Adults.code() || (word.len() > 2 && whose(&word, ["мужчины", "женщины"]))
    {
        return Some(AgeGroup::Adults);
    }
    let years = match word.split_once("до") {
        Some((who, years)) => {
            let pairs = [["юниоры", "юниорки"], ["юноши", "девушки"], ["мальчики", "девочки"]];
            let years = years.trim_end_matches("лет").trim_end_matches("года");
            pairs.into_iter().any(|pair| whose(who, pair)).then_some(years)?
        }
        None => word.strip_prefix('u')?,
    };
    let years: u8 = number(years)?;
    AgeGroup::from_code(&format!("u{}", years - years % 2))
}

/// A word with at least one Cyrillic letter, its Latin look-alikes turned into Cyrillic ones.
fn cyrillic_if_mixed(word: &str) -> String {
    let cyrillic = |c: char| ('а'..='я').contains(&c);
    // `i` is a Roman numeral even in a Russian word.
    if !word.chars().any(cyrillic) {
        return word.to_owned();
    }
    word.chars()
        .map(|c| match c {
            'a' => 'а',
            'c' => 'с',
            'e' => 'е',
            'k' => 'к',
            'm' => 'м',
            'o' => 'о',
            'p' => 'р',
            'і' => 'i',
            c => c,
        })
        .collect()
}

/// A rating's cell: empty is not given; `0`, a dash and the like are unrated. A mark may follow the number (`2450*`).
pub(super) fn rating(text: &str) -> Option<Given<Option<Rating>>> {
    let text = text.trim();
    if text.is_empty() {
        return Some(Given::NotGiven);
    }
    if is_dash(text) {
        return Some(Given::Known(None));
    }
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, mark) = text.split_at(end);
    if digits.is_empty() {
        let word = plain(text);
        let word = word.trim_end_matches('.');
        let unrated = matches!(word, "unr" | "unrated" | "б/р" | "б.р" | "нет" | "безрейтинга");
        return unrated.then_some(Given::Known(None));
    }
    if digits.len() > 4 || mark.len() > 3 || mark.starts_with(['.', ',', '-', '/']) {
        return None;
    }
    match digits.parse().ok()? {
        0 => Some(Given::Known(None)),
        number => Rating::new(number).ok().map(|rating| Given::Known(Some(rating))),
    }
}

/// A rating that somebody has: a number.
pub(super) fn number_of_rating(text: &str) -> Option<Rating> {
    rating(text)?.known().flatten()
}

/// A federation: the code, or a name with the code in brackets (`England ( ENG )`).
pub(super) fn federation(text: &str) -> Option<Federation> {
    Federation::new(text).ok().or_else(|| {
        let (_, code) = text.rsplit_once('(')?;
        Federation::new(code.trim().trim_end_matches(')')).ok()
    })
}

/// A score: `6½`, `6,5`, `6.5`, `½`, and the `6x` of Swiss-Manager.
pub(super) fn half_points(text: &str) -> Option<HalfPoints> {
    if text.len() > 16 {
        return None;
    }
    let word = plain(text);
    let (whole, half) = if let Some(whole) = word.strip_suffix(['½', 'x']) {
        (whole, 1)
    } else if let Some((whole, rest)) = word.split_once(['.', ',']) {
        match rest {
            "5" | "50" => (whole, 1),
            "0" | "00" => (whole, 0),
            _ => return None,
        }
    } else {
        (word.as_str(), 0)
    };
    let whole: u16 = if whole.is_empty() && half == 1 { 0 } else { number(whole)? };
    (whole <= 999).then(|| HalfPoints::new(2 * whole + half))
}

/// A whole number of digits only.
pub(super) fn number<T: TryFrom<u64>>(text: &str) -> Option<T> {
    digits(text).and_then(|number| T::try_from(number).ok())
}

/// A number of things that are counted from 1.
pub(super) fn ordinal<T: TryFrom<u64> + Default + PartialOrd>(text: &str) -> Option<T> {
    number(text).filter(|number| *number > T::default())
}

/// The coefficients K that a rating list can have.
pub(super) const K: RangeInclusive<u8> = 1..=50;

/// A coefficient K.
pub(super) fn k(text: &str) -> Option<u8> {
    number(text).filter(|k| K.contains(k))
}

#[inline(never)]
fn digits(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.starts_with('+') {
        return None;
    }
    text.parse().ok()
}

/// A day: `2024-06-30` or `30.06.2024`, with `-`, `/`, `.` and blanks between the numbers.
pub(super) fn date(text: &str) -> Option<Date> {
    if text.len() > 24 {
        return None;
    }
    let word = plain(text);
    if let Ok(date) = Date::parse(&word) {
        return Some(date);
    }
    let mut parts = word.split(['-', '/', '.']);
    let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || year.len() != 4 {
        return None;
    }
    Date::new(number(year)?, number(month)?, number(day)?).ok()
}

/// A sex.
pub(super) fn sex(text: &str) -> Option<Sex> {
    match text.trim() {
        "m" | "M" | "м" | "М" => Some(Sex::Male),
        "f" | "F" | "w" | "W" | "ж" | "Ж" => Some(Sex::Female),
        _ => None,
    }
}

/// A year of birth, alone or at the beginning of a date.
pub(super) fn birth_year(text: &str) -> Option<u16> {
    let text = text.trim();
    let first = text.split(['-', '/', '.']).next()?;
    let last = text.rsplit(['-', '/', '.']).next()?;
    [first, last]
        .into_iter()
        .filter(|part| part.len() == 4)
        .find_map(number)
        .filter(|y| (1900..2100).contains(y))
}

#[cfg(test)]
mod tests {
    use super::{
        TitleWord, age_group, birth_year, date, half_points, is_no_rank, outcome, outcome_code, rank,
        rank_group, rating, title,
    };
    use crate::chess::{AgeGroup, Code, Given, Outcome, Rank, RankGroup, Title};

    #[test]
    fn results_read_in_every_writing() {
        let rows = [
            (Outcome::Win, "1 1.0 1,00 win W 1-0 1:0 победа выиграл Выиграла! выигр. выиграна won"),
            (
                Outcome::Draw,
                "½ 1/2 0.5 0,5 .5 ,5 = x r R &frac12; \\u00BD ½-½ 1/2-1/2 ничья «ничья». remis х пол-очка полочка ½очка пол\u{a0}очка",
            ),
            (Outcome::Loss, "0 0.0 0,00 loss lost L 0-1 0:1 поражение проиграл проиграла проигр."),
            (Outcome::ForfeitWin, "+ 1F +-- -1K 1k"),
            (Outcome::ForfeitLoss, "- − 0F --+ -0K"),
            (Outcome::Bye, "bye -1"),
            (Outcome::HalfBye, "hbye -½ -½K -1/2"),
            (Outcome::ZeroBye, "zbye -0"),
            (Outcome::Pending, "? *"),
        ];
        for (expected, words) in rows {
            for word in words.split(' ') {
                assert_eq!(outcome(word), Some(expected), "{word}");
            }
            assert_eq!(outcome(outcome_code(expected)), Some(expected));
        }
        for word in ["2", "10", "3,5", "-1,40", "GM", "", "1-1", "6½", "В.", "D.", "1."] {
            assert_eq!(outcome(word), None, "{word}");
        }
        assert_eq!(outcome("- 1K"), Some(Outcome::ForfeitWin));
        assert_eq!(outcome("1 - 0"), Some(Outcome::Win));
    }

    #[test]
    fn titles_read_in_both_alphabets() {
        let rows = [
            (TitleWord::Fide(Title::GM), "GM gm g G мг МГ гм"),
            (TitleWord::Fide(Title::IM), "IM m мм MМ"),
            (TitleWord::Fide(Title::FM), "FM f мф"),
            (TitleWord::Fide(Title::CM), "CM c км СМ"),
            (TitleWord::Fide(Title::WGM), "WGM wg WG жгр гмж"),
            (TitleWord::Fide(Title::WIM), "WIM wm жмм"),
            (TitleWord::Fide(Title::WFM), "WFM wf жмф"),
            (TitleWord::Fide(Title::WCM), "WCM wc жкм"),
            (TitleWord::Grandmaster, "гр г"),
            (TitleWord::Rank(Rank::GR), "ГР"),
            (TitleWord::Rank(Rank::MS), "МС мс MC"),
            (TitleWord::Rank(Rank::KMS), "КМС кмс KMC KMS"),
            (TitleWord::Rank(Rank::First), "I 1р 1разр."),
            (TitleWord::Fide(Title::GM), "гроссмейстер Гроссмейстер"),
            (TitleWord::Fide(Title::IM), "межмастер международный\u{a0}мастер"),
            (TitleWord::Fide(Title::FM), "мастер\u{a0}ФИДЕ"),
            (TitleWord::Other, "NM AFM aim ACM AGM WNM МСМК"),
        ];
        for (expected, words) in rows {
            for word in words.split(' ') {
                assert_eq!(title(word), Some(expected), "{word}");
            }
        }
        for word in ["", "-", "1", "2450", "RUS", "Im Schacht", "Х"] {
            assert_eq!(title(word), None, "{word}");
        }
    }

    #[test]
    fn ranks_read() {
        for rank_of_all in Rank::ALL {
            assert_eq!(rank(rank_of_all.code()), Some(rank_of_all));
        }
        let rows = [
            (Rank::Second, "2 разряд"),
            (Rank::Third, "III сп."),
            (Rank::YouthFirst, "1юн."),
            (Rank::YouthThird, "3 юношеский разряд"),
            (Rank::First, "1 разр."),
            (Rank::First, "1-й разряд"),
            (Rank::Second, "2р"),
            (Rank::Third, "3 сп. разряд"),
            (Rank::Third, "III"),
            (Rank::YouthFirst, "1 юн. разр."),
            (Rank::YouthSecond, "II ю"),
        ];
        for (expected, text) in rows {
            assert_eq!(rank(text), Some(expected), "{text}");
        }
        for text in ["4р", "IIII", "1-й", "б/р"] {
            assert_eq!(rank(text), None, "{text}");
        }
        for text in ["б/р", "б.р.", "Б/Р", "без разряда"] {
            assert!(is_no_rank(text), "{text}");
            assert_eq!(title(text), Some(TitleWord::NoRank), "{text}");
        }
    }

    #[test]
    fn keys_of_counts_by_rank_read() {
        let rows = [
            (RankGroup::GR, "ГР GR"),
            (RankGroup::MS, "МС MS"),
            (RankGroup::MSHigh, "МС_high MS_high"),
            (RankGroup::KMS, "КМС KMS"),
            (RankGroup::First, "I"),
            (RankGroup::Second, "II"),
            (RankGroup::Third, "III"),
            (RankGroup::Without, "none I\u{a0}ю II\u{a0}ю III\u{a0}ю"),
        ];
        for (expected, keys) in rows {
            for key in keys.split(' ') {
                assert_eq!(rank_group(key), Some(expected), "{key}");
            }
        }
        for key in ["", "IV", "GM", "МСМК"] {
            assert_eq!(rank_group(key), None, "{key}");
        }
    }

    #[test]
    fn age_groups_read() {
        let rows = [
            (AgeGroup::Adults, "adults, мужчины, Женщины, мужчины и женщины"),
            (AgeGroup::U20, "u20, u21, до 21 года, юниоры (до 21 года), юниоры и юниорки до 20 лет"),
            (AgeGroup::U18, "u18, u19, до 18, до 19 лет, Юноши до 18 лет"),
            (AgeGroup::U16, "u16, u17, девушки (до 17 лет), юноши и девушки до 16"),
            (AgeGroup::U14, "u14, U15, до 14 лет"),
            (AgeGroup::U12, "u12, u13, до 13"),
            (AgeGroup::U10, "u10, u11, мальчики и девочки до 11 лет"),
            (AgeGroup::U8, "u8, u9, девочки до 9 лет"),
        ];
        for (expected, texts) in rows {
            for text in texts.split(", ") {
                assert_eq!(age_group(text), Some(expected), "{text}");
            }
            assert_eq!(age_group(expected.code()), Some(expected));
        }
        for text in ["", "и", "u7", "u22", "u", "до", "18", "команды до 18 лет", "от 18 лет"]
        {
            assert_eq!(age_group(text), None, "{text}");
        }
    }

    #[test]
    fn ratings_scores_and_days_read() {
        assert_eq!(rating(""), Some(Given::NotGiven));
        for unrated in ["0", "-", "—", "unrated", "б/р", "б.р."] {
            assert_eq!(rating(unrated), Some(Given::Known(None)), "{unrated}");
        }
        for text in ["2450", " 2450 ", "2450*", "2450 F"] {
            assert_eq!(rating(text).and_then(Given::known).flatten().map(|r| r.get()), Some(2450), "{text}");
        }
        for text in ["24S0", "24500", "3,5", "2450-1", "GM"] {
            assert_eq!(rating(text), None, "{text}");
        }
        for (text, expected) in
            [("6½", 13), ("6,5", 13), ("6.5", 13), ("½", 1), ("7x", 15), ("7", 14), ("0", 0)]
        {
            assert_eq!(half_points(text).map(|p| p.get()), Some(expected), "{text}");
        }
        for (text, expected) in
            [("24/09/2010", "2010-09-24"), ("28. 07. 2005", "2005-07-28"), ("2024-06-30", "2024-06-30")]
        {
            assert_eq!(date(text).map(|d| d.to_string()).as_deref(), Some(expected), "{text}");
        }
        for (text, expected) in
            [("1969.12.06", Some(1969)), ("06.12.1969", Some(1969)), ("1978", Some(1978)), ("0", None)]
        {
            assert_eq!(birth_year(text), expected, "{text}");
        }
    }
}
