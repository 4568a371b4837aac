//! Whether the rounds of an event are those of the Berger tables, whatever numbers were drawn.
//!
//! In the tables one player stays (the highest number), the others move round a circle: with their
//! places counted from 0, two meet in a round where their places add up to the number of that
//! round. Two rounds one after the other fix the places of everybody; the third must agree.

use super::Meeting;

/// The fewest rounds that are compared: any two rounds of a few players look like those of the
/// tables.
const FEWEST_ROUNDS: u32 = 3;

/// Whether the rounds from the first on follow the tables, forwards or backwards.
pub(super) fn fits(players: usize, rounds: u32, meetings: &[Meeting]) -> bool {
    if rounds < FEWEST_ROUNDS || players < 4 {
        return false;
    }
    // With an odd number, the one who stays is the bye.
    let size = players + players % 2;
    let Some(table) = opponents(players, rounds, meetings) else { return false };
    let fixed = if size > players { players..size } else { 0..players };
    fixed.into_iter().any(|stays| follows(&table, stays, size))
}

/// The opponent of everybody, round by round; the bye has the number after the last player's.
/// `None` where somebody has two games or none where there should be one.
fn opponents(players: usize, rounds: u32, meetings: &[Meeting]) -> Option<Vec<Vec<usize>>> {
    let size = players + players % 2;
    let mut table = vec![vec![usize::MAX; size]; rounds as usize];
    for met in meetings {
        let round = table.get_mut(met.round?.checked_sub(1)? as usize)?;
        let [a, b] = met.sides();
        for (one, other) in [(a, b), (b, a)] {
            if std::mem::replace(round.get_mut(one)?, other) != usize::MAX {
                return None;
            }
        }
    }
    for round in &mut table {
        let idle: Vec<usize> = (0..size).filter(|at| round[*at] == usize::MAX).collect();
        match idle.as_slice() {
            [] => {}
            [one, bye] if size > players && *bye == players => {
                (round[*one], round[*bye]) = (*bye, *one);
            }
            _ => return None,
        }
    }
    Some(table)
}

/// Whether the rounds follow from one another, with this one staying.
fn follows(table: &[Vec<usize>], stays: usize, size: usize) -> bool {
    let circle = size - 1;
    let mut places: Vec<Option<usize>> = vec![None; size];
    // In the first round the places add up to 0, so that place 0 meets the one who stays; in the
    // second they add up to 1.
    let (mut at, mut place) = (table[0][stays], 0);
    for step in 0..circle {
        if at == stays || places[at].replace(place).is_some() {
            return false;
        }
        let sum = 1 - step % 2;
        (at, place) = (table[sum][at], (circle + sum - place) % circle);
    }
    let agrees = |round: usize, player: usize| {
        let other = table[round][player];
        if player == stays || other == stays {
            return true;
        }
        match (places[player], places[other]) {
            (Some(one), Some(other)) => (one + other) % circle == round % circle,
            _ => false,
        }
    };
    (2..table.len()).all(|round| (0..size).all(|player| agrees(round, player)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Some rounds of the Berger tables for as many players, with the numbers drawn again.
    fn berger(players: usize, rounds: usize) -> Vec<Meeting> {
        let size = players + players % 2;
        let circle = size - 1;
        // With an odd number, the one who stays is the bye.
        let drawn = |number: usize| {
            if number == circle { circle } else { (number * 2 + 3) % circle }
        };
        let mut meetings = Vec::new();
        for round in 0..rounds {
            for place in 0..circle {
                let other = (circle + round - place) % circle;
                let other = if other == place { circle } else { other };
                let sides = [drawn(place), drawn(other)];
                if place < other && sides.iter().all(|side| *side < players) {
                    let round = u32::try_from(round + 1).ok();
                    meetings.push(Meeting::new(meetings.len(), round, sides, [1, 1], true));
                }
            }
        }
        meetings
    }

    #[test]
    fn rounds_of_the_tables_are_known() {
        for players in [6, 7, 12, 13, 14] {
            assert!(fits(players, 3, &berger(players, 3)), "{players}");
            assert!(!fits(players, 2, &berger(players, 2)), "{players}");
        }
        // Two games of the third round exchanged.
        let mut meetings = berger(14, 3);
        let [a, b] = [meetings[19].sides(), meetings[20].sides()];
        meetings[19] = Meeting::new(19, Some(3), [a[0], b[0]], [1, 1], true);
        meetings[20] = Meeting::new(20, Some(3), [a[1], b[1]], [1, 1], true);
        assert!(!fits(14, 3, &meetings));
    }
}
