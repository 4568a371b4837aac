//! The head that pins the record, and who signed it: to read aloud, to type, to photograph.

use super::Extras;
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;

/// The head in full, the key and the signature where there are any, and all of it as a QR code.
pub(super) fn head(extras: &Extras) -> Option<Markup> {
    let head = extras.head.as_deref()?;
    let code = match &extras.signed {
        Some(signed) => format!("{}\n\n{}", signed.key, signed.note),
        None => head.to_owned(),
    };
    Some(html! {
        div class="head" {
            @if let Some(drawing) = qr(&code) { div class="qr" { (PreEscaped(drawing)) } }
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

/// A drawing of black squares that needs nothing from elsewhere.
fn qr(text: &str) -> Option<String> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    let drawing = code.render::<svg::Color<'_>>().min_dimensions(120, 120).build();
    // The declaration in front is for files of their own.
    drawing.find("<svg").map(|at| drawing[at..].to_owned())
}
