//! The program `tiebreak`: see the library next to it.

use std::process::ExitCode;

fn main() -> ExitCode {
    tiebreak_cli::run()
}
