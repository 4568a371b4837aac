//! The player who has White first: by lots, by a toss with choice, by bids of time for Black, by
//! seed, by the choice of a seed, or as in the match before.

use super::other_of;
use crate::group::TiedGroup;
use crate::run::{Run, seconds_of_bid};
use std::cmp::Ordering;
use tiebreak_model::{Answer, Ask, ClauseRef, Colour, DataAnswer, Id, Purpose, Question, Reason};
use tiebreak_regulation::{Action, FirstWhite, Seed, StagePlay};

/// The player whom a rule about seeds favours; the pair has the higher seed first.
pub(super) fn favoured(seed: Seed, [higher, lower]: [Id; 2]) -> Id {
    match seed {
        Seed::Higher => higher,
        Seed::Lower => lower,
    }
}

/// Why the players of a pairing have no order by seed.
pub(super) enum NoPair {
    /// Something is to be answered first.
    Waiting,
    /// There are no seeds, or no two of the group have one.
    NoSeeds,
}

/// The bids of two players for Black.
struct BidResult {
    white: Id,
    /// The time that Black has, in seconds.
    black_seconds: u32,
}

/// The colour of a player; the first of the pair has White.
pub(super) fn colour_of(pair: [Id; 2], id: Id) -> Colour {
    if pair[0] == id { Colour::White } else { Colour::Black }
}

impl Run<'_> {
    /// The two players of a group, the higher seed first: by the clause that the stage names, or
    /// by the seeds of the knock-out or ladder in which they play.
    pub(super) fn by_seed(
        &mut self,
        play: &StagePlay,
        group: &TiedGroup,
    ) -> Result<[Id; 2], NoPair> {
        let seeds = match (play.seeding, &group.history.seeds) {
            (Some(seeding), _) => self.seeds(seeding, group).ok_or(NoPair::Waiting)?,
            (None, Some(seeds)) => seeds.clone(),
            (None, None) => return Err(NoPair::NoSeeds),
        };
        let mut pair = seeds.into_iter().filter(|id| group.members.contains(id));
        pair.next().zip(pair.next()).map(|(higher, lower)| [higher, lower]).ok_or(NoPair::NoSeeds)
    }

    /// The two players, the one who begins with white first.
    pub(crate) fn first_white(
        &mut self,
        at: ClauseRef,
        white: FirstWhite,
        path: &str,
        group: &mut TiedGroup,
    ) -> Option<[Id; 2]> {
        let &[a, b] = group.members.as_slice() else { return None };
        let first = match (white, group.history.first_white) {
            (FirstWhite::Kept, Some(first)) => first,
            // Lots are drawn where there was no match before.
            (FirstWhite::Kept, None) => self.drawn_white(at, path, &[a, b])?,
            (FirstWhite::Lots(clause), _) => self.drawn_white(clause, path, &[a, b])?,
            (FirstWhite::TossWithChoice(clause), _) => self.chosen_white(clause, path, [a, b])?,
            (FirstWhite::Seed(seed), _) => {
                let white = favoured(seed, group.history.pair?);
                self.log
                    .step(at, &[], || Reason::SeedHasWhite { white, higher: seed == Seed::Higher });
                white
            }
            (FirstWhite::SeedChooses(seed), _) => {
                let chooser = favoured(seed, group.history.pair?);
                self.log.step(at, &[], || Reason::SeedChooses {
                    chooser,
                    higher: seed == Seed::Higher,
                });
                self.colour_chosen(at, path, chooser, if chooser == a { b } else { a })?
            }
            (FirstWhite::Bids(clause), _) => {
                let most = self.most_bid(at)?;
                let bid = self.bid_for_black(clause, most, path, [a, b])?;
                group.history.bid = Some(bid.black_seconds);
                bid.white
            }
        };
        group.history.first_white = Some(first);
        Some(if first == a { [a, b] } else { [b, a] })
    }

    /// The longest time that can be bid in the stage of a clause: that on the clock of Black.
    fn most_bid(&self, at: ClauseRef) -> Option<u32> {
        let Action::Play(play) = &self.input.regulation.clause(at).action else { return None };
        play.clock.map(|(clock, _)| clock.black.base)
    }

    /// Asks for the bids. The lower bid has Black; lots decide between equal bids.
    fn bid_for_black(
        &mut self,
        clause: ClauseRef,
        most: u32,
        path: &str,
        [a, b]: [Id; 2],
    ) -> Option<BidResult> {
        let ask = Ask::Bid { bidders: [a, b], most };
        let question = Question { id: format!("{path}/bid"), clause, ask };
        if self.is_not_needed(&question) {
            return Some(BidResult { white: a, black_seconds: most });
        }
        let Answer::Data(DataAnswer::Numbers(bids)) = self.ask(question)? else { return None };
        let first = seconds_of_bid(*bids.first()?)?;
        let second = seconds_of_bid(*bids.get(1)?)?;
        let black = match first.cmp(&second) {
            Ordering::Less => Some(a),
            Ordering::Greater => Some(b),
            Ordering::Equal => None,
        };
        self.log.step(clause, &[], || Reason::Bids { bids: [(a, first), (b, second)], black });
        let white = match black {
            Some(black) if black == a => b,
            Some(_) => a,
            None => self.drawn_white(clause, path, &[a, b])?,
        };
        Some(BidResult { white, black_seconds: first.min(second) })
    }

    /// Whether a choice or bid is not needed because one of the two players has left: the game is
    /// forfeited, whatever its colours.
    fn is_not_needed(&mut self, question: &Question) -> bool {
        let players = question.ask.participants();
        let gone = players.into_iter().any(|id| self.does_not_play(id));
        gone && self.peek(question).is_none()
    }

    fn drawn_white(&mut self, clause: ClauseRef, path: &str, pair: &[Id]) -> Option<Id> {
        let drawn =
            self.lots([path, "/first-white"].concat(), clause, Purpose::FirstWhite, pair)?;
        let first = *drawn.first()?;
        self.log.step(clause, &[], || Reason::FirstWhite { white: first });
        Some(first)
    }

    fn chosen_white(&mut self, clause: ClauseRef, path: &str, pair: [Id; 2]) -> Option<Id> {
        let drawn = self.lots(format!("{path}/coin-toss"), clause, Purpose::CoinToss, &pair)?;
        let chooser = *drawn.first()?;
        let other = other_of(pair, chooser);
        self.log.step(clause, &[], || Reason::TossWon { chooser });
        self.colour_chosen(clause, path, chooser, other)
    }

    /// Asks one of the two players for a colour: the player who has White then.
    fn colour_chosen(
        &mut self,
        clause: ClauseRef,
        path: &str,
        chooser: Id,
        other: Id,
    ) -> Option<Id> {
        let question =
            Question { id: format!("{path}/colour"), clause, ask: Ask::Colour { chooser, other } };
        if self.is_not_needed(&question) {
            return Some(chooser);
        }
        let Answer::Colour(colour) = self.ask(question)? else { return None };
        self.log.step(clause, &[], || Reason::ColourChosen { chooser, colour });
        Some(if colour == Colour::White { chooser } else { other })
    }
}
