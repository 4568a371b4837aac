//! The keys: the few that are needed now at the bottom, all of them behind `?`.

use super::Evening;
use super::console::Input;
use super::keys::Picking;
use crate::sitting::State;
use tiebreak_model::{Ask, Missing, MissingData, Question};

/// The keys that do something now, in at most sixty columns.
pub fn keys_of(question: Option<&Question>, picking: &Picking) -> &'static str {
    match question.map(|question| &question.ask) {
        Some(Ask::Game { .. } | Ask::Data(MissingData { needs: Missing::Result { .. }, .. })) if picking.forfeit => {
            "1 0 2 forfeit · f back · u correct · ? keys · q quit"
        }
        Some(Ask::Game { .. } | Ask::Data(MissingData { needs: Missing::Result { .. }, .. })) => {
            "1 5 0 result · f forfeit · u correct · ? keys · q quit"
        }
        Some(Ask::Lots { .. }) => "number · s seed · u correct · ? keys · q quit",
        Some(Ask::Decision { choices, .. }) if !choices.is_empty() => {
            "g go on · o other means · u correct · ? keys · q quit"
        }
        Some(Ask::Board { .. } | Ask::Decision { .. }) => "in order · = level · u correct · ? keys · q quit",
        Some(Ask::Colour { .. }) => "w b colour · u correct · ? keys · q quit",
        Some(Ask::Bid { .. } | Ask::Data(_)) => "Enter answer · u correct · ? keys · q quit",
        None => "u correct · ? keys · q quit",
    }
}

/// All keys, each with what it does; the longest line has 58 columns.
const KEYS: [(&str, &str); 16] = [
    ("1 5 0", "a game: White won, drawn, Black won"),
    ("f", "a forfeit: then 1 or 0 for who won, 2 for neither"),
    ("1 2 3", "lots, boards, decisions: the names in their order"),
    ("=", "between two who are level"),
    ("w b", "the colour that was chosen"),
    ("g o", "a decision: go on, or other means"),
    ("s", "lots from a seed"),
    ("t", "who sees the lots drawn"),
    ("y", "take the answer that the file offers"),
    ("Enter", "an answer in words"),
    ("Tab", "the next open question"),
    ("u", "correct or withdraw an answer"),
    ("d", "a departure from the regulation"),
    ("l", "somebody leaves, or comes back"),
    ("r n", "grant a rest; note something"),
    ("q", "leave; everything entered is kept"),
];

impl Evening {
    /// Shows all keys until one is pressed.
    pub(super) fn help(&mut self, state: &State, question: Option<&Question>) -> anyhow::Result<()> {
        let mut screen = self.screen(state);
        screen.heading("");
        for (keys, what) in KEYS {
            screen.line(&format!("  {keys:<6} {what}"));
        }
        screen.line("The same key twice within a second enters one answer.");
        let mut lines = screen.lines;
        lines.push("any key: back".to_owned());
        self.console.show(&lines)?;
        // Through a pipe there is nobody to read it and press on.
        if self.console.size().1 == usize::MAX {
            return Ok(());
        }
        // Nothing that is pressed here is taken for an answer.
        while self.wait()? == Input::Tick {}
        self.draw(state, question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_fits_sixty_columns() {
        for (keys, what) in KEYS {
            assert!(format!("  {keys:<6} {what}").chars().count() < 60, "{what}");
        }
    }
}
