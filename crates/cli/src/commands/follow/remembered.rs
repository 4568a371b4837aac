//! What was answered about a broadcast, in a file next to the record: `event.follow`.

use crate::failure::{Complaint, cannot_read, cannot_write};
use std::path::{Path, PathBuf};
use tiebreak_follow::{Follower, Memory};
use tiebreak_report::{Language, say};

/// The file, and what it says.
pub struct Remembered {
    language: Language,
    path: PathBuf,
    kept: Memory,
}

impl Remembered {
    /// Reads the file next to a record, if there is one.
    pub fn beside(language: Language, record: &Path) -> crate::Result<Self> {
        let path = record.with_extension("follow");
        let kept = match std::fs::read_to_string(&path) {
            Ok(text) => Memory::read(&text).ok_or_else(|| {
                let message = say!(language, cli_not_a_memory { path: path.display().to_string() });
                Complaint::new(message).hint(say!(language, cli_not_a_memory_hint))
            })?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Memory::default(),
            Err(error) => {
                return Err(crate::Failure::from(error).context(cannot_read(language, &path)));
            }
        };
        Ok(Self { language, path, kept })
    }

    /// A follower that knows it.
    pub fn follower(&self) -> Follower {
        Follower::new(self.kept.clone())
    }

    /// Keeps what was answered since.
    pub fn keep(&mut self, follower: &Follower) -> crate::Result<()> {
        if *follower.memory() == self.kept {
            return Ok(());
        }
        let failed =
            |error| crate::Failure::from(error).context(cannot_write(self.language, &self.path));
        let new = self.path.with_extension("follow.new");
        std::fs::write(&new, follower.memory().text()).map_err(failed)?;
        std::fs::rename(&new, &self.path).map_err(failed)?;
        self.kept = follower.memory().clone();
        Ok(())
    }
}
