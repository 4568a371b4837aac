//! The two ways to talk: keys on a terminal, or lines through a pipe.

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::{cursor, queue, style, terminal};
use std::io::{self, BufRead, IsTerminal, Write};
use std::time::{Duration, Instant};
use tiebreak_report::{Language, say};

/// The same key again within this time is a slip of the finger.
const SLIP: Duration = Duration::from_secs(1);

/// What came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// One key, as typed.
    Key(char),
    /// A whole line of words.
    Words(String),
    /// On to the next open question.
    Next,
    /// One step back.
    Back,
    /// Nothing for a while: time to look at the clock and the record.
    Tick,
    /// The terminal was closed: no input follows.
    End,
}

/// Where the arbiter is.
pub trait Console {
    /// Shows a screen; the last line stays at the bottom.
    fn show(&mut self, lines: &[String]) -> io::Result<()>;
    /// Waits for the next input.
    fn input(&mut self) -> io::Result<Input>;
    /// Asks for a line below the screen; nothing where the arbiter thinks better of it.
    fn line(&mut self, label: &str) -> io::Result<Option<String>>;
    /// Whether the last key is the one before it once more, within a second: held down, or hit
    /// twice.
    fn repeated(&self) -> bool;
    /// Columns and lines; no limit on lines through a pipe.
    fn size(&self) -> (usize, usize);
    /// Whether styles can be seen.
    fn styled(&self) -> bool;
}

/// The console that fits how the program was started.
pub fn console(language: Language) -> io::Result<Box<dyn Console>> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Ok(Box::new(Terminal::new(language)?))
    } else {
        Ok(Box::new(Piped { lines: io::stdin().lock() }))
    }
}

/// A terminal in raw mode on its second screen; put back as it was when dropped.
struct Terminal {
    language: Language,
    last: Option<LastKey>,
    repeated: bool,
}

/// The key before the next one.
struct LastKey {
    key: char,
    /// When it came, and once the screen shows what it did, when that was shown.
    at: Instant,
    is_shown: bool,
}

impl Terminal {
    fn new(language: Language) -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let terminal = Self { language, last: None, repeated: false };
        queue!(io::stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
        io::stdout().flush()?;
        Ok(terminal)
    }

    /// Takes note of a key. One that is held down comes again and again, and each counts from the
    /// one before.
    fn pressed(&mut self, key: char, held: bool) -> Input {
        let now = Instant::now();
        let soon = |last: &LastKey| last.key == key && now.duration_since(last.at) < SLIP;
        self.repeated = held || self.last.as_ref().is_some_and(soon);
        self.last = Some(LastKey { key, at: now, is_shown: false });
        Input::Key(key)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = queue!(io::stdout(), cursor::Show, terminal::LeaveAlternateScreen);
        let _ = io::stdout().flush();
        let _ = terminal::disable_raw_mode();
    }
}

impl Console for Terminal {
    fn show(&mut self, lines: &[String]) -> io::Result<()> {
        let mut out = io::stdout().lock();
        queue!(out, cursor::MoveTo(0, 0))?;
        let (last, above) =
            lines.split_last().map_or(("", lines), |(last, above)| (last.as_str(), above));
        for line in above {
            queue!(
                out,
                style::Print(line),
                terminal::Clear(terminal::ClearType::UntilNewLine),
                style::Print("\r\n")
            )?;
        }
        queue!(out, terminal::Clear(terminal::ClearType::FromCursorDown))?;
        let bottom = u16::try_from(self.size().1.saturating_sub(1)).unwrap_or(u16::MAX);
        queue!(out, cursor::MoveTo(0, bottom), style::Print(last))?;
        // If entering an answer takes long, the second of two keys is read long after the first.
        if let Some(key) = self.last.as_mut().filter(|key| !key.is_shown) {
            (key.at, key.is_shown) = (Instant::now(), true);
        }
        out.flush()
    }

    fn input(&mut self) -> io::Result<Input> {
        if !event::poll(Duration::from_secs(1))? {
            return Ok(Input::Tick);
        }
        Ok(match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => match key.code {
                _ if ends(&key) => Input::End,
                KeyCode::Char(c) => self.pressed(c, key.kind == KeyEventKind::Repeat),
                KeyCode::Tab | KeyCode::Right | KeyCode::Down => Input::Next,
                KeyCode::Backspace | KeyCode::Esc => Input::Back,
                KeyCode::Enter => self
                    .line(&format!("{} ", say!(self.language, cli_playoff_answer_label)))?
                    .map_or(Input::Back, Input::Words),
                _ => Input::Tick,
            },
            _ => Input::Tick,
        })
    }

    fn line(&mut self, label: &str) -> io::Result<Option<String>> {
        let mut typed = String::new();
        let bottom = u16::try_from(self.size().1.saturating_sub(1)).unwrap_or(u16::MAX);
        loop {
            let mut out = io::stdout().lock();
            queue!(
                out,
                cursor::MoveTo(0, bottom),
                terminal::Clear(terminal::ClearType::CurrentLine)
            )?;
            queue!(out, style::Print(label), style::Print(&typed), cursor::Show)?;
            out.flush()?;
            drop(out);
            let Event::Key(key) = event::read()? else { continue };
            match key.code {
                _ if key.kind == KeyEventKind::Release => {}
                _ if ends(&key) => break,
                KeyCode::Enter => {
                    queue!(io::stdout(), cursor::Hide)?;
                    return Ok(Some(typed.trim().to_owned()));
                }
                KeyCode::Esc => break,
                KeyCode::Backspace => drop(typed.pop()),
                KeyCode::Char(c) => typed.push(c),
                _ => {}
            }
        }
        queue!(io::stdout(), cursor::Hide)?;
        Ok(None)
    }

    fn repeated(&self) -> bool {
        self.repeated
    }

    fn size(&self) -> (usize, usize) {
        // The last column stays free: terminals differ in what a full line does to the cursor.
        match terminal::size() {
            Ok((width, height)) if width > 0 && height > 0 => {
                (usize::from(width).max(21) - 1, usize::from(height).max(10))
            }
            _ => (79, 24),
        }
    }

    fn styled(&self) -> bool {
        std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
    }
}

fn ends(key: &KeyEvent) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd'))
}

/// Lines in, lines out: a single letter is a key, anything longer an answer in words.
struct Piped {
    lines: io::StdinLock<'static>,
}

impl Piped {
    fn next(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        Ok((self.lines.read_line(&mut line)? > 0).then(|| line.trim().to_owned()))
    }
}

impl Console for Piped {
    fn show(&mut self, lines: &[String]) -> io::Result<()> {
        let mut out = io::stdout().lock();
        for line in lines {
            writeln!(out, "{}", line.trim_end())?;
        }
        writeln!(out)?;
        out.flush()
    }

    fn input(&mut self) -> io::Result<Input> {
        loop {
            let Some(line) = self.next()? else { return Ok(Input::End) };
            let mut letters = line.chars();
            match (letters.next(), letters.next()) {
                (None, _) => {}
                (Some(key), None) => return Ok(Input::Key(key)),
                _ if line.eq_ignore_ascii_case("next") => return Ok(Input::Next),
                _ => return Ok(Input::Words(line)),
            }
        }
    }

    fn line(&mut self, label: &str) -> io::Result<Option<String>> {
        let mut out = io::stdout().lock();
        writeln!(out, "{label}")?;
        out.flush()?;
        drop(out);
        self.next()
    }

    fn repeated(&self) -> bool {
        // Lines are written, not held down.
        false
    }

    fn size(&self) -> (usize, usize) {
        (80, usize::MAX)
    }

    fn styled(&self) -> bool {
        false
    }
}
