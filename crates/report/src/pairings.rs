//! The pairings of a knock-out, round by round, as far as they are known.

use crate::svg::{points, stage_mark};
use crate::words::{capital, place_in_play_off, uncapital};
use crate::{Case, Language, say};
use tiebreak_engine::bracket::{field, round_name};
use tiebreak_model::{Colour, GameResult, GameState, Id, StageForm, StageRecord};

/// One side of a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BracketSeat {
    /// A known participant.
    Known(Id),
    /// The winner of the pairing with this path, not known yet.
    Winner(String),
    /// No opponent: the other side advances without play.
    Bye,
}

/// A pairing of the bracket.
#[derive(Debug, Clone)]
pub struct BracketPairing<'c> {
    /// Its place in the play-off: `semi-final-1`.
    pub path: String,
    /// Its two sides, the upper one first.
    pub seats: [BracketSeat; 2],
    /// Who advances, once that is known.
    pub winner: Option<Id>,
    /// The stages that the two have played, in order.
    pub stages: Vec<&'c StageRecord>,
}

/// All rounds of a knock-out, the final last.
pub fn rounds<'c>(case: Case<'c>, knock_out: &StageRecord) -> Vec<Vec<BracketPairing<'c>>> {
    let group = knock_out.path.trim_end_matches("knock-out");
    let seated = field(&knock_out.members);
    let mut seats: Vec<BracketSeat> =
        seated.into_iter().map(|id| id.map_or(BracketSeat::Bye, BracketSeat::Known)).collect();
    let mut rounds = Vec::new();
    while seats.len() > 1 {
        let name = round_name(seats.len());
        let alone = seats.len() == 2;
        let next_round = (!alone).then(|| round_name(seats.len() / 2));
        let round: Vec<BracketPairing<'c>> = seats
            .chunks_exact(2)
            .enumerate()
            .map(|(index, pair)| {
                let number = if alone { String::new() } else { format!("-{}", index + 1) };
                let next_number =
                    if seats.len() == 4 { String::new() } else { format!("-{}", index / 2 + 1) };
                let next = next_round.as_ref().map(|next| format!("{group}{next}{next_number}"));
                BracketPairing::new(
                    case,
                    format!("{group}{name}{number}"),
                    next.as_deref(),
                    [pair[0].clone(), pair[1].clone()],
                )
            })
            .collect();
        seats = round
            .iter()
            .map(|pairing| pairing.winner.map_or_else(|| pairing.successor(), BracketSeat::Known))
            .collect();
        rounds.push(round);
    }
    rounds
}

impl<'c> BracketPairing<'c> {
    /// `next` is the path of the pairing that the winner plays in.
    fn new(case: Case<'c>, path: String, next: Option<&str>, seats: [BracketSeat; 2]) -> Self {
        let within = |stage: &&StageRecord| {
            stage
                .path
                .strip_prefix(path.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let stages: Vec<&StageRecord> = case.ruling.stages.iter().filter(within).collect();
        let winner = match &seats {
            [BracketSeat::Known(id), BracketSeat::Bye]
            | [BracketSeat::Bye, BracketSeat::Known(id)] => Some(*id),
            [BracketSeat::Known(a), BracketSeat::Known(b)] => stages
                .last()
                .and_then(|stage| winner(stage, *a, *b))
                .or_else(|| plays_on(case, next?, [*a, *b])),
            _ => None,
        };
        Self { path, seats, winner, stages }
    }

    /// The title of the pairing: "Semi-final 1".
    pub fn title(&self, language: Language) -> String {
        place_in_play_off(language, within(&self.path))
    }

    /// Whether a question is about this pairing.
    pub fn holds(&self, question: &str) -> bool {
        question.strip_prefix(self.path.as_str()).is_some_and(|rest| rest.starts_with('/'))
    }

    fn successor(&self) -> BracketSeat {
        BracketSeat::Winner(self.path.clone())
    }

    /// The scores of a seat, stage by stage.
    pub fn scores(&self, seat: &BracketSeat) -> Vec<String> {
        match seat {
            BracketSeat::Known(id) => {
                self.stages.iter().map(|stage| stage_mark(stage, *id)).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The heading of a round: "Semi-finals", "Final".
pub fn round_title(language: Language, round: &[BracketPairing<'_>]) -> String {
    let Some(first) = round.first() else { return String::new() };
    if round.len() == 1 {
        return first.title(language);
    }
    let stage = within(&first.path).trim_end_matches("-1");
    capital(&say!(language, rounds_word { stage, title: place_in_play_off(language, stage) }))
}

/// The awaited winner, within a sentence: "winner of semi-final 1".
pub fn winner_of(language: Language, path: &str) -> String {
    let place = uncapital(language, &place_in_play_off(language, within(path)));
    say!(language, winner_of { place })
}

/// The place of a pairing inside its knock-out.
fn within(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Who of two plays in the next round already, where their own games do not say who won: by draw
/// odds, or because the other one left.
fn plays_on(case: Case<'_>, next: &str, pair: [Id; 2]) -> Option<Id> {
    let inside = |path: &str| {
        path.strip_prefix(next).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let stages = case.ruling.stages.iter().filter(|stage| inside(&stage.path));
    let open = case.ruling.open.iter().filter(|question| inside(&question.id));
    let playing = stages
        .map(|stage| stage.members.clone())
        .chain(open.map(|question| question.ask.participants()));
    playing.into_iter().find_map(|members| match pair.map(|id| members.contains(&id)) {
        [true, false] => Some(pair[0]),
        [false, true] => Some(pair[1]),
        _ => None,
    })
}

/// The winner of a stage that has ended.
fn winner(stage: &StageRecord, a: Id, b: Id) -> Option<Id> {
    let waiting = |state: GameState| matches!(state, GameState::Now | GameState::Later);
    if stage.games.is_empty() || stage.games.iter().any(|game| waiting(game.state)) {
        return None;
    }
    if let (StageForm::Armageddon, Some(game)) = (stage.form, stage.games.last())
        && game.state == GameState::Played(GameResult::Draw)
    {
        return game
            .draw_wins
            .map(|colour| if colour == Colour::White { game.white } else { game.black });
    }
    match points(stage, a).cmp(&points(stage, b)) {
        std::cmp::Ordering::Greater => Some(a),
        std::cmp::Ordering::Less => Some(b),
        std::cmp::Ordering::Equal => None,
    }
}
