//! `tiebreak verify`: numbered checks of a record.

use crate::about::Details;
use crate::failure::Context;
use crate::failure::{CHECK_FAILED, Complaint, cannot_read};
use crate::language::Wanted;
use crate::load::{self, LoadedEvent, text_file};
use crate::{show, signing};
use clap::Args;
use std::fmt::Write;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_formats::is_event_file;
use tiebreak_model::Ruling;
use tiebreak_record::{
    CheckResult, Header, OmittedCheck, ReaderNotes, Record, RecordCheck, RecordError, SourceFile,
    sha256, verify,
};
use tiebreak_regulation::builtin;
use tiebreak_report::{Case, Language, json, say, words};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak verify event.record")]
pub struct Verify {
    /// The record; `-` is standard input
    record: PathBuf,
    /// The head that was noted, in full or its first digits: also finds lines missing at the end
    #[arg(long, value_name = "HASH")]
    head: Option<String>,
    /// The event file; looked for next to the record where none is named
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// The regulation, a built-in id or a file; the one that the record was begun under where none
    /// is named
    #[arg(long, value_name = "FILE|ID")]
    regulation: Option<String>,
    /// The PGN file or folder whose results were entered in the event
    #[arg(long, value_name = "PGN|FOLDER")]
    games: Option<PathBuf>,
    /// Fail also where the event file is missing, so that some checks cannot be made
    #[arg(long)]
    strict: bool,
    /// The key that signed the head: NAME+ID+KEY, or a file that holds it
    #[arg(long, value_name = "KEY|FILE")]
    key: Option<String>,
    /// The signed head; RECORD.signed where none is named
    #[arg(long, value_name = "FILE", requires = "key")]
    signature: Option<PathBuf>,
    /// A ruling printed earlier with `resolve --format json`: must come out the same
    #[arg(long, value_name = "FILE")]
    ruling: Option<PathBuf>,
    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    details: Details,
}

impl Verify {
    pub fn run(self, wanted: Wanted) -> crate::Result<ExitCode> {
        let language = wanted.for_people();
        let bytes = record_bytes(language, &self.record)?;
        if let Err(RecordError::NotARecord) = Record::read(&bytes) {
            self.is_no_event(language, &bytes)?;
        }
        let header = Record::read(&bytes).ok().map(|record| record.header().clone());
        let regulation = self.regulation.clone().or_else(|| self.regulation_of(header.as_ref()?));
        let loaded = match self.event_file(header.as_ref()) {
            Some(path) => {
                let (games, about) = (self.games.as_deref(), self.details.clone().into());
                Some(load::event_at(language, &path, games, regulation.as_deref(), &about)?)
            }
            None => None,
        };
        let printed = self.ruling.as_deref().map(|path| read_ruling(language, path)).transpose()?;
        let head = self.head.as_deref();
        let read = |key| signing::read(language, key, &self.record, self.signature.as_deref());
        let signed = self.key.as_deref().map(read).transpose()?;
        let signed = signed.as_ref().map(|(note, key)| (note.as_str(), key));
        let checks = match &loaded {
            Some(loaded) => {
                let compare = |ruling: &Ruling| same(language, loaded, ruling, printed.as_ref());
                let noted = ReaderNotes { head, ruling: Some(&compare), signed };
                loaded.against(language, |against| verify(&bytes, noted, Some(against)))
            }
            None => verify(&bytes, ReaderNotes { head, ruling: None, signed }, None),
        };
        let failed =
            checks.iter().filter(|check| matches!(check.verdict, CheckResult::Failed(_))).count();
        let record = Record::read(&bytes).ok().filter(|_| failed == 0);
        if self.json {
            let language = wanted.for_programs();
            let lines: Vec<_> =
                checks.iter().map(|check| words::check_line(language, check)).collect();
            let head = record.as_ref().map(Record::head);
            show::json(&serde_json::json!({
                "schema": "tiebreak-verify/1",
                "passed": failed == 0,
                "checks": lines,
                "head": head,
            }))?;
        } else {
            let mut out = String::new();
            for check in &checks {
                let _ = writeln!(out, "{}", words::check(language, check));
            }
            if let Some(record) = &record {
                let head = words::record_head(language, &record.short_head());
                let _ = writeln!(out, "\n{head}\n{}", record.head());
            }
            show::plain(&out)?;
        }
        let without = |check: &RecordCheck| {
            matches!(check.verdict, CheckResult::NotMade(OmittedCheck::NoEvent))
        };
        Ok(if failed > 0 || self.strict && checks.iter().any(without) {
            ExitCode::from(CHECK_FAILED)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// Refuses an event file, and names its record: the two are easily mixed up.
    fn is_no_event(&self, language: Language, bytes: &[u8]) -> crate::Result<()> {
        if !is_event_file(bytes) {
            return Ok(());
        }
        let beside = self.record.with_extension("record");
        let (path, record) = (self.record.display().to_string(), beside.display().to_string());
        let hint = if beside.is_file() {
            say!(language, cli_verify_event_hint { record: &record })
        } else {
            say!(language, cli_record_to_come { path: &record })
        };
        Err(Complaint::new(say!(language, cli_verify_event { path, record })).hint(hint).into())
    }

    /// The regulation that the record was begun under, where it is at hand byte for byte: a file of
    /// its name, or a built-in one. Otherwise the event's own is taken, and check V8 says that it
    /// is another.
    fn regulation_of(&self, header: &Header) -> Option<String> {
        let SourceFile { name, file, sha256: hash, .. } = &header.regulation;
        let same = |text: &[u8]| sha256(text) == *hash;
        if builtin::file(name).is_some_and(|(_, text)| same(text.as_bytes())) {
            return Some(name.clone());
        }
        let file = file.as_ref()?;
        let mut paths = [self.record.with_file_name(file), PathBuf::from(file)].into_iter();
        let path = paths.find(|path| std::fs::read(path).is_ok_and(|text| same(&text)))?;
        Some(path.display().to_string())
    }

    /// The event file: as named, by the name that the record has for it, or called like the record.
    fn event_file(&self, header: Option<&Header>) -> Option<PathBuf> {
        if self.event.is_some() {
            return self.event.clone();
        }
        let noted = header.and_then(|header| header.event.file.clone());
        let beside = noted.as_ref().map(|file| self.record.with_file_name(file));
        let candidates =
            [beside, noted.map(PathBuf::from), Some(self.record.with_extension("toml"))];
        candidates.into_iter().flatten().find(|path| path.is_file())
    }
}

fn read_ruling(language: Language, path: &Path) -> crate::Result<serde_json::Value> {
    let text = text_file(language, path)?;
    serde_json::from_str(&text).map_err(|error| {
        let (path, error) = (path.display().to_string(), error.to_string());
        let complaint = Complaint::new(say!(language, cli_not_a_ruling { path, error }));
        complaint.hint(say!(language, cli_not_a_ruling_hint)).into()
    })
}

/// Whether a ruling is the one that was printed, in whatever language; else the first name under
/// which they differ.
fn same(
    language: Language,
    loaded: &LoadedEvent,
    ruling: &Ruling,
    printed: Option<&serde_json::Value>,
) -> Result<(), String> {
    let Some(printed) = printed else { return Ok(()) };
    // The head stands next to the ruling, and V11 looks at it.
    let mut printed = printed.clone();
    printed.as_object_mut().map(|names| names.remove("record"));
    let case = Case::new(&loaded.event, &loaded.regulation, ruling);
    let ours = json::ruling(case);
    let other = |language: Language| json::ruling(case.in_language(language)) == printed;
    if ours == printed || Language::ALL.into_iter().any(other) {
        return Ok(());
    }
    let differs = |name: &&String| ours.get(name.as_str()) != printed.get(name.as_str());
    let names = ours.as_object().and_then(|ours| ours.keys().find(differs).cloned());
    Err(say!(language, cli_other_ruling { name: names.unwrap_or_else(|| "…".to_owned()) }))
}

fn record_bytes(language: Language, path: &Path) -> crate::Result<Vec<u8>> {
    if path != Path::new("-") {
        return std::fs::read(path).with_context(|| cannot_read(language, path));
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
