//! Odds that can be worked out by hand, and what must not make a difference.

use crate::common::{game, made_up, player, regulation};
use crate::odds::events::tied;
use tiebreak_model::{DraftEvent, Event, EventInfo, Exact, GameResult, Kind};
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::odds::{Model, OddsError, odds};

#[test]
fn one_thread_and_many_give_the_same() {
    let regulation = regulation("tata-steel-masters-2023");
    for count in [5, 6, 7] {
        let event = tied(count, Kind::RoundRobin);
        let run = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                odds(&event, &regulation, &Model::default(), 5, &Watch::default()).unwrap()
            })
        };
        assert_eq!(run(1), run(3), "{count} tied");
    }
}

/// All games of twelve are open: a caller who cannot wait gets the refusal at once, before the
/// memory is full.
#[test]
fn what_is_too_large_for_a_page_is_told() {
    let regulation = regulation("tata-steel-masters-2023");
    // Two more play than are tied.
    let open = |count: usize| tied(count, Kind::RoundRobin).reopened(|_| true);
    let briefly = |event: &Event| odds(event, &regulation, &Model::default(), 1, &Watch::brief());
    assert_eq!(briefly(&open(10)), Err(OddsError::TooLarge { games: 66 }));
    assert!(briefly(&open(2)).is_ok());
}

/// Ann leads by half a point and plays Ben, who is second: worked out by hand from the three
/// probabilities.
#[test]
fn open_games_come_before_the_play_off() {
    let mut participants: Vec<_> = ["Ann", "Ben", "Cid"].iter().map(|name| player(name)).collect();
    for (one, halves) in participants.iter_mut().zip([5, 4, 1]) {
        one.points = Exact::fraction(halves, 2);
    }
    let games = vec![game("Ann", "Ben", 3, GameResult::Open)];
    let event = Event::new(DraftEvent {
        participants,
        games,
        info: EventInfo { cycles: 2, ..EventInfo::default() },
        ..DraftEvent::default()
    })
    .unwrap();
    let model = Model { default: Some([0.5, 0.3, 0.2]), ..Model::default() };
    let found =
        odds(&event, &regulation("tata-steel-masters-2023"), &model, 1, &Watch::default()).unwrap();
    // Ann stays ahead unless she loses; then Ben is half a point ahead.
    assert!(
        (found.participants[0].win - 0.8).abs() < 1e-12
            && (found.participants[1].win - 0.2).abs() < 1e-12
    );
    assert_eq!((found.play_off, found.games, found.minutes.expected), (0.0, 0.0, 0.0));
}

/// The Grand Chess Tour plays its first round robin at rapid and all others at blitz. Where every
/// rapid game is drawn and no blitz game is, the first never decides: each of two wins a mini-match
/// of two blitz games with 1/4 and leaves it level with 1/2.
#[test]
fn rapid_and_blitz_are_told_apart() {
    let even = crate::odds::events::even_tour(2, 0);
    let model = Model { draws: [0.5, 0.999_999, 0.0], white_advantage: 0.0, ..Model::default() };
    let found =
        odds(&even, &regulation("grand-chess-tour-2018"), &model, 1, &Watch::default()).unwrap();
    assert!((found.participants[0].win - 0.5).abs() < 1e-12);
    // Two rapid games; then two, two and two blitz games, each time with half the chance of the
    // time before.
    assert!((found.games - (2.0 + 2.0 + 1.0 + 0.5)).abs() < 1e-5, "{}", found.games);
}

/// Games that are nearly always drawn. Two games, level with chance `l`, then games until one is
/// won, `1 / (1 - d)` of them on average: the minutes are those of all these games but for the last
/// pause. Equal players, no advantage of White.
#[test]
fn lengths_of_two_are_exact_however_many_games_are_drawn() {
    let event = tied(2, Kind::RoundRobin);
    let regulation = regulation("tata-steel-masters-2023");
    for draws in [0.3, 0.9, 0.99, 0.999] {
        let won = (1.0 - draws) / 2.0;
        let model = Model { default: Some([won, draws, won]), ..Model::default() };
        let found = odds(&event, &regulation, &model, 1, &Watch::default()).unwrap();
        assert!(!found.minutes.cut, "{draws}");
        // The chances are rounded nowhere: what is left is the tail below 1 in 10^13.
        let level = draws * draws + 2.0 * won * won;
        let games = 2.0 + level / (1.0 - draws);
        assert!((found.games - games).abs() < 1e-9 * games, "{draws}: {} games", found.games);
        // A game of the match takes 8 minutes, one of sudden death 7½, and 3 follow each but the
        // last.
        let minutes = 2.0 * 11.0 + 10.5 * level / (1.0 - draws) - 3.0;
        assert!(
            (found.minutes.expected - minutes).abs() < 1e-6 * minutes,
            "{draws}: {}",
            found.minutes.expected
        );
    }
}

/// Three tied: a round robin, again and again while all are level. Nothing is cut.
#[test]
fn lengths_of_three_are_not_cut() {
    let event = tied(3, Kind::RoundRobin);
    let model = Model { draws: [0.999; 3], white_advantage: 0.0, ..Model::default() };
    let found =
        odds(&event, &regulation("tata-steel-masters-2023"), &model, 1, &Watch::default()).unwrap();
    assert!(!found.minutes.cut);
    assert!(found.minutes.expected > 3_000.0, "{}", found.minutes.expected);
}

/// Three games, colours A B A, then wins with black in the play-off, then lots; White wins, draws
/// and loses with 0.5, 0.3, 0.2. By hand: the probability that A has more than half of the points
/// is 0.458 (0.25, 0.3 × 0.5 and 0.29 × 0.2 together). They are level with 0.261: with 0.06 B, who
/// has black twice, has won with black and A has not (A wins one game with white, B the other with
/// black, the second game is drawn); with 0.201 lots decide. A: 0.458 and half of 0.201.
#[test]
fn a_criterion_over_the_games_of_the_play_off() {
    let rules = made_up(
        "chess",
        &[
            "applies = { kinds = [\"round-robin\"], tie-for = \"first\", go = \"2\" }\nsettles = \"winner\"",
            "clock = { name = \"blitz\", both = \"3:00+2\" }\n\
             play = { form = \"match\", games = 3, clock = \"blitz\", white = \"higher-seed\", seeding = \"5\" }\nthen = \"3\"",
            "rank = \"wins-with-black\"\nover = \"play-off\"\nthen = \"4\"",
            "lots = \"place\"",
            "rank = \"higher-rating\"",
        ],
    );
    let mut participants = vec![player("A"), player("B")];
    participants[0].rating = Some(2600);
    participants[1].rating = Some(2500);
    let games = vec![game("A", "B", 1, GameResult::Draw)];
    let event = Event::new(DraftEvent {
        participants,
        games,
        info: EventInfo { cycles: 1, ..EventInfo::default() },
        ..DraftEvent::default()
    })
    .unwrap();
    let model = Model { default: Some([0.5, 0.3, 0.2]), ..Model::default() };
    let found = odds(&event, &rules, &model, 1, &Watch::default()).unwrap();
    assert!((found.participants[0].win - 0.5585).abs() < 1e-12, "{:?}", found.participants);
    assert!((found.participants[1].win - 0.4415).abs() < 1e-12, "{:?}", found.participants);
    // Three games of 8 minutes and two pauses of 3.
    assert_eq!((found.games, found.minutes.expected, found.stopped), (3.0, 30.0, None));
}
