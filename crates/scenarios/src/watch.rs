//! Long work that can be watched and stopped.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Lets somebody else see how far a long piece of work is, and stop it.
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
    /// For somebody who cannot wait: what would take more than about a second is sampled.
    pub fn brief() -> Self {
        Self { brief: true, ..Self::default() }
    }

    pub(crate) fn is_brief(&self) -> bool {
        self.brief
    }

    /// Asks the work to stop soon and to leave what is known.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Steps done and steps in all, as far as they are known.
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
