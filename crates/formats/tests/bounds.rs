//! How large an event may be, whatever it is read from: at the bound it is read, beyond it the
//! message names the bound.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::fmt::Write;
use tiebreak_formats::read_any;
use tiebreak_model::Crosstable;

fn event(players: usize, head: &str, games: &str) -> String {
    let mut text =
        format!("format = \"tiebreak-event/1\"\ntitle = \"Large\"\nkind = \"swiss\"\n{head}\n");
    for player in 0..players {
        writeln!(text, "[[player]]\nname = \"P{player:05}\"").unwrap();
    }
    text + games
}

fn game(round: u64, white: usize, black: usize) -> String {
    format!(
        "[[game]]\nround = {round}\nwhite = \"P{white:05}\"\nblack = \"P{black:05}\"\nresult = \"1-0\"\n"
    )
}

fn refused(text: &str) -> String {
    read_any("large", text.as_bytes())
        .map(|loaded| loaded.event.title().to_owned())
        .unwrap_err()
        .to_string()
}

#[test]
fn twenty_thousand_participants_and_two_thousand_rounds() {
    let games: String = (0..10_000).map(|pair| game(1, 2 * pair, 2 * pair + 1)).collect();
    let text = event(20_000, "rounds = 2000", &(games + &game(2_000, 0, 2)));
    let loaded = read_any("large", text.as_bytes()).unwrap();
    assert_eq!(loaded.event.participants().len(), 20_000);
    assert_eq!(Crosstable::from_event(&loaded.event).rounds, 2_000);
    let games: String = (1..=2_000).map(|round| game(round, 0, 1)).collect();
    let loaded = read_any("long", event(2, "", &games).as_bytes()).unwrap();
    assert_eq!(loaded.event.games().len(), 2_000);
}

#[test]
fn a_round_that_nobody_plays() {
    let text = event(2, "", &game(2_147_483_648, 0, 1));
    assert_eq!(
        refused(&text),
        "large:10:9: 2147483648 is more than the 5,000 rounds that are read"
    );
    assert!(read_any("large", event(2, "", &game(5_000, 0, 1)).as_bytes()).is_ok());
    assert!(refused(&event(2, "", &game(5_001, 0, 1))).contains("more than the 5,000 rounds"));
    assert!(refused(&event(2, "rounds = 4294967295", "")).contains("more than the 5,000 rounds"));
    assert!(refused(&event(2, "cycles = 4294967295", "")).contains("more than the 5,000 cycles"));
    let dated = "[Event \"E\"]\n[Round \"20240115\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1-0\n";
    assert!(
        refused(dated).contains("20240115 is more than the 5,000 rounds that are read"),
        "{}",
        refused(dated)
    );
    assert!(
        refused("round,white,black,result\n4000000000,A,B,1-0\n")
            .contains("more than the 5,000 rounds")
    );
    assert!(refused("012 Open\n142 2147483648\n").contains("is not a number of rounds"));
}

#[test]
fn more_columns_than_are_read() {
    let row = |columns: usize| format!("white,black,result{}\nA,B,1-0\n", ",c".repeat(columns - 3));
    assert!(read_any("wide", row(20_000).as_bytes()).is_ok());
    assert_eq!(
        refused(&row(20_001)),
        "large:1:40014: this row has more than the 20,000 fields that are read"
    );
}

#[test]
fn more_people_or_longer_names_than_are_read() {
    assert!(
        refused(&event(50_001, "", ""))
            .contains("50001 participants, more than the 50,000 that are read")
    );
    assert!(read_any("large", event(50_000, "", "").as_bytes()).is_ok());
    let named =
        |length: usize| event(1, "", &format!("[[player]]\nname = \"{}\"\n", "ä".repeat(length)));
    assert!(read_any("large", named(200).as_bytes()).is_ok());
    assert!(refused(&named(201)).contains("a name of more than 200 characters"));
    let titled = |length: usize| event(1, "", "").replace("Large", &"x".repeat(length));
    assert!(read_any("large", titled(500).as_bytes()).is_ok());
    assert!(refused(&titled(501)).contains("a text of more than 500 characters"));
}

/// Two play thousands of rounds, twenty thousand look on: their absences alone would fill the
/// memory.
#[test]
fn a_crosstable_of_absences() {
    let games: String = (1..=1_000).map(|round| game(round, 0, 1)).collect();
    let found = refused(&event(20_000, "", &games));
    assert!(
        found.contains("20000 participants and 1000 rounds, more than the 10,000,000 places"),
        "{found}"
    );
}

#[test]
fn scores_whose_sums_would_not_fit() {
    let scoring =
        |win: &str| event(2, &format!("[scoring]\ndefault = [{win}, 1, 0]"), &game(1, 0, 1));
    assert!(read_any("large", scoring("200000").as_bytes()).is_ok());
    assert!(
        refused(&scoring("200001"))
            .contains("200001 points for one result, more than the 200000 that are read")
    );
    let games: String = (0..5_001).map(|at| game(1 + at % 5_000, 0, 1)).collect();
    assert!(
        refused(&event(2, "", &games))
            .contains("P00000 plays more than the 5,000 games that are read")
    );
}
