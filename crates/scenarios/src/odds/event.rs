//! The chances in an event: its open games first, then the play-off that each outcome leads to.

use super::chain::{Chain, Laws, Slot};
use super::model::{Model, STEPS_PER_MINUTE, Tempo};
use super::solve::Solver;
use super::times::{self, Time};
use super::{Chance, Minutes, Odds, OddsError, walk};
use crate::contest::Contest;
use crate::fate::{after, leaders};
use crate::outcomes::outcome;
use crate::path::needs_results;
use crate::random::Random;
use crate::tally::{Tops, tops};
use crate::{OpenGame, Situation, Watch};
use std::collections::BTreeMap;
use tiebreak_engine::pending::{Continuation, Onward, begin};
use tiebreak_engine::{RuleError, rule};
use tiebreak_model::{Event, Id, Silent, Sport};
use tiebreak_regulation::{Entry, Regulation, Settles};

/// Up to so many open games every outcome is looked at where criteria count; beyond, so many outcomes are drawn.
const MOST_GAMES: usize = 8;
const DRAWN: u64 = 2_000;

/// The chance of each participant to win, and how long the play-off takes.
///
/// ```
/// use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, GameResult};
/// use tiebreak_scenarios::{Watch, odds::{Model, odds}};
/// # let player = |name: &str| DraftParticipant { name: name.into(), ..Default::default() };
/// # let game = DraftGame { round: Some(1), white: "Ann".into(), black: "Ben".into(), result: GameResult::Draw,
/// #     phase: None, moves: None, started: None, finished: None };
/// # let event = Event::new(DraftEvent {
/// #     participants: vec![player("Ann"), player("Ben")], games: vec![game], cycles: 1, ..Default::default()
/// # }).unwrap();
/// // Two are tied; white wins, draws and loses with these chances, whoever it is: nobody has the better chance.
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
    if event.sport == Sport::Bridge {
        return Err(OddsError::Bridge);
    }
    let Some(entry) = regulation.entries_for(event.kind).next() else {
        let refused = rule(event, regulation, &mut Silent, tiebreak_engine::Options::default()).err();
        return Err(OddsError::Rule(refused.unwrap_or(RuleError::OtherSport)));
    };
    let mut sum = Sum::new(event, regulation, entry, model, seed);
    let situation = Situation::of(event);
    if situation.games.is_empty() {
        sum.finished(event, 1.0)?;
        return Ok(sum.odds(0));
    }
    let contest = Contest::of(&situation);
    let weights: Vec<[f64; 3]> = situation.games.iter().map(|game| chances(event, model, game)).collect();
    let tally = tops(&contest, &weights, watch).map_err(|_| OddsError::TooLarge { games: situation.games.len() })?;
    if !tally.complete {
        return Err(OddsError::Stopped);
    }
    sum.points(&tally.tops);
    let asks = |ids: &[Id]| {
        ids.len() > 1 && (entry.settles.0 == Settles::Places || needs_results(regulation, entry, ids.len()))
    };
    let mut asking = 0.0;
    for (ids, chance) in &tally.tops {
        if watch.stopped() {
            return Err(OddsError::Stopped);
        }
        if asks(ids) {
            asking += chance;
        } else {
            sum.tie(ids, *chance)?;
        }
    }
    if asking > 0.0 {
        sum.outcomes(&situation, &weights, asking, &asks, watch)?;
    }
    Ok(sum.odds(situation.games.len()))
}

/// The chances of an open game of the event.
fn chances(event: &Event, model: &Model, open: &OpenGame) -> [f64; 3] {
    let phase = event.games.get(open.index).and_then(|game| game.phase.as_deref()).unwrap_or_default();
    let tempo = match phase {
        phase if phase.contains("blitz") => Tempo::Blitz,
        phase if phase.contains("rapid") => Tempo::Rapid,
        _ => Tempo::Standard,
    };
    model.chances(event, open.white, open.black, tempo)
}

/// What is added up over outcomes.
struct Sum<'s> {
    event: &'s Event,
    regulation: &'s Regulation,
    entry: &'s Entry,
    model: &'s Model,
    seed: u64,
    places: BTreeMap<Slot, f64>,
    games: f64,
    time: Time,
    play_off: f64,
    outright: Vec<f64>,
    shared: Vec<f64>,
    variance: Vec<f64>,
    drawn: u64,
    laws: Laws,
}

impl<'s> Sum<'s> {
    fn new(event: &'s Event, regulation: &'s Regulation, entry: &'s Entry, model: &'s Model, seed: u64) -> Self {
        let nobody = vec![0.0; event.participants.len()];
        Self {
            event,
            regulation,
            entry,
            model,
            seed,
            places: BTreeMap::new(),
            games: 0.0,
            time: Time::default(),
            play_off: 0.0,
            outright: nobody.clone(),
            shared: nobody.clone(),
            variance: nobody,
            drawn: 0,
            laws: Laws::new(),
        }
    }

    fn win(&self, id: Id) -> f64 {
        self.places.get(&(id, 1, 1)).copied().unwrap_or(0.0)
    }

    fn points(&mut self, tops: &Tops<f64>) {
        for (ids, chance) in tops {
            let list = if ids.len() == 1 { &mut self.outright } else { &mut self.shared };
            ids.iter().for_each(|id| list[id.index()] += chance);
        }
    }

    /// An outcome in which these stand first, where nothing else about it counts.
    fn tie(&mut self, ids: &[Id], chance: f64) -> Result<(), OddsError> {
        let onward = match ids {
            [one] => Onward::Placed { first: 1, members: vec![*one] },
            _ => Onward::Continues(Continuation::of_tie(self.entry, ids.to_vec())),
        };
        self.onward(self.event, vec![onward], chance)
    }

    /// A finished event.
    fn finished(&mut self, event: &Event, chance: f64) -> Result<(), OddsError> {
        let onward = begin(event, self.regulation).map_err(OddsError::Rule)?;
        if self.event.open_games().next().is_none() {
            let situation = Situation::of(event);
            self.points(&vec![(leaders(&situation, &[]), chance)]);
        }
        self.onward(event, onward, chance)
    }

    /// Every outcome in which results count, one by one; or some of them, drawn.
    fn outcomes(
        &mut self,
        situation: &Situation,
        weights: &[[f64; 3]],
        asking: f64,
        asks: &dyn Fn(&[Id]) -> bool,
        watch: &Watch,
    ) -> Result<(), OddsError> {
        let games = situation.games.len();
        if games <= MOST_GAMES {
            watch.expect(3usize.pow(games as u32));
            for number in 0..3u64.pow(games as u32) {
                if watch.stopped() {
                    return Err(OddsError::Stopped);
                }
                watch.step();
                let results = outcome(games, number);
                let chance: f64 = weights.iter().zip(&results).map(|(weights, result)| weights[*result]).product();
                if chance > 0.0 && asks(&leaders(situation, &results)) {
                    self.finished(&after(self.event, &situation.games, &results), chance)?;
                }
            }
            return Ok(());
        }
        let mut random = Random::new(self.seed);
        let mut kept = Vec::new();
        for _ in 0..DRAWN {
            let draw = |weights: &[f64; 3]| match random.unit() {
                low if low < weights[0] => 0,
                middle if middle < weights[0] + weights[1] => 1,
                _ => 2,
            };
            let results: Vec<usize> = weights.iter().map(draw).collect();
            if asks(&leaders(situation, &results)) {
                kept.push(results);
            }
        }
        self.drawn = DRAWN;
        // What was drawn stands for all such outcomes; how likely they are together is known exactly.
        let each = asking / kept.len().max(1) as f64;
        watch.expect(kept.len());
        for results in &kept {
            if watch.stopped() {
                return Err(OddsError::Stopped);
            }
            watch.step();
            let before: Vec<f64> = self.event.ids().map(|id| self.win(id)).collect();
            self.finished(&after(self.event, &situation.games, results), each)?;
            for (id, before) in self.event.ids().zip(before) {
                let share = self.win(id) - before;
                self.variance[id.index()] += share * (each - share).max(0.0);
            }
        }
        Ok(())
    }

    fn onward(&mut self, event: &Event, onward: Vec<Onward>, chance: f64) -> Result<(), OddsError> {
        let mut chain = Chain::new(event, self.regulation, self.entry, self.model, self.seed);
        chain.laws = std::mem::take(&mut self.laws);
        let bundle = chain.all_onward(onward)?;
        let mut solver = Solver::new(&chain.nodes, &chain.slots);
        let value = solver.value(&bundle)?;
        for state in &chain.sampled {
            self.drawn = walk::DRAWN;
            for (id, variance) in solver.spread(*state)? {
                self.variance[id.index()] += chance * chance * variance / walk::DRAWN as f64;
            }
        }
        for (number, slot) in chain.slots.list.iter().enumerate() {
            *self.places.entry(*slot).or_insert(0.0) += chance * value.at(number);
        }
        self.games += chance * value.games;
        if value.games > 0.0 {
            self.play_off += chance;
            self.time.add(&times::whole(&chain.nodes, solver.choices(), &bundle), chance);
        }
        self.laws = chain.laws;
        Ok(())
    }

    fn odds(mut self, open_games: usize) -> Odds {
        self.time.normalise();
        let pause = f64::from(self.model.length.pause_steps());
        let minutes = |steps: f64| (steps - pause).max(0.0) / STEPS_PER_MINUTE;
        let sampled = (self.drawn > 0).then_some((self.drawn, self.seed));
        let chance = |id: Id| Chance {
            id,
            win: self.win(id),
            error: sampled.map(|_| self.variance[id.index()].sqrt()),
            outright: self.outright[id.index()],
            shared: self.shared[id.index()],
            places: match self.entry.settles.0 {
                Settles::Winner => Vec::new(),
                Settles::Places => {
                    let own = self.places.iter().filter(|((who, _, size), _)| *who == id && *size == 1);
                    own.map(|((_, place, _), chance)| (*place, *chance)).collect()
                }
            },
        };
        let mut participants: Vec<Chance> = self.event.ids().map(chance).collect();
        participants.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.id.cmp(&b.id)));
        let won: f64 = participants.iter().map(|one| one.win).sum();
        Odds {
            participants,
            play_off: self.play_off,
            left_open: (1.0 - won).max(0.0),
            games: if self.play_off > 0.0 { self.games / self.play_off } else { 0.0 },
            minutes: Minutes {
                expected: minutes(self.time.sum()),
                within: [0.5, 0.9, 0.99].map(|part| minutes(f64::from(self.time.within(part)))),
            },
            sampled,
            open_games,
        }
    }
}
