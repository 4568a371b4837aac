//! Regulations that people write on this server: drafts, versions, the checker's findings, a form.
//!
//! `form::shape` reads the keys, verbs and words from the JSON Schema of regulation files, and
//! `pages::form` draws a form for a text from them. Each control carries the change that it makes.
//! The script sends text and change to `/regulations/form`; `form::change` and `form::rewrite`
//! apply the change and leave the rest of the text as it was written; the response is the form of
//! the new text.

pub mod checking;
pub mod drafting;
pub mod form;
pub mod line_diff;
pub mod pages;
pub mod routes;
