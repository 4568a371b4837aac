//! The whole ruling.

use super::{
    AwardView, CarryOverView, DepartureView, LeftOpenView, MatchView, MissingView, PlaceView,
    PrizeView, QuestionView, ReminderView, StageView, StepView, TourPointsView, UndividedView,
    WarningView,
};
use crate::{Case, Language, interim, interim_sentence, missing_games, words};
use serde::Serialize;
use tiebreak_model::ReadingTaken;

/// A ruling with its sentences in one language.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RulingView<'a> {
    pub schema: &'static str,
    pub event: &'a str,
    pub regulation: &'a str,
    /// `printed` or `summary`: whether the clauses carry the printed text.
    pub regulation_text: &'static str,
    /// The codes of the FIDE tie-breaks, if the regulation gives a list for such an event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<Vec<&'static str>>,
    /// The regulation and the clause that give the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_from: Option<String>,
    pub settled: bool,
    pub interim: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<MissingView<'a>>,
    pub standing: Vec<PlaceView<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<MatchView<'a>>,
    pub open: Vec<QuestionView<'a>>,
    pub steps: Vec<StepView<'a>>,
    pub readings: Vec<ReadingView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<InvitationView<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<AwardView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carry_over: Option<CarryOverView<'a>>,
    pub prizes: Vec<PrizeView<'a>>,
    pub undivided: Vec<UndividedView<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tour_points: Vec<TourPointsView<'a>>,
    pub reminders: Vec<ReminderView<'a>>,
    pub warnings: Vec<WarningView<'a>>,
    pub left_open: Vec<LeftOpenView<'a>>,
    pub departures: Vec<DepartureView<'a>>,
    pub stages: Vec<StageView<'a>>,
    #[serde(skip)]
    pub language: Language,
    /// The heading of an unfinished event.
    #[serde(skip)]
    pub interim_heading: Option<String>,
    /// "Missing: Ann–Ben, round 3; and 4 more.", if the event is not finished.
    #[serde(skip)]
    pub missing_games: Option<String>,
    /// The heading as a sentence.
    #[serde(skip)]
    pub interim_sentence: Option<String>,
    /// The regulation's id, marked if its text is a summary.
    #[serde(skip)]
    pub regulation_id: String,
    /// The regulation's title, marked if its text is a summary.
    #[serde(skip)]
    pub regulation_title: String,
    /// The list of tie-breaks with its source, as a sentence.
    #[serde(skip)]
    pub list_sentence: Option<String>,
    /// The names of all participants, those without a place included.
    #[serde(skip)]
    pub participants: Vec<&'a str>,
    /// The unit of the scores (VPs, IMPs), if a heading should mention it.
    #[serde(skip)]
    pub unit: Option<String>,
    /// The currency of the prizes, if the event has prizes.
    #[serde(skip)]
    pub currency: Option<&'a str>,
}

impl<'a> RulingView<'a> {
    /// The ruling of a case, with its sentences in the language of the case.
    pub fn new(case: Case<'a>) -> Self {
        let (event, regulation, ruling) = (case.event, case.regulation, case.ruling);
        let list = case.list();
        Self {
            schema: "tiebreak-ruling/1",
            event: event.title(),
            regulation: &regulation.id,
            regulation_text: if regulation.is_summary() { "summary" } else { "printed" },
            list_from: list
                .as_ref()
                .map(|(clause, _)| format!("regulation {}, {clause}", regulation.id)),
            list: list.map(|(_, codes)| codes),
            settled: ruling.settled,
            interim: ruling.interim.is_some(),
            missing: ruling.interim.as_ref().map(|missing| MissingView::new(case, missing)),
            standing: PlaceView::standing(case),
            matches: each(&ruling.matches, |one| MatchView::new(case, one)),
            open: each(&ruling.open, |asked| QuestionView::new(case, asked)),
            steps: each(&ruling.steps, |step| StepView::new(case, step)),
            readings: each(&ruling.readings, ReadingView::new),
            invitation: InvitationView::new(case),
            awards: each(&ruling.awards, |award| AwardView::new(case, award)),
            carry_over: ruling.carry_over.as_ref().map(|one| CarryOverView::new(case, one)),
            prizes: PrizeView::all(case),
            undivided: each(&ruling.undivided, |left| UndividedView::new(case, left)),
            tour_points: each(&ruling.tour_points, |share| TourPointsView::new(case, share)),
            reminders: each(&ruling.reminders, |reminder| ReminderView::new(case, reminder)),
            warnings: each(&ruling.warnings, |warning| WarningView::new(case, warning)),
            left_open: each(&ruling.left_open, |left| LeftOpenView::new(case, left)),
            departures: each(&ruling.departures, |departed| DepartureView::new(case, departed)),
            stages: each(&ruling.stages, |stage| StageView::new(case, stage)),
            language: case.language,
            interim_heading: interim(case),
            missing_games: missing_games(case),
            interim_sentence: interim_sentence(case),
            regulation_id: case.regulation_id(),
            regulation_title: case.regulation_title(),
            list_sentence: case.list_sentence(),
            participants: event.participants().iter().map(|one| one.name.as_str()).collect(),
            unit: case.unit_said(),
            currency: event.prizes().map(|prizes| prizes.currency.as_str()),
        }
    }
}

fn each<'a, T, V>(items: &'a [T], view: impl Fn(&'a T) -> V) -> Vec<V> {
    items.iter().map(view).collect()
}

/// An interpretation that the ruling rested on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReadingView<'a> {
    pub id: &'a str,
    pub taken: &'a str,
    pub instead: &'a [String],
}

impl<'a> ReadingView<'a> {
    fn new(reading: &'a ReadingTaken) -> Self {
        Self { id: &reading.id, taken: &reading.taken, instead: &reading.instead }
    }
}

/// An invitation to another event that goes with first place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvitationView<'a> {
    pub name: &'a str,
    /// The name of the event, always in English.
    pub to: String,
    pub clause: &'a str,
    #[serde(skip)]
    pub sentence: String,
}

impl<'a> InvitationView<'a> {
    fn new(case: Case<'a>) -> Option<Self> {
        let invitation = case.ruling.invitation.as_ref()?;
        Some(Self {
            name: case.name(invitation.id),
            to: words::destination(Language::En, &invitation.to),
            clause: case.clause(invitation.clause),
            sentence: words::invitation(case)?,
        })
    }
}
