#![no_main]
use libfuzzer_sys::fuzz_target;
use tiebreak_formats::event_file;

fuzz_target!(|bytes: &[u8]| match event_file::read_bytes("fuzz", bytes) {
    Ok(event) => {
        let again = event_file::read("again", &event_file::write(&event)).expect("what was written is read");
        assert_eq!(again, event);
    }
    Err(rejected) => assert!(!rejected.to_string().is_empty()),
});
