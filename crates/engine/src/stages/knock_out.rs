//! A knock-out: seeded, all pairings of a round side by side, winners go on.
//!
//! Tata Steel and Tepe Sigeman E.1 to E.3: number 1 against 4, 2 against 3, each by the match schedule of paragraph C.

use super::bracket::{field, pairing_name};
use crate::group::{Group, History, Part};
use crate::hearing::Hearing;
use crate::ladder::{Ladder, LadderGoal};
use crate::pending::Schedule;
use tiebreak_model::{ClauseRef, Id, OpenReason, Reason, StageForm, StageRecord};
use tiebreak_regulation::Action;

impl Hearing<'_> {
    pub(super) fn knock_out(
        &mut self,
        at: ClauseRef,
        seeding: ClauseRef,
        pairing: ClauseRef,
        last: Option<ClauseRef>,
        mut group: Group,
    ) -> Vec<Part> {
        let Some(seeds) = self.seeds(seeding, &group) else { return vec![Part::open(group.members)] };
        self.note_seeds(&seeds, &mut group);
        let mut field = field(&seeds);
        let schedule = || Schedule::KnockOut { field: field.clone(), pairing, last: last.unwrap_or(pairing) };
        if self.keeps(at, (None, false), 1, &group, schedule) {
            return vec![Part::open(group.members)];
        }
        if self.explain {
            let path = format!("{}knock-out", group.path);
            self.stages.push(StageRecord {
                path,
                clause: at,
                form: StageForm::KnockOut,
                members: seeds.clone(),
                games: Vec::new(),
                unlisted: 0,
            });
        }
        self.step(at, &[], || first_round(&field));
        let mut knocked_out: Vec<Vec<Id>> = Vec::new();
        while field.len() > 1 {
            let clause = if field.len() == 2 { last.unwrap_or(pairing) } else { pairing };
            let Some((winners, losers)) = self.knock_out_round(clause, &field, &group) else {
                return vec![Part::open(group.members)];
            };
            knocked_out.push(losers);
            field = winners;
        }
        let winner: Vec<Id> = field.into_iter().flatten().collect();
        let mut parts = vec![winner];
        parts.extend(knocked_out.into_iter().rev());
        self.follow(at, parts, group)
    }

    /// The seeds in order, number 1 first.
    pub(super) fn seeds(&mut self, seeding: ClauseRef, group: &Group) -> Option<Vec<Id>> {
        self.cited.insert(seeding);
        let regulation = self.regulation;
        let (by, restart) = match &regulation.clause(seeding).action {
            Action::Order { by, restart } => (by.as_slice(), *restart),
            _ => (std::slice::from_ref(&seeding), false),
        };
        let ladder = Ladder { by, restart, wanted: LadderGoal::All, path: &group.path, places: false };
        let parts = self.climb(ladder, &group.members);
        if parts.iter().any(|part| part.open) {
            return None;
        }
        if let Some(level) = parts.iter().find(|part| part.members.len() > 1) {
            self.leave_open(seeding, &level.members, group, OpenReason::NotSeeded);
            return None;
        }
        let seeds: Vec<Id> = parts.into_iter().flat_map(|part| part.members).collect();
        self.step(seeding, &[], || Reason::Seeded { order: seeds.clone() });
        Some(seeds)
    }

    /// Keeps the seeds for those clauses that look at them.
    pub(super) fn note_seeds(&self, seeds: &[Id], group: &mut Group) {
        group.history.seeds = self.regulation.looks_at_seeds().then(|| seeds.to_vec());
    }

    /// A pairing from its beginning: winner and loser, once they are known.
    pub(super) fn pairing(&mut self, clause: ClauseRef, [a, b]: [Id; 2], name: &str, group: &Group) -> Option<[Id; 2]> {
        let history = History { seeds: group.history.seeds.clone(), ..History::default() };
        let members = vec![a.min(b), a.max(b)];
        let path = format!("{}{name}/", group.path);
        let parts = self.apply(clause, Group { members, first: group.first, path, unnamed: true, history });
        match parts.as_slice() {
            [won, lost] if !won.open && !lost.open => Some([*won.members.first()?, *lost.members.first()?]),
            _ => None,
        }
    }

    /// Plays all pairings of a round side by side. Nothing while one of them is open.
    #[allow(clippy::type_complexity)]
    fn knock_out_round(
        &mut self,
        clause: ClauseRef,
        field: &[Option<Id>],
        group: &Group,
    ) -> Option<(Vec<Option<Id>>, Vec<Id>)> {
        let (mut winners, mut losers) = (Vec::new(), Vec::new());
        let mut waiting = false;
        for (index, pair) in field.chunks(2).enumerate() {
            let (Some(a), Some(b)) = (pair[0], pair[1]) else {
                winners.push(pair[0].or(pair[1]));
                continue;
            };
            match self.pairing(clause, [a, b], &pairing_name(field.len(), index + 1), group) {
                Some([winner, loser]) => {
                    winners.push(Some(winner));
                    losers.push(loser);
                }
                None => waiting = true,
            }
        }
        losers.sort_unstable();
        (!waiting).then_some((winners, losers))
    }
}

fn first_round(field: &[Option<Id>]) -> Reason {
    let pairings = field.chunks(2).filter_map(|pair| Some([pair[0]?, pair[1]?])).collect();
    Reason::KnockOutBegins { seats: field.len(), pairings }
}
