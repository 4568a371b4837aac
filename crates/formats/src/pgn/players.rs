//! Who is who: players by FIDE's number, then by name; spellings that may mean one person are in
//! doubt until somebody decides.

use super::game::{PgnGame, PlayerSide};
use crate::account::{Doubt, DoubtKind, Told, has_invisible, skeleton};
use crate::names;
use crate::person_name::PersonName;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tiebreak_language::sentence;
use tiebreak_model::{DraftParticipant, Event};

/// More players than any one tournament of a broadcast has.
const MOST_COMPARED: usize = 1000;

/// The players of some games, and who is meant by each spelling.
#[derive(Debug, Default)]
pub(super) struct Players {
    pub(super) list: Vec<DraftParticipant>,
    /// Every spelling with its FIDE number, by name and then by number.
    known: BTreeMap<String, Vec<(Option<u64>, usize)>>,
    by_id: BTreeMap<u64, usize>,
    /// Every side of the games by where it is kept, for looking up only.
    by_side: FxHashMap<*const PlayerSide, usize>,
    pub(super) doubts: Vec<Doubt>,
}

impl Players {
    /// Everybody in the games, each once.
    pub(super) fn from_games<'g>(
        games: impl Iterator<Item = &'g PgnGame> + Clone,
        told: &Told,
    ) -> Self {
        let mut players = Self::default();
        let mut seen = FxHashSet::default();
        let sides = games
            .clone()
            .flat_map(|game| [&game.white, &game.black])
            .filter(|side| seen.insert(Arc::as_ptr(side)));
        // Those with a number first: a game that leaves the number out joins them.
        let (numbered, others): (Vec<_>, Vec<_>) = sides.partition(|side| side.fide_id.is_some());
        numbered.iter().chain(&others).for_each(|side| players.add(side));
        players.compare(games, told);
        players.tell_apart();
        players.by_side = numbered
            .iter()
            .chain(&others)
            .filter_map(|side| Some((Arc::as_ptr(side), players.named(side)?)))
            .collect();
        players
    }

    /// The position of a side among the players.
    pub(super) fn find(&self, side: &Arc<PlayerSide>) -> Option<usize> {
        self.by_side.get(&Arc::as_ptr(side)).copied()
    }

    fn named(&self, side: &PlayerSide) -> Option<usize> {
        let spellings = self.known.get(side.name.as_str())?;
        let same = spellings.iter().find(|(id, _)| *id == side.fide_id);
        same.or_else(|| spellings.first()).map(|(_, at)| *at)
    }

    /// The name of a player.
    pub(super) fn name(&self, at: usize) -> String {
        self.list[at].name.clone()
    }

    fn add(&mut self, side: &PlayerSide) {
        if let Some(spellings) = self.known.get(side.name.as_str()) {
            let same =
                spellings.iter().find(|(id, _)| *id == side.fide_id || side.fide_id.is_none());
            if let Some(at) = same.map(|(_, at)| *at) {
                self.complete(at, side);
                return;
            }
        }
        let at =
            side.fide_id.and_then(|id| self.by_id.get(&id)).copied().unwrap_or(self.list.len());
        if at == self.list.len() {
            self.by_id.extend(side.fide_id.map(|id| (id, at)));
            self.list.push(DraftParticipant {
                name: side.name.clone(),
                fide_id: side.fide_id,
                ..DraftParticipant::default()
            });
        } else {
            let message = sentence!(pgn_one_player { one: &self.list[at].name, other: &side.name });
            let id = side.fide_id.unwrap_or_default();
            let mut doubt = Doubt::reported(DoubtKind::NamesAlike, message);
            doubt.details.push(sentence!(pgn_fide_id { id }));
            self.doubts.push(doubt);
        }
        self.known.entry(side.name.clone()).or_default().push((side.fide_id, at));
        self.complete(at, side);
    }

    fn complete(&mut self, at: usize, side: &PlayerSide) {
        let known = &mut self.list[at];
        known.rating = known.rating.or(side.rating);
        if known.federation.is_none() {
            known.federation.clone_from(&side.federation);
        }
        if known.chess_title.is_none() {
            known.chess_title.clone_from(&side.title);
        }
    }

    /// Looks for spellings of one name. What looks the same is taken for one player, what only
    /// looks alike for two; either way somebody has to decide, unless FIDE's numbers do. Two who
    /// met or played in the same round are two.
    fn compare<'g>(&mut self, games: impl Iterator<Item = &'g PgnGame>, told: &Told) {
        let pairs = alike_pairs(&self.list[..self.list.len().min(MOST_COMPARED)]);
        if pairs.is_empty() {
            return;
        }
        let rounds = self.rounds(games, &pairs);
        let mut same: Vec<usize> = (0..self.list.len()).collect();
        for AlikePair { players: [one, other], how } in pairs {
            let (a, b) = (&self.list[one], &self.list[other]);
            let numbered = a.fide_id.is_some() && b.fide_id.is_some();
            let there = rounds[&one].intersects(&rounds[&other]);
            if numbered || same[one] != one || same[other] != other {
                continue;
            }
            let decided = told.one_person(&a.name, &b.name);
            let together = decided.unwrap_or(how != Likeness::MayBe && !there);
            if there && how != Likeness::LooksTheSame && decided != Some(true) {
                continue;
            }
            let doubt = alike(&a.name, &b.name, how == Likeness::LooksTheSame, together);
            self.doubts.push(Doubt { stops: decided.is_none() && !there, ..doubt });
            if together {
                same[other] = same[one];
            }
        }
        self.join(&same);
    }

    /// When those of some pairs played, and whom they met.
    fn rounds<'g>(
        &self,
        games: impl Iterator<Item = &'g PgnGame>,
        pairs: &[AlikePair],
    ) -> BTreeMap<usize, Presence> {
        let mut rounds: BTreeMap<usize, Presence> = BTreeMap::new();
        for at in pairs.iter().flat_map(|pair| pair.players) {
            rounds.insert(at, Presence { player: at, ..Presence::default() });
        }
        for game in games {
            let sides = [&game.white, &game.black].map(|side| self.named(side));
            let [Some(white), Some(black)] = sides else { continue };
            for (one, other) in [(white, black), (black, white)] {
                if let Some(presence) = rounds.get_mut(&one) {
                    presence.rounds.extend(game.round);
                    presence.met.insert(other);
                }
            }
        }
        rounds
    }

    fn join(&mut self, same: &[usize]) {
        let mut kept: Vec<usize> = vec![0; same.len()];
        let mut list = Vec::with_capacity(same.len());
        for (at, one) in std::mem::take(&mut self.list).into_iter().enumerate() {
            if same[at] == at {
                kept[at] = list.len();
                list.push(one);
            } else {
                kept[at] = kept[same[at]];
                let known: &mut DraftParticipant = &mut list[kept[at]];
                known.fide_id = known.fide_id.or(one.fide_id);
                known.rating = known.rating.or(one.rating);
                known.federation = known.federation.take().or(one.federation);
                known.chess_title = known.chess_title.take().or(one.chess_title);
            }
        }
        self.list = list;
        self.known.values_mut().flatten().for_each(|(_, at)| *at = kept[*at]);
        self.by_id.values_mut().for_each(|at| *at = kept[*at]);
    }

    /// Two people of one name get their numbers behind it.
    fn tell_apart(&mut self) {
        let mut uses: BTreeMap<String, usize> = BTreeMap::new();
        self.list.iter().for_each(|one| *uses.entry(one.name.clone()).or_default() += 1);
        for one in &mut self.list {
            if let Some(id) =
                one.fide_id.filter(|_| uses.get(&one.name).is_some_and(|uses| *uses > 1))
            {
                one.name = format!("{} ({id})", one.name);
            }
        }
    }
}

/// How alike two names are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    /// The eye sees no difference.
    LooksTheSame,
    /// The same words in another order, or with other marks and commas.
    SameWords,
    /// The family names agree, and the given names do not contradict each other.
    MayBe,
}

/// Two whose names are alike, by position, the lower one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct AlikePair {
    players: [usize; 2],
    how: Likeness,
}

/// When one played, and whom the player met.
#[derive(Debug, Default)]
struct Presence {
    player: usize,
    rounds: BTreeSet<u32>,
    met: BTreeSet<usize>,
}

impl Presence {
    /// Whether both were there in one round, or met.
    fn intersects(&self, other: &Self) -> bool {
        self.met.contains(&other.player) || !self.rounds.is_disjoint(&other.rounds)
    }
}

/// The pairs of players whose names are alike, each pair once. Only names that share something are
/// compared: their look, their words or a family name.
fn alike_pairs(players: &[DraftParticipant]) -> Vec<AlikePair> {
    let names: Vec<PersonName> = players.iter().map(|one| PersonName::new(&one.name)).collect();
    let mut shared: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let looks: Vec<String> = players.iter().map(|one| skeleton(&one.name)).collect();
    let keys: Vec<String> = players.iter().map(|one| names::key(&one.name)).collect();
    for (at, name) in names.iter().enumerate() {
        let families: BTreeSet<&str> = name.families().collect();
        for family in families {
            shared.entry(format!("family {family}")).or_default().push(at);
        }
        shared.entry(format!("look {}", looks[at])).or_default().push(at);
        shared.entry(format!("key {}", keys[at])).or_default().push(at);
    }
    let mut pairs: BTreeMap<[usize; 2], Likeness> = BTreeMap::new();
    for group in shared.values() {
        for (place, one) in group.iter().enumerate() {
            for other in &group[place + 1..] {
                let how = if looks[*one] == looks[*other] {
                    Likeness::LooksTheSame
                } else if names[*one].contradicts(&names[*other]) {
                    continue;
                } else if keys[*one] == keys[*other] {
                    Likeness::SameWords
                } else if names[*one].may_be(&names[*other]) {
                    Likeness::MayBe
                } else {
                    continue;
                };
                pairs.insert([*one.min(other), *one.max(other)], how);
            }
        }
    }
    pairs.into_iter().map(|(players, how)| AlikePair { players, how }).collect()
}

/// What is said of two names.
fn alike(one: &str, other: &str, looks_the_same: bool, together: bool) -> Doubt {
    let shown = |name: &str| name.escape_default().to_string();
    let why = match (looks_the_same, has_invisible(one) || has_invisible(other)) {
        (true, true) => Some(sentence!(pgn_hidden_sign { one: shown(one), other: shown(other) })),
        (true, false) => {
            Some(sentence!(pgn_other_letters { one: shown(one), other: shown(other) }))
        }
        (false, _) => None,
    };
    let visible = |name: &str| {
        name.chars().filter(|sign| !has_invisible(&sign.to_string())).collect::<String>()
    };
    let [first, second] = [one, other].map(visible);
    let message = match together {
        true => sentence!(pgn_one_player { one: first, other: second }),
        false => sentence!(pgn_maybe_one_player { one: first, other: second }),
    };
    let mut doubt = Doubt::reported(DoubtKind::NamesAlike, message);
    doubt.details.extend(why);
    let option = if looks_the_same {
        "--names together".to_owned()
    } else {
        format!("--names \"{one} = {other}\"")
    };
    doubt.details.push(sentence!(pgn_say_one { option }));
    doubt.option("--names apart")
}

/// The players of an event, for games that are to be entered in it.
#[derive(Debug)]
pub(super) struct PlayerIndex {
    by_id: BTreeMap<u64, usize>,
    by_key: BTreeMap<String, usize>,
}

impl PlayerIndex {
    pub(super) fn from_event(event: &Event) -> Self {
        let numbered = event.participants().iter().enumerate();
        Self {
            by_id: numbered
                .clone()
                .filter_map(|(index, one)| Some((one.fide_id?, index)))
                .collect(),
            by_key: numbered.map(|(index, one)| (names::key(&one.name), index)).collect(),
        }
    }

    /// The position of a side among the players.
    pub(super) fn find(&self, side: &PlayerSide) -> Option<usize> {
        let by_id = side.fide_id.and_then(|id| self.by_id.get(&id));
        by_id.or_else(|| self.by_key.get(&names::key(&side.name))).copied()
    }
}
