//! Findings as SARIF 2.1.0, the exchange format of code hosts and editors.

use super::json::severity;
use crate::Language;
use serde_json::{Value, json};
use tiebreak_check::{CheckedRegulation, Class, Finding};

/// All findings of a file as one SARIF run, in English: code hosts group findings by their words.
pub fn sarif(checked: &CheckedRegulation) -> Value {
    let rules: Vec<Value> = Class::ALL
        .iter()
        .map(|class| {
            json!({
                "id": class.name(),
                "shortDescription": { "text": super::class(Language::En, *class) },
                "defaultConfiguration": { "level": severity(class.severity()) },
            })
        })
        .collect();
    let results: Vec<Value> = checked.findings.iter().map(|found| result(checked, found)).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "tiebreak", "version": env!("CARGO_PKG_VERSION"),
                "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn result(checked: &CheckedRegulation, found: &Finding) -> Value {
    let said = super::said(Language::En, found);
    let mut text = said.message;
    for more in [&said.example, &said.hint].into_iter().flatten() {
        text.push_str(". ");
        text.push_str(&crate::words::capital(more));
    }
    let mut physical = json!({ "artifactLocation": { "uri": uri(&checked.file) } });
    if let Some(span) = &found.span {
        let (line, column) = checked.line_and_column(span.start);
        let (end_line, end_column) = checked.line_and_column(span.end);
        physical["region"] = json!({
            "startLine": line,
            "startColumn": column,
            "endLine": end_line,
            "endColumn": end_column,
        });
    }
    let rule = Class::ALL.iter().position(|class| *class == found.class);
    let mut location = json!({ "physicalLocation": physical });
    if let Some(clause) = &found.clause {
        location["logicalLocations"] = json!([{ "name": clause, "kind": "clause" }]);
    }
    json!({
        "ruleId": found.class.name(),
        "ruleIndex": rule,
        "level": severity(found.severity),
        "message": { "text": text },
        "locations": [location],
    })
}

/// A file name as a relative reference, with special characters escaped.
fn uri(file: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
    let escape =
        |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    file.replace('\\', "/").bytes().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_result_names_a_rule_of_the_run() {
        let text = "format = \"tiebreak-regulation/1\"\nid = 7\n";
        let value = sarif(&tiebreak_check::check_text("my rules.toml", text));
        let run = &value["runs"][0];
        let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
        let results = run["results"].as_array().unwrap();
        assert!(!results.is_empty());
        for result in results {
            let rule = &rules[usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap()];
            assert_eq!(rule["id"], result["ruleId"]);
            let place = &result["locations"][0]["physicalLocation"]["artifactLocation"];
            assert_eq!(place["uri"], "my%20rules.toml");
        }
        assert!(
            results.iter().any(
                |result| result["locations"][0]["physicalLocation"]["region"]["startLine"] == 2
            )
        );
    }
}
