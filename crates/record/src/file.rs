//! A record in a file: written to the disk before it is confirmed, by one program at a time.
//!
//! The lock is held only while a line is added: a second window or the web console may answer in
//! between. The second writer gets an error and sees the new state before it tries again.

use crate::{
    Entry, Header, Record, RecordError, RecordFileError, RecordLine, VerifiedRecord, VerifyContext,
    chain,
};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tiebreak_document::bytes_without_mark;

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// A record and its file. The file is created with the first entry.
#[derive(Debug)]
pub struct RecordFile {
    path: PathBuf,
    checked: VerifiedRecord,
    exists: bool,
    set_aside: Option<SetAsideLine>,
}

/// A half-written last line that was found and moved out of the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetAsideLine {
    /// The number that the line would have.
    pub line: usize,
    /// The part of the line that there is.
    pub text: String,
    /// The file that holds it now; `None` where only the line end was missing and the line stays
    /// in the record.
    pub kept_in: Option<PathBuf>,
}

impl RecordFile {
    /// Reads the record in a file and changes nothing. A half-written last line is an error here.
    pub fn read(path: &Path) -> Result<Record, RecordFileError> {
        let file = File::open(path)?;
        lock(|| file.try_lock_shared())?;
        Ok(Record::read(contents(&file)?.lines())?)
    }

    /// Opens the record in a file, or begins one that is created with its first entry. A
    /// half-written last line is set aside: see [`RecordFile::set_aside`].
    pub fn open_or_create(
        path: &Path,
        header: Header,
        against: &VerifyContext<'_>,
    ) -> Result<Self, RecordFileError> {
        let checked = VerifiedRecord::start(header, against);
        let mut new = Self { path: path.to_owned(), checked, exists: false, set_aside: None };
        let file = match OpenOptions::new().read(true).write(true).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(new),
            Err(error) => return Err(error.into()),
        };
        lock(|| file.try_lock())?;
        new.exists = true;
        let bytes = contents(&file)?;
        match VerifiedRecord::read(bytes.lines(), against) {
            Ok(checked) => new.checked = checked,
            Err(error) => new.mend(&file, &bytes, error, against)?,
        }
        Ok(new)
    }

    /// The record in the file.
    pub fn record(&self) -> &Record {
        self.checked.record()
    }

    /// The record with the results of its checks.
    pub fn checked(&self) -> &VerifiedRecord {
        &self.checked
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The half-written line that was found when the file was opened.
    pub fn set_aside(&self) -> Option<&SetAsideLine> {
        self.set_aside.as_ref()
    }

    /// Reads what other programs have added since. Returns whether there was anything.
    pub fn refresh(&mut self, against: &VerifyContext<'_>) -> Result<bool, RecordFileError> {
        let file = match File::open(&self.path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound && !self.exists => {
                return Ok(false);
            }
            Err(error) => return Err(error.into()),
        };
        lock(|| file.try_lock_shared())?;
        let bytes = contents(&file)?;
        self.exists = true;
        if bytes.lines() == self.record().text().as_bytes() {
            return Ok(false);
        }
        match self.moved(bytes.lines(), against) {
            RecordFileError::Moved { .. } => Ok(true),
            error => Err(error),
        }
    }

    /// Adds an entry that passes the checks. When this returns, the entry is on the disk.
    pub fn append(
        &mut self,
        entry: Entry,
        against: &VerifyContext<'_>,
    ) -> Result<RecordLine, RecordFileError> {
        if let Some(fault) = self.checked.faults().first() {
            return Err(RecordFileError::Faulty(fault.clone()));
        }
        if !self.exists {
            return self.create(entry, against);
        }
        let mut file = OpenOptions::new().read(true).append(true).open(&self.path)?;
        lock(|| file.try_lock())?;
        let bytes = contents(&file)?;
        let known = self.record().text();
        if bytes.lines() != known.as_bytes() {
            return Err(self.moved(bytes.lines(), against));
        }
        let passed = self.checked.pass(entry, against)?;
        if let Err(error) = write_line(&mut file, passed.line()) {
            // On a full disk half of the line may have been written.
            let _ = file.set_len((bytes.mark() + known.len()) as u64);
            return Err(error.into());
        }
        Ok(self.checked.take(passed))
    }

    /// Creates the file together with its first entry, so that a crash never leaves an empty one.
    fn create(
        &mut self,
        entry: Entry,
        against: &VerifyContext<'_>,
    ) -> Result<RecordLine, RecordFileError> {
        let passed = self.checked.pass(entry, against)?;
        let text = format!("{}{}\n", self.record().text(), passed.line().text);
        let draft = beside(&self.path, &draft_name());
        // A file of this name is left over from a crash and was never confirmed.
        let _ = std::fs::remove_file(&draft);
        let written = write_new(&draft, text.as_bytes());
        let placed = written.and_then(|()| match std::fs::hard_link(&draft, &self.path) {
            // The file system has no links: less safe, but better than no record.
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                write_new(&self.path, text.as_bytes())
            }
            linked => linked,
        });
        let _ = std::fs::remove_file(&draft);
        match placed {
            Ok(()) => {
                sync_folder(&self.path);
                self.exists = true;
                Ok(self.checked.take(passed))
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.exists = true;
                let file = File::open(&self.path)?;
                lock(|| file.try_lock_shared())?;
                let bytes = contents(&file)?;
                Err(self.moved(bytes.lines(), against))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Reads what another program wrote.
    fn moved(&mut self, bytes: &[u8], against: &VerifyContext<'_>) -> RecordFileError {
        match VerifiedRecord::read(bytes, against) {
            Ok(checked) => {
                let added =
                    checked.record().lines().len().saturating_sub(self.record().lines().len());
                self.checked = checked;
                RecordFileError::Moved { added }
            }
            Err(error) => RecordFileError::Record(error),
        }
    }

    /// Sets a half-written last line aside, or adds a missing last line end. Any other damage is
    /// left alone.
    fn mend(
        &mut self,
        file: &File,
        contents: &Contents,
        error: RecordError,
        against: &VerifyContext<'_>,
    ) -> Result<(), RecordFileError> {
        let bytes = contents.lines();
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let (kept, half) = bytes.split_at(whole);
        if half.is_empty() {
            return Err(error.into());
        }
        let before =
            if kept.is_empty() { None } else { Some(VerifiedRecord::read(kept, against)?) };
        let record = before.as_ref().map(VerifiedRecord::record);
        if !chain::may_begin_a_line(half, record.map(Record::head)) {
            return Err(error.into());
        }
        let line = record.map_or(1, |record| record.lines().len() + 1);
        let text = String::from_utf8_lossy(half).trim_end_matches('\0').to_owned();
        let ended = [bytes, b"\n"].concat();
        if let Ok(checked) = VerifiedRecord::read(&ended, against) {
            let mut file = OpenOptions::new().append(true).open(&self.path)?;
            file.write_all(b"\n")?;
            file.sync_all()?;
            self.checked = checked;
            self.set_aside = Some(SetAsideLine { line, text, kept_in: None });
            return Ok(());
        }
        let kept_in = keep_aside(&self.path, half)?;
        file.set_len((contents.mark() + whole) as u64)?;
        file.sync_all()?;
        self.set_aside = Some(SetAsideLine { line, text, kept_in: Some(kept_in) });
        match before {
            Some(checked) => self.checked = checked,
            None => {
                // The file held only the beginning of a first line: it starts again from nothing.
                std::fs::remove_file(&self.path)?;
                self.exists = false;
            }
        }
        Ok(())
    }
}

/// The bytes of a record's file. An editor may have written a byte order mark before the first
/// line; it is ignored and kept.
struct Contents(Vec<u8>);

impl Contents {
    /// The bytes after the mark.
    fn lines(&self) -> &[u8] {
        bytes_without_mark(&self.0)
    }

    /// The length of the mark in bytes.
    fn mark(&self) -> usize {
        self.0.len() - self.lines().len()
    }
}

fn contents(mut file: &File) -> io::Result<Contents> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(Contents(bytes))
}

fn lock(attempt: impl Fn() -> Result<(), TryLockError>) -> Result<(), RecordFileError> {
    let begun = Instant::now();
    loop {
        match attempt() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(error.into()),
            Err(TryLockError::WouldBlock) if begun.elapsed() > PATIENCE => {
                return Err(RecordFileError::Busy);
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(5)),
        }
    }
}

fn write_line(file: &mut File, line: &RecordLine) -> io::Result<()> {
    file.write_all(format!("{}\n", line.text).as_bytes())?;
    file.sync_all()
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A file name that no other thread or program uses now.
fn draft_name() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    format!("new-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Keeps the bytes under the first free name next to the record: `FILE.half-line-1`.
fn keep_aside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let aside = beside(path, &format!("half-line-{number}"));
        match write_new(&aside, bytes) {
            Ok(()) => return Ok(aside),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// A new file name is on the disk only when its folder is. Where folders cannot be synced, nothing
/// more can be done.
fn sync_folder(path: &Path) {
    let folder =
        path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}
