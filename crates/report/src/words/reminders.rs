//! Reminders in words.

use super::steps::role_key;
use super::{bare_time, basic, time};
use crate::{Case, phrase, say};
use tiebreak_model::{
    EarliestStart, Reminder, ReminderAbout, ShortDraw, Shortness, UndividedPrize,
};

/// The sentence of a reminder.
pub fn reminder(case: Case<'_>, reminder: &Reminder) -> String {
    match &reminder.about {
        ReminderAbout::Said(text) => phrase(case.language, text),
        ReminderAbout::MayDepart { who, condition } => may_depart(case, who, condition.as_deref()),
        ReminderAbout::Rest { minutes, until } => rest(case, *minutes, *until),
        ReminderAbout::ShortDraws(draws) => short_draws(case, draws),
    }
}

/// "The Arbiters may depart from these rules if they deem this necessary. Tiebreak asks for the
/// reason; the text does not."
fn may_depart(case: Case<'_>, who: &str, condition: Option<&str>) -> String {
    let conditional = if condition.is_some() { "yes" } else { "no" };
    let condition = condition.unwrap_or_default();
    let known_condition = condition.replace(' ', "-");
    let known = role_key(who);
    let may = say!(
        case.language,
        may_depart { conditional, known, role: who, known_condition, condition }
    );
    format!("{} {}", basic::capital(&may), say!(case.language, may_depart_reason))
}

fn rest(case: Case<'_>, minutes: u32, until: Option<EarliestStart>) -> String {
    let language = case.language;
    match until {
        None => say!(language, rest_before { minutes }),
        Some(EarliestStart::LastGame { start }) => {
            say!(language, rest_after_last { minutes, start: time(case.event, start) })
        }
        Some(EarliestStart::Rested { start, player, finished }) => {
            let finished =
                finished.map(|finished| bare_time(case.event, finished)).unwrap_or_default();
            let (start, player) = (time(case.event, start), case.name(player));
            say!(language, rest_of_player { minutes, start, player, finished })
        }
    }
}

fn short_draws(case: Case<'_>, draws: &[ShortDraw]) -> String {
    let language = case.language;
    let one = |draw: &ShortDraw| {
        let (unit, length) = match draw.length {
            Shortness::Moves(moves) => ("moves", u64::from(moves)),
            Shortness::Minutes(minutes) => ("minutes", minutes.unsigned_abs()),
        };
        let (white, black) = (case.name(draw.white), case.name(draw.black));
        match draw.round {
            Some(round) => {
                say!(language, short_draw_in_round { unit, white, black, round, length })
            }
            None => say!(language, short_draw { unit, white, black, length }),
        }
    };
    let listed: Vec<String> = draws.iter().map(one).collect();
    basic::capital(&say!(
        language,
        short_draws { count: listed.len(), draws: basic::list(language, &listed) }
    ))
}

/// Prize money that the text does not assign: "0.01 is left undivided among A, B and C: the
/// organiser decides."
pub fn undivided(case: Case<'_>, left: &UndividedPrize) -> String {
    let language = case.language;
    let amount = basic::decimal(language, &crate::view::amount(left.cents));
    match left.among.as_slice() {
        [] => say!(language, undivided_nobody { amount }),
        among => {
            say!(language, undivided { amount, among: basic::names(language, case.event, among) })
        }
    }
}
