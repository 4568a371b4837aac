//! A knock-out as a bracket: pairings from left to right, scores as far as they are known, the
//! winner at the end.

use super::kit::{Anchor, Look, area, drawing, line, text};
use crate::board::form_word;
use crate::geometry::{Extent, Point};
use crate::pairings::{BracketPairing, BracketSeat, round_title, rounds, winner_of};
use crate::words::place_in_play_off;
use crate::{Case, say};
use maud::{Markup, html};
use tiebreak_model::{Ask, GameState, Id, StageForm, StageRecord};

const BOX: u32 = 250;
const ROW: u32 = 26;
const GAP: u32 = 46;
/// The distance between two pairings of the first round.
const PITCH: u32 = 108;
const TOP: u32 = 26;
const SCORE: u32 = 30;
const WINNER: u32 = 170;

/// The bracket of the play-off's knock-out; `None` if it has no knock-out.
pub fn bracket(case: Case<'_>) -> Option<String> {
    let stage = case.ruling.stages.iter().find(|stage| stage.form == StageForm::KnockOut)?;
    Some(knock_out(case, stage))
}

/// The bracket of one knock-out stage.
pub fn knock_out(case: Case<'_>, stage: &StageRecord) -> String {
    let rounds = rounds(case, stage);
    let first = rounds.first().map_or(1, Vec::len);
    let size = Extent::new(left(rounds.len()) + WINNER, TOP + small(first) * PITCH);
    let body = html! {
        @for (number, round) in rounds.iter().enumerate() {
            (heading(case, round, number))
            @for (index, pairing) in round.iter().enumerate() {
                @let middle = middle(number, index);
                (pairing_box(case, stage, pairing, Point::new(left(number), middle - ROW)))
                @if number + 1 < rounds.len() { (connector(number, index, middle)) }
            }
        }
        (champion(case, &rounds))
    };
    drawing(
        "bracket",
        &format!(
            "{} ({})",
            place_in_play_off(case.language, &stage.path),
            case.clause(stage.clause)
        ),
        size,
        &body,
    )
}

/// The matches in a list, for a narrow column or a phone.
pub fn match_list(case: Case<'_>) -> Option<String> {
    const EACH: u32 = 2 * ROW + 44;
    let stage = case.ruling.stages.iter().find(|stage| stage.form == StageForm::KnockOut)?;
    let rounds = rounds(case, stage);
    let pairings: Vec<&BracketPairing<'_>> = rounds.iter().flatten().collect();
    let body = html! {
        @for (index, pairing) in pairings.iter().enumerate() {
            @let top = small(index) * EACH;
            (text(Point::new(1, top + 12), Look::new("round").small().faint(),
                &pairing.title(case.language), BOX))
            (pairing_box(case, stage, pairing, Point::new(1, top + 20)))
        }
    };
    let title = format!(
        "{} ({})",
        place_in_play_off(case.language, &stage.path),
        case.clause(stage.clause)
    );
    Some(drawing("bracket list", &title, Extent::new(BOX + 2, small(pairings.len()) * EACH), &body))
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

fn left(round: usize) -> u32 {
    small(round) * (BOX + GAP) + 1
}

/// The height at which the two rows of a pairing meet: between the pairings that lead to it.
fn middle(round: usize, index: usize) -> u32 {
    let span = PITCH << small(round).min(16);
    TOP + small(index) * span + span / 2 - (PITCH / 2 - ROW - 12)
}

fn heading(case: Case<'_>, round: &[BracketPairing<'_>], number: usize) -> Markup {
    if round.is_empty() {
        return html! {};
    }
    text(
        Point::new(left(number), 14),
        Look::new("round").small().faint(),
        &round_title(case.language, round),
        BOX,
    )
}

fn pairing_box(
    case: Case<'_>,
    stage: &StageRecord,
    pairing: &BracketPairing<'_>,
    Point { x, y }: Point,
) -> Markup {
    let now = pairing
        .stages
        .iter()
        .any(|stage| stage.games.iter().any(|game| game.state == GameState::Now));
    let class = if now { "pairing now" } else { "pairing" };
    html! {
        g class=(class) {
            rect x=(x) y=(y) width=(BOX) height=(2 * ROW) rx="3" fill="none" stroke="currentColor"
                stroke-opacity=(if now { "0.9" } else { "0.45" })
                    stroke-width=(if now { "1.6" } else { "1" }) {}
            (line(Point::new(x, y + ROW), Point::new(x + BOX, y + ROW), "rule", "0.2"))
            (seat(case, stage, pairing, &pairing.seats[0], Point::new(x, y)))
            (seat(case, stage, pairing, &pairing.seats[1], Point::new(x, y + ROW)))
            (text(Point::new(x, y + 2 * ROW + 14), Look::new("caption").small().faint(),
                &caption(case, pairing), BOX))
        }
    }
}

fn seat(
    case: Case<'_>,
    stage: &StageRecord,
    pairing: &BracketPairing<'_>,
    seat: &BracketSeat,
    Point { x, y }: Point,
) -> Markup {
    let scores = pairing.scores(seat);
    // If there are many stages, the last three show the end; the caption has them all.
    let shown = &scores[scores.len().saturating_sub(3)..];
    let room = BOX - 34 - SCORE * small(shown.len());
    let base = y + 17;
    html! {
        @match seat {
            BracketSeat::Known(id) => {
                @let won = pairing.winner == Some(*id);
                @if won { (area(Point::new(x, y), Extent::new(BOX, ROW), "won", "0.08")) }
                (text(Point::new(x + 20, base),
                    Look::new("seed").anchor(Anchor::End).small().faint(),
                    &seed(stage, *id), 18))
                (text(Point::new(x + 28, base), Look::new("name").bold(won), case.name(*id), room))
                @for (index, score) in shown.iter().enumerate() {
                    @let right = x + BOX - 10 - SCORE * small(shown.len() - 1 - index);
                    @let at = Point::new(right, base);
                    (text(at, Look::new("score").anchor(Anchor::End).bold(won), score, SCORE))
                }
            }
            BracketSeat::Winner(path) => {
                (text(Point::new(x + 28, base), Look::new("waiting").faint(),
                    &winner_of(case.language, path), room))
            }
            BracketSeat::Bye => { (text(Point::new(x + 28, base), Look::new("waiting").faint(),
                &say!(case.language, bracket_bye), room)) }
        }
    }
}

fn seed(stage: &StageRecord, id: Id) -> String {
    stage
        .members
        .iter()
        .position(|member| *member == id)
        .map_or_else(String::new, |index| (index + 1).to_string())
}

/// What was played and what comes next: "match 1–1, sudden death 1–0".
fn caption(case: Case<'_>, pairing: &BracketPairing<'_>) -> String {
    let mut said: Vec<String> = Vec::new();
    let [a, b] = [&pairing.seats[0], &pairing.seats[1]].map(|seat| pairing.scores(seat));
    for ((stage, a), b) in pairing.stages.iter().zip(a).zip(b) {
        let form = say!(case.language, stage_form { form: form_word(stage.form) });
        said.push(format!("{form} {a}–{b}"));
        if let Some(game) = stage.games.iter().find(|game| game.state == GameState::Now) {
            said.push(say!(case.language, game_now { number: game.round }));
        }
    }
    let lots = case.ruling.open.iter().any(|question| {
        matches!(question.ask, Ask::Lots { .. })
            && question.id.starts_with(&format!("{}/", pairing.path))
    });
    if lots {
        said.push(say!(case.language, lots_for_white));
    }
    said.join(", ")
}

/// The line from a pairing to its winner's place in the next round.
fn connector(round: usize, index: usize, from: u32) -> Markup {
    let upper = index.is_multiple_of(2);
    let meets = middle(round + 1, index / 2);
    let to = if upper { meets - ROW / 2 } else { meets + ROW / 2 };
    let (start, end) = (left(round) + BOX, left(round + 1));
    let path = format!("M{start} {from}H{}V{to}H{end}", start + GAP / 2);
    html! {
        path class="connector" d=(path) fill="none" stroke="currentColor" stroke-opacity="0.45" {}
    }
}

fn champion(case: Case<'_>, rounds: &[Vec<BracketPairing<'_>>]) -> Markup {
    let Some(last) = rounds.last().and_then(|round| round.first()) else { return html! {} };
    let y = middle(rounds.len() - 1, 0);
    let x = left(rounds.len()) - GAP;
    html! {
        (line(Point::new(x, y), Point::new(x + GAP / 2, y), "connector", "0.45"))
        @if let Some(id) = last.winner {
            (text(Point::new(x + GAP / 2 + 8, y + 5), Look::new("winner").bold(true),
                case.name(id), WINNER + GAP / 2 - 10))
        }
    }
}
