//! A loop that need not end: games until one is won, round robins until not all are level.
//!
//! Such a loop ends sooner or later, but nobody can say when the hall may close; the expected
//! number of games is told for results that are equally likely. A circle of clauses in which
//! nothing is played at all would never end: that is an error.

use super::CheckSubject;
use crate::walk::{Walk, WalkEvent};
use crate::{Class, Finding, FindingKind, chance};
use tiebreak_document::Severity;
use tiebreak_model::{ClauseRef, Exact};
use tiebreak_regulation::{Action, StageRules};

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings: Vec<Finding> = Vec::new();
    for (clause, event, walk, at) in subject.events() {
        if event == WalkEvent::UntilWon {
            findings.push(until_won(subject, clause, walk, at[0]));
        }
    }
    let mut told: Vec<Vec<ClauseRef>> = Vec::new();
    for walk in &subject.walks {
        for cycle in walk.cycles() {
            let mut clauses: Vec<ClauseRef> =
                cycle.states.iter().map(|index| walk.states[*index].at).collect();
            clauses.sort_unstable();
            clauses.dedup();
            if !told.contains(&clauses) {
                findings.push(circle(subject, walk, &cycle.states, cycle.played));
                told.push(clauses);
            }
        }
    }
    findings
}

fn until_won(subject: &CheckSubject<'_>, clause: ClauseRef, walk: &Walk<'_>, at: usize) -> Finding {
    let boards = match &walk.regulation.clause(clause).action {
        Action::Play(play) => play.form == StageRules::Board,
        _ => false,
    };
    let third = Exact::fraction(1, 3).unwrap_or(Exact::ZERO);
    let what = FindingKind::UntilWon {
        boards,
        mean: chance::expected(&[(1, third)]),
        trail: walk.trail(at),
    };
    subject.finding(Class::EndlessLoop, clause, what)
}

fn circle(subject: &CheckSubject<'_>, walk: &Walk<'_>, states: &[usize], played: bool) -> Finding {
    let mut clauses: Vec<ClauseRef> = states.iter().map(|index| walk.states[*index].at).collect();
    let first = (0..clauses.len()).min_by_key(|index| clauses[*index]).unwrap_or(0);
    clauses.rotate_left(first);
    clauses.dedup();
    let start = &walk.states[states[first]];
    let what = FindingKind::Circle {
        clauses: subject.ids(&clauses),
        size: start.size,
        played,
        mean: if played { expected_games(walk, states) } else { None },
        trail: walk.trail(states[0]),
    };
    let found = subject.finding(Class::EndlessLoop, start.at, what);
    if played { found } else { found.severity(Severity::Error) }
}

fn expected_games(walk: &Walk<'_>, states: &[usize]) -> Option<Exact> {
    let mut stages = Vec::new();
    for index in states {
        let state = &walk.states[*index];
        let Action::Play(play) = &walk.regulation.clause(state.at).action else { continue };
        let stage = match &play.form {
            StageRules::Match { games, .. } if *games <= 2 => {
                (*games, chance::all_level(2, *games)?)
            }
            StageRules::RoundRobin { cycles, double_for_two, .. } => {
                let cycles = if double_for_two.is_some() && state.size == 2 {
                    2.max(*cycles)
                } else {
                    *cycles
                };
                let games =
                    u32::try_from(state.size * (state.size - 1) / 2).ok()?.checked_mul(cycles)?;
                (games, chance::all_level(state.size, cycles)?)
            }
            _ => return None,
        };
        stages.push(stage);
    }
    chance::expected(&stages)
}

#[cfg(test)]
mod tests {
    use crate::Class::EndlessLoop;
    use crate::FindingKind;
    use crate::classes::tests::{FOR_FIRST, at, found};
    use tiebreak_document::Severity;
    use tiebreak_model::Exact;

    const CLOCK: &str = "clock = { name = \"blitz\", both = \"3:00+2\" }\n";

    #[test]
    fn games_until_won() {
        let stage = |form: &str| {
            let by_number = "[clause.\"2\"]\ntext = \"Two: 3. More: 4.\"\n\
                             by-number = { \"2\" = \"3\", \"3..\" = \"4\" }\n";
            let lots = "[clause.\"4\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
            format!(
                "{FOR_FIRST}{by_number}[clause.\"3\"]\ntext = \"Lots for white.\"\n\
                 {CLOCK}play = {form}\n{lots}"
            )
        };
        let endless = found(
            EndlessLoop,
            &stage(
                "{ form = \"until-won\", order = \"1 2\", white = \"lots\", clock = \"blitz\" }",
            ),
        );
        assert!(matches!(
            &endless[0].what,
            FindingKind::UntilWon { boards: false, mean, .. }
                if *mean == Exact::fraction(3, 2)
        ));
        let armageddon = stage(
            "{ form = \"armageddon\", white = \"lots\", draw-wins = \"black\", clock = \"blitz\" }",
        );
        assert!(at(EndlessLoop, &armageddon).is_empty());
    }

    #[test]
    fn round_robins_while_all_are_level() {
        let then = |then: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"A round robin, numbers by lots.\"\n{CLOCK}\
                 play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\n\
                 then = {then}\n\
                 [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            )
        };
        let endless = found(EndlessLoop, &then("[{ all-tied = \"2\" }, { go = \"3\" }]"));
        assert_eq!(endless.len(), 1);
        // Two players, one game, drawn one time in three.
        assert!(matches!(
            &endless[0].what,
            FindingKind::Circle { size: 2, mean, .. } if *mean == Exact::fraction(3, 2)
        ));
        assert_eq!(endless[0].severity, Severity::Warning);
        assert!(at(EndlessLoop, &then("\"3\"")).is_empty());
        assert!(
            at(EndlessLoop, &then("[{ after-round-robins = 4, go = \"3\" }, { go = \"2\" }]"))
                .is_empty()
        );
    }

    #[test]
    fn a_circle_of_clauses() {
        let circle = format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"See 3.\"\ngo = \"3\"\n[clause.\"3\"]\n\
             text = \"See 2.\"\ngo = \"2\"\n"
        );
        let found = found(EndlessLoop, &circle);
        assert_eq!((found.len(), found[0].severity), (1, Severity::Error));
        let criteria = format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"Wins, again and again.\"\nrank = \"wins\"\n\
             then = \"2\"\n"
        );
        assert_eq!(at(EndlessLoop, &criteria), ["2"]);
    }
}
