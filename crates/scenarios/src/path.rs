//! Where a tie of a certain size goes, as far as this follows from its size alone.

use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, EntryPoint, Regulation, RouteCondition, StageRules};

/// What happens first to a tie of a certain size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    /// All of them play, or lots are drawn among all of them, under this clause.
    Together(ClauseRef),
    /// Criteria decide the order or who plays, so only the engine can tell.
    ByCriteria,
}

/// What happens first to a tie of this size whose best place is `place`.
pub(crate) fn start(
    regulation: &Regulation,
    entry: &EntryPoint,
    size: usize,
    place: usize,
) -> Start {
    let mut at = entry.go;
    // A path longer than the regulation is a loop. The engine will report it.
    for _ in 0..=regulation.clauses.len() {
        match &regulation.clause(at).action {
            Action::Go(go) => at = *go,
            Action::ByNumber(numbers) => {
                match numbers.iter().find(|(count, _)| count.holds(size)) {
                    Some((_, go)) => at = *go,
                    None => return Start::Together(at),
                }
            }
            Action::ByPlace(places) => match places.iter().find(|(count, _)| count.holds(place)) {
                Some((_, go)) => at = *go,
                None => return Start::Together(at),
            },
            Action::Rank(_) | Action::Order { .. } | Action::Select { .. } => {
                return Start::ByCriteria;
            }
            Action::Play(_)
            | Action::Lots { .. }
            | Action::Decide { .. }
            | Action::Enter { .. }
            | Action::Share
            | Action::None => return Start::Together(at),
        }
    }
    Start::ByCriteria
}

/// Whether a tie of this size may reach a criterion anywhere on its way. Then the results of the
/// event count, not only the members of the tie.
pub(crate) fn needs_results(regulation: &Regulation, entry: &EntryPoint, size: usize) -> bool {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![(entry.go, size)];
    while let Some((at, size)) = waiting.pop() {
        if !seen.insert((at, size)) {
            continue;
        }
        let clause = regulation.clause(at);
        match &clause.action {
            Action::Rank(_) | Action::Order { .. } | Action::Select { .. } => return true,
            Action::Play(play)
                if matches!(play.form, StageRules::KnockOut { .. } | StageRules::Ladder { .. }) =>
            {
                return true;
            }
            Action::Go(go) => waiting.push((*go, size)),
            Action::ByNumber(numbers) => {
                waiting.extend(
                    numbers
                        .iter()
                        .filter(|(count, _)| count.holds(size))
                        .map(|(_, go)| (*go, size)),
                );
            }
            // Parts of a tie may come to any of the places.
            Action::ByPlace(places) => waiting.extend(places.iter().map(|(_, go)| (*go, size))),
            Action::Play(_)
            | Action::Lots { .. }
            | Action::Decide { .. }
            | Action::Enter { .. }
            | Action::Share
            | Action::None => {}
        }
        for route in &clause.then {
            let sizes = 2..=size;
            let fits = |size: &usize| match route.when {
                RouteCondition::Tied(count) => count.holds(*size),
                RouteCondition::AllTied
                | RouteCondition::Separated
                | RouteCondition::AfterRoundRobins(_)
                | RouteCondition::Otherwise => true,
            };
            waiting.extend(sizes.filter(fits).map(|size| (route.go, size)));
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::Kind;
    use tiebreak_regulation::builtin;

    #[test]
    fn tata_steel_needs_the_results_for_the_seeding_of_four() {
        let tata = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
        let entry = tata.entries_for(Kind::RoundRobin).next().unwrap();
        let needs: Vec<bool> = (2..=6).map(|size| needs_results(&tata, entry, size)).collect();
        assert_eq!(needs, [false, false, true, true, true]);
        assert_eq!(start(&tata, entry, 3, 1), Start::Together(tata.clause_named("D.1").unwrap()));
    }

    #[test]
    fn the_promotion_rules_are_criteria() {
        let challengers = builtin::find("tata-steel-challengers-2023").unwrap().unwrap();
        let entry = challengers.entries_for(Kind::RoundRobin).next().unwrap();
        assert_eq!(start(&challengers, entry, 2, 1), Start::ByCriteria);
    }
}
