//! The crosstables of a chess event of teams: the same rounds in match points and in game points,
//! with the points on each board.

use crate::crosstable::numbering;
use crate::{
    Adjustment, ByeKind, Colour, Crosstable, CrosstableBuilder, CrosstableCell, Entrant, Event,
    Exact, Kind, Outcome, TeamMatch, TeamScore, Teams,
};

/// Every team's rounds, once for each score. Both crosstables have the same entrants, rounds and
/// outcomes; they differ in what a round gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamTable {
    /// In match points.
    pub match_points: Crosstable,
    /// In game points.
    pub game_points: Crosstable,
    /// The score that decides the event.
    pub primary: TeamScore,
    /// On how many boards a match is played.
    pub boards: usize,
    /// Whether the result of every board is known.
    pub boards_known: bool,
    lines: Vec<TeamBoardLine>,
}

/// What a team scored on each board in one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamBoardLine {
    /// The team's position in the crosstables.
    pub team: u32,
    /// The round, from 1.
    pub round: u32,
    /// The opponent's position; none in a bye.
    pub opponent: Option<u32>,
    /// How the round ended.
    pub outcome: Outcome,
    /// The points on each board, in the unit of the game points. A bye counts as article 12 of C.07
    /// says: the one for a team that could not be paired is a win on every board, whatever points
    /// it gave.
    pub points: Vec<i64>,
}

impl TeamTable {
    /// The tables of an event of teams; none where it is not one.
    pub fn from_event(event: &Event) -> Option<Self> {
        event.teams().map(|teams| TeamTableBuilder::new(event, teams).finish(event, teams))
    }

    /// The crosstable of one score.
    pub fn of_score(&self, score: TeamScore) -> &Crosstable {
        match score {
            TeamScore::MatchPoints => &self.match_points,
            TeamScore::GamePoints => &self.game_points,
        }
    }

    /// The tables as they were after a round.
    pub fn after(&self, round: u32) -> Self {
        Self {
            match_points: self.match_points.after(round),
            game_points: self.game_points.after(round),
            lines: self.lines.iter().filter(|line| line.round <= round).cloned().collect(),
            ..*self
        }
    }

    /// The crosstable of the score that decides.
    pub fn into_primary(self) -> Crosstable {
        match self.primary {
            TeamScore::MatchPoints => self.match_points,
            TeamScore::GamePoints => self.game_points,
        }
    }

    /// The teams, by number.
    pub fn entrants(&self) -> &[Entrant] {
        &self.match_points.entrants
    }

    /// A team's rounds board by board, in order.
    pub fn board_lines(&self, team: usize) -> &[TeamBoardLine] {
        let from = self.lines.partition_point(|line| (line.team as usize) < team);
        let to = self.lines.partition_point(|line| (line.team as usize) <= team);
        &self.lines[from..to]
    }
}

/// Collects the rounds of both tables.
struct TeamTableBuilder {
    position: Vec<u32>,
    match_points: CrosstableBuilder,
    game_points: CrosstableBuilder,
    /// Win, draw, loss of one game, in the unit.
    game: [i64; 3],
    unit: i64,
    boards: usize,
    boards_known: bool,
    lines: Vec<TeamBoardLine>,
}

impl TeamTableBuilder {
    fn new(event: &Event, teams: &Teams) -> Self {
        let (order, numbers) = numbering(event);
        let mut position = vec![0; order.len()];
        let mut entrants = Vec::with_capacity(order.len());
        for (place, index) in order.iter().enumerate() {
            position[*index] = u32::try_from(place).unwrap_or(u32::MAX);
            let one = &event.participants()[*index];
            entrants.push(Entrant {
                number: numbers[*index],
                name: one.name.clone(),
                rating: one.rating,
                ..Entrant::default()
            });
        }
        let unit = event.unit();
        let game = event.scoring().points(None).map(|points| in_units(points, unit));
        let table = |points: [i64; 3]| {
            let mut builder = CrosstableBuilder::new(unit);
            builder.entrants.clone_from(&entrants);
            builder.points = points;
            builder.scheduled = event.rounds().unwrap_or(0);
            builder.round_robin = event.kind() == Kind::RoundRobin;
            builder.start = event.start().map(crate::Moment::date);
            builder
        };
        Self {
            match_points: table(teams.match_points.map(|points| in_units(points, unit))),
            game_points: table(game.map(|points| points * i64::from(teams.boards))),
            position,
            game,
            unit,
            boards: teams.boards as usize,
            boards_known: true,
            lines: Vec::with_capacity(2 * teams.matches.len()),
        }
    }

    fn finish(mut self, event: &Event, teams: &Teams) -> TeamTable {
        for one in &teams.matches {
            self.one_match(one, event);
        }
        for bye in &teams.byes {
            let [win, draw, _] = self.game;
            let on_each = match bye.kind {
                ByeKind::Pairing | ByeKind::Full => win,
                ByeKind::Half => draw,
                ByeKind::Zero => 0,
            };
            let team = self.position[bye.team.index()];
            let gave =
                [bye.match_points, bye.game_points].map(|points| in_units(points, self.unit));
            let cell = CrosstableCell {
                round: bye.round,
                opponent: None,
                colour: None,
                outcome: Outcome::Bye(bye.kind),
                rated: false,
                units: 0,
            };
            self.round(team, cell, gave, vec![on_each; self.boards]);
        }
        for one in &teams.assigned {
            let player = self.position[one.team.index()];
            let given = [
                (&mut self.match_points, one.match_points),
                (&mut self.game_points, one.game_points),
            ];
            for (table, points) in given.into_iter().filter(|(_, points)| !points.is_zero()) {
                let units = in_units(points, self.unit);
                table.adjustments.push(Adjustment { player, round: one.round, units });
            }
        }
        self.lines.sort_by_key(|line| (line.team, line.round));
        TeamTable {
            match_points: self.match_points.finish(),
            game_points: self.game_points.finish(),
            primary: teams.primary,
            boards: self.boards,
            boards_known: self.boards_known,
            lines: self.lines,
        }
    }

    fn one_match(&mut self, one: &TeamMatch, event: &Event) {
        let scores = one.score.map(|points| in_units(points, self.unit));
        for (side, colour) in [(0, Colour::White), (1, Colour::Black)] {
            let outcome = outcome(one, side);
            let [win, draw, loss] = self.match_points.points;
            let match_points = match outcome {
                Outcome::Win | Outcome::ForfeitWin => win,
                Outcome::Draw => draw,
                Outcome::Loss | Outcome::ForfeitLoss => loss,
                Outcome::Bye(_) | Outcome::Open => 0,
            };
            let [team, opponent] =
                [side, 1 - side].map(|side| self.position[one.teams[side].index()]);
            let cell = CrosstableCell {
                round: one.round,
                opponent: Some(opponent),
                colour: Some(colour),
                outcome,
                rated: false,
                units: 0,
            };
            let mut points: Vec<i64> = one
                .boards
                .iter()
                .map(|board| in_units(event.scoring().score(board.result, None)[side], self.unit))
                .collect();
            if points.is_empty() {
                match outcome {
                    Outcome::ForfeitWin => points = vec![self.game[0]; self.boards],
                    Outcome::ForfeitLoss => {}
                    _ => self.boards_known = false,
                }
            }
            points.resize(self.boards, 0);
            self.round(team, cell, [match_points, scores[side]], points);
        }
    }

    /// Adds a round of a team to both tables.
    fn round(
        &mut self,
        team: u32,
        cell: CrosstableCell,
        [match_points, game_points]: [i64; 2],
        points: Vec<i64>,
    ) {
        self.match_points.cell(team, CrosstableCell { units: match_points, ..cell });
        self.game_points.cell(team, CrosstableCell { units: game_points, ..cell });
        let CrosstableCell { round, opponent, outcome, .. } = cell;
        self.lines.push(TeamBoardLine { team, round, opponent, outcome, points });
    }
}

/// How a match ended for one side. Where every board was forfeited and one team has more, so was
/// the match; where both have won boards in this way, both teams came, and the match counts as
/// played (C.07 does not say).
fn outcome(one: &TeamMatch, side: usize) -> Outcome {
    if one.is_open() {
        return Outcome::Open;
    }
    let [own, other] = [one.score[side], one.score[1 - side]];
    let nobody_played =
        !one.boards.is_empty() && one.boards.iter().all(|board| board.result.is_forfeit());
    let both_absent = own.is_zero() && other.is_zero();
    if one.forfeited || (nobody_played && (own != other || both_absent)) {
        return if own > other { Outcome::ForfeitWin } else { Outcome::ForfeitLoss };
    }
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => Outcome::Win,
        std::cmp::Ordering::Equal => Outcome::Draw,
        std::cmp::Ordering::Less => Outcome::Loss,
    }
}

fn in_units(points: Exact, unit: i64) -> i64 {
    i64::try_from((points * Exact::from(unit)).floor()).unwrap_or_default()
}
