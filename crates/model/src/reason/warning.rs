//! What is doubtful about the data.

use super::Known;
use crate::{Exact, Id};

/// A doubt that does not stop the ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Warning {
    /// An answer does not fit its question and is left aside.
    AnswerDoesNotFit {
        /// The question's id.
        question: String,
    },
    /// A departure is about other participants and is left aside.
    DepartureAboutOthers {
        /// The tie's name.
        tie: String,
    },
    /// Games are missing, and published points are used instead.
    GamesMissing {
        /// How many.
        games: u32,
        /// Whose published points are used.
        published: Vec<Id>,
    },
    /// Games are missing, and no points are published for some.
    GamesMissingWithoutPoints {
        /// How many.
        games: u32,
        /// Whose scores may be too low.
        members: Vec<Id>,
    },
    /// Somebody withdrew or was expelled, and games became forfeits or were struck out for that.
    Gone {
        /// Who.
        player: Id,
        /// From which round on.
        from: u32,
        /// How many games count as won by the opponents.
        forfeited: u32,
        /// How many results were struck out.
        annulled: u32,
    },
    /// VPs that are not those of the continuous scale.
    OffScale {
        /// In how many matches.
        matches: usize,
        /// Who played the first of them.
        teams: Vec<Id>,
        /// The VPs given.
        given: [Exact; 2],
        /// The VPs of the scale.
        scale: [Exact; 2],
    },
    /// Some have no match, or no session, in this event.
    Idle {
        /// Who.
        members: Vec<Id>,
        /// Whether it is sessions that pairs play.
        sessions: bool,
    },
    /// A published score is not what the matches give.
    PublishedDiffers {
        /// Whose.
        team: Id,
        /// As published, and used.
        published: Exact,
        /// From the matches.
        found: Exact,
    },
    /// Matches of a round robin are not there.
    MatchesMissing {
        /// How many.
        matches: usize,
    },
    /// A team plays twice in one stage of a knock-out.
    PlaysTwice {
        /// Which.
        team: Id,
    },
    /// The event has prizes for an award that the regulation does not give.
    UnknownAward {
        /// Its name.
        award: String,
    },
    /// Some decline what they cannot decline.
    CannotDecline {
        /// What, by its name.
        award: String,
        /// Who.
        of: Vec<Id>,
        /// Whether it is a cut counted from the end of the standing; otherwise no clause gives such an award.
        from_the_end: bool,
    },
    /// It is not known of some whether they may have an award.
    EligibleUnknown {
        /// Its name.
        award: String,
        /// What the file does not say.
        what: Known,
        /// Of whom.
        of: Vec<Id>,
    },
    /// The Swiss points of tied teams rest on unequal numbers of opponents.
    UnequalOpponents {
        /// How many each met.
        opponents: Vec<(Id, usize)>,
    },
}

impl Warning {
    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::AnswerDoesNotFit { .. } => "answer-does-not-fit",
            Self::DepartureAboutOthers { .. } => "departure-about-others",
            Self::GamesMissing { .. } => "games-missing",
            Self::GamesMissingWithoutPoints { .. } => "games-missing-without-points",
            Self::Gone { .. } => "gone",
            Self::OffScale { .. } => "off-scale",
            Self::Idle { .. } => "idle",
            Self::PublishedDiffers { .. } => "published-differs",
            Self::MatchesMissing { .. } => "matches-missing",
            Self::PlaysTwice { .. } => "plays-twice",
            Self::UnknownAward { .. } => "unknown-award",
            Self::CannotDecline { .. } => "cannot-decline",
            Self::EligibleUnknown { .. } => "eligible-unknown",
            Self::UnequalOpponents { .. } => "unequal-opponents",
        }
    }
}
