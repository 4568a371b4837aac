//! The link targets of a board.

use super::gallery;
use maud::{Markup, html};
use tiebreak_report::{Language, say};

/// The link targets of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    /// The page of the event.
    pub event: String,
    /// The event's regulation, clause by clause.
    pub regulation: String,
    code: String,
}

impl Links {
    /// The links of an event on this server.
    pub fn to_event(slug: &str) -> Self {
        let event = format!("/events/{slug}");
        Self { regulation: format!("{event}/regulation"), code: format!("{event}/qr.svg"), event }
    }

    /// The links of a gallery board, whose event is not in the database.
    pub fn to_gallery() -> Self {
        Self {
            event: "/gallery".to_owned(),
            regulation: format!("/regulations/{}", gallery::REGULATION),
            code: format!("/events/{}/qr.svg", gallery::SLUG),
        }
    }

    /// The QR code that opens the board on a phone.
    pub fn code(&self, language: Language) -> Markup {
        html! {
            a.qr href=(self.event) {
                img src=(self.code) alt=(say!(language, page_board_event_here)) width="96"
                    height="96";
            }
        }
    }
}
