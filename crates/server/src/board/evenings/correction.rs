//! Whether a correction that a board shows is one, and still holds.

use super::facts::{EveningFacts, NEWS};
use super::holes::holes;
use super::judge::Judge;
use tiebreak_model::{Colour, GameResult, GameState, Id};
use tiebreak_record::{AnswerEntry, Entry, RecordedValue, WithdrawnEntry};

impl Judge<'_, '_> {
    /// A correction of the last two minutes that still holds, and that no greater news replaced.
    pub fn is_correction(&self, text: &str) -> bool {
        let facts = self.facts;
        let Some(said) = text.strip_prefix("Corrected: ") else { return false };
        let entries = facts.state.record().entries();
        let fresh: Vec<(usize, &Entry)> = entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| EveningFacts::seconds(entry) + NEWS > facts.now)
            .collect();
        let greater = |from: usize| {
            fresh.iter().any(|(index, entry)| {
                *index > from
                    && match entry {
                        Entry::Leave(leave) => {
                            facts.id(&leave.name).is_some_and(|id| facts.gone().contains_key(&id))
                        }
                        _ => false,
                    }
            })
        };
        let known = |game: &str, id: &str| {
            let named = facts.games();
            let mut named = named.iter();
            named.any(|(label, one)| label == game && one.id == id)
        };
        if let Some(found) = holes("{} is in the play-off after all", said) {
            let Some(id) = facts.id(found[0]) else { return false };
            let came = fresh.iter().any(|(index, entry)| {
                let Entry::Withdrawal(back) = entry else { return false };
                let WithdrawnEntry::Leave { name } = &back.what else { return false };
                facts.id(name) == Some(id) && !greater(*index)
            });
            let plays = facts
                .state
                .ruling()
                .standing
                .iter()
                .any(|place| place.open && place.members.contains(&id));
            return came && !facts.gone().contains_key(&id) && plays;
        }
        if said == "the departure from the regulation was withdrawn" {
            return fresh.iter().any(|(index, entry)| {
                let Entry::Withdrawal(back) = entry else { return false };
                let WithdrawnEntry::Departure { tie } = &back.what else { return false };
                !facts.state.ruling().departures.iter().any(|one| one.tie == *tie)
                    && !greater(*index)
            });
        }
        if let Some(found) = holes("the order is {}", said) {
            let names: Vec<&str> = found[0].split(", then ").collect();
            return fresh.iter().any(|(index, _)| {
                facts.answers().iter().any(|(used, _, answer)| {
                    used == index
                        && match &answer.value {
                            RecordedValue::Order(parts) => {
                                parts.len() == names.len()
                                    && parts.iter().zip(&names).all(|(part, name)| {
                                        facts.list(name)
                                            == part.iter().map(|one| facts.id(one)).collect()
                                    })
                            }
                            _ => false,
                        }
                }) && !greater(*index)
            });
        }
        if let Some(found) = holes("{} has no result yet", said) {
            return fresh.iter().any(|(index, entry)| {
                let Entry::Withdrawal(back) = entry else { return false };
                let WithdrawnEntry::Answer { id, .. } = &back.what else { return false };
                known(found[0], id)
                    && facts.open_games().iter().any(|open| open.id == *id)
                    && !greater(*index)
            });
        }
        type Fits = fn(GameResult) -> bool;
        let patterns: [(&str, Fits); 4] = [
            ("{} was a draw", |result| result == GameResult::Draw),
            ("{} was won by {} by forfeit", |result| {
                result.is_forfeit() && result.winner().is_some()
            }),
            ("{} was won by {}", |result| !result.is_forfeit() && result.winner().is_some()),
            ("both players forfeited {}", |result| result == GameResult::BothForfeit),
        ];
        for (pattern, fits) in patterns {
            let Some(found) = holes(pattern, said) else { continue };
            let by = found.get(1).and_then(|name| facts.id(name));
            let is_won = |white: Id, black: Id, result: GameResult| {
                fits(result)
                    && result
                        .winner()
                        .map(|colour| if colour == Colour::White { white } else { black })
                        == by
            };
            // A game of the play-off, as the ruling has it now.
            let played = facts.games().into_iter().any(|(label, game)| {
                let GameState::Played(result) = game.state else { return false };
                let changed = fresh.iter().any(|(index, entry)| match entry {
                    Entry::Answer(one) => {
                        one.id == game.id && is_changed(facts, *index, one) && !greater(*index)
                    }
                    _ => false,
                });
                label == found[0] && is_won(game.white, game.black, result) && changed
            });
            // A game of the event, entered or amended.
            let of_event = facts.state.event.games().iter().any(|game| {
                let about = |one: &AnswerEntry| {
                    let ids: Option<Vec<Id>> =
                        one.participants().iter().map(|name| facts.id(name)).collect();
                    ids == Some(vec![game.white, game.black])
                };
                let entered = fresh.iter().any(|(index, entry)| match entry {
                    Entry::Answer(one) => match &one.value {
                        RecordedValue::Result(result) => {
                            is_won(game.white, game.black, *result)
                                && about(one)
                                && is_changed(facts, *index, one)
                        }
                        _ => false,
                    },
                    Entry::Amendment(one) => {
                        let mut changes = one.changes.iter();
                        is_won(game.white, game.black, game.result)
                            && changes.any(|change| change.field.as_deref() == Some("result"))
                    }
                    _ => false,
                });
                facts.pair(game.white, game.black) == found[0] && entered
            });
            if played || of_event {
                return true;
            }
        }
        false
    }
}

/// Whether an answer changed an earlier one to the same question.
fn is_changed(facts: &EveningFacts<'_>, index: usize, answer: &AnswerEntry) -> bool {
    facts.state.record().entries().iter().take(index).any(|entry| match entry {
        Entry::Answer(old) => old.id == answer.id && old.value != answer.value,
        _ => false,
    })
}
