//! What a participant has from an event, as far as it is known before a play-off.

use tiebreak_model::{Exact, Ruling};

/// What one participant has from an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stake {
    /// The best and the worst place that are still possible, or that a shared place covers.
    pub places: (usize, usize),
    /// The prize money in cents. `None` while something that it depends on is open.
    pub cents: Option<i64>,
    /// Whether the participant is invited. `None` while first place is open.
    pub invited: Option<bool>,
    /// The participant's awards. `None` until they are decided.
    pub awards: Option<Vec<String>>,
    /// What the participant carries over into the next stage. `None` until it is decided, and for
    /// participants who do not qualify.
    pub carried: Option<Exact>,
    /// Whether something was open or was played off in the event.
    pub open: bool,
}

/// What a participant gains by a worse result: first before, then after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gain {
    /// A better range of places, before and after.
    Place((usize, usize), (usize, usize)),
    /// More prize money, in cents.
    Prize(i64, i64),
    /// An invitation to another event.
    Invitation,
    /// An award of this name.
    Award(String),
    /// More to carry over into the next stage.
    CarryOver(Exact, Exact),
}

impl Gain {
    /// The name of this gain in output.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Place(..) => "place",
            Self::Prize(..) => "prize",
            Self::Invitation => "invitation",
            Self::Award(_) => "award",
            Self::CarryOver(..) => "carry-over",
        }
    }
}

impl Stake {
    /// The stake of the participant at this position.
    pub fn from_ruling(ruling: &Ruling, at: usize) -> Self {
        let own =
            ruling.standing.iter().find(|place| place.members.iter().any(|id| id.index() == at));
        let decided = ruling.open.is_empty() && ruling.left_open.is_empty();
        let is_own = |id: &tiebreak_model::Id| id.index() == at;
        let cents = || {
            ruling.prizes.iter().filter(|share| is_own(&share.id)).map(|share| share.cents).sum()
        };
        let awards = || {
            let has = |award: &&tiebreak_model::Award| {
                award.places.iter().any(|place| place.members.iter().any(is_own))
            };
            ruling.awards.iter().filter(has).map(|award| award.name.clone()).collect()
        };
        let carried =
            ruling.carry_over.iter().flat_map(|carried| &carried.each).find(|one| is_own(&one.id));
        Self {
            places: own.map_or((usize::MAX, usize::MAX), |place| (place.from, place.to)),
            cents: (decided && ruling.undivided.iter().all(|left| left.among.is_empty()))
                .then(cents),
            invited: decided.then(|| {
                ruling.invitation.as_ref().is_some_and(|invitation| is_own(&invitation.id))
            }),
            awards: decided.then(awards),
            carried: carried.map(|one| one.points),
            open: !ruling.open.is_empty(),
        }
    }
}

/// The gains of having the second stake instead of the first.
pub fn better(first: &Stake, second: &Stake) -> Vec<Gain> {
    let mut gains = Vec::new();
    let ((best, worst), (other_best, other_worst)) = (first.places, second.places);
    if other_best <= best && other_worst <= worst && first.places != second.places {
        gains.push(Gain::Place(first.places, second.places));
    }
    if let (Some(cents), Some(more)) = (first.cents, second.cents)
        && more > cents
    {
        gains.push(Gain::Prize(cents, more));
    }
    if (first.invited, second.invited) == (Some(false), Some(true)) {
        gains.push(Gain::Invitation);
    }
    if let (Some(awards), Some(more)) = (&first.awards, &second.awards) {
        // A participant who lost another award for it has not simply gained.
        let kept = awards.iter().all(|award| more.contains(award));
        let gained = more.iter().find(|award| kept && !awards.contains(award));
        gains.extend(gained.map(|award| Gain::Award(award.clone())));
    }
    if let (Some(points), Some(more)) = (first.carried, second.carried)
        && more > points
    {
        gains.push(Gain::CarryOver(points, more));
    }
    gains
}
