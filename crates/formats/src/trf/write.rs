//! An event as a tournament report.

use super::report::Report;
use std::fmt::Write;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{
    ByeKind, Colour, Crosstable, CrosstableCell, Event, Exact, Moment, Outcome, Participant, Sport,
};

/// The event as a report in the layout of TRF16 and its successors; an event of bridge has none.
///
/// Lines that the event brought along from a report are written again as they were.
pub fn write(event: &Event) -> Result<String, Sentence> {
    if event.sport() != Sport::Chess {
        return Err(sentence!(trf_chess_only));
    }
    if let Some(teams) = event.teams() {
        return super::teams::write(event, teams);
    }
    let table = Crosstable::from_event(event);
    let mut out = Report::default();
    let report =
        if event.report().is_empty() { header(event, &table) } else { event.report().to_vec() };
    for line in report {
        if line == "001" {
            players(event, &table, &mut out);
        } else {
            out.push_str(&meant(event, line));
            out.push('\n');
        }
    }
    if event.report().is_empty() {
        assigned(event, &table, &mut out);
    }
    out.finish()
}

/// A line of the report that the event came from, as it was, unless it says of the title, the
/// beginning or the number of rounds something else than the event does: the file may have been
/// corrected since.
pub(super) fn meant(event: &Event, line: String) -> String {
    let (code, rest) =
        (line.get(..3).unwrap_or_default(), line.get(3..).unwrap_or_default().trim());
    let title = event.title().replace('\n', " ");
    let day = |moment: Option<Moment>| moment.map(written_day);
    match code {
        "012" if rest != title => format!("012 {title}"),
        "022" => match event.venue() {
            Some(venue) if rest != venue.replace('\n', " ") => {
                format!("022 {}", venue.replace('\n', " "))
            }
            _ => line,
        },
        "042" | "052" => match day(if code == "042" { event.start() } else { event.end() }) {
            Some(day) if rest.replace(['-', '.'], "/") != day => format!("{code} {day}"),
            _ => line,
        },
        "142" | "XXR" => match event.rounds() {
            Some(rounds) if rest.parse() != Ok(rounds) => format!("{code} {rounds}"),
            _ => line,
        },
        _ => line,
    }
}

/// A day as the report writes it: "2024/01/13".
fn written_day(moment: Moment) -> String {
    moment.date().to_string().replace('-', "/")
}

/// The records of the first and the last day.
pub(super) fn days(event: &Event) -> impl Iterator<Item = String> {
    let day = |record: &str, moment: Option<Moment>| {
        moment.map(|moment| format!("{record} {}", written_day(moment)))
    };
    day("042", event.start()).into_iter().chain(day("052", event.end()))
}

fn header(event: &Event, table: &Crosstable) -> Vec<String> {
    let rated = event.participants().iter().filter(|one| one.rating.is_some()).count();
    let system = match (table.round_robin, event.cycles()) {
        (true, 1) => ("Individual: Round-Robin", "FIDE_ROUNDROBIN"),
        (true, _) => ("Individual: Double Round-Robin", "FIDE_DOUBLEROUNDROBIN"),
        (false, _) => ("Individual: Swiss-System", "FIDE_DUTCH"),
    };
    let mut lines = vec![format!("012 {}", event.title().replace('\n', " "))];
    lines.extend(event.venue().map(|venue| format!("022 {}", venue.replace('\n', " "))));
    lines.extend(days(event));
    lines.push(format!("062 {}", event.participants().len()));
    lines.push(format!("072 {rated}"));
    lines.push(format!("092 {}", system.0));
    lines.push(format!("142 {}", event.rounds().unwrap_or(table.rounds).max(table.rounds).max(1)));
    if let Some((_, [win, draw, loss])) =
        event.scoring().phases.iter().find(|(phase, _)| phase == "default")
    {
        let [win, draw, loss] = [win, draw, loss].map(|points| decimal(*points));
        lines.push(format!("162  W {win}    D {draw}    L {loss}"));
    }
    lines.push(format!("192 {}", system.1));
    lines.push("001".to_owned());
    lines
}

/// Points that the arbiter gave or took away, record `299`; round 999 stands for the standing
/// alone.
fn assigned(event: &Event, table: &Crosstable, out: &mut Report) {
    let number =
        |name: &str| table.entrants.iter().find(|one| one.name == name).map(|one| one.number);
    for one in event.assigned() {
        let Some(number) = number(event.name(one.player)) else { continue };
        let points = out.column("299", 4, decimal(one.points));
        let round = out.column("299", 3, one.round.unwrap_or(999));
        let number = out.column("299", 4, number);
        let _ = writeln!(out, "299          {points:>4}  {round:>3} {number:>4}");
    }
}

fn players(event: &Event, table: &Crosstable, out: &mut Report) {
    let mut scores: Vec<i64> = (0..table.entrants.len())
        .map(|at| table.cells(at).iter().map(|cell| cell.units).sum())
        .collect();
    table.adjustments.iter().for_each(|one| scores[one.player as usize] += one.units);
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(scores[*at]), *at));
    let mut ranks = vec![0; scores.len()];
    for (rank, at) in order.into_iter().enumerate() {
        ranks[at] = rank + 1;
    }
    for (at, entrant) in table.entrants.iter().enumerate() {
        let Some(one) =
            event.find(&entrant.name).and_then(|id| event.participants().get(id.index()))
        else {
            continue;
        };
        let counted = Exact::fraction(scores[at].into(), table.unit.into()).unwrap_or(Exact::ZERO);
        let rank = one.rank.map_or(ranks[at], |rank| rank as usize);
        record(one, entrant.number, one.points.unwrap_or(counted), rank, out);
        rounds(table, at, out);
        out.push('\n');
    }
}

pub(super) fn record(one: &Participant, number: u32, points: Exact, rank: usize, out: &mut Report) {
    let text = |field: &Option<String>| field.clone().unwrap_or_default();
    let figure = |field: Option<u64>| field.map(|number| number.to_string()).unwrap_or_default();
    let name: String = plain_name(&one.name, number).chars().take(33).collect();
    let number = out.column("001", 4, number);
    let sex = out.column("001", 1, text(&one.sex));
    let title = out.column("001", 3, text(&one.chess_title));
    let rating = out.column("001", 4, figure(one.rating.map(u64::from)));
    let federation = out.column("001", 3, text(&one.federation));
    let fide_id = out.column("001", 11, figure(one.fide_id));
    let birth = out.column("001", 10, text(&one.birth));
    let points = out.column("001", 4, decimal(points));
    let rank = out.column("001", 4, rank);
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "001 {number:>4} {sex:>1}{title:>3} {name:<33} {rating:>4} {federation:<3} {fide_id:>11} \
         {birth:<10} {points:>4} {rank:>4}",
    );
}

/// The name without the number that reading added to tell two players apart.
fn plain_name(name: &str, number: u32) -> &str {
    name.strip_suffix(&format!(" ({number})")).unwrap_or(name)
}

fn rounds(table: &Crosstable, at: usize, out: &mut Report) {
    let mut next = 1;
    for cell in table.cells(at) {
        while next < cell.round {
            out.push_str("          ");
            next += 1;
        }
        next = cell.round + 1;
        let opponent =
            cell.opponent.and_then(|at| table.entrants.get(at as usize)).map(|other| other.number);
        let number = opponent.map_or("0000".to_owned(), |number| format!("{number:>4}"));
        let colour = match cell.colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        let _ = write!(out, "  {number} {colour} {}", sign(cell));
    }
}

fn sign(cell: &CrosstableCell) -> char {
    match cell.outcome {
        Outcome::Win if cell.rated => '1',
        Outcome::Draw if cell.rated => '=',
        Outcome::Loss if cell.rated => '0',
        Outcome::Win => 'W',
        Outcome::Draw => 'D',
        Outcome::Loss => 'L',
        Outcome::ForfeitWin => '+',
        Outcome::ForfeitLoss => '-',
        Outcome::Open => ' ',
        Outcome::Bye(ByeKind::Full) => 'F',
        Outcome::Bye(ByeKind::Half) => 'H',
        Outcome::Bye(ByeKind::Pairing) => 'U',
        Outcome::Bye(ByeKind::Zero) => 'Z',
    }
}

/// With one decimal at least, as reports write points.
pub(super) fn decimal(points: Exact) -> String {
    let text = points.to_string();
    if text.contains(['.', '/']) { text } else { format!("{text}.0") }
}
