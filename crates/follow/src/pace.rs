//! When to look again: as often as was asked while all goes well, and later and later while it does
//! not.

use std::time::Duration;
use tiebreak_language::Sentence;

/// The least wait after somebody said that it was too often.
const AFTER_TOO_MANY: Duration = Duration::from_secs(60);
/// The longest wait after failures; a broadcast that is back is seen within so long.
const LONGEST: Duration = Duration::from_secs(5 * 60);
/// The longest wait that a server may ask for.
const LONGEST_ASKED: Duration = Duration::from_secs(60 * 60);
/// The longest wait for a broadcast that has not begun.
const NOT_BEGUN: Duration = Duration::from_secs(60);

/// What a look came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Looked {
    /// The bytes, all of them.
    News(Vec<u8>),
    /// The same as before.
    Same,
    /// There is nothing there yet.
    NotYet,
    /// It was too often; how long to wait, where that was said.
    TooMany(Option<Duration>),
    /// It failed, and why.
    Failed(Sentence),
}

/// How often to look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pace {
    usual: Duration,
    /// How often in a row it was too often, or failed, or nothing was there.
    in_a_row: u32,
}

impl Pace {
    /// A look every so often.
    pub fn new(usual: Duration) -> Self {
        Self { usual, in_a_row: 0 }
    }

    /// How long to wait after a look. `chance` spreads those who failed together: up to a quarter
    /// is added.
    pub fn after(&mut self, looked: &Looked, chance: u8) -> Duration {
        if matches!(looked, Looked::News(_) | Looked::Same) {
            self.in_a_row = 0;
            return self.usual;
        }
        self.in_a_row = self.in_a_row.saturating_add(1);
        let doubled = |first: Duration, longest: Duration| {
            first
                .saturating_mul(1 << self.in_a_row.saturating_sub(1).min(16))
                .min(longest.max(first))
        };
        let wait = match looked {
            Looked::TooMany(asked) => {
                let asked = asked.unwrap_or_default().min(LONGEST_ASKED);
                doubled(AFTER_TOO_MANY.max(self.usual), LONGEST).max(asked)
            }
            Looked::NotYet => doubled(self.usual, NOT_BEGUN),
            _ => doubled(self.usual, LONGEST),
        };
        wait + wait * u32::from(chance) / 1024
    }

    /// The same with chance from the machine. Without random numbers those who failed together come
    /// back together; nothing else is lost.
    pub fn wait(&mut self, looked: &Looked) -> Duration {
        let mut byte = [0u8; 1];
        let _ = getrandom::fill(&mut byte);
        self.after(looked, byte[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(looked: &Looked, times: usize) -> Vec<u64> {
        let mut pace = Pace::new(Duration::from_secs(5));
        (0..times).map(|_| pace.after(looked, 0).as_secs()).collect()
    }

    #[test]
    fn waits_grow_while_it_fails_and_end_when_it_works() {
        assert_eq!(
            waits(&Looked::Failed(Sentence::default()), 8),
            [5, 10, 20, 40, 80, 160, 300, 300]
        );
        assert_eq!(waits(&Looked::NotYet, 6), [5, 10, 20, 40, 60, 60]);
        let mut pace = Pace::new(Duration::from_secs(5));
        pace.after(&Looked::NotYet, 0);
        assert_eq!(pace.after(&Looked::Same, 255), Duration::from_secs(5));
        assert_eq!(pace.after(&Looked::NotYet, 0), Duration::from_secs(5));
    }

    #[test]
    fn after_too_many_it_waits_a_minute_at_least_and_as_long_as_was_asked() {
        assert_eq!(waits(&Looked::TooMany(None), 4), [60, 120, 240, 300]);
        assert_eq!(waits(&Looked::TooMany(Some(Duration::from_secs(7))), 1), [60]);
        assert_eq!(waits(&Looked::TooMany(Some(Duration::from_secs(600))), 2), [600, 600]);
        assert_eq!(waits(&Looked::TooMany(Some(Duration::from_secs(999_999))), 1), [3600]);
        let mut pace = Pace::new(Duration::from_secs(5));
        for _ in 0..1_000 {
            let wait = pace.after(&Looked::TooMany(None), 255);
            assert!((60..=375).contains(&wait.as_secs()), "{wait:?}");
        }
    }
}
