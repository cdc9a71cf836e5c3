//! The verdict on one norm.

use std::sync::Arc;

use super::answer::{Answer, Bound, Truth};
use super::articles::Article;
use super::by_rating;
use super::choose::{self, Selection};
use super::excluded::{Roll, Scenario, View};
use super::games;
use super::nearest;
use super::performance;
use super::tally::{FederationSlot, Piece, Tally};
use super::terms::{self, EventFacts, LeastGames, OwnFederation, Terms, Waiver};
use crate::chess::{Card, EventFormat, EventKind, Federation, HalfPoints, NormTitle};
use crate::rules::{FideTitles, RatingTables};
use crate::verdict::{
    Amount, Award, Change, Check, CheckState, Missing, PerformanceFacts, Remark, Role, RoundAccount, Route, State,
    Subject, System, Verdict,
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
    pub(super) fn new(card: &'a Card, titles: &'a FideTitles, tables: &'a RatingTables) -> Case<'a> {
        let event = EventFacts::of(card);
        Case {
            card,
            titles,
            tables,
            event,
            roll: Roll::of(card, titles, &event),
            waiver: terms::waiver(card, titles, &event),
            own: terms::own_federation(card),
        }
    }

    /// The performance over all decided games that count, no rating raised.
    pub(super) fn plain_performance(&self) -> Option<PerformanceFacts> {
        let view = View { titles: self.titles, norm: NormTitle::GM, start: self.card.event.start.known() };
        let tally = Tally::of(self.roll.pieces(&view, Scenario::Decided).iter(), false);
        (tally.unrated.high == 0).then(|| performance::plain_facts(&tally, self.tables)).flatten()
    }

    /// The verdict on one norm.
    pub(super) fn judge(&self, norm: NormTitle, edition: &Arc<str>) -> Verdict {
        let view = View { titles: self.titles, norm, start: self.card.event.start.known() };
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
        // So the two ends of what can happen are enough.
        let (worst, best) = (best(Scenario::Worst), best(Scenario::Best));
        match (worst.selection.truth, best.selection.truth) {
            (Truth::Yes, _) => (State::Secured, worst),
            (_, Truth::Yes) => (State::InReach, best),
            (_, Truth::Maybe) => (State::Unknown, best),
            (_, Truth::No) => (State::OutOfReach, best),
        }
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
        let terms = Terms { without_tail: true, ..self.terms(view, candidate, Truth::Yes) };
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

    fn best_of<'c>(&self, view: &View<'_>, candidate: &'c Candidate<'a>, scenario: Scenario) -> Chosen<'c, 'a> {
        let pieces = self.pieces(view, candidate, scenario);
        let terms = self.terms(view, candidate, Truth::Yes);
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

    fn terms<'t>(
        &'t self,
        view: &View<'_>,
        candidate: &Candidate<'t>,
        whole_event_mix: Truth,
    ) -> Terms<'t> {
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
            whole_event_mix,
            without_tail: false,
            without_won: false,
            is_match: one_opponent && self.roll.all_named,
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
}

impl<'e, 'a> Explanation<'e, 'a> {
    fn new(
        case: &'e Case<'a>,
        view: &'e View<'e>,
        state: State,
        chosen: &'e Chosen<'e, 'a>,
    ) -> Explanation<'e, 'a> {
        let Chosen { candidate, selection } = chosen;
        let once = case.event.format == EventFormat::DoubleRoundRobin;
        let kept = |scenario| {
            let mut pieces = case.pieces(view, candidate, scenario);
            pieces.retain(|piece| selection.kept.iter().any(|kept| kept.entry == piece.entry));
            pieces
        };
        let [decided, worst, best] = [Scenario::Decided, Scenario::Worst, Scenario::Best].map(kept);
        let terms = case.terms(view, candidate, Truth::Yes);
        let whole = case.pieces(view, candidate, Scenario::Best);
        Explanation {
            case,
            view,
            state,
            candidate,
            selection,
            terms: Terms {
                whole_event_mix: choose::whole_event_mix(&whole, &terms),
                without_tail: selection.tail.is_some(),
                without_won: selection.without_won,
                ..terms
            },
            decided: Tally::of(decided.iter(), once),
            worst: Tally::of(worst.iter(), once),
            best: Tally::of(best.iter(), once),
            pieces: best,
        }
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
            title_rating: Some(title_rating(self.case, self.view.norm, award)),
            checks,
        };
        match self.state {
            State::InReach => {
                verdict.points_still_needed = self.points_still_needed(candidates);
                if let Some(points) = verdict.points_still_needed {
                    let pending = self.pending_rounds();
                    verdict.nearest_yes = vec![vec![Change::PointsFromPending(points, pending)]];
                }
            }
            State::NotMet | State::OutOfReach => {
                let facts = nearest::Facts {
                    terms: &self.terms,
                    tally: &self.best,
                    met_most: self.met_most(),
                    exemptions: &self.case.titles.federations.exemptions,
                    own: self.case.card.player.federation.known(),
                    host: self.case.card.event.host.known(),
                };
                verdict.nearest_yes = nearest::changes(&facts, &verdict.checks);
            }
            _ => {}
        }
        verdict
    }

    fn pending_rounds(&self) -> u16 {
        let pending = self.case.roll.entries.iter().filter(|entry| entry.half_points.is_none()).count();
        u16::try_from(pending).unwrap_or(u16::MAX)
    }

    fn checks(&self) -> Vec<Check> {
        Article::ALL.into_iter().filter_map(|article| self.check(article)).collect()
    }

    fn check(&self, article: Article) -> Option<Check> {
        let terms = &self.terms;
        let decided = article.answer(&self.decided, terms)?;
        let worst = article.answer(&self.worst, terms)?;
        let best = article.answer(&self.best, terms)?;
        let all = Answer { have: worst.have.or(best.have), need: worst.need.or(best.need), ..best };
        let state = self.check_state(article, [&decided, &worst, &best, &all]);
        let amount = |value: i32| if article.in_halves() { Amount::Halves(value) } else { Amount::Whole(value) };
        let place = article.place(terms);
        let waived_by = match (&self.case.waiver, state) {
            (Waiver::Yes(clause), CheckState::Waived) => Some(clause.clone()),
            _ => None,
        };
        let subject = match article.subject(terms) {
            Subject::OneFederation(_) => Subject::OneFederation(self.met_most()),
            subject => subject,
        };
        let is_rating = matches!(article, Article::Average | Article::Performance);
        let sure_of_have = !is_rating || decided.have.low == decided.have.high;
        // What games against opponents who are not known yet could bring is no average that a person can use.
        let may_grow = !is_rating && all.have.high != decided.have.low;
        Some(Check {
            subject,
            clause: place.clause.clone(),
            state,
            need: amount(all.need.low),
            have: sure_of_have.then(|| amount(decided.have.low)),
            at_best: may_grow.then(|| amount(all.have.high)),
            waived_by,
            sure: place.sure,
            note: place.note.clone(),
        })
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

    fn points_needed(&self) -> Option<HalfPoints> {
        let average = performance::average_range(&self.best, &self.terms);
        let known = self.pieces.iter().all(|piece| {
            !matches!(piece.federation, FederationSlot::Welcome | FederationSlot::Unwelcome)
        });
        if !known || average.low != average.high || self.best.games == 0 {
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

    /// The least points from the pending games that make the norm.
    ///
    /// Which of them are won matters only where won games may be left out; then every way to spread the points is
    /// tried, and with too many ways nothing is said.
    fn points_still_needed(&self, candidates: &Candidates<'a>) -> Option<HalfPoints> {
        const MOST_WAYS: usize = 500;
        let roll = &self.case.roll;
        let pending: Vec<usize> = roll
            .entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| entry.half_points.is_none())
            .map(|(place, _)| place)
            .collect();
        if pending.iter().any(|place| roll.entries.get(*place).is_none_or(|entry| entry.opponent.is_none())) {
            return None;
        }
        let may_leave_out = roll.entries.len() > usize::from(self.candidate.least.games);
        let ways_for = |half_points: usize| {
            if may_leave_out { spreads(pending.len(), half_points, MOST_WAYS) } else { any_spread(pending.len(), half_points) }
        };
        for half_points in 0..=2 * pending.len() {
            for spread in ways_for(half_points)? {
                let mut roll = roll.clone();
                for (place, score) in pending.iter().zip(&spread) {
                    if let Some(entry) = roll.entries.get_mut(*place) {
                        entry.half_points = Some(*score);
                    }
                }
                let case = Case {
                    roll,
                    waiver: self.case.waiver.clone(),
                    ..*self.case
                };
                if case.best(self.view, candidates, Scenario::Decided).selection.truth == Truth::Yes {
                    return u16::try_from(half_points).ok().map(HalfPoints::new);
                }
            }
        }
        None
    }

    fn account(&self) -> Vec<RoundAccount> {
        let excluded = &self.case.titles.excluded;
        let raised = self.raised();
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
            account.push(self.round_account(entry.round, role, piece, raised));
        }
        for (round, role) in &self.case.roll.set_aside {
            let loss = self.candidate.counted_loss.as_ref().filter(|loss| loss.round == *round);
            let role = match loss {
                Some(_) => Role::CountedAsLoss(excluded.last_round_forfeit.clause.clone()),
                None => role.clone(),
            };
            account.push(self.round_account(*round, role, loss, raised));
        }
        account.sort_by_key(|round| round.round);
        account
    }

    fn round_account(
        &self,
        round: u8,
        role: Role,
        piece: Option<&Piece>,
        raised: Option<usize>,
    ) -> RoundAccount {
        let is_raised = piece.is_some_and(|piece| Some(piece.entry) == raised);
        let floor = *self.case.titles.ratings.floor.value.of(self.view.norm);
        let rating = piece.filter(|piece| piece.rating.low == piece.rating.high).map(|piece| piece.rating.low);
        let known = self.is_known(round);
        let rating_used = if is_raised { Some(floor) } else { rating.and_then(|rating| u16::try_from(rating).ok()) };
        RoundAccount { round, role, rating_used: rating_used.filter(|_| known), raised: is_raised && known }
    }

    /// Whether a round has a known opponent.
    fn is_known(&self, round: u8) -> bool {
        let roll = &self.case.roll;
        !roll.entries.iter().any(|entry| entry.round == round && entry.opponent.is_none())
    }

    /// The entry whose rating is raised to the floor: the lowest of those counted, when it is below the floor.
    fn raised(&self) -> Option<usize> {
        let floor = i32::from(*self.case.titles.ratings.floor.value.of(self.view.norm));
        if self.case.titles.ratings.raised.value == 0 {
            return None;
        }
        let known = self.pieces.iter().filter(|piece| self.is_known(piece.round));
        let lowest = known.min_by_key(|piece| piece.rating.low)?;
        (lowest.rating.high < floor).then_some(lowest.entry)
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
        let rounds = |is_missing: fn(&Piece) -> bool, name: fn(u8) -> Missing| -> Vec<Missing> {
            let known = |piece: &&Piece| self.is_known(piece.round);
            self.pieces.iter().filter(known).filter(|piece| is_missing(piece)).map(|piece| name(piece.round)).collect()
        };
        match check.subject {
            Subject::Titled => rounds(|piece| piece.titled.low != piece.titled.high, Missing::OpponentTitle),
            Subject::Level(_) => {
                let titles = rounds(|piece| piece.level.low != piece.level.high, Missing::OpponentTitle);
                if titles.is_empty() { vec![Missing::Reading(check.subject)] } else { titles }
            }
            Subject::ForeignFederations | Subject::OwnFederation | Subject::OneFederation(_) => {
                let mut missing = rounds(
                    |piece| piece.federation == FederationSlot::NotGiven,
                    Missing::OpponentFederation,
                );
                let not_one = !matches!(check.subject, Subject::OneFederation(_));
                if self.case.own == OwnFederation::NotGiven && not_one {
                    missing.push(Missing::OwnFederation);
                }
                if let Waiver::Maybe(_, unsaid) = &self.case.waiver {
                    missing.extend(unsaid.iter().cloned());
                }
                missing
            }
            Subject::Average | Subject::Performance => {
                rounds(|piece| piece.rating.low != piece.rating.high, Missing::OpponentRating)
            }
            Subject::Unrated => {
                let ratings = rounds(|piece| piece.unrated.low != piece.unrated.high, Missing::OpponentRating);
                if ratings.is_empty() { vec![Missing::Reading(check.subject)] } else { ratings }
            }
            Subject::UnratedWithoutPoint => {
                rounds(|piece| piece.perhaps_pointless, Missing::OpponentScored)
            }
            Subject::Sex => vec![Missing::Sex],
            Subject::WholeEventMix => Vec::new(),
            subject => vec![Missing::Reading(subject)],
        }
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
        let terms = Terms { without_tail: true, ..self.case.terms(self.view, self.candidate, Truth::Yes) };
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
        let performed = checks.iter().filter(|check| !is_mix(check)).all(|check| check.state == CheckState::Met);
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
fn any_spread(games: usize, half_points: usize) -> Option<Vec<Vec<u16>>> {
    let mut left = half_points;
    let spread = (0..games)
        .map(|_| {
            let score = left.min(2);
            left -= score;
            u16::try_from(score).unwrap_or(0)
        })
        .collect();
    Some(vec![spread])
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
