//! Where parts go after a clause has acted.

use super::state::PartRange;
use super::{SpentCriteria, Walk, WalkEvent, WalkState};
use crate::Gap;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Count, Route, RouteCondition};

impl Walk<'_> {
    /// Sends a group on by a number: of how many there are, or of the place they contend for.
    pub(super) fn by_number(
        &mut self,
        index: usize,
        state: &WalkState,
        numbers: &[(Count, ClauseRef)],
        number: usize,
    ) {
        let fitting: Vec<usize> =
            (0..numbers.len()).filter(|position| numbers[*position].0.holds(number)).collect();
        let Some(&first) = fitting.first() else {
            let by_place = matches!(self.regulation.clause(state.at).action, Action::ByPlace(_));
            self.gap(
                state.at,
                if by_place { Gap::NoPlace } else { Gap::NoNumber },
                index,
                state.size,
            );
            return;
        };
        for &other in &fitting[1..] {
            if numbers[other].1 != numbers[first].1 {
                self.note(state.at, WalkEvent::TwoNumbers(first, other), index);
            }
        }
        self.note(state.at, WalkEvent::NumberTaken(first), index);
        self.reach(WalkState { at: numbers[first].1, ..state.clone() }, Some(index));
    }

    /// Sends a part on as the engine does: placed, left shared, or where the first fitting route
    /// leads.
    pub(super) fn follow(
        &mut self,
        index: usize,
        state: &WalkState,
        PartRange { offset, size }: PartRange,
        spent: SpentCriteria,
    ) {
        let first = state.first + offset;
        if size < 2 || !self.settles(first, first + size - 1) {
            return;
        }
        let separated = size < state.size;
        let part = WalkState {
            size,
            first,
            same_players: state.same_players && !separated,
            spent: if separated { spent.smaller() } else { spent },
            ..state.clone()
        };
        let routes = &self.regulation.clause(state.at).then;
        let fits = |route: &Route| match route.when {
            RouteCondition::AllTied => !separated,
            RouteCondition::Separated => separated,
            RouteCondition::Tied(count) => count.holds(size),
            RouteCondition::AfterRoundRobins(most) => part.held >= most,
            RouteCondition::Otherwise => true,
        };
        let fitting: Vec<usize> =
            (0..routes.len()).filter(|position| fits(&routes[*position])).collect();
        let Some(&taken) = fitting.first() else {
            let gap = if routes.is_empty() { Gap::EndOfText } else { Gap::NoRoute };
            self.gap(state.at, gap, index, size);
            return;
        };
        for &other in &fitting[1..] {
            if contend(&routes[taken], &routes[other]) {
                self.note(state.at, WalkEvent::TwoRoutes(taken, other), index);
            }
        }
        self.note(state.at, WalkEvent::RouteTaken(taken), index);
        self.reach(WalkState { at: routes[taken].go, ..part }, Some(index));
    }
}

/// Whether two fitting routes contradict each other. "All tied" is a special case of "a number of
/// tied", and a route for everything else yields to all others: there the order of the file is
/// meant.
fn contend(taken: &Route, other: &Route) -> bool {
    let rank = |when: RouteCondition| match when {
        RouteCondition::AllTied | RouteCondition::Separated => 0,
        RouteCondition::Tied(_) | RouteCondition::AfterRoundRobins(_) => 1,
        RouteCondition::Otherwise => 2,
    };
    let cap_first = matches!(taken.when, RouteCondition::AfterRoundRobins(_))
        && !matches!(other.when, RouteCondition::AfterRoundRobins(_));
    taken.go != other.go && !cap_first && rank(taken.when) >= rank(other.when)
}
