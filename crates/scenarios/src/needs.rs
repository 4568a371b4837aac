//! What one participant needs: the minimal conditions, the own games first.

use crate::contest::Contest;
use crate::diagram::{Diagrams, Minimal, NO, Ref, TooMany, YES};
use rustc_hash::FxHashMap;

/// The minimal conditions for each goal, with games by their position among the open ones; nothing where they are too many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// For sole first place by points.
    pub outright: Option<Minimal>,
    /// For sole or shared first place.
    pub first: Option<Minimal>,
    /// For shared first place.
    pub shared: Option<Minimal>,
    /// For neither.
    pub out: Option<Minimal>,
}

/// Participants times games that matter: of more, conditions would fill the memory and no page.
const MOST_LOOKED_AT: usize = 400_000;

/// Of more participants than these, what is known is bounded by the numbers that it holds: one for each of them.
const FEW: usize = 40;
const MOST_NUMBERS: usize = 4_000_000;

/// A rival whose score cannot matter any more.
const OUT_OF_REACH: i64 = i64::MAX;

/// The minimal conditions for `player`.
pub(crate) fn needs(contest: &Contest, player: usize) -> Needs {
    let order = own_first(contest, player);
    if order.len() * contest.least.len() > MOST_LOOKED_AT {
        return Needs::default();
    }
    let mut diagrams = Diagrams::new();
    let Ok([outright, first, shared, out]) = goals(contest, player, &order, &mut diagrams) else {
        return Needs::default();
    };
    let mut conditions = |of: Ref| Some(diagrams.conditions(of).ok()?.listed(&order));
    Needs { outright: conditions(outright), first: conditions(first), shared: conditions(shared), out: conditions(out) }
}

/// The diagrams of sole first place, of first place, of shared first place and of none.
fn goals(contest: &Contest, player: usize, order: &[usize], diagrams: &mut Diagrams) -> Result<[Ref; 4], TooMany> {
    let first = Builder::new(contest, player, order, 0, diagrams).build()?;
    let outright = Builder::new(contest, player, order, 1, diagrams).build()?;
    let (not_outright, out) = (diagrams.not(outright)?, diagrams.not(first)?);
    let shared = diagrams.and(first, not_outright)?;
    Ok([outright, first, shared, out])
}

/// The games that matter, those of the player first.
pub(crate) fn own_first(contest: &Contest, player: usize) -> Vec<usize> {
    let matter = (0..contest.games.len()).filter(|game| contest.matters(&contest.games[*game]));
    let (mut own, others): (Vec<usize>, Vec<usize>) =
        matter.partition(|game| contest.games[*game].players.contains(&player));
    own.extend(others);
    own
}

/// Builds the diagram of "everybody else stays `margin` or more below the player's final score".
struct Builder<'b> {
    contest: &'b Contest,
    player: usize,
    order: &'b [usize],
    margin: i64,
    diagrams: &'b mut Diagrams,
    /// What each participant can gain in the games from a level on.
    gain_from: Vec<Vec<i64>>,
    known: FxHashMap<(usize, Vec<i64>), Ref>,
}

impl<'b> Builder<'b> {
    fn new(contest: &'b Contest, player: usize, order: &'b [usize], margin: i64, diagrams: &'b mut Diagrams) -> Self {
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

    /// While the own games last, all that counts is the scores.
    fn own_games(&mut self, level: usize, scores: Vec<i64>) -> Result<Ref, TooMany> {
        let own = self.order.get(level).is_some_and(|game| self.contest.games[*game].players.contains(&self.player));
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

    /// Afterwards it is what each rival may still gain.
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
