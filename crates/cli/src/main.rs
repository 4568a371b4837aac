//! The program `tiebreak`.

mod about;
mod asking;
mod clock;
mod commands;
mod failure;
mod load;
mod output;
mod patience;
mod show;
mod signing;
mod sitting;
mod source;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = commands::Arguments::parse_from(commands::words(std::env::args_os()));
    match commands::run(arguments) {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}
