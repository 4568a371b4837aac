//! Whether the two of a pairing can come to a winner at all; where not, the next round of a
//! knock-out is never played.

use super::ladder::{RungGoal, RungOrder};
use super::{Walk, WalkState};
use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, RouteCondition, StageRules};

impl Walk<'_> {
    /// Whether some outcome separates the two.
    pub(super) fn can_be_won(&self, pair: &WalkState) -> bool {
        self.is_winnable(pair, &mut BTreeSet::new())
    }

    fn is_winnable(&self, pair: &WalkState, seen: &mut BTreeSet<ClauseRef>) -> bool {
        if !seen.insert(pair.at) {
            return false;
        }
        let clause = self.regulation.clause(pair.at);
        let wanted = RungGoal::Places(pair.first);
        let won = match &clause.action {
            Action::None | Action::Share => false,
            Action::Rank(criterion) => {
                self.can_separate(pair.at, *criterion, pair.size, &pair.spent)
            }
            Action::Order { by, restart } => {
                self.can_order(RungOrder { by, restart: *restart }, wanted, pair)
            }
            // One who is chosen stands first, whatever becomes of them.
            Action::Select { top: 1, by, restart, .. } => {
                self.can_order(RungOrder { by, restart: *restart }, RungGoal::Top(1), pair)
            }
            Action::Lots { .. } | Action::Decide { .. } | Action::Enter { .. } => true,
            Action::Play(play) => match &play.form {
                StageRules::KnockOut { seeding, pairing, last }
                | StageRules::Ladder { seeding, pairing, last } => {
                    let order = self.seeds_by(seeding);
                    let last = WalkState { at: last.unwrap_or(*pairing), held: 0, ..pair.clone() };
                    self.can_order(order, RungGoal::All, pair) && self.is_winnable(&last, seen)
                }
                _ => true,
            },
            Action::Go(_) | Action::ByNumber(_) | Action::ByPlace(_) | Action::Select { .. } => {
                false
            }
        };
        won || self
            .onward(pair)
            .is_some_and(|at| self.is_winnable(&WalkState { at, ..pair.clone() }, seen))
    }

    /// Where the two go together.
    fn onward(&self, pair: &WalkState) -> Option<ClauseRef> {
        let clause = self.regulation.clause(pair.at);
        let fits = |when: RouteCondition| match when {
            RouteCondition::AllTied | RouteCondition::Separated | RouteCondition::Otherwise => true,
            RouteCondition::Tied(count) => count.holds(pair.size),
            RouteCondition::AfterRoundRobins(most) => pair.held >= most,
        };
        match &clause.action {
            Action::Go(go) => Some(*go),
            Action::ByNumber(numbers) => {
                numbers.iter().find(|(count, _)| count.holds(pair.size)).map(|(_, go)| *go)
            }
            Action::ByPlace(places) => {
                places.iter().find(|(count, _)| count.holds(pair.first)).map(|(_, go)| *go)
            }
            Action::Select { top: 2, go, .. } => Some(*go),
            Action::Rank(_) | Action::Order { .. } | Action::Enter { .. } => {
                clause.then.iter().find(|route| fits(route.when)).map(|route| route.go)
            }
            _ => None,
        }
    }
}
