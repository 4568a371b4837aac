//! Traveller lines: what happened at a table, and what the file publishes of it.

use super::number;
use super::xml::Element;
use tiebreak_bridge::table_score;
use tiebreak_document::Faults;
use tiebreak_model::Exact;
use tiebreak_model::bridge::{AdjustedScore, PlayedContract, Seat, TableResult, is_score};

/// A line that could be understood.
#[derive(Debug, Clone)]
pub(super) struct TravellerLine {
    pub(super) result: TableResult,
    pub(super) lead: Option<String>,
    pub(super) round: Option<u32>,
    /// A score that is not that of the contract next to it: the score that is given, and the
    /// contract's.
    pub(super) differs: Option<[i32; 2]>,
    /// Matchpoints or IMPs of both sides, as published.
    pub(super) published: [Option<Exact>; 2],
}

/// Reads a line; `None` where nothing in it says what happened.
pub(super) fn read(line: &Element, board: u32, faults: &mut Faults) -> Option<TravellerLine> {
    let published = ["NS", "EW"].map(|side| {
        let names = [
            "MATCH_POINTS",
            "CROSS_IMP_POINTS",
            "BUTLER_IMP_POINTS",
            "BUTLER_POINTS",
            "IMP_POINTS",
            "SCORE",
        ];
        names.iter().find_map(|name| {
            line.text_of(&format!("{side}_{name}")).and_then(|text| text.parse().ok())
        })
    });
    let contract = contract(line);
    let (result, differs) = match (line.text_of("SCORE"), contract) {
        (Some(text), contract) => match scored(text)? {
            // The score counts where the two differ: it is what was compared.
            TableResult::Scored(score) => {
                match contract.and_then(|one| Some((table_score(board, &one)?, one))) {
                    Some((given, contract)) if given == score => (contract, None),
                    Some((given, _)) => (TableResult::Scored(score), Some([score, given])),
                    None => (TableResult::Scored(score), None),
                }
            }
            other => (other, None),
        },
        (None, Some(contract)) => (contract, None),
        (None, None) => return None,
    };
    let round =
        number(line, "ROUND_NUMBER", faults).and_then(|round| u32::try_from(round.floor()).ok());
    let lead = line.text_of("LEAD").map(str::to_owned);
    Some(TravellerLine {
        result,
        lead,
        round: round.filter(|round| *round > 0),
        differs,
        published,
    })
}

/// The contract with declarer and tricks; `None` where one of them is not there.
fn contract(line: &Element) -> Option<TableResult> {
    let text = line.text_of("CONTRACT")?;
    if matches!(
        text.to_lowercase().as_str(),
        "p" | "pass" | "passed" | "passed out" | "all pass" | "ap"
    ) {
        return Some(TableResult::PassedOut);
    }
    let contract = text.parse().ok()?;
    let declarer = Seat::parse(line.text_of("PLAYED_BY")?)?;
    let tricks = line.text_of("TRICKS")?.parse().ok().filter(|tricks| *tricks <= 13)?;
    Some(TableResult::Played(PlayedContract { contract, declarer, tricks }))
}

/// The most strokes that are looked at in a score.
const MOST_STROKES: usize = 50;

/// A score; `A6040` for percentages that the director gave North-South and East-West, `NP` for a
/// board that was not played.
pub(crate) fn scored(text: &str) -> Option<TableResult> {
    let text = text.trim();
    if let Ok(score) = text.trim_start_matches('+').parse::<i32>() {
        return is_score(score).then_some(TableResult::Scored(score));
    }
    let upper = text.to_uppercase();
    if matches!(upper.as_str(), "NP" | "NOT PLAYED" | "N/P") {
        return Some(TableResult::NotPlayed);
    }
    let four = |digits: &&str| digits.len() == 4 && digits.bytes().all(|one| one.is_ascii_digit());
    if let Some(digits) = upper.strip_prefix('A').filter(four) {
        let both = digits.split_at_checked(2)?;
        let percent = |text: &str| {
            text.parse::<u32>().ok().map(|percent| AdjustedScore::Percent(Exact::from(percent)))
        };
        return Some(TableResult::Adjusted([percent(both.0)?, percent(both.1)?]));
    }
    if let Ok(both) = upper.parse::<AdjustedScore>() {
        return Some(TableResult::Adjusted([both.clone(), both]));
    }
    // A fraction has a stroke too: the one between the sides is that which leaves two scores.
    let split = |(at, _): (usize, &str)| Some((upper.get(..at)?, upper.get(at + 1..)?));
    let read = |(first, second): (&str, &str)| Some([first.parse().ok()?, second.parse().ok()?]);
    upper
        .match_indices('/')
        .take(MOST_STROKES)
        .filter_map(split)
        .find_map(read)
        .map(TableResult::Adjusted)
}
