//! `tiebreak backup` and `tiebreak restore`: everything that the web app keeps, in one file, and back.

use crate::database::DatabaseOption;
use crate::output::Replacing;
use crate::{failure::Complaint, show};
use anyhow::Context;
use clap::Args;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_store::{Copied, Store, StoreError};

#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write; it holds hashes of passwords, and only its owner may read it
    file: PathBuf,
    #[command(flatten)]
    replacing: Replacing,
    #[command(flatten)]
    database: DatabaseOption,
}

impl Backup {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        self.replacing.is_free(&self.file)?;
        let mut beside = self.file.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        let written = self.write(&beside).inspect_err(|_| drop(std::fs::remove_file(&beside)));
        let copied = written.with_context(|| format!("nothing was kept in {}", self.file.display()))?;
        // Whole, on the disk, and only then under its name.
        std::fs::rename(&beside, &self.file).with_context(|| format!("cannot write {}", self.file.display()))?;
        show::plain(&format!("{}: {}\n", self.file.display(), counted(&copied)))?;
        Ok(ExitCode::SUCCESS)
    }

    fn write(&self, path: &Path) -> anyhow::Result<Copied> {
        let database = self.database.name()?;
        let mut file = BufWriter::new(private(path)?);
        let program = concat!("tiebreak ", env!("CARGO_PKG_VERSION"));
        let copied = super::on_one_thread(Store::back_up(&database, program, &mut file))??;
        file.flush()?;
        file.get_ref().sync_all()?;
        Ok(copied)
    }
}

/// A new file that only its owner may read.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[derive(Debug, Args)]
pub struct Restore {
    /// A file that `tiebreak backup` wrote
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseOption,
}

impl Restore {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let database = self.database.name()?;
        // Whether it can be read at all is said before anything else.
        File::open(&self.file).with_context(|| format!("cannot read {}", self.file.display()))?;
        let copied = super::on_one_thread(Store::restore(&self.file, &database))?.map_err(into_a_new_one)?;
        show::plain(&format!("{}\n", counted(&copied)))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What was copied, in words.
pub fn counted(copied: &Copied) -> String {
    let Copied { events, lines, accounts, .. } = *copied;
    let of = |count: u64, one: &str| if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") };
    format!("{} with {} of their records, {}", of(events, "event"), of(lines, "line"), of(accounts, "account"))
}

/// The same refusal with what to do about it.
pub fn into_a_new_one(error: StoreError) -> anyhow::Error {
    match error {
        StoreError::NotEmpty(_) | StoreError::TablesTooNew { .. } => Complaint::new(error.to_string())
            .hint("name a new file or an empty database with --database: nothing is ever replaced")
            .into(),
        other => other.into(),
    }
}
