//! Following the clauses: what each does to a group, and where its parts go.

use crate::group::{Group, Part};
use crate::hearing::{Hearing, MOST_CLAUSES, MOST_IN_A_ROW};
use crate::ladder::{Ladder, LadderGoal};
use tiebreak_model::{
    Answer, Ask, Choice, ClauseRef, Decider, DecisionChoice, Id, OpenReason, Purpose, Question, Reason,
};
use tiebreak_regulation::{Action, Count, Route, When};

impl Hearing<'_> {
    /// Applies a clause to a group and follows where it leads.
    pub fn apply(&mut self, at: ClauseRef, group: Group) -> Vec<Part> {
        // One alone is chosen, not tied: no clause is about him.
        if group.members.len() < 2 {
            return vec![Part::settled(group.members)];
        }
        if let Some(stuck) = self.going_in_circles(at, &group) {
            return vec![stuck];
        }
        self.depth += 1;
        let parts = self.carry_out(at, group);
        self.depth -= 1;
        parts
    }

    fn carry_out(&mut self, at: ClauseRef, group: Group) -> Vec<Part> {
        let regulation = self.regulation;
        match &regulation.clause(at).action {
            Action::None => self.nothing_left(at, group, OpenReason::NoFurtherRule),
            Action::Go(go) => {
                self.step(at, &[], || Reason::SentOn { members: group.members.clone(), go: *go });
                self.apply(*go, group)
            }
            Action::ByNumber(numbers) => self.by_number(at, numbers, group),
            Action::ByPlace(places) => self.by_place(at, places, group),
            Action::Rank(criterion) => match self.rank(at, *criterion, &group.members, true) {
                Some(parts) => self.follow(at, parts, group),
                None => vec![Part::open(group.members)],
            },
            Action::Order { by, restart } => self.order(at, by, *restart, group),
            Action::Select { top, by, restart, go, others } => match self.without_absent(at, group) {
                Ok(group) => self.select(at, *top, (by, *restart), (*go, *others), group),
                Err(parts) => parts,
            },
            Action::Lots { purpose, .. } => self.draw(at, *purpose, group),
            Action::Play(play) => match self.without_absent(at, group) {
                Ok(group) => self.play(at, play, group),
                Err(parts) => parts,
            },
            Action::Share => self.share(at, group),
            Action::Enter { what, lowest } => {
                match self.entered(at, (what, *lowest), &group.members, &group.path, true) {
                    Some(parts) => self.follow(at, parts, group),
                    None => vec![Part::open(group.members)],
                }
            }
            Action::Decide { who, go_on } => self.decide(at, who, *go_on, group),
        }
    }

    fn by_number(&mut self, at: ClauseRef, numbers: &[(Count, ClauseRef)], mut group: Group) -> Vec<Part> {
        group.history.by_number = Some(at);
        let size = group.members.len();
        match numbers.iter().find(|(count, _)| count.holds(size)) {
            Some((_, go)) => {
                self.step(at, &[], || Reason::SentByNumber { count: size, go: *go });
                self.apply(*go, group)
            }
            None => self.nothing_left(at, group, OpenReason::NoRuleForNumber(size)),
        }
    }

    fn by_place(&mut self, at: ClauseRef, places: &[(Count, ClauseRef)], group: Group) -> Vec<Part> {
        match places.iter().find(|(count, _)| count.holds(group.first)) {
            Some((_, go)) => {
                self.step(at, &[], || Reason::SentByPlace {
                    members: group.members.clone(),
                    from: group.first,
                    to: group.last_place(),
                    go: *go,
                });
                self.apply(*go, group)
            }
            None => self.nothing_left(at, group, OpenReason::NoRuleForPlaces),
        }
    }

    /// Sends each part on: placed, left shared, or to the clause that its size calls for.
    pub fn follow(&mut self, at: ClauseRef, parts: Vec<Vec<Id>>, group: Group) -> Vec<Part> {
        let separated = parts.len() > 1;
        let mut from = group.first;
        let mut ordered = Vec::new();
        for members in parts {
            let size = members.len();
            let to = from + size - 1;
            if size == 1 || !self.settles(from, to) {
                ordered.push(Part::settled(members));
            } else {
                let part = group.part(members, from, separated);
                ordered.extend(self.go_on(at, part, separated));
            }
            from += size;
        }
        ordered
    }

    pub fn go_on(&mut self, at: ClauseRef, part: Group, separated: bool) -> Vec<Part> {
        let regulation = self.regulation;
        let size = part.members.len();
        let held = part.history.round_robins;
        let matches = |route: &&Route| match route.when {
            When::AllTied => !separated,
            When::Separated => separated,
            When::Tied(count) => count.holds(size),
            When::AfterRoundRobins(most) => held >= most,
            When::Otherwise => true,
        };
        match regulation.clause(at).then.iter().find(matches) {
            Some(route) => self.apply(route.go, part),
            None => match self.shares_in_the_end(at) {
                Some(share) => self.apply(share, part),
                None => self.nothing_left(at, part, OpenReason::NothingMoreSaid),
            },
        }
    }

    /// The last clause of an order, where it lets those share whom all others left level.
    fn shares_in_the_end(&self, at: ClauseRef) -> Option<ClauseRef> {
        let Action::Order { by, .. } = &self.regulation.clause(at).action else { return None };
        by.last().copied().filter(|last| self.regulation.clause(*last).action == Action::Share)
    }

    fn share(&mut self, at: ClauseRef, group: Group) -> Vec<Part> {
        let (from, to) = (group.first, group.last_place());
        let members = group.members;
        self.step(at, std::slice::from_ref(&members), || Reason::Shared { members: members.clone(), from, to });
        self.shared.push(members.clone());
        vec![Part::settled(members)]
    }

    fn order(&mut self, at: ClauseRef, by: &[ClauseRef], restart: bool, group: Group) -> Vec<Part> {
        self.cite(at);
        let ladder = Ladder { by, restart, wanted: LadderGoal::Places(group.first), path: &group.path, places: true };
        let parts = self.climb(ladder, &group.members);
        if parts.iter().any(|part| part.open) {
            return parts;
        }
        self.follow(at, parts.into_iter().map(|part| part.members).collect(), group)
    }

    fn select(
        &mut self,
        at: ClauseRef,
        top: usize,
        (by, restart): (&[ClauseRef], bool),
        (go, rest): (ClauseRef, Option<ClauseRef>),
        group: Group,
    ) -> Vec<Part> {
        self.cite(at);
        let ladder = Ladder { by, restart, wanted: LadderGoal::Top(top), path: &group.path, places: false };
        let parts = self.climb(ladder, &group.members);
        if parts.iter().any(|part| part.open) {
            return vec![Part::open(group.members)];
        }
        let mut from = 0;
        for part in &parts {
            let to = from + part.members.len();
            if from < top && to > top {
                return self.nothing_left(at, group, OpenReason::NobodyChosen);
            }
            from = to;
        }
        let order: Vec<Id> = parts.into_iter().flat_map(|part| part.members).collect();
        if order.len() < top {
            return self.nothing_left(at, group, OpenReason::TooFewToChoose);
        }
        let mut chosen = order[..top].to_vec();
        let mut others = order[top..].to_vec();
        chosen.sort_unstable();
        others.sort_unstable();
        self.step(at, &[], || Reason::Selected { members: chosen.clone() });
        let below = group.part(others, group.first + top, true);
        let sub = Group { members: chosen, ..group };
        let mut placed = self.apply(go, sub);
        placed.extend(self.not_chosen(at, rest, below));
        placed
    }

    /// Those whom a selection left out: where the clause sends them or, where it is silent, together on places that are nobody's business
    /// or that the text leaves open.
    fn not_chosen(&mut self, at: ClauseRef, rest: Option<ClauseRef>, others: Group) -> Vec<Part> {
        match others.members.len() {
            0 => Vec::new(),
            1 => vec![Part::settled(others.members)],
            _ if !self.settles(others.first, others.last_place()) => vec![Part::settled(others.members)],
            _ => match rest {
                Some(go) => self.apply(go, others),
                None => self.nothing_left(at, others, OpenReason::NothingMoreSaid),
            },
        }
    }

    fn draw(&mut self, at: ClauseRef, purpose: Purpose, group: Group) -> Vec<Part> {
        let id = self.label(&group.path, purpose.word());
        let Some(drawn) = self.lots(id, at, purpose, &group.members) else { return vec![Part::open(group.members)] };
        let parts: Vec<Vec<Id>> = drawn.iter().map(|id| vec![*id]).collect();
        self.step(at, &parts, || Reason::Drawn { purpose, order: drawn, after_criteria: false });
        self.follow(at, parts, group)
    }

    /// Somebody decides: how the tied stand or, where the text only empowers, that they go on.
    fn decide(&mut self, at: ClauseRef, who: &str, go_on: Option<ClauseRef>, group: Group) -> Vec<Part> {
        let id = self.label(&group.path, "decision");
        let choices = match go_on {
            None => Vec::new(),
            Some(_) => vec![
                DecisionChoice { choice: Choice::GoOn, clause: go_on },
                DecisionChoice { choice: Choice::OtherMeans, clause: None },
            ],
        };
        match self.decision(at, &id, who, &group.members, choices) {
            None => vec![Part::open(group.members)],
            Some((Verdict::GoOn, by)) => {
                let go = go_on.unwrap_or(at);
                self.step(at, &[], || Reason::GoesOn { by, go });
                self.apply(go, group)
            }
            Some((Verdict::Order(parts), by)) => {
                self.step(at, &parts, || Reason::Decided { by });
                // Where the text says nothing more, a person's decision is the end of it, also where it leaves somebody level.
                if self.regulation.clause(at).then.is_empty() {
                    return parts.into_iter().map(Part::settled).collect();
                }
                self.follow(at, parts, group)
            }
        }
    }

    /// Asks for a decision. Where the answer is "other means", their outcome is asked for next.
    pub(crate) fn decision(
        &mut self,
        clause: ClauseRef,
        id: &str,
        who: &str,
        among: &[Id],
        choices: Vec<DecisionChoice>,
    ) -> Option<(Verdict, Decider)> {
        let ask = |choices| Ask::Decision { who: who.to_owned(), among: among.to_vec(), choices };
        let mut question = Question { id: id.to_owned(), clause, ask: ask(choices) };
        let mut answer = self.ask(question.clone())?;
        let mut name = self.answers.decided_by(&question);
        if answer == Answer::Choice(Choice::OtherMeans) {
            question = Question { id: format!("{id}/{}", Choice::OtherMeans.word()), clause, ask: ask(Vec::new()) };
            answer = self.ask(question.clone())?;
            name = self.answers.decided_by(&question).or(name);
        }
        let verdict = match answer {
            Answer::Choice(Choice::GoOn) => Verdict::GoOn,
            Answer::Order(parts) => Verdict::Order(sorted(parts)),
            _ => return None,
        };
        Some((verdict, Decider { role: who.to_owned(), name }))
    }

    /// The text has no further rule for this group.
    pub fn nothing_left(&mut self, at: ClauseRef, group: Group, reason: OpenReason) -> Vec<Part> {
        self.leave_open(at, &group.members, &group, reason);
        vec![Part::settled(group.members)]
    }

    /// The same clause for the same group without any new answer would go on for ever.
    fn going_in_circles(&mut self, at: ClauseRef, group: &Group) -> Option<Part> {
        let again = !self.visits.insert(at, self.answered, &group.members);
        if !again && self.visits.len() <= MOST_CLAUSES && self.depth < MOST_IN_A_ROW {
            return None;
        }
        let reason = if again { OpenReason::Circle } else { OpenReason::NoEnd { clauses: self.visits.len() - 1 } };
        self.leave_open(at, &group.members, group, reason);
        Some(Part::settled(group.members.clone()))
    }
}

/// What somebody decided.
pub(crate) enum Verdict {
    /// To go on as the text says.
    GoOn,
    /// How they stand.
    Order(Vec<Vec<Id>>),
}

/// Each part by name.
pub(crate) fn sorted(mut parts: Vec<Vec<Id>>) -> Vec<Vec<Id>> {
    for part in &mut parts {
        part.sort_unstable();
    }
    parts
}

/// What the ids of questions about these places begin with.
pub(crate) fn places_path(from: usize, to: usize) -> String {
    let mut path = String::with_capacity("places-100-100/".len());
    path.push_str("places-");
    push_number(&mut path, from);
    path.push('-');
    push_number(&mut path, to);
    path.push('/');
    path
}

/// Writes a number. Every tie of every outcome has such a name, and what formats anything takes its time.
pub(crate) fn push_number(text: &mut String, number: usize) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}
