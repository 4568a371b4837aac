//! Games entered in an event that is there already.

use super::event::ARMAGEDDON;
use super::game::PgnGame;
use super::players::PlayerIndex;
use crate::account::Phase;
use crate::import::quoted;
use crate::loaded::warning;
use crate::names;
use std::collections::BTreeMap;
use tiebreak_document::Diagnostic;
use tiebreak_language::sentence;
use tiebreak_model::{Event, Game, GameResult, Id, PlayOffGame};

/// What entering games in an event came to.
#[derive(Debug, Clone)]
pub struct EnteredGames {
    /// The event with the results.
    pub event: Event,
    /// How many results are new.
    pub new: usize,
    /// What could not be entered, and what looks doubtful.
    pub warnings: Vec<Diagnostic>,
}

/// Enters the results of games in an event: games that are open there get their result.
///
/// Players are matched by FIDE's number, then by name; a name that matches nobody comes as a
/// warning with the names it looks like, and a game that is not in the event as a warning too.
/// Games of a play-off, by their tags or because they come after the last round, are not entered:
/// they take the place of those that the event offers as answers.
pub fn enter(event: &Event, games: &[PgnGame]) -> EnteredGames {
    let players = PlayerIndex::from_event(event);
    let mut entered = EnteredGames { event: event.clone(), new: 0, warnings: Vec::new() };
    let mut unknown: BTreeMap<String, ()> = BTreeMap::new();
    let mut later: Vec<&PgnGame> = games.iter().filter(|game| is_played_off(game, event)).collect();
    later.sort_by_key(|game| (game.started, game.round, game.board));
    let offered: Vec<PlayOffGame> =
        later.into_iter().filter_map(|game| offered(game, &players)).collect();
    if !offered.is_empty() {
        entered.event = entered.event.offering(offered);
    }
    for game in games.iter().filter(|game| !is_played_off(game, event)) {
        let sides = [&game.white, &game.black].map(|side| {
            let found = players.find(side);
            if found.is_none() {
                unknown.insert(side.name.clone(), ());
            }
            found
        });
        if let [Some(white), Some(black)] = sides {
            one_result(&mut entered, game, white, black);
        }
    }
    for name in unknown.keys() {
        entered.warnings.push(unmatched(name, event));
    }
    entered
}

/// Whether a game is one of the play-off: by its tags, or because it comes after the last round of
/// the event.
pub fn is_played_off(game: &PgnGame, event: &Event) -> bool {
    let in_event =
        |phase: &str| event.games().iter().any(|known| known.phase.as_deref() == Some(phase));
    let last = event.games().iter().filter_map(|known| known.round).chain(event.rounds()).max();
    match game.phase() {
        Phase::PlayOff => true,
        Phase::Armageddon => !in_event(ARMAGEDDON),
        Phase::Main => game.round.zip(last).is_some_and(|(round, last)| round > last),
    }
}

/// A game as it is offered; nothing where somebody in it does not take part.
fn offered(game: &PgnGame, players: &PlayerIndex) -> Option<PlayOffGame> {
    let id = |side| players.find(side).and_then(|at| u16::try_from(at).ok()).map(Id);
    let (white, black) = (id(&game.white)?, id(&game.black)?);
    let phase = (game.phase() == Phase::Armageddon).then(|| ARMAGEDDON.to_owned());
    let (round, result, started, moves) = (game.round, game.result, game.started, game.moves.count);
    let game =
        Game { round, white, black, result, phase, moves, started, finished: None, units: [0, 0] };
    Some(PlayOffGame { game, annulled: false, origin: None })
}

fn one_result(entered: &mut EnteredGames, game: &PgnGame, white: usize, black: usize) {
    let phase = (game.phase() == Phase::Armageddon).then_some(ARMAGEDDON);
    let candidates = entered.event.games().iter().position(|known| {
        known.white.index() == white
            && known.black.index() == black
            && (known.round.is_none() || game.round.is_none() || known.round == game.round)
            && (phase.is_none() || known.phase.as_deref() == phase)
    });
    let (white, black) = (&game.white.name, &game.black.name);
    let Some(index) = candidates else {
        let message = sentence!(pgn_not_of_event { white, black });
        entered.warnings.push(warning(message, Some(game.span.clone())));
        return;
    };
    let known = entered.event.games()[index].result;
    if known == GameResult::Open && game.result != GameResult::Open {
        // Published points were those before this game.
        entered.event.finish_game(index, game.result, game.moves.count);
        entered.new += 1;
    } else if game.result != GameResult::Open && known.winner() != game.result.winner() {
        let [known, result] = [known, game.result].map(|result| result.to_string());
        let found = warning(
            sentence!(pgn_other_result { white, black, known, result }),
            Some(game.span.clone()),
        );
        entered.warnings.push(found.hint(sentence!(pgn_event_file_counts)));
    }
}

fn unmatched(name: &str, event: &Event) -> Diagnostic {
    let near = names::near(name, event.participants().iter().map(|one| one.name.as_str()));
    let found = warning(sentence!(pgn_not_a_player { name }), None);
    match near.as_slice() {
        [] => found.hint(sentence!(pgn_add_fide_id)),
        near => found.hint(sentence!(pgn_looks_like { names: quoted(near) })),
    }
}
