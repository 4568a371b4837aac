//! The program `tiebreak`.

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
mod settings;
mod show;
mod signing;
mod sitting;
mod source;

use commands::Arguments;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::given(commands::words(std::env::args_os()));
    let language = arguments.wanted.for_people();
    match commands::run(arguments) {
        Ok(code) => code,
        Err(error) => failure::report(language, &error),
    }
}
