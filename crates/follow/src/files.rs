//! Games in a file that grows, or in a folder.

use crate::pace::Looked;
use crate::snapshot::MOST_BYTES;
use std::io::{Error, ErrorKind, Read};
use std::path::{Path, PathBuf};
use tiebreak_formats::{FileWatch, pgn_files};
use tiebreak_language::{Sentence, sentence};

/// Looks at a file or folder, and reads it where it changed.
#[derive(Debug)]
pub struct PathReader {
    path: PathBuf,
    watch: Option<FileWatch>,
}

impl PathReader {
    /// Reads this file or folder.
    pub fn new(path: &Path) -> Self {
        Self { path: path.to_owned(), watch: None }
    }

    /// One look. What is written while it is read counts as changed at the next look.
    pub fn look(&mut self) -> Looked {
        let changed = match &mut self.watch {
            Some(watch) => watch.changed(),
            None => {
                self.watch = Some(FileWatch::new(&self.path));
                true
            }
        };
        if !changed {
            return Looked::Same;
        }
        match self.read() {
            Ok(bytes) if bytes.is_empty() => Looked::NotYet,
            Ok(bytes) => Looked::News(bytes),
            Err((kind, why)) => {
                // Looked at again, whether or not it changes: it may only have been locked.
                self.watch = None;
                if kind == ErrorKind::NotFound { Looked::NotYet } else { failed(&self.path, why) }
            }
        }
    }

    /// The bytes of all the files, each begun on a line of its own.
    fn read(&self) -> Result<Vec<u8>, (ErrorKind, Sentence)> {
        let told = |error: Error| (error.kind(), Sentence::from(error.to_string()));
        let files = if self.path.is_dir() {
            pgn_files(&self.path)
                .map_err(|error| (ErrorKind::Other, Sentence::from(error.to_string())))?
        } else {
            vec![self.path.clone()]
        };
        let mut bytes = Vec::new();
        for file in files {
            let left = (MOST_BYTES as u64 + 1).saturating_sub(bytes.len() as u64);
            let file = std::fs::File::open(file).map_err(told)?;
            file.take(left).read_to_end(&mut bytes).map_err(told)?;
            bytes.extend(b"\n\n");
        }
        if bytes.len() > MOST_BYTES {
            return Err((ErrorKind::Other, sentence!(follow_file_too_large { most: MOST_BYTES })));
        }
        Ok(if bytes.iter().all(u8::is_ascii_whitespace) { Vec::new() } else { bytes })
    }
}

fn failed(path: &Path, why: Sentence) -> Looked {
    Looked::Failed(sentence!(follow_cannot_read { path: path.display().to_string(), why }))
}
