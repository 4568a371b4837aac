//! Sentences with holes.

/// The text in the holes `{}` of a pattern, if the whole text fits it.
pub fn holes<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut found = Vec::new();
    let pieces: Vec<&str> = pieces.collect();
    for (at, piece) in pieces.iter().enumerate() {
        let last = at + 1 == pieces.len();
        let end = match (*piece, last) {
            ("", true) => rest.len(),
            (piece, true) => rest.ends_with(piece).then(|| rest.len() - piece.len())?,
            (piece, false) => rest.find(piece)?,
        };
        found.push(&rest[..end]);
        rest = &rest[end + piece.len()..];
    }
    rest.is_empty().then_some(found)
}
