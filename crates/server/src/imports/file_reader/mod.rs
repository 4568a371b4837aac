//! Files from outside are read in a child process with limits of memory and time.
//!
//! If a hostile file exhausts the memory or does not end, the child dies, the upload is refused,
//! and the server goes on. After the child has read a file, the server reads it again. It uses the
//! same reader, so it needs no more than the child did (`docs/decisions/file-reader-process.md`).

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
    /// In the server itself, without limits: for tests and for a server on one's own computer.
    #[default]
    InProcess,
    /// In a child process first.
    Process(ReaderProcess),
}

/// A file from outside, with the options that its sender chose.
#[derive(Debug, Clone, Copy)]
pub struct ForeignFile<'a> {
    /// The file name as the sender gave it.
    pub name: &'a str,
    /// The content of the file.
    pub bytes: &'a [u8],
    /// The fields of the upload form.
    pub said: &'a UploadAnswers,
}

/// Reads an event file of any supported format. If `compares` is set, also compares the tie-break
/// values that the file publishes.
pub async fn import(app: &App, file: ForeignFile<'_>, compares: bool) -> Result<Import, Problem> {
    let subject = if compares { Subject::ComparedEvent } else { Subject::Event };
    let request = Request::new(file.name, subject, &file.said.fields);
    let told = file.said.told()?;
    // Child and server use one place of the lane between them, so the lane limits the number of
    // readers at work.
    let _place = app.work.reading.place().await?;
    if let FileReader::Process(process) = &app.settings.reader {
        process.check(&request, file.bytes).await?;
    }
    aside(|| imported(file, &told, compares))
}

/// Checks whether an event file of any supported format can be read.
pub async fn check_event(app: &App, file: ForeignFile<'_>) -> Result<(), Problem> {
    check(app, &Request::new(file.name, Subject::Event, &file.said.fields), file.bytes).await
}

/// Checks whether an event file that was edited on a page can be read.
pub async fn check_event_file(app: &App, name: &str, text: &str) -> Result<(), Problem> {
    check(app, &Request::new(name, Subject::EventFile, &[]), text.as_bytes()).await
}

/// Checks whether a regulation file can be read.
pub async fn check_regulation(app: &App, name: &str, text: &str) -> Result<(), Problem> {
    check(app, &Request::new(name, Subject::Regulation, &[]), text.as_bytes()).await
}

/// Checks a file, in a child process if the settings ask for one.
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
    /// Reads the file for this request and drops the result.
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
