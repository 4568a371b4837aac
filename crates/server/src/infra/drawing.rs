//! A drawing that is made on the first request and then kept.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// One drawing of one state of an event. A panic while it is drawn is caught and spoils only this
/// drawing.
#[derive(Debug)]
pub struct CachedDrawing<T> {
    /// Empty until the drawing was tried; `Some(None)` if drawing failed, so that it is not tried
    /// again.
    made: OnceLock<Option<T>>,
    looked_at: AtomicBool,
}

impl<T> Default for CachedDrawing<T> {
    fn default() -> Self {
        Self { made: OnceLock::new(), looked_at: AtomicBool::new(false) }
    }
}

impl<T> CachedDrawing<T> {
    /// The drawing, made now if necessary; `None` if drawing failed.
    pub fn look(&self, draw: impl FnOnce() -> T) -> Option<&T> {
        self.looked_at.store(true, Ordering::Relaxed);
        self.made(draw)
    }

    /// Draws ahead of requests, but only if the drawing of the state before was requested. Returns
    /// whether the drawing can be made, as far as it was tried.
    pub fn ahead(&self, before: &Self, draw: impl FnOnce() -> T) -> bool {
        !before.looked_at.load(Ordering::Relaxed) || self.made(draw).is_some()
    }

    /// Whether drawing was tried already, so that a request costs no time.
    pub fn is_made(&self) -> bool {
        self.made.get().is_some()
    }

    fn made(&self, draw: impl FnOnce() -> T) -> Option<&T> {
        self.made.get_or_init(|| catch_unwind(AssertUnwindSafe(draw)).ok()).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::CachedDrawing;

    #[test]
    fn it_is_drawn_once_and_only_for_somebody_who_looks() {
        let (before, after) = (CachedDrawing::default(), CachedDrawing::default());
        assert!(after.ahead(&before, || -> &str { unreachable!("nobody looked") }));
        assert!(!after.is_made());
        assert_eq!(before.look(|| "once"), Some(&"once"));
        assert_eq!(before.look(|| "twice"), Some(&"once"));
        assert!(after.ahead(&before, || "ahead"));
        assert_eq!(after.look(|| "late"), Some(&"ahead"));
        // Drawing ahead does not count as a request: without viewers nothing is drawn any more.
        let (unseen, last) = (CachedDrawing::default(), CachedDrawing::default());
        assert!(
            unseen.ahead(&before, || "unseen")
                && last.ahead(&unseen, || -> &str { unreachable!("nobody looked") })
        );
    }

    #[test]
    fn what_cannot_be_drawn_is_known_before_and_not_tried_again() {
        let (before, after) = (CachedDrawing::default(), CachedDrawing::default());
        before.look(|| "shown");
        assert!(!after.ahead(&before, || panic!("it cannot be drawn")));
        assert_eq!(after.look(|| "shown after all"), None);
    }
}
