//! The spellings of the field: one place where a written word becomes a value.
//!
//! Everything here reads one cell or one word and never fails as a whole: `None` means "not such a word".

use crate::chess::text::{is_letter, lower};
use crate::chess::{Colour, Date, Federation, Given, HalfPoints, Outcome, Rank, Rating, Sex, Title};

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
    let ladder = match kind {
        "" | "р" | "разр" | "разряд" | "сп" | "спорт" | "спортивный" | "спортивныйразряд" => {
            [Rank::First, Rank::Second, Rank::Third]
        }
        "ю" | "юн" | "юр" | "юнр" | "юнош" | "юношеский" | "юношескийразряд" | "юнразр" | "юразр" => {
            [Rank::YouthFirst, Rank::YouthSecond, Rank::YouthThird]
        }
        _ => return None,
    };
    ladder.get(step).copied()
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
        let unrated = matches!(word.as_str(), "unr" | "unr." | "unrated" | "б/р" | "нет" | "безрейтинга");
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
    use super::{TitleWord, birth_year, date, half_points, outcome, outcome_code, rank, rating, title};
    use crate::chess::{Given, Outcome, Rank, Title};

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
        ];
        for (expected, text) in rows {
            assert_eq!(rank(text), Some(expected), "{text}");
        }
        assert_eq!(rank("4р"), None);
        assert_eq!(rank("IIII"), None);
    }

    #[test]
    fn ratings_scores_and_days_read() {
        assert_eq!(rating(""), Some(Given::NotGiven));
        for unrated in ["0", "-", "—", "unrated", "б/р"] {
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
