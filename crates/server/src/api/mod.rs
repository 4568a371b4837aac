//! The interface for programs: JSON under `/api/v1`, bearer tokens, an OpenAPI document.
//!
//! The document is made from the handlers; `document` completes it. `conditional` answers requests
//! of clients that already have the newest state, and `holder` checks what a token allows.

mod amendments;
mod answers;
mod conditional;
mod document;
mod entries;
mod events;
mod examples;
mod feed;
mod holder;
mod paging;
mod regulations;
mod routes;
mod scenarios;
mod schemas;
mod sites;
mod stream;
mod webhooks;

pub use events::EventDocument;
pub use holder::vouch;
pub use routes::{entering, openapi, routes};
