//! What two players say about one game must agree, and the points must be those of the rounds.

use super::{Player, RoundCell, Trf};
use tiebreak_document::{Diagnostic, Faults, Severity};
use tiebreak_model::Outcome;

/// More mistakes than anyone reads; a file of another layout would otherwise give one for every cell.
const MOST: usize = 100;

pub(super) fn players(trf: &Trf, faults: &mut Faults) -> Vec<Option<usize>> {
    // Starting numbers have four columns, so the list stays short.
    let last = trf.players.iter().map(|player| player.number).max().unwrap_or(0);
    let mut by_number = vec![None; last as usize + 1];
    for (position, player) in trf.players.iter().enumerate() {
        if by_number[player.number as usize].replace(position).is_some() {
            let message = format!("two players have the starting number {}", player.number);
            faults.add(Diagnostic::error(message, player.span.clone()).label("this number stands above already"));
        }
    }
    if let Some(declared) = trf.declared_rounds {
        for player in &trf.players {
            if let Some(Some(cell)) = player.rounds.get(declared as usize..).and_then(|more| more.first()) {
                let message = format!("player {} has a round {}", player.number, declared + 1);
                let label = format!("the report says there are {declared} rounds");
                faults.add(Diagnostic::error(message, cell.span()).label(label));
            }
        }
    }
    by_number
}

pub(super) fn games(trf: &Trf, faults: &mut Faults) {
    for (position, player) in trf.players.iter().enumerate() {
        for (round, cell) in player.rounds.iter().enumerate() {
            if faults.list.len() >= MOST {
                faults.add(Diagnostic::whole("there are more mistakes; these are the first"));
                return;
            }
            let Some(cell) = cell.as_ref().filter(|cell| cell.opponent > 0) else { continue };
            if let Some(found) = game(trf, position, player, cell, round) {
                faults.add(found);
            }
        }
    }
}

fn game(trf: &Trf, position: usize, player: &Player, cell: &RoundCell, round: usize) -> Option<Diagnostic> {
    let fault = |message: String, label: String| Some(Diagnostic::error(message, cell.span()).label(label));
    let in_round = round + 1;
    if cell.opponent == player.number {
        return fault(format!("player {} plays against itself", player.number), "expected an opponent".to_owned());
    }
    let Some(other_position) = trf.position(cell.opponent) else {
        let last = trf.players.iter().map(|player| player.number).max().unwrap_or(0);
        return fault(
            format!("there is no player {}", cell.opponent),
            format!("expected a starting number of this report, at most {last}"),
        );
    };
    let other = &trf.players[other_position];
    let back = other.rounds.get(round).and_then(Option::as_ref);
    let Some(back) = back.filter(|back| back.opponent == player.number) else {
        let there = match back {
            Some(back) if back.opponent > 0 => format!("player {} has player {} there", other.number, back.opponent),
            Some(_) => format!("player {} has a bye there", other.number),
            None => format!("player {} has nothing there", other.number),
        };
        let message = format!("players {} and {} disagree about round {in_round}", player.number, other.number);
        return fault(message, there);
    };
    if position < other_position {
        return None;
    }
    if cell.colour == back.colour && matches!(cell.colour, 'w' | 'b') {
        let message =
            format!("players {} and {} have the same colour in round {in_round}", other.number, player.number);
        return fault(message, "expected the other colour".to_owned());
    }
    let agree = matches!(
        (cell.outcome, back.outcome),
        (Outcome::Win, Outcome::Loss)
            | (Outcome::Loss, Outcome::Win | Outcome::Loss)
            | (Outcome::Draw, Outcome::Draw)
            | (Outcome::ForfeitWin, Outcome::ForfeitLoss)
            | (Outcome::ForfeitLoss, Outcome::ForfeitWin | Outcome::ForfeitLoss)
            | (Outcome::Open, Outcome::Open)
    );
    if agree && cell.unrated == back.unrated {
        return None;
    }
    let message =
        format!("the results of players {} and {} in round {in_round} do not agree", other.number, player.number);
    fault(message, format!("{} here, {} for player {}", cell.sign, back.sign, other.number))
}

/// The points of every player against the sum of the rounds. A difference is a doubt: the rounds count.
pub(super) fn points(trf: &Trf) -> Vec<Diagnostic> {
    let worth = trf.points.worth();
    let mut found = Vec::new();
    for player in &trf.players {
        let rounds = trf.total(&worth, player);
        if rounds == player.points || found.len() > MOST {
            continue;
        }
        let message =
            format!("player {} has {} points here, but {rounds} from the rounds", player.number, player.points);
        let one = Diagnostic::error(message, player.points_span.clone()).label(format!("the rounds give {rounds}"));
        let hint = "correct the points or the results; other points for a win are given in record 162";
        // In a team report the points may be those of the team.
        let one = if trf.teams { one } else { one.hint(hint) };
        found.push(Diagnostic { severity: Severity::Warning, ..one });
    }
    found
}
