//! The program `tiebreak`.

mod about;
mod asking;
mod clock;
mod commands;
mod database;
mod failure;
mod load;
mod output;
mod patience;
mod settings;
mod show;
mod signing;
mod sitting;
mod source;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = commands::read(commands::words(std::env::args_os()).collect());
    match commands::run(arguments) {
        Ok(code) => code,
        Err(error) => failure::report(&error),
    }
}
