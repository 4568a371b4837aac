//! Large files are read piece by piece: what comes of them is what comes of the whole text.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fmt::Write;
use std::path::{Path, PathBuf};
use tiebreak_formats::account::Told;
use tiebreak_formats::{Import, event_file, import_any, import_large};
use tiebreak_model::Kind;

fn folder(path: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Everything that was understood, and the event.
fn shown(import: &Import) -> String {
    format!("{:#?}\n{:#?}", import.account, import.event)
}

/// A remark that makes a file so long that it is read table by table.
fn padding() -> String {
    format!("#{}\n", " nothing to read here".repeat(7_000))
}

#[test]
fn event_files_read_table_by_table_are_the_same_events() {
    let files =
        ["../../crates/server/events", "tests/data/events"].iter().flat_map(|path| folder(path));
    let mut compared = 0;
    for file in files.filter(|file| file.extension().is_some_and(|ending| ending == "toml")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let Ok(small) = event_file::read("a.toml", &text) else { continue };
        let padded = format!("{}\n{}", text, padding());
        let large = event_file::read("a.toml", &padded)
            .unwrap_or_else(|rejected| panic!("{}: {rejected}", file.display()));
        assert_eq!(large, small, "{}", file.display());
        let told = Told::default();
        let [small, large] =
            [&text, &padded].map(|text| event_file::import("a.toml", text, &told).unwrap());
        assert_eq!(shown(&large), shown(&small), "{}", file.display());
        compared += 1;
    }
    assert!(compared > 20, "only {compared} event files were compared");
}

/// Files that cannot be taken apart, or are wrong somewhere, get the same answer as small ones.
#[test]
fn what_cannot_be_read_table_by_table_is_read_whole() {
    let head = "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"swiss\"\n";
    let players = "[[player]]\nname = \"Ann\"\n[[player]]\nname = \"Ben\"\n";
    let game = "[[game]]\nround = 1\nwhite = \"Ann\"\nblack = \"Ben\"\nresult = \"1-0\"\n";
    let texts = [
        format!("{head}{players}{game}[scoring]\nwin = 3\ndraw = 1\nloss = 0\n"),
        format!(
            "{head}{players}{game}[scoring]\nwin = 3\ndraw = 1\nloss = 0\n{game}[scoring]\nwin = 2\n"
        ),
        format!("{head}report = [\"\"\"\n[[game]]\n\"\"\"]\n{players}{game}"),
        format!("{head}game = []\n{players}{game}"),
        format!(
            "{head}{players}  [[game]]\nround = 1\nwhite = \"Ann\"\nblack = \"Ben\"\nresult = \"1-0\"\n{game}"
        ),
        format!("{head}{players}{game}{game}"),
        format!(
            "{head}{players}[[ game ]]\nround = 1\nwhite = \"Ann\"\nblack = \"Ben\"\nresult = \"1-0\"\n{game}"
        ),
        format!(
            "{head}{players}{game}[[game]]\nround = 2\nwhite = \"Ann\"\nblack = \"Bem\"\nresult = \"1-0\"\n"
        ),
        format!(
            "{head}{players}{game}[[game]]\nround = 2\nround = 3\nwhite = \"Ann\"\nblack = \"Ben\"\nresult = \"1-0\"\n"
        ),
        format!(
            "{head}{players}{game}[[game]]\nround = 2\nwhite = \"Ann\nblack = \"Ben\"\nresult = \"1-0\"\n"
        ),
        format!("{head}{players}{game}[[gome]]\nround = 2\n"),
        format!("{head}{players}[game]\nround = 1\n"),
        format!(
            "{head}{players}[[game]] # the first\nround = 1\nwhite = \"Ann\"\nblack = \"Ben\"\nresult = \"1-0\"\n"
        ),
    ];
    for text in texts {
        let [small, large] = [text.clone(), format!("{text}{}", padding())]
            .map(|text| event_file::read("a.toml", &text));
        match (small, large) {
            (Ok(small), Ok(large)) => assert_eq!(large, small, "{text}"),
            (Err(small), Err(large)) => {
                assert_eq!(
                    format!("{:?}", large.findings),
                    format!("{:?}", small.findings),
                    "{text}"
                )
            }
            (small, large) => panic!("{text}\nsmall: {small:?}\nlarge: {large:?}"),
        }
    }
}

#[test]
fn games_read_piece_by_piece_are_the_same_event() {
    let mut compared = 0;
    for file in folder("tests/data/pgn").into_iter().chain(folder("tests/data/exports")) {
        let told = Told::default();
        let Some(streamed) = import_large(&file, &told).unwrap() else { continue };
        let whole =
            import_any(&file.display().to_string(), &std::fs::read(&file).unwrap(), &told).unwrap();
        assert_eq!(shown(&streamed), shown(&whole), "{}", file.display());
        compared += 1;
    }
    assert!(compared > 2, "only {compared} files of games were compared");
}

/// Several pieces: players with and without numbers, a play-off, remarks, other letters, games
/// twice.
#[test]
fn a_large_file_of_games_is_the_same_event() {
    let mut text = String::from("% made up\n");
    for game in 0..1_500u32 {
        let (round, board) = (game / 60 + 1, game % 60);
        let (white, black) = (board, 60 + (board * 7 + round * 13) % 60);
        write!(
            text,
            "[Event \"Große Open{}\"]\n[Round \"{round}.{}\"]\n",
            if game % 700 == 699 { " play-off" } else { "" },
            board + 1
        )
        .unwrap();
        write!(
            text,
            "[White \"Spieler, Ü{white}\"]\n[Black \"Spieler, Ü{black}\"]\n[WhiteElo \"{}\"]\n",
            2000 + white
        )
        .unwrap();
        write!(text, "[UTCDate \"2025.06.{:02}\"]\n[UTCTime \"07:57:05\"]\n", round % 28 + 1)
            .unwrap();
        if game % 3 > 0 {
            writeln!(text, "[BlackFideId \"{}\"]", 1_000 + black).unwrap();
        }
        let result = ["1-0", "0-1", "1/2-1/2"][game as usize % 3];
        write!(text, "[Result \"{result}\"]\n\n").unwrap();
        for number in 1..=20 {
            write!(
                text,
                "{number}. Nf3 {{ [%clk 1:29:{number:02}] }} {number}... Nc6 {{ gut\n[%clk 1:28:{number:02}] }} "
            )
            .unwrap();
        }
        write!(
            text,
            "{}\n\n{}",
            if game % 97 == 0 { "*" } else { result },
            if game % 50 == 0 { "; [Event \"no\"]\n" } else { "" }
        )
        .unwrap();
    }
    assert!(text.len() > 1_000_000);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large.pgn");
    std::fs::write(&file, &text).unwrap();
    let told =
        Told { kind: Some(Kind::Swiss), names: vec!["apart".parse().unwrap()], ..Told::default() };
    let streamed = import_large(&file, &told).unwrap().unwrap();
    let whole = import_any(&file.display().to_string(), text.as_bytes(), &told).unwrap();
    assert!(whole.event.as_ref().unwrap().games().len() > 1_400);
    assert!(!whole.event.as_ref().unwrap().play_off().is_empty());
    assert_eq!(shown(&streamed), shown(&whole));
    // Cut off in the middle of a tag: the whole text is looked at, and says where.
    std::fs::write(&file, &text[..text.rfind("[White").unwrap() + 12]).unwrap();
    assert!(import_large(&file, &told).unwrap().is_none());
}
