//! Signed heads: what they pin, what breaks them, and that others' tools read them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::{event, full_record};
use tiebreak_record::{
    CheckFailure, CheckFinding, CheckResult, Checkpoint, CheckpointMatch, NoteError, ReaderNotes,
    Record, SigningKey, VerifyingKey, verify,
};

fn key() -> SigningKey {
    SigningKey::from_seed("arbiter.example", [7; 32]).unwrap()
}

/// The key and the signature of the example of Go's `golang.org/x/mod/sumdb/note`.
#[test]
fn a_note_of_another_program_is_read() {
    let secret = "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";
    let public = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
    let key: SigningKey = secret.parse().unwrap();
    assert_eq!(key.public().to_string(), public);
    assert_eq!(key.secret_text(), secret);
    let note = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n\
        \u{2014} PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";
    // The signature holds; it is only no checkpoint.
    assert_eq!(key.public().open(note), Err(NoteError::NotACheckpoint));
    assert_eq!(key.public().open(&note.replace("answer", "cause")), Err(NoteError::BadSignature));
}

#[test]
fn keys_go_round_and_nonsense_is_refused() {
    let key = key();
    assert_eq!(key.secret_text().parse::<SigningKey>().unwrap().public(), key.public());
    assert_eq!(key.public().to_string().parse::<VerifyingKey>().unwrap(), key.public());
    assert!(
        SigningKey::from_seed("a b", [0; 32]).is_none()
            && SigningKey::from_seed("", [0; 32]).is_none()
    );
    let public = key.public().to_string();
    for wrong in [
        "",
        "x",
        &public.replace("arbiter", "press"),
        &public[..public.len() - 2],
        &key.secret_text(),
    ] {
        assert_eq!(wrong.parse::<VerifyingKey>(), Err(NoteError::NoKey), "{wrong}");
    }
    assert!(!format!("{key:?}").contains("PRIVATE"), "the secret stays out of logs");
}

/// V12, from both sides.
#[test]
fn a_signed_head_finds_what_hashes_cannot() {
    let record = full_record(&event());
    let signed = key().sign(&Checkpoint::from_record(&record)).unwrap();
    let public = key().public();
    let v12 = |text: &str, note: &str, key: &VerifyingKey| {
        let checks = verify(
            text.as_bytes(),
            ReaderNotes { signed: Some((note, key)), ..ReaderNotes::default() },
            None,
        );
        checks.into_iter().find(|check| check.number == 12).unwrap().verdict
    };
    let by = "arbiter.example".to_owned();
    let text = record.text();
    let passed =
        |later| CheckResult::Passed(CheckFinding::Signed { line: 14, later, by: by.clone() });
    assert_eq!(v12(&text, &signed, &public), passed(0));
    // A chain in which every line was written again is intact, but does not fit the signature.
    let mut anew = Record::start(record.header().clone());
    record.entries().iter().rev().for_each(|entry| drop(anew.append(entry.clone())));
    assert_eq!(
        v12(&anew.text(), &signed, &public),
        CheckResult::Failed(CheckFailure::OtherLineSigned { line: 14 })
    );
    let shorter: String = text.split_inclusive('\n').take(11).collect();
    assert_eq!(
        v12(&shorter, &signed, &public),
        CheckResult::Failed(CheckFailure::MoreSigned { signed: 14, lines: 11 })
    );
    let mut longer = record.clone();
    longer.append(record.entries()[10].clone());
    assert_eq!(v12(&longer.text(), &signed, &public), passed(1));
    let other = SigningKey::from_seed("arbiter.example", [8; 32]).unwrap().public();
    assert_eq!(
        v12(&text, &signed, &other),
        CheckResult::Failed(CheckFailure::Signature(NoteError::NotSignedBy))
    );
    for at in 0..signed.len() {
        let mut bytes = signed.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else { continue };
        assert!(!matches!(v12(&text, &flipped, &public), CheckResult::Passed(_)), "byte {at}");
    }
    let checkpoint = public.open(&signed).unwrap();
    assert_eq!(checkpoint.about, ["event Cup"]);
    let mut header = record.header().clone();
    header.program = "another".into();
    assert_eq!(checkpoint.holds(&Record::start(header)), CheckpointMatch::OtherRecord);
}
