//! What the public sees of an event, made once for everybody who looks.

use crate::dossier::Dossier;
use crate::listing;
use crate::pages::board::{self, Board, names};
use crate::pages::{event, finish};
use axum::body::Bytes;
use tiebreak_report::card::Card;
use tiebreak_scenarios::Scenarios;
use tiebreak_scenarios::odds::Odds;

/// The public pages of one state of an event, and the messages that bring open pages up to it.
#[derive(Debug)]
pub struct Frame {
    /// The event at a glance.
    pub card: Card,
    /// What the board shows, for the page around it.
    pub board: String,
    /// The inner part of the event page.
    pub event_body: String,
    /// The message to open boards.
    pub board_news: Bytes,
    /// The message to open consoles, event pages and overlays: something has changed.
    pub change_news: Bytes,
    /// When it no longer holds though nothing is entered: a rest ends, a correction is no longer news. In seconds since 1970.
    pub until: Option<i64>,
}

impl Frame {
    /// Draws everything, with what follows from the open games and the chances, where they are worked out.
    pub fn of(dossier: &Dossier, outlook: Option<&Scenarios>, chances: Option<&Odds>) -> Self {
        let number = dossier.record().lines().len();
        let event = names::called(&dossier.event);
        let board = finish(board::content(&Board::new(dossier, &event, outlook).with_chances(chances)));
        Self {
            card: listing::card(dossier, outlook),
            event_body: finish(event::content(dossier)),
            board_news: message("board", number, &board),
            change_news: message("change", number, ""),
            until: board::changes_at(dossier),
            board,
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

/// The message to open consoles: the broadcast proposes something else.
pub fn broadcast() -> Bytes {
    Bytes::from_static(b"event: broadcast\ndata: \n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_holds_together() {
        assert_eq!(message("board", 7, "<p>\nx\r</p>"), "event: board\nid: 7\ndata: <p>\ndata: x\ndata: </p>\n\n");
    }
}
