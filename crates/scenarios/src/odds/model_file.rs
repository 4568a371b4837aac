//! Model files: the parameters of the model, or three probabilities for any pair and colour.
//!
//! ```toml
//! format  = "tiebreak-model/1"
//! default = [0.35, 0.40, 0.25]      # white wins, a draw, black wins; for all games that are not named
//!
//! [[pair]]
//! white   = "Wei Yi"
//! black   = "Anish Giri"
//! results = [0.40, 0.35, 0.25]
//! ```
//!
//! Without `default`, games that are not named follow the ratings, with `white-advantage`, `rating` and `draws`. `moves`, `used` and
//! `pause` say how long games take. JSON with the same names is read too.

use super::model::{Chances, Model};
use tiebreak_document::{Content, Diagnostic, Document, Entry, Faults, Fields, Node, Rejected, closest};
use tiebreak_model::{Event, Id};

/// How far the three may be from 1 together.
const TOLERANCE: f64 = 1e-9;

/// Reads a model file for an event. All the mistakes come at once.
///
/// ```
/// # use tiebreak_model::{DraftEvent, DraftParticipant, Event};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// # let event = Event::new(DraftEvent { participants: vec![player("Ann"), player("Ben")], ..Default::default() }).unwrap();
/// let text = r#"{ "default": [0.5, 0.25, 0.25], "pair": [{ "white": "Ann", "black": "Ben", "results": [1, 0, 0] }] }"#;
/// let model = tiebreak_scenarios::odds::read_model("model.json", text, &event).unwrap();
/// assert_eq!(model.pairs[0].1, [1.0, 0.0, 0.0]);
/// assert!(tiebreak_scenarios::odds::read_model("model.json", r#"{ "default": [0.5, 0.5, 0.5] }"#, &event).is_err());
/// ```
pub fn read_model(name: &str, text: &str, event: &Event) -> Result<Model, Rejected> {
    let document = Document::read(name, text)?;
    let mut faults = Faults::default();
    let model = model(&document.root, event, &mut faults);
    match model {
        Some(model) if !faults.fatal() => Ok(model),
        _ => Err(Rejected::new(name, text, faults.list)),
    }
}

fn model(root: &Node, event: &Event, faults: &mut Faults) -> Option<Model> {
    let mut fields = Fields::of(root, "the model", faults)?;
    let mut model = Model::default();
    if let Some(format) = fields.text("format", faults).filter(|format| format.value != "tiebreak-model/1") {
        let message = format!("\"{}\" is not the format of a model file", format.value);
        faults.add(Diagnostic::error(message, format.span).label("expected \"tiebreak-model/1\""));
    }
    model.default = fields.node("default").and_then(|node| chances(node, faults));
    for (key, value) in [
        ("white-advantage", &mut model.white_advantage),
        ("rating", &mut model.rating),
        ("moves", &mut model.length.moves),
        ("used", &mut model.length.used),
        ("pause", &mut model.length.pause),
    ] {
        if let Some(node) = fields.node(key) {
            *value = number(node, faults).unwrap_or(*value);
        }
    }
    if let Some(node) = fields.node("draws") {
        draws(node, &mut model.draws, faults);
    }
    for key in ["pair", "pairs"] {
        for node in fields.node(key).and_then(|node| node.list(key, faults)).unwrap_or_default() {
            model.pairs.extend(pair(node, event, faults));
        }
    }
    fields.finish(faults);
    Some(model)
}

fn pair(node: &Node, event: &Event, faults: &mut Faults) -> Option<((Id, Id), Chances)> {
    let mut fields = Fields::of(node, "this pair", faults)?;
    let white = fields.required_text("white", faults);
    let black = fields.required_text("black", faults);
    let results = fields.node("results");
    if results.is_none() {
        fields.missing("results", faults);
    }
    fields.finish(faults);
    let results = results.and_then(|node| chances(node, faults));
    let mut find = |name: tiebreak_document::Placed<String>| {
        let found = event.find(&name.value);
        if found.is_none() {
            let message = format!("\"{}\" is not a player of this event", name.value);
            let near = closest(&name.value, event.participants.iter().map(|one| one.name.as_str()));
            let mut fault = Diagnostic::error(message, name.span);
            if let Some(near) = near {
                fault = fault.label(format!("did you mean \"{near}\"?"));
            }
            faults.add(fault);
        }
        found
    };
    let (white, black) = (find(white?), find(black?));
    Some(((white?, black?), results?))
}

/// Three probabilities, `[white, draw, black]` or `{ win, draw, loss }` from white's side.
fn chances(node: &Node, faults: &mut Faults) -> Option<Chances> {
    let numbers: Vec<f64> = match &node.value {
        Content::List(items) => items.iter().filter_map(|item| number(item, faults)).collect(),
        Content::Table(entries) => {
            let of = |key: &str| entries.iter().find(|entry: &&Entry| entry.key == key);
            ["win", "draw", "loss"].iter().filter_map(|key| number(&of(key)?.node, faults)).collect()
        }
        _ => Vec::new(),
    };
    let Ok(chances) = <Chances>::try_from(numbers) else {
        let message = "three probabilities are needed: white wins, a draw, black wins";
        faults.add(Diagnostic::error(message, node.span.clone()).label("expected [0.35, 0.4, 0.25], say"));
        return None;
    };
    let sum: f64 = chances.iter().sum();
    if chances.iter().any(|chance| !(0.0..=1.0).contains(chance)) || (sum - 1.0).abs() > TOLERANCE {
        let message = format!("the three probabilities add up to {sum}, not to 1");
        faults.add(Diagnostic::error(message, node.span.clone()).label("expected three from 0 to 1, together 1"));
        return None;
    }
    Some(chances)
}

/// `{ standard = 0.55, rapid = 0.4, blitz = 0.3 }`, or one number for all.
fn draws(node: &Node, draws: &mut [f64; 3], faults: &mut Faults) {
    if !matches!(node.value, Content::Table(_)) {
        if let Some(all) = number(node, faults) {
            *draws = [all; 3];
        }
    } else if let Some(mut fields) = Fields::of(node, "`draws`", faults) {
        for (key, draws) in ["standard", "rapid", "blitz"].into_iter().zip(draws.iter_mut()) {
            if let Some(node) = fields.node(key) {
                *draws = number(node, faults).unwrap_or(*draws);
            }
        }
        fields.finish(faults);
    }
    if draws.iter().any(|draws| !(0.0..1.0).contains(draws)) {
        let message = "`draws` is the part of games between equals that is drawn";
        faults.add(Diagnostic::error(message, node.span.clone()).label("expected a number from 0 up to, but not, 1"));
    }
}

/// A number as written, or a fraction such as "1/3".
fn number(node: &Node, faults: &mut Faults) -> Option<f64> {
    let digits = match &node.value {
        Content::Number(digits) | Content::Text(digits) => digits.replace('_', ""),
        _ => String::new(),
    };
    let parse = |text: &str| text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
    let found = match digits.split_once('/') {
        Some((over, under)) => {
            parse(over).zip(parse(under)).map(|(over, under)| over / under).filter(|n| n.is_finite())
        }
        None => parse(&digits),
    };
    if found.is_none() {
        faults.add(Diagnostic::error("this is not a number", node.span.clone()).label("expected a number"));
    }
    found
}
