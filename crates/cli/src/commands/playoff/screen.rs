//! What stands on the screen: the one next thing, then what came before.

use super::keys::Picking;
use crate::clock;
use crate::sitting::{RecordState, Sitting};
use std::fmt::Write;
use tiebreak_model::{
    Answer, Ask, Choice, DataAnswer, DataNeeded, GameResult, MissingData, Question, Ruling,
};
use tiebreak_record::{AnswerEntry, Entry};
use tiebreak_report::Interface;
use tiebreak_report::{fit, imperative, interim_sentence, leads_to, offer, pad, say, words, wrap};
use unicode_width::UnicodeWidthStr;

/// Letters that stand out, or plain ones.
#[derive(Debug, Clone, Copy)]
pub struct Paint(pub bool);

impl Paint {
    pub fn bold(self, text: &str) -> String {
        if self.0 { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    pub fn dim(self, text: &str) -> String {
        if self.0 { format!("\u{1b}[2m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    pub fn warn(self, text: &str) -> String {
        if self.0 { format!("\u{1b}[33m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}

/// A screen while it is put together.
pub struct Screen<'a> {
    pub sitting: &'a Sitting,
    pub state: &'a RecordState,
    pub width: usize,
    pub height: usize,
    pub paint: Paint,
    pub lines: Vec<String>,
}

impl Screen<'_> {
    /// A text in as many lines as it needs.
    pub fn put(&mut self, indent: usize, text: &str) {
        for line in wrap(text, self.width.saturating_sub(indent + 1).max(10)) {
            self.lines.push(format!(
                "{}{}",
                " ".repeat(indent),
                fit(&line, self.width.saturating_sub(indent))
            ));
        }
    }

    /// One line, cut where it is too long.
    pub fn line(&mut self, text: &str) {
        self.lines.push(fit(text, self.width));
    }

    /// The title, the head of the record, and what must be seen at once.
    pub fn heading(&mut self, message: &str) {
        let head = self.sitting.head();
        let room = self.width.saturating_sub(head.width() + 1);
        let title = pad(&fit(self.sitting.loaded.event.title(), room.saturating_sub(1)), room);
        self.lines.push(format!("{}{}", self.paint.bold(&title), self.paint.dim(&head)));
        for departed in &self.state.ruling.departures {
            let (why, by) = (&departed.departure.why, &departed.departure.by);
            let text = say!(self.sitting.language, cli_playoff_departure { why, by });
            self.lines.push(self.paint.warn(&fit(&text, self.width)));
        }
        for line in message.lines() {
            self.put(0, line);
        }
        self.lines.push(String::new());
    }

    /// The question, with everything needed to answer it.
    pub fn question(&mut self, question: &Question, number: usize, picking: &Picking) {
        let case = self.sitting.case(&self.state.ruling);
        let open = self.state.ruling.open.len();
        let language = self.sitting.language;
        let several = open > 1 && number > 0;
        let place = if several {
            format!("  {}", say!(language, cli_playoff_place { number, open }))
        } else {
            String::new()
        };
        let mark = format!("{}  {}{place}", case.clause(question.clause), question.id);
        self.lines.push(self.paint.dim(&fit(&mark, self.width)));
        match &question.ask {
            Ask::Game { white, black, clock, draw_wins } => {
                let word = |word: &str| say!(language, cli_playoff_word { word });
                self.lines.push(self.paint.bold(&word("play")));
                let facts = [
                    (word("white"), case.name(*white).to_owned()),
                    (word("black"), case.name(*black).to_owned()),
                    (word("clock"), words::clock(language, clock)),
                ];
                let width = facts.iter().map(|(word, _)| word.width()).max().unwrap_or(0);
                for (word, fact) in facts {
                    self.line(&format!("  {}  {fact}", pad(&word, width)));
                }
                if let Some(colour) = draw_wins {
                    self.put(2, &say!(language, draw_wins { colour: colour.word() }));
                }
                self.lines.push(String::new());
                self.results(question, picking.forfeit);
            }
            ask => {
                let text = imperative(case, question);
                for line in wrap(&text, self.width) {
                    let line = self.paint.bold(&line);
                    self.lines.push(line);
                }
                match ask {
                    Ask::Lots { among, .. }
                    | Ask::Board { between: among }
                    | Ask::Decision { among, .. } => {
                        self.names(&case.names(among), picking, among);
                        self.choices(ask);
                    }
                    Ask::Data(MissingData { needs: DataNeeded::Result { .. }, .. }) => {
                        self.results(question, picking.forfeit)
                    }
                    Ask::Colour { .. } => {
                        self.line(&format!("  {}", say!(language, cli_playoff_colours)))
                    }
                    _ => {
                        let expected =
                            tiebreak_record::expected(question, &self.sitting.loaded.event);
                        let expected =
                            expected.sentence(Interface::CommandLine).in_language(language);
                        self.put(2, &say!(language, cli_playoff_enter_then { expected }));
                    }
                }
            }
        }
        if let Some(offer) = offer(case, question) {
            self.lines.push(String::new());
            for (index, line) in
                wrap(&offer, self.width.saturating_sub(6).max(10)).iter().enumerate()
            {
                let key = if index == 0 { 'y' } else { ' ' };
                self.line(&format!("  {key}  {line}"));
            }
        }
        self.lines.push(String::new());
    }

    /// What somebody who decides may choose instead of an order.
    fn choices(&mut self, ask: &Ask) {
        let Ask::Decision { choices, .. } = ask else { return };
        let language = self.sitting.language;
        for one in choices {
            let clause = one.clause.map(|at| self.sitting.loaded.regulation.clause(at).id.as_str());
            let (key, what) = match (one.choice, clause) {
                (Choice::GoOn, Some(clause)) => {
                    ('g', say!(language, cli_playoff_go_on_with { clause }))
                }
                (Choice::GoOn, None) => ('g', say!(language, cli_playoff_go_on)),
                (Choice::OtherMeans, _) => ('o', say!(language, cli_playoff_other_means)),
            };
            self.line(&format!("  {key}  {what}"));
        }
    }

    fn names(&mut self, names: &[&str], picking: &Picking, among: &[tiebreak_model::Id]) {
        for (index, (name, id)) in names.iter().zip(among).enumerate() {
            let place = picking.parts.iter().position(|part| part.contains(id));
            let picked = place.map(|place| format!("  ({})", place + 1)).unwrap_or_default();
            self.line(&format!("  {}  {name}{picked}", index + 1));
        }
    }

    /// The keys of a game, each with what it leads to.
    fn results(&mut self, question: &Question, forfeit: bool) {
        use GameResult::{Black, BlackByForfeit, BothForfeit, Draw, White, WhiteByForfeit};
        let keys: &[(char, GameResult)] = if forfeit {
            &[('1', WhiteByForfeit), ('0', BlackByForfeit), ('2', BothForfeit)]
        } else {
            &[('1', White), ('5', Draw), ('0', Black)]
        };
        for (key, result) in keys {
            let then = self.leads_to(question, *result);
            let sign = if *result == Draw { "½-½" } else { result.sign() };
            let text = format!("  {key}  {}  {then}", pad(sign, 4));
            self.lines.push(fit(&text, self.width));
        }
    }

    fn leads_to(&self, question: &Question, result: GameResult) -> String {
        let answer = match question.ask {
            Ask::Data(_) => Answer::Data(DataAnswer::Result(result)),
            _ => Answer::Result(result),
        };
        let entry = AnswerEntry::new(question, &answer, &self.sitting.loaded.event);
        match self.sitting.ruling_after(Entry::Answer(entry)) {
            Ok(after) => leads_to(&self.state.ruling, self.sitting.case(&after)),
            Err(_) => String::new(),
        }
    }

    /// The other questions that can be answered now.
    pub fn others(&mut self, selected: usize) {
        let case = self.sitting.case(&self.state.ruling);
        let others: Vec<String> = (self.state.ruling.open.iter().enumerate())
            .filter(|(index, _)| *index != selected)
            .map(|(_, question)| {
                format!("  {}  {}", case.clause(question.clause), imperative(case, question))
            })
            .collect();
        if others.is_empty() {
            return;
        }
        self.lines.push(say!(self.sitting.language, cli_heading { heading: "also-open" }));
        for line in others.iter().take(4) {
            self.lines.push(fit(line, self.width));
        }
        if others.len() > 4 {
            let more = say!(self.sitting.language, and_more { count: others.len() - 4 });
            self.lines.push(format!("  {more}"));
        }
        self.lines.push(String::new());
    }

    /// When play may begin, and rests that were granted.
    pub fn rest(&mut self) {
        let (case, language) = (self.sitting.case(&self.state.ruling), self.sitting.language);
        let begun = self
            .state
            .answered
            .iter()
            .any(|(question, _)| matches!(question.ask, Ask::Game { .. }));
        let mut shown = Vec::new();
        for reminder in self.state.ruling.reminders.iter().filter(|_| !begun) {
            let Some(start) = reminder.earliest_start else { continue };
            let left = countdown(clock::seconds_until(start));
            let (time, known) = (start.hour_minute(), if left.is_some() { "yes" } else { "no" });
            let said = say!(
                language,
                cli_playoff_not_before { left: known, time, remaining: left.unwrap_or_default() }
            );
            shown.push(format!("{}  {said}", case.clause(reminder.clause)));
        }
        for entry in self.sitting.file.record().entries() {
            let Entry::Rest(rest) = entry else { continue };
            let Some(end) = rest.at.map(|at| at.plus_minutes(rest.minutes)) else { continue };
            if let Some(left) = countdown(clock::seconds_until(end)) {
                let entry = words::seen_entry(self.sitting.loaded.shown(), entry);
                let (time, what) = (end.hour_minute(), words::entry(language, &entry));
                shown.push(say!(language, cli_playoff_rest_until { time, remaining: left, what }));
            }
        }
        if !shown.is_empty() {
            for line in shown {
                self.put(0, &line);
            }
            self.lines.push(String::new());
        }
    }

    /// The end of it, or what the text leaves open.
    pub fn result(&mut self) {
        let ruling: &Ruling = &self.state.ruling;
        let case = self.sitting.case(ruling);
        let title = match interim_sentence(case) {
            Some(interim) => interim,
            None if ruling.settled => say!(self.sitting.language, everything_settled),
            None => say!(self.sitting.language, cli_playoff_nothing_open),
        };
        self.lines.push(self.paint.bold(&title));
        for left in &ruling.left_open {
            self.put(2, &format!("{}  {}", case.clause(left.clause), words::left_open(case, left)));
        }
        for place in ruling.standing.iter().take(4) {
            let places = if place.from == place.to {
                place.from.to_string()
            } else {
                format!("{}–{}", place.from, place.to)
            };
            self.line(&format!(
                "  {}  {}",
                pad(&places, 4),
                words::series(self.sitting.language, &case.names(&place.members))
            ));
        }
        self.lines.push(String::new());
    }

    /// The latest entries, as many as there is room for; then the keys at the bottom.
    pub fn finish(mut self, keys: &str) -> Vec<String> {
        let room = self.height.saturating_sub(self.lines.len() + 2);
        let entries = self.sitting.file.record().entries();
        let shown = entries.len().min(room.saturating_sub(1)).min(8);
        if shown > 0 {
            self.lines.push(say!(self.sitting.language, cli_heading { heading: "so-far" }));
            for (at, entry) in entries.iter().rev().take(shown).enumerate() {
                let mut line = String::from("  ");
                if let Some(at) = entry.at() {
                    let _ = write!(line, "{}  ", at.hour_minute());
                }
                if let Some(mark) =
                    words::fate(self.sitting.language, self.sitting.fate(entries.len() - 1 - at))
                {
                    let _ = write!(line, "({mark}) ");
                }
                let entry = words::seen_entry(self.sitting.loaded.shown(), entry);
                let _ = write!(line, "{}", words::entry(self.sitting.language, &entry));
                self.lines.push(self.paint.dim(&fit(&line, self.width)));
            }
        }
        self.lines.truncate(self.height.saturating_sub(1));
        self.lines.push(fit(keys, self.width));
        self.lines
    }
}

/// "12:31"; nothing where the time is past or unknown.
fn countdown(seconds: Option<i64>) -> Option<String> {
    match seconds? {
        left if left >= 3600 => {
            Some(format!("{}:{:02}:{:02}", left / 3600, left % 3600 / 60, left % 60))
        }
        left if left > 0 => Some(format!("{}:{:02}", left / 60, left % 60)),
        _ => None,
    }
}
