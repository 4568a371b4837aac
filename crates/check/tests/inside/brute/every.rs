//! The exhaustive source: gives every possible answer in turn, run after run, until there is none
//! left.
//!
//! Symmetric cases are merged. Lots are drawn in one order, because nothing but the lots tells the
//! drawn apart; of a stage only its outcome counts, so a round robin is every order with any of its
//! players level, a match is won by either or drawn. A stage that began in the same situation
//! before, in this run or in an earlier one, goes on with one answer only: so loops end, and the
//! number of runs is that of situations, not of ways to them. [`Every::in_detail`] merges nothing
//! inside a stage: every result of every game, every order of the lots, both colours.

use super::events::Setting;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use tiebreak_model::{
    Answer, Answers, Ask, ClauseRef, Colour, DataAnswer, DataNeeded, Exact, GameResult, Id,
    Purpose, Question,
};
use tiebreak_regulation::{Action, Regulation, RouteCondition, StageRules};

/// A point where a run could have gone otherwise.
#[derive(Debug, Clone, Copy)]
enum Fork {
    /// This answer, of this number of answers.
    Taken(usize, usize),
    /// A stage began, for the first time or again.
    Began { first: bool },
}

/// A situation at the beginning of a stage.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Situation {
    clause: ClauseRef,
    path: String,
    members: Vec<Id>,
    held: u32,
    same_players: bool,
}

/// A stage of the present run.
struct Stage {
    label: String,
    members: Vec<Id>,
    round_robin: Option<u32>,
    /// Whether other answers are still to be tried.
    first: bool,
    /// The order that the stage comes to, once it is chosen.
    outcome: Option<Vec<Vec<Id>>>,
}

/// Every possible answer in turn.
pub struct Every<'r> {
    regulation: &'r Regulation,
    in_detail: bool,
    count_round_robins_to: u32,
    begun: BTreeSet<Situation>,
    forks: Vec<Fork>,
    at: usize,
    stages: Vec<Stage>,
    /// The event: what it leaves out is told from here.
    setting: Option<&'r Setting>,
    /// What other data that the event lacks are made up from.
    data: u64,
}

impl<'r> Every<'r> {
    pub fn of(regulation: &'r Regulation) -> Self {
        let routes = regulation.clauses.iter().flat_map(|clause| &clause.then);
        let counts = routes.filter_map(|route| match route.when {
            RouteCondition::AfterRoundRobins(count) => Some(count),
            _ => None,
        });
        Self {
            regulation,
            in_detail: false,
            count_round_robins_to: counts.max().unwrap_or(0),
            begun: BTreeSet::new(),
            forks: Vec::new(),
            at: 0,
            stages: Vec::new(),
            setting: None,
            data: 0,
        }
    }

    /// The same without merging inside a stage.
    pub fn in_detail(regulation: &'r Regulation) -> Self {
        Self { in_detail: true, ..Self::of(regulation) }
    }

    /// Goes on with another event, the one of this number.
    pub fn about(&mut self, setting: &'r Setting, number: u64) {
        self.setting = Some(setting);
        self.data = number;
    }

    /// Forgets which stages began: everything is tried again, with other facts.
    pub fn forget(&mut self) {
        self.begun.clear();
    }

    /// How many situations have been begun from.
    pub fn situations(&self) -> usize {
        self.begun.len()
    }

    /// Begins the next run; nothing is left to try where this is false.
    pub fn next(&mut self) -> bool {
        self.at = 0;
        self.stages.clear();
        while let Some(last) = self.forks.pop() {
            if let Fork::Taken(taken, of) = last
                && taken + 1 < of
            {
                self.forks.push(Fork::Taken(taken + 1, of));
                return true;
            }
        }
        false
    }

    fn fork(&mut self, of: usize, first: bool) -> usize {
        if !first || of < 2 {
            return 0;
        }
        if self.at == self.forks.len() {
            self.forks.push(Fork::Taken(0, of));
        }
        self.at += 1;
        match self.forks[self.at - 1] {
            Fork::Taken(taken, _) => taken,
            Fork::Began { .. } => panic!("the engine asks otherwise with the same answers"),
        }
    }

    /// The position of a stage in the present run; a new one is begun. Whether all its players are
    /// named, or those of a game only.
    fn stage(&mut self, label: &str, clause: ClauseRef, named: &[Id], all: bool) -> usize {
        if let Some(known) = self.stages.iter().rposition(|stage| stage.label == label) {
            return known;
        }
        let before = self.stages.iter().rev().find(|stage| {
            stage.round_robin.is_some() && named.iter().all(|member| stage.members.contains(member))
        });
        let (path, name) = label.rsplit_once('/').map_or(("", label), |(path, name)| (path, name));
        let (name, number) = match name.rsplit_once('-') {
            Some((name, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                (name, number.parse().ok())
            }
            _ => (name, None),
        };
        let round_robin = if name == "round-robin" { number } else { None };
        // Only the players of the round robin before can play another one without lots.
        let mut members = match (round_robin, before) {
            (Some(_), Some(before)) if !all => before.members.clone(),
            _ => named.to_vec(),
        };
        members.sort_unstable();
        let held = before.and_then(|stage| stage.round_robin).unwrap_or(0);
        let same_players = before.is_some_and(|stage| stage.members == members);
        // A final inside a final inside a final is still a final.
        let mut path: Vec<&str> = path.split('/').collect();
        path.dedup();
        let situation = Situation {
            clause,
            path: format!("{}/{name}", path.join("/")),
            members: members.clone(),
            held: held.min(self.count_round_robins_to),
            same_players,
        };
        let first = self.begin(situation);
        self.stages.push(Stage {
            label: label.to_owned(),
            members,
            round_robin,
            first,
            outcome: None,
        });
        self.stages.len() - 1
    }

    fn begin(&mut self, situation: Situation) -> bool {
        if self.at == self.forks.len() {
            let first = self.begun.insert(situation);
            self.forks.push(Fork::Began { first });
        }
        self.at += 1;
        match self.forks[self.at - 1] {
            Fork::Began { first } => first,
            Fork::Taken(..) => panic!("the engine asks otherwise with the same answers"),
        }
    }

    fn game(&mut self, question: &Question, white: Id, black: Id) -> GameResult {
        let (label, number) = stage_of(&question.id);
        let stage = self.stage(label, question.clause, &[white, black], false);
        let first = self.stages[stage].first;
        let form = match &self.regulation.clause(question.clause).action {
            Action::Play(play) => Some(&play.form),
            _ => None,
        };
        match form {
            // A drawn game leads to the same situation again: the second is won.
            Some(StageRules::UntilWon { .. }) if number > 1 => [WON, LOST][self.fork(2, first)],
            Some(StageRules::UntilWon { .. } | StageRules::Armageddon { .. }) => {
                [WON, LOST, DRAWN][self.fork(3, first)]
            }
            _ if self.in_detail && first => [WON, LOST, DRAWN][self.fork(3, first)],
            _ => self.as_in_the_outcome(stage, white, black),
        }
    }

    fn as_in_the_outcome(&mut self, stage: usize, white: Id, black: Id) -> GameResult {
        if self.stages[stage].outcome.is_none() {
            let orders = orders(&self.stages[stage].members);
            let chosen = self.fork(orders.len(), self.stages[stage].first);
            self.stages[stage].outcome = Some(orders[chosen].clone());
        }
        let outcome = self.stages[stage].outcome.as_ref().unwrap();
        let place = |id: Id| outcome.iter().position(|part| part.contains(&id));
        match place(white).cmp(&place(black)) {
            Ordering::Less => WON,
            Ordering::Greater => LOST,
            Ordering::Equal => DRAWN,
        }
    }

    fn lots(&mut self, question: &Question, purpose: Purpose, among: &[Id]) -> Answer {
        let of_a_stage =
            matches!(purpose, Purpose::FirstWhite | Purpose::PairingNumbers | Purpose::CoinToss);
        if !of_a_stage {
            let turns = if self.in_detail { among.len() } else { 1 };
            return Answer::order(turned(among, self.fork(turns, true)));
        }
        let (label, _) = stage_of(&question.id);
        let stage = self.stage(label, question.clause, among, true);
        let turns = if self.in_detail { among.len() } else { 1 };
        Answer::order(turned(among, self.fork(turns, self.stages[stage].first)))
    }

    fn board(&mut self, question: &Question, between: &[Id]) -> Answer {
        let (label, number) = match board_of_two(&question.id) {
            Some((_, number)) if number > 1 => return Answer::order(between.iter().copied()),
            Some(first) => first,
            None => stage_of(&question.id),
        };
        let stage = self.stage(label, question.clause, between, true);
        let mut orders = orders(between);
        // A flat board leads to the same situation again: the second separates, unless the number
        // of boards is limited.
        let bounded = matches!(&self.regulation.clause(question.clause).action, Action::Play(play) if play.most.is_some());
        orders.retain(|order| order.len() > 1 || number == 1 || bounded);
        Answer::Order(orders[self.fork(orders.len(), self.stages[stage].first)].clone())
    }

    /// Data that the event lacks: all alike, or made up.
    fn missing(&self, id: &str, needs: DataNeeded) -> DataAnswer {
        let mut mixed = self.data;
        for byte in id.bytes() {
            mixed = (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        let made_up =
            |shift: u32| if self.data == 0 { 1 } else { i64::from((mixed >> shift) as u8 % 3) };
        let result = [WON, DRAWN, LOST][usize::try_from(made_up(13)).unwrap()];
        match needs {
            DataNeeded::Result { .. } => DataAnswer::Result(result),
            DataNeeded::Game(a, b) => {
                let (white, result) =
                    self.setting.and_then(|setting| setting.game(a, b)).unwrap_or((a, result));
                DataAnswer::Game { white, result }
            }
            DataNeeded::Number(_) => DataAnswer::Numbers(vec![Exact::from(made_up(29))]),
            DataNeeded::Numbers(..) => {
                DataAnswer::Numbers([29, 37].map(|shift| Exact::from(made_up(shift))).to_vec())
            }
        }
    }
}

const WON: GameResult = GameResult::White;
const LOST: GameResult = GameResult::Black;
const DRAWN: GameResult = GameResult::Draw;

impl Answers for Every<'_> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        Some(match &question.ask {
            Ask::Game { white, black, .. } => Answer::Result(self.game(question, *white, *black)),
            Ask::Lots { purpose, among, .. } => self.lots(question, *purpose, among),
            Ask::Board { between } => self.board(question, between),
            Ask::Colour { .. } => Answer::Colour(
                [Colour::White, Colour::Black][self.fork(if self.in_detail { 2 } else { 1 }, true)],
            ),
            Ask::Bid { bidders, .. } => {
                let (label, _) = stage_of(&question.id);
                let stage = self.stage(label, question.clause, bidders, true);
                let lower = self.fork(if self.in_detail { 3 } else { 1 }, self.stages[stage].first);
                let bids = [[120, 121], [121, 120], [120, 120]][lower];
                Answer::Data(DataAnswer::Numbers(bids.map(|bid: i64| Exact::from(bid)).to_vec()))
            }
            // The end of it, whatever is decided.
            Ask::Decision { among, .. } => Answer::order(among.iter().copied()),
            Ask::Data(missing) => Answer::Data(self.missing(&question.id, missing.needs)),
        })
    }
}

/// The stage that a question belongs to, and the number of the game or board.
fn stage_of(id: &str) -> (&str, u32) {
    let (rest, last) = id.rsplit_once('/').unwrap_or((id, ""));
    let number = last.trim_start_matches("game-").parse().unwrap_or(0);
    match rest.rsplit_once('/') {
        Some((label, round))
            if last.starts_with("game-")
                && round.starts_with("round-")
                && !round.contains("robin") =>
        {
            (label, number)
        }
        _ => (rest, number),
    }
}

/// Boards of each two side by side, `board/1/A - B`: where they belong, and which turn of them it
/// is. From the second turn on the one named first wins: so nobody is level after it, as after a
/// single board.
fn board_of_two(id: &str) -> Option<(&str, u32)> {
    let (turn, pair) = id.rsplit_once('/')?;
    let number = turn.rsplit_once('/')?.1.parse().ok()?;
    pair.contains(" - ").then_some((turn, number))
}

/// Every order with any of them level, that in which nobody is level first. Of four and more only
/// one of those that differ in names alone.
fn orders(members: &[Id]) -> Vec<Vec<Vec<Id>>> {
    let mut orders = Vec::new();
    let fewest = 1u32 << members.len().saturating_sub(1);
    let arrangements =
        if members.len() <= 3 { arrangements(members) } else { vec![members.to_vec()] };
    for cuts in (0..fewest).rev() {
        for arrangement in &arrangements {
            let mut order: Vec<Vec<Id>> = Vec::new();
            for (index, id) in arrangement.iter().enumerate() {
                match order.last_mut() {
                    Some(part) if cuts >> (index - 1) & 1 == 0 => part.push(*id),
                    _ => order.push(vec![*id]),
                }
            }
            order.iter_mut().for_each(|part| part.sort_unstable());
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
    }
    orders
}

fn arrangements(members: &[Id]) -> Vec<Vec<Id>> {
    if members.len() < 2 {
        return vec![members.to_vec()];
    }
    let mut all = Vec::new();
    for (index, first) in members.iter().enumerate() {
        let mut rest = members.to_vec();
        rest.remove(index);
        all.extend(arrangements(&rest).into_iter().map(|tail| [vec![*first], tail].concat()));
    }
    all
}

fn turned(among: &[Id], by: usize) -> Vec<Id> {
    let mut turned = among.to_vec();
    turned.rotate_left(by);
    turned
}

#[test]
fn thirteen_orders_of_three() {
    let three = [Id(0), Id(1), Id(2)];
    assert_eq!(orders(&three).len(), 13);
    assert_eq!(orders(&three[..2]).len(), 3);
    assert_eq!(orders(&[three.as_slice(), &[Id(3)]].concat()).len(), 8);
    assert_eq!(
        stage_of("places-1-3/round-robin-2/round-1/game-2"),
        ("places-1-3/round-robin-2", 2)
    );
    assert_eq!(stage_of("semi-final-1/game-1"), ("semi-final-1", 1));
    assert_eq!(stage_of("places-2-3/board/3"), ("places-2-3/board", 3));
    assert_eq!(stage_of("match/first-white"), ("match", 0));
    assert_eq!(board_of_two("places-1-3/board/2/A - B"), Some(("places-1-3/board/2", 2)));
    assert_eq!(board_of_two("places-2-3/board/3"), None);
}
