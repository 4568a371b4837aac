//! Tournament reports: read, refused with a reason, written back byte for byte.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use tiebreak_formats::account::{DoubtKind, Told};
use tiebreak_formats::{event_file, trf, trf::Trf};
use tiebreak_model::{ByeKind, Crosstable, Exact, GameResult, Kind};

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)
}

fn text(file: &str) -> String {
    std::fs::read_to_string(path(file)).unwrap()
}

fn good(file: &str) -> (Trf, Vec<String>) {
    let (trf, warnings) =
        Trf::read(file, &text(file)).unwrap_or_else(|rejected| panic!("{rejected}"));
    (trf, warnings.into_iter().map(|found| found.message.to_string()).collect())
}

fn bad(text: &str) -> String {
    let rejected = Trf::read("a.trf", text).expect_err("the report is wrong");
    let places = rejected.to_string();
    let lines = places
        .lines()
        .zip(&rejected.findings)
        .map(|(line, found)| format!("{line} | {}", found.label));
    lines.collect::<Vec<_>>().join("\n")
}

fn two(first: &str, second: &str) -> String {
    let line = |number: u32, points: &str, rounds: &str| {
        format!(
            "001 {number:>4}      {:<33} 2000 {:<26} {points:>4} {number:>4}{rounds}\n",
            format!("P{number}"),
            ""
        )
    };
    let (points_1, rounds_1) = first.split_once('|').unwrap();
    let (points_2, rounds_2) = second.split_once('|').unwrap();
    format!("012 T\n{}{}", line(1, points_1, rounds_1), line(2, points_2, rounds_2))
}

#[test]
fn canonical_reports_come_back_byte_for_byte() {
    let folders = ["tie-breaks", "bench"];
    let mut count = 0;
    for folder in folders {
        for entry in std::fs::read_dir(path(folder)).unwrap() {
            let file = entry.unwrap().path();
            if file.extension().is_none_or(|extension| extension != "trf") {
                continue;
            }
            let original = std::fs::read_to_string(&file).unwrap();
            let (trf, _) =
                Trf::read("a.trf", &original).unwrap_or_else(|rejected| panic!("{rejected}"));
            let (event, _) =
                trf.event("a.trf", &original).unwrap_or_else(|rejected| panic!("{rejected}"));
            assert_eq!(trf::write(&event).unwrap(), original, "{}", file.display());
            let kept = event_file::read("a.toml", &event_file::write(&event))
                .unwrap_or_else(|r| panic!("{r}"));
            assert_eq!(kept, event);
            assert_eq!(
                trf::write(&kept).unwrap(),
                original,
                "{} by way of an event file",
                file.display()
            );
            assert_eq!(Crosstable::from_event(&event), trf.crosstable(), "{}", file.display());
            count += 1;
        }
    }
    assert_eq!(count, 114);
}

#[test]
fn the_usable_reports_of_other_programs_are_read() {
    for (file, players, rounds) in [
        ("dutch_2025_C5", 6, 3),
        ("dutch_2025_C9", 5, 1),
        ("issue_7", 60, 14),
        ("issue_15", 180, 11),
        ("py4swiss-burstein_late_entries", 13, 4),
        ("py4swiss-comments", 7, 0),
        ("py4swiss-dubov_bye_for_high_tpn", 5, 3),
        ("py4swiss-missing_starting_number", 7, 0),
        ("py4swiss-no_legal_pairings_odd", 5, 3),
    ] {
        let file = format!("trf/{file}.trf");
        let (trf, _) = good(&file);
        assert_eq!((trf.players.len(), trf.rounds_so_far()), (players, rounds), "{file}");
        trf.event(&file, "").unwrap_or_else(|rejected| panic!("{rejected}"));
    }
}

#[test]
fn byes_forfeits_and_unrated_games() {
    let (trf, _) = good("trf/py4swiss-dubov_bye_for_high_tpn.trf");
    let (event, _) = trf.event("a.trf", "").unwrap();
    assert_eq!(event.kind(), Kind::Swiss);
    assert_eq!(event.byes().iter().filter(|bye| bye.kind == ByeKind::Pairing).count(), 3);
    let report = two(" 2.5|     2 w W     2 b +  0000 - H", " 0.0|     1 b L     1 w -  0000 - Z");
    let (trf, warnings) = Trf::read("a.trf", &report).unwrap();
    assert!(warnings.is_empty());
    let (event, _) = trf.event("a.trf", &report).unwrap();
    assert_eq!(event.unrated(), [0]);
    assert_eq!(event.games()[1].result, GameResult::BlackByForfeit);
    assert_eq!(trf::write(&event).unwrap(), report);
}

#[test]
fn point_systems_and_tie_break_lists() {
    let report = "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n202 DE,BH/C1\n".to_owned()
        + &two(" 4.0|     2 w 1     2 b =", " 1.0|     1 b 0     1 w =");
    let (trf, _) = Trf::read("a.trf", &report).unwrap();
    assert_eq!(trf.points.win, 3.into());
    assert_eq!(trf.tie_breaks, ["PTS", "DE", "BH/C1"]);
    let (event, _) = trf.event("a.trf", &report).unwrap();
    assert_eq!(event.points(event.games()[0].units[0]), 3.into());
    let football = two(" 4.0|     2 w 1     2 b =", " 1.0|     1 b 0     1 w =");
    assert_eq!(Trf::read("a.trf", &football).unwrap().0.points.win, 3.into());
}

#[test]
fn reports_that_are_wrong_on_purpose() {
    let of = |file: &str| bad(&text(&format!("trf/py4swiss-{file}.trf")));
    assert_eq!(
        of("incompatible_color"),
        "a.trf:3:135: players 2 and 3 have the same colour in round 5 | expected the other colour"
    );
    assert_eq!(
        of("incompatible_result"),
        "a.trf:3:135: the results of players 2 and 3 in round 5 do not agree | 1 here, 1 for player 2"
    );
    // Points that the rounds do not give are a doubt, not a mistake: the rounds count.
    let told = Told { kind: Some(Kind::Swiss), ..Told::default() };
    let import = trf::import("a.trf", &text("trf/py4swiss-incorrect_points.trf"), &told).unwrap();
    let doubts: Vec<String> =
        import.account.doubts.iter().map(|doubt| doubt.message.to_string()).collect();
    assert_eq!(doubts, ["Player 2: 4 points are published, the results give 3"]);
    assert_eq!(import.account.doubts[0].details, ["a carry-over of 1 would explain it"]);
    assert_eq!(
        of("invalid_code"),
        "a.trf:7:1: 101 is not a record of a tournament report | did you mean 001?"
    );
    assert_eq!(
        of("missing_result"),
        "a.trf:2:135: players 2 and 3 disagree about round 5 | player 3 has nothing there"
    );
    assert_eq!(
        of("too_many_results"),
        "a.trf:2:145: player 2 has a round 6 | the report says there are 5 rounds\n\
         a.trf:7:145: player 7 has a round 6 | the report says there are 5 rounds"
    );
}

/// The rounds count; the points are doubtful, and a checker says which are right.
#[test]
fn points_that_the_rounds_do_not_give_are_doubtful() {
    let report = text("trf/py4swiss-incorrect_points.trf");
    let (trf, warnings) = Trf::read("a.trf", &report).unwrap();
    let said: Vec<String> = warnings.iter().map(|found| found.message.to_string()).collect();
    assert_eq!(said, ["player 2 has 4 points here, but 3 from the rounds"]);
    assert!(Trf::read_as_published("a.trf", &report).unwrap().1.is_empty());
    let (event, _) = trf.event("a.trf", &report).unwrap();
    let two = event.participants().iter().find(|one| one.number == Some(2)).unwrap();
    assert_eq!(two.points, None);
}

/// Record 299: points for somebody, in a round or for the standing only; what a kind of result
/// gives; what one game gave.
#[test]
fn points_that_the_arbiter_assigned() {
    let report = two(" 0.5|     2 w 1     2 b +", " 1.0|     1 b 0     1 w -");
    let given = |records: &str| {
        let report =
            report.replace("012 T\n", &format!("012 T\n162  W 1.0    D 0.5    L 0.0\n{records}"));
        let (trf, _) = Trf::read("a.trf", &report).unwrap_or_else(|rejected| panic!("{rejected}"));
        let table = trf.crosstable();
        let cells: Vec<i64> = table.cells(0).iter().map(|cell| cell.units).collect();
        let adjusted: Vec<_> =
            table.adjustments.iter().map(|one| (one.player, one.round, one.units)).collect();
        (table.unit, cells, adjusted)
    };
    assert_eq!(given("299          -0.5  999    1\n"), (2, vec![2, 2], vec![(0, None, -1)]));
    assert_eq!(
        given("299           0.2    2    2    1\n"),
        (10, vec![10, 10], vec![(1, Some(2), 2), (0, Some(2), 2)])
    );
    assert_eq!(given("299 +         0.5\n"), (2, vec![2, 1], vec![]));
    assert_eq!(given("299 W         0.5    1    1\n"), (2, vec![1, 2], vec![]));
    let bad = |record: &str| bad(&format!("{report}{record}\n"));
    assert_eq!(
        bad("299          -0.5  999"),
        "a.trf:4:1: points are assigned to nobody | expected starting numbers"
    );
    assert_eq!(
        bad("299          -0.5  999    7"),
        "a.trf:4:1: there is no player 7 | points are assigned to this number here"
    );
    assert_eq!(
        bad("299          -x.5  999    1"),
        "a.trf:4:14: \"-x.5\" are no points | expected points such as -0.5 in columns 14 to 17"
    );
}

/// Columns that are a little shifted are read where they stand, and that is said.
#[test]
fn shifted_columns_and_older_editions() {
    let straight =
        two(" 1.0|     2 w 1  0000 - =", " 0.0|     1 b 0  0000 - -").replace(" 1.0", " 1.5");
    let (trf, warnings) = Trf::read("a.trf", &straight).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    assert_eq!(trf.layout(), tiebreak_formats::trf::Layout::Trf06);
    assert_eq!(
        trf.adapted(),
        [
            "A TRF06 report has no record of these: taken for 2 rounds, as many as were played; 1, ½, 0 points; a Swiss.",
            "1 byes have the sign of a result, as in TRF06: + is taken for a full-point bye, = for a half-point bye."
        ]
    );
    // A name of two-byte letters, padded by bytes: everything after it moves to the left.
    let byte_padded = straight.replace(&format!("{:<33}", "P2"), &format!("{:<31}", "Př2"));
    let rounds_only = straight.replace("     1 b 0", "    1 b 0");
    let to_the_right = straight.replace("     1 b 0", "      1 b 0");
    for (report, side) in [(byte_padded, "left"), (rounds_only, "left"), (to_the_right, "right")] {
        let (shifted, warnings) =
            Trf::read("a.trf", &report).unwrap_or_else(|rejected| panic!("{rejected}"));
        assert_eq!(shifted.crosstable().cells(1), trf.crosstable().cells(1));
        assert_eq!(shifted.players[1].rating, Some(2000));
        assert_eq!(warnings.len(), 1, "{warnings:?}");
        assert!(warnings[0].label.to_string().ends_with(side), "{}", warnings[0].label);
        let said = "The columns of the records of 2 are shifted: they are read where they stand.";
        assert!(shifted.adapted().contains(&said.into()));
    }
}

#[test]
fn lines_that_cannot_be_read() {
    assert_eq!(
        bad("001    1      Short\n"),
        "a.trf:1:1: this player record ends at column 19 | \
         expected at least 84 columns: the points are in columns 81 to 84"
    );
    assert_eq!(
        bad(&two(" 1.0|     9 w 1", " 0.0|     1 b 0")),
        "a.trf:2:95: there is no player 9 | expected a starting number of this report, at most 2\n\
         a.trf:3:95: players 2 and 1 disagree about round 1 | player 1 has player 9 there"
    );
    assert_eq!(
        bad(&two(" 1.0|     2 w 1", " 0.0|     1 b ?")),
        "a.trf:3:95: \"?\" is not a result | expected 1, =, 0, +, -, W, D, L, F, H, U or Z"
    );
    assert_eq!(
        bad(&two(" 1.0|     2 w 1", " 0.0| 1 b 0")),
        "a.trf:3:91: \"1 b 0\" is not a round | expected opponent, colour and result of round 1, such as \"12 w 1\""
    );
    assert_eq!(
        bad(&two(" x.0|", " 0.0|")),
        "a.trf:2:82: \"x.0\" are no points | expected points such as 5.5 in columns 81 to 84"
    );
    assert_eq!(bad("012 Nobody\n"), "a.trf: no player in this report | ");
    assert_eq!(
        bad("162 W 1.0 Q 2\n"),
        "a.trf:1:1: \"Q\" does not belong in a point system | expected letters with points, such as W 1.0  D 0.5  L 0.0"
    );
}

#[test]
fn team_reports_lose_nothing() {
    let original = text("trf/trf26_team.trf");
    let (trf, warnings) = Trf::read("team.trf", &original).unwrap();
    assert!(trf.teams);
    // In a team report the points may be the team's.
    let messages: Vec<String> = warnings.iter().map(|found| found.message.to_string()).collect();
    assert_eq!(messages[0], "player 1 has 4 points here, but 1 from the rounds");
    assert_eq!(warnings[0].severity, tiebreak_document::Severity::Warning);
    let import = trf::import("team.trf", &original, &Told::default()).unwrap();
    let doubt =
        import.account.doubts.iter().find(|doubt| doubt.kind == DoubtKind::TotalDiffers).unwrap();
    assert!(
        doubt
            .message
            .to_string()
            .starts_with("player 1 has 4 points here, but 1 from the rounds, and ")
    );
    assert!(!doubt.stops);
    let others: Vec<&str> = original.lines().filter(|line| !line.starts_with("001")).collect();
    let kept: Vec<&str> =
        trf.report.iter().map(String::as_str).filter(|line| *line != "001").collect();
    assert_eq!(kept, others);
}

#[test]
fn names_that_stand_twice_are_told_apart() {
    let report = two(" 1.0|     2 w 1", " 0.0|     1 b 0").replace("P2", "P1");
    let (trf, _) = Trf::read("a.trf", &report).unwrap();
    let (event, warnings) = trf.event("a.trf", &report).unwrap();
    assert_eq!(event.participants()[0].name, "P1 (1)");
    assert_eq!(warnings[1].message, "player 2 is called \"P1 (2)\" from here on");
    assert_eq!(trf::write(&event).unwrap(), report);
}

/// What the event says counts, where its file was corrected after it had been a report.
#[test]
fn a_corrected_title_is_written_into_the_report() {
    let report = two(" 1.0|     2 w 1", " 0.0|     1 b 0")
        .replace("012 T\n", "012 Openn\n042 2024/01/13\n142 1\n");
    let (event, _) = Trf::read("a.trf", &report).unwrap().0.event("a.trf", &report).unwrap();
    assert_eq!(trf::write(&event).unwrap(), report, "nothing was corrected");
    let file = event_file::write(&event).replace("\"Openn\"", "\"Open\"");
    let corrected = event_file::read("a.toml", &file).unwrap();
    assert_eq!(corrected.title(), "Open");
    assert_eq!(trf::write(&corrected).unwrap(), report.replace("Openn", "Open"));
}

/// Record 299: points that the arbiter gave or took away, and a round that he scored otherwise,
/// count in the event as in the standings.
#[test]
fn points_of_the_arbiter_are_part_of_the_event() {
    let plain = two(" 1.0|     2 w 1", " 0.0|     1 b 0");
    let report = format!(
        "{}299          -0.5  999    1\n299 -         0.5    1    2\n",
        plain.replace(" 1.0 ", " 0.5 ")
    );
    let report = report.replace(" 0.0 ", " 0.5 ");
    let (trf, _) = Trf::read("a.trf", &report).unwrap();
    let (event, warnings) = trf.event("a.trf", &report).unwrap();
    assert!(
        warnings.iter().all(|found| !found.message.to_string().contains("299")),
        "{warnings:?}"
    );
    let assigned: Vec<_> = event
        .assigned()
        .iter()
        .map(|one| (one.round, one.player.0, one.points.to_string()))
        .collect();
    assert_eq!(assigned, [(None, 0, "-0.5".to_owned()), (Some(1), 1, "0.5".to_owned())]);
    assert_eq!(event.participants()[0].points, Some(Exact::fraction(1, 2).unwrap()));
    assert_eq!(trf::write(&event).unwrap(), report, "the lines of the report are written again");
    let file = event_file::write(&event);
    assert_eq!(event_file::read("a.toml", &file).unwrap(), event, "{file}");
    // Without the report's own lines the record is made again.
    let own = file
        .lines()
        .filter(|line| !line.starts_with("report") && !line.trim_start().starts_with("\""))
        .collect::<Vec<_>>();
    let bare = event_file::read("a.toml", &own.join("\n").replace("\n]\n", "\n")).unwrap();
    let written = trf::write(&bare).unwrap();
    assert!(
        written.contains("\n299          -0.5  999    1\n")
            && written.contains("\n299           0.5    1    2\n"),
        "{written}"
    );
}

/// A report that is read for its standing alone has the same account as one that becomes an event.
#[test]
fn the_account_of_a_standing_is_that_of_the_event() {
    use tiebreak_formats::account::Told;
    let mut compared = 0;
    for folder in ["bench", "standings-check", "tie-breaks", "trf", "exports"] {
        let folder =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
        let mut files: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for file in
            files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "trf"))
        {
            let bytes = std::fs::read(file).unwrap();
            let [whole, alone] = [false, true].map(|report_alone| {
                let told = Told { report_alone, ..Told::default() };
                tiebreak_formats::import_any("a.trf", &bytes, &told)
                    .map(|import| format!("{:#?}", import.account))
                    .ok()
            });
            assert_eq!(alone, whole, "{}", file.display());
            compared += usize::from(whole.is_some());
        }
    }
    assert!(compared > 30, "only {compared} reports were compared");
}
