//! Who is who: players by FIDE's number, then by name; spellings that may mean one person are in doubt until somebody decides.

use super::game::{PgnGame, Side};
use crate::account::{Doubt, DoubtKind, Told, has_invisible, skeleton};
use crate::names;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
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
    known: BTreeMap<String, Vec<(Option<u32>, usize)>>,
    by_id: BTreeMap<u32, usize>,
    /// Every side of the games by where it is kept, for looking up only.
    by_side: FxHashMap<*const Side, usize>,
    pub(super) doubts: Vec<Doubt>,
}

impl Players {
    /// Everybody in the games, each once.
    pub(super) fn of<'g>(games: impl Iterator<Item = &'g PgnGame>, told: &Told) -> Self {
        let mut players = Self::default();
        let mut seen = FxHashSet::default();
        let sides = games.flat_map(|game| [&game.white, &game.black]).filter(|side| seen.insert(Arc::as_ptr(side)));
        // Those with a number first: a game that leaves the number out joins them.
        let (numbered, others): (Vec<_>, Vec<_>) = sides.partition(|side| side.fide_id.is_some());
        numbered.iter().chain(&others).for_each(|side| players.add(side));
        players.compare(told);
        players.tell_apart();
        players.by_side =
            numbered.iter().chain(&others).filter_map(|side| Some((Arc::as_ptr(side), players.named(side)?))).collect();
        players
    }

    /// The position of a side among the players.
    pub(super) fn find(&self, side: &Arc<Side>) -> Option<usize> {
        self.by_side.get(&Arc::as_ptr(side)).copied()
    }

    fn named(&self, side: &Side) -> Option<usize> {
        let spellings = self.known.get(side.name.as_str())?;
        let same = spellings.iter().find(|(id, _)| *id == side.fide_id);
        same.or_else(|| spellings.first()).map(|(_, at)| *at)
    }

    /// The name of a player.
    pub(super) fn name(&self, at: usize) -> String {
        self.list[at].name.clone()
    }

    fn add(&mut self, side: &Side) {
        if let Some(spellings) = self.known.get(side.name.as_str()) {
            let same = spellings.iter().find(|(id, _)| *id == side.fide_id || side.fide_id.is_none());
            if let Some(at) = same.map(|(_, at)| *at) {
                self.complete(at, side);
                return;
            }
        }
        let at = side.fide_id.and_then(|id| self.by_id.get(&id)).copied().unwrap_or(self.list.len());
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

    fn complete(&mut self, at: usize, side: &Side) {
        let known = &mut self.list[at];
        known.rating = known.rating.or(side.rating);
        if known.federation.is_none() {
            known.federation.clone_from(&side.federation);
        }
        if known.chess_title.is_none() {
            known.chess_title.clone_from(&side.title);
        }
    }

    /// Looks for spellings of one name. What looks the same is taken for one player, what only looks alike for two; either
    /// way somebody has to decide, unless FIDE's numbers do.
    fn compare(&mut self, told: &Told) {
        let compared = self.list.len().min(MOST_COMPARED);
        let keys: Vec<names::Words> = self.list[..compared].iter().map(|one| names::Words::of(&one.name)).collect();
        let looks: Vec<String> = self.list[..compared].iter().map(|one| skeleton(&one.name)).collect();
        let mut same: Vec<usize> = (0..self.list.len()).collect();
        for one in 0..compared {
            for other in one + 1..compared {
                let (a, b) = (&self.list[one], &self.list[other]);
                if a.fide_id.is_some() && b.fide_id.is_some() {
                    continue;
                }
                let likeness = if looks[one] == looks[other] { 100 } else { keys[one].likeness(&keys[other]) };
                if likeness == 0 || same[one] != one || same[other] != other {
                    continue;
                }
                let decided = told.one_person(&a.name, &b.name);
                let together = decided.unwrap_or(likeness == 100);
                let doubt = alike(&a.name, &b.name, looks[one] == looks[other], together);
                self.doubts.push(Doubt { stops: decided.is_none(), ..doubt });
                if together {
                    same[other] = same[one];
                }
            }
        }
        self.join(&same);
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
            if let Some(id) = one.fide_id.filter(|_| uses.get(&one.name).is_some_and(|uses| *uses > 1)) {
                one.name = format!("{} ({id})", one.name);
            }
        }
    }
}

/// What is said of two names.
fn alike(one: &str, other: &str, looks_the_same: bool, together: bool) -> Doubt {
    let shown = |name: &str| name.escape_default().to_string();
    let why = match (looks_the_same, has_invisible(one) || has_invisible(other)) {
        (true, true) => Some(sentence!(pgn_hidden_sign { one: shown(one), other: shown(other) })),
        (true, false) => Some(sentence!(pgn_other_letters { one: shown(one), other: shown(other) })),
        (false, _) => None,
    };
    let visible = |name: &str| name.chars().filter(|sign| !has_invisible(&sign.to_string())).collect::<String>();
    let [first, second] = [one, other].map(visible);
    let message = match together {
        true => sentence!(pgn_one_player { one: first, other: second }),
        false => sentence!(pgn_maybe_one_player { one: first, other: second }),
    };
    let mut doubt = Doubt::reported(DoubtKind::NamesAlike, message);
    doubt.details.extend(why);
    let option = if looks_the_same { "--names together".to_owned() } else { format!("--names \"{one} = {other}\"") };
    doubt.details.push(sentence!(pgn_say_apart));
    doubt.option(option)
}

/// The players of an event, for games that are to be entered in it.
#[derive(Debug)]
pub(super) struct Roster {
    by_id: BTreeMap<u32, usize>,
    by_key: BTreeMap<String, usize>,
}

impl Roster {
    pub(super) fn of(event: &Event) -> Self {
        let numbered = event.participants.iter().enumerate();
        Self {
            by_id: numbered.clone().filter_map(|(index, one)| Some((one.fide_id?, index))).collect(),
            by_key: numbered.map(|(index, one)| (names::key(&one.name), index)).collect(),
        }
    }

    /// The position of a side among the players.
    pub(super) fn find(&self, side: &Side) -> Option<usize> {
        let by_id = side.fide_id.and_then(|id| self.by_id.get(&id));
        by_id.or_else(|| self.by_key.get(&names::key(&side.name))).copied()
    }
}
