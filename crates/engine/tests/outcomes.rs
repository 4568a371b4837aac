//! What is remembered from one outcome of the open games to the next changes no ruling.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use proptest::prelude::*;
use tiebreak_engine::{Options, Outcomes, berger, rule};
use tiebreak_model::{
    DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, GameResult, Kind, NoAnswers,
    SupposedEvent,
};
use tiebreak_regulation::{Regulation, builtin};

const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];

/// A list in which every criterion stands that is remembered, before and after others that are not.
const EVERYTHING: &str = r#"
    format = "tiebreak-regulation/1"
    id     = "everything"
    title  = "Everything that looks at games of the tied"
    sport  = "chess"
    source = "made up for a test"

    [clause."1"]
    text    = "Those who are tied are ranked by the list."
    summary = true
    applies = { kinds = ["round-robin", "swiss"], tie-for = "all", go = "1" }
    order   = ["BLACK", "DE", "BWG", "REP", "STD", "WON", "black", "wins", "wins-black", "mutual", "weighted", "SB", "WIN", "again", "lots"]
"#;

/// The rungs of that list, each with its criterion.
const RUNGS: [(&str, &str); 14] = [
    ("BLACK", "BPG"),
    ("DE", "fide:DE/P"),
    ("BWG", "BWG"),
    ("REP", "REP"),
    ("STD", "STD"),
    ("WON", "WON"),
    ("black", "games-with-black"),
    ("wins", "wins"),
    ("wins-black", "wins-with-black"),
    ("mutual", "mutual-result"),
    ("weighted", "mutual-result-weighted"),
    ("SB", "sonneborn-berger"),
    ("WIN", "WIN"),
    ("again", "DE"),
];

fn everything() -> Regulation {
    let rung = |(id, rank): &(&str, &str)| {
        format!("\n[clause.\"{id}\"]\ntext = \"{rank}\"\nsummary = true\nrank = \"{rank}\"\n")
    };
    let lots = "\n[clause.\"lots\"]\ntext = \"Lots.\"\nsummary = true\nlots = \"place\"\n";
    let text = format!("{EVERYTHING}{}{lots}", RUNGS.iter().map(rung).collect::<String>());
    Regulation::read("everything.toml", &text).unwrap_or_else(|refused| panic!("{refused:?}"))
}

/// An event in which some of the games are open: everybody meets everybody, or only in the first
/// rounds. Forfeits are among the results.
fn event(players: usize, rounds: usize, results: &[u8], open: usize, kind: Kind) -> Event {
    let name = |number: usize| format!("P{number:02}");
    let mut draft = DraftEvent {
        info: EventInfo { title: "Random".into(), kind, cycles: 1, ..EventInfo::default() },
        ..DraftEvent::default()
    };
    draft.participants = (0..players)
        .map(|number| DraftParticipant {
            name: name(number),
            rating: Some(2000 + number as u32),
            ..Default::default()
        })
        .collect();
    let mut results = results.iter().cycle();
    for (round, pairs) in berger::rounds(players).into_iter().enumerate().take(rounds) {
        for (white, black) in pairs {
            let result = match results.next().unwrap() % 16 {
                0..5 => GameResult::White,
                5..10 => GameResult::Draw,
                10..15 => GameResult::Black,
                _ => GameResult::WhiteByForfeit,
            };
            draft.games.push(DraftGame {
                round: u32::try_from(round + 1).ok(),
                white: name(white - 1),
                black: name(black - 1),
                result,
                phase: None,
                moves: None,
                started: None,
                finished: None,
            });
        }
    }
    let (mut state, all) = (u64::from(*results.next().unwrap()) + 1, draft.games.len());
    for _ in 0..open {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        draft.games[(state >> 33) as usize % all].result = GameResult::Open;
    }
    Event::new(draft).unwrap()
}

/// Every outcome, ruled on in a row and each by itself. How many ties the criteria had to break.
fn compare(event: &Event, regulation: &Regulation) -> Result<usize, TestCaseError> {
    let games = event.open_games().count();
    let mut in_a_row = Outcomes::new(event, regulation, &RESULTS);
    let mut ties = 0;
    for number in 0..3usize.pow(games as u32) {
        let chosen: Vec<usize> =
            (0..games).map(|game| number / 3usize.pow(game as u32) % 3).collect();
        let mut supposed = SupposedEvent::new(event, &RESULTS);
        let fresh = supposed.outcome(&chosen);
        for (explain, workings) in [(true, false), (false, false), (true, true)] {
            let options = Options { explain, places: None, workings };
            let alone = rule(fresh, regulation, &mut NoAnswers, options);
            ties += alone.as_ref().map_or(0, |ruling| ruling.steps.len());
            prop_assert_eq!(
                in_a_row.rule(&chosen, options),
                alone,
                "{} {:?}",
                &regulation.id,
                &chosen
            );
        }
    }
    Ok(ties)
}

fn of_players() -> impl Iterator<Item = Regulation> {
    builtin::ids().map(|id| builtin::find(id).unwrap().unwrap()).chain([everything()])
}

#[test]
fn rulings_in_a_row_are_those_of_each_outcome() {
    let cases = if std::env::var_os("TIEBREAK_ALL").is_some() { 600 } else { 40 };
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let regulations: Vec<Regulation> = of_players().collect();
    let given = (4usize..9, prop::collection::vec(any::<u8>(), 8..60), 1usize..4);
    let ties = std::cell::Cell::new(0);
    let tried =
        proptest::test_runner::TestRunner::new(config).run(&given, |(players, results, open)| {
            let events = [
                event(players, players, &results, open, Kind::RoundRobin),
                event(players, 3, &results, open, Kind::Swiss),
                event(players, players, &results, open, Kind::RapidAndBlitz),
            ];
            for regulation in &regulations {
                for event in &events {
                    ties.set(ties.get() + compare(event, regulation)?);
                }
            }
            Ok(())
        });
    tried.unwrap();
    assert!(ties.get() > 1_000, "hardly anybody was tied: {} steps", ties.get());
}

/// A player who did not come to the last game may have all games struck out, which changes the
/// points of all others: nothing is remembered where an open game may be forfeited.
#[test]
fn forfeits_are_looked_at_anew() {
    let results = [GameResult::White, GameResult::BlackByForfeit];
    let event = event(5, 5, &[3, 7, 12, 1], 4, Kind::RoundRobin);
    let regulation = everything();
    let games = event.open_games().count();
    let mut in_a_row = Outcomes::new(&event, &regulation, &results);
    for number in 0..2usize.pow(games as u32) {
        let chosen: Vec<usize> = (0..games).map(|game| number >> game & 1).collect();
        let mut supposed = SupposedEvent::new(&event, &results);
        let alone =
            rule(supposed.outcome(&chosen), &regulation, &mut NoAnswers, Options::default());
        assert_eq!(in_a_row.rule(&chosen, Options::default()), alone, "{chosen:?}");
    }
}
