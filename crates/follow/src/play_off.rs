//! Games of the play-off: what they answer of the open questions, and where they differ from what
//! was answered.

use crate::proposal::{Proposal, ProposedEntry};
use crate::tournament::RecordedResult;
use crate::view::{ShownGame, ShownState};
use std::collections::BTreeSet;
use tiebreak_model::{Answer, Ask, Event, Game, GameResult, GameState, Id, PlayOffGame, Question};
use tiebreak_record::{Record, RecordRuling};

/// What the games propose.
pub(crate) fn proposals(
    shown: &[ShownGame],
    event: &Event,
    heard: &RecordRuling,
    record: &Record,
) -> Vec<Proposal> {
    let games = in_order(shown);
    let mut proposals = differences(&games, event, heard, record);
    let offering =
        event.clone().offering(games.iter().filter_map(|game| offered(game, event)).collect());
    for question in &heard.ruling.open {
        let Some(offer) = offering.offered(&heard.ruling, question) else { continue };
        let game = games.get(offer.number.saturating_sub(1));
        proposals.push(Proposal {
            question: question.clone(),
            what: ProposedEntry::Enter(offer.answer),
            tournament: false,
            board: game.and_then(|game| game.board),
            moves: game.and_then(|game| game.moves.count),
        });
    }
    proposals
}

/// The games in the order in which they were played. A game without a result that another of the
/// same two followed was abandoned and begun again; one whose result was taken back was not.
fn in_order(shown: &[ShownGame]) -> Vec<&ShownGame> {
    let mut games: Vec<&ShownGame> = shown.iter().collect();
    games.sort_by_key(|game| (game.started, game.round));
    let later_of_the_same = |at: usize, game: &ShownGame| {
        let two = |game: &ShownGame| BTreeSet::from([game.white.clone(), game.black.clone()]);
        games.iter().skip(at + 1).any(|later| two(later) == two(game))
    };
    let abandoned = |(at, game): &(usize, &ShownGame)| {
        game.state == ShownState::Running && game.was.is_none() && later_of_the_same(*at, game)
    };
    games.iter().copied().enumerate().filter(|one| !abandoned(one)).map(|(_, game)| game).collect()
}

fn offered(shown: &ShownGame, event: &Event) -> Option<PlayOffGame> {
    let (white, black) = (event.find(&shown.white)?, event.find(&shown.black)?);
    let game = Game {
        round: shown.round,
        white,
        black,
        result: shown.result().unwrap_or(GameResult::Open),
        phase: shown.phase.clone(),
        moves: shown.moves.count,
        started: shown.started,
        finished: None,
        units: [0, 0],
    };
    Some(PlayOffGame { game, annulled: false, origin: None })
}

/// The games of two players one after the other, compared with what was answered: the first with
/// the first, the second with the second.
fn differences(
    games: &[&ShownGame],
    event: &Event,
    heard: &RecordRuling,
    record: &Record,
) -> Vec<Proposal> {
    let played: Vec<(&str, [Id; 2])> = played_games(heard);
    let mut proposals = Vec::new();
    for (question, index) in heard.answered() {
        let Ask::Game { white, black, .. } = question.ask else { continue };
        let same_two = |two: [Id; 2]| two == [white, black] || two == [black, white];
        let before = played.iter().filter(|(_, two)| same_two(*two));
        let Some(number) = before.clone().position(|(id, _)| *id == question.id) else { continue };
        let ids = |game: &ShownGame| Some([event.find(&game.white)?, event.find(&game.black)?]);
        let mut of_two = games.iter().filter(|game| ids(game).is_some_and(same_two));
        let Some(game) = of_two.nth(number).filter(|game| ids(game) == Some([white, black])) else {
            continue;
        };
        proposals.extend(difference(question, *index, game, record));
    }
    proposals
}

fn difference(
    question: &Question,
    index: usize,
    game: &ShownGame,
    record: &Record,
) -> Option<Proposal> {
    let entered = RecordedResult::at(record, index)?;
    let was = Answer::Result(entered.result);
    let what = match entered.differs(game)? {
        Some(is) => ProposedEntry::Correct { was, is: Answer::Result(is) },
        None => ProposedEntry::TakeBack { was },
    };
    let (question, board, moves) = (question.clone(), game.board, game.moves.count);
    Some(Proposal { question, what, tournament: false, board, moves })
}

/// The games that were played, in order; one that is in two stages once.
fn played_games(heard: &RecordRuling) -> Vec<(&str, [Id; 2])> {
    let mut seen = BTreeSet::new();
    let games = heard.ruling.stages.iter().flat_map(|stage| &stage.games);
    let played = games.filter(|game| matches!(game.state, GameState::Played(_)));
    played
        .filter(|game| seen.insert(game.id.as_str()))
        .map(|game| (game.id.as_str(), [game.white, game.black]))
        .collect()
}
