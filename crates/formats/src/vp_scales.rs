//! Older scales of victory points, each a table in a file (`vp-scales/`), to be named in an event file: `vp-table = "acbl-20-6-8-boards"`.
//!
//! Only tables are here of which the printed rows were at hand. Another one is written out in the event file.

use tiebreak_model::Exact;
use tiebreak_model::bridge::VpRow;

/// Name and text of each table.
const ALL: &[(&str, &str)] = &[
    ("acbl-20-6-8-boards", include_str!("../vp-scales/acbl-20-6-8-boards.csv")),
    ("acbl-20-9-11-boards", include_str!("../vp-scales/acbl-20-9-11-boards.csv")),
    ("acbl-30-6-8-boards", include_str!("../vp-scales/acbl-30-6-8-boards.csv")),
    ("acbl-30-9-11-boards", include_str!("../vp-scales/acbl-30-9-11-boards.csv")),
];

/// The names.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(name, _)| *name)
}

/// The table of a name.
///
/// ```
/// let rows = tiebreak_formats::vp_scales::find("acbl-20-6-8-boards").unwrap();
/// assert_eq!((rows.len(), rows[1].from), (11, 1));
/// ```
pub fn find(name: &str) -> Option<Vec<VpRow>> {
    let (_, text) = ALL.iter().find(|(known, _)| *known == name)?;
    text.lines().filter(|line| !line.starts_with('#')).skip(1).map(row).collect()
}

/// The name of a table, where it is one of these.
pub fn name_of(rows: &[VpRow]) -> Option<&'static str> {
    names().find(|name| find(name).is_some_and(|known| known == rows))
}

fn row(line: &str) -> Option<VpRow> {
    let mut cells = line.split(',').map(|cell| cell.trim().parse::<u32>().ok());
    let (from, winner, loser) = (cells.next()??, cells.next()??, cells.next()??);
    Some(VpRow { from, vps: [winner, loser].map(Exact::from) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file that cannot be read would be a name that is not found.
    #[test]
    fn every_file_is_a_scale() {
        for name in names() {
            let rows = find(name).unwrap();
            assert_eq!((rows[0].from, rows[0].vps[0]), (0, rows[0].vps[1]), "{name}: a draw is shared");
            let both = rows[0].vps[0] + rows[0].vps[1];
            assert!(rows.iter().all(|row| row.vps[0] + row.vps[1] == both), "{name}: both sides share the same number");
            assert!(
                rows.windows(2).all(|two| two[0].from < two[1].from && two[0].vps[0] < two[1].vps[0]),
                "{name}: margins and VPs grow"
            );
            assert_eq!(rows.last().unwrap().vps, [both, Exact::ZERO], "{name}: the last row is everything");
            assert_eq!(name_of(&rows), Some(name));
        }
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/vp-scales");
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), ALL.len());
    }
}
