//! What those who qualified take along into the next stage: their score, what they scored against each other, the margin between them, or
//! so much for each place.
//!
//! Bridge: "half of the VPs from the matches against other qualifiers, rounded to two decimals". Before a knock-out: "half of the IMPs by
//! which the higher ranked team won their match, a third where the lower ranked team did".

use crate::hearing::Hearing;
use crate::matches::Meeting;
use crate::missing::match_numbers;
use tiebreak_model::{
    Award, Carried, CarriedBetween, CarryOver, ClauseRef, Exact, Figure, Id, MatchStatus, Sport, StandingPlace,
};
use tiebreak_regulation::{Carries, CarryOverRule};

impl Hearing<'_> {
    /// Nothing while it is open who qualified.
    pub fn carry_over(&mut self, awards: &[Award], places: &[StandingPlace]) -> Option<CarryOver> {
        let entry = self.entry;
        let (rule, clause) = entry.carry_over.as_ref()?;
        let named = |award: &&Award| rule.of.map_or(award.cut, |of| award.clause == of);
        let award = awards.iter().find(named)?;
        let qualified: Vec<Id> = award.members().collect();
        if award.is_open() || qualified.len() > award.seats {
            return None;
        }
        self.cite(*clause);
        if rule.counts == Carries::ImpMargin && !self.know_imps_among(&qualified, *clause) {
            return None;
        }
        let place = |id: Id| places.iter().find(|place| place.members.contains(&id)).map_or(0, |place| place.from);
        let of = award.name.clone();
        if rule.each_two {
            return Some(CarryOver {
                clause: *clause,
                of,
                each: Vec::new(),
                between: self.between(rule, &qualified, place),
            });
        }
        let each = qualified.iter().map(|id| self.carried(rule, *id, place(*id), &qualified, places)).collect();
        Some(CarryOver { clause: *clause, of, each, between: Vec::new() })
    }

    /// Asks for the IMPs of matches among those who qualified, where the file does not have them. Whether all are known now.
    fn know_imps_among(&mut self, qualified: &[Id], clause: ClauseRef) -> bool {
        let of = |id: &Id| self.facts.matches.of_team(*id);
        let unknown = |one: &&Meeting| one.imps.is_none() && qualified.contains(&one.opponent);
        let missing = qualified.iter().flat_map(of).filter(unknown).map(|one| one.index).collect();
        let gaps = match_numbers(self.event, missing, Figure::Imps);
        self.fill(gaps, clause)
    }

    /// For each two who met, the better placed first, what the winner takes along.
    fn between(&self, rule: &CarryOverRule, qualified: &[Id], place: impl Fn(Id) -> usize) -> Vec<CarriedBetween> {
        let mut between = Vec::new();
        for (at, higher) in qualified.iter().enumerate() {
            for lower in &qualified[at + 1..] {
                let margins = self.margins(rule, *higher, &[*lower]);
                if margins.is_empty() {
                    continue;
                }
                let margin: Exact = margins.iter().map(|(_, margin)| *margin).sum();
                let won_below = margin.is_negative() && place(*higher) < place(*lower);
                let (winner, loser) = if margin.is_negative() { (*lower, *higher) } else { (*higher, *lower) };
                let part = if won_below { rule.part_below.unwrap_or(rule.part) } else { rule.part };
                let margin = if margin.is_negative() { -margin } else { margin };
                between.push(CarriedBetween { winner, loser, margin, part, points: limited(rule, margin * part) });
            }
        }
        between
    }

    /// What one won by against each of these who were met, negative where it was lost.
    fn margins(&self, rule: &CarryOverRule, id: Id, opponents: &[Id]) -> Vec<(Option<Id>, Exact)> {
        let counts = |opponent: Id| opponent != id && opponents.contains(&opponent);
        if rule.counts == Carries::ImpMargin {
            let matches = &self.facts.matches;
            let played = matches.of_team(id).iter().filter(|one| counts(one.opponent));
            let margin = |[own, other]: [i128; 2]| matches.exact(own - other);
            return played.filter_map(|one| Some((Some(one.opponent), margin(one.imps?)))).collect();
        }
        let own = self.scored_against(id, opponents);
        let theirs =
            opponents.iter().filter(|other| **other != id).map(|other| (*other, self.scored_against(*other, &[id])));
        let lost = theirs.flat_map(|(other, scored)| scored.into_iter().map(move |(_, points)| (other, points)));
        let mut margins: Vec<(Option<Id>, Exact)> = own;
        for (other, points) in lost {
            match margins.iter_mut().find(|(id, _)| *id == Some(other)) {
                Some((_, margin)) => *margin = *margin - points,
                None => margins.push((Some(other), -points)),
            }
        }
        margins
    }

    fn carried(
        &self,
        rule: &CarryOverRule,
        id: Id,
        place: usize,
        qualified: &[Id],
        places: &[StandingPlace],
    ) -> Carried {
        let score = || places.iter().find(|place| place.members.contains(&id)).map_or(Exact::ZERO, |place| place.score);
        let made_of: Vec<(Option<Id>, Exact)> = match &rule.counts {
            Carries::Score => vec![(None, score())],
            Carries::AmongQualified => self.scored_against(id, qualified),
            Carries::Margin | Carries::ImpMargin => self.margins(rule, id, qualified),
            Carries::ByPlace(points) => {
                // Those who share a place share what it gives.
                let shared = places.iter().find(|one| one.members.contains(&id));
                let (from, to) = shared.map_or((place, place), |one| (one.from, one.to));
                let given: Exact = (from..=to).filter_map(|place| points.get(place.checked_sub(1)?)).copied().sum();
                vec![(None, given / (to - from + 1) as i128)]
            }
        };
        let sum: Exact = made_of.iter().map(|(_, points)| *points).sum();
        let points = limited(rule, sum * rule.part);
        Carried { id, place, points, made_of, part: rule.part }
    }

    fn scored_against(&self, id: Id, qualified: &[Id]) -> Vec<(Option<Id>, Exact)> {
        let counts = |opponent: Id| opponent != id && qualified.contains(&opponent);
        if self.event.sport == Sport::Bridge {
            let matches = &self.facts.matches;
            let played = matches.of_team(id).iter().filter(|one| counts(one.opponent));
            let played = played.map(|one| (Some(one.opponent), matches.exact(one.score[0])));
            return played.chain(self.given_against(id, counts)).collect();
        }
        let own = self.facts.seen(id).filter(|(_, opponent, _)| counts(*opponent));
        own.map(|(game, opponent, colour)| (Some(opponent), self.event.points(game.units(colour)))).collect()
    }

    /// Matches that were not played at the table and gave a score all the same: forfeits, assigned scores.
    fn given_against(&self, id: Id, counts: impl Fn(Id) -> bool) -> Vec<(Option<Id>, Exact)> {
        let others = self.event.matches.iter().enumerate().filter(|(_, one)| one.status != MatchStatus::Played);
        let given = others.filter_map(|(index, one)| {
            let second = one.second?;
            let (side, opponent) = if one.first == id { (0, second) } else { (1, one.first) };
            let score = self.facts.matches.score_of_match(self.event, self.facts.all_told(), index)?;
            ((one.first == id || second == id) && counts(opponent)).then(|| (Some(opponent), score[side]))
        });
        given.collect()
    }
}

/// No more than the most, either way, and rounded.
fn limited(rule: &CarryOverRule, mut points: Exact) -> Exact {
    if let Some(most) = rule.most {
        points = points.clamp(-most, most);
    }
    if let Some(unit) = rule.rounded.filter(|unit| !unit.is_zero()) {
        let fraction = |above: i128, below: i128| Exact::fraction(above, below).unwrap_or(Exact::ZERO);
        let units = points * fraction(unit.denominator(), unit.numerator());
        points = fraction((units + fraction(1, 2)).floor(), 1) * unit;
    }
    points
}
