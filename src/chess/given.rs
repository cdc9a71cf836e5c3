//! "Not given" as a value of its own.

/// A fact that a card may leave out.
///
/// It is not an `Option`, because the facts themselves are often optional: `Known(None)` for a title says
/// "this opponent has no title", `NotGiven` says "nobody told us". Only the first may decide a verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Given<T> {
    /// Nobody told us.
    #[default]
    NotGiven,
    /// The card says so.
    Known(T),
}

impl<T> Given<T> {
    /// The fact, or `None` when it was not given.
    pub fn known(self) -> Option<T> {
        match self {
            Given::Known(value) => Some(value),
            Given::NotGiven => None,
        }
    }

    /// The same as a reference.
    pub fn as_ref(&self) -> Given<&T> {
        match self {
            Given::Known(value) => Given::Known(value),
            Given::NotGiven => Given::NotGiven,
        }
    }

    /// Whether the fact was given.
    pub fn is_known(&self) -> bool {
        matches!(self, Given::Known(_))
    }
}

impl<T> From<Option<T>> for Given<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Given::NotGiven, Given::Known)
    }
}
