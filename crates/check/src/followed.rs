//! A regulation followed in every combination of its readings; each finding with the readings that it holds under.

use crate::classes::{self, Subject};
use crate::combinations::{Bundle, Choices, Reach, in_choices};
use crate::place::Places;
use crate::walk::Walk;
use crate::{Class, Finding, What};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use tiebreak_model::{ClauseRef, Kind};
use tiebreak_regulation::Regulation;

/// More situations in all combinations together than any printed text gives; further combinations are not followed.
const MOST_SITUATIONS: usize = 500_000;
/// The most combinations that are followed.
const MOST_COMBINATIONS: usize = 1_000;

/// A combination of readings.
struct Combination {
    /// The readings other than taken.
    changed: Choices,
    regulation: Regulation,
}

/// Everything that is found.
pub(crate) fn findings(regulation: &Regulation) -> Vec<Finding> {
    let reach = Reach::of(regulation);
    let bundles = reach.bundles(regulation);
    let combinations = combinations(regulation, &bundles);
    let mut walker = Walker { reach: &reach, known: BTreeMap::new(), situations: 0 };
    let places = Rc::new(Places::of(regulation));
    let mut subjects: Vec<Subject<'_>> = Vec::new();
    let mut found: Vec<(Finding, BTreeSet<usize>)> = Vec::new();
    for (number, combination) in combinations.iter().enumerate() {
        if walker.situations > MOST_SITUATIONS {
            break;
        }
        let walks = walker.walks(&combination.regulation, &combination.changed);
        let subject = Subject { regulation: &combination.regulation, places: Rc::clone(&places), walks };
        for one in classes::explored(&subject) {
            match found.iter_mut().find(|(known, _)| known.is_again(&one)) {
                Some((_, under)) => {
                    under.insert(number);
                }
                None => found.push((one, BTreeSet::from([number]))),
            }
        }
        subjects.push(subject);
    }
    let followed = subjects.len();
    let mut findings = classes::written(&subjects[0]);
    findings.extend(found.into_iter().map(|(one, under)| Finding {
        readings: rests_on(regulation, &bundles, &combinations[..followed], &under),
        ..one
    }));
    // Without the taken ones, which every bundle has.
    let of = bundles.iter().map(|bundle| bundle.combinations() - 1).fold(1, usize::saturating_add);
    if followed < of {
        let at = regulation.entries.first().map_or(ClauseRef(0), |entry| entry.clause);
        findings.push(subjects[0].finding(Class::Bound, at, What::Combinations { followed, of }));
    } else {
        findings.extend(classes::unreachable(&subjects));
    }
    findings
}

/// The readings taken, then those nearest to them of every bundle in turn.
fn combinations(regulation: &Regulation, bundles: &[Bundle]) -> Vec<Combination> {
    let mut wanted: Vec<Choices> = bundles.iter().flat_map(|bundle| bundle.first(MOST_COMBINATIONS)).collect();
    wanted.sort_by_key(BTreeMap::len);
    wanted.retain(|changed| !changed.is_empty());
    wanted.truncate(MOST_COMBINATIONS - 1);
    let taken = Combination { changed: Choices::new(), regulation: regulation.clone() };
    let others = wanted.into_iter().filter_map(|changed| {
        let regulation = in_choices(regulation, &changed)?;
        Some(Combination { changed, regulation })
    });
    std::iter::once(taken).chain(others).collect()
}

/// Walks, each once: a procedure that a reading does not change is the same in all its choices.
struct Walker<'r, 'a> {
    reach: &'a Reach,
    known: BTreeMap<(usize, Kind, Choices), Rc<Walk<'r>>>,
    situations: usize,
}

impl<'r> Walker<'r, '_> {
    fn walks(&mut self, regulation: &'r Regulation, changed: &Choices) -> Vec<Rc<Walk<'r>>> {
        let mut walks = Vec::new();
        for (number, entry) in regulation.entries.iter().enumerate() {
            let matter = changed.iter().filter(|(reading, _)| self.reach.matters(reading, number));
            let matter: Choices = matter.map(|(reading, choice)| (reading.clone(), choice.clone())).collect();
            for kind in &entry.kinds {
                let known = self.known.entry((number, *kind, matter.clone())).or_insert_with(|| {
                    let walk = Walk::new(regulation, entry, *kind);
                    self.situations += walk.states.len();
                    Rc::new(walk)
                });
                walks.push(Rc::clone(known));
            }
        }
        walks
    }
}

/// The readings that a finding rests on: as few choices as make sure of it among the combinations that were followed.
fn rests_on(
    regulation: &Regulation,
    bundles: &[Bundle],
    combinations: &[Combination],
    under: &BTreeSet<usize>,
) -> Vec<(String, String)> {
    let holds_as_taken = under.contains(&0);
    let mut rests: Vec<(String, String)> = Vec::new();
    for bundle in bundles {
        let own = |changed: &Choices| changed.keys().all(|id| bundle.readings.iter().any(|(known, _)| known == id));
        let inside: Vec<usize> = (0..combinations.len()).filter(|at| own(&combinations[*at].changed)).collect();
        let Some(&first) = inside.iter().find(|at| under.contains(at)) else { continue };
        let value = |at: usize, (id, choices): &(String, Vec<String>)| {
            combinations[at].changed.get(id).unwrap_or(&choices[0]).clone()
        };
        let mut needed: Vec<(&(String, Vec<String>), String)> =
            bundle.readings.iter().map(|reading| (reading, value(first, reading))).collect();
        // What is as taken is given up first.
        needed.sort_by_key(|((_, choices), choice)| *choice != choices[0]);
        let mut at = 0;
        while at < needed.len() {
            let given_up = needed.remove(at);
            let fits = |number: &&usize| needed.iter().all(|(reading, choice)| value(**number, reading) == *choice);
            if !inside.iter().filter(fits).all(|number| under.contains(number)) {
                needed.insert(at, given_up);
                at += 1;
            }
        }
        rests.extend(needed.into_iter().map(|((id, _), choice)| (id.clone(), choice)));
        if !holds_as_taken {
            break;
        }
    }
    rests.sort_by_key(|(id, _)| regulation.readings.iter().position(|reading| reading.id == *id));
    rests
}
