//! What must hold for every event: the order of a file means nothing, names are only names, every
//! play-off ends or asks for a decision.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use proptest::prelude::*;
use std::collections::BTreeMap;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    Answer, Answers, Ask, Colour, DraftEvent, DraftGame, DraftParticipant, Event, EventInfo,
    GameResult, Id, Kind, NoAnswers, OpenReason, Question, Ruling,
};
use tiebreak_regulation::{Regulation, builtin};

const REGULATIONS: [&str; 5] = [
    "tata-steel-masters-2022",
    "tata-steel-masters-2023",
    "tepe-sigeman-2023",
    "tata-steel-challengers-2023",
    "grand-chess-tour-2018",
];

/// Answers everything by a small generator: deterministic, and different for each seed.
struct Anything {
    state: u64,
    asked: usize,
    given: BTreeMap<String, Answer>,
}

impl Anything {
    fn new(seed: u64) -> Self {
        Self { state: seed | 1, asked: 0, given: BTreeMap::new() }
    }

    fn below(&mut self, limit: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % limit
    }

    fn shuffled(&mut self, ids: &[Id]) -> Answer {
        let mut ids = ids.to_vec();
        for last in (1..ids.len()).rev() {
            let other = self.below(last + 1);
            ids.swap(last, other);
        }
        Answer::order(ids)
    }
}

impl Answers for Anything {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        if let Some(known) = self.given.get(&question.id) {
            return Some(known.clone());
        }
        self.asked += 1;
        let answer = match &question.ask {
            Ask::Lots { among, .. } => self.shuffled(among),
            Ask::Game { .. } => Answer::Result(
                [GameResult::White, GameResult::Draw, GameResult::Black][self.below(3)],
            ),
            Ask::Colour { .. } => Answer::Colour([Colour::White, Colour::Black][self.below(2)]),
            // Decisions are left to people: the play-off may end by asking for one.
            Ask::Bid { .. } | Ask::Decision { .. } | Ask::Board { .. } | Ask::Data(_) => {
                return None;
            }
        };
        self.given.insert(question.id.clone(), answer.clone());
        Some(answer)
    }
}

fn regulation(id: &str) -> Regulation {
    builtin::find(id).unwrap().unwrap()
}

/// A round robin of `players` with these results, and everything needed to write it in another
/// order or with other names.
fn round_robin(names: &[String], results: &[u8], kind: Kind) -> DraftEvent {
    let mut draft = DraftEvent {
        info: EventInfo { title: "Random".into(), kind, cycles: 1, ..EventInfo::default() },
        ..DraftEvent::default()
    };
    draft.participants = names
        .iter()
        .map(|name| DraftParticipant { name: name.clone(), ..DraftParticipant::default() })
        .collect();
    let mut results = results.iter().cycle();
    for (round, pairs) in tiebreak_engine::berger::rounds(names.len()).into_iter().enumerate() {
        for (white, black) in pairs {
            let result = match results.next().unwrap() % 5 {
                0 => GameResult::White,
                1 => GameResult::Black,
                _ => GameResult::Draw,
            };
            draft.games.push(DraftGame {
                round: u32::try_from(round + 1).ok(),
                white: names[white - 1].clone(),
                black: names[black - 1].clone(),
                result,
                phase: None,
                moves: None,
                started: None,
                finished: None,
            });
        }
    }
    draft
}

fn tied_on_points(count: usize, kind: Kind) -> Event {
    let mut draft = DraftEvent {
        info: EventInfo { title: "Tied".into(), kind, cycles: 1, ..EventInfo::default() },
        ..DraftEvent::default()
    };
    draft.participants = (0..count)
        .map(|number| DraftParticipant {
            name: format!("P{number:02}"),
            points: Some(7.into()),
            ..DraftParticipant::default()
        })
        .collect();
    Event::new(draft).unwrap()
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("P{number:02}")).collect()
}

/// The ruling in names, for comparison across events whose numbering differs.
fn shown(event: &Event, ruling: &Ruling, rename: &dyn Fn(&str) -> String) -> Vec<String> {
    let list = |ids: &[Id]| {
        let mut names: Vec<String> = ids.iter().map(|id| rename(event.name(*id))).collect();
        names.sort();
        names.join(",")
    };
    let places = ruling.standing.iter().map(|place| {
        format!("{}-{} {} {}", place.from, place.to, list(&place.members), place.open)
    });
    let open = ruling
        .open
        .iter()
        .map(|question| format!("{} {}", question.id, list(&question.ask.participants())));
    let steps = ruling.steps.iter().map(|step| {
        let parts: Vec<String> = step.parts.iter().map(|part| list(part)).collect();
        format!("{:?} {}", step.clause, parts.join(" | "))
    });
    places.chain(open).chain(steps).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_order_of_the_file_changes_nothing(players in 3usize..9, results in prop::collection::vec(any::<u8>(), 36), which in 0usize..5, turn in 0usize..50) {
        let regulation = regulation(REGULATIONS[which]);
        let draft = round_robin(&names(players), &results, Kind::RoundRobin);
        let mut turned = draft.clone();
        let (people, games) = (turned.participants.len(), turned.games.len());
        turned.participants.rotate_left(turn % people);
        turned.games.rotate_left(turn % games);
        turned.games.reverse();
        let (a, b) = (Event::new(draft).unwrap(), Event::new(turned).unwrap());
        let first = rule(&a, &regulation, &mut NoAnswers, Options::default()).unwrap();
        let second = rule(&b, &regulation, &mut NoAnswers, Options::default()).unwrap();
        prop_assert_eq!(first, second);
    }

    #[test]
    fn renaming_players_renames_the_ruling(players in 3usize..9, results in prop::collection::vec(any::<u8>(), 36), which in 0usize..5) {
        let regulation = regulation(REGULATIONS[which]);
        let old = names(players);
        // Reverses the order of the names, so that any silent use of it would show.
        let new: Vec<String> = (0..players).map(|number| format!("Q{:02}", 99 - number)).collect();
        let a = Event::new(round_robin(&old, &results, Kind::RoundRobin)).unwrap();
        let b = Event::new(round_robin(&new, &results, Kind::RoundRobin)).unwrap();
        let first = rule(&a, &regulation, &mut NoAnswers, Options::default()).unwrap();
        let second = rule(&b, &regulation, &mut NoAnswers, Options::default()).unwrap();
        let rename = |name: &str| new[old.iter().position(|known| known == name).unwrap()].clone();
        let mut renamed = shown(&a, &first, &rename);
        let mut straight = shown(&b, &second, &|name| name.to_owned());
        renamed.sort();
        straight.sort();
        prop_assert_eq!(renamed, straight);
    }

    #[test]
    fn every_random_play_off_ends_or_asks_for_a_decision(tied in 2usize..9, seed in any::<u64>(), which in 0usize..5, tour in any::<bool>()) {
        let id = if tour { "grand-chess-tour-2018" } else { REGULATIONS[which] };
        let regulation = regulation(id);
        let event = match (tour, tied) {
            (true, _) => tied_on_points(tied, Kind::Tour),
            // All games drawn: everything level, as hard as it gets.
            (false, 3..) => Event::new(round_robin(&names(tied), &[4], Kind::RoundRobin)).unwrap(),
            (false, _) => tied_on_points(tied, Kind::RoundRobin),
        };
        let mut answers = Anything::new(seed);
        let ruling = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
        prop_assert!(ruling.warnings.is_empty(), "{:?}", ruling.warnings);
        let waits = ruling.open.iter().all(|question| matches!(question.ask, Ask::Decision { .. } | Ask::Data(_)));
        prop_assert!(waits, "{:?}", ruling.open);
        prop_assert!(ruling.settled || !ruling.open.is_empty(), "{:?}", ruling.left_open);
        let again = rule(&event, &regulation, &mut answers, Options { explain: false, places: None, workings: false }).unwrap();
        prop_assert_eq!(again.standing, ruling.standing);
    }

    #[test]
    fn without_explanations_the_ruling_is_the_same(players in 3usize..9, results in prop::collection::vec(any::<u8>(), 36), which in 0usize..5, seed in any::<u64>()) {
        let regulation = regulation(REGULATIONS[which]);
        let event = Event::new(round_robin(&names(players), &results, Kind::RoundRobin)).unwrap();
        let mut answers = Anything::new(seed);
        let told = rule(&event, &regulation, &mut answers, Options::default()).unwrap();
        let bare = rule(&event, &regulation, &mut answers, Options { explain: false, places: None, workings: false }).unwrap();
        prop_assert_eq!(told.standing, bare.standing);
        prop_assert_eq!(told.open, bare.open);
        prop_assert_eq!(told.settled, bare.settled);
    }
}

/// Draws every game and takes lots as they come, for ever.
struct AllDrawn;

impl Answers for AllDrawn {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        match &question.ask {
            Ask::Game { .. } => Some(Answer::Result(GameResult::Draw)),
            Ask::Lots { among, .. } => Some(Answer::order(among.clone())),
            _ => None,
        }
    }
}

/// A text that begins again and again comes to an end in the engine, on the small stack of a
/// server's thread.
#[test]
fn a_text_without_an_end_is_left_open() {
    let text = r#"
        format = "tiebreak-regulation/1"
        id     = "for-ever"
        title  = "For ever"
        sport  = "chess"
        source = "made up"
        [clause."1"]
        text    = "A tie for first place: a round robin, again and again."
        applies = { kinds = ["round-robin"], tie-for = "first", go = "2" }
        settles = "winner"
        [clause."2"]
        text  = "A round robin; those still level play another."
        clock = { name = "blitz", both = "3:00+2" }
        play  = { form = "round-robin", numbers = "lots", clock = "blitz" }
        then  = "2"
    "#;
    let regulation = Regulation::read("for-ever.toml", text).unwrap();
    let event = tied_on_points(3, Kind::RoundRobin);
    let settle = move || rule(&event, &regulation, &mut AllDrawn, Options::default()).unwrap();
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(settle).unwrap();
    let ruling = thread.join().unwrap();
    assert!(!ruling.settled);
    assert!(
        matches!(ruling.left_open[0].reason, OpenReason::NoEnd { .. }),
        "{:?}",
        ruling.left_open
    );
}
