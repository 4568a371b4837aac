//! An event at a glance: the sentences of real events, worked out by hand from their files, and the
//! picture of each.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::fixtures;

use crate::fixtures::{Ruled, TATA_2024};
use tiebreak_report::Language;
use tiebreak_report::card::{Card, Picture, Seen, State, draw, front};
use tiebreak_report::scenarios::View;
use tiebreak_scenarios::{Watch, scenarios};

fn card(ruled: &Ruled, begun: bool) -> Card {
    Card::new(Seen { case: ruled.case(), begun, outlook: None })
}

#[test]
fn every_state_has_its_sentence() {
    let said = |name: &str| {
        let card = card(&Ruled::real(name), false);
        (card.state, card.sentence, card.clause)
    };
    let four = "Four tied on 8½: two semi-finals, 1 against 4 and 2 against 3, and a final.";
    assert_eq!(said("tata-steel-masters-2024"), (State::Tied, four.into(), "E.1".into()));
    // Lots come before the round robin: what is to be done now is said.
    let three = "Three tied on 4½: lots for the numbers of Arjun Erigaisi, Nodirbek Abdusattorov and Peter Svidler.";
    assert_eq!(said("tepe-sigeman-2024"), (State::Tied, three.into(), "D.1".into()));
    assert_eq!(
        said("tata-steel-masters-2022"),
        (State::Decided, "Magnus Carlsen, alone on 9½.".into(), String::new())
    );
    let before = "Magnus Carlsen leads with 8½.";
    assert_eq!(
        said("tata-steel-masters-2022-before-round-13"),
        (State::Before, before.into(), String::new())
    );
    let interim = "One of 29 rounds has been played; 420 matches are still to come.";
    assert_eq!(
        said("ebl-online-qualifier-2021-open-round-2"),
        (State::Interim, interim.into(), String::new())
    );
    let (state, sentence, _) = said("gct-2018-tour");
    assert_eq!(state, State::Tied);
    assert!(
        sentence.starts_with("Fabiano Caruana and Wesley So tied for places 4 and 5: "),
        "{sentence}"
    );
    let (state, sentence, clause) = said("uzchess-cup-2025");
    assert_eq!((state, clause.as_str()), (State::Decided, "6"));
    assert!(
        sentence.starts_with("Praggnanandhaa R, on ") && sentence.ends_with(" among the three."),
        "{sentence}"
    );
}

/// The play-off of Wijk 2024, answer by answer: to be settled, played, decided.
#[test]
fn a_play_off_is_told_as_it_goes() {
    let after = |answers: usize| {
        card(&Ruled::real("tata-steel-masters-2024").answered(&TATA_2024[..answers]), answers > 0)
    };
    assert_eq!((after(0).state, after(0).phase.as_str()), (State::Tied, "lots to be drawn"));
    let playing = after(3);
    assert_eq!(playing.state, State::Live);
    let Picture::Matches(matches) = &playing.picture else { panic!("{:?}", playing.picture) };
    let labels: Vec<&str> = matches.iter().map(|one| one.label.as_str()).collect();
    assert_eq!(labels, ["Semi-final 1", "Semi-final 2"]);
    assert_eq!(matches[0].clock, "3+2");
    // After a draw both have half a point; colours change for the second game.
    let sides: Vec<(&str, &str)> =
        matches[0].sides.iter().map(|side| (side.name.as_str(), side.score.as_str())).collect();
    assert_eq!(sides, [("Nodirbek Abdusattorov", "½"), ("Wei Yi", "½")]);
    let decided = after(TATA_2024.len());
    assert_eq!(
        (decided.state, decided.sentence.as_str()),
        (State::Decided, "Wei Yi, after a play-off of four.")
    );
    let Picture::Standing(rows) = &decided.picture else { panic!("{:?}", decided.picture) };
    assert_eq!(
        (rows[0].name.as_str(), rows[0].won, rows[1].place.as_str()),
        ("Wei Yi", true, "2–4")
    );
    // The small bracket: Wei Yi won his semi-final 1½–½ and the final 1½–½; Gukesh won sudden death
    // after 1–1.
    let halves = |round: usize| -> Vec<(String, String, bool)> {
        let sides = decided.bracket[round].iter().flat_map(|duel| duel.sides.clone());
        sides.map(|side| (side.name, side.scores.join(" "), side.won)).collect()
    };
    let told = |name: &str, scores: &str, won: bool| (name.to_owned(), scores.to_owned(), won);
    assert_eq!(
        halves(0),
        [
            told("N. Abdusattorov", "½", false),
            told("Wei Yi", "1½", true),
            told("Gukesh D", "1 1", true),
            told("Anish Giri", "1 0", false)
        ]
    );
    assert_eq!(halves(1), [told("Wei Yi", "1½", true), told("Gukesh D", "½", false)]);
}

#[test]
fn before_the_last_round_the_outcomes_are_counted() {
    let ruled = Ruled::real("tata-steel-masters-2022-before-round-13");
    let found = scenarios(&ruled.event, Some(&ruled.regulation), 0, &Watch::default()).unwrap();
    let view = View::new(&ruled.event, Some(&ruled.regulation), &found);
    let card = Card::new(Seen { case: ruled.case(), begun: false, outlook: Some(view) });
    assert_eq!(
        (card.phase.as_str(), card.sentence.as_str()),
        ("2187 outcomes", "Magnus Carlsen leads with 8½; three can still come first.")
    );
    let Picture::Outcomes(bars) = &card.picture else { panic!("{:?}", card.picture) };
    // 1782 of 2187 alone; he comes first or shares it in more.
    assert_eq!(
        (bars.of.as_str(), bars.rows[0].0.as_str(), bars.rows[0].1),
        ("2187", "Magnus Carlsen", 814)
    );
    let supposed = card.clone().supposing(Language::En, &["A – B 1–0".into()]);
    assert!(
        supposed.sentence.starts_with("If A – B 1–0: Magnus Carlsen leads"),
        "{}",
        supposed.sentence
    );
}

#[test]
fn every_card_is_a_picture_that_holds_together() {
    let names = [
        "tata-steel-masters-2024",
        "tata-steel-masters-2022",
        "tata-steel-masters-2022-before-round-13",
        "sinquefield-cup-2018",
        "ebl-online-qualifier-2021-open-round-2",
        "gct-2018-tour",
        "uzchess-cup-2025",
    ];
    for name in names {
        let card = card(&Ruled::real(name), false);
        let drawing = draw(Language::En, &card, Some("A remark <&> about it."));
        assert!(!fixtures::markup::elements(&drawing).is_empty());
        assert!(drawing.contains("A remark &lt;&amp;&gt; about it."), "{name}");
        // What is kept is read back as it was.
        let kept = serde_json::to_string(&card).unwrap();
        assert_eq!(serde_json::from_str::<Card>(&kept).unwrap(), card, "{name}");
        assert!(kept.len() < 2_000, "the card of {name} takes {} bytes", kept.len());
    }
    assert!(!fixtures::markup::elements(&front(Language::En)).is_empty());
    let hostile = Card {
        title: "<script>\u{202e}".repeat(30),
        ..card(&Ruled::real("tata-steel-masters-2024"), true)
    };
    assert!(!fixtures::markup::elements(&draw(Language::En, &hostile, None)).is_empty());
}
