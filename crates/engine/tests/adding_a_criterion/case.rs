//! Ann and Ben won two games each and are level. Ann won both with white, Ben one of his: Ann is
//! first.

use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, GameResult, NoAnswers,
};
use tiebreak_regulation::{Criterion, Regulation};

const REGULATION: &str = r#"
format = "tiebreak-regulation/1"
id     = "white"
title  = "Wins with white"
sport  = "chess"
source = "the guide"

[clause."1"]
text    = "Who won more games with white is placed higher."
applies = { kinds = ["round-robin"], tie-for = "all", go = "1" }
rank    = "wins-with-white"
"#;

#[test]
fn who_won_more_games_with_white_is_first() {
    let player = |name: &str| DraftParticipant { name: name.into(), ..DraftParticipant::default() };
    let game = |white: &str, black: &str, result| DraftGame {
        round: None,
        white: white.into(),
        black: black.into(),
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
    };
    let games = vec![
        game("Ann", "Ben", GameResult::Draw),
        game("Ann", "Cid", GameResult::White),
        game("Ann", "Dan", GameResult::White),
        game("Ben", "Cid", GameResult::White),
        game("Dan", "Ben", GameResult::Black),
        game("Cid", "Dan", GameResult::Draw),
    ];
    let participants = ["Ann", "Ben", "Cid", "Dan"].map(player).to_vec();
    let info = EventInfo { cycles: 1, ..EventInfo::default() };
    let event = Event::new(DraftEvent { info, participants, games, ..DraftEvent::default() }).unwrap();
    let regulation = Regulation::read("white.toml", REGULATION).unwrap();
    let ruling = rule(&event, &regulation, &mut NoAnswers, Options::default()).unwrap();
    assert_eq!(event.name(ruling.standing[0].members[0]), "Ann");
    assert_eq!((ruling.standing[0].to, ruling.standing[1].from), (1, 2));
    assert!(Criterion::ALL.iter().any(|one| one.name() == "wins-with-white" && one.properties().counts_colours));
}
