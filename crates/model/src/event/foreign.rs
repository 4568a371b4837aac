//! Refuses what the sport of an event does not have: a game of chess in a bridge event. Event files
//! are told so where they are read, with the place; here it is the rule for every draft.

use super::Sport;
use crate::draft::DraftEvent;
use crate::{Fault, Place};
use tiebreak_language::sentence;

pub(super) fn check(draft: &DraftEvent, faults: &mut Vec<Fault>) {
    let of_players = [
        ("game", draft.games.is_empty()),
        ("play-off-game", draft.play_off.is_empty()),
        ("bye", draft.byes.is_empty()),
        ("assigned", draft.assigned.is_empty()),
    ];
    let of_bridge = [
        ("match", draft.matches.is_empty()),
        ("qualification-match", draft.qualification_matches.is_empty()),
        ("encounter", draft.encounters.is_empty()),
        ("board", draft.boards.is_empty() && draft.played_boards.is_empty()),
        ("board-scoring", draft.board_scoring.is_none()),
    ];
    let of_teams = [("boards", draft.teams.is_none())];
    match (draft.info.sport, &draft.teams) {
        (Sport::Chess, None) => refuse("chess", &of_bridge, faults),
        (Sport::Chess, Some(_)) => {
            refuse("teams", &of_players, faults);
            refuse("teams", &of_bridge, faults);
        }
        (Sport::Bridge, _) => {
            refuse("bridge", &of_players, faults);
            refuse("bridge", &of_teams, faults);
        }
    }
}

/// `lists` says of each key whether the draft has nothing there.
fn refuse(sport: &'static str, lists: &[(&'static str, bool)], faults: &mut Vec<Fault>) {
    for (key, _) in lists.iter().filter(|(_, is_empty)| !is_empty) {
        let message = sentence!(event_file_foreign_tables { sport, key: *key });
        let fault = Fault::new(Place::Event(key), message, "");
        faults.push(fault.hint(sentence!(event_file_foreign_tables_hint)));
    }
}

#[cfg(test)]
mod tests {
    use crate::{ByeKind, Event, EventInfo, Exact, GameResult, Kind, Place, Play, Sport};
    use crate::{DraftBye, DraftEvent, DraftGame, DraftMatch, DraftParticipant, DraftTeams};

    fn draft(sport: Sport, kind: Kind) -> DraftEvent {
        let named = |name: &str| DraftParticipant { name: name.to_owned(), ..Default::default() };
        DraftEvent {
            info: EventInfo { sport, kind, ..EventInfo::default() },
            participants: vec![named("Ann"), named("Ben")],
            ..DraftEvent::default()
        }
    }

    fn game() -> DraftGame {
        DraftGame {
            round: Some(1),
            white: "Ann".to_owned(),
            black: "Ben".to_owned(),
            result: GameResult::White,
            phase: None,
            moves: None,
            started: None,
            finished: None,
        }
    }

    fn places(draft: DraftEvent) -> Vec<Place> {
        Event::new(draft).unwrap_err().into_iter().map(|fault| fault.place).collect()
    }

    #[test]
    fn a_bridge_event_has_no_games_of_chess() {
        let mut mixed = draft(Sport::Bridge, Kind::Swiss);
        mixed.games.push(game());
        let (round, player) = (2, "Ann".to_owned());
        mixed.byes.push(DraftBye { round, player, kind: ByeKind::Full, points: Exact::from(1) });
        assert_eq!(places(mixed), [Place::Event("game"), Place::Event("bye")]);
    }

    #[test]
    fn a_chess_event_has_no_matches_of_bridge() {
        let mut mixed = draft(Sport::Chess, Kind::Swiss);
        mixed.matches.push(DraftMatch::default());
        assert_eq!(places(mixed), [Place::Event("match")]);
    }

    #[test]
    fn an_event_of_teams_has_no_games_of_players() {
        let mut mixed = draft(Sport::Chess, Kind::Swiss);
        mixed.teams = Some(DraftTeams { boards: 4, ..DraftTeams::default() });
        mixed.games.push(game());
        assert_eq!(places(mixed), [Place::Event("game")]);
    }

    #[test]
    fn a_tour_without_games_has_totals_only() {
        let play = |draft: DraftEvent| Event::new(draft).unwrap().play().clone();
        assert!(matches!(play(draft(Sport::Chess, Kind::Tour)), Play::Totals(_)));
        assert!(matches!(play(draft(Sport::Chess, Kind::Swiss)), Play::Chess(_)));
        let mut tour = draft(Sport::Chess, Kind::Tour);
        tour.games.push(game());
        let event = Event::new(tour).unwrap();
        assert!(matches!(event.play(), Play::Chess(_)));
        // Without its only game it is the event that a file without games would give.
        assert!(matches!(event.after_round(0).play(), Play::Totals(_)));
    }
}
