//! A match of a fixed number of games, colours alternating, one game at a time.
//!
//! Tata Steel and Tepe Sigeman C.1 (two games, lots for white), Grand Chess Tour 2.2.

use super::colours::{colour_of, favoured};
use super::{GameListing, StageGame, StageStart, by_score, other_of, swapped};
use crate::group::TiedGroup;
use crate::pending::{PendingSpec, Schedule};
use crate::run::Run;
use tiebreak_model::{Colour, Exact, GameState, Id, Reason, StageForm};
use tiebreak_regulation::{FirstWhite, Seed};

/// How a match is played.
#[derive(Debug, Clone, Copy)]
pub(super) struct MatchSpec {
    pub games: u32,
    /// Whether the match ends as soon as the lead is larger than what is left to play.
    pub stops_early: bool,
    pub first_white: FirstWhite,
    /// The seed who wins a level match, where the text gives one of them draw odds.
    pub level_wins: Option<Seed>,
}

/// The games of a match so far.
struct MatchGames {
    list: GameListing,
    /// The half points of the two players, the one who began with White first.
    scores: [i64; 2],
    /// Whether a game is open.
    waiting: bool,
}

impl Run<'_> {
    pub(super) fn match_games(
        &mut self,
        stage: StageStart,
        spec: MatchSpec,
        group: &mut TiedGroup,
    ) -> Option<Vec<Vec<Id>>> {
        let at = stage.clause;
        let pair = self.first_white(at, spec.first_white, &stage.path, group)?;
        let odds = spec.level_wins.zip(group.history.pair);
        let level_winner = odds.map(|(seed, pair)| favoured(seed, pair));
        let schedule = || {
            let games = (1..=spec.games).map(|number| colours(pair, number)).collect();
            match level_winner {
                Some(winner) => Schedule::MatchWithOdds(games, winner),
                None => Schedule::Match(games),
            }
        };
        let pending = PendingSpec {
            clause: at,
            clock: Some(stage.clock),
            stops_early: spec.stops_early,
            games: spec.games.into(),
        };
        if self.leaves_pending(pending, group, schedule) {
            return None;
        }
        // The question of a single game says that a draw decides it.
        let single = level_winner.filter(|_| spec.games == 1);
        let draw_wins = single.map(|winner| colour_of(pair, winner));
        let played = self.play_match(&stage, spec, pair, draw_wins);
        self.log.keep_stage(played.list, stage, StageForm::Match, pair.to_vec());
        if played.waiting {
            return None;
        }
        let parts = by_score(&pair, &played.scores);
        let winner = if parts.len() > 1 { parts[0].first().copied() } else { None };
        let scores = played.scores.map(halves);
        self.log.step(at, &parts, || Reason::MatchEnded { players: pair, scores, winner });
        let Some(winner) = level_winner.filter(|_| parts.len() == 1) else { return Some(parts) };
        let loser = other_of(pair, winner);
        let higher = spec.level_wins == Some(Seed::Higher);
        let parts = vec![vec![winner], vec![loser]];
        self.log.step(at, &parts, || Reason::DrawOdds { winner, loser, higher });
        Some(parts)
    }

    /// Plays the games one by one, as far as they are answered.
    fn play_match(
        &mut self,
        stage: &StageStart,
        spec: MatchSpec,
        pair: [Id; 2],
        draw_wins: Option<Colour>,
    ) -> MatchGames {
        let mut list = GameListing::new(self.log.explain, stage.clock);
        let mut scores = [0i64; 2];
        let mut waiting = false;
        for number in 1..=spec.games {
            let [white, black] = colours(pair, number);
            let id = format!("{}/game-{number}", stage.path);
            let game = StageGame { id, round: number, white, black };
            let remaining = i64::from(spec.games - number) + 1;
            let decided = spec.stops_early && (scores[0] - scores[1]).abs() > 2 * remaining;
            if waiting || decided {
                if list.is_full() {
                    list.leave_out(u64::from(spec.games - number) + 1);
                    break;
                }
                list.add(&game, if waiting { GameState::Later } else { GameState::NotNeeded });
                continue;
            }
            let question = game.question(stage, draw_wins);
            let Some(result) = self.needed_result(&question) else {
                self.open_question(question);
                list.add(&game, GameState::Now);
                waiting = true;
                continue;
            };
            list.add(&game, GameState::Played(result));
            self.keep_game(stage.clause, white, black, result);
            let white_player = usize::from(white != pair[0]);
            scores[white_player] += result.half_points(Colour::White);
            scores[1 - white_player] += result.half_points(Colour::Black);
        }
        MatchGames { list, scores, waiting }
    }
}

/// White and Black of a game, counted from 1; the first of the pair has White in odd games.
fn colours(pair: [Id; 2], number: u32) -> [Id; 2] {
    if number % 2 == 1 { pair } else { swapped(pair) }
}

/// Half points as points.
pub(super) fn halves(score: i64) -> Exact {
    Exact::fraction(score.into(), 2).unwrap_or(Exact::ZERO)
}
