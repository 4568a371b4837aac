//! Renderers for people and programs. A renderer draws the view and decides nothing: `words` makes
//! sentences, and `view` makes data.

pub mod html;
pub mod json;
pub mod markdown;
pub mod svg;
pub mod text;
