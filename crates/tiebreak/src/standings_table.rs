//! What a standing by FIDE's tie-breaks is made from, and which list of them is followed.

use crate::{FileError, regulation_text};
use std::path::Path;
use tiebreak_formats::trf::Trf;
use tiebreak_model::{Event, Kind, ListedTieBreaks};
use tiebreak_regulation::Regulation;
use tiebreak_standings::AnyCrosstable;

/// A list of FIDE codes, and its source in words.
pub type ListFrom = (Vec<String>, String);

/// A crosstable, with what is said about the tie-breaks that rank it.
#[derive(Debug, Clone)]
pub struct StandingsTable {
    /// What the event is called; empty where nobody says.
    pub title: String,
    /// The crosstable of players or of teams.
    pub table: AnyCrosstable,
    /// The kind of event.
    pub kind: Kind,
    /// The regulation that the event names.
    pub regulation: Option<String>,
    /// The tie-breaks that the file itself lists, and where.
    pub listed: Option<ListFrom>,
}

impl StandingsTable {
    /// The table of an event.
    pub fn from_event(event: &Event) -> Self {
        Self {
            title: event.title().to_owned(),
            table: AnyCrosstable::from_event(event),
            kind: event.kind(),
            regulation: Some(event.regulation().to_owned()).filter(|named| !named.is_empty()),
            listed: listed(event),
        }
    }

    /// The table of a report, straight from it: nothing of it is lost on the way. Teams are those
    /// of the event that it makes.
    pub fn from_report(report: &Trf, teams: Option<&Event>) -> Self {
        let table = teams
            .map_or_else(|| AnyCrosstable::Players(report.crosstable()), AnyCrosstable::from_event);
        let kind = if table.crosstable().round_robin { Kind::RoundRobin } else { Kind::Swiss };
        let title = report.title.clone();
        Self { title, table, kind, regulation: None, listed: report.listed().map(from_record) }
    }

    /// The list that is followed where nobody names one: that of the regulation which the event
    /// names (its path may begin in this folder), or the file's own, or the one that FIDE
    /// recommended. A regulation that cannot be read stops a ruling, not a table.
    pub fn list(&self, folder: Option<&Path>) -> ListFrom {
        let of_regulation = |named: &String| list_of(named, folder, self.kind).ok()?;
        let recommended = || (vec![self.table.recommended().to_owned()], "recommended".to_owned());
        let named = self.regulation.as_ref().and_then(of_regulation);
        named.or_else(|| self.listed.clone()).unwrap_or_else(recommended)
    }
}

/// The tie-breaks that a file itself lists, and where.
pub fn listed(event: &Event) -> Option<ListFrom> {
    event.listed().cloned().map(from_record)
}

fn from_record(listed: ListedTieBreaks) -> ListFrom {
    (listed.codes, format!("record {}", listed.record))
}

/// The list of tie-breaks that a regulation gives for a kind of event, and from where; the
/// regulation is named as an event in this folder names it.
pub fn list_of(
    named: &str,
    folder: Option<&Path>,
    kind: Kind,
) -> Result<Option<ListFrom>, FileError> {
    let (file, text) = regulation_text(named, folder)?;
    let regulation = Regulation::read(&file, &text)?;
    let found = regulation.list(kind).map(|(at, codes)| {
        let codes = std::iter::once("PTS").chain(codes).map(str::to_owned).collect();
        (codes, format!("regulation {}, {}", regulation.id, regulation.clause(at).id))
    });
    Ok(found)
}
