//! Play-offs in which a criterion looks at the games of the play-off itself. They are followed
//! game by game, with every result.
//!
//! The chain works stage by stage and knows only the final order of a stage. A clause that counts
//! wins with Black in the play-off needs more. Here the engine rules after every game, as in a
//! real play-off. That is exact but much slower. A course is left out, and its chance added up,
//! when it is less likely than one in a thousand million or when it exceeds a limit on answers or
//! situations. Games that are open at the same time are played at the same time; the next begin
//! when all of them are over.

use super::OddsError;
use super::chain::{AnswerPath, orders};
use super::model::{Model, Tempo};
use super::time::Time;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Answer, Ask, Colour, Event, GameResult, Id, Question, Ruling};
use tiebreak_regulation::{Regulation, SettledScope};

/// The least chance of a course that is followed.
const LEAST: f64 = 1e-9;
/// The most situations that are examined.
const MOST_SITUATIONS: u64 = 200_000;
/// The most answers in one course.
const MOST_ANSWERS: usize = 150;
/// The most participants whose orders of lots are all listed.
const MOST_LOTS: usize = 6;

const RESULTS: [GameResult; 3] = [GameResult::White, GameResult::Draw, GameResult::Black];

/// The end of a play-off, summed over its courses.
#[derive(Debug, Clone, Default)]
pub(super) struct PlayOffEnd {
    /// The chance of each participant for first place, then for second, and so on.
    pub places: Vec<f64>,
    /// The expected number of games.
    pub games: f64,
    /// The duration, including the pause after the last game.
    pub time: Time,
    /// The chance of all that was left out.
    pub left: f64,
}

impl PlayOffEnd {
    fn add(&mut self, other: &Self, weight: f64, later: u32) {
        if self.places.len() < other.places.len() {
            self.places.resize(other.places.len(), 0.0);
        }
        self.places.iter_mut().zip(&other.places).for_each(|(sum, chance)| *sum += weight * chance);
        self.games += weight * other.games;
        self.time.add_later(&other.time, later, weight);
        self.left += weight * other.left;
    }

    fn not_followed() -> Self {
        Self { left: 1.0, ..Self::default() }
    }
}

/// Follows the play-off of a finished event from its beginning.
pub(super) fn course(
    event: &Event,
    regulation: &Regulation,
    model: &Model,
) -> Result<PlayOffEnd, OddsError> {
    let mut follower = GameFollower { event, regulation, model, situations: 0 };
    follower.follow(&AnswerPath::default(), 1.0)
}

struct GameFollower<'f> {
    event: &'f Event,
    regulation: &'f Regulation,
    model: &'f Model,
    situations: u64,
}

impl GameFollower<'_> {
    fn follow(&mut self, told: &AnswerPath, chance: f64) -> Result<PlayOffEnd, OddsError> {
        self.situations += 1;
        if chance < LEAST || self.situations > MOST_SITUATIONS || told.0.len() > MOST_ANSWERS {
            return Ok(PlayOffEnd::not_followed());
        }
        let everybody = Some((1, self.event.participants().len()));
        let options = Options { explain: false, places: everybody, workings: false };
        let ruling = rule(self.event, self.regulation, &mut told.clone(), options)
            .map_err(OddsError::Rule)?;
        match ruling.open.iter().find(|question| !matches!(question.ask, Ask::Game { .. })) {
            Some(question) => self.question(told, question, chance),
            None if ruling.open.is_empty() => Ok(self.ended(&ruling)),
            None => self.games(told, &ruling.open, chance),
        }
    }

    /// The places that participants hold alone at the end.
    fn ended(&self, ruling: &Ruling) -> PlayOffEnd {
        let people = self.event.participants().len();
        let winner_only =
            self.regulation.entries_for(self.event.kind()).next().map(|entry| entry.settles.0);
        let counts = |place: usize| place == 1 || winner_only != Some(SettledScope::Winner);
        let mut course = PlayOffEnd { time: Time::now(), ..PlayOffEnd::default() };
        for place in
            ruling.standing.iter().filter(|place| place.members.len() == 1 && counts(place.from))
        {
            let slot = (place.from - 1) * people + place.members[0].index();
            if course.places.len() <= slot {
                course.places.resize(slot + 1, 0.0);
            }
            course.places[slot] = 1.0;
        }
        course
    }

    /// Plays all open games at the same time, with every result of each.
    fn games(
        &mut self,
        told: &AnswerPath,
        open: &[Question],
        chance: f64,
    ) -> Result<PlayOffEnd, OddsError> {
        let mut ways: Vec<(AnswerPath, f64)> = vec![(told.clone(), 1.0)];
        let mut steps = 0;
        for question in open {
            let Ask::Game { white, black, clock, .. } = &question.ask else { continue };
            let chances = self.model.chances(self.event, *white, *black, Tempo::from_clock(clock));
            steps = steps.max(self.model.length.steps(clock));
            let with = |(told, before): &(AnswerPath, f64)| {
                let one = |(result, of): (GameResult, f64)| {
                    (told.with(question, Answer::Result(result)), before * of)
                };
                RESULTS.into_iter().zip(chances).map(one).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(with).collect();
        }
        let later = steps + self.model.length.pause_steps();
        let mut course = PlayOffEnd { games: open.len() as f64, ..PlayOffEnd::default() };
        for (told, of) in ways.into_iter().filter(|(_, of)| *of > 0.0) {
            let more = self.follow(&told, chance * of)?;
            course.add(&more, of, later);
        }
        Ok(course)
    }

    fn question(
        &mut self,
        told: &AnswerPath,
        question: &Question,
        chance: f64,
    ) -> Result<PlayOffEnd, OddsError> {
        let answers: Vec<Answer> = match &question.ask {
            Ask::Lots { among, .. } | Ask::Decision { among, .. } => self.every_order(among)?,
            Ask::Colour { chooser, .. } => return self.chosen(told, question, *chooser, chance),
            Ask::Bid { .. } => return Err(OddsError::Bids),
            Ask::Game { .. } | Ask::Board { .. } => return Err(OddsError::Bridge),
            Ask::Data(missing) => {
                return Err(OddsError::Data { missing: missing.sentence(self.event) });
            }
        };
        let each = 1.0 / answers.len() as f64;
        let mut course = PlayOffEnd::default();
        for answer in answers {
            let more = self.follow(&told.with(question, answer), chance * each)?;
            course.add(&more, each, 0);
        }
        Ok(course)
    }

    fn every_order(&self, among: &[Id]) -> Result<Vec<Answer>, OddsError> {
        if among.len() > MOST_LOTS {
            return Err(OddsError::TooMany { tied: among.len() });
        }
        Ok(orders(among).into_iter().map(Answer::order).collect())
    }

    /// The chosen colour: the one with the better chance to come out first.
    fn chosen(
        &mut self,
        told: &AnswerPath,
        question: &Question,
        who: Id,
        chance: f64,
    ) -> Result<PlayOffEnd, OddsError> {
        let mut of = |colour| self.follow(&told.with(question, Answer::Colour(colour)), chance);
        let (white, black) = (of(Colour::White)?, of(Colour::Black)?);
        let first = |course: &PlayOffEnd| course.places.get(who.index()).copied().unwrap_or(0.0);
        Ok(if first(&black) > first(&white) { black } else { white })
    }
}
