//! What an event is, in a few words.

use super::basic::number;
use tiebreak_model::{Event, Kind, Sport};

/// "Round robin of 14, 91 games".
pub fn form_of_event(event: &Event) -> String {
    let kind = match event.kind {
        Kind::RoundRobin if event.cycles == 2 => "double round robin".to_owned(),
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
