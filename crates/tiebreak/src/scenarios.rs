//! What everyone needs, exact chances, and expected lengths.

pub use tiebreak_scenarios::{
    Condition, Conditions, Limit, Need, NeededConditions, NoNeeds, OpenGame, OutcomeCount,
    OutcomeSample, OutcomeTally, PlaceProspect, PlaceProspects, Procedure, Prospect, ScenarioError,
    Scenarios, Situation, SupposeError, Verdict, VpNeeds, VpOutlook, Watch, Work, finished,
    scenarios, suppose, suppose_match, supposed_match, vp_needs,
};

/// Chances and lengths under a model of results.
pub mod odds {
    pub use tiebreak_scenarios::odds::{
        Chance, Chances, Length, Minutes, Model, Odds, OddsError, Tempo, odds, read_model,
    };
}
