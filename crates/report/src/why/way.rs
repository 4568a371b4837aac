//! The path through a play-off: who lost to whom, and who reached its end.

use super::{decisive, separates};
use crate::words::{apart, part, round_in_play_off};
use crate::{Case, say};
use tiebreak_model::{Exact, Id, Reason, Step};

/// "B lost the semi-final to C ½–1½ (C.1); A won the final", or why B did not play.
pub(super) fn told(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let (steps, language) = (&case.ruling.steps, case.language);
    let last =
        steps.iter().rev().find(|step| beaten_in(step).is_some_and(|(winner, _)| winner == upper));
    let came = last.map(|step| {
        say!(language, why_won_round { winner: case.name(upper), round: round(case, step) })
    });
    let then = |why: String| {
        apart(language, &[Some(why), came.clone()].into_iter().flatten().collect::<Vec<_>>())
    };
    let lost = steps
        .iter()
        .rev()
        .find_map(|step| Some((step, beaten_in(step).filter(|(_, loser)| *loser == lower)?.0)));
    if let Some((step, winner)) = lost {
        let why = lost_to(case, step, winner, lower);
        return Some(then(say!(language, why_clause { why, clause: case.cited(step) })));
    }
    let chosen = |step: &Step| match &step.reason {
        Reason::Selected { members } => members.contains(&upper) && !members.contains(&lower),
        _ => false,
    };
    let at = steps.iter().position(chosen)?;
    let step = steps[..at].iter().find(|step| separates(step, upper, lower))?;
    let name = case.name(lower);
    Some(then(match step.reason {
        Reason::Drawn { .. } => {
            say!(language, why_lots_left_out { lower: name, clause: case.cited(step) })
        }
        _ => say!(
            language,
            why_did_not_play { why: decisive(case, step, upper, lower), lower: name }
        ),
    }))
}

/// The opponent to compare the winner with: the last one beaten, if among these.
pub(super) fn last_beaten(case: Case<'_>, upper: &[Id], lower: &[Id]) -> Id {
    let beaten = case.ruling.steps.iter().rev().filter_map(beaten_in);
    let mut among =
        beaten.filter(|(winner, loser)| upper.contains(winner) && lower.contains(loser));
    among.next().map_or(lower[0], |(_, loser)| loser)
}

/// "A won the final against B 1½–½"; `None` unless one of them won a match in this step.
pub(super) fn won(case: Case<'_>, step: &Step, winner: Id, loser: Id) -> Option<String> {
    beaten_in(step).filter(|met| *met == (winner, loser))?;
    let (how, score, game) = how(step, winner);
    let (winner, loser, round) = (case.name(winner), case.name(loser), round(case, step));
    Some(say!(case.language, why_won_match { how, winner, loser, round, score, game }))
}

/// "B lost the semi-final to C ½–1½".
fn lost_to(case: Case<'_>, step: &Step, winner: Id, loser: Id) -> String {
    let (how, score, game) = how(step, loser);
    let (winner, loser, round) = (case.name(winner), case.name(loser), round(case, step));
    say!(case.language, why_lost_match { how, winner, loser, round, score, game })
}

/// Winner and loser of a match, or of its deciding game.
pub(crate) fn beaten_in(step: &Step) -> Option<(Id, Id)> {
    match step.reason {
        Reason::MatchEnded { players: [one, other], winner: Some(winner), .. } => {
            Some((winner, if winner == one { other } else { one }))
        }
        Reason::SuddenDeathWon { winner, loser, .. }
        | Reason::ArmageddonEnded { winner, loser, .. } => Some((winner, loser)),
        _ => None,
    }
}

/// "semi-final", or "play-off" without rounds.
fn round(case: Case<'_>, step: &Step) -> String {
    let round = step.stage.as_deref().and_then(|path| round_in_play_off(case.language, path));
    round.unwrap_or_else(|| part(case.language, "play-off"))
}

/// How a match ended, as messages select by it; its score from one side, or the number of the game.
fn how(step: &Step, seen_by: Id) -> (&'static str, String, u32) {
    match step.reason {
        Reason::MatchEnded { players, scores, .. } => {
            let [own, other] = scores.map(Exact::mixed);
            let score = if players[0] == seen_by {
                format!("{own}–{other}")
            } else {
                format!("{other}–{own}")
            };
            ("score", score, 0)
        }
        Reason::SuddenDeathWon { game, .. } => ("sudden-death", String::new(), game),
        Reason::ArmageddonEnded { drawn_for: Some(_), .. } => ("armageddon-draw", String::new(), 0),
        _ => ("armageddon", String::new(), 0),
    }
}
