//! Ordering a group by one criterion: on which games, with which data asked for, and how the
//! result is noted and remembered.

use crate::Facts;
use crate::criteria::{self, CriterionRanking, CriterionResult};
use crate::memory::MemoryKey;
use crate::run::Run;
use std::rc::Rc;
use tiebreak_model::{ClauseRef, Game, Id, Inapplicable, Reason};
use tiebreak_regulation::{Criterion, GamesScope};

/// A criterion to apply.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RankSpec {
    pub clause: ClauseRef,
    pub criterion: Criterion,
    /// Whether the order is one of places in the standings.
    pub places: bool,
}

/// A clause looks at games of the play-off, and these are not played one by one.
struct GamesNotPlayed;

impl<'a> Run<'a> {
    /// Orders a group by one criterion. `None` where it has to ask for data first.
    pub fn rank(&mut self, spec: RankSpec, members: &[Id]) -> Option<Vec<Vec<Id>>> {
        let RankSpec { clause, criterion, places } = spec;
        let own = match self.facts_over(clause) {
            Ok(own) => own,
            Err(GamesNotPlayed) => return None,
        };
        let mut key = self.key(spec, members, own.is_none());
        if let Some(known) = key.and_then(|key| self.input.memory.as_ref()?.get(key)) {
            return Some(self.note_ranking(spec, &known));
        }
        let mut filled = Vec::new();
        loop {
            let facts = own.as_ref().unwrap_or(&self.input.facts);
            match criteria::judge(criterion, facts, members) {
                // The answers did not fill the gaps, and would not the next time either.
                CriterionResult::Missing(gaps) if gaps == filled => {
                    return Some(self.not_applicable(spec, members, Inapplicable::ToldInVain));
                }
                CriterionResult::Missing(gaps) => {
                    if !self.fill(gaps.clone(), clause) {
                        return None;
                    }
                    (filled, key) = (gaps, None);
                }
                CriterionResult::NotApplicable(why) => {
                    return Some(self.not_applicable(spec, members, why));
                }
                CriterionResult::Ranked(ranking)
                    if let (Some(memory), Some(key)) = (self.input.memory.as_mut(), key) =>
                {
                    let ranking = Rc::new(ranking);
                    memory.keep(key, &ranking);
                    return Some(self.note_ranking(spec, &ranking));
                }
                CriterionResult::Ranked(ranking) => {
                    let CriterionRanking { parts, values, particular, warning, made_of } = ranking;
                    if values.iter().filter(|(_, value)| value.nothing_lost()).count() > 1 {
                        let reading = self.input.regulation.counting.nothing_lost.reading;
                        self.rest_on(clause, reading);
                    }
                    let criterion = criterion.name();
                    self.log.step_about(clause, &parts, places, || Reason::Ranked {
                        criterion,
                        particular,
                        values,
                        made_of,
                    });
                    if self.log.explain {
                        self.log.warnings.extend(warning);
                    }
                    return Some(parts);
                }
            }
        }
    }

    /// What the result of a criterion depends on, where results are kept between outcomes.
    fn key(&self, spec: RankSpec, members: &[Id], of_event: bool) -> Option<MemoryKey> {
        let facts = &self.input.facts;
        let same = of_event && facts.are_as_in_the_event() && !facts.workings;
        let memory = self.input.memory.as_ref().filter(|_| same)?;
        memory.key(spec.clause, spec.criterion, members)
    }

    /// Notes an order that stays in the memory for other outcomes.
    fn note_ranking(&mut self, spec: RankSpec, ranking: &CriterionRanking) -> Vec<Vec<Id>> {
        self.log.step_about(spec.clause, &ranking.parts, spec.places, || Reason::Ranked {
            criterion: spec.criterion.name(),
            particular: ranking.particular.clone(),
            values: ranking.values.clone(),
            made_of: Vec::new(),
        });
        if self.log.explain {
            self.log.warnings.extend(ranking.warning.clone());
        }
        ranking.parts.clone()
    }

    /// The facts of the games that a clause looks at; `None` where these are those of the event.
    fn facts_over(&mut self, clause: ClauseRef) -> Result<Option<Facts<'a>>, GamesNotPlayed> {
        let over = &self.input.regulation.clause(clause).over;
        let looks_at_play_off =
            matches!(over, GamesScope::PlayOff | GamesScope::Both | GamesScope::Stage(_));
        if let Some(stages) = self.playoff.stage_by_stage.as_mut().filter(|_| looks_at_play_off) {
            stages.unseen = stages.unseen.or(Some(clause));
            return Err(GamesNotPlayed);
        }
        let facts = &self.input.facts;
        let of_tie = self.playoff.games.of_tie();
        let games: Vec<Game> = match over {
            GamesScope::Event => return Ok(None),
            GamesScope::PlayOff => of_tie.map(|one| one.game.clone()).collect(),
            GamesScope::Stage(at) => {
                of_tie.filter(|one| one.clause == *at).map(|one| one.game.clone()).collect()
            }
            GamesScope::Both => {
                facts.games().iter().cloned().chain(of_tie.map(|one| one.game.clone())).collect()
            }
            GamesScope::Phase(phase) => {
                let of_phase = |game: &&Game| game.phase.as_deref() == Some(phase);
                facts.games().iter().filter(of_phase).cloned().collect()
            }
        };
        Ok(Some(facts.over(games)))
    }

    /// Leaves a group together because the criterion cannot be applied to it.
    fn not_applicable(
        &mut self,
        spec: RankSpec,
        members: &[Id],
        why: Inapplicable,
    ) -> Vec<Vec<Id>> {
        let whole = vec![members.to_vec()];
        let criterion = spec.criterion.name();
        let reason = || Reason::NotApplicable { criterion, why };
        self.log.step_about(spec.clause, &whole, spec.places, reason);
        whole
    }
}
