//! Fields of CSV files as they are written: quoted where they must be, and never a formula.

/// One field as it is written. A spreadsheet takes what begins with `=`, `+`, `-`, `@` or a tab for
/// a formula and runs it: such a text gets an apostrophe before it, which the reader takes off
/// again.
///
/// ```
/// use tiebreak_document::csv::field;
/// assert_eq!(field("Giri, Anish"), "\"Giri, Anish\"");
/// assert_eq!(field("=HYPERLINK(A1)"), "'=HYPERLINK(A1)");
/// ```
pub fn field(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    put(&mut out, text);
    out
}

/// The same at the end of a line that is being written.
pub fn put(out: &mut String, text: &str) {
    let apostrophe = if is_formula(text.trim_start_matches('\'')) { "'" } else { "" };
    let special = |byte: u8| matches!(byte, b',' | b';' | b'\t' | b'"' | b'\n' | b'\r');
    if !text.bytes().any(special) && text.trim() == text {
        out.push_str(apostrophe);
        out.push_str(text);
    } else {
        out.push('"');
        out.push_str(apostrophe);
        out.push_str(&text.replace('"', "\"\""));
        out.push('"');
    }
}

/// Whether a spreadsheet would take a text for a formula.
pub fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}
