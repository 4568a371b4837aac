//! Chess teams: `boards`, `match-points`, `primary`, the rosters of `[[team]]`, and `[[match]]`
//! board by board.
//!
//! `[[team]]` and `[[match]]` are also bridge's. A file is about chess teams when it says how many
//! boards a match has, or which score decides, or `sport = "chess"`: bridge has none of these keys.

pub(super) mod read;
pub(super) mod write;
