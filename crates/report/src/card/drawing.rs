//! A card as a picture of 1200 by 630 pixels, the size for previews of links. Its colours and fonts
//! are those of the light pages. They are fixed here, because the picture stands alone.

use super::{Bars, Card, CardMatch, Duel, Half, Picture, Standing, State};
use crate::geometry::{Extent, Point};
use crate::markup::finish;
use crate::svg::fit::{fitted, width};
use crate::{Language, say, wrap};
use maud::{Markup, html};

/// The width of the picture.
pub const WIDTH: u32 = 1200;
/// The height of a card in pixels.
pub const HEIGHT: u32 = 630;

const LEFT: u32 = 64;
const RIGHT: u32 = WIDTH - LEFT;
const ROOM: u32 = RIGHT - LEFT;
/// The top of the small picture, and the distance between its rows.
const TOP: u32 = 378;
const ROW: u32 = 44;

const PAPER: &str = "#fbfbf8";
const SHEET: &str = "#ffffff";
const INK: &str = "#15201b";
const INK_2: &str = "#48534e";
const RULE: &str = "#d7dcd7";
const RULE_2: &str = "#7c8781";
const ACCENT: &str = "#0a5a45";
/// The colours of the contenders, in the order of the standings.
const CONTENDERS: [&str; 4] = ["#17694f", "#2b5a9c", "#885605", "#85386f"];

const SERIF: &str = "Tiebreak Serif";
const SANS: &str = "Tiebreak Sans";

/// How a text looks.
#[derive(Clone, Copy)]
struct Pen {
    face: &'static str,
    weight: u32,
    size: u32,
    colour: &'static str,
    end: bool,
}

impl Pen {
    const fn serif(size: u32) -> Self {
        Self { face: SERIF, weight: 400, size, colour: INK, end: false }
    }

    const fn sans(size: u32) -> Self {
        Self { face: SANS, weight: 400, size, colour: INK_2, end: false }
    }

    const fn bold(self) -> Self {
        // The bundled faces: the serif at 700, the sans at 600.
        Self { weight: if self.face.len() == SERIF.len() { 700 } else { 600 }, ..self }
    }

    const fn colour(self, colour: &'static str) -> Self {
        Self { colour, ..self }
    }

    /// Aligns the end of the text with its point instead of the beginning.
    const fn end(self) -> Self {
        Self { end: true, ..self }
    }

    /// The font size at which a text fits, at least three fifths of the usual one. Long names
    /// shrink before they are cut.
    fn fitting(self, words: &str, room: u32) -> Self {
        let least = self.size * 3 / 5;
        let size =
            (least..=self.size).rev().find(|size| width(words, *size) <= room).unwrap_or(least);
        Self { size, ..self }
    }
}

fn text(Point { x, y }: Point, pen: Pen, words: &str, room: u32) -> Markup {
    let pen = pen.fitting(words, room);
    html! {
        text x=(x) y=(y) font-family=(pen.face) font-weight=(pen.weight) font-size=(pen.size)
            fill=(pen.colour)
            text-anchor=[pen.end.then_some("end")] { (fitted(words, pen.size, room)) }
    }
}

fn area(Point { x, y }: Point, Extent { width, height }: Extent, colour: &str) -> Markup {
    html! { rect x=(x) y=(y) width=(width) height=(height) fill=(colour) {} }
}

/// The picture of a card. `remark` is printed at the foot.
pub fn draw(language: Language, card: &Card, remark: Option<&str>) -> String {
    let (colour, label) = (state_colour(card), card.label(language));
    let title = titles(&card.title);
    let below = 238 + 58 * u32::try_from(title.len().saturating_sub(1)).unwrap_or(0);
    let lines = wrap::wrap(&card.sentence, 74);
    let body = html! {
        (area(Point::new(0, 0), Extent::new(WIDTH, HEIGHT), PAPER))
        (head(card))
        (sign(card, colour))
        (text(Point::new(LEFT + 34, 162), Pen::sans(28).bold().colour(colour), &label, 400))
        @let after = LEFT + 34 + width(&label, 28) + 8;
        (text(Point::new(after, 162), Pen::sans(26), &card.phase, RIGHT.saturating_sub(after)))
        @for (index, line) in (0..).zip(&title) {
            (text(Point::new(LEFT, 238 + 58 * index),
                Pen::serif(if title.len() > 1 { 48 } else { 60 }).bold(), line, ROOM))
        }
        @for (index, line) in (0..).zip(lines.iter().take(if title.len() > 1 { 1 } else { 2 })) {
            (text(Point::new(LEFT, below + 50 + 40 * index),
                Pen::serif(33).colour(INK_2), line, ROOM))
        }
        (picture(card))
        (foot(language, card, remark))
    };
    finish(&html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) }
            width=(WIDTH) height=(HEIGHT) role="img" {
            title { (card.title) ": " (card.description(language)) }
            defs { @for (index, colour) in CONTENDERS.iter().enumerate() {
                pattern id={ "h" (index) } width="8" height="8"
                    patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    rect width="3" height="8" fill=(colour) {}
                }
            } }
            (body)
        }
    })
}

/// The picture of the site itself.
pub fn front(language: Language) -> String {
    let motto = say!(language, page_motto);
    let body = html! {
        (area(Point::new(0, 0), Extent::new(WIDTH, HEIGHT), PAPER))
        path d="M64 84h72v16H64zM64 116h28v16H64zM108 124h28v16H108z" fill=(INK) {}
        (text(Point::new(160, 136), Pen::serif(68).bold(), "Tiebreak", 600))
        (area(Point::new(LEFT, 186), Extent::new(ROOM, 8), INK))
        (area(Point::new(LEFT, 202), Extent::new(ROOM, 2), INK))
        (text(Point::new(LEFT, 340), Pen::serif(68).bold(), &motto, ROOM))
        (text(Point::new(LEFT, 420), Pen::serif(36).colour(INK_2),
            &say!(language, card_front_clauses), ROOM))
        (text(Point::new(LEFT, 560), Pen::sans(28), &say!(language, card_front_sports), ROOM))
    };
    finish(&html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) }
            width=(WIDTH) height=(HEIGHT) role="img" {
            title { "Tiebreak. " (motto) }
            (body)
        }
    })
}

/// The title on one line, or on two if it is long.
fn titles(title: &str) -> Vec<String> {
    if width(title, 42) <= ROOM {
        return vec![title.to_owned()];
    }
    let mut lines = wrap::wrap(title, 44);
    lines.truncate(2);
    lines
}

fn head(card: &Card) -> Markup {
    html! {
        path d="M64 44h36v8H64zM64 60h14v8H64zM86 64h14v8H86z" fill=(INK) {}
        (text(Point::new(114, 70), Pen::serif(34).bold(), "Tiebreak", 300))
        (text(Point::new(RIGHT, 68), Pen::sans(25).end(), &card.when_and_where(), 760))
        (area(Point::new(LEFT, 92), Extent::new(ROOM, 5), INK))
        (area(Point::new(LEFT, 101), Extent::new(ROOM, 1), INK))
    }
}

fn foot(language: Language, card: &Card, remark: Option<&str>) -> Markup {
    let by = say!(language, card_by_the_regulation { regulation: &card.regulation });
    html! {
        (area(Point::new(LEFT, 566), Extent::new(ROOM, 1), RULE))
        (text(Point::new(LEFT, 602), Pen::sans(24), remark.unwrap_or(&by), ROOM - 160))
        @if !card.clause.is_empty() {
            @let number = width(&card.clause, 24);
            (text(Point::new(RIGHT, 602), Pen::sans(24).bold().end(), &card.clause, 140))
            (text(Point::new(RIGHT.saturating_sub(number + 4), 602),
                Pen::sans(24).bold().colour(ACCENT).end(), "§", 30))
        }
    }
}

fn state_colour(card: &Card) -> &'static str {
    match card.state {
        State::Live => ACCENT,
        State::Tied | State::Before => "#805300",
        State::Interim => "#3f5b78",
        State::Decided if card.departed => "#5d3aa3",
        State::Decided => INK,
    }
}

/// The sign of the state; states differ in shape as well as colour.
fn sign(card: &Card, colour: &str) -> Markup {
    html! {
        @match card.state {
            State::Live => { circle cx="74" cy="152" r="10" fill=(colour) {} }
            State::Tied | State::Before => {
                circle cx="74" cy="152" r="9" fill="none" stroke=(colour) stroke-width="3" {}
                path d="M81 145a10 10 0 0 1-14 14z" fill=(colour) {}
            }
            State::Interim => {
                rect x="65" y="143" width="18" height="18" fill="none" stroke=(colour)
                    stroke-width="2" {}
                path d="M65 152l9-9M65 161l18-18M74 161l9-9" stroke=(colour) stroke-width="2" {}
            }
            State::Decided if card.departed => {
                path d="M74 140l12 12-12 12-12-12z" fill=(colour) {}
            }
            State::Decided => (area(Point::new(64, 142), Extent::new(20, 20), colour)),
        }
    }
}

fn picture(card: &Card) -> Markup {
    match &card.picture {
        Picture::Matches(matches) => self::matches(matches),
        Picture::Outcomes(bars) => outcomes(bars),
        Picture::Standing(_) if !card.bracket.is_empty() => bracket(&card.bracket),
        Picture::Standing(rows) => standing(rows),
    }
}

/// The rounds from left to right, each match between the two that lead to it.
fn bracket(rounds: &[Vec<Duel>]) -> Markup {
    const GAP: u32 = 56;
    let columns = u32::try_from(rounds.len()).unwrap_or(1).max(1);
    let wide = (ROOM - GAP * (columns - 1)) / columns;
    // Four rows and the space between two matches fill the height.
    let height = 4 * ROW;
    html! {
        @for (column, round) in (0..).zip(rounds) {
            @let x = LEFT + column * (wide + GAP);
            @let each = height / u32::try_from(round.len()).unwrap_or(1).max(1);
            @for (index, duel) in (0..).zip(round) {
                @let middle = TOP - 6 + each * index + each / 2;
                (duel_box(duel, Point::new(x, middle - 40), wide))
                @if column + 1 < columns {
                    @let joint = x + wide + GAP / 2;
                    @let end = joint + GAP / 2;
                    path d={ "M" (x + wide) " " (middle) "H" (joint) "V" (TOP - 6 + height / 2)
                        "H" (end) } fill="none" stroke=(RULE_2) {}
                }
            }
        }
    }
}

fn duel_box(duel: &Duel, Point { x, y }: Point, wide: u32) -> Markup {
    html! {
        rect x=(x) y=(y) width=(wide) height="80" fill=(SHEET) stroke=(RULE_2) {}
        (area(Point::new(x, y + 40), Extent::new(wide, 1), RULE))
        @for (side, row) in duel.sides.iter().zip(0..) {
            (half(side, Point::new(x, y + 40 * row), wide))
        }
    }
}

fn half(side: &Half, Point { x, y }: Point, wide: u32) -> Markup {
    const CELL: u32 = 52;
    let pen = if side.won { Pen::serif(28).bold() } else { Pen::serif(28) };
    let cells = u32::try_from(side.scores.len()).unwrap_or(0) * CELL;
    html! {
        @if side.won { (area(Point::new(x, y), Extent::new(6, 40), INK)) }
        (text(Point::new(x + 20, y + 30), pen, &side.name, wide.saturating_sub(30 + cells)))
        @for (score, at) in side.scores.iter().rev().zip(0..) {
            @let weight = if side.won { 600 } else { 400 };
            (text(Point::new(x + wide - 12 - CELL * at, y + 30),
                Pen { face: SANS, weight, end: true, ..pen }, score, CELL))
        }
    }
}

fn standing(rows: &[Standing]) -> Markup {
    html! {
        @for (index, row) in (0..).zip(rows) {
            @let y = TOP + ROW * index;
            @let pen = if row.won { Pen::serif(32).bold() } else { Pen::serif(30) };
            @let colour = if index == 0 { RULE_2 } else { RULE };
            (area(Point::new(LEFT, y), Extent::new(ROOM, 1), colour))
            (text(Point::new(LEFT, y + 32), Pen::sans(26), &row.place, 96))
            (text(Point::new(LEFT + 110, y + 32), pen, &row.name, 760))
            (text(Point::new(RIGHT, y + 32), Pen { end: true, ..pen }, &row.score, 180))
        }
    }
}

fn outcomes(bars: &Bars) -> Markup {
    const BAR: (u32, u32) = (480, 1020);
    let part = |thousandths: u32| (BAR.1 - BAR.0) * thousandths / 1000;
    html! {
        @for (index, (name, alone, shared, count)) in (0..).zip(&bars.rows) {
            @let y = TOP + ROW * index;
            @let at = usize::try_from(index).unwrap_or(0) % CONTENDERS.len();
            (text(Point::new(LEFT, y + 29), Pen::serif(29), name, BAR.0 - LEFT - 20))
            rect x=(BAR.0) y=(y + 4) width=(BAR.1 - BAR.0) height="32"
                fill=(SHEET) stroke=(RULE_2) {}
            (area(Point::new(BAR.0, y + 4), Extent::new(part(*alone), 32), CONTENDERS[at]))
            rect x=(BAR.0 + part(*alone)) y=(y + 4) width=(part(*shared)) height="32"
                fill={ "url(#h" (at) ")" } {}
            (text(Point::new(RIGHT, y + 29), Pen::sans(26).end(),
                &short(count, bars.sampled), RIGHT - BAR.1 - 10))
        }
    }
}

/// The count, or empty if it has too many digits to read; the bar shows it anyway.
fn short(count: &str, sampled: bool) -> String {
    match (count.len() <= 7, sampled) {
        (false, _) => String::new(),
        (true, true) => format!("≈ {count}"),
        (true, false) => count.to_owned(),
    }
}

fn matches(matches: &[CardMatch]) -> Markup {
    let wide = if matches.len() > 1 { (ROOM - 32) / 2 } else { ROOM };
    html! {
        @for (index, one) in (0..).zip(matches) {
            @let x = LEFT + index * (wide + 32);
            rect x=(x) y=(TOP - 6) width=(wide) height="182" fill=(SHEET) stroke=(ACCENT)
                stroke-width="2" {}
            (area(Point::new(x, TOP - 6), Extent::new(8, 182), ACCENT))
            (text(Point::new(x + 28, TOP + 28), Pen::sans(24).bold().colour(ACCENT),
                &one.label, wide - 200))
            (text(Point::new(x + wide - 20, TOP + 28), Pen::sans(22).end(), &one.clock, 170))
            @for ((side, fill), row) in one.sides.iter().zip([SHEET, INK]).zip(0..) {
                @let y = TOP + 86 + 66 * row;
                rect x=(x + 28) y=(y - 28) width="28" height="28" fill=(fill) stroke=(INK) {}
                (text(Point::new(x + 74, y), Pen::serif(38), &side.name, wide - 160))
                (text(Point::new(x + wide - 20, y), Pen::serif(38).bold().end(), &side.score, 64))
            }
            (area(Point::new(x + 28, TOP + 104), Extent::new(wide - 48, 1), RULE))
        }
    }
}
