//! The laws of single stages: the chances of the games, the ends of the stage, its duration.

use super::series::tempo;
use super::{Chain, ChainNode};
use crate::odds::OddsError;
use crate::odds::model::{Chances, Tempo};
use crate::odds::stage::{GameChances, Law, armageddon, match_games, until_won};
use tiebreak_engine::pending::{Pending, Schedule};
use tiebreak_model::Id;

impl Chain<'_> {
    /// The chances of a game.
    pub(crate) fn chances(&self, white: Id, black: Id, tempo: Tempo) -> Chances {
        let players = self.event.participants().len();
        let index = (tempo as usize * players + white.index()) * players + black.index();
        let work_out = || self.model.chances(self.event, white, black, tempo);
        self.chances.get(index).map_or_else(work_out, |known| *known.get_or_init(work_out))
    }

    /// The steps of time of a game or round, with the pause after it.
    pub(crate) fn round_steps(&self, stage: &Pending) -> u32 {
        let game = stage.clock.map_or(1, |clock| self.model.length.steps(&clock));
        game + self.model.length.pause_steps()
    }

    pub(super) fn stage_node(&mut self, stage: &Pending) -> Result<ChainNode, OddsError> {
        let law = self.law(stage)?;
        let round = self.round_steps(stage);
        let mut ends = Vec::with_capacity(law.ends.len());
        for end in law.ends {
            let onward = self.all_onward(stage.onward(self.entry, end.parts.clone()))?;
            ends.push(end.then(round, onward));
        }
        Ok(ChainNode::Stage {
            ends,
            games: law.games,
            again: law.again.map(|(rounds, chance)| (rounds * round, chance)),
        })
    }

    fn law(&mut self, stage: &Pending) -> Result<Law, OddsError> {
        let tempo = tempo(stage);
        let play =
            |pair: &[Id; 2]| -> GameChances { (*pair, self.chances(pair[0], pair[1], tempo)) };
        let all = |pairs: &[[Id; 2]]| pairs.iter().map(play).collect::<Vec<GameChances>>();
        match &stage.schedule {
            Schedule::Match(pairs) => Ok(match_games(&all(pairs), stage.stops)),
            Schedule::MatchWithOdds(pairs, winner) => {
                Ok(match_games(&all(pairs), stage.stops).with_odds(*winner))
            }
            Schedule::UntilWon(cycle) => until_won(&all(cycle)).ok_or(OddsError::NeverEnds),
            Schedule::Armageddon(pair, draw_wins) => Ok(armageddon(play(pair), *draw_wins)),
            Schedule::RoundRobin(_) => self
                .round_robin_law(stage)?
                .ok_or(OddsError::TooMany { tied: stage.members().len() }),
            Schedule::KnockOut { .. } | Schedule::Board => Err(OddsError::Bridge),
        }
    }
}
