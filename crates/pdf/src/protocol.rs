//! A document of sections: the protocol, or a part of it.

use crate::blocks::{SIZE, SMALL, Setter, TextColumn, pieces};
use crate::look::{Face, Ink, LetterStyle, mm};
use crate::page::{poured, with_feet};
use crate::paragraph::Piece;
use crate::strip::{COLUMN, Mark, PagePoint, Strip, keep_together, strips};
use crate::tags::PartKind;
use crate::write::{Bound, written};
use crate::{Pdf, PdfError};
use tiebreak_report::paper::{Heading, PaperDocument, PaperSection};

/// A document on sheets of A4.
pub(crate) fn document(document: &PaperDocument) -> Result<Pdf, PdfError> {
    let mut setter = Setter::new();
    let mut all = heading(&mut setter, &document.heading);
    for one in &document.sections {
        all.extend(section(&mut setter, one));
    }
    let mut sheets = poured(all);
    let Setter { mut fonts, tags } = setter;
    with_feet(&mut sheets, &mut fonts, &document.foot);
    let bound = Bound { title: &document.title, language: document.language, sheets, tags };
    Ok(Pdf { bytes: written(bound, &fonts)?, missing: fonts.missing })
}

/// What kind of paper it is, the event, the regulation, and how far it is settled.
fn heading(setter: &mut Setter, heading: &Heading) -> Vec<Strip> {
    let part = setter.tags.top(PartKind::Section);
    let column = TextColumn { x: 0.0, width: COLUMN, part, look: LetterStyle::new(SIZE) };
    let mut all = Vec::new();
    let mut words = |setter: &mut Setter, kind: PartKind, parts: &[Piece], below: f32| {
        let part = setter.tags.part(part, kind);
        let lines = setter.lines(parts, COLUMN);
        all.extend(strips(&lines, part, 0.0, COLUMN));
        all.push(Strip::space(below));
    };
    let title = Piece::name(&heading.title, LetterStyle::new(20.0).face(Face::SerifBold));
    words(
        setter,
        PartKind::Paragraph,
        &[Piece::new(&heading.kind, LetterStyle::new(SMALL).soft())],
        mm(0.5),
    );
    words(setter, PartKind::Heading(1, heading.title.clone()), &[title], mm(1.5));
    if !heading.regulation.is_empty() {
        words(setter, PartKind::Paragraph, &pieces(&heading.regulation, column.look), mm(2.0));
    }
    let ink = if heading.settled { Ink::BLACK } else { Ink::MARK };
    let mut state = vec![Piece::new(&heading.state, column.look.bold().ink(ink))];
    if let Some(printed) = &heading.printed {
        state.push(Piece::new(&format!("   {printed}"), LetterStyle::new(SMALL).soft()));
    }
    if !heading.state.is_empty() {
        words(setter, PartKind::Paragraph, &state, 0.0);
    }
    if let Some(first) = all.first_mut() {
        first.begins = Some(heading.title.clone());
    }
    all
}

fn section(setter: &mut Setter, section: &PaperSection) -> Vec<Strip> {
    let part = setter.tags.top(PartKind::Section);
    let departs = section.id == "departures";
    let (inset, ink) = if departs { (mm(4.0), Ink::MARK) } else { (0.0, Ink::BLACK) };
    let column =
        TextColumn { x: inset, width: COLUMN - 2.0 * inset, part, look: LetterStyle::new(SIZE) };
    let title_part = setter.tags.part(part, PartKind::Heading(2, section.title.clone()));
    let title = Piece::new(&section.title, LetterStyle::new(12.5).face(Face::SerifBold).ink(ink));
    let lines = setter.lines(&[title], column.width);
    let mut head = strips(&lines, title_part, column.x, column.width);
    if let Some(first) = head.first_mut() {
        first.begins = Some(section.title.clone());
    }
    if !departs {
        head.extend([Strip::space_before(mm(0.5)), Strip::rule(COLUMN, 0.0, 1.0, Ink::BLACK)]);
    }
    head.push(Strip::space_before(mm(1.4)));
    head.iter_mut().for_each(|strip| strip.keep = true);
    let mut all = head;
    all.extend(setter.blocks(&section.blocks, column));
    if departs {
        all = on_ground(all);
    }
    let last = matches!(section.id, "signatures" | "head");
    if last {
        keep_together(&mut all);
    }
    all.insert(0, Strip::space_before(mm(5.5)));
    all
}

/// The mark that nobody overlooks: on a ground of its own, with a thick line at its left.
fn on_ground(strips: Vec<Strip>) -> Vec<Strip> {
    let mut all = vec![Strip::space_before(mm(2.0))];
    all.extend(strips);
    all.push(Strip::space(mm(1.5)));
    keep_together(&mut all);
    for strip in &mut all {
        let mut under = Strip::default();
        under.put(
            None,
            PagePoint::new(0.0, 0.0),
            Mark::Area { width: COLUMN, height: strip.height + 0.2, ink: Ink::MARK_GROUND },
        );
        under.put(
            None,
            PagePoint::new(0.0, 0.0),
            Mark::Area { width: mm(0.9), height: strip.height + 0.2, ink: Ink::MARK },
        );
        strip.marks.splice(0..0, under.marks);
    }
    all
}
