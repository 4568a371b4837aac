//! What two players say about one game must agree, and the points must be those of the rounds.

use super::{Player, RoundCell, Trf};
use tiebreak_document::{Diagnostic, Faults, Severity};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::Outcome;

/// More mistakes than anyone reads; a file of another layout would otherwise give one for every
/// cell.
const MOST: usize = 100;

pub(super) fn players(trf: &Trf, faults: &mut Faults) -> Vec<Option<usize>> {
    // Starting numbers have four columns, so the list stays short.
    let last = trf.players.iter().map(|player| player.number).max().unwrap_or(0);
    let mut by_number = vec![None; last as usize + 1];
    for (position, player) in trf.players.iter().enumerate() {
        if by_number[player.number as usize].replace(position).is_some() {
            let message = sentence!(trf_same_number { number: player.number });
            faults.add(
                Diagnostic::error(message, player.span.clone()).label(sentence!(trf_number_above)),
            );
        }
    }
    if let Some(declared) = trf.declared_rounds {
        for player in &trf.players {
            if let Some(Some(cell)) =
                player.rounds.get(declared as usize..).and_then(|more| more.first())
            {
                let message =
                    sentence!(trf_round_too_many { number: player.number, round: declared + 1 });
                let label = sentence!(trf_rounds_declared { rounds: declared });
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
                faults.add(Diagnostic::whole(sentence!(trf_more_mistakes)));
                return;
            }
            let Some(cell) = cell.as_ref().filter(|cell| cell.opponent > 0) else { continue };
            if let Some(found) = game(trf, position, player, cell, round) {
                faults.add(found);
            }
        }
    }
}

fn game(
    trf: &Trf,
    position: usize,
    player: &Player,
    cell: &RoundCell,
    round: usize,
) -> Option<Diagnostic> {
    let fault = |message: Sentence, label: Sentence| {
        Some(Diagnostic::error(message, cell.span()).label(label))
    };
    let in_round = round + 1;
    if cell.opponent == player.number {
        let message = sentence!(trf_against_itself { number: player.number });
        return fault(message, sentence!(trf_expected_opponent));
    }
    let Some(other_position) = trf.position(cell.opponent) else {
        let last = trf.players.iter().map(|player| player.number).max().unwrap_or(0);
        return fault(
            sentence!(import_no_player { number: cell.opponent }),
            sentence!(trf_expected_known_number { last }),
        );
    };
    let other = &trf.players[other_position];
    let back = other.rounds.get(round).and_then(Option::as_ref);
    let Some(back) = back.filter(|back| back.opponent == player.number) else {
        let number = other.number;
        let there = match back.map(|back| back.opponent) {
            Some(0) => sentence!(trf_bye_there { number }),
            Some(opponent) => sentence!(trf_player_there { number, opponent }),
            None => sentence!(trf_nothing_there { number }),
        };
        let message =
            sentence!(trf_disagree { one: player.number, other: number, round: in_round });
        return fault(message, there);
    };
    if position < other_position {
        return None;
    }
    if cell.colour == back.colour && matches!(cell.colour, 'w' | 'b') {
        let message =
            sentence!(trf_same_colour { one: other.number, other: player.number, round: in_round });
        return fault(message, sentence!(trf_expected_other_colour));
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
    let message = sentence!(trf_results_disagree {
        one: other.number,
        other: player.number,
        round: in_round
    });
    fault(message, sentence!(trf_signs { here: cell.sign, there: back.sign, number: other.number }))
}

/// The points of every player against the sum of the rounds. A difference is a doubt: the rounds
/// count.
pub(super) fn points(trf: &Trf) -> Vec<Diagnostic> {
    let worth = trf.points.worth();
    let mut found = Vec::new();
    for player in &trf.players {
        let rounds = trf.total(&worth, player);
        if rounds == player.points || found.len() > MOST {
            continue;
        }
        let [points, rounds] = [player.points, rounds].map(|points| points.to_string());
        let label = sentence!(trf_rounds_give { points: &rounds });
        let message =
            sentence!(trf_points_differ { number: player.number, points, rounds, more: 0 });
        let one = Diagnostic::error(message, player.points_span.clone()).label(label);
        // In a team report the points may be those of the team.
        let one = if trf.teams { one } else { one.hint(sentence!(trf_points_differ_hint)) };
        found.push(Diagnostic { severity: Severity::Warning, ..one });
    }
    found
}
