//! The event: the facts before the tie-break.

use crate::bridge::Side;
use crate::draft::DraftEvent;
use crate::{Exact, Fault, Game, GameResult, Id, Participant};
use drafted::participant;
use names::NameIndex;
pub use names::normal;

mod accessors;
mod assigned;
pub mod bounds;
mod checks;
mod cycles;
mod drafted;
mod foreign;
mod games_of_each;
mod info;
mod names;
mod otherwise;
mod pairing_cache;
mod play;
mod shown;
mod supposed;
mod teams;

pub use assigned::AssignedScore;
pub use games_of_each::GamesOfEach;
pub use info::{EventInfo, Kind, Sport};
use pairing_cache::PairingCache;
pub use play::{BridgeResults, ChessGames, Play, Totals};
pub use supposed::SupposedEvent;

/// Who took part and what was played. Made by [`Event::new`], which checks it, and never changed
/// afterwards: its parts can be read, not written. Methods that make another event of it keep what
/// was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    info: EventInfo,
    /// In the order of their names.
    participants: Vec<Participant>,
    play: Play,
    unit: i64,
    pairings: PairingCache,
    /// The names by which the file knows the participants, where people see others.
    keys: Vec<String>,
}

impl Event {
    /// The year of the event: that of the day on which it begins, else the last year that its title
    /// names.
    pub fn year(&self) -> Option<i16> {
        self.info.year()
    }

    /// Whether a tie for these places has to be broken: it decides the winner, the last to qualify,
    /// or who gets a prize that cannot be divided.
    pub fn needs_broken(&self, from: usize, to: usize) -> bool {
        let within =
            |place: u32| usize::try_from(place).is_ok_and(|place| (from..=to).contains(&place));
        let last =
            self.info.qualify.is_some_and(|last| within(last) && within(last.saturating_add(1)));
        from == 1 || last || self.info.indivisible_prizes.iter().any(|place| within(*place))
    }

    /// Whether the pairs of each direction are ranked by themselves.
    pub fn has_two_winners(&self) -> bool {
        self.info.kind == Kind::Pairs
            && self.board_scoring().is_some_and(|scoring| scoring.winners == 2)
    }

    /// The direction in whose ranking a pair stands, where there are two: East-West where it is in
    /// that group, else North-South.
    pub fn direction(&self, id: Id) -> Option<Side> {
        let groups = &self.participants.get(id.index())?.groups;
        let east_west = groups.iter().any(|group| group == Side::EastWest.words());
        self.has_two_winners().then_some(if east_west { Side::EastWest } else { Side::NorthSouth })
    }

    /// Checks a draft. The error holds all its faults, in the order of the draft.
    pub fn new(draft: DraftEvent) -> Result<Self, Vec<Fault>> {
        Self::checked(&draft)
    }

    /// Like [`Event::new`], for a caller who still needs the draft.
    pub fn checked(draft: &DraftEvent) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        bounds::draft(draft, &mut faults);
        foreign::check(draft, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let names = NameIndex::new(&draft.participants, &mut faults);
        if !faults.is_empty() && names.by_name.is_empty() {
            return Err(faults);
        }
        let unit = checks::unit(draft, &mut faults);
        let mut participants: Vec<(Id, Participant)> = draft
            .participants
            .iter()
            .filter_map(|one| {
                Some((*names.by_name.get(normal(&one.name).as_ref())?, participant(one, unit)))
            })
            .collect();
        participants.sort_by_key(|(id, _)| *id);
        let play = drafted::play(draft, &names, unit, &mut faults);
        let (cycles, rounds) = (cycles::found(draft, &names), cycles::rounds(draft, &mut faults));
        let event = Self {
            info: EventInfo { cycles, rounds, ..draft.info.clone() },
            participants: participants.into_iter().map(|(_, participant)| participant).collect(),
            play,
            unit,
            pairings: PairingCache::default(),
            keys: Vec::new(),
        };
        if faults.is_empty() {
            bounds::event(&event, &mut faults);
            checks::consistent(&event, draft, &names, &mut faults);
        }
        let event = match draft.info.time_zone.clone() {
            Some(zone) => event.played_in(zone),
            None => event,
        };
        if faults.is_empty() { Ok(event) } else { Err(faults) }
    }

    /// A participant's name.
    pub fn name(&self, id: Id) -> &str {
        self.participants.get(id.index()).map_or("", |participant| participant.name.as_str())
    }

    /// The ids of all participants, in the order of their names.
    pub fn ids(&self) -> impl Iterator<Item = Id> + use<> {
        (0..u16::try_from(self.participants.len()).unwrap_or(u16::MAX)).map(Id)
    }

    /// The participant of this name, compared as [`normal`] writes it: the name of the file, else
    /// the one that people see.
    pub fn find(&self, name: &str) -> Option<Id> {
        let name = normal(name);
        let index = match self.keys.as_slice() {
            [] => self.participants.binary_search_by(|one| one.name.as_str().cmp(name.as_ref())),
            keys => keys.binary_search_by(|key| key.as_str().cmp(name.as_ref())),
        };
        let index = index.ok().or_else(|| self.shown_as(&name))?;
        u16::try_from(index).ok().map(Id)
    }

    /// Scores in the event's unit as points.
    pub fn points(&self, units: i64) -> Exact {
        EventInfo::points(units, self.unit)
    }

    /// Points as a score in the event's unit.
    pub fn in_units(&self, points: Exact) -> i64 {
        checks::in_units(points, self.unit)
    }

    /// The games that are not finished.
    pub fn open_games(&self) -> impl Iterator<Item = (usize, &Game)> {
        self.games().iter().enumerate().filter(|(_, game)| game.result == GameResult::Open)
    }
}
