//! Every contract, doubled and vulnerable or not, with every number of tricks, against tables
//! written out by hand.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_bridge::{Deal, score};
use tiebreak_model::bridge::{Contract, Doubling, PlayedContract, Seat, Strain};

/// What an undoubled contract of each level counts below the line, by strain.
const BELOW: [(Strain, [i32; 7]); 5] = [
    (Strain::Clubs, [20, 40, 60, 80, 100, 120, 140]),
    (Strain::Diamonds, [20, 40, 60, 80, 100, 120, 140]),
    (Strain::Hearts, [30, 60, 90, 120, 150, 180, 210]),
    (Strain::Spades, [30, 60, 90, 120, 150, 180, 210]),
    (Strain::NoTrumps, [40, 70, 100, 130, 160, 190, 220]),
];

/// One to thirteen down, as they stand on the back of a bidding card.
const DOWN: [[i32; 13]; 2] = [
    [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
];
const DOWN_DOUBLED: [[i32; 13]; 2] = [
    [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
];
const DOWN_REDOUBLED: [[i32; 13]; 2] = [
    [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
];

fn by_the_tables(
    strain: Strain,
    level: usize,
    doubled: Doubling,
    vulnerable: usize,
    tricks: usize,
) -> i32 {
    if tricks < level + 6 {
        let down = level + 6 - tricks - 1;
        return -match doubled {
            Doubling::No => DOWN[vulnerable][down],
            Doubling::Once => DOWN_DOUBLED[vulnerable][down],
            Doubling::Twice => DOWN_REDOUBLED[vulnerable][down],
        };
    }
    let below = BELOW.iter().find(|(one, _)| *one == strain).unwrap().1[level - 1];
    let (below, insult, overtrick) = match doubled {
        Doubling::No => {
            (below, 0, if matches!(strain, Strain::Clubs | Strain::Diamonds) { 20 } else { 30 })
        }
        Doubling::Once => (below * 2, 50, [100, 200][vulnerable]),
        Doubling::Twice => (below * 4, 100, [200, 400][vulnerable]),
    };
    let game = if below < 100 { 50 } else { [300, 500][vulnerable] };
    let slam = if level == 6 { [500, 750][vulnerable] } else { 0 };
    let grand = if level == 7 { [1000, 1500][vulnerable] } else { 0 };
    below + insult + game + slam + grand + overtrick * (tricks - level - 6) as i32
}

#[test]
fn every_contract_with_every_number_of_tricks() {
    let mut checked = 0;
    for (strain, _) in BELOW {
        for level in 1..=7 {
            for doubled in [Doubling::No, Doubling::Once, Doubling::Twice] {
                for vulnerable in [0, 1] {
                    for tricks in 0..=13 {
                        let contract = Contract { level, strain, doubled };
                        let play = PlayedContract { contract, declarer: Seat::West, tricks };
                        let expected =
                            by_the_tables(strain, level.into(), doubled, vulnerable, tricks.into());
                        assert_eq!(
                            score(play, vulnerable == 1),
                            expected,
                            "{contract} {tricks} {vulnerable}"
                        );
                        checked += 1;
                    }
                }
            }
        }
    }
    assert_eq!(checked, 2940);
}

#[test]
fn scores_that_everybody_knows() {
    for (contract, tricks, vulnerable, expected) in [
        ("1NT", 7, false, 90),
        ("2S", 8, true, 110),
        ("3NT", 9, false, 400),
        ("4H", 11, true, 650),
        ("5C", 11, true, 600),
        ("6NT", 12, true, 1440),
        ("7NTXX", 13, true, 2980),
        ("1SX", 7, false, 160),
        ("1CXX", 7, false, 230),
        ("2HX", 9, true, 870),
        ("7SXX", 0, true, -7600),
    ] {
        let play =
            PlayedContract { contract: contract.parse().unwrap(), declarer: Seat::South, tricks };
        assert_eq!(score(play, vulnerable), expected, "{contract} with {tricks}");
    }
}

#[test]
fn dealer_and_vulnerability_of_the_sixteen_boards() {
    // As printed on the boards themselves.
    let printed = [
        "N None", "E NS", "S EW", "W All", "N NS", "E EW", "S All", "W None", "N EW", "E All",
        "S None", "W NS", "N All", "E None", "S NS", "W EW",
    ];
    for (number, printed) in (1..).zip(printed) {
        for board in [number, number + 16, number + 48] {
            let deal = Deal::from_board(board);
            assert_eq!(
                format!("{} {}", deal.dealer.letter(), deal.vulnerability()),
                printed,
                "board {board}"
            );
        }
    }
}
