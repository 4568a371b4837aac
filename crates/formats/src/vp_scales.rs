//! Discrete scales of victory points, tables in files (`vp-scales/`), to be named in an event file:
//! `vp-table = "wbf-discrete-16-boards"`.
//!
//! Only tables are here of which the printed rows were at hand. Another one is written out in the
//! event file.

use tiebreak_model::Exact;
use tiebreak_model::bridge::VpRow;

/// Name and text of each table that is a file of its own.
const ALONE: &[(&str, &str)] = &[
    ("acbl-20-6-8-boards", include_str!("../vp-scales/acbl-20-6-8-boards.csv")),
    ("acbl-20-9-11-boards", include_str!("../vp-scales/acbl-20-9-11-boards.csv")),
    ("acbl-30-6-8-boards", include_str!("../vp-scales/acbl-30-6-8-boards.csv")),
    ("acbl-30-9-11-boards", include_str!("../vp-scales/acbl-30-9-11-boards.csv")),
];

/// The WBF's discrete scale: a line for each number of boards, with the least margin of each number
/// of VPs from a draw to everything.
const WBF: &str = include_str!("../vp-scales/wbf-discrete.csv");

/// What both sides share in it.
const WBF_VPS: u32 = 20;

/// The names of all scales, in the order in which they are listed.
pub fn names() -> Vec<String> {
    let alone = ALONE.iter().map(|(name, _)| (*name).to_owned());
    alone.chain(lines(WBF).filter_map(|line| wbf_name(&line))).collect()
}

/// The table of a name.
///
/// ```
/// let rows = tiebreak_formats::vp_scales::find("wbf-discrete-16-boards").unwrap();
/// assert_eq!((rows.len(), rows[1].from), (11, 2));
/// ```
pub fn find(name: &str) -> Option<Vec<VpRow>> {
    if let Some((_, text)) = ALONE.iter().find(|(known, _)| *known == name) {
        return lines(text).map(|line| row(line.as_deref()?)).collect();
    }
    let line = lines(WBF).find(|line| wbf_name(line).as_deref() == Some(name))??;
    let rows = line.iter().skip(1).zip(WBF_VPS / 2..);
    Some(
        rows.map(|(from, winner)| VpRow {
            from: *from,
            vps: [winner, WBF_VPS - winner].map(Exact::from),
        })
        .collect(),
    )
}

/// The name of a table, where it is one of these.
pub fn name_of(rows: &[VpRow]) -> Option<String> {
    names().into_iter().find(|name| find(name).is_some_and(|known| known == rows))
}

/// The numbers of each line below the heading; none where one is not a number.
fn lines(text: &'static str) -> impl Iterator<Item = Option<Vec<u32>>> {
    let below = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    below.map(|line| line.split(',').map(|cell| cell.trim().parse().ok()).collect())
}

fn row(numbers: &[u32]) -> Option<VpRow> {
    let [from, winner, loser] = *numbers else { return None };
    Some(VpRow { from, vps: [winner, loser].map(Exact::from) })
}

fn wbf_name(line: &Option<Vec<u32>>) -> Option<String> {
    Some(format!("wbf-discrete-{}-boards", line.as_ref()?.first()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file that cannot be read would be a name that is not found.
    #[test]
    fn every_name_is_a_scale() {
        for name in names() {
            let rows = find(&name).unwrap();
            assert_eq!(
                (rows[0].from, rows[0].vps[0]),
                (0, rows[0].vps[1]),
                "{name}: a draw is shared"
            );
            let both = rows[0].vps[0] + rows[0].vps[1];
            assert!(
                rows.iter().all(|row| row.vps[0] + row.vps[1] == both),
                "{name}: both sides share the same number"
            );
            assert!(
                rows.windows(2)
                    .all(|two| two[0].from < two[1].from && two[0].vps[0] < two[1].vps[0]),
                "{name}: margins and VPs grow"
            );
            assert_eq!(
                rows.last().unwrap().vps,
                [both, Exact::ZERO],
                "{name}: the last row is everything"
            );
            assert_eq!(name_of(&rows).as_ref(), Some(&name));
        }
        assert_eq!(names().len(), ALONE.len() + 20);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/vp-scales");
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), ALONE.len() + 1);
    }

    /// The margins up to which the WBF's continuous curve has not yet gained another VP, from half
    /// a VP on; then each step is at least as wide as the one before, the draw counting with the
    /// margins of both sides.
    fn worked_out(boards: u32) -> Vec<u32> {
        let ratio = ((5f64.sqrt() - 1.0) / 2.0).powi(3);
        let most = 15.0 * f64::from(boards).sqrt();
        let margin = |gained: f64| most * (1.0 - (1.0 - ratio) * gained / 10.0).ln() / ratio.ln();
        let mut last: Vec<i64> =
            (0..10).map(|vps| margin(f64::from(vps) + 0.5).floor() as i64).collect();
        let width = |last: &[i64], at: usize| {
            if at == 0 { 2 * last[0] + 1 } else { last[at] - last[at - 1] }
        };
        while let Some(wide) = (0..9).find(|at| width(&last, *at) > width(&last, at + 1)) {
            last[wide] -= 1;
        }
        std::iter::once(0)
            .chain(last.into_iter().map(|last| u32::try_from(last + 1).unwrap()))
            .collect()
    }

    #[test]
    fn the_discrete_scale_follows_from_the_continuous_curve() {
        for line in lines(WBF).map(Option::unwrap) {
            assert_eq!(line[1..], worked_out(line[0]), "{} boards", line[0]);
        }
    }
}
