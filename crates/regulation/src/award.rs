//! Awards in addition to the standing: who may have them, how they are decided, and what each takes
//! along into the next stage.

use crate::{Count, PrizeRule};
use tiebreak_model::{Birth, ClauseRef, Event, Exact, Id, Participant, PersonalDatum};

/// A title, a trophy, a qualifying place or a category of prizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwardRule {
    /// What it is called; event files name its prizes so.
    pub name: String,
    /// Who may have it.
    pub eligible: Eligible,
    /// How many it is for; as many as it has prizes where nothing is said, one at least.
    pub seats: Option<usize>,
    /// Whether seats are counted from the end of the standing.
    pub from_the_end: bool,
    /// Whether it is a cut in the standing: ties across it are broken where `tie-for = "cut"`.
    pub cut: bool,
    /// The list by which those level on points are ranked; by the standing where there is none.
    pub by: Option<ClauseRef>,
    /// Whether that list ranks all who may have it, whatever their points: the youngest of all.
    pub of_all: bool,
    /// Where those go who would share it.
    pub if_shared: Option<ClauseRef>,
    /// Whether it cannot be shared.
    pub indivisible: bool,
    /// How its money is shared by those who are level.
    pub prizes: PrizeRule,
}

/// Who may have an award. Everything that is said must hold; of several values of a kind, one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Eligible {
    /// Of one of these federations.
    pub federations: Vec<String>,
    /// Of this sex, `m` or `w`.
    pub sex: Option<String>,
    /// Born in one of these years.
    pub born: Option<Count>,
    /// Not older than this in the year of the event: "under 12" holds for those who become 12 in
    /// it, or later.
    pub under: Option<u16>,
    /// At least this old in the year of the event.
    pub over: Option<u16>,
    /// Of a rating in this range.
    pub rating: Option<Count>,
    /// Whether those without a rating may have it too.
    pub unrated: bool,
    /// Of one of these clubs.
    pub clubs: Vec<String>,
    /// Of one of the organiser's own groups, as the event file names them.
    pub groups: Vec<String>,
    /// Only these participants, by name.
    pub names: Vec<String>,
}

impl Eligible {
    /// Whether everybody may have it.
    pub fn is_everybody(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a participant may have it; what the file does not say where that is not known.
    pub fn holds(&self, event: &Event, id: Id) -> Result<bool, PersonalDatum> {
        let Some(one) = event.participants().get(id.index()) else { return Ok(false) };
        let among = |list: &[String], own: &str| {
            list.iter().any(|known| known.eq_ignore_ascii_case(own.trim()))
        };
        let text = |list: &[String], own: Option<&String>, known: PersonalDatum| match own {
            _ if list.is_empty() => Ok(true),
            Some(own) => Ok(among(list, own)),
            None => Err(known),
        };
        let tests = [
            Ok(self.names.is_empty() || self.names.contains(&one.name)),
            Ok(self.groups.is_empty() || one.groups.iter().any(|group| among(&self.groups, group))),
            Ok(self.rating.is_none_or(|range| {
                one.rating
                    .filter(|rating| *rating > 0)
                    .map_or(self.unrated, |rating| range.holds(rating as usize))
            })),
            text(&self.federations, one.federation.as_ref(), PersonalDatum::Federation),
            text(&self.clubs, one.club.as_ref(), PersonalDatum::Club),
            self.sex.as_ref().map_or(Ok(true), |sex| is_of_sex(one, sex)),
            self.is_of_age(event, one),
        ];
        // What is plainly not so needs no further data.
        if tests.contains(&Ok(false)) {
            return Ok(false);
        }
        tests.into_iter().find(Result::is_err).unwrap_or(Ok(true))
    }

    fn is_of_age(&self, event: &Event, one: &Participant) -> Result<bool, PersonalDatum> {
        if self.born.is_none() && self.under.is_none() && self.over.is_none() {
            return Ok(true);
        }
        let born = one
            .birth
            .as_deref()
            .and_then(|text| text.parse::<Birth>().ok())
            .ok_or(PersonalDatum::Birth)?
            .year();
        let this_year = event.year().and_then(|year| u16::try_from(year).ok());
        let becomes = this_year.map(|year| year.saturating_sub(born));
        let aged = |wanted: Option<u16>, holds: fn(u16, u16) -> bool| match (wanted, becomes) {
            (None, _) => Ok(true),
            (Some(wanted), Some(age)) => Ok(holds(age, wanted)),
            (Some(_), None) => Err(PersonalDatum::Birth),
        };
        Ok(self.born.is_none_or(|years| years.holds(usize::from(born)))
            && aged(self.under, |age, most| age <= most)?
            && aged(self.over, |age, least| age >= least)?)
    }
}

/// Reports write `w`; others write `f`.
fn is_of_sex(one: &Participant, sex: &str) -> Result<bool, PersonalDatum> {
    let letter = |text: &str| {
        text.trim()
            .chars()
            .next()
            .map(|c| if c.eq_ignore_ascii_case(&'f') { 'w' } else { c.to_ascii_lowercase() })
    };
    match one.sex.as_deref().and_then(letter) {
        Some(own) => Ok(Some(own) == letter(sex)),
        None => Err(PersonalDatum::Sex),
    }
}

/// That nobody gets more than one prize.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OnePrize {
    /// The largest; awards without money may come on top.
    Largest,
    /// The first in this order of clauses: those of the prizes by place and of awards.
    InOrder(Vec<ClauseRef>),
}

/// What is carried over into the next stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarryOverRule {
    /// The clause of the award whose winners it is about; the first cut where nothing is said.
    pub of: Option<ClauseRef>,
    /// What is counted.
    pub counts: CarriedMeasure,
    /// The part of it.
    pub part: Exact,
    /// Of a margin by which the lower placed won, another part.
    pub part_below: Option<Exact>,
    /// Whether a margin is worked out for each two of them, as a knock-out needs it, instead of
    /// being added up.
    pub each_two: bool,
    /// No more than this.
    pub most: Option<Exact>,
    /// To the nearest multiple of this, halves up.
    pub rounded: Option<Exact>,
}

/// What is counted for a carry-over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CarriedMeasure {
    /// The whole score.
    Score,
    /// What was scored against those who qualified too.
    AmongQualified,
    /// The same less what they scored: the margin, in points or VPs.
    Margin,
    /// The margin in IMPs.
    ImpMargin,
    /// So much for each place of the qualification.
    ByPlace(Vec<Exact>),
}
