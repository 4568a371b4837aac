//! Where the parts of a group go after a clause has acted: `then`.

use super::bounds::MOST;
use super::{Lowering, one_of};
use crate::{Route, RouteCondition};
use tiebreak_document::{Fields, Node, NodeValue};
use tiebreak_language::sentence;

impl Lowering<'_, '_> {
    pub(super) fn then(&mut self, node: &Node, used: &mut Vec<usize>) -> Vec<Route> {
        match &node.value {
            NodeValue::List(_) => {
                self.items(node).iter().filter_map(|item| self.route(item, used)).collect()
            }
            NodeValue::Table(entries) if !entries.iter().any(|entry| entry.key == "reading") => {
                self.route(node, used).into_iter().collect()
            }
            _ => {
                let mut inner = Vec::new();
                let routes = self.pick(node, used, |lowering, node| match &node.value {
                    // One reading may lead on where another has nothing more to say.
                    NodeValue::List(_) => Some(lowering.then(node, &mut inner)),
                    _ => lowering
                        .reference(node)
                        .map(|go| vec![Route { when: RouteCondition::Otherwise, go }]),
                });
                used.extend(inner);
                routes.unwrap_or_default()
            }
        }
    }

    fn route(&mut self, node: &Node, used: &mut Vec<usize>) -> Option<Route> {
        let mut fields = Fields::open(node, "this route", self.faults)?;
        let all_tied = fields.node("all-tied");
        let separated = fields.node("separated");
        let tied = fields.text("tied", self.faults);
        let after = fields.whole::<u32>("after-round-robins", 1..=MOST, self.faults);
        let go = fields.node("go");
        fields.finish(self.faults);
        if let Some(node) = all_tied {
            let go = self.pick(node, used, Self::reference)?;
            return Some(Route { when: RouteCondition::AllTied, go });
        }
        if let Some(node) = separated {
            let go = self.pick(node, used, Self::reference)?;
            return Some(Route { when: RouteCondition::Separated, go });
        }
        let Some(go) = go else {
            self.error(
                sentence!(regulation_file_route),
                &node.span,
                sentence!(regulation_file_add_go),
            );
            return None;
        };
        let go = self.pick(go, used, Self::reference)?;
        let when = match (tied, after) {
            (Some(tied), _) => match tied.value.parse() {
                Ok(count) => RouteCondition::Tied(count),
                Err(()) => {
                    let message = sentence!(regulation_file_no_number_of_participants);
                    self.error(message, &tied.span, one_of(&["2", "3..4", "5.."]));
                    return None;
                }
            },
            (None, Some(after)) => RouteCondition::AfterRoundRobins(after.value),
            (None, None) => RouteCondition::Otherwise,
        };
        Some(Route { when, go })
    }
}
