//! Carry-over: what qualifiers take into the next stage. This is their score, what they scored
//! against other qualifiers, the margin between them, or points for their place.
//!
//! Bridge: "half of the VPs from the matches against other qualifiers, rounded to two decimals".
//! Before a knock-out: "half of the IMPs by which the higher ranked team won their match, a third
//! where the lower ranked team did".

use crate::matches::MeetingView;
use crate::missing::match_numbers;
use crate::run::Run;
use tiebreak_model::{
    Award, CarriedMargin, CarriedPoints, CarryOver, ClauseRef, Exact, Figure, Id, MatchStatus,
    Sport, StandingPlace,
};
use tiebreak_regulation::{CarriedMeasure, CarryOverRule};

/// What a participant scored against an opponent, or the margin between them.
struct PointsAgainst {
    opponent: Id,
    points: Exact,
}

/// The participants who qualified, and the standings.
#[derive(Clone, Copy)]
struct Qualifiers<'s> {
    members: &'s [Id],
    places: &'s [StandingPlace],
}

impl Qualifiers<'_> {
    fn place_of(&self, id: Id) -> Option<&StandingPlace> {
        self.places.iter().find(|place| place.members.contains(&id))
    }

    /// The first of the places that a participant shares; 0 where there is none.
    fn first_place(&self, id: Id) -> usize {
        self.place_of(id).map_or(0, |place| place.from)
    }
}

impl Run<'_> {
    /// The carry-over of the qualifiers. `None` while the qualifiers are not known.
    pub fn carry_over(&mut self, awards: &[Award], places: &[StandingPlace]) -> Option<CarryOver> {
        let entry = self.input.entry;
        let (rule, clause) = entry.carry_over.as_ref()?;
        let named = |award: &&Award| rule.of.map_or(award.cut, |of| award.clause == of);
        let award = awards.iter().find(named)?;
        let qualified: Vec<Id> = award.members().collect();
        if award.is_open() || qualified.len() > award.seats {
            return None;
        }
        self.log.cite(*clause);
        if rule.counts == CarriedMeasure::ImpMargin && !self.know_imps_among(&qualified, *clause) {
            return None;
        }
        let qualifiers = Qualifiers { members: &qualified, places };
        let (mut each, mut between) = (Vec::new(), Vec::new());
        if rule.each_two {
            between = self.between(rule, qualifiers);
        } else {
            each = qualified.iter().map(|id| self.carried(rule, *id, qualifiers)).collect();
        }
        Some(CarryOver { clause: *clause, of: award.name.clone(), each, between })
    }

    /// Asks for the IMPs of matches among the qualifiers, where the file does not have them.
    /// Returns whether all are known then.
    fn know_imps_among(&mut self, qualified: &[Id], clause: ClauseRef) -> bool {
        let of = |id: &Id| self.input.facts.matches.of_team(*id);
        let unknown = |one: &&MeetingView| one.imps.is_none() && qualified.contains(&one.opponent);
        let missing = qualified.iter().flat_map(of).filter(unknown).map(|one| one.index).collect();
        let gaps = match_numbers(self.input.event, missing, Figure::Imps);
        self.fill(gaps, clause)
    }

    /// The carry-over of the winner for each two qualifiers who met.
    fn between(&self, rule: &CarryOverRule, qualifiers: Qualifiers<'_>) -> Vec<CarriedMargin> {
        let place = |id: Id| qualifiers.first_place(id);
        let mut between = Vec::new();
        for (at, higher) in qualifiers.members.iter().enumerate() {
            for lower in &qualifiers.members[at + 1..] {
                let margins = self.margins(rule, *higher, &[*lower]);
                if margins.is_empty() {
                    continue;
                }
                let margin: Exact = margins.iter().map(|one| one.points).sum();
                let won_below = margin.is_negative() && place(*higher) < place(*lower);
                let [winner, loser] = match margin.is_negative() {
                    true => [*lower, *higher],
                    false => [*higher, *lower],
                };
                let part = if won_below { rule.part_below.unwrap_or(rule.part) } else { rule.part };
                let margin = if margin.is_negative() { -margin } else { margin };
                let points = limited(rule, margin * part);
                between.push(CarriedMargin { winner, loser, margin, part, points });
            }
        }
        between
    }

    /// The margin against each of these opponents, negative where the participant lost.
    fn margins(&self, rule: &CarryOverRule, id: Id, opponents: &[Id]) -> Vec<PointsAgainst> {
        let counts = |opponent: Id| opponent != id && opponents.contains(&opponent);
        if rule.counts == CarriedMeasure::ImpMargin {
            let matches = &self.input.facts.matches;
            let played = matches.of_team(id).iter().filter(|one| counts(one.opponent));
            let margin = |[own, other]: [i128; 2]| matches.exact(own - other);
            let against = |one: &MeetingView| {
                Some(PointsAgainst { opponent: one.opponent, points: margin(one.imps?) })
            };
            return played.filter_map(against).collect();
        }
        let mut margins = self.scored_against(id, opponents);
        for &opponent in opponents.iter().filter(|other| **other != id) {
            for PointsAgainst { points, .. } in self.scored_against(opponent, &[id]) {
                match margins.iter_mut().find(|one| one.opponent == opponent) {
                    Some(margin) => margin.points = margin.points - points,
                    None => margins.push(PointsAgainst { opponent, points: -points }),
                }
            }
        }
        margins
    }

    /// The carry-over of one qualifier.
    fn carried(&self, rule: &CarryOverRule, id: Id, qualifiers: Qualifiers<'_>) -> CarriedPoints {
        let shared = qualifiers.place_of(id);
        let place = qualifiers.first_place(id);
        let against = |points: Vec<PointsAgainst>| -> Vec<(Option<Id>, Exact)> {
            points.into_iter().map(|one| (Some(one.opponent), one.points)).collect()
        };
        let made_of: Vec<(Option<Id>, Exact)> = match &rule.counts {
            CarriedMeasure::Score => vec![(None, shared.map_or(Exact::ZERO, |place| place.score))],
            CarriedMeasure::AmongQualified => against(self.scored_against(id, qualifiers.members)),
            CarriedMeasure::Margin | CarriedMeasure::ImpMargin => {
                against(self.margins(rule, id, qualifiers.members))
            }
            CarriedMeasure::ByPlace(points) => {
                // Those who share places share the points for these places.
                let to = shared.map_or(place, |one| one.to);
                let of_place = |place: usize| points.get(place.checked_sub(1)?);
                let given: Exact = (place..=to).filter_map(of_place).copied().sum();
                vec![(None, given / (to - place + 1) as i128)]
            }
        };
        let sum: Exact = made_of.iter().map(|(_, points)| *points).sum();
        let points = limited(rule, sum * rule.part);
        CarriedPoints { id, place, points, made_of, part: rule.part }
    }

    /// What a participant scored against each of these opponents.
    fn scored_against(&self, id: Id, qualified: &[Id]) -> Vec<PointsAgainst> {
        let counts = |opponent: Id| opponent != id && qualified.contains(&opponent);
        if self.input.event.sport() == Sport::Bridge {
            let matches = &self.input.facts.matches;
            let played = matches.of_team(id).iter().filter(|one| counts(one.opponent));
            let played = played.map(|one| PointsAgainst {
                opponent: one.opponent,
                points: matches.exact(one.score[0]),
            });
            return played.chain(self.given_against(id, counts)).collect();
        }
        let own = self.input.facts.seen(id).filter(|(_, opponent, _)| counts(*opponent));
        own.map(|(game, opponent, colour)| {
            let points = self.input.event.points(game.units(colour));
            PointsAgainst { opponent, points }
        })
        .collect()
    }

    /// The scores of matches that were not played at the table: forfeits, assigned scores.
    fn given_against(&self, id: Id, counts: impl Fn(Id) -> bool) -> Vec<PointsAgainst> {
        let matches = self.input.event.matches().iter().enumerate();
        let not_played = matches.filter(|(_, one)| one.status != MatchStatus::Played);
        let given = not_played.filter_map(|(index, one)| {
            let second = one.second?;
            let (side, opponent) = if one.first == id { (0, second) } else { (1, one.first) };
            let score = self.input.facts.score_of_match(index)?;
            let is_counted = (one.first == id || second == id) && counts(opponent);
            is_counted.then(|| PointsAgainst { opponent, points: score[side] })
        });
        given.collect()
    }
}

/// The points within the limit of the rule in either direction, and rounded.
fn limited(rule: &CarryOverRule, mut points: Exact) -> Exact {
    if let Some(most) = rule.most {
        points = points.clamp(-most, most);
    }
    if let Some(unit) = rule.rounded.filter(|unit| !unit.is_zero()) {
        let fraction =
            |above: i128, below: i128| Exact::fraction(above, below).unwrap_or(Exact::ZERO);
        let units = points * fraction(unit.denominator(), unit.numerator());
        points = fraction((units + fraction(1, 2)).floor(), 1) * unit;
    }
    points
}
