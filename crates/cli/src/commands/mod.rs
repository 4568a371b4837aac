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
use clap::{Args, FromArgMatches, Parser, Subcommand};
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

// The arguments of a command are made when it is the one that was given: those of all take longer than the standing of a small event.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
enum Command {
    /// Standing, steps, what is open
    Resolve(resolve::Resolve),
    /// Conduct a play-off, question by question
    Playoff(playoff::Playoff),
    /// Follow a broadcast, and take the results that it proposes
    Follow(follow::Follow),
    /// Practise: a recorded afternoon once more, through a server of its own
    Rehearse(rehearse::Rehearse),
    /// Answer one question, or correct an answer
    Answer(answer::AnswerQuestion),
    /// Note that a tie was settled otherwise than the regulation says
    Depart(depart::Depart),
    /// Note that somebody leaves during the play-off and plays no more
    Leave(leave::LeavePlayOff),
    /// Note a rest that was granted, or anything else worth keeping
    Note(note::NoteDown),
    /// Amend the event of a record, make a key, sign a head
    Record(record::RecordCommand),
    /// Check a record, with numbered checks
    Verify(verify::Verify),
    /// Before the last rounds: what each participant needs
    Scenarios(scenarios::ScenariosCommand),
    /// Exact chances and the expected length of the play-off, under a model
    Odds(odds::OddsCommand),
    /// Draw lots among any names
    Lots(lots::Lots),
    /// What is in a file, and what about it is in doubt
    Inspect(inspect::Inspect),
    /// FIDE's tie-breaks for any chess file
    Standings(standings::StandingsCommand),
    /// A made-up event from a seed, for trying out programs
    Generate(generate::Generate),
    /// The event file of the next stage: those who qualified, with what they take along
    Next(next::Next),
    /// Between event files and TRF, PGN, CSV, USEBIO, PBN, XLSX
    Convert(convert::Convert),
    /// Lint a regulation: gaps, overlaps, loops, ties left open; or compare two
    Check(check::Check),
    /// Start a regulation file by asking a few questions
    NewRegulation(new_regulation::NewRegulation),
    /// List the built-in regulations, or print one
    Regulations(regulations::Regulations),
    /// Print the JSON Schema of a file or of an output
    Schema(schema::Schema),
    /// The web app: console, public board, API
    Serve(serve::Serve),
    /// Take events with their records out of the web app's database
    Export(export::Export),
    /// Keep everything of the web app in one file, while it runs
    Backup(backup::Backup),
    /// Put a backup into an empty database
    Restore(backup::Restore),
    /// Move the web app from one database to another
    Store(store::StoreCommand),
    /// Completions for a shell, on standard output
    Completions(completions::Completions),
    /// The manual page, on standard output
    Man(man::Man),
}

impl Arguments {
    /// What the command line says; where it says nothing that makes sense, the program ends with why.
    pub fn given(words: impl Iterator<Item = OsString>) -> Self {
        let words: Vec<OsString> = words.collect();
        Self::of_standings(&words).unwrap_or_else(|| Self::parse_from(words))
    }

    /// `standings` is what programs call by the thousand: it is read without the parsers of all other commands, which takes a twentieth of
    /// its time. Whatever is not right, help included, is left to the parser of everything.
    fn of_standings(words: &[OsString]) -> Option<Self> {
        let words = words.get(1..).filter(|rest| rest.first().is_some_and(|first| first == "standings"))?;
        let parser = standings::StandingsCommand::augment_args(Wanted::augment_args(clap::Command::new("standings")));
        let matches = parser.try_get_matches_from(words).ok()?;
        let command = Command::Standings(standings::StandingsCommand::from_arg_matches(&matches).ok()?);
        Some(Self { wanted: Wanted::from_arg_matches(&matches).ok()?, command })
    }
}

/// Runs the command that was given.
pub fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
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
        Command::Verify(command) => command.run(language),
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
    }
}

/// Does work on a database from a command that does nothing else meanwhile.
fn on_one_thread<T>(work: impl Future<Output = T>) -> std::io::Result<T> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

/// The words of the command line. `-/+` and `-/-` are results, not options: their first sign becomes a minus that no option
/// begins with, and that results are read with as well.
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

    #[test]
    fn standings_are_read_as_by_the_parser_of_everything() {
        let usual =
            ["a.trf", "a.trf --by PTS,DE --format json --lang de", "--check a.trf --every-round --published b.csv"];
        for line in usual.into_iter().chain(["a.trf --round 3 --unrated 1400 --edition 2023 -o out.csv --kind swiss"]) {
            let words: Vec<OsString> =
                ["tiebreak", "standings"].into_iter().chain(line.split(' ')).map(OsString::from).collect();
            let alone = Arguments::of_standings(&words).map(|arguments| format!("{arguments:?}"));
            let all = Arguments::try_parse_from(&words).map(|arguments| format!("{arguments:?}"));
            assert_eq!(alone, all.ok(), "{line}");
            assert!(alone.is_some(), "{line}");
        }
        for line in ["--help", "a.trf --round x", "a.trf --check --open 3", "a.trf b.trf", "--version"] {
            let words: Vec<OsString> =
                ["tiebreak", "standings"].into_iter().chain(line.split(' ')).map(OsString::from).collect();
            assert!(Arguments::of_standings(&words).is_none(), "{line}");
        }
        let other: Vec<OsString> = ["tiebreak", "resolve", "standings"].map(OsString::from).into();
        assert!(Arguments::of_standings(&other).is_none());
    }
}
