//! A text file with a byte order mark is read as one without: the same output, and mistakes at the
//! same places.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, Done, root, two_tied};

const MARK: &[u8] = b"\xef\xbb\xbf";
const CSV: &str = "rank,name,1,2,3\n1,Ana,*,1,½\n2,Bo,0,*,1\n3,Çem,½,0,*\n";
const PGN: &str = "[Event \"Cup\"]\n[Site \"?\"]\n[Date \"2024.01.28\"]\n[Round \"1\"]\n[White \"Ana\"]\n[Black \"Bo\"]\n\
                   [Result \"1-0\"]\n\n1. e4 e5 1-0\n";
const TRF: &str = include_str!("byte_order_mark/two.trf");
const RULES: &str = include_str!("attacks/rules.toml");

/// What the program does with a file as it is, and with a byte order mark before it.
fn with_and_without(desk: &Desk, file: &str, content: &[u8], arguments: &[&str]) -> [Done; 2] {
    [b"".as_slice(), MARK].map(|mark| {
        std::fs::write(desk.path(file), [mark, content].concat()).unwrap();
        desk.run(arguments)
    })
}

/// The same output, and the exit code that is expected.
fn alike(desk: &Desk, file: &str, content: &[u8], arguments: &[&str], code: i32) {
    let [plain, marked] = with_and_without(desk, file, content, arguments);
    assert_eq!(plain.code, code, "{arguments:?}: {}{}", plain.out, plain.err);
    assert_eq!(
        (marked.code, &marked.out, &marked.err),
        (plain.code, &plain.out, &plain.err),
        "{arguments:?} on {}",
        String::from_utf8_lossy(content)
    );
}

#[test]
fn event_files() {
    let desk = Desk::of("");
    let good = two_tied();
    alike(&desk, "cup.toml", good.as_bytes(), &["resolve", "cup.toml"], 0);
    let first_line = good.replacen("format", "formät", 1);
    let unquoted = good.replacen("\"tiebreak-event/1\"", "tiebreak", 1);
    let missing = good.replacen("title = \"Cup\"\n", "", 1);
    let late = good.replacen("black = \"Bo\"", "black = \"Boé\"", 1);
    let zeros = good.replacen("Cup", "Cü\0p", 1);
    let json = "{\"format\": \"tiebreak-event/1\", \"title\": 7}";
    for wrong in [
        first_line.as_str(),
        &unquoted,
        &missing,
        &late,
        &zeros,
        json,
        "{\"é\" 1}",
        "",
        "é",
        "title = \"é",
    ] {
        for format in ["resolve", "inspect"] {
            let [plain, marked] =
                with_and_without(&desk, "cup.toml", wrong.as_bytes(), &[format, "cup.toml"]);
            assert_eq!(plain.code, 1, "{wrong}: {}", plain.err);
            assert_eq!((marked.code, marked.out, marked.err), (1, plain.out, plain.err), "{wrong}");
        }
    }
    alike(
        &desk,
        "cup.toml",
        b"title = \"Andr\xe9\"\n",
        &["resolve", "cup.toml", "--encoding", "utf-8"],
        1,
    );
}

#[test]
fn large_event_files_are_read_in_pieces() {
    let desk = Desk::of("");
    let large = format!("# {}\n{}", "x".repeat(200_000), two_tied());
    alike(&desk, "cup.toml", large.as_bytes(), &["resolve", "cup.toml"], 0);
}

#[test]
fn regulation_files() {
    let desk = Desk::of(&two_tied());
    alike(
        &desk,
        "rules.toml",
        RULES.as_bytes(),
        &["resolve", "cup.toml", "--regulation", "rules.toml"],
        0,
    );
    let missing = RULES.replacen("id     = ", "idé = ", 1);
    for wrong in ["é = 1\n", "rank = wins\n", missing.as_str(), "{\"é\": 1,}"] {
        for more in [&["--format", "text"][..], &["--format", "json"]] {
            let arguments = [&["check", "rules.toml"], more].concat();
            let [plain, marked] =
                with_and_without(&desk, "rules.toml", wrong.as_bytes(), &arguments);
            assert_ne!(plain.code, 0, "{wrong}");
            assert_eq!(
                (marked.code, marked.out, marked.err),
                (plain.code, plain.out, plain.err),
                "{wrong}"
            );
        }
        alike(
            &desk,
            "rules.toml",
            wrong.as_bytes(),
            &["resolve", "cup.toml", "--regulation", "rules.toml"],
            1,
        );
    }
    let latin = b"name = \"Andr\xe9\"\n";
    alike(&desk, "rules.toml", latin, &["resolve", "cup.toml", "--regulation", "rules.toml"], 1);
}

#[test]
fn files_of_other_programs() {
    let desk = Desk::of("");
    for (file, text) in [("cup.csv", CSV), ("cup.pgn", PGN), ("cup.trf", TRF)] {
        for wrong in [
            text.to_owned(),
            text.replacen("Ana", "Bo", 1),
            text.replacen('1', "7x", 1),
            text.replacen(['0', '½'], "é", 2),
            text[..text.len() - 9].to_owned(),
        ] {
            for command in ["inspect", "resolve", "standings"] {
                let [plain, marked] =
                    with_and_without(&desk, file, wrong.as_bytes(), &[command, file]);
                let shown = format!("{command} {file}: {wrong}");
                assert_eq!(
                    (marked.code, marked.out, marked.err),
                    (plain.code, plain.out, plain.err),
                    "{shown}"
                );
            }
        }
        alike(&desk, file, text.as_bytes(), &["inspect", file], 0);
    }
}

#[test]
fn records() {
    let desk = Desk::of(&two_tied());
    desk.answers(&[&["match/first-white", "Ana", "Bo", "--by", "Arbiter"]]);
    let record = std::fs::read(desk.record()).unwrap();
    alike(&desk, "cup.record", &record, &["verify", "cup.record"], 0);
    alike(&desk, "cup.record", &record, &["resolve", "cup.toml"], 0);
    let cut = &record[..record.len() - 9];
    alike(&desk, "cup.record", cut, &["verify", "cup.record"], 3);
    alike(&desk, "cup.record", &record[..40], &["verify", "cup.record"], 3);
    let altered = String::from_utf8(record.clone()).unwrap().replacen("Arbiter", "Årbiter", 1);
    alike(&desk, "cup.record", altered.as_bytes(), &["verify", "cup.record"], 3);
    // A line is added behind the mark, which stays; a line that was cut off is set aside.
    let verifier = |name: &str| {
        let run = std::process::Command::new("python3")
            .arg(root().join("tools/verify.py"))
            .arg(desk.path(name))
            .output();
        run.unwrap().status.code().unwrap()
    };
    for kept in [record.as_slice(), &[&record, b"{\"prev\":".as_slice()].concat()] {
        std::fs::write(desk.record(), [MARK, kept].concat()).unwrap();
        let noted = desk.about("note", &["quiet", "--by", "Arbiter"]);
        if kept.len() > record.len() {
            assert!(noted.err.contains("half-line-1"), "{}", noted.err);
            desk.about("note", &["quiet", "--by", "Arbiter"]);
        }
        let text = std::fs::read(desk.record()).unwrap();
        assert!(
            text.starts_with(&[MARK, &record].concat()) && text.ends_with(b"}\n"),
            "{}",
            noted.err
        );
        assert_eq!(desk.run(&["verify", "cup.record"]).code, 0);
        assert_eq!(verifier("cup.record"), 0);
    }
}

#[test]
fn settings_models_rulings_and_keys() {
    let desk = Desk::of(&two_tied());
    let settings = |text: &str, code| {
        alike(
            &desk,
            "t.toml",
            text.as_bytes(),
            &["serve", "--config", "t.toml", "--show-config"],
            code,
        )
    };
    settings("listen = \"127.0.0.1:8123\"\n", 0);
    settings("listën = 1\n", 1);
    settings("listen = high\n", 1);
    for (model, code) in [("{ \"default\": [0.5, 0.25, 0.25] }", 0), ("{ \"defaült\": 1 }", 1)] {
        alike(
            &desk,
            "model.json",
            model.as_bytes(),
            &["odds", "cup.toml", "--model", "model.json"],
            code,
        );
    }
    desk.answers(&[&["match/first-white", "Ana", "Bo"]]);
    let ruling = desk.about("resolve", &["--format", "json"]).out;
    alike(
        &desk,
        "ruling.json",
        ruling.as_bytes(),
        &["verify", "cup.record", "--ruling", "ruling.json"],
        0,
    );
    for arguments in [
        &["record", "key", "arbiter.example", "--out", "a.key"][..],
        &["record", "sign", "cup.record", "--key", "a.key"],
    ] {
        assert_eq!(desk.run(arguments).code, 0);
    }
    for file in ["a.key.pub", "cup.record.signed"] {
        let text = std::fs::read(desk.path(file)).unwrap();
        alike(&desk, file, &text, &["verify", "cup.record", "--key", "a.key.pub"], 0);
    }
}
