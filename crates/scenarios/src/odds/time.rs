//! A random length of time: the chance of each number of steps of half a minute.

/// The longest time that is followed, most of a year. This is enough where 999 of 1,000 games are
/// drawn.
pub(crate) const LONGEST: u32 = 1_000_000;
/// The longest time for groups that play at the same time, a week.
pub(crate) const WEEK: u32 = 7 * 24 * 60 * 2;

/// The least chance that would be visible in output.
pub(crate) const NOTICED: f64 = 1e-7;

/// The chance of each length.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Time(Vec<f64>);

impl Time {
    /// A length of zero.
    pub fn now() -> Self {
        Self(vec![1.0])
    }

    pub fn put(&mut self, step: u32, chance: f64) {
        let step = step.min(LONGEST) as usize;
        if self.0.len() <= step {
            self.0.resize(step + 1, 0.0);
        }
        self.0[step] += chance;
    }

    /// Adds another with a weight.
    pub fn add(&mut self, other: &Self, weight: f64) {
        self.add_later(other, 0, weight);
    }

    /// Adds another that begins later, with a weight.
    pub fn add_later(&mut self, other: &Self, by: u32, weight: f64) {
        let begin = by.min(LONGEST) as usize;
        let end = (begin + other.0.len()).min(LONGEST as usize + 1);
        if self.0.len() < end {
            self.0.resize(end, 0.0);
        }
        self.0[begin..end]
            .iter_mut()
            .zip(&other.0)
            .for_each(|(sum, chance)| *sum += weight * chance);
    }

    /// The possible lengths with their chances.
    pub fn entries(&self) -> Vec<(u32, f64)> {
        self.0
            .iter()
            .enumerate()
            .filter(|(_, chance)| **chance > 0.0)
            .map(|(step, chance)| (step as u32, *chance))
            .collect()
    }

    /// The time of one after the other.
    pub fn then(&self, other: &Self) -> Self {
        let mut sum = Self::default();
        let others = other.entries();
        for (step, chance) in self.entries() {
            for (more, of) in &others {
                sum.put(step + more, chance * of);
            }
        }
        sum
    }

    /// The time of both at once: over when both are.
    pub fn later_of(&self, other: &Self) -> Self {
        let length = self.0.len().max(other.0.len());
        let mut later = Vec::with_capacity(length);
        let (mut a, mut b, mut before) = (0.0, 0.0, 0.0);
        for step in 0..length {
            a += self.0.get(step).unwrap_or(&0.0);
            b += other.0.get(step).unwrap_or(&0.0);
            later.push((a * b - before).max(0.0));
            before = a * b;
        }
        Self(later)
    }

    /// Scales the chances so that they add up to one. They do, apart from what was left out.
    pub fn normalise(&mut self) {
        let whole: f64 = self.0.iter().sum();
        if whole > 0.0 {
            self.0.iter_mut().for_each(|chance| *chance /= whole);
        }
    }

    /// The chance of all lengths together.
    pub fn total(&self) -> f64 {
        self.0.iter().sum()
    }

    /// The sum of length times chance.
    pub fn sum(&self) -> f64 {
        self.0.iter().enumerate().map(|(step, chance)| step as f64 * chance).sum()
    }

    /// The shortest length within which this part of all are over.
    pub fn within(&self, part: f64) -> u32 {
        let whole: f64 = self.0.iter().sum();
        let mut over = 0.0;
        for (step, chance) in self.entries() {
            over += chance;
            // The tiny margin keeps rounding in the sum from moving a quantile to the next length.
            if over >= part * whole - 1e-12 {
                return step;
            }
        }
        self.0.len().saturating_sub(1) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_of_two_dice() {
        let mut die = Time::default();
        (1..=6).for_each(|step| die.put(step, 1.0 / 6.0));
        let later = die.later_of(&die);
        let of_six = later.entries().iter().find(|(step, _)| *step == 6).unwrap().1;
        assert!((of_six - 11.0 / 36.0).abs() < 1e-15);
        assert_eq!((later.within(0.5), die.then(&die).within(0.5)), (5, 7));
    }
}
