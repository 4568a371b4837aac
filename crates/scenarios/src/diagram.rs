//! Decision diagrams: yes or no for every outcome of some games. Equal parts are stored once.
//!
//! Each level is a game with three results. The minimal conditions follow from a diagram: some
//! games, each limited to some of its results, such that the answer is yes for every end of the
//! other games, and no limit can be removed or widened.

use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A part of a diagram, by its number.
pub(crate) type Ref = u32;

/// The answer is no.
pub(crate) const NO: Ref = 0;
/// The answer is yes.
pub(crate) const YES: Ref = 1;

/// A condition: games by level, each limited to some results (bit 0 is the first result). Levels
/// ascend.
pub(crate) type LevelCondition = Vec<(u16, u8)>;

/// A condition as a chain of limits. Equal ends are stored once, so that a list of conditions is a
/// list of numbers.
type LimitChain = u32;

/// The condition that limits nothing.
const UNLIMITED: LimitChain = 0;

/// The work on a diagram or its conditions exceeded the budget or a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMany;

/// The number of steps that may be spent on finding conditions. A step is a part that is built, a
/// limit that is tried or a number that is read. Steps are counted instead of timed, so that an
/// event gives the same answer on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StepBudget(pub u64);

/// The most parts that are built.
const MOST_PARTS: usize = 400_000;
/// The most conditions that are counted.
const MOST_CONDITIONS: usize = 5_000;
/// The most conditions that are listed. More are only counted, because a reader could not use
/// them.
const READABLE: usize = 200;

/// The minimal conditions for a yes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum MinimalConditions {
    /// Each of the conditions.
    Listed(Vec<LevelCondition>),
    /// The number of conditions, where they are too many to list.
    Counted(usize),
}

impl MinimalConditions {
    /// Replaces levels by positions of games. The shortest conditions come first, and in each the
    /// own games.
    pub fn listed(self, order: &[usize]) -> Self {
        let Self::Listed(mut conditions) = self else { return self };
        conditions.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
        for (level, _) in conditions.iter_mut().flatten() {
            *level = order[usize::from(*level)] as u16;
        }
        Self::Listed(conditions)
    }
}

/// All three results.
const ANY: u8 = 0b111;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct DiagramNode {
    level: u16,
    children: [Ref; 3],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct LevelLimit {
    level: u16,
    results: u8,
    rest: LimitChain,
}

/// Several diagrams over the same games, which share their parts.
#[derive(Debug)]
pub(crate) struct Diagrams {
    parts: Vec<DiagramNode>,
    known: FxHashMap<DiagramNode, Ref>,
    both: FxHashMap<(Ref, Ref), Ref>,
    opposites: FxHashMap<Ref, Ref>,
    limits: Vec<LevelLimit>,
    chains: FxHashMap<LevelLimit, LimitChain>,
    enough: FxHashMap<(LimitChain, Ref), bool>,
    minimal: FxHashMap<Ref, Rc<[LimitChain]>>,
    left: u64,
}

impl Diagrams {
    pub fn new(StepBudget(left): StepBudget) -> Self {
        let end = DiagramNode { level: u16::MAX, children: [NO; 3] };
        Self {
            parts: vec![end, DiagramNode { children: [YES; 3], ..end }],
            known: FxHashMap::default(),
            both: FxHashMap::default(),
            opposites: FxHashMap::default(),
            limits: vec![LevelLimit { level: u16::MAX, results: ANY, rest: UNLIMITED }],
            chains: FxHashMap::default(),
            enough: FxHashMap::default(),
            minimal: FxHashMap::default(),
            left,
        }
    }

    /// Starts the next goal with a new budget. Clears what was tried for the previous goal, which
    /// is useless here.
    pub fn refill(&mut self, StepBudget(left): StepBudget) {
        self.left = left;
        self.enough = FxHashMap::default();
    }

    /// Counts steps, and fails when they exceed the budget.
    pub fn spend(&mut self, steps: u64) -> Result<(), TooMany> {
        self.left = self.left.checked_sub(steps).ok_or(TooMany)?;
        Ok(())
    }

    /// The part that asks for this game and continues with one child for each result.
    pub fn part(&mut self, level: u16, children: [Ref; 3]) -> Result<Ref, TooMany> {
        if children[0] == children[1] && children[1] == children[2] {
            return Ok(children[0]);
        }
        let part = DiagramNode { level, children };
        if let Some(known) = self.known.get(&part) {
            return Ok(*known);
        }
        if self.parts.len() >= MOST_PARTS {
            return Err(TooMany);
        }
        self.spend(1)?;
        let new = self.parts.len() as Ref;
        self.parts.push(part);
        self.known.insert(part, new);
        Ok(new)
    }

    /// The parts that follow each result of the game at a level.
    fn children(&self, of: Ref, level: u16) -> [Ref; 3] {
        let part = self.parts[of as usize];
        if part.level == level { part.children } else { [of; 3] }
    }

    /// The diagram that says yes where both say yes.
    pub fn and(&mut self, a: Ref, b: Ref) -> Result<Ref, TooMany> {
        match (a.min(b), a.max(b)) {
            (NO, _) => return Ok(NO),
            (YES, other) => return Ok(other),
            (a, b) if a == b => return Ok(a),
            _ => {}
        }
        let key = (a.min(b), a.max(b));
        if let Some(known) = self.both.get(&key) {
            return Ok(*known);
        }
        self.spend(1)?;
        let level = self.parts[a as usize].level.min(self.parts[b as usize].level);
        let (of_a, of_b) = (self.children(a, level), self.children(b, level));
        let mut children = [NO; 3];
        for result in 0..3 {
            children[result] = self.and(of_a[result], of_b[result])?;
        }
        let part = self.part(level, children)?;
        self.both.insert(key, part);
        Ok(part)
    }

    /// The diagram that says yes where this one says no.
    pub fn not(&mut self, a: Ref) -> Result<Ref, TooMany> {
        if a <= YES {
            return Ok(1 - a);
        }
        if let Some(known) = self.opposites.get(&a) {
            return Ok(*known);
        }
        let DiagramNode { level, children } = self.parts[a as usize];
        let mut opposite = [NO; 3];
        for result in 0..3 {
            opposite[result] = self.not(children[result])?;
        }
        let part = self.part(level, opposite)?;
        self.opposites.insert(a, part);
        Ok(part)
    }

    /// The chain that adds a limit for one more game above the others.
    fn chain(&mut self, level: u16, results: u8, rest: LimitChain) -> LimitChain {
        if results == ANY {
            return rest;
        }
        let limit = LevelLimit { level, results, rest };
        *self.chains.entry(limit).or_insert_with(|| {
            self.limits.push(limit);
            self.limits.len() as LimitChain - 1
        })
    }

    /// Whether the answer is yes wherever the condition holds.
    fn suffices(&mut self, condition: LimitChain, of: Ref) -> Result<bool, TooMany> {
        if of <= YES {
            return Ok(of == YES);
        }
        let DiagramNode { level, children } = self.parts[of as usize];
        let mut rest = condition;
        while self.limits[rest as usize].level < level {
            rest = self.limits[rest as usize].rest;
        }
        if let Some(known) = self.enough.get(&(rest, of)) {
            return Ok(*known);
        }
        self.spend(1)?;
        let limit = self.limits[rest as usize];
        let (allowed, below) =
            if limit.level == level { (limit.results, limit.rest) } else { (ANY, rest) };
        let mut enough = true;
        for result in (0..3).filter(|result| allowed & 1 << result != 0) {
            enough = enough && self.suffices(below, children[result])?;
        }
        self.enough.insert((rest, of), enough);
        Ok(enough)
    }

    /// Finds all minimal conditions for a yes.
    pub fn conditions(&mut self, of: Ref) -> Result<MinimalConditions, TooMany> {
        let chains = self.minimal(of)?;
        if chains.len() > READABLE {
            return Ok(MinimalConditions::Counted(chains.len()));
        }
        let limits = |chain: LimitChain| {
            let next = |chain: &LimitChain| Some(self.limits[*chain as usize].rest);
            let links =
                std::iter::successors(Some(chain), next).take_while(|chain| *chain != UNLIMITED);
            links
                .map(|chain| self.limits[chain as usize])
                .map(|limit| (limit.level, limit.results))
                .collect()
        };
        Ok(MinimalConditions::Listed(chains.iter().map(|chain| limits(*chain)).collect()))
    }

    /// A condition that limits the first game to the results S and is minimal in the rest is
    /// minimal for "yes after every result in S", and does not suffice for a yes after any other
    /// result of that game.
    fn minimal(&mut self, of: Ref) -> Result<Rc<[LimitChain]>, TooMany> {
        match of {
            NO => return Ok(Rc::new([])),
            YES => return Ok(Rc::new([UNLIMITED])),
            _ => {}
        }
        if let Some(known) = self.minimal.get(&of) {
            return Ok(Rc::clone(known));
        }
        let DiagramNode { level, children } = self.parts[of as usize];
        let mut found = Vec::new();
        for results in 1..=ANY {
            let mut after = YES;
            for result in (0..3).filter(|result| results & 1 << result != 0) {
                after = self.and(after, children[result])?;
            }
            for condition in self.minimal(after)?.iter() {
                if self.suffices_beyond(results, *condition, children)? {
                    continue;
                }
                self.spend(1)?;
                found.push(self.chain(level, results, *condition));
                if found.len() > MOST_CONDITIONS {
                    return Err(TooMany);
                }
            }
        }
        let found: Rc<[LimitChain]> = found.into();
        self.minimal.insert(of, Rc::clone(&found));
        Ok(found)
    }

    /// Whether a condition suffices after a result that is not in the given set.
    fn suffices_beyond(
        &mut self,
        results: u8,
        condition: LimitChain,
        children: [Ref; 3],
    ) -> Result<bool, TooMany> {
        for result in (0..3).filter(|result| results & 1 << result == 0) {
            if self.suffices(condition, children[result])? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Yes unless both games are lost: any other result of either game suffices.
    #[test]
    fn either_game_suffices() {
        let mut diagrams = Diagrams::new(StepBudget(100_000));
        let second = diagrams.part(1, [YES, YES, NO]).unwrap();
        let first = diagrams.part(0, [YES, YES, second]).unwrap();
        let MinimalConditions::Listed(conditions) = diagrams.conditions(first).unwrap() else {
            panic!("two conditions")
        };
        assert_eq!(conditions.len(), 2);
        assert!(conditions.contains(&vec![(0, 0b011)]) && conditions.contains(&vec![(1, 0b011)]));
        let opposite = diagrams.not(first).unwrap();
        assert_eq!(
            diagrams.conditions(opposite).unwrap(),
            MinimalConditions::Listed(vec![vec![(0, 0b100), (1, 0b100)]])
        );
    }

    /// Two of several games have to be won: every pair of them is a condition.
    #[test]
    fn what_nobody_would_read_is_counted() {
        let any_two = |games: u16| {
            let mut diagrams = Diagrams::new(StepBudget(100_000));
            let [mut two, mut one] = [NO, NO];
            for game in (0..games).rev() {
                two = diagrams.part(game, [one, two, two]).unwrap();
                one = diagrams.part(game, [YES, one, one]).unwrap();
            }
            diagrams.conditions(two).unwrap()
        };
        assert!(matches!(any_two(12), MinimalConditions::Listed(all) if all.len() == 66));
        assert_eq!(any_two(21), MinimalConditions::Counted(210));
    }

    /// A budget that is too small gives no conditions. A larger budget does not change them.
    #[test]
    fn the_budget_ends_the_work_and_changes_nothing_else() {
        let any_two = |budget: u64| {
            let mut diagrams = Diagrams::new(StepBudget(budget));
            let [mut two, mut one] = [NO, NO];
            for game in (0..12).rev() {
                two = diagrams.part(game, [one, two, two])?;
                one = diagrams.part(game, [YES, one, one])?;
            }
            diagrams.conditions(two)
        };
        let whole = any_two(u64::MAX);
        let enough = (0..100_000).find(|budget| any_two(*budget).is_ok()).unwrap();
        assert!(enough > 66 && whole.is_ok(), "{enough}");
        assert_eq!((any_two(enough), any_two(enough - 1)), (whole, Err(TooMany)));
    }
}
