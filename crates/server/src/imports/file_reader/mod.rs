//! Files from outside are read behind a wall: in a child process with bounds of memory and time.
//!
//! Whatever a reader does with a hostile file, it does it there: the child ends, the upload is
//! refused, and the server goes on. A file that the child could read is read again by the server,
//! which has the same reader and therefore needs no more than the child did
//! (`docs/decisions/file-reader-process.md`).

mod child;
mod limit;
mod process;
mod wire;

pub use child::answer_request;
pub use limit::ReadLimit;
pub use process::ReaderProcess;

use crate::App;
use crate::imports::upload::UploadAnswers;
use crate::infra::problem::Problem;
use crate::infra::work::aside;
use tiebreak_formats::account::Told;
use tiebreak_formats::{Import, event_file, import_any};
use tiebreak_report::account;
use wire::{Request, Subject};

/// Where files from outside are read.
#[derive(Debug, Clone, Default)]
pub enum FileReader {
    /// In the server itself, without bounds: for tests, and for a server on one's own machine.
    #[default]
    InProcess,
    /// First in a child process.
    Process(ReaderProcess),
}

/// A file from outside, with the options that its sender chose.
#[derive(Debug, Clone, Copy)]
pub struct ForeignFile<'a> {
    /// Its name, as the sender gave it.
    pub name: &'a str,
    /// What it holds.
    pub bytes: &'a [u8],
    /// The fields of the form that it came with.
    pub said: &'a UploadAnswers,
}

/// Reads a file of any format that the program knows. `compares` also compares the values of
/// tie-breaks that the file publishes.
pub async fn import(app: &App, file: ForeignFile<'_>, compares: bool) -> Result<Import, Problem> {
    let subject = if compares { Subject::ComparedEvent } else { Subject::Event };
    let request = Request::new(file.name, subject, &file.said.fields);
    let told = file.said.told()?;
    // Child and server take turns in one place of the lane: so many readers are at work at once,
    // and no more.
    let _place = app.work.reading.place().await?;
    if let FileReader::Process(process) = &app.settings.reader {
        process.check(&request, file.bytes).await?;
    }
    aside(|| imported(file, &told, compares))
}

/// Whether a file of any format can be read.
pub async fn check_event(app: &App, file: ForeignFile<'_>) -> Result<(), Problem> {
    check(app, &Request::new(file.name, Subject::Event, &file.said.fields), file.bytes).await
}

/// Whether an event file, as somebody changed it, can be read.
pub async fn check_event_file(app: &App, name: &str, text: &str) -> Result<(), Problem> {
    check(app, &Request::new(name, Subject::EventFile, &[]), text.as_bytes()).await
}

/// Whether a regulation file can be read.
pub async fn check_regulation(app: &App, name: &str, text: &str) -> Result<(), Problem> {
    check(app, &Request::new(name, Subject::Regulation, &[]), text.as_bytes()).await
}

/// Whether a file can be read; behind the wall where there is one.
async fn check(app: &App, request: &Request, bytes: &[u8]) -> Result<(), Problem> {
    let _place = app.work.reading.place().await?;
    match &app.settings.reader {
        FileReader::InProcess => aside(|| request.read(bytes)),
        FileReader::Process(process) => process.check(request, bytes).await,
    }
}

/// The file as an event, with the account of what was understood.
fn imported(file: ForeignFile<'_>, told: &Told, compares: bool) -> Result<Import, Problem> {
    let mut import = import_any(file.name, file.bytes, told)?;
    if compares {
        account::compare(&mut import);
    }
    Ok(import)
}

impl Request {
    /// Reads what was sent with this request, and keeps nothing of it.
    fn read(&self, bytes: &[u8]) -> Result<(), Problem> {
        let said = UploadAnswers { fields: self.fields.clone(), regulation: None };
        let file = ForeignFile { name: &self.name, bytes, said: &said };
        match self.subject {
            Subject::Event => imported(file, &said.told()?, false).map(drop),
            Subject::ComparedEvent => imported(file, &said.told()?, true).map(drop),
            Subject::EventFile => Ok(event_file::read_bytes(&self.name, bytes).map(drop)?),
            Subject::Regulation => {
                let text = std::str::from_utf8(bytes)
                    .map_err(|error| Problem::Internal(error.to_string()))?;
                crate::events::state::regulation_file(&self.name, text).map(drop)
            }
        }
    }
}
