//! The example of every finding, played on the engine: the same tie goes the same way through the
//! clauses and comes to the same end.

use crate::brute::events::Tie;
use crate::brute::explore::{Explored, Way, ends, every_answer};
use crate::classes::CheckSubject;
use crate::combinations::{ReadingChoices, in_choices};
use crate::walk::{Walk, WalkEvent};
use std::collections::BTreeSet;
use tiebreak_model::{ClauseRef, Ruling};
use tiebreak_regulation::{Regulation, builtin};

/// The tie that an example begins with, and the clauses that it comes through.
fn way_to(walk: &Walk<'_>, index: usize) -> (Tie, Vec<ClauseRef>) {
    let mut chain = vec![index];
    while let Some(parent) = walk.parents[chain[chain.len() - 1]] {
        chain.push(parent);
    }
    chain.reverse();
    let start = &walk.states[chain[0]];
    let clauses = chain.iter().map(|index| walk.states[*index].at).collect();
    (Tie { tied: start.size, first: start.first }, clauses)
}

/// Whether a ruling came through these clauses one after the other, as far as it tells, and then to
/// what the example shows.
fn shows(
    regulation: &Regulation,
    ruling: &Ruling,
    way: &[ClauseRef],
    clause: ClauseRef,
    event: WalkEvent,
) -> bool {
    let asked = ruling.stages.iter().map(|stage| stage.clause);
    let told: BTreeSet<ClauseRef> =
        ruling.steps.iter().map(|step| step.clause).chain(asked).collect();
    let silent = |at: &ClauseRef| {
        use tiebreak_regulation::Action::{None, Order, Play, Select};
        matches!(regulation.clause(*at).action, None | Order { .. } | Select { .. } | Play(_))
    };
    let (_, before) = way.split_last().unwrap();
    let mut steps = ruling.steps.iter();
    let in_order =
        before.iter().filter(|at| !silent(at)).all(|at| steps.any(|step| step.clause == *at));
    let played = before.iter().all(|at| told.contains(at) || silent(at));
    let ended = match event {
        WalkEvent::Gap(_) => {
            ends(ruling).iter().any(|end| end.clause == clause && end.way != Way::Circle)
        }
        _ => told.contains(&clause),
    };
    in_order && played && ended
}

#[test]
fn every_example_can_be_played() {
    let mut played = 0;
    for id in builtin::ids() {
        let taken = builtin::find(id).unwrap().unwrap();
        let others = taken.readings.iter().flat_map(|reading| {
            let choices = reading
                .instead()
                .into_iter()
                .map(|choice| ReadingChoices::from([(reading.id.clone(), choice)]));
            choices.filter_map(|changed| in_choices(&taken, &changed))
        });
        for regulation in std::iter::once(taken.clone()).chain(others) {
            let subject = CheckSubject::new(&regulation);
            for (clause, event, walk, at) in subject.events() {
                let example = matches!(
                    event,
                    WalkEvent::Gap(_)
                        | WalkEvent::UntilWon
                        | WalkEvent::Decided
                        | WalkEvent::NothingKept
                        | WalkEvent::NothingReversed
                );
                if !example {
                    continue;
                }
                let (tie, way) = way_to(walk, at[0]);
                let mut found = false;
                let look =
                    |ruling: &Ruling| found |= shows(&regulation, ruling, &way, clause, event);
                every_answer(
                    &regulation,
                    &walk.entry,
                    walk.kind,
                    tie,
                    60,
                    &mut Explored::default(),
                    look,
                );
                assert!(
                    found,
                    "{id}: {event:?} at {}: {:?}",
                    regulation.clause(clause).id,
                    walk.trail(at[0])
                );
                played += 1;
            }
        }
    }
    assert!(played > 100, "{played}");
}

/// A circle in which nothing is played is one for the engine too, and the example says where it
/// begins.
#[test]
fn circles_can_be_gone_round() {
    let circle = crate::classes::tests::regulation(&format!(
        "{}[clause.\"2\"]\ntext = \"See 3.\"\ngo = \"3\"\n[clause.\"3\"]\ntext = \"See 2.\"\ngo = \"2\"\n",
        crate::classes::tests::FOR_FIRST
    ));
    let regulation = Regulation::read("test.toml", &circle).unwrap();
    let walk = Walk::new(&regulation, &regulation.entries[0], regulation.entries[0].kinds[0]);
    let cycle = walk.cycles().into_iter().find(|cycle| !cycle.played).unwrap();
    let (tie, _) = way_to(&walk, cycle.states[0]);
    let mut explored = Explored::default();
    every_answer(&regulation, &walk.entry, walk.kind, tie, 1, &mut explored, |_| {});
    let round: Vec<ClauseRef> =
        explored.ends.keys().filter(|end| end.way == Way::Circle).map(|end| end.clause).collect();
    assert_eq!(round, [walk.states[cycle.states[0]].at]);
}
