//! Model files: the parameters of the model, or three probabilities for any pair and colour.
//!
//! ```toml
//! format  = "tiebreak-model/1"
//! default = [0.35, 0.40, 0.25]      # white wins, a draw, black wins; for games not named below
//!
//! [[pair]]
//! white   = "Wei Yi"
//! black   = "Anish Giri"
//! results = [0.40, 0.35, 0.25]
//! ```
//!
//! Without `default`, games that are not named follow the ratings, with `white-advantage`,
//! `rating` and `draws`. `moves`, `used` and `pause` describe how long games take. JSON with the
//! same names works too.

use super::model::{Chances, Model};
use std::ops::RangeInclusive;
use tiebreak_document::{
    Diagnostic, Document, Faults, Fields, KeyValue, Node, NodeValue, RejectedFile, closest,
};
use tiebreak_language::{Sentence, decimal, sentence};
use tiebreak_model::{Event, Id};

/// The least and the greatest value of a model parameter.
pub type Bounds = RangeInclusive<f64>;

/// What the white pieces may be worth, in rating points.
pub const WHITE_ADVANTAGE: Bounds = -1000.0..=1000.0;
const RATING: Bounds = 0.0..=4000.0;
const MOVES: Bounds = 1.0..=1000.0;
const USED: Bounds = 0.01..=1.0;
const PAUSE: Bounds = 0.0..=1440.0;

/// The value of `format` in a model file.
const FORMAT: &str = "tiebreak-model/1";

/// The largest accepted difference between the sum of the three probabilities and 1.
const TOLERANCE: f64 = 1e-9;

/// Reads a model file for an event. The error lists all mistakes in the file.
///
/// ```
/// # use tiebreak_model::{DraftEvent, DraftParticipant, Event};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// # let participants = vec![player("Ann"), player("Ben")];
/// # let event = Event::new(DraftEvent { participants, ..Default::default() }).unwrap();
/// let text = r#"{
///     "default": [0.5, 0.25, 0.25],
///     "pair": [{ "white": "Ann", "black": "Ben", "results": [1, 0, 0] }]
/// }"#;
/// let model = tiebreak_scenarios::odds::read_model("model.json", text, &event).unwrap();
/// assert_eq!(model.pairs[0].1, [1.0, 0.0, 0.0]);
/// let too_much = r#"{ "default": [0.5, 0.5, 0.5] }"#;
/// assert!(tiebreak_scenarios::odds::read_model("model.json", too_much, &event).is_err());
/// ```
pub fn read_model(name: &str, text: &str, event: &Event) -> Result<Model, RejectedFile> {
    let document = Document::read(name, text)?;
    let mut faults = Faults::default();
    let model = model(&document.root, event, &mut faults);
    match model {
        Some(model) if !faults.fatal() => Ok(model),
        _ => Err(RejectedFile::new(name, &document.text, faults.list)),
    }
}

fn model(root: &Node, event: &Event, faults: &mut Faults) -> Option<Model> {
    let mut fields = Fields::open(root, "the model", faults)?;
    let mut model = Model::default();
    if let Some(format) = fields.text("format", faults).filter(|format| format.value != FORMAT) {
        let message = sentence!(model_file_format { format: format.value });
        faults.add(
            Diagnostic::error(message, format.span)
                .label(sentence!(model_file_format_expected { expected: FORMAT })),
        );
    }
    model.default = fields.node("default").and_then(|node| chances(node, faults));
    for (key, value, within) in [
        ("white-advantage", &mut model.white_advantage, WHITE_ADVANTAGE),
        ("rating", &mut model.rating, RATING),
        ("moves", &mut model.length.moves, MOVES),
        ("used", &mut model.length.used, USED),
        ("pause", &mut model.length.pause, PAUSE),
    ] {
        if let Some(node) = fields.node(key) {
            *value = number_within(node, key, within, faults).unwrap_or(*value);
        }
    }
    if let Some(node) = fields.node("draws") {
        draws(node, &mut model.draws, faults);
    }
    for key in ["pair", "pairs"] {
        for node in fields.node(key).and_then(|node| node.list(key, faults)).unwrap_or_default() {
            if let Some((players, chances)) = pair(node, event, faults) {
                if model.pairs.iter().any(|(before, _)| *before == players) {
                    let (white, black) = (event.name(players.0), event.name(players.1));
                    let fault = Diagnostic::error(
                        sentence!(model_file_twice { white, black }),
                        node.span.clone(),
                    );
                    let fault = fault.label(sentence!(model_file_twice_label));
                    faults.add(fault.hint(sentence!(model_file_twice_hint)));
                }
                model.pairs.push((players, chances));
            }
        }
    }
    fields.finish(faults);
    Some(model)
}

fn pair(node: &Node, event: &Event, faults: &mut Faults) -> Option<((Id, Id), Chances)> {
    let mut fields = Fields::open(node, "this pair", faults)?;
    let white = fields.required_text("white", faults);
    let black = fields.required_text("black", faults);
    let results = fields.node("results");
    if results.is_none() {
        fields.missing("results", faults);
    }
    fields.finish(faults);
    let results = results.and_then(|node| chances(node, faults));
    let mut find = |name: tiebreak_document::PlacedValue<String>| {
        let found = event.find(&name.value);
        if found.is_none() {
            let message = sentence!(model_file_no_player { name: &name.value });
            let near =
                closest(&name.value, event.participants().iter().map(|one| one.name.as_str()));
            let mut fault = Diagnostic::error(message, name.span);
            if let Some(near) = near {
                fault = fault.label(sentence!(cli_did_you_mean_name { near }));
            }
            faults.add(fault);
        }
        found
    };
    let (white, black) = (find(white?), find(black?));
    Some(((white?, black?), results?))
}

/// Reads three probabilities, `[white, draw, black]` or `{ win, draw, loss }` from White's side.
fn chances(node: &Node, faults: &mut Faults) -> Option<Chances> {
    let numbers: Vec<f64> = match &node.value {
        NodeValue::List(items) => items.iter().filter_map(|item| number(item, faults)).collect(),
        NodeValue::Table(entries) => {
            let of = |key: &str| entries.iter().find(|entry: &&KeyValue| entry.key == key);
            ["win", "draw", "loss"]
                .iter()
                .filter_map(|key| number(&of(key)?.node, faults))
                .collect()
        }
        _ => Vec::new(),
    };
    let Ok(chances) = <Chances>::try_from(numbers) else {
        let fault = Diagnostic::error(sentence!(model_file_three), node.span.clone());
        faults.add(
            fault.label(sentence!(model_file_three_expected { example: "[0.35, 0.4, 0.25]" })),
        );
        return None;
    };
    let sum: f64 = chances.iter().sum();
    if chances.iter().any(|chance| !(0.0..=1.0).contains(chance)) || (sum - 1.0).abs() > TOLERANCE {
        let fault = Diagnostic::error(not_one(sum), node.span.clone());
        faults.add(fault.label(sentence!(model_file_together_one)));
        return None;
    }
    Some(chances)
}

/// The message about a wrong sum. A sum very close to 1 would be printed as 1.
fn not_one(sum: f64) -> Sentence {
    match sum - 1.0 {
        off if off.abs() <= TOLERANCE => sentence!(model_file_out_of_range),
        off if off.abs() < 0.000_5 => {
            let by = format!("{off:.1e}");
            sentence!(model_file_nearly_one { off: if off > 0.0 { "more" } else { "less" }, by })
        }
        _ => {
            let sum = format!("{sum:.3}");
            sentence!(model_file_not_one {
                sum: Sentence::new(move |language| decimal(language, &sum))
            })
        }
    }
}

/// Reads `{ standard = 0.55, rapid = 0.4, blitz = 0.3 }`, or one number for all three.
fn draws(node: &Node, draws: &mut [f64; 3], faults: &mut Faults) {
    if !matches!(node.value, NodeValue::Table(_)) {
        if let Some(all) = number(node, faults) {
            *draws = [all; 3];
        }
    } else if let Some(mut fields) = Fields::open(node, "`draws`", faults) {
        for (key, draws) in ["standard", "rapid", "blitz"].into_iter().zip(draws.iter_mut()) {
            if let Some(node) = fields.node(key) {
                *draws = number(node, faults).unwrap_or(*draws);
            }
        }
        fields.finish(faults);
    }
    if draws.iter().any(|draws| !(0.0..1.0).contains(draws)) {
        let fault = Diagnostic::error(sentence!(model_file_draws), node.span.clone());
        faults.add(fault.label(sentence!(cli_draws_hint)));
    }
}

/// Reads a number between two bounds.
fn number_within(node: &Node, key: &str, within: Bounds, faults: &mut Faults) -> Option<f64> {
    let found = number(node, faults)?;
    if within.contains(&found) {
        return Some(found);
    }
    let message = sentence!(model_file_cannot_be { key, found: found.to_string() });
    let (least, most) = (within.start().to_string(), within.end().to_string());
    let expected = sentence!(model_file_from_to { least, most });
    faults.add(Diagnostic::error(message, node.span.clone()).label(expected));
    None
}

/// Reads a number, or a fraction such as "1/3".
fn number(node: &Node, faults: &mut Faults) -> Option<f64> {
    let digits = match &node.value {
        NodeValue::Number(digits) | NodeValue::Text(digits) => digits.replace('_', ""),
        _ => String::new(),
    };
    let parse = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
    let found = match digits.split_once('/') {
        Some((over, under)) => parse(over)
            .zip(parse(under))
            .map(|(over, under)| over / under)
            .filter(|n| n.is_finite()),
        None => parse(&digits),
    };
    if found.is_none() {
        let fault = Diagnostic::error(sentence!(model_file_no_number), node.span.clone());
        faults.add(fault.label(sentence!(model_file_number_expected)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{DraftEvent, DraftParticipant};

    /// The first error in a model file for Ann and Ben.
    fn complaint(text: &str) -> Option<String> {
        let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
        let participants = vec![player("Ann"), player("Ben")];
        let event = Event::new(DraftEvent { participants, ..Default::default() }).unwrap();
        read_model("model.toml", text, &event)
            .err()
            .map(|rejected| rejected.findings[0].message.to_string())
    }

    #[test]
    fn values_that_cannot_be() {
        for (text, expected) in [
            ("pause = -3", "`pause` cannot be -3"),
            ("moves = 0", "`moves` cannot be 0"),
            ("used = 1.5", "`used` cannot be 1.5"),
            ("white-advantage = 1e9", "`white-advantage` cannot be 1000000000"),
            ("rating = -1", "`rating` cannot be -1"),
            ("default = [0.5, 0.5, 0.5]", "the three probabilities add up to 1.500, not to 1"),
            (
                "default = [0.5, 0.25, 0.250001]",
                "the three probabilities add up to 1.0e-6 more than 1",
            ),
            ("default = [1.5, -0.25, -0.25]", "a probability is below 0 or above 1"),
        ] {
            assert_eq!(complaint(text).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(complaint("pause = 0\nmoves = 40\nused = 1\nwhite-advantage = -20"), None);
    }

    #[test]
    fn a_pair_and_colour_once() {
        let pair = |white, black| {
            format!("[[pair]]\nwhite = \"{white}\"\nblack = \"{black}\"\nresults = [1, 0, 0]\n")
        };
        assert_eq!(complaint(&(pair("Ann", "Ben") + &pair("Ben", "Ann"))), None);
        let twice = complaint(&(pair("Ann", "Ben") + &pair("Ann", "Ben")));
        assert_eq!(twice.as_deref(), Some("Ann with White against Ben is named twice"));
    }
}
