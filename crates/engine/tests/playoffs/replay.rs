//! Answers that are read off games that were played: results, and the lots that they imply.

use super::catalogue::Game;
use std::collections::BTreeMap;
use tiebreak_engine::berger;
use tiebreak_model::{Answer, Answers, Ask, Colour, Departure, Event, Id, Purpose, Question};

/// The games of a play-off in the order in which they were played.
pub struct Replay<'e> {
    event: &'e Event,
    games: Vec<(Id, Id, Game)>,
    used: Vec<bool>,
    seeds: Vec<Id>,
    shared: Vec<Id>,
    given: BTreeMap<String, Answer>,
}

impl<'e> Replay<'e> {
    pub fn new(event: &'e Event, games: &[Game], seeds: Vec<Id>, shared: Vec<Id>) -> Self {
        let id =
            |name: &str| event.find(name).unwrap_or_else(|| panic!("{name} does not take part"));
        let games: Vec<_> =
            games.iter().map(|game| (id(&game.white), id(&game.black), game.clone())).collect();
        Self { event, used: vec![false; games.len()], games, seeds, shared, given: BTreeMap::new() }
    }

    /// The games that no question asked for.
    pub fn unused(&self) -> Vec<String> {
        let left = self.games.iter().zip(&self.used).filter(|(_, used)| !**used);
        left.map(|((_, _, game), _)| format!("{} - {}", game.white, game.black)).collect()
    }

    fn unplayed(&self) -> impl Iterator<Item = (usize, Id, Id)> {
        let games = self.games.iter().enumerate().filter(|(index, _)| !self.used[*index]);
        games.map(|(index, (white, black, _))| (index, *white, *black))
    }

    /// Who had white in the next game between the two.
    fn next_white(&self, a: Id, b: Id) -> Option<Id> {
        self.unplayed()
            .find(|(_, white, black)| [*white, *black] == [a, b] || [*white, *black] == [b, a])
            .map(|game| game.1)
    }

    fn result(&mut self, white: Id, black: Id) -> Option<Answer> {
        let index = self.unplayed().find(|game| (game.1, game.2) == (white, black))?.0;
        self.used[index] = true;
        let text = &self.games[index].2.result;
        Some(Answer::Result(text.parse().unwrap_or_else(|()| panic!("{text} is no result"))))
    }

    /// The numbers for which the Berger table gives the next games; of several, those that give
    /// them in their order.
    fn numbers(&self, among: &[Id]) -> Option<Vec<Id>> {
        let left: Vec<(Id, Id)> = self.unplayed().map(|game| (game.1, game.2)).collect();
        let table: Vec<(usize, usize)> =
            berger::rounds(among.len()).into_iter().flatten().collect();
        let mut best: Option<(Vec<usize>, Vec<Id>)> = None;
        for numbers in orders(among) {
            let place = |(white, black): &(usize, usize)| {
                left.iter().position(|game| *game == (numbers[white - 1], numbers[black - 1]))
            };
            let Some(places) = table.iter().map(place).collect::<Option<Vec<usize>>>() else {
                continue;
            };
            if best.as_ref().is_none_or(|(before, _)| places < *before) {
                best = Some((places, numbers));
            }
        }
        best.map(|(_, numbers)| numbers)
    }

    fn work_out(&mut self, question: &Question) -> Option<Answer> {
        match &question.ask {
            Ask::Game { white, black, .. } => self.result(*white, *black),
            Ask::Colour { chooser, other } => {
                let white = self.next_white(*chooser, *other)?;
                Some(Answer::Colour(if white == *chooser { Colour::White } else { Colour::Black }))
            }
            Ask::Lots { purpose: Purpose::PairingNumbers, among, .. } => {
                self.numbers(among).map(Answer::order)
            }
            Ask::Lots { purpose: Purpose::Seeding, among, .. }
                if self.seeds.len() == among.len() =>
            {
                Some(Answer::order(self.seeds.clone()))
            }
            Ask::Lots { purpose: Purpose::FirstWhite, among, .. } => {
                let [a, b] = among[..] else { return None };
                let white = self.next_white(a, b)?;
                Some(Answer::order([white, if white == a { b } else { a }]))
            }
            // Who won the toss is not known, and nothing depends on it: the colour is chosen as it
            // was played.
            Ask::Lots { purpose: Purpose::CoinToss, among, .. } => {
                Some(Answer::order(among.iter().copied()))
            }
            _ => None,
        }
    }
}

impl Answers for Replay<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        if let Some(known) = self.given.get(&question.id) {
            return Some(known.clone());
        }
        let answer = self.work_out(question)?;
        self.given.insert(question.id.clone(), answer.clone());
        Some(answer)
    }

    fn departure(&mut self, tie: &str, _: &[Id]) -> Option<Departure> {
        let agreed = !self.shared.is_empty() && tie == "first";
        let names: Vec<&str> = self.shared.iter().map(|id| self.event.name(*id)).collect();
        agreed.then(|| Departure {
            parts: vec![self.shared.clone()],
            by: "the players".into(),
            why: format!("{} share the title", names.join(", ")),
        })
    }
}

/// Every order of these participants.
fn orders(ids: &[Id]) -> Vec<Vec<Id>> {
    let [first, rest @ ..] = ids else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for order in orders(rest) {
        for at in 0..=order.len() {
            let mut longer = order.clone();
            longer.insert(at, *first);
            all.push(longer);
        }
    }
    all
}
