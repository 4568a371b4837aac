//! Ranks that a list of tie-breaks refines, one after the other.

/// Who stands where so far. Those who are level share a rank.
pub(crate) struct Ranks {
    /// The rank of each, by position.
    pub(crate) ranks: Vec<usize>,
    /// The positions, best first; those of one rank by position.
    pub(crate) order: Vec<usize>,
}

impl Ranks {
    /// Everybody is level.
    pub(crate) fn level(count: usize) -> Self {
        Self { ranks: vec![1; count], order: (0..count).collect() }
    }

    /// Only the members of one group are level, and stand first.
    pub(crate) fn with_one_tie(count: usize, group: &[usize]) -> Self {
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|position| (!group.contains(position), *position));
        let mut ranks = vec![1; count];
        for (place, position) in order.iter().enumerate().skip(group.len()) {
            ranks[*position] = place + 1;
        }
        Self { ranks, order }
    }

    /// Those who are tied, group by group.
    pub(crate) fn ties(&self) -> impl Iterator<Item = &[usize]> {
        self.order.chunk_by(|a, b| self.ranks[*a] == self.ranks[*b]).filter(|group| group.len() > 1)
    }

    /// The group that a position is in.
    pub(crate) fn group_of(ranks: &[usize], position: usize) -> Vec<usize> {
        let same = ranks.iter().enumerate().filter(|(_, rank)| **rank == ranks[position]);
        same.map(|(other, _)| other).collect()
    }

    /// Separates the tied by a value, the highest first unless said otherwise; who has none stands
    /// below those who have one, whichever way. Returns the ranks before.
    pub(crate) fn refine(&mut self, values: &[Option<i64>], lowest_first: bool) -> Vec<usize> {
        let before = self.ranks.clone();
        // Each tie by itself: those who are separated already are not compared again.
        let (mut place, mut keyed) = (0, Vec::new());
        for tied in self.order.chunk_by_mut(|a, b| before[*a] == before[*b]) {
            if tied.len() > 1 {
                let key = |position: usize| {
                    let value = values[position];
                    let signed = value.map_or(0, |value| if lowest_first { value } else { -value });
                    ((value.is_none(), signed), position)
                };
                keyed.clear();
                keyed.extend(tied.iter().map(|position| key(*position)));
                keyed.sort_unstable();
                let mut rank = place;
                for (at, (value, position)) in keyed.iter().enumerate() {
                    if at == 0 || keyed[at - 1].0 != *value {
                        rank = place + at + 1;
                    }
                    tied[at] = *position;
                    self.ranks[*position] = rank;
                }
            }
            place += tied.len();
        }
        before
    }

    /// Ranks inside each tied group by an order of its members; 0 for those who are not tied.
    pub(crate) fn inside_ties(
        &self,
        mut order: impl FnMut(&[usize]) -> Vec<Vec<usize>>,
    ) -> Vec<Option<i64>> {
        let mut values = vec![Some(0); self.ranks.len()];
        for group in self.ties() {
            let mut rank = 1;
            for part in order(group) {
                for position in &part {
                    values[*position] = Some(rank);
                }
                rank += part.len() as i64;
            }
        }
        values
    }
}
