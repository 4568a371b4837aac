//! Reading a foreign file with the account of what was understood; some doubts have to be decided
//! first.

use crate::account::{Account, Doubt, DoubtKind, FoundEvent, Judged, Pairing, Phase, Told};
use crate::date::{DateDoubt, Days};
use crate::trf::AsPublished;
use crate::{Format, Loaded, event_file, names};
use tiebreak_document::{Diagnostic, RejectedFile, Severity};
use tiebreak_language::{Sentence, says, sentence};
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
    /// Why there is no event, where the part of the file that is meant is wrong.
    pub refusal: Option<RejectedFile>,
    /// The tournament report itself, where the file is one: a standing is made straight from it.
    pub report: Option<Box<AsPublished>>,
}

impl Import {
    pub(crate) fn new(event: Event, account: Account) -> Self {
        Self { event: Some(event), ..Self::undecided(account) }
    }

    pub(crate) fn undecided(account: Account) -> Self {
        Self {
            account,
            event: None,
            warnings: Vec::new(),
            text: String::new(),
            published: Vec::new(),
            refusal: None,
            report: None,
        }
    }

    /// Enters how names are shown, where that was told.
    pub(crate) fn with_names(mut self, told: &Told) -> Self {
        if let Some(order) = told.shown_names() {
            self.event = self.event.map(|event| event.with_name_order(order));
        }
        self
    }

    /// Notes in the account on which days the event was played.
    pub(crate) fn with_days(mut self) -> Self {
        let days = match (&self.event, &self.report) {
            (Some(event), _) => [event.start(), event.end()].map(|day| day.map(|day| day.date())),
            (None, Some(published)) => {
                let dates = published.report.dates();
                [dates.first, dates.last.filter(|last| dates.first <= Some(*last))]
            }
            (None, None) => return self,
        };
        let at = self.account.chosen.unwrap_or(0);
        let main = self.account.events.get_mut(at).filter(|found| found.phase == Phase::Main);
        if let (Some(found), [Some(first), last]) = (main, days) {
            found.days = Some(Days { first, last: last.unwrap_or(first) });
        }
        self
    }

    /// What a record of the event is bound to: the file as it is; or the event file that it makes,
    /// where an event file was packed or written in another encoding, or where somebody had a say
    /// in how the file is read.
    pub fn bound(&self, bytes: Vec<u8>, told: bool) -> Vec<u8> {
        let own = self.account.format == Format::EventFile;
        let plain = || {
            std::str::from_utf8(&bytes).is_ok_and(|text| Format::detect(text) == Format::EventFile)
        };
        match &self.event {
            Some(event) if told || (own && !plain()) => event_file::write(event).into_bytes(),
            _ => bytes,
        }
    }

    /// The event, where nothing about it is undecided; otherwise what has to be decided, and by
    /// which option.
    pub fn decided(self) -> Result<Loaded, RejectedFile> {
        if let Some(refusal) = self.refusal {
            return Err(refusal);
        }
        let stops: Vec<Diagnostic> = self.account.undecided().map(undecided).collect();
        match self.event {
            Some(event) if stops.is_empty() => {
                let mut warnings = self.warnings;
                warnings.extend(self.account.doubts.iter().map(reported));
                Ok(Loaded { event, warnings })
            }
            _ => Err(RejectedFile::new(&self.account.file, "", stops)),
        }
    }
}

/// A doubt that stops a command, as an error.
pub fn undecided(doubt: &Doubt) -> Diagnostic {
    let hint = doubt.option.as_ref().map(|option| match doubt.kind {
        DoubtKind::SeveralEvents => sentence!(import_choose { option }),
        DoubtKind::NamesAlike => sentence!(import_say_names { option }),
        DoubtKind::KindUnclear => sentence!(import_say_kind),
        _ => sentence!(import_say { option }),
    });
    // The hint says it already.
    let label = Sentence::joined(
        doubt.details.iter().filter(|line| !says!(line, import_or_round_robin)),
        "\n",
    );
    Diagnostic { hint, ..Diagnostic::whole(&doubt.message).label(label) }
}

/// A doubt that is only reported, as a warning.
pub fn reported(doubt: &Doubt) -> Diagnostic {
    let hint = (!doubt.details.is_empty()).then(|| Sentence::apart(&doubt.details));
    Diagnostic { severity: Severity::Warning, hint, ..Diagnostic::whole(&doubt.message) }
}

/// Which of several events is meant: its position, or the doubt. `titles` are names, sections and
/// sizes; `what` names what is counted. An event that was asked for and is not there is an error.
pub(crate) fn choose(
    titles: &[(String, Option<String>, usize)],
    what: &'static str,
    told: &Told,
) -> Result<Result<usize, Doubt>, Diagnostic> {
    let wanted = |at: &usize| {
        told.wants_event(&titles[*at].0) && told.wants_section(titles[*at].1.as_deref())
    };
    let fitting: Vec<usize> = (0..titles.len()).filter(wanted).collect();
    if fitting.is_empty() {
        let asked = told.event.as_ref().or(told.section.as_ref()).cloned().unwrap_or_default();
        let known = titles.iter().map(|(name, section, _)| match section {
            Some(section) if told.event.is_none() => section.clone(),
            _ => name.clone(),
        });
        let known: Vec<String> = known.collect();
        let near = names::near(&asked, known.iter().map(String::as_str))
            .first()
            .map(|near| (*near).to_owned());
        let found = Diagnostic::whole(sentence!(import_no_event { name: asked }));
        return Err(match near {
            Some(name) => found.hint(sentence!(import_did_you_mean { name })),
            None => found.hint(sentence!(import_holds { names: quoted(&known) })),
        });
    }
    // Play-offs that belong to none of the tournaments are not asked about.
    let real: Vec<usize> = fitting.iter().copied().filter(|at| titles[*at].2 > 0).collect();
    match (real.as_slice(), fitting.as_slice()) {
        ([one], _) | ([], [one, ..]) => Ok(Ok(*one)),
        (several, _) => Ok(Err(several_events(titles, several, what))),
    }
}

fn several_events(
    titles: &[(String, Option<String>, usize)],
    several: &[usize],
    what: &str,
) -> Doubt {
    let first = &titles[several[0]];
    let same_name = several.iter().all(|at| titles[*at].0 == first.0);
    let shown = |at: &usize| {
        let (name, section, size) = &titles[*at];
        let name = section.as_ref().filter(|_| same_name).unwrap_or(name);
        sentence!(import_part { what, name, count: *size })
    };
    // No event is likelier than another: the option names none.
    let option = if same_name { "--section NAME" } else { "--event NAME" };
    let parts = if same_name { "sections" } else { "tournaments" };
    let message = sentence!(import_several { what: parts, count: several.len() });
    let mut doubt = Doubt::stopping(DoubtKind::SeveralEvents, message, option);
    doubt.details.push(Sentence::apart(several.iter().take(10).map(shown)));
    if several.len() > 10 {
        doubt.details.push(sentence!(and_more { count: several.len() - 10 }));
    }
    doubt
}

/// The first names, each in quotation marks.
pub(crate) fn quoted<N: AsRef<str>>(names: &[N]) -> Sentence {
    Sentence::joined(
        names.iter().take(5).map(|name| sentence!(import_quoted { name: name.as_ref() })),
        ", ",
    )
}

/// What is doubtful about the dates of a file. Which edition of the rules follows is added where
/// editions are known.
pub(crate) fn date_doubt(doubt: &DateDoubt) -> Doubt {
    let day = |date: &jiff::civil::Date| date.to_string();
    let message = match doubt {
        DateDoubt::Unreadable { text } => sentence!(date_unreadable { text }),
        DateDoubt::Either { text, taken, instead } => {
            let (taken, instead) = (day(taken), day(instead));
            sentence!(date_either { text, taken, instead })
        }
        DateDoubt::Within { text, taken } => sentence!(date_within { text, taken: day(taken) }),
    };
    Doubt::reported(DoubtKind::DateUnclear, message)
}

/// What the kind of an event, and the pairings that follow from it, leave in doubt.
pub(crate) fn kind_doubts(found: &FoundEvent, judged: &Judged) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    if found.kind.is_none() {
        let message = sentence!(import_kind_unclear { because: &found.because });
        let mut doubt = Doubt::stopping(DoubtKind::KindUnclear, message, "--kind swiss");
        doubt.details.push(sentence!(import_or_round_robin));
        doubts.push(doubt);
    }
    let other = match found.kind {
        Some(Kind::RoundRobin) => "--kind swiss",
        _ => "--kind round-robin",
    };
    let what = if found.who == "players" { "games" } else { "matches" };
    if !found.missing.is_empty() {
        let (count, pairings) = (found.missing.len(), listed(&found.missing));
        let message = sentence!(import_missing { what, count, pairings });
        let mut doubt = Doubt::reported(DoubtKind::MissingGames, message).option(other);
        if found.kind == Some(Kind::Swiss) {
            doubt.details.push(sentence!(import_maybe_bye));
        }
        doubts.push(doubt);
    }
    for (round, idle) in &judged.idle {
        let message = sentence!(import_idle { who: found.who, count: *idle, round: *round });
        let mut doubt = Doubt::reported(DoubtKind::MissingGames, message);
        doubt.details.push(sentence!(import_idle_why));
        doubts.push(doubt);
    }
    if !found.surplus.is_empty() {
        let (count, pairings) = (found.surplus.len(), listed(&found.surplus));
        let message = sentence!(import_surplus { what, count, pairings });
        let mut doubt = Doubt::reported(DoubtKind::SurplusGames, message);
        if found.kind == Some(Kind::RoundRobin) {
            doubt.details.push(sentence!(import_not_counted));
            doubt = doubt.option(format!("--cycles {}", found.cycles + 1));
        } else {
            doubt.details.push(sentence!(import_counted));
        }
        doubts.push(doubt);
    }
    doubts
}

/// The first pairings, and how many more there are.
fn listed(pairings: &[Pairing]) -> Sentence {
    let shown = |pairing: &Pairing| {
        let [first, second] = &pairing.between;
        match pairing.round {
            Some(round) => sentence!(account_pairing_round { first, second, round }),
            None => Sentence::from(format!("{first}–{second}")),
        }
    };
    let more = pairings.len().checked_sub(5).filter(|more| *more > 0);
    let more = more.map(|count| sentence!(and_more { count }));
    Sentence::apart(pairings.iter().take(5).map(shown).chain(more))
}
