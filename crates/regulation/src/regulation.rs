//! A regulation as a whole.

use crate::{
    AbsenceRules, Action, Clause, Counting, Duty, EntryPoint, GamesScope, Reading, StagePlay, lower,
};
use std::collections::BTreeMap;
use tiebreak_document::{Document, RejectedFile};
use tiebreak_language::{Explain, Interface, Sentence, codes, sentence};
use tiebreak_model::{ClauseRef, Clock, Kind, Sport};

/// A regulation in the readings that were chosen.
#[derive(Debug, Clone)]
pub struct Regulation {
    /// The id, which is also the name of a built-in file.
    pub id: String,
    /// The title of the regulation, for people.
    pub title: String,
    /// Chess or bridge.
    pub sport: Sport,
    /// Where the text comes from.
    pub source: String,
    /// The clauses in the printed order.
    pub clauses: Vec<Clause>,
    /// The ambiguities of the text, in the order of the file.
    pub readings: Vec<Reading>,
    /// Which ties start which procedure.
    pub entries: Vec<EntryPoint>,
    /// The clocks by name.
    pub clocks: Vec<ClockName>,
    /// Whether forfeited games count as games with black and wins with black too.
    pub forfeits_everywhere: bool,
    /// Whether a sudden-death game that both forfeit counts as a draw; otherwise the arbiter is
    /// asked.
    pub double_forfeit_draws: bool,
    /// What becomes of the games of players who withdrew or were expelled.
    pub withdrawals: Withdrawals,
    /// How matches of bridge are counted.
    pub counting: Counting,
    /// What becomes of tied players who do not play.
    pub absence: AbsenceRules,
    /// The name of the file.
    pub file: String,
    /// The text of the file, for hashing and for other readings.
    pub file_text: String,
}

/// What becomes of the games of a round robin whose players withdrew or were expelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Withdrawals {
    /// The games they no longer played are won by their opponents.
    #[default]
    Forfeits,
    /// All their results are struck out.
    Annulled,
    /// Struck out where fewer than half of their games were played, won by the opponents otherwise.
    Half,
}

impl Withdrawals {
    /// All of them with the words of regulation files.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Forfeits, "forfeits"), (Self::Annulled, "annulled"), (Self::Half, "half")];
}

/// A clock with its name and clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockName {
    /// The name that clauses use for the clock.
    pub name: String,
    /// The times of the clock.
    pub clock: Clock,
    /// The clause that sets it.
    pub clause: ClauseRef,
}

/// Why a regulation cannot be read as asked.
#[derive(Debug, Clone)]
pub enum ReadError {
    /// The file is wrong.
    Rejected(RejectedFile),
    /// There is no such reading.
    UnknownReading {
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<String>,
    },
    /// A reading has no such choice.
    UnknownChoice {
        /// The reading whose choice is unknown.
        reading: String,
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<String>,
    },
}

codes!(
    ReadError {
        Self::UnknownReading { .. } => "unknown-reading",
        Self::UnknownChoice { .. } => "unknown-choice";
        Self::Rejected(inner) => inner.code()
    }
);

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.sentence().fmt(f)
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Rejected(rejected) => Some(rejected),
            Self::UnknownReading { .. } | Self::UnknownChoice { .. } => None,
        }
    }
}

impl Explain for ReadError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Rejected(rejected) => rejected.sentence(),
            Self::UnknownReading { asked, known } => {
                let names = known.join(", ");
                sentence!(no_reading {
                    known: if known.is_empty() { "no" } else { "yes" },
                    asked,
                    names
                })
            }
            Self::UnknownChoice { reading, asked, known } => {
                sentence!(no_choice_of_reading { reading, asked, names: Sentence::or(known) })
            }
        }
    }

    fn hint(&self, interface: Interface) -> Option<Sentence> {
        match self {
            Self::Rejected(_) => None,
            Self::UnknownReading { .. } | Self::UnknownChoice { .. } => {
                Some(sentence!(cli_hint_readings { interface: interface.word() }))
            }
        }
    }
}

impl Regulation {
    /// Reads a file with its default readings.
    pub fn read(file: &str, text: &str) -> Result<Self, ReadError> {
        Self::read_as(file, text, &BTreeMap::new())
    }

    /// Reads a file with chosen readings.
    pub fn read_as(
        file: &str,
        text: &str,
        choices: &BTreeMap<String, String>,
    ) -> Result<Self, ReadError> {
        let document = Document::read(file, text).map_err(ReadError::Rejected)?;
        let regulation = lower::regulation(&document, choices).map_err(ReadError::Rejected)?;
        for (asked, choice) in choices {
            let Some(reading) = regulation.readings.iter().find(|reading| reading.id == *asked)
            else {
                let known = regulation.readings.iter().map(|reading| reading.id.clone()).collect();
                return Err(ReadError::UnknownReading { asked: asked.clone(), known });
            };
            if !reading.choices.iter().any(|(name, _)| name == choice) {
                let known = reading.choices.iter().map(|(name, _)| name.clone()).collect();
                return Err(ReadError::UnknownChoice {
                    reading: asked.clone(),
                    asked: choice.clone(),
                    known,
                });
            }
        }
        Ok(regulation)
    }

    /// The readings that a ruling rests on only where it says so: they are about what seldom
    /// happens, and not about every use of their clauses.
    pub fn seldom_used(&self) -> Vec<usize> {
        let absence = [
            self.absence.schedule.reading,
            self.absence.results.reading,
            self.absence.share.reading,
            self.counting.nothing_lost.reading,
        ];
        let orders = self.clauses.iter().map(|clause| clause.among.reading);
        let prizes = self.entries.iter().map(|entry| entry.other_prizes.1);
        absence.into_iter().chain(orders).chain(prizes).flatten().collect()
    }

    /// The same regulation in other readings.
    pub fn in_readings(&self, choices: &BTreeMap<String, String>) -> Result<Self, ReadError> {
        Self::read_as(&self.file, &self.file_text, choices)
    }

    /// Whether it can only rule events of chess teams: one of its criteria compares nothing else.
    pub fn is_for_teams(&self) -> bool {
        let only = |action: &Action| match action {
            Action::Rank(criterion) => criterion.properties().only_teams,
            _ => false,
        };
        self.clauses.iter().any(|clause| only(&clause.action))
    }

    /// Whether a criterion looks at the games of play-offs.
    pub fn looks_at_play_offs(&self) -> bool {
        self.clauses.iter().any(|clause| {
            matches!(clause.over, GamesScope::PlayOff | GamesScope::Both | GamesScope::Stage(_))
        })
    }

    /// Whether it matters in a knock-out or ladder who of two is the higher seed.
    pub fn looks_at_seeds(&self) -> bool {
        let looks = |play: &StagePlay| play.looks_at_seeds() && play.seeding.is_none();
        self.clauses
            .iter()
            .any(|clause| matches!(&clause.action, Action::Play(play) if looks(play)))
    }

    /// Whether a summary takes the place of the printed text. Then what is missing may be missing
    /// in the file alone, and every list, page and ruling says so.
    pub fn is_summary(&self) -> bool {
        self.clauses.iter().any(|clause| clause.summary)
    }

    /// The clause at this position. The position must come from this regulation.
    pub fn clause(&self, at: ClauseRef) -> &Clause {
        &self.clauses[at.index()]
    }

    /// The clause of a printed number.
    pub fn clause_named(&self, id: &str) -> Option<ClauseRef> {
        let index = self.clauses.iter().position(|clause| clause.id == id)?;
        u16::try_from(index).ok().map(ClauseRef)
    }

    /// The procedures for a kind of event.
    pub fn entries_for(&self, kind: Kind) -> impl Iterator<Item = &EntryPoint> {
        self.entries.iter().filter(move |entry| entry.kinds.contains(&kind))
    }

    /// The list of FIDE codes that break ties of this kind of event, and the clause that gives it.
    /// `None` where the regulation uses other means.
    pub fn list(&self, kind: Kind) -> Option<(ClauseRef, Vec<&'static str>)> {
        let clause = self.entries_for(kind).next()?.go;
        let Action::Order { by, .. } = &self.clause(clause).action else { return None };
        let ranked = by.iter().map_while(|at| match self.clause(*at).action {
            Action::Rank(criterion) => Some(criterion),
            _ => None,
        });
        let codes: Vec<&'static str> =
            ranked.map(crate::Criterion::fide_code).collect::<Option<_>>()?;
        (!codes.is_empty()).then_some((clause, codes))
    }

    /// Every clause that a clause may send a group on to.
    pub fn targets(&self, at: ClauseRef) -> Vec<ClauseRef> {
        let clause = self.clause(at);
        let mut targets: Vec<ClauseRef> = clause.then.iter().map(|route| route.go).collect();
        for duty in &clause.duties {
            if let Duty::Award(award) = duty {
                targets.extend(award.by.into_iter().chain(award.if_shared));
            }
        }
        match &clause.action {
            Action::Go(go) => targets.push(*go),
            Action::ByNumber(numbers) | Action::ByPlace(numbers) => {
                targets.extend(numbers.iter().map(|(_, go)| *go))
            }
            Action::Order { by, .. } => targets.extend(by),
            Action::Select { by, go, others, .. } => {
                targets.extend(by);
                targets.push(*go);
                targets.extend(others);
            }
            Action::Play(play) => {
                targets.extend(play.seeding);
                if let crate::StageRules::KnockOut { seeding, pairing, last }
                | crate::StageRules::Ladder { seeding, pairing, last } = &play.form
                {
                    targets.extend([*seeding, *pairing]);
                    targets.extend(last);
                }
            }
            Action::Decide { go_on, .. } => targets.extend(go_on),
            Action::None
            | Action::Rank(_)
            | Action::Lots { .. }
            | Action::Share
            | Action::Enter { .. } => {}
        }
        targets
    }
}
