//! Styles, scripts and fonts. They are part of the program, so that pages load nothing from other
//! sites.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::problem::Problem;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Concatenates a stylesheet: the design tokens, the shared parts, and the parts of one kind of
/// page.
macro_rules! style {
    ($($own:literal)*) => {
        concat!(
            include_str!("../../assets/tokens.css"),
            include_str!("../../assets/components.css"),
            $(include_str!(concat!("../../assets/", $own)),)*
        )
    };
}

const FILES: &[(&str, &str, &str)] = &[
    ("tiebreak.css", CSS, style!("tiebreak.css" "public.css")),
    ("board.css", CSS, style!("board.css")),
    ("overlay.css", CSS, style!("board.css" "overlay.css")),
    ("tiebreak.js", SCRIPT, include_str!("../../assets/tiebreak.js")),
    ("console.js", SCRIPT, include_str!("../../assets/console.js")),
    ("regulation-form.css", CSS, include_str!("../../assets/regulation-form.css")),
    ("regulation-form.js", SCRIPT, include_str!("../../assets/regulation-form.js")),
    ("editor.js", SCRIPT, include_str!("../../assets/editor.js")),
    ("icon.svg", "image/svg+xml", include_str!("../../assets/icon.svg")),
];

macro_rules! fonts {
    ($($name:literal)*) => {
        const FONTS: &[(&str, &[u8])] =
            &[$((
                concat!($name, ".woff2"),
                include_bytes!(concat!("../../assets/fonts/", $name, ".woff2")),
            ),)*];
    };
}

// Latin, Latin Extended with Vietnamese, and Cyrillic. Other scripts use the reader's own fonts.
// The licences are in the same folder.
fonts! {
    "tiebreak-sans-cyrillic"
    "tiebreak-sans-latin"
    "tiebreak-sans-latin-ext"
    "tiebreak-serif-cyrillic"
    "tiebreak-serif-italic-cyrillic"
    "tiebreak-serif-italic-latin"
    "tiebreak-serif-italic-latin-ext"
    "tiebreak-serif-latin"
    "tiebreak-serif-latin-ext"
}

/// The fonts that every English page uses. Pages preload them.
pub const FIRST_FONTS: [&str; 2] = ["tiebreak-sans-latin.woff2", "tiebreak-serif-latin.woff2"];

/// `GET /assets/{name}`: a stylesheet or script.
pub async fn asset(Path(name): Path<String>) -> Result<Response, Problem> {
    let found = FILES.iter().find(|(known, _, _)| *known == name);
    let (_, kind, text) =
        found.ok_or_else(|| Problem::not_found("file of this name".to_owned()))?;
    Ok(([(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "public, max-age=300")], *text)
        .into_response())
}

/// `GET /embed.js`: the script with which other sites show a board.
pub async fn embed() -> Response {
    let headers = [(header::CONTENT_TYPE, SCRIPT), (header::CACHE_CONTROL, "public, max-age=300")];
    (headers, include_str!("../../assets/embed.js")).into_response()
}

/// `GET /assets/fonts/{name}`: a font. Browsers may cache it for ever, because a changed font gets
/// a new name.
pub async fn font(Path(name): Path<String>) -> Result<Response, Problem> {
    let found = FONTS.iter().find(|(known, _)| *known == name);
    let (_, bytes) = found.ok_or_else(|| Problem::not_found("font of this name".to_owned()))?;
    let headers = [
        (header::CONTENT_TYPE, "font/woff2"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, *bytes).into_response())
}
