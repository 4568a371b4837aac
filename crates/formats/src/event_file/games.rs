//! `[[game]]`, `[[play-off-game]]`, `[[bye]]` and `[[assigned]]`.

use super::values::{count, flag, moment, not_negative, one_of, optional};
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue, closest};
use tiebreak_language::sentence;
use tiebreak_model::{
    ByeKind, DraftAssignedScore, DraftBye, DraftGame, DraftPlayOffGame, Exact, GameOrigin,
    GameResult, Scoring,
};

/// The result of a game that was struck out.
pub(super) const ANNULLED: &str = "annulled";

/// A game's table.
pub(super) struct GameTable {
    pub game: DraftGame,
    pub rated: bool,
    /// Whether its result was struck out.
    pub annulled: bool,
}

/// A game's table; `None` where it does not say who played.
pub(super) fn read(node: &Node, faults: &mut Faults) -> Option<GameTable> {
    let mut fields = Fields::open(node, "this game", faults)?;
    let read = read_fields(&mut fields, faults);
    fields.finish(faults);
    read
}

/// A game of the play-off: a game, and where it was first read from.
pub(super) fn read_play_off(node: &Node, faults: &mut Faults) -> Option<DraftPlayOffGame> {
    let mut fields = Fields::open(node, "this game", faults)?;
    let read = read_fields(&mut fields, faults);
    let origin = fields.node("origin").and_then(|node| origin(node, faults));
    fields.finish(faults);
    let GameTable { game, annulled, .. } = read?;
    Some(DraftPlayOffGame { game, annulled, origin })
}

fn origin(node: &Node, faults: &mut Faults) -> Option<GameOrigin> {
    let mut fields = Fields::open(node, "this origin", faults)?;
    let numbers = ["game", "line"].map(|key| {
        if fields.node(key).is_none() {
            fields.missing(key, faults);
        }
        count(&mut fields, key, 1, faults)
    });
    let file = fields.text("file", faults).map(|text| text.value);
    fields.finish(faults);
    let [game, line] = numbers;
    Some(GameOrigin { game: game?, line: line?, file })
}

fn read_fields(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<GameTable> {
    let white = fields.required_text("white", faults);
    let black = fields.required_text("black", faults);
    let round = count(fields, "round", 1, faults);
    // After a result that is none the game is looked at as if it were open: its names are checked
    // all the same.
    let annulled = fields
        .node("result")
        .is_some_and(|node| matches!(&node.value, NodeValue::Text(text) if text == ANNULLED));
    let result = if annulled { None } else { result(fields, faults) }.unwrap_or(GameResult::Open);
    let phase = fields.text("phase", faults).map(|text| text.value);
    let moves = count(fields, "moves", 0, faults);
    let started = moment(fields, "started", faults);
    let finished = moment(fields, "finished", faults);
    let rated = fields.node("rated").is_none_or(|node| flag(node, "rated", faults));
    let (white, black) = (white?.value, black?.value);
    Some(GameTable {
        game: DraftGame { round, white, black, result, phase, moves, started, finished },
        rated,
        annulled,
    })
}

fn result(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<GameResult> {
    let Some(node) = fields.node("result") else {
        fields.missing("result", faults);
        return None;
    };
    parsed(node, "game", &["1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-", "*", ANNULLED], faults)
}

/// The result of a board in a match of teams, which cannot be struck out by itself.
pub(super) fn of_board(node: &Node, faults: &mut Faults) -> Option<GameResult> {
    parsed(node, "board", &["1-0", "0-1", "1/2-1/2", "+/-", "-/+", "-/-", "*"], faults)
}

fn parsed(
    node: &Node,
    of: &'static str,
    words: &[&str],
    faults: &mut Faults,
) -> Option<GameResult> {
    let (message, parsed) = match &node.value {
        NodeValue::Text(text) => (sentence!(event_file_not_a_result { text }), text.parse().ok()),
        other => (sentence!(event_file_kind_not_a_result { kind: other.kind() }), None),
    };
    if parsed.is_none() {
        let found = Diagnostic::error(message, node.span.clone());
        faults.add(found.label(one_of(words)).hint(sentence!(event_file_result_hint { of })));
    }
    parsed
}

/// A bye's table. What it gave follows from its kind unless the file says otherwise.
pub(super) fn read_bye(node: &Node, scoring: &Scoring, faults: &mut Faults) -> Option<DraftBye> {
    let mut fields = Fields::open(node, "this bye", faults)?;
    let player = fields.required_text("player", faults);
    let round = count(&mut fields, "round", 1, faults);
    if round.is_none() && fields.node("round").is_none() {
        fields.missing("round", faults);
    }
    let kind = bye_kind(&mut fields, faults);
    let given = fields.node("points").map(|node| not_negative(node, "bye", faults));
    fields.finish(faults);
    let [win, draw, _] = scoring.points(None);
    let kind = kind?;
    let points = match (given, kind) {
        (Some(points), _) => points?,
        (None, ByeKind::Pairing | ByeKind::Full) => win,
        (None, ByeKind::Half) => draw,
        (None, ByeKind::Zero) => Exact::ZERO,
    };
    Some(DraftBye { round: round?, player: player?.value, kind, points })
}

/// Points that the arbiter gave a player, or took away.
pub(super) fn read_assigned(node: &Node, faults: &mut Faults) -> Option<DraftAssignedScore> {
    let mut fields = Fields::open(node, "these points", faults)?;
    let player = fields.required_text("player", faults);
    let round = count(&mut fields, "round", 1, faults);
    let points = optional(&mut fields, "points", faults);
    if points.is_none() && fields.node("points").is_none() {
        fields.missing("points", faults);
    }
    fields.finish(faults);
    Some(DraftAssignedScore { round, player: player?.value, points: points? })
}

pub(super) fn bye_kind(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<ByeKind> {
    let word = fields.required_text("kind", faults)?;
    let known = ByeKind::ALL.iter().find(|(_, known)| *known == word.value);
    if known.is_none() {
        let label = match closest(&word.value, ByeKind::ALL.map(|(_, known)| known)) {
            Some(near) => sentence!(cli_did_you_mean_name { near }),
            None => one_of(&ByeKind::ALL.map(|(_, known)| known)),
        };
        let found =
            Diagnostic::error(sentence!(event_file_not_a_bye { text: word.value }), word.span);
        faults.add(found.label(label));
    }
    known.map(|(kind, _)| *kind)
}
