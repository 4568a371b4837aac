//! Event, regulation and record on one table: what the commands that answer work with.

use crate::about::About;
use crate::failure::Complaint;
use crate::load::{self, Loaded};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Answers, Event, Id, Question, Ruling, Step};
use tiebreak_record::{
    Entry, Fate, FileError, Header, Line, Preview, Record, RecordError, RecordFile, Source, preview,
};
use tiebreak_report::{Case, command, imperative, offer, quoted, words};

/// How often to look again when another program was quicker.
const ATTEMPTS: u32 = 100;

/// The files that a user names for a command about a record.
#[derive(Debug, Clone, clap::Args)]
pub struct Files {
    /// The event file; `-` is standard input
    pub event: PathBuf,
    /// The record; the event file's name with the ending .record where none is named
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// A regulation other than the one the event names: a built-in id or a file
    #[arg(long, value_name = "FILE|ID")]
    pub regulation: Option<String>,
    /// Enter the results of a PGN file, or of a folder of them, in the event; games of a play-off are offered as answers
    #[arg(long, value_name = "PGN|FOLDER")]
    pub games: Option<PathBuf>,
    #[command(flatten)]
    pub about: About,
}

impl Files {
    /// The same as words of a command line, for commands that are about the same files.
    pub fn as_words(&self) -> Vec<String> {
        let path = |path: &PathBuf| path.display().to_string();
        let mut words = vec![path(&self.event)];
        let given = [
            ("--record", self.record.as_ref().map(path)),
            ("--regulation", self.regulation.clone()),
            ("--games", self.games.as_ref().map(path)),
        ];
        words.extend(given.into_iter().filter_map(|(name, value)| Some([name.to_owned(), value?])).flatten());
        words.extend(self.about.as_words());
        words
    }

    /// The record that was named, or the one beside the event file. What comes from standard input lies beside nothing.
    pub fn record_path(&self) -> Option<PathBuf> {
        let beside = || (self.event != Path::new("-")).then(|| self.event.with_extension("record"));
        self.record.clone().or_else(beside)
    }

    /// The same for those who write to it.
    pub fn record_to_write(&self) -> anyhow::Result<PathBuf> {
        self.record_path().ok_or_else(|| {
            let complaint = Complaint::new("an event from standard input has no record beside it");
            complaint.hint("name the record with --record FILE").into()
        })
    }
}

/// The record of an event for reading; a new one where there is none yet.
pub fn read_record(loaded: &Loaded, files: &Files) -> anyhow::Result<Option<Record>> {
    let Some(path) = files.record_path().filter(|path| path.exists()) else { return Ok(None) };
    let record = RecordFile::read(&path).map_err(|error| complaint(&path, &error))?;
    belongs(&record, loaded, &path, files)?;
    Ok(Some(record))
}

/// The event with the results that its record told of games which the file leaves open.
pub fn as_it_stands(loaded: &Loaded, files: &Files) -> anyhow::Result<Event> {
    let record = read_record(loaded, files)?;
    let told = record.map(|record| record.answers(&loaded.event).results()).unwrap_or_default();
    Ok(tiebreak_scenarios::finished(&loaded.event, &told))
}

/// Event, regulation and record.
pub struct Sitting {
    pub loaded: Loaded,
    pub file: RecordFile,
}

/// What follows from the record as it stands, and what led to it.
pub struct State {
    pub ruling: Ruling,
    /// The questions that were answered, in the order in which the regulation asks them, with their entries' indexes.
    pub answered: Vec<(Question, usize)>,
    /// The ties that a departure may be about.
    pub ties: Vec<(String, Vec<Id>)>,
}

impl Sitting {
    /// Opens everything. A half-written last line is set aside.
    pub fn open(files: &Files) -> anyhow::Result<Self> {
        let path = files.record_to_write()?;
        let loaded = load::event(files)?;
        let file = loaded.against(|against| RecordFile::open_or_create(&path, header(&loaded), against));
        let file = file.map_err(|error| complaint(&path, &error))?;
        belongs(file.record(), &loaded, &path, files)?;
        Ok(Self { loaded, file })
    }

    /// Makes an entry about the state of things and adds it. Where another program was quicker, the entry is made anew from
    /// the new state: what was to be answered may be answered already.
    pub fn enter<T>(
        files: &Files,
        make: impl Fn(&Self, &State) -> anyhow::Result<(Entry, T)>,
    ) -> anyhow::Result<(Self, State, Entry, T)> {
        for _ in 0..ATTEMPTS {
            let mut sitting = Self::open(files)?;
            sitting.report_set_aside()?;
            let before = sitting.state()?;
            let (entry, more) = make(&sitting, &before)?;
            match sitting.append(entry.clone()) {
                Ok(_) => return Ok((sitting, before, entry, more)),
                Err(FileError::Moved { .. }) => {}
                Err(error) => return Err(complaint(sitting.file.path(), &error)),
            }
        }
        Err(complaint(&files.record_to_write()?, &FileError::Busy))
    }

    /// The ruling now.
    pub fn state(&self) -> anyhow::Result<State> {
        let heard = self.file.checked().heard().map_err(|fault| no_ruling(&words::fault_kind(&fault.kind)))?;
        Ok(State { ruling: heard.ruling.clone(), answered: heard.answered().to_vec(), ties: heard.ties().to_vec() })
    }

    /// What became of the entry at an index.
    pub fn fate(&self, index: usize) -> Fate {
        let checked = self.file.checked();
        checked.heard().map_or(Fate::Counts, |heard| checked.record().fate(index, heard.trace()))
    }

    /// What an entry would change.
    pub fn preview(&self, entry: Entry) -> anyhow::Result<Preview> {
        preview(self.file.record(), &self.loaded.event, entry, |answers| ruling(&self.loaded, answers))
    }

    /// The ruling that an entry would lead to.
    pub fn ruling_after(&self, entry: Entry) -> anyhow::Result<Ruling> {
        ruling(&self.loaded, &mut self.file.record().answers_with(&entry, &self.loaded.event))
    }

    /// Adds an entry that passes the gate. When this returns it is on the disk.
    pub fn append(&mut self, entry: Entry) -> Result<Line, FileError> {
        let Self { loaded, file } = self;
        loaded.against(|against| file.append(entry, against))
    }

    /// Takes in what other programs have added since. Says whether there was anything. Where one of them amended the event file,
    /// this goes on with the event as it was amended, which the record keeps.
    pub fn refresh(&mut self) -> Result<bool, FileError> {
        let Self { loaded, file } = self;
        let news = loaded.against(|against| file.refresh(against))?;
        let record = file.record();
        let amended = news && !record.is_about(&loaded.event_sha, &loaded.event_text);
        if let (true, Ok(amended)) = (amended, loaded.as_kept(record.event())) {
            let (path, header) = (file.path().to_owned(), record.header().clone());
            *file = amended.against(|against| RecordFile::open_or_create(&path, header, against))?;
            *loaded = amended;
        }
        Ok(news)
    }

    /// Says what was found half-written. Where an answer may be lost, nothing else is done before somebody has looked.
    pub fn report_set_aside(&self) -> anyhow::Result<()> {
        let Some(found) = self.file.set_aside() else { return Ok(()) };
        let message = format!("{}: {}", self.file.path().display(), words::set_aside(found));
        if found.kept_in.is_none() {
            anstream::eprintln!("warning: {message}");
            return Ok(());
        }
        let hint = "the record can be used again; enter what is missing and repeat this command";
        Err(Complaint::new(message).hint(hint).into())
    }

    /// What an entry led to, and what is open now.
    pub fn outcome(&self, before: &State, after: &Ruling, files: &Files) -> String {
        let case = self.case(after);
        let mut out = String::new();
        let is_new = |step: &&Step| !before.ruling.steps.contains(step) && !step.reason.leads_on();
        for step in after.steps.iter().filter(is_new) {
            let _ = writeln!(out, "  {:<6} {}", case.cited(step), words::because(case, step));
        }
        if !after.open.is_empty() {
            let files = files.as_words();
            out.push_str("Next\n");
            for question in &after.open {
                let _ = writeln!(out, "  {:<6} {}", case.clause(question.clause), imperative(case, question));
                if let Some(offer) = offer(case, question) {
                    let _ = writeln!(out, "         {offer}");
                }
                let _ = writeln!(out, "{}", command(question, &files));
            }
        } else if after.settled {
            out.push_str("Everything is settled.\n");
        }
        let _ = writeln!(out, "Record {}", self.file.record().short_head());
        out
    }

    /// The case for a ruling.
    pub fn case<'a>(&'a self, ruling: &'a Ruling) -> Case<'a> {
        Case { event: &self.loaded.event, regulation: &self.loaded.regulation, ruling }
    }
}

/// The engine, with a complaint where the regulation does not speak of such events.
pub fn ruling(loaded: &Loaded, answers: &mut dyn Answers) -> anyhow::Result<Ruling> {
    rule(&loaded.event, &loaded.regulation, answers, Options::default())
        .map_err(|error| no_ruling(&words::rule_error(&error)))
}

fn no_ruling(cause: &str) -> anyhow::Error {
    Complaint::new(cause).hint("choose another regulation with --regulation, or correct `kind`").into()
}

/// The event file as a record names it, with what it says.
pub fn source_of(loaded: &Loaded) -> Source {
    Source {
        name: loaded.event.title.clone(),
        file: name_of(&loaded.event_path),
        sha256: loaded.event_sha.clone(),
        text: Some(loaded.event_text.clone()),
    }
}

fn name_of(path: &Path) -> Option<String> {
    path.file_name().map(|name| name.to_string_lossy().into_owned())
}

/// The first line of a record about these files.
pub fn header(loaded: &Loaded) -> Header {
    Header {
        program: concat!("tiebreak ", env!("CARGO_PKG_VERSION")).to_owned(),
        event: source_of(loaded),
        regulation: Source {
            name: loaded.regulation.id.clone(),
            file: name_of(Path::new(&loaded.regulation.file)),
            sha256: loaded.regulation_sha.clone(),
            text: None,
        },
    }
}

/// Checks that a record is about these files; where the event file was changed, names the command that notes it.
fn belongs(record: &Record, loaded: &Loaded, path: &Path, files: &Files) -> anyhow::Result<()> {
    let belongs = record.belongs_to(&loaded.event_sha, &loaded.event_text, &loaded.regulation_sha);
    belongs.map_err(|error| {
        let event = record.event();
        let same = event.name == loaded.event.title || event.file == name_of(&loaded.event_path);
        if !matches!(error, RecordError::OtherEvent { .. }) || event.text.is_none() || !same {
            return complaint(path, &FileError::Record(error));
        }
        let since = if record.amendments().next().is_some() { "it was last amended" } else { "the record began" };
        let message = format!("{}: the event file was changed since {since}", path.display());
        let words: Vec<String> = files.as_words().iter().map(|word| quoted(word)).collect();
        let hint = format!(
            "note the change, after seeing what would follow:\ntiebreak record amend {} --why REASON\nor undo it, or name another record with --record",
            words.join(" ")
        );
        Complaint::new(message).hint(hint).into()
    })
}

/// A record that cannot be used, or an entry that it does not take, told with what to do.
pub fn complaint(path: &Path, error: &FileError) -> anyhow::Error {
    let message = Complaint::new(format!("{}: {}", path.display(), words::file_error(error)));
    match error {
        FileError::Record(error) => message.hint(words::record_hint(error)).into(),
        FileError::Faulty(_) => {
            message.hint("`tiebreak verify` makes all checks; nothing is added to this record").into()
        }
        FileError::Refused(_) => Complaint::new(words::file_error(error)).hint("nothing was written").into(),
        _ => message.into(),
    }
}
