//! Event, regulation and record on one table: what the commands that answer work with.

use crate::about::FileOptions;
use crate::failure::{self, Complaint};
use crate::load::{self, LoadedEvent};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Answers, Event, Id, Question, Ruling, Step};
use tiebreak_record::{
    Entry, EntryStatus, Header, Preview, Record, RecordError, RecordFile, RecordFileError,
    RecordLine, SourceFile, preview,
};
use tiebreak_report::Explain;
use tiebreak_report::{Case, Language, command, imperative, offer, quoted, say, words};

/// How often to look again when another program was quicker.
const ATTEMPTS: u32 = 100;

// The files that a user names for a command about a record.
#[derive(Debug, Clone, clap::Args)]
pub struct RecordFiles {
    /// The event file; `-` is standard input
    pub event: PathBuf,
    /// The record; the event file's name with the ending .record where none is named
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// A regulation other than the one the event names: a built-in id or a file
    #[arg(long, value_name = "FILE|ID")]
    pub regulation: Option<String>,
    /// Enter the results of a PGN file, or of a folder of them, in the event; games of a play-off
    /// are offered as answers
    #[arg(long, value_name = "PGN|FOLDER")]
    pub games: Option<PathBuf>,
    #[command(flatten)]
    pub about: FileOptions,
}

impl RecordFiles {
    /// The same as words of a command line, for commands that are about the same files.
    pub fn as_words(&self) -> Vec<String> {
        let path = |path: &PathBuf| path.display().to_string();
        let mut words = vec![path(&self.event)];
        let given = [
            ("--record", self.record.as_ref().map(path)),
            ("--regulation", self.regulation.clone()),
            ("--games", self.games.as_ref().map(path)),
        ];
        words.extend(
            given.into_iter().filter_map(|(name, value)| Some([name.to_owned(), value?])).flatten(),
        );
        words.extend(self.about.as_words());
        words
    }

    /// The record that was named, or the one next to the event file. What comes from standard input
    /// lies next to nothing.
    pub fn record_path(&self) -> Option<PathBuf> {
        let beside = || (self.event != Path::new("-")).then(|| self.event.with_extension("record"));
        self.record.clone().or_else(beside)
    }

    /// The same for those who write to it.
    pub fn record_to_write(&self, language: Language) -> crate::Result<PathBuf> {
        self.record_path().ok_or_else(|| {
            let complaint = Complaint::new(say!(language, cli_no_record_file));
            complaint.hint(say!(language, cli_no_record_hint)).into()
        })
    }
}

/// The record of an event for reading; a new one where there is none yet.
pub fn read_record(
    language: Language,
    loaded: &LoadedEvent,
    files: &RecordFiles,
) -> crate::Result<Option<Record>> {
    let Some(path) = files.record_path().filter(|path| path.exists()) else { return Ok(None) };
    let record = RecordFile::read(&path).map_err(|error| complaint(language, &path, &error))?;
    belongs(language, &record, loaded, &path, files)?;
    Ok(Some(record))
}

/// The event with the results that its record told of games which the file leaves open.
pub fn as_it_stands(
    language: Language,
    loaded: &LoadedEvent,
    files: &RecordFiles,
) -> crate::Result<Event> {
    let record = read_record(language, loaded, files)?;
    let told = record.map(|record| record.answers(&loaded.event).results()).unwrap_or_default();
    Ok(tiebreak_scenarios::finished(&loaded.event, &told))
}

/// Event, regulation and record.
pub struct Sitting {
    pub loaded: LoadedEvent,
    pub file: RecordFile,
    /// The language of the user.
    pub language: Language,
}

/// What follows from the record as it stands, and what led to it.
pub struct RecordState {
    pub ruling: Ruling,
    /// The questions that were answered, in the order in which the regulation asks them, with their
    /// entries' indexes.
    pub answered: Vec<(Question, usize)>,
    /// The ties that a departure may be about.
    pub ties: Vec<(String, Vec<Id>)>,
}

impl Sitting {
    /// Opens everything. A half-written last line is set aside.
    pub fn open(language: Language, files: &RecordFiles) -> crate::Result<Self> {
        let path = files.record_to_write(language)?;
        let loaded = load::event(language, files)?;
        let file = loaded.against(language, |against| {
            RecordFile::open_or_create(&path, header(&loaded), against)
        });
        let file = file.map_err(|error| complaint(language, &path, &error))?;
        belongs(language, file.record(), &loaded, &path, files)?;
        Ok(Self { loaded, file, language })
    }

    /// Makes an entry about the state of things and adds it. Where another program was quicker, the
    /// entry is made again from the new state: what was to be answered may be answered already.
    pub fn enter<T>(
        language: Language,
        files: &RecordFiles,
        make: impl Fn(&Self, &RecordState) -> crate::Result<(Entry, T)>,
    ) -> crate::Result<(Self, RecordState, Entry, T)> {
        for _ in 0..ATTEMPTS {
            let mut sitting = Self::open(language, files)?;
            sitting.report_set_aside()?;
            let before = sitting.state()?;
            let (entry, more) = make(&sitting, &before)?;
            match sitting.append(entry.clone()) {
                Ok(_) => return Ok((sitting, before, entry, more)),
                Err(RecordFileError::Moved { .. }) => {}
                Err(error) => return Err(complaint(language, sitting.file.path(), &error)),
            }
        }
        Err(complaint(language, &files.record_to_write(language)?, &RecordFileError::Busy))
    }

    /// The ruling now.
    pub fn state(&self) -> crate::Result<RecordState> {
        let heard =
            self.file.checked().heard().map_err(|fault| {
                no_ruling(self.language, &fault.kind.in_language(self.language))
            })?;
        Ok(RecordState {
            ruling: heard.ruling.clone(),
            answered: heard.answered().to_vec(),
            ties: heard.ties().to_vec(),
        })
    }

    /// What became of the entry at an index.
    pub fn fate(&self, index: usize) -> EntryStatus {
        let checked = self.file.checked();
        checked
            .heard()
            .map_or(EntryStatus::Counts, |heard| checked.record().fate(index, heard.trace()))
    }

    /// What an entry would change.
    pub fn preview(&self, entry: Entry) -> crate::Result<Preview> {
        preview(self.file.record(), &self.loaded.event, entry, |answers| {
            ruling(self.language, &self.loaded, answers)
        })
    }

    /// The ruling that an entry would lead to.
    pub fn ruling_after(&self, entry: Entry) -> crate::Result<Ruling> {
        ruling(
            self.language,
            &self.loaded,
            &mut self.file.record().answers_with(&entry, &self.loaded.event),
        )
    }

    /// Adds an entry that passes the gate. When this returns it is on the disk.
    pub fn append(&mut self, entry: Entry) -> Result<RecordLine, RecordFileError> {
        let Self { loaded, file, language } = self;
        loaded.against(*language, |against| file.append(entry, against))
    }

    /// Takes in what other programs have added since. Says whether there was anything. Where one of
    /// them amended the event file, this goes on with the event as it was amended, which the record
    /// keeps.
    pub fn refresh(&mut self) -> Result<bool, RecordFileError> {
        let Self { loaded, file, language } = self;
        let news = loaded.against(*language, |against| file.refresh(against))?;
        let record = file.record();
        let amended = news && !record.is_about(&loaded.event_sha, &loaded.event_text);
        if let (true, Ok(amended)) = (amended, loaded.as_kept(record.event())) {
            let (path, header) = (file.path().to_owned(), record.header().clone());
            *file = amended
                .against(*language, |against| RecordFile::open_or_create(&path, header, against))?;
            *loaded = amended;
        }
        Ok(news)
    }

    /// Says what was found half-written. Where an answer may be lost, nothing else is done before
    /// somebody has looked.
    pub fn report_set_aside(&self) -> crate::Result<()> {
        let Some(found) = self.file.set_aside() else { return Ok(()) };
        let message =
            format!("{}: {}", self.file.path().display(), words::set_aside(self.language, found));
        if found.kept_in.is_none() {
            failure::warning(self.language, &message);
            return Ok(());
        }
        Err(Complaint::new(message).hint(say!(self.language, cli_enter_missing)).into())
    }

    /// What an entry led to, and what is open now.
    pub fn outcome(&self, before: &RecordState, after: &Ruling, files: &RecordFiles) -> String {
        let case = self.case(after);
        let mut out = String::new();
        let is_new = |step: &&Step| !before.ruling.steps.contains(step) && !step.reason.leads_on();
        for step in after.steps.iter().filter(is_new) {
            let _ = writeln!(out, "  {:<6} {}", case.cited(step), words::because(case, step));
        }
        if !after.open.is_empty() {
            let files = files.as_words();
            let _ = writeln!(out, "{}", say!(self.language, cli_next));
            for question in &after.open {
                let _ = writeln!(
                    out,
                    "  {:<6} {}",
                    case.clause(question.clause),
                    imperative(case, question)
                );
                if let Some(offer) = offer(case, question) {
                    let _ = writeln!(out, "         {offer}");
                }
                let _ = writeln!(out, "{}", command(question, &files));
            }
        } else if after.settled {
            let _ = writeln!(out, "{}", say!(self.language, everything_settled));
        }
        let _ = writeln!(out, "{}", self.head());
        out
    }

    /// The head of the record, with the word that goes with it.
    pub fn head(&self) -> String {
        words::record_head(self.language, &self.file.record().short_head())
    }

    /// The case for a ruling.
    pub fn case<'a>(&'a self, ruling: &'a Ruling) -> Case<'a> {
        Case::new(self.loaded.shown(), &self.loaded.regulation, ruling).in_language(self.language)
    }
}

/// The engine, with a complaint where the regulation does not speak of such events.
pub fn ruling(
    language: Language,
    loaded: &LoadedEvent,
    answers: &mut dyn Answers,
) -> crate::Result<Ruling> {
    rule(&loaded.event, &loaded.regulation, answers, Options::default())
        .map_err(|error| no_ruling(language, &error.in_language(language)))
}

fn no_ruling(language: Language, cause: &str) -> crate::Failure {
    Complaint::new(cause).hint(say!(language, cli_other_regulation)).into()
}

/// The event file as a record names it, with what it says.
pub fn source_of(loaded: &LoadedEvent) -> SourceFile {
    SourceFile {
        name: loaded.event.title().to_owned(),
        file: name_of(&loaded.event_path),
        sha256: loaded.event_sha.clone(),
        text: Some(loaded.event_text.clone()),
    }
}

fn name_of(path: &Path) -> Option<String> {
    path.file_name().map(|name| name.to_string_lossy().into_owned())
}

/// The first line of a record about these files.
pub fn header(loaded: &LoadedEvent) -> Header {
    Header {
        program: concat!("tiebreak ", env!("CARGO_PKG_VERSION")).to_owned(),
        event: source_of(loaded),
        regulation: SourceFile {
            name: loaded.regulation.id.clone(),
            file: name_of(Path::new(&loaded.regulation.file)),
            sha256: loaded.regulation_sha.clone(),
            text: None,
        },
    }
}

/// Checks that a record is about these files; where the event file was changed, names the command
/// that notes it.
fn belongs(
    language: Language,
    record: &Record,
    loaded: &LoadedEvent,
    path: &Path,
    files: &RecordFiles,
) -> crate::Result<()> {
    let belongs = record.belongs_to(&loaded.event_sha, &loaded.event_text, &loaded.regulation_sha);
    belongs.map_err(|error| {
        let event = record.event();
        let same = event.name == loaded.event.title() || event.file == name_of(&loaded.event_path);
        if !matches!(error, RecordError::OtherEvent { .. }) || event.text.is_none() || !same {
            return complaint(language, path, &RecordFileError::Record(error));
        }
        let since = if record.amendments().next().is_some() { "amended" } else { "began" };
        let message =
            format!("{}: {}", path.display(), say!(language, cli_event_changed { since }));
        let words: Vec<String> = files.as_words().iter().map(|word| quoted(word)).collect();
        let command = format!("tiebreak record amend {} --why REASON", words.join(" "));
        let (note, undo) = (say!(language, cli_note_the_change), say!(language, cli_or_undo_it));
        let hint = format!("{note}\n{command}\n{undo}");
        Complaint::new(message).hint(hint).into()
    })
}

/// A record that cannot be used, or an entry that it does not take, told with what to do.
pub fn complaint(language: Language, path: &Path, error: &RecordFileError) -> crate::Failure {
    let said = error.in_language(language);
    let message = if error.is_about_entry() { said } else { format!("{}: {said}", path.display()) };
    Complaint::new(message).hint_from(language, error).into()
}
