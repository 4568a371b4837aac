//! Who is who: by FIDE's number, by what was answered, by name; what only looks like somebody is in
//! doubt.

use crate::doubt::NameDoubt;
use crate::memory::Memory;
use std::collections::BTreeMap;
use tiebreak_formats::names;
use tiebreak_formats::pgn::PlayerSide;
use tiebreak_model::{Event, Id};

/// Whom a side of a game means.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NameMatch {
    /// The participant that the name identifies.
    Known(Id),
    /// Perhaps one of these.
    Doubtful(NameDoubt),
    /// Nobody of this event.
    Stranger,
}

/// The participants of an event, for looking up.
#[derive(Debug)]
pub(crate) struct Roster<'e> {
    event: &'e Event,
    by_number: BTreeMap<u64, Id>,
    by_words: BTreeMap<String, Vec<Id>>,
}

impl<'e> Roster<'e> {
    pub fn new(event: &'e Event) -> Self {
        let mut roster = Self { event, by_number: BTreeMap::new(), by_words: BTreeMap::new() };
        for (id, one) in event.ids().zip(event.participants()) {
            roster.by_number.extend(one.fide_id.map(|number| (number, id)));
            roster.by_words.entry(names::key(&one.name)).or_default().push(id);
        }
        roster
    }

    pub fn find(&self, side: &PlayerSide, memory: &Memory) -> NameMatch {
        if let Some(id) = side.fide_id.and_then(|number| self.by_number.get(&number)) {
            return NameMatch::Known(*id);
        }
        if let Some(meant) = memory.meant(&side.name) {
            return meant
                .and_then(|name| self.event.find(name))
                .map_or(NameMatch::Stranger, NameMatch::Known);
        }
        match self.by_words.get(&names::key(&side.name)).map(Vec::as_slice) {
            Some([id]) if !self.has_another_number(*id, side) => NameMatch::Known(*id),
            Some(several) => {
                self.doubtful(side, several.iter().map(|id| self.event.name(*id)).collect())
            }
            None => match names::near(
                &side.name,
                self.event.participants().iter().map(|one| one.name.as_str()),
            ) {
                near if near.is_empty() => NameMatch::Stranger,
                near => self.doubtful(side, near),
            },
        }
    }

    /// The same name with another number may be another person.
    fn has_another_number(&self, id: Id, side: &PlayerSide) -> bool {
        let known = self.event.participants().get(id.index()).and_then(|one| one.fide_id);
        known.is_some() && side.fide_id.is_some() && known != side.fide_id
    }

    fn doubtful(&self, side: &PlayerSide, candidates: Vec<&str>) -> NameMatch {
        let candidates = candidates.into_iter().map(str::to_owned).collect();
        NameMatch::Doubtful(NameDoubt {
            spelling: side.name.clone(),
            fide_id: side.fide_id,
            candidates,
        })
    }
}
