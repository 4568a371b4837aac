//! `[[match]]`, `[[qualification-match]]`, `[[encounter]]`, and `[[board]]` with each team's net.

use super::values::{count, exactly, head, not_negative, number, one_of};
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue, closest};
use tiebreak_language::{Sentence, sentence};
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
pub(super) fn read_match(
    node: &Node,
    kind: Kind,
    text: &str,
    faults: &mut Faults,
) -> Option<DraftMatch> {
    let mut fields = Fields::open(node, "this match", faults)?;
    let before = faults.list.len();
    let teams = teams(&mut fields, faults);
    let mut one = DraftMatch { teams: teams.unwrap_or_default(), ..DraftMatch::default() };
    one.status = status(&mut fields, faults);
    one.round = count(&mut fields, "round", 1, faults);
    one.stage = fields.text("stage", faults).map(|text| text.value);
    one.boards = count(&mut fields, "boards", 1, faults);
    one.imps = two(&mut fields, "imps", Some("imps"), faults).into();
    one.vps = vps(&mut fields, one.teams.len(), faults).into();
    one.total_points = two(&mut fields, "total-points", Some("total-points"), faults).into();
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
        let message = sentence!(event_file_match_of_teams { count: names.len() });
        faults.add(
            Diagnostic::error(message, node.span.clone())
                .label(sentence!(event_file_expected_teams)),
        );
        return None;
    }
    Some(names)
}

fn status(fields: &mut Fields<'_>, faults: &mut Faults) -> MatchStatus {
    let Some(word) = fields.text("status", faults) else { return MatchStatus::Played };
    let known = STATUSES.iter().find(|(_, known)| *known == word.value);
    if known.is_none() {
        let label = match closest(&word.value, STATUSES.map(|(_, known)| known)) {
            Some(near) => sentence!(cli_did_you_mean_name { near }),
            None => one_of(&STATUSES.map(|(_, known)| known)),
        };
        let message = sentence!(event_file_not_a_status { of: "match", text: word.value });
        faults.add(Diagnostic::error(message, word.span).label(label));
    }
    known.map_or(MatchStatus::Played, |(status, _)| *status)
}

/// A number for each side. What is counted gross has a name in `gross` and is never below zero.
fn two(
    fields: &mut Fields<'_>,
    key: &'static str,
    gross: Option<&'static str>,
    faults: &mut Faults,
) -> Option<[Exact; 2]> {
    let node = fields.node(key)?;
    let [first, second] = exactly(node, key, sentence!(event_file_expected_two_numbers), faults)?;
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
    let [only] = exactly(node, "vps", sentence!(event_file_expected_bye_number), faults)?;
    Some([number(only, faults)?, Exact::ZERO])
}

/// What a match lacks to count for anything.
fn without_score(one: &DraftMatch, kind: Kind) -> Option<Diagnostic> {
    let lacks = |message: Sentence, key: &str, hint: Sentence| {
        Some(
            Diagnostic::whole(message).label(sentence!(event_file_missing_here { key })).hint(hint),
        )
    };
    if one.vps.is_some() || one.score.is_some() || one.status == MatchStatus::Annulled {
        return None;
    }
    if matches!(kind, Kind::Knockout | Kind::BoardAMatch) && one.imps.is_none() {
        return lacks(
            sentence!(event_file_match_without_score),
            "score",
            sentence!(event_file_add_score),
        );
    }
    match (one.status, one.imps.get(), one.boards) {
        (MatchStatus::Played, Some(_), Some(_)) => None,
        (MatchStatus::Played, Some(_), None) => {
            lacks(sentence!(event_file_vps_unknown), "boards", sentence!(event_file_add_boards))
        }
        (MatchStatus::Played, None, _) => lacks(
            sentence!(event_file_neither_imps_nor_vps),
            "imps",
            sentence!(event_file_add_imps),
        ),
        (status, ..) => {
            let message = sentence!(event_file_status_without_vps { status: status_word(status) });
            lacks(message, "vps", sentence!(event_file_add_vps))
        }
    }
}

/// An encounter's table.
pub(super) fn read_encounter(node: &Node, faults: &mut Faults) -> Option<DraftEncounter> {
    let mut fields = Fields::open(node, "this encounter", faults)?;
    let pairs = match fields.node("pairs") {
        Some(node) => {
            let both = exactly(node, "pairs", sentence!(event_file_expected_pairs), faults);
            both.and_then(|[first, second]| {
                let (first, second) = (first.text("pairs", faults), second.text("pairs", faults));
                Some([first?.value, second?.value])
            })
        }
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

/// Whether a board is here with its tables, and not with each team's net alone.
pub(super) fn has_tables(node: &Node) -> bool {
    let NodeValue::Table(entries) = &node.value else { return false };
    entries.iter().any(|entry| entry.key == "tables")
}

/// A board's table.
pub(super) fn read_board(node: &Node, faults: &mut Faults) -> Option<DraftBoard> {
    let mut fields = Fields::open(node, "this board", faults)?;
    let number_read = count(&mut fields, "number", 1, faults);
    if number_read.is_none() && fields.node("number").is_none() {
        fields.missing("number", faults);
    }
    let net = match fields.node("net") {
        Some(Node { value: NodeValue::Table(entries), .. }) => entries
            .iter()
            .filter_map(|entry| Some((entry.key.clone(), number(&entry.node, faults)?)))
            .collect(),
        Some(other) => {
            let message =
                sentence!(event_file_not_a_table { key: "net", kind: other.value.kind() });
            let label = one_of(&["{ \"Norway\" = 120, ... }"]);
            faults.add(Diagnostic::error(message, other.span.clone()).label(label));
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
