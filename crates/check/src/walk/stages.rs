//! Stages: which parts can be left after something was played.

use super::{Event, Gap, Spent, State, Walk, nature};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{FirstWhite, Form, Numbers, Play};

impl Walk<'_> {
    pub(super) fn play(&mut self, index: usize, state: &State, play: &Play) {
        if let Some((_, set_by)) = play.clock {
            self.reached.insert(set_by);
        }
        let at = state.at;
        match &play.form {
            Form::Match { white, .. } => {
                if self.two(index, state, *white) {
                    let after = State { white_known: true, ..state.clone() };
                    self.follow(index, &after, (0, 2), state.spent.clone());
                }
            }
            Form::UntilWon { white, .. } => {
                if self.two(index, state, *white) {
                    self.note(at, Event::UntilWon, index);
                }
            }
            Form::Armageddon { colours, .. } => {
                self.two(index, state, *colours);
            }
            Form::RoundRobin { numbers, .. } => self.round_robin(index, state, *numbers),
            Form::KnockOut { seeding, pairing, last } => self.knock_out(index, state, *seeding, *pairing, *last),
            Form::Board => {
                if play.most.is_none() {
                    self.note(at, Event::UntilWon, index);
                }
                for part in nature::parts(nature::Shape::Any, state.size) {
                    if part.1 < state.size || play.most.is_some() {
                        self.follow(index, state, part, state.spent.clone());
                    }
                }
            }
        }
    }

    /// Whether there are two, and where the colours come from.
    fn two(&mut self, index: usize, state: &State, white: FirstWhite) -> bool {
        if state.size != 2 {
            self.note(state.at, Event::Gap(Gap::NotTwo), index);
            return false;
        }
        match white {
            FirstWhite::Kept if !state.white_known => self.note(state.at, Event::NothingKept, index),
            FirstWhite::Kept => {}
            FirstWhite::Lots(clause) | FirstWhite::TossWithChoice(clause) | FirstWhite::Bids(clause) => {
                self.reached.insert(clause);
            }
        }
        true
    }

    /// Any order with any of them level can come out: let everybody beat those further down and draw with the others.
    fn round_robin(&mut self, index: usize, state: &State, numbers: Numbers) {
        match numbers {
            Numbers::Reversed if !state.same_players => self.note(state.at, Event::NothingReversed, index),
            Numbers::Reversed | Numbers::Lots(_) => {}
            Numbers::ByChange { same, fewer } => {
                self.reached.insert(if state.same_players { same } else { fewer });
            }
        }
        let held = (state.held + 1).min(self.count_round_robins_to);
        let after = State { held, same_players: true, ..state.clone() };
        for part in nature::parts(nature::Shape::Any, state.size) {
            self.follow(index, &after, part, state.spent.clone());
        }
    }

    fn knock_out(
        &mut self,
        index: usize,
        state: &State,
        seeding: ClauseRef,
        pairing: ClauseRef,
        last: Option<ClauseRef>,
    ) {
        self.seed(index, state, seeding);
        let pair = |at: ClauseRef| State {
            at,
            size: 2,
            first: state.first,
            held: 0,
            same_players: false,
            white_known: false,
            spent: Spent::default(),
        };
        if state.size > 2 {
            self.reach(pair(pairing), Some(index));
        }
        self.reach(pair(last.unwrap_or(pairing)), Some(index));
        for part in knocked_out(state.size) {
            self.follow(index, state, part, Spent::default());
        }
    }
}

/// Who went out together, as (offset, size): the loser of the final, those of the semi-finals, ... and those of the first round,
/// where some may have had a bye.
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
