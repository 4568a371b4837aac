//! Games in a file that grows, or in a folder.

use crate::pace::Looked;
use crate::snapshot::MOST_BYTES;
use std::io::Read;
use std::path::{Path, PathBuf};
use tiebreak_formats::{Watch, pgn_files};

/// Looks at a file or folder, and reads it where it changed.
#[derive(Debug)]
pub struct FileReader {
    path: PathBuf,
    watch: Option<Watch>,
}

impl FileReader {
    /// Reads this file or folder.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), watch: None }
    }

    /// One look. What is written while it is read counts as changed at the next look.
    pub fn look(&mut self) -> Looked {
        let changed = match &mut self.watch {
            Some(watch) => watch.changed(),
            None => {
                self.watch = Some(Watch::new(&self.path));
                true
            }
        };
        if !changed {
            return Looked::Same;
        }
        match self.read() {
            Ok(bytes) if bytes.is_empty() => Looked::NotYet,
            Ok(bytes) => Looked::News(bytes),
            Err(error) => {
                // Looked at again, whether or not it changes: it may only have been locked.
                self.watch = None;
                if error.kind() == std::io::ErrorKind::NotFound { Looked::NotYet } else { failed(&self.path, &error) }
            }
        }
    }

    /// The bytes of all the files, each begun on a line of its own.
    fn read(&self) -> std::io::Result<Vec<u8>> {
        let files = if self.path.is_dir() {
            pgn_files(&self.path).map_err(|error| std::io::Error::other(error.to_string()))?
        } else {
            vec![self.path.clone()]
        };
        let mut bytes = Vec::new();
        for file in files {
            let left = (MOST_BYTES as u64 + 1).saturating_sub(bytes.len() as u64);
            std::fs::File::open(file)?.take(left).read_to_end(&mut bytes)?;
            bytes.extend(b"\n\n");
        }
        if bytes.len() > MOST_BYTES {
            return Err(std::io::Error::other(format!("more than {MOST_BYTES} bytes")));
        }
        Ok(if bytes.iter().all(u8::is_ascii_whitespace) { Vec::new() } else { bytes })
    }
}

fn failed(path: &Path, error: &std::io::Error) -> Looked {
    Looked::Failed(format!("cannot read {}: {error}", path.display()))
}
