//! The report in the order in which people ask: who won, on what authority, by which games, by
//! which clauses.

use super::foot::departed;
use super::spliced::{PLACES, spliced};
use super::{Block, Drawing, Foot, Manner, TextRun};
use super::{awards, corrections, head, lots, play_off, questions, readings, standing, steps};
use crate::html::Extras;
use crate::view::RulingView;
use crate::{Case, Language, interim_sentence, say, svg};
use tiebreak_model::Sport;

/// The most rows of a crosstable on one page.
const ROWS: usize = 38;

/// A document: the tie-break report, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperDocument {
    /// The language, as HTML and PDF name it.
    pub language: &'static str,
    /// The title of the document.
    pub title: String,
    /// The heading of the document.
    pub heading: Heading,
    /// The sections in order; none is empty.
    pub sections: Vec<PaperSection>,
    /// The foot of every page.
    pub foot: Foot,
}

/// The heading of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// The kind of document.
    pub kind: String,
    /// The title of the event.
    pub title: String,
    /// The regulation that was applied.
    pub regulation: Vec<TextRun>,
    /// The state: settled, open or provisional.
    pub state: String,
    /// Whether everything is settled.
    pub settled: bool,
    /// When it was printed, if that is known.
    pub printed: Option<String>,
}

/// A section with its heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperSection {
    /// The id of the section.
    pub id: &'static str,
    /// The heading in the language of the document.
    pub title: String,
    /// The content of the section.
    pub blocks: Vec<Block>,
}

/// The whole report.
pub fn protocol(case: Case<'_>, extras: &Extras) -> PaperDocument {
    let view = &RulingView::new(case);
    let banner = departed(case, extras).then(|| corrections::banner(case, extras));
    let sections = [
        ("departures", banner),
        ("standing", Some(standing::standing(case, view))),
        ("awards", awards::awards(case, view)),
        ("carry-over", awards::carry_over(case, view)),
        ("money", awards::money(view)),
        ("open", questions::open(case, view)),
        ("left-open", questions::left_open(case, view)),
        ("play-off", play_off::stages(case)),
        ("steps", steps::steps(case, view)),
        ("crosstable", crosstable(case)),
        ("lots", lots::lots(case.language, extras)),
        ("corrections", corrections::list(case, extras)),
        ("readings", readings::readings(case, extras)),
        ("reminders", questions::reminders(case, view)),
        ("warnings", questions::warnings(case, view)),
        ("log", corrections::log(case, extras)),
        ("head", head::head(case.language, extras)),
        ("signatures", Some(vec![signatures(case, extras)])),
    ];
    PaperDocument {
        language: case.language.code(),
        title: title(case, "protocol"),
        heading: heading(case, extras),
        sections: sections
            .into_iter()
            .filter_map(|(id, blocks)| Some(PaperSection::new(case.language, id, blocks?)))
            .collect(),
        foot: Foot::new(case, extras),
    }
}

impl PaperSection {
    /// A section with the heading for its id.
    pub(super) fn new(language: Language, id: &'static str, blocks: Vec<Block>) -> Self {
        Self { id, title: say!(language, protocol_section { section: id }), blocks }
    }
}

/// The title of a document of a kind: "Protocol: Tata Steel Masters 2024".
pub(super) fn title(case: Case<'_>, kind: &str) -> String {
    say!(case.language, protocol_title { kind, event: case.event.title() })
}

pub(super) fn heading(case: Case<'_>, extras: &Extras) -> Heading {
    let ruling = case.ruling;
    let state = match (interim_sentence(case), ruling.settled, ruling.open.len()) {
        (Some(interim), ..) => interim,
        (None, true, _) => say!(case.language, protocol_settled),
        (None, false, open) => say!(case.language, protocol_not_settled { open }),
    };
    Heading {
        kind: say!(
            case.language,
            protocol_kind { kind: if ruling.interim.is_some() { "interim" } else { "protocol" } }
        ),
        title: case.event.title().to_owned(),
        regulation: regulation(case),
        state,
        settled: ruling.settled,
        printed: extras.printed.as_ref().map(|time| say!(case.language, protocol_printed { time })),
    }
}

fn regulation(case: Case<'_>) -> Vec<TextRun> {
    let end = || TextRun::new(Manner::Break, "");
    let named = say!(case.language, protocol_regulation { title: PLACES[0], id: PLACES[1] });
    let (title, id) = (TextRun::name(&case.regulation_title()), TextRun::code(&case.regulation.id));
    let mut runs = spliced(&named, [vec![title], vec![id]]);
    if !case.regulation.source.is_empty() {
        runs.extend([end(), TextRun::new(Manner::Source, case.regulation.source.clone())]);
    }
    if let Some(sentence) = case.list_sentence() {
        runs.extend([end(), TextRun::plain(sentence)]);
    }
    runs
}

fn crosstable(case: Case<'_>) -> Option<Vec<Block>> {
    let svg = svg::crosstable_in_parts(case, ROWS);
    let drawing = |svg| Drawing {
        title: svg::crosstable_title(case),
        table: svg::crosstable_as_table(case),
        svg,
    };
    (!svg.is_empty()).then(|| vec![Block::Drawing(drawing(svg))])
}

fn signatures(case: Case<'_>, extras: &Extras) -> Block {
    let usual = match case.event.sport() {
        Sport::Chess => ["chief-arbiter", "deputy-arbiter", "witness"],
        Sport::Bridge => ["chief-director", "deputy-director", "witness"],
    };
    let named = &extras.signatures;
    let usual = || usual.map(|who| say!(case.language, protocol_signs { who })).to_vec();
    let who = if named.is_empty() { usual() } else { named.clone() };
    Block::Lines { who, noted: say!(case.language, protocol_signed_when) }
}
