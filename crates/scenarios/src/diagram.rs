//! Decision diagrams: yes or no for every outcome of some games, with equal parts kept once.
//!
//! Each level is a game with three results. From a diagram follow the minimal conditions: a game limited to some of its results, another
//! to some of its, such that the answer is yes however the others end, and no limit can be taken away or widened.

use std::collections::HashMap;

/// A part of a diagram.
pub(crate) type Ref = u32;

/// The answer is no.
pub(crate) const NO: Ref = 0;
/// The answer is yes.
pub(crate) const YES: Ref = 1;

/// A condition: games by level, each limited to some results (bit 0 for the first of them). Levels ascend.
pub(crate) type Condition = Vec<(u16, u8)>;

/// Why a diagram or its conditions were given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMany;

/// More parts than this are not built.
const MOST_PARTS: usize = 400_000;
/// More conditions than anyone would read.
const MOST_CONDITIONS: usize = 5_000;

/// All three results.
const ANY: u8 = 0b111;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Part {
    level: u16,
    children: [Ref; 3],
}

/// Several diagrams over the same games.
#[derive(Debug)]
pub(crate) struct Diagrams {
    parts: Vec<Part>,
    known: HashMap<Part, Ref>,
    both: HashMap<(Ref, Ref), Ref>,
    opposites: HashMap<Ref, Ref>,
    minimal: HashMap<Ref, Vec<Condition>>,
}

impl Diagrams {
    pub fn new() -> Self {
        let end = Part { level: u16::MAX, children: [NO; 3] };
        Self {
            parts: vec![end, Part { children: [YES; 3], ..end }],
            known: HashMap::new(),
            both: HashMap::new(),
            opposites: HashMap::new(),
            minimal: HashMap::new(),
        }
    }

    /// The part that asks for this game and goes on accordingly.
    pub fn part(&mut self, level: u16, children: [Ref; 3]) -> Result<Ref, TooMany> {
        if children[0] == children[1] && children[1] == children[2] {
            return Ok(children[0]);
        }
        let part = Part { level, children };
        if let Some(known) = self.known.get(&part) {
            return Ok(*known);
        }
        if self.parts.len() >= MOST_PARTS {
            return Err(TooMany);
        }
        let new = self.parts.len() as Ref;
        self.parts.push(part);
        self.known.insert(part, new);
        Ok(new)
    }

    /// What follows after each result of the game at a level.
    fn children(&self, of: Ref, level: u16) -> [Ref; 3] {
        let part = self.parts[of as usize];
        if part.level == level { part.children } else { [of; 3] }
    }

    /// Yes where both say yes.
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

    /// Yes where this says no.
    pub fn not(&mut self, a: Ref) -> Result<Ref, TooMany> {
        if a <= YES {
            return Ok(1 - a);
        }
        if let Some(known) = self.opposites.get(&a) {
            return Ok(*known);
        }
        let Part { level, children } = self.parts[a as usize];
        let mut opposite = [NO; 3];
        for result in 0..3 {
            opposite[result] = self.not(children[result])?;
        }
        let part = self.part(level, opposite)?;
        self.opposites.insert(a, part);
        Ok(part)
    }

    /// Whether the answer is yes wherever the condition holds.
    fn suffices(&self, condition: &[(u16, u8)], of: Ref) -> bool {
        if of <= YES {
            return of == YES;
        }
        let Part { level, children } = self.parts[of as usize];
        let rest = &condition[condition.partition_point(|(limited, _)| *limited < level)..];
        let allowed = rest.first().filter(|(limited, _)| *limited == level).map_or(ANY, |(_, results)| *results);
        (0..3).filter(|result| allowed & 1 << result != 0).all(|result| self.suffices(rest, children[result]))
    }

    /// All the minimal conditions for a yes.
    ///
    /// A condition that limits the first game to the results S, and is minimal besides, is minimal for "yes after every result in S",
    /// and does not suffice for a yes after any other result of that game.
    pub fn conditions(&mut self, of: Ref) -> Result<Vec<Condition>, TooMany> {
        match of {
            NO => return Ok(Vec::new()),
            YES => return Ok(vec![Vec::new()]),
            _ => {}
        }
        if let Some(known) = self.minimal.get(&of) {
            return Ok(known.clone());
        }
        let Part { level, children } = self.parts[of as usize];
        let mut found = Vec::new();
        for results in 1..=ANY {
            let mut after = YES;
            for result in (0..3).filter(|result| results & 1 << result != 0) {
                after = self.and(after, children[result])?;
            }
            for condition in self.conditions(after)? {
                let widens = |result: &usize| self.suffices(&condition, children[*result]);
                if (0..3).filter(|result| results & 1 << result == 0).any(|result| widens(&result)) {
                    continue;
                }
                let limit = (results != ANY).then_some((level, results));
                found.push(limit.into_iter().chain(condition).collect());
                if found.len() > MOST_CONDITIONS {
                    return Err(TooMany);
                }
            }
        }
        self.minimal.insert(of, found.clone());
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Yes unless both games are lost: each other result of either suffices.
    #[test]
    fn either_game_suffices() {
        let mut diagrams = Diagrams::new();
        let second = diagrams.part(1, [YES, YES, NO]).unwrap();
        let first = diagrams.part(0, [YES, YES, second]).unwrap();
        let conditions = diagrams.conditions(first).unwrap();
        assert_eq!(conditions.len(), 2);
        assert!(conditions.contains(&vec![(0, 0b011)]) && conditions.contains(&vec![(1, 0b011)]));
        let opposite = diagrams.not(first).unwrap();
        assert_eq!(diagrams.conditions(opposite).unwrap(), [vec![(0, 0b100), (1, 0b100)]]);
    }
}
