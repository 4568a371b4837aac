//! The chances of an event, summed over the outcomes of its open games.

use super::chain::{Chain, Laws};
use super::model::{Model, STEPS_PER_MINUTE};
use super::solve::Solver;
use super::time::{NOTICED, Time};
use super::{Chance, Minutes, Odds, OddsError, by_games, lengths, walk};
use crate::given::{EntryRules, SampleBounds};
use crate::tally::Tops;
use crate::{Situation, Watch};
use tiebreak_engine::pending::{Continuation, Onward, begin};
use tiebreak_model::{Event, Id};
use tiebreak_regulation::{EntryPoint, Regulation, SettledScope};

/// The sums over the outcomes.
pub(super) struct Sum<'s> {
    pub event: &'s Event,
    pub seed: u64,
    pub watch: &'s Watch,
    regulation: &'s Regulation,
    entry: &'s EntryPoint,
    model: &'s Model,
    /// The chance of each participant for first place, then for second, and so on.
    places: Vec<f64>,
    games: f64,
    time: Time,
    play_off: f64,
    outright: Vec<f64>,
    shared: Vec<f64>,
    variance: Vec<f64>,
    /// The number of random draws, of play-offs or of outcomes. The lowest if it was done several
    /// times.
    drawn: Option<u64>,
    /// Whether the work was stopped before its end, and the chance of what was left out.
    cut_short: bool,
    left: f64,
    /// Whether some lengths were left out.
    lengths_cut: bool,
    laws: Laws,
}

impl<'s> Sum<'s> {
    pub fn new(
        event: &'s Event,
        EntryRules { regulation, entry }: EntryRules<'s>,
        model: &'s Model,
        SampleBounds { seed, watch }: SampleBounds<'s>,
    ) -> Self {
        let nobody = vec![0.0; event.participants().len()];
        Self {
            event,
            seed,
            watch,
            regulation,
            entry,
            model,
            places: nobody.clone(),
            games: 0.0,
            time: Time::default(),
            play_off: 0.0,
            outright: nobody.clone(),
            shared: nobody.clone(),
            variance: nobody,
            drawn: None,
            cut_short: false,
            left: 0.0,
            lengths_cut: false,
            laws: Laws::default(),
        }
    }

    /// Adds the leaders by points.
    pub fn points(&mut self, tops: &Tops<f64>) {
        for (ids, chance) in tops {
            let list = if ids.len() == 1 { &mut self.outright } else { &mut self.shared };
            ids.iter().for_each(|id| list[id.index()] += chance);
        }
    }

    /// Adds an outcome in which these share the highest score and nothing else counts.
    pub fn tie(&mut self, ids: &[Id], chance: f64) -> Result<(), OddsError> {
        let onward = match ids {
            [one] => Onward::Placed { first: 1, members: vec![*one] },
            _ => Onward::Continues(Continuation::of_tie(self.entry, ids.to_vec())),
        };
        self.onward(self.event, vec![onward], chance)
    }

    /// Adds a finished event.
    pub fn finished(&mut self, event: &Event, chance: f64) -> Result<(), OddsError> {
        let onward = begin(event, self.regulation).map_err(OddsError::Rule)?;
        if self.event.open_games().next().is_none() {
            let situation = Situation::from_event(event);
            self.points(&vec![(situation.leaders(&[]), chance)]);
        }
        self.onward(event, onward, chance)
    }

    /// Adds a finished event that is one of `of` random outcomes.
    pub fn drawn_outcome(&mut self, event: &Event, chance: f64, of: u64) -> Result<(), OddsError> {
        self.drawn = Some(of);
        let before = self.places.clone();
        self.finished(event, chance)?;
        for (variance, (now, before)) in
            self.variance.iter_mut().zip(self.places.iter().zip(before))
        {
            let share = now - before;
            *variance += share * (chance - share).max(0.0);
        }
        Ok(())
    }

    /// Leaves out outcomes of this chance, because the work was stopped.
    pub fn leave(&mut self, chance: f64) {
        self.cut_short = true;
        self.left += chance.max(0.0);
    }

    fn onward(&mut self, event: &Event, onward: Vec<Onward>, chance: f64) -> Result<(), OddsError> {
        // A play-off in progress is finished with fewer draws when the work is stopped. Those that
        // would come after it are left out.
        let play_off = onward.iter().any(|part| matches!(part, Onward::Continues(_)));
        if play_off && self.watch.stopped() && self.event.open_games().next().is_some() {
            self.leave(chance);
            return Ok(());
        }
        if play_off && self.regulation.looks_at_play_offs() {
            return self.game_by_game(event, chance);
        }
        let rules = EntryRules { regulation: self.regulation, entry: self.entry };
        let bounds = SampleBounds { seed: self.seed, watch: self.watch };
        let mut chain = Chain::new(event, rules, self.model, bounds);
        let tied = onward.iter().map(|part| match part {
            Onward::Placed { .. } => 1,
            Onward::Continues(group) => group.members().len(),
        });
        chain.expect(tied.max().unwrap_or(0));
        chain.laws = std::mem::take(&mut self.laws);
        let bundle = chain.all_onward(onward)?;
        let mut solver = Solver::new(&chain.nodes, event.participants().len());
        let value = solver.value(&bundle)?;
        for (state, drawn) in &chain.sampled {
            self.cut_short |= *drawn < walk::DRAWN;
            self.drawn = Some(self.drawn.map_or(*drawn, |fewest| fewest.min(*drawn)));
            for (id, variance) in solver.spread(*state)? {
                self.variance[id.index()] += chance * chance * variance / *drawn as f64;
            }
        }
        if self.places.len() < value.places.len() {
            self.places.resize(value.places.len(), 0.0);
        }
        self.places.iter_mut().zip(&value.places).for_each(|(sum, of)| *sum += chance * of);
        self.games += chance * value.games;
        if value.games > 0.0 {
            self.play_off += chance;
            let time = lengths::whole(&chain.nodes, solver.choices(), &bundle);
            self.lengths_cut |= chain.cut || time.total() < 1.0 - NOTICED;
            self.time.add(&time, chance);
        }
        self.laws = chain.laws;
        Ok(())
    }

    /// Adds a play-off with a criterion that looks at its own games.
    fn game_by_game(&mut self, event: &Event, chance: f64) -> Result<(), OddsError> {
        let course = by_games::course(event, self.regulation, self.model)?;
        if self.places.len() < course.places.len() {
            self.places.resize(course.places.len(), 0.0);
        }
        self.places.iter_mut().zip(&course.places).for_each(|(sum, of)| *sum += chance * of);
        self.games += chance * course.games;
        if course.games > 0.0 {
            self.play_off += chance;
            self.time.add(&course.time, chance);
        }
        if course.left > NOTICED {
            self.lengths_cut = true;
            self.leave(chance * course.left);
        }
        Ok(())
    }

    fn chance(&self, id: Id) -> Chance {
        let people = self.event.participants().len();
        let of_places = self.places.iter().skip(id.index()).step_by(people).copied();
        Chance {
            id,
            win: self.places[id.index()],
            error: self.drawn.map(|_| self.variance[id.index()].sqrt()),
            outright: self.outright[id.index()],
            shared: self.shared[id.index()],
            places: match self.entry.settles.0 {
                SettledScope::Winner => Vec::new(),
                SettledScope::Places => {
                    (1..).zip(of_places).filter(|(_, chance)| *chance > 0.0).collect()
                }
            },
        }
    }

    /// The final odds from all the sums.
    pub fn odds(mut self, open_games: usize) -> Odds {
        self.time.normalise();
        let pause = f64::from(self.model.length.pause_steps());
        let minutes = |steps: f64| (steps - pause).max(0.0) / STEPS_PER_MINUTE;
        let mut participants: Vec<Chance> = self.event.ids().map(|id| self.chance(id)).collect();
        participants.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.id.cmp(&b.id)));
        let won: f64 = participants.iter().map(|one| one.win).sum();
        Odds {
            participants,
            play_off: self.play_off,
            left_open: (1.0 - won - self.left).max(0.0),
            games: if self.play_off > 0.0 { self.games / self.play_off } else { 0.0 },
            minutes: Minutes {
                expected: minutes(self.time.sum()),
                cut: self.lengths_cut,
                within: [0.5, 0.9, 0.99].map(|part| minutes(f64::from(self.time.within(part)))),
            },
            sampled: self.drawn.map(|drawn| (drawn, self.seed)),
            open_games,
            stopped: self.cut_short.then_some(self.left),
        }
    }
}
