//! How fast a game was played, from its `TimeControl`.

/// Classical, rapid or blitz, as FIDE draws the lines: 60 minutes and 10 minutes for 60 moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Speed {
    /// At most ten minutes.
    Blitz,
    /// More than ten minutes, less than sixty.
    Rapid,
    /// Sixty minutes or more.
    Classical,
}

impl Speed {
    /// The phase of an event file.
    pub fn word(self) -> &'static str {
        match self {
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Classical => "classical",
        }
    }
}

/// What a time control comes to.
///
/// ```
/// use tiebreak_formats::pgn::{Speed, speed};
/// assert_eq!(speed("40/7200:3600+30"), Some(Speed::Classical));
/// assert_eq!(speed("600"), Some(Speed::Blitz));
/// assert_eq!(speed("15+10"), Some(Speed::Rapid));
/// let classical = speed("90 min/40 moves + 30 min/end + 30 sec increment per move");
/// assert_eq!(classical, Some(Speed::Classical));
/// assert_eq!(speed("-"), None);
/// ```
pub fn speed(text: &str) -> Option<Speed> {
    let plain = text.bytes().all(|byte| {
        byte.is_ascii_digit() || matches!(byte, b'+' | b':' | b'/' | b'*' | b' ' | b'.')
    });
    let seconds = if plain { fields(text)? } else { words(text)? };
    Some(match seconds {
        ..=600 => Speed::Blitz,
        601..3600 => Speed::Rapid,
        _ => Speed::Classical,
    })
}

/// The fields of the PGN standard, in seconds: `40/7200:3600`, `300+2`. "90+30" means minutes all
/// the same: nobody plays a game in 90 seconds with half a minute for every move.
fn fields(text: &str) -> Option<u32> {
    let mut seconds = 0u32;
    for field in text.split(':') {
        let time = field.rsplit('/').next()?.trim().trim_start_matches('*');
        let (base, increment) = time.split_once('+').unwrap_or((time, "0"));
        let number =
            |text: &str| text.split('.').next().and_then(|whole| whole.trim().parse::<u32>().ok());
        let (base, increment) = (number(base)?, number(increment)?);
        let minutes =
            time.contains('+') && (base < 60 || (base < 180 && base % 60 != 0 && increment >= 10));
        let base = if minutes { base.checked_mul(60)? } else { base };
        seconds = seconds.checked_add(base)?.checked_add(increment.checked_mul(60)?)?;
    }
    (seconds > 0).then_some(seconds)
}

/// What broadcasts write: numbers, each followed by its unit.
fn words(text: &str) -> Option<u32> {
    let text = text.to_lowercase();
    let mut seconds = 0u32;
    let mut number: Option<u32> = None;
    for word in text
        .split(|c: char| !c.is_alphanumeric())
        .flat_map(number_and_unit)
        .filter(|word| !word.is_empty())
    {
        if let Ok(read) = word.parse() {
            number = Some(read);
            continue;
        }
        let Some(read) = number.take() else { continue };
        let worth = match word {
            "h" | "hour" | "hours" => 3600,
            "m" | "min" | "mins" | "minute" | "minutes" | "minuten" => 60,
            // For every move, and sixty moves are reckoned.
            "s" | "sec" | "secs" | "second" | "seconds" | "sekunden" => 60,
            _ => continue,
        };
        seconds = seconds.checked_add(read.checked_mul(worth)?)?;
    }
    (seconds > 0).then_some(seconds)
}

/// "90min" in its two parts.
fn number_and_unit(word: &str) -> [&str; 2] {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    [&word[..digits], &word[digits..]]
}
