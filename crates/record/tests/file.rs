//! A record in a file: crashes, and two programs at once.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::{against, event, folder, full_record, header};
use std::fs;
use std::path::Path;
use tiebreak_record::{Entry, Note, Record, RecordError, RecordFile, RecordFileError, RecordLine};

fn open(path: &Path) -> Result<RecordFile, RecordFileError> {
    against(&event(), |against| RecordFile::open_or_create(path, header(), against))
}

/// Adds a note.
fn add(file: &mut RecordFile, why: &str) -> Result<RecordLine, RecordFileError> {
    let note = Entry::Note(Note { by: "Arbiter".into(), why: why.into(), at: None });
    against(&event(), |against| file.append(note, against))
}

#[test]
fn the_file_appears_with_its_first_entry() {
    let path = folder().join("cup.record");
    let mut file = open(&path).unwrap();
    assert!(!path.exists());
    add(&mut file, "one").unwrap();
    add(&mut file, "two").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), file.record().text());
    assert_eq!(RecordFile::read(&path).unwrap(), *file.record());
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

/// Wherever the last line was cut off: it is set aside whole, what was confirmed before is there,
/// and work goes on.
#[test]
fn a_half_written_line_is_set_aside() {
    let folder = folder();
    let record = full_record(&event());
    let text = record.text();
    let last = text.trim_end().rfind('\n').unwrap() + 1;
    let confirmed = Record::parse(&text[..last]).unwrap();
    for cut in (last + 1..text.len() - 1).step_by(7) {
        for zeros in [0, 5] {
            let path = folder.join(format!("{cut}-{zeros}.record"));
            let half = [&text.as_bytes()[last..cut], &vec![0; zeros]].concat();
            fs::write(&path, [&text.as_bytes()[..last], &half].concat()).unwrap();
            assert!(
                matches!(
                    RecordFile::read(&path),
                    Err(RecordFileError::Record(RecordError::CutOff { line: 14, .. }))
                ),
                "{cut}"
            );
            let mut file = open(&path).unwrap();
            let aside = file.set_aside().unwrap().clone();
            assert_eq!(fs::read(aside.kept_in.unwrap()).unwrap(), half);
            assert_eq!(
                aside.text.as_bytes(),
                String::from_utf8_lossy(&text.as_bytes()[last..cut]).as_bytes()
            );
            assert_eq!(*file.record(), confirmed);
            add(&mut file, "again").unwrap();
            assert_eq!(RecordFile::read(&path).unwrap().entries().len(), record.entries().len());
        }
    }
}

#[test]
fn a_line_that_lacks_only_its_end_stays() {
    let path = folder().join("cup.record");
    let record = full_record(&event());
    fs::write(&path, record.text().trim_end()).unwrap();
    let file = open(&path).unwrap();
    assert_eq!(*file.record(), record);
    assert_eq!(file.set_aside().unwrap().kept_in, None);
    assert_eq!(fs::read_to_string(&path).unwrap(), record.text());
}

#[test]
fn a_half_written_first_line_is_set_aside() {
    let path = folder().join("cup.record");
    fs::write(&path, &Record::start(header()).text()[..50]).unwrap();
    let mut file = open(&path).unwrap();
    assert_eq!(file.set_aside().unwrap().line, 1);
    add(&mut file, "one").unwrap();
    assert_eq!(RecordFile::read(&path).unwrap(), *file.record());
}

/// What is not the beginning of a line of ours is not touched.
#[test]
fn nothing_else_is_mended() {
    let path = folder().join("cup.record");
    let record = full_record(&event()).text();
    for text in [
        String::new(),
        "title = \"Cup\"".to_owned(),
        "\0".repeat(100),
        format!("{record}and more"),
        record.replacen("10", "20", 1),
    ] {
        fs::write(&path, &text).unwrap();
        assert!(matches!(open(&path), Err(RecordFileError::Record(_))), "{text}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn whoever_comes_second_is_told() {
    let path = folder().join("cup.record");
    let mut first = open(&path).unwrap();
    let mut second = open(&path).unwrap();
    add(&mut first, "first").unwrap();
    assert!(matches!(add(&mut second, "second"), Err(RecordFileError::Moved { added: 1 })));
    assert_eq!(second.record(), first.record());
    add(&mut second, "second").unwrap();
    assert!(matches!(add(&mut first, "third"), Err(RecordFileError::Moved { added: 1 })));
    fs::write(&path, first.record().text().replacen("second", "sekond", 1)).unwrap();
    assert!(matches!(
        add(&mut first, "third"),
        Err(RecordFileError::Record(RecordError::Altered { line: 3 }))
    ));
}

#[test]
fn many_writers_lose_nothing() {
    let path = folder().join("cup.record");
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let path = &path;
            scope.spawn(move || {
                let mut file = open(path).unwrap();
                for number in 0..25 {
                    while let Err(error) = add(&mut file, &format!("{writer}/{number}")) {
                        assert!(
                            matches!(error, RecordFileError::Moved { .. } | RecordFileError::Busy),
                            "{error:?}"
                        );
                    }
                }
            });
        }
    });
    let record = RecordFile::read(&path).unwrap();
    let mut notes: Vec<&str> = record
        .entries()
        .iter()
        .map(|entry| match entry {
            Entry::Note(note) => note.why.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    notes.sort_unstable();
    notes.dedup();
    assert_eq!(notes.len(), 100);
}
