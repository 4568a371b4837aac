//! Our own drawings, read back from their SVG: the few shapes of `report/src/render/svg/kit.rs`.
//! Their words remain text.

use crate::blocks::{Setter, TextColumn};
use crate::look::{Ink, LetterStyle};
use crate::page::ROOM;
use crate::paragraph::Piece;
use crate::strip::{LineRoom, Mark, PagePoint, Strip, line_height, put_line};
use crate::tags::{PartKind, PartNumber};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::BTreeMap;

type Attributes = BTreeMap<String, String>;

/// A drawing as one strip, no wider than its column and no higher than a sheet.
pub(crate) fn drawn(
    setter: &mut Setter,
    title: &str,
    svg: &str,
    column: TextColumn,
) -> Option<Strip> {
    let part = setter.tags.part(column.part, PartKind::Figure(title.to_owned()));
    let mut drawer = Drawer { setter, part, x: column.x, scale: 0.75, strip: Strip::default() };
    drawer.read(svg, column.width)?;
    Some(drawer.strip)
}

struct Drawer<'s> {
    setter: &'s mut Setter,
    part: PartNumber,
    x: f32,
    /// Points for each unit of the drawing.
    scale: f32,
    strip: Strip,
}

impl Drawer<'_> {
    fn read(&mut self, svg: &str, width: f32) -> Option<()> {
        let mut reader = Reader::from_str(svg);
        let mut words: Option<(Attributes, String)> = None;
        let mut title = false;
        loop {
            match reader.read_event().ok()? {
                Event::Start(start) | Event::Empty(start) => match start.local_name().as_ref() {
                    "svg" => self.begin(&attributes(&start), width),
                    "text" => words = Some((attributes(&start), String::new())),
                    "title" => title = true,
                    "rect" => self.rectangle(&attributes(&start)),
                    "line" => self.line(&attributes(&start)),
                    "path" => self.path(&attributes(&start)),
                    _ => {}
                },
                Event::Text(text) if !title => {
                    if let Some((_, said)) = &mut words {
                        said.push_str(&text);
                    }
                }
                Event::GeneralRef(sign) if !title => {
                    if let Some((_, said)) = &mut words {
                        said.push_str(&sign_of(&sign)?);
                    }
                }
                Event::End(end) => match end.local_name().as_ref() {
                    "title" => title = false,
                    "text" => {
                        if let Some((attributes, said)) = words.take() {
                            self.words(&attributes, &said);
                        }
                    }
                    _ => {}
                },
                Event::Eof => return Some(()),
                _ => {}
            }
        }
    }

    fn begin(&mut self, own: &Attributes, width: f32) {
        let (wide, high) = (number(own, "width"), number(own, "height"));
        self.scale = 0.75_f32.min(width / wide.max(1.0)).min(ROOM * 0.9 / high.max(1.0));
        self.strip.height = high * self.scale;
    }

    fn place(&self, x: f32, y: f32) -> PagePoint {
        PagePoint { x: self.x + x * self.scale, y: y * self.scale }
    }

    fn rectangle(&mut self, own: &Attributes) {
        let at = self.place(number(own, "x"), number(own, "y"));
        let (width, height) =
            (number(own, "width") * self.scale, number(own, "height") * self.scale);
        if own.get("fill").is_none_or(|fill| fill != "none") {
            let ink = Ink::BLACK.thinned(opacity(own, "fill-opacity"));
            self.strip.put(Some(self.part), at, Mark::Area { width, height, ink });
        }
        if own.get("stroke").is_some_and(|stroke| stroke != "none") {
            let (pen, ink) = self.pen(own);
            self.strip.put(Some(self.part), at, Mark::Frame { width, height, pen, ink });
        }
    }

    fn pen(&self, own: &Attributes) -> (f32, Ink) {
        let width = own.get("stroke-width").and_then(|width| width.parse().ok()).unwrap_or(1.0_f32);
        (width * self.scale, Ink::BLACK.thinned(opacity(own, "stroke-opacity")))
    }

    fn line(&mut self, own: &Attributes) {
        let from = PagePoint::new(number(own, "x1"), number(own, "y1"));
        self.stroke(own, from, PagePoint::new(number(own, "x2"), number(own, "y2")));
    }

    fn stroke(&mut self, own: &Attributes, from: PagePoint, to: PagePoint) {
        let (pen, ink) = self.pen(own);
        let (across, down) = ((to.x - from.x) * self.scale, (to.y - from.y) * self.scale);
        let at = self.place(from.x, from.y);
        self.strip.put(Some(self.part), at, Mark::Rule { across, down, pen, ink, dashed: false });
    }

    /// Of paths only what joins pairings: `M x y`, then `H x` and `V y`.
    fn path(&mut self, own: &Attributes) {
        let data = own.get("d").cloned().unwrap_or_default();
        let spaced = data.replace('M', " M ").replace('H', " H ").replace('V', " V ");
        let mut words = spaced.split_whitespace();
        let mut at = PagePoint::new(0.0, 0.0);
        while let Some(command) = words.next() {
            let mut next = || words.next().and_then(|word| word.parse().ok()).unwrap_or(0.0_f32);
            let to = match command {
                "H" => PagePoint { x: next(), ..at },
                "V" => PagePoint { y: next(), ..at },
                _ => {
                    at = PagePoint { x: next(), y: next() };
                    continue;
                }
            };
            self.stroke(own, at, to);
            at = to;
        }
    }

    fn words(&mut self, own: &Attributes, said: &str) {
        let size = own.get("font-size").and_then(|size| size.parse().ok()).unwrap_or(13.0_f32)
            * self.scale;
        let look =
            LetterStyle::new(size).ink(Ink::BLACK.thinned(opacity(own, "fill-opacity").max(0.7)));
        let look = if own.contains_key("font-weight") { look.bold() } else { look };
        let PagePoint { x, y: base } = self.place(number(own, "x"), number(own, "y"));
        for line in self.setter.lines(&[Piece::name(said, look)], f32::MAX).iter().take(1) {
            let left = match own.get("text-anchor").map(String::as_str) {
                Some("middle") => x - line.width / 2.0,
                Some("end") => x - line.width,
                _ => x,
            };
            let top = base - line_height(line) / 2.0 - line.size * 0.31;
            let room = LineRoom::from_left(PagePoint::new(left, top), line.width);
            put_line(&mut self.strip, Some(self.part), line, room);
        }
    }
}

fn attributes(start: &BytesStart<'_>) -> Attributes {
    let mut found = Attributes::new();
    for attribute in start.attributes().flatten() {
        let name = attribute.key.as_ref().to_owned();
        if let Ok(value) = attribute.normalized_value(XmlVersion::Implicit1_0) {
            found.insert(name, value.into_owned());
        }
    }
    found
}

/// `&amp;` and its like.
fn sign_of(sign: &quick_xml::events::BytesRef<'_>) -> Option<String> {
    if let Ok(Some(c)) = sign.resolve_char_ref() {
        return Some(c.to_string());
    }
    quick_xml::escape::resolve_predefined_entity(sign).map(str::to_owned)
}

fn number(own: &Attributes, name: &str) -> f32 {
    own.get(name).and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

fn opacity(own: &Attributes, name: &str) -> f32 {
    own.get(name).and_then(|number| number.parse().ok()).unwrap_or(1.0)
}
