//! An event: its state, who may see it, its pages, and the list of all events.
//!
//! `state` holds an event's file, regulation, record and ruling at one moment. `listing` keeps the
//! card of every event, and its search words, in the store; the front page reads only those.
//! Events that changed are noted and their cards are made again in the background.

pub mod audience;
pub mod bridge_boards;
pub mod card;
pub mod crosstable;
pub mod drawings;
pub mod front_page;
pub mod glance;
pub mod kept_card;
pub mod listing;
pub mod localized;
pub mod now;
pub mod oembed;
pub mod page;
pub mod painting;
pub mod record_shown;
pub mod removal;
pub mod round;
pub mod routes;
pub mod share;
pub mod state;
pub mod steps;
pub mod stored;
pub mod timeline;
pub mod turned_on;
pub mod visibility;
