//! Three-valued answers.

/// A number of which only bounds may be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Range {
    /// It is at least this.
    pub low: i32,
    /// It is at most this.
    pub high: i32,
}

impl Range {
    /// A number that is known.
    pub(crate) const fn exactly(value: i32) -> Range {
        Range { low: value, high: value }
    }

    /// Nothing, or so much.
    pub(crate) const fn up_to(value: i32) -> Range {
        Range { low: 0, high: value }
    }

    /// Both together.
    pub(crate) const fn plus(self, other: Range) -> Range {
        Range { low: self.low + other.low, high: self.high + other.high }
    }

    /// So many times this.
    pub(crate) const fn times(self, factor: i32) -> Range {
        Range { low: self.low * factor, high: self.high * factor }
    }

    /// The smallest range that holds both.
    pub(crate) fn or(self, other: Range) -> Range {
        Range { low: self.low.min(other.low), high: self.high.max(other.high) }
    }
}

/// Whether something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Truth {
    /// It does not, whatever was left unsaid.
    No,
    /// What was left unsaid decides.
    Maybe,
    /// It does, whatever was left unsaid.
    Yes,
}

impl Truth {
    /// Both hold.
    pub(crate) fn and(self, other: Truth) -> Truth {
        self.min(other)
    }
}

/// Which side of the need a condition wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// At least so many.
    Least,
    /// At most so many.
    Most,
}

/// What a condition asks, and what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Least or most.
    pub bound: Bound,
    /// What is needed; two readings of an article may need different numbers.
    pub need: Range,
    /// What is there.
    pub have: Range,
}

impl Answer {
    /// At least `need` are needed.
    pub(crate) const fn least(need: i32, have: Range) -> Answer {
        Answer { bound: Bound::Least, need: Range::exactly(need), have }
    }

    /// At most `need` are allowed.
    pub(crate) const fn most(need: i32, have: Range) -> Answer {
        Answer { bound: Bound::Most, need: Range::exactly(need), have }
    }

    /// Whether the condition holds.
    pub(crate) const fn truth(&self) -> Truth {
        let (sure, possible) = match self.bound {
            Bound::Least => (self.have.low >= self.need.high, self.have.high >= self.need.low),
            Bound::Most => (self.have.high <= self.need.low, self.have.low <= self.need.high),
        };
        if sure {
            Truth::Yes
        } else if possible {
            Truth::Maybe
        } else {
            Truth::No
        }
    }
}
