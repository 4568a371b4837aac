//! The games that those who are gone from a round robin no longer played.

use super::rounds::RoundNumbers;
use super::{Crosstable, CrosstableBuilder};
use crate::{Event, GameResult, Id};

impl Crosstable {
    /// The crosstable as a report of the tournament has it: it says who left, and in a round robin
    /// what they no longer played is won without play.
    pub(super) fn with_walkovers(event: &Event) -> Self {
        let (mut builder, position, mut rounds) = Self::begun(event, event.games());
        for id in event.ids() {
            builder.entrants[position[id.index()] as usize].left =
                event.participants()[id.index()].gone_from();
        }
        if builder.round_robin {
            builder.walkovers(event, &position, &mut rounds);
        }
        builder.finish()
    }
}

impl CrosstableBuilder {
    /// In the rounds in which both were free.
    fn walkovers(&mut self, event: &Event, position: &[u32], rounds: &mut RoundNumbers) {
        let last = self.cells.iter().map(|(_, cell)| cell.round).max().unwrap_or(0);
        let gone = |id: Id| event.participants()[id.index()].gone_from();
        let met = |a: Id, b: Id| {
            let games = event.games().iter().chain(event.annulled_games());
            games.filter(|game| game.seen_by(a).is_some_and(|(other, _)| other == b)).count() as u32
        };
        for (player, from) in event.ids().filter_map(|id| Some((id, gone(id)?))) {
            // Two who are both gone forfeit their game once.
            for other in event
                .ids()
                .filter(|other| *other != player && (gone(*other).is_none() || player < *other))
            {
                let sides = [position[other.index()], position[player.index()]];
                let missing = event.cycles().saturating_sub(met(player, other)) as usize;
                let free =
                    (from..=last).filter(|round| rounds.are_free(*round, &sides)).take(missing);
                for round in free.collect::<Vec<_>>() {
                    rounds.take(round, &sides);
                    let result = if gone(other).is_some() {
                        GameResult::BothForfeit
                    } else {
                        GameResult::WhiteByForfeit
                    };
                    let win = if result == GameResult::BothForfeit { 0 } else { self.points[0] };
                    self.game(sides, round, result, false, [win, 0]);
                }
            }
        }
    }
}
