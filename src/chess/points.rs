//! Points, kept as whole half points.

use std::fmt;
use std::ops::{Add, AddAssign};

/// A score in half points: a win is two of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HalfPoints(u16);

impl HalfPoints {
    /// No points.
    pub const ZERO: HalfPoints = HalfPoints(0);

    /// So many half points.
    pub const fn new(half_points: u16) -> HalfPoints {
        HalfPoints(half_points)
    }

    /// The number of half points.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The whole points below or at it.
    pub const fn whole(self) -> u16 {
        self.0 / 2
    }

    /// Whether half a point is left beside the whole ones.
    pub const fn has_half(self) -> bool {
        self.0 % 2 == 1
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;

    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_add(other.0))
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: HalfPoints) {
        *self = *self + other;
    }
}

/// As chess players write it: `½`, `4`, `6½`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.whole(), self.has_half()) {
            (0, true) => f.write_str("½"),
            (whole, true) => write!(f, "{whole}½"),
            (whole, false) => write!(f, "{whole}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::HalfPoints;

    #[test]
    fn points_print_as_players_write_them() {
        let rows = [(0, "0"), (1, "½"), (2, "1"), (13, "6½"), (18, "9")];
        for (half_points, expected) in rows {
            assert_eq!(HalfPoints::new(half_points).to_string(), expected);
        }
    }
}
