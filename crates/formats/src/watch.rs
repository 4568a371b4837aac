//! Files that change while boards write them.

use crate::source::pgn_files;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// So far behind the clock may be what a file system notes as the time of writing.
const COARSE: Duration = Duration::from_millis(20);

/// Notices when a file, or a file in a folder, was written again.
///
/// It looks at sizes and times rather than asking the system to be told: that works on network
/// drives too, where the boards' computer usually writes.
#[derive(Debug)]
pub struct FileWatch {
    path: PathBuf,
    seen: Vec<(PathBuf, u64, Option<SystemTime>)>,
}

impl FileWatch {
    /// Watches a file or a folder from now on.
    pub fn new(path: &Path) -> Self {
        let mut watch = Self { path: path.to_owned(), seen: Vec::new() };
        watch.seen = watch.look();
        watch
    }

    /// Watches a file that was read a moment ago: what was written after the reading began counts
    /// as a change.
    pub fn since(path: &Path, began: SystemTime) -> Self {
        let mut watch = Self::new(path);
        watch
            .seen
            .retain(|(_, _, written)| written.is_some_and(|written| written + COARSE < began));
        watch
    }

    /// Whether something changed since the last time this was asked.
    pub fn changed(&mut self) -> bool {
        let now = self.look();
        let changed = now != self.seen;
        self.seen = now;
        changed
    }

    fn look(&self) -> Vec<(PathBuf, u64, Option<SystemTime>)> {
        let files = if self.path.is_dir() {
            pgn_files(&self.path).unwrap_or_default()
        } else {
            vec![self.path.clone()]
        };
        let state = |path: PathBuf| {
            let about = std::fs::metadata(&path).ok()?;
            Some((path, about.len(), about.modified().ok()))
        };
        files.into_iter().filter_map(state).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_while_it_was_read_is_a_change() {
        let path = std::env::temp_dir().join(format!("tiebreak-watch-{}", std::process::id()));
        std::fs::write(&path, "one").unwrap();
        let written = std::fs::metadata(&path).unwrap().modified().unwrap();
        let mut late = FileWatch::since(&path, written - Duration::from_secs(1));
        assert!(late.changed() && !late.changed());
        let mut early = FileWatch::since(&path, written + Duration::from_secs(1));
        assert!(!early.changed());
        std::fs::remove_file(&path).unwrap();
        assert!(early.changed());
    }
}
