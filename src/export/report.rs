//! The answer in words, as the command line prints it.

use crate::chess::{Card, Given};
use crate::locales::{Label, Language};
use crate::rules::Sure;
use crate::verdict::{
    Check, CheckState, Judgement, Role, RoundAccount, Route, State, System, Unseen, Verdict,
};

/// The report on one card: every verdict, what it rests on, and what no card can tell.
pub fn write(card: &Card, judgements: &[Judgement], language: Language) -> String {
    let mut report = Report { text: String::new(), language };
    if !card.player.name.is_empty() {
        report.line(0, &heading(card));
    }
    for judgement in judgements {
        report.judgement(judgement);
    }
    let systems: Vec<System> = judgements.iter().map(|judgement| judgement.system).collect();
    let unseen: Vec<&str> = Unseen::of(&systems).into_iter().map(|unseen| language.unseen(unseen)).collect();
    report.line(0, &format!("{} {}.", language.label(Label::NotSeen), unseen.join(", ")));
    report.text
}

fn heading(card: &Card) -> String {
    let mut parts = vec![card.player.name.clone()];
    if let Given::Known(Some(title)) = card.player.title {
        parts.push(title.code().to_owned());
    }
    if let Given::Known(federation) = card.player.federation {
        parts.push(federation.to_string());
    }
    if let Given::Known(Some(rating)) = card.player.rating {
        parts.push(rating.get().to_string());
    }
    if !card.event.name.is_empty() {
        parts.push(card.event.name.clone());
    }
    parts.join(", ")
}

struct Report {
    text: String,
    language: Language,
}

impl Report {
    fn line(&mut self, indent: usize, line: &str) {
        self.text.push_str(&" ".repeat(indent));
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn judgement(&mut self, judgement: &Judgement) {
        let language = self.language;
        let head = &judgement.edition.head;
        self.line(0, &format!("{} {}", language.label(Label::JudgedBy), language.local(&head.name)));
        for premise in judgement.premises.iter().filter(|premise| premise.is_warning()) {
            self.line(0, &format!("! {}", language.premise(premise)));
        }
        let assumptions = language.assumptions(&judgement.premises);
        if !assumptions.is_empty() {
            self.line(0, &assumptions);
        }
        for verdict in &judgement.verdicts {
            self.text.push('\n');
            self.verdict(verdict);
        }
        self.text.push('\n');
        for sure in [Sure::Derived, Sure::Reported, Sure::Recalled] {
            let rests_on_it = |verdict: &Verdict| verdict.checks.iter().any(|check| check.sure == sure);
            if judgement.verdicts.iter().any(rests_on_it) {
                self.line(0, &format!("{} {}", sure.sign(), language.sure(sure)));
            }
        }
    }

    fn verdict(&mut self, verdict: &Verdict) {
        let language = self.language;
        let state = language.state(verdict.state, verdict.route);
        self.line(0, &format!("{}: {state}", language.award(verdict.award, verdict.route)));
        let summary = language.summary(verdict);
        if !summary.is_empty() {
            self.line(2, &summary);
        }
        if let Some(held) = verdict.held {
            self.line(2, &language.held(held));
        }
        // A title by rating says all in its summary.
        if verdict.route != Route::Rating {
            for check in &verdict.checks {
                self.check(check);
            }
        }
        for round in &verdict.account {
            self.round(round);
        }
        if let Some(games) = verdict.credited_games {
            self.line(2, &language.credited(games));
        }
        self.nearest_yes(verdict);
        for remark in &verdict.remarks {
            self.line(2, &language.remark(remark));
        }
        for check in verdict.title_checks.iter().filter(|_| verdict.state != State::NotMet) {
            self.line(2, &language.title_check(check));
        }
    }

    fn check(&mut self, check: &Check) {
        let language = self.language;
        let sign = match check.state {
            CheckState::Met => "+",
            CheckState::Short => "-",
            CheckState::Waived => "=",
            CheckState::Unknown => "?",
            CheckState::Open => "~",
        };
        let waived = check.waived_by.as_ref().map_or_else(String::new, |clause| {
            format!(", {} {clause}", language.check_state(CheckState::Waived))
        });
        let subject = language.subject(&check.subject);
        let amounts = language.have_and_need(check);
        self.line(2, &format!("{sign} {subject}: {amounts}{waived} ({}){}", check.clause, check.sure.sign()));
    }

    /// Rounds that simply count need no line.
    fn round(&mut self, account: &RoundAccount) {
        let language = self.language;
        let round = format!("{} {}", language.label(Label::Round), account.round);
        match (&account.role, account.rating_used) {
            (Role::Counted | Role::Pending, Some(rating)) if account.raised => {
                self.line(2, &format!("{round}: {} {rating}", language.label(Label::RaisedTo)));
            }
            (Role::Counted | Role::Pending, _) => {}
            (role, _) => self.line(2, &format!("{round}: {}", language.role(role))),
        }
    }

    fn nearest_yes(&mut self, verdict: &Verdict) {
        let language = self.language;
        for (place, changes) in verdict.nearest_yes.iter().enumerate() {
            let label = language.label(if place == 0 { Label::NearestYes } else { Label::Or });
            self.line(2, &format!("{label}: {}", language.changes(changes)));
        }
    }
}
