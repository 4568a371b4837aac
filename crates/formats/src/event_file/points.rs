//! `[scoring]`, `[prizes]` and `[tour-points]`: what results and places are worth.

use super::values::{exactly, not_negative, number, numbers, one_of, optional};
use tiebreak_document::{Diagnostic, Faults, Fields, Node, NodeValue};
use tiebreak_language::sentence;
use tiebreak_model::{Colour, Exact, Prizes, Scoring, TourPoints};

pub(super) fn scoring(node: &Node, faults: &mut Faults) -> Scoring {
    let mut scoring = Scoring::default();
    let Some(mut fields) = Fields::open(node, "`scoring`", faults) else { return scoring };
    for entry in fields.others() {
        if matches!(entry.node.value, NodeValue::Table(_)) {
            if let Some((points, colour)) = draw_wins(&entry.node, faults) {
                scoring.phases.push((entry.key.clone(), points));
                scoring.draw_wins.push((entry.key.clone(), colour));
            }
            continue;
        }
        let expected = sentence!(event_file_expected_scoring);
        let Some([win, draw, loss]) = exactly(&entry.node, &entry.key, expected, faults) else {
            continue;
        };
        let (win, draw, loss) = (number(win, faults), number(draw, faults), number(loss, faults));
        if let (Some(win), Some(draw), Some(loss)) = (win, draw, loss) {
            scoring.phases.push((entry.key.clone(), [win, draw, loss]));
        }
    }
    scoring.phases.sort();
    scoring.draw_wins.sort();
    scoring
}

/// `{ win = 0.5, loss = 0, draw-wins = "black" }`: an Armageddon game, in which a draw is a win for
/// one side.
fn draw_wins(node: &Node, faults: &mut Faults) -> Option<([Exact; 3], Colour)> {
    let mut fields = Fields::open(node, "this phase", faults)?;
    let win = optional(&mut fields, "win", faults);
    let loss = optional(&mut fields, "loss", faults);
    if win.is_none() {
        fields.missing("win", faults);
    }
    let side = fields.required_text("draw-wins", faults);
    fields.finish(faults);
    let side = side?;
    let colour = match side.value.as_str() {
        "white" => Colour::White,
        "black" => Colour::Black,
        other => {
            let found = Diagnostic::error(
                sentence!(answer_not_a_colour { word: other }),
                side.span.clone(),
            );
            faults.add(found.label(one_of(&["\"black\"", "\"white\""])));
            return None;
        }
    };
    Some(([win?, Exact::ZERO, loss.unwrap_or(Exact::ZERO)], colour))
}

pub(super) fn prizes(node: &Node, faults: &mut Faults) -> Option<Prizes> {
    let mut fields = Fields::open(node, "`prizes`", faults)?;
    let currency = fields.required_text("currency", faults);
    let amounts = fields.node("amounts");
    let awards = fields.node("awards").map(|node| award_prizes(node, faults)).unwrap_or_default();
    if amounts.is_none() && awards.is_empty() {
        fields.missing("amounts", faults);
    }
    fields.finish(faults);
    let cents = amounts.map(|node| all_cents(node, "amounts", faults)).unwrap_or_default();
    Some(Prizes { currency: currency?.value, cents, awards })
}

/// The prizes of each award by its name: one amount, or those for its first place, its second, and
/// so on.
fn award_prizes(node: &Node, faults: &mut Faults) -> Vec<(String, Vec<i64>)> {
    let Some(mut fields) = Fields::open(node, "`awards`", faults) else { return Vec::new() };
    let mut awards: Vec<(String, Vec<i64>)> = fields
        .others()
        .map(|entry| (entry.key.clone(), all_cents(&entry.node, &entry.key, faults)))
        .collect();
    awards.sort();
    awards
}

fn all_cents(node: &Node, key: &str, faults: &mut Faults) -> Vec<i64> {
    match &node.value {
        NodeValue::Number(_) | NodeValue::Text(_) => cents(node, faults).into_iter().collect(),
        _ => {
            let items = node.list(key, faults).unwrap_or_default();
            items.iter().filter_map(|item| cents(item, faults)).collect()
        }
    }
}

/// The places of a list, each a whole number from 1.
pub(super) fn places(fields: &mut Fields<'_>, key: &'static str, faults: &mut Faults) -> Vec<u32> {
    let Some(node) = fields.node(key) else { return Vec::new() };
    let mut places = Vec::new();
    for item in node.list(key, faults).unwrap_or_default() {
        let place = number(item, faults).filter(|place| place.denominator() == 1);
        match place
            .and_then(|place| u32::try_from(place.numerator()).ok())
            .filter(|place| *place > 0)
        {
            Some(place) => places.push(place),
            None => {
                let found = Diagnostic::error(sentence!(event_file_no_place), item.span.clone());
                faults.add(found.label(sentence!(event_file_expected_whole { least: 1_u32 })));
            }
        }
    }
    places
}

fn cents(node: &Node, faults: &mut Faults) -> Option<i64> {
    let amount = not_negative(node, "prize", faults)?;
    let cents = amount * Exact::from(100);
    if cents.denominator() != 1 {
        let message = sentence!(event_file_amount_of { what: "prize", number: amount.to_string() });
        faults.add(
            Diagnostic::error(message, node.span.clone()).label(sentence!(event_file_whole_cents)),
        );
        return None;
    }
    i64::try_from(cents.numerator()).ok()
}

pub(super) fn tour_points(node: &Node, faults: &mut Faults) -> Option<TourPoints> {
    let mut fields = Fields::open(node, "`tour-points`", faults)?;
    let places = fields.node("places").map(|node| numbers(node, "places", faults));
    if places.is_none() {
        fields.missing("places", faults);
    }
    let outright_first = optional(&mut fields, "outright-first", faults);
    fields.finish(faults);
    Some(TourPoints { places: places?, outright_first })
}
