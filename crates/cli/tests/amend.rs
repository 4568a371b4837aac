//! `tiebreak record amend`: the event file was changed after the record had begun.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk;

use crate::desk::{Desk, TATA, root};

/// Both semi-finals played, lots for the final drawn: Wei Yi and Gukesh.
const EVENING: [&[&str]; 7] = [
    &["semi-final-1/first-white", "Wei Yi", "Nodirbek Abdusattorov"],
    &["semi-final-2/first-white", "Gukesh D", "Anish Giri"],
    &["semi-final-1/game-1", "1-0"],
    &["semi-final-1/game-2", "1/2-1/2"],
    &["semi-final-2/game-1", "1-0"],
    &["semi-final-2/game-2", "1/2-1/2"],
    &["final/first-white", "Gukesh D", "Wei Yi"],
];

fn evening() -> Desk {
    let desk = Desk::with(TATA);
    desk.answers(&EVENING);
    desk
}

/// Changes the event file.
fn edit(desk: &Desk, edits: &[(&str, &str)]) {
    let mut text = std::fs::read_to_string(desk.path(&desk.event)).unwrap();
    for (from, to) in edits {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    std::fs::write(desk.path(&desk.event), text).unwrap();
}

fn verified(desk: &Desk) -> String {
    let done = desk.run(&["verify", desk.record().to_str().unwrap()]);
    assert_eq!(done.code, 0, "{}", done.out);
    let python = std::process::Command::new("python3")
        .args([root().join("tools/verify.py").as_os_str(), desk.record().as_os_str()])
        .output()
        .unwrap();
    let told = String::from_utf8(python.stdout).unwrap();
    assert!(python.status.success() && told.contains("V13 ok"), "{told}");
    done.out
}

const WEI_YI_DREW: [(&str, &str); 3] = [
    (
        "white  = \"Wei Yi\"\nblack  = \"Vidit Gujrathi\"\nresult = \"1-0\"",
        "white  = \"Wei Yi\"\nblack  = \"Vidit Gujrathi\"\nresult = \"1/2-1/2\"",
    ),
    ("name       = \"Vidit Gujrathi\"", "name       = \"Vidit Gujrathi\" # +½"),
    ("name       = \"Wei Yi\"", "name       = \"Wei Yi\" # -½"),
];

/// The points that the file publishes, as they are after the change.
fn with_points(desk: &Desk) {
    let text = std::fs::read_to_string(desk.path(&desk.event)).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (mark, points) in [("# +½", "points     = 8"), ("# -½", "points     = 8")] {
        let at = lines.iter().position(|line| line.contains(mark)).unwrap();
        let at = at + lines[at..].iter().position(|line| line.starts_with("points")).unwrap();
        lines[at] = points.to_owned();
    }
    std::fs::write(desk.path(&desk.event), lines.join("\n") + "\n").unwrap();
}

#[test]
fn blanks_and_comments_need_no_amendment() {
    let desk = evening();
    edit(&desk, &[("title", "# checked twice\n\n\ntitle"), ("rating     = ", "rating = ")]);
    let before = desk.record_text();
    desk.answers(&[&["final/game-1", "1/2-1/2"]]);
    assert!(
        verified(&desk)
            .contains("V13 ok       amendments of the event file as they were made: none")
    );
    let done = desk.run(&["record", "amend", TATA, "--why", "tidied up", "--yes"]);
    assert!(done.code == 0 && done.out.contains("Nothing to amend"), "{}{}", done.out, done.err);
    assert_eq!(desk.record_text().lines().count(), before.lines().count() + 1);
}

#[test]
fn a_change_is_named_with_the_command_that_notes_it() {
    let desk = evening();
    edit(&desk, &[("rating     = 2727", "rating     = 2730")]);
    for done in [
        desk.about("resolve", &[]),
        desk.answer(&["final/game-1", "1-0"]),
        desk.about("playoff", &[]),
    ] {
        assert_eq!(done.code, 1, "{}", done.out);
        let line = done
            .err
            .lines()
            .find(|line| line.starts_with("tiebreak record amend"))
            .unwrap_or_default();
        assert_eq!(
            line, "tiebreak record amend tata-steel-masters-2024.toml --why REASON",
            "{}",
            done.err
        );
    }
    let done = desk.run(&["record", "amend", TATA, "--why", "REASON", "--yes"]);
    assert!(done.code != 0 && done.err.contains("REASON"), "{}", done.err);
}

#[test]
fn a_rating_keeps_every_answer() {
    let desk = evening();
    edit(&desk, &[("rating     = 2727", "rating     = 2730")]);
    let before = desk.record_text();
    // Shown first; without a terminal nothing is asked, and nothing written.
    let shown = desk.run(&["record", "amend", TATA, "--why", "list of January"]);
    assert_eq!(shown.code, 1);
    assert!(
        shown.out.contains("Nodirbek Abdusattorov: rating 2730 instead of 2727"),
        "{}",
        shown.out
    );
    assert!(shown.out.contains("Every answer that counts is kept."), "{}", shown.out);
    assert!(shown.err.contains("--yes"), "{}", shown.err);
    assert_eq!(desk.record_text(), before);
    let done = desk.run(&[
        "record",
        "amend",
        TATA,
        "--why",
        "list of January",
        "--yes",
        "--by",
        "Arbiter",
    ]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(done.out.contains("final/game-1 RESULT"), "{}", done.out);
    desk.answers(&[&["final/game-1", "1/2-1/2"]]);
    assert!(
        verified(&desk)
            .contains("V13 ok       amendments of the event file as they were made: one")
    );
    let printed = desk.about("resolve", &[]).out;
    assert!(printed.contains("The event file was amended"), "{printed}");
    let json: serde_json::Value =
        serde_json::from_str(&desk.about("resolve", &["--format", "json"]).out).unwrap();
    let remark = json["record"]["remarks"][0].as_str().unwrap();
    assert!(
        remark.contains("rating 2730 instead of 2727")
            && remark.contains("list of January (Arbiter)"),
        "{remark}"
    );
    let protocol = desk.about("resolve", &["--format", "html"]).out;
    assert!(
        protocol.contains("<b>amendment</b>") && protocol.contains("rating 2730 instead of 2727")
    );
}

#[test]
fn a_result_of_the_tournament_asks_anew_what_turned_on_it() {
    let desk = evening();
    edit(&desk, &WEI_YI_DREW);
    with_points(&desk);
    let shown = desk.run(&["record", "amend", TATA, "--why", "the slip was misread", "--preview"]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    for text in [
        "game of round 13, Wei Yi – Vidit Gujrathi: result 1/2-1/2 instead of 1-0",
        "Wei Yi is no longer in the tie for first place.",
        "semi-final-1/game-1 Wei Yi 1-0 Nodirbek Abdusattorov",
        "Draw lots for the pairing numbers of Anish Giri, Gukesh D and Nodirbek Abdusattorov.",
        "Nothing was written.",
    ] {
        assert!(shown.out.contains(text), "{text}: {}", shown.out);
    }
    let done = desk.run(&["record", "amend", TATA, "--why", "the slip was misread", "--yes"]);
    assert_eq!(done.code, 0, "{}", done.err);
    desk.answers(&[&[
        "round-robin-1/pairing-numbers",
        "Gukesh D",
        "Anish Giri",
        "Nodirbek Abdusattorov",
    ]]);
    verified(&desk);
    // What no longer counts is marked.
    let protocol = desk.about("resolve", &["--format", "html"]).out;
    assert_eq!(protocol.matches("(no longer counts)").count(), EVENING.len(), "{protocol}");
    // The slip was right after all: back to what it was, and every answer counts again.
    std::fs::copy(root().join("crates/server/events").join(TATA), desk.path(TATA)).unwrap();
    let back = desk.run(&["record", "amend", TATA, "--why", "it was right", "--yes"]);
    assert!(back.code == 0 && back.out.contains("final/game-1 RESULT"), "{}{}", back.out, back.err);
    verified(&desk);
}

/// A forged amendment is found: another hash before it, other changes, another text.
#[test]
fn a_forged_amendment_is_found() {
    let desk = evening();
    edit(&desk, &[("rating     = 2727", "rating     = 2730")]);
    let done = desk.run(&["record", "amend", TATA, "--why", "list of January", "--yes"]);
    assert_eq!(done.code, 0, "{}", done.err);
    let text = desk.record_text();
    for (from, to) in [
        ("\"was\":\"2727\"", "\"was\":\"2600\""),
        ("rating = 2730\\n", "rating = 2731\\n"),
        (",{\"table\"", ",{\"table\""),
    ] {
        let (before, last) = text.trim_end().rsplit_once('\n').unwrap();
        if from == to {
            continue;
        }
        assert!(last.contains(from), "{from}");
        let forged = format!("{before}\n{}\n", sealed(&last.replacen(from, to, 1)));
        std::fs::write(desk.record(), forged).unwrap();
        let done = desk.run(&["verify", desk.record().to_str().unwrap()]);
        assert!(done.code == 3 && done.out.contains("V13 FAILED"), "{from}: {}", done.out);
        let python = std::process::Command::new("python3")
            .args([root().join("tools/verify.py").as_os_str(), desk.record().as_os_str()])
            .output()
            .unwrap();
        assert_eq!(python.status.code(), Some(3), "{}", String::from_utf8_lossy(&python.stdout));
    }
}

/// A line with a sum that fits.
fn sealed(line: &str) -> String {
    let (body, _) = line.rsplit_once(",\"sum\":\"").unwrap();
    format!("{body},\"sum\":\"{}\"}}", tiebreak_record::sha256(body.as_bytes()))
}

#[test]
fn an_old_record_says_that_it_cannot_be_amended() {
    let desk = Desk::of(&desk::two_tied());
    desk.answers(&[&["match/first-white", "Bo"]]);
    // As release 0.1 began it: without the text of the event.
    let record = tiebreak_record::Record::parse(&desk.record_text()).unwrap();
    let mut header = record.header().clone();
    header.event.text = None;
    let mut old = tiebreak_record::Record::start(header);
    record.entries().iter().for_each(|entry| drop(old.append(entry.clone())));
    std::fs::write(desk.record(), old.text()).unwrap();
    verified(&desk);
    edit(&desk, &[("title = \"Cup\"", "title = \"The Cup\"")]);
    let done = desk.run(&["record", "amend", "cup.toml", "--why", "its name", "--yes"]);
    assert!(done.code == 1 && done.err.contains("did not keep the event"), "{}", done.err);
}
