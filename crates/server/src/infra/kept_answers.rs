//! A cache of answers that are costly to compute. An answer is kept while the event stays
//! unchanged.
//!
//! The key contains everything that the answer depends on: the resource, the event, the head of its
//! record, the language and the query in its normal form. Requests for the same key wait for one
//! computation. The answers together stay below a number of bytes; the least recently requested
//! ones are dropped first. A refusal that follows from the event alone is kept in the same way.

use super::problem::Problem;
use axum::body::Bytes;
use axum::http::HeaderValue;
use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use tiebreak_report::Sentence;
use tokio::sync::OnceCell;

/// The size of all answers together, in bytes.
const MOST_BYTES: usize = 64 << 20;
/// About how many bytes an entry needs in addition to its answer.
const OVERHEAD: usize = 512;

/// An answer with its content type and its bytes.
#[derive(Debug, Clone, Default)]
pub struct KeptAnswer {
    /// The bytes to send.
    pub body: Bytes,
    /// Letters that no font has, for answers on paper.
    #[cfg_attr(not(feature = "pdf"), expect(dead_code, reason = "only paper lacks letters"))]
    pub missing_letters: Option<HeaderValue>,
}

impl From<Bytes> for KeptAnswer {
    fn from(body: Bytes) -> Self {
        Self { body, missing_letters: None }
    }
}

/// The result for a key, as long as the event stays unchanged.
#[derive(Debug, Clone)]
enum KeptOutcome {
    Answer(KeptAnswer),
    /// The answer would have `bytes` bytes, but the limit is `most`.
    TooLarge {
        bytes: usize,
        most: usize,
    },
    /// The event has no such answer, for this reason.
    None(Sentence),
}

impl KeptOutcome {
    /// Keeps what follows from the event. A refusal because the server is busy or at fault is
    /// returned as an error, and not kept.
    fn from_result(made: Result<KeptAnswer, Problem>) -> Result<Self, Problem> {
        match made {
            Ok(answer) => Ok(Self::Answer(answer)),
            Err(Problem::AnswerTooLarge { bytes, most }) => Ok(Self::TooLarge { bytes, most }),
            Err(Problem::Invalid(why)) => Ok(Self::None(why)),
            Err(other) => Err(other),
        }
    }

    fn into_result(self) -> Result<KeptAnswer, Problem> {
        match self {
            Self::Answer(answer) => Ok(answer),
            Self::TooLarge { bytes, most } => Err(Problem::AnswerTooLarge { bytes, most }),
            Self::None(why) => Err(Problem::Invalid(why)),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Answer(answer) => answer.body.len(),
            Self::TooLarge { .. } | Self::None(_) => 0,
        }
    }
}

/// The cache of answers.
#[derive(Debug)]
pub struct KeptAnswers {
    most_bytes: usize,
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    entries: BTreeMap<String, KeptEntry>,
    bytes: usize,
    /// The number of requests so far, from which each entry takes its `last_asked`.
    asked: u64,
}

#[derive(Debug)]
struct KeptEntry {
    cell: Arc<OnceCell<KeptOutcome>>,
    bytes: usize,
    last_asked: u64,
}

impl Default for KeptAnswers {
    fn default() -> Self {
        Self::new(MOST_BYTES)
    }
}

impl KeptAnswers {
    /// An empty cache for at most this many bytes.
    pub fn new(most_bytes: usize) -> Self {
        Self { most_bytes, shelf: Mutex::default() }
    }

    /// The answer for a key: kept, just being computed, or new. A refusal because the server is
    /// busy is not kept.
    pub async fn find<F>(&self, key: &str, make: impl FnOnce() -> F) -> Result<KeptAnswer, Problem>
    where
        F: Future<Output = Result<KeptAnswer, Problem>>,
    {
        let cell = self.cell(key);
        let made = async || KeptOutcome::from_result(make().await);
        let found = cell.get_or_try_init(made).await.cloned();
        self.settle(key, &cell, found.as_ref().ok());
        found?.into_result()
    }

    fn cell(&self, key: &str) -> Arc<OnceCell<KeptOutcome>> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.asked += 1;
        let last_asked = shelf.asked;
        if !shelf.entries.contains_key(key) {
            // The request that was to compute an entry may have been cancelled.
            shelf.entries.retain(|_, entry| entry.bytes > 0 || Arc::strong_count(&entry.cell) > 1);
        }
        let new = || KeptEntry { cell: Arc::default(), bytes: 0, last_asked };
        let entry = shelf.entries.entry(key.to_owned()).or_insert_with(new);
        entry.last_asked = last_asked;
        Arc::clone(&entry.cell)
    }

    /// Counts a new answer and makes room for it. If there is no answer, forgets the key.
    fn settle(&self, key: &str, cell: &Arc<OnceCell<KeptOutcome>>, found: Option<&KeptOutcome>) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(entry) = shelf.entries.get_mut(key).filter(|entry| Arc::ptr_eq(&entry.cell, cell))
        else {
            return;
        };
        match found {
            Some(outcome) if entry.bytes == 0 => {
                let bytes = outcome.bytes() + key.len() + OVERHEAD;
                entry.bytes = bytes;
                shelf.bytes += bytes;
                shelf.make_room(self.most_bytes);
            }
            Some(_) => {}
            // Other requests may be waiting to try again.
            None if !cell.initialized() && Arc::strong_count(cell) <= 2 => {
                shelf.entries.remove(key);
            }
            None => {}
        }
    }

    /// Forgets all answers about an event, whose name is the second word of its keys. Needed when
    /// its visibility or its content changes.
    pub fn forget(&self, slug: &str) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.entries.retain(|key, _| key.split(' ').nth(1) != Some(slug));
        shelf.bytes = shelf.entries.values().map(|entry| entry.bytes).sum();
    }

    /// Forgets all answers about all events.
    pub fn forget_all(&self) {
        *self.shelf.lock().unwrap_or_else(PoisonError::into_inner) = Shelf::default();
    }

    /// The size of all kept answers.
    #[cfg(test)]
    fn bytes(&self) -> usize {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner).bytes
    }
}

impl Shelf {
    fn make_room(&mut self, most: usize) {
        while self.bytes > most {
            let ready = self.entries.iter().filter(|(_, entry)| entry.bytes > 0);
            let oldest =
                ready.min_by_key(|(_, entry)| entry.last_asked).map(|(key, _)| key.clone());
            let Some(oldest) = oldest else { return };
            if let Some(gone) = self.entries.remove(&oldest) {
                self.bytes -= gone.bytes;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test]
    async fn many_who_ask_at_once_get_one_computation() {
        let kept = Arc::new(KeptAnswers::new(1 << 20));
        let (made, gate) =
            (Arc::new(AtomicUsize::new(0)), Arc::new(tokio::sync::Semaphore::new(0)));
        let ask = |kept: Arc<KeptAnswers>,
                   made: Arc<AtomicUsize>,
                   gate: Arc<tokio::sync::Semaphore>| async move {
            let make = async || {
                made.fetch_add(1, Ordering::Relaxed);
                let _open = gate.acquire().await;
                Ok(Bytes::from_static(b"answer").into())
            };
            kept.find("key", make).await.unwrap()
        };
        let askers: Vec<_> = (0..5)
            .map(|_| tokio::spawn(ask(Arc::clone(&kept), Arc::clone(&made), Arc::clone(&gate))))
            .collect();
        gate.add_permits(1);
        for asker in askers {
            assert_eq!(asker.await.unwrap().body, "answer");
        }
        assert_eq!(made.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn what_was_not_asked_for_longest_makes_room() {
        let kept = KeptAnswers::new(3 * (OVERHEAD + 101));
        let find = async |key: &str| {
            let mut made = false;
            let make = || {
                made = true;
                async { Ok(Bytes::from(vec![0; 100]).into()) }
            };
            kept.find(key, make).await.unwrap();
            made
        };
        for key in ["a", "b", "c"] {
            assert!(find(key).await, "{key}");
        }
        assert!(!find("a").await && find("d").await, "b made room");
        assert!(!find("a").await && !find("c").await && find("b").await);
        assert!(kept.bytes() <= 3 * (OVERHEAD + 101));
    }

    #[tokio::test]
    async fn a_refusal_that_follows_from_the_event_is_kept() {
        let kept = KeptAnswers::new(1 << 20);
        let made = AtomicUsize::new(0);
        let too_large = || async {
            made.fetch_add(1, Ordering::Relaxed);
            Err(Problem::AnswerTooLarge { bytes: 9, most: 8 })
        };
        let none = || async {
            made.fetch_add(1, Ordering::Relaxed);
            Err(Problem::invalid("nothing is open".to_owned()))
        };
        for _ in 0..3 {
            let found = kept.find("whole", too_large).await;
            assert!(matches!(found, Err(Problem::AnswerTooLarge { bytes: 9, most: 8 })));
            assert!(matches!(kept.find("none", none).await, Err(Problem::Invalid(_))));
        }
        assert_eq!(made.into_inner(), 2, "each was worked out once");
        assert!(kept.bytes() > 2 * OVERHEAD && kept.bytes() < 2 * (OVERHEAD + 10));
    }

    #[tokio::test]
    async fn a_refusal_of_a_busy_server_is_not_kept() {
        let kept = KeptAnswers::new(1 << 20);
        let refused = kept.find("key", async || Err(Problem::Busy(5))).await;
        assert!(matches!(refused, Err(Problem::Busy(5))));
        assert!(kept.shelf.lock().unwrap().entries.is_empty());
        assert!(kept.find("key", async || Ok(KeptAnswer::default())).await.is_ok());
    }

    #[tokio::test]
    async fn what_was_said_of_an_event_is_forgotten_with_it() {
        let kept = KeptAnswers::new(1 << 20);
        for key in ["ruling cup head", "ruling cup-2 head"] {
            kept.find(key, async || Ok(Bytes::from_static(b"x").into())).await.unwrap();
        }
        kept.forget("cup");
        let keys: Vec<String> = kept.shelf.lock().unwrap().entries.keys().cloned().collect();
        assert_eq!(keys, ["ruling cup-2 head"]);
        kept.forget_all();
        assert_eq!(kept.bytes(), 0);
    }
}
