//! A small reader of JSON, for cards and edition files.
//!
//! It takes the place of a library in the page for two reasons: every value knows its line, so that a note can name
//! it, and the page is smaller: 179 instead of 193 kilobytes of program under brotli, the reader of editions that is
//! built on this one included. Numbers stay as they are written, since nothing here has a use for a fraction. Reading
//! takes time in proportion to the text, and no text makes it panic.

use std::borrow::Cow;
use std::fmt;

/// Lists within lists, more deeply than any card or edition has them.
const DEEPEST: u8 = 64;

/// A value with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Json<'t> {
    pub(crate) value: Value<'t>,
    /// The value as the text writes it.
    pub(crate) written: &'t str,
    /// The line on which it begins, from 1.
    pub(crate) line: u32,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value<'t> {
    Null,
    Flag(bool),
    /// As [`Json::written`] says.
    Number,
    Text(Cow<'t, str>),
    List(Vec<Json<'t>>),
    /// The members in the order of the text. Of equal keys the last one holds.
    Object(Vec<(Cow<'t, str>, Json<'t>)>),
}

/// Where a text stops being JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SyntaxError {
    /// From 1.
    pub(crate) line: u32,
    /// In characters, from 1; 0 where there is no text.
    pub(crate) column: u32,
}

/// Reads a text that is one value.
///
/// # Errors
/// [`SyntaxError`] with the place of the first character that cannot stand where it stands.
pub(crate) fn parse(text: &str) -> Result<Json<'_>, SyntaxError> {
    let mut parser = Parser { text, at: 0, line: 1 };
    parser.take_if(|byte| matches!(byte, 0xef | 0xbb | 0xbf)); // a byte order mark
    match parser.whole() {
        Some(value) => Ok(value),
        None => Err(parser.error()),
    }
}

/// A text as a JSON string, with its quotes.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..='\u{1f}' => {
                out.push_str("\\u00");
                for digit in [u32::from(c) >> 4, u32::from(c) & 15] {
                    out.extend(char::from_digit(digit, 16));
                }
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

struct Parser<'t> {
    text: &'t str,
    /// How many bytes were read. Where a function answers `None`, this is where the text stops being JSON.
    at: usize,
    line: u32,
}

impl<'t> Parser<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Goes on to the first byte that does not fit, and answers with what did.
    fn take_if(&mut self, fits: fn(u8) -> bool) -> &'t str {
        let from = self.at;
        while self.peek().is_some_and(fits) {
            self.at += 1;
        }
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// Passes this byte, if it comes next.
    fn pass(&mut self, byte: u8) -> bool {
        let comes = self.peek() == Some(byte);
        self.at += usize::from(comes);
        comes
    }

    fn skip_blanks(&mut self) {
        while let Some(byte @ (b' ' | b'\t' | b'\r' | b'\n')) = self.peek() {
            self.line += u32::from(byte == b'\n');
            self.at += 1;
        }
    }

    /// One value, and nothing behind it.
    fn whole(&mut self) -> Option<Json<'t>> {
        let value = self.value(0)?;
        self.skip_blanks();
        self.peek().is_none().then_some(value)
    }

    fn value(&mut self, depth: u8) -> Option<Json<'t>> {
        self.skip_blanks();
        let (from, line) = (self.at, self.line);
        let value = match self.peek()? {
            b'{' if depth < DEEPEST => self.object(depth + 1)?,
            b'[' if depth < DEEPEST => self.list(depth + 1)?,
            b'"' => Value::Text(self.string()?),
            b'-' | b'0'..=b'9' => self.number()?,
            _ => self.word()?,
        };
        let written = self.text.get(from..self.at)?;
        Some(Json { value, written, line })
    }

    fn list(&mut self, depth: u8) -> Option<Value<'t>> {
        let mut items = Vec::new();
        self.at += 1;
        if !self.ends(b']') {
            loop {
                items.push(self.value(depth)?);
                if self.ends(b']') {
                    break;
                }
                self.pass(b',').then_some(())?;
            }
        }
        Some(Value::List(items))
    }

    fn object(&mut self, depth: u8) -> Option<Value<'t>> {
        let mut members = Vec::new();
        self.at += 1;
        if !self.ends(b'}') {
            loop {
                self.skip_blanks();
                let key = self.string()?;
                self.skip_blanks();
                self.pass(b':').then_some(())?;
                members.push((key, self.value(depth)?));
                if self.ends(b'}') {
                    break;
                }
                self.pass(b',').then_some(())?;
            }
        }
        Some(Value::Object(members))
    }

    /// Passes the bracket that ends a list or object, if it comes next.
    fn ends(&mut self, bracket: u8) -> bool {
        self.skip_blanks();
        self.pass(bracket)
    }

    fn word(&mut self) -> Option<Value<'t>> {
        let rest = self.text.get(self.at..)?;
        let (word, value) =
            [("null", Value::Null), ("true", Value::Flag(true)), ("false", Value::Flag(false))]
                .into_iter()
                .find(|(word, _)| rest.starts_with(word))?;
        self.at += word.len();
        Some(value)
    }

    fn number(&mut self) -> Option<Value<'t>> {
        self.pass(b'-');
        // No digit follows a leading zero.
        if !self.pass(b'0') {
            self.digits()?;
        }
        if self.pass(b'.') {
            self.digits()?;
        }
        if self.pass(b'e') || self.pass(b'E') {
            let _ = self.pass(b'+') || self.pass(b'-');
            self.digits()?;
        }
        Some(Value::Number)
    }

    /// At least one digit.
    fn digits(&mut self) -> Option<()> {
        (!self.take_if(|byte| byte.is_ascii_digit()).is_empty()).then_some(())
    }

    fn string(&mut self) -> Option<Cow<'t, str>> {
        self.pass(b'"').then_some(())?;
        let mut text = Cow::Borrowed("");
        loop {
            text += self.take_if(|byte| !matches!(byte, b'"' | b'\\' | 0..=0x1f));
            if self.pass(b'"') {
                return Some(text);
            }
            self.pass(b'\\').then_some(())?;
            text.to_mut().push(self.escaped()?);
        }
    }

    /// What follows a backslash.
    fn escaped(&mut self) -> Option<char> {
        let c = match self.peek()? {
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            byte @ (b'"' | b'\\' | b'/') => char::from(byte),
            b'u' => return self.code(),
            _ => return None,
        };
        self.at += 1;
        Some(c)
    }

    /// `u00bd`, or the two halves `ud83d\ude00`. A half without the other is no character: it becomes `\u{fffd}`.
    fn code(&mut self) -> Option<char> {
        let first = self.hex()?;
        let before = self.at;
        if (0xd800..0xdc00).contains(&first) && self.pass(b'\\') {
            if self.peek() == Some(b'u')
                && let second @ 0xdc00..0xe000 = self.hex()?
            {
                return char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00));
            }
            self.at = before;
        }
        Some(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// `u` and four digits.
    fn hex(&mut self) -> Option<u32> {
        self.at += 1;
        let mut code = 0;
        for _ in 0..4 {
            code = code * 16 + char::from(self.peek()?).to_digit(16)?;
            self.at += 1;
        }
        Some(code)
    }

    /// The place of the character at which reading stopped; of the last one, where the text just ends.
    fn error(&self) -> SyntaxError {
        let read = self.text.get(..self.at).unwrap_or(self.text);
        let (read, more) = if self.at < self.text.len() { (read, 1) } else { (read.trim_end(), 0) };
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let on_line = read.rsplit('\n').next().unwrap_or_default();
        SyntaxError {
            line: number(read.matches('\n').count() + 1),
            column: number(on_line.chars().count() + more),
        }
    }
}

/// A value with the way that leads to it.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    pub(crate) json: &'a Json<'a>,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Root,
    Key(&'a At<'a>, &'a str),
    Item(&'a At<'a>, usize),
}

impl<'a> At<'a> {
    /// The whole text.
    pub(crate) fn root(json: &'a Json<'a>) -> At<'a> {
        At { json, step: Step::Root }
    }

    /// The members of an object; `None` for anything else.
    pub(crate) fn members(&self) -> Option<Members<'_>> {
        let Value::Object(members) = &self.json.value else { return None };
        Some(Members { of: self, rest: members.iter() })
    }

    /// The items of a list; `None` for anything else.
    pub(crate) fn items<'b>(&'b self) -> Option<impl ExactSizeIterator<Item = At<'b>>> {
        let Value::List(items) = &self.json.value else { return None };
        Some(items.iter().enumerate().map(|(place, json)| At { json, step: Step::Item(self, place) }))
    }

    /// The value of a key, when this is an object that has it.
    pub(crate) fn find<'b>(&'b self, key: &'b str) -> Option<At<'b>> {
        let Value::Object(members) = &self.json.value else { return None };
        let (_, json) = members.iter().rev().find(|(other, _)| *other == key)?;
        Some(At { json, step: Step::Key(self, key) })
    }

    /// The place of a key: of its value, or where that should be.
    pub(crate) fn key<'b>(&'b self, key: &'b str) -> At<'b> {
        self.find(key).unwrap_or(At { json: self.json, step: Step::Key(self, key) })
    }

    /// Whether it is `null`.
    pub(crate) fn is_null(&self) -> bool {
        self.json.value == Value::Null
    }

    /// `true` or `false`.
    pub(crate) fn flag(&self) -> Option<bool> {
        match self.json.value {
            Value::Flag(flag) => Some(flag),
            _ => None,
        }
    }

    /// A text.
    pub(crate) fn text(&self) -> Option<&'a str> {
        match &self.json.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A number with at most so many decimals, as a whole number of its last decimal: 1.5 with two is 150.
    pub(crate) fn decimal(&self, decimals: usize) -> Option<u16> {
        if self.json.value != Value::Number {
            return None;
        }
        let (whole, fraction) = self.json.written.split_once('.').unwrap_or((self.json.written, ""));
        if fraction.len() > decimals {
            return None;
        }
        format!("{whole}{fraction:0<decimals$}").parse().ok()
    }

    /// A whole number; `None` for one with a fraction, or too large.
    pub(crate) fn whole(&self) -> Option<i32> {
        match self.json.value {
            Value::Number => self.json.written.parse().ok(),
            _ => None,
        }
    }
}

/// The members of an object, with their keys.
pub(crate) struct Members<'a> {
    of: &'a At<'a>,
    rest: std::slice::Iter<'a, (Cow<'a, str>, Json<'a>)>,
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, At<'a>);

    #[inline(never)]
    fn next(&mut self) -> Option<Self::Item> {
        let (key, json) = self.rest.next()?;
        Some((key, At { json, step: Step::Key(self.of, key) }))
    }
}

/// The keys that lead to the value: `figures.games.team.value.rounds[2]`.
impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Step::Root => Ok(()),
            Step::Key(At { step: Step::Root, .. }, key) => f.write_str(key),
            Step::Key(parent, key) => write!(f, "{parent}.{key}"),
            Step::Item(parent, place) => write!(f, "{parent}[{place}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{At, Json, parse, quoted};

    fn text_of(json: &Json<'_>) -> Option<String> {
        At::root(json).text().map(str::to_owned)
    }

    #[test]
    fn values_read_as_serde_reads_them() {
        let texts = [
            "null",
            "true",
            "false",
            "0",
            "-0",
            "-12",
            "3.25",
            "1e5",
            "2E-3",
            "\"\"",
            "\"a\"",
            "[]",
            "[ ]",
            "[1]",
            "[1, [2, []]]",
            "{}",
            "{\"a\": {\"b\": [null]}}",
            " \n\t1\r\n",
            "\"\\u00bd\\n\\/\\\"\"",
            "\"ё½\u{7f}\"",
            "\"\\ud83d\\ude00\"",
            "",
            " ",
            "nul",
            "tru",
            "truE",
            "nulll",
            "01",
            "-",
            "1.",
            ".5",
            "1e",
            "+1",
            "0x1",
            "[",
            "[1",
            "[1,",
            "[1,]",
            "[,1]",
            "[1 2]",
            "]",
            "{",
            "{\"a\"",
            "{\"a\":",
            "{\"a\":1",
            "{\"a\":1,",
            "{\"a\":1,}",
            "{a:1}",
            "{1:1}",
            "\"",
            "\"a",
            "\"\\",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u12g4\"",
            "\"\n\"",
            "\"\t\"",
            "1 2",
            "'a'",
            "NaN",
            "\u{a0}1",
        ];
        for text in texts {
            let expected = serde_json::from_str::<serde_json::Value>(text);
            let found = parse(text);
            assert_eq!(found.is_ok(), expected.is_ok(), "{text}");
            if let (Ok(serde_json::Value::String(expected)), Ok(found)) = (expected, found) {
                assert_eq!(text_of(&found), Some(expected), "{text}");
            }
        }
    }

    #[test]
    fn what_is_quoted_reads_back() {
        let all: String = ('\0'..='\u{800}').chain("½ёü😀\u{2028}".chars()).collect();
        let written = quoted(&all);
        assert_eq!(text_of(&parse(&written).unwrap()).as_ref(), Some(&all));
        assert_eq!(serde_json::from_str::<String>(&written).unwrap(), all);
    }

    #[test]
    fn half_a_character_is_replaced() {
        for (text, expected) in [
            (r#""\ud800""#, "\u{fffd}"),
            (r#""\udc00a""#, "\u{fffd}a"),
            (r#""\ud800\n""#, "\u{fffd}\n"),
            (r#""\ud800\u0041""#, "\u{fffd}A"),
        ] {
            assert_eq!(text_of(&parse(text).unwrap()).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn errors_name_line_and_column() {
        for (text, line, column) in [
            ("", 1, 0),
            ("{", 1, 1),
            ("{\"a\": 1,\n \"ё\": x}", 2, 7),
            ("{\"a\": [1,\n\n", 1, 9),
            ("[1, 2]\n3", 2, 1),
            ("\"a\nb\"", 1, 3),
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!((error.line, error.column), (line, column), "{text}");
        }
    }

    #[test]
    fn places_are_named() {
        let json = parse("\u{feff}{\"a\": 0,\n\"a\": [1,\n {\"b\": 7}]}").unwrap();
        let root = At::root(&json);
        let list = root.find("a").unwrap();
        let item = list.items().unwrap().last().unwrap();
        let found = item.find("b").unwrap();
        assert_eq!((found.to_string().as_str(), found.json.line, found.whole()), ("a[1].b", 3, Some(7)));
        assert_eq!(list.json.written, "[1,\n {\"b\": 7}]");
    }

    #[test]
    fn depth_is_bounded() {
        for (depth, expected) in [(64, true), (65, false), (1_000_000, false)] {
            let text = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
            assert_eq!(parse(&text).is_ok(), expected, "{depth}");
        }
    }
}
