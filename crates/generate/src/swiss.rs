//! Swiss-like pairings: by score from the top, nobody against the same opponent twice as long as
//! that goes.

use std::cmp::Reverse;
use std::collections::BTreeSet;

/// What has happened so far.
pub(crate) struct Swiss {
    /// Points in halves, or match points.
    pub(crate) scores: Vec<i64>,
    /// White games less black ones.
    colours: Vec<i64>,
    met: BTreeSet<(usize, usize)>,
    sat_out: BTreeSet<usize>,
}

/// The pairs of a round, white first, and who is left over.
pub(crate) struct RoundPairing {
    pub(crate) pairs: Vec<[usize; 2]>,
    pub(crate) alone: Option<usize>,
}

impl Swiss {
    pub(crate) fn new(count: usize) -> Self {
        Self {
            scores: vec![0; count],
            colours: vec![0; count],
            met: BTreeSet::new(),
            sat_out: BTreeSet::new(),
        }
    }

    /// Pairs those who are there.
    pub(crate) fn pair(&mut self, there: &[usize]) -> RoundPairing {
        let mut order = there.to_vec();
        order.sort_by_key(|one| (Reverse(self.scores[*one]), *one));
        let alone = (order.len() % 2 == 1).then(|| self.leave_out(&mut order)).flatten();
        let mut pairs: Vec<[usize; 2]> = Vec::with_capacity(order.len() / 2);
        while order.len() > 1 {
            let first = order.remove(0);
            let fresh = order.iter().position(|other| !self.has_met(first, *other));
            let second = order.remove(fresh.unwrap_or(0));
            match fresh {
                Some(_) => pairs.push([first, second]),
                None => self.part(first, second, &mut pairs),
            }
        }
        let pairs: Vec<[usize; 2]> =
            pairs.into_iter().map(|[one, other]| self.with_colours(one, other)).collect();
        for pair in &pairs {
            self.met.insert((pair[0].min(pair[1]), pair[0].max(pair[1])));
            self.colours[pair[0]] += 1;
            self.colours[pair[1]] -= 1;
        }
        RoundPairing { pairs, alone }
    }

    fn has_met(&self, one: usize, other: usize) -> bool {
        self.met.contains(&(one.min(other), one.max(other)))
    }

    /// Two who have met change opponents with the lowest pair with which that goes; they meet again
    /// where it goes with none.
    fn part(&self, first: usize, second: usize, pairs: &mut Vec<[usize; 2]>) {
        let fresh = |one, other| !self.has_met(one, other);
        for pair in pairs.iter_mut().rev() {
            let [a, b] = *pair;
            for [a, b] in [[a, b], [b, a]] {
                if fresh(first, a) && fresh(second, b) {
                    *pair = [first, a];
                    pairs.push([second, b]);
                    return;
                }
            }
        }
        pairs.push([first, second]);
    }

    /// The lowest who has not sat out yet.
    fn leave_out(&mut self, order: &mut Vec<usize>) -> Option<usize> {
        let at = order
            .iter()
            .rposition(|one| !self.sat_out.contains(one))
            .unwrap_or(order.len().checked_sub(1)?);
        let one = order.remove(at);
        self.sat_out.insert(one);
        Some(one)
    }

    fn with_colours(&self, one: usize, other: usize) -> [usize; 2] {
        if self.colours[one] <= self.colours[other] { [one, other] } else { [other, one] }
    }
}
