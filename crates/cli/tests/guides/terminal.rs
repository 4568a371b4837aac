//! What a command prints on a terminal, as a picture: bold and dim as the program says them,
//! everything else plain.

use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

const COLUMNS: usize = 82;
const CELL: f64 = 8.4;
const LINE: usize = 19;
const MARGIN: usize = 20;
/// The bar above, as windows have one.
const BAR: usize = 34;

/// A window with the command and what it prints.
pub fn drawn(command: &str, printed: &[&str]) -> String {
    let prompt = format!("\u{1b}[2m$\u{1b}[0m \u{1b}[1m{command}\u{1b}[0m");
    let shown: Vec<&str> =
        std::iter::once(prompt.as_str()).chain(printed.iter().copied()).collect();
    let width = 2 * MARGIN + (COLUMNS as f64 * CELL) as usize;
    let height = BAR + 2 * MARGIN + shown.len() * LINE - LINE / 2;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"{0} in a terminal\"><title>{0}</title>\n<style>text{{font:14px 'DejaVu Sans Mono',Menlo,Consolas,monospace;\
         fill:#e8e6e1;white-space:pre}}.bold{{font-weight:700;fill:#fff}}.dim{{fill:#9a958c}}</style>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"#1d1b19\"/>\n",
        escaped(command)
    );
    for (at, colour) in ["#c8553d", "#d9a441", "#6a994e"].iter().enumerate() {
        let _ = writeln!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"6\" fill=\"{colour}\"/>",
            MARGIN + 6 + at * 20,
            BAR / 2 + 2
        );
    }
    for (at, line) in shown.iter().enumerate() {
        let y = BAR + MARGIN + at * LINE;
        let mut column = 0;
        for (class, words) in runs(line) {
            let lead = words.len() - words.trim_start().len();
            if !words.trim().is_empty() {
                let x = MARGIN as f64 + (column + lead) as f64 * CELL;
                let class =
                    if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
                let _ = writeln!(
                    out,
                    "<text x=\"{x:.1}\" y=\"{y}\"{class}>{}</text>",
                    escaped(words.trim())
                );
            }
            column += words.width();
        }
    }
    out.push_str("</svg>\n");
    out
}

/// The pieces of a line with the class of each. Words that stand far apart are pieces of their own,
/// so that columns stay columns whatever the font.
fn runs(line: &str) -> Vec<(&'static str, &str)> {
    let mut runs = Vec::new();
    let mut class = "";
    for (index, part) in line.split("\u{1b}[").enumerate() {
        let words = if index == 0 {
            part
        } else {
            let (code, rest) = part.split_once('m').unwrap();
            class = match code {
                "0" => "",
                "1" => "bold",
                "2" => "dim",
                other => panic!("the picture does not know the style {other}"),
            };
            rest
        };
        runs.extend(columns(words).into_iter().map(|words| (class, words)));
    }
    runs
}

/// Cuts where at least two blanks stand; each piece but the first begins with its blanks.
fn columns(words: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = words;
    while let Some(at) =
        rest.trim_start().find("  ").map(|at| at + rest.len() - rest.trim_start().len())
    {
        let (piece, after) = rest.split_at(at);
        pieces.push(piece);
        rest = after;
        if rest.trim().is_empty() {
            break;
        }
    }
    pieces.push(rest);
    pieces
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
