//! Bridge matches: the two teams, boards, IMPs, VPs.

use super::sheet::{CsvTable, Field};
use super::{Draft, cell, number, required, whole};
use crate::loaded::match_fault;
use std::collections::BTreeSet;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_language::sentence;
use tiebreak_model::{DraftMatch, DraftParticipant, Exact, MatchStatus, Sport};

const HOME: [&str; 4] = ["home", "team", "team1", "team a"];
const VISIT: [&str; 6] = ["visit", "visitors", "away", "opponent", "team2", "team b"];

pub(super) fn fits(sheet: &CsvTable) -> bool {
    sheet.column(&HOME).is_some() && sheet.column(&VISIT).is_some()
}

pub(super) fn read(sheet: &CsvTable, faults: &mut Faults) -> Draft {
    let column = |names: &[&str]| sheet.column(names);
    let (home, visit) = (column(&HOME), column(&VISIT));
    let (round, boards, status) =
        (column(&["round", "rd"]), column(&["boards"]), column(&["status"]));
    let imps = [
        column(&["home_imps", "imps1", "imps a"]),
        column(&["visit_imps", "imps2", "imps b", "away_imps"]),
    ];
    let vps = [
        column(&["home_vp", "home_vps", "vps1", "vps a"]),
        column(&["visit_vp", "visit_vps", "vps2", "vps b", "away_vps"]),
    ];
    let totals =
        [column(&["home_total_points", "points1"]), column(&["visit_total_points", "points2"])];
    let mut draft = Draft::default();
    draft.event.info.sport = Sport::Bridge;
    let mut known = BTreeSet::new();
    for row in &sheet.rows {
        let Some(first) = required(row, home, "team", faults) else { continue };
        let second = cell(row, visit);
        for team in std::iter::once(first).chain(second) {
            if known.insert(team.text.clone()) {
                draft.participants.push(team.span.clone());
                draft
                    .event
                    .participants
                    .push(DraftParticipant { name: team.text.clone(), ..Default::default() });
            }
        }
        if let Some(extra) = cell(row, vps[1]).filter(|_| second.is_none()) {
            let found = Diagnostic::error(sentence!(csv_vps_of_nobody), extra.span.clone());
            faults.add(found.label(sentence!(csv_vps_of_bye)));
        }
        let mut two = |columns: [Option<usize>; 2]| {
            let sides = columns.map(|at| cell(row, at).map(|field| number(field, faults)));
            match sides {
                [Some(first), Some(second)] => Some([first?, second?]),
                [Some(first), None] if second.is_none() => Some([first?, Exact::ZERO]),
                _ => None,
            }
        };
        let (imps, vps, total_points) = (two(imps), two(vps), two(totals));
        let one = DraftMatch {
            round: cell(row, round)
                .and_then(|field| whole(field, faults))
                .filter(|round| *round > 0),
            teams: std::iter::once(first).chain(second).map(|team| team.text.clone()).collect(),
            status: status_of(cell(row, status), second.is_none(), faults),
            boards: cell(row, boards)
                .and_then(|field| whole(field, faults))
                .filter(|boards| *boards > 0),
            imps: imps.into(),
            vps: vps.into(),
            total_points: total_points.into(),
            ..DraftMatch::default()
        };
        let span = first.span.start..row.last().map_or(first.span.end, |last| last.span.end);
        if let Some((message, label)) = match_fault(&one) {
            faults.add(Diagnostic::error(message, span.clone()).label(label));
        }
        draft.matches.push(span);
        draft.event.matches.push(one);
    }
    draft
}

fn status_of(field: Option<&Field>, alone: bool, faults: &mut Faults) -> MatchStatus {
    let Some(field) = field else {
        return if alone { MatchStatus::Bye } else { MatchStatus::Played };
    };
    match field.text.to_lowercase().as_str() {
        "played" => MatchStatus::Played,
        "forfeit" => MatchStatus::Forfeit,
        "assigned" => MatchStatus::Assigned,
        "bye" => MatchStatus::Bye,
        "annulled" => MatchStatus::Annulled,
        _ => {
            let found = Diagnostic::error(
                sentence!(csv_not_a_status { status: &field.text }),
                field.span.clone(),
            );
            faults.add(found.label(sentence!(csv_expected_status)));
            MatchStatus::Played
        }
    }
}
