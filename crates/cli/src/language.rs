//! The language of what a command prints.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use tiebreak_report::Language;

// The language that somebody asked for.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub struct Wanted {
    /// Language of the output (en, de, es, fr, nl, sv); JSON and CSV stay English
    #[arg(
        long,
        global = true,
        value_name = "CODE",
        value_parser = codes(),
        hide_possible_values = true
    )]
    lang: Option<Language>,
    /// Print no notes, no remarks on files and no progress; errors are still shown
    #[arg(long, short, global = true)]
    quiet: bool,
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

    /// Whether only results and errors are wanted.
    pub fn is_quiet(self) -> bool {
        self.quiet
    }

    /// For programs: what was asked for, or English. A script shall not change with the machine.
    pub fn for_programs(self) -> Language {
        self.lang.unwrap_or_default()
    }
}
