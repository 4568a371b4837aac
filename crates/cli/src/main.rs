//! The program `tiebreak`: see the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    tiebreak_cli::run()
}
