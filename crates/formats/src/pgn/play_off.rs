//! The games of a play-off as PGN, from what was ruled: tags and results, no moves. Broadcasts are
//! mended with it.

use super::write::{RoundAndDay, outcome, roster, tag};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tiebreak_model::{
    Bonus, Clock, Colour, Event, GameResult, GameState, Moment, PlayedGame, Ruling, SideClock,
};

/// The games that were played, in their order; one that counts in two stages once. `at` says when
/// the result of a question was entered. Empty where none was played.
pub fn play_off(event: &Event, ruling: &Ruling, at: impl Fn(&str) -> Option<Moment>) -> String {
    let mut out = String::new();
    let mut seen = BTreeSet::new();
    for stage in &ruling.stages {
        let mut boards: BTreeMap<u32, u32> = BTreeMap::new();
        for game in &stage.games {
            let GameState::Played(result) = game.state else { continue };
            let board = boards.entry(game.round).or_default();
            *board += 1;
            if seen.insert(game.id.as_str()) {
                let place = PlayOffBoard { path: &stage.path, board: *board };
                out.push_str(&one(event, game, result, place, at(&game.id)));
            }
        }
    }
    out
}

/// The path of a stage, and the board within a round of it.
struct PlayOffBoard<'p> {
    path: &'p str,
    board: u32,
}

fn one(
    event: &Event,
    game: &PlayedGame,
    result: GameResult,
    PlayOffBoard { path, board }: PlayOffBoard<'_>,
    at: Option<Moment>,
) -> String {
    let mut out = String::new();
    let round = RoundAndDay { round: &format!("{}.{board}", game.round), day: at };
    roster(event, [game.white, game.black], round, result, &mut out);
    tag("Stage", &stage(path, game.draw_wins), &mut out);
    tag("TimeControl", &time_control(&game.clock), &mut out);
    if let Some(colour) = game.draw_wins {
        tag("Armageddon", &format!("a draw wins for {}", colour.word()), &mut out);
    }
    if result.is_forfeit() {
        tag("Termination", "forfeit", &mut out);
    }
    // Writing to a String cannot fail.
    let _ = write!(out, "\n{}\n\n", outcome(result));
    out
}

/// `play-off, semi-final 1`, with `Armageddon` where a draw wins for one side.
fn stage(path: &str, draw_wins: Option<Colour>) -> String {
    let place = path.replace('/', ", ").replace('-', " ").replace("semi final", "semi-final");
    let armageddon = if draw_wins.is_some() { ", Armageddon" } else { "" };
    if place.is_empty() {
        format!("play-off{armageddon}")
    } else {
        format!("play-off, {place}{armageddon}")
    }
}

/// `180+2` where both have the same; else each side's.
fn time_control(clock: &Clock) -> String {
    if clock.white == clock.black {
        return pace(&clock.white);
    }
    format!("White {}, Black {}", pace(&clock.white), pace(&clock.black))
}

/// In seconds, as PGN has it: `180+2`; `60/300:0+2` where seconds are added from move 61 on;
/// `600d5` for a delay, which it has no form for.
fn pace(pace: &SideClock) -> String {
    let before = pace.from_move.saturating_sub(1);
    match pace.bonus {
        Bonus::None => pace.base.to_string(),
        Bonus::Increment(seconds) if before > 0 => format!("{before}/{}:0+{seconds}", pace.base),
        Bonus::Increment(seconds) => format!("{}+{seconds}", pace.base),
        Bonus::Delay(seconds) => format!("{}d{seconds}", pace.base),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_as_pgn_has_them() {
        let of = |base, bonus, from_move| SideClock { base, bonus, from_move };
        let (white, black) = (of(300, Bonus::Increment(2), 61), of(240, Bonus::Increment(2), 61));
        assert_eq!(time_control(&Clock { white, black }), "White 60/300:0+2, Black 60/240:0+2");
        let same = of(180, Bonus::Increment(2), 1);
        assert_eq!(time_control(&Clock { white: same, black: same }), "180+2");
        assert_eq!(pace(&of(600, Bonus::Delay(5), 1)), "600d5");
        assert_eq!(pace(&of(600, Bonus::None, 1)), "600");
    }

    #[test]
    fn stages_are_read_as_a_play_off() {
        assert_eq!(stage("semi-final-1", None), "play-off, semi-final 1");
        assert_eq!(stage("final", Some(Colour::Black)), "play-off, final, Armageddon");
        assert_eq!(stage("", Some(Colour::Black)), "play-off, Armageddon");
    }
}
