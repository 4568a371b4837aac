//! One run of the engine: what it has asked, what it has found.

use crate::Facts;
use crate::group::Group;
use crate::memory::Memory;
use crate::visits::Visits;
use std::collections::BTreeSet;
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, DataAnswer, Event, Exact, Game, GameResult, Id, KnockOutMatch, LeftOpen, Missing,
    OpenReason, Purpose, Question, Reason, StageRecord, Step, Warning,
};
use tiebreak_regulation::{Entry, Regulation};

/// No tie that people would settle passes more clauses, all its parts together; a file that does is going round in circles.
pub(crate) const MOST_CLAUSES: usize = 4000;
/// Nor more of them one after the other. Each stands on the stack while the next is followed, so this also keeps a file that draws lots
/// for ever from ending the program.
pub(crate) const MOST_IN_A_ROW: usize = 300;

/// What the engine holds while it works.
pub(crate) struct Hearing<'a> {
    pub event: &'a Event,
    pub regulation: &'a Regulation,
    pub entry: &'a Entry,
    pub facts: Facts<'a>,
    pub answers: &'a mut dyn Answers,
    /// What criteria found in other outcomes of the event, where it is ruled on again and again.
    pub memory: Option<&'a mut Memory>,
    /// Whether steps, readings and stages are collected.
    pub explain: bool,
    /// The places to settle, as far as the caller limits them.
    pub limit: Option<(usize, usize)>,
    pub open: Vec<Question>,
    /// The ids of the first of them, once there are many.
    pub open_ids: BTreeSet<String>,
    pub steps: Vec<Step>,
    pub stages: Vec<StageRecord>,
    /// The stage that is being played.
    pub stage: Option<String>,
    /// The matches of a knock-out event so far.
    pub matches: Vec<KnockOutMatch>,
    pub left_open: Vec<LeftOpen>,
    pub warnings: Vec<Warning>,
    pub cited: BTreeSet<ClauseRef>,
    pub labels: BTreeSet<String>,
    pub answered: usize,
    /// Where the present tie has been.
    pub visits: Visits,
    /// How many clauses are being followed, one after the other.
    pub depth: usize,
    /// Whether stages are kept in `pending` instead of being played game by game.
    pub stage_by_stage: bool,
    pub pending: Vec<crate::pending::Pending>,
    /// The games of play-offs so far, with the clauses that had them played; only where a criterion looks at them.
    pub played: Vec<(ClauseRef, Game)>,
    /// Where those of the present tie begin.
    pub tie_begins: usize,
    /// Whether a criterion looks at them.
    pub keeps_games: bool,
    /// Below which places a tie across is settled.
    pub cuts: Vec<usize>,
    /// For how many an award is, while one is decided.
    pub seats: Option<usize>,
    /// A clause that looks at games of the play-off, where these are not played one by one.
    pub unseen: Option<ClauseRef>,
    /// Who share a place because a clause says so.
    pub shared: Vec<Vec<Id>>,
    /// Whom the rules of a promotion found, where first place stays shared.
    pub invitee: Option<Id>,
    /// A stage of more games than are laid out, and how many.
    pub too_long: Option<(ClauseRef, u64)>,
}

impl<'a> Hearing<'a> {
    /// The answer, if there is one that fits; nothing is opened.
    pub fn peek(&mut self, question: &Question) -> Option<Answer> {
        let answer = self.answers.answer(question)?;
        self.fitting(question, answer)
    }

    /// The answer to a question that whoever calls this opens at once where there is none.
    pub fn needed(&mut self, question: &Question) -> Option<Answer> {
        let answer = self.answers.needed(question)?;
        self.fitting(question, answer)
    }

    fn fitting(&mut self, question: &Question, answer: Answer) -> Option<Answer> {
        if fits(&question.ask, &answer) {
            self.answered += 1;
            self.cite(question.clause);
            return Some(answer);
        }
        self.warnings.push(Warning::AnswerDoesNotFit { question: question.id.clone() });
        None
    }

    /// The answer, or else an open question.
    pub fn ask(&mut self, question: Question) -> Option<Answer> {
        let answer = self.needed(&question);
        if answer.is_none() {
            self.put(question);
        }
        answer
    }

    /// Opens a question, once.
    pub fn put(&mut self, question: Question) {
        self.cite(question.clause);
        // Looking through a short list is quicker than keeping a set of ids.
        let known = if self.open.len() < 64 {
            self.open.iter().any(|open| open.id == question.id)
        } else {
            let missing = self.open.iter().skip(self.open_ids.len()).map(|open| open.id.clone());
            self.open_ids.extend(missing.collect::<Vec<_>>());
            self.open_ids.contains(&question.id)
        };
        if !known {
            self.open.push(question);
        }
    }

    /// Lots: the order drawn.
    pub fn lots(&mut self, id: String, clause: ClauseRef, purpose: Purpose, among: &[Id]) -> Option<Vec<Id>> {
        self.lots_for(id, clause, purpose, among, among.len())
    }

    /// Lots for so many of them: an order in which those come first who are drawn.
    pub fn lots_for(
        &mut self,
        id: String,
        clause: ClauseRef,
        purpose: Purpose,
        among: &[Id],
        drawn: usize,
    ) -> Option<Vec<Id>> {
        let ask = Ask::Lots { purpose, among: among.to_vec(), drawn };
        match self.ask(Question { id, clause, ask })? {
            Answer::Order(parts) => Some(parts.into_iter().flatten().collect()),
            _ => None,
        }
    }

    /// Notes that a clause was applied: its readings and reminders are told with the ruling, where anybody reads them.
    pub fn cite(&mut self, clause: ClauseRef) {
        if self.explain {
            self.cited.insert(clause);
        }
    }

    /// Notes a step; the reason is put together only where somebody will look at it.
    pub fn step(&mut self, clause: ClauseRef, parts: &[Vec<Id>], reason: impl FnOnce() -> Reason) {
        self.step_of(clause, parts, true, reason);
    }

    /// Notes a step; `places` says whether the parts are places of the standing.
    pub fn step_of(&mut self, clause: ClauseRef, parts: &[Vec<Id>], places: bool, reason: impl FnOnce() -> Reason) {
        self.cite(clause);
        if self.explain {
            let stage = self.stage.clone();
            self.steps.push(Step { clause, reason: reason(), parts: parts.to_vec(), places, stage });
        }
    }

    /// Says that the text leaves a tie open: some members of a group, or all of them.
    pub fn leave_open(&mut self, clause: ClauseRef, members: &[Id], group: &Group, reason: OpenReason) {
        self.cite(clause);
        let (from, to) = (group.first, group.last_place());
        self.left_open.push(LeftOpen { clause, members: members.to_vec(), from, to, reason });
    }

    /// A name for a stage that no other stage has: `match`, then `match-2`.
    pub fn label(&mut self, path: &str, name: &str) -> String {
        let label = self.next_label(path, name);
        self.labels.insert(label.clone());
        label
    }

    /// The name that the next such stage will have.
    pub fn next_label(&self, path: &str, name: &str) -> String {
        let mut label = [path, name].concat();
        let mut number = 1;
        while self.labels.contains(&label) {
            number += 1;
            label = format!("{path}{name}-{number}");
        }
        label
    }

    /// Whether one of these places is to be settled.
    pub fn settles(&self, from: usize, to: usize) -> bool {
        if let Some(seats) = self.seats {
            return from <= seats;
        }
        let wanted = self.entry.settles_place(from, to) || self.crosses_cut(from, to);
        wanted && self.limit.is_none_or(|(first, last)| from <= last && to >= first)
    }

    /// Whether these places lie on both sides of a cut.
    pub fn crosses_cut(&self, from: usize, to: usize) -> bool {
        crosses(&self.cuts, from, to)
    }

    /// Keeps a game of the play-off, where a criterion looks at them.
    pub fn keep_game(&mut self, clause: ClauseRef, white: Id, black: Id, result: GameResult) {
        if self.keeps_games {
            self.played.push((clause, self.facts.game_of_play_off(white, black, result)));
        }
    }
}

/// Whether one of the cuts lies between these places.
pub(crate) fn crosses(cuts: &[usize], from: usize, to: usize) -> bool {
    cuts.iter().any(|last| from <= *last && *last < to)
}

/// Whether an answer is one to this kind of question, about these participants.
fn fits(ask: &Ask, answer: &Answer) -> bool {
    use tiebreak_model::GameResult::Open;
    match (ask, answer) {
        (Ask::Game { .. }, Answer::Result(result)) => *result != Open,
        (Ask::Colour { .. }, Answer::Colour(_)) => true,
        (Ask::Lots { among, .. }, Answer::Order(parts)) => {
            parts.iter().all(|part| part.len() == 1) && same(among, parts)
        }
        (Ask::Board { between: among } | Ask::Decision { among, .. }, Answer::Order(parts)) => same(among, parts),
        (Ask::Decision { choices, .. }, Answer::Choice(chosen)) => choices.iter().any(|one| one.choice == *chosen),
        (Ask::Bid { most, .. }, Answer::Data(DataAnswer::Numbers(bids))) => {
            bids.len() == 2 && bids.iter().all(|bid| seconds(*bid).is_some_and(|bid| bid <= *most))
        }
        (Ask::Data(missing), Answer::Data(data)) => match (missing.needs, data) {
            (Missing::Result { .. }, DataAnswer::Result(result)) => *result != Open,
            (Missing::Game(a, b), DataAnswer::Game { white, result }) => {
                (*white == a || *white == b) && *result != Open
            }
            (Missing::Number(_), DataAnswer::Numbers(numbers)) => numbers.len() == 1,
            (Missing::Numbers(..), DataAnswer::Numbers(numbers)) => numbers.len() == 2,
            _ => false,
        },
        _ => false,
    }
}

/// A bid of time: a whole number of seconds, at least one and less than a day.
pub(crate) fn seconds(bid: Exact) -> Option<u32> {
    u32::try_from(bid.floor()).ok().filter(|whole| (1..86_400).contains(whole) && Exact::from(*whole) == bid)
}

/// Whether the parts hold these participants, each once, and none of the parts is empty.
pub(crate) fn same(among: &[Id], parts: &[Vec<Id>]) -> bool {
    if parts.iter().any(Vec::is_empty) {
        return false;
    }
    let mut named: Vec<Id> = parts.iter().flatten().copied().collect();
    named.sort_unstable();
    let mut wanted = among.to_vec();
    wanted.sort_unstable();
    named == wanted
}
