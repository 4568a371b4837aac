//! `tiebreak verify`: numbered checks of a record.

use crate::about::Details;
use crate::failure::{CHECK_FAILED, Complaint};
use crate::load::{self, Loaded};
use crate::{show, signing};
use anyhow::Context;
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_model::Ruling;
use tiebreak_record::{Check, Header, NotMade, Noted, Record, Source, Verdict, sha256, verify};
use tiebreak_regulation::builtin;
use tiebreak_report::{Case, json, words};

#[derive(Debug, Args)]
pub struct Verify {
    /// The record
    record: PathBuf,
    /// The head that was noted, in full or its first digits: also finds lines missing at the end
    #[arg(long, value_name = "HASH")]
    head: Option<String>,
    /// The event file; looked for beside the record where none is named
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// The regulation, a built-in id or a file; the one that the record was begun under where none is named
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
    #[command(flatten)]
    details: Details,
}

impl Verify {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let name = self.record.display();
        let bytes = std::fs::read(&self.record).with_context(|| format!("cannot read {name}"))?;
        let header = Record::read(&bytes).ok().map(|record| record.header().clone());
        let regulation = self.regulation.clone().or_else(|| self.regulation_of(header.as_ref()?));
        let loaded = match self.event_file(header.as_ref()) {
            Some(path) => {
                Some(load::event_at(&path, self.games.as_deref(), regulation.as_deref(), &self.details.clone().into())?)
            }
            None => None,
        };
        let printed = self.ruling.as_deref().map(read_ruling).transpose()?;
        let head = self.head.as_deref();
        let signed =
            self.key.as_deref().map(|key| signing::read(key, &self.record, self.signature.as_deref())).transpose()?;
        let signed = signed.as_ref().map(|(note, key)| (note.as_str(), key));
        let checks = match &loaded {
            Some(loaded) => {
                let compare = |ruling: &Ruling| same(loaded, ruling, printed.as_ref());
                loaded.against(|against| verify(&bytes, Noted { head, ruling: Some(&compare), signed }, Some(against)))
            }
            None => verify(&bytes, Noted { head, ruling: None, signed }, None),
        };
        let mut out = String::new();
        for check in &checks {
            let _ = writeln!(out, "{}", words::check(check));
        }
        let failed = checks.iter().filter(|check| matches!(check.verdict, Verdict::Failed(_))).count();
        if let (0, Ok(record)) = (failed, Record::read(&bytes)) {
            let _ = writeln!(out, "\nRecord {}\n{}", record.short_head(), record.head());
        }
        show::plain(&out)?;
        let without = |check: &Check| matches!(check.verdict, Verdict::NotMade(NotMade::NoEvent));
        Ok(if failed > 0 || self.strict && checks.iter().any(without) {
            ExitCode::from(CHECK_FAILED)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// The regulation that the record was begun under, where it is at hand byte for byte: a file of its name, or a built-in one.
    /// Otherwise the event's own is taken, and check V8 says that it is another.
    fn regulation_of(&self, header: &Header) -> Option<String> {
        let Source { name, file, sha256: hash, .. } = &header.regulation;
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
        let candidates = [beside, noted.map(PathBuf::from), Some(self.record.with_extension("toml"))];
        candidates.into_iter().flatten().find(|path| path.is_file())
    }
}

fn read_ruling(path: &Path) -> anyhow::Result<serde_json::Value> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    serde_json::from_str(&text).map_err(|error| {
        Complaint::new(format!("{name} is not a ruling: {error}"))
            .hint("expected the output of `resolve --format json`")
            .into()
    })
}

/// Whether a ruling is the one that was printed; else the first name under which they differ.
fn same(loaded: &Loaded, ruling: &Ruling, printed: Option<&serde_json::Value>) -> Result<(), String> {
    let Some(printed) = printed else { return Ok(()) };
    // The head stands beside the ruling, and V11 looks at it.
    let mut printed = printed.clone();
    printed.as_object_mut().map(|names| names.remove("record"));
    let ours = json::ruling(Case { event: &loaded.event, regulation: &loaded.regulation, ruling });
    if ours == printed {
        return Ok(());
    }
    let differs = |name: &&String| ours.get(name.as_str()) != printed.get(name.as_str());
    let names = ours.as_object().and_then(|ours| ours.keys().find(differs).cloned());
    Err(format!("the printed ruling is another: `{}` differs", names.unwrap_or_else(|| "something".to_owned())))
}
