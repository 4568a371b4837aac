//! The event: the facts before the tie-break.

use crate::draft::{DraftEvent, DraftGame, DraftMatch, DraftParticipant, DraftPlayOffGame};
use crate::{
    Board, Bye, Encounter, Exact, Fault, Game, GameResult, Id, Match, MatchStatus, Moment, Participant, Place,
    PlayOffGame, Prizes, Scoring, Teams, TourPoints,
};
use std::collections::{BTreeMap, BTreeSet};
use unicode_normalization::UnicodeNormalization;

mod assigned;
pub mod bounds;
mod checks;
mod cycles;
mod supposed;
mod teams;

pub use assigned::Assigned;
pub use supposed::Supposed;

/// Chess or bridge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sport {
    /// Games of two players.
    #[default]
    Chess,
    /// Matches of teams, or pairs.
    Bridge,
}

impl Sport {
    /// The word of regulation files.
    pub fn word(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Bridge => "bridge",
        }
    }
}

/// The kind of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Kind {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// Paired by score.
    Swiss,
    /// Rapid and blitz games that count together.
    RapidAndBlitz,
    /// The standings of several events.
    Tour,
    /// Two players, game after game.
    Match,
    /// The loser is out.
    Knockout,
    /// Pairs over sessions.
    Pairs,
    /// Bridge scored board by board.
    BoardAMatch,
}

impl Kind {
    /// All of them with the words of the event file.
    pub const ALL: [(Self, &'static str); 8] = [
        (Self::RoundRobin, "round-robin"),
        (Self::Swiss, "swiss"),
        (Self::RapidAndBlitz, "rapid-and-blitz"),
        (Self::Tour, "tour"),
        (Self::Match, "match"),
        (Self::Knockout, "knockout"),
        (Self::Pairs, "pairs"),
        (Self::BoardAMatch, "board-a-match"),
    ];

    /// The word of the event file.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

/// Who took part and what was played. Made by [`Event::new`], which checks it, and never changed afterwards: its parts can be
/// looked at, not written. Other events come of it by methods that keep what was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event(EventParts);

impl std::ops::Deref for Event {
    type Target = EventParts;

    fn deref(&self) -> &EventParts {
        &self.0
    }
}

/// What an event is made of; participants stand in the order of their names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventParts {
    /// The title.
    pub title: String,
    /// A built-in regulation's id, or the path of a file.
    pub regulation: String,
    /// Chess or bridge.
    pub sport: Sport,
    /// The kind of event.
    pub kind: Kind,
    /// Readings other than the default.
    pub readings: BTreeMap<String, String>,
    /// How often everybody meets everybody in a round robin; the games of a match, alone or in a knock-out.
    pub cycles: u32,
    /// How many rounds there are, where the file says so.
    pub rounds: Option<u32>,
    /// How many go on to the next stage, where the file says so.
    pub qualify: Option<u32>,
    /// The places whose prizes cannot be divided.
    pub indivisible_prizes: Vec<u32>,
    /// Whether the file says that it holds all there is, although by the kind of event games are missing.
    pub finished: bool,
    /// Points by phase.
    pub scoring: Scoring,
    /// The denominator of the unit in which [`Game::units`] count: 2 where the smallest score is half a point.
    pub unit: i64,
    /// Prize money.
    pub prizes: Option<Prizes>,
    /// Tour points.
    pub tour_points: Option<TourPoints>,
    /// The day on which it begins.
    pub start: Option<Moment>,
    /// Players, teams or pairs, by name.
    pub participants: Vec<Participant>,
    /// Games of chess.
    pub games: Vec<Game>,
    /// Matches of bridge; those of chess teams are in `teams`.
    pub matches: Vec<Match>,
    /// Matches of the qualification.
    pub qualification_matches: Vec<Match>,
    /// Encounters of pairs.
    pub encounters: Vec<Encounter>,
    /// Boards of a board-a-match event.
    pub boards: Vec<Board>,
    /// Rounds in which a chess player had no opponent.
    pub byes: Vec<Bye>,
    /// Points that the arbiter gave players or took away.
    pub assigned: Vec<Assigned>,
    /// The games (by their position in `games`) that were played but are not rated.
    pub unrated: Vec<usize>,
    /// Games of the play-off that stand in the same file, in the order in which they were played. They give no points and no
    /// criterion looks at them.
    pub play_off: Vec<PlayOffGame>,
    /// Games whose results were annulled: they were there, and count for nothing.
    pub annulled_games: Vec<Game>,
    /// Matches whose results were annulled, likewise.
    pub annulled_matches: Vec<Match>,
    /// Boards, line-ups and matches of a chess event of teams; its participants are the teams.
    pub teams: Option<Teams>,
    /// Lines of a tournament report that say nothing about the results (arbiter, city, teams), kept so that it can be
    /// written again; `001` alone marks where the players stood.
    pub report: Vec<String>,
}

impl Event {
    /// The year of the event: that of the day on which it begins, else the last year that its title names.
    pub fn year(&self) -> Option<i16> {
        let began = self.start.map(|start| start.date().year());
        let years = |word: &str| Some(word).filter(|word| word.len() == 4)?.parse().ok();
        let mut titled = self.title.rsplit(|c: char| !c.is_ascii_digit()).filter_map(years);
        began.or_else(|| titled.find(|year: &i16| (1800..=2999).contains(year)))
    }

    /// Whether somebody needs to know who of those who share these places stands where: the winner, the last to qualify, or the winner
    /// of a prize that cannot be divided.
    pub fn needs_broken(&self, from: usize, to: usize) -> bool {
        let within = |place: u32| usize::try_from(place).is_ok_and(|place| (from..=to).contains(&place));
        let last = self.qualify.is_some_and(|last| within(last) && within(last.saturating_add(1)));
        from == 1 || last || self.indivisible_prizes.iter().any(|place| within(*place))
    }

    /// Checks a draft. All the mistakes come at once.
    pub fn new(draft: DraftEvent) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        bounds::draft(&draft, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let names = Names::of(&draft.participants, &mut faults);
        if !faults.is_empty() && names.by_name.is_empty() {
            return Err(faults);
        }
        let unit = checks::unit(&draft, &mut faults);
        let mut participants: Vec<(Id, Participant)> = draft
            .participants
            .iter()
            .filter_map(|one| Some((*names.by_name.get(&normal(&one.name))?, participant(one, unit))))
            .collect();
        participants.sort_by_key(|(id, _)| *id);
        let Games { games, unrated, annulled: annulled_games } = games(&draft, &names, unit, &mut faults);
        let byes = byes(&draft, &names, &mut faults);
        let assigned = assigned::check(&draft, &names, &mut faults);
        let play_off = play_off(&draft, &names, &mut faults);
        let (annulled_matches, matches): (Vec<Match>, Vec<Match>) =
            matches(&draft.matches, &names, Place::Match, &mut faults)
                .into_iter()
                .partition(|one| one.status == MatchStatus::Annulled);
        let qualification_matches = matches_of_qualification(&draft, &names, &mut faults);
        let encounters = encounters(&draft, &names, &mut faults);
        let boards = boards(&draft, &names, &mut faults);
        let teams = teams::check(&draft, &names, unit, &mut faults);
        let (cycles, rounds) = (cycles::found(&draft), cycles::rounds(&draft, &mut faults));
        let event = Self(EventParts {
            title: draft.title.clone(),
            regulation: draft.regulation.clone(),
            sport: draft.sport,
            kind: draft.kind,
            readings: draft.readings.clone(),
            cycles,
            rounds,
            qualify: draft.qualify,
            indivisible_prizes: draft.indivisible_prizes.clone(),
            finished: draft.finished,
            scoring: draft.scoring.clone(),
            unit,
            prizes: draft.prizes.clone(),
            tour_points: draft.tour_points.clone(),
            start: draft.start,
            participants: participants.into_iter().map(|(_, participant)| participant).collect(),
            games,
            matches,
            qualification_matches,
            encounters,
            boards,
            byes,
            assigned,
            unrated,
            play_off,
            annulled_games,
            annulled_matches,
            teams,
            report: draft.report.clone(),
        });
        if faults.is_empty() {
            bounds::event(&event, &mut faults);
            checks::consistent(&event, &draft, &names.index, &mut faults);
        }
        if faults.is_empty() { Ok(event) } else { Err(faults) }
    }

    /// A participant's name.
    pub fn name(&self, id: Id) -> &str {
        self.participants.get(id.index()).map_or("", |participant| participant.name.as_str())
    }

    /// All the participants' numbers, in the order of their names.
    pub fn ids(&self) -> impl Iterator<Item = Id> + use<> {
        (0..u16::try_from(self.participants.len()).unwrap_or(u16::MAX)).map(Id)
    }

    /// Who has this name.
    pub fn find(&self, name: &str) -> Option<Id> {
        let name = normal(name);
        let index =
            self.participants.binary_search_by(|participant| participant.name.as_str().cmp(name.as_str())).ok()?;
        u16::try_from(index).ok().map(Id)
    }

    /// Scores in the event's unit as points.
    pub fn points(&self, units: i64) -> Exact {
        Exact::fraction(units.into(), self.unit.into()).unwrap_or(Exact::ZERO)
    }

    /// Points as a score in the event's unit.
    pub fn in_units(&self, points: Exact) -> i64 {
        checks::in_units(points, self.unit)
    }

    /// The event as it stood after a round: what was played later is left out, what has no round stays.
    pub fn after_round(&self, round: u32) -> Self {
        let played = |of: Option<u32>| of.is_none_or(|of| of <= round);
        let mut event = self.0.clone();
        let unrated = |index: &usize| self.unrated.binary_search(index).is_ok();
        let kept: Vec<usize> = (0..self.games.len()).filter(|index| played(self.games[*index].round)).collect();
        event.unrated = (0..kept.len()).filter(|at| unrated(&kept[*at])).collect();
        event.games = kept.into_iter().map(|index| self.games[index].clone()).collect();
        event.matches.retain(|one| played(one.round));
        event.byes.retain(|bye| bye.round <= round);
        // What changes the standing only is for the end of the event.
        event.assigned.retain(|one| one.round.is_some_and(|from| from <= round));
        // What was played off came after the last round.
        if self.games.len() > event.games.len() {
            event.play_off.clear();
        }
        event.finished = false;
        if let Some(teams) = &mut event.teams {
            teams.matches.retain(|one| one.round <= round);
            teams.byes.retain(|bye| bye.round <= round);
            teams.assigned.retain(|one| one.round.is_some_and(|of| of <= round));
        }
        // Published scores are those of the end.
        for one in &mut event.participants {
            one.points = None;
            one.published_units = None;
            one.values.clear();
        }
        Self(event)
    }

    /// The same event with some of its open games finished: pairs of a game's position and its result. Published points are
    /// those before the open games, so the results are added to them.
    pub fn with_results(&self, results: &[(usize, GameResult)]) -> Self {
        let mut later = self.clone();
        for &(index, result) in results {
            later.finish_game(index, result, None);
        }
        later
    }

    /// Gives an open game its result, and its number of moves where that was not known.
    pub fn finish_game(&mut self, index: usize, result: GameResult, moves: Option<u32>) {
        let unit = self.unit;
        let points = |units: i64| Exact::fraction(units.into(), unit.into()).unwrap_or(Exact::ZERO);
        let EventParts { games, participants, scoring, .. } = &mut self.0;
        let Some(game) = games.get_mut(index).filter(|game| game.result == GameResult::Open) else { return };
        game.result = result;
        game.units = scoring.score(result, game.phase.as_deref()).map(|points| checks::in_units(points, unit));
        game.moves = game.moves.or(moves);
        for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
            let one = &mut participants[id.index()];
            one.published_units = one.published_units.map(|published| published + units);
            one.points = one.points.map(|published| published + points(units));
        }
    }

    /// The same event before some of its games were finished.
    pub fn reopened(mut self, open: impl Fn(&Game) -> bool) -> Self {
        for game in self.0.games.iter_mut().filter(|game| open(game)) {
            game.result = GameResult::Open;
            game.units = [0, 0];
        }
        self
    }

    /// The same event under another regulation, by built-in id or path.
    pub fn under(self, regulation: String) -> Self {
        Self(EventParts { regulation, ..self.0 })
    }

    /// The same event with further readings chosen.
    pub fn read_as(mut self, readings: impl IntoIterator<Item = (String, String)>) -> Self {
        self.0.readings.extend(readings);
        self
    }

    /// The same event by another title.
    pub fn titled(self, title: String) -> Self {
        Self(EventParts { title, ..self.0 })
    }

    /// The same event with published ranks.
    pub fn ranked(mut self, ranks: impl IntoIterator<Item = (Id, u32)>) -> Self {
        for (id, rank) in ranks {
            if let Some(one) = self.0.participants.get_mut(id.index()) {
                one.rank = Some(rank);
            }
        }
        self
    }

    /// The same event with further lines of its report.
    pub fn reported(mut self, lines: impl IntoIterator<Item = String>) -> Self {
        self.0.report.extend(lines);
        self
    }

    /// The same event, of which its file says that it holds all there is.
    pub fn as_finished(self) -> Self {
        Self(EventParts { finished: true, ..self.0 })
    }

    /// The games that are not finished.
    pub fn open_games(&self) -> impl Iterator<Item = (usize, &Game)> {
        self.games.iter().enumerate().filter(|(_, game)| game.result == GameResult::Open)
    }
}

/// Names are compared as they look, not as they were typed: composed, and without blanks around them.
fn normal(name: &str) -> String {
    let name = name.trim();
    // Plain letters are composed already, and every game names two players.
    if name.is_ascii() { name.to_owned() } else { name.nfc().collect() }
}

/// More mistakes than anyone reads.
const MOST_FAULTS: usize = 10_000;

struct Names {
    by_name: BTreeMap<String, Id>,
    /// From the draft's order to ours.
    index: Vec<Option<Id>>,
}

impl Names {
    fn of(drafts: &[DraftParticipant], faults: &mut Vec<Fault>) -> Self {
        checks::names(drafts, faults);
        let mut by_name: BTreeMap<String, Id> = drafts.iter().map(|one| (normal(&one.name), Id(0))).collect();
        for (number, id) in by_name.values_mut().enumerate() {
            *id = Id(u16::try_from(number).unwrap_or(u16::MAX));
        }
        let index = drafts.iter().map(|one| by_name.get(&normal(&one.name)).copied()).collect();
        Self { by_name, index }
    }

    fn find(&self, name: &str, place: Place, faults: &mut Vec<Fault>) -> Option<Id> {
        let found = self.by_name.get(&normal(name)).copied();
        // The first few are worth a suggestion; a file that is wrong on every line must not copy all names for each.
        if found.is_none() && faults.len() < MOST_FAULTS {
            let known = if faults.len() < 20 { self.by_name.len() } else { 0 };
            faults.push(checks::unknown_name(name, place, self.by_name.keys().take(known)));
        }
        found
    }
}

fn participant(draft: &DraftParticipant, unit: i64) -> Participant {
    let published = match draft.points {
        Some(points) => Some(points),
        None if draft.points_by_event.is_empty() => None,
        None => Some(draft.points_by_event.iter().map(|(_, points)| *points).sum()),
    };
    Participant {
        name: normal(&draft.name),
        federation: draft.federation.clone(),
        rating: draft.rating,
        fide_id: draft.fide_id,
        number: draft.number,
        chess_title: draft.chess_title.clone(),
        points: draft.points,
        points_by_event: draft.points_by_event.clone(),
        published_units: published.map(|points| checks::in_units(points, unit)),
        penalty: draft.penalty.unwrap_or(Exact::ZERO),
        carry_over: draft.carry_over.unwrap_or(Exact::ZERO),
        qualification_rank: draft.qualification_rank,
        sessions: draft.sessions.clone(),
        sex: draft.sex.clone(),
        birth: draft.birth.clone(),
        rank: draft.rank,
        withdrawn: draft.withdrawn,
        expelled: draft.expelled,
        declines: draft.declines.clone(),
        values: draft.values.clone(),
    }
}

/// The games that count, those of them that are not rated, and those that were annulled.
struct Games {
    games: Vec<Game>,
    unrated: Vec<usize>,
    annulled: Vec<Game>,
}

fn games(draft: &DraftEvent, names: &Names, unit: i64, faults: &mut Vec<Fault>) -> Games {
    let annulled: BTreeSet<usize> = draft.annulled.iter().copied().collect();
    let mut annulled_games = Vec::new();
    let unrated: BTreeSet<usize> = draft.unrated.iter().copied().collect();
    let mut games = Vec::with_capacity(draft.games.len());
    for (index, game) in draft.games.iter().enumerate() {
        let white = names.find(&game.white, Place::Game(index, "white"), faults);
        let black = names.find(&game.black, Place::Game(index, "black"), faults);
        let (Some(white), Some(black)) = (white, black) else { continue };
        if white == black {
            let message = format!("\"{}\" has both white and black", game.white);
            faults.push(Fault::new(Place::Game(index, "black"), message, "expected an opponent"));
        }
        let units =
            draft.scoring.score(game.result, game.phase.as_deref()).map(|points| checks::in_units(points, unit));
        let game = checked(game, white, black, units);
        if annulled.contains(&index) {
            annulled_games.push(game);
        } else {
            games.push((!unrated.contains(&index), game));
        }
    }
    // The order of the file means nothing; round, phase and names do.
    let order = |a: &Game, b: &Game| (a.round, &a.phase, a.white, a.black).cmp(&(b.round, &b.phase, b.white, b.black));
    games.sort_by(|(_, a), (_, b)| order(a, b));
    annulled_games.sort_by(order);
    let unrated = games.iter().enumerate().filter(|(_, (rated, _))| !rated).map(|(index, _)| index).collect();
    Games { games: games.into_iter().map(|(_, game)| game).collect(), unrated, annulled: annulled_games }
}

/// The games of the play-off. Their order is kept: it tells which of two games came first.
fn play_off(draft: &DraftEvent, names: &Names, faults: &mut Vec<Fault>) -> Vec<PlayOffGame> {
    let mut games = Vec::with_capacity(draft.play_off.len());
    for (index, DraftPlayOffGame { game, annulled, origin }) in draft.play_off.iter().enumerate() {
        let white = names.find(&game.white, Place::PlayOffGame(index, "white"), faults);
        let black = names.find(&game.black, Place::PlayOffGame(index, "black"), faults);
        let (Some(white), Some(black)) = (white, black) else { continue };
        if white == black {
            let message = format!("\"{}\" has both white and black", game.white);
            faults.push(Fault::new(Place::PlayOffGame(index, "black"), message, "expected an opponent"));
        }
        let game = checked(game, white, black, [0, 0]);
        games.push(PlayOffGame { game, annulled: *annulled, origin: origin.clone() });
    }
    games
}

fn checked(game: &DraftGame, white: Id, black: Id, units: [i64; 2]) -> Game {
    Game {
        round: game.round,
        white,
        black,
        result: game.result,
        phase: game.phase.clone(),
        moves: game.moves,
        started: game.started,
        finished: game.finished,
        units,
    }
}

fn byes(draft: &DraftEvent, names: &Names, faults: &mut Vec<Fault>) -> Vec<Bye> {
    let mut byes = Vec::with_capacity(draft.byes.len());
    for (index, one) in draft.byes.iter().enumerate() {
        let Some(player) = names.find(&one.player, Place::Bye(index, "player"), faults) else { continue };
        byes.push(Bye { round: one.round, player, kind: one.kind, points: one.points });
    }
    byes.sort_by_key(|bye| (bye.round, bye.player));
    byes
}

fn matches_of_qualification(draft: &DraftEvent, names: &Names, faults: &mut Vec<Fault>) -> Vec<Match> {
    matches(&draft.qualification_matches, names, Place::QualificationMatch, faults)
}

fn matches(
    drafts: &[DraftMatch],
    names: &Names,
    place: fn(usize, &'static str) -> Place,
    faults: &mut Vec<Fault>,
) -> Vec<Match> {
    let mut matches = Vec::with_capacity(drafts.len());
    for (index, one) in drafts.iter().enumerate() {
        let found: Vec<Option<Id>> =
            one.teams.iter().map(|name| names.find(name, place(index, "teams"), faults)).collect();
        let (first, second) = match found.as_slice() {
            [Some(first)] => (*first, None),
            [Some(first), Some(second)] => (*first, Some(*second)),
            _ => continue,
        };
        checks::teams(one, first, second, place(index, "teams"), faults);
        matches.push(Match {
            round: one.round,
            stage: one.stage.clone(),
            first,
            second,
            status: one.status,
            boards: one.boards,
            imps: one.imps,
            vps: one.vps,
            total_points: one.total_points,
            score: one.score,
            carry_over: one.carry_over.unwrap_or([Exact::ZERO; 2]),
        });
    }
    // The order of the file means nothing, also where the same two meet twice in one round.
    matches.sort_by(|a, b| {
        let key = |one: &Match| (one.round, one.first, one.second, one.imps, one.vps, one.total_points, one.score);
        a.stage.cmp(&b.stage).then_with(|| key(a).cmp(&key(b)))
    });
    matches
}

fn encounters(draft: &DraftEvent, names: &Names, faults: &mut Vec<Fault>) -> Vec<Encounter> {
    let mut encounters = Vec::new();
    for (index, one) in draft.encounters.iter().enumerate() {
        let place = Place::Encounter(index, "pairs");
        let first = names.find(&one.pairs[0], place, faults);
        let second = names.find(&one.pairs[1], place, faults);
        let (Some(first), Some(second)) = (first, second) else { continue };
        if first == second {
            let message = format!("\"{}\" meets itself", one.pairs[0]);
            faults.push(Fault::new(place, message, "expected two different pairs"));
        }
        encounters.push(Encounter { pairs: [first, second], matchpoints: one.matchpoints });
    }
    encounters.sort_by_key(|one| (one.pairs, one.matchpoints));
    encounters
}

fn boards(draft: &DraftEvent, names: &Names, faults: &mut Vec<Fault>) -> Vec<Board> {
    let mut boards = Vec::new();
    for (index, one) in draft.boards.iter().enumerate() {
        let mut net: Vec<(Id, Exact)> = one
            .net
            .iter()
            .filter_map(|(name, points)| Some((names.find(name, Place::Board(index, "net"), faults)?, *points)))
            .collect();
        net.sort();
        boards.push(Board { number: one.number, net });
    }
    boards.sort_by(|a, b| (a.number, &a.net).cmp(&(b.number, &b.net)));
    boards
}
