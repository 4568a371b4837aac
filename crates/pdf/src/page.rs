//! Sheets of A4: strips are poured onto them, every sheet has its foot, and all of it is written.

use crate::fonts::Fonts;
use crate::look::{Ink, LetterStyle, mm};
use crate::paragraph::{Piece, TextLine, lines};
use crate::strip::{Alignment, COLUMN, LineRoom, Placed, Strip, put_line};
use tiebreak_report::paper::Foot;

pub(crate) const WIDTH: f32 = mm(210.0);
pub(crate) const HEIGHT: f32 = mm(297.0);
pub(crate) const LEFT: f32 = mm(15.0);
const TOP: f32 = mm(14.0);
const BOTTOM: f32 = mm(24.0);

/// How high the room for text is.
pub(crate) const ROOM: f32 = HEIGHT - TOP - BOTTOM;

/// A sheet with everything at its place.
#[derive(Debug, Default)]
pub(crate) struct PdfPage {
    pub marks: Vec<Placed>,
    /// What is on every page and not part of the text.
    pub running: Vec<Placed>,
    /// Headings that begin here, with their heights.
    pub begins: Vec<(String, f32)>,
}

/// Pours strips onto sheets.
pub(crate) fn poured(strips: Vec<Strip>) -> Vec<PdfPage> {
    let mut pouring = Pouring { sheets: vec![PdfPage::default()], used: 0.0 };
    let mut group: Vec<Strip> = Vec::new();
    for strip in strips {
        let ends = !strip.keep;
        group.push(strip);
        if ends {
            pouring.group(std::mem::take(&mut group));
        }
    }
    pouring.group(group);
    pouring.sheets
}

struct Pouring {
    sheets: Vec<PdfPage>,
    used: f32,
}

impl Pouring {
    /// Strips that stay together, where they fit on one sheet at all.
    fn group(&mut self, strips: Vec<Strip>) {
        let height: f32 = strips.iter().map(|strip| strip.height).sum();
        if self.used + height > ROOM && self.used > 0.0 && height <= ROOM {
            self.next_sheet();
        }
        for strip in strips {
            self.strip(strip);
        }
    }

    fn next_sheet(&mut self) {
        self.sheets.push(PdfPage::default());
        self.used = 0.0;
    }

    fn strip(&mut self, strip: Strip) {
        if self.used + strip.height > ROOM && self.used > 0.0 {
            self.next_sheet();
        }
        if self.used == 0.0 {
            // White space at the head of a sheet is none.
            if strip.marks.is_empty() && strip.begins.is_none() {
                return;
            }
            if self.sheets.len() > 1 {
                for head in strip.head.iter().flat_map(|head| head.iter()) {
                    self.put(head, true);
                }
            }
        }
        self.put(&strip, false);
    }

    fn put(&mut self, strip: &Strip, again: bool) {
        let top = TOP + self.used;
        let Some(sheet) = self.sheets.last_mut() else { return };
        let moved = strip.marks.iter().cloned().map(|placed| Placed {
            x: placed.x + LEFT,
            y: placed.y + top,
            ..placed
        });
        if again {
            sheet.running.extend(moved);
        } else {
            sheet.marks.extend(moved);
            sheet.begins.extend(strip.begins.iter().map(|title| (title.clone(), top)));
        }
        self.used += strip.height;
    }
}

/// Puts the foot on every sheet: event, mark, page, head of the record.
pub(crate) fn with_feet(sheets: &mut [PdfPage], fonts: &mut Fonts, foot: &Foot) {
    let look = LetterStyle::new(7.5).soft();
    let count = sheets.len();
    for (index, sheet) in sheets.iter_mut().enumerate() {
        let page = lines(fonts, &[Piece::new(&format!("{} / {count}", index + 1), look)], COLUMN);
        let mark = foot
            .departs
            .as_ref()
            .map(|mark| lines(fonts, &[Piece::new(mark, look.bold().ink(Ink::MARK))], COLUMN));
        let room = COLUMN - width(&page) - mark.as_deref().map_or(0.0, width) - mm(12.0);
        let title = fitted(fonts, &foot.title, look, room);
        let record: String = foot.head.iter().map(|run| run.words.as_ref()).collect();
        let record = lines(fonts, &[Piece::new(&record, look)], COLUMN);
        let mut strip = Strip::rule(COLUMN, 0.0, 0.5, Ink::LINE);
        put_first(&mut strip, &title, 3.0, Alignment::Left);
        put_first(&mut strip, &page, 3.0, Alignment::Right);
        if let Some(mark) = mark {
            let left = COLUMN - width(&page) - mm(6.0);
            mark.iter().take(1).for_each(|line| {
                let room = LineRoom { x: 0.0, top: 3.0, width: left, side: Alignment::Right };
                put_line(&mut strip, None, line, room)
            });
        }
        put_first(&mut strip, &record, 14.0, Alignment::Left);
        let top = HEIGHT - mm(17.0);
        let moved = strip.marks.into_iter().map(|placed| Placed {
            x: placed.x + LEFT,
            y: placed.y + top,
            ..placed
        });
        sheet.running.extend(moved);
    }
}

fn width(lines: &[TextLine]) -> f32 {
    lines.first().map_or(0.0, |line| line.width)
}

fn put_first(strip: &mut Strip, lines: &[TextLine], top: f32, side: Alignment) {
    let room = LineRoom { x: 0.0, top, width: COLUMN, side };
    lines.iter().take(1).for_each(|line| put_line(strip, None, line, room));
}

/// A title in one line: what does not fit ends in an ellipsis. It is in full above the first
/// sheet.
fn fitted(fonts: &mut Fonts, title: &str, look: LetterStyle, room: f32) -> Vec<TextLine> {
    let whole = lines(fonts, &[Piece::name(title, look)], room);
    if whole.len() < 2 {
        return whole;
    }
    let mut cut: Vec<char> = title.chars().collect();
    while !cut.is_empty() {
        cut.truncate(cut.len().saturating_sub(1 + cut.len() / 16));
        let shown: String = cut.iter().collect();
        let tried = lines(fonts, &[Piece::name(&format!("{}…", shown.trim_end()), look)], room);
        if tried.len() < 2 {
            return tried;
        }
    }
    Vec::new()
}
