//! What those who qualified take along into the next stage: their score, what they scored against each other, or so much for each place.
//!
//! Bridge: "half of the VPs from the matches against other qualifiers, rounded to two decimals".

use crate::hearing::Hearing;
use tiebreak_model::{Award, Carried, CarryOver, Exact, Id, MatchStatus, Sport, StandingPlace};
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
        self.cited.insert(*clause);
        let place = |id: Id| places.iter().find(|place| place.members.contains(&id)).map_or(0, |place| place.from);
        let each = qualified.iter().map(|id| self.carried(rule, *id, place(*id), &qualified, places)).collect();
        Some(CarryOver { clause: *clause, of: award.name.clone(), each })
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
            Carries::ByPlace(points) => {
                // Those who share a place share what it gives.
                let shared = places.iter().find(|one| one.members.contains(&id));
                let (from, to) = shared.map_or((place, place), |one| (one.from, one.to));
                let given: Exact = (from..=to).filter_map(|place| points.get(place.checked_sub(1)?)).copied().sum();
                vec![(None, given / (to - from + 1) as i128)]
            }
        };
        let sum: Exact = made_of.iter().map(|(_, points)| *points).sum();
        let mut points = sum * rule.part;
        if let Some(most) = rule.most.filter(|most| points > *most) {
            points = most;
        }
        if let Some(unit) = rule.rounded.filter(|unit| !unit.is_zero()) {
            let fraction = |above: i128, below: i128| Exact::fraction(above, below).unwrap_or(Exact::ZERO);
            let units = points * fraction(unit.denominator(), unit.numerator());
            points = fraction((units + fraction(1, 2)).floor(), 1) * unit;
        }
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
