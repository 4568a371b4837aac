//! What the judge knows of the cards of the upper band.

use super::facts::{mark, points};
use super::holes::holes;
use super::judge::Judge;
use scraper::ElementRef;
use std::collections::BTreeSet;
use tiebreak_model::{Ask, Colour, Id, Question, Reason, StageForm, StageRecord};

impl<'j> Judge<'j, '_> {
    pub fn card(&mut self, card: ElementRef<'j>) {
        let facts = self.facts;
        let class = card.value().attr("class").unwrap_or_default().to_owned();
        let names = self.page.within(card, ".row .nm");
        let title = self.one(card, ".label b").unwrap_or_default();
        let note = self.one(card, ".label span").unwrap_or_default();
        let whole = format!("{title} | {note} | {}", names.join(", "));
        let Some(ids) = facts.ids(&names) else {
            self.so(false, &whole, "names of a card");
            return;
        };
        self.page.within(card, ".fed");
        for foot in self.page.within(card, ".draw-wins") {
            let is_so = facts.state.ruling().open.iter().any(|open| match &open.ask {
                Ask::Game { white, draw_wins: Some(colour), .. } => {
                    ids.contains(white)
                        && foot
                            == format!(
                                "A draw wins for {}",
                                if *colour == Colour::White { "White" } else { "Black" }
                            )
                }
                _ => false,
            });
            self.so(is_so, &foot, "draw odds");
        }
        let asked: Vec<&Question> = facts
            .state
            .ruling()
            .open
            .iter()
            .filter(|open| open.ask.participants().iter().copied().collect::<BTreeSet<Id>>() == ids)
            .collect();
        if class.contains(" over") {
            let won = holes("{} goes on: {} left", &note).or_else(|| holes("{} goes on", &note));
            let pair: Option<[Id; 2]> = ids.iter().copied().collect::<Vec<_>>().try_into().ok();
            let is_so = won.is_some_and(|found| {
                let winner = facts.id(found[0]);
                let left = found.get(1).map(|names| facts.list(names));
                let out = left.is_none_or(|left| {
                    left.is_some_and(|left| {
                        left.iter().all(|id| facts.is_out(*id) && ids.contains(id))
                    })
                });
                pair.is_some_and(|pair| winner.is_some() && facts.won_of(pair) == winner)
                    && out
                    && asked.is_empty()
            });
            self.so(is_so, &whole, "card of a match that is over");
            let forfeited = facts.state.ruling().steps.iter().any(|step| match &step.reason {
                Reason::ForfeitedByLeaving { players, .. } => {
                    players.iter().all(|id| ids.contains(id))
                }
                _ => false,
            });
            self.so(!forfeited || note.contains(" left"), &whole, "why the match ended");
        } else if class.contains(" now") || class.contains(" next") {
            let game = asked.iter().find(|open| matches!(open.ask, Ask::Game { .. }));
            self.so(game.is_some(), &whole, "no game of these two is open");
            if let Some(game) = game {
                let to_begin = facts.follows(game) || facts.rest().is_some();
                self.so(class.contains(" next") == to_begin, &whole, "whether the game has begun");
                let named = self.is_label(&title) || self.is_label(&note);
                self.so(named, &whole, "label of a game");
                let kings: Vec<&str> = card
                    .descendants()
                    .filter_map(ElementRef::wrap)
                    .filter_map(|one| one.value().attr("aria-label"))
                    .collect();
                if let Ask::Game { white, .. } = game.ask {
                    let is_so = kings == ["White", "Black"] && facts.id(&names[0]) == Some(white);
                    self.so(is_so, &whole, "colours");
                }
            }
        } else if class.contains(" lots") {
            let many = facts
                .state
                .ruling()
                .open
                .iter()
                .any(|open| ids.iter().all(|id| open.ask.participants().contains(id)));
            self.so(
                many && self.is_note(&note) && (self.is_place(&title) || self.is_asked(&title)),
                &whole,
                "card of a question",
            );
        } else {
            self.so(asked.is_empty() && note.is_empty(), &whole, "quiet card");
        }
        if let Ok([a, b]) = <[Id; 2]>::try_from(ids.iter().copied().collect::<Vec<_>>()) {
            let selector = scraper::Selector::parse(".row").unwrap();
            for row in card.select(&selector) {
                let name = self.one(row, ".nm").unwrap_or_default();
                let Some(id) = facts.id(&name) else { continue };
                let duels = facts.duels([a, b]);
                let round_robin = asked.iter().any(|open| {
                    facts
                        .stage_of(&open.id)
                        .is_some_and(|(stage, _)| stage.form == StageForm::RoundRobin)
                });
                let matches: Vec<&StageRecord> = duels
                    .iter()
                    .copied()
                    .filter(|stage| stage.form == StageForm::Match)
                    .take(1)
                    .collect();
                let counted = if matches.is_empty() {
                    duels.last().copied().into_iter().collect()
                } else {
                    matches
                };
                for score in self.page.within(row, ".sc > b") {
                    self.so(
                        !round_robin && points(&counted, id) == score,
                        &format!("{whole}: {name} {score}"),
                        "score of a card",
                    );
                }
                let marks: Vec<&str> = duels
                    .iter()
                    .flat_map(|stage| &stage.games)
                    .filter_map(|game| mark(game, id))
                    .collect();
                let shown = self.page.within(row, ".done span");
                let is_so = shown.len() <= 4
                    && marks.ends_with(&shown.iter().map(String::as_str).collect::<Vec<_>>());
                self.so(
                    is_so,
                    &format!("{whole}: {name} {shown:?}, not {marks:?}"),
                    "finished games of a card",
                );
            }
        }
    }
}
