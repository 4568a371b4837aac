#![no_main]
use libfuzzer_sys::fuzz_target;
use tiebreak_formats::{Format, read_any, write_any};

fuzz_target!(|bytes: &[u8]| match read_any("fuzz", bytes) {
    Ok(loaded) => {
        for format in [Format::EventFile, Format::Trf, Format::Pgn, Format::Csv, Format::Usebio] {
            drop(write_any(&loaded.event, format));
        }
    }
    Err(rejected) => assert!(!rejected.to_string().is_empty()),
});
