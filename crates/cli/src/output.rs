//! Files that a command writes: one that is there already is not replaced, unless the user says so.

use crate::failure::Context;
use crate::failure::{Complaint, cannot_write};
use clap::Args;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tiebreak_report::{Language, say};

// The option of every command that writes a file.
#[derive(Debug, Clone, Copy, Args)]
pub struct Replacing {
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

impl Replacing {
    /// Stops where a file is there already, before any work is done.
    pub fn is_free(self, language: Language, path: &Path) -> crate::Result<()> {
        if !self.force && path.exists() { Err(taken(language, path)) } else { Ok(()) }
    }

    /// Writes a file. What is there already stays as it was, also where the disk is full.
    pub fn write(self, language: Language, path: &Path, bytes: &[u8]) -> crate::Result<()> {
        let context = || cannot_write(language, path);
        if !self.force {
            return match new(path, bytes) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    Err(taken(language, path))
                }
                written => written.with_context(context),
            };
        }
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        std::fs::write(&beside, bytes)
            .and_then(|()| std::fs::rename(&beside, path))
            .inspect_err(|_| drop(std::fs::remove_file(&beside)))
            .with_context(context)
    }
}

fn new(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    // A half-written file is worse than none.
    file.write_all(bytes).inspect_err(|_| drop(std::fs::remove_file(path)))
}

fn taken(language: Language, path: &Path) -> crate::Failure {
    let complaint = Complaint::new(say!(language, cli_taken { path: path.display().to_string() }));
    complaint.hint(say!(language, cli_taken_hint)).into()
}
