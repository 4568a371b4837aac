//! Moments of an evening at which the board once said what was not so.

use super::pages::PublicPages;
use crate::board::gallery;
use crate::events::state::EventState;
use crate::infra::clock;
use tiebreak_model::{Answer, Ask, GameResult};
use tiebreak_record::{AnswerEntry, DepartureEntry, Entry, Leave, Withdrawal, WithdrawnEntry};

/// An evening with a clock of its own.
struct ScriptedEvening {
    state: EventState,
    now: i64,
}

impl ScriptedEvening {
    /// The gallery's event, with this number of players tied for first place.
    fn new(tied: usize) -> Self {
        let now = super::BEGIN;
        clock::set::to(now);
        let begun = gallery::STATES.iter().find(|state| state.entered.is_empty()).unwrap();
        let state = gallery::GalleryState { tied, to_come: 0, entered: &[], ..*begun };
        Self { state: gallery::event_state(&state, "latin").unwrap(), now }
    }

    fn enter(&mut self, entry: Entry) {
        self.state = self.state.with(self.state.pass(entry).unwrap()).unwrap();
    }

    fn wait(&mut self, seconds: i64) {
        self.now += seconds;
        clock::set::to(self.now);
    }

    /// Draws all lots in the order of the names.
    fn lots(&mut self) {
        while let Some((question, answer)) =
            self.state.ruling().open.iter().find_map(|question| match &question.ask {
                Ask::Lots { among, .. } => {
                    Some((question.clone(), Answer::order(among.iter().copied())))
                }
                _ => None,
            })
        {
            let entry = AnswerEntry::new(&question, &answer, &self.state.event);
            self.enter(Entry::Answer(AnswerEntry { at: clock::now(), ..entry }));
        }
    }

    /// The first open game ends.
    fn game(&mut self, result: GameResult) -> String {
        let is_game = |open: &&tiebreak_model::Question| matches!(open.ask, Ask::Game { .. });
        let question = self.state.ruling().open.iter().find(is_game).unwrap().clone();
        let entry = AnswerEntry::new(&question, &Answer::Result(result), &self.state.event);
        self.enter(Entry::Answer(AnswerEntry { at: clock::now(), ..entry }));
        question.id
    }

    fn corrected(&mut self, id: &str, result: GameResult) {
        let question = self.state.asked(id).unwrap().clone();
        let entry = AnswerEntry::new(&question, &Answer::Result(result), &self.state.event);
        let why = Some("Wrong slip".to_owned());
        self.enter(Entry::Answer(AnswerEntry { at: clock::now(), why, ..entry }));
    }

    fn leaves(&mut self, name: &str) {
        let (name, why) = (name.to_owned(), "Unwell".to_owned());
        self.enter(Entry::Leave(Leave { name, by: Some("Ada".into()), why, at: clock::now() }));
    }

    fn comes_back(&mut self, name: &str) {
        let what = WithdrawnEntry::Leave { name: name.to_owned() };
        let (by, why) = (Some("Ada".into()), "Well again".to_owned());
        self.enter(Entry::Withdrawal(Withdrawal { what, by, why, at: clock::now() }));
    }

    fn departs(&mut self, parts: &[&[&str]]) {
        let tie = self.state.ties()[0].0.clone();
        let named = |part: &&[&str]| part.iter().map(|name| (*name).to_owned()).collect();
        let parts = parts.iter().map(named).collect();
        let (by, why) = ("Ada".to_owned(), "The hall closes".to_owned());
        self.enter(Entry::Departure(DepartureEntry { tie, parts, by, why, at: clock::now() }));
    }

    fn board(&self, selector: &str) -> Vec<String> {
        PublicPages::new(&self.state).board.words(selector)
    }

    fn event_page(&self, selector: &str) -> Vec<String> {
        PublicPages::new(&self.state).event.words(selector)
    }
}

const STRIP: &str = ".kick .strip";

#[test]
fn a_correction_is_shown_for_two_minutes_in_a_strip_of_its_own() {
    let mut evening = ScriptedEvening::new(2);
    evening.lots();
    let game = evening.game(GameResult::White);
    evening.wait(600);
    evening.corrected(&game, GameResult::Draw);
    assert_eq!(evening.board(STRIP), ["Corrected: game 1 of 2 was a draw"]);
    assert_eq!(evening.board(".above > .kick > .st"), ["Playing"], "it replaces nothing");
    evening.wait(119);
    assert_eq!(evening.board(STRIP).len(), 1);
    evening.wait(1);
    assert_eq!(evening.board(STRIP), Vec::<String>::new());
    evening.corrected(&game, GameResult::Draw);
    assert_eq!(evening.board(STRIP), Vec::<String>::new(), "no result changed");
    evening.corrected(&game, GameResult::BlackByForfeit);
    assert_eq!(evening.board(STRIP), ["Corrected: game 1 of 2 was won by Jean Moreau by forfeit"]);
}

#[test]
fn who_left_again_is_not_back() {
    let mut evening = ScriptedEvening::new(4);
    evening.leaves("Anna Weber");
    let gone = "Anna Weber has left the play-off";
    assert_eq!(evening.board(".kick .end"), [gone]);
    evening.comes_back("Anna Weber");
    assert_eq!(evening.board(STRIP), ["Corrected: Anna Weber is in the play-off after all"]);
    evening.leaves("Anna Weber");
    assert_eq!(evening.board(STRIP), Vec::<String>::new());
    evening.wait(3600);
    assert_eq!(evening.board(".kick .end"), [gone], "as long as it is so");
    evening.leaves("Jean Moreau");
    assert_eq!(evening.board(".kick .end"), ["Anna Weber and Jean Moreau have left the play-off"]);
}

#[test]
fn a_match_that_ended_by_leaving_says_so() {
    let mut evening = ScriptedEvening::new(4);
    evening.lots();
    let first = evening.game(GameResult::Draw);
    assert!(first.starts_with("semi-final-1"), "{first}");
    let task = evening.event_page(".todo li")[0].clone();
    let gone = gallery::NAMES[0].1.into_iter().find(|name| task.contains(name)).unwrap();
    evening.leaves(gone);
    let note = evening.board(".bd:first-child .label span");
    assert!(note[0].ends_with(&format!("goes on: {gone} left")), "{note:?}");
    let marks = evening.board(".bd:first-child .row:first-of-type .done span");
    assert!(evening.board(".bracket .match:first-of-type .gs span").contains(&"+".to_owned()));
    assert!(marks.contains(&"−".to_owned()) || marks.contains(&"+".to_owned()), "{marks:?}");
}

#[test]
fn those_who_share_first_by_a_departure_are_the_headline() {
    let mut evening = ScriptedEvening::new(3);
    evening.departs(&[&["Anna Weber", "Jean Moreau"], &["Siân Ó Briain"]]);
    assert_eq!(evening.board(".above > .kick > .st"), ["Anna Weber and Jean Moreau share first"]);
    assert_eq!(evening.board(".tied .names .nm"), ["Anna Weber", "Jean Moreau"]);
    assert_eq!(evening.board(".kick .end"), ["Decided by a departure from the regulation"]);
    assert_eq!(
        evening.event_page(".event-head .lead"),
        ["Decided by a departure from the regulation: Anna Weber and Jean Moreau share first \
          place."]
    );
}
