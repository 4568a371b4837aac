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
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<OsString> = commands::words(std::env::args_os()).collect();
    let ran = match commands::quickly(&words) {
        Some(command) => command.run(),
        None => commands::run(commands::Arguments::parse_from(words)),
    };
    match ran {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}
