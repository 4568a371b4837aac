//! The faces of the pages at fixed weights, for pictures and for paper: Latin, Latin Extended with
//! Vietnamese, and Cyrillic, all in one file each. They are Source Sans 3 and Source Serif 4 under
//! the SIL Open Font License 1.1, cut down by `tools/picture_fonts.py`; the texts of the licence
//! stand next to them.
//!
//! ```
//! assert!(tiebreak_fonts::ALL.iter().all(|font| font.starts_with(&[0, 1, 0, 0])), "TrueType");
//! ```

/// Tiebreak Sans, weight 400: what the program says.
pub const SANS: &[u8] = include_bytes!("../ttf/tiebreak-sans-400.ttf");
/// Tiebreak Sans, weight 600: what is to be seen first.
pub const SANS_BOLD: &[u8] = include_bytes!("../ttf/tiebreak-sans-600.ttf");
/// Tiebreak Serif, weight 400: printed text.
pub const SERIF: &[u8] = include_bytes!("../ttf/tiebreak-serif-400.ttf");
/// Tiebreak Serif, weight 700: titles.
pub const SERIF_BOLD: &[u8] = include_bytes!("../ttf/tiebreak-serif-700.ttf");

/// All of them.
pub const ALL: [&[u8]; 4] = [SANS, SANS_BOLD, SERIF, SERIF_BOLD];
