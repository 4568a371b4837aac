//! Contrast, computed from the tokens for every pair that carries text (WCAG 2: 4.5 for text, 3 for
//! the edges of what is pressed).
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../assets/tokens.css");

type Palette = BTreeMap<String, [f64; 3]>;

fn colour(text: &str) -> Option<[f64; 3]> {
    let digits = text.trim().strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok().map(f64::from);
    Some([part(0)?, part(2)?, part(4)?])
}

/// The colours of a block: of `light-dark(a, b)` the one at `at`, of a plain colour that.
fn palette(block: &str, at: usize) -> Palette {
    let mut found = Palette::new();
    for declared in block.split(';') {
        let Some((name, value)) = declared.split_once(':') else { continue };
        let value = value.trim();
        let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')'));
        let chosen = pair.map_or(Some(value), |pair| pair.split(", ").nth(at));
        if let Some(colour) = chosen.and_then(colour) {
            found.insert(name.trim().to_owned(), colour);
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    text.split("/*")
        .enumerate()
        .map(|(at, part)| if at == 0 { part } else { part.split_once("*/").unwrap().1 })
        .collect()
}

fn block<'t>(text: &'t str, selector: &str) -> &'t str {
    let start = text.find(selector).unwrap_or_else(|| panic!("no {selector}"));
    let inner = &text[start + selector.len()..];
    &inner[inner.find('{').unwrap() + 1..inner.find('}').unwrap()]
}

fn luminance(colour: [f64; 3]) -> f64 {
    let linear = colour.map(|part| {
        let part = part / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(palette: &Palette, one: &str, other: &str) -> f64 {
    let of = |name: &str| luminance(*palette.get(name).unwrap_or_else(|| panic!("no {name}")));
    let (one, other) = (of(one), of(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn looks() -> [(&'static str, Palette); 3] {
    let text = without_comments(TOKENS);
    let root = block(&text, ":root ");
    [
        ("light", palette(root, 0)),
        ("dark", palette(root, 1)),
        ("board", palette(block(&text, ":root:not([data-theme=\"light\"]) .board"), 0)),
    ]
}

#[test]
fn every_text_can_be_read() {
    let grounds = ["--paper", "--sheet", "--well", "--shade"];
    let pens = ["--drawn", "--playing", "--decided", "--corrected", "--interim", "--departed"];
    let mut poor = Vec::new();
    let mut least = f64::MAX;
    for (look, palette) in looks() {
        let mut pairs: Vec<(String, String)> = Vec::new();
        for ground in grounds {
            let inks = ["--ink", "--ink-2", "--ink-3", "--accent"].into_iter().chain(pens);
            pairs.extend(inks.map(|ink| (ink.to_owned(), ground.to_owned())));
        }
        for pen in pens {
            pairs.extend([
                (pen.to_owned(), format!("{pen}-wash")),
                ("--ink".to_owned(), format!("{pen}-wash")),
            ]);
        }
        for at in 1..=6 {
            pairs.extend(["--ink", "--ink-2"].map(|ink| (ink.to_owned(), format!("--p{at}-wash"))));
            pairs.push((format!("--p{at}"), "--paper".to_owned()));
        }
        pairs.push(("--on-accent".to_owned(), "--accent".to_owned()));
        pairs.push(("--dead".to_owned(), "--paper".to_owned()));
        for (ink, ground) in pairs {
            let found = contrast(&palette, &ink, &ground);
            least = least.min(found);
            if found < 4.5 {
                poor.push(format!("{look}: {ink} on {ground}: {found:.2}"));
            }
        }
        for edge in ["--rule-2", "--tile-edge"] {
            let found = contrast(&palette, edge, "--paper");
            if found < 3.0 {
                poor.push(format!("{look}: the edge {edge} on --paper: {found:.2}"));
            }
        }
    }
    println!("least contrast {least:.2}");
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}
