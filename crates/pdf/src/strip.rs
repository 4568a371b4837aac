//! Strips: what stands next to each other and is never cut. Everything is laid out in strips, one
//! under the other, and poured onto sheets.

use crate::look::{Ink, mm};
use crate::paragraph::{Shaped, TextLine};
use crate::tags::PartNumber;
use std::rc::Rc;

/// How high a line is, as a multiple of its letters.
const LEADING: f32 = 1.36;

/// Something to be drawn.
#[derive(Debug, Clone)]
pub(crate) enum Mark {
    /// Words; the point is where their base line begins.
    Words(Shaped),
    /// A filled area; the point is its upper left corner.
    Area { width: f32, height: f32, ink: Ink },
    /// The outline of a box, with the width of the pen.
    Frame { width: f32, height: f32, pen: f32, ink: Ink },
    /// A line to a point that is so far away; dashed or not.
    Rule { across: f32, down: f32, pen: f32, ink: Ink, dashed: bool },
    /// Squares of one size at these places: a QR code.
    Squares { side: f32, runs: Rc<[(f32, f32, f32)]> },
}

/// A point, in points of the page from the upper left corner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct PagePoint {
    pub x: f32,
    pub y: f32,
}

impl PagePoint {
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

/// Where a line goes: its column, the top of the line, and how it is aligned.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct LineRoom {
    pub x: f32,
    pub top: f32,
    pub width: f32,
    pub side: Alignment,
}

impl LineRoom {
    pub const fn from_left(at: PagePoint, width: f32) -> Self {
        Self { x: at.x, top: at.y, width, side: Alignment::Left }
    }
}

/// A mark at its place.
#[derive(Debug, Clone)]
pub(crate) struct Placed {
    /// What it belongs to; nothing for what only adorns.
    pub part: Option<PartNumber>,
    pub x: f32,
    pub y: f32,
    pub mark: Mark,
}

/// What stands next to each other.
#[derive(Debug, Clone, Default)]
pub(crate) struct Strip {
    pub height: f32,
    pub marks: Vec<Placed>,
    /// Whether the next strip has to follow on the same sheet.
    pub keep: bool,
    /// What is repeated where a sheet begins with this strip.
    pub head: Option<Rc<[Strip]>>,
    /// The heading that begins here, for the outline.
    pub begins: Option<String>,
}

impl Strip {
    /// A strip of white space.
    pub fn space(height: f32) -> Self {
        Self { height, ..Self::default() }
    }

    /// White space that belongs to what follows.
    pub fn space_before(height: f32) -> Self {
        Self { height, keep: true, ..Self::default() }
    }

    pub fn put(&mut self, part: Option<PartNumber>, at: PagePoint, mark: Mark) {
        let PagePoint { x, y } = at;
        self.marks.push(Placed { part, x, y, mark });
    }

    /// A line across, that adorns.
    pub fn rule(width: f32, x: f32, pen: f32, ink: Ink) -> Self {
        let mut strip = Self { height: pen, keep: true, ..Self::default() };
        strip.put(
            None,
            PagePoint::new(x, pen / 2.0),
            Mark::Rule { across: width, down: 0.0, pen, ink, dashed: false },
        );
        strip
    }
}

/// How words are aligned in their column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Alignment {
    Left,
    Middle,
    Right,
}

/// The height of a line.
pub(crate) fn line_height(line: &TextLine) -> f32 {
    line.size * LEADING
}

/// Puts a line into a strip, with its top at `top` and its column from `x` on.
pub(crate) fn put_line(
    strip: &mut Strip,
    part: Option<PartNumber>,
    line: &TextLine,
    LineRoom { x, top, width, side }: LineRoom,
) {
    let free = (width - line.width).max(0.0);
    let left = x + match side {
        Alignment::Left => 0.0,
        Alignment::Middle => free / 2.0,
        Alignment::Right => free,
    };
    let base = top + line_height(line) / 2.0 + line.size * 0.31;
    for words in &line.words {
        let at = left + words.x;
        strip.put(part, PagePoint::new(at, base), Mark::Words(words.clone()));
        if words.look.struck {
            let rule = Mark::Rule {
                across: words.width,
                down: 0.0,
                pen: 0.5,
                ink: words.look.ink,
                dashed: false,
            };
            strip.put(None, PagePoint::new(at, base - words.look.size * 0.26), rule);
        }
    }
}

/// A strip for each line, aligned to the left of a column.
pub(crate) fn strips(lines: &[TextLine], part: PartNumber, x: f32, width: f32) -> Vec<Strip> {
    let one = |line: &TextLine| {
        let mut strip = Strip::space(line_height(line));
        let room = LineRoom { x, top: 0.0, width, side: Alignment::Left };
        put_line(&mut strip, Some(part), line, room);
        strip
    };
    let mut strips: Vec<Strip> = lines.iter().map(one).collect();
    keep_edges(&mut strips);
    strips
}

/// No line stands alone at the foot or at the head of a sheet.
pub(crate) fn keep_edges(strips: &mut [Strip]) {
    let count = strips.len();
    for (index, strip) in strips.iter_mut().enumerate() {
        strip.keep |= index + 1 < count && (count <= 4 || index == 0 || index + 2 == count);
    }
}

/// All of these on one sheet, where they fit on one.
pub(crate) fn keep_together(strips: &mut [Strip]) {
    if let Some((_, before)) = strips.split_last_mut() {
        before.iter_mut().for_each(|strip| strip.keep = true);
    }
}

/// Two columns next to each other, strip by strip.
pub(crate) fn beside(left: Vec<Strip>, right: Vec<Strip>) -> Vec<Strip> {
    let mut right = right.into_iter();
    let mut both: Vec<Strip> = Vec::new();
    for one in left {
        match right.next() {
            Some(mut other) => {
                other.height = other.height.max(one.height);
                // What stands at the left is read first.
                other.marks.splice(0..0, one.marks);
                other.keep |= one.keep;
                both.push(other);
            }
            None => both.push(one),
        }
    }
    both.extend(right);
    both
}

/// The column of a sheet between its margins.
pub(crate) const COLUMN: f32 = mm(180.0);
