//! A knock-out: seeded, all pairings of a round at the same time, winners go on.
//!
//! Tata Steel and Tepe Sigeman E.1 to E.3: number 1 against 4, 2 against 3, each by the match
//! schedule of paragraph C.

use super::bracket::{field, pairing_name};
use super::seeded::SeededStage;
use crate::group::{GroupPart, TiedGroup};
use crate::run::Run;
use tiebreak_model::{ClauseRef, Id, Reason};

/// A round of a knock-out that is finished.
struct RoundResult {
    /// The field of the next round.
    winners: Vec<Option<Id>>,
    losers: Vec<Id>,
}

impl Run<'_> {
    pub(super) fn knock_out(&mut self, stage: SeededStage, mut group: TiedGroup) -> Vec<GroupPart> {
        let Some(seeds) = self.begin_seeded(stage, &mut group) else {
            return vec![GroupPart::open(group.members)];
        };
        let SeededStage { at, pairing, last, .. } = stage;
        let mut field = field(&seeds);
        self.log.step(at, &[], || first_round(&field));
        let mut knocked_out: Vec<Vec<Id>> = Vec::new();
        while field.len() > 1 {
            let clause = if field.len() == 2 { last } else { pairing };
            let Some(round) = self.knock_out_round(clause, &field, &group) else {
                return vec![GroupPart::open(group.members)];
            };
            knocked_out.push(round.losers);
            field = round.winners;
        }
        let winner: Vec<Id> = field.into_iter().flatten().collect();
        let mut parts = vec![winner];
        parts.extend(knocked_out.into_iter().rev());
        self.follow(at, parts, group)
    }

    /// Plays all pairings of a round at the same time. `None` while one of them is open.
    fn knock_out_round(
        &mut self,
        clause: ClauseRef,
        field: &[Option<Id>],
        group: &TiedGroup,
    ) -> Option<RoundResult> {
        let mut winners = Vec::new();
        let mut losers = Vec::new();
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
        (!waiting).then_some(RoundResult { winners, losers })
    }
}

/// The reason that lists the pairings of the first round.
fn first_round(field: &[Option<Id>]) -> Reason {
    let pairings = field.chunks(2).filter_map(|pair| Some([pair[0]?, pair[1]?])).collect();
    Reason::KnockOutBegins { seats: field.len(), pairings }
}
