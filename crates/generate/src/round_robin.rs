//! The Berger tables: everybody meets everybody, colours as the tables have them.

/// The pairs of a round (from 1), white first; with an odd number somebody sits out. Every second
/// cycle is the first with colours reversed.
pub(crate) fn pairs(count: usize, round: u32) -> Vec<[usize; 2]> {
    let even = count + count % 2;
    let cycle = (even - 1).max(1);
    let at = round as usize - 1;
    let reversed = (at / cycle) % 2 == 1;
    let at = at % cycle;
    let fixed = even - 1;
    // The first board of the table: the fixed number, with white in every second round.
    let partner = at * (even / 2) % cycle;
    let mut pairs = vec![if at.is_multiple_of(2) { [partner, fixed] } else { [fixed, partner] }];
    for step in 1..even / 2 {
        pairs.push([(partner + step) % cycle, (partner + cycle - step) % cycle]);
    }
    pairs.retain(|pair| pair.iter().all(|one| *one < count));
    if reversed { pairs.into_iter().map(|[white, black]| [black, white]).collect() } else { pairs }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The table for five or six players as FIDE prints it.
    #[test]
    fn the_table_of_six() {
        let printed = [
            [[1, 6], [2, 5], [3, 4]],
            [[6, 4], [5, 3], [1, 2]],
            [[2, 6], [3, 1], [4, 5]],
            [[6, 5], [1, 4], [2, 3]],
            [[3, 6], [4, 2], [5, 1]],
        ];
        for (round, expected) in (1..).zip(printed) {
            let found: BTreeSet<[usize; 2]> =
                pairs(6, round).into_iter().map(|pair| pair.map(|one| one + 1)).collect();
            assert_eq!(found, expected.into_iter().collect(), "round {round}");
        }
    }

    #[test]
    fn everybody_meets_everybody_once_in_each_cycle() {
        for count in [2, 3, 4, 7, 10] {
            let rounds = u32::try_from(count + count % 2 - 1).unwrap();
            let all: Vec<[usize; 2]> =
                (1..=2 * rounds).flat_map(|round| pairs(count, round)).collect();
            assert_eq!(all.len(), count * (count - 1), "{count}");
            // Both colours once each.
            assert_eq!(
                all.into_iter().collect::<BTreeSet<_>>().len(),
                count * (count - 1),
                "{count}"
            );
        }
    }
}
