#![no_main]
use libfuzzer_sys::fuzz_target;
use tiebreak_formats::{csv, event_file};

fuzz_target!(|text: &str| match csv::read("fuzz", text) {
    Ok(loaded) => {
        let again = event_file::read("again", &event_file::write(&loaded.event)).expect("what was written is read");
        assert_eq!(again, loaded.event);
    }
    Err(rejected) => assert!(!rejected.to_string().is_empty()),
});
