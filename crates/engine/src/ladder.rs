//! Several criteria in turn: a seeding, a selection, a ranking.

use crate::Facts;
use crate::criteria::{self, Judged, Ranking};
use crate::group::Part;
use crate::hearing::Hearing;
use crate::memory::Key;
use crate::procedure::Verdict;
use std::rc::Rc;
use tiebreak_model::{
    Answer, Ask, ClauseRef, DataAnswer, Game, Id, Inapplicable, Missing, MissingData, Purpose, Question, Reason, Value,
};
use tiebreak_regulation::{Action, Criterion, Over};

/// What of the order is wanted.
#[derive(Debug, Clone, Copy)]
pub(crate) enum LadderGoal {
    /// Every position.
    All,
    /// Only who is among the first so many.
    Top(usize),
    /// Only positions that hold a place to be settled, counted from this place.
    Places(usize),
}

/// The clauses of a ladder and how it is climbed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ladder<'l> {
    pub by: &'l [ClauseRef],
    pub restart: bool,
    pub wanted: LadderGoal,
    pub path: &'l str,
    /// Whether the order is one of places in the standing.
    pub places: bool,
}

impl<'a> Hearing<'a> {
    /// Orders the tied by the clauses of a ladder.
    ///
    /// Those still to be looked at wait on a list of our own, the first of them on top: a ladder that starts again after each of thousands
    /// would exhaust the stack.
    pub fn climb(&mut self, ladder: Ladder<'_>, members: &[Id]) -> Vec<Part> {
        let mut waiting = vec![(members.to_vec(), 0, 0)];
        let mut ordered = Vec::new();
        while let Some((members, offset, rung)) = waiting.pop() {
            let clause = ladder.by.get(rung).copied();
            let Some(clause) = clause.filter(|_| self.is_wanted(ladder.wanted, offset, members.len())) else {
                ordered.push(Part::settled(members));
                continue;
            };
            let Some(parts) = self.rung(ladder, clause, &members, offset) else {
                ordered.push(Part::open(members));
                continue;
            };
            let next = if parts.len() > 1 && ladder.restart { 0 } else { rung + 1 };
            let mut end = offset + members.len();
            for part in parts.into_iter().rev() {
                end -= part.len();
                waiting.push((part, end, next));
            }
        }
        ordered
    }

    /// What one clause of a ladder makes of those who are level. Nothing where it has to ask first.
    fn rung(&mut self, ladder: Ladder<'_>, clause: ClauseRef, members: &[Id], offset: usize) -> Option<Vec<Vec<Id>>> {
        let regulation = self.regulation;
        match &regulation.clause(clause).action {
            &Action::Rank(criterion) => self.rank(clause, criterion, members, ladder.places),
            &Action::Lots { only_first: Some(first), .. } if first != (offset == 0) => Some(vec![members.to_vec()]),
            &Action::Lots { purpose, .. } => self.ladder_lots(ladder, clause, purpose, members, offset),
            Action::Enter { what, lowest } => {
                self.entered(clause, (what, *lowest), members, ladder.path, ladder.places)
            }
            Action::Decide { who, .. } => self.ladder_decision(ladder, clause, who, members, offset),
            _ => Some(vec![members.to_vec()]),
        }
    }

    fn is_wanted(&self, wanted: LadderGoal, offset: usize, size: usize) -> bool {
        match wanted {
            _ if size < 2 => false,
            LadderGoal::All => true,
            LadderGoal::Top(top) => offset < top && offset + size > top,
            LadderGoal::Places(first) => self.settles(first + offset, first + offset + size - 1),
        }
    }

    fn ladder_lots(
        &mut self,
        ladder: Ladder<'_>,
        clause: ClauseRef,
        purpose: Purpose,
        members: &[Id],
        offset: usize,
    ) -> Option<Vec<Vec<Id>>> {
        let (from, to) = (offset + 1, offset + members.len());
        let id = format!("{}{}/{from}-{to}", ladder.path, purpose.word());
        let wanted = match ladder.wanted {
            LadderGoal::Top(top) => top - offset,
            LadderGoal::All | LadderGoal::Places(_) => members.len(),
        };
        let drawn = self.lots_for(id, clause, purpose, members, wanted)?;
        let parts: Vec<Vec<Id>> = match ladder.wanted {
            // Who is drawn is in; among those who are in, or out, the lots make no order.
            LadderGoal::Top(_) => {
                let mut chosen = drawn[..wanted].to_vec();
                let mut others = drawn[wanted..].to_vec();
                chosen.sort_unstable();
                others.sort_unstable();
                vec![chosen, others]
            }
            LadderGoal::All | LadderGoal::Places(_) => drawn.iter().map(|id| vec![*id]).collect(),
        };
        self.step_of(clause, &parts, ladder.places, || Reason::Drawn { purpose, order: drawn, after_criteria: true });
        Some(parts)
    }

    /// A person orders those who are level; whom he leaves level goes on to the next clause.
    fn ladder_decision(
        &mut self,
        ladder: Ladder<'_>,
        clause: ClauseRef,
        who: &str,
        members: &[Id],
        offset: usize,
    ) -> Option<Vec<Vec<Id>>> {
        let id = format!("{}decision/{}-{}", ladder.path, offset + 1, offset + members.len());
        let (Verdict::Order(parts), by) = self.decision(clause, &id, who, members, Vec::new())? else { return None };
        self.step_of(clause, &parts, ladder.places, || Reason::Decided { by });
        Some(parts)
    }

    /// Orders a group by one criterion. Nothing where data must be asked for first.
    pub fn rank(
        &mut self,
        clause: ClauseRef,
        criterion: Criterion,
        members: &[Id],
        places: bool,
    ) -> Option<Vec<Vec<Id>>> {
        let own = match self.facts_over(clause) {
            Ok(own) => own,
            Err(()) => return None,
        };
        let mut key = self.key(clause, criterion, members, own.is_none());
        if let Some(known) = key.and_then(|key| self.memory.as_ref()?.get(key)) {
            return Some(self.as_before(clause, criterion, places, &known));
        }
        let mut filled = Vec::new();
        loop {
            match criteria::judge(criterion, own.as_ref().unwrap_or(&self.facts), members) {
                // Whatever was told did not fill the gaps: it will not the next time either.
                Judged::Missing(gaps) if gaps == filled => {
                    return Some(self.not_applicable(clause, criterion, members, places, Inapplicable::ToldInVain));
                }
                Judged::Missing(gaps) => {
                    if !self.fill(gaps.clone(), clause) {
                        return None;
                    }
                    (filled, key) = (gaps, None);
                }
                Judged::NotApplicable(why) => {
                    return Some(self.not_applicable(clause, criterion, members, places, why));
                }
                Judged::Ranked(ranking) if let (Some(memory), Some(key)) = (self.memory.as_mut(), key) => {
                    let ranking = Rc::new(ranking);
                    memory.keep(key, &ranking);
                    return Some(self.as_before(clause, criterion, places, &ranking));
                }
                Judged::Ranked(Ranking { parts, values, particular, warning, made_of }) => {
                    let criterion = criterion.name();
                    self.step_of(clause, &parts, places, || Reason::Ranked { criterion, particular, values, made_of });
                    if self.explain {
                        self.warnings.extend(warning);
                    }
                    return Some(parts);
                }
            }
        }
    }

    /// What a criterion's finding depends on, where it is remembered from outcome to outcome.
    fn key(&self, clause: ClauseRef, criterion: Criterion, members: &[Id], of_event: bool) -> Option<Key> {
        let same = of_event && self.facts.are_as_in_the_event() && !self.facts.workings;
        self.memory.as_ref().filter(|_| same)?.key(clause, criterion, members)
    }

    /// An order that is kept for other outcomes.
    fn as_before(&mut self, clause: ClauseRef, criterion: Criterion, places: bool, ranking: &Ranking) -> Vec<Vec<Id>> {
        self.step_of(clause, &ranking.parts, places, || Reason::Ranked {
            criterion: criterion.name(),
            particular: ranking.particular.clone(),
            values: ranking.values.clone(),
            made_of: Vec::new(),
        });
        if self.explain {
            self.warnings.extend(ranking.warning.clone());
        }
        ranking.parts.clone()
    }

    /// The facts of the games that a clause looks at, where these are not those of the event.
    fn facts_over(&mut self, clause: ClauseRef) -> Result<Option<Facts<'a>>, ()> {
        let over = &self.regulation.clause(clause).over;
        if matches!(over, Over::PlayOff | Over::Both | Over::Stage(_)) && self.stage_by_stage {
            self.unseen = self.unseen.or(Some(clause));
            return Err(());
        }
        let of_tie = self.played.iter().skip(self.tie_begins);
        let games: Vec<Game> = match over {
            Over::Event => return Ok(None),
            Over::PlayOff => of_tie.map(|(_, game)| game.clone()).collect(),
            Over::Stage(at) => of_tie.filter(|(by, _)| by == at).map(|(_, game)| game.clone()).collect(),
            Over::Both => self.facts.games().iter().cloned().chain(of_tie.map(|(_, game)| game.clone())).collect(),
            Over::Phase(phase) => {
                self.facts.games().iter().filter(|game| game.phase.as_deref() == Some(phase)).cloned().collect()
            }
        };
        Ok(Some(self.facts.over(games)))
    }

    /// Orders by numbers that somebody enters. Nothing while one is missing.
    pub fn entered(
        &mut self,
        clause: ClauseRef,
        (what, lowest): (&str, bool),
        members: &[Id],
        path: &str,
        places: bool,
    ) -> Option<Vec<Vec<Id>>> {
        let of = &self.regulation.clause(clause).id;
        let question = |id: Id| Question {
            id: format!("{path}{of}/{}", self.event.name(id)),
            clause,
            ask: Ask::Data(MissingData {
                needs: Missing::Number(id),
                figure: None,
                stage: None,
                round: None,
                among: members.to_vec(),
                entered: Some(what.to_owned()),
            }),
        };
        let questions: Vec<(Id, Question)> = members.iter().map(|id| (*id, question(*id))).collect();
        let mut values = Vec::new();
        for (id, question) in questions {
            if let Some(Answer::Data(DataAnswer::Numbers(numbers))) = self.ask(question) {
                values.extend(numbers.first().map(|number| (id, Value::Number(*number))));
            }
        }
        if values.len() < members.len() {
            return None;
        }
        let Ranking { mut parts, values, .. } = criteria::ordered(values);
        if lowest {
            parts.reverse();
        }
        self.step_of(clause, &parts, places, || Reason::Entered { what: what.to_owned(), values });
        Some(parts)
    }

    /// A criterion that says nothing about a group leaves it together.
    fn not_applicable(
        &mut self,
        clause: ClauseRef,
        criterion: Criterion,
        members: &[Id],
        places: bool,
        why: Inapplicable,
    ) -> Vec<Vec<Id>> {
        let whole = vec![members.to_vec()];
        let criterion = criterion.name();
        self.step_of(clause, &whole, places, || Reason::NotApplicable { criterion, why });
        whole
    }
}
