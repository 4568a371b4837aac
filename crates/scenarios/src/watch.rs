//! Lets long work be watched and stopped.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Lets another thread see the progress of a long calculation, and stop it.
///
/// ```
/// let watch = tiebreak_scenarios::Watch::default();
/// assert!(!watch.stopped());
/// watch.stop();
/// assert!(watch.stopped());
/// ```
#[derive(Debug, Default)]
pub struct Watch {
    brief: bool,
    stop: AtomicBool,
    done: AtomicU64,
    total: AtomicU64,
}

impl Watch {
    /// A watch for a page that cannot wait: work of more than about a second is replaced by a
    /// sample.
    pub fn brief() -> Self {
        Self { brief: true, ..Self::default() }
    }

    pub(crate) fn is_brief(&self) -> bool {
        self.brief
    }

    /// Asks the work to stop soon and to return what is known so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the work was asked to stop.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The number of steps done and of all steps, as far as they are known.
    pub fn progress(&self) -> (u64, u64) {
        (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed))
    }

    pub(crate) fn expect(&self, steps: usize) {
        self.total.fetch_add(steps as u64, Ordering::Relaxed);
    }

    pub(crate) fn step(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }
}
