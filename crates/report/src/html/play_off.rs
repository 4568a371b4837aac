//! What was played to settle the tie: brackets and tables, and every game with its clocks.

use crate::words::place_in_play_off;
use crate::{Case, svg};
use maud::{Markup, PreEscaped, html};
use tiebreak_model::{Colour, GameResult, PlayedGame, Scheduled, StageForm, StageRecord};

pub(super) fn stages(case: Case<'_>) -> Option<Markup> {
    if case.ruling.stages.is_empty() {
        return None;
    }
    let stages = &case.ruling.stages;
    let drawn = stages.iter().filter(|stage| matches!(stage.form, StageForm::KnockOut | StageForm::RoundRobin));
    Some(html! {
        @for stage in drawn {
            figure {
                figcaption { (place_in_play_off(&stage.path)) " (" (case.clause(stage.clause)) ")" }
                div class="drawing" {
                    @if stage.form == StageForm::KnockOut {
                        (PreEscaped(svg::knock_out(case, stage)))
                    } @else {
                        (PreEscaped(svg::round_robin(case, stage)))
                    }
                }
            }
        }
        @if stages.iter().any(|stage| !stage.games.is_empty()) { (games(case)) }
    })
}

fn games(case: Case<'_>) -> Markup {
    html! {
        table class="list games" {
            thead { tr { th { "game" } th { "white" } th { "black" } th class="result" { "result" } } }
            @for stage in case.ruling.stages.iter().filter(|stage| !stage.games.is_empty()) {
                tbody {
                    tr class="stage" {
                        th colspan="4" {
                            (place_in_play_off(&stage.path)) " (" (case.clause(stage.clause)) ")"
                            @if let Some(game) = stage.games.first() { span class="clock" { (game.clock) } }
                        }
                    }
                    @for game in &stage.games { (row(case, stage, game)) }
                    @if stage.unlisted > 0 {
                        tr { td colspan="4" class="more" { "and " (stage.unlisted) " more" } }
                    }
                }
            }
        }
    }
}

fn row(case: Case<'_>, stage: &StageRecord, game: &PlayedGame) -> Markup {
    let within = game.id.strip_prefix(&stage.path).unwrap_or(&game.id);
    html! {
        tr {
            td class="game" { (place_in_play_off(within)) }
            td class="name" { bdi { (case.name(game.white)) } }
            td class="name" { bdi { (case.name(game.black)) } }
            td class="result" { (state(game)) }
        }
    }
}

fn state(game: &PlayedGame) -> String {
    match game.state {
        Scheduled::Played(GameResult::Draw) => match game.draw_wins {
            Some(Colour::White) => "½–½, white wins".to_owned(),
            Some(Colour::Black) => "½–½, black wins".to_owned(),
            None => "½–½".to_owned(),
        },
        Scheduled::Played(result) => result.sign().replace('-', "–"),
        Scheduled::Now => "to play now".to_owned(),
        Scheduled::Later => "later".to_owned(),
        Scheduled::NotNeeded => "not needed".to_owned(),
    }
}
