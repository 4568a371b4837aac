//! From one look after the other to what is proposed now.
//!
//! Proposals are not events that come and go: they are the differences between what the broadcast
//! shows and what the record says, worked out again each time. So none can be lost or come twice,
//! whatever a broadcast repeats, leaves out or takes back, and a program that was started again
//! proposes the same.

use crate::doubt::NameDoubt;
use crate::memory::Memory;
use crate::notice::Notice;
use crate::proposal::Proposal;
use crate::roster::{NameMatch, Roster};
use crate::snapshot::BroadcastGames;
use crate::view::{Running, ShownGame, ShownGames, ShownState};
use crate::{play_off, tournament};
use std::collections::{BTreeMap, BTreeSet};
use tiebreak_formats::account::Phase;
use tiebreak_formats::pgn::{PgnGame, is_played_off};
use tiebreak_model::{Event, GameResult, Id};
use tiebreak_record::{Record, RecordRuling};

/// Follows one broadcast of one event.
#[derive(Debug, Clone, Default)]
pub struct Follower {
    memory: Memory,
    view: ShownGames,
    doubts: BTreeMap<String, NameDoubt>,
    notices: BTreeSet<Notice>,
    /// Games of the last look that wait until a doubt is settled.
    waiting: Vec<PgnGame>,
}

impl Follower {
    /// Follows with what was answered before.
    pub fn new(memory: Memory) -> Self {
        Self { memory, ..Self::default() }
    }

    /// Takes in one look. One without any game says nothing.
    pub fn look(&mut self, event: &Event, snapshot: &BroadcastGames) {
        if snapshot.games.is_empty() {
            return;
        }
        self.doubts.clear();
        self.notices.clear();
        self.waiting.clear();
        self.take_in(event, &snapshot.games);
    }

    fn take_in(&mut self, event: &Event, games: &[PgnGame]) {
        let roster = Roster::new(event);
        let mut all: Vec<Copies> = Vec::new();
        for game in games {
            let Some(two) = self.two(&roster, game) else { continue };
            let played_off = is_played_off(game, event);
            let Some(shown) = self.placed(event, game, two, played_off) else { continue };
            match all
                .iter_mut()
                .find(|copies| copies.played_off == played_off && copies.best.is(&shown))
            {
                Some(copies) => copies.add(shown),
                None => all.push(Copies { played_off, best: shown, two_results: false }),
            }
        }
        for Copies { played_off, best, two_results } in all {
            if two_results {
                self.notices.insert(Notice::TwoResults { white: best.white, black: best.black });
            } else if played_off {
                self.view.show_played_off(best);
            } else {
                self.view.show(best);
            }
        }
        self.notices.extend(tournament::otherwise(&self.view.tournament, event));
    }

    /// The two players; nothing where one of them is in doubt or takes no part.
    fn two(&mut self, roster: &Roster<'_>, game: &PgnGame) -> Option<[Id; 2]> {
        let [white, black] =
            [&game.white, &game.black].map(|side| match roster.find(side, &self.memory) {
                NameMatch::Known(id) => Some(id),
                NameMatch::Stranger => {
                    self.notices.insert(Notice::Stranger { name: side.name.clone() });
                    None
                }
                NameMatch::Doubtful(doubt) => {
                    self.doubts.insert(doubt.spelling.clone(), doubt);
                    self.waiting.push(game.clone());
                    None
                }
            });
        Some([white?, black?])
    }

    /// The game with the names of the event; nothing where it is not a game of the event, or where
    /// its tag and the end of its moves contradict each other: one of them is about to be written.
    fn placed(
        &mut self,
        event: &Event,
        game: &PgnGame,
        two: [Id; 2],
        played_off: bool,
    ) -> Option<ShownGame> {
        let (round, phase) = if played_off {
            (game.round, (game.phase() == Phase::Armageddon).then(|| "armageddon".to_owned()))
        } else {
            match tournament::game_of(event, game, two) {
                Ok(known) => (known.round, known.phase.clone()),
                Err(notice) => {
                    self.notices.insert(notice);
                    return None;
                }
            }
        };
        let state = match game.result {
            _ if game.ended.is_some() => return None,
            GameResult::Open => ShownState::Running,
            result => ShownState::Ended(result),
        };
        Some(ShownGame {
            white: event.name(two[0]).to_owned(),
            black: event.name(two[1]).to_owned(),
            round,
            phase,
            board: game.board,
            // In the tournament the event file tells games apart; there a broadcast may correct its
            // times.
            started: game.started.filter(|_| played_off),
            clock: game.heading.clock.clone().filter(|_| played_off),
            state,
            was: None,
            moves: game.moves,
        })
    }

    /// What is proposed as the record stands: first the tournament's games, then those of the
    /// play-off.
    pub fn proposals(
        &mut self,
        event: &Event,
        heard: &RecordRuling,
        record: &Record,
    ) -> Vec<Proposal> {
        let mut proposals = tournament::proposals(&self.view.tournament, event, heard, record);
        proposals.extend(play_off::proposals(&self.view.play_off, event, heard, record));
        proposals
            .retain(|proposal| !self.memory.was_left(&proposal.question.id, &proposal.says(event)));
        proposals
    }

    /// Leaves a proposal: it does not come again until the broadcast says something else.
    pub fn leave(&mut self, proposal: &Proposal, event: &Event) {
        self.memory.leave(&proposal.question.id, proposal.says(event));
    }

    /// The spellings that somebody has to decide about.
    pub fn doubts(&self) -> impl Iterator<Item = &NameDoubt> {
        self.doubts.values()
    }

    /// Decides who is meant by a spelling, once and for all; nobody of this event where no name is
    /// given.
    pub fn settle(&mut self, event: &Event, spelling: &str, name: Option<&str>) {
        self.memory.settle(spelling, name);
        self.take_in_waiting(event);
    }

    /// Takes over what was answered elsewhere.
    pub fn remember(&mut self, event: &Event, memory: Memory) {
        self.memory = memory;
        self.take_in_waiting(event);
    }

    fn take_in_waiting(&mut self, event: &Event) {
        self.doubts.clear();
        let waiting = std::mem::take(&mut self.waiting);
        self.take_in(event, &waiting);
    }

    /// What does not fit, of the last look.
    pub fn notices(&self) -> impl Iterator<Item = &Notice> {
        self.notices.iter()
    }

    /// The games in progress, of the tournament and of the play-off.
    pub fn running(&self) -> impl Iterator<Item = Running<'_>> {
        let shown = self.view.tournament.iter().chain(&self.view.play_off);
        shown.filter(|game| game.state == ShownState::Running && game.moves.count.is_some())
    }

    /// What was answered, to be kept.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }
}

/// One game that is in a look more than once: boards write it again and again while it is
/// played. The copy with a result counts; two results are a mistake of the broadcast.
struct Copies {
    played_off: bool,
    best: ShownGame,
    two_results: bool,
}

impl Copies {
    fn add(&mut self, copy: ShownGame) {
        match (self.best.result(), copy.result()) {
            (Some(one), Some(other)) => self.two_results |= one != other,
            (None, _) => self.best = copy,
            (Some(_), None) => {}
        }
    }
}
