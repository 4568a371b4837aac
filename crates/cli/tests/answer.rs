//! `tiebreak answer`, `depart`, `note` and `lots`: what is taken, what is refused, what is left
//! behind.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::{Desk, GCT, SINQUEFIELD, TATA, two_tied};

const REAL: &[&[&str]] = &[
    &["semi-final-1/first-white", "Wei Yi"],
    &["semi-final-2/first-white", "Gukesh D", "Anish Giri"],
    &["semi-final-1/game-1", "1/2-1/2"],
    &["semi-final-2/game-1", "Gukesh D", "0-1", "Anish Giri"],
    &["semi-final-1/game-2", "0-1"],
    &["semi-final-2/game-2", "0-1"],
    &["semi-final-2/sudden-death/first-white", "Gukesh D"],
    &["semi-final-2/sudden-death/game-1", "1-0"],
    &["final/first-white", "Gukesh D"],
    &["final/game-1", "½-½"],
    &["final/game-2", "1-0"],
];

#[test]
fn the_play_off_of_tata_2024() {
    let desk = Desk::with(TATA);
    desk.answers(REAL);
    let seen = desk.about("resolve", &["--format", "json"]);
    let ruling: serde_json::Value = serde_json::from_str(&seen.out).unwrap();
    assert_eq!(ruling["settled"], true);
    assert_eq!(ruling["standing"][0]["names"], serde_json::json!(["Wei Yi"]));
    assert_eq!(ruling["standing"][1]["to"], 4);
    assert_eq!(desk.record_text().lines().count(), 1 + REAL.len());
}

/// 3.3 both sends the tied on and has their numbers drawn: the draw is told, in the answer and in
/// the ruling.
#[test]
fn pairing_numbers_are_told() {
    let desk = Desk::with(GCT);
    let drawn =
        desk.answer(&["places-4-5/round-robin-1/pairing-numbers", "Wesley So", "Fabiano Caruana"]);
    let told = "Pairing numbers by lot: 1 Wesley So, 2 Fabiano Caruana.";
    assert!(drawn.out.contains(told), "{}", drawn.out);
    assert!(desk.about("resolve", &[]).out.contains(told));
}

/// Every wrong word gets one message, exit code 1, and nothing is written.
#[test]
fn what_is_refused_leaves_nothing_behind() {
    let desk = Desk::with(TATA);
    let refused: &[(&[&str], &str)] = &[
        (&["semi-final-1/first-wite", "Wei Yi"], "did you mean `semi-final-1/first-white`?"),
        (&["semi-final-1/game-1", "1-0"], "there is no open question `semi-final-1/game-1`"),
        (&["semi-final-1/first-white", "Wie Yi"], "did you mean \"Wei Yi\"?"),
        (
            &["semi-final-1/first-white", "Gukesh D"],
            "semi-final-1/first-white is not about Gukesh D",
        ),
        (&["semi-final-1/first-white"], "there is no answer"),
        (
            &["semi-final-1/first-white", "Wei Yi", "--correct", "--why", "x"],
            "there is no answer to correct",
        ),
        (&["semi-final-1/first-white", "--seed", " "], "the seed is empty"),
    ];
    for (words, message) in refused {
        let done = desk.answer(words);
        assert_eq!(done.code, 1, "{words:?}");
        assert!(done.err.contains(message), "{words:?}: {}", done.err);
        assert_eq!(std::fs::read_dir(desk.folder()).unwrap().count(), 1, "{words:?}");
    }
    assert_eq!(desk.answer(&["semi-final-1/first-white", "Wei Yi", "--correct"]).code, 2);
    desk.answers(&REAL[..3]);
    let before = desk.record_text();
    let refused: &[(&[&str], &str)] = &[
        (
            &["semi-final-1/game-1", "1-0"],
            "was answered already: Wei Yi 1/2-1/2 Nodirbek Abdusattorov (line 4",
        ),
        (&["semi-final-1/game-1", "1/2-1/2", "--correct", "--why", "x"], "is already the answer"),
        (&["semi-final-1/game-1", "1-0", "--correct", "--why", " "], "a correction needs a reason"),
        (
            &["semi-final-1/game-2", "Wei Yi", "1-0", "Nodirbek Abdusattorov"],
            "Nodirbek Abdusattorov has White",
        ),
        (&["semi-final-1/game-2", "2-0"], "\"2-0\" is not a result"),
        (&["semi-final-1/game-2", "--seed", "6"], "does not ask for lots"),
    ];
    for (words, message) in refused {
        let done = desk.answer(words);
        assert_eq!(done.code, 1, "{words:?}");
        assert!(done.err.contains(message), "{words:?}: {}", done.err);
        assert_eq!(desk.record_text(), before, "{words:?}");
    }
}

#[test]
fn a_damaged_or_foreign_record_is_refused_and_not_touched() {
    let desk = Desk::with(TATA);
    desk.answers(&REAL[..3]);
    let good = desk.record_text();
    let cases = [
        (good.replacen("\"value\":\"1/2-1/2\"", "\"value\":\"1-0\"", 1), "line 4 was altered"),
        (
            good.lines()
                .filter(|line| !line.contains("semi-final-2"))
                .collect::<Vec<_>>()
                .join("\n")
                + "\n",
            "line 3 does not follow",
        ),
        (String::new(), "the record is empty"),
        ("title = \"no record\"\n".to_owned(), "not the first line of a record"),
        (good[..good.len() - 9].to_owned(), "line 4 was not written to its end"),
    ];
    for (text, message) in cases {
        std::fs::write(desk.record(), &text).unwrap();
        let resolved = desk.about("resolve", &[]);
        assert!(resolved.code == 1 && resolved.err.contains(message), "{}", resolved.err);
        assert_eq!(desk.record_text(), text);
    }
    let other = Desk::with(GCT);
    std::fs::write(other.record(), &good).unwrap();
    let done = other.answer(&["places-4-5/round-robin-1/pairing-numbers", "Wesley So"]);
    assert!(
        done.code == 1 && done.err.contains("another event file (\"Tata Steel Masters 2024\")"),
        "{}",
        done.err
    );
    assert_eq!(other.record_text(), good);
}

/// After a crash the half line is set aside and said; the same command then works.
#[test]
fn a_half_written_line_is_reported_before_anything_else() {
    let desk = Desk::with(TATA);
    desk.answers(&REAL[..3]);
    let good = desk.record_text();
    std::fs::write(desk.record(), &good[..good.len() - 9]).unwrap();
    let first = desk.answer(REAL[2]);
    assert_eq!(first.code, 1);
    assert!(
        first.err.contains("line 4 was half-written") && first.err.contains("semi-final-1/game-1"),
        "{}",
        first.err
    );
    let aside =
        std::fs::read_to_string(desk.path("tata-steel-masters-2024.record.half-line-1")).unwrap();
    assert!(good.contains(&aside) && aside.contains("1/2-1/2"));
    desk.answers(&REAL[2..]);
    assert_eq!(desk.record_text(), {
        let straight = Desk::with(TATA);
        straight.answers(REAL);
        straight.record_text()
    });
}

#[test]
fn a_correction_says_what_falls_away() {
    let desk = Desk::with(TATA);
    desk.answers(&REAL[..10]);
    let correction = &["semi-final-1/game-2", "1-0", "--correct", "--why", "wrong key"];
    let before = desk.record_text();
    let preview = desk.answer(&[correction.as_slice(), &["--preview"]].concat());
    assert_eq!(desk.record_text(), before);
    let done = desk.answer(correction);
    for out in [&preview.out, &done.out] {
        assert!(out.contains("no longer applies: final/first-white Gukesh D, Wei Yi"), "{out}");
        assert!(out.contains("no longer applies: final/game-1 Gukesh D 1/2-1/2 Wei Yi"), "{out}");
        assert!(!out.contains("go on from"), "{out}");
        assert!(
            out.contains(
                "Wei Yi – Nodirbek Abdusattorov ½–1½: Nodirbek Abdusattorov wins the match."
            ),
            "{out}"
        );
    }
    // The final is another final now: its questions are open again, without --correct.
    desk.answers(&[
        &["final/first-white", "Nodirbek Abdusattorov"],
        &["final/game-1", "1-0"],
        &["final/game-2", "1/2-1/2"],
    ]);
    assert!(
        desk.about("resolve", &[])
            .out
            .contains("Nodirbek Abdusattorov wins; the others share second place")
    );
    assert_eq!(desk.run(&["verify", "tata-steel-masters-2024.record"]).code, 0);
}

#[test]
fn an_answer_can_be_withdrawn() {
    let desk = Desk::with(TATA);
    desk.answers(&REAL[..3]);
    desk.answers(&[
        &["semi-final-1/game-1", "--withdraw", "--why", "still playing"],
        &["semi-final-1/game-1", "1-0"],
    ]);
    assert_eq!(desk.run(&["verify", "tata-steel-masters-2024.record"]).code, 0);
}

#[test]
fn forfeits_need_no_tricks() {
    let desk = Desk::with(TATA);
    desk.answers(&[REAL[0], &["semi-final-1/game-1", "-/+", "--by", "Arbiter"]]);
    assert!(desk.record_text().contains("\"value\":\"-/+\",\"by\":\"Arbiter\""));
}

/// The recipe that is printed gives the same order in any shell.
#[test]
fn lots_are_drawn_again_with_sha256sum() {
    let desk = Desk::with(SINQUEFIELD);
    let by_hand = |out: &str| {
        let commands = out.lines().filter(|line| line.trim_start().starts_with("printf"));
        let mut drawn: Vec<(String, String)> = commands
            .map(|line| {
                let run = std::process::Command::new("sh").args(["-c", line]).output().unwrap();
                let name = line
                    .rsplit_once('|')
                    .unwrap()
                    .0
                    .rsplit_once('|')
                    .unwrap()
                    .1
                    .trim()
                    .trim_end_matches('\'');
                (String::from_utf8(run.stdout).unwrap(), name.replace("'\\''", "'"))
            })
            .collect();
        drawn.sort();
        drawn.into_iter().map(|(_, name)| name).collect::<Vec<_>>()
    };
    let names = ["Kateryna O'Hara", "José Capablanca", "Wei Yi", "A|B", "Łukasz"];
    for seed in ["6 2 5", "1", "100% 'quoted'", "é"] {
        let done = desk.run(&[&["lots", "--seed", seed][..], &names].concat());
        let listed: Vec<&str> =
            (done.out.lines().take(5)).map(|line| line.split_once("…  ").unwrap().1).collect();
        // A name with a bar in it is cut at the bar by the reading above, not by the recipe.
        let expected: Vec<String> = by_hand(&done.out)
            .iter()
            .map(|name| if name == "B" { "A|B".into() } else { name.clone() })
            .collect();
        assert_eq!(listed, expected, "{seed}");
    }
    assert_eq!(desk.run(&["lots", "--seed", "1", "A", "A"]).code, 1);
    let done = desk.answer(&["participants/1-3", "--seed", "6 2 5"]);
    assert_eq!(done.code, 0, "{}", done.err);
    let drawn = by_hand(&done.out);
    let noted = format!(
        "\"value\":[\"{}\",\"{}\",\"{}\"],\"seed\":\"6 2 5\"",
        drawn[0], drawn[1], drawn[2]
    );
    assert!(desk.record_text().contains(&noted), "{}", desk.record_text());
}

/// Every party promises first; only all the promised secrets together draw.
#[test]
fn lots_from_secrets() {
    let desk = Desk::of(&two_tied());
    let id = "match/first-white";
    // printf '%s' tulip | sha256sum; printf '%s' '6 2 5' | sha256sum
    let (tulip, dice) = (tiebreak_record::sha256(b"tulip"), tiebreak_record::sha256(b"6 2 5"));
    let refused = |words: &[&str], message: &str| {
        let done = desk.answer(words);
        assert!(done.code == 1 && done.err.contains(message), "{words:?}: {}", done.err);
    };
    refused(&[id, "--reveal", "Ana", "tulip"], "Ana has promised no secret");
    refused(&[id, "--commit", "Ana", "tulip"], "is not a SHA-256 hash");
    desk.answers(&[
        &[id, "--commit", "Ana", &tulip],
        &[id, "--commit", "Arbiter", &dice.to_uppercase()],
    ]);
    refused(&[id, "--commit", "Ana", &dice], "already");
    refused(&[id, "--reveal", "Ana", "tulip"], "the secret of Arbiter is missing");
    refused(
        &[id, "--reveal", "Ana", "rose", "--reveal", "Arbiter", "6 2 5"],
        "not the one that was promised",
    );
    desk.answers(&[&[id, "--reveal", "Ana", "tulip", "--reveal", "Arbiter", "6 2 5"]]);
    assert!(desk.record_text().contains("\"seed\":\"Ana=tulip;Arbiter=6 2 5\""));
    let verified = desk.run(&["verify", "cup.record"]);
    assert!(verified.code == 0 && verified.out.contains("2 revealed"), "{}", verified.out);
}

/// Sinquefield Cup 2018: the players shared the title instead of drawing lots.
#[test]
fn who_leaves_is_not_asked_to_play() {
    let desk = Desk::with(TATA);
    let missing = desk.about("leave", &["Gukesh D"]);
    assert!(missing.code == 2 && missing.err.contains("--why"), "{}", missing.err);
    let unknown = desk.about("leave", &["Gukehs D", "--why", "ill"]);
    assert!(
        unknown.code == 1 && unknown.err.contains("did you mean \"Gukesh D\"?"),
        "{}",
        unknown.err
    );
    let other = desk.about("leave", &["Ding Liren", "--why", "ill"]);
    assert!(other.code == 1 && other.err.contains("in no tie that is played off"), "{}", other.err);
    let done = desk.about("leave", &["Gukesh D", "--why", "Taken ill.", "--by", "Pavel Votruba"]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.out.contains("Noted: Gukesh D has left the play-off"), "{}", done.out);
    assert!(
        done.out.contains("Gukesh D has left: Anish Giri, Nodirbek Abdusattorov and Wei Yi go on."),
        "{}",
        done.out
    );
    assert!(desk.record_text().contains("\"kind\":\"leave\",\"name\":\"Gukesh D\""));
    for format in ["text", "json", "html"] {
        let shown = desk.about("resolve", &["--format", format]);
        assert!(shown.out.contains("Taken ill"), "{format}: {}", shown.out);
    }
    let again = desk.about("leave", &["Gukesh D", "--why", "ill"]);
    assert!(again.code == 1 && again.err.contains("is gone already"), "{}", again.err);
    let back = desk.about("leave", &["Gukesh D", "--withdraw", "--why", "Well again."]);
    assert!(
        back.code == 0 && back.out.contains("semi-final-1/first-white"),
        "{} {}",
        back.out,
        back.err
    );
    assert_eq!(desk.run(&["verify", &desk.record().display().to_string()]).code, 0);
}

#[test]
fn a_departure_is_marked_on_everything() {
    let desk = Desk::with(SINQUEFIELD);
    let why = "The players agreed to share the title.";
    let done = desk.about("depart", &["--share", "--by", "Tony Rich", "--why", why]);
    assert_eq!(done.code, 0, "{}", done.err);
    for format in ["text", "json", "markdown"] {
        let seen = desk.about("resolve", &["--format", format]).out;
        assert!(
            seen.contains(why.trim_end_matches('.')) && seen.contains("Tony Rich"),
            "{format}: {seen}"
        );
    }
    let seen = desk.about("resolve", &["--format", "json"]).out;
    let ruling: serde_json::Value = serde_json::from_str(&seen).unwrap();
    assert_eq!(ruling["settled"], true);
    assert_eq!(ruling["prizes"][0]["amount"], "55000.00");
    let back =
        desk.about("depart", &["--withdraw", "--by", "Tony Rich", "--why", "They play after all."]);
    assert!(back.out.contains("Draw lots"), "{}{}", back.out, back.err);
    let order = [
        "Fabiano Caruana",
        "Magnus Carlsen",
        "=",
        "Levon Aronian",
        "--by",
        "Arbiter",
        "--why",
        "decided",
    ];
    let decided = desk.about("depart", &order);
    assert_eq!(decided.code, 0, "{}", decided.err);
    assert_eq!(desk.about("depart", &["Magnus Carlsen", "--by", "A", "--why", "B"]).code, 1);
    assert_eq!(desk.run(&["verify", "sinquefield-cup-2018.record"]).code, 0);
}

#[test]
fn rests_and_notes_are_kept() {
    let desk = Desk::with(TATA);
    let rest =
        desk.about("note", &["unwell", "--rest", "10", "--for", "Wei Yi", "--by", "Pavel Votruba"]);
    assert_eq!(rest.code, 0, "{}", rest.err);
    let wrong =
        desk.about("note", &["unwell", "--rest", "10", "--for", "Wie Yi", "--by", "Pavel Votruba"]);
    assert!(wrong.code == 1 && wrong.err.contains("did you mean \"Wei Yi\"?"), "{}", wrong.err);
    let seen = desk.about("resolve", &[]).out;
    assert!(seen.contains("10 minutes' rest for Wei Yi: unwell (Pavel Votruba)"), "{seen}");
    assert!(
        desk.record_text().contains("\"kind\":\"rest\",\"players\":[\"Wei Yi\"],\"minutes\":10")
    );
}
