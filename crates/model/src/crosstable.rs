//! The crosstable: every player's rounds in order, with what each of them gave. Tie-breaks are worked out on it.

use crate::{ByeKind, Colour, Event, GameResult, Id, Kind};
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet};

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
    /// Whether a game was played over the board.
    pub fn played(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }
}

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
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
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// FIDE's number.
    pub fide_id: Option<u32>,
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

/// Every player's rounds. Made by [`Crosstable::of`] or by a [`CrosstableBuilder`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crosstable {
    /// The players, by starting number.
    pub entrants: Vec<Entrant>,
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
    cells: Vec<Cell>,
    starts: Vec<usize>,
}

impl Crosstable {
    /// The rounds of the player at a position, in order. Rounds without any entry are left out.
    pub fn cells(&self, position: usize) -> &[Cell] {
        match (self.starts.get(position), self.starts.get(position + 1)) {
            (Some(start), Some(end)) => &self.cells[*start..*end],
            _ => &[],
        }
    }

    /// The crosstable as it was after a round; rounds to come are as many as before. What changes the standing only is
    /// for the end of the event.
    pub fn after(&self, round: u32) -> Self {
        let mut builder = CrosstableBuilder {
            entrants: self.entrants.clone(),
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
            builder.cells.extend(cells.map(|cell| (u32::try_from(player).unwrap_or(u32::MAX), *cell)));
        }
        builder.finish()
    }

    /// The crosstable of a chess event, for teams in the score that decides. Participants without starting numbers are
    /// numbered by rating, then by name.
    pub fn of(event: &Event) -> Self {
        if let Some(teams) = crate::TeamTable::of(event) {
            return teams.into_primary();
        }
        let (order, numbers) = numbering(event);
        let mut position = vec![0u32; order.len()];
        let mut builder = CrosstableBuilder::new(event.unit);
        for (place, index) in order.iter().enumerate() {
            position[*index] = u32::try_from(place).unwrap_or(u32::MAX);
            let one = &event.participants[*index];
            builder.entrants.push(Entrant {
                number: numbers[*index],
                name: one.name.clone(),
                rating: one.rating,
                fide_id: one.fide_id,
                left: one.gone_from(),
            });
        }
        let units =
            |points: crate::Exact| i64::try_from((points * crate::Exact::from(event.unit)).floor()).unwrap_or_default();
        builder.points = event.scoring.points(None).map(units);
        builder.scheduled = event.rounds.unwrap_or(0);
        builder.round_robin = event.kind == Kind::RoundRobin;
        builder.start = event.start.map(crate::Moment::date);
        let mut rounds = Rounds::of(event);
        for bye in &event.byes {
            let player = position[bye.player.index()];
            rounds.take(bye.round, &[player]);
            builder.bye(player, bye.round, bye.kind, units(bye.points));
        }
        for (index, game) in event.games.iter().enumerate() {
            let sides = [position[game.white.index()], position[game.black.index()]];
            let round = rounds.of_game(game.round, game.phase.as_deref(), &sides);
            let rated = event.unrated.binary_search(&index).is_err() && !game.result.is_forfeit();
            builder.game(sides, round, game.result, rated, game.units);
        }
        if builder.round_robin {
            builder.walkovers(event, &position, &mut rounds);
        }
        builder.finish()
    }
}

impl CrosstableBuilder {
    /// The games that those who are gone from a round robin no longer played are won without play, in the rounds in which both were free:
    /// a report of the tournament lists them so.
    fn walkovers(&mut self, event: &Event, position: &[u32], rounds: &mut Rounds) {
        let last = self.cells.iter().map(|(_, cell)| cell.round).max().unwrap_or(0);
        let gone = |id: Id| event.participants[id.index()].gone_from();
        let met = |a: Id, b: Id| {
            let games = event.games.iter().chain(&event.annulled_games);
            games.filter(|game| game.seen_by(a).is_some_and(|(other, _)| other == b)).count() as u32
        };
        for (player, from) in event.ids().filter_map(|id| Some((id, gone(id)?))) {
            // Two who are both gone forfeit their game once.
            for other in event.ids().filter(|other| *other != player && (gone(*other).is_none() || player < *other)) {
                let sides = [position[other.index()], position[player.index()]];
                let missing = event.cycles.saturating_sub(met(player, other)) as usize;
                let free = (from..=last).filter(|round| rounds.are_free(*round, &sides)).take(missing);
                for round in free.collect::<Vec<_>>() {
                    rounds.take(round, &sides);
                    let result =
                        if gone(other).is_some() { GameResult::BothForfeit } else { GameResult::WhiteByForfeit };
                    let win = if result == GameResult::BothForfeit { 0 } else { self.points[0] };
                    self.game(sides, round, result, false, [win, 0]);
                }
            }
        }
    }
}

/// Positions in the order of the starting numbers, and the number of each participant.
pub(crate) fn numbering(event: &Event) -> (Vec<usize>, Vec<u32>) {
    let mut order: Vec<usize> = (0..event.participants.len()).collect();
    let mut seen = BTreeSet::new();
    let numbered = event.participants.iter().all(|one| one.number.is_some_and(|number| seen.insert(number)));
    if numbered {
        order.sort_by_key(|index| event.participants[*index].number);
        return (order, event.participants.iter().map(|one| one.number.unwrap_or_default()).collect());
    }
    order.sort_by_key(|index| (std::cmp::Reverse(event.participants[*index].rating), *index));
    let mut numbers = vec![0; order.len()];
    for (place, index) in order.iter().enumerate() {
        numbers[*index] = u32::try_from(place + 1).unwrap_or(u32::MAX);
    }
    (order, numbers)
}

/// Finds a round for every game: its own, or the next in which both are free where the file has no rounds or where
/// phases count their rounds from 1 again.
struct Rounds {
    /// The first round of each phase, less one.
    phases: Vec<(Option<String>, u32)>,
    taken: BTreeSet<(u32, u32)>,
    /// For each player and first round: every round from there up to this one is taken.
    free: BTreeMap<(u32, u32), u32>,
}

impl Rounds {
    fn of(event: &Event) -> Self {
        let mut lengths: Vec<(Option<String>, u32)> = Vec::new();
        for game in &event.games {
            let round = game.round.unwrap_or(0);
            match lengths.iter_mut().find(|(phase, _)| *phase == game.phase) {
                Some((_, last)) => *last = round.max(*last),
                None => lengths.push((game.phase.clone(), round)),
            }
        }
        let speed = |phase: &Option<String>| match phase.as_deref() {
            None => 0,
            Some("classical") => 1,
            Some("rapid") => 2,
            Some("blitz") => 3,
            Some(_) => 4,
        };
        lengths.sort_by(|a, b| (speed(&a.0), &a.0).cmp(&(speed(&b.0), &b.0)));
        let mut before = 0u32;
        let phases = lengths
            .into_iter()
            .map(|(phase, length)| {
                let first = before;
                before = before.saturating_add(length);
                (phase, first)
            })
            .collect();
        Self { phases, taken: BTreeSet::new(), free: BTreeMap::new() }
    }

    fn are_free(&self, round: u32, players: &[u32]) -> bool {
        players.iter().all(|player| !self.taken.contains(&(round, *player)))
    }

    fn take(&mut self, round: u32, players: &[u32]) {
        self.taken.extend(players.iter().map(|player| (round, *player)));
    }

    fn of_game(&mut self, round: Option<u32>, phase: Option<&str>, players: &[u32]) -> u32 {
        let before = self.phases.iter().find(|(known, _)| known.as_deref() == phase).map_or(0, |(_, first)| *first);
        let first = before.saturating_add(round.unwrap_or(1)).max(1);
        let free = players.iter().filter_map(|player| self.free.get(&(*player, first)).copied());
        let mut found = free.fold(first, u32::max);
        while players.iter().any(|player| self.taken.contains(&(found, *player))) {
            found = found.saturating_add(1);
        }
        self.take(found, players);
        for player in players {
            let free = self.free.entry((*player, first)).or_insert(first);
            while self.taken.contains(&(*free, *player)) {
                *free = free.saturating_add(1);
            }
        }
        found
    }
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
    cells: Vec<(u32, Cell)>,
}

impl CrosstableBuilder {
    /// Nothing yet; `unit` is the denominator in which scores count.
    pub fn new(unit: i64) -> Self {
        Self { unit: unit.max(1), points: [unit, unit / 2, 0], ..Self::default() }
    }

    /// Adds a round as one player saw it. Both players of a game are added, each for himself.
    pub fn cell(&mut self, player: u32, cell: Cell) {
        self.cells.push((player, cell));
    }

    /// Adds a game for both players.
    pub fn game(&mut self, sides: [u32; 2], round: u32, result: GameResult, rated: bool, units: [i64; 2]) {
        for (side, colour) in [(0, Colour::White), (1, Colour::Black)] {
            let won = result.winner().map(|winner| winner == colour);
            let outcome = match (result, won) {
                (GameResult::Open, _) => Outcome::Open,
                (GameResult::Draw, _) => Outcome::Draw,
                (GameResult::White | GameResult::Black, Some(true)) => Outcome::Win,
                (GameResult::White | GameResult::Black, _) => Outcome::Loss,
                (_, Some(true)) => Outcome::ForfeitWin,
                _ => Outcome::ForfeitLoss,
            };
            let opponent = Some(sides[1 - side]);
            let cell = Cell { round, opponent, colour: Some(colour), outcome, rated, units: units[side] };
            self.cell(sides[side], cell);
        }
    }

    /// Adds a round without an opponent.
    pub fn bye(&mut self, player: u32, round: u32, kind: ByeKind, units: i64) {
        let outcome = Outcome::Bye(kind);
        self.cell(player, Cell { round, opponent: None, colour: None, outcome, rated: false, units });
    }

    /// The crosstable.
    pub fn finish(mut self) -> Crosstable {
        self.cells.sort_by_key(|(player, cell)| (*player, cell.round));
        let mut starts = vec![0; self.entrants.len() + 1];
        for (player, _) in &self.cells {
            if let Some(count) = starts.get_mut(*player as usize + 1) {
                *count += 1;
            }
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let rounds = self.cells.iter().map(|(_, cell)| cell.round).max().unwrap_or(0);
        let players = self.entrants.len();
        let cells = self.cells.into_iter().filter(|(player, _)| (*player as usize) < players);
        Crosstable {
            rounds,
            scheduled: self.scheduled.max(rounds),
            round_robin: self.round_robin,
            start: self.start,
            unit: self.unit,
            points: self.points,
            adjustments: self.adjustments,
            cells: cells.map(|(_, cell)| cell).collect(),
            starts,
            entrants: self.entrants,
        }
    }
}
