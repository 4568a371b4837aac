//! A small bracket: the last rounds of a knock-out among the tied, or the one match between two of
//! them.

use crate::pairings::{BracketPairing, BracketSeat, rounds};
use crate::svg::stage_mark;
use crate::{Case, initials};
use serde::{Deserialize, Serialize};
use tiebreak_model::{Id, StageForm, StageRecord};

/// The most rounds on a card: semi-finals and final.
const MOST_ROUNDS: usize = 2;
/// Longer names are abbreviated, because there is little space.
const MOST_LETTERS: usize = 12;

/// One match of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duel {
    /// Its two sides, the upper one first.
    pub sides: [Half; 2],
}

/// One side of a match.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Half {
    /// The name; empty while the player is not known.
    pub name: String,
    /// The score of each stage: the match, then sudden death.
    pub scores: Vec<String>,
    /// Whether this side won.
    pub won: bool,
}

/// The rounds, the final last; empty unless the play-off is a knock-out or a match.
pub(super) fn rounds_of_play_off(case: Case<'_>) -> Vec<Vec<Duel>> {
    let stages = &case.ruling.stages;
    if let Some(stage) = stages.iter().find(|stage| stage.form == StageForm::KnockOut) {
        let rounds = rounds(case, stage);
        let from = rounds.len().saturating_sub(MOST_ROUNDS);
        return rounds[from..]
            .iter()
            .map(|round| round.iter().map(|pairing| drawn(case, pairing)).collect())
            .collect();
    }
    let duel = stages.first().filter(|stage| stage.members.len() == 2 && is_duel(stage));
    duel.map(|stage| vec![vec![of_two(case, &stage.members)]]).unwrap_or_default()
}

fn is_duel(stage: &StageRecord) -> bool {
    matches!(stage.form, StageForm::Match | StageForm::UntilWon | StageForm::Armageddon)
}

fn drawn(case: Case<'_>, pairing: &BracketPairing<'_>) -> Duel {
    let half = |seat: &BracketSeat| Half {
        name: match seat {
            BracketSeat::Known(id) => short(case, *id),
            BracketSeat::Winner(_) | BracketSeat::Bye => String::new(),
        },
        scores: pairing.scores(seat),
        won: matches!(seat, BracketSeat::Known(id) if pairing.winner == Some(*id)),
    };
    Duel { sides: [half(&pairing.seats[0]), half(&pairing.seats[1])] }
}

/// The games between two players, without stages in which others take part.
fn of_two(case: Case<'_>, two: &[Id]) -> Duel {
    let theirs = |stage: &&StageRecord| {
        is_duel(stage)
            && stage.members.len() == 2
            && two.iter().all(|id| stage.members.contains(id))
    };
    let stages: Vec<&StageRecord> = case.ruling.stages.iter().filter(theirs).collect();
    let settled = case.ruling.settled;
    let first =
        case.ruling.standing.first().map(|place| place.members.as_slice()).unwrap_or_default();
    let half = |at: usize| {
        let id = two[at];
        let scores = stages.iter().map(|stage| stage_mark(stage, id)).collect();
        Half { name: short(case, id), scores, won: settled && first == [id] }
    };
    Duel { sides: [half(0), half(1)] }
}

/// The short name from the file, or initials if the name is long.
fn short(case: Case<'_>, id: Id) -> String {
    let name = case.name(id);
    let given = case.event.participants().get(id.index()).and_then(|one| one.short.clone());
    given.unwrap_or_else(|| {
        let long = name.chars().count() > MOST_LETTERS;
        long.then(|| initials(name)).flatten().unwrap_or_else(|| name.to_owned())
    })
}
