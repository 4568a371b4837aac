//! Pairs in PBN: a `[ScoreTable]` for each board, a `[TotalScoreTable]` for the whole.

use super::scan::BoardRecord;
use super::table::{PbnRow, columns, contract};
use crate::account::{Account, Told, examine};
use crate::boards::{PublishedBoards, PublishedLine, scoring_unclear};
use crate::datum_search;
use crate::{Format, Import, Loaded, usebio};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_bridge::table_score;
use tiebreak_document::{Diagnostic, Faults, RejectedFile};
use tiebreak_language::sentence;
use tiebreak_model::bridge::{BoardScoring, BoardTable, Method, PlayedBoard, TableResult};
use tiebreak_model::{DraftEvent, DraftParticipant, EventInfo, Exact, Kind, Place, Sport};

/// Whether a file holds tables of scores.
pub(super) fn fits(records: &[BoardRecord]) -> bool {
    records.iter().any(|record| record.tag("ScoreTable").is_some() && record.has_rows("ScoreTable"))
}

pub(super) fn import(
    name: &str,
    text: &str,
    records: &[BoardRecord],
    told: &Told,
    mut faults: Faults,
) -> Result<Import, RejectedFile> {
    let first = |tag: &str| {
        records.iter().find_map(|record| record.tag(tag)).map(|(value, _)| value.to_owned())
    };
    let stated = first("Scoring").unwrap_or_default();
    let known = told.scoring.filter(|method| method.is_for_pairs()).or_else(|| scoring(&stated));
    let likely = known.or_else(|| by_units(records));
    let known = known.or(likely.filter(|_| stated.is_empty()));
    let method = likely.unwrap_or_default();
    let mut draft = DraftEvent {
        info: EventInfo {
            title: first("Event").unwrap_or_else(|| name.to_owned()),
            sport: Sport::Bridge,
            kind: Kind::Pairs,
            start: first("Date").and_then(|date| date.replace('.', "-").parse().ok()),
            ..EventInfo::default()
        },
        board_scoring: Some(BoardScoring { method, ..BoardScoring::default() }),
        ..DraftEvent::default()
    };
    let entered = ScoreTableEntries::from_records(records);
    let mut published = PublishedBoards::default();
    let mut seated: BTreeSet<(&'static str, String)> = BTreeSet::new();
    let summarised = records.iter().filter(|record| is_summarised(record)).count();
    let tables = |record: &&BoardRecord| record.has_rows("ScoreTable") && !is_summarised(record);
    for record in records.iter().filter(tables) {
        let number = record
            .tag("Board")
            .and_then(|(board, _)| board.parse().ok())
            .filter(|number| *number > 0);
        let (Some(number), Some((head, span))) = (number, record.tag("ScoreTable")) else {
            let span = record.tag("ScoreTable").map_or(0..0, |(_, span)| span);
            faults.add(Diagnostic::error(sentence!(pbn_no_number), span));
            continue;
        };
        let head = columns(head);
        let (mut tables, mut lines) = (Vec::new(), Vec::new());
        for row in record.rows("ScoreTable").map(|(line, span)| PbnRow::new(&head, line, span)) {
            let Some((table, line)) = read_row(&row, number, &entered, &mut seated, &mut faults)
            else {
                continue;
            };
            tables.push(table);
            lines.push(line);
        }
        if tables.is_empty() {
            faults.add(Diagnostic::error(sentence!(pbn_no_table { board: number }), span));
        }
        draft.played_boards.push(PlayedBoard {
            session: 1,
            section: None,
            number,
            datum: None,
            tables,
        });
        published.lines.push(lines);
    }
    if faults.fatal() {
        return Err(RejectedFile::new(name, text, faults.list));
    }
    let totals_alone = seated.is_empty() && summarised > 0;
    if totals_alone {
        enter_totals(&mut draft, &entered)
            .map_err(|found| RejectedFile::new(name, text, vec![found]))?;
    }
    let names: BTreeSet<String> = seated.iter().map(|(side, id)| entered.name(side, id)).collect();
    for name in names {
        published.totals.push(entered.totals.get(&name).copied().into_iter().collect());
        let rank = entered.ranks.get(&name).copied();
        draft.participants.push(DraftParticipant { name, rank, ..DraftParticipant::default() });
    }
    let mut account = Account::new(name, Format::Pbn, "utf-8");
    if totals_alone {
        account.repairs.push(sentence!(account_totals_alone));
    } else if known.is_none() {
        account.doubts.push(scoring_unclear(&stated, likely));
    } else {
        account.repairs.extend(datum_search::apply(&mut draft, &published));
        account.repairs.extend(published.before_neuberg(&draft));
        account.doubts = published.compared_with(&draft);
    }
    let because = Some((Kind::Pairs, sentence!(pbn_because_pairs)));
    examine(&mut draft, because, told, &mut account);
    let loaded = Loaded::check(name, text, draft, faults.list, |_: &Place| None)?;
    Ok(Import::from_loaded(loaded, account))
}

/// Whether a table of scores says how often each score was made, and not by whom.
fn is_summarised(record: &BoardRecord) -> bool {
    let Some((head, _)) = record.tag("ScoreTable") else { return false };
    let columns = columns(head);
    let pairs = ["PairId_NS", "PairId_EW", "ContestantId_NS", "ContestantId_EW"];
    !columns.iter().any(|column| pairs.contains(column))
        && columns.iter().any(|column| ["Multiplicity", "Percentage_NS", "MP_NS"].contains(column))
}

/// The published totals take the place of boards that do not say who played them.
fn enter_totals(draft: &mut DraftEvent, entered: &ScoreTableEntries) -> Result<(), Diagnostic> {
    if entered.totals.is_empty() {
        let found = Diagnostic::whole(sentence!(pbn_summarised));
        return Err(found.hint(sentence!(pbn_summarised_hint)));
    }
    draft.board_scoring = None;
    let pair = |(name, total): (&String, &Exact)| DraftParticipant {
        name: name.clone(),
        rank: entered.ranks.get(name).copied(),
        sessions: vec![*total],
        ..DraftParticipant::default()
    };
    draft.participants = entered.totals.iter().map(pair).collect();
    Ok(())
}

/// How `[Scoring "MatchPoints;..."]` says that boards are scored.
pub(super) fn scoring(stated: &str) -> Option<Method> {
    let stated = stated.to_uppercase();
    let holds = |words: &[&str]| words.iter().any(|word| stated.contains(word));
    if holds(&["BUTLER"]) {
        Some(Method::Butler)
    } else if holds(&["CROSS", "IMP"]) {
        Some(Method::CrossImps)
    } else if holds(&["MATCH"]) || stated.split([';', ',', ' ']).any(|part| part == "MP") {
        Some(Method::Matchpoints)
    } else {
        None
    }
}

/// The method whose units a table of scores has.
fn by_units(records: &[BoardRecord]) -> Option<Method> {
    let (head, _) = records.iter().find_map(|record| record.tag("ScoreTable"))?;
    let columns = columns(head);
    let holds = |names: [&str; 2]| columns.iter().any(|column| names.contains(column));
    if holds(["MP_NS", "MatchPoints_NS"]) {
        Some(Method::Matchpoints)
    } else {
        holds(["IMP_NS", "IMP_EW"]).then_some(Method::CrossImps)
    }
}

/// What `[TotalScoreTable]` says of the pairs.
#[derive(Default)]
struct ScoreTableEntries {
    names: BTreeMap<(Option<String>, String), String>,
    totals: BTreeMap<String, Exact>,
    ranks: BTreeMap<String, u32>,
}

impl ScoreTableEntries {
    fn from_records(records: &[BoardRecord]) -> Self {
        let mut entered = Self::default();
        for record in records {
            let Some((head, _)) = record.tag("TotalScoreTable") else { continue };
            let head = columns(head);
            for row in
                record.rows("TotalScoreTable").map(|(line, span)| PbnRow::new(&head, line, span))
            {
                let Some(id) = row.get(&["PairId", "ContestantId", "Number"]) else { continue };
                let side = row.get(&["Direction"]).map(str::to_owned);
                let players = [row.get(&["Name1", "PlayerId1"]), row.get(&["Name2", "PlayerId2"])];
                let players: Vec<&str> = players.into_iter().flatten().collect();
                let name = row.get(&["Names", "Name"]).map(players_in);
                let name = name.or_else(|| (!players.is_empty()).then(|| players.join(" & ")));
                if let Some(name) = name {
                    entered.names.insert((side.clone(), id.to_owned()), name);
                }
                let name = entered.name(side.as_deref().unwrap_or(""), id);
                let total = row.get(&[
                    "TotalPercentage",
                    "Percentage",
                    "TotalScoreMP",
                    "TotalScore",
                    "TotalIMP",
                ]);
                if let Some(total) =
                    total.and_then(|total| total.trim_end_matches('%').parse().ok())
                {
                    entered.totals.insert(name.clone(), total);
                }
                let rank =
                    row.get(&["Rank"]).and_then(|rank| rank.trim_end_matches('=').parse().ok());
                if let Some(rank) = rank.filter(|rank| *rank > 0) {
                    entered.ranks.insert(name, rank);
                }
            }
        }
        entered
    }

    fn name(&self, side: &str, id: &str) -> String {
        let of_side = self.names.get(&(Some(side.to_owned()), id.to_owned()));
        let found = of_side.or_else(|| self.names.get(&(None, id.to_owned())));
        found.cloned().unwrap_or_else(|| format!("Pair {id}"))
    }
}

/// "Ann Lee   ;Bob Roe  " is "Ann Lee & Bob Roe".
fn players_in(names: &str) -> String {
    let players: Vec<&str> = names.split(';').map(str::trim).collect();
    players.join(" & ")
}

fn read_row(
    row: &PbnRow<'_>,
    board: u32,
    entered: &ScoreTableEntries,
    seated: &mut BTreeSet<(&'static str, String)>,
    faults: &mut Faults,
) -> Option<(BoardTable<String>, PublishedLine)> {
    let pair = |side: &str| row.get(&[&format!("PairId_{side}"), &format!("ContestantId_{side}")]);
    let (Some(first), Some(second)) = (pair("NS"), pair("EW")) else {
        let found = Diagnostic::error(sentence!(pbn_row_without_pairs), row.span.clone());
        faults.add(found.label(sentence!(pbn_expected_pairs)));
        return None;
    };
    let played = contract(row.get(&["Contract"]), row.get(&["Declarer"]), row.get(&["Result"]));
    let own = row.get(&["Score_NS", "Score"]).map(usebio::scored);
    let turned = |result: TableResult| match result {
        TableResult::Scored(score) => TableResult::Scored(-score),
        other => other,
    };
    let stated =
        own.or_else(|| row.get(&["Score_EW"]).map(|score| usebio::scored(score).map(turned)));
    let (result, differs) = match (stated, played) {
        (Some(None), _) | (None, None) => {
            let found = Diagnostic::error(sentence!(pbn_row_says_nothing), row.span.clone());
            faults.add(found.label(sentence!(pbn_expected_contract)));
            return None;
        }
        (Some(Some(TableResult::Scored(score))), Some(played)) => match table_score(board, &played)
        {
            Some(given) if given == score => (played, None),
            Some(given) => (TableResult::Scored(score), Some([score, given])),
            None => (TableResult::Scored(score), None),
        },
        (Some(Some(stated)), _) => (stated, None),
        (None, Some(played)) => (played, None),
    };
    seated.insert(("NS", first.to_owned()));
    seated.insert(("EW", second.to_owned()));
    let round = row.get(&["Round"]).and_then(|round| round.parse().ok()).filter(|round| *round > 0);
    let points = ["NS", "EW"].map(|side| {
        let columns = [format!("MP_{side}"), format!("IMP_{side}"), format!("MatchPoints_{side}")];
        let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
        row.get(&columns).and_then(|points| points.parse().ok())
    });
    let (north_south, east_west) = (entered.name("NS", first), entered.name("EW", second));
    let lead = row.get(&["Lead"]).map(str::to_owned);
    Some((
        BoardTable { round, north_south, east_west, result, lead, form: 1 },
        PublishedLine { points, differs },
    ))
}
