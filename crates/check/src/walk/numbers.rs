//! The numbers that a regulation tells apart. Up to sixteen tied each number is looked at; of more,
//! one for each class of numbers that no line, route, selection or place of the file distinguishes:
//! where a file says `17..` there is a class that begins with 17, where it says `2..20` one that
//! begins with 21.

use std::collections::BTreeSet;
use tiebreak_regulation::{Action, Count, Cut, Regulation, RouteCondition};

/// Each number up to this one is looked at by itself.
pub(crate) const EACH_UP_TO: usize = 16;
/// More classes than any file has; beyond, it is looked at in part.
const MOST_CLASSES: usize = 40;
/// More than are ever tied; a file that goes beyond is looked at in part.
const LARGEST: usize = 2_000;
/// Round robins counted one by one after each number that a route asks for. Then as many are passed
/// over as leave the remainder by [`ROUND`] as it was, so that clauses which take turns stay in
/// step.
const COUNTED: u32 = 16;
const ROUND: u32 = 12;

/// The numbers of tied, of places and of round robins that are told apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DistinctNumbers {
    /// How many tied: each stands for itself and for all up to the next.
    sizes: Vec<usize>,
    /// First places, likewise.
    places: Vec<usize>,
    /// After how many round robins a route is taken, ascending.
    held: Vec<u32>,
    /// Whether there were more classes than are looked at.
    pub cut: bool,
}

impl DistinctNumbers {
    /// What these regulations tell apart together.
    pub fn new(regulations: &[&Regulation]) -> Self {
        let (mut sizes, mut tops, mut places, mut held) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for regulation in regulations {
            for clause in &regulation.clauses {
                match &clause.action {
                    Action::ByNumber(lines) => {
                        lines.iter().for_each(|(count, _)| begin(&mut sizes, *count))
                    }
                    Action::ByPlace(lines) => {
                        lines.iter().for_each(|(count, _)| begin(&mut places, *count))
                    }
                    Action::Select { top, .. } => {
                        tops.insert(*top);
                    }
                    _ => {}
                }
                for route in &clause.then {
                    match route.when {
                        RouteCondition::Tied(count) => begin(&mut sizes, count),
                        RouteCondition::AfterRoundRobins(count) => {
                            held.insert(count);
                        }
                        _ => {}
                    }
                }
            }
            for entry in &regulation.entries {
                begin(&mut places, Count { from: entry.tie_for.from, to: entry.tie_for.to });
                places.extend(entry.tie_for.from.checked_sub(1));
                for cut in &entry.cuts {
                    if let Cut::First(count) = cut {
                        places.extend([*count, count + 1]);
                    }
                }
            }
        }
        // Whom a selection leaves out may be of any class again.
        let left_out: Vec<usize> =
            tops.iter().flat_map(|top| sizes.iter().map(move |size| size + top)).collect();
        sizes.extend(left_out);
        sizes.extend(tops.iter().flat_map(|top| [*top, top + 1, top + 2]));
        let (sizes, more_sizes) = classes(2, sizes);
        let (places, more_places) = classes(1, places);
        Self { sizes, places, held: held.into_iter().collect(), cut: more_sizes || more_places }
    }

    /// How many tied are looked at.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// The first places that are looked at.
    pub fn places(&self) -> &[usize] {
        &self.places
    }

    /// The number that stands for this one.
    pub fn size_class(&self, size: usize) -> usize {
        class(&self.sizes, size)
    }

    /// The place that stands for this one.
    pub fn place_class(&self, place: usize) -> usize {
        class(&self.places, place)
    }

    /// Numbers that were looked at, as ranges of all that they stand for.
    pub fn counts(&self, found: &[usize]) -> Vec<Count> {
        let mut sorted = found.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let mut ranges: Vec<Count> = Vec::new();
        for from in sorted {
            let next = self.sizes.iter().find(|size| **size > from);
            // Below the classes every number is looked at by itself.
            let to = if from < EACH_UP_TO { Some(from) } else { next.map(|next| next - 1) };
            match ranges.last_mut() {
                Some(last) if last.to.is_none() => {}
                Some(last) if last.to.is_some_and(|end| end + 1 >= from) => last.to = to,
                _ => ranges.push(Count { from, to }),
            }
        }
        ranges
    }

    /// The round robins held after one more, as far as a route asks for them.
    pub fn one_more(&self, held: u32) -> u32 {
        let more = held.saturating_add(1);
        let Some(&next) = self.held.iter().find(|count| **count >= more) else {
            return more.min(self.held.last().copied().unwrap_or(0));
        };
        let before = self.held.iter().rev().find(|count| **count < more).copied().unwrap_or(0);
        if more <= before.saturating_add(COUNTED) {
            return more;
        }
        more + (next - more) / ROUND * ROUND
    }

    /// Which parts of two or more can be left of a group, in any order, as (offset, size). For a
    /// large group, only those that the walk tells apart.
    pub fn parts(&self, size: usize, first: usize) -> Vec<(usize, usize)> {
        if size <= EACH_UP_TO {
            return (0..size)
                .flat_map(|offset| (2..=size - offset).map(move |part| (offset, part)))
                .collect();
        }
        let mut sizes: BTreeSet<usize> =
            self.sizes.iter().copied().filter(|part| *part < size).collect();
        sizes.extend([size - 1, size]);
        let mut parts = BTreeSet::new();
        for part in sizes {
            let last = size - part;
            let places = self.places.iter().filter_map(|place| place.checked_sub(first));
            let offsets =
                (0..EACH_UP_TO).chain(places).chain([last]).filter(|offset| *offset <= last);
            parts.extend(offsets.map(|offset| (offset, part)));
        }
        parts.into_iter().collect()
    }
}

fn begin(starts: &mut BTreeSet<usize>, count: Count) {
    starts.insert(count.from);
    starts.extend(count.to.and_then(|to| to.checked_add(1)));
}

fn classes(least: usize, starts: BTreeSet<usize>) -> (Vec<usize>, bool) {
    let large: Vec<usize> = starts.into_iter().filter(|start| *start > EACH_UP_TO).collect();
    let followed = large.iter().take(MOST_CLASSES).take_while(|start| **start <= LARGEST).count();
    (
        (least..=EACH_UP_TO).chain(large[..followed].iter().copied()).collect(),
        followed < large.len(),
    )
}

fn class(starts: &[usize], number: usize) -> usize {
    starts.iter().rev().find(|start| **start <= number).copied().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(sizes: &[usize], held: &[u32]) -> DistinctNumbers {
        let (sizes, cut) = classes(2, sizes.iter().copied().collect());
        DistinctNumbers { sizes, places: (1..=EACH_UP_TO).collect(), held: held.to_vec(), cut }
    }

    fn told(counts: &[Count]) -> Vec<(usize, Option<usize>)> {
        counts.iter().map(|count| (count.from, count.to)).collect()
    }

    #[test]
    fn numbers_stand_for_classes() {
        let plain = numbers(&[2, 5], &[]);
        assert_eq!(told(&plain.counts(&[3, 4, 5, 9])), [(3, Some(5)), (9, Some(9))]);
        assert_eq!(told(&plain.counts(&(5..=16).collect::<Vec<_>>())), [(5, None)]);
        let large = numbers(&[17, 21], &[]);
        assert_eq!(large.sizes()[15..], [17, 21]);
        assert_eq!(told(&large.counts(&[21])), [(21, None)]);
        assert_eq!(told(&large.counts(&[15, 16, 17])), [(15, Some(20))]);
        assert_eq!((large.size_class(19), large.size_class(400), large.size_class(7)), (17, 21, 7));
        assert!(large.parts(21, 1).contains(&(4, 17)) && !large.parts(21, 1).contains(&(0, 19)));
    }

    #[test]
    fn a_million_round_robins_are_few_situations() {
        let many = numbers(&[], &[1_000_000]);
        let mut held = 0;
        let mut steps = 0;
        while held < 1_000_000 {
            held = many.one_more(held);
            steps += 1;
        }
        assert!(steps <= 30, "{steps}");
        assert_eq!(many.one_more(1_000_000), 1_000_000);
        // In step: as often as it was odd and even before.
        assert_eq!(many.one_more(16) % ROUND, 17 % ROUND);
        let few = numbers(&[], &[4]);
        assert_eq!([0, 3, 4, 9].map(|held| few.one_more(held)), [1, 4, 4, 4]);
    }
}
