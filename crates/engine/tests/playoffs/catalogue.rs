//! The catalogue and what we say about it. `README.md` in the same folder describes both.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A game as it was played.
#[derive(Debug, Clone, Deserialize)]
pub struct Game {
    pub white: String,
    pub black: String,
    pub result: String,
}

/// A play-off of the catalogue.
#[derive(Debug, Clone)]
pub struct Entry {
    pub players: Vec<String>,
    pub games: Vec<Game>,
    /// The published winner, where the entry names one.
    pub winner: Option<String>,
}

/// A game that the catalogue lacks.
#[derive(Debug, Clone, Deserialize)]
pub struct Added {
    /// Its place among the games.
    pub before: usize,
    #[serde(flatten)]
    pub game: Game,
    pub why: String,
}

/// A game whose result changes nothing.
#[derive(Debug, Clone, Deserialize)]
pub struct Unknown {
    pub white: String,
    pub black: String,
}

/// How a play-off is run.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Run {
    pub entries: Vec<String>,
    pub regulation: Option<String>,
    pub form: Option<String>,
    pub because: String,
    pub event: Option<String>,
    pub kind: Option<String>,
    #[serde(default)]
    pub names: BTreeMap<String, String>,
    #[serde(default)]
    pub points: BTreeMap<String, serde_json::Number>,
    #[serde(default)]
    pub players: Vec<String>,
    #[serde(default)]
    pub seeds: Vec<String>,
    #[serde(default)]
    pub departure: Vec<String>,
    #[serde(default)]
    pub add: Vec<Added>,
    #[serde(default)]
    pub any: Vec<Unknown>,
    #[serde(default = "first")]
    pub place: usize,
    pub winner: Option<String>,
    pub winner_from: Option<String>,
    pub stages: Vec<String>,
}

fn first() -> usize {
    1
}

/// Why an entry is not run.
#[derive(Debug, Clone, Deserialize)]
pub struct NotRun {
    pub entries: Vec<String>,
    pub reason: String,
}

/// `runs.toml`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Runs {
    pub run: Vec<Run>,
    pub not_run: Vec<NotRun>,
}

/// `runs.toml`, read.
pub fn runs() -> Runs {
    toml::from_str(include_str!("runs.toml")).unwrap()
}

#[derive(Deserialize)]
struct File {
    cases: Vec<Case>,
    catalogue: Vec<Listed>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    tied: Vec<String>,
    #[serde(default)]
    games: Vec<Game>,
    winner: Option<String>,
}

#[derive(Deserialize)]
struct Listed {
    year: u32,
    event: String,
    players: Vec<String>,
    games: Vec<Game>,
}

/// Every entry by its name: an id, or year and event.
pub fn entries() -> BTreeMap<String, Entry> {
    let file: File = serde_json::from_str(include_str!("catalogue.json")).unwrap();
    let cases = file.cases.into_iter().map(|case| {
        let entry = Entry { players: case.tied, games: case.games, winner: case.winner };
        (case.id, entry)
    });
    let listed = file.catalogue.into_iter().map(|one| {
        let entry = Entry { players: one.players, games: one.games, winner: None };
        (format!("{} {}", one.year, one.event), entry)
    });
    let mut entries = BTreeMap::new();
    for (name, entry) in cases.chain(listed) {
        assert!(entries.insert(name.clone(), entry).is_none(), "{name} is there twice");
    }
    entries
}
