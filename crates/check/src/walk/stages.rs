//! Stages: which parts can be left after something was played.

use super::state::PartRange;
use super::{SpentCriteria, Walk, WalkEvent, WalkState};
use crate::Gap;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{FirstWhite, NumberSource, StagePlay, StageRules};

/// The clauses of a knock-out or a ladder: who is seeded how, the pairings, and the last of them
/// where it has a clause of its own.
#[derive(Debug, Clone, Copy)]
struct PairingClauses {
    seeding: ClauseRef,
    pairing: ClauseRef,
    last: Option<ClauseRef>,
}

impl Walk<'_> {
    pub(super) fn play(&mut self, index: usize, state: &WalkState, play: &StagePlay) {
        self.used.extend(play.clock.map(|(_, set_by)| set_by));
        let at = state.at;
        if play.looks_at_seeds()
            && state.size == 2
            && !self.seeds_of_two(index, state, play.seeding)
        {
            return;
        }
        match &play.form {
            StageRules::Match { white, level_wins, .. } => {
                if self.two(index, state, *white) && level_wins.is_none() {
                    let after = WalkState { white_known: true, ..state.clone() };
                    let both = PartRange { offset: 0, size: 2 };
                    self.follow(index, &after, both, self.after_play(&state.spent));
                }
            }
            StageRules::UntilWon { white, .. } => {
                if self.two(index, state, *white) {
                    self.note(at, WalkEvent::UntilWon, index);
                }
            }
            StageRules::Armageddon { colours, draw_wins } => {
                self.used.insert(draw_wins.1);
                self.two(index, state, *colours);
            }
            StageRules::RoundRobin { numbers, double_for_two, .. } => {
                self.used.extend(double_for_two.filter(|_| state.size == 2));
                self.round_robin(index, state, *numbers);
            }
            StageRules::KnockOut { seeding, pairing, last } => {
                let clauses = PairingClauses { seeding: *seeding, pairing: *pairing, last: *last };
                if self.pairings(index, state, clauses) {
                    for part in knocked_out(state.size) {
                        self.follow(
                            index,
                            state,
                            PartRange::new(part.0, part.1),
                            self.after_play(&state.spent),
                        );
                    }
                }
            }
            // One goes out at each step: nobody is left level.
            StageRules::Ladder { seeding, pairing, last } => {
                let clauses = PairingClauses { seeding: *seeding, pairing: *pairing, last: *last };
                self.pairings(index, state, clauses);
            }
            StageRules::Board if state.size < 2 => self.gap(at, Gap::NotTwo, index, state.size),
            StageRules::Board => {
                if play.most.is_none() {
                    self.note(at, WalkEvent::UntilWon, index);
                }
                for part in self.numbers.parts(state.size, state.first) {
                    // A limited number of boards may leave all of them level.
                    let may_be = part.1 < state.size || play.most.is_some();
                    if may_be && !self.is_told(part.0, part.1, state.size) {
                        self.follow(
                            index,
                            state,
                            PartRange::new(part.0, part.1),
                            state.spent.clone(),
                        );
                    }
                }
            }
        }
    }

    /// Whether there are two, and where the colours come from.
    fn two(&mut self, index: usize, state: &WalkState, white: FirstWhite) -> bool {
        if state.size != 2 {
            self.gap(state.at, Gap::NotTwo, index, state.size);
            return false;
        }
        match white {
            FirstWhite::Kept if !state.white_known => {
                self.note(state.at, WalkEvent::NothingKept, index)
            }
            FirstWhite::Kept | FirstWhite::Seed(_) | FirstWhite::SeedChooses(_) => {}
            FirstWhite::Lots(clause)
            | FirstWhite::TossWithChoice(clause)
            | FirstWhite::Bids(clause) => {
                self.used.insert(clause);
            }
        }
        true
    }

    /// Any order with any of them level can come out: let everybody beat those further down and
    /// draw with the others.
    fn round_robin(&mut self, index: usize, state: &WalkState, numbers: NumberSource) {
        match numbers {
            NumberSource::Reversed if !state.same_players => {
                self.note(state.at, WalkEvent::NothingReversed, index)
            }
            NumberSource::Reversed => {}
            NumberSource::Lots(clause) => {
                self.used.insert(clause);
            }
            NumberSource::ByChange { same, fewer } => {
                self.used.insert(if state.same_players { same } else { fewer });
            }
        }
        let held = self.numbers.one_more(state.held);
        let after = WalkState { held, same_players: true, ..state.clone() };
        for part in self.numbers.parts(state.size, state.first) {
            if self.is_told(part.0, part.1, state.size) {
                continue;
            }
            self.follow(
                index,
                &after,
                PartRange::new(part.0, part.1),
                self.after_play(&state.spent),
            );
        }
    }

    /// What is behind them after games, where a clause looks at those.
    fn after_play(&self, spent: &SpentCriteria) -> SpentCriteria {
        if self.regulation.looks_at_play_offs() { spent.after_play() } else { spent.clone() }
    }

    /// Whether it is known who of two is the higher seed.
    fn seeds_of_two(
        &mut self,
        index: usize,
        state: &WalkState,
        seeding: Option<ClauseRef>,
    ) -> bool {
        match seeding {
            Some(seeding) => self.seed(index, state, seeding),
            None if state.seeded => true,
            None => {
                self.gap(state.at, Gap::NoSeeds, index, state.size);
                false
            }
        }
    }

    /// The pairings of a knock-out or a ladder; whether the last of them can have a winner.
    fn pairings(
        &mut self,
        index: usize,
        state: &WalkState,
        PairingClauses { seeding, pairing, last }: PairingClauses,
    ) -> bool {
        if !self.seed(index, state, seeding) || state.size < 2 {
            return false;
        }
        let spent = if state.size > 2 { state.spent.smaller() } else { state.spent.clone() };
        let seeded = self.regulation.looks_at_seeds();
        let pair = |at: ClauseRef| WalkState {
            at,
            size: 2,
            first: state.first,
            held: 0,
            same_players: false,
            white_known: false,
            seeded,
            spent: spent.clone(),
        };
        let rounds = [(state.size > 2).then_some(pairing), Some(last.unwrap_or(pairing))];
        for clause in rounds.into_iter().flatten() {
            let pair = pair(clause);
            self.reach(pair.clone(), Some(index));
            // A round in which no pairing ever has a winner is the last.
            if !self.can_be_won(&pair) {
                return false;
            }
        }
        true
    }
}

/// Who went out together, as (offset, size): the loser of the final, those of the semi-finals, ...
/// and those of the first round, where some may have had a bye.
fn knocked_out(size: usize) -> Vec<(usize, usize)> {
    let field = size.next_power_of_two();
    let mut parts = Vec::new();
    let (mut offset, mut losers) = (1, 1);
    while offset < size {
        let out = if losers * 2 >= field { size - offset } else { losers };
        parts.push((offset, out));
        offset += out;
        losers *= 2;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_out_together() {
        assert_eq!(knocked_out(2), [(1, 1)]);
        assert_eq!(knocked_out(3), [(1, 1), (2, 1)]);
        assert_eq!(knocked_out(4), [(1, 1), (2, 2)]);
        assert_eq!(knocked_out(6), [(1, 1), (2, 2), (4, 2)]);
        assert_eq!(knocked_out(8), [(1, 1), (2, 2), (4, 4)]);
    }
}
