//! The same event otherwise: as it stood earlier, with results that came later, under another regulation or title.

use super::{Event, EventParts, checks};
use crate::{Exact, Game, GameResult, Id, ListedTieBreaks, Match, Participant, PlayOffGame, Zone};

impl Event {
    /// The event as it stood after a round: what was played later is left out, what has no round stays.
    pub fn after_round(&self, round: u32) -> Self {
        let played = |of: Option<u32>| of.is_none_or(|of| of <= round);
        let mut event = self.0.clone();
        let unrated = |index: &usize| self.unrated.binary_search(index).is_ok();
        let kept: Vec<usize> = (0..self.games.len()).filter(|index| played(self.games[*index].round)).collect();
        event.unrated = (0..kept.len()).filter(|at| unrated(&kept[*at])).collect();
        event.games = kept.into_iter().map(|index| self.games[index].clone()).collect();
        event.matches.retain(|one| played(one.round));
        event.played_boards.iter_mut().for_each(|board| board.tables.retain(|table| played(table.round)));
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
        Self::of_parts(event)
    }

    /// The same event of teams with these matches in the place of those that have no result; one of somebody who does not take part is left out.
    /// Published scores are those of before, and are left out too.
    pub fn with_matches(&self, played: impl IntoIterator<Item = Match>) -> Self {
        let mut event = self.0.clone();
        let teams = event.participants.len();
        event.matches.retain(|one| !one.is_open());
        let there = |one: &Match| one.first.index() < teams && one.second.is_none_or(|id| id.index() < teams);
        event.matches.extend(played.into_iter().filter(there));
        for one in &mut event.participants {
            one.points = None;
            one.published_units = None;
        }
        Self::of_parts(event)
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

    /// The same event before some of its games were finished. Published points become those before them.
    pub fn reopened(mut self, open: impl Fn(&Game) -> bool) -> Self {
        let unit = self.unit;
        let points = |units: i64| Exact::fraction(units.into(), unit.into()).unwrap_or(Exact::ZERO);
        let EventParts { games, participants, .. } = &mut self.0;
        for game in games.iter_mut().filter(|game| open(game)) {
            for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
                let one = &mut participants[id.index()];
                one.published_units = one.published_units.map(|published| published - units);
                one.points = one.points.map(|published| published - points(units));
            }
            (game.result, game.units, game.finished) = (GameResult::Open, [0, 0], None);
        }
        self
    }

    /// The same event under another regulation, by built-in id or path.
    pub fn under(self, regulation: String) -> Self {
        Self(EventParts { regulation, ..self.0 }, self.1)
    }

    /// The same event with further readings chosen.
    pub fn read_as(mut self, readings: impl IntoIterator<Item = (String, String)>) -> Self {
        self.0.readings.extend(readings);
        self
    }

    /// The same event with other names for its participants, as boards use them: only to be spoken of, for they no longer stand in the
    /// order of their names and are not found by them.
    pub fn called(&self, name: impl Fn(&Participant) -> String) -> Self {
        let mut event = self.0.clone();
        for one in &mut event.participants {
            one.name = name(one);
        }
        Self::of_parts(event)
    }

    /// The same event by another title.
    pub fn titled(self, title: String) -> Self {
        Self(EventParts { title, ..self.0 }, self.1)
    }

    /// The same event without the games of the play-off that its file offers as answers: nothing follows from them by themselves.
    pub fn without_offers(&self) -> Self {
        let mut event = self.0.clone();
        event.play_off.clear();
        Self::of_parts(event)
    }

    /// The same event in a time zone: the times of games that have no offset are read in it.
    pub fn played_in(mut self, zone: Zone) -> Self {
        let EventParts { games, play_off, annulled_games, .. } = &mut self.0;
        let all = games.iter_mut().chain(play_off.iter_mut().map(|one| &mut one.game)).chain(annulled_games);
        for moment in all.flat_map(|game| [&mut game.started, &mut game.finished]).flatten() {
            if !moment.has_offset() {
                *moment = zone.here(*moment);
            }
        }
        self.0.time_zone = Some(zone);
        self
    }

    /// The same event with other games of the play-off that are offered as answers, in their order.
    pub fn offering(mut self, games: Vec<PlayOffGame>) -> Self {
        self.0.play_off = games;
        self
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

    /// The same event with further lines of its report, and the tie-breaks that they list.
    pub fn reported(mut self, lines: impl IntoIterator<Item = String>, listed: ListedTieBreaks) -> Self {
        self.0.report.extend(lines);
        self.0.listed = Some(listed);
        self
    }

    /// The same event, of which its file says that it holds all there is.
    pub fn as_finished(self) -> Self {
        Self(EventParts { finished: true, ..self.0 }, self.1)
    }
}
