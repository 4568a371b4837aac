//! Games of chess.

use super::{Order, Plan, rounds};
use crate::brute::Random;
use crate::brute::events::name;
use std::ops::Range;
use tiebreak_model::{DraftEvent, DraftGame, GameResult, Kind};

/// Games among the tied, games won, opponents beaten, games with black, wins with black, points
/// against the best without changing Sonneborn-Berger.
const ASPECTS: u64 = 6;

/// Everybody against everybody, all drawn, colours in balance; then what the plan says.
pub fn chess(draft: &mut DraftEvent, tied: Range<usize>, number: u64, random: &mut Random) {
    let people = draft.participants.len();
    if draft.info.kind == Kind::Tour {
        return;
    }
    // A match of a knock-out is level by its games alone.
    let plan = if draft.info.kind == Kind::Knockout {
        Plan::Level
    } else {
        Plan::of(number, ASPECTS, tied.len())
    };
    draft.info.cycles =
        if people == 2 || matches!(plan, Plan::Random(rest) if rest % 5 == 4) { 2 } else { 1 };
    draft.participants.iter_mut().for_each(|player| player.rating = Some(2000));
    for cycle in 0..draft.info.cycles {
        for (round, a, b) in rounds(people) {
            let a_is_white = (b - a < people.div_ceil(2)) == (cycle == 0);
            let [white, black] = if a_is_white { [a, b] } else { [b, a] };
            draft.games.push(DraftGame {
                round: Some(round + cycle * 50),
                white: name(white),
                black: name(black),
                result: GameResult::Draw,
                phase: None,
                moves: None,
                started: None,
                finished: None,
            });
        }
    }
    match plan {
        Plan::Level => {}
        Plan::Aspect(aspect, order) => in_order(draft, &tied, aspect, order),
        Plan::Random(_) => at_random(draft, &tied, random),
    }
}

fn in_order(draft: &mut DraftEvent, tied: &Range<usize>, aspect: u64, order: Order) {
    let others = draft.participants.len() - tied.end;
    for a in tied.clone() {
        let part = order.part(a - tied.start);
        for b in tied.clone().filter(|b| aspect == 0 && order.part(b - tied.start) > part) {
            win(draft, a, b);
        }
        for other in 0..others {
            let opponent = tied.end + other;
            match aspect {
                1 if other + part < others => win(draft, a, opponent),
                1 if part > others => win(draft, opponent, a),
                2 if other == part % others => win(draft, a, opponent),
                3 => colour(draft, a, opponent, other < part),
                4 => {
                    colour(draft, a, opponent, (other == 0) == (part == 0));
                    if other == 0 {
                        win(draft, a, opponent);
                    }
                }
                5 if part == 0 && other == 0 => win(draft, a, opponent),
                5 if part == 0 && other == 1 => win(draft, opponent, a),
                5 if other == 1 => win(draft, a, opponent),
                _ => {}
            }
        }
    }
}

fn game(draft: &mut DraftEvent, a: usize, b: usize) -> Option<&mut DraftGame> {
    let [a, b] = [name(a), name(b)];
    draft.games.iter_mut().find(|game| {
        [&game.white, &game.black] == [&a, &b] || [&game.white, &game.black] == [&b, &a]
    })
}

fn win(draft: &mut DraftEvent, winner: usize, loser: usize) {
    if let Some(game) = game(draft, winner, loser) {
        game.result =
            if game.white == name(winner) { GameResult::White } else { GameResult::Black };
    }
}

fn colour(draft: &mut DraftEvent, a: usize, b: usize, a_is_white: bool) {
    if let Some(game) = game(draft, a, b)
        && (game.white == name(a)) != a_is_white
    {
        std::mem::swap(&mut game.white, &mut game.black);
    }
}

fn at_random(draft: &mut DraftEvent, tied: &Range<usize>, random: &mut Random) {
    let people = draft.participants.len();
    let is_tied = |player: &String| tied.clone().any(|at| name(at) == *player);
    // Where the tied are level among themselves, what they did against the others counts, and the
    // other way round.
    let spared = random.below(3);
    for _ in 0..=random.below(3 * people) {
        let at = random.below(draft.games.len());
        let game = &mut draft.games[at];
        let inside = is_tied(&game.white) && is_tied(&game.black);
        if (spared == 0 && inside) || (spared == 1 && !inside) {
            continue;
        }
        match random.below(4) {
            0 => std::mem::swap(&mut game.white, &mut game.black),
            1 => game.result = GameResult::White,
            2 => game.result = GameResult::Black,
            _ => game.result = GameResult::Draw,
        }
    }
    if draft.info.kind == Kind::Swiss && random.below(2) == 0 {
        let last = 2 + u32::try_from(random.below(people)).unwrap();
        draft.games.retain(|game| game.round.is_none_or(|round| round <= last));
    }
    let one = random.below(people);
    draft.participants[one].rating = Some(2100);
}
