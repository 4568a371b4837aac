//! The sentences that the judge knows, and whether their reasons are so.

use super::facts::{label, mark, number, points};
use super::holes::holes;
use super::judge::Judge;
use tiebreak_model::{Ask, Reason, Step};
use tiebreak_report::words::because;
use tiebreak_report::{Case, Language};

impl Judge<'_, '_> {
    /// A sentence of the program: a step of the present ruling whose reason is so, or one of the
    /// sentences about the state.
    pub fn told(&self, text: &str) -> Result<(), String> {
        let facts = self.facts;
        let ruling = facts.state.ruling();
        let fixed = match text {
            "" => Some(true),
            "Nobody shares first place: there is no tie to settle." => {
                Some(facts.first().is_some_and(|first| first.members.len() == 1))
            }
            "There is no tie to settle." => Some(ruling.settled),
            "Ties are settled when the last result is in; until then equal scores share a place."
            | "Equal scores share a place." => Some(
                ruling.interim.is_some()
                    || ruling.open.iter().any(|open| matches!(open.ask, Ask::Data(_))),
            ),
            _ => None,
        };
        if let Some(is_so) = fixed {
            return is_so.then_some(()).ok_or_else(|| "not so".to_owned());
        }
        if let Some(found) = holes("{} minutes' rest for every player before the play-off.", text) {
            let is_so = number(found[0]).is_some() && facts.rest().is_some();
            return is_so.then_some(()).ok_or_else(|| "no rest".to_owned());
        }
        if holes("The arbiter has granted {} minutes' rest.", text).is_some()
            || text == "The arbiter has granted one minute's rest."
        {
            return facts.rest().map(|_| ()).ok_or_else(|| "no rest".to_owned());
        }
        // "Semi-final 1, game 1 of 2: Anna Weber ½–½ Wei Yi."
        for (name, game) in facts.games() {
            let stage = facts.stage_of(&game.id);
            let name = stage.map_or(name, |(stage, index)| label(stage, index));
            if let (Some(white), Some(black)) = (mark(game, game.white), mark(game, game.black)) {
                let between =
                    if white == "+" || black == "+" || white == "−" { "/" } else { "–" };
                let said = format!(
                    "{name}: {} {white}{between}{black} {}.",
                    facts.short.name(game.white),
                    facts.short.name(game.black)
                );
                if said.to_lowercase() == text.to_lowercase() {
                    return Ok(());
                }
            }
        }
        for event in [&facts.short, &facts.seen, &*facts.state.event] {
            let case = Case::new(event, &facts.state.regulation, ruling).in_language(Language::En);
            for step in &ruling.steps {
                let sentence = because(case, step).split_whitespace().collect::<Vec<_>>().join(" ");
                let tail = text.strip_suffix(&sentence).map(str::trim);
                let is_tail = tail.is_some_and(|head| {
                    head.is_empty()
                        || holes("{} were tied on {}.", head).is_some_and(|found| {
                            self.is_headline(&format!("{} tied on {}", found[0], found[1]))
                        })
                });
                if is_tail {
                    return self.is_reason(step);
                }
            }
        }
        // "Four tied on 8½: two semi-finals, 1 against 4 and 2 against 3, and a final."
        if let Some((head, form)) = text.split_once(": ") {
            let forms = [
                "two semi-finals",
                "a knock-out of",
                "a ladder",
                "a match of",
                "a round robin",
                "single games until one is won",
                "an Armageddon game",
            ];
            if self.is_headline(head) && forms.iter().any(|one| form.starts_with(one)) {
                let begun = !facts.begun();
                return begun.then_some(()).ok_or_else(|| "announced, though begun".to_owned());
            }
        }
        Err("unknown".to_owned())
    }

    /// Whether a step's reason is what the record says.
    fn is_reason(&self, step: &Step) -> Result<(), String> {
        let facts = self.facts;
        let is_so = match &step.reason {
            Reason::Tied { members, .. } => {
                members.windows(2).all(|two| self.event_score(two[0]) == self.event_score(two[1]))
            }
            Reason::Won { winner, .. } => {
                facts.first().is_some_and(|first| first.members == [*winner])
            }
            Reason::MatchEnded { players, scores, winner } => {
                let said = |at: usize| scores[at].mixed();
                let whole = facts.duels(*players);
                let same = whole.iter().any(|stage| {
                    points(&[stage], players[0]) == said(0)
                        && points(&[stage], players[1]) == said(1)
                });
                same && winner.is_none_or(|winner| players.contains(&winner))
            }
            Reason::ForfeitedByLeaving { left, .. } => left.iter().all(|id| facts.is_out(*id)),
            Reason::Absent { members } => members.iter().all(|(id, _)| {
                facts.is_out(*id)
                    || facts.state.event.participants()[id.index()].absence().is_some()
            }),
            Reason::Departed { by, why, .. } => {
                facts.departures().iter().any(|(one, reason)| one == by && reason == why)
            }
            _ => true,
        };
        is_so.then_some(()).ok_or_else(|| format!("{} is not so", step.reason.kind()))
    }
}
