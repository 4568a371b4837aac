//! Games of the tournament itself: which game of the event file each is, and what it proposes.

use crate::notice::Notice;
use crate::proposal::{Proposal, ProposedEntry};
use crate::view::{ShownGame, ShownState};
use tiebreak_formats::account::Phase;
use tiebreak_formats::pgn::PgnGame;
use tiebreak_model::{Answer, Ask, DataAnswer, DataNeeded, Event, Game, GameResult, Id, Question};
use tiebreak_record::{Entry, Provenance, Record, RecordRuling};

/// The game of the event that a game of the broadcast is; why there is none.
pub(crate) fn game_of<'e>(
    event: &'e Event,
    game: &PgnGame,
    [white, black]: [Id; 2],
) -> Result<&'e Game, Notice> {
    let in_round =
        |known: &Game| known.round.is_none() || game.round.is_none() || known.round == game.round;
    let between = |white: Id, black: Id| {
        let fits =
            move |known: &&Game| known.white == white && known.black == black && in_round(known);
        event.games().iter().filter(fits).collect::<Vec<_>>()
    };
    let names = || (event.name(white).to_owned(), event.name(black).to_owned());
    let mut fit = between(white, black);
    narrow(&mut fit, |known| known.round == game.round);
    narrow(&mut fit, |known| known.phase.as_deref() == phase_of(game));
    narrow(&mut fit, |known| known.result == GameResult::Open);
    match fit.as_slice() {
        [only] => Ok(only),
        [] if !between(black, white).is_empty() => {
            let (white, black) = names();
            Err(Notice::ColoursReversed { white, black })
        }
        [] => {
            let (white, black) = names();
            Err(Notice::NotAGame { white, black, round: game.round })
        }
        _ => {
            let (white, black) = names();
            Err(Notice::SeveralFit { white, black })
        }
    }
}

/// Leaves those that fit better, where there are several and some do.
fn narrow(games: &mut Vec<&Game>, better: impl Fn(&Game) -> bool) {
    if games.len() > 1 && games.iter().any(|game| better(game)) {
        games.retain(|game| better(game));
    }
}

fn phase_of(game: &PgnGame) -> Option<&'static str> {
    match game.phase() {
        Phase::Armageddon => Some("armageddon"),
        _ => game.heading.speed.map(|speed| speed.word()),
    }
}

/// What the games propose; and which of them the event file has otherwise.
pub(crate) fn proposals(
    shown: &[ShownGame],
    event: &Event,
    heard: &RecordRuling,
    record: &Record,
) -> Vec<Proposal> {
    shown.iter().filter_map(|game| proposal(game, event, heard, record)).collect()
}

fn proposal(
    shown: &ShownGame,
    event: &Event,
    heard: &RecordRuling,
    record: &Record,
) -> Option<Proposal> {
    let two = [event.find(&shown.white)?, event.find(&shown.black)?];
    let is_asked = |question: &Question| match &question.ask {
        Ask::Data(data) => {
            data.needs == DataNeeded::Result { white: two[0], black: two[1] }
                && data.round == shown.round
        }
        _ => false,
    };
    let proposal = |question: &Question, what| Proposal {
        question: question.clone(),
        what,
        tournament: true,
        board: shown.board,
        moves: shown.moves.count,
    };
    let answer = |result| Answer::Data(DataAnswer::Result(result));
    if let Some(question) = heard.ruling.open.iter().find(|question| is_asked(question)) {
        return shown
            .result()
            .map(|result| proposal(question, ProposedEntry::Enter(answer(result))));
    }
    let (question, index) = heard.answered().iter().find(|(question, _)| is_asked(question))?;
    let was = RecordedResult::at(record, *index)?;
    was.differs(shown).map(|is| match is {
        Some(is) => {
            proposal(question, ProposedEntry::Correct { was: answer(was.result), is: answer(is) })
        }
        None => proposal(question, ProposedEntry::TakeBack { was: answer(was.result) }),
    })
}

/// A result in the record.
pub(crate) struct RecordedResult {
    pub result: GameResult,
    from_broadcast: bool,
}

impl RecordedResult {
    /// The result at an index of the record.
    pub fn at(record: &Record, index: usize) -> Option<Self> {
        let Some(Entry::Answer(entry)) = record.entries().get(index) else { return None };
        let tiebreak_record::RecordedValue::Result(result) = entry.value else { return None };
        Some(Self { result, from_broadcast: entry.from == Some(Provenance::Broadcast) })
    }

    /// What the broadcast says instead: another result, or none any more. A result that somebody
    /// typed before the broadcast had it was not taken back.
    pub fn differs(&self, shown: &ShownGame) -> Option<Option<GameResult>> {
        match shown.state {
            ShownState::Ended(result) => (result != self.result).then_some(Some(result)),
            ShownState::Running => {
                (self.from_broadcast || shown.was == Some(self.result)).then_some(None)
            }
        }
    }
}

/// The games that ended otherwise in the event file.
pub(crate) fn otherwise(shown: &[ShownGame], event: &Event) -> Vec<Notice> {
    let differs = |shown: &ShownGame| {
        let result = shown.result()?;
        let is_it = |known: &&Game| {
            event.name(known.white) == shown.white
                && event.name(known.black) == shown.black
                && known.round == shown.round
                && known.phase == shown.phase
        };
        let known = event.games().iter().find(is_it)?.result;
        let counts_otherwise = known != GameResult::Open && known.winner() != result.winner();
        counts_otherwise
            .then(|| Notice::file_says_otherwise(&shown.white, &shown.black, [known, result]))
    };
    shown.iter().filter_map(differs).collect()
}
