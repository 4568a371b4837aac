//! The one function: event, regulation and answers in, ruling out.

use crate::cuts::cuts;
use crate::group::{Group, History, Part};
use crate::hearing::{Hearing, same};
use crate::procedure::{places_path, sorted};
use crate::standing::{self, Level};
use crate::visits::Visits;
use crate::{Facts, reminders};
use std::borrow::Cow;
use std::collections::BTreeSet;
use tiebreak_model::{
    Answers, ClauseRef, Departed, Event, Id, Kind, ReadingTaken, Reason, Ruling, StandingPlace, Warning,
};
use tiebreak_regulation::{Action, Duty, Entry, Regulation, Settles};

/// How to rule.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Whether to collect steps, readings, reminders and stages. Without them the ruling is the same, sooner.
    pub explain: bool,
    /// The places that matter; ties for others stay as they are.
    pub places: Option<(usize, usize)>,
    /// Whether a criterion also says what its values were made of, game by game. It makes rulings long.
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
    /// The regulation is one of another sport.
    OtherSport,
    /// The regulation says nothing about this kind of event.
    KindNotCovered {
        /// The kind of the event.
        kind: Kind,
        /// The kinds it speaks of.
        covered: Vec<Kind>,
    },
    /// The regulation is for events of another number of participants.
    OtherNumber {
        /// How many take part.
        participants: usize,
        /// How many it is for.
        expected: usize,
    },
    /// A clause looks at the games of a play-off, and odds go stage by stage.
    GamesUnseen {
        /// The clause.
        clause: String,
    },
    /// A stage has more games than are laid out for odds; [`rule`] itself asks for any number, one after the other.
    StageTooLong {
        /// The clause that orders it.
        clause: String,
        /// How many games.
        games: u64,
    },
}

impl RuleError {
    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::OtherSport => "other-sport",
            Self::KindNotCovered { .. } => "kind-not-covered",
            Self::OtherNumber { .. } => "other-number",
            Self::GamesUnseen { .. } => "games-unseen",
            Self::StageTooLong { .. } => "stage-too-long",
        }
    }
}

impl std::fmt::Display for RuleError {
    /// The kind alone; people read what `report` says of it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind())
    }
}

impl std::error::Error for RuleError {}

/// What follows from an event, a regulation and the answers so far.
pub fn rule(
    event: &Event,
    regulation: &Regulation,
    answers: &mut dyn Answers,
    options: Options,
) -> Result<Ruling, RuleError> {
    Ok(Hearing::new(event, regulation, answers, options)?.rule())
}

impl<'a> Hearing<'a> {
    pub(crate) fn new(
        event: &'a Event,
        regulation: &'a Regulation,
        answers: &'a mut dyn Answers,
        options: Options,
    ) -> Result<Self, RuleError> {
        if event.sport != regulation.sport {
            return Err(RuleError::OtherSport);
        }
        let Some(entry) = regulation.entries_for(event.kind).next() else {
            let covered: BTreeSet<Kind> =
                regulation.entries.iter().flat_map(|entry| entry.kinds.iter().copied()).collect();
            return Err(RuleError::KindNotCovered { kind: event.kind, covered: covered.into_iter().collect() });
        };
        let participants = event.participants.len();
        // In a knock-out each match has its own number.
        let expected = entry.participants.filter(|_| event.kind != Kind::Knockout);
        if let Some(expected) = expected.filter(|expected| *expected != participants) {
            return Err(RuleError::OtherNumber { participants, expected });
        }
        let mut facts = Facts::new(event);
        facts.forfeits_everywhere = regulation.forfeits_everywhere;
        facts.counting = regulation.counting;
        facts.workings = options.explain && options.workings;
        let warnings = facts.settle_withdrawals(regulation.withdrawals);
        let cuts = cuts(&facts, entry);
        Ok(Self {
            event,
            regulation,
            entry,
            facts,
            answers,
            memory: None,
            explain: options.explain,
            limit: options.places,
            open: Vec::new(),
            open_ids: BTreeSet::new(),
            steps: Vec::new(),
            stages: Vec::new(),
            stage: None,
            matches: Vec::new(),
            left_open: Vec::new(),
            warnings,
            cited: BTreeSet::new(),
            labels: BTreeSet::new(),
            answered: 0,
            visits: Visits::default(),
            depth: 0,
            stage_by_stage: false,
            pending: Vec::new(),
            played: Vec::new(),
            tie_begins: 0,
            keeps_games: regulation.looks_at_play_offs(),
            cuts,
            seats: None,
            unseen: None,
            shared: Vec::new(),
            invitee: None,
            too_long: None,
        })
    }
}

impl Hearing<'_> {
    pub(crate) fn rule(&mut self) -> Ruling {
        let open_games = self.unfinished_games(self.entry.clause);
        let open_matches = self.unscored_matches(self.entry.clause);
        let interim = self.event.unfinished(&open_games, &open_matches);
        let finished = interim.is_none() && open_games.is_empty() && open_matches.is_empty();
        if self.explain {
            self.warnings.extend(standing::doubts(&self.facts, interim.is_some()));
        }
        let mut departures = Vec::new();
        let Placed { levels, places, ties } = match self.event.kind {
            Kind::Knockout => self.by_matches(finished, &mut departures),
            _ if interim.is_some() => self.on_the_way(),
            _ => self.by_levels(finished, &mut departures),
        };
        let invitation = if finished { self.invitation(&levels, &places) } else { None };
        let (awards, shares) = match interim {
            Some(_) => Default::default(),
            None => self.give_out(&levels, &places),
        };
        let carry_over = if finished { self.carry_over(&awards, &places) } else { None };
        let reminders = if self.explain { reminders::reminders(self, &ties, finished) } else { Vec::new() };
        let settled = finished && self.open.is_empty() && self.left_open.is_empty();
        Ruling {
            settled,
            interim,
            standing: places,
            matches: std::mem::take(&mut self.matches),
            open: std::mem::take(&mut self.open),
            steps: std::mem::take(&mut self.steps),
            readings: self.readings_taken(shares.not_in_the_text),
            invitation,
            awards,
            carry_over,
            prizes: shares.prizes,
            undivided: shares.undivided,
            tour_points: shares.tour_points,
            reminders,
            warnings: std::mem::take(&mut self.warnings),
            left_open: std::mem::take(&mut self.left_open),
            departures,
            stages: std::mem::take(&mut self.stages),
        }
    }

    /// Level after level of the standing, the ties that matter settled.
    fn by_levels(&mut self, finished: bool, departures: &mut Vec<Departed>) -> Placed {
        let levels = standing::by_points(&self.facts);
        let mut places: Vec<StandingPlace> = Vec::with_capacity(levels.len());
        let mut ties = Vec::new();
        for level in &levels {
            if !finished {
                places.push(together(level, true));
            } else if self.is_relevant(level) {
                if self.explain {
                    ties.push(level.clone());
                }
                let parts = self.settle(level, departures);
                place(&mut places, level, parts);
            } else {
                self.leave_shared(level);
                places.push(together(level, false));
            }
        }
        Placed { levels, places, ties }
    }

    /// The standing before the end: what the text applies at any time, and nothing else. No place is anybody's yet.
    fn on_the_way(&mut self) -> Placed {
        let levels = standing::by_points(&self.facts);
        let mut places: Vec<StandingPlace> = Vec::new();
        for level in &levels {
            let parts = self.at_any_time(level).unwrap_or_else(|| vec![level.members.clone()]);
            place(&mut places, level, parts.into_iter().map(Part::open).collect());
        }
        Placed { levels, places, ties: Vec::new() }
    }

    /// A tie in the clause that the text applies at any time, where there is one.
    fn at_any_time(&mut self, level: &Level) -> Option<Vec<Vec<Id>>> {
        let entry = self.entry;
        let first = self.regulation.clause(entry.go);
        let Action::Rank(criterion) = first.action else { return None };
        if !first.duties.contains(&Duty::AtAnyTime) || !self.is_relevant(level) {
            return None;
        }
        self.step(entry.clause, std::slice::from_ref(&level.members), || announced(level, false));
        self.rank(entry.go, criterion, &level.members, true)
    }

    pub(crate) fn is_relevant(&self, level: &Level) -> bool {
        let to = level.first + level.members.len() - 1;
        let needed = !self.entry.only_needed || self.event.needs_broken(level.first, to);
        level.members.len() > 1
            && needed
            && (self.entry.tie_for.touches(level.first, to) || self.crosses_cut(level.first, to))
            && self.settles(level.first, to)
    }

    /// A tie that the regulation does not settle: said where a clause says so.
    fn leave_shared(&mut self, level: &Level) {
        let to = level.first + level.members.len() - 1;
        if let (Some(clause), true) = (self.entry.leaves_tied, level.members.len() > 1) {
            self.step(clause, std::slice::from_ref(&level.members), || Reason::StayTied {
                members: level.members.clone(),
                from: level.first,
                to,
            });
        }
    }

    /// Breaks a tie by the procedure of the regulation.
    pub(crate) fn settle(&mut self, level: &Level, departures: &mut Vec<Departed>) -> Vec<Part> {
        let entry = self.entry;
        let winner_only = entry.settles.0 == Settles::Winner;
        let to = level.first + level.members.len() - 1;
        self.visits.clear();
        self.tie_begins = self.played.len();
        self.step(entry.clause, std::slice::from_ref(&level.members), || announced(level, winner_only));
        let path = match &level.name {
            Some(name) => [name, "/"].concat(),
            None if winner_only => String::new(),
            None => places_path(level.first, to),
        };
        let path = match level.within {
            Some(within) => [within, "/", &path].concat(),
            None => path,
        };
        // A tie has the name that the ids of its questions begin with; that of the winner alone begins none.
        let tie: Cow<'_, str> = match winner_only && level.name.is_none() {
            true => [path.as_str(), "first"].concat().into(),
            false => path.strip_suffix('/').unwrap_or(&path).into(),
        };
        if let Some(parts) = self.departed(&tie, level, departures) {
            return parts;
        }
        let group = Group {
            members: self.contenders(level),
            first: level.first,
            path,
            unnamed: false,
            history: History::default(),
        };
        let parts = self.apply(entry.go, group);
        if winner_only { self.winner_only(entry, level, parts) } else { parts }
    }

    /// While the play-off runs everybody stays together; then the winner is first and the others share second place. Where only an
    /// invitation is decided, they share first place for good.
    fn winner_only(&mut self, entry: &Entry, level: &Level, parts: Vec<Part>) -> Vec<Part> {
        let winner = match parts.first() {
            Some(part) if part.members.len() == 1 && !part.open => part.members[0],
            Some(part) if self.shared.contains(&part.members) => return self.first_shared(level, part.members.clone()),
            _ => {
                let open = parts.iter().any(|part| part.open);
                return vec![Part { members: level.members.clone(), open }];
            }
        };
        let others: Vec<Id> = level.members.iter().copied().filter(|id| *id != winner).collect();
        let order = vec![vec![winner], others.clone()];
        if entry.promotes.as_ref().is_some_and(|(promotion, _)| promotion.first_place_stays_shared) {
            self.invitee = Some(winner);
            return vec![Part::settled(level.members.clone())];
        }
        // Who wins a match of a knock-out goes on; the stage has said so.
        if level.name.is_some() {
            return vec![Part::settled(vec![winner]), Part::settled(others)];
        }
        self.step(entry.settles.1, &order, || Reason::Won { winner, others: others.clone() });
        vec![Part::settled(vec![winner]), Part::settled(others)]
    }

    /// First place is shared by some of the tied; the others come after them.
    fn first_shared(&self, level: &Level, first: Vec<Id>) -> Vec<Part> {
        let others: Vec<Id> = level.members.iter().copied().filter(|id| !first.contains(id)).collect();
        let parts = [first, others].into_iter().filter(|part| !part.is_empty());
        parts.map(Part::settled).collect()
    }

    /// A departure from the regulation, where somebody recorded one about this tie.
    fn departed(&mut self, tie: &str, level: &Level, departures: &mut Vec<Departed>) -> Option<Vec<Part>> {
        let departure = self.answers.departure(tie, &level.members)?;
        if !same(&level.members, &departure.parts) {
            self.warnings.push(Warning::DepartureAboutOthers { tie: tie.to_owned() });
            return None;
        }
        let allows = |duty: &Duty| matches!(duty, Duty::Deviate { .. });
        let clause = self.regulation.clauses.iter().position(|clause| clause.duties.iter().any(allows));
        let clause = clause.and_then(|index| u16::try_from(index).ok()).map(ClauseRef);
        let parts = sorted(departure.parts.clone());
        self.step(clause.unwrap_or(self.entry.clause), &parts, || Reason::Departed {
            power: clause.is_some(),
            by: departure.by.clone(),
            why: departure.why.clone(),
        });
        departures.push(Departed { clause, tie: tie.to_owned(), departure });
        Some(parts.into_iter().map(Part::settled).collect())
    }

    /// The readings of the clauses cited. The one about prizes of which the text does not speak counts only where there are such.
    fn readings_taken(&self, silent_prizes: bool) -> Vec<ReadingTaken> {
        if !self.explain {
            return Vec::new();
        }
        let about_prizes = self.entry.other_prizes.1;
        let readings = self.regulation.readings.iter().enumerate();
        readings
            .filter(|(index, _)| silent_prizes || about_prizes != Some(*index))
            .map(|(_, reading)| reading)
            .filter(|reading| reading.clauses.iter().any(|clause| self.cited.contains(clause)))
            .map(|reading| ReadingTaken {
                id: reading.id.clone(),
                taken: reading.taken.clone(),
                instead: reading.instead(),
            })
            .collect()
    }
}

/// What makes a level a tie to be settled. Where only the winner is settled, first place alone is at stake.
fn announced(level: &Level, winner_only: bool) -> Reason {
    let (members, score) = (level.members.clone(), level.score);
    if let Some(name) = &level.name {
        let stage = name.split('/').next().unwrap_or(name).to_owned();
        return Reason::LevelMatch { members, stage, round: level.round, score };
    }
    let to = if level.first == 1 && winner_only { 1 } else { level.first + members.len() - 1 };
    Reason::Tied { members, from: level.first, to, score }
}

/// The standing, the levels it came from, and the ties that were to be settled, where reminders speak of them.
pub(crate) struct Placed {
    pub levels: Vec<Level>,
    pub places: Vec<StandingPlace>,
    pub ties: Vec<Level>,
}

/// A level as one place.
fn together(level: &Level, open: bool) -> StandingPlace {
    let (from, to) = (level.first, level.first + level.members.len() - 1);
    StandingPlace { from, to, members: level.members.clone(), score: level.score, open }
}

fn place(places: &mut Vec<StandingPlace>, level: &Level, parts: Vec<Part>) {
    let mut from = level.first;
    for part in parts {
        let to = from + part.members.len() - 1;
        let mut members = part.members;
        members.sort_unstable();
        places.push(StandingPlace { from, to, members, score: level.score, open: part.open });
        from = to + 1;
    }
}
