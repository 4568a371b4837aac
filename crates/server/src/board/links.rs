//! Where the links of a board lead.

use super::gallery;
use maud::{Markup, html};
use tiebreak_report::{Language, say};

/// Where the links of a board lead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    /// The page of the event.
    pub event: String,
    /// Its regulation, clause by clause.
    pub regulation: String,
    code: String,
}

impl Links {
    /// Those of an event of this server.
    pub fn to_event(slug: &str) -> Self {
        let event = format!("/events/{slug}");
        Self { regulation: format!("{event}/regulation"), code: format!("{event}/qr.svg"), event }
    }

    /// Those of the gallery, whose event is in no database.
    pub fn to_gallery() -> Self {
        Self {
            event: "/gallery".to_owned(),
            regulation: format!("/regulations/{}", gallery::REGULATION),
            code: format!("/events/{}/qr.svg", gallery::SLUG),
        }
    }

    /// The code to look at it on a telephone.
    pub fn code(&self, language: Language) -> Markup {
        html! {
            a.qr href=(self.event) {
                img src=(self.code) alt=(say!(language, page_board_event_here)) width="96"
                    height="96";
            }
        }
    }
}
