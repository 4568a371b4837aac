//! The commands, one file each.

mod answer;
mod backup;
mod check;
mod completions;
mod convert;
mod depart;
mod export;
mod follow;
mod generate;
mod inspect;
mod leave;
mod lots;
mod man;
mod new_regulation;
mod next;
mod note;
mod odds;
mod playoff;
mod read_file;
mod record;
mod regulations;
mod rehearse;
mod resolve;
mod scenarios;
mod schema;
mod serve;
mod standings;
mod store;
mod verify;

use crate::language::Wanted;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;

/// Settles ties exactly as a written regulation says, and names the clause for every step.
#[derive(Debug, Parser)]
#[command(name = "tiebreak", version, propagate_version = true)]
pub struct Arguments {
    #[command(flatten)]
    pub wanted: Wanted,
    #[command(subcommand)]
    command: Command,
}

// The arguments of a command are made when it is the one that was given: those of all take longer
// than the standing of a small event.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
enum Command {
    /// Settle the ties of an event: standings, steps, what is open
    Resolve(resolve::Resolve),
    /// Conduct a play-off, question by question
    Playoff(playoff::Playoff),
    /// Follow a broadcast, and take the results that it proposes
    Follow(follow::Follow),
    /// Practise with the last rounds of a finished event, on a server of its own
    Rehearse(rehearse::Rehearse),
    /// Answer one question, or correct an answer
    Answer(answer::AnswerQuestion),
    /// Record that the arbiter settled a tie in another way than the regulation says
    #[command(name = "override", visible_alias = "depart")]
    Depart(depart::Depart),
    /// Record that a participant leaves the play-off
    Leave(leave::LeavePlayOff),
    /// Record a rest that was granted, or any other remark
    Note(note::NoteDown),
    /// Amend the event of a record, make a key, sign the record, export its games
    Record(record::RecordCommand),
    /// Check a record, with numbered checks
    Verify(verify::Verify),
    /// Show what each participant needs before the last rounds
    Scenarios(scenarios::ScenariosCommand),
    /// Work out exact chances and the expected length of the play-off
    Odds(odds::OddsCommand),
    /// Draw lots among any names
    Lots(lots::Lots),
    /// Show what is in a file, and what about it is in doubt
    Inspect(inspect::Inspect),
    /// Rank any chess file by FIDE's tie-breaks, or check its published standings
    Standings(standings::StandingsCommand),
    /// Make up an event from a seed, to try things out
    Generate(generate::Generate),
    /// Write the event file of the next stage, with carry-over
    Next(next::Next),
    /// Convert between event files and TRF, PGN, CSV, USEBIO, PBN, XLSX
    Convert(convert::Convert),
    /// Check a regulation for gaps, loops and ties left open, or compare two
    Check(check::CheckOptions),
    /// Start a regulation file by asking a few questions
    NewRegulation(new_regulation::NewRegulation),
    /// List the built-in regulations, or print one
    Regulations(regulations::Regulations),
    /// Print the JSON Schema of a file or of an output
    Schema(schema::Schema),
    /// Start the web app: console, public board, API
    Serve(serve::Serve),
    /// Export events with their records from the web app's database
    Export(export::Export),
    /// Back up the web app to one file, while it runs
    Backup(backup::Backup),
    /// Restore a backup into an empty database
    Restore(backup::Restore),
    /// Move the web app from one database to another
    Store(store::StoreCommand),
    /// Print completions for a shell
    Completions(completions::Completions),
    /// Print the manual page
    Man(man::Man),
    /// Read one file for the web app, within bounds: the server starts this itself
    #[command(hide = true)]
    ReadFile(read_file::ReadFile),
}

/// Commands for one purpose, under one heading of the help.
struct CommandGroup {
    heading: &'static str,
    commands: &'static [&'static str],
}

const GROUPS: [CommandGroup; 6] = [
    CommandGroup {
        heading: "Settle a tie",
        commands: &["resolve", "playoff", "answer", "override", "leave", "note", "verify"],
    },
    CommandGroup {
        heading: "Before the end",
        commands: &["scenarios", "odds", "rehearse", "follow"],
    },
    CommandGroup {
        heading: "Files",
        commands: &["inspect", "standings", "convert", "generate", "next"],
    },
    CommandGroup { heading: "Regulations", commands: &["regulations", "check", "new-regulation"] },
    CommandGroup {
        heading: "Web app",
        commands: &["serve", "export", "backup", "restore", "store"],
    },
    CommandGroup {
        heading: "More",
        commands: &["lots", "record", "schema", "completions", "man", "help"],
    },
];

/// The parser of the command line, with its commands in groups.
pub fn program() -> clap::Command {
    let program = Arguments::command();
    let sentence = |name: &str| {
        let found = program.find_subcommand(name).and_then(clap::Command::get_about);
        let help = || "Print this help, or the help of a command".to_owned();
        found.map_or_else(help, ToString::to_string)
    };
    let mut list = String::new();
    for group in GROUPS {
        list.push_str(&format!("\n{}:\n", group.heading));
        for name in group.commands {
            list.push_str(&format!("  {name:<14}  {}\n", sentence(name)));
        }
    }
    program.help_template(format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n\
         New to Tiebreak? Begin with `tiebreak inspect FILE`.\n{list}\nOptions:\n{{options}}\n"
    ))
}

impl Arguments {
    /// What the command line says; where it says nothing that makes sense, the program ends with
    /// why.
    pub fn given(words: impl Iterator<Item = OsString>) -> Self {
        let words: Vec<OsString> = words.collect();
        Self::of_standings(&words).unwrap_or_else(|| {
            let matches = program().get_matches_from(words);
            Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
        })
    }

    /// `standings` is what programs call by the thousand: it is read without the parsers of all
    /// other commands, which takes a twentieth of its time. Whatever is not right, help included,
    /// is left to the parser of everything.
    fn of_standings(words: &[OsString]) -> Option<Self> {
        let words =
            words.get(1..).filter(|rest| rest.first().is_some_and(|first| first == "standings"))?;
        let parser = standings::StandingsCommand::augment_args(Wanted::augment_args(
            clap::Command::new("standings"),
        ));
        let matches = parser.try_get_matches_from(words).ok()?;
        let command =
            Command::Standings(standings::StandingsCommand::from_arg_matches(&matches).ok()?);
        Some(Self { wanted: Wanted::from_arg_matches(&matches).ok()?, command })
    }
}

/// Runs the command that was given.
pub fn run(arguments: Arguments) -> crate::Result<ExitCode> {
    let Arguments { wanted, command } = arguments;
    let language = wanted.for_people();
    match command {
        Command::Resolve(command) => command.run(wanted),
        Command::Playoff(command) => command.run(language),
        Command::Follow(command) => command.run(language),
        Command::Rehearse(command) => command.run(language),
        Command::Answer(command) => command.run(language),
        Command::Depart(command) => command.run(language),
        Command::Leave(command) => command.run(language),
        Command::Note(command) => command.run(language),
        Command::Record(command) => command.run(language),
        Command::Verify(command) => command.run(wanted),
        Command::Scenarios(command) => command.run(wanted),
        Command::Odds(command) => command.run(wanted),
        Command::Lots(command) => command.run(language),
        Command::Inspect(command) => command.run(wanted),
        Command::Standings(command) => command.run(wanted),
        Command::Generate(command) => command.run(language),
        Command::Next(command) => command.run(language),
        Command::Convert(command) => command.run(language),
        Command::Check(command) => command.run(wanted),
        Command::NewRegulation(command) => command.run(language),
        Command::Regulations(command) => command.run(wanted),
        Command::Schema(command) => command.run(),
        Command::Serve(command) => command.run(language),
        Command::Export(command) => command.run(language),
        Command::Backup(command) => command.run(language),
        Command::Restore(command) => command.run(language),
        Command::Store(command) => command.run(language),
        Command::Completions(command) => command.run(),
        Command::Man(command) => command.run(language),
        Command::ReadFile(command) => command.run(),
    }
}

/// Does work on a database from a command that does nothing else meanwhile.
fn on_one_thread<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

/// The words of the command line. `-/+` and `-/-` are results, not options: their first sign
/// becomes a minus that no option begins with, and that results are read with as well.
pub fn words(given: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    given.map(|word| match word.to_str() {
        Some("-/+" | "--+") => "−/+".into(),
        Some("-/-" | "---") => "−/−".into(),
        _ => word,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command is in one group, and no group names another.
    #[test]
    fn groups_hold_every_command() {
        let all = <Arguments as clap::CommandFactory>::command();
        let mut known: Vec<&str> = all
            .get_subcommands()
            .filter(|command| !command.is_hide_set())
            .map(clap::Command::get_name)
            .chain(["help"])
            .collect();
        let mut grouped: Vec<&str> =
            GROUPS.iter().flat_map(|group| group.commands).copied().collect();
        known.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(known, grouped);
    }

    /// The manual page and the completions say the same as the list.
    #[test]
    fn manual_pages_and_completions_say_the_sentence() {
        let mut all = <Arguments as clap::CommandFactory>::command();
        all.build();
        let mut completions = Vec::new();
        let mut program = program();
        clap_complete::generate(
            clap_complete::Shell::Fish,
            &mut program,
            "tiebreak",
            &mut completions,
        );
        let completions = String::from_utf8_lossy(&completions).into_owned();
        for command in all.get_subcommands().filter(|command| !command.is_hide_set()) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            let mut page = Vec::new();
            clap_mangen::Man::new(command.clone()).render(&mut page).expect("a manual page");
            let page = String::from_utf8_lossy(&page).replace("\\-", "-").replace("\\*(Aq", "'");
            assert!(page.contains(&about), "{}: {page}", command.get_name());
            let quoted = about.replace('\'', "\\'");
            assert!(completions.contains(&quoted), "{about}");
            if command.get_name() != "help" {
                let words = ["tiebreak", "help", command.get_name()];
                let help = Arguments::try_parse_from(words).map(|_| ());
                let help = help.map_err(|help| help.to_string()).expect_err("help is shown");
                assert_eq!(help.lines().next(), Some(about.as_str()));
            }
        }
    }

    /// The doc comment of a flattened struct would take the place of the command's own sentence.
    #[test]
    fn help_begins_with_the_sentence_of_the_list() {
        let all = <Arguments as clap::CommandFactory>::command();
        for command in all.get_subcommands().filter(|command| !command.is_hide_set()) {
            let name = command.get_name();
            let sentence = command.get_about().map(ToString::to_string).unwrap_or_default();
            assert!(!sentence.is_empty(), "{name} has no sentence");
            for option in ["--help", "-h"] {
                let help = Arguments::try_parse_from(["tiebreak", name, option]).map(|_| ());
                let help =
                    help.map_err(|help| help.to_string()).expect_err("help is not a command");
                assert_eq!(help.lines().next(), Some(sentence.as_str()), "{name} {option}");
            }
        }
    }

    #[test]
    fn standings_are_read_as_by_the_parser_of_everything() {
        let usual = [
            "a.trf",
            "a.trf --by PTS,DE --format json --lang de",
            "--check a.trf --every-round --published b.csv",
        ];
        for line in usual
            .into_iter()
            .chain(["a.trf --round 3 --unrated 1400 --edition 2023 -o out.csv --kind swiss"])
        {
            let words: Vec<OsString> = ["tiebreak", "standings"]
                .into_iter()
                .chain(line.split(' '))
                .map(OsString::from)
                .collect();
            let alone = Arguments::of_standings(&words).map(|arguments| format!("{arguments:?}"));
            let all = Arguments::try_parse_from(&words).map(|arguments| format!("{arguments:?}"));
            assert_eq!(alone, all.ok(), "{line}");
            assert!(alone.is_some(), "{line}");
        }
        for line in
            ["--help", "a.trf --round x", "a.trf --check --open 3", "a.trf b.trf", "--version"]
        {
            let words: Vec<OsString> = ["tiebreak", "standings"]
                .into_iter()
                .chain(line.split(' '))
                .map(OsString::from)
                .collect();
            assert!(Arguments::of_standings(&words).is_none(), "{line}");
        }
        let other: Vec<OsString> = ["tiebreak", "resolve", "standings"].map(OsString::from).into();
        assert!(Arguments::of_standings(&other).is_none());
    }
}
