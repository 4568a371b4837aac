//! Stages: what has to be played, turned into ordered parts as the answers come. One file each.

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

use crate::group::{Group, Part};
use crate::hearing::Hearing;
use crate::procedure::sorted;
use listing::Listing;
use seeded::Seeded;
use tiebreak_model::{Answer, Ask, ClauseRef, Clock, Colour, GameResult, Id, OpenReason, Question};
use tiebreak_regulation::{Form, Play};

/// A game of a stage before it is asked for.
#[derive(Debug, Clone)]
pub(crate) struct Pairing {
    pub id: String,
    pub round: u32,
    pub white: Id,
    pub black: Id,
}

impl Hearing<'_> {
    /// Plays a stage and follows where its clause leads.
    pub fn play(&mut self, at: ClauseRef, play: &Play, mut group: Group) -> Vec<Part> {
        let clock = play.clock;
        if let Some((_, set_by)) = clock {
            self.cite(set_by);
        }
        let for_two = matches!(play.form, Form::Match { .. } | Form::UntilWon { .. } | Form::Armageddon { .. });
        if for_two && group.members.len() != 2 {
            return self.nothing_left(at, group, OpenReason::StageForTwo);
        }
        let seeded = |seeding: ClauseRef, pairing: ClauseRef, last: Option<ClauseRef>| {
            let last = last.unwrap_or(pairing);
            Seeded { at, seeding, pairing, last }
        };
        match &play.form {
            Form::KnockOut { seeding, pairing, last } => {
                return self.knock_out(seeded(*seeding, *pairing, *last), group);
            }
            Form::Ladder { seeding, pairing, last } => return self.ladder(seeded(*seeding, *pairing, *last), group),
            _ => {}
        }
        if play.looks_at_seeds() {
            match self.by_seed(play, &group) {
                Ok(pair) => group.history.pair = Some(pair),
                Err(true) => return vec![Part::open(group.members)],
                Err(false) => return self.nothing_left(at, group, OpenReason::NoSeeds),
            }
        }
        let path = self.stage_path(&play.form, &mut group);
        let parts = match (&play.form, clock) {
            (Form::Board, _) => self.board(at, play, &path, &group),
            (Form::Match { games, white, level_wins }, Some((clock, _))) => {
                let stops = self.entry.stop.is_some() && !play.played_out;
                self.match_games(at, (*games, stops), (*white, *level_wins), clock, path, &mut group)
            }
            (Form::UntilWon { white, order }, Some((clock, _))) => {
                self.until_won(at, *white, order, clock, path, &mut group)
            }
            (Form::RoundRobin { numbers, cycles, double_for_two }, Some((clock, _))) => {
                let cycles = self.cycles(*cycles, *double_for_two, &group);
                self.round_robin(at, *numbers, (cycles, play.played_out), clock, path, &mut group)
            }
            (Form::Armageddon { colours, draw_wins }, Some((clock, _))) => {
                self.armageddon(at, *colours, *draw_wins, clock, path, &mut group)
            }
            (Form::KnockOut { .. } | Form::Ladder { .. }, _) | (_, None) => None,
        };
        self.stage = None;
        match parts {
            // "Will determine the winner", in the reading in which it determines nothing else.
            Some(mut parts) if play.others_share && parts.len() > 1 => {
                let others = parts.split_off(1);
                let mut placed = self.follow(at, parts, group);
                placed.push(Part::settled(sorted(vec![others.concat()]).concat()));
                placed
            }
            Some(parts) => self.follow(at, parts, group),
            None => vec![Part::open(group.members)],
        }
    }

    /// The name of a stage in ids, from now on its own.
    fn stage_path(&mut self, form: &Form, group: &mut Group) -> String {
        let path = self.next_stage(form, group);
        group.unnamed = false;
        self.labels.insert(path.clone());
        if self.explain {
            self.stage = Some(path.clone());
        }
        path
    }

    /// The name that the next stage of a group will have: one of its own, or the group's where it is the first of a pairing.
    pub(crate) fn next_stage(&self, form: &Form, group: &Group) -> String {
        let name = match form {
            Form::RoundRobin { .. } => return format!("{}round-robin-{}", group.path, group.history.round_robins + 1),
            _ if group.unnamed => return group.path.trim_end_matches('/').to_owned(),
            Form::Match { .. } => "match",
            Form::UntilWon { .. } => "sudden-death",
            Form::Armageddon { .. } => "armageddon",
            Form::Board => "board",
            Form::KnockOut { .. } => "knock-out",
            Form::Ladder { .. } => "ladder",
        };
        self.next_label(&group.path, name)
    }

    /// The question for a game.
    pub(crate) fn game_question(
        clause: ClauseRef,
        pairing: &Pairing,
        clock: Clock,
        draw_wins: Option<Colour>,
    ) -> Question {
        let ask = Ask::Game { white: pairing.white, black: pairing.black, clock, draw_wins };
        Question { id: pairing.id.clone(), clause, ask }
    }

    /// The result of a game that is opened at once where it was not answered, unless a player left before it.
    pub(crate) fn needed_result(&mut self, question: &Question) -> Option<GameResult> {
        let left = self.answers.left();
        if question.ask.participants().iter().any(|id| left.contains(id)) {
            return self.result_of(question);
        }
        match self.needed(question)? {
            Answer::Result(result) => Some(result),
            _ => None,
        }
    }

    /// The result of a game, if it was answered, or if one of the players left before it.
    pub(crate) fn result_of(&mut self, question: &Question) -> Option<GameResult> {
        match self.peek(question) {
            Some(Answer::Result(result)) => Some(result),
            Some(_) => None,
            None => self.forfeited(question),
        }
    }
}

/// Parts by score, highest first; the members of a part by name.
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
