//! Finished events in which some are tied.

use crate::common::{Random, game, names, player};
use tiebreak_model::{DraftEvent, DraftParticipant, Event, EventInfo, Exact, GameResult, Kind};

/// Players of different strength.
pub fn rated(count: usize) -> Vec<DraftParticipant> {
    let mut players: Vec<DraftParticipant> = names(count).iter().map(|name| player(name)).collect();
    players.iter_mut().zip(0..).for_each(|(one, index)| one.rating = Some(2600 + 40 * index));
    players
}

/// All play all, and exactly this number of players shares first place, with different mutual
/// results and Sonneborn-Berger scores.
///
/// Everybody tied drew with the others, beat one of the last two and drew with the other. Then some
/// pairs exchange half a point: one beats the other, but only drew where the other won against the
/// last two.
pub fn tied(tied: usize, kind: Kind) -> Event {
    let mut random = Random(tied as u64);
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
        let (stronger, weaker) =
            if random.below(2) == 0 { (pair, pair + 1) } else { (pair + 1, pair) };
        set(stronger, weaker, 2);
        set(stronger, favourite[stronger], 1);
        (tied..count).for_each(|last| set(weaker, last, 2));
    }
    let names = names(count);
    let mut games = Vec::new();
    for (round, pairs) in tiebreak_engine::berger::rounds(count).into_iter().enumerate() {
        for (white, black) in pairs {
            let result = [GameResult::Black, GameResult::Draw, GameResult::White]
                [half_points[white - 1][black - 1] as usize];
            games.push(game(&names[white - 1], &names[black - 1], round + 1, result));
        }
    }
    let participants = rated(count);
    let event = Event::new(DraftEvent {
        info: EventInfo { kind, cycles: 1, ..EventInfo::default() },
        participants,
        games,
        ..DraftEvent::default()
    })
    .unwrap();
    let facts = tiebreak_engine::Facts::new(&event);
    let best = event.ids().map(|id| facts.units(id)).max();
    assert_eq!(event.ids().filter(|id| Some(facts.units(*id)) == best).count(), tied);
    event
}

/// A match that ended level.
pub fn match_of_two() -> Event {
    let names = names(2);
    let games = vec![
        game(&names[0], &names[1], 1, GameResult::Draw),
        game(&names[1], &names[0], 2, GameResult::Draw),
    ];
    Event::new(DraftEvent {
        participants: rated(2),
        games,
        info: EventInfo { cycles: 2, ..EventInfo::default() },
        ..DraftEvent::default()
    })
    .unwrap()
}

/// A tour in which some players share a place, with others above and one below them.
pub fn tour(tied: usize, above: usize) -> Event {
    tour_of(rated(above + tied + 1), tied, above)
}

/// The same with everybody rated alike.
pub fn even_tour(tied: usize, above: usize) -> Event {
    let mut participants = rated(above + tied + 1);
    participants.iter_mut().for_each(|one| one.rating = Some(2700));
    tour_of(participants, tied, above)
}

fn tour_of(mut participants: Vec<DraftParticipant>, tied: usize, above: usize) -> Event {
    for (index, one) in participants.iter_mut().enumerate() {
        let points = if index < above {
            40 - index as i128
        } else {
            20 - 10 * i128::from(index == above + tied)
        };
        one.points = Some(Exact::from(points));
    }
    Event::new(DraftEvent {
        info: EventInfo { kind: Kind::Tour, cycles: 1, ..EventInfo::default() },
        participants,
        ..DraftEvent::default()
    })
    .unwrap()
}
