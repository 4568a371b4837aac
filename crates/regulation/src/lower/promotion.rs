//! `promotes`: what the winner is invited to, and whether the invitation decides first place.

use super::Lowering;
use crate::{Duty, Promotion};
use tiebreak_document::{Fields, Node, NodeValue};

impl Lowering<'_, '_> {
    /// A name alone, or a table with more to say.
    pub(super) fn promotes(&mut self, node: &Node, used: &mut Vec<usize>) -> Option<Duty> {
        if let NodeValue::Text(to) = &node.value {
            let promotion =
                Promotion { to: to.clone(), next_year: false, first_place_stays_shared: false };
            return Some(Duty::Promotes(promotion));
        }
        let mut fields = Fields::open(node, "`promotes`", self.faults)?;
        let to = fields.required_text("to", self.faults);
        let next_year = self.flag(&mut fields, "next-year");
        let invitee = fields.node("invitee");
        fields.finish(self.faults);
        let words = [("first", false), ("level", true)];
        let shared = invitee.and_then(|node| {
            self.pick(node, used, |lowering, node| lowering.word(node, "invitee", &words))
        });
        let first_place_stays_shared = shared.unwrap_or(false);
        Some(Duty::Promotes(Promotion { to: to?.value, next_year, first_place_stays_shared }))
    }
}
