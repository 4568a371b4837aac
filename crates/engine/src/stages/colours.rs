//! Who has white first: lots, a toss with choice, bids of time for black, one of two seeds by right or by choice, or as before.

use crate::group::Group;
use crate::hearing::{Hearing, seconds};
use std::cmp::Ordering;
use tiebreak_model::{Answer, Ask, ClauseRef, Colour, DataAnswer, Id, Purpose, Question, Reason};
use tiebreak_regulation::{Action, FirstWhite, Play, Seed};

/// Whom a rule about seeds means, of two with the higher seed first.
pub(super) fn favoured(seed: Seed, [higher, lower]: [Id; 2]) -> Id {
    match seed {
        Seed::Higher => higher,
        Seed::Lower => lower,
    }
}

/// The colour of one of two, of whom the first has white.
pub(super) fn colour_of(pair: [Id; 2], id: Id) -> Colour {
    if pair[0] == id { Colour::White } else { Colour::Black }
}

impl Hearing<'_> {
    /// The two of a group, the higher seed first: by the clause that the stage names, or by the seeding of the knock-out or ladder they
    /// play in. Whether something is to be answered first, where there is no order.
    pub(super) fn by_seed(&mut self, play: &Play, group: &Group) -> Result<[Id; 2], bool> {
        let seeds = match (play.seeding, &group.history.seeds) {
            (Some(seeding), _) => self.seeds(seeding, group).ok_or(true)?,
            (None, Some(seeds)) => seeds.clone(),
            (None, None) => return Err(false),
        };
        let mut pair = seeds.into_iter().filter(|id| group.members.contains(id));
        pair.next().zip(pair.next()).map(|(higher, lower)| [higher, lower]).ok_or(false)
    }

    /// The two players, the one who begins with white first.
    pub(crate) fn first_white(
        &mut self,
        at: ClauseRef,
        white: FirstWhite,
        path: &str,
        group: &mut Group,
    ) -> Option<[Id; 2]> {
        let &[a, b] = group.members.as_slice() else { return None };
        let first = match (white, group.history.first_white) {
            (FirstWhite::Kept, Some(first)) => first,
            // Without a match before there is nothing to keep: lots.
            (FirstWhite::Kept, None) => self.drawn_white(at, path, &[a, b])?,
            (FirstWhite::Lots(clause), _) => self.drawn_white(clause, path, &[a, b])?,
            (FirstWhite::TossWithChoice(clause), _) => self.chosen_white(clause, path, [a, b])?,
            (FirstWhite::Seed(seed), _) => {
                let white = favoured(seed, group.history.pair?);
                self.step(at, &[], || Reason::SeedHasWhite { white, higher: seed == Seed::Higher });
                white
            }
            (FirstWhite::SeedChooses(seed), _) => {
                let chooser = favoured(seed, group.history.pair?);
                self.step(at, &[], || Reason::SeedChooses { chooser, higher: seed == Seed::Higher });
                self.colour_chosen(at, path, chooser, if chooser == a { b } else { a })?
            }
            (FirstWhite::Bids(clause), _) => {
                let (white, bid) = self.bid_for_black((at, clause), path, [a, b])?;
                group.history.bid = Some(bid);
                white
            }
        };
        group.history.first_white = Some(first);
        Some(if first == a { [a, b] } else { [b, a] })
    }

    /// Who is left with white after the bids, and the time that black has. Equal bids: lots.
    fn bid_for_black(
        &mut self,
        (at, clause): (ClauseRef, ClauseRef),
        path: &str,
        [a, b]: [Id; 2],
    ) -> Option<(Id, u32)> {
        let Action::Play(play) = &self.regulation.clause(at).action else { return None };
        let most = play.clock.map(|(clock, _)| clock.black.base)?;
        let question = Question { id: format!("{path}/bid"), clause, ask: Ask::Bid { bidders: [a, b], most } };
        if self.falls_away(&question) {
            return Some((a, most));
        }
        let Answer::Data(DataAnswer::Numbers(bids)) = self.ask(question)? else { return None };
        let (first, second) = (seconds(*bids.first()?)?, seconds(*bids.get(1)?)?);
        let black = match first.cmp(&second) {
            Ordering::Less => Some(a),
            Ordering::Greater => Some(b),
            Ordering::Equal => None,
        };
        self.step(clause, &[], || Reason::Bids { bids: [(a, first), (b, second)], black });
        let white = match black {
            Some(black) if black == a => b,
            Some(_) => a,
            None => self.drawn_white(clause, path, &[a, b])?,
        };
        Some((white, first.min(second)))
    }

    /// Where one of the two has left, nobody chooses or bids any more: the game is forfeited, whatever its colours.
    fn falls_away(&mut self, question: &Question) -> bool {
        let left = self.answers.left();
        let gone = question.ask.participants().iter().any(|id| left.contains(id));
        gone && self.peek(question).is_none()
    }

    fn drawn_white(&mut self, clause: ClauseRef, path: &str, pair: &[Id]) -> Option<Id> {
        let drawn = self.lots([path, "/first-white"].concat(), clause, Purpose::FirstWhite, pair)?;
        let first = *drawn.first()?;
        self.step(clause, &[], || Reason::FirstWhite { white: first });
        Some(first)
    }

    fn chosen_white(&mut self, clause: ClauseRef, path: &str, pair: [Id; 2]) -> Option<Id> {
        let drawn = self.lots(format!("{path}/coin-toss"), clause, Purpose::CoinToss, &pair)?;
        let chooser = *drawn.first()?;
        let other = if chooser == pair[0] { pair[1] } else { pair[0] };
        self.step(clause, &[], || Reason::TossWon { chooser });
        self.colour_chosen(clause, path, chooser, other)
    }

    /// Who has white after one of the two has chosen.
    fn colour_chosen(&mut self, clause: ClauseRef, path: &str, chooser: Id, other: Id) -> Option<Id> {
        let question = Question { id: format!("{path}/colour"), clause, ask: Ask::Colour { chooser, other } };
        if self.falls_away(&question) {
            return Some(chooser);
        }
        let Answer::Colour(colour) = self.ask(question)? else { return None };
        self.step(clause, &[], || Reason::ColourChosen { chooser, colour });
        Some(if colour == Colour::White { chooser } else { other })
    }
}
