//! `[[game]]`.

use super::values::{count, moment};
use tiebreak_document::{Diagnostic, Faults, Fields, Node, Value};
use tiebreak_model::{DraftGame, GameResult};

/// A game's table; `None` where it does not say who played.
pub(super) fn read(node: &Node, faults: &mut Faults) -> Option<DraftGame> {
    let mut fields = Fields::of(node, "this game", faults)?;
    let white = fields.required_text("white", faults);
    let black = fields.required_text("black", faults);
    let round = count(&mut fields, "round", 1, faults);
    // After a result that is none the game is looked at as if it were open: its names are checked all the same.
    let result = result(&mut fields, faults).unwrap_or(GameResult::Open);
    let phase = fields.text("phase", faults).map(|text| text.value);
    let moves = count(&mut fields, "moves", 0, faults);
    let started = moment(&mut fields, "started", faults);
    let finished = moment(&mut fields, "finished", faults);
    fields.finish(faults);
    let (white, black) = (white?.value, black?.value);
    Some(DraftGame { round, white, black, result, phase, moves, started, finished })
}

fn result(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<GameResult> {
    let Some(node) = fields.node("result") else {
        fields.missing("result", faults);
        return None;
    };
    let (found, parsed) = match &node.value {
        Value::Text(text) => (format!("\"{text}\""), text.parse().ok()),
        other => (other.kind().to_owned(), None),
    };
    if parsed.is_none() {
        faults.add(
            Diagnostic::error(format!("{found} is not a result"), node.span.clone())
                .label("expected 1-0, 0-1, 1/2-1/2, +/-, -/+, -/- or *")
                .hint("a forfeit is written +/- or -/+, a game that is not finished *"),
        );
    }
    parsed
}
