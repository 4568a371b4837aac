//! SVG: a matrix where two games decide, and a decision tree for each participant who can still come first.

use super::{View, deciding_games, escaped, matrix, tree};
use crate::wrap::wrap;
use std::fmt::Write;
use tiebreak_model::Id;

const STYLE: &str = "text{font-family:system-ui,sans-serif;fill:#1b1b1b}.head{font-size:18px;font-weight:600}\
.cell{font-size:13px}.small{font-size:12px;fill:#555}.label{font-size:14px;font-weight:600}\
rect{stroke:#8a8a8a;stroke-width:1;fill:#f6f4ef}.leaf{fill:#f6f4ef}.tied{fill:#e4e1d8}\
.alone-0{fill:#cfe3d4}.alone-1{fill:#d3dff0}.alone-2{fill:#f1ddc6}.alone-3{fill:#e6d3ea}.alone-4{fill:#efe7b8}.alone-5{fill:#d2e8ea}\
line{stroke:#8a8a8a;stroke-width:1.5}";
const WIDTH: i32 = 910;

/// A rectangle.
#[derive(Clone, Copy)]
pub(super) struct Box {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

/// What has been drawn so far.
#[derive(Default)]
pub(super) struct Canvas(String);

impl Canvas {
    pub fn text(&mut self, x: i32, y: i32, class: &str, text: &str) {
        let _ = writeln!(self.0, "<text x=\"{x}\" y=\"{y}\" class=\"{class}\">{}</text>", escaped(text));
    }

    /// Several lines where the text is long; how many.
    pub fn wrapped(&mut self, x: i32, y: i32, columns: usize, class: &str, text: &str) -> usize {
        let lines = wrap(text, columns);
        for (index, line) in lines.iter().enumerate() {
            self.text(x, y + 18 * index as i32, class, line);
        }
        lines.len()
    }

    pub fn rect(&mut self, at: Box, class: &str) {
        let Box { x, y, width, height } = at;
        let _ = writeln!(
            self.0,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"4\" class=\"{class}\"/>"
        );
    }

    pub fn line(&mut self, x1: i32, y1: i32, x2: i32, y2: i32) {
        let _ = writeln!(self.0, "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
    }
}

/// The drawing. With `only`, one participant's tree.
pub fn svg(view: View<'_>, only: Option<Id>) -> String {
    let mut canvas = Canvas::default();
    let mut y = 50;
    canvas.text(20, 32, "head", &view.event.title);
    if let [down, across] = deciding_games(view.scenarios).as_slice() {
        y += matrix::draw(view, [*down, *across], &mut canvas, y);
    }
    for prospect in view.contenders().filter(|one| only.is_none_or(|id| one.id == id)) {
        y += tree::draw(view, prospect, &mut canvas, y);
    }
    let title = escaped(&view.event.title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {y}\" width=\"{WIDTH}\" height=\"{y}\" role=\"img\">\n\
         <title>{title}: what everyone needs</title>\n<style>{STYLE}</style>\n\
         <rect x=\"0\" y=\"0\" width=\"{WIDTH}\" height=\"{y}\" style=\"fill:#fff;stroke:none\"/>\n{}</svg>\n",
        canvas.0
    )
}
