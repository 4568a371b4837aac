//! Slips, four on a sheet with lines to cut along.

use crate::blocks::Setter;
use crate::look::{Ink, LetterStyle, mm};
use crate::page::{HEIGHT, PdfPage, WIDTH, with_feet};
use crate::paragraph::{Piece, TextLine};
use crate::strip::{Alignment, LineRoom, Mark, PagePoint, Strip, line_height, put_line};
use crate::tags::{PartKind, PartNumber};
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
        let mut sheet = PdfPage::default();
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
fn none(setter: &mut Setter, slips: &Slips) -> PdfPage {
    let mut desk =
        SlipWriter { part: setter.tags.top(PartKind::Section), setter, strip: Strip::default() };
    let title = Piece::name(&slips.event, LetterStyle::new(20.0).bold());
    let below = desk.squeezed(
        PartKind::Heading(1, slips.event.clone()),
        vec![title],
        SlipRoom { at: PagePoint::new(LEFT, mm(20.0)), width: ACROSS, height: mm(60.0) },
    );
    desk.one(
        PartKind::Paragraph,
        &slips.none,
        LetterStyle::new(10.0),
        PagePoint::new(LEFT, below + mm(3.0)),
    );
    PdfPage {
        marks: desk.strip.marks,
        begins: vec![(slips.event.clone(), mm(20.0))],
        ..PdfPage::default()
    }
}

/// The room for words that shrink until they fit.
#[derive(Clone, Copy)]
struct SlipRoom {
    at: PagePoint,
    width: f32,
    height: f32,
}

/// Where a slip is written.
struct SlipWriter<'s> {
    setter: &'s mut Setter,
    part: PartNumber,
    strip: Strip,
}

impl SlipWriter<'_> {
    /// Words in one line, as a part of their own; how wide they are.
    fn one(&mut self, kind: PartKind, words: &str, look: LetterStyle, at: PagePoint) -> f32 {
        let part = self.setter.tags.part(self.part, kind);
        let lines = self.setter.lines(&[Piece::new(words, look)], f32::MAX);
        self.put(part, &lines, LineRoom::from_left(at, ACROSS));
        lines.first().map_or(0.0, |line| line.width)
    }

    /// The same, ending at the right edge of a room.
    fn right(&mut self, words: &str, look: LetterStyle, at: PagePoint, room: f32) -> f32 {
        let part = self.setter.tags.part(self.part, PartKind::Paragraph);
        let lines = self.setter.lines(&[Piece::new(words, look)], f32::MAX);
        let room = LineRoom { side: Alignment::Right, ..LineRoom::from_left(at, room) };
        self.put(part, &lines, room);
        lines.first().map_or(0.0, |line| line.width)
    }

    /// Words as large as they fit into a room, in as many lines as it holds: no name is cut. Where
    /// they end.
    fn squeezed(
        &mut self,
        kind: PartKind,
        mut pieces: Vec<Piece>,
        SlipRoom { at, width, height }: SlipRoom,
    ) -> f32 {
        let part = self.setter.tags.part(self.part, kind);
        let mut lines = self.setter.lines(&pieces, width);
        let high = |lines: &[TextLine]| -> f32 { lines.iter().map(line_height).sum() };
        while high(&lines) > height && pieces.iter().any(|piece| piece.look.size > 3.0) {
            for piece in &mut pieces {
                piece.look = piece.look.size(piece.look.size * 0.93);
            }
            lines = self.setter.lines(&pieces, width);
        }
        // In the middle of the room, as what stands next to it.
        let top = at.y + ((height - high(&lines)) / 2.0).max(0.0);
        self.put(part, &lines, LineRoom::from_left(PagePoint { x: at.x, y: top }, width));
        top + high(&lines)
    }

    fn put(&mut self, part: PartNumber, lines: &[TextLine], mut room: LineRoom) {
        for line in lines {
            put_line(&mut self.strip, Some(part), line, room);
            room.top += line_height(line);
        }
    }

    fn rule(&mut self, at: PagePoint, across: f32, pen: f32, ink: Ink) {
        self.strip.put(None, at, Mark::Rule { across, down: 0.0, pen, ink, dashed: false });
    }
}

fn slip(setter: &mut Setter, slip: &Slip, to_cut: bool) -> Strip {
    let soft = LetterStyle::new(8.5).soft();
    let mut desk =
        SlipWriter { part: setter.tags.top(PartKind::Section), setter, strip: Strip::default() };
    head(&mut desk, slip, soft);
    let mut top = mm(12.0);
    if let Some(mark) = &slip.departs {
        desk.one(
            PartKind::Paragraph,
            mark,
            LetterStyle::new(8.5).bold().ink(Ink::MARK),
            PagePoint::new(LEFT, mm(11.3)),
        );
        top += mm(4.0);
    }
    for side in &slip.sides {
        self::side(&mut desk, side, top);
        top += SIDE;
    }
    desk.rule(PagePoint::new(LEFT, top), ACROSS, 0.5, Ink::LINE);
    desk.right(&slip.rules, soft, PagePoint::new(LEFT, top + mm(1.0)), ACROSS);
    results(&mut desk, slip, top + mm(6.5));
    signatures(&mut desk, slip, EACH - mm(12.0));
    desk.one(PartKind::Paragraph, &slip.id, soft.size(6.5), PagePoint::new(LEFT, EACH - mm(6.4)));
    if let Some(head) = &slip.head {
        let head: String = head.iter().map(|run| run.words.as_ref()).collect();
        desk.right(&head, soft.size(6.5), PagePoint::new(LEFT, EACH - mm(6.4)), ACROSS);
    }
    if to_cut {
        let across = Mark::Rule { across: WIDTH, down: 0.0, pen: 0.8, ink: GREY, dashed: true };
        desk.strip.put(None, PagePoint::new(0.0, EACH), across);
    }
    desk.strip
}

/// The game is the heading; the event stands before it, the clause behind it.
fn head(desk: &mut SlipWriter<'_>, slip: &Slip, soft: LetterStyle) {
    let clause = desk.setter.lines(&[Piece::new(&slip.clause, soft)], f32::MAX);
    let game =
        desk.setter.lines(&[Piece::new(&slip.game, LetterStyle::new(10.5).bold())], f32::MAX);
    let width = |lines: &[TextLine]| lines.first().map_or(0.0, |line| line.width);
    let (clause_at, game_at) =
        (LEFT + ACROSS - width(&clause), LEFT + ACROSS - width(&clause) - mm(5.0) - width(&game));
    let heading = desk.setter.tags.part(desk.part, PartKind::Heading(1, slip.game.clone()));
    desk.put(heading, &game, LineRoom::from_left(PagePoint::new(game_at, mm(5.7)), width(&game)));
    let paragraph = desk.setter.tags.part(desk.part, PartKind::Paragraph);
    desk.put(
        paragraph,
        &clause,
        LineRoom::from_left(PagePoint::new(clause_at, mm(6.2)), width(&clause)),
    );
    let room = (game_at - LEFT - mm(5.0)).max(mm(20.0));
    desk.squeezed(
        PartKind::Paragraph,
        vec![Piece::name(&slip.event, soft)],
        SlipRoom { at: PagePoint::new(LEFT, mm(5.6)), width: room, height: mm(5.2) },
    );
}

/// How high the row of a player is.
const SIDE: f32 = mm(10.5);

/// One of the two: a tile of the colour, the word, the name in full, the clock.
fn side(desk: &mut SlipWriter<'_>, side: &paper::SlipPlayer, top: f32) {
    desk.rule(PagePoint::new(LEFT, top), ACROSS, 0.5, Ink::LINE);
    let tile = mm(5.0);
    let at = PagePoint::new(LEFT + mm(2.0), top + (SIDE - tile) / 2.0);
    if side.colour == Colour::Black {
        desk.strip.put(None, at, Mark::Area { width: tile, height: tile, ink: Ink::BLACK });
    }
    desk.strip.put(None, at, Mark::Frame { width: tile, height: tile, pen: 0.9, ink: Ink::BLACK });
    desk.one(
        PartKind::Paragraph,
        &side.word,
        LetterStyle::new(10.0).soft(),
        PagePoint::new(LEFT + mm(10.0), top + SIDE / 2.0 - 6.8),
    );
    let look = LetterStyle::new(15.0);
    let pace = desk.setter.lines(&[Piece::new(&side.pace, look)], f32::MAX);
    let taken = pace.first().map_or(0.0, |line| line.width);
    let mut name = vec![Piece::name(&side.name, look.bold())];
    if let Some(federation) = &side.federation {
        name.push(Piece::new(&format!("  {federation}"), LetterStyle::new(9.0).soft()));
    }
    let left = LEFT + mm(24.0);
    let room = (LEFT + ACROSS - left - taken - mm(4.0)).max(mm(40.0));
    let at = PagePoint::new(left, top + 1.0);
    let room = SlipRoom { at, width: room, height: SIDE - 2.0 };
    desk.squeezed(PartKind::Paragraph, name, room);
    desk.right(&side.pace, look, PagePoint::new(LEFT, top + SIDE / 2.0 - 10.2), ACROSS - mm(1.0));
}

/// Boxes to tick, and room for any other result.
fn results(desk: &mut SlipWriter<'_>, slip: &Slip, top: f32) {
    let (mut x, tick) = (LEFT, mm(7.5));
    for result in slip.results {
        let frame = Mark::Frame { width: tick, height: tick, pen: 1.1, ink: Ink::BLACK };
        desk.strip.put(None, PagePoint::new(x, top), frame);
        x += tick + mm(2.5);
        x += desk.one(
            PartKind::Paragraph,
            result,
            LetterStyle::new(13.0),
            PagePoint::new(x, top + mm(0.7)),
        ) + mm(8.0);
    }
    x += desk.one(
        PartKind::Paragraph,
        &slip.other,
        LetterStyle::new(8.5).soft(),
        PagePoint::new(x, top + mm(2.6)),
    ) + mm(1.5);
    desk.rule(PagePoint::new(x, top + mm(6.3)), LEFT + ACROSS - x, 0.5, GREY);
}

fn signatures(desk: &mut SlipWriter<'_>, slip: &Slip, top: f32) {
    let gap = mm(7.0);
    let unit = (ACROSS - 3.0 * gap) / 3.5;
    let mut x = LEFT;
    for (index, who) in slip.signatures.iter().enumerate() {
        let width = if index == 3 { unit / 2.0 } else { unit };
        desk.rule(PagePoint::new(x, top), width, 0.8, Ink::BLACK);
        desk.one(
            PartKind::Paragraph,
            who,
            LetterStyle::new(8.0).soft(),
            PagePoint::new(x, top + 1.5),
        );
        x += width + gap;
    }
}
