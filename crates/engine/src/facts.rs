//! The event with the results and numbers that answers added to it.

use crate::answered_numbers::AnsweredNumbers;
use crate::matches::Matches;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use tiebreak_model::{
    Colour, Event, Exact, Game, GameResult, GamesOfEach, Id, Kind, Sport, TeamTable, Warning,
};
use tiebreak_regulation::{Counting, Withdrawals};
use tiebreak_standings::TeamTieBreaks;

mod fide;
mod teams;

/// The event, the results and numbers that answers added to it, and sums that criteria need.
#[derive(Debug)]
pub struct Facts<'e> {
    /// The event as its file has it.
    pub event: &'e Event,
    /// Whether forfeited games count as games with Black too.
    pub forfeits_everywhere: bool,
    /// How matches of bridge are counted.
    pub counting: Counting,
    /// Whether criteria list what their values are made of.
    pub workings: bool,
    pub(crate) matches: Matches,
    games: std::borrow::Cow<'e, [Game]>,
    /// Whether these are the facts of some games only; see [`Facts::over`].
    pub(crate) partial: bool,
    answered: AnsweredNumbers,
    /// The ids of the questions whose answers added a game, by its two players.
    answered_games: BTreeMap<[Id; 2], Vec<String>>,
    counted: Vec<i64>,
    /// What the results of answers add to published points; empty where there are none.
    later: Vec<i64>,
    /// The tables of a chess team event.
    pub(crate) team_table: Option<TeamTable>,
    /// The games of each player, where they are not those of the event. Made when a criterion
    /// first looks at the games of one player.
    of_each: Option<OnceCell<GamesOfEach>>,
    /// The FIDE tie-breaks of players, made when a criterion first looks at them.
    fide: OnceCell<fide::FideTables>,
    /// The FIDE tie-breaks of teams, made when a criterion first looks at them.
    team_tie_breaks: OnceCell<TeamTieBreaks>,
}

impl<'e> Facts<'e> {
    /// The facts of an event without answers.
    pub fn new(event: &'e Event) -> Self {
        let mut facts = Self {
            event,
            forfeits_everywhere: false,
            counting: Counting::default(),
            workings: false,
            matches: Matches::new(event, &AnsweredNumbers::default()),
            games: std::borrow::Cow::Borrowed(event.games()),
            partial: false,
            answered: AnsweredNumbers::default(),
            answered_games: BTreeMap::new(),
            counted: Vec::new(),
            later: Vec::new(),
            team_table: TeamTable::from_event(event),
            of_each: None,
            fide: OnceCell::new(),
            team_tie_breaks: OnceCell::new(),
        };
        facts.count();
        facts
    }

    /// Forfeits or annuls games of participants who withdrew or were expelled from a round robin.
    /// Returns a warning for each such participant.
    pub(crate) fn settle_withdrawals(&mut self, rule: Withdrawals) -> Vec<Warning> {
        let event = self.event;
        if event.sport() != Sport::Chess || event.kind() != Kind::RoundRobin {
            return Vec::new();
        }
        let gone =
            event.ids().filter_map(|id| Some((id, event.participants()[id.index()].gone_from()?)));
        let mut found = Vec::new();
        // A table of points without games does not say which games were not played.
        for (player, from) in gone.filter(|(id, _)| self.games_of(*id) > 0).collect::<Vec<_>>() {
            let others = event.participants().len() as u32 - 1;
            let few = 2 * self.games_of(player) < others * event.cycles();
            let (forfeited, annulled) = match rule {
                Withdrawals::Annulled => (0, self.annul_games_of(player)),
                Withdrawals::Half if few => (0, self.annul_games_of(player)),
                Withdrawals::Forfeits | Withdrawals::Half => (self.forfeit_games_of(player), 0),
            };
            if forfeited + annulled > 0 {
                found.push(Warning::Gone { player, from, forfeited, annulled });
            }
        }
        found
    }

    fn annul_games_of(&mut self, player: Id) -> u32 {
        let before = self.games.len();
        self.games.to_mut().retain(|game| game.seen_by(player).is_none());
        self.forget_pairings();
        self.count();
        (before - self.games.len()) as u32
    }

    fn forfeit_games_of(&mut self, player: Id) -> u32 {
        let struck = |other: Id| {
            let games = self.event.annulled_games().iter();
            games
                .filter(
                    |game| matches!(game.seen_by(player), Some((opponent, _)) if opponent == other),
                )
                .count() as u32
        };
        let met = self.meetings(player);
        let opponents: Vec<(Id, u32)> = self
            .event
            .ids()
            .filter(|id| *id != player)
            .map(|id| (id, self.event.cycles().saturating_sub(met[id.index()] + struck(id))))
            .collect();
        let mut forfeited = 0;
        for (opponent, times) in opponents {
            let also_gone = self.event.participants()[opponent.index()].gone_from().is_some();
            let result =
                if also_gone { GameResult::BothForfeit } else { GameResult::WhiteByForfeit };
            for _ in 0..times {
                self.add_game(opponent, player, result);
                forfeited += 1;
            }
        }
        forfeited
    }

    fn count(&mut self) {
        let people = self.event.participants().len();
        self.counted = vec![0; people];
        if !self.partial {
            teams::count(self.event, self.team_table.as_ref(), &mut self.counted);
        }
        for game in self.games.iter() {
            for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
                self.counted[id.index()] += units;
            }
        }
        if self.partial {
            return;
        }
        let byes = self.event.byes().iter().map(|bye| (bye.player, bye.points));
        let assigned = self.event.assigned().iter().map(|one| (one.player, one.points));
        for (player, points) in byes.chain(assigned) {
            self.counted[player.index()] += self.event.in_units(points);
        }
    }

    /// Whether the games are exactly those of the event.
    pub(crate) fn are_as_in_the_event(&self) -> bool {
        matches!(self.games, std::borrow::Cow::Borrowed(_))
    }

    /// All games, with the results that answers added.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Gives the n-th game of the event its result.
    pub(crate) fn finish_game(&mut self, index: usize, result: GameResult) {
        let event = self.event;
        let game = &mut self.games.to_mut()[index];
        game.result = result;
        game.units = units(event, result, game.phase.as_deref());
        self.later.resize(event.participants().len(), 0);
        for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
            self.later[id.index()] += units;
            self.counted[id.index()] += units;
        }
        self.forget_tie_breaks();
    }

    /// Drops what was made of the games; it is made again when it is next needed.
    fn forget_tie_breaks(&mut self) {
        self.fide.take();
    }

    /// Drops what was made of the games, the list of the games of each player included.
    fn forget_pairings(&mut self) {
        self.of_each = Some(OnceCell::new());
        self.forget_tie_breaks();
    }

    /// A game of a play-off. It counts 1, ½ or 0, whatever the phases of the event give.
    pub(crate) fn game_of_play_off(&self, white: Id, black: Id, result: GameResult) -> Game {
        let units = [Colour::White, Colour::Black].map(|colour| {
            self.event.in_units(
                Exact::fraction(result.half_points(colour).into(), 2).unwrap_or(Exact::ZERO),
            )
        });
        bare_game(white, black, result, units)
    }

    /// The facts of these games only: points, meetings and wins count these games, and no game is
    /// missing.
    pub(crate) fn over(&self, games: Vec<Game>) -> Facts<'e> {
        let mut facts = Facts::new(self.event);
        facts.forfeits_everywhere = self.forfeits_everywhere;
        facts.workings = self.workings;
        facts.games = std::borrow::Cow::Owned(games);
        facts.forget_pairings();
        facts.partial = true;
        facts.count();
        facts
    }

    /// Adds a game that the file does not have.
    pub(crate) fn add_game(&mut self, white: Id, black: Id, result: GameResult) {
        let units = units(self.event, result, None);
        self.games.to_mut().push(bare_game(white, black, result, units));
        self.forget_pairings();
        self.count();
    }

    /// Adds a game that the answer to a question gave. That answer gives no other game.
    pub(crate) fn add_answered_game(&mut self, id: &str, pair: [Id; 2], result: GameResult) {
        let [white, black] = pair;
        let both = [white.min(black), white.max(black)];
        self.answered_games.entry(both).or_default().push(id.to_owned());
        self.add_game(white, black, result);
    }

    /// The ids of the questions whose answers added a game of these two; the lower id comes first.
    pub(crate) fn answered_games(&self, both: [Id; 2]) -> &[String] {
        self.answered_games.get(&both).map_or(&[], Vec::as_slice)
    }

    /// Keeps the numbers of an answer under the id of its question. They count after
    /// [`Self::count_matches`].
    pub(crate) fn add_numbers(&mut self, id: &str, numbers: Vec<Exact>) {
        self.answered.add(self.event, id, numbers);
    }

    /// Counts the matches again, with the numbers of the answers.
    pub(crate) fn count_matches(&mut self) {
        self.matches = Matches::new(self.event, &self.answered);
    }

    /// The numbers that answered a question, by its id.
    pub fn answered(&self, id: &str) -> Option<&[Exact]> {
        self.answered.get(id)
    }

    /// The numbers of all answers.
    pub(crate) fn all_answered(&self) -> &AnsweredNumbers {
        &self.answered
    }

    /// The points from games, byes and assigned scores, in the unit of the event.
    pub fn units_from_games(&self, id: Id) -> i64 {
        self.counted[id.index()]
    }

    /// The number of games of a participant.
    pub fn games_of(&self, id: Id) -> u32 {
        self.of_each().positions(id).len() as u32
    }

    /// The score in the unit of the event: the published score and the games that were open then,
    /// or the score from the games where none was published.
    pub fn units(&self, id: Id) -> i64 {
        let published =
            self.event.participants()[id.index()].published_units.filter(|_| !self.partial);
        published.map_or_else(
            || self.units_from_games(id),
            |published| published + self.later.get(id.index()).unwrap_or(&0),
        )
    }

    fn of_each(&self) -> &GamesOfEach {
        match &self.of_each {
            None => self.event.games_of_each(),
            Some(own) => {
                own.get_or_init(|| GamesOfEach::new(&self.games, self.event.participants().len()))
            }
        }
    }

    /// The games of a participant, each with the opponent and the colour of the participant.
    pub fn seen(&self, id: Id) -> impl Iterator<Item = (&Game, Id, Colour)> {
        self.of_each().positions(id).iter().filter_map(move |at| {
            let game = self.games.get(*at as usize)?;
            game.seen_by(id).map(|(opponent, colour)| (game, opponent, colour))
        })
    }

    /// How often a participant has met each other participant, by index.
    pub fn meetings(&self, id: Id) -> Vec<u32> {
        let mut met = vec![0; self.event.participants().len()];
        for (_, opponent, _) in self.seen(id) {
            met[opponent.index()] += 1;
        }
        met
    }

    /// Whether a game counts for its colours. Forfeits do only where the reading says so.
    pub fn counts_for_colour(&self, game: &Game) -> bool {
        game.result != GameResult::Open && (self.forfeits_everywhere || !game.result.is_forfeit())
    }
}

/// A game of which only the players, the result and what it counts are known.
fn bare_game(white: Id, black: Id, result: GameResult, units: [i64; 2]) -> Game {
    Game {
        round: None,
        white,
        black,
        result,
        phase: None,
        moves: None,
        started: None,
        finished: None,
        units,
    }
}

/// What a result counts for White and for Black, in the unit of the event.
fn units(event: &Event, result: GameResult, phase: Option<&str>) -> [i64; 2] {
    event.scoring().score(result, phase).map(|points| event.in_units(points))
}
