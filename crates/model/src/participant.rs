//! Who takes part: a player, a team or a pair.

use crate::{DeclinedOffer, Exact};

/// A participant's number inside one event. Participants are numbered by name, so the order of a
/// file does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u16);

impl Id {
    /// As an index into the event's participants.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A player, a team or a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Participant {
    /// The name, unique in the event.
    pub name: String,
    /// The name that people see in place of [`Participant::name`], where the file gives one.
    pub shown: Option<String>,
    /// The name that boards and overlays use, unique in the event like the full one: a family name,
    /// usually.
    pub short: Option<String>,
    /// The federation, as three letters usually.
    pub federation: Option<String>,
    /// The rating at the start of the event.
    pub rating: Option<u32>,
    /// The number that FIDE gave the player.
    pub fide_id: Option<u64>,
    /// The starting number, where the file has one.
    pub number: Option<u32>,
    /// The title, as FIDE abbreviates it.
    pub chess_title: Option<String>,
    /// The published score.
    pub points: Option<Exact>,
    /// Points of a tour, event by event.
    pub points_by_event: Vec<(String, Exact)>,
    /// The published score, or the sum over the events of a tour, in the event's unit (see
    /// [`crate::Event::unit`]).
    pub published_units: Option<i64>,
    /// Points taken off.
    pub penalty: Exact,
    /// Points brought along from an earlier stage.
    pub carry_over: Exact,
    /// The place at the end of the qualification (1 is best).
    pub qualification_rank: Option<u32>,
    /// Scores of a pair, session by session.
    pub sessions: Vec<Exact>,
    /// `m` or `w`, as tournament reports write it.
    pub sex: Option<String>,
    /// The date of birth, as tournament reports write it.
    pub birth: Option<String>,
    /// The club, as the file names it.
    pub club: Option<String>,
    /// Groups of the organiser's own to which the participant belongs: "residents", "club members".
    pub groups: Vec<String>,
    /// The place in the previous edition of the event (1 is best).
    pub previous_place: Option<u32>,
    /// The published rank.
    pub rank: Option<u32>,
    /// The round from which the participant had withdrawn.
    pub withdrawn: Option<u32>,
    /// The round from which the participant was expelled.
    pub expelled: Option<u32>,
    /// What the participant turns down.
    pub declines: Vec<DeclinedOffer>,
    /// The awards that the participant turns down, by their names.
    pub declines_awards: Vec<String>,
    /// Published values of tie-breaks by their codes, used where the games or matches are not at
    /// hand.
    pub values: Vec<(String, Exact)>,
}
