//! The verdict on one norm.

use std::sync::Arc;

use super::articles::Article;
use super::by_rating;
use super::choose::{self, Selection};
use super::excluded::{Entry, Pointless, Roll, Scenario, View};
use super::games;
use super::nearest;
use super::performance;
use super::tally::{FederationSlot, Piece, Tally};
use super::terms::{self, EventFacts, LeastGames, OwnFederation, Terms, Waiver};
use crate::answer::{Answer, Bound, Truth};
use crate::chess::order::sort_short;
use crate::chess::{Card, Date, EventFormat, EventKind, Federation, HalfPoints, NormTitle};
use crate::rules::{FideTitles, RatingTables, Sure};
use crate::verdict::{
    Amount, Award, Change, Check, CheckState, Missing, PerformanceFacts, Remark, Role, RoundAccount, Route,
    State, Subject, System, Verdict,
};

/// A card under one edition: what is the same for all four norms.
pub(super) struct Case<'a> {
    card: &'a Card,
    titles: &'a FideTitles,
    tables: &'a RatingTables,
    event: EventFacts,
    roll: Roll<'a>,
    waiver: Waiver,
    own: OwnFederation,
    /// The day that stands for the first day of the event.
    day: Option<Date>,
}

/// One way to count a card: which games, and how many are enough.
#[derive(Clone, Copy)]
struct Candidate<'a> {
    least: LeastGames<'a>,
    /// 1.42c: the last round as a loss that is counted.
    counted_loss: Option<Piece>,
    /// 1.42c: the last round as a loss that would have to be afforded.
    loss_to_afford: Option<Piece>,
    /// Whether the norm would be one of eight games and a round without one.
    is_eight_plus_one: bool,
}

/// The ways to count a card.
struct Candidates<'a> {
    /// As it stands.
    plain: Candidate<'a>,
    /// With a round that was not played.
    others: Vec<Candidate<'a>>,
}

/// A choice of games with the candidate that it was made for.
struct Chosen<'c, 'a> {
    candidate: &'c Candidate<'a>,
    selection: Selection,
}

impl<'a> Case<'a> {
    /// `day` is the one by which the edition was chosen.
    pub(super) fn new(
        card: &'a Card,
        titles: &'a FideTitles,
        tables: &'a RatingTables,
        day: Option<Date>,
    ) -> Case<'a> {
        let event = EventFacts::of(card);
        Case {
            card,
            titles,
            tables,
            event,
            roll: Roll::of(card, titles, &event),
            waiver: terms::waiver(card, titles, &event),
            own: terms::own_federation(card),
            day,
        }
    }

    /// The performance over all decided games that count, no rating raised.
    pub(super) fn plain_performance(&self) -> Option<PerformanceFacts> {
        let view = View { titles: self.titles, norm: NormTitle::GM, start: self.day };
        let tally = Tally::of(self.roll.pieces(&view, Scenario::Decided).iter(), false);
        (tally.unrated.high == 0).then(|| performance::plain_facts(&tally, self.tables)).flatten()
    }

    /// The verdict on one norm.
    pub(super) fn judge(&self, norm: NormTitle, edition: &Arc<str>) -> Verdict {
        let view = View { titles: self.titles, norm, start: self.day };
        let candidates = self.candidates(&view);
        let (state, chosen) = self.decide(&view, &candidates);
        Explanation::new(self, &view, state, &chosen).verdict(edition, &candidates)
    }

    /// The state, and the games on which it rests.
    fn decide<'c>(&self, view: &View<'_>, candidates: &'c Candidates<'a>) -> (State, Chosen<'c, 'a>) {
        let best = |scenario| self.best(view, candidates, scenario);
        if !self.roll.has_pending() {
            let chosen = best(Scenario::Decided);
            let state = match chosen.selection.truth {
                Truth::Yes => State::Met,
                Truth::Maybe => State::Unknown,
                Truth::No => State::NotMet,
            };
            return (state, chosen);
        }
        if let Some(done) = self.done_before_pending(view, candidates) {
            return (State::Met, done);
        }
        // A win is never worse than a draw or a loss in the same game: it adds to the score, and it may be left out.
        // So the two ends of what can happen are enough; but for opponents of 1.42d, whose games count only when
        // they are not won.
        let (worst, best) = (best(Scenario::Worst), best(Scenario::Best));
        let (least, most) = match self.ends_with_pointless(view, candidates) {
            Some(ends) => ends,
            None => (worst.selection.truth, best.selection.truth),
        };
        match (least, most) {
            (Truth::Yes, _) => (State::Secured, worst),
            (_, Truth::Yes) => (State::InReach, best),
            (_, Truth::Maybe) => (State::Unknown, best),
            (_, Truth::No) => (State::OutOfReach, best),
        }
    }

    /// The two ends of what can happen where a pending opponent may be one of 1.42d, by trying every result of these
    /// games; `None` where there is no such opponent.
    fn ends_with_pointless(&self, view: &View<'_>, candidates: &Candidates<'a>) -> Option<(Truth, Truth)> {
        // Nobody meets more unrated opponents in a round robin that could still make a norm.
        const MOST: usize = 4;
        let is_open = |entry: &&Entry<'_>| entry.half_points.is_none() && entry.pointless != Pointless::No;
        let places: Vec<usize> = (0..self.roll.entries.len())
            .filter(|place| self.roll.entries.get(*place).as_ref().is_some_and(is_open))
            .collect();
        if places.is_empty() {
            return None;
        }
        if places.len() > MOST {
            return Some((Truth::No, Truth::Maybe));
        }
        let mut ends: Option<(Truth, Truth)> = None;
        for half_points in 0..=2 * places.len() {
            for spread in spreads(places.len(), half_points, usize::MAX).unwrap_or_default() {
                let case = self.with_results(&places, &spread);
                let least = case.best(view, candidates, Scenario::Worst).selection.truth;
                let most = case.best(view, candidates, Scenario::Best).selection.truth;
                ends = Some(match ends {
                    None => (least, most),
                    Some((low, high)) => (low.min(least), high.max(most)),
                });
            }
        }
        ends
    }

    /// The same card with these rounds decided.
    fn with_results(&self, places: &[usize], half_points: &[u16]) -> Case<'a> {
        let mut roll = self.roll.clone();
        for (place, score) in places.iter().zip(half_points) {
            if let Some(entry) = roll.entries.get_mut(*place) {
                entry.half_points = Some(*score);
            }
        }
        Case { roll, waiver: self.waiver.clone(), ..*self }
    }

    /// The norm was reached before the first pending round, and the rest may be left out (1.42f, 1.4.1e).
    fn done_before_pending<'c>(
        &self,
        view: &View<'_>,
        candidates: &'c Candidates<'a>,
    ) -> Option<Chosen<'c, 'a>> {
        let candidate = &candidates.plain;
        let first_pending = self.roll.entries.iter().find(|entry| entry.half_points.is_none())?.round;
        let mut pieces = self.roll.pieces(view, Scenario::Decided);
        pieces.retain(|piece| piece.round < first_pending);
        let terms = Terms { without_tail: true, ..self.terms(view, candidate) };
        let terms = Terms { whole_event_mix: choose::whole_event_mix(&pieces, &terms), ..terms };
        let mut selection = choose::best(&pieces, &terms);
        selection.tail = selection.tail.or(Some(first_pending));
        (selection.truth == Truth::Yes).then_some(Chosen { candidate, selection })
    }

    /// The best choice of games over all candidates.
    fn best<'c>(
        &self,
        view: &View<'_>,
        candidates: &'c Candidates<'a>,
        scenario: Scenario,
    ) -> Chosen<'c, 'a> {
        let mut best = self.best_of(view, &candidates.plain, scenario);
        for candidate in &candidates.others {
            let other = self.best_of(view, candidate, scenario);
            if other.selection.beats(&best.selection) {
                best = other;
            }
        }
        best
    }

    fn best_of<'c>(
        &self,
        view: &View<'_>,
        candidate: &'c Candidate<'a>,
        scenario: Scenario,
    ) -> Chosen<'c, 'a> {
        let pieces = self.pieces(view, candidate, scenario);
        let terms = self.terms(view, candidate);
        let terms = Terms { whole_event_mix: choose::whole_event_mix(&pieces, &terms), ..terms };
        Chosen { candidate, selection: choose::best(&pieces, &terms) }
    }

    fn pieces(&self, view: &View<'_>, candidate: &Candidate<'_>, scenario: Scenario) -> Vec<Piece> {
        let mut pieces = self.roll.pieces(view, scenario);
        pieces.extend(candidate.counted_loss);
        pieces
    }

    fn candidates(&self, view: &View<'_>) -> Candidates<'a> {
        let least = games::least_of(self.titles, &self.event);
        let plain = Candidate { least, counted_loss: None, loss_to_afford: None, is_eight_plus_one: false };
        let mut others = Vec::new();
        let eight_plus_one = games::eight_plus_one(self.titles, &self.event);
        if let Some(least) = eight_plus_one.filter(|_| self.roll.point_without_game) {
            others.push(Candidate { least, is_eight_plus_one: true, ..plain });
        }
        if let Some(loss) = self.roll.last_round_as_loss(view) {
            let figure = &self.titles.excluded.last_round_forfeit;
            let fewer = LeastGames::new(least.games.saturating_sub(1), None, figure);
            others.push(Candidate { counted_loss: Some(loss), ..plain });
            others.push(Candidate { least: fewer, loss_to_afford: Some(loss), ..plain });
        }
        Candidates { plain, others }
    }

    /// The first round that two games claim.
    fn round_twice(&self) -> Option<u8> {
        let rounds = self.roll.entries.iter().map(|entry| entry.round);
        rounds.clone().zip(rounds.skip(1)).find(|(one, next)| one == next).map(|(round, _)| round)
    }

    fn terms<'t>(&'t self, view: &View<'_>, candidate: &Candidate<'t>) -> Terms<'t> {
        let twice = self.event.format == EventFormat::DoubleRoundRobin;
        let entries = &self.roll.entries;
        let one_opponent = entries.iter().all(|entry| entry.number == 0) && entries.len() > 1;
        Terms {
            titles: self.titles,
            tables: self.tables,
            norm: view.norm,
            event: self.event,
            own: self.own,
            waiver: &self.waiver,
            twice_met: twice.then_some(&self.titles.titles.twice_met),
            least: candidate.least,
            loss_to_afford: candidate.loss_to_afford,
            // It matters where won games are left out: whoever leaves them out finds it.
            whole_event_mix: Truth::Yes,
            without_tail: false,
            without_won: false,
            is_match: one_opponent && self.roll.all_named,
            round_twice: self.round_twice(),
            opponents_unclear: twice && self.roll.has_nameless(),
            sex: self.card.player.sex,
        }
    }
}

/// Turns a choice of games into everything that a reader wants to know.
struct Explanation<'e, 'a> {
    case: &'e Case<'a>,
    view: &'e View<'e>,
    state: State,
    candidate: &'e Candidate<'a>,
    selection: &'e Selection,
    terms: Terms<'e>,
    /// The games counted, as far as they are decided.
    decided: Tally,
    /// All of them, the pending ones lost.
    worst: Tally,
    /// All of them, the pending ones won.
    best: Tally,
    /// The pieces of `best`.
    pieces: Vec<Piece>,
    /// The rounds whose opponents are not known yet: all that is counted of them is a guess.
    guesses: Vec<u8>,
    /// The entry whose rating is raised to the floor.
    raised: Option<usize>,
}

impl<'e, 'a> Explanation<'e, 'a> {
    fn new(
        case: &'e Case<'a>,
        view: &'e View<'e>,
        state: State,
        chosen: &'e Chosen<'e, 'a>,
    ) -> Explanation<'e, 'a> {
        let Chosen { candidate, selection } = chosen;
        let terms = case.terms(view, candidate);
        let once = terms.twice_met.is_some();
        let kept = |scenario| {
            let mut pieces = case.pieces(view, candidate, scenario);
            pieces.retain(|piece| selection.kept.iter().any(|kept| kept.entry == piece.entry));
            pieces
        };
        // Without pending games the three views are one.
        let (decided, worst, best, pieces) = if case.roll.has_pending() {
            let [decided, worst, best] = [Scenario::Decided, Scenario::Worst, Scenario::Best].map(kept);
            let tally = |pieces: &[Piece]| Tally::of(pieces.iter(), once);
            (tally(&decided), tally(&worst), tally(&best), best)
        } else {
            let tally = Tally::of(selection.kept.iter(), once);
            (tally, tally, tally, selection.kept.clone())
        };
        let whole_event_mix = if selection.without_won {
            choose::whole_event_mix(&case.pieces(view, candidate, Scenario::Best), &terms)
        } else {
            Truth::Yes
        };
        Explanation {
            case,
            view,
            state,
            candidate,
            selection,
            terms: Terms {
                whole_event_mix,
                without_tail: selection.tail.is_some(),
                without_won: selection.without_won,
                ..terms
            },
            decided,
            worst,
            best,
            pieces,
            guesses: case.roll.entries.iter().filter(|e| e.is_unpaired()).map(|e| e.round).collect(),
            raised: None,
        }
        .with_raised()
    }

    /// Finds the entry whose rating is raised: the lowest of those counted, when it is below the floor.
    fn with_raised(mut self) -> Explanation<'e, 'a> {
        let floor = i32::from(*self.case.titles.ratings.floor.value.of(self.view.norm));
        let known = self.pieces.iter().filter(|piece| !self.is_guess(piece.round));
        let lowest = known.min_by_key(|piece| piece.rating.low);
        let raises = self.case.titles.ratings.raised.value > 0;
        self.raised = lowest.filter(|lowest| raises && lowest.rating.high < floor).map(|lowest| lowest.entry);
        self
    }

    fn verdict(self, edition: &Arc<str>, candidates: &Candidates<'a>) -> Verdict {
        let checks = self.checks();
        let player = &self.case.card.player;
        let title = self.view.norm.title();
        let award = &self.case.titles.award;
        let mut verdict = Verdict {
            award: Award::Title(title),
            system: System::Fide,
            route: Route::Norm,
            edition: Arc::clone(edition),
            state: self.state,
            held: by_rating::held(player.title, title),
            points_needed: self.points_needed(),
            points_still_needed: None,
            credited_games: self.credited_games(),
            performance: performance::facts(&self.decided, &self.terms),
            account: self.account(),
            nearest_yes: Vec::new(),
            missing: self.missing(&checks),
            remarks: self.remarks(&checks),
            title_checks: vec![title_rating(self.case, self.view.norm, award)],
            rests_on: self.rests_on(&checks),
            checks,
        };
        match self.state {
            State::InReach => {
                verdict.points_still_needed = self.points_still_needed(candidates);
                if let Some(points) = verdict.points_still_needed {
                    let pending = verdict.pending_games();
                    verdict.nearest_yes = vec![vec![Change::PointsFromPending(points, pending)]];
                }
            }
            State::NotMet | State::OutOfReach => {
                let facts = nearest::Facts {
                    terms: &self.terms,
                    tally: &self.best,
                    met_most: self.met_most(),
                    exemptions: &self.case.titles.federations.exemptions,
                    event: &self.case.card.event,
                    own: self.case.card.player.federation.known(),
                };
                // What opponents who are not known yet could be is no ground for advice, nor a loss not played.
                // And where something else is unknown, no change would be a yes.
                let is_firm = self.has_known_opponents()
                    && self.candidate.loss_to_afford.is_none()
                    && self.best.games > 0
                    && !verdict.checks.iter().any(|check| check.state == CheckState::Unknown);
                if is_firm {
                    verdict.nearest_yes = nearest::changes(&facts, &verdict.checks);
                }
            }
            _ => {}
        }
        verdict
    }

    fn checks(&self) -> Vec<Check> {
        Article::ALL.into_iter().filter_map(|article| self.check(article)).collect()
    }

    fn check(&self, article: Article) -> Option<Check> {
        let terms = &self.terms;
        let decided = article.answer(&self.decided, terms)?;
        let (worst, best) = if self.worst == self.best {
            (decided, decided)
        } else {
            (article.answer(&self.worst, terms)?, article.answer(&self.best, terms)?)
        };
        let all = Answer { have: worst.have.or(best.have), need: worst.need.or(best.need), ..best };
        let state = self.check_state(article, [&decided, &worst, &best, &all]);
        let amount =
            |value: i32| if article.in_halves() { Amount::Halves(value) } else { Amount::Whole(value) };
        let place = article.place(terms);
        let waiver = match (&self.case.waiver, state) {
            (Waiver::Yes(figure), CheckState::Waived) => Some(figure),
            _ => None,
        };
        let (sure, note) = match waiver {
            Some(figure) => (place.sure.max(figure.sure), &figure.note),
            None => (place.sure.max(self.sure_of_ratings(article)), place.note),
        };
        let subject = match article.subject(terms) {
            Subject::OneFederation(_) => Subject::OneFederation(self.met_most()),
            subject => subject,
        };
        let is_rating = matches!(article, Article::Average | Article::Performance);
        let sure_of_have = !is_rating || (decided.have.low == decided.have.high && self.decided.games > 0);
        // What games against opponents who are not known yet could bring is no average that a person can use.
        let may_grow = !is_rating && all.have.high != decided.have.low && all.have.high < i32::MAX / 2;
        Some(Check {
            subject,
            clause: place.clause.clone(),
            state,
            need: amount(all.need.low),
            need_at_most: None,
            have: sure_of_have.then(|| amount(decided.have.low)),
            at_best: may_grow.then(|| amount(all.have.high)),
            waived_by: waiver.map(|figure| figure.clause.clone()),
            sure,
            note: note.clone(),
        })
    }

    /// The marks of the ratings that stand for unrated opponents, and of the floor, where an average rests on them.
    fn sure_of_ratings(&self, article: Article) -> Sure {
        let ratings = &self.case.titles.ratings;
        let mut sure = Sure::Stated;
        if !matches!(article, Article::Average | Article::Performance) {
            return sure;
        }
        if self.best.unrated.high > 0 {
            sure = sure.max(ratings.unrated.sure).max(ratings.unrated_titled.sure);
        }
        if self.raised.is_some() {
            sure = sure.max(ratings.floor.sure).max(ratings.raised.sure);
        }
        sure
    }

    /// The weakest mark of everything on which the verdict rests: the checks, and why games were left aside.
    fn rests_on(&self, checks: &[Check]) -> Sure {
        let titles = self.case.titles;
        let excluded = &titles.excluded;
        let set_aside = self.case.roll.set_aside.iter().map(|(_, role)| match role {
            Role::NoMember(clause) if *clause == excluded.fid.clause => excluded.fid.sure,
            Role::NoMember(_) => excluded.non_member.sure,
            Role::UnratedWithoutPoint(_) => excluded.unrated_zero.sure,
            _ => excluded.not_over_the_board.sure,
        });
        let left_out = [
            (self.selection.without_won, excluded.won.sure),
            (self.selection.tail.is_some(), excluded.tail.sure),
            (self.candidate.counted_loss.is_some(), excluded.last_round_forfeit.sure),
        ];
        let left_out = left_out.into_iter().filter(|(is_so, _)| *is_so).map(|(_, sure)| sure);
        checks.iter().map(|check| check.sure).chain(set_aside).chain(left_out).max().unwrap_or(Sure::Stated)
    }

    fn check_state(&self, article: Article, [decided, worst, best, all]: [&Answer; 4]) -> CheckState {
        let terms = &self.terms;
        if article.is_waivable() && matches!(self.case.waiver, Waiver::Yes(_)) {
            return if all.truth() == Truth::Yes { CheckState::Met } else { CheckState::Waived };
        }
        let waits = self.worst.games != self.decided.games;
        // So far it does not hold, though it will when the pending games are played: that is for them to show.
        let not_yet = waits && decided.bound == Bound::Least && decided.have.low < all.need.high;
        match article.truth(all, terms) {
            Truth::No => CheckState::Short,
            Truth::Yes if not_yet => CheckState::Open,
            Truth::Yes => CheckState::Met,
            Truth::Maybe => {
                let told = |answer: &Answer| answer.truth() != Truth::Maybe;
                if waits && told(worst) && told(best) { CheckState::Open } else { CheckState::Unknown }
            }
        }
    }

    /// The foreign federation, or the own one, that is met most.
    fn met_most(&self) -> Option<Federation> {
        let of = |slot: FederationSlot| match slot {
            FederationSlot::Own => self.case.card.player.federation.known(),
            FederationSlot::Foreign(place) => self.case.roll.federation_at(place),
            _ => None,
        };
        let mut counts: Vec<(Federation, usize)> = Vec::new();
        for federation in self.pieces.iter().filter_map(|piece| of(piece.federation)) {
            match counts.iter_mut().find(|(other, _)| *other == federation) {
                Some((_, count)) => *count += 1,
                None => counts.push((federation, 1)),
            }
        }
        // Of equals the first met; `max_by_key` would take the last.
        counts.iter().rev().max_by_key(|(_, count)| *count).map(|(federation, _)| *federation)
    }

    /// Whether no game counted is against an opponent who is not known yet.
    fn has_known_opponents(&self) -> bool {
        self.pieces.iter().all(|piece| !self.is_guess(piece.round))
    }

    fn points_needed(&self) -> Option<HalfPoints> {
        let average = performance::average_range(&self.best, &self.terms);
        if !self.has_known_opponents() || average.low != average.high || self.best.games == 0 {
            return None;
        }
        let half_points = performance::half_points_needed(&self.terms, self.best.games, average.low)?;
        u16::try_from(half_points).ok().map(HalfPoints::new)
    }

    fn credited_games(&self) -> Option<u8> {
        let tally = match self.state {
            State::Met => &self.decided,
            State::Secured => &self.worst,
            _ => return None,
        };
        games::credited(tally, &self.terms).and_then(|games| u8::try_from(games).ok())
    }

    /// The least points from the pending games that make the norm, whichever of them bring the points.
    ///
    /// That matters only where won games may be left out; then every way to spread the points is tried, and with
    /// too many ways nothing is said.
    fn points_still_needed(&self, candidates: &Candidates<'a>) -> Option<HalfPoints> {
        const MOST_WAYS: usize = 60;
        let entries = &self.case.roll.entries;
        let pending: Vec<usize> = (0..entries.len())
            .filter(|place| entries.get(*place).is_some_and(|e| e.half_points.is_none()))
            .collect();
        if entries.iter().any(Entry::is_unpaired) {
            return None;
        }
        let least = candidates
            .others
            .iter()
            .map(|other| other.least.games)
            .fold(candidates.plain.least.games, u8::min);
        let spread_matters = entries.len() > usize::from(least)
            || entries.iter().any(|entry| entry.pointless != Pointless::No);
        for half_points in 0..=2 * pending.len() {
            let ways = if spread_matters {
                spreads(pending.len(), half_points, MOST_WAYS)?
            } else {
                vec![any_spread(pending.len(), half_points)]
            };
            let makes = |spread: &Vec<u16>| {
                let case = self.case.with_results(&pending, spread);
                case.best(self.view, candidates, Scenario::Decided).selection.truth == Truth::Yes
            };
            if ways.iter().all(makes) {
                return u16::try_from(half_points).ok().map(HalfPoints::new);
            }
        }
        None
    }

    fn account(&self) -> Vec<RoundAccount> {
        let excluded = &self.case.titles.excluded;
        let mut account: Vec<RoundAccount> = Vec::new();
        for (place, entry) in self.case.roll.entries.iter().enumerate() {
            let piece = self.pieces.iter().find(|piece| piece.entry == place);
            let after = self.selection.tail.is_some_and(|tail| entry.round >= tail);
            let role = match piece {
                _ if entry.half_points.is_none() => Role::Pending,
                Some(_) => Role::Counted,
                None if after => Role::LeftOutAfter(excluded.tail.clause.clone()),
                None => Role::LeftOutWon(excluded.won.clause.clone()),
            };
            account.push(self.round_account(entry.round, role, piece));
        }
        for (round, role) in &self.case.roll.set_aside {
            let loss = self.candidate.counted_loss.as_ref().filter(|loss| loss.round == *round);
            let role = match loss {
                Some(_) => Role::CountedAsLoss(excluded.last_round_forfeit.clause.clone()),
                None => role.clone(),
            };
            account.push(self.round_account(*round, role, loss));
        }
        sort_short(&mut account, |round| round.round);
        account
    }

    fn round_account(&self, round: u8, role: Role, piece: Option<&Piece>) -> RoundAccount {
        let is_raised = piece.is_some_and(|piece| Some(piece.entry) == self.raised);
        let floor = *self.case.titles.ratings.floor.value.of(self.view.norm);
        let rating =
            piece.filter(|piece| piece.rating.low == piece.rating.high).map(|piece| piece.rating.low);
        let known = !self.is_guess(round);
        let rating_used =
            if is_raised { Some(floor) } else { rating.and_then(|rating| u16::try_from(rating).ok()) };
        RoundAccount { round, role, rating_used: rating_used.filter(|_| known), raised: is_raised && known }
    }

    /// Whether the opponent of a round is not known yet, so that all that is counted of it is a guess.
    fn is_guess(&self, round: u8) -> bool {
        self.guesses.contains(&round)
    }

    fn missing(&self, checks: &[Check]) -> Vec<Missing> {
        if self.state != State::Unknown {
            return Vec::new();
        }
        let mut missing = Vec::new();
        for check in checks.iter().filter(|check| check.state == CheckState::Unknown) {
            for one in self.missing_for(check) {
                if !missing.contains(&one) {
                    missing.push(one);
                }
            }
        }
        missing
    }

    fn missing_for(&self, check: &Check) -> Vec<Missing> {
        let of_reading = |missing: Vec<Missing>| {
            if missing.is_empty() { vec![Missing::Reading(check.subject)] } else { missing }
        };
        match check.subject {
            Subject::Titled => {
                self.rounds(|piece| piece.titled.low != piece.titled.high, Missing::OpponentTitle)
            }
            Subject::Level(_) => of_reading(self.unknown_titles(&self.pieces)),
            Subject::ForeignFederations | Subject::OwnFederation => {
                self.unknown_federations(&self.pieces, true)
            }
            Subject::OneFederation(_) => self.unknown_federations(&self.pieces, false),
            Subject::WholeEventMix => {
                let whole = self.case.pieces(self.view, self.candidate, Scenario::Best);
                let mut missing = self.unknown_titles(&whole);
                missing.extend(self.unknown_federations(&whole, true));
                let perhaps = whole.iter().filter(|piece| piece.perhaps_pointless);
                missing.extend(perhaps.map(|piece| Missing::OpponentScored(piece.round)));
                of_reading(missing)
            }
            Subject::Average | Subject::Performance => {
                let is_unsure = |piece: &Piece| piece.rating.low != piece.rating.high;
                // Of an unrated opponent, it is the title that decides which number stands for the rating.
                let mut missing =
                    self.rounds(|p| is_unsure(p) && p.unrated.low == 0, Missing::OpponentRating);
                missing.extend(self.rounds(|p| is_unsure(p) && p.unrated.low == 1, Missing::OpponentTitle));
                missing
            }
            Subject::Unrated => of_reading(
                self.rounds(|piece| piece.unrated.low != piece.unrated.high, Missing::OpponentRating),
            ),
            Subject::UnratedWithoutPoint => {
                let is_unrated = |piece: &Piece| piece.unrated.low == 1;
                let mut missing =
                    self.rounds(|p| p.perhaps_pointless && is_unrated(p), Missing::OpponentScored);
                missing
                    .extend(self.rounds(|p| p.perhaps_pointless && !is_unrated(p), Missing::OpponentRating));
                missing
            }
            Subject::Sex => vec![Missing::Sex],
            Subject::OneGameARound => self.terms.round_twice.map(Missing::RoundTwice).into_iter().collect(),
            subject => vec![Missing::Reading(subject)],
        }
    }

    /// The games counted of which something is missing.
    fn rounds(&self, is_missing: impl Fn(&Piece) -> bool, name: fn(u8) -> Missing) -> Vec<Missing> {
        let pieces = self.pieces.iter().filter(|piece| !self.is_guess(piece.round));
        pieces.filter(|piece| is_missing(piece)).map(|piece| name(piece.round)).collect()
    }

    fn unknown_titles(&self, pieces: &[Piece]) -> Vec<Missing> {
        let unknown = pieces.iter().filter(|piece| piece.level.low != piece.level.high);
        unknown.map(|piece| Missing::OpponentTitle(piece.round)).collect()
    }

    fn unknown_federations(&self, pieces: &[Piece], with_own: bool) -> Vec<Missing> {
        let unknown = pieces.iter().filter(|piece| piece.federation == FederationSlot::NotGiven);
        let mut missing: Vec<Missing> =
            unknown.map(|piece| Missing::OpponentFederation(piece.round)).collect();
        if with_own && self.case.own == OwnFederation::NotGiven {
            missing.push(Missing::OwnFederation);
        }
        if let Waiver::Maybe(unsaid) = &self.case.waiver {
            missing.extend(unsaid.iter().cloned());
        }
        missing
    }

    fn remarks(&self, checks: &[Check]) -> Vec<Remark> {
        let titles = self.case.titles;
        let mut remarks = Vec::new();
        let made = matches!(self.state, State::Met | State::Secured);
        if (made || self.state == State::InReach)
            && checks.iter().any(|check| check.state == CheckState::Waived)
            && titles.federations.one_without_exemption.value
        {
            remarks.push(Remark::WithExemption(titles.federations.one_without_exemption.clause.clone()));
        }
        if made && self.candidate.is_eight_plus_one {
            remarks.push(Remark::EightAndOne(
                self.candidate.least.clause.clone(),
                self.candidate.least.note.clone(),
            ));
        }
        if made && self.credited_games().is_none() {
            let figure = &titles.games.olympiad;
            remarks.push(Remark::CreditUnknown(figure.clause.clone(), figure.note.clone()));
        }
        if made {
            let gaps = titles.performance.table_gaps.iter().filter(|figure| {
                i32::from(figure.value.games) == self.decided.games
                    && i32::from(figure.value.half_points) == self.decided.half_points
            });
            remarks.extend(gaps.map(|figure| Remark::TableGap(figure.clause.clone(), figure.note.clone())));
            let most = &titles.ratings.unrated_most;
            if most.value.is_none() && most.note.is_some() && self.decided.unrated.high > 0 {
                remarks.push(Remark::NoUnratedMaximum(most.clause.clone(), most.note.clone()));
            }
        }
        remarks.extend(self.complete_after());
        remarks.extend(self.olympiad_performance(checks));
        remarks
    }

    /// The earliest round after which the norm was complete, where more games were counted in the end.
    fn complete_after(&self) -> Option<Remark> {
        if self.state != State::Met || self.terms.tail() != Truth::Yes {
            return None;
        }
        let terms = Terms { without_tail: true, ..self.case.terms(self.view, self.candidate) };
        let pieces = self.case.roll.pieces(self.view, Scenario::Decided);
        let least = usize::from(self.candidate.least.games);
        let counted = self.selection.kept.len();
        (least..counted).find_map(|games| {
            let before = pieces.get(..games)?;
            let round = before.last()?.round;
            let selection = choose::best(before, &terms);
            let games = u16::try_from(selection.kept.len()).ok()?;
            (selection.truth == Truth::Yes).then_some(Remark::CompleteAfter(round, games))
        })
    }

    /// 1.24: at the Olympiad, a performance without the mix of opponents counts, for fewer games than a norm.
    fn olympiad_performance(&self, checks: &[Check]) -> Option<Remark> {
        let figure = &self.case.titles.games.olympiad;
        let games = figure.value?.performance?;
        let is_mix = |check: &Check| {
            matches!(
                check.subject,
                Subject::Titled
                    | Subject::Level(_)
                    | Subject::ForeignFederations
                    | Subject::OwnFederation
                    | Subject::OneFederation(_)
            )
        };
        let performed =
            checks.iter().filter(|check| !is_mix(check)).all(|check| check.state == CheckState::Met);
        (self.case.event.kind == EventKind::Olympiad && self.state == State::NotMet && performed)
            .then(|| Remark::OlympiadPerformance(games, figure.clause.clone()))
    }
}

/// 1.52 (1.5.3): the rating that a title asks beside its norms. Reached once is enough, so a lower one leaves it open.
fn title_rating(case: &Case<'_>, norm: NormTitle, award: &crate::rules::Award) -> Check {
    let need = *award.rating.value.of(norm);
    let have = case.card.player.rating.known().map(|rating| rating.map_or(0, |rating| rating.get()));
    let mut check = by_rating::check(Subject::Rating, &award.rating, need, have);
    if check.state == CheckState::Short {
        check.state = CheckState::Open;
    }
    check
}

/// One way to score so many half points in so many games.
fn any_spread(games: usize, half_points: usize) -> Vec<u16> {
    let mut left = half_points;
    (0..games)
        .map(|_| {
            let score = left.min(2);
            left -= score;
            u16::try_from(score).unwrap_or(0)
        })
        .collect()
}

/// Every way to score so many half points in so many games; `None` when there are more than `most`.
fn spreads(games: usize, half_points: usize, most: usize) -> Option<Vec<Vec<u16>>> {
    let mut ways: Vec<(Vec<u16>, usize)> = vec![(Vec::new(), half_points)];
    for played in 0..games {
        let room = 2 * (games - played - 1);
        let mut longer = Vec::new();
        for (way, left) in &ways {
            for score in 0..=2_u16 {
                let scored = usize::from(score);
                if scored <= *left && *left - scored <= room {
                    let mut way = way.clone();
                    way.push(score);
                    longer.push((way, left - scored));
                }
            }
        }
        if longer.len() > most {
            return None;
        }
        ways = longer;
    }
    Some(ways.into_iter().map(|(way, _)| way).collect())
}
