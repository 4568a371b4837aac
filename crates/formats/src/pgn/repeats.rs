//! Games that are in a file more than once.

use super::GameHeading;
use super::event::{GameTexts, place_of};
use super::faults::Contradiction;
use super::game::PgnGame;
use super::who::Numbers;
use crate::account::{Doubt, DoubtKind, Phase};
use crate::names;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tiebreak_document::Diagnostic;
use tiebreak_language::sentence;
use tiebreak_model::GameResult;

/// The games, each once.
pub(super) struct Repeats {
    pub(super) games: Vec<PgnGame>,
    /// Games with two results.
    pub(super) contradictions: Vec<Contradiction>,
    pub(super) doubts: Vec<Doubt>,
}

/// A game by round, players, phase and heading.
type GameKey = (Option<u32>, [u32; 2], Phase, usize);

/// Numbers for headings: the same for all that mean one tournament. Files go through them one after
/// the other.
#[derive(Default)]
struct Headings {
    last: Option<(Arc<GameHeading>, usize)>,
    by_key: FxHashMap<String, usize>,
}

impl Headings {
    fn number(&mut self, heading: &Arc<GameHeading>) -> usize {
        if let Some((_, number)) = self.last.as_ref().filter(|(last, _)| Arc::ptr_eq(last, heading))
        {
            return *number;
        }
        let next = self.by_key.len();
        let number = *self.by_key.entry(heading.key.clone()).or_insert(next);
        self.last = Some((Arc::clone(heading), number));
        number
    }
}

/// Boards write a game again and again while it is played: the copy with a result counts. Two
/// results are a mistake.
pub(super) fn without_repeats(games: Vec<PgnGame>, files: &GameTexts<'_>) -> Repeats {
    let mut repeats = Repeats {
        games: Vec::with_capacity(games.len()),
        contradictions: Vec::new(),
        doubts: Vec::new(),
    };
    // For looking up only.
    let mut seen: FxHashMap<GameKey, usize> = FxHashMap::default();
    let (mut players, mut headings) = (Numbers::default(), Headings::default());
    let mut twice = 0;
    for game in games {
        if game.round.is_none() {
            repeats.games.push(game);
            continue;
        }
        let sides = [&game.white, &game.black]
            .map(|side| players.number(side, |side| names::key(&side.name)));
        let key = (game.round, sides, game.phase(), headings.number(&game.heading));
        let Some(at) = seen.get(&key).copied().filter(|at| same(&repeats.games[*at], &game)) else {
            seen.insert(key, repeats.games.len());
            repeats.games.push(game);
            continue;
        };
        let first = &mut repeats.games[at];
        if first.result == GameResult::Open {
            *first = game;
        } else if game.result == GameResult::Open || game.result == first.result {
            twice += 1;
        } else {
            let found = contradiction(first, &game, files);
            repeats.contradictions.push(Contradiction { game: at, file: game.file, found });
        }
    }
    if twice > 0 {
        let mut doubt =
            Doubt::reported(DoubtKind::SurplusGames, sentence!(pgn_repeated { count: twice }));
        doubt.details.push(sentence!(pgn_counts_once));
        repeats.doubts.push(doubt);
    }
    repeats
}

/// Two games of the same two in one round are one game, unless their boards, times or clocks say
/// otherwise.
fn same(one: &PgnGame, other: &PgnGame) -> bool {
    fn agree<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
        a.is_none() || b.is_none() || a == b
    }
    agree(one.board, other.board)
        && agree(one.started, other.started)
        && one.heading.clock == other.heading.clock
}

fn contradiction(first: &PgnGame, game: &PgnGame, files: &GameTexts<'_>) -> Diagnostic {
    let message = sentence!(pgn_two_results { white: &game.white.name, black: &game.black.name });
    let [here, there] = [game.result, first.result].map(|result| result.to_string());
    let label = match first.file == game.file {
        true => sentence!(pgn_results_before { here, before: there }),
        false => sentence!(pgn_results_in { here, there, place: place_of(files, first) }),
    };
    Diagnostic::error(message, game.span.clone()).label(label).hint(sentence!(pgn_remove_wrong))
}
