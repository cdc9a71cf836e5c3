//! Which games to leave out: articles 1.42e and f (1.4.1f and e).
//!
//! A won game may be left out anywhere; once the norm is reached, everything after it may be, as a whole. Every
//! choice that is allowed is considered, and the one that credits most games wins.
//!
//! What makes this quick enough without giving up exactness: games that are alike in everything but the rating form
//! a bundle, and in a bundle leaving out the lowest ratings is never worse than leaving out others. It can only raise
//! the average, and no article asks for a lower one. So it is enough to try how many games of each bundle to leave
//! out. And of two won games against the same federation, the one that is better in every respect (title, level,
//! rating) is never left out while the worse one stays: changing places could only help. A property test compares the
//! outcome with trying every subset.

use super::articles::{self, Article};
use super::games;
use super::tally::{FederationCount, FederationSlot, Piece, Tally};
use super::terms::{OwnFederation, Pairings, Terms};
use crate::answer::{Range, Truth};
use crate::chess::order::sort_short;
use crate::rules::IgnoreWon;

/// A set of games, chosen.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    /// The games that count.
    pub kept: Vec<Piece>,
    /// Whether they make the norm.
    pub truth: Truth,
    /// The first round that is left out with everything after it.
    pub tail: Option<u8>,
    /// Whether won games are left out.
    pub without_won: bool,
    /// How good the choice is: see [`rank`].
    rank: Rank,
}

impl Selection {
    /// Whether this choice is better than another.
    pub(super) fn beats(&self, other: &Selection) -> bool {
        self.rank > other.rank
    }
}

/// Orders choices: a norm before a perhaps before none. Norms by the games that they credit; the others by how few
/// conditions fail, then by how few stay unknown. Then the fewer games left out the better, then the higher ratings.
type Rank = (Truth, i32, i32, i32);

/// The rank of a set of games; `None` when it can't beat the best so far.
fn rank(tally: &Tally, terms: &Terms<'_>, left_out: i32, best: Option<&Rank>) -> Option<Rank> {
    let only_yes = best.is_some_and(|best| best.0 == Truth::Yes);
    // Whatever fails more than the best so far can't beat it.
    let most_failing = best.map_or(i32::MAX, |best| if best.0 == Truth::No { -best.1 } else { 0 });
    let mut truth = Truth::Yes;
    let (mut failing, mut unknown) = (0, 0);
    for article in Article::ALL {
        let Some(answer) = article.answer(tally, terms) else { continue };
        let one = article.truth(&answer, terms);
        if only_yes && one != Truth::Yes {
            return None;
        }
        truth = truth.and(one);
        failing += i32::from(one == Truth::No);
        if failing > most_failing {
            return None;
        }
        unknown += i32::from(one == Truth::Maybe);
    }
    Some(match truth {
        Truth::Yes => (truth, games::worth(tally, terms), -left_out, tally.ratings.low),
        _ => (truth, -failing, -unknown, -left_out),
    })
}

/// The best choice among games sorted by round.
pub(super) fn best(pieces: &[Piece], terms: &Terms<'_>) -> Selection {
    let mut best = best_without_won(pieces, 0, terms);
    // Where the last round is needed for the number of games, nothing before it is a tail (1.42c).
    if terms.tail() != Truth::No && terms.loss_to_afford.is_none() {
        // A tail that holds won games only is no case of its own: won games may be left out anyway.
        let cuts = pieces.iter().enumerate().filter(|(_, piece)| !piece.won()).map(|(place, _)| place);
        for cut in cuts.filter(|cut| *cut >= usize::from(terms.least.games)) {
            let Some(before) = pieces.get(..cut) else { continue };
            let terms = Terms { without_tail: true, ..*terms };
            let mut selection = best_without_won(before, pieces.len() - cut, &terms);
            selection.tail = pieces.get(cut).map(|piece| piece.round);
            // A tail is left out after a norm, not to come nearer to one.
            if selection.truth != Truth::No && selection.beats(&best) {
                best = selection;
            }
        }
    }
    best
}

/// The best choice that leaves out won games only.
fn best_without_won(pieces: &[Piece], tail: usize, terms: &Terms<'_>) -> Selection {
    let once = terms.twice_met.is_some();
    let rare = rare_federations(pieces, terms);
    let slot = |piece: &Piece| match piece.federation {
        FederationSlot::Foreign(place) if rare.contains(&place) => FederationSlot::Rare,
        slot => slot,
    };
    // Beyond the last table nothing is sure, and the number of choices would grow without bound.
    let in_tables = pieces.len() <= usize::from(terms.titles.games.most_rounds.value);
    let budget = if in_tables { pieces.len().saturating_sub(usize::from(terms.least.games)) } else { 0 };
    let fixed: Vec<&Piece> = pieces.iter().filter(|piece| budget == 0 || !piece.won()).collect();
    let bundles = if budget == 0 { Vec::new() } else { bundles(pieces, &fixed, once, slot) };

    let mut search = Search {
        terms,
        budget,
        tail,
        federations: FederationCount::default(),
        left_out: vec![0; bundles.len()],
        best: None,
    };
    let tally = Tally::of(fixed.iter().copied(), once);
    for piece in &fixed {
        search.federations.add(slot(piece), 1);
    }
    search.descend(&bundles, 0, tally, 0);

    let (rank, left_out) = search.best.unwrap_or(((Truth::No, i32::MIN, 0, 0), Vec::new()));
    let out: Vec<usize> = bundles
        .iter()
        .zip(&left_out)
        .flat_map(|(bundle, count)| bundle.entries.iter().take(*count).copied())
        .collect();
    Selection {
        kept: pieces.iter().filter(|piece| !out.contains(&piece.entry)).copied().collect(),
        truth: rank.0,
        tail: None,
        without_won: !out.is_empty(),
        rank,
    }
}

/// Won games that are alike in everything but the rating, the lowest rating first.
struct Bundle {
    /// One of them.
    like: Piece,
    /// As which federation they count.
    slot: FederationSlot,
    /// How many opponents those that stay add: by their number, for an opponent met twice only once.
    met: Met,
    /// Their entries.
    entries: Vec<usize>,
    /// For each number left out, from none to all: the ratings of those that stay, and the lowest of them.
    ratings: Vec<(Range, Range)>,
    /// What the bundles before it allow.
    limits: Vec<Limit>,
}

/// How the games of a bundle count as opponents, where one met twice counts once (1.45f).
#[derive(Clone, Copy)]
enum Met {
    /// Each is another opponent.
    Each,
    /// All are one opponent.
    Once,
    /// All are one opponent, who is met in a game that stays anyway.
    Anyway,
}

/// A game that is better in every respect is not left out while a worse one of the same federation stays.
struct Limit {
    /// The place of the other bundle.
    other: usize,
    /// For each number left out of the better bundle, how many of the worse one have to be left out.
    least: Vec<usize>,
    /// Whether the other bundle is the better one.
    other_is_better: bool,
}

/// Whether a game is at least as good as another for every article but those on federations; ratings aside.
fn is_better(one: &Piece, other: &Piece) -> bool {
    let at_least = |one: Range, other: Range| one.low >= other.low && one.high >= other.high;
    at_least(one.titled, other.titled)
        && at_least(one.level, other.level)
        && at_least(other.unrated, one.unrated)
        && (other.perhaps_pointless || !one.perhaps_pointless)
}

/// What the bundles before this place allow its games, by their ratings.
fn limits(bundles: &[Bundle], group: &[Vec<Range>], place: usize) -> Vec<Limit> {
    let Some(this) = bundles.get(place) else { return Vec::new() };
    let mut limits = Vec::new();
    let least = |better: usize, worse: usize| -> Vec<usize> {
        let (Some(better), Some(worse)) = (group.get(better), group.get(worse)) else { return Vec::new() };
        let out =
            |rating: &Range| worse.iter().filter(|w| w.low <= rating.low && w.high <= rating.high).count();
        std::iter::once(0)
            .chain(better.iter().scan(0, |most, rating| {
                *most = out(rating).max(*most);
                Some(*most)
            }))
            .collect()
    };
    for (other, before) in bundles.iter().enumerate().take(place) {
        if before.slot != this.slot || !matches!((before.met, this.met), (Met::Each, Met::Each)) {
            continue;
        }
        if is_better(&before.like, &this.like) {
            limits.push(Limit { other, least: least(other, place), other_is_better: true });
        } else if is_better(&this.like, &before.like) {
            limits.push(Limit { other, least: least(place, other), other_is_better: false });
        }
    }
    limits
}

fn bundles(
    pieces: &[Piece],
    fixed: &[&Piece],
    once: bool,
    slot: impl Fn(&Piece) -> FederationSlot,
) -> Vec<Bundle> {
    let mut won: Vec<&Piece> = pieces.iter().filter(|piece| piece.won()).collect();
    sort_short(&mut won, |piece| (piece.rating.low, piece.rating.high, piece.entry));
    let is_single =
        |piece: &Piece| !once || pieces.iter().filter(|other| other.opponent == piece.opponent).count() == 1;
    let mut groups: Vec<(Piece, FederationSlot, Vec<&Piece>)> = Vec::new();
    for piece in won {
        let place = slot(piece);
        let alike = |like: &Piece, other: FederationSlot| {
            (like.titled, like.level, like.unrated, like.perhaps_pointless, other)
                == (piece.titled, piece.level, piece.unrated, piece.perhaps_pointless, place)
                && is_sure(like) == is_sure(piece)
                && (like.opponent == piece.opponent || is_single(like) && is_single(piece))
        };
        match groups.iter_mut().find(|(like, other, _)| alike(like, *other)) {
            Some((_, _, group)) => group.push(piece),
            None => groups.push((*piece, place, vec![piece])),
        }
    }
    sort_short(&mut groups, |(_, slot, _)| *slot);
    let ratings: Vec<Vec<Range>> =
        groups.iter().map(|(_, _, group)| group.iter().map(|piece| piece.rating).collect()).collect();
    let mut bundles: Vec<Bundle> = groups
        .into_iter()
        .map(|(like, slot, group)| Bundle {
            like,
            slot,
            met: if is_single(&like) {
                Met::Each
            } else if fixed.iter().any(|other| other.opponent == like.opponent) {
                Met::Anyway
            } else {
                Met::Once
            },
            limits: Vec::new(),
            entries: group.iter().map(|piece| piece.entry).collect(),
            ratings: (0..=group.len()).map(|left_out| ratings_after(&group, left_out)).collect(),
        })
        .collect();
    for place in 0..bundles.len() {
        let found = limits(&bundles, &ratings, place);
        if let Some(bundle) = bundles.get_mut(place) {
            bundle.limits = found;
        }
    }
    bundles
}

/// A rating that was not given has the same range for all: such games can be told from others, not from each other.
fn is_sure(piece: &Piece) -> bool {
    piece.rating.low == piece.rating.high
}

fn ratings_after(group: &[&Piece], left_out: usize) -> (Range, Range) {
    group.iter().skip(left_out).fold((Range::exactly(0), Range::exactly(i32::MAX)), |(sum, lowest), piece| {
        let low = lowest.low.min(piece.rating.low);
        let high = lowest.high.min(piece.rating.high);
        (sum.plus(piece.rating), Range { low, high })
    })
}

struct Search<'t, 'a> {
    terms: &'t Terms<'a>,
    budget: usize,
    tail: usize,
    federations: FederationCount,
    left_out: Vec<usize>,
    best: Option<(Rank, Vec<usize>)>,
}

impl Search<'_, '_> {
    fn descend(&mut self, bundles: &[Bundle], depth: usize, tally: Tally, left_out: usize) {
        let Some(bundle) = bundles.get(depth) else {
            self.weigh(tally, left_out);
            return;
        };
        let size = bundle.entries.len();
        let (mut least, mut most) = (0, size.min(self.budget - left_out));
        for limit in &bundle.limits {
            let other = self.left_out.get(limit.other).copied().unwrap_or(0);
            if limit.other_is_better {
                least = least.max(limit.least.get(other).copied().unwrap_or(0));
            } else {
                let allowed = limit.least.iter().rposition(|needed| *needed <= other).unwrap_or(0);
                most = most.min(allowed);
            }
        }
        for count in least..=most {
            let kept = i32::try_from(size - count).unwrap_or(0);
            let mut with_bundle = tally;
            bundle.add_to(&mut with_bundle, count, kept);
            self.federations.add(bundle.slot, kept);
            if let Some(place) = self.left_out.get_mut(depth) {
                *place = count;
            }
            self.descend(bundles, depth + 1, with_bundle, left_out + count);
            self.federations.add(bundle.slot, -kept);
        }
    }

    fn weigh(&mut self, mut tally: Tally, left_out: usize) {
        tally.spread = self.federations.spread();
        let terms = Terms { without_won: left_out > 0, ..*self.terms };
        let total = i32::try_from(left_out + self.tail).unwrap_or(i32::MAX);
        let Some(rank) = rank(&tally, &terms, total, self.best.as_ref().map(|(best, _)| best)) else {
            return;
        };
        if self.best.as_ref().is_none_or(|(best, _)| rank > *best) {
            self.best = Some((rank, self.left_out.clone()));
        }
    }
}

impl Bundle {
    fn add_to(&self, tally: &mut Tally, left_out: usize, kept: i32) {
        let Some((sum, lowest)) = self.ratings.get(left_out) else { return };
        let like = &self.like;
        tally.games += kept;
        tally.half_points += 2 * kept;
        tally.ratings = tally.ratings.plus(*sum);
        tally.lowest.low = tally.lowest.low.min(lowest.low);
        tally.lowest.high = tally.lowest.high.min(lowest.high);
        tally.titled = tally.titled.plus(like.titled.times(kept));
        tally.unrated = tally.unrated.plus(like.unrated.times(kept));
        tally.perhaps_pointless += if like.perhaps_pointless { kept } else { 0 };
        let opponents = match self.met {
            Met::Each => kept,
            Met::Once => kept.min(1),
            Met::Anyway => 0,
        };
        tally.opponents += opponents;
        tally.level = tally.level.plus(like.level.times(opponents));
    }
}

/// Federations met so rarely that they may share a bundle.
///
/// Two opponents of one federation never reach the maximum of 1.44 for any one federation; and where the own
/// federation keeps to its maximum, so many others are left that at least three are foreign: if none of them is of a
/// federation met three times or more, they are of two federations at least. So for federations met at most twice
/// only their number matters. This fails where somebody's federation is unknown or none, and is not used then.
fn rare_federations(pieces: &[Piece], terms: &Terms<'_>) -> Vec<u8> {
    let federations = &terms.titles.federations;
    let plain = |piece: &Piece| matches!(piece.federation, FederationSlot::Own | FederationSlot::Foreign(_));
    let sizes = u16::from(terms.least.games)..=u16::try_from(pieces.len()).unwrap_or(0);
    let holds = terms.own == OwnFederation::Member
        && federations.foreign.value <= 2
        && pieces.iter().all(plain)
        && sizes.into_iter().all(|games| {
            games > federations.own.value.rounded_down(games) + 2
                && federations.one.value.rounded_down(games) >= 2
        });
    if !holds {
        return Vec::new();
    }
    let mut counts: Vec<(u8, usize)> = Vec::new();
    for piece in pieces {
        if let FederationSlot::Foreign(place) = piece.federation {
            match counts.iter_mut().find(|(other, _)| *other == place) {
                Some((_, count)) => *count += 1,
                None => counts.push((place, 1)),
            }
        }
    }
    counts.into_iter().filter(|(_, count)| *count <= 2).map(|(place, _)| place).collect()
}

/// Whether a set of games as a whole has the mix of a norm, for [`Terms::whole_event_mix`].
///
/// Only where the edition and the event ask for it; elsewhere it holds.
pub(super) fn whole_event_mix(pieces: &[Piece], terms: &Terms<'_>) -> Truth {
    let asked = terms.titles.excluded.won.value == IgnoreWon::WholeEventMixInRoundRobins;
    if !asked || terms.event.pairings() == Pairings::Open {
        return Truth::Yes;
    }
    // Any of the opponents of 1.42d may not belong to it.
    if pieces.iter().any(|piece| piece.perhaps_pointless) {
        return Truth::Maybe;
    }
    articles::hold(&Article::MIX, &Tally::of(pieces.iter(), terms.twice_met.is_some()), terms)
}
