//! Which games belong together: the tournaments of a file, and the phases of each.

use super::who::Who;
use super::{PgnGame, phases};
use crate::account::Phase;
use crate::names;
use std::collections::BTreeMap;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::Kind;

/// One tournament with what was played off after it. Games are positions in the list of all games.
#[derive(Debug, Clone, Default)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) section: Option<String>,
    pub(super) main: Vec<usize>,
    /// Games of the play-off with the names under which they stand, and why they are taken for that.
    pub(super) later: Vec<Later>,
    /// The kind and the number of rounds, where a tag names them.
    pub(super) kind: Option<Kind>,
    pub(super) rounds: Option<u32>,
}

/// Some games that are no part of the tournament itself.
#[derive(Debug, Clone)]
pub(super) struct Later {
    pub(super) name: String,
    pub(super) phase: Phase,
    pub(super) because: Sentence,
    pub(super) games: Vec<usize>,
    /// Whether they decide a game of the tournament, in its round, as at Norway Chess.
    pub(super) in_round: bool,
}

/// Games under one heading, before phases are looked at.
#[derive(Debug, Default)]
struct Heap {
    key: String,
    section: Option<String>,
    names: BTreeMap<String, usize>,
    games: Vec<usize>,
    marked: BTreeMap<Phase, (String, String, Vec<usize>)>,
}

impl Heap {
    fn name(&self) -> Option<String> {
        let most = self.names.iter().max_by_key(|(name, games)| (**games, std::cmp::Reverse(name.len())));
        most.map(|(name, _)| name.clone())
    }
}

/// The tournaments of some games, in the order of the file. `stem` names those that have no name; games of a round beyond
/// `rounds` belong to the play-off, where the user told how many rounds there are.
pub(super) fn parts(games: &[PgnGame], who: &Who, stem: &str, rounds: Option<u32>) -> Vec<Part> {
    let heaps = named_alike(heaps(games));
    let (mains, lone): (Vec<Heap>, Vec<Heap>) = heaps.into_iter().partition(|heap| !heap.games.is_empty());
    let mut parts: Vec<Part> = mains.into_iter().map(|heap| part(heap, games, who, stem)).collect();
    for heap in lone {
        let later = marked(heap);
        let players = who.players(later.iter().flat_map(|later| &later.games));
        let holds_all = |part: &&mut Part| players.is_subset(&who.players(part.main.iter()));
        match parts.iter_mut().find(holds_all) {
            Some(part) => part.later.extend(later),
            None => parts.push(Part {
                name: later.first().map_or(stem.to_owned(), |later| later.name.clone()),
                later,
                ..Part::default()
            }),
        }
    }
    for part in &mut parts {
        phases::by_clock(part, games, who);
        phases::by_round(part, games, who, rounds);
        part.later.sort_by_key(|later| later.phase);
    }
    parts
}

fn heaps(games: &[PgnGame]) -> Vec<Heap> {
    let mut heaps: Vec<Heap> = Vec::new();
    let mut places: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut last: Option<usize> = None;
    for (at, game) in games.iter().enumerate() {
        let heading = &game.heading;
        let section = heading.section.as_deref().map(names::key).unwrap_or_default();
        let of_last = last.filter(|last| {
            let heap = &heaps[*last];
            heap.key == heading.key && heap.section == heading.section
        });
        let place = of_last.unwrap_or_else(|| {
            *places.entry((heading.key.clone(), section)).or_insert_with(|| {
                heaps.push(Heap { key: heading.key.clone(), section: heading.section.clone(), ..Heap::default() });
                heaps.len() - 1
            })
        });
        last = Some(place);
        let heap = &mut heaps[place];
        let name = heading.name.as_ref().filter(|_| !heading.key.is_empty());
        match &heading.marked {
            None => {
                heap.games.push(at);
                if let Some(name) = name {
                    match heap.names.get_mut(name.as_str()) {
                        Some(games) => *games += 1,
                        None => drop(heap.names.insert(name.clone(), 1)),
                    }
                }
            }
            Some((phase, word)) => {
                let name = name.cloned().unwrap_or_default();
                heap.marked.entry(*phase).or_insert_with(|| (name, word.clone(), Vec::new())).2.push(at);
            }
        }
    }
    heaps
}

/// Games without a name belong to the only tournament that has one.
fn named_alike(mut heaps: Vec<Heap>) -> Vec<Heap> {
    let named = heaps.iter().filter(|heap| !heap.key.is_empty() && !heap.games.is_empty()).count();
    let Some(nameless) = heaps.iter().position(|heap| heap.key.is_empty() && heap.section.is_none()) else {
        return heaps;
    };
    if named != 1 {
        return heaps;
    }
    let nameless = heaps.remove(nameless);
    if let Some(heap) = heaps.iter_mut().find(|heap| !heap.key.is_empty() && !heap.games.is_empty()) {
        heap.games.extend(nameless.games);
        heap.games.sort_unstable();
        for (phase, (name, word, games)) in nameless.marked {
            heap.marked.entry(phase).or_insert_with(|| (name, word, Vec::new())).2.extend(games);
        }
    }
    heaps
}

fn part(mut heap: Heap, games: &[PgnGame], who: &Who, stem: &str) -> Part {
    let name = heap.name().unwrap_or_else(|| stem.to_owned());
    let main = std::mem::take(&mut heap.games);
    let first = |what: fn(&PgnGame) -> Option<u32>| main.iter().find_map(|at| what(&games[*at]));
    let kind = main.iter().find_map(|at| games[*at].heading.kind);
    let rounds = first(|game| game.heading.rounds);
    let section = heap.section.clone();
    let mut later = marked(heap);
    for one in &mut later {
        if one.name.is_empty() {
            one.name.clone_from(&name);
        }
    }
    let mut part = Part { name, section, main, later, kind, rounds };
    phases::of_rounds(&mut part, games, who);
    part
}

fn marked(heap: Heap) -> Vec<Later> {
    let own = heap.name().unwrap_or_default();
    let marked = heap.marked.into_iter().map(|(phase, (name, word, games))| Later {
        name: if name.is_empty() { own.clone() } else { name },
        phase,
        because: match word.as_str() {
            "unequal time" => sentence!(pgn_because_unequal_time),
            word => sentence!(pgn_because_tags { word }),
        },
        games,
        in_round: false,
    });
    marked.collect()
}
