//! The program `tiebreak`: its commands, and how it speaks with people. A library of its own, so
//! that it is compiled next to the web app and not after it
//! (`docs/decisions/build-time.md`); `main.rs` starts it.

mod about;
mod asking;
mod clock;
mod commands;
mod database;
mod failure;
mod language;
mod load;
mod output;
mod paper;
mod patience;
mod people;
mod settings;
mod show;
mod signing;
mod sitting;
mod source;

use commands::Arguments;
use failure::{Failure, Result};
use std::process::ExitCode;

/// Does what the command line asks for.
pub fn run() -> ExitCode {
    let arguments = Arguments::given(commands::words(std::env::args_os()));
    let language = arguments.wanted.for_people();
    if arguments.wanted.is_quiet() {
        failure::be_quiet();
    }
    match commands::run(arguments) {
        Ok(code) => code,
        Err(error) => failure::report(language, &error),
    }
}
