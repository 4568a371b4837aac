//! Who is who: players by FIDE's number, then by name, with a list of those who may be the same.

use super::game::{PgnGame, Side};
use crate::loaded::warning;
use crate::names;
use std::collections::BTreeMap;
use tiebreak_document::Diagnostic;
use tiebreak_model::{DraftParticipant, Event};

/// More players than any one tournament of a broadcast has.
const MOST_COMPARED: usize = 1000;

/// The players of some games, and who is meant by each spelling.
#[derive(Debug, Default)]
pub(super) struct Players {
    pub(super) list: Vec<DraftParticipant>,
    by_id: BTreeMap<u32, usize>,
    by_key: BTreeMap<String, usize>,
    merged: BTreeMap<(String, String), ()>,
}

impl Players {
    /// Everybody in the games, each once.
    pub(super) fn of(games: &[PgnGame]) -> Self {
        let mut players = Self::default();
        for game in games {
            players.add(&game.white);
            players.add(&game.black);
        }
        players
    }

    /// The players of an event, for games that are to be entered in it.
    pub(super) fn of_event(event: &Event) -> Self {
        let mut players = Self::default();
        for (index, one) in event.participants.iter().enumerate() {
            players.by_key.insert(names::key(&one.name), index);
            players.by_id.extend(one.fide_id.map(|id| (id, index)));
            players.list.push(DraftParticipant { name: one.name.clone(), ..DraftParticipant::default() });
        }
        players
    }

    /// The position of a side among the players.
    pub(super) fn find(&self, side: &Side) -> Option<usize> {
        let by_id = side.fide_id.and_then(|id| self.by_id.get(&id));
        by_id.or_else(|| self.by_key.get(&names::key(&side.name))).copied()
    }

    fn add(&mut self, side: &Side) {
        let Some(index) = self.find(side) else {
            self.by_id.extend(side.fide_id.map(|id| (id, self.list.len())));
            self.by_key.insert(names::key(&side.name), self.list.len());
            self.list.push(DraftParticipant {
                name: side.name.clone(),
                federation: side.federation.clone(),
                rating: side.rating,
                fide_id: side.fide_id,
                chess_title: side.title.clone(),
                ..DraftParticipant::default()
            });
            return;
        };
        let known = &mut self.list[index];
        if known.name != side.name {
            self.merged.insert((known.name.clone(), side.name.clone()), ());
        }
        known.rating = known.rating.or(side.rating);
        known.fide_id = known.fide_id.or(side.fide_id);
        known.federation = known.federation.take().or_else(|| side.federation.clone());
        known.chess_title = known.chess_title.take().or_else(|| side.title.clone());
        self.by_id.extend(side.fide_id.map(|id| (id, index)));
    }

    /// Spellings that were taken for one player, and players who may be the same.
    pub(super) fn warnings(&self) -> Vec<Diagnostic> {
        let mut found: Vec<Diagnostic> = self
            .merged
            .keys()
            .map(|(known, other)| warning(format!("\"{other}\" was taken for \"{known}\""), None))
            .collect();
        // Every pair is compared, which a database of thousands would not thank us for.
        let compared = &self.list[..self.list.len().min(MOST_COMPARED)];
        for (index, one) in compared.iter().enumerate() {
            for other in &compared[index + 1..] {
                let different = one.fide_id.is_some() && other.fide_id.is_some();
                if !different && names::likeness(&one.name, &other.name) > 0 {
                    let message = format!("\"{}\" and \"{}\" may be the same player", one.name, other.name);
                    found.push(
                        warning(message, None).hint("if they are, write both names alike, or add their FIDE ids"),
                    );
                }
            }
        }
        found
    }
}
