//! What was answered about a broadcast, in a file beside the record: `event.follow`.

use crate::failure::Complaint;
use std::path::{Path, PathBuf};
use tiebreak_follow::{Follower, Memory};

/// The file, and what it says.
pub struct Remembered {
    path: PathBuf,
    kept: Memory,
}

impl Remembered {
    /// Reads what is beside a record, if anything is.
    pub fn beside(record: &Path) -> anyhow::Result<Self> {
        let path = record.with_extension("follow");
        let kept = match std::fs::read_to_string(&path) {
            Ok(text) => Memory::read(&text).map_err(|_| {
                let message = format!("{} is not what `tiebreak follow` wrote", path.display());
                Complaint::new(message).hint("remove it; what it answered is then asked again")
            })?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Memory::default(),
            Err(error) => return Err(anyhow::Error::new(error).context(format!("cannot read {}", path.display()))),
        };
        Ok(Self { path, kept })
    }

    /// A follower that knows it.
    pub fn follower(&self) -> Follower {
        Follower::new(self.kept.clone())
    }

    /// Keeps what was answered since.
    pub fn keep(&mut self, follower: &Follower) -> anyhow::Result<()> {
        if *follower.memory() == self.kept {
            return Ok(());
        }
        let failed = |error| anyhow::Error::new(error).context(format!("cannot write {}", self.path.display()));
        let new = self.path.with_extension("follow.new");
        std::fs::write(&new, follower.memory().text()).map_err(failed)?;
        std::fs::rename(&new, &self.path).map_err(failed)?;
        self.kept = follower.memory().clone();
        Ok(())
    }
}
