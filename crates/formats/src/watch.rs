//! Files that change while boards write them.

use crate::source::pgn_files;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Notices when a file, or a file in a folder, was written again.
///
/// It looks at sizes and times rather than asking the system to be told: that works on network drives too, where the
/// boards' computer usually writes.
#[derive(Debug)]
pub struct Watch {
    path: PathBuf,
    seen: Vec<(PathBuf, u64, Option<SystemTime>)>,
}

impl Watch {
    /// Watches a file or a folder from now on.
    pub fn new(path: &Path) -> Self {
        let mut watch = Self { path: path.to_owned(), seen: Vec::new() };
        watch.seen = watch.look();
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
        let files =
            if self.path.is_dir() { pgn_files(&self.path).unwrap_or_default() } else { vec![self.path.clone()] };
        let state = |path: PathBuf| {
            let about = std::fs::metadata(&path).ok()?;
            Some((path, about.len(), about.modified().ok()))
        };
        files.into_iter().filter_map(state).collect()
    }
}
