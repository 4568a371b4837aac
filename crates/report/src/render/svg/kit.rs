//! The shapes of which all drawings consist.

use super::fit::fitted;
use crate::geometry::{Extent, Point};
use crate::markup::finish;
use maud::{Markup, html};

/// The font size of ordinary text.
pub(crate) const SIZE: u32 = 13;

/// The font size of captions.
pub(crate) const SMALL: u32 = 11;

/// The position of a text relative to its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// The style of a text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    pub class: &'static str,
    pub anchor: Anchor,
    pub size: u32,
    pub bold: bool,
    pub faint: bool,
}

impl Look {
    pub const fn new(class: &'static str) -> Self {
        Self { class, anchor: Anchor::Start, size: SIZE, bold: false, faint: false }
    }

    pub const fn anchor(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    pub const fn bold(self, bold: bool) -> Self {
        Self { bold, ..self }
    }

    pub const fn faint(self) -> Self {
        Self { faint: true, ..self }
    }

    pub const fn small(self) -> Self {
        self.size(SMALL)
    }

    pub const fn size(self, size: u32) -> Self {
        Self { size, ..self }
    }
}

/// A text that fits `room`. If it had to be cut, a tooltip shows all of it.
pub(crate) fn text(Point { x, y }: Point, look: Look, words: &str, room: u32) -> Markup {
    let shown = fitted(words, look.size, room);
    let weight = look.bold.then_some("600");
    let opacity = look.faint.then_some("0.62");
    html! {
        text x=(x) y=(y) class=(look.class) text-anchor=(look.anchor.word()) font-size=(look.size)
            font-weight=[weight] fill-opacity=[opacity] {
            @if shown != words { title { (words) } }
            (shown)
        }
    }
}

/// A straight line.
pub(crate) fn line(from: Point, to: Point, class: &'static str, opacity: &'static str) -> Markup {
    html! {
        line class=(class) x1=(from.x) y1=(from.y) x2=(to.x) y2=(to.y)
            stroke="currentColor" stroke-opacity=(opacity) {}
    }
}

/// A filled area.
pub(crate) fn area(
    Point { x, y }: Point,
    Extent { width, height }: Extent,
    class: &'static str,
    opacity: &'static str,
) -> Markup {
    html! {
        rect class=(class) x=(x) y=(y) width=(width) height=(height)
            fill="currentColor" fill-opacity=(opacity) {}
    }
}

/// A box with a border. Its hue is thin, so that text on it is legible in light and dark mode.
pub(crate) fn box_of(
    Point { x, y }: Point,
    Extent { width, height }: Extent,
    class: &str,
    hue: Option<&'static str>,
) -> Markup {
    let (fill, opacity) = hue.map_or(("currentColor", "0.05"), |hue| (hue, "0.24"));
    html! {
        rect class=(class) x=(x) y=(y) width=(width) height=(height)
            rx="4" fill=(fill) fill-opacity=(opacity)
            stroke="currentColor" stroke-opacity="0.4" {}
    }
}

/// A whole drawing. Screen readers read its title.
pub(crate) fn drawing(class: &'static str, title: &str, size: Extent, body: &Markup) -> String {
    whole(class, "img", title, size, body)
}

/// A drawing with links, which a picture may not contain.
pub(crate) fn drawing_with_links(
    class: &'static str,
    title: &str,
    size: Extent,
    body: &Markup,
) -> String {
    whole(class, "group", title, size, body)
}

fn whole(
    class: &str,
    role: &str,
    title: &str,
    Extent { width, height }: Extent,
    body: &Markup,
) -> String {
    finish(&html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "tiebreak " (class) }
            viewBox={ "0 0 " (width) " " (height) }
            width=(width) height=(height) role=(role) fill="currentColor"
            font-family="system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif" {
            title { (title) }
            (body)
        }
    })
}
