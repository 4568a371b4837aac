//! What people have to keep in mind.

use super::{bare_time, basic, time};
use crate::Case;
use tiebreak_model::{EarliestStart, Reminded, Reminder, ShortDraw, Shortness, Undivided};

/// The sentence of a reminder.
pub fn reminder(case: Case<'_>, reminder: &Reminder) -> String {
    match &reminder.about {
        Reminded::Said(text) => text.clone(),
        Reminded::MayDepart { who } => format!("{} may depart from these rules, with a reason.", basic::capital(who)),
        Reminded::Rest { minutes, until } => rest(case, *minutes, *until),
        Reminded::ShortDraws(draws) => short_draws(case, draws),
    }
}

fn rest(case: Case<'_>, minutes: u32, until: Option<EarliestStart>) -> String {
    match until {
        None => format!("{minutes} minutes' rest for every player before the tiebreak games."),
        Some(EarliestStart::LastGame { start }) => format!(
            "{minutes} minutes' rest for every player: not before {} (the last game finished then).",
            time(case.event, start)
        ),
        Some(EarliestStart::Rested { start, player, finished }) => {
            let finished = finished.map(|finished| bare_time(case.event, finished)).unwrap_or_default();
            format!(
                "{minutes} minutes' rest for every player: not before {} ({} finished at {finished}).",
                time(case.event, start),
                case.name(player)
            )
        }
    }
}

fn short_draws(case: Case<'_>, draws: &[ShortDraw]) -> String {
    let listed: Vec<String> = draws
        .iter()
        .map(|draw| {
            let round = draw.round.map(|round| format!("round {round}, ")).unwrap_or_default();
            let short = match draw.length {
                Shortness::Moves(moves) => format!("{moves} moves"),
                Shortness::Minutes(minutes) => format!("{minutes} minutes"),
            };
            format!("{} – {} ({round}{short})", case.name(draw.white), case.name(draw.black))
        })
        .collect();
    let count = basic::capital(&basic::number(listed.len()));
    let were = if listed.len() == 1 { "draw was" } else { "draws were" };
    format!("{count} {were} shorter than the organisers like: {}.", basic::list(&listed))
}

/// Prize money that nobody gets by the text: "0.01 is left undivided among A, B and C: the organiser decides."
pub fn undivided(case: Case<'_>, left: &Undivided) -> String {
    if left.among.is_empty() {
        return format!("{} is left: nobody may have it.", crate::json::amount(left.cents));
    }
    let among = basic::names(case.event, &left.among);
    format!("{} is left undivided among {among}: the organiser decides.", crate::json::amount(left.cents))
}
