//! The page around the board, and the board of an event that cannot be read.

use super::Links;
use crate::dossier::Dossier;
use crate::pages::layout::{Refresh, light_head};
use crate::pages::sign::{State, sign};
use crate::problem::Problem;
use crate::raw::Raw;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The light that a board was asked for in.
#[derive(Debug, serde::Deserialize)]
pub struct Light {
    /// `light` or `dark`; the hall's own where nothing is said.
    pub theme: Option<String>,
}

impl Light {
    /// The word, where it is one.
    pub fn word(&self) -> Result<Option<&'static str>, Problem> {
        match self.theme.as_deref() {
            None | Some("") => Ok(None),
            Some("light") => Ok(Some("light")),
            Some("dark") => Ok(Some("dark")),
            Some(other) => Err(Problem::Wrong(format!("\"{other}\" is no theme of a board: expected light, dark"))),
        }
    }
}

/// Without scripts a board is asked for again so often.
const REFRESH: Refresh = Refresh(15);

/// The whole page around what [`super::content`] drew, in the light that was asked for.
pub fn page(dossier: &Dossier, content: &str, theme: Option<&str>) -> Markup {
    let live = format!("/events/{}/live?view=board", dossier.row.slug);
    whole(&dossier.event.title, theme, Some(&live), &PreEscaped(content.to_owned()))
}

/// A board that does not change: one of the gallery.
pub fn still(title: &str, content: &str, theme: Option<&str>) -> Markup {
    whole(title, theme, None, &PreEscaped(content.to_owned()))
}

/// The board of an event whose record or files were changed from outside.
pub fn damaged(raw: &Raw, theme: Option<&str>) -> Markup {
    whole(&raw.row.title, theme, None, &damaged_content(raw, &Links::of(&raw.row.slug)))
}

/// What that board shows: nothing is claimed.
pub fn damaged_content(raw: &Raw, links: &Links) -> Markup {
    html! {
        div.bands {
            header { h1 { (raw.row.title) } (sign(State::Dead, "not live")) }
            section.above aria-label="Now" {
                p.kick { (sign(State::Dead, "The record cannot be read")) }
                div.far.dead { strong { "Please wait" } span { "The arbiter is looking into it" } }
            }
            section.middle aria-label="The way" {}
            footer.below {
                p.why.medium { "The record of this event was damaged, so that nothing is shown from it. What was entered is kept." }
                p.clock { span { "Time" } b data-clock="" { "–:–" } }
                (links.code())
            }
        }
    }
}

fn whole(title: &str, theme: Option<&str>, live: Option<&str>, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" data-theme=[theme] {
            head { (light_head(title, "/assets/board.css")) (REFRESH.head()) }
            body.board {
                main.hall data-stream=[live] data-news="board" { (content) }
                (REFRESH.said())
            }
        }
    }
}
