//! Numbers, places and ways as the checker's sentences say them.

use crate::words::capital;
use tiebreak_check::{Did, Trail, TrailStep};
use tiebreak_regulation::Count;

/// A way with more steps than this is told with its middle left out.
const MOST_STEPS: usize = 12;
/// How many steps are then told at the beginning and at the end.
const TOLD: (usize, usize) = (5, 4);
/// The same thing this often, one time after the other, is told by its number.
const OFTEN: u32 = 5;

/// Small numbers as words, up to sixteen.
pub(super) fn number(count: usize) -> String {
    tiebreak_model::number_in_words(count, 16)
}

/// "first place", "place 4", "places 4 to 5".
pub(super) fn places(from: usize, to: usize) -> String {
    match (from, to) {
        (1, _) => "first place".to_owned(),
        (from, to) if from == to => format!("place {from}"),
        (from, to) => format!("places {from} to {to}"),
    }
}

/// "2", "3 to 5 or 7", "5 or more".
pub(super) fn counts(counts: &[Count]) -> String {
    let words: Vec<String> = counts
        .iter()
        .map(|count| match (count.from, count.to) {
            (from, None) => format!("{from} or more"),
            (from, Some(to)) if from == to => from.to_string(),
            (from, Some(to)) if to == from + 1 => format!("{from} or {to}"),
            (from, Some(to)) => format!("{from} to {to}"),
        })
        .collect();
    words.join(" or ")
}

/// "A", "A and B", "A, B and C".
pub(super) fn list(items: &[String]) -> String {
    crate::words::list(items)
}

/// "Three tied for first place; D.1 leaves all level; D.2 leaves two level for first place".
pub(super) fn trail(trail: &Trail) -> String {
    let Trail { tied, first, steps } = trail;
    let mut told = vec![format!("{} tied for {}", capital(&number(*tied)), places(*first, first + tied - 1))];
    let mut said: Vec<String> = Vec::new();
    for step in steps {
        let often = if step.times >= OFTEN { 1 } else { step.times };
        said.extend((0..often).map(|_| one(step)));
    }
    if said.len() > MOST_STEPS {
        let left_out = said.len() - TOLD.0 - TOLD.1;
        let end = said.split_off(said.len() - TOLD.1);
        said.truncate(TOLD.0);
        said.push(format!("… {left_out} steps …"));
        said.extend(end);
    }
    told.extend(said);
    told.join("; ")
}

fn one(step: &TrailStep) -> String {
    let clause = &step.clause;
    let times = if step.times >= OFTEN { format!(" {} times", grouped(step.times)) } else { String::new() };
    match &step.does {
        Did::Chooses(size) => format!("{clause} chooses {}{times}", number(*size)),
        Did::Pairs => format!("{clause} pairs two{times}"),
        Did::SendsOn(size) => format!("{clause} sends on {}{times}", number(*size)),
        Did::LeavesAll => format!("{clause} leaves all level{times}"),
        Did::Leaves { level, places: None } => format!("{clause} leaves {} level{times}", number(*level)),
        Did::Leaves { level, places: Some((from, to)) } => {
            format!("{clause} leaves {} level for {}{times}", number(*level), places(*from, *to))
        }
    }
}

fn grouped(number: u32) -> String {
    tiebreak_document::grouped(i64::from(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_as_ranges() {
        let of = |ranges: &[(usize, Option<usize>)]| {
            let list: Vec<Count> = ranges.iter().map(|(from, to)| Count { from: *from, to: *to }).collect();
            counts(&list)
        };
        assert_eq!(of(&[(4, Some(4))]), "4");
        assert_eq!(of(&[(3, Some(5)), (9, Some(9))]), "3 to 5 or 9");
        assert_eq!(of(&[(2, Some(3)), (5, None)]), "2 or 3 or 5 or more");
    }

    #[test]
    fn a_long_way_is_cut() {
        let step = |clause: &str, times| TrailStep { clause: clause.to_owned(), does: Did::LeavesAll, times };
        let way = |steps: Vec<TrailStep>| trail(&Trail { tied: 2, first: 1, steps });
        assert_eq!(way(vec![step("2", 2)]), "Two tied for first place; 2 leaves all level; 2 leaves all level");
        assert_eq!(way(vec![step("2", 1_000_000)]), "Two tied for first place; 2 leaves all level 1,000,000 times");
        let turns = (0..40).map(|at| step(if at % 2 == 0 { "2" } else { "3" }, 1)).collect();
        assert!(way(turns).contains("; … 31 steps …; "));
    }
}
