#![no_main]
use libfuzzer_sys::fuzz_target;
use tiebreak_formats::{event_file, usebio};

fuzz_target!(|text: &str| match usebio::read("fuzz", text) {
    Ok(loaded) => {
        let again = event_file::read("again", &event_file::write(&loaded.event)).expect("what was written is read");
        assert_eq!(again, loaded.event);
    }
    Err(rejected) => assert!(!rejected.to_string().is_empty()),
});
