//! Scenarios as SVG: a matrix if two games decide, and a decision tree for each contender.

use super::{View, deciding_games, matrix, tree};
use crate::geometry::{Extent, Point};
use crate::say;
use crate::svg::kit::{Look, SIZE, box_of, drawing, line, text};
use crate::wrap::wrap;
use maud::{Markup, html};
use tiebreak_model::Id;

const WIDTH: u32 = 910;

pub(super) const HEAD: Look = Look::new("head").size(18).bold(true);
pub(super) const CELL: Look = Look::new("cell");
pub(super) const SMALL: Look = Look::new("small").size(12).faint();
pub(super) const LABEL: Look = Look::new("label").size(14).bold(true);

/// The distance of two lines of a paragraph.
pub(super) const LINE: u32 = SIZE + 5;

/// A rectangle in units of the drawing.
#[derive(Clone, Copy)]
pub(super) struct Box {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

/// The elements that were drawn so far.
#[derive(Default)]
pub(super) struct Canvas(Vec<Markup>);

impl Canvas {
    /// One line, cut at the edge of the picture.
    pub fn text(&mut self, x: u32, y: u32, look: Look, words: &str) {
        self.0.push(text(Point::new(x, y), look, words, WIDTH.saturating_sub(x)));
    }

    /// Draws a long text on several lines and returns their number.
    pub fn wrapped(&mut self, at: Point, columns: usize, look: Look, words: &str) -> u32 {
        let mut lines = 0;
        for line in wrap(words, columns) {
            self.text(at.x, at.y + LINE * lines, look, &line);
            lines += 1;
        }
        lines
    }

    pub fn rect(&mut self, at: Box, class: &str, hue: Option<&'static str>) {
        self.0.push(box_of(Point::new(at.x, at.y), Extent::new(at.width, at.height), class, hue));
    }

    pub fn line(&mut self, from: Point, to: Point) {
        self.0.push(line(from, to, "branch", "0.55"));
    }
}

/// The drawing. With `only`, the tree of one participant.
pub fn svg(view: View<'_>, only: Option<Id>) -> String {
    let mut canvas = Canvas::default();
    let mut y = 50;
    canvas.text(20, 32, HEAD, view.event.title());
    if let [down, across] = deciding_games(view.scenarios).as_slice() {
        y += matrix::draw(view, [*down, *across], &mut canvas, y);
    }
    for prospect in view.contenders().filter(|one| only.is_none_or(|id| one.id == id)) {
        y += tree::draw(view, prospect, &mut canvas, y);
    }
    let body = html! { @for shape in &canvas.0 { (shape) } };
    let title = say!(view.language, whatif_title { event: view.event.title() });
    drawing("scenarios", &title, Extent::new(WIDTH, y), &body)
}
