//! What an event is, in a few words.

use super::basic::number;
use tiebreak_model::{Event, Kind, Sport};

/// "Round robin of 14, 91 games".
pub fn form_of_event(event: &Event) -> String {
    let kind = match event.kind {
        Kind::RoundRobin if event.cycles > 1 => many_round_robin(event.cycles),
        kind => kind.word().replace('-', " "),
    };
    let many = event.participants.len();
    let played = match (event.sport, event.games.len(), event.matches.len()) {
        (Sport::Chess, 0, 0) | (Sport::Bridge, _, 0) => String::new(),
        (Sport::Chess, 1, _) => ", 1 game".to_owned(),
        (Sport::Chess, games, _) if games > 0 => format!(", {games} games"),
        (_, _, 1) => ", 1 match".to_owned(),
        (_, _, matches) => format!(", {matches} matches"),
    };
    format!("{} of {many}{played}", super::capital(&kind))
}

/// "a single round robin", "a double round robin", "a quadruple round robin", "a 7-fold round robin".
pub fn round_robin_of(cycles: u32) -> String {
    match cycles {
        0 | 1 => "a single round robin".to_owned(),
        8 | 11 | 18 => format!("an {}", many_round_robin(cycles)),
        _ => format!("a {}", many_round_robin(cycles)),
    }
}

fn many_round_robin(cycles: u32) -> String {
    match cycles {
        2 => "double round robin".to_owned(),
        3 => "triple round robin".to_owned(),
        4 => "quadruple round robin".to_owned(),
        many => format!("{many}-fold round robin"),
    }
}

/// "11 entries", "one entry".
pub fn entries_of(count: usize) -> String {
    match count {
        0 => "no entries yet".to_owned(),
        1 => "one entry".to_owned(),
        many => format!("{} entries", number(many)),
    }
}

/// "One game is open", "7 games are open".
pub fn open_games(count: usize) -> String {
    match count {
        0 => "No game of the event is open".to_owned(),
        1 => "One game is open".to_owned(),
        many => format!("{} games are open", super::capital(&number(many))),
    }
}

#[cfg(test)]
mod tests {
    use super::round_robin_of;

    #[test]
    fn every_number_of_cycles_is_told() {
        let told = [1, 2, 3, 4, 5, 8, 12].map(round_robin_of);
        assert_eq!(
            told,
            [
                "a single round robin",
                "a double round robin",
                "a triple round robin",
                "a quadruple round robin",
                "a 5-fold round robin",
                "an 8-fold round robin",
                "a 12-fold round robin"
            ]
        );
    }
}
