//! Sheets as the bytes of a PDF, tagged and checked against PDF/UA-1.

use crate::PdfError;
use crate::fonts::Fonts;
use crate::look::Ink;
use crate::page::{HEIGHT, PdfPage, WIDTH};
use crate::paragraph::Shaped;
use crate::strip::{Mark, Placed};
use crate::tags::Tags;
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::{Document, SerializeSettings};

/// A document before it is written.
pub(crate) struct Bound<'d> {
    pub title: &'d str,
    pub language: &'d str,
    pub sheets: Vec<PdfPage>,
    pub tags: Tags,
}

/// The bytes. There is no time and no chance in them: the same document gives the same.
pub(crate) fn written(bound: Bound<'_>, fonts: &Fonts) -> Result<Vec<u8>, PdfError> {
    let failed = |error: &dyn std::fmt::Debug| PdfError::NotWritten(format!("{error:?}"));
    let configuration =
        ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = configuration.map_err(|error| failed(&error))?;
    let mut document =
        Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let settings = PageSettings::from_wh(WIDTH, HEIGHT)
        .ok_or_else(|| PdfError::NotWritten("no paper".to_owned()))?;
    let Bound { title, language, sheets, mut tags } = bound;
    let mut outline = Outline::new();
    for (number, sheet) in sheets.iter().enumerate() {
        for (heading, top) in &sheet.begins {
            let place = XyzDestination::new(number, Point::from_xy(0.0, *top));
            outline.push_child(OutlineNode::new(heading.clone(), place));
        }
        let mut page = document.start_page_with(settings.clone());
        let mut surface = page.surface();
        drawn(&mut surface, &sheet.marks, &mut tags, fonts, ArtifactType::Layout);
        drawn(
            &mut surface,
            &sheet.running,
            &mut Tags::default(),
            fonts,
            ArtifactType::PaginationOther,
        );
        surface.finish();
        page.finish();
    }
    document.set_outline(outline);
    document.set_metadata(
        Metadata::new()
            .title(title.to_owned())
            .language(language.to_owned())
            .creator("Tiebreak".to_owned())
            .producer("Tiebreak".to_owned()),
    );
    document.set_tag_tree(tags.tree());
    document.finish().map_err(|error| failed(&error))
}

/// Draws marks, those of one part that follow each other under one tag.
fn drawn(
    surface: &mut Surface<'_>,
    marks: &[Placed],
    tags: &mut Tags,
    fonts: &Fonts,
    adorning: ArtifactType,
) {
    let running = adorning != ArtifactType::Layout;
    let whole = |a: &Placed, b: &Placed| {
        (running || a.part == b.part) && stands_in(a).is_none() && stands_in(b).is_none()
    };
    for group in marks.chunk_by(whole) {
        let Some(first) = group.first() else { continue };
        match first.part.filter(|_| !running) {
            Some(part) => {
                let said = stands_in(first);
                let tag = SpanTag::empty().with_actual_text(said);
                let what = surface.start_tagged(ContentTag::Span(tag));
                tags.drawn(part, what);
            }
            None => drop(surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(adorning)))),
        }
        group.iter().for_each(|placed| draw(surface, placed, fonts));
        surface.end_tagged();
    }
}

/// The words of which only boxes are drawn.
fn stands_in(placed: &Placed) -> Option<&str> {
    match &placed.mark {
        Mark::Words(words) if words.font.is_none() => Some(&words.text),
        _ => None,
    }
}

fn draw(surface: &mut Surface<'_>, placed: &Placed, fonts: &Fonts) {
    let (x, y) = (placed.x, placed.y);
    match &placed.mark {
        Mark::Words(words) => write_words(surface, words, Point::from_xy(x, y), fonts),
        Mark::Area { width, height, ink } => {
            filled(surface, rectangle(x, y, *width, *height), *ink)
        }
        Mark::Frame { width, height, pen, ink } => {
            stroked(surface, rectangle(x, y, *width, *height), *pen, *ink, false)
        }
        Mark::Rule { across, down, pen, ink, dashed } => {
            let mut path = PathBuilder::new();
            path.move_to(x, y);
            path.line_to(x + across, y + down);
            stroked(surface, path.finish(), *pen, *ink, *dashed);
        }
        Mark::Squares { side, runs } => {
            let mut path = PathBuilder::new();
            for (left, top, length) in runs.iter() {
                if let Some(run) =
                    Rect::from_xywh(x + left * side, y + top * side, length * side, *side)
                {
                    path.push_rect(run);
                }
            }
            filled(surface, path.finish(), Ink(0, 0, 0));
        }
    }
}

fn write_words(surface: &mut Surface<'_>, words: &Shaped, at: Point, fonts: &Fonts) {
    let size = words.look.size;
    match words.font.and_then(|number| fonts.font(number)) {
        Some(font) => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(words.look.ink)));
            surface.draw_glyphs(at, &words.glyphs, font.clone(), &words.text, size, false);
        }
        None => {
            // A box for each letter that no font has.
            let each = size * 0.6;
            for (index, _) in words.text.chars().enumerate() {
                let left = at.x + each * index as f32 + size * 0.06;
                let frame = rectangle(left, at.y - size * 0.66, size * 0.46, size * 0.66);
                stroked(surface, frame, 0.5, words.look.ink, false);
            }
        }
    }
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(x, y, width, height)?);
    path.finish()
}

fn fill(ink: Ink) -> Fill {
    Fill {
        paint: rgb::Color::new(ink.0, ink.1, ink.2).into(),
        opacity: NormalizedF32::ONE,
        rule: FillRule::NonZero,
    }
}

fn filled(surface: &mut Surface<'_>, path: Option<Path>, ink: Ink) {
    surface.set_stroke(None);
    surface.set_fill(Some(fill(ink)));
    path.iter().for_each(|path| surface.draw_path(path));
}

fn stroked(surface: &mut Surface<'_>, path: Option<Path>, pen: f32, ink: Ink, dashed: bool) {
    surface.set_fill(None);
    let dash = dashed.then(|| StrokeDash { array: vec![3.0, 3.0], offset: 0.0 });
    surface.set_stroke(Some(Stroke {
        paint: rgb::Color::new(ink.0, ink.1, ink.2).into(),
        width: pen,
        dash,
        ..Stroke::default()
    }));
    path.iter().for_each(|path| surface.draw_path(path));
}
