//! The fuzz target `api` in the tests: its corpus, and changes of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use crate::requests;

use std::path::Path;

/// Numbers that look random, and are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % most.max(1) as u64).unwrap()
    }
}

fn corpus() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/api");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                std::fs::read(&path).unwrap(),
            )
        })
        .collect();
    files.sort();
    files
}

/// Signs that mean something in a request or in JSON, and some that do not.
const SIGNS: &[u8] = b"\0({[\"|\\\xff-1";

/// A file of the corpus with some bytes changed, left out or put in, or with the end of another.
fn changed(files: &[(String, Vec<u8>)], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = files[chance.below(files.len())].1.clone();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len());
        match chance.below(5) {
            0 => bytes[at] = chance.below(256) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, SIGNS[chance.below(SIGNS.len())]),
            3 => bytes[at] = b'(' + chance.below(20) as u8,
            _ => {
                let other = &files[chance.below(files.len())].1;
                bytes.truncate(at);
                bytes.extend(&other[chance.below(other.len())..]);
            }
        }
        if bytes.is_empty() {
            bytes.push(b'(');
        }
    }
    bytes
}

/// The database goes with the test.
struct Kept;

impl Drop for Kept {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", requests::database().display()));
        }
    }
}

#[test]
fn whatever_is_sent_the_event_is_shown_and_its_record_read() {
    let (_kept, files) = (Kept, corpus());
    let mut refused = Vec::new();
    for (name, bytes) in &files {
        let taken = requests::run(bytes);
        // A corpus whose requests are all refused at the door would try nothing.
        if taken == 0 && !name.starts_with("raw-") {
            refused.push(name.as_str());
        }
    }
    // Which are refused depends on what those before them left; most find something to do.
    assert!(
        refused.len() * 3 < files.len(),
        "{} of {} were refused: {refused:?}",
        refused.len(),
        files.len()
    );
    let mut chance = Chance(0x71eb_4ea4);
    let tries = if std::env::var_os("TIEBREAK_LONG").is_some() { 20_000 } else { 150 };
    let taken: usize = (0..tries).map(|_| requests::run(&changed(&files, &mut chance))).sum();
    assert!(taken > tries / 10, "{taken} of {tries} tries were taken");
}
