//! Who can still come first, and which games can matter to that.

use crate::Situation;

/// Scores and open games reduced to numbers. A result never lowers a score.
#[derive(Debug, Clone)]
pub(crate) struct ScoreContest {
    /// The lowest score that each participant can end with.
    pub least: Vec<i64>,
    /// The highest score that each participant can end with.
    pub most: Vec<i64>,
    /// The open games.
    pub games: Vec<Bout>,
}

/// An open game: its two players, and what each of the three results adds to their lowest score.
#[derive(Debug, Clone)]
pub(crate) struct Bout {
    pub players: [usize; 2],
    pub gains: [[i64; 2]; 3],
}

impl Bout {
    /// The most that a side can gain.
    pub fn most(&self, side: usize) -> i64 {
        self.gains.iter().map(|gains| gains[side]).max().unwrap_or(0)
    }
}

impl ScoreContest {
    pub fn from_situation(situation: &Situation) -> Self {
        let mut least = situation.units.clone();
        let mut games = Vec::new();
        for game in &situation.games {
            let players = [game.white.index(), game.black.index()];
            let mut gains = game.gains;
            for side in [0, 1] {
                let floor = gains.iter().map(|gains| gains[side]).min().unwrap_or(0);
                gains.iter_mut().for_each(|gains| gains[side] -= floor);
                least[players[side]] += floor;
            }
            games.push(Bout { players, gains });
        }
        let mut most = least.clone();
        for game in &games {
            for side in [0, 1] {
                most[game.players[side]] += game.most(side);
            }
        }
        Self { least, most, games }
    }

    /// The highest score that is certain to be reached by a participant.
    pub fn floor(&self) -> i64 {
        self.least.iter().copied().max().unwrap_or(0)
    }

    /// The highest score that any participant can reach.
    pub fn ceiling(&self) -> i64 {
        self.most.iter().copied().max().unwrap_or(0)
    }

    /// Whether a participant can still be first or share first place, judged by the own games
    /// alone.
    pub fn contends(&self, player: usize) -> bool {
        self.most[player] >= self.floor()
    }

    /// Whether the result of a game can change who comes first.
    pub fn matters(&self, game: &Bout) -> bool {
        game.players.iter().any(|player| self.contends(*player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_those_out_of_contention_do_not_matter() {
        let half = [[2, 0], [1, 1], [0, 2]];
        let contest = ScoreContest {
            least: vec![8, 7, 5, 4],
            most: vec![10, 9, 7, 6],
            games: vec![
                Bout { players: [0, 1], gains: half },
                Bout { players: [2, 3], gains: half },
            ],
        };
        assert_eq!((contest.floor(), contest.ceiling()), (8, 10));
        assert!(contest.matters(&contest.games[0]) && !contest.matters(&contest.games[1]));
    }
}
