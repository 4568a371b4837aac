//! A team's value opened up: rounds, opponents, boards, and the comparisons among the tied.

use super::code::OnBoards;
use super::extended_direct_encounter::ComparisonStep;
use super::standings::TeamColumn;
use super::{TeamName, TeamStandings, board_count, sonneborn_berger, strength};
use crate::direct_encounter;
use crate::opened::{RoundPart, ValueWorking, shown};
use crate::ranking::Ranks;
use crate::{Code, Modifiers, Name};
use tiebreak_model::{Exact, TeamScore};

impl TeamStandings<'_> {
    /// A value with everything behind it.
    pub fn open(&self, team: usize, code: usize) -> Option<ValueWorking> {
        let column = self.columns.get(code)?;
        if team >= self.entrants().len() {
            return None;
        }
        let value = self.value(team, code);
        let (parts, note) = self.behind(column, team);
        let note = if value.is_none() { Some(self.why_undefined(column)) } else { note };
        Some(ValueWorking { value, article: column.code.article(), parts, note })
    }

    fn behind(&self, column: &TeamColumn, team: usize) -> (Vec<RoundPart>, Option<String>) {
        let primary = self.table.primary;
        match column.code.name {
            TeamName::Points(score) => (self.rounds(score, team), None),
            TeamName::Primary => (self.rounds(primary, team), Some(words(primary).to_owned())),
            TeamName::Secondary => {
                (self.rounds(primary.other(), team), Some(words(primary.other()).to_owned()))
            }
            TeamName::De | TeamName::Ede(_) => {
                (Vec::new(), Some(self.encounter_in_words(column, team)))
            }
            TeamName::Sb(opponents, own) => {
                let rough = sonneborn_berger::parts(
                    &column.code,
                    self.scores(opponents),
                    self.scores(own),
                    team,
                );
                (shown(&rough, column.divisor), None)
            }
            TeamName::On(name, score) => {
                let mut rough = Vec::new();
                let on = self.on(self.score_of(score));
                let divisor = on.parts(&column.code.of_players(name), team, &mut rough);
                (shown(&rough, divisor), None)
            }
            TeamName::Sssc => self.strength(column, team),
            TeamName::Boards(on) => (Vec::new(), Some(self.boards_in_words(on, team))),
        }
    }

    fn rounds(&self, score: TeamScore, team: usize) -> Vec<RoundPart> {
        let mut rough = Vec::new();
        let points = Code::from_parts(Name::Pts, Modifiers::default(), score.code().to_owned());
        let divisor = self.on(score).parts(&points, team, &mut rough);
        shown(&rough, divisor)
    }

    fn strength(&self, column: &TeamColumn, team: usize) -> (Vec<RoundPart>, Option<String>) {
        let primary = self.table.primary;
        let Some(divisor) = strength::divisor(self, &column.code) else {
            return (Vec::new(), None);
        };
        let mut rough = Vec::new();
        let unit = self.on(primary).parts(&strength::buchholz(), team, &mut rough);
        let own = self.points_in_words(primary.other(), self.scores(primary.other()).totals[team]);
        let note = format!(
            "{} {own}, and the Buchholz on {} of these rounds divided by {divisor}",
            words(primary.other()),
            words(primary)
        );
        (shown(&rough, unit), Some(note))
    }

    fn boards_in_words(&self, on: OnBoards, team: usize) -> String {
        let totals = board_count::totals(self.table, team);
        let points = |units: i64| self.points_in_words(TeamScore::GamePoints, units);
        let boards = (1..)
            .zip(&totals)
            .map(|(board, units): (usize, &i64)| format!("board {board}: {}", points(*units)));
        let boards = boards.collect::<Vec<_>>().join(", ");
        match on {
            OnBoards::Count => format!("{boards}; board numbers times points"),
            OnBoards::Top => boards,
            OnBoards::Bottom => {
                let left = board_count::key(on, &totals).into_iter().map(points);
                format!(
                    "{boards}; without the last boards: {}",
                    left.collect::<Vec<_>>().join(", ")
                )
            }
        }
    }

    fn points_in_words(&self, score: TeamScore, units: i64) -> String {
        let unit = self.table.of_score(score).unit;
        Exact::fraction(units.into(), unit.into()).unwrap_or(Exact::ZERO).mixed()
    }

    fn encounter_in_words(&self, column: &TeamColumn, team: usize) -> String {
        let group = Ranks::group_of(&column.before, team);
        if group.len() < 2 {
            return "nobody is tied with this team here".to_owned();
        }
        let mut marks = vec![0; self.entrants().len()];
        let primary = self.table.primary;
        let modifiers = column.code.modifiers;
        let sentences: Vec<String> = match column.code.name {
            TeamName::Ede(boards) => {
                let mut steps = Vec::new();
                self.encounters(modifiers, boards).order(&group, &mut marks, &mut steps);
                steps
                    .iter()
                    .filter(|step| step.concerns(team))
                    .map(|step| self.step_in_words(step))
                    .collect()
            }
            _ => {
                let found = direct_encounter::order(
                    self.scores(primary),
                    modifiers,
                    &group,
                    &mut marks,
                    true,
                );
                let passes = found
                    .passes
                    .iter()
                    .filter(|pass| pass.lines.iter().any(|line| line.player == team));
                passes.map(|pass| self.on(primary).pass_in_words(pass)).collect()
            }
        };
        sentences.join(" Then ")
    }

    fn step_in_words(&self, step: &ComparisonStep) -> String {
        match step {
            ComparisonStep::Score(score, pass) => {
                format!("{}, {}", words(*score), self.on(*score).pass_in_words(pass))
            }
            ComparisonStep::Boards(on, both) => {
                let name = |team: usize| &self.entrants()[team].name;
                let each = both.iter().map(|(team, points)| {
                    let of = |units: &i64| self.points_in_words(TeamScore::GamePoints, *units);
                    match on {
                        OnBoards::Count => {
                            format!("{} {}", name(*team), of(&board_count::board_count(points)))
                        }
                        OnBoards::Top | OnBoards::Bottom => {
                            let compared = board_count::key(*on, points);
                            format!(
                                "{} {}",
                                name(*team),
                                compared.iter().map(of).collect::<Vec<_>>().join(" ")
                            )
                        }
                    }
                });
                let what = match on {
                    OnBoards::Count => "board count of their match, the lower first",
                    OnBoards::Top => "boards of their match from the first",
                    OnBoards::Bottom => "their match without its last boards",
                };
                format!("{what}: {}.", each.collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn why_undefined(&self, column: &TeamColumn) -> String {
        match column.code.name {
            TeamName::Boards(_) => "the results of some boards are not known".to_owned(),
            TeamName::Sssc => {
                "so few rounds on so many boards that Buchholz would be divided by nothing"
                    .to_owned()
            }
            TeamName::On(Name::Rtng, _) => "some team has no strength in this file".to_owned(),
            _ => "no match was played".to_owned(),
        }
    }
}

/// The score in words.
pub(super) fn words(score: TeamScore) -> &'static str {
    match score {
        TeamScore::MatchPoints => "match points",
        TeamScore::GamePoints => "game points",
    }
}
