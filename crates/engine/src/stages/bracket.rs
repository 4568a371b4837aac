//! The bracket of a knock-out: its pairings and the names of its rounds.

use crate::procedure::push_number;
use std::borrow::Cow;
use tiebreak_model::Id;

/// The field in the order in which neighbours meet: 1-4, 2-3; 1-8, 4-5, 2-7, 3-6. An empty seat is
/// a bye.
pub fn field(seeds: &[Id]) -> Vec<Option<Id>> {
    let size = seeds.len().max(1).next_power_of_two();
    (0..size).map(|seat| seeds.get(seed_at(seat, size) - 1).copied()).collect()
}

/// The seed of a seat in a field of this size. In every round the seeds of a pairing, if no upset
/// happens, add up to one more than the number of players left.
fn seed_at(seat: usize, size: usize) -> usize {
    if size < 2 {
        return 1;
    }
    let better = seed_at(seat / 2, size / 2);
    if seat.is_multiple_of(2) { better } else { size + 1 - better }
}

/// The name of the round that begins with a field of this size.
pub fn round_name(field: usize) -> Cow<'static, str> {
    match field {
        2 => "final".into(),
        4 => "semi-final".into(),
        8 => "quarter-final".into(),
        more => format!("round-of-{more}").into(),
    }
}

/// The name of a pairing in the round that begins with a field of this size, such as
/// `semi-final-2`. Pairings are counted from 1; the final has no number.
pub fn pairing_name(field: usize, number: usize) -> String {
    let round = round_name(field);
    if field == 2 {
        return round.into_owned();
    }
    let mut name = [round.as_ref(), "-"].concat();
    push_number(&mut name, number);
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_two_meet_last() {
        let seeds: Vec<Id> = (1..=8).map(Id).collect();
        let numbers = |field: Vec<Option<Id>>| {
            field.into_iter().map(|id| id.map(|id| id.0)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(field(&seeds[..4])), [Some(1), Some(4), Some(2), Some(3)]);
        assert_eq!(numbers(field(&seeds)), [1, 8, 4, 5, 2, 7, 3, 6].map(Some));
        assert_eq!(numbers(field(&seeds[..3])), [Some(1), None, Some(2), Some(3)]);
    }
}
