//! Columns with the values of tie-breaks, as the usual programs head them.

use super::sheet::CsvTable;
use super::{Draft, cell};
use tiebreak_model::{PublishedFigure, PublishedRow, PublishedStanding};

/// Heads by their letters and digits, and the codes of FIDE C.07 that they stand for.
const HEADS: &[(&str, &[&str])] = &[
    ("BH", &["bh", "buchholz", "buch", "buchh", "bhz", "bholz", "buchholzwertung"]),
    (
        "BH/C1",
        &[
            "bhc1",
            "bhcut1",
            "buchholzcut1",
            "bucholzcut1",
            "buc1",
            "buccut1",
            "bucut1",
            "bh1",
            "buch1",
        ],
    ),
    ("BH/C2", &["bhc2", "bhcut2", "buchholzcut2", "buc2", "buccut2", "bucut2", "bh2"]),
    (
        "BH/M1",
        &[
            "bhm1",
            "medianbuchholz",
            "buchholzmedian",
            "buchholzmedian1",
            "bucmed",
            "bumed",
            "bhmed",
        ],
    ),
    ("AOB", &["aob", "averageopponentbuchholz", "averageopponentsbuchholz"]),
    ("FB", &["fb", "forebuchholz"]),
    (
        "SB",
        &[
            "sb",
            "sonnebornberger",
            "sonneborn",
            "soberg",
            "sonnb",
            "sberg",
            "sonnebornbergerwertung",
        ],
    ),
    ("SB/C1", &["sbc1", "sbcut1", "sonnebornbergercut1"]),
    (
        "WIN",
        &[
            "win",
            "wins",
            "numberofwins",
            "nowins",
            "siege",
            "anzahlsiege",
            "victorias",
            "victoires",
            "winst",
        ],
    ),
    ("WON", &["won", "gameswon"]),
    ("BPG", &["bpg", "gameswithblack", "gamesplayedwithblack"]),
    ("BWG", &["bwg", "winswithblack", "gameswonwithblack"]),
    (
        "PS",
        &[
            "ps",
            "progressive",
            "progressivescore",
            "progr",
            "prog",
            "cumulative",
            "fortschritt",
            "progressif",
        ],
    ),
    ("KS", &["ks", "koya", "koyasystem"]),
    ("ARO", &["aro", "averageratingofopponents", "averageopponentrating"]),
    ("ARO/C1", &["aroc1", "arocut1"]),
    ("TPR", &["tpr", "tournamentperformancerating"]),
    ("PTP", &["ptp", "perfecttournamentperformance"]),
];

/// The values that stand next to the players of a crosstable, where any column has them.
pub(super) fn read(sheet: &CsvTable, draft: &Draft) -> Option<PublishedStanding> {
    let code =
        |head: &str| HEADS.iter().find(|(_, heads)| heads.contains(&head)).map(|(code, _)| *code);
    let columns: Vec<(usize, &str)> =
        sheet.heads().filter_map(|(at, head)| Some((at, code(head)?))).collect();
    if columns.is_empty() {
        return None;
    }
    // A row without a name is a mistake that was noted before; then nothing is compared.
    let rows = sheet.rows.iter().zip(&draft.event.participants).map(|(row, one)| PublishedRow {
        number: one.number.unwrap_or(0),
        values: columns
            .iter()
            .map(|(at, _)| PublishedFigure::read(&cell(row, Some(*at))?.text))
            .collect(),
        ..PublishedRow::default()
    });
    let codes = columns.iter().map(|(_, code)| (*code).to_owned()).collect();
    Some(PublishedStanding { rows: rows.collect(), codes, after: None })
}
