//! What is wrong in a file of games, and which of its events it concerns: a mistake in one event
//! does not keep the others from being read.

use super::event::{GameTexts, line};
use super::heading::GameHeading;
use super::parts::TournamentPart;
use super::{PgnGame, event};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tiebreak_document::{Diagnostic, RejectedFile};
use tiebreak_language::{Sentence, sentence};

/// The games of some files, and those that could not be read.
pub(super) struct FoundGames {
    pub(super) games: Vec<PgnGame>,
    pub(super) unread: Vec<UnreadGame>,
}

/// A game that cannot be used.
#[derive(Debug)]
pub(super) struct UnreadGame {
    /// What its tags say about the event; `None` where not even they could be read.
    pub(super) heading: Option<Arc<GameHeading>>,
    /// The position of its file.
    pub(super) file: usize,
    /// What is wrong.
    pub(super) found: Vec<Diagnostic>,
}

/// A game that is in the file with two results.
pub(super) struct Contradiction {
    /// The position of the game that was there first.
    pub(super) game: usize,
    pub(super) file: usize,
    pub(super) found: Diagnostic,
}

/// A fault with the position of the file that it is in.
pub(super) struct FileFault {
    pub(super) file: usize,
    pub(super) found: Diagnostic,
}

/// The faults of each event, and those of games that belong to none.
#[derive(Default)]
pub(super) struct PartFaults {
    by_part: Vec<Vec<FileFault>>,
    homeless: Vec<FileFault>,
}

impl PartFaults {
    pub(super) fn new(
        parts: &[TournamentPart],
        contradictions: Vec<Contradiction>,
        unread: Vec<UnreadGame>,
    ) -> Self {
        let mut faults =
            Self { by_part: parts.iter().map(|_| Vec::new()).collect(), homeless: Vec::new() };
        if contradictions.is_empty() && unread.is_empty() {
            return faults;
        }
        // For looking up only.
        let mut part_of: FxHashMap<usize, usize> = FxHashMap::default();
        for (at, part) in parts.iter().enumerate() {
            part_of.extend(part.all_games().map(|game| (game, at)));
        }
        for Contradiction { game, file, found } in contradictions {
            faults.add(part_of.get(&game).copied(), FileFault { file, found });
        }
        for UnreadGame { heading, file, found } in unread {
            let at = match (parts.len(), &heading) {
                (1, _) => Some(0),
                (_, Some(heading)) => parts.iter().position(|part| part.holds(heading)),
                (_, None) => None,
            };
            found.into_iter().for_each(|found| faults.add(at, FileFault { file, found }));
        }
        faults
    }

    fn add(&mut self, part: Option<usize>, fault: FileFault) {
        match part.and_then(|at| self.by_part.get_mut(at)) {
            Some(faults) => faults.push(fault),
            None => self.homeless.push(fault),
        }
    }

    /// The sentences about one event, with the lines of the file.
    pub(super) fn sentences(&self, part: usize, files: &GameTexts<'_>) -> Vec<Sentence> {
        let said = |fault: &FileFault| {
            let (name, text) = files.get(fault.file).copied().unwrap_or_default();
            let message = &fault.found.message;
            match &fault.found.span {
                Some(span) => {
                    let line = line(text, span.start);
                    sentence!(pgn_in_file { file: name, line, message })
                }
                None => message.clone(),
            }
        };
        self.by_part.get(part).map_or(Vec::new(), |faults| faults.iter().map(said).collect())
    }

    /// Why one event cannot be read.
    pub(super) fn refusal(&mut self, part: usize, files: &GameTexts<'_>) -> Option<RejectedFile> {
        let faults = std::mem::take(self.by_part.get_mut(part)?);
        (!faults.is_empty()).then(|| event::faults_in_files(files, faults))
    }

    /// How many mistakes there are outside one event.
    pub(super) fn elsewhere(&self, part: usize) -> usize {
        let others = self.by_part.iter().enumerate().filter(|(at, _)| *at != part);
        others.map(|(_, faults)| faults.len()).sum::<usize>() + self.homeless.len()
    }
}
