//! The head that pins the record, and who signed it: to read aloud, to type, to photograph.

use super::Extras;
use maud::{Markup, html};
use qrcode::{Color, QrCode};
use std::fmt::Write;

/// The head in full, the key and the signature where there are any, and all of it as a QR code.
pub(super) fn head(extras: &Extras) -> Option<Markup> {
    let head = extras.head.as_deref()?;
    let code = match &extras.signed {
        Some(signed) => format!("{}\n\n{}", signed.key, signed.note),
        None => head.to_owned(),
    };
    Some(html! {
        div class="pinned" {
            @if let Some(drawing) = qr(&code) { div class="qr" { (drawing) } }
            div {
                p { code { (head) } }
                @match &extras.signed {
                    Some(signed) => {
                        p { "Signed; check it with the key " code { (signed.key) } "." }
                        pre { (signed.note) }
                        p class="note" { "The code holds the key and the signed head." }
                    }
                    None => { p class="note" { "Not signed. Whoever notes this head finds every later change of the lines above." } }
                }
            }
        }
    })
}

/// Black squares on white: one path, drawn here so that every element ends as HTML expects it to.
fn qr(text: &str) -> Option<Markup> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let side = code.width();
    let dark: Vec<bool> = code.into_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    let mut squares = String::new();
    for (row, line) in dark.chunks(side).enumerate() {
        let mut column = 0;
        for run in line.chunk_by(|a, b| a == b) {
            if run[0] {
                // Four modules of white around it, as readers of such codes expect.
                let _ = write!(squares, "M{} {}h{}v1h-{}z", column + 4, row + 4, run.len(), run.len());
            }
            column += run.len();
        }
    }
    let view = format!("0 0 {0} {0}", side + 8);
    Some(html! { svg viewBox=(view) role="img" aria-label="The head as a QR code" { path d=(squares) {} } })
}
