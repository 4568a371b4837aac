//! Whatever is done to a record's lines is found.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common;

use crate::common::{event, full_record, header};
use tiebreak_record::{Record, RecordError, sha256};

#[test]
fn what_was_written_is_read_again() {
    let record = full_record(&event());
    let again = Record::parse(&record.text()).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.entries().len(), 13);
    let kinds: Vec<&str> = record.entries().iter().map(|entry| entry.kind()).collect();
    for kind in
        ["answer", "correction", "departure", "withdrawal", "leave", "commitment", "rest", "note"]
    {
        assert!(kinds.contains(&kind), "{kind}");
    }
}

#[test]
fn every_line_holds_the_hash_of_the_line_before() {
    let text = full_record(&event()).text();
    let lines: Vec<&str> = text.lines().collect();
    for pair in lines.windows(2) {
        assert!(pair[1].starts_with(&format!("{{\"prev\":\"{}\"", sha256(pair[0].as_bytes()))));
    }
    assert!(
        lines[0].contains(&sha256(b"event")) && lines[0].contains("\"program\":\"tiebreak 0.1.0\"")
    );
}

#[test]
fn every_byte_flipped_is_found() {
    let bytes = full_record(&event()).text().into_bytes();
    for at in 0..bytes.len() {
        for bit in [0, 1, 5, 7] {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            assert!(Record::read(&flipped).is_err(), "byte {at}, bit {bit}");
        }
    }
}

#[test]
fn every_line_removed_doubled_or_swapped_is_found() {
    let text = full_record(&event()).text();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let last = lines.len() - 1;
    let read = |lines: &[&str]| Record::parse(&lines.concat());
    for at in 0..lines.len() {
        let mut removed = lines.clone();
        removed.remove(at);
        // Without its last line a record is a shorter record: only a noted head tells them apart.
        let found = read(&removed);
        assert_eq!(found.is_ok(), at == last, "line {} removed", at + 1);
        if let Ok(shorter) = found {
            assert!(!shorter.has_head(Record::parse(&text).unwrap().head()));
        }
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert!(read(&doubled).is_err(), "line {} doubled", at + 1);
        for other in at + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(at, other);
            assert!(read(&swapped).is_err(), "lines {} and {} swapped", at + 1, other + 1);
        }
    }
}

#[test]
fn each_damage_has_its_own_message() {
    let record = full_record(&event());
    let text = record.text();
    let error = |text: &str| Record::parse(text).unwrap_err();
    assert_eq!(error(""), RecordError::Empty);
    assert_eq!(error("format = \"tiebreak-event/1\"\n"), RecordError::NotARecord);
    assert_eq!(error("{\"format\":\"tiebreak-event/1\"}\n"), RecordError::NotARecord);
    assert_eq!(
        error(&text.replacen("wrong key", "other key", 1)),
        RecordError::Altered { line: 6 }
    );
    assert!(matches!(error(text.trim_end()), RecordError::CutOff { line: 14, .. }));
    assert!(matches!(error(&text[..text.len() - 9]), RecordError::CutOff { line: 14, .. }));
    assert!(matches!(error(&text[..20]), RecordError::CutOff { line: 1, .. }));
    assert_eq!(
        Record::read(&[text.as_bytes(), b"\xff\n"].concat()),
        Err(RecordError::NotUtf8 { line: 15 })
    );
    assert_eq!(error(&format!("{text}and more")), RecordError::Altered { line: 15 });
    let without_third: String =
        text.split_inclusive('\n').enumerate().filter(|(i, _)| *i != 2).map(|(_, l)| l).collect();
    assert_eq!(error(&without_third), RecordError::Broken { line: 3 });
    let other = Record::start(header()).text().replace("record/1", "record/2");
    let sealed = resealed(other.trim_end());
    assert_eq!(
        error(&format!("{sealed}\n")),
        RecordError::OtherFormat { found: "tiebreak-record/2".into() }
    );
}

/// A line with a new sum, as a forger would write it.
fn resealed(line: &str) -> String {
    let (body, _) = line.rsplit_once(",\"sum\":\"").unwrap();
    format!("{body},\"sum\":\"{}\"}}", sha256(body.as_bytes()))
}

/// Somebody with the time to compute sums can still not hide anything in a line, nor give an answer
/// that is none.
#[test]
fn sealed_nonsense_is_refused() {
    let record = full_record(&event());
    let lines: Vec<&str> = record.lines().iter().map(|line| line.text.as_str()).collect();
    let changes = [
        (3, "[\"Gukesh D\",\"Wei Yi\"],\"seed\"", "[\"Gukesh D\",\"Vidit\"],\"seed\""),
        (4, "\"value\":\"1-0\"", "\"value\":\"2-0\""),
        (4, "\"value\":\"1-0\"", "\"value\":\"0-1\",\"value\":\"1-0\""),
        (4, "\"value\":\"1-0\"", "\"value\": \"1-0\""),
        (4, "\"by\":\"Arbiter\"", "\"by\":7"),
        (4, "\"by\":\"Arbiter\"", "\"by\":\"Arbiter\",\"extra\":\"x\""),
        (4, "\"at\":\"2024", "\"at\":\"never"),
        (5, ",\"why\":\"wrong key\"", ""),
        (4, "\"kind\":\"answer\"", "\"kind\":\"rumour\""),
        (10, ",\"name\":\"Anish Giri\"", ""),
        (10, "\"why\":\"his flight\"", "\"why\":\"\""),
        (12, "\"minutes\":10", "\"minutes\":-10"),
    ];
    for (index, from, to) in changes {
        let from = if index == 3 && !lines[3].contains(from) {
            "[\"Wei Yi\",\"Gukesh D\"],\"seed\""
        } else {
            from
        };
        assert!(lines[index].contains(from), "{from} in {}", lines[index]);
        let mut text = lines[..index].join("\n");
        text.push('\n');
        text.push_str(&resealed(&lines[index].replacen(from, to, 1)));
        text.push('\n');
        let error = Record::parse(&text).unwrap_err();
        assert!(
            matches!(error, RecordError::Malformed { line, .. } if line == index + 1),
            "{to}: {error:?}"
        );
    }
}

#[test]
fn a_head_is_recognised_as_people_note_it() {
    let record = full_record(&event());
    assert_eq!(record.short_head().len(), 19);
    assert!(
        record.has_head(&record.short_head()) && record.has_head(&record.head().to_uppercase())
    );
    assert!(!record.has_head(&record.head()[..7]) && !record.has_head("0000 0000 0000 0000"));
}

#[test]
fn a_record_belongs_to_its_files() {
    let record = Record::start(header());
    assert_eq!(record.belongs_to(&sha256(b"event"), "", &sha256(b"text")), Ok(()));
    let error = record.belongs_to(&sha256(b"event "), "", &sha256(b"text")).unwrap_err();
    assert!(error.to_string().contains("another event file (\"Cup\")"));
    assert!(matches!(
        record.belongs_to(&sha256(b"event"), "", ""),
        Err(RecordError::OtherRegulation { .. })
    ));
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config { cases: 300, failure_persistence: None, ..Default::default() })]

    /// Whatever bytes are put in wherever: no panic, and never a record that says something else.
    #[test]
    fn splices_are_found(at in 0usize..5000, cut in 0usize..40, bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..40)) {
        let good = full_record(&event());
        let text = good.text().into_bytes();
        let at = at.min(text.len());
        let end = (at + cut).min(text.len());
        let spliced = [&text[..at], &bytes, &text[end..]].concat();
        let checks = tiebreak_record::verify(&spliced, tiebreak_record::ReaderNotes::default(), None);
        proptest::prop_assert_eq!(checks.len(), 13);
        if let Ok(read) = Record::read(&spliced) {
            proptest::prop_assert!(good.text().starts_with(&read.text()));
        }
    }

    #[test]
    fn words_never_panic(words in proptest::collection::vec(".{0,12}", 0..5)) {
        let event = event();
        for question in [
            common::game(&event, "game", "Wei Yi", "Vidit"),
            common::lots(&event, "lots", &["Wei Yi", "Vidit", "Gukesh D"]),
        ] {
            let _ = tiebreak_record::parse_answer(&question, &event, &words);
            let _ = tiebreak_record::draw_lots(&question, &event, words.first().map_or("", String::as_str));
        }
    }
}
