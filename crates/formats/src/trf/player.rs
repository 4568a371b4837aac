//! The player record, `001`.

use super::columns::Columns;
use tiebreak_document::{Diagnostic, Faults, Severity, Span};
use tiebreak_language::{GroupedNumber, sentence};
use tiebreak_model::bounds::MOST_ROUNDS;
use tiebreak_model::{ByeKind, Exact, Outcome};

/// One player with all the rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The starting number.
    pub number: u32,
    /// `m`, `w` or nothing.
    pub sex: Option<String>,
    /// The title, as FIDE abbreviates it.
    pub title: Option<String>,
    /// The name, surname first.
    pub name: String,
    /// The rating; none for 0.
    pub rating: Option<u32>,
    /// The federation, as written.
    pub federation: Option<String>,
    /// The FIDE identification number.
    pub fide_id: Option<u64>,
    /// The date of birth, as written.
    pub birth: Option<String>,
    /// The points, as the report has them.
    pub points: Exact,
    /// The rank, as the report has it.
    pub rank: Option<u32>,
    /// The rounds, from the first; `None` where nothing stands.
    pub rounds: Vec<Option<RoundCell>>,
    /// Where the record stands.
    pub span: Span,
    /// The points, as they are written.
    pub(super) points_text: String,
    /// Where the points stand.
    pub(super) points_span: Span,
    /// By how many columns the record is shifted, to the right where it is more than 0.
    pub(super) shift: isize,
}

/// One round of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundCell {
    /// The opponent's starting number; 0 for none.
    pub opponent: u32,
    /// `w`, `b`, or `-`.
    pub colour: char,
    /// How it ended.
    pub outcome: Outcome,
    /// Whether the result is marked as not rated.
    pub unrated: bool,
    /// The sign that was written.
    pub sign: char,
    /// Where it begins and ends. Large reports have a hundred thousand rounds: in half the room
    /// they are read sooner.
    place: [u32; 2],
}

impl RoundCell {
    /// Where it stands.
    pub fn span(&self) -> Span {
        self.place[0] as usize..self.place[1] as usize
    }
}

/// A place in a report: no more of one is read than [`LARGEST`](crate::LARGEST), so it fits.
fn place(span: &Span) -> [u32; 2] {
    [span.start, span.end].map(|at| u32::try_from(at).unwrap_or(u32::MAX))
}

/// The columns of the first round; each round takes ten.
const FIRST_ROUND: usize = 89;
pub(super) const POINTS_END: usize = 84;

/// From where columns are moved: after the name, as some programs do when it has letters of two
/// bytes, or in the rounds, one of whose two first blanks may be lost.
const MOVED: [usize; 3] = [47, FIRST_ROUND + 1, FIRST_ROUND + 2];

/// Reads a record. Where it makes no sense as it stands, but does with its columns shifted a
/// little, it is read so.
pub(super) fn read(columns: &Columns<'_>, faults: &mut Faults) -> Option<Player> {
    let mut found = Faults::default();
    let player = read_as_it_stands(columns, &mut found);
    if !found.fatal() {
        faults.list.extend(found.list);
        return player;
    }
    let shifts = [-1, 1, -2, 2, -3, 3].into_iter().flat_map(|by| MOVED.map(|from| (from, by)));
    for (from, by) in shifts {
        let mut others = Faults::default();
        let shifted = columns.shifted(from, by);
        let Some(player) = read_as_it_stands(&shifted, &mut others) else { continue };
        let lost = columns.text(from, from.saturating_add_signed(by));
        if !others.fatal() && !player.rounds.is_empty() && lost.trim().is_empty() && fits(&shifted)
        {
            return Some(Player { shift: by, ..player });
        }
    }
    faults.list.extend(found.list);
    player
}

/// Whether points and rating fill their columns to the right end, with a blank on either side.
fn fits(columns: &Columns<'_>) -> bool {
    let blank = |at: usize| columns.sign(at) == ' ';
    let digit = |at: usize| columns.sign(at).is_ascii_digit();
    let rating = digit(51) || columns.trimmed(48, 52).is_empty();
    rating && blank(47) && blank(52) && blank(79) && digit(POINTS_END - 1) && blank(POINTS_END)
}

fn read_as_it_stands(columns: &Columns<'_>, faults: &mut Faults) -> Option<Player> {
    if columns.len() < POINTS_END {
        let message = sentence!(trf_short_record { column: columns.len() });
        faults.add(
            Diagnostic::error(message, columns.span(0, columns.len()))
                .label(sentence!(trf_expected_points_end))
                .hint(sentence!(trf_short_record_hint)),
        );
        return None;
    }
    let number = whole(columns, 4, 8, "number", faults)?;
    if number == 0 {
        let found = Diagnostic::error(sentence!(trf_number_zero), columns.span(4, 8));
        faults.add(found.label(sentence!(trf_expected_one_or_more)));
        return None;
    }
    let points_text = columns.trimmed(80, POINTS_END).replace(',', ".");
    let Ok(points) = points_text.parse::<Exact>() else {
        let found = Diagnostic::error(
            sentence!(trf_not_points { text: points_text }),
            columns.span(80, POINTS_END),
        );
        faults.add(found.label(sentence!(trf_expected_points { such: "5.5", from: 81, to: 84 })));
        return None;
    };
    let name = columns.trimmed(14, 47);
    if name.chars().any(char::is_control) {
        let found = Diagnostic::error(sentence!(trf_odd_name), columns.span(14, 47));
        faults.add(found.label(sentence!(trf_expected_name)));
    }
    Some(Player {
        number,
        sex: field(columns, 9, 10),
        title: field(columns, 10, 13),
        name: name.to_owned(),
        rating: optional(columns, 48, 52, "rating", faults).filter(|rating| *rating > 0),
        federation: field(columns, 53, 56),
        fide_id: fide_id(columns, faults),
        birth: field(columns, 69, 80),
        points,
        rank: optional(columns, 85, 89, "rank", faults),
        rounds: rounds(columns, faults),
        span: columns.span(0, columns.len()),
        points_span: columns.span(80, POINTS_END),
        points_text,
        shift: 0,
    })
}

fn field(columns: &Columns<'_>, from: usize, to: usize) -> Option<String> {
    let text = columns.trimmed(from, to);
    (!text.is_empty()).then(|| text.to_owned())
}

fn optional(
    columns: &Columns<'_>,
    from: usize,
    to: usize,
    expected: &str,
    faults: &mut Faults,
) -> Option<u32> {
    if columns.trimmed(from, to).is_empty() {
        return None;
    }
    whole(columns, from, to, expected, faults)
}

/// The player's number at FIDE or at a federation: up to eleven digits. What is not a number is
/// left out with a warning, because nothing but the identity of players follows from it.
fn fide_id(columns: &Columns<'_>, faults: &mut Faults) -> Option<u64> {
    let text = columns.trimmed(57, 68);
    let id = text.parse().ok();
    if id.is_none() && text.bytes().any(|byte| byte.is_ascii_alphanumeric()) {
        let (message, span) = (sentence!(import_not_whole { text }), columns.span(57, 68));
        let label = sentence!(trf_expected_field { what: "fide-id", from: 58, to: 68 });
        let found = Diagnostic::error(message, span).label(label);
        faults.add(Diagnostic { severity: Severity::Warning, ..found });
    }
    id.filter(|id| *id > 0)
}

fn whole(
    columns: &Columns<'_>,
    from: usize,
    to: usize,
    expected: &str,
    faults: &mut Faults,
) -> Option<u32> {
    let text = columns.trimmed(from, to);
    let number = text.parse().ok();
    if number.is_none() {
        let found = Diagnostic::error(sentence!(import_not_whole { text }), columns.span(from, to));
        faults.add(found.label(sentence!(trf_expected_field {
            what: expected,
            from: from + 1,
            to
        })));
    }
    number
}

fn rounds(columns: &Columns<'_>, faults: &mut Faults) -> Vec<Option<RoundCell>> {
    let mut count = columns.len().saturating_sub(FIRST_ROUND).div_ceil(10);
    if count > MOST_ROUNDS as usize {
        let most = GroupedNumber::from(MOST_ROUNDS);
        let found =
            Diagnostic::error(sentence!(trf_many_rounds { count, most }), columns.span(0, 3));
        faults.add(found.label(sentence!(trf_expected_at_most { most })));
        count = 0;
    }
    let mut rounds: Vec<Option<RoundCell>> = (0..count)
        .map(|round| cell(columns, FIRST_ROUND + 10 * round, round + 1, faults))
        .collect();
    while rounds.last().is_some_and(Option::is_none) {
        rounds.pop();
    }
    rounds
}

/// A round of a game as nearly all are written: `  dddd c r` in plain letters. Everything else, and
/// whatever is wrong, is left to [`cell`].
fn usual_cell(columns: &Columns<'_>, at: usize) -> Option<RoundCell> {
    let block: &[u8; 10] = columns.plain(at)?;
    let [b' ', b' ', number @ .., b' ', colour @ (b'w' | b'b'), b' ', sign] = block else {
        return None;
    };
    let blanks = number.iter().take_while(|byte| **byte == b' ').count();
    let mut opponent = 0;
    for digit in &number[blanks..] {
        opponent = 10 * opponent + u32::from(digit.checked_sub(b'0').filter(|digit| *digit < 10)?);
    }
    let outcome = match sign {
        b'1' => Outcome::Win,
        b'=' => Outcome::Draw,
        b'0' => Outcome::Loss,
        _ => return None,
    };
    let start = columns.place(at);
    let place = place(&(start + 2 + blanks..start + 10));
    let (colour, sign) = (char::from(*colour), char::from(*sign));
    (opponent > 0).then_some(RoundCell { opponent, colour, outcome, unrated: false, sign, place })
}

fn cell(columns: &Columns<'_>, at: usize, round: usize, faults: &mut Faults) -> Option<RoundCell> {
    if let Some(cell) = usual_cell(columns, at) {
        return Some(cell);
    }
    let block = columns.text(at, at + 10);
    if block.trim().is_empty() {
        return None;
    }
    let span = columns.span(at, at + 10);
    let number = columns.trimmed(at + 2, at + 6);
    let opponent = if number.is_empty() { Some(0) } else { number.parse::<u32>().ok() };
    let colour = columns.sign(at + 7).to_ascii_lowercase();
    let sign = columns.sign(at + 9);
    let aligned = [0, 1, 6, 8].iter().all(|blank| columns.sign(at + blank) == ' ');
    let (Some(opponent), 'w' | 'b' | '-' | ' ', true) = (opponent, colour, aligned) else {
        faults.add(
            Diagnostic::error(sentence!(import_not_a_round { text: block.trim() }), span)
                .label(sentence!(trf_expected_round { round }))
                .hint(sentence!(trf_round_columns { from: at + 3, to: at + 10 })),
        );
        return None;
    };
    let Some((outcome, unrated)) = outcome(sign, opponent) else {
        let message = if sign == ' ' {
            sentence!(trf_no_result)
        } else {
            sentence!(answer_not_a_result { word: sign })
        };
        faults.add(Diagnostic::error(message, span).label(sentence!(trf_expected_result)));
        return None;
    };
    Some(RoundCell { opponent, colour, outcome, unrated, sign, place: place(&span) })
}

/// What a sign means, and whether it marks a game that is not rated.
fn outcome(sign: char, opponent: u32) -> Option<(Outcome, bool)> {
    let met = opponent > 0;
    Some(match sign.to_ascii_uppercase() {
        '1' if met => (Outcome::Win, false),
        '=' if met => (Outcome::Draw, false),
        '0' if met => (Outcome::Loss, false),
        'W' if met => (Outcome::Win, true),
        'D' if met => (Outcome::Draw, true),
        'L' if met => (Outcome::Loss, true),
        '+' if met => (Outcome::ForfeitWin, false),
        '-' if met => (Outcome::ForfeitLoss, false),
        ' ' | '*' if met => (Outcome::Open, false),
        'F' | '+' | '1' => (Outcome::Bye(ByeKind::Full), false),
        'H' | '=' => (Outcome::Bye(ByeKind::Half), false),
        'U' => (Outcome::Bye(ByeKind::Pairing), false),
        'Z' | '-' | '0' | ' ' => (Outcome::Bye(ByeKind::Zero), false),
        _ => return None,
    })
}
