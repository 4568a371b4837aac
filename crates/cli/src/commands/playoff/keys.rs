//! Keys into answers, by the kind of question.

use tiebreak_model::{
    Answer, Ask, Choice, Colour, DataAnswer, DataNeeded, Event, GameResult, Id, MissingData,
    Question,
};
use tiebreak_record::{AnswerError, parse_answer};

/// An answer that is being put together: names picked so far.
#[derive(Debug, Clone, Default)]
pub struct Picking {
    /// Those picked, in order; those in one part are level.
    pub parts: Vec<Vec<Id>>,
    /// Whether the next one joins the last.
    pub joins: bool,
    /// Whether the next key says who won without play.
    pub forfeit: bool,
}

/// What a key did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pressed {
    /// The answer is complete.
    Answer(Answer),
    /// Something was picked; more is needed.
    More,
    /// Not a key of this question.
    Nothing,
}

impl Picking {
    /// Takes a key.
    pub fn press(&mut self, question: &Question, key: char) -> Pressed {
        match &question.ask {
            Ask::Game { .. } => self.game(key),
            Ask::Colour { .. } => match key.to_ascii_lowercase() {
                'w' | '1' => Pressed::Answer(Answer::Colour(Colour::White)),
                'b' | '0' => Pressed::Answer(Answer::Colour(Colour::Black)),
                _ => Pressed::Nothing,
            },
            Ask::Lots { among, .. } => self.pick(among, key, false),
            Ask::Decision { among, choices, .. } => {
                match chosen(key).filter(|it| choices.iter().any(|one| one.choice == *it)) {
                    Some(choice) => Pressed::Answer(Answer::Choice(choice)),
                    None => self.pick(among, key, true),
                }
            }
            Ask::Board { between: among } => self.pick(among, key, true),
            Ask::Data(MissingData { needs: DataNeeded::Result { .. }, .. }) => match self.game(key)
            {
                Pressed::Answer(Answer::Result(result)) => {
                    Pressed::Answer(Answer::Data(DataAnswer::Result(result)))
                }
                other => other,
            },
            Ask::Bid { .. } | Ask::Data(_) => Pressed::Nothing,
        }
    }

    fn game(&mut self, key: char) -> Pressed {
        let result = match (key, self.forfeit) {
            ('1', false) => GameResult::White,
            ('0', false) => GameResult::Black,
            ('5' | '=' | '½', false) => GameResult::Draw,
            ('1', true) => GameResult::WhiteByForfeit,
            ('0', true) => GameResult::BlackByForfeit,
            ('2', true) => GameResult::BothForfeit,
            ('f', _) => {
                self.forfeit = !self.forfeit;
                return Pressed::More;
            }
            _ => return Pressed::Nothing,
        };
        self.forfeit = false;
        Pressed::Answer(Answer::Result(result))
    }

    fn pick(&mut self, among: &[Id], key: char, level: bool) -> Pressed {
        if key == '=' && level {
            if self.parts.is_empty() {
                return Pressed::Answer(Answer::Order(vec![among.to_vec()]));
            }
            self.joins = !self.joins;
            return Pressed::More;
        }
        let number = key.to_digit(10).and_then(|digit| usize::try_from(digit).ok());
        let Some(&id) = number.and_then(|number| among.get(number.checked_sub(1)?)) else {
            return Pressed::Nothing;
        };
        if self.parts.iter().flatten().any(|picked| *picked == id) {
            return Pressed::More;
        }
        match self.parts.last_mut() {
            Some(part) if self.joins => part.push(id),
            _ => self.parts.push(vec![id]),
        }
        self.joins = false;
        let left: Vec<Id> = among
            .iter()
            .copied()
            .filter(|id| !self.parts.iter().flatten().any(|picked| picked == id))
            .collect();
        match left.as_slice() {
            [] => {}
            // The last one follows; but of three the last might be meant level with the second.
            &[last] if !level || among.len() == 2 => self.parts.push(vec![last]),
            _ => return Pressed::More,
        }
        Pressed::Answer(Answer::Order(std::mem::take(&mut self.parts)))
    }

    /// Takes the last pick back. Says whether there was one.
    pub fn back(&mut self) -> bool {
        let picked = !self.parts.is_empty() || self.forfeit;
        self.forfeit = false;
        self.joins = false;
        if let Some(part) = self.parts.last_mut() {
            part.pop();
            if part.is_empty() {
                self.parts.pop();
            }
        }
        picked
    }
}

/// What a key chooses where a decision offers it.
fn chosen(key: char) -> Option<Choice> {
    match key {
        'g' => Some(Choice::GoOn),
        'o' => Some(Choice::OtherMeans),
        _ => None,
    }
}

/// An answer in words: as `tiebreak answer` takes them, names in quotes, or numbers of the list on
/// the screen.
pub fn words(question: &Question, event: &Event, line: &str) -> Result<Answer, AnswerError> {
    let mut words = split(line);
    let listed = match &question.ask {
        Ask::Lots { among, .. } | Ask::Board { between: among } | Ask::Decision { among, .. } => {
            among.as_slice()
        }
        _ => &[],
    };
    for word in &mut words {
        let number =
            word.parse::<usize>().ok().and_then(|number| listed.get(number.checked_sub(1)?));
        if let (Some(id), None) = (number, event.find(word)) {
            *word = event.name(*id).to_owned();
        }
    }
    // One name needs no quotes.
    match parse_answer(question, event, &words) {
        Err(error) if event.find(line).is_some() => {
            parse_answer(question, event, &[line.to_owned()]).map_err(|_| error)
        }
        answer => answer,
    }
}

/// Words between blanks; quotes keep a name together, and `=` stands alone.
pub fn split(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            '=' if !quoted => words.extend(["=".to_owned(), String::new()]),
            c if c.is_whitespace() && !quoted => words.push(String::new()),
            c => words.last_mut().into_iter().for_each(|word| word.push(c)),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiebreak_model::{ClauseRef, Purpose};

    fn question(ask: Ask) -> Question {
        Question { id: "here".into(), clause: ClauseRef(0), ask }
    }

    #[test]
    fn of_two_lots_one_key_is_enough() {
        let lots = question(Ask::Lots {
            purpose: Purpose::FirstWhite,
            among: vec![Id(3), Id(5)],
            drawn: 2,
        });
        assert_eq!(
            Picking::default().press(&lots, '2'),
            Pressed::Answer(Answer::order([Id(5), Id(3)]))
        );
        assert_eq!(Picking::default().press(&lots, '3'), Pressed::Nothing);
        assert_eq!(Picking::default().press(&lots, '='), Pressed::Nothing);
    }

    #[test]
    fn a_decision_offers_what_the_text_does() {
        let ask =
            |choices| Ask::Decision { who: "arbiter".into(), among: vec![Id(0), Id(1)], choices };
        let go_on =
            tiebreak_model::DecisionChoice { choice: Choice::GoOn, clause: Some(ClauseRef(0)) };
        let offered = question(ask(vec![go_on]));
        assert_eq!(
            Picking::default().press(&offered, 'g'),
            Pressed::Answer(Answer::Choice(Choice::GoOn))
        );
        assert_eq!(Picking::default().press(&offered, 'o'), Pressed::Nothing);
        assert_eq!(Picking::default().press(&question(ask(Vec::new())), 'g'), Pressed::Nothing);
        assert_eq!(
            Picking::default().press(&offered, '2'),
            Pressed::Answer(Answer::order([Id(1), Id(0)]))
        );
    }

    #[test]
    fn a_decision_may_leave_two_level() {
        let decision = question(Ask::Decision {
            who: "arbiter".into(),
            among: vec![Id(0), Id(1), Id(2)],
            choices: Vec::new(),
        });
        let mut picking = Picking::default();
        assert_eq!(picking.press(&decision, '2'), Pressed::More);
        assert_eq!(picking.press(&decision, '2'), Pressed::More);
        assert_eq!(picking.press(&decision, '1'), Pressed::More);
        assert_eq!(picking.press(&decision, '='), Pressed::More);
        let level = Answer::Order(vec![vec![Id(1)], vec![Id(0), Id(2)]]);
        assert_eq!(picking.press(&decision, '3'), Pressed::Answer(level));
        assert_eq!(
            Picking::default().press(&decision, '='),
            Pressed::Answer(Answer::Order(vec![vec![Id(0), Id(1), Id(2)]]))
        );
    }

    #[test]
    fn a_pick_can_be_taken_back() {
        let lots = question(Ask::Lots {
            purpose: Purpose::Place,
            among: vec![Id(0), Id(1), Id(2)],
            drawn: 3,
        });
        let mut picking = Picking::default();
        picking.press(&lots, '1');
        assert!(picking.back() && !picking.back());
        picking.press(&lots, '3');
        assert_eq!(
            picking.press(&lots, '1'),
            Pressed::Answer(Answer::order([Id(2), Id(0), Id(1)]))
        );
    }

    #[test]
    fn words_are_split_as_a_shell_does() {
        assert_eq!(split("\"Wei Yi\" 1-0 \"Gukesh D\""), ["Wei Yi", "1-0", "Gukesh D"]);
        assert_eq!(split("2 1=3"), ["2", "1", "=", "3"]);
    }
}
