//! What the public sees of an event, made once for everybody who looks.

use crate::dossier::Dossier;
use crate::pages::{board, event, finish};
use axum::body::Bytes;
use tiebreak_scenarios::Scenarios;

/// The public pages of one state of an event, and the messages that bring open pages up to it.
#[derive(Debug)]
pub struct Frame {
    /// The whole page of the board.
    pub board_page: Bytes,
    /// The whole page of the overlay.
    pub overlay_page: Bytes,
    /// The inner part of the event page.
    pub event_body: String,
    /// The message to open boards.
    pub board_news: Bytes,
    /// The message to open overlays.
    pub overlay_news: Bytes,
    /// The message to open consoles and event pages: something has changed.
    pub change_news: Bytes,
    /// When the board no longer says that something was corrected, in seconds since 1970; a script takes the line away by itself.
    pub corrected_until: Option<i64>,
}

impl Frame {
    /// Draws everything, with what follows from the open games where that is worked out.
    pub fn of(dossier: &Dossier, outlook: Option<&Scenarios>) -> Self {
        let number = dossier.record().lines().len();
        let board = finish(board::content(dossier, outlook));
        let overlay = finish(board::overlay(dossier));
        Self {
            board_page: finish(board::page(dossier, &board)).into(),
            overlay_page: finish(board::overlay_page(dossier, &overlay)).into(),
            event_body: finish(event::content(dossier)),
            board_news: message("board", number, &board),
            overlay_news: message("overlay", number, &overlay),
            change_news: message("change", number, ""),
            corrected_until: board::correction(dossier).map(|correction| correction.until),
        }
    }
}

/// One message of an event stream.
pub fn message(kind: &str, number: usize, data: &str) -> Bytes {
    let mut out = format!("event: {kind}\nid: {number}\n");
    for line in data.split(['\n', '\r']) {
        out.push_str("data: ");
        out.push_str(line);
        out.push('\n');
    }
    out.push('\n');
    out.into()
}

/// A sign of life: without one for five seconds a page says that it is not live.
pub fn pulse() -> Bytes {
    Bytes::from_static(b"event: pulse\ndata: \n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_holds_together() {
        assert_eq!(message("board", 7, "<p>\nx\r</p>"), "event: board\nid: 7\ndata: <p>\ndata: x\ndata: </p>\n\n");
    }
}
