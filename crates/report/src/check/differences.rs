//! Differences as JSON.

use serde_json::{Value, json};
use tiebreak_check::Difference;
use tiebreak_regulation::Regulation;

/// All differences of two regulations: `tiebreak-differences/1`.
pub fn differences_json(a: &Regulation, b: &Regulation, differences: &[Difference]) -> Value {
    let side = |(clause, does): &(Option<String>, String)| json!({ "clause": clause, "does": does });
    let one = |difference: &Difference| {
        json!({
            "matters": difference.matters.word(),
            "situation": difference.situation,
            "here": side(&difference.here),
            "there": side(&difference.there),
        })
    };
    json!({
        "schema": "tiebreak-differences/1",
        "regulation": a.id,
        "against": b.id,
        "differences": differences.iter().map(one).collect::<Vec<_>>(),
    })
}
