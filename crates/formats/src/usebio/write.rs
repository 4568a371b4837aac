//! A teams event as USEBIO.

use std::fmt::Write;
use tiebreak_model::{Event, Exact, Kind, Match, MatchStatus, Sport};

/// The event as USEBIO 1.2. Only teams can be written: a pairs event holds no boards.
pub fn write(event: &Event) -> Result<String, &'static str> {
    if event.sport != Sport::Bridge || event.matches.is_empty() {
        return Err("USEBIO is written for bridge matches of teams only");
    }
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<USEBIO Version=\"1.2\">\n");
    // Of a round robin the pairings tell.
    let of_type = if event.kind == Kind::Swiss { "SWISS_TEAMS" } else { "TEAMS_OF_FOUR" };
    let _ = writeln!(out, " <EVENT EVENT_TYPE=\"{of_type}\">");
    line(&mut out, 2, "EVENT_DESCRIPTION", &event.title);
    if let Some(start) = event.start {
        let date = start.date();
        line(&mut out, 2, "DATE", &format!("{:02}/{:02}/{}", date.day(), date.month(), date.year()));
    }
    line(&mut out, 2, "BOARD_SCORING_METHOD", "IMPS");
    line(&mut out, 2, "MATCH_SCORING_METHOD", "VPS");
    out.push_str("  <PARTICIPANTS>\n");
    for (index, one) in event.participants.iter().enumerate() {
        out.push_str("   <TEAM>\n");
        line(&mut out, 4, "TEAM_ID", &(index + 1).to_string());
        line(&mut out, 4, "TEAM_NAME", &one.name);
        out.push_str("   </TEAM>\n");
    }
    out.push_str("  </PARTICIPANTS>\n");
    for one in &event.matches {
        one_match(one, &mut out)?;
    }
    out.push_str(" </EVENT>\n</USEBIO>\n");
    Ok(out)
}

fn one_match(one: &Match, out: &mut String) -> Result<(), &'static str> {
    let Some(second) = one.second.filter(|_| one.status == MatchStatus::Played) else {
        return Err("USEBIO has no place for byes, forfeits and assigned scores");
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
    two("TEAM_SCORE", "OPPOSING_TEAM_SCORE", one.imps);
    two("TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS", one.vps);
    out.push_str("  </MATCH>\n");
    Ok(())
}

fn line(out: &mut String, indent: usize, name: &str, text: &str) {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    // Writing to a String cannot fail.
    let _ = writeln!(out, "{}<{name}>{escaped}</{name}>", " ".repeat(indent));
}
