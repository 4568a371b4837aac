//! Numbers, places and ways, as the sentences of the checker write them.

use crate::words::{self, apart, capital};
use crate::{Language, say};
use tiebreak_check::{ClauseEffect, Trail, TrailStep};
use tiebreak_regulation::Count;

/// A way with more steps is shortened in the middle.
const MOST_STEPS: usize = 12;
/// How many steps a shortened way keeps at the beginning and at the end.
const TOLD: (usize, usize) = (5, 4);
/// A step that repeats this often in a row is written once, with the number.
const OFTEN: u32 = 5;

/// Small numbers as words; in English up to sixteen.
pub(super) fn number(language: Language, count: usize) -> String {
    match language {
        Language::En => tiebreak_model::number_in_words(count, 16),
        _ => words::number(language, count),
    }
}

/// "first place", "place 4", "places 4 to 5".
pub(super) fn places(language: Language, from: usize, to: usize) -> String {
    let reach = match (from, to) {
        (1, _) => "first",
        (from, to) if from == to => "one",
        _ => "more",
    };
    say!(language, check_places { reach, from, to })
}

/// "2", "3 to 5 or 7", "5 or more".
pub(super) fn counts(language: Language, counts: &[Count]) -> String {
    let words = counts.iter().map(|count| match count.to {
        Some(to) if to == count.from + 1 => count_of(language, "two", count.from, to),
        _ => range(language, *count),
    });
    words.reduce(|before, next| say!(language, eligible_or { before, next })).unwrap_or_default()
}

/// "2", "3 to 5", "5 or more".
pub(super) fn range(language: Language, count: Count) -> String {
    match count.to {
        None => count_of(language, "more", count.from, count.from),
        Some(to) if to == count.from => count_of(language, "one", to, to),
        Some(to) => count_of(language, "range", count.from, to),
    }
}

fn count_of(language: Language, reach: &str, from: usize, to: usize) -> String {
    say!(language, check_count { reach, from, to })
}

/// "A", "A and B", "A, B and C".
pub(super) fn list(language: Language, items: &[String]) -> String {
    words::list(language, items)
}

/// "Three tied for first place; D.1 leaves all level; D.2 leaves two level for first place".
pub(super) fn trail(language: Language, trail: &Trail) -> String {
    let Trail { tied, first, steps } = trail;
    let (count, places) =
        (capital(&number(language, *tied)), places(language, *first, first + tied - 1));
    let mut told = vec![say!(language, check_tied { number: count, places })];
    let mut said: Vec<String> = Vec::new();
    for step in steps {
        let often = if step.times >= OFTEN { 1 } else { step.times };
        said.extend((0..often).map(|_| one(language, step)));
    }
    if said.len() > MOST_STEPS {
        let count = said.len() - TOLD.0 - TOLD.1;
        let end = said.split_off(said.len() - TOLD.1);
        said.truncate(TOLD.0);
        said.push(say!(language, check_left_out { count }));
        said.extend(end);
    }
    told.extend(said);
    apart(language, &told)
}

fn one(language: Language, step: &TrailStep) -> String {
    let clause = &step.clause;
    let number = |count: &usize| number(language, *count);
    let said = match &step.does {
        ClauseEffect::Chooses(size) => {
            say!(language, check_chooses { clause, number: number(size) })
        }
        ClauseEffect::Pairs => say!(language, check_pairs { clause }),
        ClauseEffect::SendsOn(size) => {
            say!(language, check_sends_on { clause, number: number(size) })
        }
        ClauseEffect::LeavesAll => say!(language, check_leaves_all { clause }),
        ClauseEffect::Leaves { level, places: None } => {
            say!(language, check_leaves { clause, number: number(level) })
        }
        ClauseEffect::Leaves { level, places: Some((from, to)) } => {
            say!(
                language,
                check_leaves_for {
                    clause,
                    number: number(level),
                    places: places(language, *from, *to)
                }
            )
        }
    };
    if step.times >= OFTEN {
        say!(language, check_step_times { step: said, times: grouped(language, step.times) })
    } else {
        said
    }
}

fn grouped(language: Language, number: u32) -> String {
    let grouped = tiebreak_language::grouped(Language::En, number);
    // In other languages the comma is the decimal sign.
    if language == Language::En { grouped } else { grouped.replace(',', "\u{202f}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_as_ranges() {
        let of = |ranges: &[(usize, Option<usize>)]| {
            let list: Vec<Count> =
                ranges.iter().map(|(from, to)| Count { from: *from, to: *to }).collect();
            counts(Language::En, &list)
        };
        assert_eq!(of(&[(4, Some(4))]), "4");
        assert_eq!(of(&[(3, Some(5)), (9, Some(9))]), "3 to 5 or 9");
        assert_eq!(of(&[(2, Some(3)), (5, None)]), "2 or 3 or 5 or more");
    }

    #[test]
    fn a_long_way_is_cut() {
        let step = |clause: &str, times| TrailStep {
            clause: clause.to_owned(),
            does: ClauseEffect::LeavesAll,
            times,
        };
        let way = |steps: Vec<TrailStep>| trail(Language::En, &Trail { tied: 2, first: 1, steps });
        assert_eq!(
            way(vec![step("2", 2)]),
            "Two tied for first place; 2 leaves all level; 2 leaves all level"
        );
        assert_eq!(
            way(vec![step("2", 1_000_000)]),
            "Two tied for first place; 2 leaves all level 1,000,000 times"
        );
        let turns = (0..40).map(|at| step(if at % 2 == 0 { "2" } else { "3" }, 1)).collect();
        assert!(way(turns).contains("; … 31 steps …; "));
    }
}
