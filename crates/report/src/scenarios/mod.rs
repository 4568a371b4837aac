//! Scenarios and odds for people and for machines: sentences, text, Markdown, HTML, SVG, JSON.

mod drawing;
mod html;
mod json;
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

pub use html::html;
pub use json::{odds_json, scenarios_json};
pub use markdown::{markdown, odds_markdown};
pub use odds_text::odds_text;
pub use percent::percent;
pub use pictures::{Branch, Cell, Matrix, Tree, matrix, tree};
pub use place_table::{PlaceTable, place_table};
pub use readable::readable;
pub use sentences::{Goal, Need, counted, need, sentence};
pub use text::text;

use tiebreak_model::{Declined, Event, Id, Participant};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::{Limit, Needed, Prospect, Sampled, Scenarios, Verdict, Work};

/// Scenarios with what they are about.
#[derive(Debug, Clone, Copy)]
pub struct View<'v> {
    /// The event.
    pub event: &'v Event,
    /// The regulation, where one is known.
    pub regulation: Option<&'v Regulation>,
    /// The scenarios.
    pub scenarios: &'v Scenarios,
}

impl<'v> View<'v> {
    /// What stands above everything else, a sentence or two each: how many outcomes, and what has to be known about the counts.
    fn remarks(self) -> Vec<String> {
        let (games, outcomes) = (self.scenarios.games.len(), self.scenarios.outcomes);
        let mut remarks = vec![match games {
            0 => "No game of the event is open: this is how it stands.".to_owned(),
            1 => format!("1 open game: {outcomes} outcomes. Counts are counts, not chances."),
            _ => format!("{games} open games: {outcomes} outcomes. Counts are counts, not chances."),
        }];
        match self.scenarios.unlisted {
            0 => {}
            1 => remarks.push("1 more game is not in the event yet: it is not looked at.".to_owned()),
            more => remarks.push(format!("{more} more games are not in the event yet: they are not looked at.")),
        }
        if self.scenarios.stopped {
            remarks.push("Stopped before the end: counts are what was found so far, at the least.".to_owned());
        }
        remarks.extend(self.sampled());
        if self.regulation.is_none() {
            remarks.push("No regulation is named: ties are told by points only.".to_owned());
        }
        remarks
    }

    /// What was sampled and how, in a sentence; nothing where every count is exact.
    pub fn sampled(self) -> Option<String> {
        let Sampled { drawn, seed, work } = self.scenarios.sampled?;
        let why = work.map_or_else(String::new, |Work { needed, budget }| {
            format!(" All of them would take {needed} steps of work, more than the {budget} that are done at most.")
        });
        let what = match self.criteria() {
            true => "Points are counted exactly. What criteria decide is",
            false => "There are too many outcomes to count them all. Counts are",
        };
        Some(format!("{what} sampled: {drawn} outcomes drawn with seed {seed}; ± is one standard error.{why}"))
    }

    /// Those who can still come first.
    pub fn contenders(self) -> impl Iterator<Item = &'v Prospect> {
        self.scenarios.participants.iter().filter(|one| one.first.verdict != Verdict::Impossible)
    }

    /// A name.
    pub fn name(self, id: Id) -> &'v str {
        self.event.name(id)
    }

    /// Whether criteria decide ties, so that sharing first place by points is not the last word.
    fn criteria(self) -> bool {
        self.scenarios.participants.iter().any(|one| one.settled.is_some())
    }

    /// Whether to be first is to be promoted: not where somebody would pass the invitation on.
    fn promotes(self) -> bool {
        let entry = self.regulation.and_then(|regulation| regulation.entries_for(self.event.kind).next());
        let passes_on = |one: &Participant| one.declines(Declined::Invitation);
        entry.is_some_and(|entry| entry.promotes.is_some()) && !self.event.participants.iter().any(passes_on)
    }

    /// Why a list of conditions is not there.
    fn no_conditions(self, one: &Prospect, goal: Goal) -> String {
        if let Needed::Counted(count) = goal.needed(&one.needs) {
            return format!("{count} different conditions, too many to list");
        }
        let by_criteria = matches!(goal, Goal::Settled | Goal::PlayOff);
        match (self.scenarios.stopped, self.scenarios.sampled) {
            (true, _) => "the work was stopped before the conditions were worked out",
            (_, Some(_)) if by_criteria || !self.criteria() => "conditions cannot be told from sampled outcomes",
            _ => "the conditions are too many to list",
        }
        .to_owned()
    }

    /// The own open games of a participant, by their positions.
    fn own_games(self, id: Id) -> Vec<usize> {
        let games = self.scenarios.games.iter().enumerate();
        games.filter(|(_, game)| game.white == id || game.black == id).map(|(index, _)| index).collect()
    }

    /// What ties lead to, a sentence each.
    pub fn procedures(self) -> Vec<String> {
        let Some(regulation) = self.regulation else { return Vec::new() };
        let clause = |at: tiebreak_model::ClauseRef| regulation.clause(at).id.clone();
        let about = if self.scenarios.sampled.is_some() { "about " } else { "" };
        let one = |procedure: &tiebreak_scenarios::Procedure| {
            let tiebreak_scenarios::Procedure { tied, playing, starts, decided, missing, count } = procedure;
            let by = decided.map(|at| format!("{} ({}) ", criterion(regulation, at), clause(at)));
            let what = match (by, starts) {
                _ if *missing => "games that the criteria need are missing from the event".to_owned(),
                (Some(by), None) => format!("{by}decides"),
                (Some(by), Some(at)) => format!("{by}leaves {playing}, who go on with {}", clause(*at)),
                (None, Some(at)) => format!("{playing} go on with {}", clause(*at)),
                (None, None) => "nothing more is said".to_owned(),
            };
            format!("{tied} tied for first place, in {about}{count} outcomes: {what}.")
        };
        self.scenarios.procedures.iter().map(one).collect()
    }
}

fn criterion(regulation: &Regulation, at: tiebreak_model::ClauseRef) -> &'static str {
    match regulation.clause(at).action {
        tiebreak_regulation::Action::Rank(criterion) => criterion.measure(),
        _ => "lots",
    }
}

/// The games that conditions speak of, in the order of the event.
fn deciding_games(scenarios: &Scenarios) -> Vec<usize> {
    let goals = [Goal::First, Goal::Outright, Goal::Settled, Goal::PlayOff];
    let lists = scenarios.participants.iter().flat_map(|one| goals.map(|goal| goal.of(&one.needs)));
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
