//! Which format a file has, told from its content, and reading and writing any of them.

use crate::account::{Doubt, DoubtKind, Told};
use crate::container::{self, Content};
use crate::loss::known;
use crate::recognise::unread_kind;
use crate::{
    Import, Loaded, csv, decode, decode_any, event_file, lin, pbn, pgn, trf, usebio, workbook, xlsx,
};
use std::path::Path;
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_language::{Sentence, sentence};
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
    /// Boards of Bridge Base Online; read only.
    Lin,
    /// A table of comma-separated values.
    Csv,
    /// Bridge results in XML.
    Usebio,
    /// An Excel workbook (Office Open XML).
    Xlsx,
    /// A workbook of the OpenDocument format; read only.
    Ods,
}

impl Format {
    /// The word of the account.
    pub fn word(self) -> &'static str {
        match self {
            Self::EventFile => "event",
            Self::Trf => "trf",
            Self::Pgn => "pgn",
            Self::Pbn => "pbn",
            Self::Lin => "lin",
            Self::Csv => "csv",
            Self::Usebio => "usebio",
            Self::Xlsx => "xlsx",
            Self::Ods => "ods",
        }
    }

    /// The format of a text, by what it begins with.
    ///
    /// ```
    /// use tiebreak_formats::Format;
    /// assert_eq!(Format::detect("[Event \"E\"]\n[White \"A\"]"), Format::Pgn);
    /// assert_eq!(Format::detect("# a comment\n[[player]]\n"), Format::EventFile);
    /// assert_eq!(Format::detect("012 Open\n001    1 ..."), Format::Trf);
    /// ```
    pub fn detect(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if text.starts_with("% PBN") {
            return Self::Pbn;
        }
        if lin::fits(text) {
            return Self::Lin;
        }
        let remark = |line: &&str| {
            let ruler = line.starts_with("1234567890");
            line.trim().is_empty() || line.starts_with(['#', '%', ';']) || ruler
        };
        let first = text.lines().find(|line| !remark(line)).unwrap_or_default();
        if first.starts_with('{') {
            Self::EventFile
        } else if first.starts_with('<') {
            Self::Usebio
        } else if is_tag(first) {
            let boards = |line: &str| {
                ["[Board ", "[Dealer ", "[Vulnerable "].iter().any(|tag| line.starts_with(tag))
            };
            if text.lines().take(60).any(boards) { Self::Pbn } else { Self::Pgn }
        } else if is_record(first) {
            Self::Trf
        } else if (first.contains([',', ';', '\t'])
            && !first.contains('=')
            && !first.starts_with('['))
            || is_table(text)
        {
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
            "lin" => Self::Lin,
            "csv" => Self::Csv,
            "xml" | "usebio" => Self::Usebio,
            "xlsx" => Self::Xlsx,
            "ods" => Self::Ods,
            _ => return None,
        })
    }
}

fn is_tag(line: &str) -> bool {
    let name =
        line.strip_prefix('[').map(|rest| rest.split([' ', '\t', '"']).next().unwrap_or_default());
    name.is_some_and(|name| {
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && line.contains('"')
    }) || (line.starts_with('[') && !line.contains(']') && !line.contains('='))
}

/// Whether rows of fields stand below titles: no line is a key of TOML, and many are parted alike.
fn is_table(text: &str) -> bool {
    let lines = || text.lines().filter(|line| !line.trim().is_empty()).take(30);
    let key = |line: &str| {
        line.trim_start().starts_with('[')
            || line.split_once('=').is_some_and(|(key, _)| !key.contains([',', ';', '\t']))
    };
    let parted = |sign: char| lines().filter(|line| line.matches(sign).count() > 1).count();
    !lines().any(key) && [',', ';', '\t'].into_iter().any(|sign| parted(sign) > 2)
}

fn is_record(line: &str) -> bool {
    let Some((code, rest)) = line.split_at_checked(3) else { return line.starts_with("XX") };
    let ends = rest.is_empty() || rest.starts_with([' ', '\t']);
    (ends && code.bytes().all(|byte| byte.is_ascii_digit())) || line.starts_with("XX")
}

/// Reads a file of any format, where nothing about it is undecided.
pub fn read_any(name: &str, bytes: &[u8]) -> Result<Loaded, RejectedFile> {
    import_any(name, bytes, &Told::default())?.decided()
}

/// Reads a file of any format, packed or not, in any encoding, with the account of what was
/// understood.
pub fn import_any(name: &str, bytes: &[u8], told: &Told) -> Result<Import, RejectedFile> {
    import_packed(name, bytes, told, 0).map(|import| import.with_names(told).with_days())
}

/// How often a file may be packed: an archive can hold itself, without end.
const MOST_PACKED: usize = 3;

fn import_packed(
    name: &str,
    bytes: &[u8],
    told: &Told,
    packed: usize,
) -> Result<Import, RejectedFile> {
    if let Some(what) = unread_kind(bytes) {
        let found = Diagnostic::whole(sentence!(import_unread { what }));
        let hint = sentence!(import_unread_hint { what });
        return Err(RejectedFile::new(name, "", vec![found.hint(hint)]));
    }
    match container::open(name, bytes)? {
        Content::Plain => import_text(name, bytes, told),
        Content::Packed { .. } if packed == MOST_PACKED => {
            let found = Diagnostic::whole(sentence!(packed_nested { most: MOST_PACKED }));
            Err(RejectedFile::new(name, "", vec![found.hint(sentence!(packed_nested_hint))]))
        }
        Content::Packed { inner, bytes, how } => {
            let mut import = import_packed(&inner, &bytes, told, packed + 1)?;
            import.account.repairs.insert(0, how);
            Ok(import)
        }
        Content::Several { files, how } => {
            let mut texts = Vec::new();
            for (inner, bytes) in &files {
                let decoded = decode_any(inner, bytes, pgn::LARGEST, told.encoding)?;
                texts.push((inner.clone(), decoded.text.into_owned()));
            }
            let mut import = import_several(name, &texts, told)?;
            import.account.repairs.insert(0, how);
            Ok(import)
        }
        Content::Workbook(book) => workbook::import(name, &book, told),
    }
}

/// Reads several files as one event: games, or boards in LIN.
pub(crate) fn import_several(
    name: &str,
    files: &[(String, String)],
    told: &Told,
) -> Result<Import, RejectedFile> {
    if !files.is_empty() && files.iter().all(|(_, text)| lin::fits(text)) {
        return lin::import_all(name, files, told);
    }
    pgn::import_all(name, files, told)
}

fn import_text(name: &str, bytes: &[u8], told: &Told) -> Result<Import, RejectedFile> {
    let decoded = decode_any(name, bytes, pgn::LARGEST, told.encoding)?;
    let format = Format::detect(&decoded.text);
    if format != Format::Pgn && bytes.len() > crate::LARGEST {
        decode(name, bytes, crate::LARGEST)?;
    }
    let text = decoded.text.as_ref();
    let mut import = match format {
        Format::EventFile | Format::Xlsx | Format::Ods => event_file::import(name, text, told),
        Format::Trf => trf::import(name, text, told),
        Format::Pgn => pgn::import(name, text, told),
        Format::Pbn => pbn::import(name, text, told),
        Format::Lin => lin::import(name, text, told),
        Format::Csv => csv::import(name, text, told),
        Format::Usebio => usebio::import(name, text, told),
    }?;
    if !import.warnings.is_empty() {
        text.clone_into(&mut import.text);
    }
    import.account.encoding = decoded.encoding.name().to_lowercase();
    if decoded.guessed {
        let message = sentence!(import_read_as { encoding: &import.account.encoding });
        let doubt = Doubt::reported(DoubtKind::EncodingGuessed, message);
        import.account.doubts.push(doubt.option(format!("--encoding {}", import.account.encoding)));
    }
    Ok(import)
}

/// Writes an event in a format; says why where the format cannot hold it. What is written can be
/// read again: that is tried before it is given back.
pub fn write_any(event: &Event, format: Format) -> Result<Vec<u8>, Sentence> {
    let text = match format {
        Format::EventFile => return Ok(event_file::write(event).into_bytes()),
        Format::Trf => trf::write(event),
        Format::Pgn => pgn::write(event),
        Format::Csv => csv::write(event),
        Format::Usebio => usebio::write(event),
        Format::Pbn => pbn::write(event),
        Format::Lin => Err(sentence!(lin_not_written)),
        Format::Ods => Err(sentence!(import_as_xlsx)),
        Format::Xlsx => return xlsx::write(event).and_then(|bytes| readable(event, format, bytes)),
    };
    readable(event, format, text?.into_bytes())
}

/// What was written, if it is read as this format, by itself or with what is known of the event.
/// The reader's first complaint says what is wrong.
fn readable(event: &Event, format: Format, bytes: Vec<u8>) -> Result<Vec<u8>, Sentence> {
    let read = |told: &Told| match import_any("event", &bytes, told)? {
        Import { refusal: Some(refusal), .. } => Err(refusal),
        import => Ok(import),
    };
    match read(&Told::default()).or_else(|_| read(&known(event))) {
        Ok(import) if import.account.format == format => Ok(bytes),
        Ok(import) => Err(sentence!(export_taken_for { format: import.account.format.word() })),
        Err(rejected) => {
            let why =
                rejected.findings.first().map(|found| found.message.clone()).unwrap_or_default();
            Err(sentence!(export_not_read { why }))
        }
    }
}
