//! Berger tables for any number of players.
//!
//! With `m` players (`m` even) number `m` meets in round `r` number
//! `o = ((r-1)·m/2 mod (m-1)) + 1`, who has white in odd rounds; then `o+k` has white against
//! `o-k`, counted around `1..m-1`. With an odd number of players the highest number is the bye.
//! The formula gives every round and colour of the printed tables.

/// The rounds for `players` players: in each the pairs (white, black), as pairing numbers from 1.
///
/// ```
/// use tiebreak_engine::berger::rounds;
/// assert_eq!(rounds(3), [vec![(2, 3)], vec![(1, 2)], vec![(3, 1)]]);
/// assert_eq!(rounds(4)[0], [(1, 4), (2, 3)]);
/// assert_eq!(rounds(2), [vec![(1, 2)]]);
/// ```
pub fn rounds(players: usize) -> Vec<Vec<(usize, usize)>> {
    (1..=number_of_rounds(players)).map(|number| round(players, number)).collect()
}

/// The number of rounds for `players` players.
pub fn number_of_rounds(players: usize) -> usize {
    if players < 2 { 0 } else { players + players % 2 - 1 }
}

/// The pairs (white, black) of one round, counted from 1.
pub fn round(players: usize, round: usize) -> Vec<(usize, usize)> {
    let even = players + players % 2;
    let others = number_of_rounds(players).max(1);
    let opponent = (round - 1) * (even / 2) % others + 1;
    let first = if round % 2 == 1 { (opponent, even) } else { (even, opponent) };
    let around = |number: usize| (number - 1) % others + 1;
    let rest = (1..even / 2).map(|k| (around(opponent + k), around(opponent + others - k)));
    std::iter::once(first)
        .chain(rest)
        .filter(|(white, black)| *white <= players && *black <= players)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the printed table for five and six players.
    #[test]
    fn six_players() {
        let table = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        assert_eq!(rounds(6), table.map(|round| round.to_vec()));
    }

    /// Every printed table from 3/4 to 23/24 players; the bye is left out where the number is odd.
    #[test]
    fn all_tables() {
        let text = include_str!("../../tests/data/berger.json");
        let tables = serde_json::from_str::<serde_json::Value>(text).unwrap()["tables"].clone();
        let tables = tables.as_object().unwrap();
        assert_eq!(tables.len(), 11);
        for (name, table) in tables {
            let even: usize = name.split('/').next_back().unwrap().parse().unwrap();
            for players in [even - 1, even] {
                let printed: Vec<Vec<(usize, usize)>> =
                    serde_json::from_value(table.clone()).unwrap();
                let printed: Vec<Vec<(usize, usize)>> = printed
                    .into_iter()
                    .map(|round| {
                        round.into_iter().filter(|(a, b)| *a <= players && *b <= players).collect()
                    })
                    .collect();
                assert_eq!(rounds(players), printed, "{players} players");
            }
        }
    }

    #[test]
    fn everybody_meets_everybody_once() {
        for players in 2..=24 {
            let mut met = std::collections::BTreeSet::new();
            for round in rounds(players) {
                let mut busy = std::collections::BTreeSet::new();
                for (white, black) in round {
                    assert!(
                        met.insert((white.min(black), white.max(black))),
                        "{players}: {white}-{black} twice"
                    );
                    assert!(
                        busy.insert(white) && busy.insert(black),
                        "{players}: someone plays twice in a round"
                    );
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
        }
    }
}
