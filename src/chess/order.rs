//! Order.
//!
//! The standard library's sort is made for long lists, and the compiler writes it anew for each kind of list: four
//! kilobytes each time, of which the page had nine.

/// Sorts a list by a key; what has equal keys keeps its order.
///
/// It takes time in proportion to the square of the length: right for the games of a card, of which there are 64 at
/// most, for the notes on a text, of which a hundred are kept, and for whatever else has a bound like these.
pub fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..list.len() {
        let mut place = sorted;
        while let Some([before, item]) = list.get_mut(place.wrapping_sub(1)..=place) {
            if key(before) <= key(item) {
                break;
            }
            std::mem::swap(before, item);
            place -= 1;
        }
    }
}

/// The places of texts in the order of the texts, for lists of any length; equal ones keep their order.
pub fn places_by_text(texts: &[&str]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..texts.len()).collect();
    places.sort_by_key(|place| texts.get(*place));
    places
}

#[cfg(test)]
mod tests {
    use super::{places_by_text, sort_short};

    #[test]
    fn texts_have_their_places() {
        assert_eq!(places_by_text(&["b", "a", "c", "a"]), [1, 3, 0, 2]);
    }

    #[test]
    fn lists_sort_and_equals_keep_their_order() {
        let mut number: u32 = 1;
        for length in 0..70 {
            let mut list: Vec<(u32, usize)> = (0..length)
                .map(|place| {
                    number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (number >> 28, place)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_short(&mut list, |(key, _)| *key);
            assert_eq!(list, expected);
        }
    }
}
