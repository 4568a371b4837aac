//! The language of what a command prints.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use tiebreak_report::Language;

// The language that somebody asked for.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub struct Wanted {
    /// The language of what is printed for people, on paper too. Without it, what people read
    /// follows LC_ALL, LC_MESSAGES or LANG; JSON and CSV are English on every machine
    #[arg(long, global = true, value_name = "CODE", value_parser = codes())]
    lang: Option<Language>,
}

fn codes() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::of_tag(&code).ok_or_else(|| format!("no such language: {code}")))
}

impl Wanted {
    /// For people, on a screen or on paper: what was asked for, or what the environment says.
    pub fn for_people(self) -> Language {
        self.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()))
    }

    /// For programs: what was asked for, or English. A script shall not change with the machine.
    pub fn for_programs(self) -> Language {
        self.lang.unwrap_or_default()
    }
}
