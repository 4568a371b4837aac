//! The fenced blocks of a guide that hold commands, and the files that they need.
//!
//! A `console` block has commands after `$ ` and under each what it prints. `...` stands for
//! anything, on a line of its own for any number of lines. Comments that readers do not see say
//! what lies in the folder: `<!-- files: PATH PATH -->` copies files of the project, `<!-- file:
//! NAME -->` writes the next block to a file. `console,no_run` is not run, and says why in a line
//! `# not run: ...`.

/// What a guide asks for, in its order.
#[derive(Debug)]
pub enum Part {
    /// Copies a file of the project.
    Copy(String),
    /// Writes a file.
    Write(String, String),
    /// Runs a command and compares what it prints.
    Run(Command),
}

/// A command with what it prints; nothing where the guide does not say.
#[derive(Debug)]
pub struct Command {
    pub line: usize,
    pub words: String,
    pub prints: Vec<String>,
}

/// Everything that a guide asks for.
pub fn parts(guide: &str, text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut named: Option<String> = None;
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if let Some(paths) = between(line, "<!-- files: ", " -->") {
            parts.extend(paths.split_whitespace().map(|path| Part::Copy(path.to_owned())));
        } else if let Some(name) = between(line, "<!-- file: ", " -->") {
            named = Some(name.to_owned());
        } else if let Some(kind) = line.strip_prefix("```").filter(|kind| !kind.is_empty()) {
            let block: Vec<&str> =
                lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            let first_line = number + 2;
            match (kind, named.take()) {
                (_, Some(name)) => parts.push(Part::Write(name, block.join("\n") + "\n")),
                ("console", None) => {
                    parts.extend(commands(&block, first_line).into_iter().map(Part::Run))
                }
                ("console,no_run", None) => {
                    let why = block.iter().any(|line| line.starts_with("# not run: "));
                    assert!(why, "{guide}:{first_line}: a block that is not run says why");
                }
                (kind, None) => {
                    assert!(!kind.starts_with("console"), "{guide}:{first_line}: {kind}?")
                }
            }
        }
    }
    parts
}

fn between<'l>(line: &'l str, before: &str, after: &str) -> Option<&'l str> {
    line.strip_prefix(before)?.strip_suffix(after)
}

fn commands(block: &[&str], first_line: usize) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    for (index, line) in block.iter().enumerate() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(words), Some(before)) if before.words.ends_with('\\') => {
                before.words.push_str(words)
            }
            (Some(words), _) => {
                commands.push(Command {
                    line: first_line + index,
                    words: words.to_owned(),
                    prints: Vec::new(),
                });
            }
            (None, Some(command)) => command.prints.push((*line).to_owned()),
            (None, None) => panic!("line {}: a block begins with a command", first_line + index),
        }
    }
    commands
}

/// Whether what was printed is what the guide shows.
pub fn same(shown: &[String], printed: &str) -> bool {
    let printed: Vec<String> = tidy(printed.lines());
    let shown: Vec<String> = tidy(shown.iter().map(String::as_str));
    lines_match(&shown, &printed)
}

/// Without blanks at the ends of lines, and empty lines at both ends; heads of records, which
/// depend on the edition, all alike.
fn tidy<'l>(lines: impl Iterator<Item = &'l str>) -> Vec<String> {
    let mut lines: Vec<String> = lines
        .map(|line| match line.split_once("Record fingerprint: ") {
            Some((before, head)) if head.len() == 19 => {
                format!("{before}Record fingerprint: ----")
            }
            _ => line.trim_end().to_owned(),
        })
        .collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let blank = lines.iter().take_while(|line| line.is_empty()).count();
    lines.split_off(blank)
}

fn lines_match(shown: &[String], printed: &[String]) -> bool {
    match shown {
        [] => printed.is_empty(),
        [any, rest @ ..] if any.trim() == "..." => {
            (0..=printed.len()).any(|skip| lines_match(rest, &printed[skip..]))
        }
        [first, rest @ ..] => match printed {
            [line, others @ ..] => line_matches(first, line) && lines_match(rest, others),
            [] => false,
        },
    }
}

fn line_matches(shown: &str, printed: &str) -> bool {
    let mut pieces = shown.split("...");
    let first = pieces.next().unwrap_or_default();
    let Some(mut left) = printed.strip_prefix(first) else { return false };
    let rest: Vec<&str> = pieces.collect();
    let Some((last, middle)) = rest.split_last() else { return left.is_empty() };
    for piece in middle {
        match left.find(piece) {
            Some(at) => left = &left[at + piece.len()..],
            None => return false,
        }
    }
    left.ends_with(last)
}
