//! Which format a file has, told from its content, and reading and writing any of them.

use crate::{Loaded, csv, decode, event_file, pbn, pgn, trf, usebio, xlsx};
use std::path::Path;
use tiebreak_document::{Diagnostic, Rejected};
use tiebreak_model::Event;

/// The formats that are read or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// The event file of this program: TOML or JSON.
    EventFile,
    /// FIDE's tournament report.
    Trf,
    /// Portable Game Notation.
    Pgn,
    /// Portable Bridge Notation.
    Pbn,
    /// Comma-separated values.
    Csv,
    /// Bridge results in XML.
    Usebio,
    /// A workbook; written only.
    Xlsx,
}

impl Format {
    /// The format of a text, by what it begins with.
    ///
    /// ```
    /// use tiebreak_formats::Format;
    /// assert_eq!(Format::of("[Event \"E\"]\n[White \"A\"]"), Format::Pgn);
    /// assert_eq!(Format::of("# a comment\n[[player]]\n"), Format::EventFile);
    /// assert_eq!(Format::of("012 Open\n001    1 ..."), Format::Trf);
    /// ```
    pub fn of(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if text.starts_with("% PBN") {
            return Self::Pbn;
        }
        let remark = |line: &&str| line.trim().is_empty() || line.starts_with(['#', '%', ';']);
        let first = text.lines().find(|line| !remark(line)).unwrap_or_default();
        if first.starts_with('{') {
            Self::EventFile
        } else if first.starts_with('<') {
            Self::Usebio
        } else if is_tag(first) {
            let boards = |line: &str| ["[Board ", "[Dealer ", "[Vulnerable "].iter().any(|tag| line.starts_with(tag));
            if text.lines().take(60).any(boards) { Self::Pbn } else { Self::Pgn }
        } else if is_record(first) {
            Self::Trf
        } else if first.contains([',', ';', '\t']) && !first.contains('=') && !first.starts_with('[') {
            Self::Csv
        } else {
            Self::EventFile
        }
    }

    /// The format that a file name asks for.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Some(match extension.as_str() {
            "toml" => Self::EventFile,
            "trf" | "trfx" | "txt" => Self::Trf,
            "pgn" => Self::Pgn,
            "pbn" => Self::Pbn,
            "csv" => Self::Csv,
            "xml" | "usebio" => Self::Usebio,
            "xlsx" => Self::Xlsx,
            _ => return None,
        })
    }
}

fn is_tag(line: &str) -> bool {
    let name = line.strip_prefix('[').map(|rest| rest.split([' ', '\t', '"']).next().unwrap_or_default());
    name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains('"'))
        || (line.starts_with('[') && !line.contains(']') && !line.contains('='))
}

fn is_record(line: &str) -> bool {
    let Some((code, rest)) = line.split_at_checked(3) else { return line.starts_with("XX") };
    let ends = rest.is_empty() || rest.starts_with(' ');
    (ends && code.bytes().all(|byte| byte.is_ascii_digit())) || line.starts_with("XX")
}

/// Reads a file of any format.
pub fn read_any(name: &str, bytes: &[u8]) -> Result<Loaded, Rejected> {
    if bytes.starts_with(b"PK\x03\x04") {
        let found = Diagnostic::whole("a workbook is written, not read").hint("save the sheet as CSV and read that");
        return Err(Rejected::new(name, "", vec![found]));
    }
    let text = decode(name, bytes, pgn::LARGEST)?;
    let format = Format::of(text);
    if format != Format::Pgn {
        decode(name, bytes, crate::LARGEST)?;
    }
    match format {
        Format::EventFile | Format::Xlsx => {
            event_file::read(name, text).map(|event| Loaded { event, warnings: Vec::new() })
        }
        Format::Trf => {
            let (report, mut warnings) = trf::Trf::read(name, text)?;
            let (event, more) = report.event(name, text)?;
            warnings.extend(more);
            Ok(Loaded { event, warnings })
        }
        Format::Pgn => pgn::read(name, text),
        Format::Pbn => pbn::read(name, text),
        Format::Csv => csv::read(name, text),
        Format::Usebio => usebio::read(name, text),
    }
}

/// Writes an event in a format; says why where the format cannot hold it.
pub fn write_any(event: &Event, format: Format) -> Result<Vec<u8>, String> {
    let text = match format {
        Format::EventFile => Ok(event_file::write(event)),
        Format::Trf => trf::write(event),
        Format::Pgn => pgn::write(event),
        Format::Csv => csv::write(event),
        Format::Usebio => usebio::write(event),
        Format::Pbn => Err("PBN holds boards, and an event holds only what they came to"),
        Format::Xlsx => return xlsx::write(event),
    };
    text.map(String::into_bytes).map_err(str::to_owned)
}
