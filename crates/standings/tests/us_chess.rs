//! US Chess 34E: the worked examples of the rule and of those who explain it.
#![allow(clippy::unwrap_used)]

use tiebreak_model::{
    ByeKind, Colour, Crosstable, CrosstableBuilder, CrosstableCell, Entrant, Outcome,
};
use tiebreak_standings::{Standings, codes};

/// What happened to one player, round by round: `W`, `D`, `L` against the next opponent in the row,
/// `B` a full-point bye, `F` won by forfeit, `-` absent.
fn table(rounds: u32, rows: &[(&str, &[u32])]) -> Crosstable {
    let mut builder = CrosstableBuilder::new(2);
    for number in 1..=u32::try_from(rows.len()).unwrap() {
        builder.entrants.push(Entrant { number, name: format!("P{number}"), ..Entrant::default() });
    }
    for (player, (signs, opponents)) in (0..).zip(rows) {
        let mut opponents = opponents.iter();
        for (round, sign) in (1..=rounds).zip(signs.chars()) {
            let (outcome, units) = match sign {
                'W' => (Outcome::Win, 2),
                'D' => (Outcome::Draw, 1),
                'L' => (Outcome::Loss, 0),
                'F' => (Outcome::ForfeitWin, 2),
                'B' => (Outcome::Bye(ByeKind::Pairing), 2),
                _ => (Outcome::Bye(ByeKind::Zero), 0),
            };
            let met = matches!(sign, 'W' | 'D' | 'L' | 'F');
            let opponent = if met { opponents.next().map(|number| number - 1) } else { None };
            builder.cell(
                player,
                CrosstableCell {
                    round,
                    opponent,
                    colour: Some(Colour::White),
                    outcome,
                    rated: true,
                    units,
                },
            );
        }
    }
    builder.finish()
}

fn values(table: &Crosstable, player: usize) -> [String; 4] {
    let standings = Standings::new(table, codes("MMED,SOLK,CUM,CUMO").unwrap(), None);
    [0, 1, 2, 3].map(|code| standings.value(player, code).unwrap().to_string())
}

/// "An opponent who won the first two games, lost the third, withdrew and did not play rounds four
/// or five would have an adjusted score of 3 points (1+1+0+0.5+0.5)." (34E1)
#[test]
fn an_opponent_who_withdrew() {
    // Two others play to the end, so that there are five rounds.
    let others: [(&str, &[u32]); 2] = [("WWWWW", &[5; 5]), ("LLLLL", &[4; 5])];
    let table = table(
        5,
        &[("L----", &[2]), ("WWL--", &[1, 3, 3]), ("-LW--", &[2, 2]), others[0], others[1]],
    );
    let [_, solkoff, ..] = values(&table, 0);
    assert_eq!(solkoff, "3");
}

/// Running scores: win, loss, win, draw, loss is 1 + 1 + 2 + 2½ + 2½ = 9 (34E3); a bye, win, loss,
/// draw, win is 1 + 2 + 2 + 2½ + 3½ less a point for the bye = 10 (Michigan Chess Association);
/// win, loss, win, win, draw is 10½ (Saint Louis Chess Club). A forfeit won is like the bye.
#[test]
fn running_scores() {
    let filler: &[u32] = &[2, 2, 2, 2, 2];
    for (signs, expected) in [("WLWDL", "9"), ("BWLDW", "10"), ("FWLDW", "10"), ("WLWWD", "10.5")] {
        let table = table(5, &[(signs, filler), ("LLLLL", &[1, 1, 1, 1, 1])]);
        assert_eq!(values(&table, 0)[2], expected, "{signs}");
    }
}

/// Two players on 4 of 5; opponents of the one scored 0, 3, 3, 4, 5, of the other 3, 2, 5, 3, 3.
/// Solkoff is 15 against 16; the modified median leaves out the lowest: 15 against 14 (WinTD's
/// explanation).
#[test]
fn solkoff_and_modified_median_differ() {
    let by_score = |score: usize| ["LLLLL", "WLLLL", "WWLLL", "WWWLL", "WWWWL", "WWWWW"][score];
    let against_first: &[u32] = &[1; 5];
    let opponents = |scores: [usize; 5]| scores.map(|score| (by_score(score), against_first));
    let mut rows: Vec<(&str, &[u32])> =
        vec![("WWWWL", &[3, 4, 5, 6, 7]), ("WWWWL", &[8, 9, 10, 11, 12])];
    rows.extend(opponents([0, 3, 3, 4, 5]));
    rows.extend(opponents([3, 2, 5, 3, 3]));
    let table = table(5, &rows);
    assert_eq!(values(&table, 0)[..2], ["15", "15"]);
    assert_eq!(values(&table, 1)[..2], ["14", "16"]);
}

/// What is left out depends on the score: the lowest above one half, the highest below it, both at
/// exactly one half; two of each from nine rounds on. An own unplayed game is an opponent with no
/// points.
#[test]
fn what_the_modified_median_leaves_out() {
    let by_score = |score: usize| ["LLLL", "WLLL", "WWLL", "WWWL", "WWWW"][score];
    let against_first: &[u32] = &[1; 4];
    let median = |signs: &str, opponents: &[u32]| {
        let mut rows: Vec<(&str, &[u32])> = vec![(signs, opponents)];
        rows.extend([1, 2, 3, 4].map(|score| (by_score(score), against_first)));
        values(&table(4, &rows), 0)[0].clone()
    };
    let all: &[u32] = &[2, 3, 4, 5];
    assert_eq!(median("WWWL", all), "9");
    assert_eq!(median("WLLL", all), "6");
    assert_eq!(median("WWLL", all), "5");
    assert_eq!(median("BWWL", &[3, 4, 5]), "9", "the bye is the lowest");
    assert_eq!(median("-LLL", &[3, 4, 5]), "5", "the bye stays, the highest goes");
    let nine: Vec<(&str, &[u32])> = vec![("WWWWWWLLL", &[2; 9]), ("LLLLLLWWW", &[1; 9])];
    // Seven opponents with 3 points count.
    assert_eq!(values(&table(9, &nine), 0)[..2], ["21", "27"]);
}

/// The opponents' cumulative scores, with their own points taken off; an unplayed game adds
/// nothing.
#[test]
fn cumulative_of_opposition() {
    let table = table(3, &[("WBD", &[2, 3]), ("LWB", &[1, 3]), ("BLD", &[2, 1])]);
    // The second: 0 + 1 + 2 less 1 is 2; the third: 1 + 1 + 1½ less 1 is 2½.
    assert_eq!([values(&table, 1)[2].as_str(), values(&table, 2)[2].as_str()], ["2", "2.5"]);
    assert_eq!(values(&table, 0)[3], "4.5");
}
