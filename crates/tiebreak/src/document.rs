//! Text files with the places of what they say, and mistakes in them as data.

pub use tiebreak_document::{Diagnostic, Excerpt, LineAndColumn, RejectedFile, Severity, Span};
