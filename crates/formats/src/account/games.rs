//! Who met whom in which round, from the games of chess or the matches of bridge.

use rustc_hash::FxHashMap;
use tiebreak_model::{DraftGame, DraftMatch, DraftParticipant, GameResult, MatchStatus};

/// One meeting of two. An event has tens of thousands: numbers are kept as small as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The round, if the source names it.
    pub round: Option<u32>,
    /// The two, by their position among the participants.
    sides: [u32; 2],
    /// Twice what each scored, to tell whether pairings follow the score; zero where nothing was
    /// scored.
    pub scored: [i32; 2],
    /// Whether it was played: two who were paired and did not play may be paired again.
    pub played: bool,
    /// The position of the game or match.
    index: u32,
}

impl Meeting {
    /// A meeting of the two at these positions, the game or match at another.
    pub fn new(
        index: usize,
        round: Option<u32>,
        sides: [usize; 2],
        scored: [i32; 2],
        played: bool,
    ) -> Self {
        // Every event that is read has few enough participants and games to fit.
        let small = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Self { round, sides: sides.map(small), scored, played, index: small(index) }
    }

    /// The two, by their position among the participants.
    pub fn sides(&self) -> [usize; 2] {
        self.sides.map(|at| at as usize)
    }

    /// The same, the lower first.
    pub(super) fn pair(&self) -> [u32; 2] {
        let [a, b] = self.sides;
        [a.min(b), a.max(b)]
    }

    /// The position of the game or match.
    pub fn index(&self) -> usize {
        self.index as usize
    }
}

/// The positions of participants by name, for looking up only.
pub(super) type Positions<'d> = FxHashMap<&'d str, usize>;

pub(super) fn positions(participants: &[DraftParticipant]) -> Positions<'_> {
    participants.iter().enumerate().map(|(at, one)| (one.name.as_str(), at)).collect()
}

/// The meetings of a chess event. Armageddon games decide a meeting that is there already and are
/// left out.
pub fn games_of(participants: &[DraftParticipant], games: &[DraftGame]) -> Vec<Meeting> {
    let at = positions(participants);
    let regular =
        games.iter().enumerate().filter(|(_, game)| game.phase.as_deref() != Some("armageddon"));
    regular
        .filter_map(|(index, game)| {
            let sides = [*at.get(game.white.as_str())?, *at.get(game.black.as_str())?];
            let scored = half_points(game.result);
            Some(Meeting::new(index, game.round, sides, scored, !game.result.is_forfeit()))
        })
        .collect()
}

/// Twice what a result usually gives the two.
pub(crate) fn half_points(result: GameResult) -> [i32; 2] {
    match result {
        GameResult::White | GameResult::WhiteByForfeit => [2, 0],
        GameResult::Black | GameResult::BlackByForfeit => [0, 2],
        GameResult::Draw => [1, 1],
        _ => [0, 0],
    }
}

/// The meetings of a bridge event; byes are none.
pub fn matches_of(participants: &[DraftParticipant], matches: &[DraftMatch]) -> Vec<Meeting> {
    let at = positions(participants);
    let met = matches.iter().enumerate();
    met.filter_map(|(index, one)| {
        let [first, second] = one.teams.as_slice() else { return None };
        let sides = [*at.get(first.as_str())?, *at.get(second.as_str())?];
        let tenths =
            |vps: tiebreak_model::Exact| i32::try_from((vps * 10.into()).floor()).unwrap_or(0);
        let scored = one.vps.get().map_or([0, 0], |vps| vps.map(tenths));
        Some(Meeting::new(index, one.round, sides, scored, one.status == MatchStatus::Played))
    })
    .collect()
}
