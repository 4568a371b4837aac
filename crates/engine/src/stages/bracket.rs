//! The tree of a knock-out: who can meet whom, and what its rounds are called.

use tiebreak_model::Id;

/// The field in the order in which neighbours meet: 1-4, 2-3; 1-8, 4-5, 2-7, 3-6. An empty seat is a bye.
pub fn field(seeds: &[Id]) -> Vec<Option<Id>> {
    let mut order = vec![1usize];
    while order.len() < seeds.len() {
        let size = order.len() * 2;
        order = order.iter().flat_map(|&seed| [seed, size + 1 - seed]).collect();
    }
    order.into_iter().map(|seed| seeds.get(seed - 1).copied()).collect()
}

/// The name of the round in which so many are left.
pub fn round_name(field: usize) -> String {
    match field {
        2 => "final".to_owned(),
        4 => "semi-final".to_owned(),
        8 => "quarter-final".to_owned(),
        more => format!("round-of-{more}"),
    }
}

/// The name of a pairing, counted from 1, in the round in which so many are left: `semi-final-2`; a final is alone in its round.
pub fn pairing_name(field: usize, number: usize) -> String {
    let round = round_name(field);
    if field == 2 { round } else { format!("{round}-{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_two_meet_last() {
        let seeds: Vec<Id> = (1..=8).map(Id).collect();
        let numbers = |field: Vec<Option<Id>>| field.into_iter().map(|id| id.map(|id| id.0)).collect::<Vec<_>>();
        assert_eq!(numbers(field(&seeds[..4])), [Some(1), Some(4), Some(2), Some(3)]);
        assert_eq!(numbers(field(&seeds)), [1, 8, 4, 5, 2, 7, 3, 6].map(Some));
        assert_eq!(numbers(field(&seeds[..3])), [Some(1), None, Some(2), Some(3)]);
    }
}
