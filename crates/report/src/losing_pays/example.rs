//! The smallest example: who loses on purpose, what happens then, and all results.

use super::events;
use crate::words::{capital, decimal, range};
use crate::{Language, say};
use std::fmt::Write;
use tiebreak_model::Sport;
use tiebreak_scenarios::losing_pays::{Contest, Gain, LosingPaysCase, Trial};

/// The example in words, then the results, one a line.
pub(super) fn example(language: Language, paying: &LosingPaysCase) -> String {
    let LosingPaysCase { trial, results, contest, worse, who, strength, .. } = paying;
    let one = &trial.contests[*contest];
    let side = usize::from(one.sides[0] != *who);
    let (name, opponent) = (Trial::name(*who), Trial::name(one.sides[1 - side]));
    let does = match done(trial, results[*contest], side) {
        (result, None) => say!(language, losing_pays_does { result, name: &name, opponent }),
        (result, Some(imps)) => {
            say!(language, losing_pays_does_imps { result, name: &name, imps, opponent })
        }
    };
    let does = match trial.boards {
        Some(_) => say!(language, losing_pays_on_board { does, board: one.board + 1 }),
        None => does,
    };
    let instead = match done(trial, *worse, side) {
        (result, None) => say!(language, losing_pays_instead { result, name: &name }),
        (_, Some(imps)) => say!(language, losing_pays_instead_imps { name: &name, imps }),
    };
    let [(before, less), (after, more)] = outcomes(language, &paying.gain);
    let has = say!(language, losing_pays_has { gain: before, value: less });
    let then = say!(language, losing_pays_then { gain: after, name, value: more });
    let events = capital(&events(language, trial));
    let mut out = say!(language, losing_pays_example { events, does, has, instead, then });
    out.push('\n');
    for line in lines(trial, results) {
        let _ = writeln!(out, "    {line}");
    }
    if let Some(order) = strength {
        let names = order.iter().map(|at| Trial::name(*at));
        let order = names
            .reduce(|before, next| say!(language, losing_pays_order { before, next }))
            .unwrap_or_default();
        let _ = writeln!(out, "    {}", say!(language, losing_pays_strength { order }));
    }
    out
}

/// The outcome before and after: its kind and its amount.
fn outcomes(language: Language, gain: &Gain) -> [(&'static str, String); 2] {
    let placed =
        |(from, to): (usize, usize)| (if from == to { "place" } else { "places" }, range(from, to));
    match gain {
        Gain::Place(before, after) => [placed(*before), placed(*after)],
        Gain::Prize(less, more) => {
            [*less, *more].map(|cents| ("prize", decimal(language, &money(cents))))
        }
        Gain::Invitation => [("not-invited", String::new()), ("invited", String::new())],
        Gain::Award(award) => [("no-award", award.to_string()), ("award", award.to_string())],
        Gain::CarryOver(less, more) => {
            [less, more].map(|points| ("carry-over", decimal(language, &points.mixed())))
        }
    }
}

pub(super) fn money(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

/// Whether a player wins, draws or loses; in bridge with the IMPs of both.
fn done(trial: &Trial, outcome: usize, side: usize) -> (&'static str, Option<String>) {
    if trial.sport == Sport::Bridge {
        let imps = tiebreak_scenarios::losing_pays::IMPS[outcome];
        let (own, other) = (imps[side], imps[1 - side]);
        let result = match own.cmp(&other) {
            std::cmp::Ordering::Greater => "win",
            std::cmp::Ordering::Equal => "draw",
            std::cmp::Ordering::Less => "loss",
        };
        return (result, Some(format!("{own}–{other}")));
    }
    let own = if side == 0 { outcome } else { trial.outcomes - 1 - outcome };
    (["win", "draw", "loss"][own.min(2)], None)
}

/// The results, a line for each pair of opponents.
fn lines(trial: &Trial, results: &[usize]) -> Vec<String> {
    let boards = trial.boards.unwrap_or(1) as usize;
    let score = |(contest, result): (&Contest, &usize)| {
        let sign = match trial.sport {
            Sport::Bridge => {
                let [own, other] = tiebreak_scenarios::losing_pays::IMPS[*result];
                format!("{own}–{other}")
            }
            Sport::Chess => ["1–0", "½–½", "0–1"][(*result).min(2)].to_owned(),
        };
        let phase = contest.phase.map(|phase| format!(" ({phase})")).unwrap_or_default();
        format!("{sign}{phase}")
    };
    let of_match = trial.contests.chunks(boards).zip(results.chunks(boards));
    of_match
        .map(|(contests, results)| {
            let [one, other] = contests[0].sides.map(Trial::name);
            let scores: Vec<String> = contests.iter().zip(results).map(score).collect();
            format!("{one} – {other}  {}", scores.join(", "))
        })
        .collect()
}
