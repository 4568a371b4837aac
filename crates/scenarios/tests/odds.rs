//! Exact odds against play-offs drawn through the same engine: every regulation, two to seven tied.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{Random, game, names, player, regulation};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Answer, Answers, Ask, Colour, DraftEvent, Event, Exact, GameResult, Id, Kind, Question};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::odds::{Model, Odds, Tempo, odds};

const PLAYED: usize = 10_000;

/// Draws every answer; a winner of the toss takes the colour with the better chance.
struct Drawn<'d> {
    event: &'d Event,
    model: &'d Model,
    random: Random,
    games: u32,
}

impl Answers for Drawn<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        match &question.ask {
            Ask::Lots { among, .. } | Ask::Decision { among, .. } => {
                let mut order = among.clone();
                for index in (1..order.len()).rev() {
                    order.swap(index, self.random.below(index + 1));
                }
                Some(Answer::order(order))
            }
            Ask::Game { white, black, clock, .. } => {
                self.games += 1;
                let [wins, draws, _] = self.model.chances(self.event, *white, *black, Tempo::of(clock));
                let drawn = self.random.unit();
                Some(Answer::Result(match drawn {
                    low if low < wins => GameResult::White,
                    middle if middle < wins + draws => GameResult::Draw,
                    _ => GameResult::Black,
                }))
            }
            // The only choice of the regulations here: Armageddon, five minutes against four, a draw wins for black.
            Ask::Colour { chooser, other } => {
                let as_white = self.model.chances(self.event, *chooser, *other, Tempo::Blitz)[0];
                let as_black = 1.0 - self.model.chances(self.event, *other, *chooser, Tempo::Blitz)[0];
                Some(Answer::Colour(if as_black > as_white { Colour::Black } else { Colour::White }))
            }
            Ask::Bid { .. } | Ask::Board { .. } | Ask::Data(_) => None,
        }
    }
}

/// A finished round robin in which exactly so many share first place, with different mutual results and Sonneborn-Berger scores.
///
/// Everybody tied drew with the others, beat one of the last two and drew with the other. Then some pairs exchange half a point: one
/// beats the other, but only drew where the other won against the last two.
fn tied_event(tied: usize, seed: u64) -> Event {
    let mut random = Random(seed);
    let count = tied + 2;
    let mut half_points = vec![vec![1i64; count]; count];
    let mut set = |white: usize, black: usize, points: i64| {
        half_points[white][black] = points;
        half_points[black][white] = 2 - points;
    };
    let favourite: Vec<usize> = (0..tied).map(|_| tied + random.below(2)).collect();
    (0..tied).for_each(|player| set(player, favourite[player], 2));
    for pair in (0..tied - 1).step_by(2) {
        if random.below(3) == 0 {
            continue;
        }
        let (stronger, weaker) = if random.below(2) == 0 { (pair, pair + 1) } else { (pair + 1, pair) };
        set(stronger, weaker, 2);
        set(stronger, favourite[stronger], 1);
        (tied..count).for_each(|last| set(weaker, last, 2));
    }
    let names = names(count);
    let mut games = Vec::new();
    for (round, pairs) in tiebreak_engine::berger::rounds(count).into_iter().enumerate() {
        for (white, black) in pairs {
            let result =
                [GameResult::Black, GameResult::Draw, GameResult::White][half_points[white - 1][black - 1] as usize];
            games.push(game(&names[white - 1], &names[black - 1], round + 1, result));
        }
    }
    let mut participants: Vec<_> = names.iter().map(|name| player(name)).collect();
    participants.iter_mut().enumerate().for_each(|(index, one)| one.rating = Some(2600 + 40 * index as u32));
    let event = Event::new(DraftEvent { participants, games, cycles: 1, ..DraftEvent::default() }).unwrap();
    let facts = tiebreak_engine::Facts::new(&event);
    let best = event.ids().map(|id| facts.units(id)).max();
    assert_eq!(event.ids().filter(|id| Some(facts.units(*id)) == best).count(), tied);
    event
}

/// A tour in which so many share a place.
fn tour(tied: usize, above: usize) -> Event {
    let mut participants: Vec<_> = names(above + tied + 1).iter().map(|name| player(name)).collect();
    for (index, one) in participants.iter_mut().enumerate() {
        one.rating = Some(2600 + 40 * index as u32);
        let points = if index < above { 40 - index as i128 } else { 20 - 10 * i128::from(index == above + tied) };
        one.points = Some(Exact::from(points));
    }
    Event::new(DraftEvent { kind: Kind::Tour, participants, cycles: 1, ..DraftEvent::default() }).unwrap()
}

fn simulate(event: &Event, regulation: &Regulation, model: &Model, place: usize) -> (Vec<f64>, f64) {
    let mut wins = vec![0.0; event.participants.len()];
    let mut drawn = Drawn { event, model, random: Random(20_240_121), games: 0 };
    for _ in 0..PLAYED {
        let ruling = rule(event, regulation, &mut drawn, Options { explain: false, places: None }).unwrap();
        let first = ruling.standing.iter().find(|at| at.from == place && at.to == place);
        let winner: Id = first.unwrap_or_else(|| panic!("{:?}", ruling.open)).members[0];
        wins[winner.index()] += 1.0 / PLAYED as f64;
    }
    (wins, f64::from(drawn.games) / PLAYED as f64)
}

fn check(what: &str, event: &Event, regulation: &Regulation, model: &Model, place: usize) -> Odds {
    let exact = odds(event, regulation, model, 5, &Watch::default()).unwrap_or_else(|error| panic!("{what}: {error}"));
    let (wins, games) = simulate(event, regulation, model, place);
    let mut sum = 0.0;
    for one in &exact.participants {
        let chance =
            if place == 1 { one.win } else { one.places.iter().find(|at| at.0 == place).map_or(0.0, |at| at.1) };
        sum += chance;
        let seen = wins[one.id.index()];
        let error = (chance * (1.0 - chance) / PLAYED as f64 + one.error.unwrap_or(0.0).powi(2)).sqrt();
        let name = event.name(one.id);
        assert!((chance - seen).abs() <= 4.0 * error + 1e-12, "{what}, {name}: {chance} worked out, {seen} seen");
    }
    assert!((sum - 1.0).abs() < 1e-9, "{what}: together {sum}");
    assert!(
        (games - exact.games).abs() < 0.05 * exact.games + 0.02,
        "{what}: {} games worked out, {games} seen",
        exact.games
    );
    exact
}

#[test]
fn play_offs_of_two_to_seven() {
    let model = Model::default();
    for id in [
        "tata-steel-masters-2022",
        "tata-steel-masters-2023",
        "tepe-sigeman-2023",
        "grand-chess-tour-2018",
        "tata-steel-challengers-2023",
    ] {
        let regulation = regulation(id);
        for tied in 2..=7 {
            let exact = check(&format!("{id}, {tied} tied"), &tied_event(tied, tied as u64), &regulation, &model, 1);
            let large = tied > 5 && !id.starts_with("grand") && !id.contains("challengers");
            assert_eq!(exact.sampled.is_some(), large, "{id}, {tied} tied");
        }
    }
}

#[test]
fn every_place_of_the_tour() {
    let regulation = regulation("grand-chess-tour-2018");
    let model = Model::default();
    for tied in [2, 3, 4, 6] {
        check(&format!("tour, {tied} tied for first"), &tour(tied, 0), &regulation, &model, 1);
    }
    check("tour, three tied for fourth", &tour(3, 3), &regulation, &model, 4);
}

#[test]
fn other_readings() {
    let model = Model { default: Some([0.45, 0.25, 0.30]), ..Model::default() };
    for (id, reading, choice) in [
        ("tata-steel-masters-2023", "third-round-robin", "reversing"),
        ("tata-steel-masters-2023", "sudden-death-lots", "kept"),
        ("tata-steel-masters-2023", "clear-winner", "after-the-round"),
    ] {
        let choices = [(reading.to_owned(), choice.to_owned())].into();
        let regulation = regulation(id).in_readings(&choices).unwrap();
        for tied in [2, 3, 5] {
            check(&format!("{reading} = {choice}, {tied} tied"), &tied_event(tied, 7), &regulation, &model, 1);
        }
    }
}

#[test]
fn one_thread_and_many_give_the_same() {
    let regulation = regulation("tata-steel-masters-2023");
    for tied in [5, 6] {
        let event = tied_event(tied, 3);
        let run = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| odds(&event, &regulation, &Model::default(), 5, &Watch::default()).unwrap())
        };
        assert_eq!(run(1), run(3));
    }
}

/// Ann leads by half a point and plays Ben, who is second: worked out by hand from the three probabilities.
#[test]
fn open_games_come_before_the_play_off() {
    let mut participants: Vec<_> = ["Ann", "Ben", "Cid"].iter().map(|name| player(name)).collect();
    for (one, halves) in participants.iter_mut().zip([5, 4, 1]) {
        one.points = Exact::fraction(halves, 2);
    }
    let games = vec![game("Ann", "Ben", 3, GameResult::Open)];
    let event = Event::new(DraftEvent { participants, games, cycles: 2, ..DraftEvent::default() }).unwrap();
    let model = Model { default: Some([0.5, 0.3, 0.2]), ..Model::default() };
    let found = odds(&event, &regulation("tata-steel-masters-2023"), &model, 1, &Watch::default()).unwrap();
    // Ann stays ahead unless she loses; then Ben is half a point ahead.
    assert!((found.participants[0].win - 0.8).abs() < 1e-12 && (found.participants[1].win - 0.2).abs() < 1e-12);
    assert_eq!((found.play_off, found.games, found.minutes.expected), (0.0, 0.0, 0.0));
}
