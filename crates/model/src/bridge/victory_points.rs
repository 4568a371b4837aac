//! Victory points from IMPs: the continuous scale of the WBF, for any number of boards, in integers
//! only.
//!
//! For a margin of x IMPs over N boards the winner gets 10 + 10 (1 - τ^(3x/B)) / (1 - τ³), where τ
//! is the golden ratio less one and B = 15 √N the margin from which on he gets 20. The values are
//! rounded to hundredths; where rounding makes a step larger than the one before it, the value
//! between them is raised by a hundredth until no step grows (the concavity correction of the
//! Scoring Panel).

use crate::Exact;
use std::collections::BTreeMap;

/// Decimals of the fixed-point numbers below: eighteen, so that a product of two still fits 128
/// bits.
const ONE: i128 = 1_000_000_000_000_000_000;
/// -ln τ, with the same decimals.
const LN_TAU: i128 = 481_211_825_059_603_447;
/// Longer matches than any that are played; the table would grow for nothing.
const MOST_BOARDS: u32 = 1000;

/// The scale for one number of boards.
///
/// ```
/// use tiebreak_model::bridge::VpScale;
/// let scale = VpScale::for_boards(16).unwrap();
/// let [winner, loser] = scale.hundredths(22);
/// assert_eq!((winner, loser), (1538, 462));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VpScale {
    /// The winner's VPs in hundredths, by margin; the last entry is 20.
    winner: Vec<u16>,
}

impl VpScale {
    /// The scale for matches of this number of boards. `None` for zero boards and for more than a
    /// thousand.
    pub fn for_boards(boards: u32) -> Option<Self> {
        if boards == 0 || boards > MOST_BOARDS {
            return None;
        }
        let mut winner: Vec<u16> = Vec::new();
        for margin in 0.. {
            let value = uncorrected(margin, i128::from(boards));
            winner.push(value);
            if value >= 2000 {
                break;
            }
        }
        make_concave(&mut winner);
        Some(Self { winner })
    }

    /// VPs of winner and loser for a margin, in hundredths.
    pub fn hundredths(&self, margin: u32) -> [u16; 2] {
        let index = usize::try_from(margin).unwrap_or(usize::MAX);
        let winner = self.winner.get(index).copied().unwrap_or(2000);
        [winner, 2000 - winner]
    }

    /// The smallest margin that gives 20.
    pub fn most(&self) -> u32 {
        u32::try_from(self.winner.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// The VPs of both sides from the IMPs that each won; none where the margin is not whole, as
    /// after an adjusted score.
    pub fn vps(&self, imps: [Exact; 2]) -> Option<[Exact; 2]> {
        let margin = imps[0] - imps[1];
        if margin.denominator() != 1 {
            return None;
        }
        let size = u32::try_from(margin.numerator().unsigned_abs()).unwrap_or(u32::MAX);
        let [winner, loser] = self.hundredths(size).map(|value| Exact::from(value) / 100);
        Some(if margin.is_negative() { [loser, winner] } else { [winner, loser] })
    }
}

/// The scales of the matches of an event: each is worked out once.
///
/// ```
/// use tiebreak_model::Exact;
/// use tiebreak_model::bridge::VpScales;
/// let mut scales = VpScales::default();
/// let vps = scales.vps(16, [Exact::from(40), Exact::from(18)]).unwrap();
/// assert_eq!(vps[0].to_string(), "15.38");
/// ```
#[derive(Debug, Clone, Default)]
pub struct VpScales(BTreeMap<u32, Option<VpScale>>);

impl VpScales {
    /// The VPs of both sides of a match of this number of boards, from the IMPs that each won.
    /// `None` where there is no scale.
    pub fn vps(&mut self, boards: u32, imps: [Exact; 2]) -> Option<[Exact; 2]> {
        self.0.entry(boards).or_insert_with(|| VpScale::for_boards(boards)).as_ref()?.vps(imps)
    }
}

/// The formula's value in hundredths, rounded half up.
fn uncorrected(margin: i128, boards: i128) -> u16 {
    if margin * margin >= 225 * boards {
        return 2000;
    }
    let power = tau_to_the(margin, boards);
    let whole = 3 * ONE - square_root(5 * ONE * ONE);
    let gained = ((ONE - power) * 2000 + whole) / (2 * whole);
    u16::try_from(1000 + gained).unwrap_or(2000).min(2000)
}

/// τ^(3x/B) = e^(x ln τ / (5 √N)), by its series.
fn tau_to_the(margin: i128, boards: i128) -> i128 {
    // Sixteen decimals of the root, divided early: the products stay below 128 bits for the longest
    // match.
    let root = square_root(boards * (ONE / 100) * (ONE / 100)) * 100;
    let exponent = margin * LN_TAU / 5 * ONE / root;
    let (mut sum, mut term) = (ONE, ONE);
    for k in 1.. {
        term = term * exponent / ONE / k;
        if term == 0 {
            break;
        }
        sum += if k % 2 == 0 { term } else { -term };
    }
    sum
}

fn square_root(number: i128) -> i128 {
    i128::try_from(number.unsigned_abs().isqrt()).unwrap_or(i128::MAX)
}

/// Raises values until no step is larger than the one before it.
fn make_concave(values: &mut [u16]) {
    loop {
        let mut changed = false;
        for middle in 1..values.len().saturating_sub(1) {
            if values[middle + 1] - values[middle] > values[middle] - values[middle - 1] {
                values[middle] += 1;
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_the_table() {
        let table = include_str!("../../tests/wbf_vp_continuous.csv");
        let mut cells = 0;
        let mut scale: Option<(u32, VpScale)> = None;
        for line in table.lines().skip(1) {
            let fields: Vec<&str> = line.split(',').collect();
            let [boards, margin] =
                [fields[0], fields[1]].map(|field| field.parse::<u32>().unwrap());
            let expected =
                [fields[2], fields[3]].map(|field| field.replace('.', "").parse::<u16>().unwrap());
            if scale.as_ref().is_none_or(|(known, _)| *known != boards) {
                scale = Some((boards, VpScale::for_boards(boards).unwrap()));
            }
            assert_eq!(
                scale.as_ref().unwrap().1.hundredths(margin),
                expected,
                "{boards} boards, {margin} IMPs"
            );
            cells += 1;
        }
        assert_eq!(cells, 2473);
    }

    #[test]
    fn beyond_the_table() {
        assert!(VpScale::for_boards(0).is_none() && VpScale::for_boards(u32::MAX).is_none());
        let scale = VpScale::for_boards(1000).unwrap();
        assert_eq!(scale.hundredths(0), [1000, 1000]);
        assert_eq!(scale.hundredths(u32::MAX), [2000, 0]);
        assert_eq!(VpScale::for_boards(1).unwrap().most(), 15);
    }

    #[test]
    fn the_loser_is_named_first_where_he_played_first() {
        let scale = VpScale::for_boards(10).unwrap();
        let vps = scale.vps([7.into(), 18.into()]).unwrap();
        assert_eq!(vps.map(|side| side.to_string()), ["6.28", "13.72"]);
        assert_eq!(scale.vps(["1/2".parse().unwrap(), 0.into()]), None);
    }
}
