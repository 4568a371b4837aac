//! The chances in an event: first its open games, then the play-off that follows each outcome.

use super::model::{Model, Tempo};
use super::sum::Sum;
use super::{Odds, OddsError};
use crate::contest::ScoreContest;
use crate::given::{EntryRules, SampleBounds};
use crate::outcomes::outcome;
use crate::path::needs_results;
use crate::random::{Fraction, Random};
use crate::tally::{MOST_STATES, tops_within};
use crate::{OpenGame, RESULTS, Situation, Watch};
use tiebreak_engine::{RuleError, rule};
use tiebreak_model::{Event, Id, NoAnswers, Sport, SupposedEvent};
use tiebreak_regulation::{Regulation, SettledScope};

/// Where criteria count, every outcome is examined up to this number of open games. With more,
/// `DRAWN` outcomes are drawn at random.
const MOST_GAMES: usize = 8;
const DRAWN: u64 = 2_000;
/// The most states in brief mode, which is some tenths of a second of work. With more, the event
/// is reported as too large.
const MOST_STATES_BRIEFLY: usize = 100_000;

/// The chance of each participant to win, and how long the play-off takes.
///
/// ```
/// use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, GameResult};
/// use tiebreak_scenarios::{Watch, odds::{Model, odds}};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// # let game = DraftGame { round: Some(1), white: "Ann".into(), black: "Ben".into(),
/// #     result: GameResult::Draw,
/// #     phase: None, moves: None, started: None, finished: None };
/// # let event = Event::new(DraftEvent {
/// #     participants: vec![player("Ann"), player("Ben")], games: vec![game],
/// #     info: EventInfo { cycles: 1, ..Default::default() }, ..Default::default()
/// # }).unwrap();
/// // Two are tied. White wins, draws and loses with these chances, for either player, so neither
/// // has the better chance.
/// let tata = tiebreak_regulation::builtin::find("tata-steel-masters-2023").unwrap().unwrap();
/// let model = Model { default: Some([0.5, 0.25, 0.25]), ..Model::default() };
/// let odds = odds(&event, &tata, &model, 0, &Watch::default()).unwrap();
/// assert!((odds.participants[0].win - 0.5).abs() < 1e-12);
/// ```
pub fn odds(
    event: &Event,
    regulation: &Regulation,
    model: &Model,
    seed: u64,
    watch: &Watch,
) -> Result<Odds, OddsError> {
    if event.sport() == Sport::Bridge {
        return Err(OddsError::Bridge);
    }
    if event.teams().is_some() {
        return Err(OddsError::Teams);
    }
    let Some(entry) = regulation.entries_for(event.kind()).next() else {
        let refused =
            rule(event, regulation, &mut NoAnswers, tiebreak_engine::Options::default()).err();
        return Err(OddsError::Rule(refused.unwrap_or(RuleError::OtherSport)));
    };
    let mut sum =
        Sum::new(event, EntryRules { regulation, entry }, model, SampleBounds { seed, watch });
    let situation = Situation::from_event(event);
    if situation.games.is_empty() {
        if let Some(missing) = event.unfinished(&[], &[]) {
            return Err(OddsError::Unlisted { games: missing.count });
        }
        sum.finished(event, 1.0)?;
        return Ok(sum.odds(0));
    }
    let contest = ScoreContest::from_situation(&situation);
    let weights: Vec<[f64; 3]> =
        situation.games.iter().map(|game| chances(event, model, game)).collect();
    let most = if watch.is_brief() { MOST_STATES_BRIEFLY } else { MOST_STATES };
    let tally = tops_within(&contest, &weights, watch, most);
    let tally = tally.map_err(|_| OddsError::TooLarge { games: situation.games.len() })?;
    if !tally.complete {
        sum.leave(1.0 - tally.tops.iter().map(|(_, chance)| chance).sum::<f64>());
    }
    sum.points(&tally.tops);
    let asks = |ids: &[Id]| {
        ids.len() > 1
            && (entry.settles.0 == SettledScope::Places
                || needs_results(regulation, entry, ids.len()))
    };
    let mut asking = 0.0;
    watch.expect(tally.tops.len());
    for (ids, chance) in &tally.tops {
        watch.step();
        if asks(ids) {
            asking += chance;
        } else {
            sum.tie(ids, *chance)?;
        }
    }
    if asking > 0.0 {
        outcomes(&mut sum, &situation, &weights, asking, &asks)?;
    }
    Ok(sum.odds(situation.games.len()))
}

/// Examines every outcome in which results count, or a random sample of them.
fn outcomes(
    sum: &mut Sum<'_>,
    situation: &Situation,
    weights: &[[f64; 3]],
    asking: f64,
    asks: &dyn Fn(&[Id]) -> bool,
) -> Result<(), OddsError> {
    let watch = sum.watch;
    let mut supposed = SupposedEvent::new(sum.event, &RESULTS);
    let games = situation.games.len();
    if games <= MOST_GAMES {
        watch.expect(3usize.pow(games as u32));
        for number in 0..3u64.pow(games as u32) {
            watch.step();
            let results = outcome(games, number);
            let chance: f64 =
                weights.iter().zip(&results).map(|(weights, result)| weights[*result]).product();
            if chance <= 0.0 || !asks(&situation.leaders(&results)) {
                continue;
            }
            if watch.stopped() {
                sum.leave(chance);
            } else {
                sum.finished(supposed.outcome(&results), chance)?;
            }
        }
        return Ok(());
    }
    let mut random = Random::new(sum.seed);
    let mut kept = Vec::new();
    for _ in 0..DRAWN {
        let draw = |weights: &[f64; 3]| match random.unit() {
            low if low < weights[0] => 0,
            middle if middle < weights[0] + weights[1] => 1,
            _ => 2,
        };
        let results: Vec<usize> = weights.iter().map(draw).collect();
        if asks(&situation.leaders(&results)) {
            kept.push(results);
        }
    }
    // The sample represents all such outcomes. Their total chance is known exactly.
    let each = asking / kept.len().max(1) as f64;
    watch.expect(kept.len());
    for results in &kept {
        watch.step();
        if watch.stopped() {
            sum.leave(each);
        } else {
            sum.drawn_outcome(supposed.outcome(results), each, DRAWN)?;
        }
    }
    Ok(())
}

/// The chances of an open game of the event.
fn chances(event: &Event, model: &Model, open: &OpenGame) -> [f64; 3] {
    let phase =
        event.games().get(open.index).and_then(|game| game.phase.as_deref()).unwrap_or_default();
    let tempo = match phase {
        phase if phase.contains("blitz") => Tempo::Blitz,
        phase if phase.contains("rapid") => Tempo::Rapid,
        _ => Tempo::Standard,
    };
    model.chances(event, open.white, open.black, tempo)
}
