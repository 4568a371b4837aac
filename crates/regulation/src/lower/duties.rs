//! What a clause is for besides ordering the tied: reminders, rests, reports, invitations.

use super::Lowering;
use super::bounds::MOST;
use crate::{Clause, Duty};
use tiebreak_document::{Fields, Node, NodeValue};

impl Lowering<'_, '_> {
    pub(super) fn duties(
        &mut self,
        fields: &mut Fields<'_>,
        clause: &mut Clause,
        used: &mut Vec<usize>,
    ) {
        for clock in self
            .clocks
            .iter()
            .filter(|clock| self.ids.get(clock.clause.index()) == Some(&clause.id))
        {
            clause.duties.push(Duty::Clock(clock.name.clone()));
        }
        // Read above, before all others; taken here so that it does not count as unknown.
        let _ = fields.node("clock");
        if let Some(node) = fields.node("restates") {
            clause.duties.push(Duty::Restates(self.references(node)));
        }
        if let Some(node) = fields.node("rest") {
            clause.duties.extend(self.rest(node));
        }
        if let Some(node) = fields.node("short-draws") {
            clause.duties.extend(self.short_draws(node, used));
        }
        if let Some(node) = fields.node("promotes") {
            clause.duties.extend(self.promotes(node, used));
        }
        if let Some(node) = fields.node("deviate") {
            clause.duties.extend(self.deviate(node));
        }
        if let Some(who) = fields.text("conducted-by", self.faults) {
            clause.duties.push(Duty::Conducts(who.value));
        }
        self.beside_the_standing(fields, clause);
        self.remind(fields, clause, used);
        if let Some(why) = fields.text("outside", self.faults) {
            clause.duties.push(Duty::Outside(why.value));
        }
    }

    fn remind(&mut self, fields: &mut Fields<'_>, clause: &mut Clause, used: &mut Vec<usize>) {
        let words = [("event", true), ("play-off", false)];
        let during = fields
            .node("during")
            .and_then(|node| self.word(node, "during", &words))
            .unwrap_or(false);
        let with = fields.node("with");
        let with = with
            .and_then(|node| {
                self.pick(node, used, |lowering, node| Some(lowering.references(node)))
            })
            .unwrap_or_default();
        let words = match fields.node("remind") {
            None => return,
            Some(Node { value: NodeValue::Bool(true), .. }) => None,
            Some(node) => match node.text("remind", self.faults) {
                Some(words) => Some(words.value),
                None => return,
            },
        };
        clause.duties.push(Duty::Remind { words, during_event: during, with });
    }

    fn rest(&mut self, node: &Node) -> Option<Duty> {
        let mut fields = Fields::open(node, "`rest`", self.faults)?;
        let minutes = fields.whole::<u32>("minutes", 0..=MOST, self.faults);
        let after = fields.node("after");
        fields.finish(self.faults);
        let words = [("tied-games", false), ("all-games", true)];
        let all_games = after.and_then(|node| self.word(node, "after", &words)).unwrap_or(false);
        Some(Duty::Rest { minutes: minutes?.value, all_games })
    }

    fn short_draws(&mut self, node: &Node, used: &mut Vec<usize>) -> Option<Duty> {
        let mut fields = Fields::open(node, "`short-draws`", self.faults)?;
        let moves = fields.whole::<u32>("moves", 1..=MOST, self.faults);
        let minutes = fields.whole::<u32>("minutes", 1..=MOST, self.faults);
        let words = [("up-to", true), ("fewer", false)];
        let within = fields.node("within");
        fields.finish(self.faults);
        let inclusive = within
            .and_then(|node| {
                self.pick(node, used, |lowering, node| lowering.word(node, "within", &words))
            })
            .unwrap_or(true);
        let minutes = minutes.map_or(0, |minutes| minutes.value);
        Some(Duty::ShortDraws { moves: moves?.value, minutes, inclusive })
    }

    fn deviate(&mut self, node: &Node) -> Option<Duty> {
        if matches!(node.value, NodeValue::Text(_)) {
            let who = node.text("deviate", self.faults)?.value;
            return Some(Duty::Deviate { who, condition: None });
        }
        let mut fields = Fields::open(node, "deviate", self.faults)?;
        let who = fields.required_text("who", self.faults);
        let condition = fields.text("if", self.faults).map(|condition| condition.value);
        fields.finish(self.faults);
        Some(Duty::Deviate { who: who?.value, condition })
    }
}
