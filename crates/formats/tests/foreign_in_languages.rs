//! What is said of files that are packed, in other encodings, or meant for something else, and why
//! an event cannot be written: in six languages, each in its own words.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::collections::BTreeSet;
use std::io::Write;
use tiebreak_formats::account::Told;
use tiebreak_formats::{Format, import_any, pgn, read_any, recognise, write_any};
use tiebreak_language::{Language, Sentence};

/// Fails where two languages say the same.
fn differs(said: &Sentence) {
    let words: BTreeSet<String> =
        Language::ALL.iter().map(|language| said.in_language(*language)).collect();
    assert_eq!(words.len(), Language::ALL.len(), "{words:?}");
}

fn refused(name: &str, bytes: &[u8], told: &Told) {
    let rejected = import_any(name, bytes, told).err().unwrap_or_else(|| panic!("{name} was read"));
    for found in rejected.findings {
        differs(&found.message);
        found.hint.iter().for_each(differs);
    }
}

fn archive(files: &[&str]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for name in files {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(b"something").unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn what_comes_packed() {
    let told = Told::default();
    refused("none.zip", &archive(&[]), &told);
    refused("two.zip", &archive(&["one.pgn", "notes.txt"]), &told);
    refused("broken.zip", b"PK\x03\x04 and no more", &told);
    refused("broken.gz", &[0x1f, 0x8b, 8, 0], &told);
    refused("old.xls", &[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], &told);
    refused("empty.toml", b"", &told);
    refused("picture.png", &[1; 600], &told);
    let games =
        b"[Event \"Cup\"]\n[White \"Andr\xe9\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1-0\n";
    let import = import_any("cup.pgn", games, &told).unwrap();
    import.account.doubts.iter().for_each(|doubt| differs(&doubt.message));
    assert!(!import.account.doubts.is_empty());
    refused("cup.pgn", games, &Told { event: Some("Open".to_owned()), ..Told::default() });
}

#[test]
fn what_a_file_is_instead() {
    let files: [&[u8]; 6] = [
        b"PK\x03\x04",
        &[0x1f, 0x8b],
        &[0xd0, 0xcf, 0x11, 0xe0],
        b"012 Open\n",
        b"name,points\nAnn,3\n",
        b"<USEBIO>",
    ];
    files.iter().for_each(|bytes| differs(&recognise(bytes).unwrap()));
}

const EVENT: &str = "format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nkind = \"round-robin\"\n\
                     player = [{ name = \"Ann\" }, { name = \"Ben\" }]\n\
                     game = [{ round = 1, white = \"Ann\", black = \"Ben\", result = \"1-0\" }]\n";

#[test]
fn why_an_event_cannot_be_written() {
    let chess = read_any("cup.toml", EVENT.as_bytes()).unwrap().event;
    let bridge = "format = \"tiebreak-event/1\"\ntitle = \"Cup\"\nkind = \"round-robin\"\n\
                  team = [{ name = \"A\" }, { name = \"B\" }]\n\
                  match = [{ round = 1, teams = [\"A\", \"B\"], vps = [12, 8] }]\n";
    let bridge = read_any("cup.toml", bridge.as_bytes()).unwrap().event;
    for (event, format) in [
        (&chess, Format::Usebio),
        (&chess, Format::Pbn),
        (&chess, Format::Ods),
        (&bridge, Format::Trf),
        (&bridge, Format::Pgn),
        (&bridge, Format::Pbn),
    ] {
        differs(&write_any(event, format).unwrap_err());
    }
}

#[test]
fn games_that_do_not_fit_the_event() {
    let event = read_any("cup.toml", EVENT.as_bytes()).unwrap().event;
    let games = "[Event \"Cup\"]\n[Round \"1\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n0-1\n\n\
                 [Event \"Cup\"]\n[Round \"1\"]\n[White \"Ben\"]\n[Black \"Ann\"]\n[Result \"0-1\"]\n\n0-1\n\n\
                 [Event \"Cup\"]\n[Round \"1\"]\n[White \"Cleo\"]\n[Black \"Ann\"]\n[Result \"0-1\"]\n\n0-1\n";
    let entered = pgn::enter(&event, &pgn::games("cup.pgn", games).unwrap());
    assert_eq!(entered.warnings.len(), 3, "{:?}", entered.warnings);
    for found in entered.warnings {
        differs(&found.message);
        found.hint.iter().for_each(differs);
    }
}
