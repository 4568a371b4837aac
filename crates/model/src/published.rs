//! A standing as somebody published it: what a checker compares with what the rules give.

use crate::Exact;

/// More decimals than any standing is printed with.
const MOST_DECIMALS: usize = 9;

/// A published figure: its value, and the text it was printed as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedFigure {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub value: Exact,
}

impl PublishedFigure {
    /// Parses a figure. `None` where the text is not a number.
    ///
    /// ```
    /// use tiebreak_model::PublishedFigure;
    /// assert_eq!(PublishedFigure::read(" 3,5 ").unwrap().value.to_string(), "3.5");
    /// assert!(PublishedFigure::read("-").is_none());
    /// ```
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let value = text.replace(',', ".").parse().ok()?;
        Some(Self { text: text.to_owned(), value })
    }

    /// Another value, with as many decimals at least as this one was printed with.
    ///
    /// ```
    /// use tiebreak_model::{Exact, PublishedFigure};
    /// assert_eq!(PublishedFigure::read("3.5").unwrap().in_the_style(Exact::from(3)), "3.0");
    /// ```
    pub fn in_the_style(&self, value: Exact) -> String {
        let plain = value.to_string();
        let decimals = |text: &str| text.split_once(['.', ',']).map_or(0, |(_, after)| after.len());
        let wanted = decimals(&self.text).min(MOST_DECIMALS);
        if plain.contains('/') || decimals(&plain) >= wanted {
            return plain;
        }
        value.rounded(u32::try_from(wanted).unwrap_or(0))
    }
}

/// One competitor of a published standing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PublishedRow {
    /// The starting number of the player or team.
    pub number: u32,
    /// The published place of the participant.
    pub rank: Option<PublishedFigure>,
    /// The published score of the participant.
    pub points: Option<PublishedFigure>,
    /// The values, in the order of the standing's codes; none where nothing was printed.
    pub values: Vec<Option<PublishedFigure>>,
}

/// A standing as it was published.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PublishedStanding {
    /// The round after which it stood so; none for the last one played.
    pub after: Option<u32>,
    /// The tie-breaks whose values were published, without the points.
    pub codes: Vec<String>,
    /// The rows, in the order of the file.
    pub rows: Vec<PublishedRow>,
}

impl PublishedStanding {
    /// Takes the points from the column of a code: of teams the score that decides has a code of
    /// its own.
    pub fn take_points_from(&mut self, code: &str) {
        let Some(at) = self.codes.iter().position(|known| known == code) else { return };
        self.codes.remove(at);
        for row in self.rows.iter_mut().filter(|row| at < row.values.len()) {
            let taken = row.values.remove(at);
            row.points = row.points.take().or(taken);
        }
    }
}
