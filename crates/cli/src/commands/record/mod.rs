//! `tiebreak record`: what is done with a record as a whole.

mod amend;
mod pgn;

use crate::output::Replacing;
use crate::sitting::complaint;
use crate::{show, signing};
use clap::{Args, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use tiebreak_record::RecordFile;
use tiebreak_report::{Language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tiebreak record key arbiter.example --out arbiter.key
  tiebreak record sign event.record --key arbiter.key")]
pub struct RecordCommand {
    #[command(subcommand)]
    what: RecordSubcommand,
}

#[derive(Debug, Subcommand)]
enum RecordSubcommand {
    /// Make a key to sign heads with
    Key(KeyOptions),
    /// Sign the head of a record: a checkpoint in the form of C2SP signed notes
    Sign(SignOptions),
    /// Note that the event file was changed after the record had begun
    Amend(amend::Amend),
    /// Write the games of the play-off as PGN, with phase, clocks and Armageddon in their tags
    Pgn(pgn::Pgn),
}

#[derive(Debug, Args)]
struct KeyOptions {
    /// Whose key: arbiter.example, say
    name: String,
    /// Where to keep it; what others check with is written next to it, with the ending .pub
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct SignOptions {
    /// The record to sign
    record: PathBuf,
    /// The key, as `tiebreak record key` made it
    #[arg(long, value_name = "FILE")]
    key: PathBuf,
    /// Where to write the signed head; RECORD.signed where nothing is named, - for standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replacing: Replacing,
}

impl RecordCommand {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        match self.what {
            RecordSubcommand::Key(key) => key.run(language),
            RecordSubcommand::Sign(sign) => sign.run(language),
            RecordSubcommand::Amend(amend) => amend.run(language),
            RecordSubcommand::Pgn(pgn) => pgn.run(language),
        }
    }
}

impl KeyOptions {
    fn run(self, language: Language) -> crate::Result<ExitCode> {
        let key = signing::new_key(language, &self.name)?;
        signing::keep(language, &key, &self.out)?;
        show::plain(&format!("{}\n", key.public()))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl SignOptions {
    fn run(self, language: Language) -> crate::Result<ExitCode> {
        let key = signing::key(language, &self.key)?;
        let record = RecordFile::read(&self.record)
            .map_err(|error| complaint(language, &self.record, &error))?;
        let signed = signing::sign(language, &key, &record)?;
        let out = self.out.unwrap_or_else(|| signing::beside(&self.record));
        if out.as_os_str() == "-" {
            show::plain(&signed)?;
            return Ok(ExitCode::SUCCESS);
        }
        let public_text = format!("{}\n", key.public());
        // The protocol prints the key with the head. The same key may lie there from an earlier
        // signature.
        let public = signing::with_ending(&self.record, ".pub");
        let same_key = std::fs::read_to_string(&public).is_ok_and(|text| text == public_text);
        if !same_key {
            self.replacing.is_free(language, &public)?;
        }
        self.replacing.write(language, &out, signed.as_bytes())?;
        if !same_key {
            self.replacing.write(language, &public, public_text.as_bytes())?;
        }
        let (lines, head) = (record.lines().len(), record.short_head());
        let signed = say!(language, cli_signed { lines, head, path: out.display().to_string() });
        let key = say!(language, cli_key { key: key.public().to_string() });
        show::plain(&format!("{signed}\n{key}\n"))?;
        Ok(ExitCode::SUCCESS)
    }
}
