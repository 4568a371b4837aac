//! Boards of bridge for people: the traveller of a board, a pair's card, a team's match board by board.

use tiebreak_bridge::{Deal, Sessions, Traveller, Travellers, table_score, team_matches};
use tiebreak_model::bridge::{BoardScoring, BoardTable, Doubled, Method, PlayedBoard, Seat, Side, Strain, TableResult};
use tiebreak_model::{Event, Exact, Id};

/// One table of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Who sat North-South.
    pub north_south: Id,
    /// Who sat East-West.
    pub east_west: Id,
    /// "4♠×", "passed out", "60% and 40%".
    pub contract: String,
    /// Declarer's letter, or nothing.
    pub by: &'static str,
    /// "=", "+1", "-2", or nothing.
    pub tricks: String,
    /// The lead.
    pub lead: String,
    /// North-South's score, or nothing.
    pub score: String,
    /// What both sides have of it, or nothing.
    pub points: [String; 2],
}

/// A board with its tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSheet {
    /// "Session 2, section A", or nothing.
    pub part: String,
    /// "South deals, all vulnerable".
    pub deal: String,
    /// What the points are: "matchpoints of 24", "IMPs".
    pub unit: String,
    /// The datum of a Butler score.
    pub datum: Option<String>,
    /// The tables, the best score for North-South first.
    pub rows: Vec<TableRow>,
}

/// The sheets of a board's number: one for each session and section in which it was played.
pub fn board_sheets(event: &Event, number: u32) -> Vec<BoardSheet> {
    let scoring = event.board_scoring.clone().unwrap_or_default();
    let travellers = pair_travellers(event, &scoring);
    let of_number = event.played_boards.iter().enumerate().filter(|(_, board)| board.number == number);
    of_number.map(|(at, board)| sheet(board, &scoring, travellers.as_ref().map(|all| &all.boards[at]))).collect()
}

fn pair_travellers(event: &Event, scoring: &BoardScoring) -> Option<Travellers> {
    scoring.method.is_for_pairs().then(|| Travellers::of(scoring, &event.played_boards).ok()).flatten()
}

fn sheet(board: &PlayedBoard<Id>, scoring: &BoardScoring, traveller: Option<&Traveller>) -> BoardSheet {
    let mut order: Vec<usize> = (0..board.tables.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(table_score(board.number, &board.tables[*at].result)), *at));
    let points = |at: usize| traveller.map_or([None, None], |one| one.lines[at].points);
    let session = (board.session > 1).then(|| format!("session {}", board.session));
    let section = board.section.as_ref().map(|section| format!("section {section}"));
    let part: Vec<String> = session.into_iter().chain(section).collect();
    let datum = traveller.and_then(|one| one.datum.first()).map(|(_, datum)| datum.rounded(0));
    BoardSheet {
        part: part.join(", "),
        deal: deal(board.number),
        unit: unit(scoring.method, traveller.map(|one| one.top)),
        datum,
        rows: order.into_iter().map(|at| row(board.number, &board.tables[at], points(at))).collect(),
    }
}

fn unit(method: Method, top: Option<Exact>) -> String {
    match (method, top) {
        (Method::Matchpoints, Some(top)) => format!("matchpoints of {top}"),
        (Method::Matchpoints, None) => "matchpoints".to_owned(),
        _ => "IMPs".to_owned(),
    }
}

/// "South deals, all vulnerable".
pub fn deal(number: u32) -> String {
    let deal = Deal::of(number);
    let dealer = match deal.dealer {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    };
    let vulnerable = match deal.vulnerable {
        [false, false] => "nobody vulnerable",
        [true, false] => "North-South vulnerable",
        [false, true] => "East-West vulnerable",
        [true, true] => "all vulnerable",
    };
    format!("{dealer} deals, {vulnerable}")
}

fn row(number: u32, table: &BoardTable<Id>, points: [Option<Exact>; 2]) -> TableRow {
    let (contract, by, tricks) = told(&table.result);
    TableRow {
        north_south: table.north_south,
        east_west: table.east_west,
        contract,
        by,
        tricks,
        lead: table.lead.clone().unwrap_or_default(),
        score: table_score(number, &table.result).map(|score| score.to_string()).unwrap_or_default(),
        points: points.map(|points| points.map(short).unwrap_or_default()),
    }
}

/// At most two decimals, and none that are not needed.
fn short(number: Exact) -> String {
    if number.denominator() == 1 { number.to_string() } else { number.rounded(2) }
}

/// Contract, declarer and tricks above or below the contract.
fn told(result: &TableResult) -> (String, &'static str, String) {
    match result {
        TableResult::NotPlayed => ("not played".to_owned(), "", String::new()),
        TableResult::PassedOut => ("passed out".to_owned(), "", String::new()),
        TableResult::Scored(_) => (String::new(), "", String::new()),
        TableResult::Adjusted([first, second]) => (format!("{first} and {second}"), "", String::new()),
        TableResult::Played(play) => {
            let strain = match play.contract.strain {
                Strain::Clubs => "♣",
                Strain::Diamonds => "♦",
                Strain::Hearts => "♥",
                Strain::Spades => "♠",
                Strain::NoTrumps => "NT",
            };
            let doubled = match play.contract.doubled {
                Doubled::No => "",
                Doubled::Once => "×",
                Doubled::Twice => "××",
            };
            let over = i32::from(play.tricks) - i32::from(play.contract.level) - 6;
            let tricks = if over == 0 { "=".to_owned() } else { format!("{over:+}") };
            (format!("{}{strain}{doubled}", play.contract.level), play.declarer.letter(), tricks)
        }
    }
}

/// A line of somebody's card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardRow {
    /// The session.
    pub session: u32,
    /// The board's number.
    pub number: u32,
    /// NS or EW.
    pub side: &'static str,
    /// Who was met.
    pub opponent: Id,
    /// The table.
    pub table: TableRow,
    /// What the pair itself has of it.
    pub own: String,
}

/// What a pair scored, board by board, and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairCard {
    /// "matchpoints", "IMPs".
    pub unit: String,
    /// The boards, in the order of session and number.
    pub rows: Vec<CardRow>,
    /// Session by session, carry-over and penalty: what, and how much.
    pub sums: Vec<(String, String)>,
}

/// A pair's card; none where the event is not one of pairs with boards.
pub fn pair_card(event: &Event, id: Id) -> Option<PairCard> {
    let scoring = event.board_scoring.clone().unwrap_or_default();
    let travellers = pair_travellers(event, &scoring).filter(|all| !all.boards.is_empty())?;
    let mut rows = Vec::new();
    for (board, traveller) in event.played_boards.iter().zip(&travellers.boards) {
        for (table, line) in board.tables.iter().zip(&traveller.lines) {
            let side = if table.north_south == id {
                Side::NorthSouth
            } else if table.east_west == id {
                Side::EastWest
            } else {
                continue;
            };
            let opponent = if side == Side::NorthSouth { table.east_west } else { table.north_south };
            let table = row(board.number, table, line.points);
            let own = table.points[side.index()].clone();
            rows.push(CardRow {
                session: board.session,
                number: board.number,
                side: side.letters(),
                opponent,
                table,
                own,
            });
        }
    }
    let sessions = Sessions::of(&scoring, &event.played_boards, &travellers);
    Some(PairCard { unit: unit(scoring.method, None), rows, sums: sums(event, id, &scoring, &sessions) })
}

fn sums(event: &Event, id: Id, scoring: &BoardScoring, sessions: &Sessions) -> Vec<(String, String)> {
    let suffix = if scoring.method == Method::Matchpoints { " %" } else { " IMPs" };
    let shown = |number: Exact| format!("{}{suffix}", number.rounded(2));
    let one = &event.participants[id.index()];
    let mut sums = Vec::new();
    for session in 1..=sessions.last {
        let Some(score) = sessions.score(session, id) else { continue };
        let name = if sessions.last == 1 { "Boards".to_owned() } else { format!("Session {session}") };
        sums.push((name, shown(score)));
    }
    if !one.carry_over.is_zero() {
        sums.push(("Carry-over".to_owned(), shown(one.carry_over)));
    }
    if !one.penalty.is_zero() {
        sums.push(("Penalty".to_owned(), shown(-one.penalty)));
    }
    if sums.len() > 1 {
        let total = one.sessions.iter().copied().sum::<Exact>() + one.carry_over - one.penalty;
        sums.push(("Total".to_owned(), shown(total)));
    }
    sums
}

/// A board of a match as one team sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// The board's number.
    pub number: u32,
    /// Where the team sat North-South, and where it sat East-West.
    pub tables: [Option<TableRow>; 2],
    /// What the team has of the board, with its sign where it is IMPs; nothing where it does not count.
    pub own: String,
}

/// A match as one team sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSheet {
    /// The round.
    pub round: Option<u32>,
    /// The other team.
    pub opponent: Id,
    /// The boards.
    pub rows: Vec<MatchRow>,
    /// "IMPs" or "points".
    pub unit: &'static str,
    /// What both sides have, the team first.
    pub result: [String; 2],
}

/// The matches of a team whose boards are known.
pub fn match_sheets(event: &Event, id: Id) -> Vec<MatchSheet> {
    let scoring = event.board_scoring.clone().unwrap_or_default();
    if scoring.method.is_for_pairs() {
        return Vec::new();
    }
    let in_imps = matches!(scoring.method, Method::Imps | Method::Hybrid);
    let matches = team_matches(&scoring, &event.played_boards).unwrap_or_default();
    let own = matches.into_iter().filter(|((_, teams), _)| teams.contains(&id));
    own.map(|((round, teams), found)| {
        let side = usize::from(teams[1] == id);
        let rows = found.boards.iter().map(|board| {
            let tables = &event.played_boards[board.board].tables;
            let at = [board.tables[side], board.tables[1 - side]];
            let shown = |at: Option<usize>| at.map(|at| row(board.number, &tables[at], [None, None]));
            let own = match (in_imps, board.imps, board.points) {
                (true, Some(imps), _) if imps[side] > Exact::ZERO => format!("+{}", short(imps[side])),
                (true, Some(imps), _) => short(imps[side]),
                (false, _, Some(points)) => short(points[side]),
                _ => String::new(),
            };
            MatchRow { number: board.number, tables: at.map(shown), own }
        });
        let both = if in_imps { found.imps } else { found.board_points };
        MatchSheet {
            round,
            opponent: teams[1 - side],
            rows: rows.collect(),
            unit: if in_imps { "IMPs" } else { "points" },
            result: [short(both[side]), short(both[1 - side])],
        }
    })
    .collect()
}
