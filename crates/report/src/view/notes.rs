//! The notes of a ruling: reminders, warnings, ties left open and exceptions from the regulations.

use super::ByName;
use crate::{Case, words};
use serde::Serialize;
use tiebreak_model::{
    AppliedDeparture, EarliestStart, Exact, OpenReason, OpenTie, Reminder, ReminderAbout,
    ShortDraw, Shortness, Warning,
};

/// Something to keep in mind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ReminderView<'a> {
    pub clause: &'a str,
    pub text: String,
    pub reason: ReminderReason<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub earliest_start: Option<String>,
    /// Present exactly if `earliest_start` is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<PlayerStart<'a>>>,
}

/// When a player may start to play at the earliest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerStart<'a> {
    pub name: &'a str,
    pub earliest_start: String,
}

/// What a reminder is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ReminderReason<'a> {
    Said,
    MayDepart {
        who: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        condition: Option<&'a str>,
    },
    Rest {
        minutes: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        start: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        player: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        finished: Option<String>,
    },
    ShortDraws {
        draws: Vec<ShortDrawView<'a>>,
    },
}

/// A draw shorter than the regulations ask for: by its moves or by its minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShortDrawView<'a> {
    pub white: &'a str,
    pub black: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<i64>,
}

impl<'a> ReminderView<'a> {
    pub fn new(case: Case<'a>, reminder: &'a Reminder) -> Self {
        let players = reminder.players.iter().map(|(id, start)| PlayerStart {
            name: case.name(*id),
            earliest_start: start.to_string(),
        });
        Self {
            clause: case.clause(reminder.clause),
            text: words::reminder(case, reminder),
            reason: ReminderReason::new(case, &reminder.about),
            earliest_start: reminder.earliest_start.map(|start| start.to_string()),
            players: reminder.earliest_start.map(|_| players.collect()),
        }
    }
}

impl<'a> ReminderReason<'a> {
    fn new(case: Case<'a>, about: &'a ReminderAbout) -> Self {
        match about {
            ReminderAbout::Said(_) => Self::Said,
            ReminderAbout::MayDepart { who, condition } => {
                Self::MayDepart { who, condition: condition.as_deref() }
            }
            ReminderAbout::Rest { minutes, until } => {
                let (start, player, finished) = match until {
                    None => (None, None, None),
                    Some(EarliestStart::LastGame { start }) => (Some(start), None, None),
                    Some(EarliestStart::Rested { start, player, finished }) => {
                        (Some(start), Some(player), finished.as_ref())
                    }
                };
                Self::Rest {
                    minutes: *minutes,
                    start: start.map(ToString::to_string),
                    player: player.map(|id| case.name(*id)),
                    finished: finished.map(ToString::to_string),
                }
            }
            ReminderAbout::ShortDraws(draws) => Self::ShortDraws {
                draws: draws.iter().map(|draw| ShortDrawView::new(case, draw)).collect(),
            },
        }
    }
}

impl<'a> ShortDrawView<'a> {
    fn new(case: Case<'a>, draw: &ShortDraw) -> Self {
        let (moves, minutes) = match draw.length {
            Shortness::Moves(moves) => (Some(moves), None),
            Shortness::Minutes(minutes) => (None, Some(minutes)),
        };
        let (white, black) = (case.name(draw.white), case.name(draw.black));
        Self { white, black, round: draw.round, moves, minutes }
    }
}

/// What is doubtful about the data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WarningView<'a> {
    pub text: String,
    pub reason: WarningReason<'a>,
}

/// The kind of a warning, with its parts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum WarningReason<'a> {
    AnswerDoesNotFit { question: &'a str },
    DepartureAboutOthers { tie: &'a str },
    GamesMissing { games: u32, published: Vec<&'a str> },
    GamesMissingWithoutPoints { games: u32, names: Vec<&'a str> },
    Gone { name: &'a str, from: u32, forfeited: u32, annulled: u32 },
    OffScale { matches: usize, teams: Vec<&'a str>, given: [String; 2], scale: [String; 2] },
    Idle { names: Vec<&'a str>, sessions: bool },
    PublishedDiffers { team: &'a str, published: String, found: String },
    MatchesMissing { matches: usize },
    PlaysTwice { team: &'a str },
    UnknownAward { award: &'a str },
    CannotDecline { award: &'a str, names: Vec<&'a str>, from_the_end: bool },
    EligibleUnknown { award: &'a str, what: &'static str, names: Vec<&'a str> },
    UnequalOpponents { opponents: ByName<'a, usize> },
}

impl<'a> WarningView<'a> {
    pub fn new(case: Case<'a>, warning: &'a Warning) -> Self {
        Self {
            text: words::warning(case.language, case.event, warning),
            reason: WarningReason::new(case, warning),
        }
    }
}

impl<'a> WarningReason<'a> {
    fn new(case: Case<'a>, warning: &'a Warning) -> Self {
        let both = |numbers: &[Exact; 2]| numbers.map(|number| number.to_string());
        match warning {
            Warning::AnswerDoesNotFit { question } => Self::AnswerDoesNotFit { question },
            Warning::DepartureAboutOthers { tie } => Self::DepartureAboutOthers { tie },
            Warning::GamesMissing { games, published } => {
                Self::GamesMissing { games: *games, published: case.names(published) }
            }
            Warning::GamesMissingWithoutPoints { games, members } => {
                Self::GamesMissingWithoutPoints { games: *games, names: case.names(members) }
            }
            Warning::Gone { player, from, forfeited, annulled } => Self::Gone {
                name: case.name(*player),
                from: *from,
                forfeited: *forfeited,
                annulled: *annulled,
            },
            Warning::OffScale { matches, teams, given, scale } => Self::OffScale {
                matches: *matches,
                teams: case.names(teams),
                given: both(given),
                scale: both(scale),
            },
            Warning::Idle { members, sessions } => {
                Self::Idle { names: case.names(members), sessions: *sessions }
            }
            Warning::PublishedDiffers { team, published, found } => Self::PublishedDiffers {
                team: case.name(*team),
                published: published.to_string(),
                found: found.to_string(),
            },
            Warning::MatchesMissing { matches } => Self::MatchesMissing { matches: *matches },
            Warning::PlaysTwice { team } => Self::PlaysTwice { team: case.name(*team) },
            Warning::UnknownAward { award } => Self::UnknownAward { award },
            Warning::CannotDecline { award, of, from_the_end } => {
                Self::CannotDecline { award, names: case.names(of), from_the_end: *from_the_end }
            }
            Warning::EligibleUnknown { award, what, of } => {
                Self::EligibleUnknown { award, what: what.key(), names: case.names(of) }
            }
            Warning::UnequalOpponents { opponents } => {
                Self::UnequalOpponents { opponents: ByName::new(case, opponents, |count| *count) }
            }
        }
    }
}

/// A tie that the text leaves open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeftOpenView<'a> {
    /// The last clause that was applied.
    pub clause: &'a str,
    pub names: Vec<&'a str>,
    pub because: String,
    pub reason: LeftOpenReason,
}

/// Why a tie is left open: its places, and further parts of the kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LeftOpenReason {
    pub kind: &'static str,
    pub from: usize,
    pub to: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clauses: Option<usize>,
}

impl<'a> LeftOpenView<'a> {
    pub fn new(case: Case<'a>, left: &OpenTie) -> Self {
        let (count, clauses) = match left.reason {
            OpenReason::NoRuleForNumber(count) => (Some(count), None),
            OpenReason::NoEnd { clauses } => (None, Some(clauses)),
            _ => (None, None),
        };
        let kind = left.reason.kind();
        Self {
            clause: case.clause(left.clause),
            names: case.names(&left.members),
            because: words::left_open(case, left),
            reason: LeftOpenReason { kind, from: left.from, to: left.to, count, clauses },
        }
    }
}

/// An exception from the regulations that took effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DepartureView<'a> {
    /// The clause that allows it, if one does.
    pub clause: Option<&'a str>,
    pub tie: &'a str,
    pub parts: Vec<Vec<&'a str>>,
    pub by: &'a str,
    pub why: &'a str,
}

impl<'a> DepartureView<'a> {
    pub fn new(case: Case<'a>, departed: &'a AppliedDeparture) -> Self {
        let departure = &departed.departure;
        Self {
            clause: departed.clause.map(|at| case.clause(at)),
            tie: &departed.tie,
            parts: departure.parts.iter().map(|part| case.names(part)).collect(),
            by: &departure.by,
            why: &departure.why,
        }
    }
}
