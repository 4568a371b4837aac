//! Stages longer than anyone plays are played as written, game after game, without laying out what
//! nobody has come to.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use std::time::{Duration, Instant};
use tiebreak_engine::pending::{Onward, advance, begin};
use tiebreak_engine::{Options, RuleError, rule};
use tiebreak_model::{
    Answer, Answers, Ask, DraftEvent, DraftParticipant, Event, EventInfo, GameResult, GameState,
    Kind, Question, Ruling,
};
use tiebreak_regulation::Regulation;

fn regulation(verbs: &str) -> Regulation {
    let text = format!(
        "format = \"tiebreak-regulation/1\"\nid = \"long\"\ntitle = \"Long\"\nsport = \"chess\"\nsource = \"made up\"\n\
         [clause.\"1\"]\ntext = \"Ties.\"\nsettles = \"winner\"\nclock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
         applies = {{ kinds = [\"round-robin\"], tie-for = \"first\", go = \"2\" }}\n[clause.\"2\"]\ntext = \"How.\"\n{verbs}\n"
    );
    Regulation::read("long.toml", &text).unwrap()
}

fn tied(count: usize) -> Event {
    let player = |number: usize| DraftParticipant {
        name: format!("P{number:05}"),
        points: Some(7.into()),
        ..DraftParticipant::default()
    };
    let participants = (0..count).map(player).collect();
    Event::new(DraftEvent {
        info: EventInfo {
            title: "Tied".into(),
            kind: Kind::RoundRobin,
            cycles: 1,
            ..EventInfo::default()
        },
        participants,
        ..DraftEvent::default()
    })
    .unwrap()
}

/// Answers lots, and this number of first games by a draw.
struct Draws(usize);

impl Answers for Draws {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        match &question.ask {
            Ask::Lots { among, .. } => Some(Answer::order(among.clone())),
            Ask::Game { .. } if self.0 > 0 => {
                self.0 -= 1;
                Some(Answer::Result(GameResult::Draw))
            }
            _ => None,
        }
    }
}

fn ruled(event: &Event, regulation: &Regulation, games: usize) -> Ruling {
    let start = Instant::now();
    let ruling = rule(event, regulation, &mut Draws(games), Options::default()).unwrap();
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    ruling
}

#[test]
fn a_match_of_a_million_games() {
    let regulation = regulation(
        "play = { form = \"match\", clock = \"blitz\", white = \"lots\", games = 1_000_000 }",
    );
    let ruling = ruled(&tied(2), &regulation, 3);
    let stage = &ruling.stages[0];
    assert_eq!(stage.games.len(), 104, "three played, one to play, the next hundred");
    assert_eq!((stage.total(), stage.unlisted), (1_000_000, 999_896));
    assert_eq!(ruling.open[0].id, "match/game-4");
    let ruling = ruled(&tied(2), &regulation, 999_999);
    assert_eq!(ruling.open[0].id, "match/game-1000000");
    assert_eq!(ruling.stages[0].unlisted, 0);
}

#[test]
fn twelve_cycles_are_twelve() {
    let regulation = regulation(
        "play = { form = \"round-robin\", clock = \"blitz\", numbers = \"lots\", cycles = 12 }",
    );
    let ruling = ruled(&tied(3), &regulation, 35);
    assert_eq!(ruling.open[0].id, "round-robin-1/round-36/game-1");
    // The colours of every other cycle are reversed.
    let games = &ruling.stages[0].games;
    assert_eq!((games[0].white, games[0].black), (games[3].black, games[3].white));
    assert_eq!((games[0].white, games[0].black), (games[6].white, games[6].black));
    assert_eq!(ruling.stages[0].total(), 36);
    assert!(ruled(&tied(3), &regulation, 36).open.is_empty());
}

#[test]
fn a_round_robin_of_thousands() {
    let regulation = regulation(
        "play = { form = \"round-robin\", clock = \"blitz\", numbers = \"lots\", cycles = 1_000_000 }",
    );
    let ruling = ruled(&tied(3_000), &regulation, 0);
    assert_eq!(ruling.open.len(), 1_500);
    let stage = &ruling.stages[0];
    assert_eq!(stage.total(), 3_000 * 2_999 / 2 * 1_000_000);
    assert_eq!(stage.games.iter().filter(|game| game.state == GameState::Later).count(), 100);
}

#[test]
fn odds_say_where_a_stage_is_too_long_for_them() {
    let regulation = regulation(
        "play = { form = \"match\", clock = \"blitz\", white = \"lots\", games = 2_001 }",
    );
    let event = tied(2);
    let Onward::Continues(tie) = &begin(&event, &regulation).unwrap()[0] else { panic!("a tie") };
    let refused = advance(&event, &regulation, tie, &mut Draws(0)).unwrap_err();
    assert_eq!(refused, RuleError::StageTooLong { clause: "2".into(), games: 2_001 });
}

/// A ladder that starts again after each of thousands, on the small stack of a server's thread.
#[test]
fn a_ladder_that_starts_again_and_again() {
    let ladder = "order = [\"3\", \"4\"]\nafter-separation = \"restart\"\n[clause.\"3\"]\ntext = \"First.\"\nlots = \"place\"\nonly = \"first\"\n\
                  [clause.\"4\"]\ntext = \"Later.\"\nlots = \"place\"\nonly = \"later\"";
    let regulation = regulation(ladder);
    let event = tied(20_000);
    let settle = move || {
        rule(
            &event,
            &regulation,
            &mut Draws(0),
            Options { explain: false, places: None, workings: false },
        )
        .unwrap()
    };
    let ruling =
        std::thread::Builder::new().stack_size(2 << 20).spawn(settle).unwrap().join().unwrap();
    assert!(ruling.settled);
}

/// Thousands in a round robin without its games: some of them are asked for, not all twelve
/// million.
#[test]
fn games_that_are_missing_by_the_million() {
    let regulation = regulation("rank = \"sonneborn-berger\"");
    let ruling = ruled(&tied(5_000), &regulation, 0);
    assert_eq!(ruling.open.len(), 1_000);
}
