//! Games and matches from each participant's side: chess games, team matches, bridge matches.

use crate::words::decimal;
use crate::{Language, say};
use tiebreak_model::bridge::VpScales;
use tiebreak_model::{
    Colour, Crosstable, Event, Exact, Id, MatchStatus, Outcome, Sport, TeamTable,
};

/// One game or match from one side.
#[derive(Debug, Clone)]
pub(crate) struct OwnResult {
    pub of: Id,
    pub against: Option<Id>,
    pub round: u32,
    pub colour: Option<Colour>,
    /// The participant's score, as tables write it.
    pub score: String,
}

/// All meetings, by participant and round.
pub(crate) fn meetings(language: Language, event: &Event) -> Vec<OwnResult> {
    let mut found = match event.sport() {
        Sport::Chess => games(language, event),
        Sport::Bridge => matches(language, event),
    };
    found.sort_by_key(|meeting| (meeting.of, meeting.round));
    found
}

fn games(language: Language, event: &Event) -> Vec<OwnResult> {
    // A match of teams is shown by its game points.
    let table = TeamTable::from_event(event)
        .map_or_else(|| Crosstable::from_event(event), |teams| teams.game_points);
    let ids: Vec<Option<Id>> =
        table.entrants.iter().map(|entrant| event.find(&entrant.name)).collect();
    let id_at = |position: u32| ids.get(position as usize).copied().flatten();
    let mut found = Vec::new();
    for (position, id) in ids.iter().enumerate() {
        let Some(of) = *id else { continue };
        for cell in table.cells(position) {
            let points = Exact::fraction(cell.units.into(), table.unit.into())
                .unwrap_or(Exact::ZERO)
                .mixed();
            let score = match cell.outcome {
                Outcome::Win | Outcome::Draw | Outcome::Loss => points,
                Outcome::ForfeitWin => "+".to_owned(),
                Outcome::ForfeitLoss => "−".to_owned(),
                Outcome::Bye(_) => say!(language, bye_with_points { points }),
                Outcome::Open => "·".to_owned(),
            };
            let against = cell.opponent.and_then(id_at);
            found.push(OwnResult { of, against, round: cell.round, colour: cell.colour, score });
        }
    }
    found
}

fn matches(language: Language, event: &Event) -> Vec<OwnResult> {
    let (mut found, mut scales) = (Vec::new(), VpScales::default());
    for one in event.matches() {
        let scores =
            one.vps.get().or(one.score.get()).or_else(|| scales.vps(one.boards?, one.imps.get()?));
        let sides = [Some(one.first), one.second];
        for (side, of) in sides.into_iter().enumerate().filter_map(|(side, id)| Some((side, id?))) {
            let number = scores.map_or_else(
                || "·".to_owned(),
                |scores| decimal(language, &scores[side].to_string()),
            );
            let score = match one.status {
                MatchStatus::Played => number,
                MatchStatus::Forfeit => format!("{number} f"),
                MatchStatus::Assigned => format!("{number} a"),
                MatchStatus::Bye => say!(language, bye_with_points { points: number }),
                MatchStatus::Annulled => format!("({number})"),
            };
            found.push(OwnResult {
                of,
                against: sides[1 - side],
                round: one.round.unwrap_or(0),
                colour: None,
                score,
            });
        }
    }
    found
}
