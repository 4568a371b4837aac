//! Any file, told apart by its content; folders; files that are being written.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use tiebreak_formats::account::Told;
use tiebreak_formats::{
    FileWatch, Format, SourceError, import_source, read_any, read_games, read_source, write_any,
};
use tiebreak_model::Kind;

fn data(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

#[test]
fn every_file_is_recognised() {
    let expected = [
        ("events", "toml", Format::EventFile),
        ("trf", "trf", Format::Trf),
        ("tie-breaks", "trf", Format::Trf),
        ("pgn", "pgn", Format::Pgn),
        ("bridge", "pbn", Format::Pbn),
        ("bridge/endplay", "pbn", Format::Pbn),
        ("bridge/usebio", "xml", Format::Usebio),
        ("bridge", "csv", Format::Csv),
    ];
    for (folder, extension, format) in expected {
        let mut count = 0;
        for entry in std::fs::read_dir(data(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|found| found == extension) {
                assert_eq!(
                    Format::detect(&std::fs::read_to_string(&path).unwrap()),
                    format,
                    "{}",
                    path.display()
                );
                count += 1;
            }
        }
        assert!(count > 0, "{folder}");
    }
    assert_eq!(Format::detect("[[player]]\nname = \"A\""), Format::EventFile);
    assert_eq!(Format::detect("[prizes]\ncurrency = \"EUR\""), Format::EventFile);
    assert_eq!(Format::detect("[Event \"cut of"), Format::Pgn);
    for short in ["N", "12", "001", "0é", "XX", "é"] {
        assert!(read_any("short", short.as_bytes()).is_err(), "{short}");
    }
}

#[test]
fn one_event_through_all_formats_that_hold_it() {
    let loaded =
        read_source(&data("tie-breaks/uzchesscup.pgn")).unwrap_or_else(|error| panic!("{error}"));
    for format in [Format::EventFile, Format::Trf, Format::Pgn, Format::Csv] {
        let bytes = write_any(&loaded.event, format).unwrap();
        let again = read_any("again", &bytes)
            .unwrap_or_else(|rejected| panic!("{format:?}: {rejected}"))
            .event;
        let results = |event: &tiebreak_model::Event| -> Vec<_> {
            event
                .games()
                .iter()
                .map(|game| (game.round, event.name(game.white).to_owned(), game.result))
                .collect()
        };
        assert_eq!(results(&again), results(&loaded.event), "{format:?}");
    }
    assert!(write_any(&loaded.event, Format::Usebio).is_err());
    let workbook = write_any(&loaded.event, Format::Xlsx).unwrap();
    assert_eq!(read_any("a.xlsx", &workbook).unwrap().event.games().len(), 45);
    assert_eq!(
        write_any(&loaded.event, Format::Xlsx).unwrap(),
        workbook,
        "the same event gives the same bytes"
    );
}

#[test]
fn bytes_that_are_not_utf8_or_not_there() {
    let latin =
        read_any("a.pgn", b"[White \"Andr\xe9\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n1-0\n")
            .unwrap();
    assert_eq!(latin.event.participants()[0].name, "Andr\u{e9}");
    let picture = read_any("a.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01").unwrap_err();
    assert_eq!(picture.to_string(), "a.png:1:1: byte 0x89 is not UTF-8 (at byte offset 0, line 1)");
    assert_eq!(read_any("a", b"").unwrap_err().to_string(), "a: the file is empty");
}

#[test]
fn a_folder_of_boards_is_one_event_and_is_watched() {
    let folder = tempfile::tempdir().unwrap();
    let game = |white: &str, black: &str, result: &str| {
        format!(
            "[Round \"1\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n"
        )
    };
    assert!(matches!(read_source(folder.path()), Err(SourceError::NoGames(_))));
    std::fs::write(folder.path().join("1.pgn"), game("A", "B", "*")).unwrap();
    std::fs::write(folder.path().join("2.pgn"), game("C", "D", "1-0")).unwrap();
    let mut watch = FileWatch::new(folder.path());
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let read = || import_source(folder.path(), &told).unwrap().decided().unwrap();
    let event = read().event;
    assert_eq!((event.participants().len(), event.open_games().count()), (4, 1));
    assert!(!watch.changed());
    std::fs::write(folder.path().join("1.pgn"), game("A", "B", "0-1")).unwrap();
    assert!(watch.changed());
    assert!(!watch.changed());
    assert_eq!(read().event.open_games().count(), 0);
    assert_eq!(read_games(folder.path()).unwrap().len(), 2);
    std::fs::write(folder.path().join("3.pgn"), "[White \"E").unwrap();
    assert!(watch.changed());
    assert!(matches!(read_source(folder.path()), Err(SourceError::Rejected(_))));
}
