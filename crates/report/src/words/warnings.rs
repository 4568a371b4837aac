//! What is doubtful about the data.

use super::{awards, basic};
use tiebreak_model::{Event, Exact, Id, Warning};

/// The sentence of a warning, without its capital and its full stop.
pub fn warning(event: &Event, warning: &Warning) -> String {
    let who = |ids: &[Id]| basic::names(event, ids);
    match warning {
        Warning::AnswerDoesNotFit { question } => {
            format!("the answer to {question} does not fit the question and is set aside")
        }
        Warning::DepartureAboutOthers { tie } => {
            format!("the departure about {tie} is about other participants and is set aside")
        }
        Warning::GamesMissing { games, published } => {
            format!("{} missing; the published points of {} are used", game_is(*games), who(published))
        }
        Warning::GamesMissingWithoutPoints { games, members } => format!(
            "{} missing and no points are published for {}: their scores may be too low",
            game_is(*games),
            who(members)
        ),
        Warning::Gone { player, from, forfeited: 0, annulled } => {
            let games = if *annulled == 1 { "result is".to_owned() } else { format!("{annulled} results are") };
            format!("{} left before round {from}: the {games} struck out", event.name(*player))
        }
        Warning::Gone { player, from, forfeited, .. } => {
            let games = if *forfeited == 1 { "one game counts".to_owned() } else { format!("{forfeited} games count") };
            let opponents = if *forfeited == 1 { "opponent" } else { "opponents" };
            format!("{} left before round {from}: {games} as won by the {opponents} without play", event.name(*player))
        }
        Warning::OffScale { matches, teams, given, scale } => off_scale(event, *matches, teams, *given, *scale),
        Warning::Idle { members, sessions } => {
            let what = if *sessions { "session" } else { "match" };
            let has = if members.len() == 1 { "has" } else { "have" };
            format!("{} {has} no {what} in this event", who(members))
        }
        Warning::PublishedDiffers { team, published, found } => format!(
            "{} has {published} as published, but {found} from the matches; {published} is used",
            event.name(*team)
        ),
        Warning::MatchesMissing { matches } => {
            let (plural, are) = if *matches == 1 { ("match", "is") } else { ("matches", "are") };
            format!("{matches} {plural} of the round robin {are} not in this event: this is an interim standing")
        }
        Warning::PlaysTwice { team } => {
            format!("{} plays twice in one stage: give the matches a `stage` or a `round`", event.name(*team))
        }
        Warning::UnknownAward { award } => {
            format!("the event has prizes for \"{award}\", and no clause gives such an award: nobody gets them")
        }
        Warning::CannotDecline { award, of, from_the_end } => awards::cannot_decline(event, award, of, *from_the_end),
        Warning::EligibleUnknown { award, what, of } => awards::eligible_unknown(event, award, *what, of),
        Warning::UnequalOpponents { opponents } => {
            let each: Vec<String> =
                opponents.iter().map(|(id, count)| format!("{} {}", event.name(*id), basic::number(*count))).collect();
            format!("the Swiss points of tied teams rest on unequal numbers of opponents: {}", basic::list(&each))
        }
    }
}

fn game_is(games: u32) -> String {
    format!("{games} {}", if games == 1 { "game is" } else { "games are" })
}

fn off_scale(event: &Event, count: usize, teams: &[Id], given: [Exact; 2], scale: [Exact; 2]) -> String {
    let teams: Vec<&str> = teams.iter().map(|id| event.name(*id)).collect();
    let example = format!(
        "{}: {} to {} where the scale gives {} to {}",
        teams.join(" - "),
        given[0],
        given[1],
        scale[0],
        scale[1]
    );
    let matches = if count == 1 { "one match".to_owned() } else { format!("{} matches", basic::number(count)) };
    let are = if count == 1 { example } else { format!("the first is {example}") };
    format!("the VPs of {matches} are not those of the WBF continuous scale and are used as given ({are})")
}
