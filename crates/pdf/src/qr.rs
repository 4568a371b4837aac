//! A QR code, as squares.

use crate::strip::Mark;
use qrcode::{Color, QrCode};

/// Modules of white around it, as readers of such codes expect.
const QUIET: usize = 4;

/// The code of a text in a square of this side; nothing where the text is too long for one.
pub(crate) fn squares(text: &str, side: f32) -> Option<Mark> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let modules = code.width();
    let dark: Vec<bool> =
        code.into_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    let mut runs = Vec::new();
    for (row, line) in dark.chunks(modules).enumerate() {
        let mut column = 0;
        for run in line.chunk_by(|a, b| a == b) {
            if run.first() == Some(&true) {
                runs.push(((column + QUIET) as f32, (row + QUIET) as f32, run.len() as f32));
            }
            column += run.len();
        }
    }
    Some(Mark::Squares { side: side / (modules + 2 * QUIET) as f32, runs: runs.into() })
}
