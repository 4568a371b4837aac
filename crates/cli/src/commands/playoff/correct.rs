//! `u`: correct any earlier answer, after seeing which answers no longer apply.

use super::Evening;
use super::console::Input;
use super::keys::{self, Picking, Pressed};
use crate::clock;
use crate::sitting::RecordState;
use tiebreak_model::{Answer, Ask, Question};
use tiebreak_record::{AnswerEntry, Entry, Withdrawal, WithdrawnEntry, draw_lots};
use tiebreak_report::Interface;
use tiebreak_report::{consequences, imperative, pad, say, words};
use unicode_width::UnicodeWidthStr;

/// What is to become of an earlier answer.
enum Instead {
    Answer(Answer, Option<String>),
    Nothing,
}

impl Evening {
    pub(super) fn correct(&mut self, state: &RecordState) -> crate::Result<()> {
        let Some((question, index)) = self.which(state)? else { return Ok(()) };
        let Some(Entry::Answer(old)) = self.sitting.file.record().entries().get(index).cloned()
        else {
            return Ok(());
        };
        let Some(instead) = self.instead(state, &question, &old)? else { return Ok(()) };
        let mut entry = self.correction(&question, instead)?;
        if matches!(&entry, Entry::Answer(new) if new.value == old.value && new.seed == old.seed) {
            self.message = say!(self.language(), cli_playoff_same_answer);
            return Ok(());
        }
        // Nobody sees what a seed gives before it is entered.
        if matches!(&entry, Entry::Answer(new) if new.seed.is_none())
            || matches!(entry, Entry::Withdrawal(_))
        {
            self.show_preview(state, &old, &entry)?;
        }
        let why = self.line(&say!(self.language(), cli_playoff_why_or_leave))?.unwrap_or_default();
        if why.is_empty() {
            self.message = say!(self.language(), cli_playoff_nothing_changed);
            return Ok(());
        }
        match &mut entry {
            Entry::Answer(entry) => entry.why = Some(why),
            Entry::Withdrawal(entry) => entry.why = why,
            _ => {}
        }
        let noted = say!(self.language(), cli_playoff_corrected { id: &old.id });
        self.append(entry, &noted)
    }

    /// Which answer: the latest first.
    fn which(&mut self, state: &RecordState) -> crate::Result<Option<(Question, usize)>> {
        let mut answered = state.answered.clone();
        answered.sort_by_key(|(_, index)| std::cmp::Reverse(*index));
        if answered.is_empty() {
            self.message = say!(self.language(), cli_playoff_no_answer_yet);
            return Ok(None);
        }
        let mut screen = self.screen(state);
        screen.heading(&say!(self.language(), cli_playoff_correct_which));
        let room = screen.height.saturating_sub(screen.lines.len() + 2);
        for (number, (_, index)) in answered.iter().enumerate().take(room) {
            if let Some(entry) = self.sitting.file.record().entries().get(*index) {
                let entry = words::seen_entry(self.sitting.loaded.shown(), entry);
                let said = words::entry(self.language(), &entry);
                screen.line(&format!("{:>4}  {said}", number + 1));
            }
        }
        let lines = screen.lines;
        self.console.show(&[lines, vec![String::new()]].concat())?;
        let typed =
            self.line(&say!(self.language(), cli_playoff_number_or_name))?.unwrap_or_default();
        let by_number =
            typed.parse::<usize>().ok().and_then(|number| answered.get(number.checked_sub(1)?));
        let found =
            by_number.or_else(|| answered.iter().find(|(question, _)| question.id == typed));
        if found.is_none() && !typed.is_empty() {
            self.message = say!(self.language(), cli_playoff_no_answer { id: &typed });
        }
        Ok(found.cloned())
    }

    /// The right answer, by the same keys as the first time; `x` takes the old one back.
    fn instead(
        &mut self,
        state: &RecordState,
        question: &Question,
        old: &AnswerEntry,
    ) -> crate::Result<Option<Instead>> {
        let mut picking = Picking::default();
        let language = self.language();
        let mut message =
            say!(language, cli_playoff_instead_of { answer: words::answer(language, old) });
        loop {
            let mut screen = self.screen(state);
            screen.heading(&message);
            screen.question(question, 0, &picking);
            let lines = screen.finish(&say!(language, cli_playoff_right_answer));
            self.console.show(&lines)?;
            match self.wait()? {
                Input::End => return Ok(None),
                Input::Back if !picking.back() => return Ok(None),
                Input::Key('x') => return Ok(Some(Instead::Nothing)),
                Input::Key('s') if matches!(question.ask, Ask::Lots { .. }) => {
                    let Some(seed) = self.line(&say!(language, cli_playoff_seed_again))? else {
                        continue;
                    };
                    match draw_lots(question, &self.sitting.loaded.event, &seed) {
                        Ok((answer, _)) => return Ok(Some(Instead::Answer(answer, Some(seed)))),
                        Err(error) => {
                            message =
                                error.sentence_for(Interface::CommandLine).in_language(language)
                        }
                    }
                }
                Input::Key(key) => {
                    if let Pressed::Answer(answer) = picking.press(question, key) {
                        return Ok(Some(Instead::Answer(answer, None)));
                    }
                }
                Input::Words(line) => {
                    match keys::words(question, &self.sitting.loaded.event, &line) {
                        Ok(answer) => return Ok(Some(Instead::Answer(answer, None))),
                        Err(error) => {
                            message =
                                error.sentence_for(Interface::CommandLine).in_language(language)
                        }
                    }
                }
                Input::Back | Input::Next | Input::Tick => {}
            }
        }
    }

    /// The entry, still without its reason.
    fn correction(&self, question: &Question, instead: Instead) -> crate::Result<Entry> {
        Ok(match instead {
            Instead::Answer(answer, seed) => {
                let entry = self.entry(question, &answer, seed)?;
                Entry::Answer(AnswerEntry { why: Some(String::new()), ..entry })
            }
            Instead::Nothing => {
                let asked = question.wording(&self.sitting.loaded.event);
                let what = WithdrawnEntry::Answer { id: question.id.clone(), asked };
                Entry::Withdrawal(Withdrawal {
                    what,
                    by: self.by.clone(),
                    why: String::new(),
                    at: Some(clock::now()?),
                })
            }
        })
    }

    fn show_preview(
        &mut self,
        state: &RecordState,
        old: &AnswerEntry,
        entry: &Entry,
    ) -> crate::Result<()> {
        let preview = self.sitting.preview(entry.clone())?;
        let mut screen = self.screen(state);
        let language = self.language();
        screen.heading(&say!(language, cli_playoff_correct_title { id: &old.id }));
        let instead = match entry {
            Entry::Answer(entry) => words::answer(language, entry),
            _ => say!(language, cli_playoff_open_again),
        };
        let [now, then] =
            ["now", "instead"].map(|what| say!(language, cli_playoff_was_and_is { what }));
        let width = now.width().max(then.width());
        screen.line(&format!("  {}  {}", pad(&now, width), words::answer(language, old)));
        screen.line(&format!("  {}  {instead}", pad(&then, width)));
        screen.lines.push(String::new());
        let case = self.sitting.case(&preview.after);
        for sentence in consequences(self.sitting.case(&preview.before), case, &preview) {
            screen.put(0, &sentence);
        }
        let falls_away: Vec<_> =
            preview.falls_away.iter().filter(|lost| lost.id != old.id).collect();
        if falls_away.is_empty() {
            screen.lines.push(say!(language, cli_playoff_nothing_falls_away));
        } else {
            screen.lines.push(say!(language, cli_heading { heading: "falls-away" }));
            for lost in falls_away {
                screen.put(2, &words::told_of(language, &lost.id, &words::answer(language, lost)));
            }
        }
        let anew: Vec<&Question> = preview.asked_anew().collect();
        if !anew.is_empty() {
            screen.lines.push(say!(language, cli_heading { heading: "again" }));
            for question in anew {
                screen.put(
                    2,
                    &format!("{}  {}", case.clause(question.clause), imperative(case, question)),
                );
            }
        }
        let height = screen.height;
        let mut lines = screen.lines;
        lines.truncate(height.saturating_sub(1));
        lines.push(String::new());
        Ok(self.console.show(&lines)?)
    }
}
