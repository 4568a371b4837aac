//! The one public function of the engine: event, regulation and answers in, ruling out.
//!
//! [`rule`] starts a [`Run`](crate::run), which goes through the event in this order: it asks for
//! results that the event file does not have, orders the participants by points (`standing.rs`),
//! settles the ties that matter (`ties.rs`), finds the invitation, gives out awards and prizes,
//! and works out what qualifiers carry over.

use crate::awards::PrizeGiving;
use crate::prizes::RankedPlaces;
use crate::run::Run;
use crate::{reminders, standing};
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Answers, ClauseRef, Event, Kind, ReadingTaken, Ruling};
use tiebreak_regulation::Regulation;

/// What [`rule`] collects, and which places it settles.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Whether to collect steps, readings, reminders and stages. Without them [`rule`] gives the
    /// same standings, open questions and awards, and is quicker.
    pub explain: bool,
    /// The first and the last place to settle. Ties for other places stay shared.
    pub places: Option<(usize, usize)>,
    /// Whether steps also list, game by game, what the values of a criterion are made of. This
    /// makes rulings long.
    pub workings: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { explain: true, places: None, workings: false }
    }
}

/// Why there is no ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RuleError {
    /// The regulation is for another sport.
    OtherSport,
    /// The regulation does not cover this type of event.
    KindNotCovered {
        /// The type of the event.
        kind: Kind,
        /// The types of event that the regulation covers.
        covered: Vec<Kind>,
    },
    /// The regulation is for events of another number of participants.
    OtherNumber {
        /// The number of participants of the event.
        participants: usize,
        /// The number of participants that the regulation is for.
        expected: usize,
    },
    /// A clause looks at single games of a play-off, and odds are worked out stage by stage.
    GamesUnseen {
        /// The id of the clause.
        clause: String,
    },
    /// A stage has too many games to work out its odds. [`rule`] itself has no such limit: it
    /// asks for one game after another.
    StageTooLong {
        /// The id of the clause that orders the stage.
        clause: String,
        /// The number of games of the stage.
        games: u64,
    },
}

codes!(
    RuleError {
        Self::OtherSport => "other-sport",
        Self::KindNotCovered { .. } => "kind-not-covered",
        Self::OtherNumber { .. } => "other-number",
        Self::GamesUnseen { .. } => "games-unseen",
        Self::StageTooLong { .. } => "stage-too-long"
    }
);

display_by_sentence!(RuleError);

impl Explain for RuleError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::OtherSport => sentence!(rule_other_sport),
            Self::KindNotCovered { kind, covered } => {
                let covered: Vec<&str> = covered.iter().map(|kind| kind.word()).collect();
                sentence!(rule_kind_not_covered { kind: kind.word(), covered: covered.join(", ") })
            }
            Self::OtherNumber { participants, expected } => {
                sentence!(rule_other_number { participants: *participants, expected: *expected })
            }
            Self::GamesUnseen { clause } => sentence!(rule_games_unseen { clause }),
            Self::StageTooLong { clause, games } => {
                sentence!(rule_stage_too_long {
                    clause,
                    games: *games,
                    most: crate::pending::MOST_GAMES
                })
            }
        }
    }
}

/// Rules on an event: the standings, the ties settled as far as the answers go, and the open
/// questions.
///
/// It fails where the regulation is not one for this event; see [`RuleError`].
pub fn rule(
    event: &Event,
    regulation: &Regulation,
    answers: &mut dyn Answers,
    options: Options,
) -> Result<Ruling, RuleError> {
    Ok(Run::new(event, regulation, answers, options)?.rule())
}

impl Run<'_> {
    /// Works the ruling out. A run does this once.
    pub(crate) fn rule(&mut self) -> Ruling {
        let event = self.input.event;
        let open_games = self.unfinished_games(self.input.entry.clause);
        let open_matches = self.unscored_matches(self.input.entry.clause);
        let interim = event.unfinished(&open_games, &open_matches);
        let finished = interim.is_none() && open_games.is_empty() && open_matches.is_empty();
        if self.log.explain {
            let doubts = standing::doubts(&self.input.facts, interim.is_some());
            self.log.warnings.extend(doubts);
        }
        let ranked = match event.kind() {
            Kind::Knockout => self.by_matches(finished),
            _ if interim.is_some() => self.before_the_end(),
            _ => self.by_levels(finished),
        };
        let invitation = if finished { self.invitation(&ranked) } else { None };
        let PrizeGiving { awards, shares } = match interim {
            Some(_) => PrizeGiving::default(),
            None => self.give_out(&ranked),
        };
        let RankedPlaces { places, .. } = ranked;
        let carry_over = if finished { self.carry_over(&awards, &places) } else { None };
        let explain = self.log.explain;
        let reminders = if explain { reminders::reminders(self, finished) } else { Vec::new() };
        let nothing_open = self.questions.open.is_empty() && self.log.left_open.is_empty();
        Ruling {
            settled: finished && nothing_open,
            interim,
            standing: places,
            matches: std::mem::take(&mut self.log.matches),
            open: std::mem::take(&mut self.questions.open),
            steps: std::mem::take(&mut self.log.steps),
            readings: self.readings_taken(),
            invitation,
            awards,
            carry_over,
            prizes: shares.prizes,
            undivided: shares.undivided,
            tour_points: shares.tour_points,
            reminders,
            warnings: std::mem::take(&mut self.log.warnings),
            left_open: std::mem::take(&mut self.log.left_open),
            departures: std::mem::take(&mut self.log.departures),
            stages: std::mem::take(&mut self.log.stages),
        }
    }

    /// The readings of the clauses cited, and the seldom used ones that the ruling rests on.
    fn readings_taken(&self) -> Vec<ReadingTaken> {
        if !self.log.explain {
            return Vec::new();
        }
        let seldom_used = self.input.regulation.seldom_used();
        let cited = |clause: &ClauseRef| self.log.cited.contains(clause);
        let readings = self.input.regulation.readings.iter().enumerate();
        readings
            .filter(|(index, reading)| match seldom_used.contains(index) {
                true => self.log.rests_on.contains(index),
                false => reading.clauses.iter().any(cited),
            })
            .map(|(_, reading)| ReadingTaken {
                id: reading.id.clone(),
                taken: reading.taken.clone(),
                instead: reading.instead(),
            })
            .collect()
    }
}
