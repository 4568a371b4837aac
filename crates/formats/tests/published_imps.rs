//! Butler and cross-IMPs as a file publishes them: the datum that it must have used, averages in
//! IMPs, and what is compared.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_formats::{Format, account::Told};
use tiebreak_formats::{Import, event_file, import_any, usebio, write_any};
use tiebreak_model::Event;
use tiebreak_model::bridge::{DatumRounding, Method};

/// A line: both pairs, the score, and the published IMPs of both sides.
type Line<'a> = (u32, u32, &'a str, [&'a str; 2]);

/// A board: its number, its published datum, its lines.
type Board<'a> = (u32, &'a str, &'a [Line<'a>]);

/// A USEBIO file of eight pairs.
fn file(of_type: &str, totals: [&str; 8], boards: &[Board<'_>]) -> String {
    let unit = if of_type.contains("CROSS") { "CROSS_IMP_POINTS" } else { "BUTLER_POINTS" };
    let tag = |name: &str, text: &str| match text {
        "" => String::new(),
        text => format!("<{name}>{text}</{name}>"),
    };
    let pairs: String = (1..)
        .zip(totals)
        .map(|(number, total): (u32, &str)| {
            let (number, total) =
                (tag("PAIR_NUMBER", &number.to_string()), tag("TOTAL_SCORE", total));
            format!("<PAIR>{number}{total}</PAIR>\n")
        })
        .collect();
    let line = |(ns, ew, score, points): &Line<'_>| {
        let who =
            format!("<NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>");
        let points = format!(
            "{}{}",
            tag(&format!("NS_{unit}"), points[0]),
            tag(&format!("EW_{unit}"), points[1])
        );
        format!("<TRAVELLER_LINE>{who}{}{points}</TRAVELLER_LINE>\n", tag("SCORE", score))
    };
    let board = |(number, datum, lines): &Board<'_>| {
        let lines: String = lines.iter().map(line).collect();
        let head = tag("BOARD_NUMBER", &number.to_string());
        format!("<BOARD>{head}{}\n{lines}</BOARD>\n", tag("BOARD_AVERAGE", datum))
    };
    let boards: String = boards.iter().map(board).collect();
    format!(
        "<USEBIO Version=\"1.2\">\n<EVENT EVENT_TYPE=\"{of_type}\">\n\
         <EVENT_DESCRIPTION>Club</EVENT_DESCRIPTION>\n\
         <PARTICIPANTS>\n{pairs}</PARTICIPANTS>\n{boards}</EVENT>\n</USEBIO>\n"
    )
}

fn import(text: &str) -> Import {
    import_any("club.xml", text.as_bytes(), &Told::default())
        .unwrap_or_else(|rejected| panic!("{rejected}"))
}

fn repairs(import: &Import) -> Vec<String> {
    import.account.repairs.iter().map(ToString::to_string).collect()
}

fn scores(event: &Event) -> Vec<String> {
    event.participants().iter().map(|one| one.sessions[0].rounded(2)).collect()
}

/// Two boards at four tables. Without the highest and the lowest score the averages are 165 and
/// -425, rounded 170 and -430.
const CUT: [Board<'_>; 2] = [
    (
        1,
        "170",
        &[
            (1, 2, "170", ["0", "0"]),
            (3, 4, "160", ["0", "0"]),
            (5, 6, "620", ["10", "-10"]),
            (7, 8, "-200", ["-9", "9"]),
        ],
    ),
    (
        2,
        "-430",
        &[
            (1, 4, "-420", ["0", "0"]),
            (3, 2, "-430", ["0", "0"]),
            (5, 8, "50", ["10", "-10"]),
            (7, 6, "-980", ["-11", "11"]),
        ],
    ),
];
const TOTALS: [&str; 8] = ["0", "0", "0", "0", "20", "1", "-20", "-1"];

#[test]
fn the_datum_is_found_by_what_is_published() {
    let found = import(&file("BUTLER_PAIRS", TOTALS, &CUT));
    assert_eq!(
        repairs(&found),
        ["Butler datum: the average without the highest and the lowest score, rounded to 10 \
             (half-away-from-zero): it gives 26 of 26 published figures (keys cut, cut-share, \
             datum-to, datum-rounding)"]
    );
    assert!(found.account.doubts.is_empty(), "{:?}", found.account.doubts);
    let event = found.event.unwrap();
    let scoring = event.board_scoring().unwrap();
    assert_eq!((scoring.method, scoring.cut, scoring.datum_to), (Method::Butler, 1, 10));
    assert_eq!(
        scores(&event),
        ["0.00", "0.00", "0.00", "0.00", "20.00", "1.00", "-20.00", "-1.00"]
    );
    // It is found by the points of the lines too, and by the totals alone.
    let without_data = CUT.map(|(number, _, lines)| (number, "", lines));
    let event = import(&file("BUTLER_PAIRS", TOTALS, &without_data)).event.unwrap();
    assert_eq!(event.board_scoring().unwrap().cut, 1);
    // What was found can be set, and comes back.
    let text = event_file::write(&event);
    assert!(text.contains("cut = 1\n"), "{text}");
    assert_eq!(event_file::read("e.toml", &text).unwrap(), event);
}

#[test]
fn the_datum_is_rounded_as_the_file_rounds_it() {
    // 165 to the even ten is 160, and -425 is -420.
    let silent = CUT.map(|(_, _, lines)| {
        lines.iter().map(|(ns, ew, score, _)| (*ns, *ew, *score, ["", ""])).collect::<Vec<_>>()
    });
    let boards = [(1, "160", &silent[0][..]), (2, "-420", &silent[1][..])];
    let event = import(&file("BUTLER_PAIRS", [""; 8], &boards)).event.unwrap();
    assert_eq!(event.board_scoring().unwrap().datum_rounding, DatumRounding::HalfToEven);
    let text = event_file::write(&event);
    assert!(text.contains("datum-rounding = \"half-to-even\""), "{text}");
    assert_eq!(event_file::read("e.toml", &text).unwrap(), event);
}

#[test]
fn a_datum_that_nothing_gives_is_taken_as_it_is() {
    let mut boards = CUT;
    boards[1].1 = "-300";
    let found = import(&file("BUTLER_PAIRS", [""; 8], &boards));
    assert_eq!(repairs(&found), ["Butler datum: that of the file on 1 board"]);
    let event = found.event.unwrap();
    let data: Vec<_> = event.played_boards().iter().map(|board| board.datum).collect();
    assert_eq!(data, [None, Some((-300).into())]);
    // -420 against -300 loses 3 IMPs; both directions are compared with the same datum.
    assert_eq!(scores(&event)[0], "-3.00");
    assert_eq!(scores(&event)[3], "3.00");
    let text = event_file::write(&event);
    assert_eq!(event_file::read("e.toml", &text).unwrap(), event);
    // The published lines differ from it, and that is said.
    assert!(!found.account.doubts.is_empty());
    // USEBIO holds the datum.
    let again = import(&usebio::write(&event).unwrap()).event.unwrap();
    assert_eq!(scores(&again), scores(&event));
}

#[test]
fn averages_are_imps_where_imps_are_counted() {
    let lines: [Line<'_>; 4] = [
        (1, 2, "420", ["", ""]),
        (3, 4, "420", ["", ""]),
        (5, 6, "A5050", ["", ""]),
        (7, 8, "A6040", ["", ""]),
    ];
    let event = import(&file("BUTLER_PAIRS", [""; 8], &[(1, "", &lines)])).event.unwrap();
    assert_eq!(scores(&event)[4..], ["0.00", "0.00", "3.00", "-3.00"]);
    // What the line publishes counts, also where it is split.
    let mut split = lines;
    split[2].3 = ["2", "2"];
    split[3] = (7, 8, "A7030", ["4", "-1.5"]);
    let event = import(&file("BUTLER_PAIRS", [""; 8], &[(1, "", &split)])).event.unwrap();
    assert_eq!(scores(&event)[4..], ["2.00", "2.00", "4.00", "-1.50"]);
    let again = import(&usebio::write(&event).unwrap()).event.unwrap();
    assert_eq!(scores(&again), scores(&event));
    // Nothing says how many IMPs 70 % are.
    split[3].3 = ["", ""];
    let wrong = file("BUTLER_PAIRS", [""; 8], &[(1, "", &split)]);
    let refused = import_any("club.xml", wrong.as_bytes(), &Told::default());
    let said = refused.and_then(Import::decided).unwrap_err().to_string();
    assert!(said.contains("\"70%\" on board 1 is nothing that butler can count"), "{said}");
}

#[test]
fn a_scoring_that_is_not_known_is_asked_for() {
    let asked = import(&file("SOMETHING", [""; 8], &CUT));
    let doubts: Vec<_> = asked.account.undecided().collect();
    assert_eq!(doubts.len(), 1);
    assert_eq!(
        (doubts[0].kind.word(), doubts[0].message.to_string(), doubts[0].option.as_deref()),
        (
            "scoring-unclear",
            "\"SOMETHING\" does not say how the boards are scored".to_owned(),
            Some("--scoring butler")
        )
    );
    assert!(asked.decided().is_err());
    let told = Told { scoring: Some(Method::Butler), ..Told::default() };
    let text = file("SOMETHING", TOTALS, &CUT);
    let read = import_any("club.xml", text.as_bytes(), &told).unwrap().decided().unwrap();
    assert_eq!(read.event.board_scoring().unwrap().cut, 1);
    // What an event type does not say, the method may.
    let method = "<SCORING_METHOD>MATCH_POINTS</SCORING_METHOD>";
    let lines: [Line<'_>; 2] = [(1, 2, "420", ["", ""]), (3, 4, "50", ["", ""])];
    let silent: [Board<'_>; 1] = [(1, "", &lines)];
    let text = file("SOMETHING", [""; 8], &silent);
    assert!(import(&text).decided().is_err());
    let text = text.replace("</EVENT_DESCRIPTION>", &format!("</EVENT_DESCRIPTION>{method}"));
    let event = import(&text).decided().unwrap().event;
    assert_eq!(event.board_scoring().unwrap().method, Method::Matchpoints);
}

/// A board that two of three tables played: 2 and 0 of 2, which Neuberg's formula makes 3½ and ½
/// of 4.
#[test]
fn matchpoints_before_they_are_factored_are_no_difference() {
    let full: [Line<'_>; 3] =
        [(1, 2, "420", ["4", "0"]), (3, 4, "170", ["2", "2"]), (5, 6, "-50", ["0", "4"])];
    let mut short: [Line<'_>; 2] = [(1, 4, "420", ["2", "0"]), (3, 2, "-50", ["0", "2"])];
    let of = |short: &[Line<'_>]| {
        let text = file("MP_PAIRS", [""; 8], &[(1, "", &full), (2, "", short)]);
        import(&text.replace("_BUTLER_POINTS", "_MATCH_POINTS"))
    };
    let found = of(&short);
    assert!(found.account.doubts.is_empty(), "{:?}", found.account.doubts);
    assert_eq!(
        repairs(&found),
        ["On 1 board the file publishes matchpoints before Neuberg's formula"]
    );
    short[0].3[0] = "1.7";
    let found = of(&short);
    assert_eq!((found.account.doubts.len(), found.account.repairs.len()), (1, 0));
}

#[test]
fn cross_imps_are_compared_line_by_line() {
    // 420 against 170 and -50: 6 and 10 IMPs.
    let lines: [Line<'_>; 3] =
        [(1, 2, "420", ["8", "-8"]), (3, 4, "170", ["0", "0"]), (5, 6, "-50", ["-8", "8"])];
    let found =
        import(&file("CROSS_IMP", ["8", "-8", "0", "0", "-8", "8", "", ""], &[(1, "", &lines)]));
    assert!(found.account.repairs.is_empty() && found.account.doubts.is_empty());
    let whole: [Line<'_>; 3] =
        [(1, 2, "420", ["16", "-16"]), (3, 4, "170", ["0", "0"]), (5, 6, "-50", ["-16", "16"])];
    let found = import(&file("CROSS_IMP", [""; 8], &[(1, "", &whole)]));
    assert_eq!(
        repairs(&found),
        ["Cross-IMPs are not divided by the number of comparisons: 6 of 6 published figures \
             (key divided)"]
    );
    let event = found.event.unwrap();
    assert!(!event.board_scoring().unwrap().divided);
    let bytes = write_any(&event, Format::Usebio).unwrap();
    assert_eq!(
        import(&String::from_utf8(bytes).unwrap()).event.unwrap().board_scoring(),
        event.board_scoring()
    );
    // A single wrong line is a doubt; half of the right figure is one too.
    let mut wrong = lines;
    wrong[0].3 = ["4", "-4"];
    let found =
        import(&file("CROSS_IMP", ["8", "-8", "0", "0", "-8", "8", "", ""], &[(1, "", &wrong)]));
    assert_eq!(found.account.doubts.len(), 1);
}
