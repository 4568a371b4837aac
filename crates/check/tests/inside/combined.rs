//! Combinations of readings against the engine: in each of them, with every answer, the walk goes
//! where the engine goes, and whatever the engine leaves there the checker has said, with readings
//! that this combination has.

use crate::agreement::{disagreements, procedures};
use crate::brute::explore::{Explored, explore};
use crate::brute::{End, Way};
use crate::combinations::{ReadingChoices, ReadingReach, in_choices};
use crate::walk::restates;
use crate::{CheckedRegulation, Class, Finding, check};
use tiebreak_regulation::{Regulation, builtin};

/// More than any built-in file has in one bundle.
const MOST: usize = 300;

/// Two readings of which only both together come to 4, and two that close it again.
const CLAUSES: &str = r#"
format = "tiebreak-regulation/1"
id = "both"
title = "Both"
sport = "chess"
source = "ours"
[clause."1"]
text = "A tie for first place is broken by 2."
applies = { kinds = ["round-robin"], tie-for = "first", go = "2" }
settles = "winner"
[clause."2"]
text = "Wins."
rank = "wins"
then = { reading = "a", x = "5", y = "3" }
[clause."3"]
text = "Sonneborn-Berger."
rank = { reading = "c", x = "sonneborn-berger", y = "wins" }
then = { reading = "b", x = "5", y = "4" }
[clause."4"]
text = "Mutual result."
rank = "mutual-result"
then = { reading = "d", x = [], y = "5" }
[clause."5"]
text = "Lots."
lots = "place"
"#;

/// The same with its readings, each of the choices `x`, which is taken, and `y`.
fn both() -> Regulation {
    let reading = |(id, clause): (&str, &str)| {
        format!(
            "[reading.\"{id}\"]\nclause = [\"{clause}\"]\nquestion = \"Which?\"\ndefault = \"x\"\n[reading.\"{id}\".choices]\nx = \"this\"\ny = \"that\"\n"
        )
    };
    let readings = [("a", "2"), ("b", "3"), ("c", "3"), ("d", "4")].map(reading).concat();
    Regulation::read("both.toml", &format!("{CLAUSES}{readings}"))
        .unwrap_or_else(|error| panic!("{error}"))
}

/// The readings that a finding rests on.
fn rests_on(found: &Finding) -> Vec<(&str, &str)> {
    found.readings.iter().map(|(id, choice)| (id.as_str(), choice.as_str())).collect()
}

/// Whether a finding speaks of this end, under readings that the combination has.
fn is_told(regulation: &Regulation, checked: &CheckedRegulation, end: &End) -> bool {
    let taken = |id: &str| {
        regulation
            .readings
            .iter()
            .find(|reading| reading.id == *id)
            .map(|reading| reading.taken.as_str())
    };
    checked.findings.iter().any(|found| {
        let class = if end.way == Way::Circle { Class::EndlessLoop } else { Class::Gap };
        let at = end.way == Way::Circle
            || found.clause.as_deref() == Some(&regulation.clause(end.clause).id);
        let here = found.readings.iter().all(|(id, choice)| taken(id) == Some(choice));
        found.class == class && at && here
    })
}

fn look(
    taken: &Regulation,
    changed: &ReadingChoices,
    checked: &CheckedRegulation,
    wrong: &mut Vec<String>,
) -> usize {
    let regulation = in_choices(taken, changed).unwrap();
    let mut ends = 0;
    for (entry, kind) in procedures(&regulation) {
        let explored: Explored = explore(&regulation, entry, kind, 3, 40);
        let found = disagreements(&regulation, entry, kind, 3, &explored);
        // Not every event that might be is among those that are made.
        let found = found.into_iter().filter(|what| !what.starts_with("the engine never"));
        wrong.extend(found.map(|what| format!("{} {changed:?}: {what}", taken.id)));
        for end in explored.ends.keys() {
            let so_on = end.way == Way::NoAction && restates(regulation.clause(end.clause));
            if !so_on && !is_told(&regulation, checked, end) {
                wrong.push(format!("{} {changed:?}: not told: {end:?}", taken.id));
            }
            ends += 1;
        }
    }
    ends
}

#[test]
fn every_combination_is_as_the_engine_has_it() {
    let own = both();
    let built_in = builtin::ids().map(|id| builtin::find(id).unwrap().unwrap());
    let (mut wrong, mut combinations, mut ends) = (Vec::new(), 0, 0);
    for taken in std::iter::once(own).chain(built_in) {
        let checked = check(&taken);
        for bundle in ReadingReach::new(&taken).bundles(&taken) {
            for changed in bundle.first(MOST) {
                ends += look(&taken, &changed, &checked, &mut wrong);
                combinations += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(combinations >= 40 && ends > 20, "{combinations} combinations, {ends} ends");
}

/// What is said under some readings does not happen in the readings taken: the file that must stay
/// silent.
#[test]
fn as_taken_nothing_is_left() {
    let own = both();
    let checked = check(&own);
    let gaps: Vec<_> = checked.findings.iter().filter(|found| found.class == Class::Gap).collect();
    assert_eq!(gaps.len(), 1, "{gaps:#?}");
    assert_eq!(rests_on(gaps[0]), [("a", "y"), ("b", "y"), ("d", "x")]);
    let same = checked.findings.iter().find(|found| found.class == Class::NeverSeparates).unwrap();
    assert_eq!(rests_on(same), [("a", "y"), ("c", "y")]);
    let explored = explore(&own, &own.entries[0], own.entries[0].kinds[0], 4, 40);
    assert!(explored.ends.is_empty());
}
