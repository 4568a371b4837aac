//! Boards in event files: what follows from them, that they come back as they were written, and
//! what is wrong with them.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_formats::account::Told;
use tiebreak_formats::{Format, Loaded, csv, event_file, import_any, pbn, usebio, write_any};
use tiebreak_model::{Event, Exact};

const HEAD: &str = "format = \"tiebreak-event/1\"\ntitle = \"Boards\"\nkind = ";

fn pairs(scoring: &str, names: &[&str], boards: &str) -> String {
    let names: String = names.iter().map(|name| format!("[[pair]]\nname = \"{name}\"\n")).collect();
    format!("{HEAD}\"pairs\"\n{scoring}\n{names}{boards}")
}

fn read(text: &str) -> Event {
    event_file::read("e.toml", text).unwrap_or_else(|rejected| panic!("{rejected}"))
}

fn refused(text: &str) -> String {
    let rejected = event_file::read("e.toml", text).expect_err("the file is wrong");
    let labels: Vec<String> =
        rejected.findings.iter().map(|found| found.label.to_string()).collect();
    format!("{rejected} | {}", labels.join(" | "))
}

fn session(event: &Event, name: &str) -> Exact {
    event.participants()[event.find(name).unwrap().index()].sessions[0]
}

fn number(text: &str) -> Exact {
    text.parse().unwrap()
}

/// Board 1 at three tables, board 2 at two: 3 of 4 and, raised by Neuberg's formula, (2 + 1) × 3/2
/// - 1 = 3.5 of 4.
const NEUBERG: &str = r#"
[[board]]
number = 1
tables = [
  { ns = "A", ew = "D", score = 420 },
  { ns = "B", ew = "E", score = 420 },
  { ns = "C", ew = "F", score = -50 },
]
[[board]]
number = 2
tables = [
  { ns = "A", ew = "E", score = 100 },
  { ns = "B", ew = "F", score = -100 },
]
"#;

#[test]
fn neubergs_formula_by_hand() {
    let event = read(&pairs("", &["A", "B", "C", "D", "E", "F"], NEUBERG));
    assert_eq!(session(&event, "A"), number("81.25"));
    assert_eq!(session(&event, "B"), number("43.75"));
    assert_eq!(session(&event, "C"), number("0"));
    assert_eq!(session(&event, "D"), number("25"));
    assert_eq!(session(&event, "E"), number("18.75"));
    assert_eq!(session(&event, "F"), number("93.75"));
    // Without the formula board 2 has a top of 2.
    let plain =
        read(&pairs("[board-scoring]\nneuberg = false", &["A", "B", "C", "D", "E", "F"], NEUBERG));
    assert_eq!(session(&plain, "A"), number("5") / 6 * number("100"));
}

/// Average plus is 60 %, or what the pair has on its other boards where that is more (Law 12C2c).
#[test]
fn averages_by_hand() {
    let boards = r#"
[[board]]
number = 1
tables = [ { ns = "A", ew = "C", score = 420 }, { ns = "B", ew = "D", score = 50 } ]
[[board]]
number = 2
tables = [ { ns = "A", ew = "D", adjusted = ["A+", "A-"] }, { ns = "B", ew = "C", adjusted = ["A+", "40%"] } ]
"#;
    let names = ["A", "B", "C", "D"];
    let event = read(&pairs("", &names, boards));
    // A has 100 % on board 1, and so on board 2; D too, whose average minus stays at 40 %. B has 0
    // and 60 %.
    assert_eq!((session(&event, "A"), session(&event, "B")), (number("100"), number("30")));
    assert_eq!((session(&event, "C"), session(&event, "D")), (number("20"), number("70")));
    let fixed = read(&pairs("[board-scoring]\nown-average = false", &names, boards));
    assert_eq!(session(&fixed, "A"), number("80"));
}

#[test]
fn imps_against_the_field_and_against_a_datum_by_hand() {
    let boards = r#"
[[board]]
number = 1
tables = [
  { ns = "A", ew = "D", score = 420 },
  { ns = "B", ew = "E", score = 170 },
  { ns = "C", ew = "F", score = -50 },
]
"#;
    let names = ["A", "B", "C", "D", "E", "F"];
    // 250 is 6 IMPs, 470 is 10, 220 is 6: A (6 + 10) / 2.
    let cross = read(&pairs("[board-scoring]\nmethod = \"cross-imps\"", &names, boards));
    assert_eq!(["A", "B", "C"].map(|name| session(&cross, name)), ["8", "0", "-8"].map(number));
    assert_eq!(["D", "E", "F"].map(|name| session(&cross, name)), ["-8", "0", "8"].map(number));
    // The average is 180: 240 is 6 IMPs, 10 is none, 230 is 6.
    let butler = read(&pairs("[board-scoring]\nmethod = \"butler\"", &names, boards));
    assert_eq!(["A", "B", "C"].map(|name| session(&butler, name)), ["6", "0", "-6"].map(number));
    // The median is 170: 250 and 220 are 6.
    let median =
        read(&pairs("[board-scoring]\nmethod = \"butler\"\ndatum = \"median\"", &names, boards));
    assert_eq!(["A", "B", "C"].map(|name| session(&median, name)), ["6", "0", "-6"].map(number));
}

#[test]
fn a_match_of_teams_with_its_own_table_of_victory_points() {
    let text = format!(
        "{HEAD}\"round-robin\"\n[board-scoring]\nvp-table = [[0, 10, 10], [3, 11, 9], [8, 15, 4]]\n{}",
        r#"
[[team]]
name = "Norway"
[[team]]
name = "Sweden"
[[board]]
number = 1
tables = [
  { round = 1, ns = "Sweden", ew = "Norway", contract = "4S", by = "N", tricks = 10 },
  { round = 1, ns = "Norway", ew = "Sweden", contract = "4S", by = "N", tricks = 9 },
]
[[board]]
number = 2
tables = [
  { round = 1, ns = "Norway", ew = "Sweden", adjusted = ["+3 imps", "-3 imps"] },
  { round = 1, ns = "Sweden", ew = "Norway", status = "not-played" },
]
"#
    );
    let event = read(&text);
    let one = &event.matches()[0];
    // 420 and 50: 470 points, 10 IMPs to Sweden; three to Norway. A margin of 7.
    assert_eq!(one.imps.get(), Some([number("3"), number("10")]));
    assert_eq!((one.boards, one.vps.get()), (Some(2), Some([number("9"), number("11")])));
    assert_eq!(event_file::read("e.toml", &event_file::write(&event)).unwrap(), event);
    // The totals of the file have to be what they give.
    let stated = format!(
        "{text}\n[[match]]\nround = 1\nteams = [\"Norway\", \"Sweden\"]\nboards = 2\nimps = [4, 10]\n"
    );
    let told = refused(&stated);
    assert!(told.contains("Norway – Sweden: the file says 4-10, the boards give 3-10"), "{told}");
}

#[test]
fn boards_come_back_as_they_were_written() {
    let scoring = "[board-scoring]\nwinners = 2\nround = 0.01\nown-average = false";
    let boards = r#"
[[board]]
number = 7
session = 2
section = "A"
tables = [
  { round = 3, ns = "A", ew = "C", contract = "3ntx", by = "East", tricks = 7, lead = "HQ" },
  { ns = "B", ew = "D", contract = "pass", form = 2 },
]
[[board]]
number = 8
tables = [
  { ns = "A", ew = "D", adjusted = ["60% of 620, 40% of -100", "A"] },
  { ns = "B", ew = "C", status = "not-played" },
]
"#;
    let event = read(&pairs(scoring, &["A", "B", "C", "D"], boards));
    let written = event_file::write(&event);
    assert!(
        written.contains("contract = \"3NTX\", by = \"E\", tricks = 7, lead = \"HQ\""),
        "{written}"
    );
    assert!(!written.contains("sessions"), "{written}");
    assert_eq!(read(&written), event);
    assert_eq!(event.participants()[0].groups, ["North-South"]);
}

#[test]
fn the_order_of_boards_and_tables_means_nothing() {
    let turned = NEUBERG.replace("  { ns = \"A\", ew = \"D\", score = 420 },\n", "");
    let turned = turned.replace(
        "score = -50 },\n",
        "score = -50 },\n  { ns = \"A\", ew = \"D\", score = 420 },\n",
    );
    let names = ["A", "B", "C", "D", "E", "F"];
    let back = ["F", "E", "D", "C", "B", "A"];
    let (first, second) = turned.split_at(turned.find("[[board]]\nnumber = 2").unwrap());
    let turned = format!("{second}{first}");
    assert_eq!(read(&pairs("", &names, NEUBERG)), read(&pairs("", &back, &turned)));
    let team = |name: &str| format!("[[team]]\nname = \"{name}\"\n");
    let boards = "[[board]]\nnumber = 1\ntables = [{ ns = \"A\", ew = \"B\", score = 50 }, { ns = \"B\", ew = \"A\", score = -50 }]\n";
    let of =
        |teams: [&str; 2]| read(&format!("{HEAD}\"swiss\"\n{}{boards}", teams.map(team).concat()));
    assert_eq!(of(["A", "B"]), of(["B", "A"]));
}

#[test]
fn what_is_wrong_is_shown_at_its_place() {
    let one = |table: &str| {
        let boards = format!(
            "[[board]]\nnumber = 1\ntables = [ {table}, {{ ns = \"B\", ew = \"D\", score = 50 }} ]\n"
        );
        refused(&pairs("", &["A", "B", "C", "D"], &boards))
    };
    for (table, told) in [
        ("{ ns = \"A\", ew = \"C\" }", "a table without a result"),
        ("{ ns = \"A\", ew = \"C\", score = 425 }", "425 is not a score"),
        (
            "{ ns = \"A\", ew = \"C\", contract = \"8S\", by = \"N\", tricks = 3 }",
            "\"8S\" is not a contract",
        ),
        ("{ ns = \"A\", ew = \"C\", contract = \"4S\" }", "4S without declarer or tricks"),
        (
            "{ ns = \"A\", ew = \"C\", contract = \"4S\", by = \"X\", tricks = 3 }",
            "\"X\" is not a seat",
        ),
        (
            "{ ns = \"A\", ew = \"C\", contract = \"4S\", by = \"N\", tricks = 14 }",
            "`tricks` is not usable",
        ),
        (
            "{ ns = \"A\", ew = \"C\", contract = \"4S\", by = \"N\", tricks = 10, score = 620 }",
            "the contract gives North-South 420 on board 1",
        ),
        (
            "{ ns = \"A\", ew = \"C\", score = 50, status = \"not-played\" }",
            "a table with several results",
        ),
        (
            "{ ns = \"A\", ew = \"C\", adjusted = [\"60%\", \"lots\"] }",
            "\"lots\" is nothing that a director gives",
        ),
        (
            "{ ns = \"A\", ew = \"C\", adjusted = [\"+3 imps\", \"A\"] }",
            "nothing that matchpoints can count",
        ),
        ("{ ns = \"A\", ew = \"Q\", score = 50 }", "\"Q\" is not a participant of this event"),
        ("{ ns = \"A\", ew = \"A\", score = 50 }", "\"A\" plays board 1 twice"),
        ("{ ns = \"A\", ew = \"B\", score = 50 }", "\"B\" plays board 1 twice"),
        ("{ ns = \"A\", ew = \"C\", score = 50, made = 3 }", "unknown key `made`"),
    ] {
        let found = one(table);
        assert!(found.contains(told), "{table}: {found}");
    }
    let twice = "[[board]]\nnumber = 1\ntables = []\n[[board]]\nnumber = 1\ntables = []\n";
    assert!(refused(&pairs("", &["A"], twice)).contains("board 1 of session 1 is here twice"));
    let imps = "[[board]]\nnumber = 1\ntables = []\n";
    assert!(
        refused(&pairs("[board-scoring]\nmethod = \"imps\"", &["A"], imps))
            .contains("cannot be scored by imps")
    );
    let table = "[board-scoring]\nvp-table = [[0, 10, 10], [0, 11, 9]]";
    assert!(refused(&pairs(table, &["A"], imps)).contains("expected more than in the row before"));
    let table = "[board-scoring]\nvp-table = \"acbl-20-6-8-bords\"";
    let told = refused(&pairs(table, &["A"], imps));
    assert!(
        told.contains("no table of VPs is called")
            && told.contains("did you mean \"acbl-20-6-8-boards\"?"),
        "{told}"
    );
}

/// A table that comes with the program is named, and stays named where the event is written again.
#[test]
fn a_table_of_victory_points_by_its_name() {
    let text = format!(
        "{HEAD}\"round-robin\"\nboard-scoring = {{ vp-table = \"acbl-30-6-8-boards\" }}\nteam = [{{ name = \"A\" }}, {{ name = \"B\" }}]\nmatch = [{{ round = 1, teams = [\"A\", \"B\"], boards = 7, imps = [3, 13] }}]\n"
    );
    let event = read(&text);
    // A margin of ten is the last of 9 to 10: 24 to 6.
    let scoring = event.board_scoring().unwrap();
    assert_eq!(scoring.vps_of_table(number("-10")), Some([number("6"), number("24")]));
    let written = event_file::write(&event);
    assert!(written.contains("vp-table = \"acbl-30-6-8-boards\""), "{written}");
    assert_eq!(event_file::read("e.toml", &written).unwrap(), event);
}

/// The WBF's discrete scale has a table for each number of boards: 8 boards, a margin of twelve, 14
/// to 6.
#[test]
fn a_discrete_scale_by_the_number_of_boards() {
    let text = format!(
        "{HEAD}\"round-robin\"\nboard-scoring = {{ vp-table = \"wbf-discrete-8-boards\" }}\nteam = [{{ name = \"A\" }}, {{ name = \"B\" }}]\n"
    );
    let event = read(&text);
    let scoring = event.board_scoring().unwrap();
    assert_eq!(scoring.vps_of_table(number("12")), Some([number("14"), number("6")]));
    assert!(event_file::write(&event).contains("vp-table = \"wbf-discrete-8-boards\""));
}

/// Boards are all that is written of matches which follow from them, in whichever order a file
/// names the two teams; and they are counted.
#[test]
fn boards_say_what_matches_are() {
    let text = data("usebio/teams_round_robin.xml");
    let event = good(usebio::read("t.xml", &text)).event;
    let written = event_file::write(&event);
    assert!(!written.contains("[[match]]"), "{written}");
    assert_eq!(event_file::read("t.toml", &written).unwrap(), event);
    for (file, boards, matches) in
        [("usebio/teams_round_robin.xml", 4, 6), ("usebio/pairs_barometer.xml", 10, 0)]
    {
        let found = import_any(file, data(file).as_bytes(), &Told::default())
            .unwrap()
            .account
            .events
            .remove(0);
        assert_eq!((found.boards, found.games), (boards, matches), "{file}");
    }
}

fn data(file: &str) -> String {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/bridge").join(file);
    std::fs::read_to_string(path).unwrap()
}

fn good(loaded: Result<Loaded, tiebreak_document::RejectedFile>) -> Loaded {
    loaded.unwrap_or_else(|rejected| panic!("{rejected}"))
}

/// The published matchpoints, percentages and IMPs of the sample files are those that follow from
/// the contracts.
#[test]
fn what_the_files_publish_follows_from_their_boards() {
    for (file, boards, lines) in
        [("usebio/pairs_barometer.xml", 10, 30), ("usebio/teams_round_robin.xml", 4, 48)]
    {
        let loaded = good(usebio::read("f.xml", &data(file)));
        let played = loaded.event.played_boards();
        let tables = || played.iter().flat_map(|board| &board.tables);
        assert_eq!((played.len(), tables().count()), (boards, lines), "{file}");
        assert!(
            tables().all(|table| matches!(
                table.result,
                tiebreak_model::bridge::TableResult::Played(_)
            )),
            "{file}"
        );
        let said: Vec<String> =
            loaded.warnings.iter().map(|found| found.message.to_string()).collect();
        assert_eq!(said, Vec::<&str>::new(), "{file}");
    }
    // One matchpoint more, and it is told.
    let wrong = data("usebio/pairs_barometer.xml").replacen(
        "<NS_MATCH_POINTS>2<",
        "<NS_MATCH_POINTS>3<",
        1,
    );
    let said = good(usebio::read("f.xml", &wrong)).warnings;
    let told = "board 1, Fir North & Fir South: 3 published, the scores give 2.00";
    assert!(said.iter().any(|found| found.message == told), "{said:?}");
    let wrong = data("usebio/pairs_barometer.xml").replacen("<SCORE>110<", "<SCORE>130<", 1);
    let said = good(usebio::read("f.xml", &wrong)).warnings;
    assert!(
        said.iter().any(|found| found
            .message
            .to_string()
            .contains("130 is stated, the contract gives 110")),
        "{said:?}"
    );
}

#[test]
fn pairs_go_through_usebio_and_pbn_and_come_back() {
    let event = good(usebio::read("p.xml", &data("usebio/pairs_barometer.xml"))).event;
    let xml = usebio::write(&event).unwrap();
    let again = good(usebio::read("p.xml", &xml));
    assert!(again.warnings.is_empty(), "{:?}", again.warnings);
    assert_eq!(again.event.played_boards(), event.played_boards());
    let notation = pbn::write(&event).unwrap();
    let again = good(pbn::read("p.pbn", &notation));
    assert!(again.warnings.is_empty(), "{:?}\n{notation}", again.warnings);
    assert_eq!(again.event.played_boards(), event.played_boards(), "{notation}");
    assert_eq!(again.event.participants()[0].sessions, event.participants()[0].sessions);
}

#[test]
fn teams_go_through_usebio_and_pbn_and_come_back() {
    let event = good(usebio::read("t.xml", &data("usebio/teams_round_robin.xml"))).event;
    let again = good(usebio::read("t.xml", &usebio::write(&event).unwrap())).event;
    assert_eq!((again.played_boards(), again.matches()), (event.played_boards(), event.matches()));
    let again = good(pbn::read("t.pbn", &pbn::write(&event).unwrap())).event;
    assert_eq!(again.played_boards(), event.played_boards());
    // Who is named first in a match is not told by PBN; what each has is.
    let vps = |event: &Event| -> Vec<Exact> {
        let own = |id| {
            event
                .matches()
                .iter()
                .filter_map(move |one| Some(one.vps.get().unwrap()[one.seen_by(id)?.1]))
        };
        event.ids().map(|id| own(id).sum()).collect()
    };
    assert_eq!(vps(&again), vps(&event));
}

/// Two winners: both directions count their pairs from 1.
#[test]
fn usebio_with_two_winners_and_adjusted_scores() {
    let pair = |number: u32, side: &str| {
        format!(
            "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{side}</DIRECTION><PLAYER><PLAYER_NAME>{side}{number}</PLAYER_NAME></PLAYER></PAIR>"
        )
    };
    let line = |ns: u32, ew: u32, score: &str| {
        format!(
            "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER><SCORE>{score}</SCORE></TRAVELLER_LINE>"
        )
    };
    let text = format!(
        "<USEBIO Version=\"1.3\"><EVENT EVENT_TYPE=\"MP_PAIRS\"><WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>{}{}{}{}</PARTICIPANTS>\
         <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{}{}</BOARD><BOARD><BOARD_NUMBER>2</BOARD_NUMBER>{}{}</BOARD></EVENT></USEBIO>",
        pair(1, "NS"),
        pair(2, "NS"),
        pair(1, "EW"),
        pair(2, "EW"),
        line(1, 1, "420"),
        line(2, 2, "-50"),
        line(1, 2, "A6040"),
        line(2, 1, "A5050"),
    );
    let event = good(usebio::read("m.xml", &text)).event;
    assert_eq!(
        ["NS1", "NS2", "EW1", "EW2"].map(|name| session(&event, name)),
        ["80", "25", "25", "70"].map(number)
    );
    assert!(event.has_two_winners());
    let again = good(usebio::read("m.xml", &usebio::write(&event).unwrap())).event;
    assert_eq!(again.played_boards(), event.played_boards());
}

#[test]
fn csv_of_travellers_and_of_sessions() {
    let text = "board,ns,ew,contract,by,tricks,score\n1,A,C,4S,N,10,420\n1,B,D,3NT,S,8,\n2,A,D,,,,A6040\n2,B,C,,,,100\n";
    let event = good(csv::read("club.csv", text)).event;
    assert_eq!(event.played_boards().len(), 2);
    assert_eq!((session(&event, "A"), session(&event, "B")), (number("80"), number("25")));
    let wrong = csv::read("club.csv", &text.replace(",10,420", ",10,620"))
        .expect_err("the score is wrong")
        .to_string();
    assert!(wrong.contains("this is a score of 620"), "{wrong}");
    let text = "pair,session 1,session 2,penalty\nA & B,55.25,60,\nC & D,57,58.5,0.5\n";
    let event = good(csv::read("two.csv", text)).event;
    assert_eq!(event.participants()[0].sessions, ["55.25", "60"].map(number));
    assert_eq!(event.participants()[1].penalty, number("0.5"));
}

/// Boards played once, twice, ... forty-three times: a common denominator beyond all bounds. It is
/// refused with the way out, and takes it.
#[test]
fn fractions_that_would_not_fit_are_told_before_they_are_added() {
    let names: Vec<String> = (0..86).map(|pair| format!("P{pair}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut boards = String::new();
    for board in 1..=43 {
        boards.push_str(&format!("[[board]]\nnumber = {board}\ntables = [\n"));
        for table in 0..board {
            boards.push_str(&format!(
                "  {{ ns = \"P{}\", ew = \"P{}\", score = {} }},\n",
                table,
                table + 43,
                table * 10
            ));
        }
        boards.push_str("]\n");
    }
    let told = refused(&pairs("", &names, &boards));
    assert!(
        told.contains("the boards were played too unequally often for exact fractions"),
        "{told}"
    );
    let rounded = read(&pairs("[board-scoring]\nround = 0.01", &names, &boards));
    assert_eq!(rounded.participants().len(), 86);
    let adjusted = boards.replacen("score = 0 }", "adjusted = [\"1/99991%\", \"A\"] }", 1);
    assert!(refused(&pairs("", &names, &adjusted)).contains("is nothing that a director gives"));
}

fn back(event: &Event, format: Format) -> Event {
    let bytes = write_any(event, format).unwrap_or_else(|why| panic!("{why}"));
    let told = Told { kind: Some(event.kind()), ..Told::default() };
    import_any("event", &bytes, &told).unwrap().decided().unwrap().event
}

/// The scores by pair, whatever the order of the pairs.
fn sessions_of(event: &Event) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<_> = event
        .participants()
        .iter()
        .map(|one| (one.name.clone(), one.sessions.iter().map(ToString::to_string).collect()))
        .collect();
    all.sort();
    all
}

const GIVEN: [(&str, &str); 6] =
    [("A+", "A-"), ("A-", "A+"), ("A+", "A+"), ("A", "A"), ("420", "-50"), ("60%", "40%")];

#[test]
fn what_the_director_gave_pairs_comes_back_from_every_format() {
    for (first, second) in GIVEN {
        let boards = format!(
            r#"
[[board]]
number = 1
tables = [ {{ ns = "A", ew = "C", contract = "4S", by = "N", tricks = 10 }}, {{ ns = "B", ew = "D", contract = "pass" }} ]
[[board]]
number = 2
tables = [ {{ ns = "A", ew = "D", adjusted = ["{first}", "{second}"] }}, {{ ns = "B", ew = "C", score = -110, lead = "HK" }} ]
"#
        );
        let event = read(&pairs("", &["A", "B", "C", "D"], &boards));
        for format in [Format::Pbn, Format::Usebio, Format::Csv, Format::Xlsx] {
            let again = back(&event, format);
            assert_eq!(sessions_of(&again), sessions_of(&event), "{first} {second} {format:?}");
        }
    }
}

#[test]
fn what_the_director_gave_teams_comes_back() {
    let mut given = GIVEN.to_vec();
    given.push(("7/3 imps", "-7/3 imps"));
    for (first, second) in given {
        let text = format!(
            "{HEAD}\"round-robin\"\nteam = [{{ name = \"A\" }}, {{ name = \"B\" }}]\n{}",
            format_args!(
                r#"
[[board]]
number = 1
tables = [
  {{ round = 1, ns = "A", ew = "B", contract = "4S", by = "N", tricks = 10 }},
  {{ round = 1, ns = "B", ew = "A", contract = "4S", by = "N", tricks = 9 }},
]
[[board]]
number = 2
tables = [
  {{ round = 1, ns = "A", ew = "B", adjusted = ["{first}", "{second}"] }},
  {{ round = 1, ns = "B", ew = "A", score = 100 }},
]
"#
            )
        );
        let event = read(&text);
        for format in [Format::Pbn, Format::Usebio] {
            let again = back(&event, format);
            let figures = |event: &Event| {
                let one = &event.matches()[0];
                (one.imps.get(), one.boards, one.vps.get())
            };
            assert_eq!(figures(&again), figures(&event), "{first} {second} {format:?}");
            assert_eq!(again.played_boards(), event.played_boards(), "{first} {second} {format:?}");
        }
    }
}

#[test]
fn pairs_are_written_as_travellers_or_as_sessions() {
    let boards = r#"
[[board]]
number  = 7
session = 2
section = "B"
tables  = [
  { round = 3, ns = "A", ew = "C", contract = "3NTX", by = "W", tricks = 8, lead = "S4" },
  { round = 3, ns = "B", ew = "D", status = "not-played" },
  { round = 4, ns = "E", ew = "F", score = 90, form = 2 },
]
"#;
    let event = read(&pairs("", &["A", "B", "C", "D", "E", "F"], boards));
    let text = csv::write(&event).unwrap();
    assert_eq!(
        text.lines().take(2).collect::<Vec<_>>(),
        [
            "board,ns,ew,session,section,round,contract,by,tricks,score,lead,form",
            "7,A,C,2,B,3,3NTX,W,8,200,S4,"
        ]
    );
    assert_eq!(back(&event, Format::Csv).played_boards(), event.played_boards());
    let sums = format!(
        "{HEAD}\"pairs\"\npair = [{{ name = \"A\", sessions = [55.5, 60] }}, \
         {{ name = \"B\", sessions = [50, 40], penalty = 2 }}]\n"
    );
    let event = read(&sums);
    assert_eq!(
        csv::write(&event).unwrap(),
        "pair,session 1,session 2,penalty\nA,55.5,60,\nB,50,40,2\n"
    );
    assert_eq!(sessions_of(&back(&event, Format::Csv)), sessions_of(&event));
}

/// Nine tables, of which two played another form: 65 and 55 % of 16, or by Neuberg's formula
/// (2 + 1) × 9/2 - 1 = 12.5 and (0 + 1) × 9/2 - 1 = 3.5.
#[test]
fn small_groups_of_a_fouled_board() {
    let tables = |few: usize| -> String {
        (1..=9)
            .map(|table| {
                let (score, form) = (10 * table + 100, if table > 9 - few { 2 } else { 1 });
                format!(
                    "{{ ns = \"N{table}\", ew = \"E{table}\", score = {score}, form = {form} }},"
                )
            })
            .collect()
    };
    let names: Vec<String> = (1..=9).flat_map(|at| [format!("N{at}"), format!("E{at}")]).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let of = |few: usize, scoring: &str| {
        let board = format!("[[board]]\nnumber = 1\ntables = [ {} ]\n", tables(few));
        read(&pairs(scoring, &names, &board))
    };
    let percent = |event: &Event, pairs: &[&str]| -> Vec<String> {
        pairs.iter().map(|name| session(event, name).rounded(2)).collect()
    };
    let event = of(2, "");
    assert_eq!(percent(&event, &["N9", "N8", "E9", "E8"]), ["65.00", "55.00", "55.00", "65.00"]);
    assert_eq!(percent(&of(3, ""), &["N9", "N8", "N7"]), ["70.00", "60.00", "50.00"]);
    assert_eq!(percent(&of(1, ""), &["N9", "E9"]), ["60.00", "60.00"]);
    // Four are no small group.
    assert_eq!(percent(&of(4, ""), &["N9", "N6"]), ["92.19", "7.81"]);
    let factored = of(2, "[board-scoring]\nsmall-groups = \"neuberg\"");
    assert_eq!(percent(&factored, &["N9", "N8"]), ["78.13", "21.88"]);
    let text = event_file::write(&factored);
    assert!(text.contains("small-groups = \"neuberg\""), "{text}");
    assert_eq!(read(&text), factored);
    let account = import_any("e.toml", event_file::write(&event).as_bytes(), &Told::default());
    assert_eq!(
        account.unwrap().account.repairs.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["1 fouled board: at most three scores, and at most a third of all, get 60% on average \
          (small-groups)"]
    );
}
