//! The list of tie-breaks in a report: written again, and its changes noted in comments.

use super::{Trf, tie_breaks};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::ListedTieBreaks;

/// The comment that notes a change of the list.
const CHANGED: &str = "### tie-breaks changed";

/// A change of the list while the event was under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListChange {
    /// The list before.
    pub from: Vec<String>,
    /// The list from then on.
    pub to: Vec<String>,
    /// The round after which it was changed.
    pub after: usize,
}

impl ListChange {
    fn comment(&self) -> String {
        format!(
            "{CHANGED} after round {}: {} -> {}",
            self.after,
            self.from.join(","),
            self.to.join(",")
        )
    }
}

/// The text of a report with another list of tie-breaks (record 212). Where it had one and rounds
/// have been played, the change is noted in a comment, and given back. Earlier comments stay.
///
/// ```
/// use tiebreak_formats::trf::with_list;
/// let list = |codes: &[&str]| codes.iter().map(|code| code.to_string()).collect::<Vec<_>>();
/// let (text, change) = with_list("012 Open\n212 PTS,BH\n", &list(&["PTS", "SB"]), 3);
/// let changed = "### tie-breaks changed after round 3: PTS,BH -> PTS,SB";
/// assert_eq!(text, format!("012 Open\n212 PTS,SB\n{changed}\n"));
/// assert_eq!(change.unwrap().after, 3);
/// let unlisted = with_list("012 Open\n", &list(&["PTS", "SB"]), 3);
/// assert_eq!(unlisted, ("012 Open\n212 PTS,SB\n".to_owned(), None));
/// ```
pub fn with_list(
    report: &str,
    list: &[String],
    rounds_played: usize,
) -> (String, Option<ListChange>) {
    let is_list = |line: &&str| line.starts_with("212 ") || line.starts_with("202 ");
    let known = report.lines().filter(is_list).max_by_key(|line| line.starts_with("212"));
    let from = known.map(|line| tie_breaks(&line[..3], line[4..].trim())).unwrap_or_default();
    let changed = !from.is_empty() && from != list && rounds_played > 0;
    let change = changed.then(|| ListChange { from, to: list.to_vec(), after: rounds_played });
    let mut new = vec![format!("212 {}", list.join(","))];
    new.extend(change.as_ref().map(ListChange::comment));
    let mut lines: Vec<String> = Vec::new();
    for line in report.lines() {
        let here =
            is_list(&line) || ["001", "013", "310"].iter().any(|record| line.starts_with(record));
        if here {
            lines.append(&mut new);
        }
        if !is_list(&line) {
            lines.push(line.to_owned());
        }
    }
    lines.append(&mut new);
    (lines.join("\n") + "\n", change)
}

/// The list that the lines of a report name, where it came by way of an event file.
pub(crate) fn listed(report: &[String]) -> Option<ListedTieBreaks> {
    let find = |record: &'static str| {
        let line = report.iter().find_map(|line| line.strip_prefix(record)?.strip_prefix(' '))?;
        Some(ListedTieBreaks { codes: tie_breaks(record, line), record })
    };
    find("212").or_else(|| find("202"))
}

impl Trf {
    /// The list that it names.
    pub fn listed(&self) -> Option<ListedTieBreaks> {
        self.list_record.map(|record| ListedTieBreaks { codes: self.tie_breaks.clone(), record })
    }

    /// What its comments note of changes of the list, each in a sentence.
    pub fn list_changes(&self) -> Vec<Sentence> {
        let noted = self.report.iter().filter_map(|line| line.strip_prefix(CHANGED));
        let said = |rest: &str| {
            let (when, lists) = rest.split_once(':')?;
            let (from, to) = lists.split_once("->")?;
            let spaced =
                |list: &str| list.trim().split(',').map(str::trim).collect::<Vec<_>>().join(", ");
            let (from, to) = (spaced(from), spaced(to));
            let round = when
                .trim()
                .strip_prefix("after round ")
                .and_then(|round| round.parse::<u32>().ok());
            Some(match round {
                Some(round) => sentence!(trf_list_changed { round, from, to }),
                None => sentence!(trf_list_changed_when { when: when.trim_end(), from, to }),
            })
        };
        noted.filter_map(said).collect()
    }
}
