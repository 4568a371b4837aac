//! Answers as people type them.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::common::{event, game, id, lots};
use tiebreak_language::{Explain, Interface};
use tiebreak_model::{
    Answer, Ask, ClauseRef, Colour, DataAnswer, DataNeeded, Figure, GameResult, MissingData,
    Question,
};
use tiebreak_record::{AnswerError, draw_lots, parse_answer};
use tiebreak_report::Language;

fn words(list: &[&str]) -> Vec<String> {
    list.iter().map(|word| (*word).to_owned()).collect()
}

fn read(question: &Question, list: &[&str]) -> Result<Answer, AnswerError> {
    parse_answer(question, &event(), &words(list))
}

fn question(ask: Ask) -> Question {
    Question { id: "here".into(), clause: ClauseRef(0), ask }
}

#[test]
fn games() {
    let game = game(&event(), "final/game-1", "Wei Yi", "Gukesh D");
    for (list, result) in [
        (&["1-0"][..], GameResult::White),
        (&["½-½"], GameResult::Draw),
        (&["-/+"], GameResult::BlackByForfeit),
        (&["Wei Yi", "0-1", "Gukesh D"], GameResult::Black),
        (&["Wei Yi", "Gukesh D", "1-0"], GameResult::White),
        // A part of a name is enough where it is in one name of the question only.
        (&["Wei Yi", "1-0", "Gukesh"], GameResult::White),
        (&["wei", "draw", "gukesh"], GameResult::Draw),
        (&["draw"], GameResult::Draw),
        (&["="], GameResult::Draw),
        (&["½"], GameResult::Draw),
        (&["0.5"], GameResult::Draw),
    ] {
        assert_eq!(read(&game, list), Ok(Answer::Result(result)), "{list:?}");
    }
    for (list, message) in [
        (&[][..], "there is no answer"),
        (&["2-0"], "\"2-0\" is not a result"),
        (&["*"], "\"*\" says that the game is not over"),
        (&["Gukesh D", "1-0", "Wei Yi"], "in final/game-1 Wei Yi has White and Gukesh D has Black"),
        (&["Wei Yi", "1-0", "Vidit"], "final/game-1 is not about Vidit"),
        (
            &["Wei Yi", "1-0", "Gukehs D"],
            "\"Gukehs D\" is not a name of this event: did you mean \"Gukesh D\"?",
        ),
        (&["Wei Yi", "1-0"], "a game is answered with its result"),
    ] {
        assert_eq!(
            read(&game, list).unwrap_err().fault.in_language(Language::En),
            message,
            "{list:?}"
        );
    }
}

#[test]
fn orders() {
    let event = event();
    let [giri, gukesh, wei] = ["Anish Giri", "Gukesh D", "Wei Yi"].map(|name| id(&event, name));
    let two = lots(&event, "final/first-white", &["Gukesh D", "Wei Yi"]);
    assert_eq!(read(&two, &["Wei Yi"]), Ok(Answer::order([wei, gukesh])));
    assert_eq!(read(&two, &["Gukesh D", "Wei Yi"]), Ok(Answer::order([gukesh, wei])));
    assert_eq!(
        read(&two, &["Wei Yi", "=", "Gukesh D"]).unwrap_err().fault.in_language(Language::En),
        "lots leave nobody level"
    );
    assert_eq!(
        read(&two, &["Wei Yi", "Wei Yi"]).unwrap_err().fault.in_language(Language::En),
        "\"Wei Yi\" is named twice"
    );
    let three = question(Ask::Decision {
        who: "arbiter".into(),
        among: vec![giri, gukesh, wei],
        choices: Vec::new(),
    });
    assert_eq!(
        read(&three, &["Wei Yi", "Gukesh D", "=", "Anish Giri"]),
        Ok(Answer::Order(vec![vec![wei], vec![gukesh, giri]]))
    );
    assert_eq!(
        read(&three, &["Wei Yi"]).unwrap_err().fault.in_language(Language::En),
        "not named: Anish Giri, Gukesh D"
    );
    assert_eq!(
        read(&three, &["=", "Wei Yi"]).unwrap_err().fault.in_language(Language::En),
        "\"=\" stands between two names"
    );
    assert_eq!(
        read(&three, &["Wei Yi", "="]).unwrap_err().fault.in_language(Language::En),
        "\"=\" stands between two names"
    );
    let board = question(Ask::Board { between: vec![giri, wei] });
    assert_eq!(
        read(&board, &["Anish Giri", "=", "Wei Yi"]),
        Ok(Answer::Order(vec![vec![giri, wei]]))
    );
}

#[test]
fn colours_and_data() {
    let event = event();
    let (gukesh, wei) = (id(&event, "Gukesh D"), id(&event, "Wei Yi"));
    let colour = question(Ask::Colour { chooser: wei, other: gukesh });
    assert_eq!(read(&colour, &["black"]), Ok(Answer::Colour(Colour::Black)));
    assert_eq!(
        read(&colour, &["red"])
            .unwrap_err()
            .sentence_for(Interface::CommandLine)
            .in_language(Language::En),
        "\"red\" is not a colour; expected white or black, as Wei Yi chose"
    );
    let data = |needs| {
        question(Ask::Data(MissingData {
            needs,
            figure: None,
            stage: None,
            round: None,
            among: Vec::new(),
            entered: None,
        }))
    };
    let result = GameResult::White;
    assert_eq!(
        read(&data(DataNeeded::Game(gukesh, wei)), &["Wei Yi", "Gukesh D", "1-0"]),
        Ok(Answer::Data(DataAnswer::Game { white: wei, result }))
    );
    assert!(read(&data(DataNeeded::Game(gukesh, wei)), &["1-0"]).is_err());
    assert_eq!(
        read(&data(DataNeeded::Result { white: wei, black: gukesh }), &["1-0"]),
        Ok(Answer::Data(DataAnswer::Result(result)))
    );
    let numbers = |list: &[&str]| {
        Answer::Data(DataAnswer::Numbers(list.iter().map(|n| n.parse().unwrap()).collect()))
    };
    assert_eq!(
        read(&data(DataNeeded::Numbers(gukesh, wei)), &["1230", "13/3"]),
        Ok(numbers(&["1230", "13/3"]))
    );
    assert!(read(&data(DataNeeded::Number(wei)), &["1", "2"]).is_err());
    assert!(read(&data(DataNeeded::Number(wei)), &["1e9"]).is_err());
}

/// What a side won is not below zero, as in an event file; total points come in tens.
#[test]
fn figures_within_the_bounds_of_an_event_file() {
    let event = event();
    let (gukesh, wei) = (id(&event, "Gukesh D"), id(&event, "Wei Yi"));
    let of = |figure| {
        question(Ask::Data(MissingData {
            needs: DataNeeded::Numbers(gukesh, wei),
            figure: Some(figure),
            stage: None,
            round: None,
            among: Vec::new(),
            entered: None,
        }))
    };
    let said = |figure, list: &[&str]| match read(&of(figure), list) {
        Ok(_) => "taken".to_owned(),
        Err(error) => error.fault.sentence().to_string(),
    };
    let tens = "cannot be total points: they are not below 0, and come in tens";
    assert_eq!(said(Figure::TotalPoints, &["1230", "0"]), "taken");
    assert_eq!(said(Figure::TotalPoints, &["-10", "20"]), format!("-10 {tens}"));
    assert_eq!(said(Figure::TotalPoints, &["1230", "985"]), format!("985 {tens}"));
    assert_eq!(said(Figure::Imps, &["12", "-1"]), "-1 is below 0: expected what the side won");
    assert_eq!(said(Figure::Imps, &["12", "7/3"]), "taken");
    assert_eq!(said(Figure::QualificationRank, &["0", "1"]), "0 is not a rank");
}

#[test]
fn lots_from_a_seed() {
    let event = event();
    let two = lots(&event, "final/first-white", &["Gukesh D", "Wei Yi"]);
    let (answer, drawn) = draw_lots(&two, &event, "6 2 5").unwrap();
    assert!(drawn[0].hash < drawn[1].hash);
    assert_eq!(answer, Answer::order([id(&event, &drawn[0].name), id(&event, &drawn[1].name)]));
    assert!(draw_lots(&two, &event, " ").is_err() && draw_lots(&two, &event, "6\n2").is_err());
    assert!(draw_lots(&game(&event, "g", "Wei Yi", "Vidit"), &event, "6").is_err());
}

#[test]
fn bids_of_time() {
    let event = event();
    let (gukesh, wei) = (id(&event, "Gukesh D"), id(&event, "Wei Yi"));
    let bid = question(Ask::Bid { bidders: [gukesh, wei], most: 240 });
    let seconds = |first: i64, second: i64| {
        Answer::Data(DataAnswer::Numbers(vec![first.into(), second.into()]))
    };
    assert_eq!(read(&bid, &["2:51", "3:05"]), Ok(seconds(171, 185)));
    assert_eq!(read(&bid, &["171", "185"]), Ok(seconds(171, 185)));
    for (list, message) in [
        (&["2:51"][..], "two bids are needed"),
        (&["2:75", "3:00"], "\"2:75\" is not a time"),
        (&["0", "3:00"], "\"0\" is not a time"),
        (&["soon", "3:00"], "\"soon\" is not a time"),
        (&["3:00", "4:01"], "a bid is at most 4:00"),
    ] {
        let error = read(&bid, list).unwrap_err();
        assert_eq!(error.fault.in_language(Language::En), message, "{list:?}");
        assert!(
            error.in_language(Language::En).contains("the bid of Gukesh D and the bid of Wei Yi")
        );
    }
}
