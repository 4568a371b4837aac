//! Scenarios and odds for people and programs: sentences, text, Markdown, HTML, SVG, JSON.

mod documents;
mod drawing;
mod html;
mod markdown;
mod matrix;
mod odds_text;
mod own_game;
mod percent;
mod pictures;
mod place_table;
mod readable;
mod sentences;
mod text;
mod tree;

pub use documents::{odds_json, scenarios_json, scenarios_size};
pub use html::html;
pub use markdown::{markdown, odds_markdown};
pub use odds_text::odds_text;
pub use percent::percent;
pub use pictures::{Branch, Cell, Matrix, Tree, matrix, tree};
pub use place_table::{PlaceTable, place_table};
pub use readable::{outcome_count, readable};
pub use sentences::{Goal, NeedSentence, counted, need, sentence};
pub use text::text;

use crate::words::criterion_name;
use crate::{Language, say};
use tiebreak_model::{ClauseRef, DeclinedOffer, Event, Id, Participant};
use tiebreak_regulation::{Action, Regulation};
use tiebreak_scenarios::{
    Limit, NeededConditions, OutcomeSample, Procedure, Prospect, Scenarios, Verdict, Work,
};

/// Scenarios with their event and regulation.
#[derive(Debug, Clone, Copy)]
pub struct View<'v> {
    /// The event with its open games.
    pub event: &'v Event,
    /// The regulation, if one is known.
    pub regulation: Option<&'v Regulation>,
    /// What each participant can still reach.
    pub scenarios: &'v Scenarios,
    /// The language of the sentences.
    pub language: Language,
}

impl<'v> View<'v> {
    /// A view in English.
    pub fn new(
        event: &'v Event,
        regulation: Option<&'v Regulation>,
        scenarios: &'v Scenarios,
    ) -> Self {
        Self { event, regulation, scenarios, language: Language::default() }
    }

    /// The view in another language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The remarks before the results, a sentence or two each: the number of outcomes, and how to
    /// read the counts.
    fn remarks(self) -> Vec<String> {
        let (language, games) = (self.language, self.scenarios.games.len());
        let mut remarks = vec![match games {
            0 => say!(language, whatif_none_open),
            _ => say!(
                language,
                whatif_open_games { games, outcomes: self.scenarios.outcomes.to_string() }
            ),
        }];
        match self.scenarios.unlisted {
            0 => {}
            games => remarks.push(say!(language, whatif_unlisted { games })),
        }
        if self.scenarios.stopped {
            remarks.push(say!(language, whatif_stopped));
        }
        remarks.extend(self.sampled());
        if self.regulation.is_none() {
            remarks.push(say!(language, whatif_no_regulation));
        }
        remarks
    }

    /// What was sampled and how, in a sentence; `None` if every count is exact.
    pub fn sampled(self) -> Option<String> {
        let OutcomeSample { drawn, seed, work } = self.scenarios.sampled?;
        let language = self.language;
        let what = if self.criteria() { "criteria" } else { "all" };
        let sampled = say!(
            language,
            whatif_sampled { what, drawn: drawn.to_string(), seed: seed.to_string() }
        );
        Some(match work {
            Some(Work { needed, budget }) => {
                let work = say!(
                    language,
                    whatif_work { needed: needed.to_string(), budget: budget.to_string() }
                );
                format!("{sampled} {work}")
            }
            None => sampled,
        })
    }

    /// The participants who can still come first.
    pub fn contenders(self) -> impl Iterator<Item = &'v Prospect> {
        self.scenarios.participants.iter().filter(|one| one.first.verdict != Verdict::Impossible)
    }

    /// The name of a participant.
    pub fn name(self, id: Id) -> &'v str {
        self.event.name(id)
    }

    /// Whether criteria settle ties, so that points alone do not decide first place.
    fn criteria(self) -> bool {
        self.scenarios.participants.iter().any(|one| one.settled.is_some())
    }

    /// Whether first place means promotion. It does not if an invitation can be passed on.
    fn promotes(self) -> bool {
        let entry =
            self.regulation.and_then(|regulation| regulation.entries_for(self.event.kind()).next());
        let passes_on = |one: &Participant| one.declines(DeclinedOffer::Invitation);
        entry.is_some_and(|entry| entry.promotes.is_some())
            && !self.event.participants().iter().any(passes_on)
    }

    /// Why a list of conditions is missing.
    pub(crate) fn no_conditions(self, one: &Prospect, goal: Goal) -> String {
        if let NeededConditions::Counted(count) = goal.needed(&one.needs) {
            return say!(self.language, conditions_counted { count: *count });
        }
        let by_criteria = matches!(goal, Goal::Settled | Goal::PlayOff);
        let why = match (self.scenarios.stopped, self.scenarios.sampled) {
            (true, _) => "stopped",
            (_, Some(_)) if by_criteria || !self.criteria() => "sampled",
            _ => "many",
        };
        say!(self.language, conditions_missing { why })
    }

    /// The open games of a participant, by their positions.
    fn own_games(self, id: Id) -> Vec<usize> {
        let games = self.scenarios.games.iter().enumerate();
        games
            .filter(|(_, game)| game.white == id || game.black == id)
            .map(|(index, _)| index)
            .collect()
    }

    /// What ties lead to, a sentence each.
    pub fn procedures(self) -> Vec<String> {
        let Some(regulation) = self.regulation else { return Vec::new() };
        let about = if self.scenarios.sampled.is_some() { "yes" } else { "no" };
        let one = |procedure: &Procedure| {
            let then = self.leads_to(regulation, procedure);
            let Procedure { tied, count, .. } = procedure;
            say!(self.language, procedure { about, tied: *tied, count: count.to_string(), then })
        };
        self.scenarios.procedures.iter().map(one).collect()
    }

    /// What a tie leads to, as the end of a sentence.
    fn leads_to(self, regulation: &Regulation, procedure: &Procedure) -> String {
        let language = self.language;
        let id = |at: ClauseRef| regulation.clause(at).id.as_str();
        let named = |at: ClauseRef| criterion(language, regulation, at);
        let playing = procedure.playing;
        match (procedure.decided, procedure.starts) {
            _ if procedure.missing => say!(language, procedure_missing),
            (Some(by), None) => {
                say!(language, procedure_decides { criterion: named(by), clause: id(by) })
            }
            (Some(by), Some(at)) => {
                say!(
                    language,
                    procedure_leaves { criterion: named(by), clause: id(by), playing, go: id(at) }
                )
            }
            (None, Some(at)) => say!(language, procedure_goes_on { playing, go: id(at) }),
            (None, None) => say!(language, procedure_nothing),
        }
    }
}

fn criterion(language: Language, regulation: &Regulation, at: ClauseRef) -> String {
    match regulation.clause(at).action {
        Action::Rank(criterion) => criterion_name(language, criterion),
        _ => say!(language, measure_lots),
    }
}

/// The games that conditions speak of, in the order of the event.
fn deciding_games(scenarios: &Scenarios) -> Vec<usize> {
    let goals = [Goal::First, Goal::Outright, Goal::Settled, Goal::PlayOff];
    let lists =
        scenarios.participants.iter().flat_map(|one| goals.map(|goal| goal.listed(&one.needs)));
    let limits = lists.flatten().flatten().flatten();
    let mut games: Vec<usize> = limits.map(|limit: &Limit| limit.game).collect();
    games.sort_unstable();
    games.dedup();
    games
}

/// Text inside HTML and SVG.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

pub use drawing::svg;
