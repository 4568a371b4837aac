//! Regulations that people write here: drafts, versions, the checker's findings, a form.
//!
//! `form::shape` reads from the JSON Schema of regulation files which keys, verbs and words there
//! are, and `pages::form` draws a form of a text by them. Each control carries the change it stands
//! for. The script sends text and change to `/regulations/form`; `form::change` and `form::rewrite`
//! make the change and leave the rest of the text as it was written; the form of the new text comes
//! back.

pub mod checking;
pub mod drafting;
pub mod form;
pub mod line_diff;
pub mod pages;
pub mod routes;
