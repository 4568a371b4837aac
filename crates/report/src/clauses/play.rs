//! What is played, in words.

use super::one_by_one;
use crate::{Language, say, words};
use tiebreak_model::{ClauseRef, Colour};
use tiebreak_regulation::{
    DrawWins, ExtraBoards, FirstWhite, NumberSource, Regulation, Seed, StagePlay, StageRules,
};

pub(super) fn play_says(language: Language, regulation: &Regulation, play: &StagePlay) -> String {
    let parts = [
        Some(form(language, regulation, play)),
        play.seeding.map(|at| say!(language, form_seeds { clause: &regulation.clause(at).id })),
        play.clock.map(|(clock, _)| {
            say!(language, form_clocks { clock: words::clock(language, &clock) })
        }),
        play.played_out.then(|| say!(language, form_played_out)),
        play.others_share.then(|| say!(language, form_others_share)),
    ];
    say!(language, form_asks { form: one_by_one(language, parts.into_iter().flatten()) })
}

fn form(language: Language, regulation: &Regulation, play: &StagePlay) -> String {
    let id = |at: &ClauseRef| regulation.clause(*at).id.as_str();
    match &play.form {
        StageRules::Match { games, white: first, level_wins } => {
            let one = say!(language, form_match { games: *games, white: white(language, first) });
            let level = level_wins.map(|wins| say!(language, form_level_wins { seed: seed(wins) }));
            one_by_one(language, [Some(one), level].into_iter().flatten())
        }
        StageRules::UntilWon { white: first, order } => {
            let order = order.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            say!(language, form_until_won { white: white(language, first), order })
        }
        StageRules::RoundRobin { numbers, cycles, double_for_two } => {
            let numbers = match numbers {
                NumberSource::Lots(_) => "lots",
                NumberSource::Reversed => "reversed",
                NumberSource::ByChange { .. } => "by-change",
            };
            let (two, clause) =
                double_for_two.as_ref().map_or(("none", ""), |at| ("clause", id(at)));
            say!(language, form_round_robin { cycles: *cycles, two, clause, numbers })
        }
        StageRules::KnockOut { seeding, pairing, .. } => {
            say!(language, form_knock_out { seeding: id(seeding), pairing: id(pairing) })
        }
        StageRules::Armageddon { colours, draw_wins } => {
            let wins = match draw_wins.0 {
                DrawWins::Colour(Colour::White) => "white",
                DrawWins::Colour(Colour::Black) => "black",
                DrawWins::Seed(wins) => seed(wins),
            };
            say!(language, form_armageddon { wins, white: white(language, colours) })
        }
        StageRules::Ladder { seeding, pairing, .. } => {
            say!(language, form_ladder { seeding: id(seeding), pairing: id(pairing) })
        }
        StageRules::Board => boards(language, play),
    }
}

/// Boards of bridge: a shoot-out, extra boards or sudden death.
fn boards(language: Language, play: &StagePlay) -> String {
    if let Some(boards) = play.segment.filter(|boards| *boards > 1) {
        return say!(language, form_shoot_out { boards, most: play.most.unwrap_or(0) });
    }
    match (play.extra, play.most) {
        (Some(ExtraBoards { part, least }), _) => {
            say!(language, form_extra_boards { part: part.to_string(), least: least.to_string() })
        }
        (None, None) => {
            say!(language, form_board { each: if play.each_two { "two" } else { "all" } })
        }
        (None, Some(most)) => say!(language, form_boards_at_most { most: most.to_string() }),
    }
}

fn seed(seed: Seed) -> &'static str {
    match seed {
        Seed::Higher => "higher",
        Seed::Lower => "lower",
    }
}

/// Who has White first.
fn white(language: Language, white: &FirstWhite) -> String {
    let white = match white {
        FirstWhite::Lots(_) => "lots",
        FirstWhite::TossWithChoice(_) => "toss",
        FirstWhite::Bids(_) => "bids",
        FirstWhite::Kept => "kept",
        FirstWhite::Seed(first) => seed(*first),
        FirstWhite::SeedChooses(Seed::Higher) => "higher-chooses",
        FirstWhite::SeedChooses(Seed::Lower) => "lower-chooses",
    };
    say!(language, form_white { white })
}
