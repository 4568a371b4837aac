//! What sections are made of, as strips.

use crate::fonts::Fonts;
use crate::look::{Face, Ink, LetterStyle, mm};
use crate::paragraph::{Piece, TextLine, lines};
use crate::strip::{Alignment, LineRoom, Mark, PagePoint, Strip, beside, keep_together, strips};
use crate::tags::{PartKind, PartNumber, Tags};
use crate::{drawing, qr};
use tiebreak_report::paper::{Block, Drawing, Hashed, Manner, PaperStep, TextRun, Tone};

/// The size of ordinary words, and of those next to the point.
pub(crate) const SIZE: f32 = 9.5;
pub(crate) const SMALL: f32 = 8.5;

/// Where things stand: from where, how wide, and under which part of the document.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TextColumn {
    pub x: f32,
    pub width: f32,
    pub part: PartNumber,
    /// The look of ordinary words.
    pub look: LetterStyle,
}

impl TextColumn {
    /// The same further in.
    pub fn indented(self, by: f32) -> Self {
        Self { x: self.x + by, width: self.width - by, ..self }
    }

    pub fn with_part(self, part: PartNumber) -> Self {
        Self { part, ..self }
    }
}

/// What lays a document out.
pub(crate) struct Setter {
    pub fonts: Fonts,
    pub tags: Tags,
}

impl Setter {
    pub fn new() -> Self {
        Self { fonts: Fonts::new(), tags: Tags::default() }
    }

    pub fn lines(&mut self, pieces: &[Piece], width: f32) -> Vec<TextLine> {
        lines(&mut self.fonts, pieces, width)
    }

    /// Words under a part of their own.
    pub fn words(
        &mut self,
        kind: PartKind,
        runs: &[TextRun],
        look: LetterStyle,
        column: TextColumn,
    ) -> Vec<Strip> {
        let part = self.tags.part(column.part, kind);
        let lines = self.lines(&pieces(runs, look), column.width);
        strips(&lines, part, column.x, column.width)
    }

    pub fn blocks(&mut self, blocks: &[Block], column: TextColumn) -> Vec<Strip> {
        blocks.iter().flat_map(|block| self.block(block, column)).collect()
    }

    fn block(&mut self, block: &Block, column: TextColumn) -> Vec<Strip> {
        let small = column.look.size(SMALL).soft();
        match block {
            Block::Paragraph(tone, runs) => self.paragraph(*tone, runs, column),
            Block::Loose(runs) => self.words(PartKind::Paragraph, runs, column.look, column),
            Block::Heading(runs) => self.heading(runs, column),
            Block::Quote(runs) => self.quote(runs, small.face(Face::Serif), column),
            Block::Verbatim(text) => self.verbatim(text, column),
            Block::Steps(steps) => self.steps(steps, column),
            Block::Parts(parts) => self.parts(parts, column),
            Block::Table(table) => self.table(table, column),
            Block::Figure { caption, drawing } => self.figure(caption, drawing, column),
            Block::Drawing(drawing) => self.drawing(drawing, column),
            Block::Draw { superseded, blocks } => {
                let look = if *superseded { column.look.soft().struck(true) } else { column.look };
                let mut strips = self.blocks(blocks, TextColumn { look, ..column });
                keep_together(&mut strips);
                strips
            }
            Block::Recipe(lines) => self.recipe(lines, column),
            Block::Pinned { code, alternative, blocks } => {
                self.pinned(code, alternative, blocks, column)
            }
            Block::Lines { who, noted } => self.signatures(who, noted, column),
        }
    }

    fn paragraph(&mut self, tone: Tone, runs: &[TextRun], column: TextColumn) -> Vec<Strip> {
        let look = match tone {
            Tone::Plain | Tone::Again => column.look,
            Tone::Note | Tone::Otherwise => column.look.size(SMALL).soft(),
            Tone::Superseded => column.look.soft().struck(true),
        };
        let mut strips = self.words(PartKind::Paragraph, runs, look, column);
        strips.push(Strip::space(mm(0.8)));
        strips
    }

    fn heading(&mut self, runs: &[TextRun], column: TextColumn) -> Vec<Strip> {
        let title: String = runs.iter().map(|run| run.words.as_ref()).collect();
        let mut all = vec![Strip::space_before(mm(2.5))];
        all.extend(self.words(PartKind::Heading(3, title), runs, column.look.bold(), column));
        all.push(Strip::space_before(mm(0.6)));
        all.iter_mut().for_each(|strip| strip.keep = true);
        all
    }

    /// Printed text, with a line at its left.
    fn quote(&mut self, runs: &[TextRun], look: LetterStyle, column: TextColumn) -> Vec<Strip> {
        let quote = self.tags.part(column.part, PartKind::Quote);
        let mut strips =
            self.words(PartKind::Paragraph, runs, look, column.indented(mm(3.0)).with_part(quote));
        for strip in &mut strips {
            let line = Mark::Area { width: 1.4, height: strip.height, ink: Ink::LINE };
            strip.put(None, PagePoint::new(column.x + 1.0, 0.0), line);
        }
        strips.insert(0, Strip::space_before(mm(0.6)));
        strips.push(Strip::space(mm(0.6)));
        strips
    }

    fn verbatim(&mut self, text: &str, column: TextColumn) -> Vec<Strip> {
        let look = column.look.size(8.0);
        let mut parts = Vec::new();
        for line in text.trim_end().lines() {
            if !parts.is_empty() {
                parts.push(Piece::line_end(look));
            }
            parts.push(Piece::new(line, look));
        }
        let part = self.tags.part(column.part, PartKind::Paragraph);
        let lines = self.lines(&parts, column.width);
        let mut all = strips(&lines, part, column.x, column.width);
        all.push(Strip::space(mm(0.8)));
        all
    }

    /// Clauses at the left, what they say at the right.
    fn steps(&mut self, steps: &[PaperStep], column: TextColumn) -> Vec<Strip> {
        const LABEL: f32 = mm(22.0);
        let list = self.tags.part(column.part, PartKind::List);
        let mut all = Vec::new();
        for step in steps {
            let item = self.tags.part(list, PartKind::Item);
            let label = self.tags.part(item, PartKind::Label);
            let body = self.tags.part(item, PartKind::Body);
            let clause = self.lines(&[Piece::new(&step.clause, column.look.bold())], LABEL);
            let left = strips(&clause, label, column.x, LABEL);
            let right = self.blocks(&step.blocks, column.indented(mm(25.0)).with_part(body));
            let mut both = beside(left, right);
            if !step.long {
                keep_together(&mut both);
            }
            all.push(Strip::space_before(mm(0.5)));
            all.extend(both);
        }
        all
    }

    fn parts(&mut self, parts: &[Vec<Block>], column: TextColumn) -> Vec<Strip> {
        let list = self.tags.part(column.part, PartKind::List);
        let mut all = Vec::new();
        for part in parts {
            let item = self.tags.part(list, PartKind::Item);
            let label = self.tags.part(item, PartKind::Label);
            let body = self.tags.part(item, PartKind::Body);
            let dot = self.lines(&[Piece::new("•", column.look)], mm(4.0));
            let left = strips(&dot, label, column.x, mm(4.0));
            all.extend(beside(left, self.blocks(part, column.indented(mm(4.0)).with_part(body))));
        }
        all
    }

    fn figure(&mut self, caption: &[TextRun], drawing: &Drawing, column: TextColumn) -> Vec<Strip> {
        let mut all = vec![Strip::space_before(mm(1.5))];
        all.extend(self.words(PartKind::Paragraph, caption, column.look.bold(), column));
        all.push(Strip::space_before(mm(1.0)));
        all.iter_mut().for_each(|strip| strip.keep = true);
        all.extend(self.drawing(drawing, column));
        all
    }

    /// A table where it is one: that can be read aloud, and breaks over sheets.
    fn drawing(&mut self, drawing: &Drawing, column: TextColumn) -> Vec<Strip> {
        let mut all = match &drawing.table {
            Some(table) => self.table(table, column),
            None => drawing
                .svg
                .iter()
                .filter_map(|svg| drawing::drawn(self, &drawing.title, svg, column))
                .collect(),
        };
        all.push(Strip::space(mm(3.0)));
        all
    }

    fn recipe(&mut self, hashed: &[Hashed], column: TextColumn) -> Vec<Strip> {
        let look = column.look.size(7.5);
        let list = self.tags.part(column.part, PartKind::List);
        let mut all = Vec::new();
        for (index, one) in hashed.iter().enumerate() {
            let item = self.tags.part(list, PartKind::Item);
            let label = self.tags.part(item, PartKind::Label);
            let body = self.tags.part(item, PartKind::Body);
            let number = self.lines(&[Piece::new(&format!("{}.", index + 1), look)], mm(6.0));
            let left = strips(&number, label, column.x, mm(6.0));
            let column = column.indented(mm(6.0)).with_part(body);
            let mut right =
                self.words(PartKind::Paragraph, &[TextRun::code(&one.command)], look, column);
            right.extend(self.words(
                PartKind::Paragraph,
                &[TextRun::code(&one.hash)],
                look.soft(),
                column,
            ));
            all.extend(beside(left, right));
        }
        all.push(Strip::space(mm(1.0)));
        all
    }

    /// A QR code with what it holds at its right.
    fn pinned(
        &mut self,
        code: &str,
        alternative: &str,
        blocks: &[Block],
        column: TextColumn,
    ) -> Vec<Strip> {
        const SIDE: f32 = mm(36.0);
        let figure = self.tags.part(column.part, PartKind::Figure(alternative.to_owned()));
        let drawn = qr::squares(code, SIDE);
        let right = self
            .blocks(blocks, column.indented(if drawn.is_some() { SIDE + mm(4.0) } else { 0.0 }));
        let mut whole = Strip::space(SIDE);
        if let Some(squares) = drawn {
            whole.put(Some(figure), PagePoint::new(column.x, 0.0), squares);
        }
        let mut top = 0.0;
        for strip in right {
            for placed in strip.marks {
                whole.put(placed.part, PagePoint::new(placed.x, placed.y + top), placed.mark);
            }
            top += strip.height;
        }
        whole.height = whole.height.max(top);
        vec![whole]
    }

    /// Lines to sign on, three next to each other.
    fn signatures(&mut self, who: &[String], noted: &str, column: TextColumn) -> Vec<Strip> {
        let (gap, look) = (mm(8.0), column.look.size(SMALL));
        let width = (column.width - 2.0 * gap) / 3.0;
        let mut all = Vec::new();
        for row in who.chunks(3) {
            let mut strip = Strip::space(mm(16.0));
            let mut deepest = 0.0_f32;
            for (index, name) in row.iter().enumerate() {
                let x = column.x + (width + gap) * index as f32;
                let part = self.tags.part(column.part, PartKind::Paragraph);
                let rule = Mark::Rule {
                    across: width,
                    down: 0.0,
                    pen: 0.8,
                    ink: Ink::BLACK,
                    dashed: false,
                };
                strip.put(None, PagePoint::new(x, mm(15.5)), rule);
                let words = [
                    Piece::name(name, look),
                    Piece::new("  ", look),
                    Piece::new(noted, look.soft()),
                ];
                let lines = self.lines(&words, width);
                let mut top = mm(16.5);
                for line in &lines {
                    let room = LineRoom { x, top, width, side: Alignment::Left };
                    crate::strip::put_line(&mut strip, Some(part), line, room);
                    top += crate::strip::line_height(line);
                }
                deepest = deepest.max(top);
            }
            strip.height = deepest;
            all.push(strip);
        }
        keep_together(&mut all);
        all
    }
}

/// Words with their looks.
pub(crate) fn pieces(runs: &[TextRun], look: LetterStyle) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for run in runs {
        let words = run.words.as_ref();
        let apart = matches!(run.manner, Manner::Mark | Manner::Clock) && !pieces.is_empty();
        if apart {
            pieces.push(Piece::new("  ", look.struck(false)));
        }
        pieces.push(match run.manner {
            Manner::Plain => Piece::new(words, look),
            Manner::Name => Piece::name(words, look),
            Manner::StrongName => Piece::name(words, look.bold()),
            Manner::Strong | Manner::Clause => Piece::new(words, look.bold()),
            Manner::Code => Piece::new(words, look.size(look.size * 0.94)),
            Manner::Id => Piece::new(words, look.soft().size(look.size * 0.94)),
            Manner::Mark => Piece::new(
                words,
                look.ink(Ink::MARK).size(look.size * 0.9).face(Face::Sans).struck(false),
            ),
            Manner::Fallen => Piece::new(words, look.soft().struck(false)),
            Manner::Summary => Piece::new(words, look.bold()),
            Manner::Clock => Piece::new(words, look.soft().face(Face::Sans)),
            Manner::Source => Piece::name(words, look.soft().size(SMALL)),
            Manner::Break => Piece::line_end(look),
        });
    }
    pieces
}
