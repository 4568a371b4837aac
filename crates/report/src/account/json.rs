//! The account for programs: `tiebreak-account/1`.

use crate::{Language, Sentence};
use serde_json::{Map, Value, json};
use tiebreak_formats::account::{Account, Doubt, FoundEvent, Pairing, TakenEdition};

/// The account as JSON: the interface fixes the names, and the sentences are in `language`.
pub fn json(language: Language, account: &Account) -> Value {
    json!({
        "schema": "tiebreak-account/1",
        "file": account.file,
        "format": account.format.word(),
        "encoding": account.encoding,
        "events": account.events.iter().map(|one| found(language, one)).collect::<Vec<_>>(),
        "doubts": account.doubts.iter().map(|one| doubt(language, one)).collect::<Vec<_>>(),
        "repairs": said(language, &account.repairs),
        "edition": account.edition.as_ref().map(|taken| edition(language, taken)),
    })
}

fn edition(language: Language, taken: &TakenEdition) -> Value {
    json!({
        "year": taken.year,
        "because": taken.because.in_language(language),
        "option": taken.option,
    })
}

fn found(language: Language, found: &FoundEvent) -> Value {
    let mut out = Map::new();
    out.insert("name".into(), json!(found.name));
    if let Some(section) = &found.section {
        out.insert("section".into(), json!(section));
    }
    out.insert("phase".into(), json!(found.phase.word()));
    out.insert("kind".into(), json!(found.kind.map(|kind| kind.word())));
    if found.cycles > 1 {
        out.insert("cycles".into(), json!(found.cycles));
    }
    out.insert("because".into(), json!(found.because.in_language(language)));
    out.insert("participants".into(), json!(found.participants));
    out.insert("rounds".into(), json!(found.rounds));
    out.insert("games".into(), json!(found.games));
    if found.boards > 0 {
        out.insert("boards".into(), json!(found.boards));
    }
    if let Some(clock) = &found.clock {
        out.insert("time-control".into(), json!(clock));
    }
    out.insert("missing".into(), found.missing.iter().map(pairing).collect());
    out.insert("surplus".into(), found.surplus.iter().map(pairing).collect());
    if let Some(days) = &found.days {
        out.insert("start".into(), json!(days.first.to_string()));
        out.insert("end".into(), json!(days.last.to_string()));
    }
    if !found.faults.is_empty() {
        out.insert("faults".into(), json!(said(language, &found.faults)));
    }
    Value::Object(out)
}

fn said(language: Language, sentences: &[Sentence]) -> Vec<String> {
    sentences.iter().map(|one| one.in_language(language)).collect()
}

fn pairing(pairing: &Pairing) -> Value {
    match pairing.round {
        Some(round) => json!({ "round": round, "between": pairing.between }),
        None => json!({ "between": pairing.between }),
    }
}

fn doubt(language: Language, doubt: &Doubt) -> Value {
    let mut out = Map::new();
    out.insert("kind".into(), json!(doubt.kind.word()));
    out.insert("message".into(), json!(doubt.message.in_language(language)));
    if !doubt.details.is_empty() {
        out.insert("details".into(), json!(said(language, &doubt.details)));
    }
    if let Some(option) = &doubt.option {
        out.insert("option".into(), json!(option));
    }
    out.insert("stops".into(), json!(doubt.stops));
    Value::Object(out)
}
