//! Broadcasts that do everything that broadcasts do. At the end the record says what happened on
//! the boards; no proposal was lost or came twice; nothing was entered that nobody took.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

use crate::broadcaster::{Chance, answer, answer_without_length, serve};
use crate::hall::{BEN_DAN, CLEO_ANN, CUP, Hall, last_round, pgn};
use std::collections::BTreeSet;
use std::time::Duration;
use tiebreak_follow::{Fetcher, Looked, Pace};

/// How many looks a broadcast lasts before it shows the end.
const LOOKS: usize = 60;

/// How many afternoons are followed: more of them with `./test --long`.
fn afternoons() -> u64 {
    if std::env::var_os("TIEBREAK_LONG").is_some() { 2_000 } else { 12 }
}

/// What really happened, moment by moment: a result is entered wrongly and mended, and the leaders
/// play off with two games.
fn truth() -> Vec<String> {
    let reversed = [CLEO_ANN[1], CLEO_ANN[0]];
    let last =
        |one: &str, other: &str| last_round(1, BEN_DAN, one) + &last_round(2, CLEO_ANN, other);
    let off = |round: &str, two, result: &str| pgn("Cup | Tiebreaks", round, two, result);
    let drawn = last("1-0", "1/2-1/2");
    let first = |result: &str| drawn.clone() + &off("1", CLEO_ANN, result);
    let second = |result: &str| first("0-1") + &off("2", reversed, result);
    vec![
        last("*", "*"),
        last("0-1", "*"),
        last("*", "*"),
        last("1-0", "*"),
        last("1-0", "1/2-1/2"),
        first("*"),
        first("1-0"),
        first("*"),
        first("0-1"),
        second("*"),
        second("1/2-1/2"),
    ]
}

/// The same games with the boards in other places and the names spelt otherwise.
fn spelt_otherwise(games: &str, chance: &mut Chance) -> String {
    let mut all: Vec<String> = games.split_inclusive("\n\n\n").map(str::to_owned).collect();
    if chance.below(2) == 0 {
        all = games
            .split("[Event ")
            .filter(|game| !game.is_empty())
            .map(|game| format!("[Event {game}"))
            .collect();
        all.reverse();
    }
    let text = all.concat();
    match chance.below(6) {
        0 => text.replace("Baker, Ben", "Ben Baker"),
        1 => text.replace("Baker, Ben", "Baker, B"),
        2 => text.replace("Archer, Ann", "ARCHER Ann"),
        3 => text.replace("Dyer, Dan", "?"),
        4 => text.replace("Carter, Cleo", "Cartér, Cleo").replace('\n', "\r\n"),
        _ => text,
    }
}

/// What a broadcast of moments answers: mostly the moment, sometimes an earlier one, and everything
/// else that may come.
fn hostile(moments: Vec<String>, seed: u64) -> impl FnMut(&str) -> Vec<u8> + Send {
    let mut chance = Chance(seed);
    let mut look = 0;
    move |_| {
        look += 1;
        let now = (look * moments.len() / LOOKS).min(moments.len() - 1);
        if look > LOOKS {
            return answer("200 OK", "", moments[now].as_bytes(), usize::MAX);
        }
        std::thread::sleep(Duration::from_micros(chance.below(500) as u64));
        let shown = if chance.below(8) == 0 { chance.below(now + 1) } else { now };
        let body = spelt_otherwise(&moments[shown], &mut chance).into_bytes();
        match chance.below(14) {
            0 => answer("404 Not Found", "", b"", 0),
            1 => answer("429 Too Many Requests", "", b"", 0),
            2 => answer("502 Bad Gateway", "", b"<html>", 6),
            3 => answer("200 OK", "", b"<html>Please wait</html>", 24),
            4 => answer("200 OK", "", &body, chance.below(body.len())),
            5 => answer_without_length(&body[..chance.below(body.len())]),
            6 => Vec::new(),
            7 => answer("200 OK", "", &body.repeat(2), usize::MAX),
            _ => answer("200 OK", "", &body, usize::MAX),
        }
    }
}

/// An arbiter who looks up now and then, knows the players, and takes what is proposed.
struct Arbiter {
    chance: Chance,
    asked: BTreeSet<String>,
    taken: usize,
}

impl Arbiter {
    fn looks_up(&mut self, hall: &mut Hall, at_the_end: bool) {
        let doubts: Vec<_> = hall.follower.doubts().cloned().collect();
        for doubt in doubts {
            assert!(self.asked.insert(doubt.spelling.clone()), "{doubt:?} was asked twice");
            hall.follower.settle(&hall.event, &doubt.spelling, Some("Ben Baker"));
        }
        for _ in 0..20 {
            if !at_the_end && self.chance.below(3) > 0 {
                return;
            }
            let proposals = hall.proposals();
            let ids: BTreeSet<&str> =
                proposals.iter().map(|proposal| proposal.question.id.as_str()).collect();
            assert_eq!(ids.len(), proposals.len(), "one proposal for each question: {proposals:?}");
            let Some(proposal) = proposals.first() else { return };
            hall.take(proposal);
            self.taken += 1;
            assert!(!hall.proposals().contains(proposal), "what was taken is not proposed again");
        }
        panic!("proposals without end: {:?}", hall.proposed());
    }
}

#[test]
fn a_hostile_afternoon_ends_with_what_happened_on_the_boards() {
    for seed in 0..afternoons() {
        let moments = truth();
        let address = serve(hostile(moments.clone(), seed));
        let mut fetcher = Fetcher::new(address.clone(), "tiebreak test", true);
        let mut pace = Pace::new(Duration::from_secs(1));
        let mut hall = Hall::of(CUP);
        let mut arbiter =
            Arbiter { chance: Chance(seed ^ 0xa5a5), asked: BTreeSet::new(), taken: 0 };
        for look in 0..LOOKS + 3 {
            let looked = fetcher.look();
            let wait = pace.wait(&looked);
            assert!(
                !matches!(looked, Looked::TooMany(_)) || wait >= Duration::from_secs(60),
                "{wait:?}"
            );
            if let Looked::News(bytes) = &looked {
                hall.shows_bytes(bytes);
            }
            if look == LOOKS / 2 {
                hall.started_again();
                fetcher = Fetcher::new(address.clone(), "tiebreak test", true);
            }
            arbiter.looks_up(&mut hall, false);
        }
        arbiter.looks_up(&mut hall, true);
        assert_eq!(
            hall.checked.record().entries().len(),
            arbiter.taken,
            "seed {seed}: nothing without a person"
        );
        // The same, taken from a broadcast that only ever told the truth.
        let mut honest = Hall::of(CUP);
        for moment in &moments {
            honest.shows(moment);
            while !honest.proposals().is_empty() {
                let first = honest.proposals()[0].clone();
                honest.take(&first);
            }
        }
        assert_eq!(hall.entered(), honest.entered(), "seed {seed}");
        assert_eq!(hall.open(), honest.open(), "seed {seed}");
        assert_eq!(hall.entered().len(), 4, "seed {seed}: {:?}", hall.entered());
    }
}

/// An hour with a look each second, as fast as it goes: what is kept does not grow.
#[test]
fn an_hour_of_looks_leaves_no_more_behind_than_a_minute() {
    let moments = truth();
    let mut hall = Hall::of(CUP);
    let mut chance = Chance(7);
    let mut after_a_minute = 0;
    for look in 0..3_600 {
        let moment = &moments[chance.below(moments.len())];
        let strangers = last_round(9, [&format!("Stranger {look}"), "Nobody, N"], "1-0");
        let times = pgn("Cup Tiebreaks", &look.to_string(), CLEO_ANN, "*");
        hall.shows(&(moment.clone() + &strangers + if look < 60 { &times } else { "" }));
        hall.proposed();
        let size = format!("{:?}", hall.follower).len();
        if look == 60 {
            after_a_minute = size;
        }
        assert!(
            look <= 60 || size <= after_a_minute * 2,
            "{size} signs after {look} looks, {after_a_minute} after 60"
        );
    }
    assert_eq!(hall.checked.record().entries().len(), 0, "nothing is entered without a person");
}

#[test]
fn a_broadcast_of_endless_games_is_bounded() {
    let mut hall = Hall::of(CUP);
    for look in 0..30 {
        let games: String = (0..100)
            .map(|at| pgn("Cup Tiebreaks", &(100 * look + at).to_string(), CLEO_ANN, "1-0"))
            .collect();
        hall.shows(&games);
    }
    let kept = format!("{:?}", hall.follower).matches("Cleo Carter").count();
    assert!(kept <= 1_000, "{kept}");
}
