//! Play-offs drawn through the engine, game by game.
//!
//! The random numbers come from ChaCha8, each case with a key and each portion with a stream of its
//! own: no two draw the same.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    Answer, Answers, Ask, Bonus, Clock, Colour, Event, GameResult, Id, Question, SideClock,
};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::odds::{Model, Tempo};

const PORTIONS: u64 = 64;

/// What was seen in many play-offs.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    pub play_offs: f64,
    /// How often each came out alone on a place: by place from 1, then by participant.
    pub places: Vec<Vec<f64>>,
    /// The games of all play-offs together, and the sum of their squares.
    pub games: [f64; 2],
    /// The number of play-offs by their length in half minutes.
    pub lengths: Vec<f64>,
}

impl Seen {
    fn new(people: usize) -> Self {
        Self { places: vec![vec![0.0; people]; people], ..Self::default() }
    }

    fn add(&mut self, other: &Self) {
        self.play_offs += other.play_offs;
        let places = self.places.iter_mut().flatten().zip(other.places.iter().flatten());
        places.for_each(|(sum, more)| *sum += more);
        self.games.iter_mut().zip(other.games).for_each(|(sum, more)| *sum += more);
        if self.lengths.len() < other.lengths.len() {
            self.lengths.resize(other.lengths.len(), 0.0);
        }
        self.lengths.iter_mut().zip(&other.lengths).for_each(|(sum, more)| *sum += more);
    }

    /// The part of all play-offs that took at most this number of minutes.
    pub fn over_by(&self, minutes: f64) -> f64 {
        let steps = (2.0 * minutes).round() as usize;
        self.lengths.iter().take(steps + 1).sum::<f64>() / self.play_offs
    }

    /// The mean and variance of the minutes.
    pub fn minutes(&self) -> [f64; 2] {
        let of = |power: i32| -> f64 {
            let lengths = self.lengths.iter().zip(0..);
            lengths.map(|(times, steps)| times * (f64::from(steps) / 2.0).powi(power)).sum::<f64>()
                / self.play_offs
        };
        [of(1), of(2) - of(1).powi(2)]
    }
}

/// Draws this number of play-offs.
pub fn play_offs(
    case: &str,
    event: &Event,
    regulation: &Regulation,
    model: &Model,
    count: u64,
) -> Seen {
    let people = event.participants().len();
    let portion = |number: u64| {
        let mut seen = Seen::new(people);
        let mut drawn = Drawn::new(case, number, event, model);
        for _ in 0..count / PORTIONS {
            drawn.begin();
            let ruling = rule(
                event,
                regulation,
                &mut drawn,
                Options { explain: false, places: None, workings: false },
            )
            .unwrap();
            assert!(ruling.open.is_empty(), "{case}: {:?}", ruling.open);
            for at in ruling.standing.iter().filter(|at| at.from == at.to) {
                seen.places[at.from - 1][at.members[0].index()] += 1.0;
            }
            seen.play_offs += 1.0;
            seen.games[0] += drawn.games;
            seen.games[1] += drawn.games * drawn.games;
            let length = drawn.over.saturating_sub(drawn.pause) as usize;
            if seen.lengths.len() <= length {
                seen.lengths.resize(length + 1, 0.0);
            }
            seen.lengths[length] += 1.0;
        }
        seen
    };
    let portions: Vec<Seen> = (0..PORTIONS).into_par_iter().map(portion).collect();
    let mut sum = Seen::new(people);
    portions.iter().for_each(|seen| sum.add(seen));
    sum
}

/// Draws every answer, and keeps the time: a game begins when both players are free, a knock-out's
/// round when the one before is over.
struct Drawn {
    random: ChaCha8Rng,
    people: usize,
    /// White's chances to win and not to lose: by tempo, white, black.
    chances: Vec<[f64; 2]>,
    games: f64,
    /// All times are in half minutes.
    pause: u32,
    free: Vec<u32>,
    over: u32,
    /// The knock-out's round, and when it began.
    round: String,
    begun: u32,
}

impl Drawn {
    fn new(case: &str, portion: u64, event: &Event, model: &Model) -> Self {
        let mut key = [0; 32];
        key.iter_mut().zip(case.bytes()).for_each(|(key, byte)| *key = byte);
        let mut random = ChaCha8Rng::from_seed(key);
        random.set_stream(portion);
        let mut chances = Vec::new();
        for tempo in [Tempo::Standard, Tempo::Rapid, Tempo::Blitz] {
            for white in event.ids() {
                for black in event.ids() {
                    let [wins, draws, _] = model.chances(event, white, black, tempo);
                    chances.push([wins, wins + draws]);
                }
            }
        }
        let people = event.participants().len();
        let pause = (2.0 * model.length.pause).round() as u32;
        Self {
            random,
            people,
            chances,
            games: 0.0,
            pause,
            free: vec![0; people],
            over: 0,
            round: String::new(),
            begun: 0,
        }
    }

    fn begin(&mut self) {
        self.games = 0.0;
        self.free.fill(0);
        (self.over, self.begun) = (0, 0);
        self.round.clear();
    }

    fn unit(&mut self) -> f64 {
        (self.random.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn chances(&self, white: Id, black: Id, tempo: Tempo) -> [f64; 2] {
        self.chances[(tempo as usize * self.people + white.index()) * self.people + black.index()]
    }

    fn keep_time(&mut self, id: &str, white: Id, black: Id, clock: &Clock) {
        let first = id.split('/').next().unwrap_or_default();
        if let Some(round) =
            ["quarter-final", "semi-final", "final"].iter().find(|round| first.starts_with(*round))
            && self.round != *round
        {
            self.round = (*round).to_owned();
            self.begun = self.over;
        }
        let begins = self.begun.max(self.free[white.index()]).max(self.free[black.index()]);
        let ends = begins + length(clock) + self.pause;
        self.free[white.index()] = ends;
        self.free[black.index()] = ends;
        self.over = self.over.max(ends);
    }
}

/// How long a game takes, in half minutes: four fifths of what both sides have for sixty moves, as
/// `docs/odds-model.md` says.
fn length(clock: &Clock) -> u32 {
    let side = |pace: SideClock| match pace.bonus {
        Bonus::None => pace.base,
        Bonus::Increment(seconds) | Bonus::Delay(seconds) => {
            pace.base + 61u32.saturating_sub(pace.from_move) * seconds
        }
    };
    let seconds = side(clock.white) + side(clock.black);
    (f64::from(seconds) * 0.8 / 30.0).round() as u32
}

impl Answers for Drawn {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        match &question.ask {
            Ask::Lots { among, .. } | Ask::Decision { among, .. } => {
                let mut order = among.clone();
                for index in (1..order.len()).rev() {
                    order.swap(index, (self.unit() * (index + 1) as f64) as usize);
                }
                Some(Answer::order(order))
            }
            Ask::Game { white, black, clock, .. } => {
                self.games += 1.0;
                self.keep_time(&question.id, *white, *black, clock);
                let [wins, not_lost] = self.chances(*white, *black, Tempo::from_clock(clock));
                Some(Answer::Result(match self.unit() {
                    low if low < wins => GameResult::White,
                    middle if middle < not_lost => GameResult::Draw,
                    _ => GameResult::Black,
                }))
            }
            // The only choice of the regulations here: Armageddon at blitz, where a draw wins for
            // black.
            Ask::Colour { chooser, other } => {
                let [as_white, _] = self.chances(*chooser, *other, Tempo::Blitz);
                let [for_other, _] = self.chances(*other, *chooser, Tempo::Blitz);
                Some(Answer::Colour(if 1.0 - for_other > as_white {
                    Colour::Black
                } else {
                    Colour::White
                }))
            }
            Ask::Bid { .. } | Ask::Board { .. } | Ask::Data(_) => None,
        }
    }
}
