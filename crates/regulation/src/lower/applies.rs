//! What a clause says about the procedure as a whole: which ties start it, what it settles, how its
//! money is shared.

use super::Lowering;
use super::bounds::MOST;
use super::verbs::DraftClause;
use crate::{Count, Duty, EarlyStop, SettledScope};
use tiebreak_document::{Fields, Node};
use tiebreak_language::sentence;
use tiebreak_model::{ClauseRef, Kind, Sport};

/// Which ties start a procedure, and where it begins.
pub(super) struct DraftApplies {
    pub kinds: Vec<Kind>,
    pub participants: Option<usize>,
    pub tie_for: crate::TieFor,
    pub at_cuts: bool,
    pub only_needed: bool,
    pub go: ClauseRef,
}

impl Lowering<'_, '_> {
    pub(super) fn procedure(
        &mut self,
        fields: &mut Fields<'_>,
        draft: &mut DraftClause,
        used: &mut Vec<usize>,
    ) {
        if let Some(node) = fields.node("applies") {
            draft.applies = self.applies(node);
            draft.clause.duties.push(Duty::Applies);
        }
        if let Some(node) = fields.node("settles") {
            draft.settles = self.word(
                node,
                "settles",
                &[("winner", SettledScope::Winner), ("places", SettledScope::Places)],
            );
            draft.clause.duties.push(Duty::Settles);
        }
        if let Some(node) = fields.node("stop") {
            let words = [
                ("clear-winner", EarlyStop::ClearWinner),
                ("clear-winner-after-round", EarlyStop::ClearWinnerAfterRound),
            ];
            draft.stop =
                self.pick(node, used, |lowering, node| lowering.word(node, "stop", &words));
        }
        if let Some(node) = fields.node("prizes") {
            draft.prizes = self.prizes(node);
            draft.clause.duties.extend(draft.prizes.map(Duty::Prizes));
        }
        if let Some(rounded) = fields.text("prizes-rounded", self.faults) {
            draft.rounding = self.rounding(&rounded.value, &rounded.span);
        }
        if let Some(node) = fields.node("prizes-for") {
            let words = [
                ("all", crate::SharesOf::All),
                ("first", crate::SharesOf::First),
                ("others", crate::SharesOf::Others),
            ];
            draft.prizes_for = self.word(node, "prizes-for", &words).unwrap_or_default();
        }
        if let Some(node) = fields.node("other-prizes") {
            let words = [
                ("shared", crate::OtherPrizes::Shared),
                ("undivided", crate::OtherPrizes::Undivided),
            ];
            let mut read = Vec::new();
            let rule = self.pick(node, &mut read, |lowering, node| {
                lowering.word(node, "other-prizes", &words)
            });
            draft.other_prizes = rule.map(|rule| (rule, read.first().copied()));
            used.extend(read);
        }
        if self.flag(fields, "tour-points") {
            draft.clause.duties.push(Duty::TourPoints);
        }
        if self.flag(fields, "leaves-tied") {
            draft.clause.duties.push(Duty::LeavesTied);
        }
        if self.flag(fields, "at-any-time") {
            draft.clause.duties.push(Duty::AtAnyTime);
        }
        if let Some(why) = fields.text("leaves-open", self.faults) {
            draft.clause.duties.push(Duty::LeavesOpen(why.value));
        }
        if let Some(node) = fields.node("of") {
            draft.of = self.references(node);
        }
    }

    fn applies(&mut self, node: &Node) -> Option<DraftApplies> {
        let mut fields = Fields::open(node, "`applies`", self.faults)?;
        let tie_for =
            fields.required_text_like("tie-for", sentence!(regulation_file_tie_for), self.faults);
        let kinds = fields.node("kinds");
        let participants = fields.whole::<u32>("participants", 2..=MOST, self.faults);
        let go = self.required_reference(&mut fields, "go");
        fields.finish(self.faults);
        let named = kinds.is_some();
        let kinds = kinds.map(|node| self.kinds(node)).unwrap_or_default();
        if !named {
            let own: Vec<String> =
                self.kinds_of_sport().map(|kind| format!("\"{}\"", kind.word())).collect();
            let label = sentence!(regulation_file_add_kinds { kinds: own.join(", ") });
            self.error(sentence!(regulation_file_no_kind), &node.span, label);
        }
        let tie_for = tie_for?;
        // "first, cut": the places, and ties across a cut.
        let (named, at_cuts) = match tie_for.value.split_once(',') {
            Some((places, cut)) if cut.trim() == "cut" => (places.trim(), true),
            _ => (tie_for.value.as_str(), tie_for.value == "cut"),
        };
        let places = match named {
            "first" => Some(crate::TieFor { from: 1, to: Some(1) }),
            "all" | "needed" => Some(crate::TieFor { from: 1, to: None }),
            "cut" => Some(crate::TieFor::NONE),
            range => {
                let count = range.parse::<Count>().ok().filter(|count| count.from >= 1);
                count.map(|Count { from, to }| crate::TieFor { from, to })
            }
        };
        if places.is_none() {
            let label =
                sentence!(event_file_expected { words: sentence!(regulation_file_tie_for) });
            self.error(sentence!(regulation_file_unknown_places), &tie_for.span, label);
        }
        let participants = participants.and_then(|count| usize::try_from(count.value).ok());
        let only_needed = tie_for.value == "needed";
        Some(DraftApplies { kinds, participants, tie_for: places?, at_cuts, only_needed, go: go? })
    }

    /// The kinds of events that the regulation's sport has; all where it names none.
    fn kinds_of_sport(&self) -> impl Iterator<Item = Kind> {
        let sport = self.sport;
        let suits = move |kind: &Kind| match kind {
            Kind::RoundRobin | Kind::Swiss | Kind::Knockout => true,
            Kind::Pairs | Kind::BoardAMatch => sport != Some(Sport::Chess),
            Kind::RapidAndBlitz | Kind::Tour | Kind::Match => sport != Some(Sport::Bridge),
        };
        Kind::ALL.iter().map(|(kind, _)| *kind).filter(suits)
    }

    fn kinds(&mut self, node: &Node) -> Vec<Kind> {
        let items = node.list("kinds", self.faults).unwrap_or(&[]);
        let words: Vec<(&str, Kind)> =
            Kind::ALL.iter().map(|(kind, word)| (*word, *kind)).collect();
        items.iter().filter_map(|item| self.word(item, "kinds", &words)).collect()
    }
}
