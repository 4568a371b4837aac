//! Fields of CSV files as they are written: quoted where they must be, and never a formula.

/// One field as it is written. A spreadsheet takes what begins with `=`, `+`, `-`, `@` or a tab for a formula and runs it: such a text
/// gets an apostrophe before it, which the reader takes off again.
///
/// ```
/// use tiebreak_document::csv::field;
/// assert_eq!(field("Giri, Anish"), "\"Giri, Anish\"");
/// assert_eq!(field("=HYPERLINK(A1)"), "'=HYPERLINK(A1)");
/// ```
pub fn field(text: &str) -> String {
    let apostrophe = if is_formula(text.trim_start_matches('\'')) { "'" } else { "" };
    let plain = !text.contains([',', ';', '\t', '"', '\n', '\r']) && text.trim() == text;
    if plain { format!("{apostrophe}{text}") } else { format!("\"{apostrophe}{}\"", text.replace('"', "\"\"")) }
}

/// Whether a spreadsheet would take a text for a formula.
pub fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}
