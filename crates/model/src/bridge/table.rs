//! A board as it was played: what happened on it at every table.

use super::{Contract, Seat};
use crate::Exact;
use std::fmt;
use std::str::FromStr;

/// A contract played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedContract {
    /// The last bid, with its doubles and its declarer.
    pub contract: Contract,
    /// Who played it.
    pub declarer: Seat,
    /// The tricks that declarer's side won, of thirteen.
    pub tricks: u8,
}

/// What the director gave a side in place of its score.
///
/// ```
/// use tiebreak_model::bridge::AdjustedScore;
/// for text in ["A+", "A", "A-", "55%", "+3 imps", "420", "60% of 620, 40% of -100"] {
///     let given: AdjustedScore = text.parse().unwrap();
///     assert_eq!(given.to_string(), text);
/// }
/// // What is weighed has to make a whole.
/// assert!("60% of 620, 30% of -100".parse::<AdjustedScore>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum AdjustedScore {
    /// Average plus: the director gives it to a side that is not at fault.
    AveragePlus,
    /// Average: the director gives it to a side that is partly at fault.
    Average,
    /// Average minus: the director gives it to a side that is at fault.
    AverageMinus,
    /// So much of the matchpoints that could be won.
    Percent(Exact),
    /// A number of IMPs, below zero for a loss.
    Imps(Exact),
    /// An assigned score, as North-South sees it, or several, each with its weight; the weights
    /// make one.
    Scores(Vec<(Exact, i32)>),
}

/// A text that is not something that a director gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAnAdjustment;

/// The most scores that are weighed against each other.
const MOST_WEIGHTS: usize = 10;

/// The largest score that is read; the largest that can be made is 7,600 below zero.
pub const LARGEST_SCORE: i32 = 10_000;

/// Whether a board can be scored so: in tens, and no more than [`LARGEST_SCORE`].
///
/// ```
/// use tiebreak_model::bridge::is_score;
/// assert!(is_score(-620) && !is_score(421) && !is_score(i32::MIN));
/// ```
pub const fn is_score(score: i32) -> bool {
    score.unsigned_abs() <= LARGEST_SCORE.unsigned_abs() && score % 10 == 0
}

impl FromStr for AdjustedScore {
    type Err = NotAnAdjustment;

    fn from_str(text: &str) -> Result<Self, NotAnAdjustment> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "a+" | "av+" | "ave+" | "average plus" => return Ok(Self::AveragePlus),
            "a" | "a=" | "av" | "ave" | "average" => return Ok(Self::Average),
            "a-" | "av-" | "ave-" | "average minus" => return Ok(Self::AverageMinus),
            _ => {}
        }
        if let Some(imps) = text.strip_suffix("imps").or_else(|| text.strip_suffix("imp")) {
            return coarse(imps).map(Self::Imps);
        }
        if let Some(percent) = text.strip_suffix('%').filter(|_| !text.contains("of")) {
            let percent = coarse(percent)?;
            let fits = !percent.is_negative() && percent <= Exact::from(100);
            return if fits { Ok(Self::Percent(percent)) } else { Err(NotAnAdjustment) };
        }
        if let Ok(score) = score(&text) {
            return Ok(Self::Scores(vec![(Exact::from(1), score)]));
        }
        let weighted: Vec<(Exact, i32)> =
            text.split(',').take(MOST_WEIGHTS + 1).map(weighted).collect::<Result<_, _>>()?;
        if weighted.len() > MOST_WEIGHTS {
            return Err(NotAnAdjustment);
        }
        let whole: Exact = weighted.iter().map(|(weight, _)| *weight).sum();
        if whole == Exact::from(1) { Ok(Self::Scores(weighted)) } else { Err(NotAnAdjustment) }
    }
}

/// A number in thousandths or thirds: sums of these stay small, whatever a file holds.
fn coarse(text: &str) -> Result<Exact, NotAnAdjustment> {
    let number: Exact = text.trim().parse().map_err(|_| NotAnAdjustment)?;
    if 3000 % number.denominator() == 0 { Ok(number) } else { Err(NotAnAdjustment) }
}

fn score(text: &str) -> Result<i32, NotAnAdjustment> {
    let score: i32 = text.trim().parse().map_err(|_| NotAnAdjustment)?;
    if is_score(score) { Ok(score) } else { Err(NotAnAdjustment) }
}

/// "60% of 620".
fn weighted(text: &str) -> Result<(Exact, i32), NotAnAdjustment> {
    let (weight, of) = text.split_once("of").ok_or(NotAnAdjustment)?;
    let weight = coarse(weight.trim().strip_suffix('%').ok_or(NotAnAdjustment)?)? / 100;
    let fits = weight > Exact::ZERO && 3000 % weight.denominator() == 0;
    if fits { Ok((weight, score(of)?)) } else { Err(NotAnAdjustment) }
}

impl fmt::Display for AdjustedScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AveragePlus => f.write_str("A+"),
            Self::Average => f.write_str("A"),
            Self::AverageMinus => f.write_str("A-"),
            Self::Percent(percent) => write!(f, "{percent}%"),
            Self::Imps(imps) => {
                write!(f, "{}{imps} imps", if imps.is_negative() { "" } else { "+" })
            }
            Self::Scores(scores) => match scores.as_slice() {
                [(_, only)] => write!(f, "{only}"),
                several => {
                    let each = several.iter().map(|(weight, score)| {
                        let percent = *weight * Exact::from(100);
                        format!("{percent}% of {score}")
                    });
                    f.write_str(&each.collect::<Vec<_>>().join(", "))
                }
            },
        }
    }
}

/// How a board ended at a table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum TableResult {
    /// It was not played there, and nothing was given for it.
    NotPlayed,
    /// All four players passed: both sides score 0.
    PassedOut,
    /// A contract was played.
    Played(PlayedContract),
    /// The score alone is known, as North-South sees it.
    Scored(i32),
    /// What the director gave North-South and East-West.
    Adjusted([AdjustedScore; 2]),
}

/// One table's line on a traveller. `W` says who: a name in a draft, a number in an event.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoardTable<W> {
    /// The round, where the file says so.
    pub round: Option<u32>,
    /// The pair, or the team, that sat North-South.
    pub north_south: W,
    /// The pair, or the team, that sat East-West.
    pub east_west: W,
    /// How the board ended at this table.
    pub result: TableResult,
    /// The lead, as it was written down.
    pub lead: Option<String>,
    /// In which form the board was played, where it was fouled on the way: tables of different
    /// forms are not compared.
    pub form: u32,
}

/// A board with all the tables at which it was played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayedBoard<W> {
    /// The session, from 1.
    pub session: u32,
    /// The section, where every section is scored by itself.
    pub section: Option<String>,
    /// The board's number.
    pub number: u32,
    /// The Butler datum as North-South sees it, where it is given and not worked out.
    pub datum: Option<Exact>,
    /// The tables at which the board was played.
    pub tables: Vec<BoardTable<W>>,
}
