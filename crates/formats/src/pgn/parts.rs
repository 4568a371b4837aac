//! Which games belong together: the tournaments of a file, and the phases of each.

use super::teams::{self, League, MatchName, NamedMatch};
use super::who::PlayerNumbers;
use super::{GameHeading, PgnGame, phases};
use crate::account::Phase;
use crate::names;
use std::collections::BTreeMap;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::Kind;

/// One tournament with what was played off after it. Games are positions in the list of all games.
#[derive(Debug, Clone, Default)]
pub(super) struct TournamentPart {
    pub(super) name: String,
    /// The words of the name that all its games have.
    key: String,
    pub(super) section: Option<String>,
    pub(super) main: Vec<usize>,
    /// Games of the play-off with the names under which they stand, and why they are taken for
    /// that.
    pub(super) later: Vec<Later>,
    /// The kind and the number of rounds, where a tag names them.
    pub(super) kind: Option<Kind>,
    pub(super) rounds: Option<u32>,
    /// The matches, where the games are those of teams.
    pub(super) league: Option<League>,
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

impl TournamentPart {
    /// All its games, those of the play-off too.
    pub(super) fn all_games(&self) -> impl Iterator<Item = usize> {
        self.main.iter().chain(self.later.iter().flat_map(|later| &later.games)).copied()
    }

    /// Whether a game with this heading belongs to it.
    pub(super) fn holds(&self, heading: &GameHeading) -> bool {
        let section = |section: &Option<String>| section.as_deref().map(names::key);
        self.key == heading.key && section(&self.section) == section(&heading.section)
    }
}

/// Games under one heading, before phases are looked at.
#[derive(Debug, Default)]
struct Heap {
    key: String,
    section: Option<String>,
    names: BTreeMap<String, usize>,
    games: Vec<usize>,
    marked: BTreeMap<Phase, (String, String, Vec<usize>)>,
    league: Option<League>,
}

impl Heap {
    fn name(&self) -> Option<String> {
        let most =
            self.names.iter().max_by_key(|(name, games)| (**games, std::cmp::Reverse(name.len())));
        most.map(|(name, _)| name.clone())
    }
}

/// The tournaments of some games, in the order of the file. `stem` names those that have no name;
/// games of a round beyond `rounds` belong to the play-off, where the user told how many rounds
/// there are.
pub(super) fn parts(
    games: &[PgnGame],
    who: &PlayerNumbers,
    stem: &str,
    rounds: Option<u32>,
) -> Vec<TournamentPart> {
    let heaps = leagues(named_alike(heaps(games)), games, who);
    let (mains, lone): (Vec<Heap>, Vec<Heap>) =
        heaps.into_iter().partition(|heap| !heap.games.is_empty());
    let mut parts: Vec<TournamentPart> =
        mains.into_iter().map(|heap| part(heap, games, who, stem)).collect();
    for heap in lone {
        let later = marked(heap);
        let players = who.players(later.iter().flat_map(|later| &later.games));
        let holds_all =
            |part: &&mut TournamentPart| players.is_subset(&who.players(part.main.iter()));
        match parts.iter_mut().find(holds_all) {
            Some(part) => part.later.extend(later),
            None => parts.push(TournamentPart {
                name: later.first().map_or(stem.to_owned(), |later| later.name.clone()),
                later,
                ..TournamentPart::default()
            }),
        }
    }
    for part in parts.iter_mut().filter(|part| part.league.is_none()) {
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
                heaps.push(Heap {
                    key: heading.key.clone(),
                    section: heading.section.clone(),
                    ..Heap::default()
                });
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
                heap.marked
                    .entry(*phase)
                    .or_insert_with(|| (name, word.clone(), Vec::new()))
                    .2
                    .push(at);
            }
        }
    }
    heaps
}

/// Games without a name belong to the only tournament that has one.
fn named_alike(mut heaps: Vec<Heap>) -> Vec<Heap> {
    let named = heaps.iter().filter(|heap| !heap.key.is_empty() && !heap.games.is_empty()).count();
    let Some(nameless) =
        heaps.iter().position(|heap| heap.key.is_empty() && heap.section.is_none())
    else {
        return heaps;
    };
    if named != 1 {
        return heaps;
    }
    let nameless = heaps.remove(nameless);
    if let Some(heap) = heaps.iter_mut().find(|heap| !heap.key.is_empty() && !heap.games.is_empty())
    {
        heap.games.extend(nameless.games);
        heap.games.sort_unstable();
        for (phase, (name, word, games)) in nameless.marked {
            heap.marked.entry(phase).or_insert_with(|| (name, word, Vec::new())).2.extend(games);
        }
    }
    heaps
}

/// Matches by the keys of their leagues, each with the position of its heap.
type Named = BTreeMap<String, Vec<(usize, MatchName)>>;

/// A figure in the name of a team ends no league: "BL 9394 München 36" belongs to "BL 9394".
fn within_leagues(named: Named) -> Named {
    let sizes: BTreeMap<String, usize> =
        named.iter().map(|(key, matches)| (key.clone(), matches.len())).collect();
    let mut joined = Named::new();
    for (key, matches) in named {
        let size = matches.len();
        let outer = sizes.iter().find(|(outer, count)| {
            key.len() > outer.len() && key.starts_with(outer.as_str()) && **count > size
        });
        for (at, name) in matches {
            let name = match outer {
                Some((outer, _)) => name.in_league(outer),
                None => name,
            };
            joined.entry(name.league_key()).or_default().push((at, name));
        }
    }
    joined
}

/// Events that are named after matches of one league become one event.
fn leagues(heaps: Vec<Heap>, games: &[PgnGame], who: &PlayerNumbers) -> Vec<Heap> {
    let mut named = Named::new();
    for (at, heap) in heaps.iter().enumerate().filter(|(_, heap)| heap.marked.is_empty()) {
        let Some(first) = heap.games.first().map(|game| &games[*game]) else { continue };
        let own = first.heading.names_both(&first.white.name, &first.black.name);
        let name = heap.name().filter(|_| !own).as_deref().and_then(MatchName::parse);
        if let Some(name) = name {
            named.entry(name.league_key()).or_default().push((at, name));
        }
    }
    let named = within_leagues(named);
    let mut heaps: Vec<Option<Heap>> = heaps.into_iter().map(Some).collect();
    for of_league in named.into_values().filter(|matches| matches.len() > 2) {
        let one = |(at, name): &(usize, MatchName)| {
            let games = heaps[*at].as_ref().map(|heap| heap.games.clone()).unwrap_or_default();
            NamedMatch { labels: name.teams.clone(), games }
        };
        let matches: Vec<NamedMatch> = of_league.iter().map(one).collect();
        let Some(league) = teams::by_names(&matches, games, who) else { continue };
        let (first, name) = &of_league[0];
        let mut all: Vec<usize> = matches.into_iter().flat_map(|one| one.games).collect();
        all.sort_unstable();
        let key = heaps[*first].as_ref().map(|heap| heap.key.clone()).unwrap_or_default();
        of_league.iter().for_each(|(at, _)| heaps[*at] = None);
        heaps[*first] = Some(Heap {
            key,
            names: BTreeMap::from([(name.league.clone(), all.len())]),
            games: all,
            league: Some(league),
            ..Heap::default()
        });
    }
    heaps.into_iter().flatten().collect()
}

fn part(mut heap: Heap, games: &[PgnGame], who: &PlayerNumbers, stem: &str) -> TournamentPart {
    let name = heap.name().unwrap_or_else(|| stem.to_owned());
    let main = std::mem::take(&mut heap.games);
    let first = |what: fn(&PgnGame) -> Option<u32>| main.iter().find_map(|at| what(&games[*at]));
    let kind = main.iter().find_map(|at| games[*at].heading.kind);
    let rounds = first(|game| game.heading.rounds);
    let (section, key) = (heap.section.clone(), heap.key.clone());
    let league = heap.league.take();
    let mut later = marked(heap);
    for one in &mut later {
        if one.name.is_empty() {
            one.name.clone_from(&name);
        }
    }
    let league = league.or_else(|| teams::by_tags(&main, games));
    let mut part = TournamentPart { name, key, section, main, later, kind, rounds, league };
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
