//! What each record about teams says, column by column.

use super::super::columns::Columns;
use std::ops::Range;
use tiebreak_document::{Diagnostic, Span};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{ByeKind, Exact};

/// All the records about teams. Mistakes in them are kept until it is known that the report is one
/// of teams: in a report of players some of these numbers mean something else.
#[derive(Debug, Clone, Default)]
pub struct TeamRecords {
    /// The teams (`310`, or `013` of older reports).
    pub teams: Vec<TeamRecord>,
    /// The colours of the first team on each board (`352`).
    pub colours: Option<String>,
    /// Match points for a win, a draw and a loss (`362`).
    pub match_points: Option<[Exact; 3]>,
    /// The byes of teams that could not be paired (`320`).
    pub pairing_byes: Vec<PairingBye>,
    /// Byes that were asked for or given (`240`).
    pub requested_byes: Vec<RequestedBye>,
    /// Matches that were forfeited (`330`).
    pub forfeited: Vec<ForfeitedMatch>,
    /// Line-ups that are not in the order of the roster (`300`).
    pub line_ups: Vec<LineUp>,
    pub(super) faults: Vec<Diagnostic>,
}

/// A team with its published scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRecord {
    /// The team's number.
    pub number: u32,
    /// The name of the team.
    pub name: String,
    /// Its short name.
    pub short: String,
    /// Its strength, an average of ratings usually.
    pub strength: Option<u32>,
    /// The match points, as printed.
    pub match_points: String,
    /// The game points, as printed.
    pub game_points: String,
    /// The rank in the final standings, as printed.
    pub rank: Option<u32>,
    /// The players' starting numbers, in board order.
    pub players: Vec<u32>,
    /// Where the record stands.
    pub span: Span,
}

/// The byes of one `320` record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingBye {
    /// The match points that each gave.
    pub match_points: Exact,
    /// The game points that each gave.
    pub game_points: Exact,
    /// Who had it, by round; 0 for nobody.
    pub teams: Vec<u32>,
    pub(super) span: Span,
}

/// The byes of one `240` record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestedBye {
    /// Full, half or zero.
    pub kind: ByeKind,
    /// The round, from 1.
    pub round: u32,
    /// The starting numbers of the teams.
    pub teams: Vec<u32>,
    pub(super) span: Span,
}

/// A forfeited match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// Which of the two came.
    pub came: [bool; 2],
    /// The round, from 1.
    pub round: u32,
    /// The teams, the one with white first.
    pub teams: [u32; 2],
    pub(super) span: Span,
}

/// Who sat at the boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// The round, from 1.
    pub round: u32,
    /// The starting number of the team.
    pub team: u32,
    /// Starting numbers from board 1; 0 for nobody.
    pub players: Vec<u32>,
    pub(super) span: Span,
}

/// The records that this reads.
pub(in super::super) const CODES: [&str; 8] =
    ["013", "240", "300", "310", "320", "330", "352", "362"];

impl TeamRecords {
    /// Reads one of them.
    pub(in super::super) fn line(&mut self, code: &str, columns: &Columns<'_>) {
        let done = match code {
            "013" => self.old_team(columns),
            "310" => self.team(columns),
            "240" => self.requested_bye(columns),
            "300" => self.line_up(columns),
            "320" => self.pairing_bye(columns),
            "330" => self.forfeit(columns),
            "352" => self.first_colours(columns),
            "362" => self.points_of_matches(columns),
            _ => Ok(()),
        };
        self.faults.extend(done.err());
    }

    fn old_team(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        // Where the newer record is there too, before or after this one, it counts.
        if self.teams.iter().any(|team| !team.match_points.is_empty()) {
            return Ok(());
        }
        let number = u32::try_from(self.teams.len() + 1).unwrap_or(u32::MAX);
        self.teams.push(TeamRecord {
            number,
            name: columns.text(4, 36).trim().to_owned(),
            short: String::new(),
            strength: None,
            match_points: String::new(),
            game_points: String::new(),
            rank: None,
            players: numbers(columns, 36, 4, 5, "any-player")?,
            span: columns.span(0, columns.len()),
        });
        Ok(())
    }

    fn team(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        let text = |range: Range<usize>| columns.text(range.start, range.end).trim().to_owned();
        let number = required(columns, 4..7, "team")?;
        if let Some(twice) =
            self.teams.iter().find(|team| team.number == number && !team.match_points.is_empty())
        {
            let found =
                Diagnostic::error(sentence!(trf_same_team_number { number }), columns.span(4, 7));
            return Err(found.label(sentence!(trf_team_above { name: &twice.name })));
        }
        self.teams.retain(|team| !team.match_points.is_empty());
        let printed = |range: Range<usize>| {
            if text(range.clone()).is_empty() { "0".to_owned() } else { text(range) }
        };
        self.teams.push(TeamRecord {
            number,
            name: text(8..40),
            short: text(41..46),
            strength: optional(columns, 47..53, "strength")?.filter(|strength| *strength > 0),
            match_points: printed(54..60),
            game_points: printed(61..67),
            rank: optional(columns, 68..71, "rank")?,
            players: numbers(columns, 73, 4, 5, "any-player")?,
            span: columns.span(0, columns.len()),
        });
        Ok(())
    }

    fn requested_bye(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        let kind = match columns.sign(4).to_ascii_uppercase() {
            'F' => ByeKind::Full,
            'H' => ByeKind::Half,
            'Z' => ByeKind::Zero,
            other => {
                let found =
                    Diagnostic::error(sentence!(trf_not_bye { kind: other }), columns.span(4, 5));
                return Err(found.label(sentence!(trf_expected_bye)));
            }
        };
        let round = required(columns, 6..9, "round")?;
        let teams = numbers(columns, 10, 4, 5, "any-team")?;
        self.requested_byes.push(RequestedBye {
            kind,
            round,
            teams,
            span: columns.span(0, columns.len()),
        });
        Ok(())
    }

    fn line_up(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        self.line_ups.push(LineUp {
            round: required(columns, 4..7, "round")?,
            team: required(columns, 8..11, "team")?,
            players: numbers(columns, 16, 4, 5, "any-seat")?,
            span: columns.span(0, columns.len()),
        });
        Ok(())
    }

    fn pairing_bye(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        self.pairing_byes.push(PairingBye {
            match_points: points(columns, 4..8)?,
            game_points: points(columns, 9..13)?,
            teams: numbers(columns, 14, 3, 4, "any-team")?,
            span: columns.span(0, columns.len()),
        });
        Ok(())
    }

    fn forfeit(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        let came = match columns.text(4, 6) {
            "+-" => [true, false],
            "-+" => [false, true],
            "--" => [false, false],
            other => {
                let found =
                    Diagnostic::error(sentence!(trf_not_came { text: other }), columns.span(4, 6));
                return Err(found.label(sentence!(trf_expected_came)));
            }
        };
        self.forfeited.push(ForfeitedMatch {
            came,
            round: required(columns, 7..10, "round")?,
            teams: [required(columns, 11..14, "team")?, required(columns, 15..18, "team")?],
            span: columns.span(0, columns.len()),
        });
        Ok(())
    }

    fn first_colours(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        let colours = columns.text(4, columns.len()).trim().to_uppercase();
        if colours.is_empty() || !colours.bytes().all(|colour| matches!(colour, b'W' | b'B')) {
            let found = Diagnostic::error(
                sentence!(trf_not_colours { colours }),
                columns.span(4, columns.len()),
            );
            return Err(found.label(sentence!(trf_expected_colours)));
        }
        self.colours = Some(colours);
        Ok(())
    }

    fn points_of_matches(&mut self, columns: &Columns<'_>) -> Result<(), Diagnostic> {
        let mut points = [2, 1, 0].map(Exact::from);
        let mut words = columns.text(4, columns.len()).split_whitespace();
        while let Some(word) = words.next() {
            let number = words.next().and_then(|number| number.parse::<Exact>().ok());
            let place = ["TW", "TD", "TL"].iter().position(|known| *known == word);
            match (place, number) {
                (Some(place), Some(number)) => points[place] = number,
                // What a bye or an absence gives is in records of its own.
                (None, Some(_)) if word.starts_with('T') => {}
                _ => {
                    let span = columns.span(4, columns.len());
                    let found = Diagnostic::error(sentence!(trf_not_match_points { word }), span);
                    return Err(found.label(sentence!(trf_expected_match_points)));
                }
            }
        }
        self.match_points = Some(points);
        Ok(())
    }
}

fn required(columns: &Columns<'_>, range: Range<usize>, expected: &str) -> Result<u32, Diagnostic> {
    let span = columns.span(range.start, range.end);
    let label = || expected_field(&range, expected);
    let missing = || Diagnostic::error(sentence!(trf_number_missing), span).label(label());
    optional(columns, range.clone(), expected)?.ok_or_else(missing)
}

fn optional(
    columns: &Columns<'_>,
    range: Range<usize>,
    expected: &str,
) -> Result<Option<u32>, Diagnostic> {
    let text = columns.text(range.start, range.end).trim();
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| {
        let found = Diagnostic::error(
            sentence!(import_not_whole { text }),
            columns.span(range.start, range.end),
        );
        found.label(expected_field(&range, expected))
    })
}

/// What should be in some columns.
fn expected_field(range: &Range<usize>, expected: &str) -> Sentence {
    sentence!(trf_expected_field { what: expected, from: range.start + 1, to: range.end })
}

/// Numbers of some columns each, one every `every` columns, to the end of the line. A blank between
/// two of them is a 0.
fn numbers(
    columns: &Columns<'_>,
    from: usize,
    width: usize,
    every: usize,
    expected: &str,
) -> Result<Vec<u32>, Diagnostic> {
    let mut found = Vec::new();
    let mut at = from;
    while at < columns.len() {
        found.push(optional(columns, at..at + width, expected)?.unwrap_or(0));
        at += every;
    }
    Ok(found)
}

fn points(columns: &Columns<'_>, range: Range<usize>) -> Result<Exact, Diagnostic> {
    let text = columns.text(range.start, range.end).trim().replace(',', ".");
    text.parse().map_err(|_| {
        let found = Diagnostic::error(
            sentence!(trf_not_points { text: &text }),
            columns.span(range.start, range.end),
        );
        found.label(sentence!(trf_expected_points {
            such: "1.0",
            from: range.start + 1,
            to: range.end
        }))
    })
}
