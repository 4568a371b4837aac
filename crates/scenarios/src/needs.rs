//! What one participant needs: the minimal conditions, with the own games first.

use crate::contest::ScoreContest;
use crate::diagram::{Diagrams, MinimalConditions, NO, Ref, StepBudget, TooMany, YES};
use rustc_hash::FxHashMap;

/// The minimal conditions for each goal, with games by their position among the open ones. `None`
/// where they are too many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct MinimalNeeds {
    /// For sole first place by points.
    pub outright: Option<MinimalConditions>,
    /// For sole or shared first place.
    pub first: Option<MinimalConditions>,
    /// For first place shared with others.
    pub shared: Option<MinimalConditions>,
    /// For not coming first.
    pub out: Option<MinimalConditions>,
}

/// The most participants times games that matter. Conditions of larger events would fill the
/// memory and no reader could use them.
const MOST_LOOKED_AT: usize = 400_000;

/// With more participants than this, memory is limited by the numbers that are stored, one for
/// each participant in each state.
const FEW: usize = 40;
const MOST_NUMBERS: usize = 4_000_000;

/// A rival whose score cannot matter any more.
const OUT_OF_REACH: i64 = i64::MAX;

/// Steps to find the conditions of all participants, some tens of nanoseconds each.
const STEPS: u64 = 10_000_000;
/// Steps for one goal of one participant at most. A longer list would be unreadable.
const STEPS_FOR_ONE: u64 = 1_000_000;
/// The goals by points plus the diagrams that they are read from.
const PARTS_OF_THE_WORK: u64 = 5;

/// The participants who can still come first. Only they matter to what a participant needs.
pub(crate) struct Rivals {
    contest: ScoreContest,
    /// The position of each participant among them.
    seats: Vec<Option<usize>>,
    /// Whether the event is so large that no conditions are looked for.
    too_large: bool,
    budget: StepBudget,
}

impl Rivals {
    pub fn new(whole: &ScoreContest) -> Self {
        let mut contest =
            ScoreContest { least: Vec::new(), most: Vec::new(), games: whole.games.clone() };
        let mut seats = vec![None; whole.least.len()];
        for player in (0..seats.len()).filter(|player| whole.contends(*player)) {
            seats[player] = Some(contest.least.len());
            contest.least.push(whole.least[player]);
            contest.most.push(whole.most[player]);
        }
        // All others together count as one participant who never comes near.
        let other = contest.least.len();
        let nothing = i64::MIN / 4;
        contest.least.push(nothing);
        contest.most.push(nothing);
        for player in contest.games.iter_mut().flat_map(|game| &mut game.players) {
            *player = seats[*player].unwrap_or(other);
        }
        let games = contest.games.iter().filter(|game| contest.matters(game)).count();
        let too_large = games * whole.least.len() > MOST_LOOKED_AT;
        let steps = STEPS / (other as u64).max(1) / PARTS_OF_THE_WORK;
        Self { contest, seats, too_large, budget: StepBudget(steps.min(STEPS_FOR_ONE)) }
    }

    /// The steps that may be spent on one goal of one participant.
    pub fn budget(&self) -> StepBudget {
        self.budget
    }

    /// The minimal conditions for a participant.
    pub fn needs(&self, player: usize) -> MinimalNeeds {
        if self.too_large {
            return MinimalNeeds::default();
        }
        match self.seats[player] {
            Some(seat) => needs(&self.contest, seat, self.budget),
            None => MinimalNeeds::out_of_it(),
        }
    }
}

impl MinimalNeeds {
    /// The conditions of a participant who cannot come first in any outcome.
    fn out_of_it() -> Self {
        let never = || Some(MinimalConditions::Listed(Vec::new()));
        let always = Some(MinimalConditions::Listed(vec![Vec::new()]));
        Self { outright: never(), first: never(), shared: never(), out: always }
    }
}

/// The minimal conditions for `player`, with the same budget for each goal.
fn needs(contest: &ScoreContest, player: usize, budget: StepBudget) -> MinimalNeeds {
    let order = own_first(contest, player);
    let mut diagrams = Diagrams::new(budget);
    let Ok([outright, first, shared, out]) = goals(contest, player, &order, &mut diagrams) else {
        return MinimalNeeds::default();
    };
    let mut conditions = |of: Ref| {
        diagrams.refill(budget);
        Some(diagrams.conditions(of).ok()?.listed(&order))
    };
    MinimalNeeds {
        outright: conditions(outright),
        first: conditions(first),
        shared: conditions(shared),
        out: conditions(out),
    }
}

/// The diagrams for sole first place, first place, shared first place, and not coming first.
fn goals(
    contest: &ScoreContest,
    player: usize,
    order: &[usize],
    diagrams: &mut Diagrams,
) -> Result<[Ref; 4], TooMany> {
    let first = MarginBuilder::new(contest, player, order, 0, diagrams).build()?;
    let outright = MarginBuilder::new(contest, player, order, 1, diagrams).build()?;
    let (not_outright, out) = (diagrams.not(outright)?, diagrams.not(first)?);
    let shared = diagrams.and(first, not_outright)?;
    Ok([outright, first, shared, out])
}

/// The games that matter, those of the player first.
pub(crate) fn own_first(contest: &ScoreContest, player: usize) -> Vec<usize> {
    let matter = (0..contest.games.len()).filter(|game| contest.matters(&contest.games[*game]));
    let (mut own, others): (Vec<usize>, Vec<usize>) =
        matter.partition(|game| contest.games[*game].players.contains(&player));
    own.extend(others);
    own
}

/// Builds the diagram of "all others stay `margin` or more below the player's final score".
struct MarginBuilder<'b> {
    contest: &'b ScoreContest,
    player: usize,
    order: &'b [usize],
    margin: i64,
    diagrams: &'b mut Diagrams,
    /// What each participant can gain in the games from a level on.
    gain_from: Vec<Vec<i64>>,
    known: FxHashMap<(usize, Vec<i64>), Ref>,
}

impl<'b> MarginBuilder<'b> {
    fn new(
        contest: &'b ScoreContest,
        player: usize,
        order: &'b [usize],
        margin: i64,
        diagrams: &'b mut Diagrams,
    ) -> Self {
        let mut gain_from = vec![vec![0; contest.least.len()]; order.len() + 1];
        for level in (0..order.len()).rev() {
            gain_from[level] = gain_from[level + 1].clone();
            let game = &contest.games[order[level]];
            for side in [0, 1] {
                gain_from[level][game.players[side]] += game.most(side);
            }
        }
        Self { contest, player, order, margin, diagrams, gain_from, known: FxHashMap::default() }
    }

    fn build(&mut self) -> Result<Ref, TooMany> {
        self.own_games(0, self.contest.least.clone())
    }

    /// Adds the own games. Until the last of them, only the scores count.
    fn own_games(&mut self, level: usize, scores: Vec<i64>) -> Result<Ref, TooMany> {
        let own = self
            .order
            .get(level)
            .is_some_and(|game| self.contest.games[*game].players.contains(&self.player));
        if !own {
            let target = scores[self.player] - self.margin;
            let mut room: Vec<i64> = scores.iter().map(|score| target - score).collect();
            room[self.player] = OUT_OF_REACH;
            return self.others(level, room);
        }
        let game = &self.contest.games[self.order[level]];
        let mut children = [NO; 3];
        for (child, gains) in children.iter_mut().zip(game.gains) {
            let mut scores = scores.clone();
            scores[game.players[0]] += gains[0];
            scores[game.players[1]] += gains[1];
            *child = self.own_games(level + 1, scores)?;
        }
        self.diagrams.part(level as u16, children)
    }

    /// Adds the other games. Now only what each rival may still gain counts.
    fn others(&mut self, level: usize, mut room: Vec<i64>) -> Result<Ref, TooMany> {
        for (room, gain) in room.iter_mut().zip(&self.gain_from[level]) {
            if *room < 0 {
                return Ok(NO);
            }
            if *room >= *gain {
                *room = OUT_OF_REACH;
            }
        }
        if room.iter().all(|room| *room == OUT_OF_REACH) {
            return Ok(YES);
        }
        if let Some(known) = self.known.get(&(level, room.clone())) {
            return Ok(*known);
        }
        // Reading eight numbers takes about as long as building a part.
        self.diagrams.spend(1 + room.len() as u64 / 8)?;
        let game = &self.contest.games[self.order[level]];
        let mut children = [NO; 3];
        for (child, gains) in children.iter_mut().zip(game.gains) {
            let mut room = room.clone();
            for side in [0, 1] {
                let rival = &mut room[game.players[side]];
                *rival = if *rival == OUT_OF_REACH { OUT_OF_REACH } else { *rival - gains[side] };
            }
            *child = self.others(level + 1, room)?;
        }
        let part = self.diagrams.part(level as u16, children)?;
        if room.len() > FEW && (self.known.len() + 1) * room.len() > MOST_NUMBERS {
            return Err(TooMany);
        }
        self.known.insert((level, room), part);
        Ok(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Bout;
    use crate::random::Random;

    /// A made-up contest: some are far behind, and some games involve only those.
    fn contest(random: &mut Random) -> ScoreContest {
        let players = 4 + random.below(4);
        let least: Vec<i64> = (0..players).map(|_| random.below(7) as i64).collect();
        let mut games = Vec::new();
        for _ in 0..2 + random.below(4) {
            let white = random.below(players);
            let black = (white + 1 + random.below(players - 1)) % players;
            games.push(Bout { players: [white, black], gains: [[2, 0], [1, 1], [0, 2]] });
        }
        let mut most = least.clone();
        games.iter().flat_map(|game| game.players).for_each(|player| most[player] += 2);
        ScoreContest { least, most, games }
    }

    /// The conditions among those who can still come first equal the conditions among all.
    #[test]
    fn rivals_alone_decide_what_somebody_needs() {
        let mut random = Random::new(3);
        let mut out_of_it = 0;
        for _ in 0..300 {
            let whole = contest(&mut random);
            let rivals = Rivals::new(&whole);
            for player in 0..whole.least.len() {
                out_of_it += usize::from(!whole.contends(player));
                let slowly = needs(&whole, player, StepBudget(u64::MAX));
                assert_eq!(rivals.needs(player), slowly, "{player} of {whole:?}");
            }
        }
        assert!(out_of_it > 100);
    }
}
