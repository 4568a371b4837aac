//! `verify` and the stand-alone verifier `tools/verify.py` fail the same records, by the same
//! check.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common;
use crate::mutants::{Mutant, mutants as changed, of_the_file, records, sealed};
use std::path::Path;
use std::process::Command;
use tiebreak_record::{
    CheckFailure, CheckResult, FaultKind, PromiseFault, ReaderNotes, RecordFault, verify,
};

/// The first check that a record fails, of those that need nothing but the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Nothing,
    Check(u8),
    /// The signature of a beacon is forged: only `verify` checks it.
    Signature,
}

fn by_verify(bytes: &[u8]) -> Found {
    let failed = verify(bytes, ReaderNotes::default(), None).into_iter().find_map(|check| {
        match check.verdict {
            CheckResult::Failed(failed) => Some((check.number, failed)),
            _ => None,
        }
    });
    match failed {
        None => Found::Nothing,
        Some((
            _,
            CheckFailure::Fault(RecordFault {
                kind: FaultKind::Promise(PromiseFault::NotGenuine { .. }),
                ..
            }),
        )) => Found::Signature,
        Some((number, _)) => Found::Check(number),
    }
}

/// What the stand-alone verifier finds, in one run of it.
fn by_python(folder: &Path, mutants: &[Mutant]) -> Vec<Found> {
    let files: Vec<_> = (0..mutants.len()).map(|at| folder.join(format!("{at}.record"))).collect();
    for (file, mutant) in files.iter().zip(mutants) {
        std::fs::write(file, &mutant.bytes).unwrap();
    }
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/verify.py");
    let run =
        Command::new("python3").arg(program).args(&files).output().expect("python3 is installed");
    let out = String::from_utf8(run.stdout).unwrap();
    let found: Vec<Found> = out.lines().map(of_line).collect();
    assert_eq!(found.len(), mutants.len(), "{}", String::from_utf8_lossy(&run.stderr));
    found
}

/// `FILE: V4 FAILED …`, or `FILE: ok, …`.
fn of_line(line: &str) -> Found {
    let (_, verdict) = line.split_once(".record: ").unwrap();
    match verdict.strip_prefix('V').and_then(|rest| rest.split_once(" FAILED ")) {
        Some((number, _)) => Found::Check(number.parse().unwrap()),
        None => Found::Nothing,
    }
}

/// Whether the two say the same. A forged signature may be found by Python for another reason, or
/// not at all.
fn agree(ours: Found, theirs: Found) -> bool {
    match ours {
        Found::Signature => matches!(theirs, Found::Nothing | Found::Check(6)),
        _ => ours == theirs,
    }
}

/// Every kind of change of every field of every kind of line; a sample of them unless
/// `TIEBREAK_ALL` is set.
fn all_mutants() -> Vec<Mutant> {
    let mut all: Vec<Mutant> = Vec::new();
    for source in records() {
        all.extend(changed(source.name, &source.lines));
        all.extend(of_the_file(source.name, &source.lines));
    }
    if std::env::var_os("TIEBREAK_ALL").is_none() {
        // A prime, so that every record, line and kind of change has its share.
        all = all.into_iter().step_by(SAMPLE).collect();
    }
    all
}

const SAMPLE: usize = 31;
/// The number of names in the command line of one run.
const TOGETHER: usize = 2_000;

#[test]
fn both_accept_the_records_that_are_changed() {
    let whole: Vec<Mutant> = records()
        .into_iter()
        .map(|source| Mutant {
            name: source.name.to_owned(),
            bytes: sealed(&source.lines).into_bytes(),
        })
        .collect();
    for mutant in &whole {
        assert_eq!(by_verify(&mutant.bytes), Found::Nothing, "{}", mutant.name);
    }
    assert_eq!(by_python(&common::folder(), &whole), vec![Found::Nothing; whole.len()]);
}

#[test]
fn both_find_the_same_in_every_changed_record() {
    let folder = common::folder();
    let mutants = all_mutants();
    let mut differ = Vec::new();
    let (mut accepted, mut signatures) = (0, 0);
    for together in mutants.chunks(TOGETHER) {
        for (mutant, theirs) in together.iter().zip(by_python(&folder, together)) {
            let ours = by_verify(&mutant.bytes);
            accepted += usize::from(ours == Found::Nothing);
            signatures += usize::from(ours == Found::Signature);
            if !agree(ours, theirs) {
                differ.push(format!("{}: verify {ours:?}, verify.py {theirs:?}", mutant.name));
            }
        }
    }
    println!(
        "{} changed records, {accepted} accepted, {signatures} forged signatures",
        mutants.len()
    );
    assert!(
        differ.is_empty(),
        "{} of {} differ:\n{}",
        differ.len(),
        mutants.len(),
        differ[..differ.len().min(60)].join("\n")
    );
    let least = if std::env::var_os("TIEBREAK_ALL").is_some() { 10_000 } else { 500 };
    assert!(mutants.len() >= least && accepted > 10 && accepted < mutants.len() / 2);
    std::fs::remove_dir_all(folder).unwrap();
}
