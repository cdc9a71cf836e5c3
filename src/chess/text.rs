//! Letters of the scripts in which names of players are written.
//!
//! The standard library carries tables for every script there is, a large part of the page; these few ranges do for
//! Latin with its accents, Greek and Cyrillic. What follows Unicode's order there: in some blocks the small letter
//! stands so many places behind its capital, in others the two alternate.

/// The small letter of a capital; any other character as it is.
pub const fn lower(c: char) -> char {
    let code = c as u32;
    let small = match code {
        // A to Z; À to Þ; Α to Ϋ; А to Я.
        0x41..=0x5a | 0xc0..=0xd6 | 0xd8..=0xde | 0x391..=0x3a1 | 0x3a3..=0x3ab | 0x410..=0x42f => code + 32,
        // Ѐ to Џ.
        0x400..=0x40f => code + 80,
        0x130 => 'i' as u32,
        0x178 => 'ÿ' as u32,
        0x386 => 'ά' as u32,
        0x388..=0x38a => code + 37,
        0x38c => 'ό' as u32,
        0x38e | 0x38f => code + 63,
        0x1e9e => 'ß' as u32,
        // Capitals stand at even places.
        0x100..=0x137
        | 0x14a..=0x177
        | 0x1a0..=0x1a5
        | 0x1de..=0x1ef
        | 0x1f8..=0x21f
        | 0x222..=0x233
        | 0x460..=0x481
        | 0x48a..=0x4bf
        | 0x4d0..=0x52f
        | 0x1e00..=0x1e95
        | 0x1ea0..=0x1eff
            if code.is_multiple_of(2) =>
        {
            code + 1
        }
        // Capitals stand at odd places.
        0x139..=0x148 | 0x179..=0x17e | 0x1af..=0x1b0 | 0x1cd..=0x1dc | 0x4c1..=0x4ce
            if !code.is_multiple_of(2) =>
        {
            code + 1
        }
        _ => code,
    };
    match char::from_u32(small) {
        Some(small) => small,
        None => c,
    }
}

/// A text in small letters.
pub fn lowercase(text: &str) -> String {
    text.chars().map(lower).collect()
}

/// The capital of a small letter of English, of Western Europe, or of Cyrillic; any other character as it is.
pub const fn upper(c: char) -> char {
    let code = c as u32;
    let capital = match code {
        0x61..=0x7a | 0xe0..=0xf6 | 0xf8..=0xfe | 0x430..=0x44f => code - 32,
        0x450..=0x45f => code - 80,
        _ => code,
    };
    match char::from_u32(capital) {
        Some(capital) => capital,
        None => c,
    }
}

/// Whether it is a capital.
pub const fn is_capital(c: char) -> bool {
    lower(c) != c
}

/// Whether it is a letter, of any script: whatever is no sign, no digit and no blank.
pub const fn is_letter(c: char) -> bool {
    match c {
        'a'..='z' | 'A'..='Z' => true,
        // Signs of Latin-1; marks that stand alone or over a letter; signs of the other scripts that we know.
        '\0'..='¿'
        | '×'
        | '÷'
        | '\u{2b0}'..='\u{36f}'
        | '\u{37e}'
        | '\u{384}'
        | '\u{385}'
        | '\u{387}'
        | '\u{3f6}'
        | '\u{482}'..='\u{489}' => false,
        // Punctuation, arrows, symbols, frames; punctuation of Chinese and Japanese.
        '\u{2000}'..='\u{2bff}' | '\u{3000}'..='\u{3004}' | '\u{3008}'..='\u{3030}' => false,
        // Private signs; forms for printing; emoji and what lies beyond.
        '\u{e000}'..='\u{f8ff}'
        | '\u{fe00}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff20}'
        | '\u{feff}'
        | '\u{fff0}'..='\u{ffff}' => false,
        '\u{1f000}'..='\u{1faff}' | '\u{e0000}'.. => false,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::{is_capital, is_letter, lower, lowercase, upper};

    /// The scripts that are done in full: up to the end of Cyrillic, and the accents of Vietnamese.
    fn known() -> impl Iterator<Item = char> {
        let unassigned = ['\u{38b}', '\u{38d}', '\u{3a2}'];
        let ranges =
            ['\0'..='\u{233}', '\u{384}'..='\u{3ce}', '\u{400}'..='\u{52f}', '\u{1e00}'..='\u{1eff}'];
        ranges.into_iter().flatten().filter(move |c| !unassigned.contains(c))
    }

    #[test]
    fn small_letters_are_those_of_the_standard_library() {
        // Of African languages and of transliterations; İ, which has two letters there.
        let others = |c: char| matches!(c, '\u{181}'..='\u{19f}' | '\u{1a6}'..='\u{1bc}' | '\u{1c4}'..='\u{1cc}' | '\u{1f1}'..='\u{1f7}' | '\u{220}' | 'İ' | '\u{4c0}');
        for c in known().filter(|c| !others(*c)) {
            let expected: Vec<char> = c.to_lowercase().collect();
            assert_eq!(vec![lower(c)], expected, "{c:?} {:x}", u32::from(c));
        }
        for c in "AZÀÞАЯЁЏ·×5".chars() {
            assert_eq!(upper(lower(c)), c);
        }
        assert_eq!(lowercase("Ёж, ŠVIDLER, Lê Quang Liêm, İnan, 李"), "ёж, švidler, lê quang liêm, inan, 李");
    }

    #[test]
    fn letters_are_those_of_the_standard_library() {
        for c in known().filter(|c| !matches!(c, 'ª' | 'µ' | 'º')) {
            assert_eq!(is_letter(c), c.is_alphabetic(), "{c:?} {:x}", u32::from(c));
        }
        for c in "李Հგकא".chars() {
            assert!(is_letter(c) && !is_capital(c), "{c}");
        }
        for c in "½–—“”…№♞■█−→€，。😀\u{feff}\u{a0}\u{2009}".chars() {
            assert!(!is_letter(c), "{c:?}");
        }
    }
}
