//! Bringing together what several clauses say about one procedure.

use super::Lowering;
use super::verbs::DraftClause;
use crate::{
    Action, AwardRule, CarryOverRule, Clause, Cut, Duty, Entry, Form, OnePrize, Play, PrizeClause, Settles, SharesOf,
};
use tiebreak_model::ClauseRef;

impl Lowering<'_, '_> {
    pub(super) fn entries(&mut self, drafts: &[DraftClause]) -> Vec<Entry> {
        let starts: Vec<(ClauseRef, &DraftClause)> = drafts
            .iter()
            .enumerate()
            .filter(|(_, draft)| draft.applies.is_some())
            .map(|(index, draft)| (ClauseRef(u16::try_from(index).unwrap_or(u16::MAX)), draft))
            .collect();
        if starts.is_empty() && !self.faults.fatal() {
            let message = "no clause says which ties are settled";
            self.faults.add(
                tiebreak_document::Diagnostic::whole(message).hint("add `applies = { ... }` to the clause that does"),
            );
        }
        self.ambiguous(drafts, starts.len());
        self.unseeded(drafts);
        let entries: Vec<Entry> = starts.into_iter().map(|(clause, draft)| entry(clause, draft, drafts)).collect();
        for entry in &entries {
            self.contradictions(entry, drafts);
            self.beside(entry, drafts);
        }
        entries
    }

    /// Two clauses that cannot both be followed.
    fn contradictions(&mut self, entry: &Entry, drafts: &[DraftClause]) {
        let draft = |at: ClauseRef| &drafts[at.index()];
        for (position, one) in entry.prizes.iter().enumerate() {
            let earlier = entry.prizes[..position].iter().find(|other| other.of == one.of && other.rule != one.rule);
            if let Some(earlier) = earlier {
                let (id, span) = (draft(one.clause).clause.id.clone(), draft(one.clause).span.clone());
                let other = draft(earlier.clause).clause.id.clone();
                let message = format!("clauses \"{other}\" and \"{id}\" share the prize money in two ways");
                self.error(message, &span, "keep one, or say of which places each speaks with `prizes-for`");
            }
        }
        let below = entry.tie_for.to.is_some_and(|to| to > 1) || entry.tie_for.from > 1 || entry.at_cuts;
        if entry.settles.0 == Settles::Winner && below && !entry.only_needed {
            let span = draft(entry.settles.1).span.clone();
            let message = "only the winner is settled, but `tie-for` names places below the first";
            self.error(message, &span, "write `settles = \"places\"`, or `tie-for = \"first\"`");
        }
    }

    /// Whoever speaks of a higher seed must say whose number is the better.
    fn unseeded(&mut self, drafts: &[DraftClause]) {
        let play = |draft: &DraftClause| match &draft.clause.action {
            Action::Play(play) => Some(play.clone()),
            _ => None,
        };
        let has_seeds = |play: Play| matches!(play.form, Form::KnockOut { .. } | Form::Ladder { .. });
        if drafts.iter().filter_map(play).any(has_seeds) {
            return;
        }
        for draft in drafts {
            if play(draft).is_some_and(|play| play.looks_at_seeds() && play.seeding.is_none()) {
                let message = format!("clause \"{}\" does not say who is the higher seed", draft.clause.id);
                self.error(message, &draft.span, "add `seeding = \"...\"`, the clause that ranks them, to `play`");
            }
        }
    }

    /// What stands beside the standing must name each other rightly.
    fn beside(&mut self, entry: &Entry, drafts: &[DraftClause]) {
        let span = |at: ClauseRef| drafts[at.index()].span.clone();
        let is_award = |at: &ClauseRef| entry.awards.iter().any(|(_, clause)| clause == at);
        for (position, (award, at)) in entry.awards.iter().enumerate() {
            if entry.awards[..position].iter().any(|(other, _)| other.name == award.name) {
                let message = format!("two awards are called \"{}\"", award.name);
                self.error(message, &span(*at), "event files name the prizes of an award by its name");
            }
        }
        if let Some((OnePrize::InOrder(order), at)) = &entry.one_prize {
            let known = |one: &ClauseRef| is_award(one) || entry.prizes.iter().any(|prize| prize.clause == *one);
            for one in order.iter().filter(|one| !known(one)) {
                let message = format!("clause \"{}\" gives no prize", drafts[one.index()].clause.id);
                self.error(message, &span(*at), "expected clauses with `prizes` or `award`");
            }
        }
        if let Some((rule, at)) = &entry.carry_over {
            let cut = entry.awards.iter().any(|(award, _)| award.cut);
            if !rule.of.map_or(cut, |of| is_award(&of)) {
                self.error(
                    "nobody is said to qualify",
                    &span(*at),
                    "add a clause with `cut = { first = 8, name = \"...\" }`, and name it with `of`",
                );
            }
        }
    }

    /// With several procedures, `settles`, `stop` and `prizes` must say which one they are about.
    fn ambiguous(&mut self, drafts: &[DraftClause], procedures: usize) {
        for draft in drafts {
            let about_one = draft.settles.is_some()
                || draft.stop.is_some()
                || draft.prizes.is_some()
                || draft.clause.duties.contains(&Duty::LeavesTied);
            if procedures > 1 && about_one && draft.of.is_empty() && draft.applies.is_none() {
                let message = format!("clause \"{}\" does not say which procedure it is about", draft.clause.id);
                self.error(message, &draft.span, "add `of = \"...\"`, the clause that has `applies`");
            }
        }
    }
}

fn entry(clause: ClauseRef, draft: &DraftClause, drafts: &[DraftClause]) -> Entry {
    let about: Vec<(ClauseRef, &DraftClause)> = drafts
        .iter()
        .enumerate()
        .map(|(index, other)| (ClauseRef(u16::try_from(index).unwrap_or(u16::MAX)), other))
        .filter(|(at, other)| {
            *at == clause || other.of.contains(&clause) || (other.of.is_empty() && other.applies.is_none())
        })
        .collect();
    let find = |has: fn(&DraftClause) -> bool| about.iter().find(|(_, other)| has(other)).copied();
    let settles = find(|other| other.settles.is_some());
    let stop = find(|other| other.stop.is_some());
    let prizes = about
        .iter()
        .filter_map(|(at, other)| other.prizes.map(|rule| PrizeClause { of: other.prizes_for, rule, clause: *at }));
    let leaves_tied = find(|other| other.clause.duties.contains(&Duty::LeavesTied));
    let all = |duty: &Duty| -> Vec<(SharesOf, ClauseRef)> {
        let sharing = about.iter().filter(|(_, other)| other.clause.duties.contains(duty));
        sharing.map(|(at, other)| (other.prizes_for, *at)).collect()
    };
    let other_prizes = about.iter().find_map(|(_, other)| other.other_prizes).unwrap_or_default();
    let promotion = |other: &DraftClause| {
        other.clause.duties.iter().find_map(|duty| match duty {
            Duty::Promotes(promotion) => Some(promotion.clone()),
            _ => None,
        })
    };
    let promotes = about.iter().find_map(|(at, other)| Some((promotion(other)?, *at)));
    let awards: Vec<(AwardRule, ClauseRef)> =
        about.iter().flat_map(|(at, other)| awards(&other.clause).map(|award| (award.clone(), *at))).collect();
    let (kinds, participants, tie_for, go) = match &draft.applies {
        Some(applies) => (applies.kinds.clone(), applies.participants, applies.tie_for, applies.go),
        None => (Vec::new(), None, crate::TieFor { from: 1, to: None }, clause),
    };
    let at_cuts = draft.applies.as_ref().is_some_and(|applies| applies.at_cuts);
    let cuts = awards.iter().filter(|(award, _)| at_cuts && award.cut).filter_map(|(award, _)| {
        let count = award.seats?;
        Some(if award.from_the_end { Cut::Last(count) } else { Cut::First(count) })
    });
    Entry {
        clause,
        kinds,
        participants,
        tie_for,
        cuts: cuts.collect(),
        at_cuts,
        only_needed: draft.applies.as_ref().is_some_and(|applies| applies.only_needed),
        go,
        settles: settles.and_then(|(at, other)| Some((other.settles?, at))).unwrap_or((Settles::Places, clause)),
        stop: stop.and_then(|(at, other)| Some((other.stop?, at))),
        prizes: prizes.collect(),
        rounding: about.iter().find_map(|(_, other)| other.rounding).unwrap_or(1),
        tour_point_clauses: all(&Duty::TourPoints),
        other_prizes,
        leaves_tied: leaves_tied.map(|(at, _)| at),
        one_prize: about.iter().find_map(|(at, other)| Some((one_prize(&other.clause)?, *at))),
        carry_over: about.iter().find_map(|(at, other)| Some((carry_over(&other.clause)?, *at))),
        awards,
        promotes,
    }
}

fn awards(clause: &Clause) -> impl Iterator<Item = &AwardRule> {
    clause.duties.iter().filter_map(|duty| match duty {
        Duty::Award(award) => Some(award),
        _ => None,
    })
}

fn one_prize(clause: &Clause) -> Option<OnePrize> {
    clause.duties.iter().find_map(|duty| match duty {
        Duty::OnePrize(rule) => Some(rule.clone()),
        _ => None,
    })
}

fn carry_over(clause: &Clause) -> Option<CarryOverRule> {
    clause.duties.iter().find_map(|duty| match duty {
        Duty::CarryOver(rule) => Some(rule.clone()),
        _ => None,
    })
}
