//! The commands, one file each.

mod check;
mod new_regulation;
mod regulations;
mod resolve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Settles ties exactly as a written regulation says, and names the clause for every step.
#[derive(Debug, Parser)]
#[command(name = "tiebreak", version, propagate_version = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Standing, steps, what is open
    Resolve(resolve::Resolve),
    /// Lint a regulation: gaps, overlaps, loops, ties left open; or compare two
    Check(check::Check),
    /// Start a regulation file by asking a few questions
    NewRegulation(new_regulation::NewRegulation),
    /// List the built-in regulations, or print one
    Regulations(regulations::Regulations),
}

/// Runs the command that was given.
pub fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    match arguments.command {
        Command::Resolve(command) => command.run(),
        Command::Check(command) => command.run(),
        Command::NewRegulation(command) => command.run(),
        Command::Regulations(command) => command.run(),
    }
}
