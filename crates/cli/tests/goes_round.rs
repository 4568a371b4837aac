//! Every kind of question goes round: answered through the command line, written, read again,
//! verified, and the same ruling.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

use crate::desk::Desk;
use crate::hall::{Hall, some_answer, typed};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_model::Question;

/// The first whom a question is about leaves instead.
fn somebody_leaves(desk: &Desk, hall: &Hall, question: &Question) -> bool {
    let name = question.ask.participants().first().map_or("", |id| hall.event.name(*id));
    let done = desk.about("leave", &[name, "--why", "unwell"]);
    assert!(done.code == 0 || done.err.contains("in no tie"), "{} {name}: {}", hall.name, done.err);
    done.code == 0
}

/// Plays one play-off by commands, in which somebody may leave after some answers; the kinds of
/// questions that were answered.
fn play(
    hall: &Hall,
    luck: u8,
    drawn: bool,
    most: usize,
    leaves: Option<usize>,
) -> BTreeSet<&'static str> {
    let desk = Desk::of(&hall.text);
    let mut kinds = BTreeSet::new();
    for turn in 0..most {
        let checked = match std::fs::read_to_string(desk.record()) {
            Ok(text) => hall.read(&text),
            Err(_) => hall
                .against(|against| tiebreak_record::VerifiedRecord::start(hall.header(), against)),
        };
        assert!(checked.faults().is_empty(), "{}: {:?}", hall.name, checked.faults());
        let ruling = checked.heard().unwrap().ruling.clone();
        let luck = luck.wrapping_mul(31).wrapping_add(u8::try_from(turn).unwrap().wrapping_mul(97));
        // Drawn games lead to the last stages: bids, decisions.
        let luck = if drawn { luck / 3 % 85 * 3 + 1 } else { luck };
        let question = ruling.open.get(usize::from(luck) % ruling.open.len().max(1)).cloned();
        let Some(question) = question else { break };
        if leaves == Some(turn) && somebody_leaves(&desk, hall, &question) {
            kinds.insert("leave");
            continue;
        }
        let answer = some_answer(&question, luck);
        let value = typed(&question, &answer, &hall.event);
        let mut arguments = vec![question.id.as_str()];
        arguments.extend(value.iter().map(String::as_str));
        let done = desk.answer(&arguments);
        assert_eq!(done.code, 0, "{} {arguments:?}: {}", hall.name, done.err);
        kinds.insert(question.ask.kind());
    }
    if !kinds.is_empty() {
        let record = desk.record().display().to_string();
        let verified = desk.run(&["verify", &record]);
        assert_eq!(verified.code, 0, "{}: {}", hall.name, verified.out);
        let again = hall.read(&desk.record_text());
        let heard = &again.heard().unwrap().ruling;
        let settled = serde_json::from_str::<serde_json::Value>(
            &desk.about("resolve", &["--format", "json"]).out,
        )
        .unwrap();
        assert_eq!(settled["settled"], heard.settled, "{}", hall.name);
        assert_eq!(settled["open"].as_array().unwrap().len(), heard.open.len(), "{}", hall.name);
    }
    kinds
}

#[test]
fn every_kind_of_question() {
    let long = std::env::var_os("TIEBREAK_LONG").is_some();
    let mut kinds = BTreeSet::new();
    let mut seen = BTreeMap::<String, usize>::new();
    for (number, hall) in Hall::all().iter().enumerate() {
        // One event for each regulation and kind of event, or all of them.
        let subject = format!("{} {}", hall.regulation.id, hall.event.kind().word());
        let before = seen.entry(subject).or_default();
        *before += 1;
        if !long
            && (*before > 1 || matches!(hall.event.regulation(), "fide-swiss" | "fide-round-robin"))
        {
            continue;
        }
        let far =
            ["\"bids\"", "decide = "].iter().any(|late| hall.regulation.file_text.contains(late));
        for turn in 0..if long { 5 } else { 1 } {
            let most = if long || far { 40 } else { 10 };
            kinds.extend(play(
                hall,
                u8::try_from(number % 200).unwrap() + turn,
                far && turn == 0,
                most,
                None,
            ));
            let leaves = Some(number % 4 + usize::from(turn));
            kinds.extend(play(hall, u8::try_from(number % 200).unwrap() + turn, false, 6, leaves));
        }
    }
    for kind in ["lots", "game", "colour", "bid", "decision", "data", "leave"] {
        assert!(kinds.contains(kind), "{kind} was never asked: {kinds:?}");
    }
}
