//! Boards as PBN: a table of scores for each board of pairs, a record for each table of teams.

use crate::boards::scored_text;
use std::fmt::Write;
use tiebreak_bridge::{Deal, Sessions, Travellers, table_score};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{BoardScoring, BoardTable, Method, PlayedBoard, TableResult};
use tiebreak_model::{Event, Id, Kind};

/// The tag for what the director gave both sides; the standard has none.
pub(super) const ADJUSTED: &str = "Adjusted";

/// The event's boards as PBN 2.1.
pub fn write(event: &Event) -> Result<String, Sentence> {
    if event.played_boards().is_empty() {
        return Err(sentence!(pbn_no_boards));
    }
    let mut out = String::from("% PBN 2.1\n% EXPORT\n");
    if event.kind() == Kind::Pairs {
        pairs(event, &mut out)?
    } else {
        teams(event, &mut out)
    }
    Ok(out)
}

/// A tag; what would end it early is written otherwise.
fn tag(out: &mut String, name: &str, value: &str) {
    // Writing to a String cannot fail.
    let _ = writeln!(out, "[{name} \"{}\"]", value.replace('"', "'"));
}

fn head(out: &mut String, event: &Event, board: &PlayedBoard<Id>) {
    tag(out, "Event", event.title());
    tag(out, "Site", event.venue().unwrap_or("?"));
    let date = event.start().map(|start| start.date());
    tag(
        out,
        "Date",
        &date.map_or("?".to_owned(), |day| {
            format!("{}.{:02}.{:02}", day.year(), day.month(), day.day())
        }),
    );
    let deal = Deal::from_board(board.number);
    tag(out, "Board", &board.number.to_string());
    tag(out, "Dealer", deal.dealer.letter());
    tag(out, "Vulnerable", deal.vulnerability());
}

fn scoring_word(method: Method) -> &'static str {
    match method {
        Method::Matchpoints => "MatchPoints",
        Method::CrossImps => "Cross-IMP",
        Method::Butler => "Butler",
        Method::Imps => "IMP",
        Method::BoardAMatch => "BAM",
        Method::PointABoard => "PAB",
        Method::Hybrid => "Hybrid",
    }
}

fn pairs(event: &Event, out: &mut String) -> Result<(), Sentence> {
    if event.played_boards().iter().any(|board| board.session != 1 || board.section.is_some()) {
        return Err(sentence!(pbn_one_session));
    }
    let scoring = event.board_scoring().cloned().unwrap_or_default();
    let travellers = Travellers::new(&scoring, event.played_boards())
        .map_err(|_| sentence!(import_cannot_score))?;
    let sessions = Sessions::new(&scoring, event.played_boards(), &travellers);
    for (at, (board, traveller)) in event.played_boards().iter().zip(&travellers.boards).enumerate()
    {
        out.push('\n');
        head(out, event, board);
        tag(out, "Scoring", scoring_word(scoring.method));
        tag(out, "Competition", "Pairs");
        let points = if scoring.method == Method::Matchpoints { "MP" } else { "IMP" };
        let columns = "Round\\3R;PairId_NS\\3R;PairId_EW\\3R;Contract\\5L;Declarer;Result\\2R;\
            Score_NS\\9R;Lead\\3L";
        tag(out, "ScoreTable", &format!("{columns};{points}_NS\\7R;{points}_EW\\7R"));
        for (table, line) in board.tables.iter().zip(&traveller.lines) {
            let round = table.round.map_or("-".to_owned(), |round| round.to_string());
            let [contract, declarer, tricks] = contract(&table.result);
            let score = scored_text(board.number, &table.result);
            let lead = table
                .lead
                .as_deref()
                .filter(|lead| !lead.contains(char::is_whitespace))
                .unwrap_or("-");
            let [ns, ew] =
                line.points.map(|points| points.map_or("-".to_owned(), |points| points.rounded(2)));
            let (first, second) = (table.north_south.index() + 1, table.east_west.index() + 1);
            let _ = writeln!(
                out,
                "{round:>3} {first:>3} {second:>3} {contract:<5} {declarer} {tricks:>2} {score:>9} \
                  {lead:<3} {ns:>7} {ew:>7}"
            );
        }
        if at == 0 {
            totals(event, &scoring, &sessions, out);
        }
    }
    Ok(())
}

fn totals(event: &Event, scoring: &BoardScoring, sessions: &Sessions, out: &mut String) {
    let unit = if scoring.method == Method::Matchpoints { "TotalPercentage" } else { "TotalIMP" };
    tag(out, "TotalScoreTable", &format!("PairId\\3R;{unit}\\7R;Names\\30L"));
    for (id, one) in event.ids().zip(event.participants()) {
        let Some(score) = sessions.score(1, id) else { continue };
        let name = one.name.replace('"', "'");
        let _ = writeln!(out, "{:>3} {:>7} \"{name}\"", id.index() + 1, score.rounded(2));
    }
}

/// Contract, declarer and tricks; `-` for what there is none of.
fn contract(result: &TableResult) -> [String; 3] {
    match result {
        TableResult::Played(play) => {
            [play.contract.to_string(), play.declarer.letter().to_owned(), play.tricks.to_string()]
        }
        TableResult::PassedOut => ["Pass".to_owned(), "-".to_owned(), "-".to_owned()],
        _ => ["-".to_owned(), "-".to_owned(), "-".to_owned()],
    }
}

fn teams(event: &Event, out: &mut String) {
    let method = event.board_scoring().map_or(Method::Imps, |scoring| scoring.method);
    for board in event.played_boards() {
        for table in &board.tables {
            out.push('\n');
            head(out, event, board);
            tag(out, "Scoring", scoring_word(method));
            let [contract, declarer, tricks] =
                contract(&table.result).map(|text| if text == "-" { String::new() } else { text });
            tag(out, "Declarer", &declarer);
            tag(out, "Contract", if contract.is_empty() { "?" } else { &contract });
            tag(out, "Result", &tricks);
            if let Some(score) = table_score(board.number, &table.result) {
                tag(out, "Score", &format!("NS {score}"));
            } else if let TableResult::Adjusted(_) = table.result {
                // Not a tag of the standard: other programs pass over it.
                tag(out, ADJUSTED, &scored_text(board.number, &table.result));
            }
            match_tags(event, table, out);
            tag(out, "Competition", "Teams");
        }
    }
}

/// The team with the lower number is at home; it sits North-South in the open room.
fn match_tags(event: &Event, table: &BoardTable<Id>, out: &mut String) {
    let open = table.north_south < table.east_west;
    let (home, visit) = if open {
        (table.north_south, table.east_west)
    } else {
        (table.east_west, table.north_south)
    };
    tag(out, "HomeTeam", event.name(home));
    tag(out, "VisitTeam", event.name(visit));
    tag(out, "Room", if open { "Open" } else { "Closed" });
    if let Some(round) = table.round {
        tag(out, "Round", &round.to_string());
    }
}
