//! Who sat where: the boards of a match from the players' rounds and the line-ups of record `300`.

use super::super::{RoundCell, Trf};
use super::TeamRecord;
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Severity};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{ByeKind, GameResult, Outcome};

/// Where every player belongs, and the line-ups by round and team.
pub(super) struct Seats<'t> {
    trf: &'t Trf,
    teams: &'t [TeamRecord],
    /// Team and place in its roster, by the player's position.
    home: Vec<Option<(usize, u32)>>,
    recorded: BTreeMap<(u32, usize), Vec<Option<u32>>>,
    pub(super) boards: usize,
    pub(super) doubts: Vec<Diagnostic>,
}

/// A match as its boards show it. The sides are as they were asked for, not by colour.
pub(super) struct Seated {
    pub(super) line_ups: [Vec<Option<u32>>; 2],
    pub(super) results: Vec<GameResult>,
    /// Whether the first side has the colours of the team named first (record `352`), where a
    /// colour shows it.
    pub(super) is_first: Option<bool>,
}

impl<'t> Seats<'t> {
    pub(super) fn from_report(trf: &'t Trf, faults: &mut Vec<Diagnostic>) -> Self {
        let teams = trf.team_records.teams.as_slice();
        let mut home = vec![None; trf.players.len()];
        for (team, record) in teams.iter().enumerate() {
            for (place, number) in record.players.iter().enumerate() {
                let number = *number;
                let mut fault = |message: Sentence, label: Sentence| {
                    faults.push(Diagnostic::error(message, record.span.clone()).label(label));
                };
                match trf.position(number) {
                    None => fault(
                        sentence!(import_no_player { number }),
                        sentence!(trf_team_names_nobody),
                    ),
                    Some(position) if home[position].is_some() => {
                        fault(
                            sentence!(trf_in_two_teams { number }),
                            sentence!(trf_team_above_too),
                        );
                    }
                    Some(position) => {
                        home[position] = Some((team, u32::try_from(place).unwrap_or(u32::MAX)))
                    }
                }
            }
        }
        let mut seats =
            Self { trf, teams, home, recorded: BTreeMap::new(), boards: 0, doubts: Vec::new() };
        seats.recorded(faults);
        seats.boards = seats.count_boards();
        seats
    }

    /// The line-ups of record `300`.
    fn recorded(&mut self, faults: &mut Vec<Diagnostic>) {
        for one in &self.trf.team_records.line_ups {
            let Some(team) = self.teams.iter().position(|team| team.number == one.team) else {
                let found = Diagnostic::error(
                    sentence!(import_no_team { number: one.team }),
                    one.span.clone(),
                );
                faults.push(found.label(sentence!(trf_expected_team)));
                continue;
            };
            let place =
                |number: &u32| self.teams[team].players.iter().position(|known| known == number);
            let mut line_up = Vec::with_capacity(one.players.len());
            for number in &one.players {
                if *number > 0 && place(number).is_none() {
                    let message = sentence!(trf_not_in_team { number: *number, team: one.team });
                    let found = Diagnostic::error(message, one.span.clone());
                    faults.push(found.label(sentence!(trf_expected_line_up)));
                }
                line_up.push(place(number).and_then(|place| u32::try_from(place).ok()));
            }
            self.recorded.insert((one.round, team), line_up);
        }
    }

    /// As record `352` says, or else as many as a team ever had.
    fn count_boards(&self) -> usize {
        if let Some(colours) = &self.trf.team_records.colours {
            return colours.len();
        }
        let rounds = u32::try_from(self.trf.rounds_so_far()).unwrap_or(0);
        let seated =
            (1..=rounds).flat_map(|round| (0..self.teams.len()).map(move |team| (round, team)));
        let most = seated.map(|(round, team)| self.seated(team, round).len()).max();
        most.unwrap_or(0).max(self.recorded.values().map(Vec::len).max().unwrap_or(0)).max(1)
    }

    fn cell(&self, team: usize, place: u32, round: u32) -> Option<&'t RoundCell> {
        let position = self.trf.position(*self.teams[team].players.get(place as usize)?)?;
        self.trf.players[position].rounds.get(round as usize - 1)?.as_ref()
    }

    /// The players of a team who took a board in a round, in the order of the roster: they have an
    /// opponent, or a point because the opponent's board was empty.
    fn seated(&self, team: usize, round: u32) -> Vec<u32> {
        let places = 0..u32::try_from(self.teams[team].players.len()).unwrap_or(u32::MAX);
        let took = |place: &u32| {
            self.cell(team, *place, round).is_some_and(|cell| cell.opponent > 0 || cell.sign == '+')
        };
        places.filter(took).collect()
    }

    /// The team that a team met in a round.
    pub(super) fn opponent(&self, team: usize, round: u32) -> Result<Option<usize>, Diagnostic> {
        let mut found: Option<usize> = None;
        for place in self.seated(team, round) {
            let Some(cell) = self.cell(team, place, round).filter(|cell| cell.opponent > 0) else {
                continue;
            };
            let other = self.trf.position(cell.opponent).and_then(|position| self.home[position]);
            let number = self.teams[team].number;
            let fault = |message: Sentence, label: Sentence| {
                Err(Diagnostic::error(message, cell.span()).label(label))
            };
            match (other, found) {
                (None, _) => {
                    let message = sentence!(trf_in_no_team { number: cell.opponent });
                    return fault(message, sentence!(trf_expected_of_a_team));
                }
                (Some((other, _)), _) if other == team => {
                    let message = sentence!(trf_team_against_itself { number });
                    return fault(message, sentence!(trf_expected_of_another_team));
                }
                (Some((other, _)), Some(first)) if other != first => {
                    let message = sentence!(trf_two_opponents { number, round });
                    return fault(message, sentence!(trf_other_boards));
                }
                (Some((other, _)), _) => found = Some(other),
            }
        }
        Ok(found)
    }

    /// The boards of a match.
    pub(super) fn seat(&mut self, round: u32, sides: [usize; 2]) -> Seated {
        let line_ups = self.line_ups(round, sides);
        let results =
            (0..self.boards).map(|board| self.result(round, sides, &line_ups, board)).collect();
        let is_first =
            (0..self.boards).find_map(|board| self.is_first(round, sides[0], &line_ups[0], board));
        Seated { line_ups, results, is_first }
    }

    fn line_ups(&mut self, round: u32, sides: [usize; 2]) -> [Vec<Option<u32>>; 2] {
        let seated = sides.map(|team| self.seated(team, round));
        let mut known = [0, 1].map(|side: usize| {
            let recorded = self.recorded.get(&(round, sides[side])).cloned();
            let full = seated[side].len() == self.boards;
            recorded.or_else(|| full.then(|| seated[side].iter().copied().map(Some).collect()))
        });
        for side in [0, 1] {
            if let (Some(other), None) = (&known[1 - side], &known[side]) {
                known[side] =
                    Some(self.facing(round, [sides[side], sides[1 - side]], &seated[side], other));
            }
        }
        let mut line_ups = match known {
            [Some(first), Some(second)] => [first, second],
            _ => {
                if seated.iter().any(|seated| !seated.is_empty()) {
                    self.doubt(round, sides);
                }
                self.merged(round, sides, &seated)
            }
        };
        line_ups.iter_mut().for_each(|line_up| line_up.resize(self.boards, None));
        line_ups
    }

    /// The seats of a team whose opponents' boards are known.
    fn facing(
        &self,
        round: u32,
        sides: [usize; 2],
        seated: &[u32],
        other: &[Option<u32>],
    ) -> Vec<Option<u32>> {
        let mut line_up = vec![None; self.boards.max(other.len())];
        let mut alone = Vec::new();
        for place in seated {
            match other.iter().position(|across| {
                across.is_some_and(|across| self.met(round, sides, *place, across))
            }) {
                Some(board) => line_up[board] = Some(*place),
                None => alone.push(*place),
            }
        }
        // Who has no opponent sits where the other team has nobody.
        let empty =
            (0..line_up.len()).filter(|board| other.get(*board).copied().flatten().is_none());
        for (board, place) in empty.collect::<Vec<_>>().into_iter().zip(alone) {
            line_up[board] = Some(place);
        }
        line_up
    }

    fn met(&self, round: u32, sides: [usize; 2], place: u32, across: u32) -> bool {
        let other = self.teams[sides[1]].players.get(across as usize);
        self.cell(sides[0], place, round).is_some_and(|cell| Some(&cell.opponent) == other)
    }

    /// Both teams left boards empty and no record says which: the boards in the order of both
    /// rosters.
    fn merged(
        &self,
        round: u32,
        sides: [usize; 2],
        seated: &[Vec<u32>; 2],
    ) -> [Vec<Option<u32>>; 2] {
        let alone = |side: usize, place: u32| {
            self.cell(sides[side], place, round).is_none_or(|cell| cell.opponent == 0)
        };
        let mut line_ups = [Vec::new(), Vec::new()];
        let mut waiting = seated[1].iter().copied().peekable();
        for place in &seated[0] {
            while let Some(across) = waiting.next_if(|across| alone(1, *across)) {
                line_ups[0].push(None);
                line_ups[1].push(Some(across));
            }
            line_ups[0].push(Some(*place));
            let across = if alone(0, *place) { None } else { waiting.next() };
            line_ups[1].push(across);
        }
        for across in waiting {
            line_ups[0].push(None);
            line_ups[1].push(Some(across));
        }
        line_ups
    }

    fn doubt(&mut self, round: u32, sides: [usize; 2]) {
        let [first, second] = sides.map(|team| &self.teams[team]);
        let message =
            sentence!(trf_empty_boards { one: first.number, other: second.number, round });
        let found =
            Diagnostic::error(message, first.span.clone()).label(sentence!(trf_empty_boards_taken));
        self.doubts.push(Diagnostic { severity: Severity::Warning, ..found });
    }

    fn outcome(
        &self,
        round: u32,
        team: usize,
        line_up: &[Option<u32>],
        board: usize,
    ) -> Option<Outcome> {
        let place = line_up.get(board).copied().flatten()?;
        self.cell(team, place, round).map(|cell| cell.outcome)
    }

    /// How a board ended, the first side taken for White.
    fn result(
        &self,
        round: u32,
        sides: [usize; 2],
        line_ups: &[Vec<Option<u32>>; 2],
        board: usize,
    ) -> GameResult {
        let [first, second] =
            [0, 1].map(|side: usize| self.outcome(round, sides[side], &line_ups[side], board));
        let came = |outcome: Option<Outcome>| {
            matches!(outcome, Some(Outcome::ForfeitWin | Outcome::Bye(ByeKind::Full)))
        };
        match (first, second) {
            (Some(Outcome::Open), _) | (_, Some(Outcome::Open)) => GameResult::Open,
            (Some(Outcome::Draw), _) => GameResult::Draw,
            (Some(Outcome::Win), _) => GameResult::White,
            (_, Some(Outcome::Win)) => GameResult::Black,
            _ if came(first) => GameResult::WhiteByForfeit,
            _ if came(second) => GameResult::BlackByForfeit,
            _ => GameResult::BothForfeit,
        }
    }

    fn is_first(
        &self,
        round: u32,
        team: usize,
        line_up: &[Option<u32>],
        board: usize,
    ) -> Option<bool> {
        let place = line_up.get(board).copied().flatten()?;
        let has_white = match self.cell(team, place, round)?.colour {
            'w' => true,
            'b' => false,
            _ => return None,
        };
        let colours = self.trf.team_records.colours.as_ref();
        let first = colours.map_or(board.is_multiple_of(2), |colours| {
            colours.as_bytes().get(board) == Some(&b'W')
        });
        Some(has_white == first)
    }
}
