//! Before the last match of a round robin of teams: what each team needs in VPs, as an interval on
//! the scale.
//!
//! Matches are independent of each other, so nothing has to be enumerated. For a final score of one
//! team, every other match by itself says how many of its two teams can, and how many must, end
//! above that score or level with it ([`last_round`]). Where exactly two would be level,
//! [`by_regulation`] finds the order of the two. Where more would be level, the result says only
//! that.

mod by_regulation;
mod last_round;

use by_regulation::{RegulationOrder, TwoTeams};
use last_round::LastRound;
use tiebreak_language::{Explain, Sentence, codes, display_by_sentence, sentence};
use tiebreak_model::{Event, Exact, Id, Kind, Sport};
use tiebreak_regulation::Regulation;

/// Why there is nothing to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoNeeds {
    /// It is not a single round robin of bridge teams whose matches give VPs.
    OtherKind,
    /// A match lacks its VPs, or nobody knows how many boards a match has.
    NotScored,
    /// Somebody lacks more than one match.
    TooEarly,
    /// Nothing is left to play.
    Finished,
}

codes!(
    NoNeeds {
        Self::OtherKind => "needs-other-kind",
        Self::NotScored => "needs-not-scored",
        Self::TooEarly => "needs-too-early",
        Self::Finished => "needs-finished"
    }
);

display_by_sentence!(NoNeeds);

impl Explain for NoNeeds {
    fn code(&self) -> &'static str {
        self.own_code()
    }

    fn sentence(&self) -> Sentence {
        let why = match self {
            Self::OtherKind => "other-kind",
            Self::NotScored => "not-scored",
            Self::TooEarly => "too-early",
            Self::Finished => "finished",
        };
        sentence!(vp_no_needs { why })
    }
}

/// A result of a team's own match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Need {
    /// The margin in IMPs, below zero for a defeat.
    pub margin: i64,
    /// The VPs that it gives.
    pub vps: Exact,
}

/// What a team needs to be among the first. Each result stands for itself and all that are better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VpNeeds {
    /// The team that needs the result.
    pub team: Id,
    /// Whom it meets; none where it has played all its matches.
    pub opponent: Option<Id>,
    /// What it has now.
    pub score: Exact,
    /// The least result after which nobody can take the place away.
    pub sure: Option<Need>,
    /// The least result after which it is at worst level for the place.
    pub level: Option<Need>,
    /// The least result after which the place, or a tie for it that it may win, is still possible.
    pub possible: Option<Need>,
    /// Where the best result does not make it sure of first place, and could suffice: what each of
    /// these others may have of its match at most, for the team to be at least level.
    pub others_at_most: Vec<(Id, Need)>,
}

/// What all teams need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VpOutlook {
    /// How many boards the matches have.
    pub boards: u32,
    /// How many places are looked at.
    pub places: usize,
    /// The best result of a match.
    pub best: Need,
    /// Whether a regulation was asked about two who would be level.
    pub by_regulation: bool,
    /// Every team, in the order of the event.
    pub needs: Vec<VpNeeds>,
}

/// Whether there is anything to say about what teams need.
pub fn is_before_last_matches(event: &Event) -> bool {
    is_covered(event) && LastRound::from_event(event).is_ok()
}

/// Every two teams that have still to meet, where all meet all once.
pub fn unplayed(event: &Event) -> Vec<[Id; 2]> {
    if is_covered(event) { last_round::unplayed(event) } else { Vec::new() }
}

/// The number of boards that most matches have.
pub(crate) fn usual_boards(event: &Event) -> Option<u32> {
    last_round::usual_boards(event)
}

fn is_covered(event: &Event) -> bool {
    event.sport() == Sport::Bridge && event.kind() == Kind::RoundRobin && event.cycles() <= 1
}

/// What each team needs to be among the first: as many places as qualify, or first place.
pub fn vp_needs(event: &Event, regulation: Option<&Regulation>) -> Result<VpOutlook, NoNeeds> {
    let places = event.qualify().and_then(|places| usize::try_from(places).ok()).unwrap_or(1);
    vp_needs_for(event, regulation, places)
}

/// The same for a number of places.
pub fn vp_needs_for(
    event: &Event,
    regulation: Option<&Regulation>,
    places: usize,
) -> Result<VpOutlook, NoNeeds> {
    if !is_covered(event) {
        return Err(NoNeeds::OtherKind);
    }
    let last = LastRound::from_event(event)?;
    let two = regulation.filter(|known| known.entries_for(event.kind()).next().is_some());
    let two = two.map(|regulation| TwoTeams { event, regulation, last: &last, places });
    let needs = event.ids().map(|team| needs_of(&last, two.as_ref(), team, places)).collect();
    Ok(VpOutlook {
        boards: last.boards,
        places,
        best: last.best(),
        by_regulation: two.is_some(),
        needs,
    })
}

fn needs_of(last: &LastRound, two: Option<&TwoTeams<'_>>, team: Id, places: usize) -> VpNeeds {
    let opponent = last.opponent(team);
    let mut found = VpNeeds {
        team,
        opponent,
        score: last.score(team),
        sure: None,
        level: None,
        possible: None,
        others_at_most: Vec::new(),
    };
    let told = |margin: i64| {
        two.and_then(|two| Some(two.above(team, margin, last.only_level(team, margin)?)))
    };
    // From the best result down: a result does where it and all that are better do.
    let (mut sure, mut level) = (true, true);
    for margin in last.margins(team).rev() {
        let others = last.others(team, margin);
        let need = last.need(opponent, margin);
        let reached = others.most_above < places;
        sure = sure
            && (others.most_not_below < places
                || reached && told(margin) == Some(RegulationOrder::Above));
        level = level && reached;
        let within = others.least_above < places;
        let possible = within
            && (others.least_not_below < places || told(margin) != Some(RegulationOrder::Below));
        for (does, least) in
            [(sure, &mut found.sure), (level, &mut found.level), (possible, &mut found.possible)]
        {
            if does {
                *least = Some(need);
            }
        }
        if !possible {
            break;
        }
    }
    if places == 1 && found.sure.is_none() && found.possible.is_some() {
        found.others_at_most = last.others_at_most(team);
    }
    found
}
