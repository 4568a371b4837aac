//! The walk against the engine: for ties of one size, the clauses that are reached and the ties
//! that are left are the same, both ways.

use crate::Gap;
use crate::brute::every::Every;
use crate::brute::explore::{Explored, explore, ties, with};
use crate::brute::{End, Way};
use crate::walk::{Walk, WalkEvent};
use std::collections::BTreeSet;
use tiebreak_model::{ClauseRef, Kind};
use tiebreak_regulation::{Action, EntryPoint, Regulation, StageRules, builtin};

/// What the walk foresees, in the words of the engine. Of a circle one clause is enough: where one
/// comes into it depends on the way.
struct Foreseen {
    clauses: BTreeSet<ClauseRef>,
    ends: BTreeSet<End>,
    circles: Vec<BTreeSet<(ClauseRef, usize)>>,
}

impl Foreseen {
    fn of(walk: &Walk<'_>) -> Self {
        let ends = walk.left.iter().flat_map(|((clause, gap), levels)| {
            let way = match gap {
                Gap::NoAction => Way::NoAction,
                Gap::NoNumber | Gap::NoPlace => Way::NoNumber,
                Gap::NoRoute | Gap::EndOfText | Gap::NotChosen => Way::NothingMore,
                Gap::TooFew => Way::TooFew,
                Gap::NotTwo => Way::NotTwo,
                Gap::NotSeeded => Way::NotSeeded,
                Gap::NotSelected => Way::NotSelected,
                Gap::NoSeeds => Way::NoSeeds,
            };
            levels.iter().map(move |level| End { clause: *clause, level: *level, way })
        });
        let circles = walk.cycles().into_iter().filter(|cycle| !cycle.played);
        let place = |index: &usize| (walk.states[*index].at, walk.states[*index].size);
        Self {
            clauses: walk
                .reached
                .iter()
                .copied()
                .filter(|at| shows(walk.regulation, *at))
                .collect(),
            ends: ends.collect(),
            circles: circles.map(|cycle| cycle.states.iter().map(place).collect()).collect(),
        }
    }
}

/// Whether a ruling shows that a clause acted: orders, selections and knock-outs stand behind what
/// they lead to.
fn shows(regulation: &Regulation, at: ClauseRef) -> bool {
    match &regulation.clause(at).action {
        Action::None | Action::Order { .. } | Action::Select { .. } => false,
        Action::Play(play) => {
            !matches!(play.form, StageRules::KnockOut { .. } | StageRules::Ladder { .. })
        }
        _ => true,
    }
}

/// What the engine shows and the walk did not foresee, and the other way round.
pub fn disagreements(
    regulation: &Regulation,
    entry: &EntryPoint,
    kind: Kind,
    most: usize,
    explored: &Explored,
) -> Vec<String> {
    let walk = Walk::up_to(most, regulation, entry, kind);
    let foreseen = Foreseen::of(&walk);
    let id = |at: ClauseRef| &regulation.clause(at).id;
    let mut found = Vec::new();
    for at in explored.clauses.iter().filter(|at| shows(regulation, **at)) {
        if !foreseen.clauses.contains(at) && !walk.used.contains(at) {
            found.push(format!("the walk never comes to {}", id(*at)));
        }
    }
    for at in foreseen.clauses.difference(&explored.clauses) {
        found.push(format!("the engine never comes to {}", id(*at)));
    }
    for (end, tie) in &explored.ends {
        let known = match end.way {
            Way::Circle => {
                foreseen.circles.iter().any(|circle| circle.contains(&(end.clause, end.level)))
            }
            _ => foreseen.ends.contains(end),
        };
        if !known {
            found.push(format!(
                "the walk does not see {} left by {}: {:?}, {tie:?}",
                end.level,
                id(end.clause),
                end.way
            ));
        }
    }
    for end in foreseen.ends.iter().filter(|end| !explored.ends.contains_key(end)) {
        found.push(format!(
            "the engine never leaves {} by {}: {:?}",
            end.level,
            id(end.clause),
            end.way
        ));
    }
    let able = able(&walk);
    for at in explored.separated.iter().filter(|at| ranks(regulation, **at) && !able.contains(at)) {
        found.push(format!("the walk does not see that {} separates", id(*at)));
    }
    for circle in &foreseen.circles {
        let seen = |end: &End| end.way == Way::Circle && circle.contains(&(end.clause, end.level));
        if !explored.ends.keys().any(seen) {
            let ids: Vec<&String> = circle.iter().map(|(at, _)| id(*at)).collect();
            found.push(format!("the engine never goes in the circle {ids:?}"));
        }
    }
    found
}

/// Clauses with a criterion that can separate somebody.
fn able(walk: &Walk<'_>) -> BTreeSet<ClauseRef> {
    let able = walk.events.keys().filter(|(_, event)| matches!(event, WalkEvent::CanSeparate(_)));
    able.map(|(at, _)| *at).collect()
}

fn ranks(regulation: &Regulation, at: ClauseRef) -> bool {
    matches!(regulation.clause(at).action, Action::Rank(_))
}

/// The procedures that begin, with the kind of event.
pub fn procedures(regulation: &Regulation) -> Vec<(&EntryPoint, Kind)> {
    let all = regulation
        .entries
        .iter()
        .flat_map(|entry| entry.kinds.iter().map(move |kind| (entry, *kind)));
    // Only the first procedure of a kind ever begins; two are an overlap, which has its own test. A
    // match is one of two.
    let begins = |entry: &EntryPoint, kind| {
        kind != Kind::Match || entry.participants.is_none_or(|participants| participants == 2)
    };
    all.filter(|(entry, kind)| {
        regulation.entries_for(*kind).next() == Some(*entry) && begins(entry, *kind)
    })
    .collect()
}

/// Criteria that never decide in the events made here: in all of them players level on direct
/// encounter, wins and Sonneborn-Berger are level on Koya, and players level on Buchholz and
/// Sonneborn-Berger are level on what follows.
const NOT_SHOWN: [(&str, &str); 3] =
    [("fide-round-robin", "9.2"), ("fide-swiss", "6"), ("fide-swiss", "7.1")];

/// Two to four tied with four hundred events for each tie, five and six with sixty.
#[test]
fn the_walk_goes_where_the_engine_goes() {
    let mut wrong = Vec::new();
    for id in builtin::ids() {
        let regulation = builtin::find(id).unwrap().unwrap();
        for (entry, kind) in procedures(&regulation) {
            for (most, events) in [(4, 400), (6, 60)] {
                let explored = explore(&regulation, entry, kind, most, events);
                let found = disagreements(&regulation, entry, kind, most, &explored);
                wrong.extend(
                    found
                        .into_iter()
                        .map(|what| format!("{id}, {}, up to {most}: {what}", kind.word())),
                );
                let walk = Walk::up_to(most, &regulation, entry, kind);
                for at in able(&walk).difference(&explored.separated).filter(|_| most == 4) {
                    let clause = &regulation.clause(*at).id;
                    if NOT_SHOWN.contains(&(id, clause.as_str())) {
                        continue;
                    }
                    wrong.push(format!(
                        "{id}, {}: the engine never separates anybody by {clause}",
                        kind.word()
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Merging symmetric cases loses nothing: every result of every game, every turn of the lots and
/// both colours, with two and three tied.
#[test]
fn in_detail_it_is_the_same() {
    for id in builtin::ids() {
        let regulation = builtin::find(id).unwrap().unwrap();
        for (entry, kind) in procedures(&regulation) {
            for tie in (2..=3).flat_map(|tied| ties(&regulation, entry, kind, tied)) {
                let [mut merged, mut detailed] = [Explored::default(), Explored::default()];
                with(Every::of(&regulation), &regulation, entry, kind, tie, 2, &mut merged, |_| {});
                with(
                    Every::in_detail(&regulation),
                    &regulation,
                    entry,
                    kind,
                    tie,
                    2,
                    &mut detailed,
                    |_| {},
                );
                assert_eq!(merged.clauses, detailed.clauses, "{id} {tie:?}");
                assert_eq!(merged.ends, detailed.ends, "{id} {tie:?}");
                assert!(detailed.runs >= merged.runs);
            }
        }
    }
}
