//! The program `tiebreak`.

mod commands;
mod failure;
mod load;
mod show;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = commands::Arguments::parse();
    match commands::run(arguments) {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}
