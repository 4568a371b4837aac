//! The fuzz target `workbook` in the tests: its corpus, and changes of it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use crate::workbooks;
use std::path::Path;
use tiebreak_model::Random;

fn corpus() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/workbook");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// Takes bytes out, doubles them, changes them, or puts those of another file in.
fn change(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Random) {
    let start = chance.below(bytes.len());
    let end = start + chance.below(bytes.len() - start);
    match chance.below(4) {
        0 => drop(bytes.drain(start..end)),
        1 => {
            let doubled = bytes[start..end].to_vec();
            bytes.splice(end..end, doubled);
        }
        2 => bytes[start] = b"0123456789<>/=\"& rct\0"[chance.below(21)],
        _ => {
            let from = chance.below(other.len());
            bytes.splice(start..end, other[from..].iter().copied());
        }
    }
}

#[test]
fn the_corpus_and_changes_of_it() {
    let corpus = corpus();
    assert!(corpus.len() > 5);
    corpus.iter().for_each(|bytes| workbooks::read(bytes));
    for seed in 0..3_000 {
        let mut chance = Random::new(seed);
        let mut bytes = corpus[chance.below(corpus.len())].clone();
        for _ in 0..1 + chance.below(4) {
            let other = &corpus[chance.below(corpus.len())];
            if !bytes.is_empty() {
                change(&mut bytes, other, &mut chance);
            }
        }
        workbooks::read(&bytes);
    }
}
