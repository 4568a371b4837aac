//! Files and paper of an event: record, event file, regulation file, report, slips, QR code.
//!
//! `tiebreak_report::paper` says what is printed, as data; HTML and PDF draw the same document.

pub mod downloads;
pub mod pdf;
pub mod routes;
