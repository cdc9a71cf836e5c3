//! Free lines: one game a line, its parts in any order. `2450 1`, `GM Ivanov RUS 2512 ½`, `1-0 2380`, `R7: 2400`.

use super::draft::Draft;
use super::facts::Facts;
use super::grid::lines;
use super::labels::{Label, label};
use super::note::{NoteKind, Notes, shorten};
use super::row::{PastedRow, without_opponent};
use super::table::MOST_ROWS;
use super::words::{self, TitleWord};
use crate::chess::text::{is_capital, is_letter, lowercase};
use crate::chess::{Federation, Outcome};

/// Nobody writes a card by hand that ends beyond this line.
const LAST_LINE: u32 = 5000;

/// A longer line is prose.
const LONGEST_LINE: usize = 200;

/// A name of more words is prose.
const MOST_NAME_WORDS: usize = 5;

/// One line, its words sorted by what they can be.
#[derive(Default)]
struct Line<'t> {
    number: u32,
    text: &'t str,
    round: Option<u8>,
    /// A number that begins the line: a result, or the number of the line.
    leading: Option<u8>,
    ratings: Vec<&'t str>,
    results: Vec<&'t str>,
    /// `w` or `b`: a colour, or a result by its letter.
    letters: Vec<&'t str>,
    colour: Option<&'t str>,
    title: Option<&'t str>,
    rank: Option<&'t str>,
    federation: Option<&'t str>,
    /// `без разряда`, or the `б/р` that can say `без рейтинга` too.
    no_rank: Option<&'t str>,
    unrated: bool,
    name: Vec<&'t str>,
    /// A national or arena title: no FIDE title, and the line does not say that there is no other.
    other_title: Option<&'t str>,
    /// How many words of the name stand before the last rating.
    named_before: usize,
    /// The place of the last word that is a rating.
    rating_at: Option<usize>,
    /// Two ratings side by side.
    pair: Option<(&'t str, &'t str)>,
    /// They stand as `2005 / 2150`: no year of birth does.
    slash: bool,
}

/// Reads the games of free lines. What is neither a game nor a fact gets a note.
pub(super) fn read(text: &str, draft: &mut Draft, facts: &mut Facts, notes: &mut Notes) {
    let mut found = Vec::new();
    let mut bare = Vec::new();
    let counts = has_counts(text);
    for (number, text) in lines(text) {
        let text = text.trim();
        if text.is_empty() {
            continue;
        }
        if number > LAST_LINE || found.len() + bare.len() > MOST_ROWS {
            notes.unused(Some(number), text);
            continue;
        }
        if facts.take_line(text) {
            continue;
        }
        if is_summary(text) {
            notes.unused(Some(number), text);
            continue;
        }
        if let Some(ratings) = bare_ratings(text) {
            bare.extend(ratings.into_iter().take(MOST_ROWS).map(|rating| (number, rating)));
            continue;
        }
        if text.len() > LONGEST_LINE {
            notes.unused(Some(number), text);
            continue;
        }
        for piece in pieces(text) {
            match Some(Line::of(number, piece, counts)).filter(Line::is_game) {
                Some(line) => found.push(line),
                None => notes.unused(Some(number), piece),
            }
        }
    }
    forget_dashes(&mut found);
    let numbered = is_numbered(&found);
    let style = Style::of(&found, numbered);
    drop_titles_of_events(&mut found, numbered, notes);
    if style.plus_minus_played {
        notes.add(None, NoteKind::PlusMinusPlayed);
    }
    if style.two_ratings {
        notes.add(None, NoteKind::RatingsAssumedFide { column: String::new() });
    }
    let some_decided = found.iter().any(|line| line.is_decided(numbered, &style));
    for line in &mut found {
        let unread = line.take_unread(some_decided && !line.is_decided(numbered, &style));
        let left = line.left_over(&style);
        if !left.is_empty() {
            notes.add(Some(line.number), NoteKind::UnusedWords { text: shorten(&left.join(" ")) });
        }
        let mut row = line.row(numbered, &style);
        if !unread.is_empty() {
            row.result = unread.join(" ");
            notes.add(Some(line.number), NoteKind::NotAResult { text: shorten(&row.result) });
        }
        draft.rows.push(row);
    }
    draft.rows.extend(bare.into_iter().map(|(number, rating)| PastedRow {
        line: Some(number),
        rating: rating.to_owned(),
        ..PastedRow::default()
    }));
}

/// `Средний рейтинг 2450`, `Avg: 2462`: a word for a mean or a performance in front of a number, or a label that the
/// facts have no place for.
fn is_summary(text: &str) -> bool {
    let clean = |word: &str| lowercase(word.trim_matches(['.', ',', ':', '=', '(', ')', '~', '≈']));
    if text.len() > LONGEST_LINE {
        return false;
    }
    let words: Vec<String> = text.split_whitespace().map(clean).filter(|word| !word.is_empty()).collect();
    let is_value = |word: &String| is_rating(word.split(['.', ',']).next().unwrap_or_default());
    let Some(at) = words.iter().position(is_value) else { return false };
    let before = words.get(..at).unwrap_or_default();
    let tells = |word: &String| {
        [
            "среднее",
            "средний",
            "средняя",
            "average",
            "перфоманс",
            "перформанс",
            "performance",
            "durchschn",
            "gegnerschnitt",
            "promedio",
            "moyenne",
        ]
        .iter()
        .any(|stem| word.starts_with(stem))
            || matches!(
                word.as_str(),
                "средн" | "ср" | "avg" | "mean" | "tpr" | "rp" | "итого" | "ø" | "schnitt" | "leistung"
            )
    };
    let is_label = at + 1 == words.len()
        && matches!(
            label(&before.join(" ")),
            Some(Label::Performance | Label::Rating | Label::RatingFide | Label::RatingNational)
        );
    // Who is called so has a result.
    let is_score = |word: &String| words::outcome(word).is_some_and(|o| o.over_the_board().is_some());
    let decided = words.first().is_some_and(is_score) || words.last().is_some_and(is_score);
    is_label || (!decided && before.iter().any(tells))
}

/// Two or more ratings and nothing else: opponents to come.
fn bare_ratings(text: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = text.split([' ', '\t', ',', ';']).filter(|word| !word.is_empty()).collect();
    let all = words.len() >= 2 && words.iter().all(|word| word.len() == 4 && is_rating(word));
    all.then_some(words)
}

/// The games of a line: one, or several with their own ratings between commas and semicolons.
fn pieces(text: &str) -> Vec<&str> {
    let ratings = |part: &str| part.split([' ', '\t']).filter(|w| is_rating(w) || glued(w).is_some()).count();
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() >= 2 && words.iter().all(|word| glued(word).is_some()) {
        return words;
    }
    for separator in [";", ", "] {
        let parts: Vec<&str> = text.split(separator).map(str::trim).filter(|part| !part.is_empty()).collect();
        if parts.len() >= 2 && parts.iter().all(|part| ratings(part) == 1) {
            return parts;
        }
    }
    vec![text]
}

/// Where a dash is the only result that there is, it stands for none.
fn forget_dashes(lines: &mut [Line<'_>]) {
    let only_dashes = lines.iter().all(|line| line.results.iter().all(|result| words::is_dash(result)));
    if lines.len() >= 2 && only_dashes {
        lines.iter_mut().for_each(|line| line.results.clear());
    }
}

/// Whether the numbers that begin the lines count them.
fn is_numbered(lines: &[Line<'_>]) -> bool {
    lines.len() >= 2 && (1..).zip(lines).all(|(at, line)| line.leading == u8::try_from(at).ok())
}

/// Whether lines are counted as `2 - 2400 1`: then `1 - 0 2450` is the first of them, and no score.
fn has_counts(text: &str) -> bool {
    lines(text).take_while(|(number, _)| *number <= LAST_LINE).any(|(_, line)| {
        let mut words = line.split_whitespace();
        words.next() == Some("2") && words.next().is_some_and(|word| words::is_dash(word) || word == ":")
    })
}

/// What the lines together tell about the way of writing.
struct Style {
    /// `+` and `-` are the only results, besides draws: then they mean won and lost, not forfeits.
    plus_minus_played: bool,
    /// `w` stands for white, not for won.
    letters_are_colours: bool,
    /// Most lines have two ratings side by side: FIDE's and a national one.
    two_ratings: bool,
}

impl Style {
    fn of(lines: &[Line<'_>], numbered: bool) -> Style {
        let mut signs = 0;
        let mut digits = 0;
        let mut letters_are_colours = false;
        for line in lines {
            for result in &line.results {
                match words::outcome(result) {
                    Some(Outcome::ForfeitWin | Outcome::ForfeitLoss) if result.len() == 1 => signs += 1,
                    Some(Outcome::Win | Outcome::Loss) => digits += 1,
                    _ => {}
                }
            }
            digits += usize::from(line.leading.is_some() && !numbered);
            letters_are_colours |= line.letters.iter().any(|letter| matches!(*letter, "b" | "B"))
                || (!line.letters.is_empty() && !line.results.is_empty());
        }
        let pairs = lines.iter().filter(|line| line.pair.is_some()).count();
        let rated = lines.iter().filter(|line| !line.ratings.is_empty()).count();
        // Where one of the two could be a year in every line, it is one: of birth.
        let no_years =
            |line: &Line<'_>| line.slash || line.pair.is_some_and(|(a, b)| !is_year(a) && !is_year(b));
        let two_ratings = pairs * 2 > rated && lines.iter().any(no_years);
        Style { plus_minus_played: signs > 0 && digits == 0, letters_are_colours, two_ratings }
    }
}

/// `Moscow Open 2024` above a list is no game against a player rated 2024.
fn drop_titles_of_events(lines: &mut Vec<Line<'_>>, numbered: bool, notes: &mut Notes) {
    let decided = |line: &Line<'_>| !line.results.is_empty() || (line.leading.is_some() && !numbered);
    if !lines.iter().any(|line| decided(line) || line.title.is_some()) {
        return;
    }
    lines.retain(|line| {
        let year = line.ratings.iter().all(|rating| matches!(words::number(rating), Some(1950_u16..=2100)));
        let plain =
            line.title.is_none() && line.federation.is_none() && line.round.is_none() && !line.is_unrated();
        let is_title = !decided(line) && line.letters.is_empty() && plain && year && !line.name.is_empty();
        let is_title = is_title && line.leading.is_none() && !words::is_nobody(&line.name.concat());
        if is_title {
            notes.unused(Some(line.number), line.text);
        }
        !is_title
    });
}

impl<'t> Line<'t> {
    fn of(number: u32, text: &'t str, counts: bool) -> Line<'t> {
        let mut line = Line { number, text, ..Line::default() };
        let rest = line.take_round(text);
        let has_cyrillic = text.chars().any(|c| ('А'..='я').contains(&c));
        let words = words_of(rest);
        let mut at = 0;
        while let Some((start, word)) = words.get(at).copied() {
            let (count, word) = [7, 4, 3, 2]
                .into_iter()
                .find_map(|count| {
                    let (last, end) = words.get(at + count - 1)?;
                    let span = rest.get(start..last + end.len())?.trim_end_matches([',', '.', '!']);
                    let is_count = counts && start == 0 && count == 3;
                    (!is_count && is_spaced(span)).then_some((count, span))
                })
                .unwrap_or((1, word));
            let bare = word.trim_end_matches([',', ':']);
            // The end of a sentence: `2450 1.`
            let ended = bare.trim_end_matches(['.', '!']);
            let is_value = ended.starts_with(|c: char| c.is_ascii_digit() || c == '½')
                && (is_rating(ended) || words::outcome(ended).is_some());
            let bare = if start > 0 && is_value { ended } else { bare };
            if let Some((fide, national)) = two_ratings(bare) {
                line.take_rating(at, fide);
                line.take_rating(at + 1, national);
                line.slash = true;
            } else if bare == "/" {
                // Between two ratings.
                if line.rating_at == at.checked_sub(1)
                    && line.rating_at.is_some()
                    && words.get(at + 1).is_some_and(|(_, next)| is_rating(next.trim_end_matches(',')))
                {
                    line.rating_at = Some(at);
                    line.slash = true;
                }
            } else if !bare.is_empty() {
                line.take(at, start == 0, bare, word, has_cyrillic);
            }
            at += count;
        }
        // A dash beside a result, or between other words, only separates.
        let ends_the_line = text.ends_with(['-', '–', '—', '−']) || rest.starts_with(['-', '–', '—', '−']);
        if line.results.len() > 1 || !ends_the_line {
            line.results.retain(|result| !words::is_dash(result));
        }
        line
    }

    /// `R7:`, `7.`, `7)`, `тур 7`, `Rd. 7` in front of a line.
    fn take_round(&mut self, text: &'t str) -> &'t str {
        let lower = lowercase(text);
        let word =
            ["round", "раунд", "тур", "rd.", "rd", "r", "т", "#"].into_iter().find(|w| lower.starts_with(*w));
        // The word is as long in the text as in lower case: its letters are Latin or Cyrillic.
        let rest = word.and_then(|word| text.get(word.len()..)).unwrap_or(text).trim_start();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, behind) = rest.split_at(digits);
        let marked =
            behind.starts_with([':', ')', '.']) && !behind.starts_with(".5") && !behind.starts_with(".0");
        let ends = behind.is_empty() || behind.starts_with([' ', '\t', ':', ')', '.']);
        // `1:0` and `1.5` begin with no round.
        let score = behind
            .strip_prefix([':', '.'])
            .is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
        let is_round = digits <= 2 && ends && !score && (word.is_some() || marked);
        match words::number::<u8>(number).filter(|_| is_round) {
            Some(round) if round > 0 => {
                self.round = Some(round);
                behind.trim_start_matches([':', ')', '.', ' ', '\t'])
            }
            _ => text,
        }
    }

    fn take_rating(&mut self, at: usize, rating: &'t str) {
        let last = self.ratings.last().copied().filter(|_| at > 0 && self.rating_at == at.checked_sub(1));
        if let (None, Some(last)) = (self.pair, last) {
            self.pair = Some((last, rating));
        }
        self.ratings.push(rating);
        self.rating_at = Some(at);
        self.named_before = self.name.len();
    }

    fn take(&mut self, at: usize, first: bool, word: &'t str, as_written: &'t str, has_cyrillic: bool) {
        if first
            && self.round.is_none()
            && let Some(number) = words::number::<u8>(word).filter(|n| *n <= 64)
        {
            self.leading = Some(number);
            return;
        }
        if let Some((rating, result)) = glued(word) {
            self.take_rating(at, rating);
            self.results.push(result);
        } else if is_rating(word) {
            self.take_rating(at, word);
        } else if word == "I" && has_cyrillic && self.rank.is_none() && !self.is_named_in_latin() {
            self.rank = Some(word);
        } else if is_initial(word) && !self.name.is_empty() && self.ratings.is_empty() {
            // `Smith, D 2400`: an initial, neither a draw nor a colour.
            self.name.push(as_written);
        } else if matches!(lowercase(word).as_str(), "vs" | "vs." | "v." | "against" | "против") {
            // Says nothing.
        } else if matches!(word, "w" | "W" | "b" | "B") {
            self.letters.push(word);
        } else if words::outcome(word).is_some()
            && (word.len() > 2
                || !word.starts_with(is_letter)
                || has_cyrillic_letter(word)
                || matches!(word, "L" | "D" | "l" | "d" | "x"))
        {
            self.results.push(word);
        } else if self.colour.is_none() && words::colour(word).is_some() && word.chars().count() != 1
            || matches!(word, "ч" | "б" | "Ч" | "Б")
        {
            self.colour = Some(word);
        } else if self.take_title(word, has_cyrillic) {
            // Taken.
        } else if words::is_no_rank(word) {
            self.no_rank = Some(word);
        } else if matches!(lowercase(word).as_str(), "unr" | "unr." | "unrated") {
            self.unrated = true;
        } else if is_federation(word) {
            // The last one counts: names come first, and some look like a code.
            if let Some(before) = self.federation.replace(word) {
                self.name.push(before);
            }
        } else {
            self.name.push(as_written);
        }
    }

    /// A title or rank in capitals or small letters: `Im` is a surname. `Гроссмейстер` is none, nor `II ю`.
    fn take_title(&mut self, word: &'t str, has_cyrillic: bool) -> bool {
        let one_case = word.chars().all(|c| !is_letter(c) || is_capital(c)) || !word.chars().any(is_capital);
        let length = word.chars().count();
        if length < 2 || !(one_case || length > 5 || word.contains([' ', '\u{a0}'])) {
            return false;
        }
        match words::title(word) {
            Some(TitleWord::Fide(_) | TitleWord::Grandmaster) if self.title.is_none() => {
                self.title = Some(word)
            }
            Some(TitleWord::Rank(_))
                if self.rank.is_none() && (has_cyrillic || word.len() > 1 && !word.starts_with('I')) =>
            {
                self.rank = Some(word);
            }
            Some(TitleWord::Other) if self.other_title.is_none() => self.other_title = Some(word),
            _ => return false,
        }
        true
    }

    fn is_named_in_latin(&self) -> bool {
        self.name.last().is_some_and(|word| !has_cyrillic_letter(word))
    }

    /// Whether the line says that the opponent has no rating. `б/р` beside a rating speaks of the rank.
    fn is_unrated(&self) -> bool {
        self.unrated
            || (self.no_rank.is_some_and(|word| words::rating(word).is_some())
                && self.ratings.iter().all(|text| is_year(text)))
    }

    fn rank(&self) -> Option<&'t str> {
        self.rank.or(self.no_rank.filter(|_| self.unrated || !self.is_unrated()))
    }

    /// Whether the line tells of a game: by a rating, by a bye, or by a result beside a title, rank or federation.
    fn is_game(&self) -> bool {
        let is_bye = self.results.iter().any(|r| words::outcome(r).is_some_and(|o| !o.has_opponent()));
        let no_opponent = words::is_nobody(&self.name.concat());
        let described = self.title.is_some() || self.federation.is_some() || self.rank().is_some();
        let decided = !self.results.is_empty() || self.leading.is_some();
        // Undecided, a lone number among words in small letters is prose.
        let is_name = |word: &&str| word.starts_with(|c: char| is_capital(c) || !is_letter(c));
        let rating_first = self.named_before == 0 && !self.ratings.is_empty() && self.name.len() <= 2;
        let named = self.name.is_empty() || rating_first || no_opponent || self.name.iter().any(is_name);
        self.name.len() <= MOST_NAME_WORDS
            && (named || decided || described || !self.letters.is_empty())
            && (!self.ratings.is_empty()
                || self.is_unrated()
                || is_bye
                || no_opponent
                || (described && decided))
    }

    fn row(&self, numbered: bool, style: &Style) -> PastedRow {
        let text = |word: Option<&str>| word.unwrap_or_default().to_owned();
        // A number behind a name in Latin letters is a part of it (`Smith II`); alone it is a rank.
        let lone = match self.name[..] {
            [word] if self.rank().is_none() && matches!(word, "I" | "II" | "III") => Some(word),
            _ => None,
        };
        let mut row = PastedRow {
            line: Some(self.number),
            round: self.round.map_or_else(String::new, |round| round.to_string()),
            result: self.results.first().copied().unwrap_or_default().to_owned(),
            colour: text(self.colour),
            title: text(self.title.or(self.other_title)),
            rank: text(self.rank().or(lone)),
            federation: text(self.federation),
            rating: self.rating(style).to_owned(),
            national_rating: self.national_rating(style).to_owned(),
            name: if lone.is_some() { String::new() } else { self.name.join(" ") },
            ..PastedRow::default()
        };
        if let Some(leading) = self.leading {
            let place = if numbered || leading > 1 || !self.results.is_empty() {
                &mut row.round
            } else {
                &mut row.result
            };
            *place = leading.to_string();
        }
        if let Some(letter) = self.letters.first() {
            let place = if style.letters_are_colours { &mut row.colour } else { &mut row.result };
            (*letter).clone_into(place);
        }
        if style.plus_minus_played {
            let played = match words::outcome(&row.result) {
                Some(Outcome::ForfeitWin) => "1",
                Some(Outcome::ForfeitLoss) => "0",
                _ => &row.result,
            };
            row.result = played.to_owned();
        }
        if words::is_nobody(&row.name) && words::outcome(&row.result).is_none() {
            let absent = words::is_absence(&row.name);
            let outcome = if absent { Outcome::ZeroBye } else { without_opponent(Outcome::Pending) };
            words::outcome_code(outcome).clone_into(&mut row.result);
        }
        row
    }

    /// Whether the line says how the game ended.
    fn is_decided(&self, numbered: bool, style: &Style) -> bool {
        !self.results.is_empty()
            || (!self.letters.is_empty() && !style.letters_are_colours)
            || (!numbered && self.leading.is_some_and(|leading| leading <= 1))
    }

    /// Takes the words out of the name that stand where other lines have the result, and those of a game that was
    /// not played, which do not say who was missing.
    fn take_unread(&mut self, is_missing: bool) -> Vec<&'t str> {
        let absence = self.name.iter().position(|word| lowercase(word).starts_with("неявк"));
        if let Some(at) = absence {
            let is_forfeit = self
                .results
                .first()
                .and_then(|result| words::outcome(result))
                .is_some_and(|o| matches!(o, Outcome::ForfeitWin | Outcome::ForfeitLoss));
            if is_forfeit {
                self.name.remove(at);
                return Vec::new();
            }
            return if at == 0 { self.name.drain(..1).collect() } else { self.name.split_off(at) };
        }
        if !is_missing
            || (self.ratings.is_empty() && !self.is_unrated())
            || words::is_nobody(&self.name.concat())
        {
            return Vec::new();
        }
        let starts_small = |word: &&str| word.starts_with(is_letter) && !word.starts_with(is_capital);
        let starts_as_name = |word: &&str| word.starts_with(is_capital);
        let before = self.named_before.min(self.name.len());
        if let Some(behind) = self.name.get(before) {
            if before > 0 || !starts_as_name(behind) {
                return self.name.split_off(before);
            }
        } else if self.name.first().is_some_and(|word| starts_small(word) && !is_particle(word))
            && self.name.iter().any(starts_as_name)
        {
            return self.name.drain(..1).collect();
        }
        Vec::new()
    }

    /// The words that say something and were not needed.
    fn left_over(&self, style: &Style) -> Vec<&'t str> {
        let (rating, national) = (self.rating(style), self.national_rating(style));
        let ratings = self.ratings.iter().filter(|word| **word != rating && **word != national);
        let results = self.results.iter().skip(1).chain(self.letters.iter().skip(1));
        ratings.chain(results).chain(self.title.and(self.other_title.as_ref())).copied().collect()
    }

    /// The second of two ratings, where most lines have two.
    fn national_rating(&self, style: &Style) -> &'t str {
        self.pair.filter(|_| style.two_ratings).map_or("", |(_, national)| national)
    }

    /// The rating: of several numbers the first that is no year.
    fn rating(&self, style: &Style) -> &'t str {
        if self.is_unrated() {
            return words::NONE;
        }
        if let Some((fide, _)) = self.pair.filter(|_| style.two_ratings) {
            return fide;
        }
        self.ratings.iter().find(|text| !is_year(text)).or(self.ratings.first()).copied().unwrap_or_default()
    }
}

fn has_cyrillic_letter(word: &str) -> bool {
    word.chars().any(|c| ('а'..='я').contains(&c) || ('А'..='Я').contains(&c))
}

fn is_initial(word: &str) -> bool {
    let mut characters = word.chars();
    characters.next().is_some_and(is_capital) && characters.next().is_none()
}

/// Three letters in capitals that a federation has.
fn is_federation(word: &str) -> bool {
    word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase()) && Federation::new(word).is_ok()
}

/// Three or four digits that can be a rating, perhaps with a mark.
fn is_rating(word: &str) -> bool {
    let digits = word.trim_end_matches('*');
    matches!(words::number(digits), Some(100_u16..=2999)) && digits.len() >= 3
}

/// `2450=`, `+2450`, `2450-`: rating and result without a blank.
fn glued(word: &str) -> Option<(&str, &str)> {
    let is_sign = |c: char| matches!(c, '=' | '+' | '-' | '½' | '−');
    let (rating, result) = match word.strip_prefix(is_sign) {
        Some(rating) => (rating, word.strip_suffix(rating)?),
        None => {
            let rating = word.strip_suffix(is_sign)?;
            (rating, word.strip_prefix(rating)?)
        }
    };
    (rating.len() == 4 && is_rating(rating)).then_some((rating, result))
}

/// The words of a line with their places.
fn words_of(text: &str) -> Vec<(usize, &str)> {
    let is_between = |c: char| matches!(c, ' ' | '\t' | ';' | '|' | '(' | ')' | '\u{a0}');
    let mut start = 0;
    text.split_inclusive(is_between)
        .filter_map(|piece| {
            let at = start;
            start += piece.len();
            let word = piece.trim_end_matches(is_between);
            (!word.is_empty()).then_some((at, word))
        })
        .collect()
}

/// One value written with blanks in it: `1 / 2`, `1 : 0`, `пол очка`, `международный мастер`, `2 разряд`.
fn is_spaced(span: &str) -> bool {
    if span.len() > 64 {
        return false;
    }
    let of_a_score = |c: char| {
        matches!(
            c,
            '0' | '1' | '2' | '5' | '½' | ' ' | '\u{a0}' | '.' | ',' | ':' | '/' | '-' | '–' | '—' | '−'
        )
    };
    if span.starts_with(['0', '1', '½', '.', ',']) {
        let is_score = span.chars().all(of_a_score)
            && span.contains([':', '/', '-', '–', '—', '−'])
            && words::outcome(span).is_some();
        return is_score || is_rank(span);
    }
    let small = lowercase(span);
    if small.starts_with("пол") {
        return words::outcome(span).is_some();
    }
    is_rank(span)
        || (["междунар", "мастер", "кандидат"].iter().any(|stem| small.starts_with(stem))
            && words::title(span).is_some())
}

/// `2 разряд`, `1 юн.`, `без разряда`: a rank, or none, of which one word is Russian. In `2 Р. Иванов` stands an
/// initial, and in `КМС -` a result.
fn is_rank(span: &str) -> bool {
    let is_part = |word: &str| {
        let initial = is_initial(word.trim_end_matches('.')) && has_cyrillic_letter(word);
        !initial && word.contains(|c: char| is_letter(c) || c.is_ascii_digit())
    };
    has_cyrillic_letter(span)
        && (words::rank(span).is_some() || words::is_no_rank(span))
        && span.split_whitespace().all(is_part)
}

/// `2005/2150`: two ratings.
fn two_ratings(word: &str) -> Option<(&str, &str)> {
    word.split_once('/').filter(|(a, b)| a.len() == 4 && b.len() == 4 && is_rating(a) && is_rating(b))
}

fn is_year(text: &str) -> bool {
    matches!(words::number(text), Some(1900_u16..=2030))
}

/// The small words with which surnames begin.
fn is_particle(word: &str) -> bool {
    let particles = [
        "von", "van", "vom", "zu", "zur", "de", "der", "den", "del", "della", "di", "da", "dos", "du", "la",
        "le", "el", "al", "bin", "ibn", "ter", "ten", "af", "av", "фон", "ван", "де", "да", "ди", "аль",
        "эль", "ибн",
    ];
    particles.contains(&word)
}
