//! Games of the play-off that came with the file, and the answers that they offer.

use crate::{
    Answer, Ask, Colour, Event, Game, GameResult, GameState, Id, Purpose, Question, Ruling,
};
use std::collections::BTreeSet;

/// The phase of games in which a draw decides.
const ARMAGEDDON: &str = "armageddon";

/// A game of the play-off that is in the file of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayOffGame {
    /// The game; it gives no points.
    pub game: Game,
    /// Whether its result was struck out: the game that was played instead follows.
    pub annulled: bool,
    /// Where it stood in the file that it was first read from.
    pub origin: Option<GameOrigin>,
}

/// A place in the file that a game was first read from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOrigin {
    /// Which game of the file, from 1.
    pub game: u32,
    /// The line on which White is named, from 1.
    pub line: u32,
    /// The file, where there were several.
    pub file: Option<String>,
}

/// An answer that the file holds for a question. It is offered to the arbiter; the program never
/// enters it itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer<'e> {
    /// The answer that the game gives.
    pub answer: Answer,
    /// Which of the games of the play-off it rests on, from 1.
    pub number: usize,
    /// The game that gives the answer.
    pub from: &'e PlayOffGame,
}

impl Event {
    /// The answer that a game of the play-off in the file offers for an open question: its result,
    /// or who has white in it.
    ///
    /// The games of two players are used one after the other: the first ones answered earlier
    /// questions, and the next one is offered if it has the same colours. Games that were annulled,
    /// or have no result, offer nothing.
    pub fn offered(&self, ruling: &Ruling, question: &Question) -> Option<Offer<'_>> {
        let two = match &question.ask {
            Ask::Game { white, black, .. } => [*white, *black],
            Ask::Colour { chooser, other } => [*chooser, *other],
            Ask::Lots { purpose: Purpose::FirstWhite, among, .. } => {
                <[Id; 2]>::try_from(among.as_slice()).ok()?
            }
            _ => return None,
        };
        let mut kept = self
            .play_off()
            .iter()
            .enumerate()
            .filter(|(_, kept)| !kept.annulled && kept.is_between(two));
        let (index, from) = kept.nth(answered(ruling, two))?;
        let answer = match &question.ask {
            Ask::Game { white, draw_wins, .. } => {
                let decides = from.game.phase.as_deref() == Some(ARMAGEDDON);
                let fits = from.game.white == *white && (draw_wins.is_some() || !decides);
                (fits && from.game.result != GameResult::Open)
                    .then_some(Answer::Result(from.game.result))?
            }
            Ask::Colour { chooser, .. } if from.game.white == *chooser => {
                Answer::Colour(Colour::White)
            }
            Ask::Colour { .. } => Answer::Colour(Colour::Black),
            _ => Answer::order([from.game.white, from.game.black]),
        };
        Some(Offer { answer, number: index + 1, from })
    }
}

impl PlayOffGame {
    fn is_between(&self, [a, b]: [Id; 2]) -> bool {
        [self.game.white, self.game.black] == [a, b] || [self.game.white, self.game.black] == [b, a]
    }
}

/// How many games of the two were answered; a game that is part of two stages counts once.
fn answered(ruling: &Ruling, [a, b]: [Id; 2]) -> usize {
    let games = ruling.stages.iter().flat_map(|stage| &stage.games);
    let of_two = games
        .filter(|game| [game.white, game.black] == [a, b] || [game.white, game.black] == [b, a]);
    let played = of_two.filter(|game| matches!(game.state, GameState::Played(_)));
    played.map(|game| game.id.as_str()).collect::<BTreeSet<_>>().len()
}
