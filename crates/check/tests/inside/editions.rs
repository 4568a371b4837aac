//! The same tie, the same results, two editions: they come to different ends where a difference was
//! found, and nowhere else.

use super::{Difference, DifferencePlace, Importance, compare};
use crate::brute::Random;
use crate::brute::events::{Setting, Tie, event};
use std::collections::BTreeSet;
use tiebreak_engine::{Options, rule};
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, Colour, DataAnswer, DataNeeded, Exact, GameResult, Id,
    Question, Ruling,
};
use tiebreak_regulation::{Action, Regulation, StageRules, builtin};

/// Results that depend only on who plays and how often they have played, not on what the text calls
/// it.
struct Shared<'r> {
    seed: u64,
    regulation: &'r Regulation,
    setting: &'r Setting,
    /// The stages so far: label and players.
    stages: Vec<(String, Vec<Id>)>,
}

impl Shared<'_> {
    /// A number for the players of a stage that is the n-th among them.
    fn random(&self, members: &[Id], nth: usize) -> Random {
        let mut seed = self.seed.wrapping_mul(1000).wrapping_add(nth as u64);
        for id in members {
            seed = seed.wrapping_mul(31).wrapping_add(u64::from(id.0) + 1);
        }
        Random::new(seed)
    }

    /// The strength of each in this stage: equal ones draw.
    fn strengths(&mut self, label: &str, players: [Id; 2]) -> [usize; 2] {
        if !self.stages.iter().any(|(known, _)| known == label) {
            self.stages.push((label.to_owned(), players.to_vec()));
        }
        let nth = self.stages.iter().position(|(known, _)| known == label).unwrap_or(0);
        players.map(|id| self.random(&[id], nth).below(3))
    }

    fn game(&mut self, question: &Question, white: Id, black: Id) -> GameResult {
        let (label, game) = question.id.rsplit_once('/').unwrap_or((&question.id, ""));
        let label = label
            .rsplit_once("/round-")
            .filter(|(_, round)| !round.contains("robin"))
            .map_or(label, |(at, _)| at);
        let [own, other] = self.strengths(label, [white, black]);
        let decisive = match &self.regulation.clause(question.clause).action {
            Action::Play(play) => {
                matches!(play.form, StageRules::Armageddon { .. } | StageRules::UntilWon { .. })
            }
            _ => false,
        };
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => GameResult::White,
            std::cmp::Ordering::Less => GameResult::Black,
            std::cmp::Ordering::Equal if decisive && (game != "game-1" || own == 0) => {
                if white < black { GameResult::White } else { GameResult::Black }
            }
            // Round robins that are level again and again come to an end as well.
            std::cmp::Ordering::Equal if self.stages.len() > 30 => GameResult::White,
            std::cmp::Ordering::Equal => GameResult::Draw,
        }
    }
}

impl Answers for Shared<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        Some(match &question.ask {
            Ask::Game { white, black, .. } => Answer::Result(self.game(question, *white, *black)),
            Ask::Lots { among, .. } => Answer::order(self.random(among, 0).shuffled(among)),
            Ask::Colour { .. } => Answer::Colour(Colour::White),
            Ask::Bid { .. } => Answer::Data(DataAnswer::Numbers(
                [120, 121].map(|bid: i64| Exact::from(bid)).to_vec(),
            )),
            Ask::Board { between: among } | Ask::Decision { among, .. } => {
                Answer::order(among.iter().copied())
            }
            Ask::Data(missing) => match missing.needs {
                DataNeeded::Game(a, b) => {
                    let (white, result) = self.setting.game(a, b)?;
                    Answer::Data(DataAnswer::Game { white, result })
                }
                _ => return None,
            },
        })
    }
}

fn ruled(regulation: &Regulation, setting: &Setting, seed: u64) -> Ruling {
    let mut shared = Shared { seed, regulation, setting, stages: Vec::new() };
    rule(&setting.event, regulation, &mut shared, Options::default()).unwrap()
}

/// Who stands where, and what is left open.
fn outcome(ruling: &Ruling) -> (Vec<(usize, Vec<Id>)>, bool) {
    (
        ruling.standing.iter().map(|place| (place.from, place.members.clone())).collect(),
        ruling.settled,
    )
}

fn cites(regulation: &Regulation, ruling: &Ruling, clause: Option<&str>) -> bool {
    let steps = ruling.steps.iter().map(|step| step.clause);
    let stages = ruling.stages.iter().map(|stage| stage.clause);
    let left = ruling.left_open.iter().map(|left| left.clause);
    let cited: BTreeSet<ClauseRef> = steps.chain(stages).chain(left).collect();
    clause.and_then(|id| regulation.clause_named(id)).is_none_or(|at| cited.contains(&at))
}

/// The results under both editions that differ, for as many tied as the example begins with.
fn replayed(a: &Regulation, b: &Regulation, difference: &Difference) -> bool {
    let DifferencePlace::Tie(way) = &difference.situation else { return true };
    let tied = way.tied;
    let shared =
        a.entries.iter().flat_map(|entry| entry.kinds.iter().map(move |kind| (entry, *kind)));
    let shared: Vec<_> = shared.filter(|(_, kind)| b.entries_for(*kind).next().is_some()).collect();
    shared.iter().any(|(entry, kind)| {
        (0..300u64).any(|seed| {
            let setting = event(a, entry, *kind, Tie { tied, first: 1 }, seed % 40);
            let (here, there) = (ruled(a, setting, seed), ruled(b, setting, seed));
            outcome(&here) != outcome(&there)
                && cites(a, &here, difference.here.clause.as_deref())
                && cites(b, &there, difference.there.clause.as_deref())
        })
    })
}

#[test]
fn every_difference_in_the_winner_can_be_played() {
    let pairs = [
        ("grand-chess-tour-2018", "grand-chess-tour-2019"),
        ("candidates-2022", "candidates-2024"),
        ("us-championship-2018", "us-championship-2021"),
        ("world-cup-2023", "world-cup-2025"),
        ("tata-steel-masters-2018", "tata-steel-masters-2022"),
    ];
    for (one, other) in pairs {
        let [a, b] = [one, other].map(|id| builtin::find(id).unwrap().unwrap());
        let found = compare(&a, &b).differences;
        let about_the_winner: Vec<&Difference> =
            found.iter().filter(|one| one.matters == Importance::Winner).collect();
        assert!(!about_the_winner.is_empty(), "{one} against {other}");
        for difference in about_the_winner {
            let covered = difference.here.clause.is_some() && difference.there.clause.is_some();
            assert!(
                !covered || replayed(&a, &b, difference),
                "{one} against {other}: {difference:#?}"
            );
        }
    }
}

/// Where no difference in the winner was found, the same results have the same winner, whatever
/// they are.
#[test]
fn the_same_winner_everywhere_else() {
    for other in ["tata-steel-masters-2022", "tepe-sigeman-2023"] {
        let [a, b] =
            ["tata-steel-masters-2023", other].map(|id| builtin::find(id).unwrap().unwrap());
        assert!(
            compare(&a, &b).differences.iter().all(|one| one.matters == Importance::Around),
            "{other}"
        );
        for tied in 2..=7 {
            for seed in 0..300 {
                let kind = a.entries[0].kinds[0];
                let setting = event(&a, &a.entries[0], kind, Tie { tied, first: 1 }, seed % 60);
                assert_eq!(
                    outcome(&ruled(&a, setting, seed)),
                    outcome(&ruled(&b, setting, seed)),
                    "{other} {tied} {seed}"
                );
            }
        }
    }
}
