//! Stages: what has to be played. Each stage asks for its games and orders the group by their
//! results. One file for each form of stage.

mod armageddon;
pub mod berger;
mod board;
pub mod bracket;
mod colours;
mod knock_out;
mod ladder;
mod listing;
mod match_games;
mod round_robin;
mod seeded;
mod until_won;

use crate::group::{GroupPart, TiedGroup};
use crate::procedure::sorted;
use crate::run::Run;
use armageddon::ArmageddonSpec;
use colours::NoPair;
use listing::GameListing;
use match_games::MatchSpec;
use round_robin::RoundRobinSpec;
use seeded::SeededStage;
use tiebreak_model::{
    Answer, Ask, ClauseRef, Clock, Colour, GameResult, Id, OpenReason, Question, StageForm,
};
use tiebreak_regulation::{StagePlay, StageRules};
use until_won::UntilWonSpec;

/// A game of a stage before it is asked for.
#[derive(Debug, Clone)]
pub(crate) struct StageGame {
    /// The id of its question.
    pub id: String,
    pub round: u32,
    pub white: Id,
    pub black: Id,
}

/// A stage that begins.
#[derive(Debug, Clone)]
pub(crate) struct StageStart {
    /// The clause that orders it.
    pub clause: ClauseRef,
    pub clock: Clock,
    /// What the ids of its games begin with.
    pub path: String,
}

impl Run<'_> {
    /// Plays a stage and sends its parts where the clause says.
    pub fn play(
        &mut self,
        at: ClauseRef,
        play: &StagePlay,
        mut group: TiedGroup,
    ) -> Vec<GroupPart> {
        if let Some((_, set_by)) = play.clock {
            self.log.cite(set_by);
        }
        let for_two = matches!(
            play.form,
            StageRules::Match { .. } | StageRules::UntilWon { .. } | StageRules::Armageddon { .. }
        );
        if for_two && group.members.len() != 2 {
            return self.nothing_left(at, group, OpenReason::StageForTwo);
        }
        if let Some(stage) = SeededStage::from_form(at, &play.form) {
            return match stage.form {
                StageForm::Ladder => self.ladder(stage, group),
                _ => self.knock_out(stage, group),
            };
        }
        if play.looks_at_seeds() {
            match self.by_seed(play, &group) {
                Ok(pair) => group.history.pair = Some(pair),
                Err(NoPair::Waiting) => return vec![GroupPart::open(group.members)],
                Err(NoPair::NoSeeds) => {
                    return self.nothing_left(at, group, OpenReason::NoSeeds);
                }
            }
        }
        let path = self.begin_stage(&play.form, &mut group);
        let parts = self.play_games(at, play, path, &mut group);
        self.log.stage = None;
        match parts {
            // The reading in which a stage determines the winner and nothing else.
            Some(mut parts) if play.others_share && parts.len() > 1 => {
                let others = parts.split_off(1);
                let mut placed = self.follow(at, parts, group);
                placed.push(GroupPart::settled(sorted(vec![others.concat()]).concat()));
                placed
            }
            parts => self.follow_or_wait(at, parts, group),
        }
    }

    /// Plays the games or boards of a stage. `None` while something is to be answered.
    fn play_games(
        &mut self,
        at: ClauseRef,
        play: &StagePlay,
        path: String,
        group: &mut TiedGroup,
    ) -> Option<Vec<Vec<Id>>> {
        if play.form == StageRules::Board {
            return self.board(at, play, &path, group);
        }
        let (clock, _) = play.clock?;
        let stage = StageStart { clause: at, clock, path };
        match &play.form {
            StageRules::Match { games, white, level_wins } => {
                let stops_early = self.input.entry.stop.is_some() && !play.played_out;
                let (games, first_white, level_wins) = (*games, *white, *level_wins);
                let spec = MatchSpec { games, stops_early, first_white, level_wins };
                self.match_games(stage, spec, group)
            }
            StageRules::UntilWon { white, order } => {
                self.until_won(stage, UntilWonSpec { first_white: *white, order }, group)
            }
            StageRules::RoundRobin { numbers, cycles, double_for_two } => {
                let cycles = self.cycles(*cycles, *double_for_two, group);
                let (numbers, played_out) = (*numbers, play.played_out);
                self.round_robin(stage, RoundRobinSpec { numbers, cycles, played_out }, group)
            }
            StageRules::Armageddon { colours, draw_wins: (draw_wins, draw_clause) } => {
                let spec = ArmageddonSpec {
                    first_white: *colours,
                    draw_wins: *draw_wins,
                    draw_clause: *draw_clause,
                };
                self.armageddon(stage, spec, group)
            }
            StageRules::Board | StageRules::KnockOut { .. } | StageRules::Ladder { .. } => None,
        }
    }

    /// Takes the path of a stage, so that no later stage gets it.
    fn begin_stage(&mut self, form: &StageRules, group: &mut TiedGroup) -> String {
        let path = self.next_stage(form, group);
        group.unnamed = false;
        self.playoff.take_label(path.clone());
        if self.log.explain {
            self.log.stage = Some(path.clone());
        }
        path
    }

    /// The path that the next stage of a group will have: its own, or that of the group where it
    /// is the first stage of a pairing.
    pub(crate) fn next_stage(&self, form: &StageRules, group: &TiedGroup) -> String {
        let name = match form {
            StageRules::RoundRobin { .. } => {
                let number = group.history.round_robins + 1;
                return format!("{}round-robin-{number}", group.path);
            }
            _ if group.unnamed => return group.path.trim_end_matches('/').to_owned(),
            StageRules::Match { .. } => "match",
            StageRules::UntilWon { .. } => "sudden-death",
            StageRules::Armageddon { .. } => "armageddon",
            StageRules::Board => "board",
            StageRules::KnockOut { .. } => "knock-out",
            StageRules::Ladder { .. } => "ladder",
        };
        self.playoff.next_label(&group.path, name)
    }

    /// The result of a game that the caller opens at once where this gives none. A player who
    /// left before it forfeits it.
    pub(crate) fn needed_result(&mut self, question: &Question) -> Option<GameResult> {
        let players = question.ask.participants();
        if players.into_iter().any(|id| self.does_not_play(id)) {
            return self.result_of(question);
        }
        match self.needed(question)? {
            Answer::Result(result) => Some(result),
            _ => None,
        }
    }

    /// The result of a game, where it was answered or where a player left before it.
    pub(crate) fn result_of(&mut self, question: &Question) -> Option<GameResult> {
        match self.peek(question) {
            Some(Answer::Result(result)) => Some(result),
            Some(_) => None,
            None => self.forfeited(question),
        }
    }
}

impl StageGame {
    /// The question for the result. `draw_wins` is the colour that wins by a draw.
    fn question(&self, stage: &StageStart, draw_wins: Option<Colour>) -> Question {
        let StageStart { clause, clock, .. } = *stage;
        let ask = Ask::Game { white: self.white, black: self.black, clock, draw_wins };
        Question { id: self.id.clone(), clause, ask }
    }
}

/// The two players in the other order.
pub(crate) fn swapped([first, second]: [Id; 2]) -> [Id; 2] {
    [second, first]
}

/// The one of two players who is not `one`.
pub(crate) fn other_of(pair: [Id; 2], one: Id) -> Id {
    if one == pair[0] { pair[1] } else { pair[0] }
}

/// Parts by score, highest first; the members of a part in the order of their names.
pub(crate) fn by_score(members: &[Id], scores: &[i64]) -> Vec<Vec<Id>> {
    let mut order: Vec<(i64, Id)> = scores.iter().copied().zip(members.iter().copied()).collect();
    order.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let mut parts: Vec<Vec<Id>> = Vec::new();
    let mut last = None;
    for (score, id) in order {
        match parts.last_mut() {
            Some(part) if last == Some(score) => part.push(id),
            _ => parts.push(vec![id]),
        }
        last = Some(score);
    }
    parts
}
