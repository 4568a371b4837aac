//! Which database: the one that was named, the one of the settings, or the one in the user's data
//! folder.

use crate::failure::Context;
use crate::failure::{Complaint, cannot_make};
use crate::settings::{self, SettingsReader};
use clap::Args;
use std::path::{Path, PathBuf};
use tiebreak_report::{Language, say};
use tiebreak_store::{Store, hide_password};

// The options of every command that works on the web app's database.
#[derive(Debug, Clone, Args)]
pub struct DatabaseOption {
    /// An SQLite file, or postgres://...; as the settings say, else in the user's data folder [env:
    /// TIEBREAK_DATABASE]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    /// The file of settings; tiebreak.toml in this folder where none is named [env:
    /// TIEBREAK_CONFIG]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl DatabaseOption {
    /// The file of settings.
    pub fn file(&self, language: Language) -> crate::Result<Option<tiebreak_document::Document>> {
        settings::file(language, self.config.as_deref())
    }

    /// The name of the database, while the settings are read; `None` where there is not even a
    /// usual one.
    pub fn read(&self, reading: &mut SettingsReader<'_>) -> Option<String> {
        let usual = data_folder().map(|folder| file_in(&folder));
        reading.one_shown_as("database", self.database.clone(), usual, |database| {
            hide_password(database)
        })
    }

    /// The name of the database for commands that need nothing else of the settings.
    pub fn name(&self, language: Language) -> crate::Result<String> {
        let document = self.file(language)?;
        let named = self.read(&mut SettingsReader::new(document.as_ref()));
        ready(language, named)
    }

    /// The database, opened and brought up to date.
    pub async fn open(&self, language: Language) -> crate::Result<Store> {
        Ok(Store::open(&self.name(language)?).await?)
    }
}

/// The database that was read from the settings; the user's data folder is made where it is there.
pub fn ready(language: Language, read: Option<String>) -> crate::Result<String> {
    let database = read.ok_or_else(|| {
        Complaint::new(say!(language, cli_no_data_folder)).hint(say!(language, cli_name_database))
    })?;
    if let Some(folder) = data_folder().filter(|folder| file_in(folder) == database) {
        std::fs::create_dir_all(&folder).with_context(|| cannot_make(language, &folder))?;
    }
    Ok(database)
}

fn file_in(folder: &Path) -> String {
    folder.join("tiebreak.db").display().to_string()
}

/// Whether a database is one in a file.
pub fn is_file(database: &str) -> bool {
    !database.contains("://")
}

fn data_folder() -> Option<PathBuf> {
    let from =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let own = if cfg!(windows) {
        from("APPDATA")
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        from("XDG_DATA_HOME").or_else(|| from("HOME").map(|home| home.join(".local/share")))
    };
    own.map(|folder| folder.join("tiebreak"))
}
