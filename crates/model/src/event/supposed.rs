//! An event whose open games are given one set of results after the other, without copying it.

use super::{Event, checks};
use crate::{Exact, GameResult, Id};

/// A copy of an event in which the open games have results. It is copied once, however many
/// outcomes are tried.
///
/// ```
/// use tiebreak_model::{Event, GameResult, SupposedEvent};
/// # use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant};
/// # let player = |name: &str| DraftParticipant {
/// #     name: name.into(), points: Some(1.into()), ..Default::default()
/// # };
/// # let open = DraftGame {
/// #     round: None, white: "Ann".into(), black: "Ben".into(), result: GameResult::Open,
/// #     phase: None, moves: None, started: None, finished: None,
/// # };
/// # let event = Event::new(DraftEvent {
/// #     participants: vec![player("Ann"), player("Ben")], games: vec![open], ..Default::default()
/// # }).unwrap();
/// // Ann and Ben have a point each, and their game is open.
/// let results = [GameResult::White, GameResult::Draw, GameResult::Black];
/// let mut supposed = SupposedEvent::new(&event, &results);
/// assert_eq!(supposed.outcome(&[0]).participants()[0].points, Some(2.into()));
/// assert_eq!(supposed.outcome(&[2]).participants()[0].points, Some(1.into()));
/// ```
#[derive(Debug, Clone)]
pub struct SupposedEvent {
    event: Event,
    results: Vec<GameResult>,
    games: Vec<SupposedGame>,
    /// Published points before the open games, of those who have any.
    published: Vec<(Id, Option<Exact>, Option<i64>)>,
    /// What the open games give each participant.
    gained: Vec<i64>,
}

#[derive(Debug, Clone)]
struct SupposedGame {
    index: usize,
    /// What white and black get for each of the results.
    gains: Vec<[i64; 2]>,
}

impl SupposedEvent {
    /// The event, and the results that an open game may have.
    pub fn new(event: &Event, results: &[GameResult]) -> Self {
        let gains = |result: &GameResult, phase: Option<&str>| {
            event.scoring().score(*result, phase).map(|points| checks::in_units(points, event.unit))
        };
        let open = event.open_games().map(|(index, game)| SupposedGame {
            index,
            gains: results.iter().map(|result| gains(result, game.phase.as_deref())).collect(),
        });
        let published = event.ids().map(|id| (id, &event.participants[id.index()]));
        let published = published
            .filter(|(_, one)| one.points.is_some() || one.published_units.is_some())
            .map(|(id, one)| (id, one.points, one.published_units));
        Self {
            results: results.to_vec(),
            games: open.collect(),
            published: published.collect(),
            gained: vec![0; event.participants.len()],
            event: event.clone().as_finished(),
        }
    }

    /// The event after an outcome, supposing that nothing else is to be played: for each open game,
    /// in the order of the event, which of the results it has. Published points are those before
    /// the open games, so the results are added to them.
    pub fn outcome(&mut self, chosen: &[usize]) -> &Event {
        self.gained.fill(0);
        let games = self.event.play.games_mut();
        for (open, chosen) in self.games.iter().zip(chosen) {
            let (Some(result), Some(gains)) = (self.results.get(*chosen), open.gains.get(*chosen))
            else {
                continue;
            };
            let game = &mut games[open.index];
            game.result = *result;
            game.units = *gains;
            self.gained[game.white.index()] += gains[0];
            self.gained[game.black.index()] += gains[1];
        }
        for (id, points, units) in &self.published {
            let gained = self.gained[id.index()];
            let more = self.event.points(gained);
            let one = &mut self.event.participants[id.index()];
            one.points = points.map(|points| points + more);
            one.published_units = units.map(|units| units + gained);
        }
        &self.event
    }
}
