//! A drawing that is made when somebody first looks at it, and kept.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// One drawing of one state of an event. What stops the program while it draws spoils this drawing
/// and nothing else.
#[derive(Debug)]
pub struct Drawing<T> {
    /// Nothing where it cannot be drawn: it is not tried again by everybody who looks.
    made: OnceLock<Option<T>>,
    looked_at: AtomicBool,
}

impl<T> Default for Drawing<T> {
    fn default() -> Self {
        Self { made: OnceLock::new(), looked_at: AtomicBool::new(false) }
    }
}

impl<T> Drawing<T> {
    /// The drawing, for somebody who looks at it; nothing where it cannot be drawn.
    pub fn look(&self, draw: impl FnOnce() -> T) -> Option<&T> {
        self.looked_at.store(true, Ordering::Relaxed);
        self.made(draw)
    }

    /// Draws it before anybody looks, where somebody looked at the one of the state before. Whether
    /// it can be drawn, as far as that was tried.
    pub fn ahead(&self, before: &Self, draw: impl FnOnce() -> T) -> bool {
        !before.looked_at.load(Ordering::Relaxed) || self.made(draw).is_some()
    }

    /// Whether it is drawn, or was tried: then to look at it takes no time.
    pub fn is_made(&self) -> bool {
        self.made.get().is_some()
    }

    fn made(&self, draw: impl FnOnce() -> T) -> Option<&T> {
        self.made.get_or_init(|| catch_unwind(AssertUnwindSafe(draw)).ok()).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::Drawing;

    #[test]
    fn it_is_drawn_once_and_only_for_somebody_who_looks() {
        let (before, after) = (Drawing::default(), Drawing::default());
        assert!(after.ahead(&before, || -> &str { unreachable!("nobody looked") }));
        assert!(!after.is_made());
        assert_eq!(before.look(|| "once"), Some(&"once"));
        assert_eq!(before.look(|| "twice"), Some(&"once"));
        assert!(after.ahead(&before, || "ahead"));
        assert_eq!(after.look(|| "late"), Some(&"ahead"));
        // To be drawn ahead is not to be looked at: where nobody looks any more, nothing is drawn.
        let (unseen, last) = (Drawing::default(), Drawing::default());
        assert!(
            unseen.ahead(&before, || "unseen")
                && last.ahead(&unseen, || -> &str { unreachable!("nobody looked") })
        );
    }

    #[test]
    fn what_cannot_be_drawn_is_known_before_and_not_tried_again() {
        let (before, after) = (Drawing::default(), Drawing::default());
        before.look(|| "shown");
        assert!(!after.ahead(&before, || panic!("it cannot be drawn")));
        assert_eq!(after.look(|| "shown after all"), None);
    }
}
