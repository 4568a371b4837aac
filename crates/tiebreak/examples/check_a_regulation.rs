//! An organiser's own text, checked before anybody plays by it.

use std::error::Error;
use std::fmt::Write;

/// Two play for first place; nobody thought of three.
const TEXT: &str = r#"
format = "tiebreak-regulation/1"
id     = "club-cup"
title  = "Club Cup"
sport  = "chess"
source = "Club Cup, on the notice board"

[clause."1"]
text    = "If players share first place, there is a play-off."
applies = { kinds = ["round-robin"], tie-for = "first", go = "2" }
settles = "winner"

[clause."2"]
text      = "Two players settle it as follows."
by-number = { "2" = "3" }

[clause."3"]
text = "Lots are drawn."
lots = "place"
"#;

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", findings(TEXT)?);
    Ok(())
}

/// What is open, one line each.
pub fn findings(text: &str) -> Result<String, Box<dyn Error>> {
    let checked = tiebreak::check("club-cup.toml", text);
    let mut out = String::new();
    for found in &checked.findings {
        let line = found.span.as_ref().map_or(1, |span| checked.line_and_column(span.start).0);
        writeln!(
            out,
            "line {line}, {}: {}",
            found.class.name(),
            tiebreak::report::check::said(tiebreak::report::Language::En, found).message
        )?;
    }
    Ok(out)
}

/// The text, for the test that runs this.
#[allow(dead_code)]
pub fn text() -> &'static str {
    TEXT
}
