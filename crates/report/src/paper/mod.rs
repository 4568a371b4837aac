//! Reports and result slips as data. `html` draws them as pages and `tiebreak-pdf` as PDF; neither
//! makes sentences of its own.

mod awards;
mod block;
mod corrections;
mod foot;
mod head;
mod lots;
mod missing;
mod play_off;
mod prose;
mod protocol;
mod questions;
mod readings;
mod run;
mod slips;
mod spliced;
mod standing;
mod standings;
mod steps;
mod table;
mod turned_on;

pub use crate::markup::legible;
pub use block::{Block, Drawing, Hashed, PaperStep, Tone};
pub use foot::Foot;
pub use missing::missing_letters;
pub use protocol::{Heading, PaperDocument, PaperSection, protocol};
pub use run::{Manner, TextRun};
pub use slips::{Slip, SlipPlayer, Slips, slips};
pub use standings::{below, rows, source, standing, standings};
pub use table::{Cell, CellManner, Group, GroupManner, Row, RowManner, Table, TableKind};
