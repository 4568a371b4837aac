//! `[[player]]`, `[[team]]` and `[[pair]]`.

use super::values::{count, long_count, number, numbers, optional};
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue};
use tiebreak_language::sentence;
use tiebreak_model::{DeclinedOffer, DraftParticipant, Exact};

/// A participant's table; `word` is the table's name. `None` where not even a name could be read.
pub(super) fn read(
    node: &Node,
    word: &'static str,
    faults: &mut Faults,
) -> Option<DraftParticipant> {
    let mut fields = Fields::open(node, &format!("this {word}"), faults)?;
    let name = fields.required_text("name", faults);
    let mut one =
        DraftParticipant { name: name.map(|name| name.value)?, ..DraftParticipant::default() };
    one.shown = fields.text("shown", faults).map(|text| text.value);
    one.short = fields.text("short", faults).map(|text| text.value);
    one.federation = fields.text("federation", faults).map(|text| text.value);
    one.points = optional(&mut fields, "points", faults);
    one.number = count(&mut fields, "number", 1, faults);
    one.club = fields.text("club", faults).map(|text| text.value);
    one.groups = texts(&mut fields, "groups", faults);
    one.previous_place = count(&mut fields, "previous-place", 1, faults);
    absence(&mut fields, &mut one, faults);
    match word {
        "player" => player(&mut fields, &mut one, faults),
        "team" => team(&mut fields, &mut one, faults),
        _ => pair(&mut fields, &mut one, faults),
    }
    fields.finish(faults);
    Some(one)
}

/// A list of texts, if the key is there.
fn texts(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Vec<String> {
    let Some(node) = fields.node(key) else { return Vec::new() };
    let items = node.list(key, faults).unwrap_or_default();
    items.iter().filter_map(|item| item.text(key, faults).map(|text| text.value)).collect()
}

/// Who is gone, and who will not play.
pub(super) fn absence(fields: &mut Fields<'_>, one: &mut DraftParticipant, faults: &mut Faults) {
    one.withdrawn = count(fields, "withdrawn", 1, faults);
    one.expelled = count(fields, "expelled", 1, faults);
    declines(fields, one, faults);
}

/// `"play-off"`, `"invitation"`, or an award by its name: `{ award = "..." }`.
fn declines(fields: &mut Fields<'_>, one: &mut DraftParticipant, faults: &mut Faults) {
    let Some(node) = fields.node("declines") else { return };
    for item in node.list("declines", faults).unwrap_or_default() {
        if matches!(item.value, NodeValue::Table(_)) {
            let Some(mut fields) = Fields::open(item, "what is declined", faults) else { continue };
            one.declines_awards
                .extend(fields.required_text("award", faults).map(|name| name.value));
            fields.finish(faults);
            continue;
        }
        let Some(word) = item.text("declines", faults) else { continue };
        match DeclinedOffer::ALL.iter().find(|(_, known)| *known == word.value) {
            Some((declined, _)) => one.declines.push(*declined),
            None => {
                let message = sentence!(event_file_cannot_be_declined { word: word.value });
                faults.add(
                    Diagnostic::error(message, word.span)
                        .label(sentence!(event_file_expected_declined)),
                );
            }
        }
    }
    one.declines.sort_unstable();
    one.declines.dedup();
    one.declines_awards.sort_unstable();
    one.declines_awards.dedup();
}

fn player(fields: &mut Fields<'_>, one: &mut DraftParticipant, faults: &mut Faults) {
    one.rating = count(fields, "rating", 0, faults);
    one.fide_id = long_count(fields, "fide-id", 1, faults);
    one.chess_title = fields.text("title", faults).map(|text| text.value);
    one.sex = fields.text("sex", faults).map(|text| text.value);
    one.birth = match fields.node("birth") {
        // TOML's own dates, without quotation marks.
        Some(Node { value: NodeValue::Moment(date), .. }) => Some(date.clone()),
        Some(node) => node.text("birth", faults).map(|text| text.value),
        None => None,
    };
    one.rank = count(fields, "rank", 1, faults);
    if let Some(node) = fields.node("points-by-event") {
        one.points_by_event = by_event(node, faults);
        add_up(fields, one, faults);
    }
}

fn team(fields: &mut Fields<'_>, one: &mut DraftParticipant, faults: &mut Faults) {
    one.penalty = optional(fields, "penalty", faults);
    one.carry_over = optional(fields, "carry-over", faults);
    one.qualification_rank = count(fields, "qualification-rank", 1, faults);
    one.rank = count(fields, "rank", 1, faults);
}

fn pair(fields: &mut Fields<'_>, one: &mut DraftParticipant, faults: &mut Faults) {
    one.penalty = optional(fields, "penalty", faults);
    one.carry_over = optional(fields, "carry-over", faults);
    one.rank = count(fields, "rank", 1, faults);
    one.sessions =
        fields.node("sessions").map(|node| numbers(node, "sessions", faults)).unwrap_or_default();
}

/// `{ "Leuven" = 13, "Paris" = 10 }`, or a plain list whose events are numbered.
fn by_event(node: &Node, faults: &mut Faults) -> Vec<(String, Exact)> {
    match &node.value {
        NodeValue::Table(entries) => entries
            .iter()
            .filter_map(|entry| Some((entry.key.clone(), number(&entry.node, faults)?)))
            .collect(),
        _ => {
            let points = numbers(node, "points-by-event", faults);
            points
                .into_iter()
                .enumerate()
                .map(|(index, points)| ((index + 1).to_string(), points))
                .collect()
        }
    }
}

/// The points of a tour are the sum of its events; where the file says both, both must agree.
fn add_up(fields: &mut Fields<'_>, one: &mut DraftParticipant, faults: &mut Faults) {
    let sum: Exact = one.points_by_event.iter().map(|(_, points)| *points).sum();
    match one.points {
        None => one.points = Some(sum),
        Some(points) if points != sum => {
            let span = fields.node("points").map(|node| node.span.clone()).unwrap_or_default();
            let (name, points, sum) = (&one.name, points.to_string(), sum.to_string());
            let label = sentence!(event_file_events_add_up { sum: &sum });
            let found =
                Diagnostic::error(sentence!(event_file_points_differ { name, points, sum }), span);
            faults.add(
                found.label(label).hint(sentence!(event_file_leave_one_out { key: "points" })),
            );
        }
        Some(_) => {}
    }
}
