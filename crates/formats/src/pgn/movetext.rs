//! What the moves tell without being understood: how many there are, and what the clocks showed.

use memchr::memchr;

/// How many moves were played, and the last clock times in seconds: White's and Black's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moves {
    /// The number of moves; none where the file has none.
    pub count: Option<u32>,
    /// White's clock after the last move that shows it.
    pub white_clock: Option<u32>,
    /// Black's clock after the last move that shows it.
    pub black_clock: Option<u32>,
}

/// Reads moves. Variations in round brackets do not count.
///
/// ```
/// use tiebreak_formats::pgn::Moves;
/// let moves = Moves::read("1. e4 { [%clk 1:30:00] } e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 { [%clk \
///    1:29:30] } 1/2-1/2");
/// assert_eq!((moves.count, moves.white_clock), (Some(2), Some(5370)));
/// ```
impl Moves {
    /// Reads the text after the tags.
    pub fn read(text: &str) -> Self {
        let mut moves = Self::default();
        let mut half_moves: u32 = 0;
        let mut depth = 0u32;
        // Only the last clock of each side is wanted: the others are not read.
        let mut clocks: [Option<&str>; 2] = [None; 2];
        let bytes = text.as_bytes();
        let mut at = 0;
        while let Some(first) = bytes.get(at) {
            match SIGNS[usize::from(*first)] {
                Sign::Comment => {
                    let end = usual_clock(&bytes[at..])
                        .or_else(|| memchr(b'}', &bytes[at..]))
                        .map_or(bytes.len(), |end| at + end);
                    if let (0, Some(clock)) = (depth, shown(&text[at..end])) {
                        clocks[usize::from(half_moves.is_multiple_of(2))] = Some(clock);
                    }
                    at = end + 1;
                }
                Sign::Remark => {
                    at = memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |end| at + end)
                }
                Sign::Opens => {
                    depth += 1;
                    at += 1;
                }
                Sign::Closes => {
                    depth = depth.saturating_sub(1);
                    at += 1;
                }
                Sign::Blank => at += 1,
                Sign::OfWord => {
                    let word = bytes[at..]
                        .iter()
                        .position(|byte| SIGNS[usize::from(*byte)] != Sign::OfWord);
                    let end = word.map_or(bytes.len(), |end| at + end);
                    half_moves += u32::from(depth == 0 && is_move(&bytes[at..end]));
                    at = end;
                }
            }
        }
        moves.count = (half_moves > 0).then(|| half_moves.div_ceil(2));
        [moves.white_clock, moves.black_clock] = clocks.map(|clock| seconds(clock?));
        moves
    }
}

/// What a sign of the moves is. Looked up, not compared: most of a large file is moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    OfWord,
    Blank,
    Comment,
    Remark,
    Opens,
    Closes,
}

const SIGNS: [Sign; 256] = {
    let mut signs = [Sign::OfWord; 256];
    let mut byte = 0;
    while byte < 128 {
        if (byte as u8).is_ascii_whitespace() {
            signs[byte] = Sign::Blank;
        }
        byte += 1;
    }
    signs[b'{' as usize] = Sign::Comment;
    signs[b';' as usize] = Sign::Remark;
    signs[b'(' as usize] = Sign::Opens;
    signs[b')' as usize] = Sign::Closes;
    signs
};

/// Where a comment ends that is a clock and nothing else, as most are: `{ [%clk 1:29:30] }`.
fn usual_clock(bytes: &[u8]) -> Option<usize> {
    let comment = bytes.first_chunk::<18>()?;
    let [b'{', b' ', b'[', b'%', b'c', b'l', b'k', b' ', time @ .., b']', b' ', b'}'] = comment
    else {
        return None;
    };
    time.iter().all(|byte| matches!(byte, b'0'..=b':')).then_some(17)
}

/// What a comment shows of a clock, from there on.
fn shown(comment: &str) -> Option<&str> {
    const CLOCK: &str = "[%clk ";
    // Nearly always it begins the comment.
    for begins in ["{ ", "{"] {
        if let Some(clock) = comment.strip_prefix(begins).and_then(|rest| rest.strip_prefix(CLOCK))
        {
            return Some(clock);
        }
    }
    comment.find(CLOCK).map(|at| &comment[at + CLOCK.len()..])
}

/// "1:29:30]" in seconds.
fn seconds(clock: &str) -> Option<u32> {
    let shown = clock.split(']').next().unwrap_or_default().trim();
    shown.split(':').try_fold(0u32, |sum, part| {
        let part = part.split('.').next().unwrap_or_default();
        sum.checked_mul(60)?.checked_add(part.parse().ok()?)
    })
}

/// A move in the usual notation, with or without its number before it ("12.Nf3").
fn is_move(word: &[u8]) -> bool {
    let rest = word
        .iter()
        .position(|byte| !byte.is_ascii_digit() && *byte != b'.')
        .map_or(&[][..], |at| &word[at..]);
    rest.first().is_some_and(u8::is_ascii_alphabetic) || rest.starts_with(b"--")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_counted_however_they_are_written() {
        for (text, count) in [
            ("1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 1-0", Some(3)),
            ("1. e4 {comment 9. Qx9} 1... e5 $1 2. Nf3 ; to the end 3. Nc3\n 2... Nc6 *", Some(2)),
            ("1. O-O-O 0-1", Some(1)),
            ("1. e4 { [%clk 1:29:30] } e5 { [%clk 1:2}:30] } Nf3 } 2. Nc3 1-0", Some(2)),
            ("1/2-1/2", None),
            ("*", None),
            ("{unfinished", None),
            ("(1. e4", None),
        ] {
            assert_eq!(Moves::read(text).count, count, "{text}");
        }
    }
}
