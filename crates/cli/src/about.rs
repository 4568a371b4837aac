//! What the user tells about a file beforehand: the options of every command that reads one.

use clap::Args;
use encoding_rs::Encoding;
use tiebreak_document::closest;
use tiebreak_formats::account::{Names, Told};
use tiebreak_model::Kind;
use tiebreak_model::bridge::Method;

// The options that decide what a file leaves in doubt.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "About the file")]
pub struct FileOptions {
    /// The event that is meant, where the file holds several
    #[arg(id = "of-event", long = "event", value_name = "NAME")]
    which_event: Option<String>,
    #[command(flatten)]
    details: Details,
}

// The same without the event, for the command that names its event file so.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "About the file")]
pub struct Details {
    /// The section that is meant; in a workbook the sheet
    #[arg(id = "of-section", long = "section", value_name = "NAME")]
    section: Option<String>,
    /// The kind of event: round-robin, swiss, ...
    #[arg(id = "of-kind", long = "kind", value_parser = kind, value_name = "KIND")]
    kind: Option<Kind>,
    /// How the boards of pairs are scored: matchpoints, cross-imps, butler
    #[arg(id = "of-scoring", long = "scoring", value_parser = scoring, value_name = "METHOD")]
    scoring: Option<Method>,
    /// How often everybody meets everybody
    #[arg(
        id = "of-cycles",
        long = "cycles",
        value_parser = clap::value_parser!(u32).range(1..),
        value_name = "N"
    )]
    cycles: Option<u32>,
    /// How many rounds the event has
    #[arg(
        id = "of-rounds",
        long = "rounds",
        value_parser = clap::value_parser!(u32).range(1..),
        value_name = "N"
    )]
    rounds: Option<u32>,
    /// How the file is encoded, where the guess is wrong: utf-8, latin1, ...
    #[arg(id = "of-encoding", long = "encoding", value_parser = encoding, value_name = "NAME")]
    encoding: Option<&'static Encoding>,
    /// How `Giri, Anish` is shown: given-family, family-given or as-written. Names that look alike:
    /// `apart`, `together`, or "A = B" for two spellings of one. May be given several times
    #[arg(id = "of-names", long = "names", value_name = "given-family|apart|A = B|...")]
    names: Vec<Names>,
}

impl From<Details> for FileOptions {
    fn from(details: Details) -> Self {
        Self { which_event: None, details }
    }
}

impl FileOptions {
    /// Whether nothing was told.
    pub fn is_empty(&self) -> bool {
        self.told().is_empty()
    }

    /// The same as words of a command line.
    pub fn as_words(&self) -> Vec<String> {
        let Details { section, kind, scoring, cycles, rounds, encoding, names } = &self.details;
        let given = [
            ("--event", self.which_event.clone()),
            ("--section", section.clone()),
            ("--kind", kind.map(|kind| kind.word().to_owned())),
            ("--scoring", scoring.map(|method| method.word().to_owned())),
            ("--cycles", cycles.map(|cycles| cycles.to_string())),
            ("--rounds", rounds.map(|rounds| rounds.to_string())),
            ("--encoding", encoding.map(|encoding| encoding.name().to_owned())),
        ];
        let names = names.iter().map(|names| ("--names", Some(names.to_string())));
        given
            .into_iter()
            .chain(names)
            .filter_map(|(name, value)| Some([name.to_owned(), value?]))
            .flatten()
            .collect()
    }

    /// The same for the readers.
    pub fn told(&self) -> Told {
        let Details { section, kind, scoring, cycles, rounds, encoding, names } =
            self.details.clone();
        Told {
            event: self.which_event.clone(),
            section,
            kind,
            scoring,
            cycles,
            rounds,
            encoding,
            names,
            report_alone: false,
            without_moves: false,
        }
    }
}

fn kind(word: &str) -> Result<Kind, String> {
    let known = Kind::ALL.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind);
    known.ok_or_else(|| match closest(word, Kind::ALL.map(|(_, known)| known)) {
        Some(near) => format!("did you mean {near}?"),
        None => format!("expected {}", Kind::ALL.map(|(_, known)| known).join(", ")),
    })
}

fn scoring(word: &str) -> Result<Method, String> {
    let pairs = || Method::ALL.into_iter().filter(|(method, _)| method.is_for_pairs());
    let known = pairs().find(|(_, known)| *known == word).map(|(method, _)| method);
    known.ok_or_else(|| match closest(word, pairs().map(|(_, known)| known)) {
        Some(near) => format!("did you mean {near}?"),
        None => "expected matchpoints, cross-imps, butler".to_owned(),
    })
}

fn encoding(label: &str) -> Result<&'static Encoding, String> {
    let other_names = [("latin-1", "latin1"), ("ansi", "windows-1252")];
    let label = other_names
        .iter()
        .find(|(other, _)| other.eq_ignore_ascii_case(label))
        .map_or(label, |(_, name)| name);
    Encoding::for_label(label.as_bytes())
        .ok_or_else(|| "expected utf-8, utf-16le, latin1, windows-1252 or the like".to_owned())
}
