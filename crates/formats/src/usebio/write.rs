//! A bridge event as USEBIO: teams with their matches, pairs with their travellers.

use crate::boards::scored_text;
use std::collections::BTreeMap;
use std::fmt::Write;
use tiebreak_bridge::{BoardOfMatch, MatchKey, MatchScores, Sessions, Travellers, team_matches};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{BoardScoring, Method, PlayedBoard, TableResult};
use tiebreak_model::{Event, Exact, Id, Kind, Match, MatchStatus, Sport};

/// The event as USEBIO 1.2. Pairs are written with their boards, teams with their matches and the
/// boards of them that are known.
pub fn write(event: &Event) -> Result<String, Sentence> {
    if event.sport() != Sport::Bridge
        || (event.matches().is_empty() && event.played_boards().is_empty())
    {
        return Err(sentence!(usebio_bridge_only));
    }
    let mut out =
        String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<USEBIO Version=\"1.2\">\n");
    if event.kind() == Kind::Pairs {
        pairs(event, &mut out)?
    } else {
        teams(event, &mut out)?
    }
    out.push_str(" </EVENT>\n</USEBIO>\n");
    Ok(out)
}

fn head(event: &Event, of_type: &str, out: &mut String) {
    // Writing to a String cannot fail.
    let _ = writeln!(out, " <EVENT EVENT_TYPE=\"{of_type}\">");
    line(out, 2, "EVENT_DESCRIPTION", event.title());
    if let Some(start) = event.start() {
        let date = start.date();
        line(out, 2, "DATE", &format!("{:02}/{:02}/{}", date.day(), date.month(), date.year()));
    }
}

fn teams(event: &Event, out: &mut String) -> Result<(), Sentence> {
    // Of a round robin the pairings tell.
    let of_type = match event.kind() {
        Kind::Swiss => "SWISS_TEAMS",
        Kind::BoardAMatch => "BOARD_A_MATCH_TEAMS",
        Kind::Knockout => "KNOCKOUT_TEAMS",
        _ => "TEAMS_OF_FOUR",
    };
    head(event, of_type, out);
    line(out, 2, "BOARD_SCORING_METHOD", "IMPS");
    line(out, 2, "MATCH_SCORING_METHOD", "VPS");
    out.push_str("  <PARTICIPANTS>\n");
    for (index, one) in event.participants().iter().enumerate() {
        out.push_str("   <TEAM>\n");
        line(out, 4, "TEAM_ID", &(index + 1).to_string());
        line(out, 4, "TEAM_NAME", &one.name);
        out.push_str("   </TEAM>\n");
    }
    out.push_str("  </PARTICIPANTS>\n");
    let scoring = event.board_scoring().cloned().unwrap_or_default();
    let boards = team_matches(&scoring, event.played_boards()).unwrap_or_default();
    for one in event.matches() {
        one_match(one, event, &boards, out)?;
    }
    Ok(())
}

fn one_match(
    one: &Match,
    event: &Event,
    boards: &BTreeMap<MatchKey, MatchScores>,
    out: &mut String,
) -> Result<(), Sentence> {
    let Some(second) = one.second.filter(|_| one.status == MatchStatus::Played) else {
        return Err(sentence!(usebio_no_byes));
    };
    out.push_str("  <MATCH>\n");
    if let Some(round) = one.round {
        line(out, 3, "ROUND_NUMBER", &round.to_string());
    }
    line(out, 3, "TEAM", &(one.first.index() + 1).to_string());
    line(out, 3, "OPPOSING_TEAM", &(second.index() + 1).to_string());
    let mut two = |first: &str, second: &str, numbers: Option<[Exact; 2]>| {
        if let Some(numbers) = numbers {
            line(out, 3, first, &numbers[0].to_string());
            line(out, 3, second, &numbers[1].to_string());
        }
    };
    let by_score = matches!(event.kind(), Kind::BoardAMatch | Kind::Knockout);
    two(
        "TEAM_SCORE",
        "OPPOSING_TEAM_SCORE",
        one.score.get().filter(|_| by_score).or(one.imps.get()),
    );
    two("TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS", one.vps.get());
    let mut teams = [one.first, second];
    teams.sort_unstable();
    let found = boards.get(&(one.round, teams)).map_or(&[][..], |found| &found.boards);
    for board in found {
        match_board(board, one.first, event, out);
    }
    out.push_str("  </MATCH>\n");
    Ok(())
}

/// A board of a match, as the team named first sees it.
fn match_board(found: &BoardOfMatch, first: Id, event: &Event, out: &mut String) {
    let board: &PlayedBoard<Id> = &event.played_boards()[found.board];
    out.push_str("   <BOARD>\n");
    line(out, 4, "BOARD_NUMBER", &board.number.to_string());
    let second_in_order = found.teams[0] != first;
    if let Some(imps) = found.imps {
        line(out, 4, "IMPS", &imps[usize::from(second_in_order)].to_string());
    }
    for table in found.tables.iter().flatten().map(|at| &board.tables[*at]) {
        out.push_str("    <TRAVELLER_LINE>\n");
        line(out, 5, "DIRECTION", if table.north_south == first { "NS" } else { "EW" });
        played(out, board.number, &table.result);
        out.push_str("    </TRAVELLER_LINE>\n");
    }
    out.push_str("   </BOARD>\n");
}

fn pairs(event: &Event, out: &mut String) -> Result<(), Sentence> {
    let scoring = event.board_scoring().cloned().unwrap_or_default();
    let travellers = Travellers::new(&scoring, event.played_boards())
        .map_err(|_| sentence!(import_cannot_score))?;
    let sessions = Sessions::new(&scoring, event.played_boards(), &travellers);
    let (of_type, method) = match scoring.method {
        Method::CrossImps => ("CROSS_IMPS", "CROSS_IMPS"),
        Method::Butler => ("BUTLER_PAIRS", "BUTLER_IMPS"),
        _ => ("MP_PAIRS", "MATCH_POINTS"),
    };
    head(event, of_type, out);
    line(out, 2, "BOARD_SCORING_METHOD", method);
    line(out, 2, "WINNER_TYPE", &scoring.winners.to_string());
    line(out, 2, "SESSION_COUNT", &sessions.last.to_string());
    participants(event, &scoring, &sessions, out);
    let written = Written { event, scoring: &scoring, travellers: &travellers };
    for session in 1..=sessions.last {
        let boards: Vec<usize> = (0..event.played_boards().len())
            .filter(|at| event.played_boards()[*at].session == session)
            .collect();
        if sessions.last > 1 {
            out.push_str("  <SESSION>\n");
        }
        written.sections(&boards, out);
        if sessions.last > 1 {
            out.push_str("  </SESSION>\n");
        }
    }
    Ok(())
}

fn participants(event: &Event, scoring: &BoardScoring, sessions: &Sessions, out: &mut String) {
    out.push_str("  <PARTICIPANTS>\n");
    for (id, one) in event.ids().zip(event.participants()) {
        out.push_str("   <PAIR>\n");
        line(out, 4, "PAIR_NUMBER", &(id.index() + 1).to_string());
        if let (1, Some(tally), Some(score)) =
            (sessions.last, sessions.tallies.get(&(1, id)), sessions.score(1, id))
        {
            line(out, 4, "TOTAL_SCORE", &tally.points.rounded(2));
            if scoring.method == Method::Matchpoints {
                line(out, 4, "PERCENTAGE", &score.rounded(2));
            }
            line(out, 4, "BOARDS_PLAYED", &tally.boards.to_string());
        }
        for player in one.name.split(" & ") {
            out.push_str("    <PLAYER>\n");
            line(out, 5, "PLAYER_NAME", player);
            out.push_str("    </PLAYER>\n");
        }
        out.push_str("   </PAIR>\n");
    }
    out.push_str("  </PARTICIPANTS>\n");
}

struct Written<'e> {
    event: &'e Event,
    scoring: &'e BoardScoring,
    travellers: &'e Travellers,
}

impl Written<'_> {
    /// The boards of a session, section by section where there are any.
    fn sections(&self, boards: &[usize], out: &mut String) {
        for part in boards.chunk_by(|a, b| self.section(*a) == self.section(*b)) {
            let section = part.first().and_then(|at| self.section(*at));
            if let Some(section) = section {
                let _ = writeln!(out, "  <SECTION SECTION_ID=\"{}\">", escaped(section));
            }
            part.iter().for_each(|at| self.board(*at, out));
            if section.is_some() {
                out.push_str("  </SECTION>\n");
            }
        }
    }

    fn section(&self, board: usize) -> Option<&str> {
        self.event.played_boards()[board].section.as_deref()
    }

    fn board(&self, at: usize, out: &mut String) {
        let board = &self.event.played_boards()[at];
        out.push_str("  <BOARD>\n");
        line(out, 3, "BOARD_NUMBER", &board.number.to_string());
        let datum = self.travellers.boards[at].datum.first();
        if let Some((_, datum)) = datum.filter(|_| self.scoring.method == Method::Butler) {
            line(out, 3, "BOARD_AVERAGE", &datum.rounded(2));
        }
        let points = match self.scoring.method {
            Method::CrossImps => "CROSS_IMP_POINTS",
            Method::Butler => "BUTLER_IMP_POINTS",
            _ => "MATCH_POINTS",
        };
        for (table, found) in board.tables.iter().zip(&self.travellers.boards[at].lines) {
            out.push_str("   <TRAVELLER_LINE>\n");
            if let Some(round) = table.round {
                line(out, 4, "ROUND_NUMBER", &round.to_string());
            }
            line(out, 4, "NS_PAIR_NUMBER", &(table.north_south.index() + 1).to_string());
            line(out, 4, "EW_PAIR_NUMBER", &(table.east_west.index() + 1).to_string());
            played(out, board.number, &table.result);
            if let Some(lead) = &table.lead {
                line(out, 4, "LEAD", lead);
            }
            for (side, points_of_side) in ["NS", "EW"].into_iter().zip(found.points) {
                if let Some(scored) = points_of_side {
                    line(out, 4, &format!("{side}_{points}"), &scored.rounded(2));
                }
            }
            out.push_str("   </TRAVELLER_LINE>\n");
        }
        out.push_str("  </BOARD>\n");
    }
}

/// Contract, declarer, tricks and score of a table.
fn played(out: &mut String, board: u32, result: &TableResult) {
    match result {
        TableResult::Played(play) => {
            line(out, 5, "CONTRACT", &play.contract.to_string());
            line(out, 5, "PLAYED_BY", play.declarer.letter());
            line(out, 5, "TRICKS", &play.tricks.to_string());
        }
        TableResult::PassedOut => line(out, 5, "CONTRACT", "PASS"),
        _ => {}
    }
    line(out, 5, "SCORE", &scored_text(board, result));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn line(out: &mut String, indent: usize, name: &str, text: &str) {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let _ = writeln!(out, "{}<{name}>{escaped}</{name}>", " ".repeat(indent));
}
