//! Kings that mark the colours, as drawings, because some fonts lack them or draw the white king
//! dark on a dark page.

use maud::{Markup, html};
use tiebreak_model::Colour;
use tiebreak_report::{Language, say};

const SHAPE: &str = "M11 1h2v2h2v2h-2v2.1c1.3.2 2 1.2 2 2.4 1.6-1.6 6-1.5 6 2.5 0 2.5-2.2 4-3.6 6\
    H6.6C5.2 16 3 14.5 3 12 3 8 7.4 7.9 9 9.5c0-1.2.7-2.2 2-2.4V5H9V3h2zM6.5 19.5h11V22h-11z";

/// A small square in the colour, white or black in light and in dark mode.
pub fn tile(colour: Colour) -> Markup {
    let (class, label) = match colour {
        Colour::White => ("tile w", "White"),
        Colour::Black => ("tile b", "Black"),
    };
    html! { span class=(class) role="img" aria-label=(label) {} }
}

/// The king of a colour.
pub fn king(language: Language, colour: Colour) -> Markup {
    let fill = match colour {
        Colour::White => "#fff",
        Colour::Black => "#1a1a1a",
    };
    html! {
        svg.king viewBox="0 0 24 24" role="img"
            aria-label=(say!(language, page_board_colour { colour: colour.word() })) {
            path d=(SHAPE) fill=(fill) stroke="currentColor" stroke-width="1.1"
                stroke-linejoin="round" {}
        }
    }
}

/// The colour of a player, or that it is still to be decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkedColour {
    /// White or black.
    Known(Colour),
    /// The lots or a player's choice will decide it.
    ToBeDrawn,
}

/// The king on a tile of its colour; the tile is split along the diagonal while the colour is to be
/// drawn.
pub fn piece(language: Language, side: MarkedColour) -> Markup {
    match side {
        MarkedColour::Known(colour) => html! {
            span.tile.b[colour == Colour::Black] role="img"
                aria-label=(say!(language, page_board_colour { colour: colour.word() })) {
                svg viewBox="0 0 24 24" aria-hidden="true" { path d=(SHAPE) {} }
            }
        },
        MarkedColour::ToBeDrawn => {
            html! {
                span.tile.lot role="img"
                    aria-label=(say!(language, page_board_colour { colour: "lots" })) {}
            }
        }
    }
}
