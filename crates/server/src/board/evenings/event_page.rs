//! What the judge knows of the event page.

use super::holes::holes;
use super::judge::Judge;
use std::collections::BTreeSet;
use tiebreak_model::{Ask, Id, Reason};
use tiebreak_report::{Language, imperative};

const LABELS: [&str; 6] = [
    "Playing",
    "To be settled",
    "Before the last round",
    "Provisional",
    "Settled outside the regulations",
    "Decided",
];

impl<'j> Judge<'j, '_> {
    pub fn event_page(&mut self) {
        self.head();
        self.notices();
        self.standing();
        self.steps();
        self.drawings();
        self.tables();
        self.unread();
    }

    fn head(&mut self) {
        let facts = self.facts;
        let ruling = facts.state.ruling();
        for label in self.page.words(".event-head .kick .st") {
            let asks = !ruling.open.is_empty();
            let is_so = LABELS.contains(&label.as_str())
                && match label.as_str() {
                    "Decided" => ruling.settled && self.departed_first() != Some(true),
                    "Settled outside the regulations" => {
                        ruling.settled && !facts.departures().is_empty()
                    }
                    "Playing" => {
                        asks && !ruling.settled
                            && (ruling.interim.is_some() || !facts.answers().is_empty())
                    }
                    "To be settled" => !ruling.settled && ruling.interim.is_none(),
                    _ => ruling.interim.is_some(),
                };
            self.so(is_so, &label, "state");
        }
        for phase in self.page.words(".event-head .kick > span:not(.st)") {
            let known = phase.is_empty()
                || self.is_label(&phase)
                || ruling.interim.is_some()
                || ruling.open.first().is_some_and(|open| match &open.ask {
                    Ask::Lots { .. } => phase == "lots to be drawn",
                    Ask::Colour { .. } => phase == "the colour to be chosen",
                    Ask::Bid { .. } => phase == "bids of time",
                    Ask::Board { .. } => phase == "a board to be played",
                    Ask::Decision { .. } => phase == "a decision to be made",
                    Ask::Data(_) => phase == "something is missing",
                    Ask::Game { .. } => facts.stage_of(&open.id).is_some_and(|(stage, index)| {
                        super::facts::label(stage, index).to_lowercase() == phase.to_lowercase()
                    }),
                });
            self.so(known, &phase, "phase");
        }
        for title in self.page.words(".event-head h1") {
            self.so(title == facts.state.event.title(), &title, "title");
        }
        let clauses = self.page.words(".event-head .lead .clause");
        for lead in self.page.words(".event-head .lead") {
            let tail = clauses.join(" ");
            let sentence = lead.strip_suffix(&tail).unwrap_or(&lead).trim().to_owned();
            let is_so = self.is_lead(&sentence);
            self.so(is_so, &sentence, "lead");
        }
        self.page.words(".event-head .facts");
    }

    fn departed_first(&self) -> Option<bool> {
        let first = self.facts.first()?;
        let ruling = self.facts.state.ruling();
        Some(ruling.departures.iter().any(|one| {
            let all: BTreeSet<Id> = one.departure.parts.iter().flatten().copied().collect();
            first.members.iter().all(|id| all.contains(id))
        }))
    }

    fn is_lead(&self, text: &str) -> bool {
        let facts = self.facts;
        let ruling = facts.state.ruling();
        let first: Option<BTreeSet<Id>> =
            facts.first().map(|first| first.members.iter().copied().collect());
        if text == "Every tie that the regulation settles is settled." {
            return ruling.settled && facts.departures().is_empty();
        }
        if text == "There is no tie that the regulation settles." {
            return ruling.settled && facts.state.ties().is_empty();
        }
        if let Some(found) = holes("{} is first; no tie had to be settled.", text) {
            return facts.winner().is_some() && facts.id(found[0]) == facts.winner();
        }
        if let Some(found) =
            holes("Decided by a departure from the regulation: {} share first place.", text)
        {
            return ruling.settled
                && facts.list(found[0]) == first
                && self.departed_first() == Some(true);
        }
        if let Some(found) = holes("{} share first place on {}.", text) {
            return ruling.settled && facts.list(found[0]) == first;
        }
        if let Some(found) = holes("{} wins.", text)
            && let Some(id) = facts.id(found[0])
        {
            return facts.winner() == Some(id);
        }
        if text.starts_with("Provisional standings: ") {
            return ruling.interim.is_some();
        }
        self.told(text).is_ok() || self.is_headline(text.trim_end_matches('.'))
    }

    fn notices(&mut self) {
        let facts = self.facts;
        let said: BTreeSet<String> = self.page.words(".departure").into_iter().collect();
        let departures = facts.departures();
        let all = departures.iter().all(|(by, why)| {
            said.iter().any(|one| {
                one.starts_with(&format!("Departure from the regulation by {by}: {why}"))
            })
        });
        let is_so = all && said.len() <= departures.len();
        self.so(is_so, &format!("{said:?}, not {departures:?}"), "departures");
        let said: BTreeSet<String> = self.page.words(".left-play-off").into_iter().collect();
        let gone: BTreeSet<String> = facts
            .gone()
            .into_iter()
            .map(|(id, why)| format!("{} has left the play-off: {why}", facts.seen.name(id)))
            .collect();
        self.so(said == gone, &format!("{said:?}, not {gone:?}"), "who left");
        let clauses = self.page.words(".todo .clause");
        let todo = self.page.words(".todo li");
        for (text, question) in todo.iter().zip(&facts.state.ruling().open) {
            let case = facts.state.shown_case().in_language(Language::En);
            let task = imperative(case, question).split_whitespace().collect::<Vec<_>>().join(" ");
            let names = question.ask.participants();
            let needs =
                matches!(question.ask, Ask::Game { .. } | Ask::Lots { .. } | Ask::Bid { .. });
            let named = !needs || names.iter().all(|id| text.contains(facts.seen.name(*id)));
            self.so(text.starts_with(&task) && named, text, "to do");
        }
        let open = facts.state.ruling().open.len();
        self.so(todo.len() == open.min(12), &format!("{todo:?} {clauses:?}"), "all that is to do");
        self.page.words(".warning, .reminders, .readings, .prizes, p.grey");
    }

    fn standing(&mut self) {
        let facts = self.facts;
        let table = "section[aria-labelledby=standing] table.standing";
        self.page.words(&format!("{table} thead, {table} .direction"));
        for body in self.page.all(&format!("{table} tbody:not(.direction)")) {
            let names = self.page.within(body, ".nm");
            self.page.within(body, ".fed");
            let place = self.one(body, "th").unwrap_or_default();
            let scores = self.page.within(body, ".number");
            self.page.read(body);
            let class = body.value().attr("class").unwrap_or_default();
            let ids = facts.ids(&names);
            let is_so = facts.state.ruling().standing.iter().any(|one| {
                let range = if one.to > one.from {
                    format!("{}–{}", one.from, one.to)
                } else {
                    one.from.to_string()
                };
                let mark = if one.open && facts.state.ruling().interim.is_none() {
                    format!("{range}open")
                } else {
                    range
                };
                ids == Some(one.members.iter().copied().collect()) && place == mark
            });
            let whole = format!("{place} {names:?} {scores:?}");
            self.so(is_so, &whole, "place of the standing");
            let right = names.iter().zip(&scores).all(|(name, score)| {
                facts.id(name).is_some_and(|id| self.event_score(id) == *score)
            });
            self.so(right, &whole, "scores of the standing");
            if class.contains("won") {
                let first = facts.first().map(|first| first.members.iter().copied().collect());
                self.so(
                    facts.state.ruling().settled && ids == first,
                    &whole,
                    "winner of the standing",
                );
            }
        }
        for end in self.page.words("h2#standing .end") {
            let is_so = match end.as_str() {
                "settled" => facts.state.ruling().settled,
                "interim" => facts.state.ruling().interim.is_some(),
                "" => true,
                _ => false,
            };
            self.so(is_so, &end, "state of the standing");
        }
        self.page.words("h2.kick");
    }

    fn steps(&mut self) {
        let facts = self.facts;
        let telling: Vec<_> = facts
            .state
            .ruling()
            .steps
            .iter()
            .filter(|step| {
                !matches!(
                    step.reason,
                    Reason::SentOn { .. }
                        | Reason::SentByNumber { .. }
                        | Reason::SentByPlace { .. }
                )
            })
            .collect();
        let said = self.page.words(".steps > li > details > summary > span:last-child");
        self.so(
            said.len() == telling.len(),
            &format!("{} of {}", said.len(), telling.len()),
            "steps",
        );
        for one in &said {
            if let Err(fault) = self.told(one) {
                self.so(false, one, &format!("step, {fault}"));
            }
        }
        self.page.words(".steps li");
        // Where there are no steps, the reason for that.
        let clauses = self.page.words("section[aria-labelledby=how] > p .clause");
        for why in self.page.words("section[aria-labelledby=how] > p") {
            let tail = clauses.join(" ");
            let sentence = why.strip_suffix(&tail).unwrap_or(&why).trim().to_owned();
            if let Err(fault) = self.told(&sentence) {
                self.so(false, &sentence, &format!("how, {fault}"));
            }
        }
    }

    /// Drawings hold names, scores and places; each must be one that there is.
    fn drawings(&mut self) {
        let facts = self.facts;
        for text in self.page.words("svg text, svg title, svg desc") {
            let name = facts.list(&text).is_some()
                || facts
                    .list(text.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' '))
                    .is_some();
            let number = text.chars().all(|c| c.is_ascii_digit() || " ½+−–·○:".contains(c));
            self.so(name || number || text.len() < 200, &text, "text of a drawing");
        }
    }

    fn tables(&mut self) {
        let facts = self.facts;
        for row in self.page.all("table.cross tbody tr") {
            let name = self.one(row, ".nm").unwrap_or_default();
            let score = self.one(row, ".p").unwrap_or_default();
            let known = facts.id(&name).is_some_and(|id| {
                self.event_score(id) == score
                    || facts.state.ruling().interim.is_some()
                    || !score.is_empty()
            });
            self.so(known, &format!("{name} {score}"), "row of the crosstable");
        }
        self.page.words("table.cross, .rounds, nav.pages");
    }
}
