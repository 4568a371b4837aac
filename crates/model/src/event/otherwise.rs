//! Variants of an event: as it was earlier, with later results, under another regulation or title.

use super::{Event, EventInfo, PairingCache, Play, checks};
use crate::{Game, GameResult, Id, ListedTieBreaks, Match, Participant, PlayOffGame, Zone};

impl Event {
    /// The event as it was after a round: later games are left out, those without a round stay.
    pub fn after_round(&self, round: u32) -> Self {
        let played = |of: Option<u32>| of.is_none_or(|of| of <= round);
        let mut event = self.without_cache();
        match &mut event.play {
            Play::Chess(chess) => {
                let kept: Vec<usize> = (0..chess.games.len())
                    .filter(|index| played(chess.games[*index].round))
                    .collect();
                let unrated = |index: &usize| chess.unrated.binary_search(index).is_ok();
                let unrated = (0..kept.len()).filter(|at| unrated(&kept[*at])).collect();
                // What was played off came after the last round.
                if kept.len() < chess.games.len() {
                    chess.play_off.clear();
                }
                chess.unrated = unrated;
                chess.games.retain(|game| played(game.round));
                chess.byes.retain(|bye| bye.round <= round);
                // What changes the standing only is for the end of the event.
                chess.assigned.retain(|one| one.round.is_some_and(|from| from <= round));
            }
            Play::ChessTeams(teams) => {
                teams.matches.retain(|one| one.round <= round);
                teams.byes.retain(|bye| bye.round <= round);
                teams.assigned.retain(|one| one.round.is_some_and(|of| of <= round));
            }
            Play::Bridge(bridge) => {
                bridge.matches.retain(|one| played(one.round));
                for board in &mut bridge.played {
                    board.tables.retain(|table| played(table.round));
                }
            }
            Play::Totals(_) => {}
        }
        event.play = event.play.without_empty_tour(event.info.kind);
        event.info.finished = false;
        // Published scores are those of the end.
        for one in &mut event.participants {
            one.points = None;
            one.published_units = None;
            one.values.clear();
        }
        event
    }

    /// A copy whose pairings may be changed.
    fn without_cache(&self) -> Self {
        Self {
            info: self.info.clone(),
            participants: self.participants.clone(),
            play: self.play.clone(),
            unit: self.unit,
            pairings: PairingCache::default(),
            keys: self.keys.clone(),
        }
    }

    /// The same event of bridge teams with these matches in place of those without a result.
    /// Matches of teams that do not take part are left out, and so are published scores, which are
    /// those before these matches.
    pub fn with_matches(&self, played: impl IntoIterator<Item = Match>) -> Self {
        let mut event = self.without_cache();
        let teams = event.participants.len();
        let there = |one: &Match| {
            one.first.index() < teams && one.second.is_none_or(|id| id.index() < teams)
        };
        if let Play::Bridge(bridge) = &mut event.play {
            bridge.matches.retain(|one| !one.is_open());
            bridge.matches.extend(played.into_iter().filter(there));
        }
        for one in &mut event.participants {
            one.points = None;
            one.published_units = None;
        }
        event
    }

    /// The same event with some of its open games finished: pairs of a game's position and its
    /// result. Published points are those before the open games, so the results are added to them.
    pub fn with_results(&self, results: &[(usize, GameResult)]) -> Self {
        let mut later = self.clone();
        for &(index, result) in results {
            later.finish_game(index, result, None);
        }
        later
    }

    /// Gives an open game its result, and its number of moves where that was not known.
    pub fn finish_game(&mut self, index: usize, result: GameResult, moves: Option<u32>) {
        let Self { info, participants, play, unit, .. } = self;
        let Some(game) =
            play.games_mut().get_mut(index).filter(|game| game.result == GameResult::Open)
        else {
            return;
        };
        game.result = result;
        game.units = info
            .scoring
            .score(result, game.phase.as_deref())
            .map(|points| checks::in_units(points, *unit));
        game.moves = game.moves.or(moves);
        for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
            let one = &mut participants[id.index()];
            one.published_units = one.published_units.map(|published| published + units);
            one.points = one.points.map(|published| published + EventInfo::points(units, *unit));
        }
    }

    /// The same event before some of its games were finished. Published points become those before
    /// them.
    pub fn reopened(mut self, open: impl Fn(&Game) -> bool) -> Self {
        let Self { participants, play, unit, .. } = &mut self;
        for game in play.games_mut().iter_mut().filter(|game| open(game)) {
            for (id, units) in [(game.white, game.units[0]), (game.black, game.units[1])] {
                let one = &mut participants[id.index()];
                one.published_units = one.published_units.map(|published| published - units);
                one.points =
                    one.points.map(|published| published - EventInfo::points(units, *unit));
            }
            (game.result, game.units, game.finished) = (GameResult::Open, [0, 0], None);
        }
        self
    }

    /// The same event under another regulation, by built-in id or path.
    pub fn under(mut self, regulation: String) -> Self {
        self.info.regulation = regulation;
        self
    }

    /// The same event with further readings chosen.
    pub fn read_as(mut self, readings: impl IntoIterator<Item = (String, String)>) -> Self {
        self.info.readings.extend(readings);
        self
    }

    /// The same event with other names for its participants, as boards use them. It serves only to
    /// show names: its participants stay in the order of the names of the file, by which
    /// [`Event::find`] knows them too.
    pub fn called(&self, name: impl Fn(&Participant) -> String) -> Self {
        let mut event = self.without_cache();
        if event.keys.is_empty() {
            event.keys = self.participants.iter().map(|one| one.name.clone()).collect();
        }
        for one in &mut event.participants {
            one.name = name(one);
        }
        event
    }

    /// The same event with another title.
    pub fn titled(mut self, title: String) -> Self {
        self.info.title = title;
        self
    }

    /// The same event without the games of the play-off that its file offers as answers. No ruling
    /// depends on them before they are entered.
    pub fn without_offers(&self) -> Self {
        self.without_cache().offering(Vec::new())
    }

    /// The same event in a time zone: the times of games that have no offset are read in it.
    pub fn played_in(mut self, zone: Zone) -> Self {
        let times = self.play.all_games_mut();
        for moment in times.flat_map(|game| [&mut game.started, &mut game.finished]).flatten() {
            if !moment.has_offset() {
                *moment = zone.here(*moment);
            }
        }
        self.info.time_zone = Some(zone);
        self
    }

    /// The same event with other games of the play-off that are offered as answers, in their order.
    /// Only events of chess players have any.
    pub fn offering(mut self, games: Vec<PlayOffGame>) -> Self {
        if let Some(play_off) = self.play.play_off_mut() {
            *play_off = games;
        }
        self
    }

    /// The same event with published ranks.
    pub fn ranked(mut self, ranks: impl IntoIterator<Item = (Id, u32)>) -> Self {
        for (id, rank) in ranks {
            if let Some(one) = self.participants.get_mut(id.index()) {
                one.rank = Some(rank);
            }
        }
        self
    }

    /// The same event with further lines of its report, and the tie-breaks that they list.
    pub fn reported(
        mut self,
        lines: impl IntoIterator<Item = String>,
        listed: ListedTieBreaks,
    ) -> Self {
        self.info.report.extend(lines);
        self.info.listed = Some(listed);
        self
    }

    /// The same event, marked as complete.
    pub fn as_finished(mut self) -> Self {
        self.info.finished = true;
        self
    }
}
