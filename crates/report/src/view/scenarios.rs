//! What each participant needs while games are open, as data with its sentences.
//!
//! The serialised form is `tiebreak-scenarios/1`. Counts are texts, because they may exceed the
//! numbers of other programs.

use super::{ByName, NameEntry};
use crate::say;
use crate::scenarios::{Goal, View, sentence};
use serde::Serialize;
use std::collections::BTreeMap;
use tiebreak_model::{ClauseRef, Id};
use tiebreak_scenarios::{
    Condition, Limit, NeededConditions, OutcomeCount, OutcomeSample, OutcomeTally, PlaceProspect,
    Procedure, Prospect,
};

/// Scenarios with their sentences in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ScenariosView<'a> {
    pub schema: &'static str,
    pub event: &'a str,
    pub regulation: Option<&'a str>,
    pub open_games: usize,
    pub unlisted_games: usize,
    pub outcomes: String,
    pub exact: bool,
    pub participants: Vec<ProspectView<'a>>,
    /// The number of outcomes by how many participants share first place.
    pub play_off_sizes: BTreeMap<usize, String>,
    pub tied: Vec<TiedView<'a>>,
    pub procedures: Vec<ProcedureView<'a>>,
    pub games: Vec<OpenGameView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sampled: Option<SampledView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<bool>,
}

/// What one participant can reach, and the conditions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ProspectView<'a> {
    pub name: &'a str,
    pub outright: TallyView,
    pub shared: TallyView,
    pub first: TallyView,
    #[serde(flatten)]
    pub by_criteria: Option<ByCriteriaView<'a>>,
    #[serde(flatten)]
    pub places: Option<PlacesView>,
    /// The ways to each goal; `null` if they are not listed.
    pub needs: ByName<'static, Option<Vec<Vec<LimitView<'a>>>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs_note: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs_counted: Option<ByName<'static, usize>>,
    pub sentences: ByName<'static, String>,
}

/// The number of outcomes in which something happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TallyView {
    pub verdict: &'static str,
    pub count: String,
    /// The standard error, if outcomes were sampled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What criteria settle without play or lots.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ByCriteriaView<'a> {
    pub settled: TallyView,
    pub play_off: TallyView,
    pub settled_by: Vec<SettledByView<'a>>,
}

/// The number of outcomes in which a clause decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SettledByView<'a> {
    pub clause: Option<&'a str>,
    pub count: String,
}

/// The places that the regulations settle, for one participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlacesView {
    pub places: Vec<PlaceTallyView>,
    pub settled_places: TallyView,
}

/// The number of outcomes in which a participant has a place alone, or is tied for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlaceTallyView {
    pub place: usize,
    pub held: TallyView,
    pub tied: TallyView,
}

/// The results of one game with which a way to a goal stays possible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LimitView<'a> {
    pub white: &'a str,
    pub black: &'a str,
    pub results: Vec<&'static str>,
}

/// The number of outcomes in which these share first place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TiedView<'a> {
    pub names: Vec<&'a str>,
    pub count: String,
}

/// What a tie leads to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ProcedureView<'a> {
    pub tied: usize,
    pub playing: usize,
    pub starts: Option<&'a str>,
    pub decided_by: Option<&'a str>,
    pub count: String,
}

/// An open game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OpenGameView<'a> {
    pub round: Option<u32>,
    pub white: &'a str,
    pub black: &'a str,
}

/// How outcomes were sampled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SampledView {
    pub drawn: u64,
    pub seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub work: Option<WorkView>,
}

/// The work that all outcomes would take, and the limit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WorkView {
    pub needed: String,
    pub budget: String,
}

impl<'a> ScenariosView<'a> {
    pub fn new(view: View<'a>) -> Self {
        let found = view.scenarios;
        let tied = found.tops.iter().filter(|(ids, _)| ids.len() > 1);
        Self {
            schema: "tiebreak-scenarios/1",
            event: view.event.title(),
            regulation: view.regulation.map(|regulation| regulation.id.as_str()),
            open_games: found.games.len(),
            unlisted_games: found.unlisted,
            outcomes: found.outcomes.to_string(),
            exact: found.exact,
            participants: found
                .participants
                .iter()
                .map(|one| ProspectView::new(view, one))
                .collect(),
            play_off_sizes: found
                .sizes
                .iter()
                .map(|(size, count)| (*size, count.to_string()))
                .collect(),
            tied: tied.map(|(ids, count)| TiedView::new(view, ids, count)).collect(),
            procedures: found.procedures.iter().map(|one| ProcedureView::new(view, one)).collect(),
            games: (0..found.games.len()).map(|at| OpenGameView::new(view, at)).collect(),
            sampled: found.sampled.as_ref().map(SampledView::new),
            stopped: found.stopped.then_some(true),
        }
    }
}

impl TallyView {
    fn new(tallied: &OutcomeTally) -> Self {
        Self {
            verdict: tallied.verdict.word(),
            count: tallied.count.to_string(),
            error: tallied.error.as_ref().map(OutcomeCount::to_string),
        }
    }
}

impl<'a> ProspectView<'a> {
    fn new(view: View<'a>, one: &Prospect) -> Self {
        let goals = || Goal::of_prospect(one);
        let needs = goals().map(|goal| NameEntry {
            name: goal.key(),
            value: goal.listed(&one.needs).map(|conditions| ways(view, conditions)),
        });
        let missing = goals().find(|goal| goal.listed(&one.needs).is_none());
        let counted = goals().filter_map(|goal| match goal.needed(&one.needs) {
            NeededConditions::Counted(count) => Some(NameEntry { name: goal.key(), value: *count }),
            NeededConditions::Listed(_) | NeededConditions::Unknown => None,
        });
        let counted: Vec<_> = counted.collect();
        let sentences = goals().filter_map(|goal| {
            Some(NameEntry { name: goal.key(), value: sentence(view, one.id, goal)? })
        });
        Self {
            name: view.name(one.id),
            outright: TallyView::new(&one.outright),
            shared: TallyView::new(&one.shared),
            first: TallyView::new(&one.first),
            by_criteria: ByCriteriaView::new(view, one),
            places: one.places.as_ref().map(|found| PlacesView {
                places: found.places.iter().map(PlaceTallyView::new).collect(),
                settled_places: TallyView::new(&found.among),
            }),
            needs: ByName(needs.collect()),
            needs_note: missing
                .map(|goal| say!(view.language, needs_note { why: view.no_conditions(one, goal) })),
            needs_counted: (!counted.is_empty()).then_some(ByName(counted)),
            sentences: ByName(sentences.collect()),
        }
    }
}

/// Each way as the games that it restricts.
fn ways<'a>(view: View<'a>, conditions: &[Condition]) -> Vec<Vec<LimitView<'a>>> {
    let limit = |limit: &Limit| LimitView {
        white: view.name(view.scenarios.games[limit.game].white),
        black: view.name(view.scenarios.games[limit.game].black),
        results: limit.results.iter().map(|result| result.sign()).collect(),
    };
    conditions.iter().map(|condition| condition.iter().map(limit).collect()).collect()
}

impl<'a> ByCriteriaView<'a> {
    fn new(view: View<'a>, one: &Prospect) -> Option<Self> {
        let settled_by = one.criteria.iter().map(|(at, count)| SettledByView {
            clause: clause(view, Some(*at)),
            count: count.to_string(),
        });
        Some(Self {
            settled: TallyView::new(one.settled.as_ref()?),
            play_off: TallyView::new(one.play_off.as_ref()?),
            settled_by: settled_by.collect(),
        })
    }
}

impl PlaceTallyView {
    fn new(at: &PlaceProspect) -> Self {
        Self { place: at.place, held: TallyView::new(&at.held), tied: TallyView::new(&at.tied) }
    }
}

impl<'a> TiedView<'a> {
    fn new(view: View<'a>, ids: &[Id], count: &OutcomeCount) -> Self {
        Self { names: ids.iter().map(|id| view.name(*id)).collect(), count: count.to_string() }
    }
}

impl<'a> ProcedureView<'a> {
    fn new(view: View<'a>, one: &Procedure) -> Self {
        Self {
            tied: one.tied,
            playing: one.playing,
            starts: clause(view, one.starts),
            decided_by: clause(view, one.decided),
            count: one.count.to_string(),
        }
    }
}

fn clause(view: View<'_>, at: Option<ClauseRef>) -> Option<&str> {
    Some(view.regulation?.clause(at?).id.as_str())
}

impl<'a> OpenGameView<'a> {
    fn new(view: View<'a>, at: usize) -> Self {
        let game = &view.scenarios.games[at];
        let (white, black) = (view.name(game.white), view.name(game.black));
        Self { round: game.round, white, black }
    }
}

impl SampledView {
    fn new(sampled: &OutcomeSample) -> Self {
        let work = sampled.work.map(|work| WorkView {
            needed: work.needed.to_string(),
            budget: work.budget.to_string(),
        });
        Self { drawn: sampled.drawn, seed: sampled.seed, work }
    }
}
