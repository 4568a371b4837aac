//! The forms in which people and programs get a ruling. A renderer draws the view and decides
//! nothing: sentences are made in `words`, data in `view`.

pub mod html;
pub mod json;
pub mod markdown;
pub mod svg;
pub mod text;
