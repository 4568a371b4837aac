//! The crates as boxes, each above those it stands on; a line for each that does not follow from
//! others.

use crate::architecture::crates::Crate;
use std::fmt::Write;

const BOX: (usize, usize) = (112, 34);
const GAP: (usize, usize) = (24, 46);
const MARGIN: usize = 16;

/// How many stand below it, one upon the other.
fn level(of: &Crate, crates: &[Crate]) -> usize {
    let below = of
        .on
        .iter()
        .map(|name| level(crates.iter().find(|one| one.folder == *name).unwrap(), crates) + 1);
    below.max().unwrap_or(0)
}

pub fn draw(crates: &[Crate]) -> String {
    let levels = crates.iter().map(|one| level(one, crates)).max().unwrap() + 1;
    let mut rows: Vec<Vec<&Crate>> = vec![Vec::new(); levels];
    for one in crates {
        rows[level(one, crates)].push(one);
    }
    let widest = rows.iter().map(Vec::len).max().unwrap();
    let width = 2 * MARGIN + widest * BOX.0 + (widest - 1) * GAP.0;
    let height = 2 * MARGIN + levels * BOX.1 + (levels - 1) * GAP.1;
    let place = |name: &str| -> (usize, usize) {
        let row = rows.iter().position(|row| row.iter().any(|one| one.folder == name)).unwrap();
        let column = rows[row].iter().position(|one| one.folder == name).unwrap();
        let wide = rows[row].len() * BOX.0 + (rows[row].len() - 1) * GAP.0;
        (
            (width - wide) / 2 + column * (BOX.0 + GAP.0),
            MARGIN + (levels - 1 - row) * (BOX.1 + GAP.1),
        )
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"The crates, each above those that it stands on\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n<g fill=\"none\" stroke=\"#8a8a8a\" stroke-width=\"1.5\">\n"
    );
    for one in crates {
        let (x, y) = place(&one.folder);
        for below in one.reduced(crates) {
            let (to_x, to_y) = place(&below);
            let (x, y, to_x) = (x + BOX.0 / 2, y + BOX.1, to_x + BOX.0 / 2);
            let middle = (y + to_y) / 2;
            writeln!(out, "<path d=\"M{x} {y}C{x} {middle} {to_x} {middle} {to_x} {to_y}\"/>")
                .unwrap();
        }
    }
    out.push_str("</g>\n<g text-anchor=\"middle\" fill=\"#1a1a1a\">\n");
    for one in crates {
        let (x, y) = place(&one.folder);
        let (wide, high) = BOX;
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"6\" fill=\"#f4f1ea\" stroke=\"#5c5c5c\"/>\
             <text x=\"{}\" y=\"{}\">{}</text>",
            x + wide / 2,
            y + high / 2 + 5,
            one.folder
        )
        .unwrap();
    }
    out.push_str("</g>\n</svg>\n");
    out
}
