//! Keys while games are followed: single keys on a terminal, lines through a pipe. Waiting
//! for one does not stop looking.

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// What came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedInput {
    /// A key, or the first letter of a line.
    Letter(char),
    /// Nothing for a while.
    Nothing,
    /// The end: Ctrl-C, Ctrl-D.
    End,
}

/// Where keys come from.
pub enum Keys {
    /// A terminal in raw mode, put back as it was when dropped.
    Terminal,
    /// Lines; none where there is nobody to write any.
    Lines(Option<Receiver<char>>),
}

impl Keys {
    pub fn new() -> io::Result<Self> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            terminal::enable_raw_mode()?;
            return Ok(Self::Terminal);
        }
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let letters = io::stdin().lock().lines().map_while(Result::ok);
            for letter in letters.filter_map(|line| line.trim().chars().next()) {
                if send.send(letter).is_err() {
                    return;
                }
            }
        });
        Ok(Self::Lines(Some(lines)))
    }

    /// The next key, if one comes within this time.
    pub fn next(&mut self, within: Duration) -> io::Result<TypedInput> {
        match self {
            Self::Terminal => pressed(within),
            Self::Lines(None) => {
                std::thread::sleep(within);
                Ok(TypedInput::Nothing)
            }
            Self::Lines(Some(lines)) => match lines.recv_timeout(within) {
                Ok(letter) => Ok(TypedInput::Letter(letter)),
                Err(RecvTimeoutError::Timeout) => Ok(TypedInput::Nothing),
                // Nobody writes any more: it goes on showing what comes.
                Err(RecvTimeoutError::Disconnected) => {
                    *self = Self::Lines(None);
                    Ok(TypedInput::Nothing)
                }
            },
        }
    }

    /// Prints lines; in raw mode nobody else goes back to the beginning of the line.
    pub fn print(&self, text: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let end = if matches!(self, Self::Terminal) { "\r\n" } else { "\n" };
        for line in text.lines() {
            write!(out, "{line}{end}")?;
        }
        out.flush()
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        if matches!(self, Self::Terminal) {
            let _ = terminal::disable_raw_mode();
        }
    }
}

fn pressed(within: Duration) -> io::Result<TypedInput> {
    if !event::poll(within)? {
        return Ok(TypedInput::Nothing);
    }
    let Event::Key(key) = event::read()? else { return Ok(TypedInput::Nothing) };
    Ok(match key.code {
        // A key that is held down was meant once.
        _ if key.kind != KeyEventKind::Press => TypedInput::Nothing,
        KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => {
            TypedInput::End
        }
        KeyCode::Char(letter) => TypedInput::Letter(letter),
        _ => TypedInput::Nothing,
    })
}
