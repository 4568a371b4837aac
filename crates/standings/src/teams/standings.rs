//! A standing of teams by a list of tie-breaks.

use super::code::OnBoards;
use super::extended_direct_encounter::{ComparisonStep, Encounters};
use super::{TeamCode, TeamName, board_count, sonneborn_berger, strength};
use crate::direct_encounter;
use crate::ranking::Ranks;
use crate::scores::Scores;
use crate::{Edition, Modifiers, Standings, StandingsRow};
use std::borrow::Cow;
use std::sync::Arc;
use tiebreak_model::{Crosstable, Entrant, Exact, TeamScore, TeamTable};

/// The values of one tie-break, whole in their own unit.
pub(super) struct TeamColumn {
    pub(super) code: TeamCode,
    pub(super) divisor: i64,
    pub(super) values: Vec<Option<i64>>,
    /// The ranks before it, by which teams were tied.
    pub(super) before: Vec<usize>,
}

/// The same rounds in match points and in game points, without any tie-break. They are shared by
/// all that are.
#[derive(Clone)]
pub(super) struct BothScores<'t> {
    in_match_points: Arc<Standings<'t>>,
    in_game_points: Arc<Standings<'t>>,
}

impl<'t> BothScores<'t> {
    pub(super) fn new(tables: [Cow<'t, Crosstable>; 2], edition: Option<Edition>) -> Self {
        let [in_match_points, in_game_points] =
            tables.map(|table| Arc::new(Standings::level(table, edition)));
        Self { in_match_points, in_game_points }
    }
}

/// A standing of teams: values of every tie-break and the ranks that follow.
pub struct TeamStandings<'t> {
    pub(super) table: &'t TeamTable,
    pub(super) scores: BothScores<'t>,
    pub(super) columns: Vec<TeamColumn>,
    ranking: Ranks,
}

impl<'t> TeamStandings<'t> {
    /// Ranks teams by a list of codes; the edition follows from the start date unless it is given.
    pub fn new(table: &'t TeamTable, codes: Vec<TeamCode>, edition: Option<Edition>) -> Self {
        let scores = BothScores::new(
            [Cow::Borrowed(&table.match_points), Cow::Borrowed(&table.game_points)],
            edition,
        );
        Self::refined(table, scores, Ranks::level(table.entrants().len()), codes)
    }

    /// The same from a ranking that is there already.
    pub(super) fn refined(
        table: &'t TeamTable,
        scores: BothScores<'t>,
        ranking: Ranks,
        codes: Vec<TeamCode>,
    ) -> Self {
        let mut standings = Self { table, scores, columns: Vec::new(), ranking };
        for code in codes {
            standings.apply(code);
        }
        standings
    }

    /// The rows, best first; those of one rank by number.
    pub fn rows(&self) -> Vec<StandingsRow> {
        self.ranking
            .order
            .iter()
            .map(|team| StandingsRow { rank: self.ranking.ranks[*team], player: *team })
            .collect()
    }

    /// The edition that was applied.
    pub fn edition(&self) -> Edition {
        self.scores.in_match_points.edition()
    }

    /// Both crosstables of the teams.
    pub fn table(&self) -> &'t TeamTable {
        self.table
    }

    /// The teams, by number.
    pub fn entrants(&self) -> &'t [Entrant] {
        self.table.entrants()
    }

    /// The codes in their order.
    pub fn codes(&self) -> impl Iterator<Item = &TeamCode> {
        self.columns.iter().map(|column| &column.code)
    }

    /// A team's value of the n-th code; none where it is undefined. For direct encounters and for
    /// results board by board it is the rank inside the tied group, 0 for a team that was not tied.
    pub fn value(&self, team: usize, code: usize) -> Option<Exact> {
        let column = self.columns.get(code)?;
        let value = (*column.values.get(team)?)?;
        let exact = Exact::fraction(value.into(), column.divisor.into())?;
        Some(if column.code.name == TeamName::Sssc { strength::printed(exact) } else { exact })
    }

    /// The standing in the score that decides, without any tie-break.
    pub(crate) fn primary(&self) -> &Standings<'t> {
        self.on(self.table.primary)
    }

    /// What is counted in one of the scores.
    pub(super) fn on(&self, score: TeamScore) -> &Standings<'t> {
        match score {
            TeamScore::MatchPoints => &self.scores.in_match_points,
            TeamScore::GamePoints => &self.scores.in_game_points,
        }
    }

    pub(super) fn scores(&self, score: TeamScore) -> &Scores<'t> {
        &self.on(score).scores
    }

    /// The score that a code counts: its own, or the one that decides.
    pub(super) fn score_of(&self, score: Option<TeamScore>) -> TeamScore {
        score.unwrap_or(self.table.primary)
    }

    fn apply(&mut self, code: TeamCode) {
        let (divisor, values) = self.column(&code);
        let compared = match code.name {
            TeamName::Boards(OnBoards::Count) => Some(self.where_game_points_are_level(&values)),
            _ => None,
        };
        let before = self.ranking.refine(compared.as_ref().unwrap_or(&values), code.lowest_first());
        self.columns.push(TeamColumn { code, divisor, values, before });
    }

    fn column(&self, code: &TeamCode) -> (i64, Vec<Option<i64>>) {
        let unit = self.table.match_points.unit;
        let teams = 0..self.entrants().len();
        match code.name {
            TeamName::Points(score) => self.points(score),
            TeamName::Primary => self.points(self.table.primary),
            TeamName::Secondary => self.points(self.table.primary.other()),
            TeamName::De => (1, self.direct_encounter(code.modifiers)),
            TeamName::Ede(boards) => (1, self.extended_direct_encounter(code.modifiers, boards)),
            TeamName::Sb(opponents, own) => (
                unit * unit,
                sonneborn_berger::values(code, self.scores(opponents), self.scores(own)),
            ),
            TeamName::On(name, score) => {
                self.on(self.score_of(score)).column(&code.of_players(name))
            }
            TeamName::Sssc => strength::values(self, code),
            TeamName::Boards(_) if !self.table.boards_known => (1, vec![None; teams.len()]),
            TeamName::Boards(OnBoards::Count) => {
                let count =
                    |team| Some(board_count::board_count(&board_count::totals(self.table, team)));
                (unit, teams.map(count).collect())
            }
            TeamName::Boards(on) => (1, self.by_boards(on)),
        }
    }

    fn points(&self, score: TeamScore) -> (i64, Vec<Option<i64>>) {
        let scores = self.scores(score);
        (scores.table.unit, scores.standing.iter().map(|total| Some(*total)).collect())
    }

    fn direct_encounter(&self, modifiers: Modifiers) -> Vec<Option<i64>> {
        let scores = self.scores(self.table.primary);
        let mut marks = vec![0; scores.players()];
        self.ranking.inside_ties(|group| {
            direct_encounter::order(scores, modifiers, group, &mut marks, false).parts
        })
    }

    pub(super) fn encounters(
        &self,
        modifiers: Modifiers,
        boards: &'static [OnBoards],
    ) -> Encounters<'_, 't> {
        let primary = self.table.primary;
        Encounters {
            table: self.table,
            primary: self.scores(primary),
            secondary: self.scores(primary.other()),
            modifiers,
            boards,
        }
    }

    fn extended_direct_encounter(
        &self,
        modifiers: Modifiers,
        boards: &'static [OnBoards],
    ) -> Vec<Option<i64>> {
        let encounters = self.encounters(modifiers, boards);
        let mut marks = vec![0; self.entrants().len()];
        let mut steps: Vec<ComparisonStep> = Vec::new();
        self.ranking.inside_ties(|group| {
            steps.clear();
            encounters.order(group, &mut marks, &mut steps)
        })
    }

    /// Ranks inside the tied groups by what is compared board by board.
    fn by_boards(&self, on: OnBoards) -> Vec<Option<i64>> {
        self.ranking.inside_ties(|group| {
            let key = |team: usize| board_count::key(on, &board_count::totals(self.table, team));
            let mut keyed: Vec<(Vec<i64>, usize)> =
                group.iter().map(|team| (key(*team), *team)).collect();
            keyed.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
            let parts = keyed.chunk_by(|a, b| a.0 == b.0);
            parts.map(|part| part.iter().map(|(_, team)| *team).collect()).collect()
        })
    }

    /// Board count compares teams that are level on game points (12.1): elsewhere it separates
    /// nobody.
    fn where_game_points_are_level(&self, values: &[Option<i64>]) -> Vec<Option<i64>> {
        let game_points = &self.scores(TeamScore::GamePoints).standing;
        let mut compared = values.to_vec();
        for group in self.ranking.ties() {
            if group.iter().any(|team| game_points[*team] != game_points[group[0]]) {
                group.iter().for_each(|team| compared[*team] = None);
            }
        }
        compared
    }
}

/// What each team's rounds come to in one score, in the tables' unit.
pub fn team_totals(table: &TeamTable, score: TeamScore) -> Vec<i64> {
    Standings::new(table.of_score(score), Vec::new(), None).scores.standing
}
