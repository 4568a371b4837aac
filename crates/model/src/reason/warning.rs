//! What is doubtful about the data.

use super::PersonalDatum;
use crate::{Exact, Id};

/// A doubt that does not stop the ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Warning {
    /// An answer does not fit its question and is ignored.
    AnswerDoesNotFit {
        /// The question's id.
        question: String,
    },
    /// An exception is about other participants and is ignored.
    DepartureAboutOthers {
        /// The tie's name.
        tie: String,
    },
    /// Games are missing, and published points are used instead.
    GamesMissing {
        /// How many games are missing.
        games: u32,
        /// Whose published points are used.
        published: Vec<Id>,
    },
    /// Games are missing, and no points are published for some.
    GamesMissingWithoutPoints {
        /// How many games are missing.
        games: u32,
        /// Whose scores may be too low.
        members: Vec<Id>,
    },
    /// A player withdrew or was expelled, so games became forfeits or were struck out.
    Gone {
        /// The player who left.
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
    /// Some participants have no match, or no session, in this event.
    Idle {
        /// The participants without any.
        members: Vec<Id>,
        /// Whether it is sessions that pairs play.
        sessions: bool,
    },
    /// A published score is not what the matches give.
    PublishedDiffers {
        /// The team whose score was published.
        team: Id,
        /// As published, and used.
        published: Exact,
        /// From the matches.
        found: Exact,
    },
    /// Matches of a round robin are missing.
    MatchesMissing {
        /// How many matches are missing.
        matches: usize,
    },
    /// A team plays twice in one stage of a knock-out.
    PlaysTwice {
        /// The team that plays twice.
        team: Id,
    },
    /// The event has prizes for an award that the regulation does not give.
    UnknownAward {
        /// The name of the award.
        award: String,
    },
    /// Some decline what they cannot decline.
    CannotDecline {
        /// The name of the award that they decline.
        award: String,
        /// The participants who decline it.
        of: Vec<Id>,
        /// Whether it is a cut counted from the end of the standing; otherwise no clause gives such
        /// an award.
        from_the_end: bool,
    },
    /// It is not known of some whether they may have an award.
    EligibleUnknown {
        /// The name of the award.
        award: String,
        /// What the file does not say.
        what: PersonalDatum,
        /// The participants whose file entry lacks it.
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
