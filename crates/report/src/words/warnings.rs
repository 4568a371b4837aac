//! Doubtful data in words.

use super::{awards, basic};
use crate::{Language, say};
use tiebreak_model::{Event, Exact, Id, Warning};

/// The sentence of a warning, without capital and full stop.
pub fn warning(language: Language, event: &Event, warning: &Warning) -> String {
    let who = |ids: &[Id]| basic::names(language, event, ids);
    match warning {
        Warning::AnswerDoesNotFit { question } => {
            say!(language, warning_answer_does_not_fit { question })
        }
        Warning::DepartureAboutOthers { tie } => {
            say!(language, warning_departure_about_others { tie })
        }
        Warning::GamesMissing { games, published } => {
            say!(language, warning_games_missing { games: *games, published: who(published) })
        }
        Warning::GamesMissingWithoutPoints { games, members } => {
            say!(language, warning_games_without_points { games: *games, members: who(members) })
        }
        Warning::Gone { player, from, forfeited: 0, annulled } => {
            say!(
                language,
                warning_gone_annulled {
                    player: event.name(*player),
                    round: *from,
                    count: *annulled
                }
            )
        }
        Warning::Gone { player, from, forfeited, .. } => {
            say!(
                language,
                warning_gone_forfeited {
                    player: event.name(*player),
                    round: *from,
                    count: *forfeited
                }
            )
        }
        Warning::OffScale { matches, teams, given, scale } => {
            off_scale(language, event, *matches, teams, [*given, *scale])
        }
        Warning::Idle { members, sessions } => {
            let what = if *sessions { "session" } else { "match" };
            say!(language, warning_idle { what, count: members.len(), members: who(members) })
        }
        Warning::PublishedDiffers { team, published, found } => {
            let [published, found] =
                [published, found].map(|score| basic::decimal(language, &score.to_string()));
            say!(language, warning_published_differs { team: event.name(*team), published, found })
        }
        Warning::MatchesMissing { matches } => {
            say!(language, warning_matches_missing { matches: *matches })
        }
        Warning::PlaysTwice { team } => {
            say!(language, warning_plays_twice { team: event.name(*team) })
        }
        Warning::UnknownAward { award } => say!(language, warning_unknown_award { award }),
        Warning::CannotDecline { award, of, from_the_end } => {
            awards::cannot_decline(language, event, award, of, *from_the_end)
        }
        Warning::EligibleUnknown { award, what, of } => {
            awards::eligible_unknown(language, event, award, *what, of)
        }
        Warning::UnequalOpponents { opponents } => {
            let each = |(id, count): &(Id, usize)| {
                format!("{} {}", event.name(*id), basic::number(language, *count))
            };
            let each: Vec<String> = opponents.iter().map(each).collect();
            say!(language, warning_unequal_opponents { each: basic::list(language, &each) })
        }
    }
}

fn off_scale(
    language: Language,
    event: &Event,
    count: usize,
    teams: &[Id],
    points: [[Exact; 2]; 2],
) -> String {
    let teams: Vec<&str> = teams.iter().map(|id| event.name(*id)).collect();
    let [given, scale] = points.map(|both| {
        let [own, other] = both.map(|one| basic::decimal(language, &one.to_string()));
        say!(language, score_to_score { own, other })
    });
    let example = say!(language, off_scale_example { teams: teams.join(" - "), given, scale });
    say!(language, warning_off_scale { count, example })
}
