//! Events that end in a tie: one in which nothing tells the tied apart, and others in which a
//! little does.
//!
//! Points are published, so that the tie is there whatever was played. The first event of a size is
//! level in every way that can be counted; in the others a few results, numbers or meetings are
//! changed, so that each criterion separates all, some or none.

use super::Random;
use super::facts::{bridge, chess, teams};
use std::collections::BTreeMap;
use std::sync::Mutex;
use tiebreak_model::{
    DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, Exact, GameResult, Id, Kind, Sport,
};
use tiebreak_regulation::{EntryPoint, Regulation};

/// A tie of this size for the places from `first` on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tie {
    pub tied: usize,
    pub first: usize,
}

/// An event that ends in a tie.
pub struct Setting {
    pub event: Event,
    /// Games that are told only when the engine asks for them: of a round robin the file would have
    /// to add up.
    pub told: Vec<DraftGame>,
}

impl Setting {
    /// The game of two, where it is to be told.
    pub fn game(&self, a: Id, b: Id) -> Option<(Id, GameResult)> {
        let [a, b] = [(a, name(a.index())), (b, name(b.index()))];
        self.told.iter().find_map(|game| match &game.white {
            white if *white == a.1 && game.black == b.1 => Some((a.0, game.result)),
            white if *white == b.1 && game.black == a.1 => Some((b.0, game.result)),
            _ => None,
        })
    }
}

/// What an event is made for: the sport, whether teams play, the kind, the tie, how many take part,
/// its number.
type Wish = (bool, bool, Kind, Tie, Option<usize>, u64);

/// Events by what they were made for: thousands of regulations ask for the same.
static MADE: Mutex<BTreeMap<Wish, &'static Setting>> = Mutex::new(BTreeMap::new());

/// An event that ends in this tie; number 0 is level throughout.
pub fn event(
    regulation: &Regulation,
    entry: &EntryPoint,
    kind: Kind,
    tie: Tie,
    number: u64,
) -> &'static Setting {
    let wish = (
        regulation.sport == Sport::Bridge,
        regulation.is_for_teams(),
        kind,
        tie,
        entry.participants,
        number,
    );
    let known = MADE.lock().unwrap().get(&wish).copied();
    known.unwrap_or_else(|| {
        let made = Box::leak(Box::new(make(regulation, entry, kind, tie, number)));
        MADE.lock().unwrap().insert(wish, made);
        made
    })
}

fn make(regulation: &Regulation, entry: &EntryPoint, kind: Kind, tie: Tie, number: u64) -> Setting {
    let mut random = Random::new(number.wrapping_mul(31).wrapping_add(tie.tied as u64));
    let fixed = entry.participants.is_some() || matches!(kind, Kind::Knockout | Kind::Match);
    let above = tie.first - 1;
    let others = match regulation.sport {
        _ if fixed => entry.participants.unwrap_or(2).saturating_sub(above + tie.tied),
        // An odd number of players have as many games with black as with white.
        Sport::Chess if kind != Kind::Swiss => 2 + (above + tie.tied + 1) % 2,
        Sport::Chess => 2 + (above + tie.tied) % 2,
        Sport::Bridge => 2,
    };
    let people = above + tie.tied + others;
    let points = |at: usize| match at {
        at if at < above => 100 - at,
        at if at < above + tie.tied => 50,
        // Each has twice as many as the next: to beat one and lose to the other can be worth as
        // much as to draw with both.
        at => 40 >> (at - above - tie.tied).min(5),
    };
    let mut draft = DraftEvent {
        info: EventInfo {
            title: "Tie".to_owned(),
            regulation: regulation.id.clone(),
            sport: regulation.sport,
            kind,
            cycles: 1,
            ..EventInfo::default()
        },
        participants: (0..people)
            .map(|at| DraftParticipant {
                name: name(at),
                points: Some(Exact::from(i64::try_from(points(at)).unwrap())),
                ..Default::default()
            })
            .collect(),
        ..Default::default()
    };
    let tied = above..above + tie.tied;
    match regulation.sport {
        Sport::Chess => {
            chess(&mut draft, tied.clone(), number, &mut random);
            if regulation.is_for_teams() {
                teams(&mut draft, tied, number, &mut random);
            }
        }
        Sport::Bridge => bridge(&mut draft, tied, number, &mut random),
    }
    let told = if kind == Kind::RoundRobin { std::mem::take(&mut draft.games) } else { Vec::new() };
    Setting { event: Event::new(draft).unwrap_or_else(|faults| panic!("{faults:?}")), told }
}

pub fn name(at: usize) -> String {
    format!("P{at:02}")
}
