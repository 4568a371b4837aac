//! Teams: participants, matches, and the boards behind them.

use super::xml::Element;
use super::{Draft, number, required, travellers, whole};
use crate::account::{Doubt, DoubtKind};
use crate::loaded::match_fault;
use crate::match_boards::MatchBoards;
use std::collections::BTreeMap;
use tiebreak_document::{Diagnostic, Faults};
use tiebreak_language::sentence;
use tiebreak_model::bridge::TableResult;
use tiebreak_model::{DraftMatch, DraftParticipant, Exact, Kind, Sides};

pub(super) fn fits(event: &Element) -> bool {
    event.child("PARTICIPANTS").is_some_and(|all| all.child("TEAM").is_some())
        || event.child("MATCH").is_some()
}

pub(super) fn read(event: &Element, kind: Option<Kind>, faults: &mut Faults) -> Draft {
    let mut draft = Draft::default();
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for team in event.child("PARTICIPANTS").into_iter().flat_map(|all| all.all("TEAM")) {
        let (id, name) = (required(team, "TEAM_ID", faults), required(team, "TEAM_NAME", faults));
        let (Some(id), Some(name)) = (id, name) else { continue };
        names.insert(id.to_owned(), name.to_owned());
        draft.event.participants.push(DraftParticipant {
            name: name.to_owned(),
            points: number(team, "TOTAL_SCORE", faults),
            rank: team.text_of("PLACE").and_then(|place| place.trim_end_matches('=').parse().ok()),
            carry_over: stated(team, &["CARRY_OVER", "CARRY_FORWARD", "CARRIED_FORWARD"], faults),
            penalty: stated(team, &["PENALTY", "PENALTIES", "ADJUSTMENT"], faults),
            ..DraftParticipant::default()
        });
    }
    let per_round = whole(event, "BOARDS_PER_ROUND", faults).filter(|boards| *boards > 0);
    let mut all_boards = MatchBoards::new(kind);
    let known = KnownTeams { names, per_round, kind };
    for element in event.all("MATCH") {
        if let Some(one) = one_match(element, &known, &mut draft, faults) {
            if let Some(tables) = tables(element, faults) {
                all_boards.add(&one, tables);
            }
            draft.event.matches.push(one);
            draft.matches.push(element.span.clone());
        }
    }
    all_boards.enter(&mut draft.event);
    draft
}

/// What happened at the tables of a match: the board, whether the first team sat North-South, and
/// the result. `None` where a line does not say it.
fn tables(element: &Element, faults: &mut Faults) -> Option<Vec<(u32, bool, TableResult)>> {
    let mut tables = Vec::new();
    for board in element.all("BOARD") {
        let number = whole(board, "BOARD_NUMBER", faults).filter(|number| *number > 0)?;
        for line in board.all("TRAVELLER_LINE") {
            let first_sits_north_south = match line.text_of("DIRECTION")? {
                "NS" => true,
                "EW" => false,
                _ => return None,
            };
            tables.push((
                number,
                first_sits_north_south,
                travellers::read(line, number, faults)?.result,
            ));
        }
    }
    Some(tables)
}

/// What is known before the matches: the teams by their ids, the boards of a round, the kind.
struct KnownTeams {
    names: BTreeMap<String, String>,
    per_round: Option<u32>,
    kind: Option<Kind>,
}

fn one_match(
    element: &Element,
    &KnownTeams { ref names, per_round, kind }: &KnownTeams,
    draft: &mut Draft,
    faults: &mut Faults,
) -> Option<DraftMatch> {
    let mut teams = Vec::new();
    for side in ["TEAM", "OPPOSING_TEAM"] {
        let id = required(element, side, faults)?;
        let Some(name) = names.get(id) else {
            let span = element.child(side).map_or(element.span.clone(), |child| child.span.clone());
            let found = Diagnostic::error(sentence!(import_no_team { number: id }), span);
            faults.add(found.label(sentence!(usebio_expected_team)));
            return None;
        };
        teams.push(name.clone());
    }
    let mut two = |first: &str, second: &str| {
        Some([number(element, first, faults)?, number(element, second, faults)?])
    };
    let stated = two("TEAM_SCORE", "OPPOSING_TEAM_SCORE");
    let vps = two("TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS");
    let (boards, counted, total_points) = boards(element, faults);
    // What the director gave may be unequal for the two sides, and a board has one number.
    if let (Some(stated), Some(counted)) = (stated, counted)
        && stated != counted
        && !has_adjusted(element)
    {
        let [stated, counted] = [stated, counted].map(|[home, visit]| format!("{home}-{visit}"));
        let message =
            sentence!(usebio_imps_differ { home: &teams[0], visit: &teams[1], stated, counted });
        let mut doubt = Doubt::reported(DoubtKind::ResultDiffers, message);
        doubt.details.push(sentence!(usebio_stated_taken));
        draft.doubts.push(doubt);
    }
    let board_a_match = kind == Some(Kind::BoardAMatch);
    // In a knock-out and at board-a-match the score of a match is what the two sides won, not IMPs.
    let score = stated.filter(|_| board_a_match || kind == Some(Kind::Knockout));
    let imps = stated.or(counted).filter(|_| !board_a_match);
    let round = whole(element, "ROUND_NUMBER", faults).filter(|round| *round > 0);
    let boards = boards.or(per_round);
    let [imps, vps, total_points, score] = [imps, vps, total_points, score].map(Sides::from);
    let one = DraftMatch {
        round,
        teams,
        boards,
        imps,
        vps,
        total_points,
        score,
        ..DraftMatch::default()
    };
    if let Some((message, label)) = match_fault(&one).filter(|_| one.score.is_none()) {
        faults.add(Diagnostic::error(message, element.span.clone()).label(label));
    }
    Some(one)
}

/// Whether the director adjusted a board of a match.
fn has_adjusted(element: &Element) -> bool {
    let lines = element.all("BOARD").flat_map(|board| board.all("TRAVELLER_LINE"));
    lines
        .filter_map(|line| travellers::scored(line.text_of("SCORE")?))
        .any(|result| matches!(result, TableResult::Adjusted(_)))
}

/// The first of some elements that is there.
fn stated(team: &Element, names: &[&str], faults: &mut Faults) -> Option<Exact> {
    names.iter().find_map(|name| number(team, name, faults))
}

type TwoSides = Option<[Exact; 2]>;

/// How many boards there are, the IMPs that each side won on them, and the total points.
fn boards(element: &Element, faults: &mut Faults) -> (Option<u32>, TwoSides, TwoSides) {
    let (mut count, mut won, mut points) = (0, [Exact::ZERO; 2], [Exact::ZERO; 2]);
    let (mut all_imps, mut all_scores) = (true, true);
    for board in element.all("BOARD") {
        count += 1;
        match number(board, "IMPS", faults) {
            Some(imps) => add(&mut won, imps),
            None => all_imps = false,
        }
        let mut lines = 0;
        for line in board.all("TRAVELLER_LINE") {
            // The score is North-South's; the direction is where the first team sits.
            let sign = match line.text_of("DIRECTION") {
                Some("NS") => Exact::from(1),
                Some("EW") => Exact::from(-1),
                _ => continue,
            };
            // What the director gave is not a score. A text that is neither is refused below.
            let adjusted = line.text_of("SCORE").and_then(travellers::scored);
            if let Some(TableResult::Adjusted(_) | TableResult::NotPlayed) = adjusted {
                continue;
            }
            if let Some(score) = number(line, "SCORE", faults) {
                add(&mut points, score * sign);
                lines += 1;
            }
        }
        all_scores &= lines == 2;
    }
    if count == 0 {
        return (None, None, None);
    }
    (Some(count), all_imps.then_some(won), all_scores.then_some(points))
}

/// Adds a signed amount to the side that won it.
fn add(sides: &mut [Exact; 2], amount: Exact) {
    if amount.is_negative() {
        sides[1] += -amount;
    } else {
        sides[0] += amount;
    }
}
