//! The arbiters' console: open questions, corrections, exceptions, rests, the event log.
//!
//! The console is an ordinary page; the response to each form is a redirect to it. `console.js`
//! sends the same forms by `fetch`, takes `#console` out of the new page and restores typed text,
//! unfolded parts and the focus. A refusal is the page of a `Problem`, whose marked parts are
//! shown on the card. An answer that could not be sent waits in the browser and carries
//! `sent-before` when it is sent again: `service::entered_already` recognises it.

pub mod amendment;
pub mod amendment_page;
pub mod correction;
pub mod entries;
pub mod exception_preview;
pub mod exceptions;
pub mod log;
pub mod page;
pub mod promises;
pub mod question;
pub mod rests;
pub mod routes;
pub mod service;
pub mod toast;
