//! Tables: columns as wide as what they hold, rows that stay whole, heads that are repeated on
//! every sheet.

use crate::blocks::{Setter, TextColumn, pieces};
use crate::look::{Ink, LetterStyle, mm};
use crate::paragraph::{Piece, TextLine};
use crate::strip::{
    Alignment, LineRoom, Mark, PagePoint, Strip, keep_together, line_height, put_line,
};
use crate::tags::{PartKind, PartNumber};
use std::rc::Rc;
use tiebreak_report::paper::{
    Cell, CellManner, GroupManner, Manner, Row, RowManner, Table, TableKind,
};

/// The smallest letters that a wide table may shrink to.
const SMALLEST: f32 = 4.8;

/// A cell that was measured: its words, how wide they are in one line, and at least.
struct Measured {
    pieces: Vec<Piece>,
    line: Option<TextLine>,
    natural: f32,
    least: f32,
}

/// How the columns of a table stand.
struct ColumnLayout {
    size: f32,
    padding: f32,
    widths: Vec<f32>,
}

/// A cell that was set: its lines, from where, how wide.
struct Set {
    part: PartNumber,
    lines: Vec<TextLine>,
    x: f32,
    width: f32,
    manner: CellManner,
}

impl Setter {
    pub fn table(&mut self, table: &Table, column: TextColumn) -> Vec<Strip> {
        let layout = self.layout(table, column);
        let part = self.tags.part(column.part, PartKind::Table);
        let column = column.with_part(part);
        let head_part = self.tags.part(part, PartKind::TableHead);
        let row = Row { manner: RowManner::Plain, cells: table.head.clone() };
        let look = LetterStyle::new(layout.size - 0.8).soft();
        let mut head =
            self.row(&row, &layout, TextColumn { part: head_part, look, ..column }, true);
        head.iter_mut().for_each(|strip| strip.keep = true);
        let head: Rc<[Strip]> = head.into();
        let mut all = head.to_vec();
        for group in &table.groups {
            let body = self.tags.part(part, PartKind::TableBody);
            let look = LetterStyle::new(layout.size).struck(column.look.struck);
            let look = if group.manner == GroupManner::First { look.bold() } else { look };
            let mut strips = Vec::new();
            for (index, row) in group.rows.iter().enumerate() {
                let column = TextColumn { part: body, look, ..column };
                let mut of_row = self.row(row, &layout, column, false);
                let rule = if index == 0 {
                    Some(Ink::LINE)
                } else {
                    (table.kind == TableKind::Grid).then_some(Ink::OWN)
                };
                if let (Some(first), Some(ink)) = (of_row.first_mut(), rule) {
                    let across = layout.widths.iter().sum();
                    first.put(
                        None,
                        PagePoint::new(column.x, 0.0),
                        Mark::Rule { across, down: 0.0, pen: 0.5, ink, dashed: false },
                    );
                }
                strips.extend(of_row);
            }
            if table.kind == TableKind::List && group.rows.len() <= 8 {
                keep_together(&mut strips);
            }
            strips.iter_mut().for_each(|strip| strip.head = Some(Rc::clone(&head)));
            all.extend(strips);
        }
        all.push(Strip::space(mm(1.2)));
        all
    }

    /// The widths of the columns, and letters small enough for them.
    fn layout(&mut self, table: &Table, column: TextColumn) -> ColumnLayout {
        let mut size = match table.kind {
            TableKind::List | TableKind::Games => 9.5,
            TableKind::Boards | TableKind::Log => 8.5,
            TableKind::Grid => 9.0,
        };
        let (natural, least) = self.measured(table, size);
        let stretches = !matches!(table.kind, TableKind::Grid | TableKind::Boards);
        let flexible: Vec<bool> =
            (0..natural.len()).map(|at| stretches && is_flexible(table, at)).collect();
        let (mut scale, start) = (1.0, size);
        let narrowest = |scale: f32| -> f32 {
            least.iter().map(|least| least * scale + 2.0 * padding(start * scale)).sum()
        };
        while narrowest(scale) > column.width && start * scale > SMALLEST {
            scale *= 0.96;
        }
        size *= scale;
        let padding = padding(size);
        let room = column.width - 2.0 * padding * natural.len() as f32;
        let wanted =
            |widths: &[f32]| -> Vec<f32> { widths.iter().map(|width| width * scale).collect() };
        let widths = shared(&wanted(&natural), &wanted(&least), &flexible, room);
        ColumnLayout {
            size,
            padding,
            widths: widths.into_iter().map(|width| width + 2.0 * padding).collect(),
        }
    }

    /// The widest of each column, in one line and at least.
    fn measured(&mut self, table: &Table, size: f32) -> (Vec<f32>, Vec<f32>) {
        let mut widest = vec![(0.0_f32, 0.0_f32); table.head.len()];
        let head = Row { manner: RowManner::Plain, cells: table.head.clone() };
        for (row, manner) in std::iter::once((&head, GroupManner::Plain)).chain(
            table.groups.iter().flat_map(|group| group.rows.iter().map(|row| (row, group.manner))),
        ) {
            // A row with fewer cells than columns is as wide as it may be.
            if row.cells.len() < table.head.len() {
                continue;
            }
            let look = LetterStyle::new(size);
            let look = if manner == GroupManner::First { look.bold() } else { look };
            for (cell, (natural, least)) in row.cells.iter().zip(&mut widest) {
                let measured = self.cell(cell, look);
                *natural = natural.max(measured.natural + 0.5);
                *least = least.max(measured.least + 0.5);
            }
        }
        widest.into_iter().unzip()
    }

    fn cell(&mut self, cell: &Cell, look: LetterStyle) -> Measured {
        let mut words = pieces(&cell.runs, look);
        // An empty cell is a cell too.
        if words.iter().all(|piece| piece.text.is_empty()) {
            words = vec![Piece::new(" ", look)];
        }
        let lines = self.lines(&words, f32::MAX);
        let natural = lines.iter().map(|line| line.width).fold(0.0, f32::max);
        let rigid =
            matches!(cell.manner, CellManner::Number | CellManner::Result | CellManner::Game);
        let letters = words.iter().map(|piece| piece.text.chars().count()).sum::<usize>().max(1);
        let longest = words
            .iter()
            .flat_map(|piece| piece.text.split([' ', '-', '/']))
            .map(|word| word.chars().count());
        let part = longest.max().unwrap_or(letters) as f32 / letters as f32;
        // A word of more than a hand's breadth is broken rather than let everything else shrink.
        let least = if rigid && !cell.head {
            natural
        } else {
            (natural * part * 1.1).min(natural).min(mm(40.0))
        };
        let line = if lines.len() == 1 { lines.into_iter().next() } else { None };
        Measured { pieces: words, line, natural, least }
    }

    fn row(
        &mut self,
        row: &Row,
        layout: &ColumnLayout,
        column: TextColumn,
        of_head: bool,
    ) -> Vec<Strip> {
        let part = self.tags.part(column.part, PartKind::Row);
        let mut cells: Vec<Set> = Vec::new();
        let (mut x, mut at) = (column.x, 0);
        let count = layout.widths.len();
        for (index, cell) in row.cells.iter().enumerate() {
            // The last cell of a short row goes to the end.
            let span = if index + 1 == row.cells.len() { count - at.min(count) } else { cell.span };
            let width: f32 = layout.widths.iter().skip(at).take(span).sum();
            let kind = match (of_head, cell.head) {
                (true, _) => PartKind::ColumnHead(span),
                (false, true) => PartKind::RowHead(span),
                (false, false) => PartKind::Cell(span),
            };
            let cell_part = self.tags.part(part, kind);
            let measured = self.cell(cell, looked(row, cell, column.look, of_head));
            let room = width - 2.0 * layout.padding;
            let lines = match measured.line {
                Some(line) if line.width <= room => vec![line],
                _ => self.lines(&measured.pieces, room.max(layout.size)),
            };
            cells.push(Set { part: cell_part, lines, x, width, manner: cell.manner });
            x += width;
            at += span;
        }
        let above = if row.manner == RowManner::Stage { mm(1.4) } else { layout.size * 0.17 };
        let mut strips = lined_up(&cells, layout.padding, above, layout.size * 0.17);
        if row.manner == RowManner::Stage {
            strips.iter_mut().for_each(|strip| strip.keep = true);
        }
        strips
    }
}

fn padding(size: f32) -> f32 {
    size * 0.42
}

/// What a cell looks like.
fn looked(row: &Row, cell: &Cell, look: LetterStyle, of_head: bool) -> LetterStyle {
    match (row.manner, cell.manner) {
        (RowManner::Superseded, _) => look.soft().struck(true),
        (RowManner::Stage, _) => look.bold(),
        (_, CellManner::More) => look.soft(),
        _ if cell.head && !of_head => look.bold().soft(),
        _ => look,
    }
}

/// Whether a column takes what is left: names and words do, figures do not.
fn is_flexible(table: &Table, at: usize) -> bool {
    let rows = table
        .groups
        .iter()
        .flat_map(|group| &group.rows)
        .filter(|row| row.cells.len() == table.head.len());
    let mut cells = rows.filter_map(|row| row.cells.get(at));
    let code = |cell: &Cell| cell.runs.iter().all(|run| run.manner == Manner::Id);
    cells.next().is_some_and(|cell| {
        matches!(cell.manner, CellManner::Name | CellManner::Plain) && !code(cell)
    })
}

/// Shares the room among columns: each as wide as it wants to be, or between that and the least.
fn shared(natural: &[f32], least: &[f32], flexible: &[bool], room: f32) -> Vec<f32> {
    let (wanted, needed): (f32, f32) = (natural.iter().sum(), least.iter().sum());
    if wanted <= room {
        let flexing: f32 = natural
            .iter()
            .zip(flexible)
            .filter(|(_, flexible)| **flexible)
            .map(|(width, _)| *width)
            .sum();
        let more = |width: f32, flexible: bool| {
            if flexible { width + (room - wanted) * width / flexing } else { width }
        };
        return natural
            .iter()
            .zip(flexible)
            .map(|(width, flexible)| more(*width, *flexible))
            .collect();
    }
    if needed <= room && wanted > needed {
        let part = (room - needed) / (wanted - needed);
        return natural
            .iter()
            .zip(least)
            .map(|(natural, least)| least + (natural - least) * part)
            .collect();
    }
    least.iter().map(|least| least * room / needed.max(1.0)).collect()
}

/// The cells of a row next to each other, line by line.
fn lined_up(cells: &[Set], padding: f32, above: f32, below: f32) -> Vec<Strip> {
    let count = cells.iter().map(|cell| cell.lines.len()).max().unwrap_or(0);
    let height = cells.iter().flat_map(|cell| &cell.lines).map(line_height).fold(0.0, f32::max);
    let mut strips = Vec::new();
    for index in 0..count {
        let top = if index == 0 { above } else { 0.0 };
        let bottom = if index + 1 == count { below } else { 0.0 };
        let mut strip = Strip::space(height + top + bottom);
        strip.keep = index + 1 < count && (count <= 8 || index == 0 || index + 2 == count);
        for Set { part, lines, x, width, manner } in cells {
            if *manner == CellManner::Own {
                strip.put(
                    None,
                    PagePoint::new(*x, 0.0),
                    Mark::Area { width: *width, height: strip.height, ink: Ink::OWN },
                );
            }
            let side = match manner {
                CellManner::Number => Alignment::Right,
                CellManner::Result | CellManner::Own => Alignment::Middle,
                _ => Alignment::Left,
            };
            if let Some(line) = lines.get(index) {
                // Smaller letters stand on the same base line.
                let lower = (height - line_height(line)) / 2.0;
                let width = width - 2.0 * padding;
                let room = LineRoom { x: x + padding, top: top + lower, width, side };
                put_line(&mut strip, Some(*part), line, room);
            }
        }
        strips.push(strip);
    }
    strips
}
