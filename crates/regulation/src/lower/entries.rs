//! Bringing together what several clauses say about one procedure.

use super::Lowering;
use super::verbs::DraftClause;
use crate::{
    Action, AwardRule, CarryOverRule, Clause, Cut, Duty, EntryPoint, OnePrize, PrizeClause,
    SettledScope, SharesOf, StagePlay, StageRules,
};
use tiebreak_document::Diagnostic;
use tiebreak_language::sentence;
use tiebreak_model::ClauseRef;

impl Lowering<'_, '_> {
    pub(super) fn entries(&mut self, drafts: &[DraftClause]) -> Vec<EntryPoint> {
        let starts: Vec<(ClauseRef, &DraftClause)> = drafts
            .iter()
            .enumerate()
            .filter(|(_, draft)| draft.applies.is_some())
            .map(|(index, draft)| (ClauseRef(u16::try_from(index).unwrap_or(u16::MAX)), draft))
            .collect();
        if starts.is_empty() && !self.faults.fatal() {
            let found = Diagnostic::whole(sentence!(regulation_file_no_procedure));
            self.faults.add(found.hint(sentence!(regulation_file_add_applies)));
        }
        self.ambiguous(drafts, starts.len());
        self.unseeded(drafts);
        let entries: Vec<EntryPoint> =
            starts.into_iter().map(|(clause, draft)| entry(clause, draft, drafts)).collect();
        for entry in &entries {
            self.contradictions(entry, drafts);
            self.beside(entry, drafts);
        }
        entries
    }

    /// Two clauses that cannot both be followed.
    fn contradictions(&mut self, entry: &EntryPoint, drafts: &[DraftClause]) {
        let draft = |at: ClauseRef| &drafts[at.index()];
        for (position, one) in entry.prizes.iter().enumerate() {
            let earlier = entry.prizes[..position]
                .iter()
                .find(|other| other.of == one.of && other.rule != one.rule);
            if let Some(earlier) = earlier {
                let (first, second) =
                    (&draft(earlier.clause).clause.id, &draft(one.clause).clause.id);
                let message = sentence!(regulation_file_prizes_two_ways { first, second });
                self.error(message, &draft(one.clause).span, sentence!(regulation_file_keep_one));
            }
        }
        let below =
            entry.tie_for.to.is_some_and(|to| to > 1) || entry.tie_for.from > 1 || entry.at_cuts;
        if entry.settles.0 == SettledScope::Winner && below && !entry.only_needed {
            let label = sentence!(regulation_file_write_settles);
            self.error(sentence!(regulation_file_only_winner), &draft(entry.settles.1).span, label);
        }
    }

    /// A regulation that mentions a higher seed must say whose number is the better.
    fn unseeded(&mut self, drafts: &[DraftClause]) {
        let play = |draft: &DraftClause| match &draft.clause.action {
            Action::Play(play) => Some(play.clone()),
            _ => None,
        };
        let has_seeds = |play: StagePlay| {
            matches!(play.form, StageRules::KnockOut { .. } | StageRules::Ladder { .. })
        };
        if drafts.iter().filter_map(play).any(has_seeds) {
            return;
        }
        for draft in drafts {
            if play(draft).is_some_and(|play| play.looks_at_seeds() && play.seeding.is_none()) {
                let message = sentence!(regulation_file_no_seeds { id: &draft.clause.id });
                self.error(message, &draft.span, sentence!(regulation_file_add_seeding));
            }
        }
    }

    /// Clauses about awards must refer to each other correctly.
    fn beside(&mut self, entry: &EntryPoint, drafts: &[DraftClause]) {
        let span = |at: ClauseRef| drafts[at.index()].span.clone();
        let is_award = |at: &ClauseRef| entry.awards.iter().any(|(_, clause)| clause == at);
        for (position, (award, at)) in entry.awards.iter().enumerate() {
            if entry.awards[..position].iter().any(|(other, _)| other.name == award.name) {
                let message = sentence!(regulation_file_two_awards { name: &award.name });
                self.error(message, &span(*at), sentence!(regulation_file_award_names));
            }
        }
        if let Some((OnePrize::InOrder(order), at)) = &entry.one_prize {
            let known = |one: &ClauseRef| {
                is_award(one) || entry.prizes.iter().any(|prize| prize.clause == *one)
            };
            for one in order.iter().filter(|one| !known(one)) {
                let message = sentence!(regulation_file_gives_no_prize {
                    id: &drafts[one.index()].clause.id
                });
                self.error(message, &span(*at), sentence!(regulation_file_expected_prizes));
            }
        }
        if let Some((rule, at)) = &entry.carry_over {
            let cut = entry.awards.iter().any(|(award, _)| award.cut);
            if !rule.of.map_or(cut, |of| is_award(&of)) {
                let label = sentence!(regulation_file_add_cut);
                self.error(sentence!(regulation_file_nobody_qualifies), &span(*at), label);
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
                let message = sentence!(regulation_file_which_procedure { id: &draft.clause.id });
                self.error(message, &draft.span, sentence!(regulation_file_add_of));
            }
        }
    }
}

fn entry(clause: ClauseRef, draft: &DraftClause, drafts: &[DraftClause]) -> EntryPoint {
    let about: Vec<(ClauseRef, &DraftClause)> = drafts
        .iter()
        .enumerate()
        .map(|(index, other)| (ClauseRef(u16::try_from(index).unwrap_or(u16::MAX)), other))
        .filter(|(at, other)| {
            *at == clause
                || other.of.contains(&clause)
                || (other.of.is_empty() && other.applies.is_none())
        })
        .collect();
    let find = |has: fn(&DraftClause) -> bool| about.iter().find(|(_, other)| has(other)).copied();
    let settles = find(|other| other.settles.is_some());
    let stop = find(|other| other.stop.is_some());
    let prizes = about.iter().filter_map(|(at, other)| {
        other.prizes.map(|rule| PrizeClause { of: other.prizes_for, rule, clause: *at })
    });
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
    let awards: Vec<(AwardRule, ClauseRef)> = about
        .iter()
        .flat_map(|(at, other)| awards(&other.clause).map(|award| (award.clone(), *at)))
        .collect();
    let (kinds, participants, tie_for, go) = match &draft.applies {
        Some(applies) => (applies.kinds.clone(), applies.participants, applies.tie_for, applies.go),
        None => (Vec::new(), None, crate::TieFor { from: 1, to: None }, clause),
    };
    let at_cuts = draft.applies.as_ref().is_some_and(|applies| applies.at_cuts);
    let cuts = awards.iter().filter(|(award, _)| at_cuts && award.cut).filter_map(|(award, _)| {
        let count = award.seats?;
        Some(if award.from_the_end { Cut::Last(count) } else { Cut::First(count) })
    });
    EntryPoint {
        clause,
        kinds,
        participants,
        tie_for,
        cuts: cuts.collect(),
        at_cuts,
        only_needed: draft.applies.as_ref().is_some_and(|applies| applies.only_needed),
        go,
        settles: settles
            .and_then(|(at, other)| Some((other.settles?, at)))
            .unwrap_or((SettledScope::Places, clause)),
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
