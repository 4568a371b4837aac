//! What was played to settle the tie: brackets and tables, and every game with its clocks.

use super::table::column;
use super::{
    Block, Cell, CellManner, Drawing, GroupManner, Manner, Row, RowManner, Table, TableKind,
    TextRun,
};
use crate::words::{clock, place_in_play_off};
use crate::{Case, Language, say, svg};
use tiebreak_model::{Colour, GameResult, GameState, PlayedGame, StageForm, StageRecord};

pub(super) fn stages(case: Case<'_>) -> Option<Vec<Block>> {
    let stages = &case.ruling.stages;
    if stages.is_empty() {
        return None;
    }
    let mut blocks: Vec<Block> = stages.iter().filter_map(|stage| figure(case, stage)).collect();
    if stages.iter().any(|stage| !stage.games.is_empty()) {
        blocks.push(Block::Table(games(case)));
    }
    Some(blocks)
}

/// The name of a stage, with its clause.
fn title(case: Case<'_>, stage: &StageRecord) -> String {
    format!("{} ({})", place_in_play_off(case.language, &stage.path), case.clause(stage.clause))
}

fn figure(case: Case<'_>, stage: &StageRecord) -> Option<Block> {
    let (drawn, table) = match stage.form {
        StageForm::KnockOut => (svg::knock_out(case, stage), None),
        StageForm::RoundRobin => {
            (svg::round_robin(case, stage), Some(svg::round_robin_as_table(case, stage)))
        }
        _ => return None,
    };
    let caption = title(case, stage);
    let drawing = Drawing { title: caption.clone(), svg: vec![drawn], table };
    Some(Block::Figure { caption: vec![TextRun::plain(caption)], drawing })
}

fn games(case: Case<'_>) -> Table {
    let head = ["game", "white", "black", "result"].map(|name| column(case.language, name));
    let [game, white, black, result] = head;
    let head = vec![game, white, black, Cell { manner: CellManner::Result, ..result }];
    let mut table = Table::new(TableKind::Games, head);
    for stage in case.ruling.stages.iter().filter(|stage| !stage.games.is_empty()) {
        let mut name = vec![TextRun::plain(title(case, stage))];
        name.extend(
            stage
                .games
                .first()
                .map(|game| TextRun::new(Manner::Clock, clock(case.language, &game.clock))),
        );
        let name = Cell::new(CellManner::Plain, name).over(4).heading();
        let mut rows = vec![Row { manner: RowManner::Stage, cells: vec![name] }];
        rows.extend(stage.games.iter().map(|game| row(case, stage, game)));
        if stage.unlisted > 0 {
            let more =
                TextRun::plain(say!(case.language, protocol_more_games { count: stage.unlisted }));
            rows.push(Row::new(vec![Cell::new(CellManner::More, vec![more]).over(4)]));
        }
        table = table.with(GroupManner::Plain, rows);
    }
    table
}

fn row(case: Case<'_>, stage: &StageRecord, game: &PlayedGame) -> Row {
    let within = game.id.strip_prefix(&stage.path).unwrap_or(&game.id);
    Row::new(vec![
        Cell::new(CellManner::Game, vec![TextRun::plain(place_in_play_off(case.language, within))]),
        Cell::name(case.name(game.white)),
        Cell::name(case.name(game.black)),
        Cell::new(CellManner::Result, vec![TextRun::plain(state(case.language, game))]),
    ])
}

fn state(language: Language, game: &PlayedGame) -> String {
    let state = match (game.state, game.draw_wins) {
        (GameState::Played(GameResult::Draw), Some(Colour::White)) => "white-wins",
        (GameState::Played(GameResult::Draw), Some(Colour::Black)) => "black-wins",
        (GameState::Played(GameResult::Draw), None) => return "½–½".to_owned(),
        (GameState::Played(result), _) => return result.sign().replace('-', "–"),
        (GameState::Now, _) => "now",
        (GameState::Later, _) => "later",
        (GameState::NotNeeded, _) => "not-needed",
    };
    say!(language, protocol_game_state { state })
}
