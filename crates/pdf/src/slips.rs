//! Slips, four on a sheet with lines to cut along.

use crate::blocks::Setter;
use crate::look::{Ink, Look, mm};
use crate::page::{HEIGHT, Sheet, WIDTH, with_feet};
use crate::paragraph::{Line, Piece};
use crate::strip::{Mark, Side, Strip, line_height, put_line};
use crate::tags::{Kind, PartNumber};
use crate::write::{Bound, written};
use crate::{Pdf, PdfError};
use tiebreak_model::Colour;
use tiebreak_report::paper::{self, Slip, Slips};

const ON_A_SHEET: usize = 4;
const EACH: f32 = HEIGHT / 4.0;
const LEFT: f32 = mm(14.0);
const ACROSS: f32 = WIDTH - 2.0 * LEFT;
const GREY: Ink = Ink(0x77, 0x77, 0x77);

/// The slips on sheets of A4.
pub(crate) fn slips(slips: &Slips) -> Result<Pdf, PdfError> {
    let mut setter = Setter::new();
    let mut sheets = Vec::new();
    for four in slips.slips.chunks(ON_A_SHEET) {
        let mut sheet = Sheet::default();
        for (index, slip) in four.iter().enumerate() {
            let top = EACH * index as f32;
            sheet.begins.push((slip.game.clone(), top));
            let drawn = self::slip(&mut setter, slip, index + 1 < ON_A_SHEET);
            let moved = drawn.marks.into_iter().map(|mut placed| {
                placed.y += top;
                placed
            });
            sheet.marks.extend(moved);
        }
        sheets.push(sheet);
    }
    if sheets.is_empty() {
        sheets.push(none(&mut setter, slips));
        with_feet(&mut sheets, &mut setter.fonts, &slips.foot);
    }
    let Setter { fonts, tags } = setter;
    let bound = Bound { title: &slips.title, language: slips.language, sheets, tags };
    Ok(Pdf { bytes: written(bound, &fonts)?, missing: fonts.missing })
}

/// A sheet that says that there is nothing to play.
fn none(setter: &mut Setter, slips: &Slips) -> Sheet {
    let mut desk = Desk { part: setter.tags.top(Kind::Section), setter, strip: Strip::default() };
    let title = Piece::name(&slips.event, Look::new(20.0).bold());
    let below = desk.squeezed(
        Kind::Heading(1, slips.event.clone()),
        vec![title],
        (LEFT, mm(20.0)),
        (ACROSS, mm(60.0)),
    );
    desk.one(Kind::Paragraph, &slips.none, Look::new(10.0), (LEFT, below + mm(3.0)));
    Sheet {
        marks: desk.strip.marks,
        begins: vec![(slips.event.clone(), mm(20.0))],
        ..Sheet::default()
    }
}

/// Where a slip is written.
struct Desk<'s> {
    setter: &'s mut Setter,
    part: PartNumber,
    strip: Strip,
}

impl Desk<'_> {
    /// Words in one line, as a part of their own; how wide they are.
    fn one(&mut self, kind: Kind, words: &str, look: Look, at: (f32, f32)) -> f32 {
        let part = self.setter.tags.part(self.part, kind);
        let lines = self.setter.lines(&[Piece::new(words, look)], f32::MAX);
        self.put(part, &lines, at, ACROSS, Side::Left);
        lines.first().map_or(0.0, |line| line.width)
    }

    /// The same, ending at the right edge of a room.
    fn right(&mut self, words: &str, look: Look, at: (f32, f32), room: f32) -> f32 {
        let part = self.setter.tags.part(self.part, Kind::Paragraph);
        let lines = self.setter.lines(&[Piece::new(words, look)], f32::MAX);
        self.put(part, &lines, at, room, Side::Right);
        lines.first().map_or(0.0, |line| line.width)
    }

    /// Words as large as they fit into a room, in as many lines as it holds: no name is cut. Where
    /// they end.
    fn squeezed(
        &mut self,
        kind: Kind,
        mut pieces: Vec<Piece>,
        at: (f32, f32),
        (width, height): (f32, f32),
    ) -> f32 {
        let part = self.setter.tags.part(self.part, kind);
        let mut lines = self.setter.lines(&pieces, width);
        let high = |lines: &[Line]| -> f32 { lines.iter().map(line_height).sum() };
        while high(&lines) > height && pieces.iter().any(|piece| piece.look.size > 3.0) {
            for piece in &mut pieces {
                piece.look = piece.look.size(piece.look.size * 0.93);
            }
            lines = self.setter.lines(&pieces, width);
        }
        // In the middle of the room, as what stands beside it.
        let top = at.1 + ((height - high(&lines)) / 2.0).max(0.0);
        self.put(part, &lines, (at.0, top), width, Side::Left);
        top + high(&lines)
    }

    fn put(
        &mut self,
        part: PartNumber,
        lines: &[Line],
        (x, mut top): (f32, f32),
        width: f32,
        side: Side,
    ) {
        for line in lines {
            put_line(&mut self.strip, Some(part), line, (x, top), width, side);
            top += line_height(line);
        }
    }

    fn rule(&mut self, at: (f32, f32), across: f32, pen: f32, ink: Ink) {
        self.strip.put(None, at, Mark::Rule { across, down: 0.0, pen, ink, dashed: false });
    }
}

fn slip(setter: &mut Setter, slip: &Slip, to_cut: bool) -> Strip {
    let soft = Look::new(8.5).soft();
    let mut desk = Desk { part: setter.tags.top(Kind::Section), setter, strip: Strip::default() };
    head(&mut desk, slip, soft);
    let mut top = mm(12.0);
    if let Some(mark) = &slip.departs {
        desk.one(Kind::Paragraph, mark, Look::new(8.5).bold().ink(Ink::MARK), (LEFT, mm(11.3)));
        top += mm(4.0);
    }
    for side in &slip.sides {
        self::side(&mut desk, side, top);
        top += SIDE;
    }
    desk.rule((LEFT, top), ACROSS, 0.5, Ink::LINE);
    desk.right(&slip.rules, soft, (LEFT, top + mm(1.0)), ACROSS);
    results(&mut desk, slip, top + mm(6.5));
    signatures(&mut desk, slip, EACH - mm(12.0));
    desk.one(Kind::Paragraph, &slip.id, soft.size(6.5), (LEFT, EACH - mm(6.4)));
    if let Some(head) = &slip.head {
        let head: String = head.iter().map(|run| run.words.as_ref()).collect();
        desk.right(&head, soft.size(6.5), (LEFT, EACH - mm(6.4)), ACROSS);
    }
    if to_cut {
        let across = Mark::Rule { across: WIDTH, down: 0.0, pen: 0.8, ink: GREY, dashed: true };
        desk.strip.put(None, (0.0, EACH), across);
    }
    desk.strip
}

/// The game is the heading; the event stands before it, the clause behind it.
fn head(desk: &mut Desk<'_>, slip: &Slip, soft: Look) {
    let clause = desk.setter.lines(&[Piece::new(&slip.clause, soft)], f32::MAX);
    let game = desk.setter.lines(&[Piece::new(&slip.game, Look::new(10.5).bold())], f32::MAX);
    let width = |lines: &[Line]| lines.first().map_or(0.0, |line| line.width);
    let (clause_at, game_at) =
        (LEFT + ACROSS - width(&clause), LEFT + ACROSS - width(&clause) - mm(5.0) - width(&game));
    let heading = desk.setter.tags.part(desk.part, Kind::Heading(1, slip.game.clone()));
    desk.put(heading, &game, (game_at, mm(5.7)), width(&game), Side::Left);
    let paragraph = desk.setter.tags.part(desk.part, Kind::Paragraph);
    desk.put(paragraph, &clause, (clause_at, mm(6.2)), width(&clause), Side::Left);
    let room = (game_at - LEFT - mm(5.0)).max(mm(20.0));
    desk.squeezed(
        Kind::Paragraph,
        vec![Piece::name(&slip.event, soft)],
        (LEFT, mm(5.6)),
        (room, mm(5.2)),
    );
}

/// How high the row of a player is.
const SIDE: f32 = mm(10.5);

/// One of the two: a tile of the colour, the word, the name in full, the clock.
fn side(desk: &mut Desk<'_>, side: &paper::Side, top: f32) {
    desk.rule((LEFT, top), ACROSS, 0.5, Ink::LINE);
    let (tile, at) = (mm(5.0), (LEFT + mm(2.0), top + (SIDE - mm(5.0)) / 2.0));
    if side.colour == Colour::Black {
        desk.strip.put(None, at, Mark::Area { width: tile, height: tile, ink: Ink::BLACK });
    }
    desk.strip.put(None, at, Mark::Frame { width: tile, height: tile, pen: 0.9, ink: Ink::BLACK });
    desk.one(
        Kind::Paragraph,
        &side.word,
        Look::new(10.0).soft(),
        (LEFT + mm(10.0), top + SIDE / 2.0 - 6.8),
    );
    let look = Look::new(15.0);
    let pace = desk.setter.lines(&[Piece::new(&side.pace, look)], f32::MAX);
    let taken = pace.first().map_or(0.0, |line| line.width);
    let mut name = vec![Piece::name(&side.name, look.bold())];
    if let Some(federation) = &side.federation {
        name.push(Piece::new(&format!("  {federation}"), Look::new(9.0).soft()));
    }
    let left = LEFT + mm(24.0);
    let room = (LEFT + ACROSS - left - taken - mm(4.0)).max(mm(40.0));
    desk.squeezed(Kind::Paragraph, name, (left, top + 1.0), (room, SIDE - 2.0));
    desk.right(&side.pace, look, (LEFT, top + SIDE / 2.0 - 10.2), ACROSS - mm(1.0));
}

/// Boxes to tick, and room for any other result.
fn results(desk: &mut Desk<'_>, slip: &Slip, top: f32) {
    let (mut x, tick) = (LEFT, mm(7.5));
    for result in slip.results {
        let frame = Mark::Frame { width: tick, height: tick, pen: 1.1, ink: Ink::BLACK };
        desk.strip.put(None, (x, top), frame);
        x += tick + mm(2.5);
        x += desk.one(Kind::Paragraph, result, Look::new(13.0), (x, top + mm(0.7))) + mm(8.0);
    }
    x +=
        desk.one(Kind::Paragraph, &slip.other, Look::new(8.5).soft(), (x, top + mm(2.6))) + mm(1.5);
    desk.rule((x, top + mm(6.3)), LEFT + ACROSS - x, 0.5, GREY);
}

fn signatures(desk: &mut Desk<'_>, slip: &Slip, top: f32) {
    let gap = mm(7.0);
    let unit = (ACROSS - 3.0 * gap) / 3.5;
    let mut x = LEFT;
    for (index, who) in slip.signatures.iter().enumerate() {
        let width = if index == 3 { unit / 2.0 } else { unit };
        desk.rule((x, top), width, 0.8, Ink::BLACK);
        desk.one(Kind::Paragraph, who, Look::new(8.0).soft(), (x, top + 1.5));
        x += width + gap;
    }
}
