//! Games that stand in a file more than once.

use super::event::{Files, place_in};
use super::game::PgnGame;
use crate::account::{Doubt, DoubtKind, Phase};
use crate::names;
use std::collections::BTreeMap;
use tiebreak_document::Diagnostic;
use tiebreak_model::GameResult;

/// The games, each once.
pub(super) struct Repeats {
    pub(super) games: Vec<PgnGame>,
    /// Games with two results, each with its file.
    pub(super) faults: Vec<(usize, Diagnostic)>,
    pub(super) doubts: Vec<Doubt>,
}

/// A game by round, players, phase and heading.
type Key = (Option<u32>, [usize; 2], Phase, usize);

/// Numbers for names: spellings of one name have the same. Large files name the same players again and again.
#[derive(Default)]
struct Numbers {
    spellings: BTreeMap<String, usize>,
    keys: BTreeMap<String, usize>,
}

impl Numbers {
    fn of(&mut self, name: &str, key: impl Fn(&str) -> String) -> usize {
        if let Some(number) = self.spellings.get(name) {
            return *number;
        }
        let next = self.keys.len();
        let number = *self.keys.entry(key(name)).or_insert(next);
        self.spellings.insert(name.to_owned(), number);
        number
    }
}

/// Boards write a game again and again while it is played: the copy with a result counts. Two results are a mistake.
pub(super) fn without_repeats(games: Vec<PgnGame>, files: &Files<'_>) -> Repeats {
    let mut repeats = Repeats { games: Vec::with_capacity(games.len()), faults: Vec::new(), doubts: Vec::new() };
    let mut seen: BTreeMap<Key, usize> = BTreeMap::new();
    let (mut players, mut headings) = (Numbers::default(), Numbers::default());
    let mut twice = 0;
    for game in games {
        if game.round.is_none() {
            repeats.games.push(game);
            continue;
        }
        let sides = [&game.white, &game.black].map(|side| players.of(&side.name, names::key));
        let key = (game.round, sides, game.phase(), headings.of(&game.heading.key, str::to_owned));
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
            let fault = contradiction(first, &game, files);
            repeats.faults.push((game.file, fault));
        }
    }
    if twice > 0 {
        let message = match twice {
            1 => "1 game stands here twice".to_owned(),
            more => format!("{more} games stand here more than once"),
        };
        let mut doubt = Doubt::reported(DoubtKind::SurplusGames, message);
        doubt.details.push("every game counts once".to_owned());
        repeats.doubts.push(doubt);
    }
    repeats
}

/// Two games of the same two in one round are one game, unless their boards, times or clocks say otherwise.
fn same(one: &PgnGame, other: &PgnGame) -> bool {
    fn agree<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
        a.is_none() || b.is_none() || a == b
    }
    agree(one.board, other.board) && agree(one.started, other.started) && one.heading.clock == other.heading.clock
}

fn contradiction(first: &PgnGame, game: &PgnGame, files: &Files<'_>) -> Diagnostic {
    let message = format!("{} – {} stands here with two results", game.white.name, game.black.name);
    let before = if first.file == game.file {
        "before".to_owned()
    } else {
        format!("in {}", place_in(files, first.file, first.span.start))
    };
    let label = format!("{} here, {} {before}", game.result, first.result);
    Diagnostic::error(message, game.span.clone()).label(label).hint("remove the game that is wrong")
}
