//! Differences of two editions, as text and as JSON.

use super::compared::{does, situation};
use crate::wrap::wrap;
use serde_json::{Value, json};
use std::fmt::Write;
use tiebreak_check::{Comparison, Difference, Importance, RegulationSide, RewordedClause};
use tiebreak_regulation::Regulation;

/// All differences of two regulations: `tiebreak-differences/1`.
pub fn differences_json(a: &Regulation, b: &Regulation, found: &Comparison) -> Value {
    let side = |regulation: &Regulation, side: &RegulationSide| {
        let words = does(regulation, side);
        json!({ "clause": side.clause, "does": words })
    };
    let one = |difference: &Difference| {
        json!({
            "matters": difference.matters.word(),
            "situation": situation(&difference.situation),
            "here": side(a, &difference.here),
            "there": side(b, &difference.there),
        })
    };
    let printed = |said: &Option<(String, String)>| {
        said.as_ref().map(|(clause, text)| json!({ "clause": clause, "text": text }))
    };
    let word =
        |one: &RewordedClause| json!({ "here": printed(&one.here), "there": printed(&one.there) });
    json!({
        "schema": "tiebreak-differences/1",
        "regulation": a.id,
        "against": b.id,
        "files": [a.file, b.file],
        "differences": found.differences.iter().map(one).collect::<Vec<_>>(),
        "words": found.words.iter().map(word).collect::<Vec<_>>(),
    })
}

/// The names of the two: their ids, or their files if the ids are equal.
fn names<'r>(a: &'r Regulation, b: &'r Regulation) -> [&'r str; 2] {
    if a.id == b.id && a.file != b.file { [&a.file, &b.file] } else { [&a.id, &b.id] }
}

/// All differences of two regulations, the gravest first and changed words last.
pub fn differences_text(a: &Regulation, b: &Regulation, found: &Comparison) -> String {
    let [one, other] = names(a, b);
    let mut out = format!("{one} against {other}\n");
    let groups = [
        (Importance::Winner, "Decided differently"),
        (Importance::Play, "Played differently"),
        (Importance::Around, "Around it"),
    ];
    for (matters, title) in groups {
        let these: Vec<&Difference> =
            found.differences.iter().filter(|difference| difference.matters == matters).collect();
        if these.is_empty() {
            let _ = writeln!(out, "\n{title}: nothing.");
            continue;
        }
        let _ = writeln!(out, "\n{title}");
        for difference in these {
            let _ = writeln!(out, "\n  {}.", situation(&difference.situation));
            for (name, regulation, side) in
                [(one, a, &difference.here), (other, b, &difference.there)]
            {
                let clause =
                    side.clause.as_ref().map(|clause| format!(" {clause}")).unwrap_or_default();
                let _ = writeln!(out, "    {name}{clause}: {}", does(regulation, side));
            }
        }
    }
    reworded(&mut out, [one, other], &found.words);
    out
}

fn reworded(out: &mut String, names: [&str; 2], words: &[RewordedClause]) {
    if words.is_empty() {
        return;
    }
    let _ = writeln!(out, "\nOnly in other words");
    for RewordedClause { here, there } in words {
        out.push('\n');
        for (name, said) in names.into_iter().zip([here, there]) {
            let (clause, text) = match said {
                Some((clause, text)) => (format!(" {clause}"), text.as_str()),
                None => (String::new(), "No such sentence."),
            };
            let lines = wrap(&format!("{name}{clause}: {text}"), 100);
            let _ = writeln!(out, "    {}", lines.join("\n      "));
        }
    }
}
