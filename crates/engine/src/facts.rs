//! The event as it stands, with what the answers added to it.

use crate::matches::Matches;
use crate::told::Told;
use std::cell::OnceCell;
use tiebreak_model::{Colour, Event, Exact, Game, GameResult, GamesOfEach, Id, Kind, Sport, TeamTable, Warning};
use tiebreak_regulation::{Counting, Withdrawals};
use tiebreak_standings::TeamTieBreaks;

mod fide;
mod teams;

/// The event, the results that were told later, and sums that every criterion needs.
#[derive(Debug)]
pub struct Facts<'e> {
    /// The event.
    pub event: &'e Event,
    /// Whether forfeited games count as games with black too.
    pub forfeits_everywhere: bool,
    /// How matches of bridge are counted.
    pub counting: Counting,
    /// Whether criteria say what their values are made of.
    pub workings: bool,
    pub(crate) matches: Matches,
    games: std::borrow::Cow<'e, [Game]>,
    /// Whether these are the facts of some games alone.
    pub(crate) partial: bool,
    told: Told,
    counted: Vec<i64>,
    /// What results that were told later add to published points; empty where nothing was told.
    later: Vec<i64>,
    /// The tables of a chess event of teams.
    pub(crate) team_table: Option<TeamTable>,
    /// Who played which games, where these are not the event's own; made when a criterion first looks at the games of one player.
    of_each: Option<OnceCell<GamesOfEach>>,
    /// Made when a criterion first looks at FIDE's tie-breaks.
    fide: OnceCell<fide::FideTables>,
    /// The same for an event of teams.
    team_tie_breaks: OnceCell<TeamTieBreaks>,
}

impl<'e> Facts<'e> {
    /// The facts of an event.
    pub fn new(event: &'e Event) -> Self {
        let mut facts = Self {
            event,
            forfeits_everywhere: false,
            counting: Counting::default(),
            workings: false,
            matches: Matches::of(event, &Told::default()),
            games: std::borrow::Cow::Borrowed(&event.games),
            partial: false,
            told: Told::default(),
            counted: Vec::new(),
            later: Vec::new(),
            team_table: TeamTable::of(event),
            of_each: None,
            fide: OnceCell::new(),
            team_tie_breaks: OnceCell::new(),
        };
        facts.count();
        facts
    }

    /// What becomes of the games of those who withdrew or were expelled from a round robin: how many were forfeited or struck out, for each.
    pub(crate) fn settle_withdrawals(&mut self, rule: Withdrawals) -> Vec<Warning> {
        let event = self.event;
        if event.sport != Sport::Chess || event.kind != Kind::RoundRobin {
            return Vec::new();
        }
        let gone = event.ids().filter_map(|id| Some((id, event.participants[id.index()].gone_from()?)));
        let mut found = Vec::new();
        // A table of points without games says nothing of games that were not played.
        for (player, from) in gone.filter(|(id, _)| self.games_of(*id) > 0).collect::<Vec<_>>() {
            let others = event.participants.len() as u32 - 1;
            let few = 2 * self.games_of(player) < others * event.cycles;
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
        self.pair_again();
        self.count();
        (before - self.games.len()) as u32
    }

    fn forfeit_games_of(&mut self, player: Id) -> u32 {
        let struck = |other: Id| {
            let games = self.event.annulled_games.iter();
            games.filter(|game| matches!(game.seen_by(player), Some((opponent, _)) if opponent == other)).count() as u32
        };
        let met = self.meetings(player);
        let opponents: Vec<(Id, u32)> = self
            .event
            .ids()
            .filter(|id| *id != player)
            .map(|id| (id, self.event.cycles.saturating_sub(met[id.index()] + struck(id))))
            .collect();
        let mut forfeited = 0;
        for (opponent, times) in opponents {
            let also_gone = self.event.participants[opponent.index()].gone_from().is_some();
            let result = if also_gone { GameResult::BothForfeit } else { GameResult::WhiteByForfeit };
            for _ in 0..times {
                self.add_game(opponent, player, result);
                forfeited += 1;
            }
        }
        forfeited
    }

    fn count(&mut self) {
        let people = self.event.participants.len();
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
        let byes = self.event.byes.iter().map(|bye| (bye.player, bye.points));
        let assigned = self.event.assigned.iter().map(|one| (one.player, one.points));
        for (player, points) in byes.chain(assigned) {
            self.counted[player.index()] += self.event.in_units(points);
        }
    }

    /// Whether the games are those of the event, as they stand there.
    pub(crate) fn are_as_in_the_event(&self) -> bool {
        matches!(self.games, std::borrow::Cow::Borrowed(_))
    }

    /// All games, those told later included.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Gives the n-th game of the event its result.
    pub(crate) fn finish_game(&mut self, index: usize, result: GameResult) {
        let event = self.event;
        let game = &mut self.games.to_mut()[index];
        game.result = result;
        game.units = units(event, result, game.phase.as_deref());
        self.later.resize(event.participants.len(), 0);
        for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
            self.later[id.index()] += units;
            self.counted[id.index()] += units;
        }
        self.look_again();
    }

    /// What was made of the games is made again when it is next needed.
    fn look_again(&mut self) {
        self.fide.take();
    }

    /// The same where there are other games than in the event: who played which is looked up anew as well.
    fn pair_again(&mut self) {
        self.of_each = Some(OnceCell::new());
        self.look_again();
    }

    /// A game of a play-off: it counts 1, ½, 0, whatever the event's phases give.
    pub(crate) fn game_of_play_off(&self, white: Id, black: Id, result: GameResult) -> Game {
        let units = [Colour::White, Colour::Black].map(|colour| {
            self.event.in_units(Exact::fraction(result.half_points(colour).into(), 2).unwrap_or(Exact::ZERO))
        });
        Game { round: None, white, black, result, phase: None, moves: None, started: None, finished: None, units }
    }

    /// The facts of some games alone: points, meetings and wins are those of these games, and none of them is missing.
    pub(crate) fn over(&self, games: Vec<Game>) -> Facts<'e> {
        let mut facts = Facts::new(self.event);
        facts.forfeits_everywhere = self.forfeits_everywhere;
        facts.workings = self.workings;
        facts.games = std::borrow::Cow::Owned(games);
        facts.pair_again();
        facts.partial = true;
        facts.count();
        facts
    }

    /// Adds a game that the file does not have.
    pub(crate) fn add_game(&mut self, white: Id, black: Id, result: GameResult) {
        let game = Game {
            round: None,
            white,
            black,
            result,
            phase: None,
            moves: None,
            started: None,
            finished: None,
            units: units(self.event, result, None),
        };
        self.games.to_mut().push(game);
        self.pair_again();
        self.count();
    }

    /// Keeps numbers that the file does not have, under the question's id; [`Self::count_matches`] makes them count.
    pub(crate) fn add_numbers(&mut self, id: &str, numbers: Vec<Exact>) {
        self.told.add(self.event, id, numbers);
    }

    /// Counts the matches again, with what was told.
    pub(crate) fn count_matches(&mut self) {
        self.matches = Matches::of(self.event, &self.told);
    }

    /// Numbers that were told under a question's id.
    pub fn told(&self, id: &str) -> Option<&[Exact]> {
        self.told.get(id)
    }

    /// Everything that was told, by the question's id.
    pub(crate) fn all_told(&self) -> &Told {
        &self.told
    }

    /// Points from the games, in the event's unit.
    pub fn units_from_games(&self, id: Id) -> i64 {
        self.counted[id.index()]
    }

    /// How many games of a participant there are.
    pub fn games_of(&self, id: Id) -> u32 {
        self.of_each().positions(id).len() as u32
    }

    /// The score in the event's unit: as published where that is given, with the games that were open then; else from the games.
    pub fn units(&self, id: Id) -> i64 {
        let published = self.event.participants[id.index()].published_units.filter(|_| !self.partial);
        published
            .map_or_else(|| self.units_from_games(id), |published| published + self.later.get(id.index()).unwrap_or(&0))
    }

    fn of_each(&self) -> &GamesOfEach {
        match &self.of_each {
            None => self.event.games_of_each(),
            Some(own) => own.get_or_init(|| GamesOfEach::of(&self.games, self.event.participants.len())),
        }
    }

    /// The games of a participant, each from the own side.
    pub fn seen(&self, id: Id) -> impl Iterator<Item = (&Game, Id, Colour)> {
        self.of_each().positions(id).iter().filter_map(move |at| {
            let game = self.games.get(*at as usize)?;
            game.seen_by(id).map(|(opponent, colour)| (game, opponent, colour))
        })
    }

    /// How often a participant has met each of the others.
    pub fn meetings(&self, id: Id) -> Vec<u32> {
        let mut met = vec![0; self.event.participants.len()];
        for (_, opponent, _) in self.seen(id) {
            met[opponent.index()] += 1;
        }
        met
    }

    /// Whether a game counts as one with a colour of its own: forfeits do only where the reading says so.
    pub fn counts_for_colour(&self, game: &Game) -> bool {
        game.result != GameResult::Open && (self.forfeits_everywhere || !game.result.is_forfeit())
    }
}

fn units(event: &Event, result: GameResult, phase: Option<&str>) -> [i64; 2] {
    event.scoring.score(result, phase).map(|points| event.in_units(points))
}
