//! What each participant needs: certain, possible or impossible, in how many outcomes, and under
//! which conditions.

use crate::contest::ScoreContest;
use crate::counter::{Firsts, OutcomeCounter};
use crate::diagram::{self, MinimalConditions};
use crate::fate::fates;
use crate::given::{EntryRules, SampleBounds};
use crate::needs::{MinimalNeeds, Rivals};
use crate::path::{Start, start};
use crate::places::{places, settled_places};
use crate::procedures::{Procedure, procedures};
use crate::settled::{self, SettledDiagrams};
use crate::tally::{self, LeaderTally, TooLarge, Tops, tops};
use crate::{
    Condition, Conditions, Limit, NeededConditions, OpenGame, OutcomeCount, Prospect, RESULTS,
    Situation, Watch, Work,
};
use rayon::prelude::*;
use std::collections::BTreeMap;
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Event, Id, Sport};
use tiebreak_regulation::Regulation;

/// All results about the open games of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scenarios {
    /// The open games.
    pub games: Vec<OpenGame>,
    /// The number of games that should be played and are missing from the event. They are not
    /// examined, because nothing is known of them.
    pub unlisted: usize,
    /// The number of outcomes of the open games.
    pub outcomes: OutcomeCount,
    /// Whether every number is exact and every verdict proved.
    pub exact: bool,
    /// Whether the work was stopped before its end. Then counts cover only what was found so far.
    pub stopped: bool,
    /// The random sample, if not all outcomes were examined.
    pub sampled: Option<OutcomeSample>,
    /// All participants, those who come first in more outcomes first, then by name.
    pub participants: Vec<Prospect>,
    /// The number of outcomes for each number of participants who share the highest score.
    pub sizes: BTreeMap<usize, OutcomeCount>,
    /// The number of outcomes for each set of participants who share the highest score. Empty
    /// where outcomes were drawn.
    pub tops: Vec<(Vec<Id>, OutcomeCount)>,
    /// What the ties for first place lead to.
    pub procedures: Vec<Procedure>,
}

/// A random sample of the outcomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutcomeSample {
    /// The number of outcomes in the sample.
    pub drawn: u64,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The work that all outcomes would have taken, where criteria decide. `None` if the outcomes
    /// are too many to count even by points.
    pub work: Option<Work>,
}

/// Why there are no scenarios.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScenarioError {
    /// A bridge match has more than three results.
    Bridge,
    /// A match of chess teams has more than three results.
    Teams,
    /// Games are missing, and none of them is in the file.
    Unlisted {
        /// The number of missing games.
        games: usize,
    },
    /// Too many participants can still come first, with too many games open, for exact counts.
    TooLarge {
        /// The number of open games.
        games: usize,
    },
}

codes!(
    ScenarioError {
        Self::Bridge => "scenarios-bridge",
        Self::Teams => "scenarios-teams",
        Self::Unlisted { .. } => "scenarios-unlisted",
        Self::TooLarge { .. } => "scenarios-too-large"
    }
);

display_by_sentence!(ScenarioError);

impl Explain for ScenarioError {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        match self {
            Self::Bridge => sentence!(scenario_bridge),
            Self::Teams => sentence!(scenario_teams),
            Self::Unlisted { games } => sentence!(scenario_unlisted { games: *games }),
            Self::TooLarge { games } => sentence!(scenario_too_large { games: *games }),
        }
    }
}

/// Calculates what each participant needs. Without a regulation, only points count.
///
/// ```
/// use tiebreak_model::{DraftEvent, DraftGame, DraftParticipant, Event, EventInfo, GameResult};
/// use tiebreak_scenarios::{Verdict, Watch, scenarios};
/// # let player = |name: &str, points: i32| DraftParticipant {
/// #     name: name.into(), points: Some(points.into()), ..Default::default()
/// # };
/// # let game = |white: &str, black: &str| DraftGame { round: Some(2), white: white.into(),
/// #     black: black.into(),
/// #     result: GameResult::Open, phase: None, moves: None, started: None, finished: None };
/// // Ann has 2 points, Ben and Cid 1; Ann - Ben is open.
/// let event = Event::new(DraftEvent {
///     participants: vec![player("Ann", 2), player("Ben", 1), player("Cid", 1)],
///     games: vec![game("Ann", "Ben")],
///     info: EventInfo { cycles: 1, ..Default::default() },
///     ..Default::default()
/// }).unwrap();
/// let found = scenarios(&event, None, 0, &Watch::default()).unwrap();
/// assert_eq!(found.outcomes.to_string(), "3");
/// let ann = &found.participants[0];
/// assert_eq!(ann.first.verdict, Verdict::Certain);
/// assert_eq!(ann.outright.count.to_string(), "2");
/// ```
pub fn scenarios(
    event: &Event,
    regulation: Option<&Regulation>,
    seed: u64,
    watch: &Watch,
) -> Result<Scenarios, ScenarioError> {
    if event.sport() == Sport::Bridge {
        return Err(ScenarioError::Bridge);
    }
    if event.teams().is_some() {
        return Err(ScenarioError::Teams);
    }
    let situation = Situation::from_event(event);
    let unlisted = event.unfinished(&[], &[]).map_or(0, |missing| missing.count);
    if situation.games.is_empty() && unlisted > 0 {
        return Err(ScenarioError::Unlisted { games: unlisted });
    }
    let whole = ScoreContest::from_situation(&situation);
    let (contest, threes) = reduced(&whole);
    let (tally, drawn) = match count_all(&contest, watch) {
        Ok(tally) => (tally, None),
        Err(TooLarge) => {
            let (tally, drawn) = tally::drawn(&contest, seed, watch);
            (tally, Some(drawn))
        }
    };
    let counter = OutcomeCounter::new(contest.games.len() as u32, threes, drawn);
    let entry = regulation.and_then(|regulation| regulation.entries_for(event.kind()).next());
    let entry = entry.filter(|entry| entry.settles_place(1, 1));
    let ruled = regulation.zip(entry).map(|(regulation, entry)| EntryRules { regulation, entry });
    let bounds = SampleBounds { seed, watch };
    let fates = ruled
        .filter(|rules| drawn.is_none() && criteria_decide(rules, &tally.tops))
        .map(|rules| fates(event, rules, &situation, bounds));
    let settled = ruled
        .zip(fates.as_ref())
        .map(|(ruled, fates)| SettledDiagrams::new(ruled, fates, &tally.tops, &situation, threes));
    let range = entry.and_then(|entry| settled_places(entry, event.participants().len(), watch));
    let places = ruled.zip(range).map(|(ruled, range)| places(event, ruled, &range, bounds));
    let firsts = Firsts::of_all(event.participants().len(), &tally.tops);
    let mut participants: Vec<Prospect> = event
        .ids()
        .zip(firsts)
        .map(|(id, firsts)| {
            counter.prospect(id, firsts, settled.as_ref(), contest.contends(id.index()))
        })
        .collect();
    if let Some(places) = &places {
        participants
            .iter_mut()
            .zip(&places.of)
            .for_each(|(one, found)| one.places = Some(found.clone()));
    }
    participants.sort_by(|a, b| b.first.count.base.cmp(&a.first.count.base).then(a.id.cmp(&b.id)));
    if tally.complete {
        add_needs(&whole, &situation, settled.as_ref(), &mut participants, watch);
    }
    let by_criteria =
        fates.as_ref().and_then(|fates| fates.sampled).or(places.and_then(|places| places.sampled));
    let by_points = drawn.map(|drawn| OutcomeSample { drawn: drawn as u64, seed, work: None });
    let sampled = by_points.or(by_criteria.map(|(drawn, work)| OutcomeSample {
        drawn,
        seed,
        work: Some(work),
    }));
    let stopped = watch.stopped() || !tally.complete;
    Ok(Scenarios {
        unlisted,
        outcomes: counter.all(),
        exact: !stopped && sampled.is_none(),
        stopped,
        sampled,
        participants,
        sizes: counter.sizes(&tally.tops),
        procedures: ruled
            .map(|ruled| {
                procedures(
                    ruled,
                    &tally.tops,
                    fates.as_ref(),
                    &|found| counter.count(found),
                    situation.games.len(),
                )
            })
            .unwrap_or_default(),
        // If outcomes were drawn, most sets of leaders came up once or never, and a list would be
        // meaningless.
        tops: match drawn {
            Some(_) => Vec::new(),
            None => {
                tally.tops.into_iter().map(|(ids, count)| (ids, counter.count(count))).collect()
            }
        },
        games: situation.games,
    })
}

/// Whether criteria decide the order in one of these ties, or who plays.
fn criteria_decide(rules: &EntryRules<'_>, tops: &Tops<u128>) -> bool {
    let tied = tops.iter().filter(|(ids, _)| ids.len() > 1);
    tied.map(|(ids, _)| ids.len())
        .any(|size| start(rules.regulation, rules.entry, size, 1) == Start::ByCriteria)
}

fn add_needs(
    contest: &ScoreContest,
    situation: &Situation,
    settled: Option<&SettledDiagrams>,
    participants: &mut [Prospect],
    watch: &Watch,
) {
    let rivals = Rivals::new(contest);
    participants.par_iter_mut().filter(|_| !watch.stopped()).for_each(|prospect| {
        let MinimalNeeds { outright, first, shared, out } = rivals.needs(prospect.id.index());
        let by_criteria = |goal| settled?.conditions(prospect.id, goal, situation, rivals.budget());
        let found = Conditions {
            outright: needed(outright),
            first: needed(first),
            shared: needed(shared),
            out: needed(settled.map_or(out, |_| by_criteria(settled::SettledGoal::Out))),
            settled: needed(by_criteria(settled::SettledGoal::First)),
            play_off: needed(by_criteria(settled::SettledGoal::PlayOff)),
        };
        prospect.needs = found;
    });
}

fn needed(minimal: Option<MinimalConditions>) -> NeededConditions {
    match minimal {
        Some(MinimalConditions::Listed(conditions)) => NeededConditions::Listed(limits(conditions)),
        Some(MinimalConditions::Counted(count)) => NeededConditions::Counted(count),
        None => NeededConditions::Unknown,
    }
}

fn limits(conditions: Vec<diagram::LevelCondition>) -> Vec<Condition> {
    let results = |mask: u8| {
        (0..3).filter(move |result| mask & 1 << result != 0).map(|result| RESULTS[result])
    };
    let limit = |(game, mask): (u16, u8)| Limit {
        game: usize::from(game),
        results: results(mask).collect(),
    };
    conditions.into_iter().map(|condition| condition.into_iter().map(limit).collect()).collect()
}

/// Counts by points only: in how many outcomes each set of participants shares the highest score.
pub fn counts(event: &Event, watch: &Watch) -> Result<Vec<(Vec<Id>, OutcomeCount)>, ScenarioError> {
    let whole = ScoreContest::from_situation(&Situation::from_event(event));
    let (contest, threes) = reduced(&whole);
    let tally = count_all(&contest, watch)
        .map_err(|TooLarge| ScenarioError::TooLarge { games: whole.games.len() })?;
    Ok(tally.tops.into_iter().map(|(ids, base)| (ids, OutcomeCount { base, threes })).collect())
}

/// Counts every outcome. The number of outcomes fits for up to 80 games.
fn count_all(contest: &ScoreContest, watch: &Watch) -> Result<LeaderTally<u128>, TooLarge> {
    if contest.games.len() > 80 {
        return Err(TooLarge);
    }
    tops(contest, &vec![[1u128; 3]; contest.games.len()], watch)
}

/// The contest without the games that cannot matter, and the number of those games.
fn reduced(whole: &ScoreContest) -> (ScoreContest, u32) {
    let mut contest = whole.clone();
    contest.games.retain(|game| whole.matters(game));
    let threes = (whole.games.len() - contest.games.len()) as u32;
    (contest, threes)
}
