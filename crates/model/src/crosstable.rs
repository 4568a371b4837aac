//! The crosstable: every player's rounds in order, with what each of them gave. Tie-breaks are
//! worked out on it.

use crate::{ByeKind, Colour, Event, Game, GameResult, Kind};
use jiff::civil::Date;
use rounds::RoundNumbers;
use std::collections::BTreeSet;
use std::sync::Arc;

mod layout;
mod rounds;
mod walkovers;

pub(crate) use layout::CrosstableLayout;

/// How one round ended for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Won over the board.
    Win,
    /// Drawn over the board.
    Draw,
    /// Lost over the board.
    Loss,
    /// The opponent did not come.
    ForfeitWin,
    /// The player did not come.
    ForfeitLoss,
    /// There was no opponent.
    Bye(ByeKind),
    /// Paired, not finished.
    Open,
}

impl Outcome {
    /// How a game ended for one side.
    pub fn from_result(result: GameResult, colour: Colour) -> Self {
        let won = result.winner().map(|winner| winner == colour);
        match (result, won) {
            (GameResult::Open, _) => Self::Open,
            (GameResult::Draw, _) => Self::Draw,
            (GameResult::White | GameResult::Black, Some(true)) => Self::Win,
            (GameResult::White | GameResult::Black, _) => Self::Loss,
            (_, Some(true)) => Self::ForfeitWin,
            _ => Self::ForfeitLoss,
        }
    }

    /// Whether a game was played over the board.
    pub fn played(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }
}

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CrosstableCell {
    /// The round, from 1.
    pub round: u32,
    /// The opponent's position in the crosstable.
    pub opponent: Option<u32>,
    /// The colour, where there was an opponent.
    pub colour: Option<Colour>,
    /// How it ended.
    pub outcome: Outcome,
    /// Whether it counts for the rating.
    pub rated: bool,
    /// What it gave, in the crosstable's unit.
    pub units: i64,
}

/// A player of a crosstable.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entrant {
    /// The starting number.
    pub number: u32,
    /// The name, as reports show it.
    pub name: String,
    /// The rating at the start of the event.
    pub rating: Option<u32>,
    /// The number that FIDE gave the player.
    pub fide_id: Option<u64>,
    /// The round from which the player was gone, withdrawn or expelled.
    pub left: Option<u32>,
}

/// Points that the arbiter gave or took away (record 299 of a report).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Adjustment {
    /// The player's position in the crosstable.
    pub player: u32,
    /// The round from which it counts; none where it changes the standing only and no tie-break.
    pub round: Option<u32>,
    /// What was given, in the crosstable's unit; below zero where it was taken away.
    pub units: i64,
}

/// Every player's rounds. Made by [`Crosstable::from_event`] or by a [`CrosstableBuilder`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crosstable {
    /// The players, by starting number.
    pub entrants: Arc<[Entrant]>,
    /// How many rounds were played or paired.
    pub rounds: u32,
    /// How many rounds there are to be, at least those played.
    pub scheduled: u32,
    /// Whether everybody meets everybody.
    pub round_robin: bool,
    /// The day on which it began.
    pub start: Option<Date>,
    /// The denominator in which scores count: 2 where the smallest is half a point.
    pub unit: i64,
    /// What a win, a draw and a loss give, in that unit.
    pub points: [i64; 3],
    /// Points given or taken away by the arbiter.
    pub adjustments: Vec<Adjustment>,
    cells: Vec<CrosstableCell>,
    starts: Vec<usize>,
}

impl Crosstable {
    /// The rounds of the player at a position, in order. Rounds without any entry are left out.
    pub fn cells(&self, position: usize) -> &[CrosstableCell] {
        match (self.starts.get(position), self.starts.get(position + 1)) {
            (Some(start), Some(end)) => &self.cells[*start..*end],
            _ => &[],
        }
    }

    /// The crosstable as it was after a round; rounds to come are as many as before. What changes
    /// the standing only is for the end of the event.
    pub fn after(&self, round: u32) -> Self {
        let mut builder = CrosstableBuilder {
            entrants: self.entrants.to_vec(),
            scheduled: self.scheduled,
            round_robin: self.round_robin,
            start: self.start,
            points: self.points,
            unit: self.unit,
            adjustments: self.adjustments.clone(),
            cells: Vec::with_capacity(self.cells.len()),
        };
        if round < self.rounds {
            builder.adjustments.retain(|one| one.round.is_some_and(|from| from <= round));
        }
        for player in 0..self.entrants.len() {
            let cells = self.cells(player).iter().filter(|cell| cell.round <= round);
            builder
                .cells
                .extend(cells.map(|cell| (u32::try_from(player).unwrap_or(u32::MAX), *cell)));
        }
        builder.finish()
    }

    /// The crosstable of a chess event, for teams in the score that decides. Participants without
    /// starting numbers are numbered by rating, then by name.
    pub fn from_event(event: &Event) -> Self {
        match crate::TeamTable::from_event(event) {
            Some(teams) => teams.into_primary(),
            None => Self::with_walkovers(event),
        }
    }

    /// The crosstable of an event's players with other games than the event's own, and everybody's
    /// position in it. The caller decides what becomes of the games of players who left.
    pub fn with_games(event: &Event, games: &[Game]) -> (Self, Vec<u32>) {
        CrosstableLayout::with_results_of(event, games).unwrap_or_else(|| {
            let (builder, position, _) = Self::begun(event, games);
            (builder.finish(), position)
        })
    }

    fn begun(event: &Event, games: &[Game]) -> (CrosstableBuilder, Vec<u32>, RoundNumbers) {
        let (order, numbers) = numbering(event);
        let mut position = vec![0u32; order.len()];
        let mut builder = CrosstableBuilder::new(event.unit());
        builder.entrants.reserve(order.len());
        builder.cells.reserve(2 * games.len() + event.byes().len());
        for (place, index) in order.iter().enumerate() {
            position[*index] = u32::try_from(place).unwrap_or(u32::MAX);
            let one = &event.participants()[*index];
            builder.entrants.push(Entrant {
                number: numbers[*index],
                name: one.name.clone(),
                rating: one.rating,
                fide_id: one.fide_id,
                left: None,
            });
        }
        let units = |points: crate::Exact| event.in_units(points);
        builder.points = event.scoring().points(None).map(units);
        builder.scheduled = event.rounds().unwrap_or(0);
        builder.round_robin = event.kind() == Kind::RoundRobin;
        builder.start = event.start().or(event.end()).map(crate::Moment::date);
        let mut rounds = RoundNumbers::new(games, order.len());
        for bye in event.byes() {
            let player = position[bye.player.index()];
            rounds.take(bye.round, &[player]);
            builder.bye(player, bye.round, bye.kind, units(bye.points));
        }
        builder.adjustments.extend(event.assigned().iter().map(|one| Adjustment {
            player: position[one.player.index()],
            round: one.round,
            units: units(one.points),
        }));
        for (index, game) in games.iter().enumerate() {
            let sides = [position[game.white.index()], position[game.black.index()]];
            let round = rounds.of_game(game.round, game.phase.as_deref(), &sides);
            let rated = layout::is_rated(event, index, game);
            builder.game(sides, round, game.result, rated, game.units);
        }
        (builder, position, rounds)
    }
}

/// Positions in the order of the starting numbers, and the number of each participant.
pub(crate) fn numbering(event: &Event) -> (Vec<usize>, Vec<u32>) {
    let mut order: Vec<usize> = (0..event.participants().len()).collect();
    let mut seen = BTreeSet::new();
    let numbered =
        event.participants().iter().all(|one| one.number.is_some_and(|number| seen.insert(number)));
    if numbered {
        order.sort_by_key(|index| event.participants()[*index].number);
        return (
            order,
            event.participants().iter().map(|one| one.number.unwrap_or_default()).collect(),
        );
    }
    order.sort_by_key(|index| (std::cmp::Reverse(event.participants()[*index].rating), *index));
    let mut numbers = vec![0; order.len()];
    for (place, index) in order.iter().enumerate() {
        numbers[*index] = u32::try_from(place + 1).unwrap_or(u32::MAX);
    }
    (order, numbers)
}

/// Collects the rounds of a crosstable.
#[derive(Debug, Default)]
pub struct CrosstableBuilder {
    /// The players; cells name them by their position here.
    pub entrants: Vec<Entrant>,
    /// How many rounds there are to be, where that is known.
    pub scheduled: u32,
    /// Whether everybody meets everybody.
    pub round_robin: bool,
    /// The day on which it began.
    pub start: Option<Date>,
    /// What a win, a draw and a loss give, in the unit.
    pub points: [i64; 3],
    /// Points given or taken away by the arbiter.
    pub adjustments: Vec<Adjustment>,
    unit: i64,
    cells: Vec<(u32, CrosstableCell)>,
}

impl CrosstableBuilder {
    /// Nothing yet; `unit` is the denominator in which scores count.
    pub fn new(unit: i64) -> Self {
        Self { unit: unit.max(1), points: [unit, unit / 2, 0], ..Self::default() }
    }

    /// Reserves memory for this number of rounds of players.
    pub fn expect(&mut self, rounds: usize) {
        self.cells.reserve(rounds);
    }

    /// Adds a round as one player saw it. Both players of a game are added, each for himself.
    pub fn cell(&mut self, player: u32, cell: CrosstableCell) {
        self.cells.push((player, cell));
    }

    /// Adds a game for both players.
    pub fn game(
        &mut self,
        sides: [u32; 2],
        round: u32,
        result: GameResult,
        rated: bool,
        units: [i64; 2],
    ) {
        for (side, colour) in [(0, Colour::White), (1, Colour::Black)] {
            let outcome = Outcome::from_result(result, colour);
            let opponent = Some(sides[1 - side]);
            let cell = CrosstableCell {
                round,
                opponent,
                colour: Some(colour),
                outcome,
                rated,
                units: units[side],
            };
            self.cell(sides[side], cell);
        }
    }

    /// Adds a round without an opponent.
    pub fn bye(&mut self, player: u32, round: u32, kind: ByeKind, units: i64) {
        let outcome = Outcome::Bye(kind);
        self.cell(
            player,
            CrosstableCell { round, opponent: None, colour: None, outcome, rated: false, units },
        );
    }

    /// The crosstable of what was added.
    pub fn finish(self) -> Crosstable {
        let players = self.entrants.len();
        let mut starts = vec![0; players + 1];
        for (player, _) in &self.cells {
            if let Some(count) = starts.get_mut(*player as usize + 1) {
                *count += 1;
            }
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let rounds = self.cells.iter().map(|(_, cell)| cell.round).max().unwrap_or(0);
        Crosstable {
            rounds,
            scheduled: self.scheduled.max(rounds),
            round_robin: self.round_robin,
            start: self.start,
            unit: self.unit,
            points: self.points,
            adjustments: self.adjustments,
            cells: by_player(&self.cells, &starts),
            starts,
            entrants: self.entrants.into(),
        }
    }
}

/// The cells player by player, from where each player's begin, in the order of the rounds; those of
/// nobody are left out.
fn by_player(cells: &[(u32, CrosstableCell)], starts: &[usize]) -> Vec<CrosstableCell> {
    let nothing = CrosstableCell {
        round: 0,
        opponent: None,
        colour: None,
        outcome: Outcome::Open,
        rated: false,
        units: 0,
    };
    let mut sorted = vec![nothing; starts.last().copied().unwrap_or(0)];
    let mut next = starts.to_vec();
    for (player, cell) in cells {
        let player = *player as usize;
        if player + 1 < starts.len() {
            sorted[next[player]] = *cell;
            next[player] += 1;
        }
    }
    for bounds in starts.windows(2) {
        let own = &mut sorted[bounds[0]..bounds[1]];
        // Most files are in the order of the rounds.
        if !own.is_sorted_by_key(|cell| cell.round) {
            own.sort_by_key(|cell| cell.round);
        }
    }
    sorted
}
