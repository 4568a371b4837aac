//! Who is not there any more, or will not play.

use crate::{Event, Id, Participant};

/// What a participant turns down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeclinedOffer {
    /// To take part in the play-off.
    PlayOff,
    /// The invitation that goes with a place.
    Invitation,
}

impl DeclinedOffer {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 2] =
        [(Self::PlayOff, "play-off"), (Self::Invitation, "invitation")];
}

/// Why somebody is not asked to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// Withdrew from the event, from this round on.
    Withdrawn(u32),
    /// Was expelled from the event, from this round on.
    Expelled(u32),
    /// Turned the play-off down.
    Declines,
    /// Left during the play-off.
    Left,
}

impl Participant {
    /// The round from which the participant was gone from the event.
    pub fn gone_from(&self) -> Option<u32> {
        self.withdrawn.into_iter().chain(self.expelled).min()
    }

    /// Whether the participant turned this down.
    pub fn declines(&self, what: DeclinedOffer) -> bool {
        self.declines.contains(&what)
    }

    /// Whether the participant turned down the award of this name.
    pub fn declines_award(&self, name: &str) -> bool {
        self.declines_awards.iter().any(|declined| declined == name)
    }

    /// Why the participant does not play off, as the event knows it.
    pub fn absence(&self) -> Option<Absence> {
        let declines = self.declines(DeclinedOffer::PlayOff).then_some(Absence::Declines);
        let withdrawn = self.withdrawn.map(Absence::Withdrawn);
        self.expelled.map(Absence::Expelled).or(withdrawn).or(declines)
    }
}

impl Event {
    /// Whether the two could still have met in a round: neither was gone by then. Without a round,
    /// whether neither is gone at all.
    pub fn both_there(&self, pair: [Id; 2], round: Option<u32>) -> bool {
        let gone = |id: Id| self.participants().get(id.index()).and_then(Participant::gone_from);
        pair.iter().all(|id| match (gone(*id), round) {
            (None, _) => true,
            (Some(from), Some(round)) => round < from,
            (Some(_), None) => false,
        })
    }
}
