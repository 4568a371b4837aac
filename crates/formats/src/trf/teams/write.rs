//! An event of teams as a report: players in `001`, everything about teams in the records of TRF26.

use super::super::report::Report;
use super::super::write::{days, decimal, meant, record};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{
    ByeKind, Colour, Event, Exact, GameResult, Id, Kind, Participant, TeamBoard, TeamBye,
    TeamMatch, TeamScore, TeamTable, Teams,
};

/// Why a report cannot hold the event, if it cannot: games are in the records of the players.
fn lacks_players(teams: &Teams) -> bool {
    let nobody = |one: &TeamMatch| {
        let seated = |board: &TeamBoard| {
            board.result.is_forfeit() || board.players.iter().all(Option::is_some)
        };
        !one.forfeited && (one.boards.is_empty() || !one.boards.iter().all(seated))
    };
    teams.matches.iter().any(nobody)
}

/// The report. Lines that the event brought along are written again as they were; the records of
/// this file stand where the report had them, or in their usual order.
pub(in super::super) fn write(event: &Event, teams: &Teams) -> Result<String, Sentence> {
    if lacks_players(teams) {
        return Err(sentence!(trf_needs_line_ups));
    }
    let writer = TeamReportWriter::new(event, teams);
    let mut lines =
        if event.report().is_empty() { header(event, teams) } else { event.report().to_vec() };
    let own = ["352", "362", "001", "310", "320", "240", "330", "299", "300"];
    let missing: Vec<&str> =
        own.into_iter().filter(|code| !lines.iter().any(|line| line == code)).collect();
    lines.extend(missing.into_iter().map(str::to_owned));
    let mut out = Report::default();
    for line in lines {
        match line.as_str() {
            "001" => writer.players(&mut out),
            "013" => {}
            "240" => writer.requested_byes(&mut out),
            "299" => writer.assigned(&mut out),
            "300" => writer.line_ups(&mut out),
            "310" => writer.teams(&mut out),
            "320" => writer.pairing_byes(&mut out),
            "330" => writer.forfeits(&mut out),
            "352" => writer.colours(&mut out),
            "362" => writer.match_points(&mut out),
            _ => {
                out.push_str(&meant(event, line));
                out.push('\n');
            }
        }
    }
    out.finish()
}

fn header(event: &Event, teams: &Teams) -> Vec<String> {
    let players: Vec<&Participant> = teams.rosters.iter().flatten().collect();
    let rated = players.iter().filter(|one| one.rating.is_some()).count();
    let last = teams.matches.iter().map(|one| one.round).max().unwrap_or(0);
    let (system, code) = match (event.kind(), event.cycles(), teams.primary) {
        (Kind::RoundRobin, 1, _) => ("Team Round-Robin", "FIDE_TEAM_ROUNDROBIN"),
        (Kind::RoundRobin, ..) => ("Team Double Round-Robin", "FIDE_TEAM_DOUBLEROUNDROBIN"),
        (_, _, TeamScore::MatchPoints) => ("Team-Swiss", "CUSTOM_TEAM_SWISS_MP"),
        (_, _, TeamScore::GamePoints) => ("Team-Swiss", "CUSTOM_TEAM_SWISS_GP"),
    };
    let mut lines = vec![format!("012 {}", event.title().replace('\n', " "))];
    lines.extend(event.venue().map(|venue| format!("022 {}", venue.replace('\n', " "))));
    lines.extend(days(event));
    lines.push(format!("062 {}", players.len()));
    lines.push(format!("072 {rated}"));
    lines.push(format!("082 {}", event.participants().len()));
    lines.push(format!("092 {system}"));
    lines.push(format!("142 {}", event.rounds().unwrap_or(last).max(last).max(1)));
    lines.push(format!("192 {code}"));
    // The code of a round robin does not say which score decides; the list does.
    if event.kind() == Kind::RoundRobin && teams.primary == TeamScore::GamePoints {
        lines.push("212 GPTS,MPTS".to_owned());
    }
    lines
}

struct TeamReportWriter<'e> {
    event: &'e Event,
    teams: &'e Teams,
    /// The number of each team, and the teams in the order of their numbers.
    numbers: Vec<u32>,
    order: Vec<Id>,
    /// The starting numbers of each team's players.
    players: Vec<Vec<u32>>,
    totals: Vec<[Exact; 2]>,
    /// The match of each team in each round, and its side in it.
    meetings: BTreeMap<(Id, u32), (&'e TeamMatch, usize)>,
}

impl<'e> TeamReportWriter<'e> {
    fn new(event: &'e Event, teams: &'e Teams) -> Self {
        let mut numbers = vec![0; event.participants().len()];
        let mut order = Vec::with_capacity(numbers.len());
        let mut totals = vec![[Exact::ZERO; 2]; numbers.len()];
        if let Some(table) = TeamTable::from_event(event) {
            for (at, entrant) in table.entrants().iter().enumerate() {
                let Some(id) = event.find(&entrant.name) else { continue };
                numbers[id.index()] = entrant.number;
                order.push(id);
                totals[id.index()] = [TeamScore::MatchPoints, TeamScore::GamePoints].map(|score| {
                    let table = table.of_score(score);
                    let given = table.adjustments.iter().filter(|one| one.player as usize == at);
                    let units = table
                        .cells(at)
                        .iter()
                        .map(|cell| cell.units)
                        .chain(given.map(|one| one.units));
                    event.points(units.sum())
                });
            }
        }
        let players = numbered(teams, &order);
        let sides =
            |one: &'e TeamMatch| [0, 1].map(|side| ((one.teams[side], one.round), (one, side)));
        let meetings = teams.matches.iter().flat_map(sides).collect();
        Self { event, teams, numbers, order, players, totals, meetings }
    }

    fn number(&self, team: Id) -> u32 {
        self.numbers[team.index()]
    }

    fn teams(&self, out: &mut Report) {
        for id in &self.order {
            let one = &self.event.participants()[id.index()];
            let [match_points, game_points] = self.totals[id.index()].map(decimal);
            let name: String = one.name.chars().take(32).collect();
            let short: String =
                one.federation.clone().unwrap_or_default().chars().take(5).collect();
            let rank = one.rank.map(|rank| rank.to_string()).unwrap_or_default();
            let strength = one.rating.unwrap_or(0);
            let number = out.column("310", 3, self.number(*id));
            let strength = out.column("310", 6, strength);
            let match_points = out.column("310", 6, match_points);
            let game_points = out.column("310", 6, game_points);
            let rank = out.column("310", 3, rank);
            let _ = write!(
                out,
                "310 {number:>3} {name:<32} {short:<5} {strength:>6} {match_points:>6} \
                {game_points:>6} {rank:>3} ",
            );
            for number in &self.players[id.index()] {
                let _ = write!(out, " {number:>4}");
            }
            out.push('\n');
        }
    }

    fn colours(&self, out: &mut Report) {
        let colour = |board: usize| if self.teams.first_has_white(board) { 'W' } else { 'B' };
        let colours: String = (0..self.teams.boards as usize).map(colour).collect();
        let _ = writeln!(out, "352 {colours}");
    }

    fn match_points(&self, out: &mut Report) {
        let [win, draw, loss] =
            self.teams.match_points.map(|points| out.column("362", 4, decimal(points)));
        let _ = writeln!(out, "362 TW{win:>4}   TD{draw:>4}   TL{loss:>4}");
    }

    fn pairing_byes(&self, out: &mut Report) {
        let byes: Vec<_> =
            self.teams.byes.iter().filter(|bye| bye.kind == ByeKind::Pairing).collect();
        let mut worth: Vec<[Exact; 2]> =
            byes.iter().map(|bye| [bye.match_points, bye.game_points]).collect();
        worth.sort_unstable();
        worth.dedup();
        for [match_points, game_points] in worth {
            let same = |bye: &&&TeamBye| {
                [bye.match_points, bye.game_points] == [match_points, game_points]
            };
            let mut by_round: Vec<u32> = Vec::new();
            for bye in byes.iter().filter(same) {
                by_round.resize(by_round.len().max(bye.round as usize), 0);
                by_round[bye.round as usize - 1] = self.number(bye.team);
            }
            let [first, second] =
                [match_points, game_points].map(|points| out.column("320", 4, decimal(points)));
            let _ = write!(out, "320 {first:>4} {second:>4}");
            for number in by_round {
                let number = out.column("320", 3, number);
                let _ = write!(out, " {number:>3}");
            }
            out.push('\n');
        }
    }

    fn requested_byes(&self, out: &mut Report) {
        let rounds = self.teams.byes.iter().map(|bye| bye.round).max().unwrap_or(0);
        for round in 1..=rounds {
            for (kind, letter) in [(ByeKind::Full, 'F'), (ByeKind::Half, 'H'), (ByeKind::Zero, 'Z')]
            {
                let of =
                    self.teams.byes.iter().filter(|bye| bye.round == round && bye.kind == kind);
                let numbers: Vec<String> =
                    of.map(|bye| format!(" {:>4}", self.number(bye.team))).collect();
                if !numbers.is_empty() {
                    let round = out.column("240", 3, round);
                    let _ = writeln!(out, "240 {letter} {round:>3}{}", numbers.concat());
                }
            }
        }
    }

    fn forfeits(&self, out: &mut Report) {
        for one in self.teams.matches.iter().filter(|one| one.forfeited) {
            let sign = match one.score[0].cmp(&one.score[1]) {
                std::cmp::Ordering::Greater => "+-",
                std::cmp::Ordering::Less => "-+",
                std::cmp::Ordering::Equal => "--",
            };
            let [first, second] = one.teams.map(|team| self.number(team));
            let [round, first, second] =
                [one.round, first, second].map(|number| out.column("330", 3, number));
            let _ = writeln!(out, "330 {sign} {round:>3} {first:>3} {second:>3}");
        }
    }

    fn assigned(&self, out: &mut Report) {
        for one in &self.teams.assigned {
            let match_points = out.column("299", 4, decimal(one.match_points));
            let game_points = out.column("299", 4, decimal(one.game_points));
            let round = out.column("299", 3, one.round.unwrap_or(999));
            let number = out.column("299", 4, self.number(one.team));
            let _ =
                writeln!(out, "299    {match_points:>4}  {game_points:>4}  {round:>3} {number:>4}");
        }
    }

    /// Line-ups that are not simply the first players of the roster.
    fn line_ups(&self, out: &mut Report) {
        for one in self.teams.matches.iter().filter(|one| !one.boards.is_empty()) {
            for side in [0, 1] {
                let line_up: Vec<Option<u32>> =
                    one.boards.iter().map(|board| board.players[side]).collect();
                let in_order = line_up.iter().all(Option::is_some) && line_up.is_sorted();
                if in_order || line_up.iter().all(Option::is_none) {
                    continue;
                }
                let [team, opponent] = [side, 1 - side].map(|side| self.number(one.teams[side]));
                let [round, team, opponent] =
                    [one.round, team, opponent].map(|number| out.column("300", 3, number));
                let _ = write!(out, "300 {round:>3} {team:>3} {opponent:>3}");
                let numbers = &self.players[one.teams[side].index()];
                for place in line_up {
                    let number =
                        place.and_then(|place| numbers.get(place as usize)).copied().unwrap_or(0);
                    let _ = write!(out, " {number:>4}");
                }
                out.push('\n');
            }
        }
    }

    fn players(&self, out: &mut Report) {
        let mut records: Vec<(u32, Id, usize)> = self
            .order
            .iter()
            .flat_map(|id| {
                let numbers = self.players[id.index()].iter().enumerate();
                numbers.map(move |(place, number)| (*number, *id, place))
            })
            .collect();
        records.sort_unstable();
        let last = self
            .teams
            .matches
            .iter()
            .map(|one| one.round)
            .chain(self.teams.byes.iter().map(|bye| bye.round));
        let rounds = last.max().unwrap_or(0);
        for (number, team, place) in records {
            let one = &self.teams.rosters[team.index()][place];
            let mut points = Exact::ZERO;
            let mut cells = String::new();
            for round in 1..=rounds {
                points += self.cell(team, place, round, &mut cells);
            }
            record(one, number, one.points.unwrap_or(points), one.rank.unwrap_or(0) as usize, out);
            out.push_str(&cells);
            out.push('\n');
        }
    }

    /// One round of a player, and what it gave.
    fn cell(&self, team: Id, place: usize, round: u32, out: &mut String) -> Exact {
        let seat = u32::try_from(place).ok();
        let found = self.meetings.get(&(team, round)).and_then(|(one, side)| {
            let at = |board: &TeamBoard| board.players[*side] == seat && seat.is_some();
            Some((*one, *side, one.boards.iter().position(at)?))
        });
        let Some((one, side, board)) = found else {
            out.push_str("  0000 - -");
            return Exact::ZERO;
        };
        self.board(one, side, board, out)
    }

    fn board(&self, one: &TeamMatch, side: usize, board: usize, out: &mut String) -> Exact {
        let result = one.boards[board].result;
        let sign = sign(result, if side == 0 { Colour::White } else { Colour::Black });
        let across = one.boards[board].players[1 - side];
        let opponent =
            across.and_then(|place| self.players[one.teams[1 - side].index()].get(place as usize));
        let colour = match (opponent, self.teams.first_has_white(board) == (side == 0)) {
            (None, _) => '-',
            (Some(_), true) => 'w',
            (Some(_), false) => 'b',
        };
        let number = opponent.map_or("0000".to_owned(), |number| format!("{number:>4}"));
        let _ = write!(out, "  {number} {colour} {sign}");
        self.event.scoring().score(result, None)[side]
    }
}

fn sign(result: GameResult, colour: Colour) -> char {
    match (result, result.winner()) {
        (GameResult::Open, _) => ' ',
        (GameResult::Draw, _) => '=',
        (GameResult::White | GameResult::Black, winner) if winner == Some(colour) => '1',
        (GameResult::White | GameResult::Black, _) => '0',
        (_, winner) if winner == Some(colour) => '+',
        _ => '-',
    }
}

/// Starting numbers: those of the file where everybody has one of his own, else one after the
/// other, team by team.
fn numbered(teams: &Teams, order: &[Id]) -> Vec<Vec<u32>> {
    let given: Vec<Option<u32>> = teams.rosters.iter().flatten().map(|one| one.number).collect();
    let different: BTreeSet<u32> = given.iter().flatten().copied().collect();
    if different.len() == given.len() {
        return teams
            .rosters
            .iter()
            .map(|roster| roster.iter().filter_map(|one| one.number).collect())
            .collect();
    }
    let mut numbers = vec![Vec::new(); teams.rosters.len()];
    let mut next = 1..;
    for id in order {
        numbers[id.index()] = next.by_ref().take(teams.rosters[id.index()].len()).collect();
    }
    numbers
}
