//! Reads and explores regulations next to the other pages, with limits on their number and their
//! duration; each text is explored once.
//!
//! Reading takes milliseconds and is always waited for. Exploring every outcome may take seconds:
//! an exploration that is not ready in time continues, and its result is kept for the next
//! request.

use crate::infra::problem::Problem;
use crate::infra::work::Lane;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;
use tiebreak_check::{CheckedRegulation, Finding, check, check_text};
use tiebreak_document::Severity;
use tiebreak_record::sha256;
use tiebreak_regulation::Regulation;
use tiebreak_report::{Language, say};
use tiebreak_report::{Sentence, sentence};
use tokio::sync::watch;

/// The largest text that is checked, in bytes: four times the longest printed regulation.
pub const LARGEST: usize = 100_000;
/// How long a request waits for a text to be read. A hundred kilobytes of mistakes take less than
/// a second.
const READING: Duration = Duration::from_secs(5);
/// How long a request waits for an exploration.
const EXPLORING: Duration = Duration::from_secs(4);
/// The most texts that are explored or wait for it; further requests are asked to come back later.
const MOST_UNDER_WAY: usize = 20;
/// The most combinations of readings; each is an exploration of its own.
const MOST_READINGS: usize = 60;
/// The most explorations kept, to bound the memory.
const MOST_KNOWN: usize = 200;

static READERS: LazyLock<Lane> = LazyLock::new(|| Lane::new("reading-regulations", 2, 40));
static EXPLORERS: LazyLock<Lane> = LazyLock::new(|| Lane::new("checking", 2, MOST_UNDER_WAY));

type Findings = Arc<Vec<Finding>>;
/// Explorations in progress: requests for the same text wait for the same exploration.
static UNDER_WAY: Mutex<BTreeMap<String, watch::Receiver<Option<Findings>>>> =
    Mutex::new(BTreeMap::new());
/// Findings by the hash of text and readings.
static KNOWN: Mutex<BTreeMap<String, Findings>> = Mutex::new(BTreeMap::new());

/// The findings of an exploration, or why there are none yet.
#[derive(Debug, Clone)]
pub enum Exploration {
    /// Every outcome was explored.
    Whole(Arc<Vec<Finding>>),
    /// Not every outcome was explored, for this reason.
    NotYet(ExplorationGap),
}

/// Why not every outcome of a regulation was explored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExplorationGap {
    /// The regulation has too many combinations of readings to explore each.
    ManyReadings,
    /// The result is about to be ready.
    InAMoment,
    /// The exploration continues in the background.
    TakesLonger,
}

impl ExplorationGap {
    /// The reason in words, as the end of a sentence.
    pub fn said(self, language: Language) -> String {
        let why = match self {
            Self::ManyReadings => "many-readings",
            Self::InAMoment => "in-a-moment",
            Self::TakesLonger => "takes-longer",
        };
        say!(language, page_editor_unexplored { why })
    }
}

impl Exploration {
    /// The findings, as far as they are known.
    pub fn findings(&self) -> &[Finding] {
        match self {
            Self::Whole(findings) => findings,
            Self::NotYet(_) => &[],
        }
    }
}

/// A text with everything that is known about it.
#[derive(Debug)]
pub struct Examination {
    /// The regulation, if the text can be followed.
    pub regulation: Option<Regulation>,
    /// The text and the findings: errors first, then in the order of the file.
    pub checked: CheckedRegulation,
    /// How many mistakes keep the text from being followed; with none an event can be opened under
    /// it.
    pub mistakes: usize,
    /// Why not every outcome was explored; `None` if all were.
    pub not_explored: Option<ExplorationGap>,
}

impl Examination {
    /// The result of the exploration.
    pub fn explored(&self) -> Exploration {
        match self.not_explored {
            Some(why) => Exploration::NotYet(why),
            None => Exploration::Whole(Arc::new(self.checked.findings.clone())),
        }
    }

    /// How many findings have this severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.checked.count(severity)
    }
}

/// Reads and explores a text. If `id` is given, a text with another id gets a finding.
pub async fn examine(id: Option<&str>, text: &str) -> Result<Examination, Problem> {
    let file = format!("{}.toml", id.unwrap_or("regulation"));
    let (regulation, mut checked) = read(file, text.to_owned()).await?;
    let mut not_explored = None;
    if let Some(regulation) = &regulation {
        match explore(regulation).await? {
            Exploration::Whole(findings) => checked.findings = findings.to_vec(),
            Exploration::NotYet(why) => not_explored = Some(why),
        }
    }
    let mut mistakes = if regulation.is_none() { checked.count(Severity::Error).max(1) } else { 0 };
    if let (Some(id), Some(regulation)) = (id, &regulation)
        && regulation.id != id
    {
        checked.findings.insert(0, other_id(text, &regulation.id, id));
        mistakes += 1;
    }
    let regulation = regulation.filter(|_| mistakes == 0);
    Ok(Examination { regulation, checked, mistakes, not_explored })
}

async fn read(
    file: String,
    text: String,
) -> Result<(Option<Regulation>, CheckedRegulation), Problem> {
    let place =
        tokio::time::timeout(READING, READERS.place()).await.map_err(|_| Problem::Busy(5))??;
    let work = tokio::task::spawn_blocking(move || {
        let _place = place;
        match Regulation::read(&file, &text) {
            Ok(regulation) => {
                (Some(regulation), CheckedRegulation { file, text, findings: Vec::new() })
            }
            Err(_) => (None, check_text(&file, &text)),
        }
    });
    let late = || Problem::Invalid(sentence!(page_editor_text_late));
    let read = tokio::time::timeout(READING, work).await.map_err(|_| late())?;
    read.map_err(|error| Problem::Internal(error.to_string()))
}

/// The lanes in which regulations are read and explored.
pub fn lanes() -> [&'static Lane; 2] {
    [&READERS, &EXPLORERS]
}

/// The checker's findings about a regulation, in the readings that it has chosen.
pub async fn explore(regulation: &Regulation) -> Result<Exploration, Problem> {
    let readings: String = regulation
        .readings
        .iter()
        .map(|reading| format!("{}={};", reading.id, reading.taken))
        .collect();
    let key = sha256(format!("{readings}{}", regulation.file_text).as_bytes());
    if let Some(known) = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(Exploration::Whole(Arc::clone(known)));
    }
    if regulation.readings.iter().map(|reading| reading.instead().len()).sum::<usize>()
        > MOST_READINGS
    {
        return Ok(Exploration::NotYet(ExplorationGap::ManyReadings));
    }
    let mut exploration = exploration(key, regulation)?;
    let found = tokio::time::timeout(EXPLORING, exploration.wait_for(Option::is_some)).await;
    match found {
        Ok(Ok(found)) => Ok(found
            .clone()
            .map_or(Exploration::NotYet(ExplorationGap::InAMoment), Exploration::Whole)),
        Ok(Err(_)) => Err(Problem::Internal("an exploration ended without a finding".to_owned())),
        Err(_) => Ok(Exploration::NotYet(ExplorationGap::TakesLonger)),
    }
}

/// The exploration of a text: the one in progress, or a new one. It continues without anybody
/// waiting, and its result is kept.
fn exploration(
    key: String,
    regulation: &Regulation,
) -> Result<watch::Receiver<Option<Findings>>, Problem> {
    let mut under_way = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(exploration) = under_way.get(&key) {
        return Ok(exploration.clone());
    }
    if under_way.len() >= MOST_UNDER_WAY {
        return Err(Problem::Busy(5));
    }
    let (tell, told) = watch::channel(None);
    under_way.insert(key.clone(), told.clone());
    drop(under_way);
    let regulation = regulation.clone();
    tokio::spawn(async move {
        let ends = RunningExploration(key.clone());
        let Ok(place) = EXPLORERS.in_turn().await else { return };
        let explored = tokio::task::spawn_blocking(move || {
            let _place = place;
            Arc::new(check(&regulation).findings)
        });
        if let Ok(found) = explored.await {
            keep(key, Arc::clone(&found));
            drop(ends);
            tell.send_replace(Some(found));
        }
    });
    Ok(told)
}

/// Removes an exploration from the list of those in progress when dropped, however it ended.
struct RunningExploration(String);

impl Drop for RunningExploration {
    fn drop(&mut self) {
        UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.0);
    }
}

fn keep(key: String, found: Arc<Vec<Finding>>) {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(key, found);
}

fn other_id(text: &str, found: &str, wanted: &str) -> Finding {
    let place = crate::authoring::drafting::id_value(text);
    let message = sentence!(page_editor_other_id { found, wanted });
    Finding::mistake(
        place,
        message,
        Sentence::default(),
        Some(sentence!(page_editor_other_id_hint { wanted })),
    )
}
