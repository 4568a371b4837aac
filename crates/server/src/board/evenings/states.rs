//! What the judge knows of states, places and labels.

use super::facts::{label, number, place};
use super::holes::holes;
use super::judge::Judge;
use tiebreak_model::{Ask, Id, Purpose, Question, Reason, StageForm};
use tiebreak_report::Case;

impl Judge<'_, '_> {
    /// The words of a state, as they may be used at present.
    pub fn is_state(&self, state: &str) -> bool {
        let facts = self.facts;
        let ruling = facts.state.ruling();
        let asks_data = |question: &Question| matches!(question.ask, Ask::Data(_));
        match state {
            "Winner" => facts.winner().is_some(),
            "Final standings" => ruling.settled && ruling.open.is_empty(),
            "Standings" => !ruling.settled && ruling.open.is_empty(),
            "Provisional" => ruling.interim.is_some() || ruling.open.iter().any(asks_data),
            "Current standings" => ruling.interim.is_some() || ruling.open.iter().any(asks_data),
            "Rest" => facts.rest().is_some(),
            "Playing" => facts.open_games().iter().any(|game| !facts.follows(game)),
            "Next game soon" => {
                let games = facts.open_games();
                !games.is_empty() && games.iter().all(|game| facts.follows(game))
            }
            "A play-off decides" | "Lots decide" | "A board decides" | "Figures are missing" => {
                !ruling.open.is_empty() && !facts.begun() || self.is_asked(state)
            }
            "Tied" => !ruling.settled,
            _ => {
                if let Some(found) = holes("{} share first", state) {
                    let first = facts.first().map(|first| first.members.iter().copied().collect());
                    return ruling.settled && facts.list(found[0]) == first;
                }
                self.is_asked(state) || self.is_headline(state)
            }
        }
    }

    /// The subject of an open question.
    pub fn is_asked(&self, words: &str) -> bool {
        self.facts.state.ruling().open.iter().any(|question| match &question.ask {
            Ask::Game { .. } => words == "Playing",
            Ask::Lots { purpose, .. } => {
                words
                    == match purpose {
                        Purpose::FirstWhite => "Lots for white",
                        Purpose::PairingNumbers => "Lots for the pairing numbers",
                        Purpose::Seeding => "Lots for the seeding",
                        Purpose::Participants => "Lots for a place in the play-off",
                        Purpose::CoinToss => "The toss",
                        Purpose::Place => "Lots for the order",
                    }
            }
            Ask::Colour { .. } => words == "Choice of colour",
            Ask::Bid { .. } => words == "Bids of time for black",
            Ask::Board { .. } => words == "At the table",
            Ask::Decision { who, .. } => {
                words.to_lowercase().contains(&who.to_lowercase()) && words.ends_with(" decides")
            }
            Ask::Data(_) => words == "Figures are missing",
        })
    }

    /// What it is about: who is tied, how far it is, who is invited.
    pub fn is_headline(&self, words: &str) -> bool {
        let facts = self.facts;
        let ruling = facts.state.ruling();
        if let Some(found) = holes("{} tied on {}", words) {
            let same =
                facts.state.event.ids().filter(|id| self.event_score(*id) == found[1]).count();
            let count = number(found[0]);
            let level = ruling.steps.iter().any(|step| match &step.reason {
                Reason::LevelMatch { members, score, .. } => {
                    Some(members.len()) == count && self.case().score(*score) == found[1]
                }
                _ => false,
            });
            return level || count.is_some_and(|count| count <= same && count > 1);
        }
        if let Some(found) = holes("{} share {}", words) {
            let count = number(found[0]).or_else(|| facts.list(found[0]).map(|list| list.len()));
            let first = facts.first();
            if ruling.settled && found[1] == "first place" {
                return count == first.map(|first| first.members.len());
            }
            return ruling.steps.iter().any(|step| match &step.reason {
                Reason::Tied { members, .. } | Reason::LevelMatch { members, .. } => {
                    Some(members.len()) == count
                }
                _ => false,
            });
        }
        if let Some(found) = holes("{} share first", words) {
            let all = facts.first().map(|first| first.members.iter().copied().collect());
            return ruling.settled && facts.list(found[0]) == all;
        }
        if words == "No tie to settle" {
            return !ruling.steps.iter().any(|step| matches!(step.reason, Reason::Tied { .. }));
        }
        if let Some(invited) = &ruling.invitation
            && (words.starts_with(facts.short.name(invited.id))
                || words.starts_with(facts.seen.name(invited.id)))
        {
            return true;
        }
        let interim = ruling.interim.is_some()
            || ruling.open.iter().any(|question| matches!(question.ask, Ask::Data(_)));
        let progress = [
            "Provisional",
            " round",
            " still",
            "The event is still being played",
            "missing",
            " to come",
        ];
        interim && progress.iter().any(|part| words.contains(part))
    }

    /// The score in the event, as the standing has it.
    pub fn event_score(&self, id: Id) -> String {
        let place =
            self.facts.state.ruling().standing.iter().find(|place| place.members.contains(&id));
        place.map_or_else(String::new, |place| self.case().score(place.score))
    }

    pub fn case(&self) -> Case<'_> {
        Case::new(&self.facts.short, &self.facts.state.regulation, self.facts.state.ruling())
    }

    pub fn is_place(&self, words: &str) -> bool {
        let part = words.to_lowercase();
        let place = |part: &str| place(part).to_lowercase();
        let joined = |path: &str| joined(path).to_lowercase();
        self.facts
            .state
            .ruling()
            .stages
            .iter()
            .flat_map(|stage| stage.path.split('/'))
            .chain(self.facts.state.ruling().open.iter().flat_map(|open| open.id.split('/')))
            .any(|one| place(one) == part)
            || self.facts.state.ruling().stages.iter().any(|stage| joined(&stage.path) == part)
            || self.facts.state.ruling().open.iter().any(|open| {
                open.id.rsplit_once('/').is_some_and(|(above, _)| joined(above) == part)
            })
            || (part.starts_with("semi-final")
                || part == "final"
                || part.starts_with("quarter-final")
                || part.starts_with("round of"))
                && self
                    .facts
                    .state
                    .ruling()
                    .stages
                    .iter()
                    .any(|stage| stage.form == StageForm::KnockOut)
    }

    /// The label of an open game, perhaps with its clock, or of the next one.
    pub fn is_label(&self, words: &str) -> bool {
        let next = holes("Next: {}", words);
        let text = next.as_ref().map_or(words, |found| found[0]).to_lowercase();
        self.facts.open_games().iter().any(|open| {
            let Some((stage, index)) = self.facts.stage_of(&open.id) else { return false };
            let whole = label(stage, index).to_lowercase();
            let bare = whole.rsplit(", ").next().unwrap_or(&whole).to_owned();
            let bare = if stage.form == StageForm::UntilWon {
                format!("sudden death, game {}", index + 1)
            } else {
                bare
            };
            let named = text.starts_with(&whole) || text.starts_with(&bare);
            let to_begin = self.facts.follows(open) || self.facts.rest().is_some();
            named && next.is_some() == to_begin
        })
    }

    pub fn is_note(&self, words: &str) -> bool {
        let facts = self.facts;
        let clock = words.chars().all(|c| c.is_ascii_digit() || "+: d".contains(c))
            && !facts.open_games().is_empty();
        if words.is_empty() || clock || self.is_label(words) {
            return true;
        }
        if words.starts_with("white ") && words.contains("black") {
            return !facts.open_games().is_empty();
        }
        if words == "to be drawn" {
            return facts
                .state
                .ruling()
                .open
                .iter()
                .any(|open| matches!(open.ask, Ask::Lots { .. }));
        }
        if let Some(found) = holes("{} chooses", words) {
            let id = facts.id(found[0]);
            return facts.state.ruling().open.iter().any(
                |open| matches!(open.ask, Ask::Colour { chooser, .. } if Some(chooser) == id),
            );
        }
        false
    }

    /// "Wei Yi goes on": he won a match.
    pub fn goes_on(&self, words: &str) -> bool {
        let facts = self.facts;
        let found = holes("{} goes on: {} left", words).or_else(|| holes("{} goes on", words));
        let Some(winner) = found.and_then(|found| facts.id(found[0])) else { return false };
        facts
            .state
            .event
            .ids()
            .any(|other| other != winner && facts.won_of([winner, other]) == Some(winner))
    }
}

fn joined(path: &str) -> String {
    path.split('/').filter(|part| !part.is_empty()).map(place).collect::<Vec<_>>().join(", ")
}
