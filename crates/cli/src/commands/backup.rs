//! `tiebreak backup` and `tiebreak restore`: everything that the web app keeps, in one file, and
//! back.

use crate::database::DatabaseOption;
use crate::failure::Context;
use crate::failure::{Complaint, cannot_read, cannot_write};
use crate::output::Replacing;
use crate::show;
use clap::Args;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_report::Explain;
use tiebreak_report::{Language, say};
use tiebreak_store::{Copied, Store, StoreError};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak backup tiebreak.backup")]
pub struct Backup {
    /// The file to write; it holds hashes of passwords, and only its owner may read it
    file: PathBuf,
    #[command(flatten)]
    replacing: Replacing,
    #[command(flatten)]
    database: DatabaseOption,
}

impl Backup {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        self.replacing.is_free(language, &self.file)?;
        let mut beside = self.file.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        let written =
            self.write(language, &beside).inspect_err(|_| drop(std::fs::remove_file(&beside)));
        let copied = written.with_context(|| {
            say!(language, cli_nothing_kept { path: self.file.display().to_string() })
        })?;
        // Whole, on the disk, and only then under its name.
        std::fs::rename(&beside, &self.file).with_context(|| cannot_write(language, &self.file))?;
        show::plain(&format!("{}: {}\n", self.file.display(), counted(language, &copied)))?;
        Ok(ExitCode::SUCCESS)
    }

    fn write(&self, language: Language, path: &Path) -> crate::Result<Copied> {
        let database = self.database.name(language)?;
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
#[command(after_help = "\
Example:
  tiebreak restore tiebreak.backup --database new.db")]
pub struct Restore {
    /// A file that `tiebreak backup` wrote
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseOption,
}

impl Restore {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let database = self.database.name(language)?;
        // Whether it can be read at all is said before anything else.
        File::open(&self.file).with_context(|| cannot_read(language, &self.file))?;
        let copied = super::on_one_thread(Store::restore(&self.file, &database))?
            .map_err(|error| into_a_new_one(language, error))?;
        show::plain(&format!("{}\n", counted(language, &copied)))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What was copied, in words.
pub fn counted(language: Language, copied: &Copied) -> String {
    let Copied { events, lines, accounts, .. } = *copied;
    say!(language, cli_copied { events, lines, accounts })
}

/// The same refusal with what to do about it.
pub fn into_a_new_one(language: Language, error: StoreError) -> crate::Failure {
    match error {
        StoreError::NotEmpty(_) | StoreError::TablesTooNew { .. } => {
            Complaint::new(error.sentence().in_language(language))
                .hint(say!(language, cli_new_database))
                .into()
        }
        other => other.into(),
    }
}
