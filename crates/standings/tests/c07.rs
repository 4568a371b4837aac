//! What C.07 says apart from the values that other programs were compared on: modifiers, points of
//! the arbiter, players who left.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_formats::event_file;
use tiebreak_formats::trf::Trf;
use tiebreak_model::{Crosstable, Outcome};
use tiebreak_standings::{Standings, codes};

/// A report of four: points, and rounds as the records write them.
fn report(head: &str, players: &[(&str, &str)]) -> Crosstable {
    let mut text = format!("012 T\n042 2026/04/01\n{head}\n");
    for (number, (points, rounds)) in (1..).zip(players) {
        let name = format!("P{number}");
        text.push_str(&format!(
            "001 {number:>4}      {name:<33} {:>4} {:<26} {points:>4} {number:>4}{rounds}\n",
            2100 - 100 * number,
            ""
        ));
    }
    Trf::read("a.trf", &text).unwrap_or_else(|rejected| panic!("{rejected}\n{text}")).0.crosstable()
}

fn values(table: &Crosstable, list: &str, player: usize) -> Vec<String> {
    let standings = Standings::new(table, codes(list).unwrap(), None);
    let count = standings.codes().count();
    (0..count)
        .map(|code| standings.value(player, code).map_or("-".to_owned(), |value| value.to_string()))
        .collect()
}

fn ranks(table: &Crosstable, list: &str) -> Vec<u32> {
    let standings = Standings::new(table, codes(list).unwrap(), None);
    standings.rows().iter().map(|row| table.entrants[row.player].number).collect()
}

/// Four players of a round robin; number 4 came to the first game only.
fn left_early() -> Crosstable {
    report(
        "142 3\n192 FIDE_ROUNDROBIN",
        &[
            (" 2.0", "     4 w 1     2 w =     3 b ="),
            (" 2.0", "     3 w =     1 b =     4 w +"),
            (" 2.0", "     2 b =     4 b +     1 w ="),
            (" 0.0", "     1 b 0     3 w -     2 b -"),
        ],
    )
}

/// "If a player has completed less than 50 % of his games ... the points scored by him or against
/// him are not counted in the final standings." One of three games is less: without number 4 all
/// three have two draws.
#[test]
fn less_than_half_of_the_games() {
    let table = left_early();
    let standings = Standings::new(&table, codes("PTS,SB,KS,WON").unwrap(), None);
    assert_eq!(standings.not_counted().collect::<Vec<_>>(), [3]);
    for player in 0..3 {
        // Two draws against opponents on 1 point, which is half of the two points that could be
        // had.
        assert_eq!(values(&table, "PTS,SB,KS,WON", player), ["1", "1", "1", "0"]);
    }
    let ranks: Vec<usize> = standings.rows().iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [1, 1, 1, 4]);
}

/// Number 4 came to two games of three.
fn left_at_half() -> Crosstable {
    report(
        "142 3\n192 FIDE_ROUNDROBIN",
        &[
            (" 2.0", "     4 w 1     2 w =     3 b ="),
            (" 2.0", "     3 w =     1 b =     4 w +"),
            (" 2.0", "     2 b =     4 b 1     1 w ="),
            (" 0.0", "     1 b 0     3 w 0     2 b -"),
        ],
    )
}

/// With at least half of the games everything counts.
#[test]
fn half_of_the_games() {
    let table = left_at_half();
    assert_eq!(values(&table, "PTS,SB", 0), ["2", "2"]);
    assert_eq!(Standings::new(&table, codes("PTS").unwrap(), None).not_counted().count(), 0);
}

/// The same four as an event file that lists the games played, and says in which round number 4
/// withdrew.
fn file(withdrawn: u32) -> Crosstable {
    let games = [
        (1, 1, 4, "1-0"),
        (1, 2, 3, "1/2-1/2"),
        (2, 1, 2, "1/2-1/2"),
        (2, 4, 3, "0-1"),
        (3, 3, 1, "1/2-1/2"),
    ];
    let mut text =
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\n".to_owned();
    (1..=4).for_each(|number| {
        text += &format!("[[player]]\nname = \"P{number}\"\nnumber = {number}\n")
    });
    text += &format!("withdrawn = {withdrawn}\n");
    for (round, white, black, result) in
        games.into_iter().filter(|game| game.0 < withdrawn || game.1 != 4)
    {
        text += &format!(
            "[[game]]\nround = {round}\nwhite = \"P{white}\"\nblack = \"P{black}\"\nresult = \"{result}\"\n"
        );
    }
    Crosstable::from_event(&event_file::read("t.toml", &text).unwrap())
}

/// An event file that says who is gone stands as a report does.
#[test]
fn an_event_file_with_somebody_who_withdrew() {
    let early = file(2);
    let standings = Standings::new(&early, codes("PTS").unwrap(), None);
    assert_eq!(standings.not_counted().collect::<Vec<_>>(), [3]);
    let half = file(3);
    assert_eq!(Standings::new(&half, codes("PTS").unwrap(), None).not_counted().count(), 0);
    let last = half.cells(1).last().unwrap();
    assert_eq!(
        (last.round, last.outcome, last.units),
        (3, Outcome::ForfeitWin, 2),
        "number 2 wins without play"
    );
    for player in 0..4 {
        let list = "PTS,SB,KS,WON";
        assert_eq!(values(&early, list, player), values(&left_early(), list, player));
        assert_eq!(values(&half, list, player), values(&left_at_half(), list, player));
    }
}

#[test]
fn reversed_orders() {
    let table = left_early();
    assert_eq!(ranks(&table, "TPN"), [1, 2, 3, 4]);
    assert_eq!(ranks(&table, "PTS,TPN/R"), [3, 2, 1, 4]);
    assert_eq!(ranks(&table, "PTS,RTNG"), [1, 2, 3, 4]);
    assert_eq!(ranks(&table, "PTS,RTNG/R"), [3, 2, 1, 4]);
}

/// The limit of the Koya system: half of the points, moved by half points or points, or a
/// percentage.
#[test]
fn limits_of_the_koya_system() {
    let table = report(
        "142 3\n192 FIDE_ROUNDROBIN",
        &[
            (" 2.5", "     4 w 1     2 w 1     3 b ="),
            (" 1.5", "     3 w =     1 b 0     4 w 1"),
            (" 2.0", "     2 b =     4 b 1     1 w ="),
            (" 0.0", "     1 b 0     3 w 0     2 b 0"),
        ],
    );
    // 1½ of 3 and more: numbers 1, 2, 3. With 2 and more: 1 and 3. With 1 and more the same as with
    // 1½.
    assert_eq!(
        values(&table, "KS,KS/L+1,KS/L+0.5,KS/L-1,KS/L-3,KS/L67", 0),
        ["1.5", "0.5", "0.5", "1.5", "2.5", "0"]
    );
    assert_eq!(values(&table, "KS,KS/L+1,KS/L-3", 1), ["0.5", "0.5", "1.5"]);
}

/// Record 299: in a round, points count in the standing and in what opponents see; for the whole
/// event in the standing only.
#[test]
fn points_of_the_arbiter() {
    let event = |record: &str| {
        report(
            &format!("142 2\n192 CUSTOM_SWISS\n{record}"),
            &[
                (" 1.0", "     2 w 1     3 b 0"),
                (" 0.5", "     1 b 0     4 w ="),
                (" 2.0", "     4 w 1     1 w 1"),
                (" 0.5", "     3 b 0     2 b ="),
            ],
        )
    };
    let plain = "162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0";
    assert_eq!(values(&event(plain), "PTS,BH,PS", 0), ["1", "2.5", "2"]);
    let whole = event("299          -0.5  999    3");
    assert_eq!(values(&whole, "PTS,BH,PS", 2), ["1.5", "1.5", "3"]);
    assert_eq!(values(&whole, "BH", 0), ["2.5"]);
    let in_round_2 = event("299          -0.5    2    3");
    assert_eq!(values(&in_round_2, "PTS,PS", 2), ["1.5", "2.5"]);
    assert_eq!(values(&in_round_2, "BH", 0), ["2"]);
    assert_eq!(values(&in_round_2.after(1), "PTS,BH", 2), ["1", "0"]);
}

/// Points by record 250 (acceleration) pair, and count nowhere.
#[test]
fn accelerated_points_do_not_count() {
    let players = [(" 1.0", "     2 w 1"), (" 0.0", "     1 b 0")];
    let head = "142 1\n192 FIDE_BAKU";
    let (plain, accelerated) = (
        report(head, &players),
        report(&format!("{head}\n250  0.0  1.0   1   1    1    1"), &players),
    );
    assert_eq!(values(&plain, "PTS,BH,PS,SB", 0), values(&accelerated, "PTS,BH,PS,SB", 0));
}

/// Rating tie-breaks are undefined where somebody has no rating, unless one is given.
#[test]
fn players_without_a_rating() {
    let mut table = left_early();
    std::sync::Arc::make_mut(&mut table.entrants)[1].rating = None;
    // Number 4, who left, does not count: 1500 and 1800 do.
    assert_eq!(values(&table, "ARO,RTNG,TPR,ARO/U1500", 0), ["-", "-", "-", "1650"]);
    assert_eq!(values(&table, "RTNG/U1500", 1), ["1500"]);
}

/// `/P`: a forfeit counts as played; `/V2024`: the edition of one code; `AOB/F`: on Fore Buchholz.
#[test]
fn modifiers_of_unplayed_rounds() {
    let table = report(
        "142 2\n192 CUSTOM_SWISS",
        &[
            (" 2.0", "     2 w 1     3 b +"),
            (" 0.0", "     1 b 0     4 w 0"),
            (" 0.0", "     4 w 0     1 w -"),
            (" 2.0", "     3 b 1     2 b 1"),
        ],
    );
    // The forfeit against number 3: a dummy with the own 2 points, capped by the opponent's 0
    // (16.4.1); uncapped in 2024.
    assert_eq!(values(&table, "BH,BH/V2024,BH/P,BH/P/V2024", 0), ["0", "2", "0", "0"]);
    // Fore Buchholz takes the last round as drawn: numbers 1 and 4 have 1½ each.
    assert_eq!(values(&table, "BH,FB", 1), ["4", "3"]);
    // Number 1 met number 2 only.
    assert_eq!(values(&table, "AOB,AOB/F", 0), ["4", "3"]);
}
