//! The judge: whether what a page says is so.

use super::facts::{EveningFacts, points};
use super::holes::holes;
use super::pages::{JudgedPage, PublicPages};
use scraper::ElementRef;
use std::collections::BTreeSet;
use tiebreak_model::{Ask, Id, Purpose, Reason, StageForm};
use tiebreak_record::RecordedValue;

/// What the pages say that is not so, or that the judge does not know.
pub fn faults(facts: &EveningFacts<'_>, pages: &PublicPages) -> Vec<String> {
    let mut judge = Judge { facts, page: &pages.board, faults: Vec::new() };
    judge.board();
    for scene in &pages.scenes {
        judge.page = scene;
        judge.scene();
    }
    judge.page = &pages.event;
    judge.event_page();
    judge.feed(&pages.feed);
    judge.faults
}

pub struct Judge<'j, 's> {
    pub facts: &'j EveningFacts<'s>,
    pub page: &'j JudgedPage,
    pub faults: Vec<String>,
}

impl<'j> Judge<'j, '_> {
    /// Notes a sentence that is not so.
    pub fn so(&mut self, is_so: bool, said: &str, what: &str) {
        if !is_so {
            self.faults.push(format!("{}: {what}: \"{said}\"", self.page.name));
        }
    }

    pub fn one(&self, part: ElementRef<'j>, selector: &str) -> Option<String> {
        self.page.within(part, selector).into_iter().next()
    }

    fn board(&mut self) {
        let facts = self.facts;
        let title = self.page.words("header h1").concat();
        self.so(title == facts.state.event.title(), &title, "title");
        for place in self.page.words("header .where") {
            let venue = facts.state.event.venue().unwrap_or_default();
            let year = facts.state.event.start().map(|day| day.date().to_string()[..4].to_owned());
            let known = year.is_some_and(|year| place.contains(&year)) || place.contains(venue);
            self.so(known, &place, "when and where");
        }
        let over = facts.state.ruling().settled && facts.state.ruling().open.is_empty();
        for live in self.page.words("header .live") {
            self.so(
                live == "live" && facts.winner().is_none_or(|_| facts.state.ties().is_empty()),
                &live,
                "live",
            );
        }
        for end in self.page.words("header .st") {
            self.so(end == "final" && over, &end, "final");
        }
        self.kick();
        for part in self.page.all(".above") {
            self.band(part);
        }
        for part in self.page.all(".middle") {
            self.way(part);
        }
        self.foot();
        self.unread();
    }

    pub fn unread(&mut self) {
        for line in self.page.unread() {
            self.faults.push(format!("{}: unknown: {line}", self.page.name));
        }
    }

    fn scene(&mut self) {
        for part in self.page.all(".panel") {
            for title in self.page.within(part, ".lab .t") {
                self.so(title == self.facts.state.event.title(), &title, "title");
            }
            for sign in self.page.within(part, ".lab .st") {
                let known = self.is_state(&sign)
                    || self.is_label(&sign)
                    || self.is_headline(&sign)
                    || self.is_place(&sign)
                    || self.is_asked(&sign);
                self.so(known, &sign, "sign of a scene");
            }
            for words in self.page.within(part, ".lab > span") {
                let known = words.is_empty()
                    || words == self.facts.state.event.title()
                    || self.is_state(&words)
                    || self.is_place(&words)
                    || self.is_asked(&words)
                    || self.is_headline(&words)
                    || self.is_label(&words)
                    || self.is_note(&words)
                    || self.goes_on(&words)
                    || holes("Play goes on at {}", &words)
                        .is_some_and(|_| self.facts.rest().is_some());
                self.so(known, &words, "end of a scene's head");
            }
            for say in self.page.within(part, ".say .clause") {
                let known = self.facts.state.regulation.clauses.iter().any(|one| one.id == say);
                self.so(known, &say, "clause");
            }
            for say in self.page.within(part, ".say") {
                let bare = self.without_clauses(&say);
                let known = self.is_headline(&say) || self.told(&bare).is_ok();
                self.so(known, &say, "sentence of a scene");
            }
            for name in self.page.within(part, ".line .nm, .row .nm") {
                let id = self.facts.id(&name);
                self.so(id.is_some(), &name, "name in a scene");
            }
            for score in self.page.within(part, ".line .sc, .row .sc") {
                let known = self.facts.state.event.ids().any(|id| {
                    self.event_score(id) == score
                        || points(
                            &self
                                .facts
                                .state
                                .ruling()
                                .stages
                                .iter()
                                .filter(|stage| stage.members.contains(&id))
                                .filter(|stage| stage.form == StageForm::Match)
                                .collect::<Vec<_>>(),
                            id,
                        ) == score
                        || self
                            .facts
                            .state
                            .ruling()
                            .stages
                            .iter()
                            .any(|stage| points(&[stage], id) == score)
                });
                self.so(known, &score, "score in a scene");
            }
            for rest in self.page.within(part, "[data-countdown]") {
                self.so(self.facts.rest().is_some() && rest.contains(':'), &rest, "rest");
            }
            self.rows(part);
            self.way(part);
        }
        self.unread();
    }

    fn without_clauses(&self, text: &str) -> String {
        let mut text = text.to_owned();
        while let Some((before, last)) = text.rsplit_once(' ') {
            if self.facts.state.regulation.clauses.iter().any(|one| one.id == last)
                && !before.is_empty()
            {
                text = before.to_owned();
            } else {
                break;
            }
        }
        text
    }

    fn kick(&mut self) {
        let facts = self.facts;
        for state in self.page.words(".above > .kick > .st") {
            self.so(self.is_state(&state), &state, "state");
            if facts.winner().is_some() && !facts.state.ties().is_empty() {
                self.so(state == "Winner", &state, "there is a winner");
            }
        }
        for fell in self.page.words(".above > .kick .fell") {
            let white = holes("White by lots: {}", &fell).and_then(|found| facts.id(found[0]));
            let last = facts.answers().into_iter().next();
            let drawn = last.is_some_and(|(index, question, answer)| {
                let lots = matches!(question.ask, Ask::Lots { purpose: Purpose::FirstWhite, .. });
                let first = match &answer.value {
                    RecordedValue::Order(parts) => {
                        parts.first().and_then(|part| facts.id(part.first()?))
                    }
                    _ => None,
                };
                let stage = question.id.rsplit_once('/').map_or("", |(stage, _)| stage);
                let has_white = facts.open_games().iter().any(|open| {
                    open.id.starts_with(stage)
                        && matches!(open.ask, Ask::Game { white, .. } if Some(white) == first)
                });
                lots && first.is_some()
                    && first == white
                    && has_white
                    && index + 1 == facts.state.record().entries().len()
            });
            self.so(drawn, &fell, "lots");
        }
        for strip in self.page.words(".above > .kick .strip") {
            let is_so = self.is_correction(&strip);
            self.so(is_so, &strip, "correction");
        }
        let mut said_gone = false;
        for gone in self.page.words(".above > .kick .end .gone") {
            said_gone = true;
            let names = holes("{} has left the play-off", &gone)
                .or_else(|| holes("{} have left the play-off", &gone));
            let who = names.and_then(|found| facts.list(found[0]));
            let is_so = who.is_some_and(|who| who == facts.gone().into_keys().collect());
            self.so(is_so, &gone, "who left");
        }
        let any_gone = !facts.gone().is_empty();
        self.so(said_gone == any_gone, "", "who left is named as long as he is out");
        for departed in self.page.words(".above > .kick .end .st") {
            let decided = facts.first().is_some_and(|first| {
                facts.state.ruling().departures.iter().any(|one| {
                    let all: BTreeSet<Id> = one.departure.parts.iter().flatten().copied().collect();
                    first.members.iter().all(|id| all.contains(id))
                })
            });
            let is_so = match departed.as_str() {
                "Decided by a departure from the regulation" => decided,
                "Departure from the regulation" => !facts.departures().is_empty(),
                _ => false,
            };
            self.so(is_so, &departed, "departure");
        }
        for end in self.page.words(".above > .kick .end") {
            let special = any_gone || !facts.departures().is_empty();
            self.so(special || self.is_headline(&end), &end, "end of the top line");
        }
    }

    fn band(&mut self, part: ElementRef<'j>) {
        let facts = self.facts;
        for card in self.page.all(".above .cards > .bd") {
            self.card(card);
        }
        for name in self.page.words(".above .gl li .nm") {
            self.so(facts.id(&name).is_some(), &name, "name in a list");
        }
        for winner in self.page.words(".winner > strong") {
            let is_so = facts.id(&winner).is_some() && facts.id(&winner) == facts.winner();
            self.so(is_so, &winner, "winner");
        }
        for leg in self.page.all(".winner .leg") {
            let score = self.one(leg, "b").unwrap_or_default();
            let whole = self.page.read(leg);
            let text = whole.strip_prefix(&score).unwrap_or(&whole).trim();
            let is_so = facts.winner().is_some_and(|winner| self.is_leg(winner, &score, text));
            self.so(is_so, &whole, "leg of the winner");
        }
        for second in self.page.words(".winner .second") {
            let members = facts.state.ruling().standing.get(1).map(|place| place.members.len());
            let is_so = match second.as_str() {
                "Second place" => members == Some(1),
                "Second place, shared" => members.is_some_and(|count| count > 1),
                _ => false,
            };
            self.so(is_so, &second, "second place");
        }
        let seconds = self.page.words(".winner .seconds .nm");
        if !seconds.is_empty() {
            let all = facts
                .state
                .ruling()
                .standing
                .get(1)
                .map(|place| place.members.iter().copied().collect());
            self.so(facts.ids(&seconds) == all, &seconds.join(", "), "names of the second");
        }
        let tied = self.page.words(".tied .names .nm");
        if !tied.is_empty() {
            let ids = facts.ids(&tied);
            let settled = facts.state.ruling().settled;
            let first: Option<BTreeSet<Id>> =
                facts.first().map(|first| first.members.iter().copied().collect());
            let of_step = facts.state.ruling().steps.iter().any(|step| match &step.reason {
                Reason::Tied { members, .. } | Reason::LevelMatch { members, .. } => {
                    ids == Some(members.iter().copied().collect())
                }
                _ => false,
            });
            let is_so = if settled || facts.state.ruling().open.is_empty() {
                ids == first
            } else {
                of_step
            };
            self.so(is_so, &tied.join(", "), "names of those who are tied or share first");
            for score in self.page.words(".tied .each strong") {
                let each =
                    ids.clone().unwrap_or_default().iter().all(|id| self.event_score(*id) == score)
                        || self.is_headline(&format!("two tied on {score}"));
                self.so(each, &score, "score of the tied");
            }
            let more = self.page.words(".tied .each span, .tied .rest");
            self.so(
                more.iter().all(|one| one == "points each" || one.starts_with("and ")),
                &more.join(", "),
                "points each",
            );
        }
        for far in self.page.all(".above .far") {
            let strong = self.one(far, "strong").unwrap_or_default();
            let span = self.one(far, "span").unwrap_or_default();
            let first = facts.id(&strong);
            let interim = facts.state.ruling().interim.is_some();
            let is_so = match first {
                Some(id) => {
                    facts.first().is_some_and(|place| place.members == [id])
                        && self.event_score(id) == span
                        && facts.state.ruling().open.is_empty()
                }
                None => {
                    interim
                        && (strong.starts_with("Round ")
                            || strong.parse::<usize>().ok()
                                == facts.state.ruling().interim.as_ref().map(|one| one.count))
                }
            };
            self.so(is_so, &format!("{strong} {span}"), "far");
        }
        for rest in self.page.all(".above .rest[data-until]") {
            let text = self.page.read(rest);
            self.so(facts.rest().is_some() && text.contains("Play goes on at "), &text, "rest");
        }
        self.rows(part);
    }

    fn is_leg(&self, winner: Id, score: &str, text: &str) -> bool {
        let facts = self.facts;
        let left = text.strip_suffix(", who left");
        let bare = left.unwrap_or(text);
        if bare == "in the round robin" {
            return facts.state.ruling().stages.iter().any(|stage| {
                stage.form == StageForm::RoundRobin && score.starts_with(&points(&[stage], winner))
            });
        }
        let name = holes("against {}, sudden death", bare)
            .or_else(|| holes("against {}, Armageddon", bare))
            .or_else(|| holes("against {}", bare));
        if let Some(other) = name.and_then(|found| facts.id(found[0])) {
            let same = facts.duels([winner, other]).iter().any(|stage| {
                format!("{}–{}", points(&[stage], winner), points(&[stage], other)) == score
            });
            return same && (left.is_none() || facts.is_out(other));
        }
        let criteria = facts
            .state
            .ruling()
            .steps
            .iter()
            .any(|step| step.reason.values().iter().any(|(id, _)| *id == winner));
        criteria && left.is_none()
    }

    fn foot(&mut self) {
        let facts = self.facts;
        let clauses = self.page.words(".below .why .clause");
        for clause in &clauses {
            let known = facts.state.regulation.clauses.iter().any(|one| one.id == *clause);
            self.so(known, clause, "clause");
        }
        for why in self.page.words(".below .why") {
            let tail = clauses.join(" ");
            let sentence = why.strip_suffix(&tail).unwrap_or(&why).trim();
            if let Err(fault) = self.told(sentence) {
                self.so(false, sentence, &format!("why, {fault}"));
            }
        }
        for clock in self.page.words(".below .clock") {
            let is_so = if let Some(found) = holes("Decided at{}", &clock) {
                facts.winner().is_some()
                    && facts
                        .state
                        .record()
                        .entries()
                        .iter()
                        .any(|entry| entry.at().is_some_and(|at| at.hour_minute() == found[0]))
            } else if clock.starts_with("Play from ") {
                facts.rest().is_some()
            } else {
                clock == "Time–:–"
            };
            self.so(is_so, &clock, "clock");
        }
    }

    fn feed(&mut self, feed: &serde_json::Value) {
        let facts = self.facts;
        let ruling = facts.state.ruling();
        let mut bad = Vec::new();
        let mut check = |is_so: bool, what: &str| {
            if !is_so {
                bad.push(format!("feed: {what}"))
            }
        };
        check(feed["settled"] == ruling.settled, "settled");
        check(feed["interim"] == ruling.interim.is_some(), "interim");
        check(feed["entries"] == facts.state.record().entries().len(), "entries");
        check(feed["head"] == facts.state.record().head(), "head");
        let open: Vec<&str> = feed["open"]
            .as_array()
            .map(|open| open.iter().filter_map(|one| one["id"].as_str()).collect())
            .unwrap_or_default();
        check(open == ruling.open.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), "open");
        for (one, question) in feed["open"].as_array().into_iter().flatten().zip(&ruling.open) {
            let task = one["task"].as_str().unwrap_or_default();
            let named = question
                .ask
                .participants()
                .iter()
                .all(|id| task.contains(facts.state.event.name(*id)));
            let needs =
                matches!(question.ask, Ask::Game { .. } | Ask::Lots { .. } | Ask::Bid { .. });
            check(named || !needs, &format!("task: {task}"));
        }
        let standing = feed["standing"].as_array().cloned().unwrap_or_default();
        check(standing.len() == ruling.standing.len(), "standing");
        for (one, place) in standing.iter().zip(&ruling.standing) {
            check(one["from"] == place.from && one["to"] == place.to, &format!("place: {one}"));
            let text = one.to_string();
            check(
                place.members.iter().all(|id| text.contains(facts.state.event.name(*id))),
                &format!("members: {one}"),
            );
        }
        self.faults.extend(bad);
    }
}
