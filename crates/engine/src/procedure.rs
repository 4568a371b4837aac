//! Following the clauses: what each does to a group, and where its parts go next.

use crate::group::{GroupPart, TiedGroup};
use crate::ordering::{EnterSpec, OrderPurpose, OrderSpec};
use crate::ranking::RankSpec;
use crate::run::{MOST_CLAUSES, MOST_IN_A_ROW, Run};
use tiebreak_model::{
    Answer, Ask, Choice, ClauseRef, Decider, DecisionChoice, Id, OpenReason, Purpose, Question,
    Reason,
};
use tiebreak_regulation::{Action, Count, Route, RouteCondition};

/// A clause that selects some of a group for a stage.
struct SelectSpec<'s> {
    /// How many are selected.
    top: usize,
    by: &'s [ClauseRef],
    restart: bool,
    /// The clause for those who are selected.
    go: ClauseRef,
    /// The clause for the others, where the text has one.
    others: Option<ClauseRef>,
}

/// A decision to ask a person for.
pub(crate) struct DecisionSpec<'s> {
    pub clause: ClauseRef,
    /// The id of the question.
    pub id: &'s str,
    /// The role of the person who decides.
    pub who: &'s str,
    pub among: &'s [Id],
    /// The choices, where the person does not simply give an order.
    pub choices: Vec<DecisionChoice>,
}

/// A decision and the person who made it.
pub(crate) struct Decision {
    pub outcome: DecisionOutcome,
    pub by: Decider,
}

/// What a person decided.
pub(crate) enum DecisionOutcome {
    /// To go on as the text says.
    GoOn,
    /// The order of the tied, best first.
    Order(Vec<Vec<Id>>),
}

impl Run<'_> {
    /// Applies a clause to a group, and the clauses that follow from it.
    pub fn apply(&mut self, at: ClauseRef, group: TiedGroup) -> Vec<GroupPart> {
        // A single participant was selected and is not tied.
        if group.members.len() < 2 {
            return vec![GroupPart::settled(group.members)];
        }
        if let Some(stopped) = self.stop_loop(at, &group) {
            return vec![stopped];
        }
        self.playoff.depth += 1;
        let parts = self.apply_action(at, group);
        self.playoff.depth -= 1;
        parts
    }

    fn apply_action(&mut self, at: ClauseRef, group: TiedGroup) -> Vec<GroupPart> {
        let regulation = self.input.regulation;
        match &regulation.clause(at).action {
            Action::None => self.nothing_left(at, group, OpenReason::NoFurtherRule),
            Action::Go(go) => {
                let reason = || Reason::SentOn { members: group.members.clone(), go: *go };
                self.log.step(at, &[], reason);
                self.apply(*go, group)
            }
            Action::ByNumber(numbers) => self.by_number(at, numbers, group),
            Action::ByPlace(places) => self.by_place(at, places, group),
            Action::Rank(criterion) => {
                let spec = RankSpec { clause: at, criterion: *criterion, places: true };
                let parts = self.rank(spec, &group.members);
                self.follow_or_wait(at, parts, group)
            }
            Action::Order { by, restart } => self.order(at, by, *restart, group),
            Action::Select { top, by, restart, go, others } => {
                let (top, restart, go, others) = (*top, *restart, *go, *others);
                let spec = SelectSpec { top, by, restart, go, others };
                if let Some(present) = self.not_passed_over(at, &group) {
                    return self.select(at, spec, group, Some(&present));
                }
                match self.without_absent(at, group) {
                    Ok(group) => self.select(at, spec, group, None),
                    Err(parts) => parts,
                }
            }
            Action::Lots { purpose, .. } => self.draw(at, *purpose, group),
            Action::Play(play) => match self.without_absent(at, group) {
                Ok(group) => self.play(at, play, group),
                Err(parts) => parts,
            },
            Action::Share => self.share(at, group),
            Action::Enter { what, lowest } => {
                let spec = EnterSpec { clause: at, what, lowest_first: *lowest, places: true };
                let parts = self.order_by_numbers(spec, &group.members, &group.path);
                self.follow_or_wait(at, parts, group)
            }
            Action::Decide { who, go_on, .. } => self.decide(at, who, *go_on, group),
        }
    }

    fn by_number(
        &mut self,
        at: ClauseRef,
        numbers: &[(Count, ClauseRef)],
        mut group: TiedGroup,
    ) -> Vec<GroupPart> {
        group.history.by_number = Some(at);
        let size = group.members.len();
        match numbers.iter().find(|(count, _)| count.holds(size)) {
            Some((_, go)) => {
                self.log.step(at, &[], || Reason::SentByNumber { count: size, go: *go });
                self.apply(*go, group)
            }
            None => self.nothing_left(at, group, OpenReason::NoRuleForNumber(size)),
        }
    }

    fn by_place(
        &mut self,
        at: ClauseRef,
        places: &[(Count, ClauseRef)],
        group: TiedGroup,
    ) -> Vec<GroupPart> {
        match places.iter().find(|(count, _)| count.holds(group.first)) {
            Some((_, go)) => {
                self.log.step(at, &[], || Reason::SentByPlace {
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

    /// Sends the parts of a group on, or leaves the group open where there is no order yet.
    pub fn follow_or_wait(
        &mut self,
        at: ClauseRef,
        parts: Option<Vec<Vec<Id>>>,
        group: TiedGroup,
    ) -> Vec<GroupPart> {
        match parts {
            Some(parts) => self.follow(at, parts, group),
            None => vec![GroupPart::open(group.members)],
        }
    }

    /// Sends each part on: it is placed, stays shared, or goes to the clause for its size.
    pub fn follow(
        &mut self,
        at: ClauseRef,
        parts: Vec<Vec<Id>>,
        group: TiedGroup,
    ) -> Vec<GroupPart> {
        let separated = parts.len() > 1;
        let mut from = group.first;
        let mut ordered = Vec::new();
        for members in parts {
            let size = members.len();
            let to = from + size - 1;
            if size == 1 || !self.settles(from, to) {
                self.stay_tied(&members, from);
                ordered.push(GroupPart::settled(members));
            } else {
                let part = group.part(members, from, separated);
                ordered.extend(self.go_on(at, part, separated));
            }
            from += size;
        }
        ordered
    }

    /// Notes that a part of a tie stays shared, where a clause says so of its places.
    fn stay_tied(&mut self, members: &[Id], from: usize) {
        let entry = self.input.entry;
        let to = from + members.len() - 1;
        let Some(clause) = entry.leaves_tied.filter(|_| self.playoff.seats.is_none()) else {
            return;
        };
        if members.len() > 1 && !entry.settles_place(from, to) {
            let members = members.to_vec();
            let part = std::slice::from_ref(&members);
            self.log.step(clause, part, || Reason::StayTied { members: members.clone(), from, to });
        }
    }

    /// Sends a part to the next clause. `separated` says whether this clause separated the group.
    pub fn go_on(&mut self, at: ClauseRef, part: TiedGroup, separated: bool) -> Vec<GroupPart> {
        let regulation = self.input.regulation;
        let size = part.members.len();
        let round_robins = part.history.round_robins;
        let matches = |route: &&Route| match route.when {
            RouteCondition::AllTied => !separated,
            RouteCondition::Separated => separated,
            RouteCondition::Tied(count) => count.holds(size),
            RouteCondition::AfterRoundRobins(most) => round_robins >= most,
            RouteCondition::Otherwise => true,
        };
        match regulation.clause(at).then.iter().find(matches) {
            Some(route) => self.apply(route.go, part),
            None => match self.final_share(at) {
                Some(share) => self.apply(share, part),
                None => self.nothing_left(at, part, OpenReason::NothingMoreSaid),
            },
        }
    }

    /// The last clause of an order, where it lets those share whom the others leave level.
    fn final_share(&self, at: ClauseRef) -> Option<ClauseRef> {
        let regulation = self.input.regulation;
        let Action::Order { by, .. } = &regulation.clause(at).action else { return None };
        by.last().copied().filter(|last| regulation.clause(*last).action == Action::Share)
    }

    fn share(&mut self, at: ClauseRef, group: TiedGroup) -> Vec<GroupPart> {
        let (from, to) = (group.first, group.last_place());
        let members = group.members;
        let reason = || Reason::Shared { members: members.clone(), from, to };
        self.log.step(at, std::slice::from_ref(&members), reason);
        self.playoff.shared.push(members.clone());
        vec![GroupPart::settled(members)]
    }

    fn order(
        &mut self,
        at: ClauseRef,
        by: &[ClauseRef],
        restart: bool,
        group: TiedGroup,
    ) -> Vec<GroupPart> {
        self.log.cite(at);
        let purpose = OrderPurpose::Places { first: group.first };
        let order = OrderSpec { by, restart, purpose, path: &group.path, contenders: None };
        let parts = self.order_by(order, &group.members);
        if parts.iter().any(|part| part.open) {
            return parts;
        }
        self.follow(at, parts.into_iter().map(|part| part.members).collect(), group)
    }

    /// Selects some of a group, or of those of it who are present, and sends them on.
    fn select(
        &mut self,
        at: ClauseRef,
        spec: SelectSpec<'_>,
        group: TiedGroup,
        present: Option<&[Id]>,
    ) -> Vec<GroupPart> {
        let SelectSpec { top, by, restart, go, others: rest } = spec;
        self.log.cite(at);
        let purpose = OrderPurpose::Selection { top };
        let order = OrderSpec { by, restart, purpose, path: &group.path, contenders: present };
        let parts = self.order_by(order, &group.members);
        if parts.iter().any(|part| part.open) {
            return vec![GroupPart::open(group.members)];
        }
        let mut from = 0;
        for part in &parts {
            let to = from + part.members.len();
            if from < top && to > top {
                return self.nothing_left(at, group, OpenReason::NobodyChosen);
            }
            from = to;
        }
        let mut selected: Vec<Id> = parts.into_iter().flat_map(|part| part.members).collect();
        if selected.len() < top {
            return self.nothing_left(at, group, OpenReason::TooFewToChoose);
        }
        let mut others = selected.split_off(top);
        selected.sort_unstable();
        others.sort_unstable();
        self.log.step(at, &[], || Reason::Selected { members: selected.clone() });
        let below = group.part(others, group.first + top, true);
        let is_gone = |id: &&Id| present.is_some_and(|present| !present.contains(*id));
        let gone: Vec<Id> = group.members.iter().filter(is_gone).copied().collect();
        let mut placed = self.apply(go, TiedGroup { members: selected, ..group });
        placed.extend(self.not_selected(at, rest, below));
        if !gone.is_empty() {
            placed.push(GroupPart::settled(gone));
        }
        placed
    }

    /// Sends on those who were not selected. Where the clause has no rule for them, they share
    /// their places, which the text leaves open if they are to be settled.
    fn not_selected(
        &mut self,
        at: ClauseRef,
        rest: Option<ClauseRef>,
        others: TiedGroup,
    ) -> Vec<GroupPart> {
        match others.members.len() {
            0 => Vec::new(),
            1 => vec![GroupPart::settled(others.members)],
            _ if !self.settles(others.first, others.last_place()) => {
                vec![GroupPart::settled(others.members)]
            }
            _ => match rest {
                Some(go) => self.apply(go, others),
                None => self.nothing_left(at, others, OpenReason::NothingMoreSaid),
            },
        }
    }

    fn draw(&mut self, at: ClauseRef, purpose: Purpose, group: TiedGroup) -> Vec<GroupPart> {
        let id = self.playoff.label(&group.path, purpose.word());
        let Some(drawn) = self.lots(id, at, purpose, &group.members) else {
            return vec![GroupPart::open(group.members)];
        };
        let parts: Vec<Vec<Id>> = drawn.iter().map(|id| vec![*id]).collect();
        let reason = || Reason::Drawn { purpose, order: drawn, after_criteria: false };
        self.log.step(at, &parts, reason);
        self.follow(at, parts, group)
    }

    /// Asks a person to decide: the order of the tied or, where the text only allows a decision,
    /// that they go on to the clause `go_on`.
    fn decide(
        &mut self,
        at: ClauseRef,
        who: &str,
        go_on: Option<ClauseRef>,
        group: TiedGroup,
    ) -> Vec<GroupPart> {
        let id = self.playoff.label(&group.path, "decision");
        let choices = if go_on.is_some() { go_on_or_not(go_on) } else { Vec::new() };
        let among = &group.members;
        let spec = DecisionSpec { clause: at, id: &id, who, among, choices };
        let Some(Decision { outcome, by }) = self.decision(spec) else {
            return vec![GroupPart::open(group.members)];
        };
        match outcome {
            DecisionOutcome::GoOn => {
                let go = go_on.unwrap_or(at);
                self.log.step(at, &[], || Reason::GoesOn { by, go });
                self.apply(go, group)
            }
            DecisionOutcome::Order(parts) => {
                self.log.step(at, &parts, || Reason::Decided { by });
                // Without a further clause the decision is final, even where it leaves some level.
                if self.input.regulation.clause(at).then.is_empty() {
                    return parts.into_iter().map(GroupPart::settled).collect();
                }
                self.follow(at, parts, group)
            }
        }
    }

    /// Asks for a decision. Where the answer is "other means", asks for their outcome next.
    pub(crate) fn decision(&mut self, spec: DecisionSpec<'_>) -> Option<Decision> {
        let DecisionSpec { clause, id, who, among, choices } = spec;
        let ask = |choices| Ask::Decision { who: who.to_owned(), among: among.to_vec(), choices };
        let mut question = Question { id: id.to_owned(), clause, ask: ask(choices) };
        let mut answer = self.ask(question.clone())?;
        let mut name = self.questions.answers.decided_by(&question);
        if answer == Answer::Choice(Choice::OtherMeans) {
            let id = format!("{id}/{}", Choice::OtherMeans.word());
            question = Question { id, clause, ask: ask(Vec::new()) };
            answer = self.ask(question.clone())?;
            name = self.questions.answers.decided_by(&question).or(name);
        }
        let outcome = match answer {
            Answer::Choice(Choice::GoOn) => DecisionOutcome::GoOn,
            Answer::Order(parts) => DecisionOutcome::Order(sorted(parts)),
            _ => return None,
        };
        Some(Decision { outcome, by: Decider { role: who.to_owned(), name } })
    }

    /// Leaves a group together because the text has no further rule for it.
    pub fn nothing_left(
        &mut self,
        at: ClauseRef,
        group: TiedGroup,
        reason: OpenReason,
    ) -> Vec<GroupPart> {
        self.log.leave_open(at, &group.members, &group, reason);
        vec![GroupPart::settled(group.members)]
    }

    /// Stops a group that meets the same clause again without a new answer in between, or that
    /// passes more clauses than any procedure has.
    fn stop_loop(&mut self, at: ClauseRef, group: &TiedGroup) -> Option<GroupPart> {
        let again = !self.playoff.visits.insert(at, self.questions.answered, &group.members);
        let clauses = self.playoff.visits.len();
        if !again && clauses <= MOST_CLAUSES && self.playoff.depth < MOST_IN_A_ROW {
            return None;
        }
        let reason =
            if again { OpenReason::Circle } else { OpenReason::NoEnd { clauses: clauses - 1 } };
        self.log.leave_open(at, &group.members, group, reason);
        Some(GroupPart::settled(group.members.clone()))
    }
}

/// The choices of a decision to go on to a clause, or to settle the tie by other means.
pub(crate) fn go_on_or_not(go_on: Option<ClauseRef>) -> Vec<DecisionChoice> {
    vec![
        DecisionChoice { choice: Choice::GoOn, clause: go_on },
        DecisionChoice { choice: Choice::OtherMeans, clause: None },
    ]
}

/// The parts with the members of each in the order of their names.
pub(crate) fn sorted(mut parts: Vec<Vec<Id>>) -> Vec<Vec<Id>> {
    for part in &mut parts {
        part.sort_unstable();
    }
    parts
}

/// The path of questions about these places: `places-2-4/`.
pub(crate) fn places_path(from: usize, to: usize) -> String {
    let mut path = String::with_capacity("places-100-100/".len());
    path.push_str("places-");
    push_number(&mut path, from);
    path.push('-');
    push_number(&mut path, to);
    path.push('/');
    path
}

/// Appends a number. Scenarios name every tie of every outcome, and `format!` is slower.
pub(crate) fn push_number(text: &mut String, number: usize) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}
