//! A match of a fixed number of games, colours alternating, one game at a time.
//!
//! Tata Steel and Tepe Sigeman C.1 (two games, lots for white), Grand Chess Tour 2.2.

use super::colours::{colour_of, favoured};
use super::{Listing, Pairing, by_score};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Clock, Colour, Exact, Id, Reason, Scheduled, StageForm};
use tiebreak_regulation::{FirstWhite, Seed};

impl Hearing<'_> {
    pub(super) fn match_games(
        &mut self,
        at: ClauseRef,
        (games, stops): (u32, bool),
        (white, level_wins): (FirstWhite, Option<Seed>),
        clock: Clock,
        path: String,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        let pair = self.first_white(at, white, &path, group)?;
        let colours = |number: u32| if number % 2 == 1 { pair } else { [pair[1], pair[0]] };
        let favoured = level_wins.and_then(|seed| group.history.pair.map(|pair| (favoured(seed, pair), seed)));
        let schedule = || {
            let games = (1..=games).map(colours).collect();
            match favoured {
                Some((winner, _)) => Schedule::MatchWithOdds(games, winner),
                None => Schedule::Match(games),
            }
        };
        // One game in which a draw decides is asked for as such.
        let draw_wins = favoured.filter(|_| games == 1).map(|(winner, _)| colour_of(pair, winner));
        if self.keeps(at, (Some(clock), stops), games.into(), group, schedule) {
            return None;
        }
        let mut list = Listing::new(self.explain, clock);
        let mut scores = [0i64; 2];
        let mut waiting = false;
        for number in 1..=games {
            let [white, black] = colours(number);
            let pairing = Pairing { id: format!("{path}/game-{number}"), round: number, white, black };
            let remaining = i64::from(games - number) + 1;
            if waiting || (stops && (scores[0] - scores[1]).abs() > 2 * remaining) {
                if list.is_full() {
                    list.leave_out((games - number) as u64 + 1);
                    break;
                }
                list.add(&pairing, if waiting { Scheduled::Later } else { Scheduled::NotNeeded });
                continue;
            }
            let question = Self::game_question(at, &pairing, clock, draw_wins);
            let Some(result) = self.needed_result(&question) else {
                self.put(question);
                list.add(&pairing, Scheduled::Now);
                waiting = true;
                continue;
            };
            list.add(&pairing, Scheduled::Played(result));
            self.keep_game(at, white, black, result);
            let first_has_white = usize::from(white != pair[0]);
            scores[first_has_white] += result.half_points(Colour::White);
            scores[1 - first_has_white] += result.half_points(Colour::Black);
        }
        self.keep_stage(list, path, at, StageForm::Match, pair.to_vec());
        if waiting {
            return None;
        }
        let parts = by_score(&pair, &scores);
        let winner = if parts.len() > 1 { parts[0].first().copied() } else { None };
        self.step(at, &parts, || Reason::MatchEnded { players: pair, scores: scores.map(halves), winner });
        let Some((winner, seed)) = favoured.filter(|_| parts.len() == 1) else { return Some(parts) };
        let loser = if winner == pair[0] { pair[1] } else { pair[0] };
        let parts = vec![vec![winner], vec![loser]];
        self.step(at, &parts, || Reason::DrawOdds { winner, loser, higher: seed == Seed::Higher });
        Some(parts)
    }
}

/// Half points as points.
pub(super) fn halves(score: i64) -> Exact {
    Exact::fraction(score.into(), 2).unwrap_or(Exact::ZERO)
}
