//! A QR code in a page.

use maud::{Markup, html};
use qrcode::{Color, QrCode};
use std::fmt::Write;

/// Black squares on white as one path. It is drawn here so that every element is closed as HTML
/// expects.
pub(super) fn qr(text: &str, alternative: &str) -> Option<Markup> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let side = code.width();
    let dark: Vec<bool> =
        code.into_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    let mut squares = String::new();
    for (row, line) in dark.chunks(side).enumerate() {
        let mut column = 0;
        for run in line.chunk_by(|a, b| a == b) {
            if run[0] {
                // A margin of four modules, which readers of QR codes expect.
                let _ =
                    write!(squares, "M{} {}h{}v1h-{}z", column + 4, row + 4, run.len(), run.len());
            }
            column += run.len();
        }
    }
    let view = format!("0 0 {0} {0}", side + 8);
    Some(html! { svg viewBox=(view) role="img" aria-label=(alternative) { path d=(squares) {} } })
}
