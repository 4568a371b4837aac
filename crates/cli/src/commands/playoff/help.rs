//! The keys: the few that are needed now at the bottom, all of them behind `?`.

use super::Evening;
use super::console::Input;
use super::keys::Picking;
use crate::sitting::RecordState;
use tiebreak_model::{Ask, DataNeeded, MissingData, Question};
use tiebreak_report::{Language, say};

/// The keys that do something now, in at most sixty columns.
pub fn keys_of(language: Language, question: Option<&Question>, picking: &Picking) -> String {
    let keys = match question.map(|question| &question.ask) {
        Some(
            Ask::Game { .. } | Ask::Data(MissingData { needs: DataNeeded::Result { .. }, .. }),
        ) if picking.forfeit => "forfeit",
        Some(
            Ask::Game { .. } | Ask::Data(MissingData { needs: DataNeeded::Result { .. }, .. }),
        ) => "game",
        Some(Ask::Lots { .. }) => "lots",
        Some(Ask::Decision { choices, .. }) if !choices.is_empty() => "decision",
        Some(Ask::Board { .. } | Ask::Decision { .. }) => "order",
        Some(Ask::Colour { .. }) => "colour",
        Some(Ask::Bid { .. } | Ask::Data(_)) => "words",
        None => "nothing",
    };
    say!(language, cli_playoff_keys { keys })
}

/// All keys, each with the name of what it does.
const KEYS: [(&str, &str); 16] = [
    ("1 5 0", "result"),
    ("f", "forfeit"),
    ("1 2 3", "order"),
    ("=", "level"),
    ("w b", "colour"),
    ("g o", "decision"),
    ("s", "seed"),
    ("t", "witness"),
    ("y", "offer"),
    ("Enter", "words"),
    ("Tab", "next"),
    ("u", "correct"),
    ("d", "departure"),
    ("l", "leave"),
    ("r n", "rest"),
    ("q", "quit"),
];

/// A line of the help.
fn line(language: Language, keys: &str, key: &str) -> String {
    format!("  {keys:<6} {}", say!(language, cli_playoff_key { key }))
}

impl Evening {
    /// Shows all keys until one is pressed.
    pub(super) fn help(
        &mut self,
        state: &RecordState,
        question: Option<&Question>,
    ) -> crate::Result<()> {
        let mut screen = self.screen(state);
        screen.heading("");
        let language = self.sitting.language;
        for (keys, what) in KEYS {
            screen.line(&line(language, keys, what));
        }
        screen.line(&say!(language, cli_playoff_key_twice));
        let mut lines = screen.lines;
        lines.push(say!(language, cli_playoff_any_key));
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
        for language in Language::ALL {
            let mut lines: Vec<String> =
                KEYS.iter().map(|(keys, what)| line(language, keys, what)).collect();
            let bottoms =
                ["forfeit", "game", "lots", "decision", "order", "colour", "words", "nothing"];
            lines.extend(bottoms.map(|keys| say!(language, cli_playoff_keys { keys })));
            lines.extend([
                say!(language, cli_playoff_key_twice),
                say!(language, cli_playoff_right_answer),
            ]);
            for line in lines {
                assert!(line.chars().count() <= 60, "{}: {line}", line.chars().count());
            }
        }
    }
}
