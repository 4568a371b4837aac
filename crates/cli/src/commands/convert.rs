//! `tiebreak convert`: between event files and the formats of other programs.

use crate::about::FileOptions;
use crate::failure::{self, Complaint};
use crate::output::Replacing;
use crate::{show, source};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_formats::trf::{ListChange, with_list};
use tiebreak_formats::{Format, lost, write_any};
use tiebreak_model::Event;
use tiebreak_report::{Language, Sentence, say};
use tiebreak_standings::AnyCrosstable;

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak convert event.toml games.pgn")]
pub struct Convert {
    /// What to read, then what to write. Read: TRF, PGN, CSV, USEBIO, PBN or an event file, told
    /// apart by content; several PGN files, or a folder of them, are one event. Written: .toml .trf
    /// .pgn .csv .xml .pbn .xlsx; `-` is standard output
    #[arg(required = true, num_args = 2.., value_names = ["IN", "OUT"])]
    files: Vec<PathBuf>,
    /// The format to write, where the ending does not say it
    #[arg(long, value_enum)]
    to: Option<To>,
    /// The regulation that an event file names
    #[arg(long, value_name = "FILE|ID")]
    regulation: Option<String>,
    /// The tie-breaks of the report that is written, e.g. PTS,DE,BH/C1,BH; a change during the
    /// event is warned about and noted in it
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    #[command(flatten)]
    replacing: Replacing,
    #[command(flatten)]
    about: FileOptions,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum To {
    Event,
    Trf,
    Pgn,
    Csv,
    Usebio,
    Pbn,
    Xlsx,
}

impl To {
    fn format(self) -> Format {
        match self {
            Self::Event => Format::EventFile,
            Self::Trf => Format::Trf,
            Self::Pgn => Format::Pgn,
            Self::Csv => Format::Csv,
            Self::Usebio => Format::Usebio,
            Self::Pbn => Format::Pbn,
            Self::Xlsx => Format::Xlsx,
        }
    }
}

impl Convert {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        let Some((output, inputs)) = self.files.split_last() else { return Ok(ExitCode::SUCCESS) };
        let Some(format) = self.to.map(To::format).or_else(|| Format::of_path(output)) else {
            let message = say!(language, cli_no_format { path: output.display().to_string() });
            return Err(Complaint::new(message).hint(say!(language, cli_no_format_hint)).into());
        };
        if inputs.iter().any(|input| same_file(input, output)) {
            let complaint = Complaint::new(say!(language, cli_same_file));
            return Err(complaint.hint(say!(language, cli_same_file_hint)).into());
        }
        if output != Path::new("-") {
            self.replacing.is_free(language, output)?;
        }
        let mut event = source::read_several(language, inputs, &self.about)?;
        if let Some(regulation) = self.regulation {
            event = event.under(regulation);
        }
        let mut bytes = write_any(&event, format).map_err(|why| {
            let complaint = Complaint::new(say!(language, cli_cannot_be_written { why }));
            complaint.hint(say!(language, cli_toml_holds_all))
        })?;
        if let Some(list) = &self.by {
            bytes = listed(language, &event, list, format, bytes)?;
        }
        let name =
            output.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let lost = lost(&event, format, &name, &bytes);
        if !lost.is_empty() {
            let (format, lost) = (format.word().to_uppercase(), Sentence::joined(lost, ", "));
            failure::note(language, &say!(language, cli_does_not_hold { format, lost }));
        }
        if output == Path::new("-") {
            show::bytes(&bytes)?;
        } else {
            self.replacing.write(language, output, &bytes)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The report with another list of tie-breaks; a change while the event is under way is said.
fn listed(
    language: Language,
    event: &Event,
    list: &str,
    format: Format,
    bytes: Vec<u8>,
) -> crate::Result<Vec<u8>> {
    if format != Format::Trf {
        let complaint = Complaint::new(say!(language, cli_only_report_lists));
        return Err(complaint.hint(say!(language, cli_write_trf)).into());
    }
    let table = AnyCrosstable::from_event(event);
    let list = super::standings::read_codes(language, &table, list)?;
    let rounds = table.crosstable().rounds as usize;
    let (text, change) = with_list(&String::from_utf8_lossy(&bytes), &list, rounds);
    if let Some(ListChange { from, to, after }) = change {
        let (from, to) = (from.join(", "), to.join(", "));
        failure::warning(language, &say!(language, cli_list_changed { after, from, to }));
    }
    Ok(text.into_bytes())
}

fn same_file(a: &Path, b: &Path) -> bool {
    match (a.canonicalize(), b.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}
