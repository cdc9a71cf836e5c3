//! The places that players have in a list, found again by what names them.

use std::collections::HashMap;

/// Places by a number or a name. One kind of map for all readers: the compiler writes each kind anew.
#[derive(Default)]
pub(super) struct Places(HashMap<String, usize>);

impl Places {
    /// The place of a key; where it has none yet, it gets `next`.
    #[inline(never)]
    pub(super) fn place(&mut self, key: String, next: usize) -> usize {
        *self.0.entry(key).or_insert(next)
    }

    /// The place of a number that has one.
    pub(super) fn find_number(&self, number: u32) -> Option<usize> {
        self.0.get(&number.to_string()).copied()
    }

    /// [`Self::place`] for a number.
    pub(super) fn place_of_number(&mut self, number: u32, next: usize) -> usize {
        self.place(number.to_string(), next)
    }
}
