//! Games as an event, and games entered in an event that is there already.

use super::game::PgnGame;
use super::players::Players;
use crate::loaded::{Loaded, warning};
use crate::names;
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults, Rejected};
use tiebreak_model::{DraftEvent, DraftGame, Event, Exact, GameResult, Kind, Place, Scoring};

/// The phase that Armageddon games are marked with.
const ARMAGEDDON: &str = "armageddon";

/// An event with everybody who played.
pub(super) fn event(name: &str, text: &str, games: &[PgnGame]) -> Result<Loaded, Rejected> {
    let mut faults = Faults::default();
    let games = without_repeats(games, &mut faults);
    if faults.fatal() {
        return Err(Rejected::new(name, text, faults.list));
    }
    let players = Players::of(&games);
    let mut warnings = players.warnings();
    let mut draft = DraftEvent { title: title(name, &games), start: start(&games), ..DraftEvent::default() };
    for game in &games {
        let (Some(white), Some(black)) = (players.find(&game.white), players.find(&game.black)) else { continue };
        let name = |index: usize| players.list[index].name.clone();
        draft.games.push(draft_game(game, name(white), name(black)));
    }
    (draft.kind, draft.cycles) = kind(&draft.games, players.list.len());
    draft.scoring = scoring(&games, &mut warnings);
    draft.participants = players.list;
    let place = |place: &Place| match place {
        Place::Game(index, _) => games.get(*index).map(|game| game.span.clone()),
        _ => None,
    };
    Loaded::check(name, text, draft, warnings, place)
}

fn draft_game(game: &PgnGame, white: String, black: String) -> DraftGame {
    DraftGame {
        round: game.round,
        white,
        black,
        result: game.result,
        phase: game.armageddon.then(|| ARMAGEDDON.to_owned()),
        moves: game.moves.count,
        started: game.started,
        finished: None,
    }
}

/// Boards write a game again and again while it is played: the copy with a result counts. Two results are a mistake.
fn without_repeats(games: &[PgnGame], faults: &mut Faults) -> Vec<PgnGame> {
    let mut kept: Vec<PgnGame> = Vec::with_capacity(games.len());
    let mut seen: BTreeMap<(Option<u32>, bool, String, String), usize> = BTreeMap::new();
    for game in games {
        let key = (game.round, game.armageddon, names::key(&game.white.name), names::key(&game.black.name));
        let Some(first) = seen.get(&key).filter(|_| game.round.is_some()).map(|index| &mut kept[*index]) else {
            seen.insert(key, kept.len());
            kept.push(game.clone());
            continue;
        };
        if first.result == GameResult::Open {
            *first = game.clone();
        } else if game.result != GameResult::Open && game.result != first.result {
            let message = format!("{} – {} stands here with two results", game.white.name, game.black.name);
            let label = format!("{} here, {} before", game.result, first.result);
            faults
                .add(Diagnostic::error(message, game.span.clone()).label(label).hint("remove the game that is wrong"));
        }
    }
    kept
}

fn title(name: &str, games: &[PgnGame]) -> String {
    let first = games.first().and_then(|game| game.event.clone());
    let same = first.filter(|first| games.iter().all(|game| game.event.as_ref() == Some(first)));
    let stem = name.rsplit(['/', '\\']).next().unwrap_or(name);
    same.unwrap_or_else(|| stem.strip_suffix(".pgn").unwrap_or(stem).to_owned())
}

fn start(games: &[PgnGame]) -> Option<tiebreak_model::Moment> {
    games.iter().filter_map(|game| game.date.as_ref()).min()?.parse().ok()
}

/// A round robin where nobody meets anybody more often than the others and everybody plays in every round.
pub(crate) fn kind(games: &[DraftGame], players: usize) -> (Kind, u32) {
    let regular = || games.iter().filter(|game| game.phase.is_none());
    let rounds = regular().filter_map(|game| game.round).max().unwrap_or(0) as usize;
    let mut met: BTreeMap<[&str; 2], u32> = BTreeMap::new();
    for game in games {
        let mut pair = [game.white.as_str(), game.black.as_str()];
        pair.sort_unstable();
        *met.entry(pair).or_default() += 1;
    }
    let most = met.values().copied().max().unwrap_or(1);
    let meetings = players * players.saturating_sub(1) / 2;
    let complete = players > 2 && met.len() == meetings;
    let every_round_full = players > 2 && rounds > 0 && regular().count() == rounds * (players / 2);
    let under_way = every_round_full && most == 1 && rounds < players && 2 * rounds + 2 >= players;
    if complete || under_way { (Kind::RoundRobin, most) } else { (Kind::Swiss, 1) }
}

fn scoring(games: &[PgnGame], warnings: &mut Vec<Diagnostic>) -> Scoring {
    let count = games.iter().filter(|game| game.armageddon).count();
    if count == 0 {
        return Scoring::default();
    }
    let message = format!("{count} Armageddon games are marked `phase = \"{ARMAGEDDON}\"` and give no points");
    warnings.push(warning(message, None).hint("if they give points, write them under [scoring] in the event file"));
    Scoring { phases: vec![(ARMAGEDDON.to_owned(), [Exact::ZERO; 3])], ..Scoring::default() }
}

/// What entering games in an event came to.
#[derive(Debug, Clone)]
pub struct Entered {
    /// The event with the results.
    pub event: Event,
    /// How many results are new.
    pub new: usize,
    /// What could not be entered, and what looks doubtful.
    pub warnings: Vec<Diagnostic>,
}

/// Enters the results of games in an event: games that are open there get their result.
///
/// Players are matched by FIDE's number, then by name; a name that matches nobody comes as a warning with the names it
/// looks like, and a game that is not in the event as a warning too.
pub fn enter(event: &Event, games: &[PgnGame]) -> Entered {
    let players = Players::of_event(event);
    let mut entered = Entered { event: event.clone(), new: 0, warnings: Vec::new() };
    let mut unknown: BTreeMap<String, ()> = BTreeMap::new();
    for game in games {
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

fn one_result(entered: &mut Entered, game: &PgnGame, white: usize, black: usize) {
    let phase = game.armageddon.then_some(ARMAGEDDON);
    let candidates = entered.event.games.iter().position(|known| {
        known.white.index() == white
            && known.black.index() == black
            && (known.round.is_none() || game.round.is_none() || known.round == game.round)
            && (phase.is_none() || known.phase.as_deref() == phase)
    });
    let what = || format!("{} – {}", game.white.name, game.black.name);
    let Some(index) = candidates else {
        let message = format!("{} is not a game of this event", what());
        entered.warnings.push(warning(message, Some(game.span.clone())));
        return;
    };
    let known = entered.event.games[index].result;
    if known == GameResult::Open && game.result != GameResult::Open {
        let units = entered.event.scoring.score(game.result, entered.event.games[index].phase.as_deref());
        let unit = Exact::from(entered.event.unit);
        let kept = &mut entered.event.games[index];
        kept.units = units.map(|points| i64::try_from((points * unit).floor()).unwrap_or(0));
        kept.result = game.result;
        kept.moves = kept.moves.or(game.moves.count);
        // Published points were those before this game.
        for (at, scored) in [(white, units[0]), (black, units[1])] {
            let points = &mut entered.event.participants[at].points;
            *points = points.map(|points| points + scored);
        }
        entered.new += 1;
    } else if game.result != GameResult::Open && known.winner() != game.result.winner() {
        let message = format!("{} ended {known} in the event file, {} in the games", what(), game.result);
        let found = warning(message, Some(game.span.clone()));
        entered.warnings.push(found.hint("the event file counts; correct it there if it is wrong"));
    }
}

fn unmatched(name: &str, event: &Event) -> Diagnostic {
    let near = names::near(name, event.participants.iter().map(|one| one.name.as_str()));
    let found = warning(format!("\"{name}\" is not a player of this event"), None);
    match near.as_slice() {
        [] => found.hint("add the player's fide-id to the event file, or correct the name in the games"),
        near => found.hint(format!("it looks like {}; add the fide-id, or write both alike", quoted(near))),
    }
}

fn quoted(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().take(5).map(|name| format!("\"{name}\"")).collect();
    names.join(", ")
}
