//! What a cell of a round says: opponent, colour, result, in the notations of the usual programs.

use tiebreak_model::ByeKind;

/// How a game ended for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Points {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    Open,
}

impl Points {
    pub(super) fn from_sign(sign: char) -> Option<Self> {
        Some(match sign {
            '1' => Self::Win,
            '½' | '=' => Self::Draw,
            '0' => Self::Loss,
            '+' => Self::ForfeitWin,
            '-' | '−' => Self::ForfeitLoss,
            '*' => Self::Open,
            _ => return None,
        })
    }

    pub(super) fn agrees(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Win, Self::Loss)
                | (Self::Loss, Self::Win)
                | (Self::Draw, Self::Draw)
                | (Self::Open, Self::Open)
                | (Self::ForfeitWin, Self::ForfeitLoss)
                | (Self::ForfeitLoss, Self::ForfeitWin | Self::ForfeitLoss)
        )
    }
}

/// One cell, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RoundCell {
    /// A game: the opponent's number, the own colour (`w` or `b`), the result.
    Game(u32, Option<char>, Points),
    /// A round without an opponent.
    Bye(ByeKind),
}

/// The letters of the colours in a table: in German Black is `s`, in Dutch `z`, in French and
/// Spanish White is `b`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Letters {
    white: char,
    black: char,
}

impl Letters {
    /// The letters that some cells use.
    pub(super) fn from_cells<'c>(cells: impl Iterator<Item = &'c str>) -> Self {
        let mut seen = [false; 3];
        for cell in cells.filter(|cell| cell.bytes().any(|byte| byte.is_ascii_digit())) {
            for (seen, letter) in seen.iter_mut().zip(['n', 's', 'z']) {
                *seen |= cell.chars().any(|sign| sign.eq_ignore_ascii_case(&letter));
            }
        }
        match seen {
            [true, ..] => Self { white: 'b', black: 'n' },
            [_, true, _] => Self { white: 'w', black: 's' },
            [.., true] => Self { white: 'w', black: 'z' },
            _ => Self { white: 'w', black: 'b' },
        }
    }

    fn colour(self, sign: char) -> Option<char> {
        let sign = sign.to_ascii_lowercase();
        if sign == self.white {
            Some('w')
        } else if sign == self.black {
            Some('b')
        } else {
            None
        }
    }
}

/// Reads a cell: `12w1` (Swiss-Manager, chess-results, Tornelo), `+W12` (Vega), `W12` (by letter of
/// the result), byes.
pub(super) fn read(cell: &str, letters: Letters) -> Option<RoundCell> {
    let text: String =
        cell.replace("1/2", "½").replace("0.5", "½").replace("0,5", "½").to_lowercase();
    let text: String = text
        .chars()
        .filter(|sign| !sign.is_whitespace() && !matches!(sign, '(' | ')' | ':' | '#'))
        .collect();
    if let Some(kind) = bye(&text) {
        return Some(RoundCell::Bye(kind));
    }
    let first = text.chars().next()?;
    if first.is_ascii_digit() && text.chars().any(|sign| letters.colour(sign).is_some()) {
        return number_first(&text, letters);
    }
    sign_first(&text, letters)
}

fn bye(text: &str) -> Option<ByeKind> {
    Some(match text {
        "bye" | "u" | "-1" | "+bye" | "1bye" | "bye1" | "spielfrei" | "freilos" | "exempt"
        | "exe" | "descansa" | "vrij" | "+--" => ByeKind::Pairing,
        "f" | "+" => ByeKind::Full,
        "h" | "½" | "=" | "-½" | "½bye" | "bye½" | "=bye" | "hpb" => ByeKind::Half,
        "z" | "0" | "-" | "--" | "---" | "-0" | "0bye" | "bye0" | "-bye" | "zpb" => ByeKind::Zero,
        _ => return None,
    })
}

/// `12w1`, `12w½`, `12w+`, and `12w` before the game is over.
fn number_first(text: &str, letters: Letters) -> Option<RoundCell> {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let opponent = text[..digits].parse().ok()?;
    let mut rest = text[digits..].chars();
    let colour = letters.colour(rest.next()?)?;
    let points = match (rest.next(), rest.next()) {
        (None, _) => Points::Open,
        (Some(sign), None) => Points::from_sign(sign)?,
        _ => return None,
    };
    Some(RoundCell::Game(opponent, Some(colour), points))
}

/// `+W12`, `=b3`, `-w1`: signs are results over the board here, `>` and `<` those without play.
/// `w12`, `d3`, `l1` without a sign.
fn sign_first(text: &str, letters: Letters) -> Option<RoundCell> {
    let digits = text
        .rfind(|sign: char| !sign.is_ascii_digit())
        .map_or(0, |at| at + text[at..].chars().next().map_or(0, char::len_utf8));
    let opponent = text[digits..].parse().ok();
    let mut signs = text[..digits].chars();
    let (first, second, third) = (signs.next()?, signs.next(), signs.next());
    let over_the_board = match first {
        '+' | '1' => Some(Points::Win),
        '=' | '½' => Some(Points::Draw),
        '-' | '−' | '0' => Some(Points::Loss),
        '>' => Some(Points::ForfeitWin),
        '<' => Some(Points::ForfeitLoss),
        _ => None,
    };
    match (over_the_board, second, third) {
        (Some(points), Some(colour), None) => {
            Some(RoundCell::Game(opponent?, Some(letters.colour(colour)?), points))
        }
        (None, None, None) => {
            let points = match first {
                'w' => Points::Win,
                'd' => Points::Draw,
                'l' => Points::Loss,
                _ => return None,
            };
            Some(RoundCell::Game(opponent?, None, points))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_the_usual_programs() {
        let english = Letters { white: 'w', black: 'b' };
        let german = Letters::from_cells(["3s1", "4w0"].into_iter());
        let french = Letters::from_cells(["3n1", "4b0"].into_iter());
        let game = |opponent, colour, points| Some(RoundCell::Game(opponent, Some(colour), points));
        for (cell, letters, read_as) in [
            ("12w1", english, game(12, 'w', Points::Win)),
            (" 12 b ½", english, game(12, 'b', Points::Draw)),
            ("12w1/2", english, game(12, 'w', Points::Draw)),
            ("12w", english, game(12, 'w', Points::Open)),
            ("3s1", german, game(3, 'b', Points::Win)),
            ("4b0", french, game(4, 'w', Points::Loss)),
            ("+W12", english, game(12, 'w', Points::Win)),
            ("-B3", english, game(3, 'b', Points::Loss)),
            ("<B3", english, game(3, 'b', Points::ForfeitLoss)),
            ("3b-", english, game(3, 'b', Points::ForfeitLoss)),
            ("W7", english, Some(RoundCell::Game(7, None, Points::Win))),
            ("-1", english, Some(RoundCell::Bye(ByeKind::Pairing))),
            ("-½", english, Some(RoundCell::Bye(ByeKind::Half))),
            ("bye", english, Some(RoundCell::Bye(ByeKind::Pairing))),
            ("12x1", english, None),
            ("w", english, None),
        ] {
            assert_eq!(read(cell, letters), read_as, "{cell}");
        }
    }
}
