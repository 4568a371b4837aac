//! The way through a play-off: who lost to whom on it, and who came to its end.

use super::{decisive, separates};
use crate::Case;
use crate::words::round_in_play_off;
use tiebreak_model::{Exact, Id, Reason, Step};

/// "B lost the semi-final to C ½–1½ (C.1); A won the final", or how B came not to play.
pub(super) fn told(case: Case<'_>, upper: Id, lower: Id) -> Option<String> {
    let steps = &case.ruling.steps;
    let last = steps.iter().rev().find(|step| beaten_in(step).is_some_and(|(winner, _)| winner == upper));
    let came = last.map(|step| format!("; {} won {}", case.name(upper), round(step))).unwrap_or_default();
    let lost =
        steps.iter().rev().find_map(|step| Some((step, beaten_in(step).filter(|(_, loser)| *loser == lower)?.0)));
    if let Some((step, winner)) = lost {
        return Some(format!("{} ({}){came}", lost_to(case, step, winner, lower), case.cited(step)));
    }
    let chosen = |step: &Step| matches!(&step.reason, Reason::Selected { members } if members.contains(&upper) && !members.contains(&lower));
    let at = steps.iter().position(chosen)?;
    let step = steps[..at].iter().find(|step| separates(step, upper, lower))?;
    let name = case.name(lower);
    Some(match step.reason {
        Reason::Drawn { .. } => format!("lots left {name} out of the play-off ({}){came}", case.cited(step)),
        _ => format!("{}, so {name} did not play off{came}", decisive(case, step, upper, lower)),
    })
}

/// Whom to compare the winner with: the last one beaten, where that is one of these.
pub(super) fn last_beaten(case: Case<'_>, upper: &[Id], lower: &[Id]) -> Id {
    let beaten = case.ruling.steps.iter().rev().filter_map(beaten_in);
    let mut among = beaten.filter(|(winner, loser)| upper.contains(winner) && lower.contains(loser));
    among.next().map_or(lower[0], |(_, loser)| loser)
}

/// "A won the final against B 1½–½"; nothing where the step is no match that one of them won.
pub(super) fn won(case: Case<'_>, step: &Step, winner: Id, loser: Id) -> Option<String> {
    beaten_in(step).filter(|met| *met == (winner, loser))?;
    let (winner_name, loser_name) = (case.name(winner), case.name(loser));
    Some(format!("{winner_name} won {} against {loser_name}{}", round(step), how(step, winner)))
}

/// "B lost the semi-final to C ½–1½".
fn lost_to(case: Case<'_>, step: &Step, winner: Id, loser: Id) -> String {
    format!("{} lost {} to {}{}", case.name(loser), round(step), case.name(winner), how(step, loser))
}

/// Winner and loser of a match, or of the game that decided it.
pub(crate) fn beaten_in(step: &Step) -> Option<(Id, Id)> {
    match step.reason {
        Reason::MatchEnded { players: [one, other], winner: Some(winner), .. } => {
            Some((winner, if winner == one { other } else { one }))
        }
        Reason::SuddenDeathWon { winner, loser, .. } | Reason::ArmageddonEnded { winner, loser, .. } => {
            Some((winner, loser))
        }
        _ => None,
    }
}

/// "the semi-final", or "the play-off" where it has no rounds.
fn round(step: &Step) -> String {
    let round = step.stage.as_deref().and_then(round_in_play_off);
    format!("the {}", round.unwrap_or_else(|| "play-off".to_owned()))
}

/// " ½–1½" as somebody sees it, or " in sudden-death game 3".
fn how(step: &Step, seen_by: Id) -> String {
    match step.reason {
        Reason::MatchEnded { players, scores, .. } => {
            let [own, other] = scores.map(Exact::mixed);
            if players[0] == seen_by { format!(" {own}–{other}") } else { format!(" {other}–{own}") }
        }
        Reason::SuddenDeathWon { game, .. } => format!(" in sudden-death game {game}"),
        Reason::ArmageddonEnded { drawn_for: Some(_), .. } => " by a draw in the Armageddon game".to_owned(),
        Reason::ArmageddonEnded { drawn_for: None, .. } => " in the Armageddon game".to_owned(),
        _ => String::new(),
    }
}
