//! Reading a foreign file with the account of what was understood; some doubts have to be decided first.

use crate::account::{Account, Doubt, DoubtKind, Found, Judged, Pairing, Told};
use crate::trf::AsPublished;
use crate::{Format, Loaded, event_file, names};
use tiebreak_document::{Diagnostic, Rejected, Severity};
use tiebreak_language::Sentence;
use tiebreak_model::{Event, Kind, PublishedStanding};

/// A file that was read: what it holds, and the event, where nothing about it is undecided.
#[derive(Debug, Clone)]
pub struct Import {
    /// What was understood.
    pub account: Account,
    /// The event; `None` where somebody has to decide first which one is meant.
    pub event: Option<Event>,
    /// What somebody should look at, at its place in the file.
    pub warnings: Vec<Diagnostic>,
    /// The text that the places of the warnings are in; empty where there are none.
    pub text: String,
    /// The values of tie-breaks that the file publishes.
    pub published: Vec<PublishedStanding>,
    /// The tournament report itself, where the file is one: a standing is made straight from it.
    pub report: Option<Box<AsPublished>>,
}

impl Import {
    pub(crate) fn of(event: Event, account: Account) -> Self {
        Self { event: Some(event), ..Self::undecided(account) }
    }

    pub(crate) fn undecided(account: Account) -> Self {
        Self { account, event: None, warnings: Vec::new(), text: String::new(), published: Vec::new(), report: None }
    }

    /// What a record of the event is bound to: the file as it is; or the event file that it makes, where an event file was packed or
    /// written in another encoding, or where somebody had a say in how the file is read.
    pub fn bound(&self, bytes: Vec<u8>, told: bool) -> Vec<u8> {
        let own = self.account.format == Format::EventFile;
        let plain = || std::str::from_utf8(&bytes).is_ok_and(|text| Format::of(text) == Format::EventFile);
        match &self.event {
            Some(event) if told || (own && !plain()) => event_file::write(event).into_bytes(),
            _ => bytes,
        }
    }

    /// The event, where nothing about it is undecided; otherwise what has to be decided, and by which option.
    pub fn decided(self) -> Result<Loaded, Rejected> {
        let stops: Vec<Diagnostic> = self.account.undecided().map(undecided).collect();
        match self.event {
            Some(event) if stops.is_empty() => {
                let mut warnings = self.warnings;
                warnings.extend(self.account.doubts.iter().map(reported));
                Ok(Loaded { event, warnings })
            }
            _ => Err(Rejected::new(&self.account.file, "", stops)),
        }
    }
}

/// A doubt that stops a command, as an error.
pub fn undecided(doubt: &Doubt) -> Diagnostic {
    let hint = doubt.option.as_ref().map(|option| match doubt.kind {
        DoubtKind::SeveralEvents => format!("choose one with {option}"),
        DoubtKind::NamesAlike => format!("say {option} if they are one, --names apart if they are two"),
        _ => format!("say {option}"),
    });
    let label = Sentence::joined(doubt.details.iter().filter(|line| !line.to_string().starts_with("say ")), "\n");
    Diagnostic { hint: hint.map(Into::into), ..Diagnostic::whole(&doubt.message).label(label) }
}

/// A doubt that is only reported, as a warning.
pub fn reported(doubt: &Doubt) -> Diagnostic {
    let hint = (!doubt.details.is_empty()).then(|| Sentence::apart(&doubt.details));
    Diagnostic { severity: Severity::Warning, hint, ..Diagnostic::whole(&doubt.message) }
}

/// Which of several events is meant: its position, or the doubt. `titles` are names, sections and sizes; `what` names what is
/// counted. An event that was asked for and is not there is an error.
pub(crate) fn choose(
    titles: &[(String, Option<String>, usize)],
    what: &str,
    told: &Told,
) -> Result<Result<usize, Doubt>, Diagnostic> {
    let wanted = |at: &usize| told.wants_event(&titles[*at].0) && told.wants_section(titles[*at].1.as_deref());
    let fitting: Vec<usize> = (0..titles.len()).filter(wanted).collect();
    if fitting.is_empty() {
        let asked = told.event.as_ref().or(told.section.as_ref()).cloned().unwrap_or_default();
        let known = titles.iter().map(|(name, section, _)| match section {
            Some(section) if told.event.is_none() => section.clone(),
            _ => name.clone(),
        });
        let known: Vec<String> = known.collect();
        let near = names::near(&asked, known.iter().map(String::as_str)).first().map(|near| (*near).to_owned());
        let found = Diagnostic::whole(format!("there is no event \"{asked}\" in this file"));
        return Err(match near {
            Some(near) => found.hint(format!("did you mean \"{near}\"?")),
            None => found.hint(format!("it holds {}", quoted(&known))),
        });
    }
    // Play-offs that belong to none of the tournaments are not asked about.
    let real: Vec<usize> = fitting.iter().copied().filter(|at| titles[*at].2 > 0).collect();
    match (real.as_slice(), fitting.as_slice()) {
        ([one], _) | ([], [one, ..]) => Ok(Ok(*one)),
        (several, _) => Ok(Err(several_events(titles, several, what))),
    }
}

fn several_events(titles: &[(String, Option<String>, usize)], several: &[usize], what: &str) -> Doubt {
    let first = &titles[several[0]];
    let same_name = several.iter().all(|at| titles[*at].0 == first.0);
    let shown = |at: &usize| {
        let (name, section, size) = &titles[*at];
        let name = section.as_ref().filter(|_| same_name).unwrap_or(name);
        format!("\"{name}\", {size} {what}")
    };
    let largest = several.iter().max_by_key(|at| (titles[**at].2, std::cmp::Reverse(**at))).copied().unwrap_or(0);
    let option = match &titles[largest].1 {
        Some(section) if same_name => format!("--section \"{section}\""),
        _ => format!("--event \"{}\"", titles[largest].0),
    };
    let number = match several.len() {
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        more => more.to_string(),
    };
    let word = if same_name { "sections" } else { "tournaments" };
    let mut doubt = Doubt::stopping(DoubtKind::SeveralEvents, format!("{number} {word} are in this file"), option);
    let listed: Vec<String> = several.iter().take(10).map(shown).collect();
    doubt.details.push(listed.join("; ").into());
    if several.len() > 10 {
        doubt.details.push(format!("and {} more", several.len() - 10).into());
    }
    doubt
}

pub(crate) fn quoted(names: &[String]) -> String {
    let listed: Vec<String> = names.iter().take(5).map(|name| format!("\"{name}\"")).collect();
    listed.join(", ")
}

/// What the kind of an event, and the pairings that follow from it, leave in doubt.
pub(crate) fn kind_doubts(found: &Found, judged: &Judged) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    if found.kind.is_none() {
        let message = format!("the kind of event cannot be told: {}", found.because);
        let mut doubt = Doubt::stopping(DoubtKind::KindUnclear, message, "--kind swiss");
        doubt.details.push("or --kind round-robin".into());
        doubts.push(doubt);
    }
    let other = match found.kind {
        Some(Kind::RoundRobin) => "--kind swiss",
        _ => "--kind round-robin",
    };
    if !found.missing.is_empty() {
        let count = counted(found, found.missing.len(), "is not there", "are not there");
        let message = format!("{count}: {}", listed(&found.missing));
        let mut doubt = Doubt::reported(DoubtKind::MissingGames, message).option(other);
        if found.kind == Some(Kind::Swiss) {
            doubt.details.push("neither of the two has a game in that round; it may have been a bye".into());
        }
        doubts.push(doubt);
    }
    for (round, idle) in &judged.idle {
        let message = format!("{idle} {} have no game in round {round}", found.who);
        let mut doubt = Doubt::reported(DoubtKind::MissingGames, message);
        doubt.details.push("byes, or games that are missing".into());
        doubts.push(doubt);
    }
    if !found.surplus.is_empty() {
        let message =
            format!("{} too many: {}", counted(found, found.surplus.len(), "is", "are"), listed(&found.surplus));
        let mut doubt = Doubt::reported(DoubtKind::SurplusGames, message);
        if found.kind == Some(Kind::RoundRobin) {
            doubt.details.push("not counted: the same two have met before".into());
            doubt = doubt.option(format!("--cycles {}", found.cycles + 1));
        } else {
            doubt.details.push("counted, although the same two have met before".into());
        }
        doubts.push(doubt);
    }
    doubts
}

fn counted(found: &Found, count: usize, one: &str, many: &str) -> String {
    let [game, games] = if found.who == "players" { ["game", "games"] } else { ["match", "matches"] };
    if count == 1 { format!("1 {game} {one}") } else { format!("{count} {games} {many}") }
}

/// The first pairings, and how many more there are.
fn listed(pairings: &[Pairing]) -> String {
    let first: Vec<String> = pairings.iter().take(5).map(ToString::to_string).collect();
    match pairings.len() {
        ..=5 => first.join("; "),
        more => format!("{}; and {} more", first.join("; "), more - 5),
    }
}
