//! The account of an import: what was understood of a file, why, and what is in doubt.
//!
//! An exact ruling on wrong facts is a wrong ruling. So a reader of a foreign file hands back,
//! besides the event, what it took the file for; what it could not tell is a [`Doubt`], and some
//! doubts stop a command until somebody decides.

mod berger;
mod examine;
mod games;
mod kind;
mod look_alike;
mod published;
mod teams;
mod told;

pub use examine::examine;
pub(crate) use examine::{AccountEntrant, FileExamination, ReportScores};
pub(crate) use games::half_points;
pub use games::{Meeting, games_of, matches_of};
pub use kind::{EventFacts, Judged, judge};
pub(crate) use look_alike::has_invisible;
pub use look_alike::skeleton;
pub(crate) use published::figure;
pub use published::{GameTally, victory_points};
pub use teams::examine_teams;
pub use told::{Names, Told};

use crate::Format;
use crate::date::Days;
use tiebreak_language::Sentence;
use tiebreak_model::Kind;

/// What was understood of a file.
#[derive(Debug, Clone)]
pub struct Account {
    /// The name under which the user gave the file.
    pub file: String,
    /// What kind of file it is.
    pub format: Format,
    /// How its letters are encoded, as `utf-8` or `windows-1252`.
    pub encoding: String,
    /// The events and phases found in it, in the order of the file: every main event is followed by
    /// what was played off.
    pub events: Vec<FoundEvent>,
    /// What is in doubt.
    pub doubts: Vec<Doubt>,
    /// What was unpacked or set right on the way.
    pub repairs: Vec<Sentence>,
    /// The position of the event that was chosen among several.
    pub chosen: Option<usize>,
    /// The edition of the FIDE tie-break rules that applies to the event, where one was taken.
    pub edition: Option<TakenEdition>,
}

/// The edition of the FIDE tie-break rules that a standing of the event follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenEdition {
    /// The year by which people name it.
    pub year: u16,
    /// Why it is taken.
    pub because: Sentence,
    /// The option of `standings` that takes the other edition.
    pub option: String,
}

/// What a part of a file belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The event itself.
    Main,
    /// Games that were played to settle a tie; they give no points.
    PlayOff,
    /// Games in which a draw was as good as a win for one side.
    Armageddon,
}

impl Phase {
    /// The word of the account.
    pub fn word(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::PlayOff => "play-off",
            Self::Armageddon => "armageddon",
        }
    }
}

/// One event, or one phase of it, as it was found in a file.
#[derive(Debug, Clone)]
pub struct FoundEvent {
    /// Its name in the file.
    pub name: String,
    /// The section, where the file has several.
    pub section: Option<String>,
    /// What part of the event it is.
    pub phase: Phase,
    /// What kind of event it is; `None` where that cannot be told, and for play-offs.
    pub kind: Option<Kind>,
    /// How often everybody meets everybody.
    pub cycles: u32,
    /// Why it is taken for that.
    pub because: Sentence,
    /// Whether players, teams or pairs took part: the word for many of them.
    pub who: &'static str,
    /// How many took part.
    pub participants: usize,
    /// How many rounds there are.
    pub rounds: u32,
    /// How many games or matches there are.
    pub games: usize,
    /// How many boards of bridge there are, as they were played.
    pub boards: usize,
    /// The time control, where all have the same.
    pub clock: Option<String>,
    /// Games that should be there and are not.
    pub missing: Vec<Pairing>,
    /// Games that are there and should not be.
    pub surplus: Vec<Pairing>,
    /// What is wrong in its part of the file; an event with faults cannot be used.
    pub faults: Vec<Sentence>,
    /// The first and the last day.
    pub days: Option<Days>,
}

impl FoundEvent {
    /// An event itself: how it was judged by its meetings, in which participants are named by their
    /// position.
    pub(crate) fn main(
        name: &str,
        who: &'static str,
        names: &[&str],
        judged: &Judged,
        meetings: &[Meeting],
    ) -> Self {
        let pairing = |round: Option<u32>, sides: [usize; 2]| Pairing {
            round,
            between: sides.map(|at| names[at].to_owned()),
        };
        Self {
            name: name.to_owned(),
            section: None,
            phase: Phase::Main,
            kind: judged.kind,
            cycles: judged.cycles,
            because: judged.because.clone(),
            who,
            participants: names.len(),
            rounds: judged.rounds,
            games: meetings.len(),
            boards: 0,
            clock: None,
            missing: judged.missing.iter().map(|(round, sides)| pairing(*round, *sides)).collect(),
            surplus: judged
                .surplus
                .iter()
                .map(|at| pairing(meetings[*at].round, meetings[*at].sides()))
                .collect(),
            faults: Vec::new(),
            days: None,
        }
    }

    /// Games that were played off after an event.
    pub(crate) fn played_off(
        name: &str,
        phase: Phase,
        because: impl Into<Sentence>,
        participants: usize,
        games: usize,
    ) -> Self {
        Self {
            name: name.to_owned(),
            section: None,
            phase,
            kind: None,
            cycles: 1,
            because: because.into(),
            who: "players",
            participants,
            rounds: 0,
            games,
            boards: 0,
            clock: None,
            missing: Vec::new(),
            surplus: Vec::new(),
            faults: Vec::new(),
            days: None,
        }
    }
}

/// Two who meet, and in which round, where that is known.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pairing {
    /// The round, if the source names it.
    pub round: Option<u32>,
    /// The two names.
    pub between: [String; 2],
}

impl std::fmt::Display for Pairing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}–{}", self.between[0], self.between[1])?;
        self.round.map_or(Ok(()), |round| write!(f, ", round {round}"))
    }
}

/// What can be doubtful.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DoubtKind {
    /// More than one tournament is in the file.
    SeveralEvents,
    /// Games of a play-off stand among the others.
    PlayOffGames,
    /// Games that the kind of event asks for are not there.
    MissingGames,
    /// Games that the kind of event does not allow are there.
    SurplusGames,
    /// Round robin or Swiss cannot be told.
    KindUnclear,
    /// How the boards of pairs are scored is not said.
    ScoringUnclear,
    /// Published points are not those of the games.
    TotalDiffers,
    /// A published rank contradicts the points.
    RankDiffers,
    /// A published value of a tie-break is not that of the games.
    ValueDiffers,
    /// Two places of the file give a game different results.
    ResultDiffers,
    /// Two spellings may mean one participant.
    NamesAlike,
    /// The encoding was guessed.
    EncodingGuessed,
    /// A date cannot be read, or can be read in two ways.
    DateUnclear,
    /// Something of the file is not used.
    NotUsed,
}

impl DoubtKind {
    /// The word of the account.
    pub fn word(self) -> &'static str {
        match self {
            Self::SeveralEvents => "several-events",
            Self::PlayOffGames => "play-off-games",
            Self::MissingGames => "missing-games",
            Self::SurplusGames => "surplus-games",
            Self::KindUnclear => "kind-unclear",
            Self::ScoringUnclear => "scoring-unclear",
            Self::TotalDiffers => "total-differs",
            Self::RankDiffers => "rank-differs",
            Self::ValueDiffers => "value-differs",
            Self::ResultDiffers => "result-differs",
            Self::NamesAlike => "names-alike",
            Self::EncodingGuessed => "encoding-guessed",
            Self::DateUnclear => "date-unclear",
            Self::NotUsed => "not-used",
        }
    }
}

/// One thing that is doubtful.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubt {
    /// What kind of doubt.
    pub kind: DoubtKind,
    /// What is doubtful, in a sentence.
    pub message: Sentence,
    /// Two or three further lines, where one sentence would be too long.
    pub details: Vec<Sentence>,
    /// The option that decides it, as one would type it.
    pub option: Option<String>,
    /// Whether a command must wait until it is decided.
    pub stops: bool,
}

impl Doubt {
    /// A doubt that is reported; the command goes on.
    pub fn reported(kind: DoubtKind, message: impl Into<Sentence>) -> Self {
        Self { kind, message: message.into(), details: Vec::new(), option: None, stops: false }
    }

    /// A doubt that stops a command until an option decides it.
    pub fn stopping(
        kind: DoubtKind,
        message: impl Into<Sentence>,
        option: impl Into<String>,
    ) -> Self {
        Self { stops: true, ..Self::reported(kind, message) }.option(option)
    }

    /// The same with the option that decides it.
    pub fn option(mut self, option: impl Into<String>) -> Self {
        self.option = Some(option.into());
        self
    }
}

impl Account {
    /// An account with nothing in it yet.
    pub fn new(file: &str, format: Format, encoding: &str) -> Self {
        Self {
            file: file.to_owned(),
            format,
            encoding: encoding.to_owned(),
            events: Vec::new(),
            doubts: Vec::new(),
            repairs: Vec::new(),
            chosen: None,
            edition: None,
        }
    }

    /// What must be decided before anything is worked out.
    pub fn undecided(&self) -> impl Iterator<Item = &Doubt> {
        self.doubts.iter().filter(|doubt| doubt.stops)
    }

    /// How many games or matches the file holds, in whatever phase.
    pub fn games(&self) -> usize {
        self.events.iter().map(|found| found.games).sum()
    }
}
