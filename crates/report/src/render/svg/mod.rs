//! Tables and brackets as SVG: self-contained, without scripts, styles or references.
//!
//! Colours are `currentColor`, and everything that a page may want to style has a class, so one
//! drawing serves paper, light pages and dark pages. Attributes give the default look. A `style`
//! element would be refused by a strict content security policy and would affect the page around
//! the drawing.

mod bracket;
mod crosstable;
pub(crate) mod fit;
mod flow;
mod grid;
pub(crate) mod kit;
pub(crate) mod meetings;
mod round_robin;
mod timeline;

pub use bracket::{bracket, knock_out, match_list};
pub use crosstable::{crosstable, crosstable_in_parts};
pub(crate) use crosstable::{crosstable_as_table, crosstable_title};
pub use flow::flow;
pub(crate) use round_robin::round_robin_as_table;
pub use round_robin::{half_points, own_mark, points, round_robin, stage_mark};
pub use timeline::{Timeline, timeline};
