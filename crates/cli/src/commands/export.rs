//! `tiebreak export`: an event of the web app as files that every other command takes.

use crate::database::DatabaseOption;
use crate::failure::Context;
use crate::failure::{Complaint, cannot_make};
use crate::output::Replacing;
use crate::show;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tiebreak_record::Record;
use tiebreak_report::{Language, say};
use tiebreak_store::{EventRow, Store};

#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  tiebreak export tata-steel-masters-2024")]
pub struct Export {
    /// The event's name in addresses; lists all where none is named
    event: Option<String>,
    /// All events, each in a folder of its own
    #[arg(long, conflicts_with = "event")]
    all: bool,
    /// The folder to write to
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    to: PathBuf,
    #[command(flatten)]
    replacing: Replacing,
    #[command(flatten)]
    database: DatabaseOption,
}

impl Export {
    pub fn run(self, language: Language) -> crate::Result<ExitCode> {
        super::on_one_thread(async {
            let store = self.database.open(language).await?;
            match &self.event {
                Some(slug) => export(language, &store, slug, &self.to, self.replacing).await?,
                None if self.all => export_all(language, &store, &self.to, self.replacing).await?,
                None => list(&store).await?,
            }
            store.close().await;
            Ok(ExitCode::SUCCESS)
        })?
    }
}

/// Every event in a folder of its name. Two events may have files of one name.
async fn export_all(
    language: Language,
    store: &Store,
    folder: &Path,
    replacing: Replacing,
) -> crate::Result<()> {
    for event in store.events().await? {
        export(language, store, &event.slug, &folder.join(&event.slug), replacing).await?;
    }
    Ok(())
}

async fn list(store: &Store) -> crate::Result<()> {
    for event in store.events().await? {
        show::plain(&format!("{:<40} {}\n", event.slug, event.title))?;
    }
    Ok(())
}

async fn export(
    language: Language,
    store: &Store,
    slug: &str,
    folder: &Path,
    replacing: Replacing,
) -> crate::Result<()> {
    let event = store.event(slug).await?.ok_or_else(|| {
        let complaint = Complaint::new(say!(language, cli_no_event_called { slug }));
        complaint.hint(say!(language, cli_no_event_called_hint))
    })?;
    let lines = store.lines(slug).await?;
    let record: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    let amended = Record::parse(&record)
        .ok()
        .and_then(|record| record.amendments().last()?.event.text.clone());
    let event = EventRow { text: amended.unwrap_or(event.text), ..event };
    std::fs::create_dir_all(folder).with_context(|| cannot_make(language, folder))?;
    // All of them, or none.
    for (name, _) in files(&event, &record) {
        replacing.is_free(language, &folder.join(name))?;
    }
    for (name, text) in files(&event, &record) {
        let path = folder.join(name);
        replacing.write(language, &path, text.as_bytes())?;
        show::plain(&format!("{}\n", path.display()))?;
    }
    Ok(())
}

/// The event file, its record next to it, and the regulation as it was.
fn files<'e>(event: &'e EventRow, record: &'e str) -> [(PathBuf, &'e str); 3] {
    let file = PathBuf::from(&event.file);
    let mut regulation =
        PathBuf::from(event.regulation_file.rsplit('/').next().unwrap_or("regulation.toml"));
    // An event is often called as its regulation is.
    if regulation == file {
        regulation = format!("regulation-{}", regulation.display()).into();
    }
    [
        (file.clone(), event.text.as_str()),
        (file.with_extension("record"), record),
        (regulation, &event.regulation_text),
    ]
}
