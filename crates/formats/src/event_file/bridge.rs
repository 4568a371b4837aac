//! `[[match]]`, `[[qualification-match]]`, `[[encounter]]`, and `[[board]]` with each team's net.

use super::values::{count, exactly, head, not_negative, number};
use tiebreak_document::{Content, Diagnostic, Faults, Fields, Node, closest};
use tiebreak_model::{DraftBoard, DraftEncounter, DraftMatch, Exact, Kind, MatchStatus};

const STATUSES: [(MatchStatus, &str); 5] = [
    (MatchStatus::Played, "played"),
    (MatchStatus::Forfeit, "forfeit"),
    (MatchStatus::Assigned, "assigned"),
    (MatchStatus::Bye, "bye"),
    (MatchStatus::Annulled, "annulled"),
];

/// The word of the event file.
pub(crate) fn status_word(status: MatchStatus) -> &'static str {
    STATUSES.iter().find(|(known, _)| *known == status).map_or("", |(_, word)| word)
}

/// A match's table; `None` where it does not say who played.
pub(super) fn read_match(node: &Node, kind: Kind, text: &str, faults: &mut Faults) -> Option<DraftMatch> {
    let mut fields = Fields::of(node, "this match", faults)?;
    let before = faults.list.len();
    let teams = teams(&mut fields, faults);
    let mut one = DraftMatch { teams: teams.unwrap_or_default(), ..DraftMatch::default() };
    one.status = status(&mut fields, faults);
    one.round = count(&mut fields, "round", 1, faults);
    one.stage = fields.text("stage", faults).map(|text| text.value);
    one.boards = count(&mut fields, "boards", 1, faults);
    one.imps = two(&mut fields, "imps", Some("IMPs"), faults).into();
    one.vps = vps(&mut fields, one.teams.len(), faults).into();
    one.total_points = two(&mut fields, "total-points", Some("total points"), faults).into();
    one.score = two(&mut fields, "score", None, faults).into();
    one.carry_over = two(&mut fields, "carry-over", None, faults).into();
    fields.finish(faults);
    let complete = faults.list.len() == before;
    if let Some(found) = without_score(&one, kind).filter(|_| complete) {
        faults.add(Diagnostic { span: Some(head(&node.span, text)), ..found });
    }
    (!one.teams.is_empty()).then_some(one)
}

fn teams(fields: &mut Fields<'_>, faults: &mut Faults) -> Option<Vec<String>> {
    let Some(node) = fields.node("teams") else {
        fields.missing("teams", faults);
        return None;
    };
    let items = node.list("teams", faults)?;
    let names: Option<Vec<String>> =
        items.iter().map(|item| item.text("teams", faults).map(|name| name.value)).collect();
    let names = names?;
    if names.is_empty() || names.len() > 2 {
        let message = format!("a match of {} teams", names.len());
        faults.add(Diagnostic::error(message, node.span.clone()).label("expected two teams, or one in a bye"));
        return None;
    }
    Some(names)
}

fn status(fields: &mut Fields<'_>, faults: &mut Faults) -> MatchStatus {
    let Some(word) = fields.text("status", faults) else { return MatchStatus::Played };
    let known = STATUSES.iter().find(|(_, known)| *known == word.value);
    if known.is_none() {
        let label = match closest(&word.value, STATUSES.map(|(_, known)| known)) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "expected played, forfeit, assigned, bye or annulled".to_owned(),
        };
        faults.add(Diagnostic::error(format!("\"{}\" is not a status of a match", word.value), word.span).label(label));
    }
    known.map_or(MatchStatus::Played, |(status, _)| *status)
}

/// A number for each side. What is counted gross has a name in `gross` and is never below zero.
fn two(fields: &mut Fields<'_>, key: &'static str, gross: Option<&str>, faults: &mut Faults) -> Option<[Exact; 2]> {
    let node = fields.node(key)?;
    let [first, second] = exactly(node, key, "two numbers, one for each side", faults)?;
    let mut read = |node: &Node| match gross {
        Some(what) => not_negative(node, what, faults),
        None => number(node, faults),
    };
    let (first, second) = (read(first), read(second));
    Some([first?, second?])
}

fn vps(fields: &mut Fields<'_>, teams: usize, faults: &mut Faults) -> Option<[Exact; 2]> {
    if teams != 1 {
        return two(fields, "vps", None, faults);
    }
    let node = fields.node("vps")?;
    let [only] = exactly(node, "vps", "one number: a bye has one team", faults)?;
    Some([number(only, faults)?, Exact::ZERO])
}

/// What a match lacks to count for anything.
fn without_score(one: &DraftMatch, kind: Kind) -> Option<Diagnostic> {
    let lacks = |message: &str, label: &str, hint: &str| Some(Diagnostic::whole(message).label(label).hint(hint));
    if one.vps.is_some() || one.score.is_some() || one.status == MatchStatus::Annulled {
        return None;
    }
    if matches!(kind, Kind::Knockout | Kind::BoardAMatch) && one.imps.is_none() {
        return lacks("a match without a score", "`score` is missing here", "add `score = [..., ...]`");
    }
    match (one.status, one.imps.get(), one.boards) {
        (MatchStatus::Played, Some(_), Some(_)) => None,
        (MatchStatus::Played, Some(_), None) => lacks(
            "the VPs of this match are not known",
            "`boards` is missing here",
            "add `boards = ...`, from which the VPs follow, or `vps = [..., ...]`",
        ),
        (MatchStatus::Played, None, _) => lacks(
            "this match has neither IMPs nor VPs",
            "`imps` is missing here",
            "add `imps = [..., ...]` and `boards = ...`, or `vps = [..., ...]`",
        ),
        (status, ..) => lacks(
            &format!("a match with status \"{}\" and no VPs", status_word(status)),
            "`vps` is missing here",
            "add the VPs that were given: they cannot be worked out",
        ),
    }
}

/// An encounter's table.
pub(super) fn read_encounter(node: &Node, faults: &mut Faults) -> Option<DraftEncounter> {
    let mut fields = Fields::of(node, "this encounter", faults)?;
    let pairs = match fields.node("pairs") {
        Some(node) => exactly(node, "pairs", "two pairs", faults).and_then(|[first, second]| {
            let (first, second) = (first.text("pairs", faults), second.text("pairs", faults));
            Some([first?.value, second?.value])
        }),
        None => {
            fields.missing("pairs", faults);
            None
        }
    };
    let present = fields.node("matchpoints").is_some();
    if !present {
        fields.missing("matchpoints", faults);
    }
    let matchpoints = two(&mut fields, "matchpoints", Some("matchpoints"), faults);
    fields.finish(faults);
    Some(DraftEncounter { pairs: pairs?, matchpoints: matchpoints? })
}

/// Whether a board stands here with its tables, and not with each team's net alone.
pub(super) fn has_tables(node: &Node) -> bool {
    matches!(&node.value, Content::Table(entries) if entries.iter().any(|entry| entry.key == "tables"))
}

/// A board's table.
pub(super) fn read_board(node: &Node, faults: &mut Faults) -> Option<DraftBoard> {
    let mut fields = Fields::of(node, "this board", faults)?;
    let number_read = count(&mut fields, "number", 1, faults);
    if number_read.is_none() && fields.node("number").is_none() {
        fields.missing("number", faults);
    }
    let net = match fields.node("net") {
        Some(Node { value: Content::Table(entries), .. }) => {
            entries.iter().filter_map(|entry| Some((entry.key.clone(), number(&entry.node, faults)?))).collect()
        }
        Some(other) => {
            let message = format!("`net` is {}, not a table", other.value.kind());
            faults.add(Diagnostic::error(message, other.span.clone()).label("expected { \"Norway\" = 120, ... }"));
            Vec::new()
        }
        None => {
            fields.missing("net", faults);
            Vec::new()
        }
    };
    fields.finish(faults);
    Some(DraftBoard { number: number_read?, net })
}
