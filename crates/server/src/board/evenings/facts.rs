//! What is so at a moment, worked out from the ruling and the entries of the record, without the
//! code that draws.

use crate::board::names;
use crate::events::state::EventState;
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::{
    Ask, Colour, Event, GameResult, GameState, Id, PlayedGame, Question, Reason, StageForm,
    StageRecord, StandingPlace,
};
use tiebreak_record::{AnswerEntry, Entry, WithdrawnEntry};

/// For how many seconds a correction, and the end of a game, are news.
pub const NEWS: i64 = 120;

pub struct EveningFacts<'s> {
    pub state: &'s EventState,
    /// The event with the names of boards.
    pub short: Event,
    /// The event with the names of pages.
    pub seen: Event,
    pub now: i64,
}

impl<'s> EveningFacts<'s> {
    pub fn new(state: &'s EventState, now: i64) -> Self {
        let seen = state.event.shown().into_owned();
        Self { state, short: names::called(&state.event), seen, now }
    }

    pub fn first(&self) -> Option<&StandingPlace> {
        self.state.ruling().standing.first()
    }

    /// Who is first alone, and it is settled.
    pub fn winner(&self) -> Option<Id> {
        let first = self.first().filter(|_| self.state.ruling().settled)?;
        (first.members.len() == 1).then(|| first.members[0])
    }

    /// Somebody of the event by a name on a board or on a page.
    pub fn id(&self, name: &str) -> Option<Id> {
        self.state.event.ids().find(|id| self.names(*id).iter().any(|one| one == name))
    }

    /// The names that somebody may have: with initials where space is short.
    fn names(&self, id: Id) -> Vec<String> {
        let events = [&*self.state.event, &self.seen, &self.short];
        let whole = events.map(|event| event.name(id).to_owned());
        let initials: Vec<String> =
            whole.iter().filter_map(|name| tiebreak_report::initials(name)).collect();
        whole.into_iter().chain(initials).collect()
    }

    pub fn ids(&self, names: &[String]) -> Option<BTreeSet<Id>> {
        names.iter().map(|name| self.id(name)).collect()
    }

    /// The people of a list such as "A, B and C".
    pub fn list(&self, text: &str) -> Option<BTreeSet<Id>> {
        let mut rest = text.to_owned();
        let mut found = BTreeSet::new();
        let mut all: Vec<Id> = self.state.event.ids().collect();
        all.sort_by_key(|id| std::cmp::Reverse(self.short.name(*id).len()));
        while !rest.is_empty() {
            let named = |id: &Id| {
                let names = self.names(*id);
                let name = names.iter().find(|name| rest.starts_with(name.as_str()))?;
                Some((*id, name.len()))
            };
            let (id, length) = all.iter().find_map(named)?;
            found.insert(id);
            let after = &rest[length..];
            let after =
                after.strip_prefix(", ").or_else(|| after.strip_prefix(" and ")).unwrap_or(after);
            if after.len() == rest.len() - length && !after.is_empty() {
                return None;
            }
            rest = after.to_owned();
        }
        Some(found)
    }

    fn entries(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.state.record().entries().iter().enumerate()
    }

    pub fn seconds(entry: &Entry) -> i64 {
        entry.at().and_then(|at| at.timestamp()).map_or(0, |at| at.as_second())
    }

    /// Who left and did not come back, with the reason.
    pub fn gone(&self) -> BTreeMap<Id, String> {
        let mut gone = BTreeMap::new();
        for (_, entry) in self.entries() {
            match entry {
                Entry::Leave(leave) => {
                    gone.extend(self.id(&leave.name).map(|id| (id, leave.why.clone())));
                }
                Entry::Withdrawal(back) => {
                    if let WithdrawnEntry::Leave { name } = &back.what {
                        self.id(name).map(|id| gone.remove(&id));
                    }
                }
                _ => {}
            }
        }
        gone
    }

    /// Whether somebody does not play: he left, or did not come at all.
    pub fn is_out(&self, id: Id) -> bool {
        self.gone().contains_key(&id)
            || self.state.event.participants()[id.index()].absence().is_some()
    }

    /// The departures that count: by whom and why.
    pub fn departures(&self) -> BTreeSet<(String, String)> {
        let mut by_tie = BTreeMap::new();
        for (_, entry) in self.entries() {
            match entry {
                Entry::Departure(one) => {
                    by_tie.insert(one.tie.clone(), (one.by.clone(), one.why.clone()));
                }
                Entry::Withdrawal(back) => {
                    if let WithdrawnEntry::Departure { tie } = &back.what {
                        by_tie.remove(tie);
                    }
                }
                _ => {}
            }
        }
        let applied = &self.state.ruling().departures;
        by_tie.retain(|tie, _| applied.iter().any(|one| one.tie == *tie));
        by_tie.into_values().collect()
    }

    /// The answers that the ruling used, the newest first.
    pub fn answers(&self) -> Vec<(usize, &Question, &AnswerEntry)> {
        let entries = self.state.record().entries();
        let mut all: Vec<_> = self
            .state
            .heard()
            .answered()
            .iter()
            .filter_map(|(question, index)| match entries.get(*index)? {
                Entry::Answer(answer) => Some((*index, question, answer)),
                _ => None,
            })
            .collect();
        all.sort_by_key(|(index, ..)| std::cmp::Reverse(*index));
        all
    }

    /// Whether play-off answers count.
    pub fn begun(&self) -> bool {
        self.answers().iter().any(|(_, question, _)| !matches!(question.ask, Ask::Data(_)))
    }

    pub fn open_games(&self) -> Vec<&Question> {
        let open = self.state.ruling().open.iter();
        open.filter(|question| matches!(question.ask, Ask::Game { .. })).collect()
    }

    /// Whether a game of the same stage ended within the last two minutes, so that this one has
    /// hardly begun.
    pub fn follows(&self, question: &Question) -> bool {
        let Some((stage, index)) = self.stage_of(&question.id) else { return false };
        self.answers().iter().any(|(_, answered, answer)| {
            let at = stage.games.iter().position(|game| game.id == answered.id);
            let fresh = answer
                .at
                .and_then(|at| at.timestamp())
                .is_some_and(|at| at.as_second() + NEWS > self.now);
            let before = at.is_some_and(|at| {
                stage.form != StageForm::RoundRobin
                    || stage.games[at].round < stage.games[index].round
            });
            fresh && before && answer.why.is_none()
        })
    }

    pub fn stage_of(&self, id: &str) -> Option<(&StageRecord, usize)> {
        self.state
            .ruling()
            .stages
            .iter()
            .find_map(|stage| Some((stage, stage.games.iter().position(|game| game.id == id)?)))
    }

    /// The matches, sudden deaths and Armageddon games of two.
    pub fn duels(&self, pair: [Id; 2]) -> Vec<&StageRecord> {
        let forms = [StageForm::Match, StageForm::UntilWon, StageForm::Armageddon];
        self.state
            .ruling()
            .stages
            .iter()
            .filter(|stage| forms.contains(&stage.form) && stage.members.len() == 2)
            .filter(|stage| pair.iter().all(|id| stage.members.contains(id)))
            .collect()
    }

    /// Who won of two: what the steps say of them last.
    pub fn won_of(&self, pair: [Id; 2]) -> Option<Id> {
        let theirs = |ids: [Id; 2]| ids.iter().all(|id| pair.contains(id));
        let asked = self.state.ruling().open.iter().any(|question| {
            let among = question.ask.participants();
            among.len() == 2 && among.iter().all(|id| pair.contains(id))
        });
        let won = self.state.ruling().steps.iter().rev().find_map(|step| match &step.reason {
            Reason::MatchEnded { players, winner, .. } if theirs(*players) => Some(*winner),
            Reason::SuddenDeathWon { winner, loser, .. }
            | Reason::ArmageddonEnded { winner, loser, .. }
            | Reason::DrawOdds { winner, loser, .. }
                if theirs([*winner, *loser]) =>
            {
                Some(Some(*winner))
            }
            Reason::BothForfeited { players, .. } if theirs(*players) => Some(None),
            _ => None,
        });
        // Where one left before they met, the other plays another.
        let on = || {
            let out: Vec<Id> = pair.into_iter().filter(|id| self.is_out(*id)).collect();
            match out.as_slice() {
                [one] => pair.into_iter().find(|id| id != one),
                _ => None,
            }
        };
        won.flatten().or_else(on).filter(|_| !asked)
    }

    /// The rests for all that run, by their ends.
    pub fn rest(&self) -> Option<i64> {
        let ruling = self.state.ruling();
        let played =
            self.answers().iter().any(|(_, question, _)| matches!(question.ask, Ask::Game { .. }));
        let reminded =
            ruling.reminders.iter().filter(|_| !played).filter_map(|one| one.earliest_start);
        let granted = self
            .state
            .record()
            .rests()
            .filter(|one| one.rest.players.is_empty())
            .map(|one| one.until);
        let ends =
            reminded.chain(granted).filter_map(|end| end.timestamp()).map(|end| end.as_second());
        ends.filter(|end| *end > self.now).max()
    }

    /// Every game that was played between two, with the names for it that a sentence may use.
    pub fn games(&self) -> Vec<(String, &PlayedGame)> {
        let mut named = Vec::new();
        for stage in &self.state.ruling().stages {
            for (index, game) in stage.games.iter().enumerate() {
                if stage.form == StageForm::RoundRobin {
                    named.push((self.pair(game.white, game.black), game));
                } else {
                    named.push((label(stage, index), game));
                }
            }
        }
        named
    }

    pub fn pair(&self, white: Id, black: Id) -> String {
        format!("{} – {}", self.short.name(white), self.short.name(black))
    }
}

/// "semi-final 1, game 1 of 2", "game 1 of 2", "sudden death, game 3".
pub fn label(stage: &StageRecord, index: usize) -> String {
    let own = ["match", "sudden-death", "armageddon", "round-robin", "play-off"];
    let parts: Vec<String> = stage
        .path
        .split('/')
        .filter(|part| !part.is_empty() && !own.iter().any(|own| part.starts_with(own)))
        .map(place)
        .collect();
    let game = match stage.form {
        StageForm::Match => format!("game {} of {}", index + 1, stage.total()),
        StageForm::UntilWon => format!("sudden death, game {}", index + 1),
        StageForm::Armageddon => "Armageddon".to_owned(),
        StageForm::RoundRobin => {
            let boards = (stage.members.len() as u64 / 2).max(1);
            format!("round {} of {}", stage.games[index].round, stage.total() / boards)
        }
        _ => String::new(),
    };
    parts.into_iter().chain([game]).collect::<Vec<_>>().join(", ")
}

/// `semi-final-1` as people write it.
pub fn place(part: &str) -> String {
    if let Some((from, to)) = part.strip_prefix("places-").and_then(|rest| rest.split_once('-')) {
        return format!("places {from} to {to}");
    }
    if let Some((one, other)) = part.split_once(" - ") {
        return format!("{one} – {other}");
    }
    match part.rsplit_once('-') {
        Some((words, number)) if number.bytes().all(|c| c.is_ascii_digit()) => {
            format!("{} {number}", hyphen(words))
        }
        _ => hyphen(part),
    }
}

fn hyphen(words: &str) -> String {
    match words {
        "semi-final" | "quarter-final" => words.to_owned(),
        other => other.replace('-', " "),
    }
}

/// What a side of a game has: "1", "½", "+".
pub fn mark(game: &PlayedGame, id: Id) -> Option<&'static str> {
    let GameState::Played(result) = game.state else { return None };
    let colour = if game.white == id { Colour::White } else { Colour::Black };
    Some(match (result, result.winner()) {
        (GameResult::Draw, _) => "½",
        (_, Some(winner)) if winner == colour => {
            if result.is_forfeit() {
                "+"
            } else {
                "1"
            }
        }
        _ => {
            if result.is_forfeit() {
                "−"
            } else {
                "0"
            }
        }
    })
}

/// The points of a participant in some stages, as people write them.
pub fn points(stages: &[&StageRecord], id: Id) -> String {
    let marks = stages
        .iter()
        .flat_map(|stage| &stage.games)
        .filter(|game| game.white == id || game.black == id)
        .filter_map(|game| mark(game, id));
    let halves: u32 = marks
        .map(|mark| match mark {
            "1" | "+" => 2,
            "½" => 1,
            _ => 0,
        })
        .sum();
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

pub const NUMBERS: [&str; 21] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "13", "14", "15", "16", "17", "18", "19", "20",
];

/// A number as a sentence writes it, whatever its first letter.
pub fn number(word: &str) -> Option<usize> {
    let word = word.to_lowercase();
    NUMBERS.iter().position(|one| *one == word).or_else(|| word.parse().ok())
}
