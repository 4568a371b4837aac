//! A standing by a list of tie-breaks.

use crate::opened::{RoughPart, ValueWorking, shown};
use crate::ranking::Ranks;
use crate::scores::Scores;
use crate::{Code, Edition, Modifiers, Name, digits, direct_encounter, values};
use std::borrow::Cow;
use std::cmp::Reverse;
use tiebreak_model::{Crosstable, Exact};

/// One player's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StandingsRow {
    /// The rank, shared by those who are level after the whole list.
    pub rank: usize,
    /// The player's position in the crosstable.
    pub player: usize,
}

/// The values of one tie-break, whole in their own unit.
struct TieBreakColumn {
    code: Code,
    divisor: i64,
    values: Vec<Option<i64>>,
    /// For direct encounter: the rank before it, by which players were tied.
    before: Vec<usize>,
    /// What each scored against the tied, of a direct encounter.
    among_tied: Vec<Option<Exact>>,
}

/// A standing: values of every tie-break and the ranks that follow.
pub struct Standings<'t> {
    pub(crate) scores: Scores<'t>,
    columns: Vec<TieBreakColumn>,
    ranking: Ranks,
}

impl<'t> Standings<'t> {
    /// Ranks a crosstable by a list of codes; the edition follows from the start date unless it is
    /// given.
    pub fn new(table: &'t Crosstable, codes: Vec<Code>, edition: Option<Edition>) -> Self {
        let mut standings = Self::level(Cow::Borrowed(table), edition);
        for code in codes {
            standings.apply(code);
        }
        standings
    }

    /// Nobody is separated yet, but for those who left early.
    pub(crate) fn level(table: Cow<'t, Crosstable>, edition: Option<Edition>) -> Self {
        let edition = edition.unwrap_or_else(|| Edition::on(table.start));
        let scores = Scores::new(table, edition);
        let mut ranking = Ranks::level(scores.players());
        if scores.not_counted.contains(&true) {
            let values: Vec<Option<i64>> =
                scores.not_counted.iter().map(|out| Some(i64::from(!out))).collect();
            ranking.refine(&values, false);
        }
        Self { scores, columns: Vec::new(), ranking }
    }

    /// The rows, best first; those of one rank by starting number.
    pub fn rows(&self) -> Vec<StandingsRow> {
        self.ranking
            .order
            .iter()
            .map(|player| StandingsRow { rank: self.ranking.ranks[*player], player: *player })
            .collect()
    }

    /// The edition that was applied.
    pub fn edition(&self) -> Edition {
        self.scores.edition
    }

    /// The crosstable that was ranked, prepared for the edition.
    pub fn table(&self) -> &Crosstable {
        &self.scores.table
    }

    /// A player's points, as the standing counts them.
    pub fn points(&self, player: usize) -> Exact {
        let units = self.scores.standing.get(player).copied().unwrap_or_default();
        Exact::fraction(units.into(), self.scores.table.unit.into()).unwrap_or(Exact::ZERO)
    }

    /// Who left a round robin with less than half of the games: their results count for nobody, and
    /// they stand last.
    pub fn not_counted(&self) -> impl Iterator<Item = usize> {
        self.scores
            .not_counted
            .iter()
            .enumerate()
            .filter(|(_, out)| **out)
            .map(|(player, _)| player)
    }

    /// How many rounds count.
    pub fn rounds(&self) -> u32 {
        self.scores.rounds
    }

    /// The codes in their order.
    pub fn codes(&self) -> impl Iterator<Item = &Code> {
        self.columns.iter().map(|column| &column.code)
    }

    /// A player's value of the n-th code; none where it is undefined. For direct encounter it is
    /// the rank inside the tied group, 0 for a player who was not tied.
    pub fn value(&self, player: usize, code: usize) -> Option<Exact> {
        let column = self.columns.get(code)?;
        let value = (*column.values.get(player)?)?;
        Exact::fraction(value.into(), column.divisor.into())
    }

    /// Puts that value at the end of a text.
    pub(crate) fn put_value(&self, player: usize, code: usize, out: &mut String) {
        let Some(column) = self.columns.get(code) else { return };
        if let Some(value) = column.values.get(player).copied().flatten() {
            digits::put(out, value, column.divisor);
        }
    }

    /// The points with everything behind them.
    pub fn open_points(&self, player: usize) -> ValueWorking {
        let mut rough = Vec::new();
        let points = Code::from_parts(Name::Pts, Modifiers::default(), "PTS".to_owned());
        let divisor = self.parts(&points, player, &mut rough);
        ValueWorking {
            value: Some(self.points(player)),
            article: "4.2",
            parts: shown(&rough, divisor),
            note: None,
        }
    }

    /// A value with everything behind it.
    pub fn open(&self, player: usize, code: usize) -> Option<ValueWorking> {
        let column = self.columns.get(code)?;
        if player >= self.scores.players() {
            return None;
        }
        let value = self.value(player, code);
        let article = column.code.article();
        if column.code.name == Name::De {
            let note = Some(self.direct_encounter_in_words(player, column));
            return Some(ValueWorking { value, article, parts: Vec::new(), note });
        }
        let mut rough = Vec::new();
        let divisor = self.parts(&column.code, player, &mut rough);
        let parts = shown(&rough, divisor);
        let note = value.is_none().then(|| self.why_undefined(&column.code));
        Some(ValueWorking { value, article, parts, note })
    }

    fn apply(&mut self, code: Code) {
        let mut among_tied = Vec::new();
        let (divisor, values) = match code.name {
            Name::De => (1, self.direct_encounter(code.modifiers, &mut among_tied)),
            _ => self.column(&code),
        };
        let before = self.ranking.refine(&values, code.lowest_first());
        self.columns.push(TieBreakColumn { code, divisor, values, before, among_tied });
    }

    pub(crate) fn column(&self, code: &Code) -> (i64, Vec<Option<i64>>) {
        values::column(code, &self.scores)
    }

    /// The parts behind one value, and the divisor of their amounts.
    pub(crate) fn parts(&self, code: &Code, player: usize, parts: &mut Vec<RoughPart>) -> i64 {
        values::parts(code, &self.scores, player, parts)
    }

    fn direct_encounter(
        &self,
        modifiers: Modifiers,
        among_tied: &mut Vec<Option<Exact>>,
    ) -> Vec<Option<i64>> {
        let mut marks = vec![0; self.scores.players()];
        among_tied.resize(self.scores.players(), None);
        self.ranking.inside_ties(|group| {
            let found = direct_encounter::order(&self.scores, modifiers, group, &mut marks, true);
            if let Some(pass) = found.passes.first() {
                let unit = i128::from(self.scores.table.unit) * pass.scale;
                for line in &pass.lines {
                    among_tied[line.player] = Exact::fraction(line.scored, unit);
                }
            }
            found.parts
        })
    }

    /// What a player scored against those with whom the player was tied, by the n-th tie-break.
    pub fn among_tied(&self, player: usize, code: usize) -> Option<Exact> {
        self.columns.get(code)?.among_tied.get(player).copied()?
    }

    fn direct_encounter_in_words(&self, player: usize, column: &TieBreakColumn) -> String {
        let group = Ranks::group_of(&column.before, player);
        if group.len() < 2 {
            return "nobody is tied with this player here".to_owned();
        }
        let mut marks = vec![0; self.scores.players()];
        let found =
            direct_encounter::order(&self.scores, column.code.modifiers, &group, &mut marks, true);
        let passes =
            found.passes.iter().filter(|pass| pass.lines.iter().any(|line| line.player == player));
        let sentences: Vec<String> = passes.map(|pass| self.pass_in_words(pass)).collect();
        sentences.join(" Then ")
    }

    pub(crate) fn pass_in_words(&self, pass: &direct_encounter::Pass) -> String {
        let unit = i128::from(self.scores.table.unit) * pass.scale;
        let points = |scored: i128| Exact::fraction(scored, unit).unwrap_or(Exact::ZERO).mixed();
        let mut lines = pass.lines.clone();
        lines.sort_by_key(|line| (Reverse(line.scored), Reverse(line.possible), line.player));
        let each: Vec<String> = lines
            .iter()
            .map(|line| {
                let name = &self.scores.table.entrants[line.player].name;
                let scored = points(line.scored);
                if pass.all_met {
                    format!("{name} {scored}")
                } else {
                    format!("{name} {scored} (at most {})", points(line.possible))
                }
            })
            .collect();
        let why = if pass.all_met { "all have met (6.1)" } else { "not all have met (6.2)" };
        format!("{why}: {}.", each.join(", "))
    }

    fn why_undefined(&self, code: &Code) -> String {
        match code.name {
            Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng
                if !self.scores.all_rated =>
            {
                "somebody in this tournament has no rating".to_owned()
            }
            _ => "no game was played over the board".to_owned(),
        }
    }
}
