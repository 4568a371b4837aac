//! What the judge knows of the standing, the bracket, the table and the games.

use super::facts::{mark, points};
use super::judge::Judge;
use scraper::ElementRef;
use tiebreak_model::{GameResult, GameState, Id, StageForm, StageRecord};

impl<'j> Judge<'j, '_> {
    /// Places, names and scores of the standing.
    pub fn rows(&mut self, part: ElementRef<'j>) {
        let facts = self.facts;
        let selector = scraper::Selector::parse(".first-rows li, .all li").unwrap();
        for row in part.select(&selector) {
            let class = row.value().attr("class").unwrap_or_default();
            if class.contains("rest") {
                let more = self.page.read(row);
                self.so(more.starts_with("and "), &more, "more");
                continue;
            }
            let at = self.one(row, ".no").unwrap_or_default();
            let (name, score) = (
                self.one(row, ".nm").unwrap_or_default(),
                self.one(row, ".sc").unwrap_or_default(),
            );
            let place = facts.id(&name).and_then(|id| {
                facts.state.ruling().standing.iter().find(|place| place.members.contains(&id))
            });
            let is_so = place.is_some_and(|place| {
                let first = facts.id(&name) == place.members.first().copied();
                let said = if place.from == place.to {
                    place.from.to_string()
                } else {
                    format!("{}–{}", place.from, place.to)
                };
                (at.is_empty() && !first || first && at == said)
                    && facts.id(&name).is_some_and(|id| self.event_score(id) == score)
            });
            self.so(is_so, &format!("{at} {name} {score}"), "row of the standing");
        }
    }

    /// The bracket, the table or the games.
    pub fn way(&mut self, part: ElementRef<'j>) {
        let facts = self.facts;
        for kick in self.page.within(part, "h2.kick > span, h2.kick") {
            let low = kick.to_lowercase();
            let fixed = [
                "the match",
                "standings",
                "sudden death",
                "final",
                "semi-finals",
                "quarter-finals",
            ];
            let is_so = fixed.contains(&low.as_str())
                || low.starts_with("round ")
                || low.ends_with(" running")
                || low.starts_with("round of ")
                || self.is_place(&kick)
                || low.ends_with("sudden death")
                || low.starts_with("two games decide");
            self.so(is_so, &kick, "heading");
        }
        let matches = scraper::Selector::parse(".match").unwrap();
        let seats = scraper::Selector::parse(".seat").unwrap();
        for one in part.select(&matches) {
            for title in self.page.within(one, ".title") {
                self.so(self.is_place(&title), &title, "title of a match");
            }
            let names = self.page.within(one, ".seat:not(.wait) .nm");
            let ids = facts.ids(&names).unwrap_or_default();
            for wait in self.page.within(one, ".seat.wait .nm") {
                self.so(
                    wait.to_lowercase().starts_with("winner of ") || wait == "bye",
                    &wait,
                    "awaited",
                );
            }
            let Ok(pair) = <[Id; 2]>::try_from(ids.iter().copied().collect::<Vec<_>>()) else {
                self.page.within(one, ".seat .no");
                continue;
            };
            let duels: Vec<&StageRecord> = facts.duels(pair);
            let is_beside = |stage: &&&StageRecord| stage.form != StageForm::Match;
            for seat in one.select(&seats) {
                let name = self.one(seat, ".nm").unwrap_or_default();
                let Some(id) = facts.id(&name) else { continue };
                self.page.within(seat, ".no");
                let class = seat.value().attr("class").unwrap_or_default();
                if class.contains("win") {
                    let won = facts.won_of(pair) == Some(id) || facts.winner() == Some(id);
                    self.so(won, &format!("{names:?} {name}"), "winner of a match in the bracket");
                }
                let shown = self.page.within(seat, ".gs span");
                let marks: Vec<&str> = duels
                    .iter()
                    .filter(|stage| !is_beside(stage))
                    .flat_map(|stage| &stage.games)
                    .filter_map(|game| mark(game, id))
                    .collect();
                self.so(
                    shown == marks,
                    &format!("{name} {shown:?}, not {marks:?}"),
                    "games in the bracket",
                );
                let counted: Vec<&StageRecord> =
                    duels.iter().copied().filter(|stage| !is_beside(&stage)).collect();
                for total in self.page.within(seat, ".tot") {
                    let is_so =
                        total.is_empty() && marks.is_empty() || total == points(&counted, id);
                    self.so(is_so, &format!("{name} {total}"), "total in the bracket");
                }
                for last in self.page.within(seat, ".sd") {
                    let beside = duels
                        .iter()
                        .filter(is_beside)
                        .flat_map(|stage| &stage.games)
                        .filter_map(|game| mark(game, id))
                        .next_back()
                        .unwrap_or_default();
                    self.so(
                        last == beside,
                        &format!("{name} {last:?}, not {beside:?}"),
                        "sudden death in the bracket",
                    );
                }
            }
        }
        let tables = scraper::Selector::parse("table.rr").unwrap();
        for table in part.select(&tables) {
            self.page.within(table, "caption");
            self.page.within(table, "thead th");
            let rows = scraper::Selector::parse("tbody tr").unwrap();
            let Some(stage) = facts
                .state
                .ruling()
                .stages
                .iter()
                .rfind(|stage| stage.form == StageForm::RoundRobin)
            else {
                self.so(false, "", "a table without a round robin");
                continue;
            };
            for (number, row) in table.select(&rows).enumerate() {
                self.page.within(row, ".no");
                let name = self.one(row, ".nm").unwrap_or_default();
                let id = facts.id(&name);
                self.so(id == stage.members.get(number).copied(), &name, "name in the table");
                let Some(id) = id else { continue };
                let total = self.one(row, ".p").unwrap_or_default();
                self.so(
                    total == points(&[stage], id),
                    &format!("{name} {total}"),
                    "points in the table",
                );
                let cells = self.page.within(row, ".x");
                let others = stage.members.iter().filter(|other| **other != id);
                let expected: Vec<Vec<&str>> = others
                    .map(|other| {
                        stage
                            .games
                            .iter()
                            .filter(|game| {
                                [game.white, game.black] == [id, *other]
                                    || [game.black, game.white] == [id, *other]
                            })
                            .filter_map(|game| {
                                if game.state == GameState::NotNeeded {
                                    Some("–")
                                } else {
                                    mark(game, id)
                                }
                            })
                            .collect()
                    })
                    .collect();
                let shown: Vec<Vec<&str>> = cells
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| *at != number)
                    .map(|(_, cell)| {
                        cell.strip_suffix("playing").unwrap_or(cell).split_whitespace().collect()
                    })
                    .collect();
                self.so(
                    shown == expected,
                    &format!("{name} {shown:?}, not {expected:?}"),
                    "cells of the table",
                );
            }
        }
        let lists = scraper::Selector::parse(".rounds li").unwrap();
        for row in part.select(&lists) {
            let names = self.page.within(row, ".nm");
            let result = self.one(row, "b").unwrap_or_default();
            let ids: Vec<Option<Id>> = names.iter().map(|name| facts.id(name)).collect();
            let written = |result: GameResult| match result {
                GameResult::White => "1–0",
                GameResult::Black => "0–1",
                GameResult::Draw => "½–½",
                GameResult::WhiteByForfeit => "+ / −",
                GameResult::BlackByForfeit => "− / +",
                GameResult::BothForfeit => "− / −",
                GameResult::Open => "·",
            };
            let of_event = facts.state.event.games().iter().any(|game| {
                ids == [Some(game.white), Some(game.black)] && written(game.result) == result
            });
            let of_stage =
                facts.state.ruling().stages.iter().flat_map(|stage| &stage.games).any(|game| {
                    ids == [Some(game.white), Some(game.black)]
                        && match game.state {
                            GameState::Played(one) => written(one) == result,
                            _ => result == "–",
                        }
                });
            self.so(of_event || of_stage, &format!("{names:?} {result}"), "game in a list");
        }
        let lists = scraper::Selector::parse(".running .gl li").unwrap();
        for row in part.select(&lists) {
            let names = self.page.within(row, ".nm");
            let more = self.page.read(row);
            let ids: Vec<Id> = names.iter().filter_map(|name| facts.id(name)).collect();
            let open = facts.state.ruling().open.iter().any(|open| open.ask.participants() == ids);
            self.so(open || more.starts_with("and "), &more, "running game");
        }
        self.rows(part);
    }
}
