//! What the event file does not say.

use super::basic;
use tiebreak_model::{Event, Figure, Missing, MissingData};

/// What is missing: "total points of A and B in round 1".
pub fn missing(event: &Event, data: &MissingData) -> String {
    let figure = data.figure.map_or("number", figure);
    match data.needs {
        Missing::Result { white, black } => {
            let round = data.round.map(|round| format!(" in round {round}")).unwrap_or_default();
            format!("result of {} – {}{round}", event.name(white), event.name(black))
        }
        Missing::Game(first, second) => {
            format!("the game between {} and {}: White, Black, result", event.name(first), event.name(second))
        }
        Missing::Numbers(first, second)
            if matches!(data.figure, Some(Figure::QualificationVps | Figure::QualificationImps)) =>
        {
            format!("{figure} of {} and {} in their match of the qualification", event.name(first), event.name(second))
        }
        Missing::Numbers(first, second) => {
            format!("{figure} of {} and {}{}", event.name(first), event.name(second), when(data))
        }
        Missing::Number(team) if data.figure.is_some_and(Figure::is_of_match) => {
            format!("{figure} of {} for its bye{}", event.name(team), when(data))
        }
        Missing::Number(one) if data.entered.is_some() => {
            format!("{} of {}", data.entered.as_deref().unwrap_or_default(), event.name(one))
        }
        Missing::Number(one) => match data.figure {
            Some(Figure::NetOnCommonBoards) => {
                let among = basic::names(event, &data.among);
                format!("{figure} of {} over the boards that {among} have played in common", event.name(one))
            }
            Some(Figure::AgainstCommonOpponent) => {
                let among = basic::names(event, &data.among);
                let which = match data.round {
                    Some(number) if number > 1 => format!("number {number} of the highest-ranking pairs"),
                    _ => "the highest-ranking pair".to_owned(),
                };
                format!("{figure} of {} against {which} that {among} all met", event.name(one))
            }
            _ => format!("{figure} of {}", event.name(one)),
        },
    }
}

fn figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Vps => "VPs",
        Figure::Score => "score",
        Figure::Imps => "IMPs",
        Figure::TotalPoints => "total points",
        Figure::QualificationRank => "place in the qualification",
        Figure::QualificationVps => "VPs",
        Figure::QualificationImps => "IMPs",
        Figure::NetOnCommonBoards => "net total points",
        Figure::AgainstCommonOpponent => "matchpoints",
        Figure::BoardsWon => "boards won, a drawn one counting half,",
        Figure::TieBreak(code) => code,
    }
}

fn when(data: &MissingData) -> String {
    match (&data.stage, data.round) {
        (Some(stage), _) => format!(" in the {stage}"),
        (None, Some(round)) => format!(" in round {round}"),
        (None, None) => " in their match".to_owned(),
    }
}
