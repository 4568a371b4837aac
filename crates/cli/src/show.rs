//! Data goes to standard output; a reader that went away is not a reason to panic.

use std::io::Write;

/// Prints text that may carry styles; they are stripped where nobody sees them.
pub fn styled(text: &str) -> crate::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Prints text as it is.
pub fn plain(text: &str) -> crate::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Prints data as JSON, set out for reading.
pub fn json(data: &impl serde::Serialize) -> crate::Result<()> {
    let mut text = serde_json::to_vec_pretty(data).map_err(std::io::Error::from)?;
    text.push(b'\n');
    bytes(&text)
}

/// Writes bytes as they are.
pub fn bytes(bytes: &[u8]) -> crate::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()?;
    Ok(())
}

/// How many columns there are: the terminal's, at most 100; 80 where there is none.
pub fn width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0)).clamp(40, 100)
}
