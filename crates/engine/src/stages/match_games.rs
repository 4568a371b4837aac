//! A match of a fixed number of games, colours alternating, one game at a time.
//!
//! Tata Steel and Tepe Sigeman C.1 (two games, lots for white), Grand Chess Tour 2.2.

use super::{Pairing, by_score, played};
use crate::group::Group;
use crate::hearing::Hearing;
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Clock, Colour, Exact, Id, Reason, Scheduled, StageForm, StageRecord};
use tiebreak_regulation::FirstWhite;

impl Hearing<'_> {
    pub(super) fn match_games(
        &mut self,
        at: ClauseRef,
        games: u32,
        white: FirstWhite,
        clock: Clock,
        group: &mut Group,
    ) -> Option<Vec<Vec<Id>>> {
        let path = self.stage_path(group, "match");
        let pair = self.first_white(at, white, &path, group)?;
        let pairings: Vec<Pairing> = (1..=games)
            .map(|number| {
                let [white, black] = if number % 2 == 1 { pair } else { [pair[1], pair[0]] };
                Pairing { id: format!("{path}/game-{number}"), round: number, white, black }
            })
            .collect();
        let stops = self.entry.stop.is_some();
        let schedule = || Schedule::Match(pairings.iter().map(|game| [game.white, game.black]).collect());
        if self.keeps(at, Some(clock), stops, group, schedule) {
            return None;
        }
        let mut states = vec![Scheduled::Later; pairings.len()];
        let mut scores = [0i64; 2];
        let mut waiting = false;
        for (index, pairing) in pairings.iter().enumerate() {
            let remaining = i64::from(games) - index as i64;
            if stops && (scores[0] - scores[1]).abs() > 2 * remaining {
                states[index..].fill(Scheduled::NotNeeded);
                break;
            }
            let question = Self::game_question(at, pairing, clock, None);
            let Some(result) = self.result_of(&question) else {
                self.put(question);
                states[index] = Scheduled::Now;
                waiting = true;
                break;
            };
            states[index] = Scheduled::Played(result);
            let first_has_white = usize::from(pairing.white != pair[0]);
            scores[first_has_white] += result.half_points(Colour::White);
            scores[1 - first_has_white] += result.half_points(Colour::Black);
        }
        self.keep_match(at, path, pair, &pairings, clock, &states);
        if waiting {
            return None;
        }
        let parts = by_score(&pair, &scores);
        let winner = if parts.len() > 1 { parts[0].first().copied() } else { None };
        self.step(at, &parts, || Reason::MatchEnded { players: pair, scores: scores.map(halves), winner });
        Some(parts)
    }

    fn keep_match(
        &mut self,
        at: ClauseRef,
        path: String,
        pair: [Id; 2],
        pairings: &[Pairing],
        clock: Clock,
        states: &[Scheduled],
    ) {
        if self.explain {
            let games =
                pairings.iter().zip(states).map(|(pairing, state)| played(pairing, clock, None, *state)).collect();
            self.stages.push(StageRecord { path, clause: at, form: StageForm::Match, members: pair.to_vec(), games });
        }
    }
}

/// Half points as points.
pub(super) fn halves(score: i64) -> Exact {
    Exact::fraction(score.into(), 2).unwrap_or(Exact::ZERO)
}
