//! What is played, in words.

use crate::words;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{DrawWins, ExtraBoards, FirstWhite, Form, Numbers, Play, Regulation, Seed};

pub(super) fn play_says(regulation: &Regulation, play: &Play) -> String {
    let id = |at: &ClauseRef| regulation.clause(*at).id.clone();
    let clock = play.clock.map(|(clock, _)| format!("; clocks: {clock}")).unwrap_or_default();
    let white = |white: &FirstWhite| match white {
        FirstWhite::Lots(_) => "lots decide who begins with white",
        FirstWhite::TossWithChoice(_) => "the winner of a toss chooses the colour",
        FirstWhite::Bids(_) => "the players bid time for black, and the lower bid has it",
        FirstWhite::Kept => "colours begin as in the match before",
        FirstWhite::Seed(Seed::Higher) => "the higher seed begins with white",
        FirstWhite::Seed(Seed::Lower) => "the lower seed begins with white",
        FirstWhite::SeedChooses(Seed::Higher) => "the higher seed chooses the colour",
        FirstWhite::SeedChooses(Seed::Lower) => "the lower seed chooses the colour",
    };
    let form = match &play.form {
        Form::Match { games, white: first, level_wins } => {
            let games = if *games == 1 { "one game".to_owned() } else { format!("a match of {games} games") };
            let level = match level_wins {
                Some(Seed::Higher) => "; if it is level, the higher seed wins",
                Some(Seed::Lower) => "; if it is level, the lower seed wins",
                None => "",
            };
            format!("{games}, {}{level}", white(first))
        }
        Form::UntilWon { white: first, order } => {
            let order: Vec<String> = order.iter().map(ToString::to_string).collect();
            format!("single games until one is won, {}; white: {}, over and over", white(first), order.join(" "))
        }
        Form::RoundRobin { numbers, cycles, double_for_two } => {
            let two = double_for_two.as_ref().map(|at| format!(", double for two ({})", id(at))).unwrap_or_default();
            let numbers = match numbers {
                Numbers::Lots(_) => "pairing numbers by lots",
                Numbers::Reversed => "colours of the last one reversed",
                Numbers::ByChange { .. } => "colours reversed for the same players, else fresh lots",
            };
            format!("{} by the Berger tables{two}, {numbers}", words::round_robin_of(*cycles))
        }
        Form::KnockOut { seeding, pairing, .. } => {
            format!("a knock-out seeded by {}, each pairing by {}", id(seeding), id(pairing))
        }
        Form::Armageddon { colours, draw_wins } => {
            let wins = match draw_wins.0 {
                DrawWins::Colour(colour) => colour.word(),
                DrawWins::Seed(Seed::Higher) => "the higher seed",
                DrawWins::Seed(Seed::Lower) => "the lower seed",
            };
            format!("one Armageddon game, a draw wins for {wins}, {}", white(colours))
        }
        Form::Ladder { seeding, pairing, .. } => format!(
            "a ladder seeded by {}: the last two meet, and the winner meets the next higher seed, each step by {}",
            id(seeding),
            id(pairing)
        ),
        Form::Board if play.segment.is_some_and(|boards| boards > 1) => {
            let boards = play.segment.unwrap_or(1);
            match play.most {
                Some(1) => format!("a shoot-out of {boards} boards, always played out"),
                Some(most) => format!("at most {most} shoot-outs of {boards} boards, each played out"),
                None => format!("shoot-outs of {boards} boards until somebody leads, each played out"),
            }
        }
        Form::Board => match (play.extra, play.most) {
            (Some(ExtraBoards { part, least }), _) => {
                format!("extra boards: the scheduled number divided by {part}, rounded up, at least {least}")
            }
            (None, None) if play.each_two => "one board of sudden death for each two of them".to_owned(),
            (None, None) => "one board of sudden death".to_owned(),
            (None, Some(most)) => format!("at most {most} boards of sudden death"),
        },
    };
    let out = if play.played_out { "; all games are played" } else { "" };
    let seeds = play.seeding.map(|at| format!("; seeds by {}", id(&at))).unwrap_or_default();
    let others = if play.others_share { "; the others share the place below" } else { "" };
    format!("Asks for {form}{seeds}{clock}{out}{others}.")
}
