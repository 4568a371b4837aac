//! What is really there in the printed texts.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::{Class, check};
use tiebreak_document::Severity;
use tiebreak_regulation::{Regulation, builtin};

/// Class and clause of every finding, in the order of the classes and of the file.
fn found(id: &str) -> Vec<(Class, String)> {
    let regulation = builtin::find(id).unwrap().unwrap();
    let mut list: Vec<(Class, usize, String)> = check(&regulation)
        .findings
        .into_iter()
        .map(|found| {
            let clause = found.clause.unwrap_or_default();
            let position = regulation.clause_named(&clause).map_or(0, |at| at.index());
            (found.class, position, clause)
        })
        .collect();
    list.sort();
    list.into_iter().map(|(class, _, clause)| (class, clause)).collect()
}

fn expect(id: &str, expected: &[(Class, &str)]) {
    let expected: Vec<(Class, String)> =
        expected.iter().map(|(class, clause)| (*class, (*clause).to_owned())).collect();
    assert_eq!(found(id), expected, "{id}");
}

use Class::{
    Discretion, EndlessLoop, Gap, MissingReference, TieLeft, UndefinedValue, Unreachable,
    UnstatedReading,
};

#[test]
fn tata_steel_2022() {
    expect(
        "tata-steel-masters-2022",
        &[
            (EndlessLoop, "C.2"),
            (EndlessLoop, "D.1"),
            // Where the third round robin goes on reversing, the circle begins with the second.
            (EndlessLoop, "D.2"),
            (EndlessLoop, "F.1"),
            (EndlessLoop, "F.2"),
            // The money of ties that no tiebreak settles; who declines, and the share he has.
            (UnstatedReading, "A.1"),
            (UnstatedReading, "A.1"),
            (UnstatedReading, "A.1"),
            (UnstatedReading, "A.2"),
            // The lots of sudden death, and a game of it that both forfeit.
            (UnstatedReading, "C.2"),
            (UnstatedReading, "C.2"),
            (UnstatedReading, "D.3"),
            // The mutual result, and four who come out of a larger play-off.
            (UnstatedReading, "E.2"),
            (UnstatedReading, "E.2"),
            (UnstatedReading, "E.2.3"),
            (TieLeft, "A.2"),
        ],
    );
}

/// As in 2022, and A.1 still speaks of the tournament of 2022. What becomes of the money is said;
/// "within 30 moves" can be read two ways.
#[test]
fn tata_steel_2023() {
    let mut expected = vec![(MissingReference, "A.1".to_owned())];
    expected.extend(found("tata-steel-masters-2022"));
    let money = expected
        .iter_mut()
        .find(|(class, clause)| *class == UnstatedReading && clause == "A.1")
        .unwrap();
    money.1 = "Short draws".to_owned();
    // The prize money is shared by score, also with a player who declines.
    let share =
        expected.iter().position(|(class, clause)| *class == UnstatedReading && clause == "A.1");
    expected.remove(share.unwrap());
    assert_eq!(found("tata-steel-masters-2023"), expected);
}

#[test]
fn tata_steel_challengers_2023() {
    expect(
        "tata-steel-challengers-2023",
        &[
            (UnstatedReading, "Short draws"),
            // The mutual result of three or more, and whether the rules decide first place or the
            // invitation alone.
            (UnstatedReading, "Promotion"),
            (UnstatedReading, "Promotion"),
            (UnstatedReading, "c"),
            (TieLeft, "Promotion"),
        ],
    );
}

/// As Tata Steel; the arbiters may deviate (A.5), which Tata Steel does not say.
#[test]
fn tepe_sigeman_2023() {
    let mut expected: Vec<(Class, String)> = found("tata-steel-masters-2022");
    for (_, clause) in &mut expected {
        *clause = clause.replace("E.2.3", "E.2.c");
    }
    expected.push((Discretion, "A.5".to_owned()));
    assert_eq!(found("tepe-sigeman-2023"), expected);
}

/// 2.2 is silent about the colours, 3.10 empowers the chief arbiter and does not say whether he
/// must decide, 3.2 leaves ties from the fifth place on.
#[test]
fn grand_chess_tour_2018() {
    expect(
        "grand-chess-tour-2018",
        &[
            // What 2.1.1 leaves level, and who declines: the schedule, and his results.
            (UnstatedReading, "2.1"),
            (UnstatedReading, "2.1"),
            (UnstatedReading, "2.1.1"),
            (UnstatedReading, "2.1.1"),
            (UnstatedReading, "2.1.3"),
            (UnstatedReading, "2.2"),
            (UnstatedReading, "3.10"),
            (TieLeft, "2.4"),
            (TieLeft, "3.2"),
            (Discretion, "3.10"),
        ],
    );
}

/// 2 and 5 end without an answer (4 goes on "until the tie is broken"), 1.3b does not say what
/// follows with four left, boards go on until one is not flat, quotients may be 0/0, and in a Swiss
/// the tied need not have met.
#[test]
fn wbf_2023() {
    expect(
        "wbf-2023",
        &[
            (Gap, "2 match"),
            (Gap, "5e"),
            (EndlessLoop, "1.1e"),
            (EndlessLoop, "1.2.other.d"),
            (EndlessLoop, "1.3d"),
            (EndlessLoop, "3.1v"),
            (EndlessLoop, "3.2.other.4"),
            (EndlessLoop, "3.3.4"),
            // Of four or more, taking out one winner never leaves two: the way from 1.3b to 1.1 is
            // never taken.
            (Unreachable, "1.3b"),
            (Unreachable, "3.3.1"),
            (UndefinedValue, "1.1a"),
            (UndefinedValue, "1.1d"),
            (UndefinedValue, "2 match"),
            // One finding for 3.1i, 3.1iii, 3.2.1, ... and 5d: the tied need not have met.
            (UndefinedValue, "3.1i"),
            (UndefinedValue, "4 common opponent"),
            (UndefinedValue, "5b"),
            (UndefinedValue, "5e"),
            // Two quotients with nothing lost.
            (UnstatedReading, "1.1a"),
            (UnstatedReading, "1.1b"),
            (UnstatedReading, "1.2b"),
            (UnstatedReading, "1.2.other.a"),
            // "May be broken".
            (UnstatedReading, "1.2.other.a"),
            // The two whom the board leaves behind, and whether there is one board or one for each
            // two.
            (UnstatedReading, "1.2.other.d"),
            (UnstatedReading, "1.2.other.d"),
            (UnstatedReading, "1.3a"),
            (UnstatedReading, "1.3b"),
            // Printed under four or more teams.
            (UnstatedReading, "1.3e"),
            // A bye, and which scores of the opponents count.
            (UnstatedReading, "3"),
            (UnstatedReading, "3"),
            (UnstatedReading, "4 best session"),
            // Those left level by 5d and 5e.
            (UnstatedReading, "5d"),
            // "May be broken": the director decides in the other reading.
            (Discretion, "1.2.other.a.may"),
            (Discretion, "1.2.other.b.may"),
            (Discretion, "1.2.other.c.may"),
            (Discretion, "3.2.other.1.may"),
        ],
    );
}

/// "And so on until the tie is broken" (4) is carried out by the clauses that it restates. Without
/// that it would be a gap.
#[test]
fn and_so_on_is_no_gap() {
    let gaps_in_4 = |text: &str| {
        let regulation = Regulation::read("wbf-2023.toml", text).unwrap();
        let found = check(&regulation).findings.into_iter().filter(|found| found.class == Gap);
        found
            .filter_map(|found| found.clause)
            .filter(|clause| clause.starts_with('4'))
            .collect::<Vec<_>>()
    };
    let (_, text) = builtin::file("wbf-2023").unwrap();
    assert_eq!(gaps_in_4(text), [""; 0]);
    let silent = text.replace("restates = \"4 common opponent\"", "remind = true");
    assert_ne!(silent, text);
    assert_eq!(gaps_in_4(&silent), ["4 next opponent"]);
}

/// The printed chess texts leave nothing without a rule; where we have only summaries, what the
/// sources do not say is a gap.
#[test]
fn the_chess_texts_have_no_errors() {
    for id in builtin::ids() {
        let regulation = builtin::find(id).unwrap().unwrap();
        let printed = regulation.clauses.iter().any(|clause| !clause.summary);
        if regulation.sport == tiebreak_model::Sport::Chess && printed {
            assert_eq!(check(&regulation).count(Severity::Error), 0, "{id}");
        }
    }
}

/// What is really missing in the summaries: the sources end there.
#[test]
fn summaries_end_where_the_sources_do() {
    let gaps = |id: &str| -> Vec<String> {
        let found = found(id).into_iter().filter(|(class, _)| *class == Gap);
        found.map(|(_, clause)| clause).collect()
    };
    for complete in [
        "candidates-2022",
        "candidates-2024",
        "world-cup-2023",
        "world-cup-2025",
        "world-championship-match-2018",
        "world-championship-match-2021",
        "world-championship-match-2023",
        "world-championship-match-2024",
        "world-blitz-final-2024",
        "donostia",
        "tata-steel-masters-2018",
        "world-rapid-and-blitz-2018",
    ] {
        assert_eq!(gaps(complete), [""; 0], "{complete}");
    }
    assert_eq!(gaps("norway-chess-2024"), ["4.rest"]);
    assert_eq!(gaps("grand-chess-tour-2019"), ["2", "4"]);
    assert_eq!(gaps("grand-chess-tour-2022"), ["2"]);
    assert_eq!(gaps("us-championship-2018"), ["2"]);
    assert_eq!(gaps("us-championship-2021"), ["2", "4"]);
    assert_eq!(gaps("us-championship-2022"), ["4"]);
    assert_eq!(gaps("norway-chess-2020"), ["2"]);
    assert_eq!(gaps("french-championship"), ["2", "4"]);
    assert_eq!(gaps("uzchess-cup-2025"), ["2", "3", "4"]);
}

/// Three boards at most, then a toss: nothing goes on for ever.
#[test]
fn boards_with_an_end() {
    expect("ebl-knock-out-2017", &[]);
}

/// Every finding underlines something in its file; those that exploring found have a way to it.
#[test]
fn every_finding_has_a_place() {
    for id in builtin::ids() {
        let checked = check(&builtin::find(id).unwrap().unwrap());
        for found in &checked.findings {
            let span = found.span.clone().unwrap();
            assert!(!checked.text[span].trim().is_empty(), "{id}: {found:?}");
            let explored = [Gap, EndlessLoop, UndefinedValue].contains(&found.class);
            assert!(!explored || found.what.trail().is_some(), "{id}: {found:?}");
        }
    }
}
