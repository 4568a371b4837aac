//! Somebody leaves during the play-off: nobody absent is asked to play, what has begun is finished
//! by forfeits.
#![allow(clippy::unwrap_used)] // a test that cannot go on says so

use tiebreak_engine::{Options, rule};
use tiebreak_formats::event_file;
use tiebreak_model::{Answer, Ask, Event, FixedAnswers, GameResult, Id, Ruling};
use tiebreak_regulation::builtin;

fn tied(names: &[&str]) -> Event {
    let players: String =
        names.iter().map(|name| format!("[[player]]\nname = \"{name}\"\npoints = 8\n")).collect();
    let head = "format = \"tiebreak-event/1\"\ntitle = \"Tied\"\nregulation = \"tata-steel-masters-2023\"\nkind = \"round-robin\"\n";
    event_file::read("tied.toml", &format!("{head}{players}")).unwrap()
}

fn ruled(event: &Event, mut given: FixedAnswers) -> Ruling {
    let regulation = builtin::find("tata-steel-masters-2023").unwrap().unwrap();
    rule(event, &regulation, &mut given, Options::default()).unwrap()
}

fn asked(ruling: &Ruling, who: Id) -> bool {
    ruling.open.iter().any(|question| question.ask.participants().contains(&who))
}

const ANN: Id = Id(0);
const BOB: Id = Id(1);
const CAL: Id = Id(2);

#[test]
fn before_the_first_game_the_other_wins_without_play() {
    let event = tied(&["Ann", "Bob"]);
    let given = FixedAnswers { left: vec![BOB], ..FixedAnswers::default() }
        .with("match/first-white", Answer::order([BOB, ANN]));
    let ruling = ruled(&event, given);
    assert!(ruling.settled && ruling.open.is_empty(), "{ruling:#?}");
    assert_eq!(ruling.standing[0].members, [ANN]);
}

#[test]
fn the_rest_of_a_match_is_forfeited() {
    let event = tied(&["Ann", "Bob"]);
    let given = FixedAnswers { left: vec![BOB], ..FixedAnswers::default() }
        .with("match/first-white", Answer::order([BOB, ANN]))
        .with("match/game-1", Answer::Result(GameResult::White));
    let ruling = ruled(&event, given);
    // One each: sudden death, to which Bob does not come.
    assert!(ruling.settled, "{ruling:#?}");
    assert_eq!(ruling.standing[0].members, [ANN]);
}

#[test]
fn a_round_robin_that_has_begun_goes_on_with_forfeits() {
    let event = tied(&["Ann", "Bob", "Cal"]);
    let given = FixedAnswers { left: vec![CAL], ..FixedAnswers::default() }
        .with("round-robin-1/pairing-numbers", Answer::order([ANN, BOB, CAL]))
        .with("round-robin-1/round-1/game-1", Answer::Result(GameResult::Draw));
    let ruling = ruled(&event, given);
    assert!(!asked(&ruling, CAL), "{:#?}", ruling.open);
    let games: Vec<_> =
        ruling.open.iter().filter(|open| matches!(open.ask, Ask::Game { .. })).collect();
    assert_eq!(games.len(), 1, "Ann and Bob still meet: {:#?}", ruling.open);
}

/// The round robin ended with one point each, and Cal left during the next one. His win against Ann
/// was played, so nobody was a clear winner of the first.
#[test]
fn a_game_that_was_played_before_is_not_forfeited() {
    let event = tied(&["Ann", "Bob", "Cal"]);
    let given = FixedAnswers { left: vec![CAL], ..FixedAnswers::default() }
        .with("round-robin-1/pairing-numbers", Answer::order([ANN, BOB, CAL]))
        .with("round-robin-1/round-1/game-1", Answer::Result(GameResult::White))
        .with("round-robin-1/round-2/game-1", Answer::Result(GameResult::White))
        .with("round-robin-1/round-3/game-1", Answer::Result(GameResult::White));
    let ruling = ruled(&event, given);
    assert!(!ruling.settled && ruling.open.len() == 1, "{:#?}", ruling.open);
    assert_eq!(ruling.open[0].ask.participants(), [ANN, BOB]);
}

#[test]
fn a_round_robin_that_has_not_begun_is_a_match_of_those_left() {
    let event = tied(&["Ann", "Bob", "Cal"]);
    let ruling = ruled(&event, FixedAnswers { left: vec![CAL], ..FixedAnswers::default() });
    let ids: Vec<&str> = ruling.open.iter().map(|open| open.id.as_str()).collect();
    assert_eq!(ids, ["match/first-white"]);
    assert!(!asked(&ruling, CAL));
}

/// Dee beat Ann, then withdrew: with a third of the games played her result goes where the
/// regulation says so.
#[test]
fn fewer_than_half_of_the_games_are_struck_out_where_the_regulation_says_so() {
    let players = "[[player]]\nname = \"Ann\"\n[[player]]\nname = \"Bob\"\n[[player]]\nname = \"Cal\"\n[[player]]\nname = \"Dee\"\nwithdrawn = 2\n";
    let game = |round: u32, white: &str, black: &str, result: &str| {
        format!(
            "[[game]]\nround = {round}\nwhite = \"{white}\"\nblack = \"{black}\"\nresult = \"{result}\"\n"
        )
    };
    let games = [
        game(1, "Ann", "Dee", "0-1"),
        game(1, "Bob", "Cal", "1-0"),
        game(2, "Cal", "Ann", "0-1"),
        game(3, "Ann", "Bob", "1/2-1/2"),
    ];
    let head = "format = \"tiebreak-event/1\"\ntitle = \"Gone\"\nregulation = \"tepe-sigeman-2023\"\nkind = \"round-robin\"\n";
    let event =
        event_file::read("gone.toml", &format!("{head}{players}{}", games.concat())).unwrap();
    let text = builtin::find("tepe-sigeman-2023").unwrap().unwrap().file_text;
    for (withdrawals, first) in
        [("forfeits", vec![BOB]), ("half", vec![ANN, BOB]), ("annulled", vec![ANN, BOB])]
    {
        let text =
            text.replacen("forfeits", &format!("withdrawals = \"{withdrawals}\"\nforfeits"), 1);
        let regulation = tiebreak_regulation::Regulation::read("own.toml", &text).unwrap();
        let ruling =
            rule(&event, &regulation, &mut FixedAnswers::default(), Options::default()).unwrap();
        assert_eq!(ruling.standing[0].members, first, "{withdrawals}");
        assert!(ruling.interim.is_none(), "{withdrawals}");
    }
}

/// The toss is won by Ann and Bob leaves: nobody is asked for a colour any more.
#[test]
fn after_the_toss_nobody_chooses_a_colour() {
    let players =
        "[[player]]\nname = \"Ann\"\npoints = 8\n[[player]]\nname = \"Bob\"\npoints = 8\n";
    let head = "format = \"tiebreak-event/1\"\ntitle = \"Tied\"\nregulation = \"grand-chess-tour-2018\"\nkind = \"rapid-and-blitz\"\n";
    let event = event_file::read("tied.toml", &format!("{head}{players}")).unwrap();
    let regulation = builtin::find("grand-chess-tour-2018").unwrap().unwrap();
    for (winner, loser) in [(ANN, BOB), (BOB, ANN)] {
        for left in [ANN, BOB] {
            let mut given = FixedAnswers { left: vec![left], ..FixedAnswers::default() }
                .with("match/first-white", Answer::order([ANN, BOB]))
                .with("match/game-1", Answer::Result(GameResult::Draw))
                .with("match/game-2", Answer::Result(GameResult::Draw))
                .with("armageddon/coin-toss", Answer::order([winner, loser]));
            let ruling = rule(&event, &regulation, &mut given, Options::default()).unwrap();
            assert!(ruling.settled && ruling.open.is_empty(), "{:#?}", ruling.open);
            assert_ne!(ruling.standing[0].members, [left]);
        }
    }
}
