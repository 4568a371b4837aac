//! Of many who look at an event for the first time one reads it, and the others wait for that.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::MutexGuard;

type LoadLock = Arc<tokio::sync::Mutex<()>>;

/// The events that are being read for the first time, by name.
#[derive(Debug, Default)]
pub struct LoadOnce(Mutex<BTreeMap<String, LoadLock>>);

impl LoadOnce {
    /// A turn at an event. Names are made up by strangers: the last one who has a turn, or hangs up
    /// before it comes, takes the name along.
    pub fn turn<'l>(&'l self, slug: &'l str) -> Turn<'l> {
        let mut loading = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = Arc::clone(loading.entry(slug.to_owned()).or_default());
        Turn { loading: self, slug, place }
    }
}

/// The turn of one request to read an event.
pub struct Turn<'l> {
    loading: &'l LoadOnce,
    slug: &'l str,
    place: LoadLock,
}

impl Turn<'_> {
    /// Ready when it has come; it lasts as long as what is given back.
    pub async fn wait(&self) -> MutexGuard<'_, ()> {
        self.place.lock().await
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut loading = self.loading.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody but the list and this one holds it.
        if Arc::strong_count(&self.place) <= 2 {
            loading.remove(self.slug);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test]
    async fn who_hangs_up_leaves_nothing_behind() {
        let loading = LoadOnce::default();
        let first = loading.turn("cup");
        let reading = first.wait().await;
        let second = async { drop(loading.turn("cup").wait().await) };
        assert!(
            tokio::time::timeout(Duration::from_millis(1), second).await.is_err(),
            "one reads at a time"
        );
        assert_eq!(loading.0.lock().unwrap().len(), 1, "the first still reads");
        drop(reading);
        drop(first);
        assert!(loading.0.lock().unwrap().is_empty());
    }
}
