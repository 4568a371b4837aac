//! A standing by a list of tie-breaks.

use crate::opened::{Opened, Part, Rough, sum};
use crate::scores::Scores;
use crate::{Code, Edition, Modifiers, Name, buchholz, counts, direct_encounter, koya, ratings};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use tiebreak_model::{Crosstable, Exact};

/// One player's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The rank, shared by those who are level after the whole list.
    pub rank: usize,
    /// The player's position in the crosstable.
    pub player: usize,
}

/// The values of one tie-break, whole in their own unit.
struct Column {
    code: Code,
    divisor: i64,
    values: Vec<Option<i64>>,
    /// For direct encounter: the rank before it, by which players were tied.
    before: Vec<usize>,
}

/// A standing: values of every tie-break and the ranks that follow.
pub struct Standings<'t> {
    pub(crate) scores: Scores<'t>,
    columns: Vec<Column>,
    ranks: Vec<usize>,
    order: Vec<usize>,
}

impl<'t> Standings<'t> {
    /// Ranks a crosstable by a list of codes; the edition follows from the start date unless it is given.
    pub fn new(table: &'t Crosstable, codes: Vec<Code>, edition: Option<Edition>) -> Self {
        let scores = Scores::of(table, edition.unwrap_or_else(|| Edition::on(table.start)));
        let players = scores.players();
        let order = (0..players).collect();
        let mut standings = Self { scores, columns: Vec::new(), ranks: vec![1; players], order };
        for code in codes {
            standings.apply(code);
        }
        standings
    }

    /// The rows, best first; those of one rank by starting number.
    pub fn rows(&self) -> Vec<Row> {
        self.order.iter().map(|player| Row { rank: self.ranks[*player], player: *player }).collect()
    }

    /// The edition that was applied.
    pub fn edition(&self) -> Edition {
        self.scores.edition
    }

    /// The crosstable.
    pub fn table(&self) -> &'t Crosstable {
        self.scores.table
    }

    /// The codes in their order.
    pub fn codes(&self) -> impl Iterator<Item = &Code> {
        self.columns.iter().map(|column| &column.code)
    }

    /// A player's value of the n-th code; none where it is undefined. For direct encounter it is the rank inside the
    /// tied group, 0 for a player who was not tied.
    pub fn value(&self, player: usize, code: usize) -> Option<Exact> {
        let column = self.columns.get(code)?;
        let value = (*column.values.get(player)?)?;
        Exact::fraction(value.into(), column.divisor.into())
    }

    /// A value with everything behind it.
    pub fn open(&self, player: usize, code: usize) -> Option<Opened> {
        let column = self.columns.get(code)?;
        if player >= self.scores.players() {
            return None;
        }
        let value = self.value(player, code);
        let article = column.code.article();
        if column.code.name == Name::De {
            let note = Some(self.direct_encounter_in_words(player, column));
            return Some(Opened { value, article, parts: Vec::new(), note });
        }
        let mut rough = Vec::new();
        let divisor = self.parts(&column.code, player, &mut rough);
        let parts = rough.iter().map(|part| Part {
            round: part.round,
            opponent: part.opponent,
            amount: Exact::fraction(part.amount.into(), divisor.into()).unwrap_or(Exact::ZERO),
            cut: part.cut,
            reason: part.reason,
        });
        let parts = parts.collect();
        let note = value.is_none().then(|| self.why_undefined(&column.code));
        Some(Opened { value, article, parts, note })
    }

    fn apply(&mut self, code: Code) {
        let before = self.ranks.clone();
        let (divisor, values) = match code.name {
            Name::De => (1, self.direct_encounter(code.modifiers)),
            _ => self.column(&code),
        };
        let lowest_first = matches!(code.name, Name::De | Name::Tpn);
        // Who has no value stands below those who have one.
        let key = |player: &usize| {
            let value = values[*player];
            let signed = value.map(|value| if lowest_first { value } else { -value });
            (before[*player], value.is_none(), signed, *player)
        };
        self.order.sort_by_key(key);
        for (place, player) in self.order.iter().enumerate() {
            let above = place.checked_sub(1).map(|above| self.order[above]);
            self.ranks[*player] = match above {
                Some(above) if before[above] == before[*player] && values[above] == values[*player] => {
                    self.ranks[above]
                }
                _ => place + 1,
            };
        }
        self.columns.push(Column { code, divisor, values, before });
    }

    pub(crate) fn column(&self, code: &Code) -> (i64, Vec<Option<i64>>) {
        let scores = &self.scores;
        let players = 0..scores.players();
        let mut parts = Vec::new();
        let each = |of: &dyn Fn(usize, &mut Vec<Rough>) -> Option<i64>, parts: &mut Vec<Rough>| {
            players
                .clone()
                .map(|player| {
                    parts.clear();
                    of(player, parts)
                })
                .collect::<Vec<_>>()
        };
        let unit = scores.table.unit;
        match code.name {
            Name::Pts => (unit, scores.totals.iter().map(|total| Some(*total)).collect()),
            Name::Rtng => (1, players.map(|player| self.own_rating(player)).collect()),
            Name::Tpn => (1, scores.table.entrants.iter().map(|one| Some(i64::from(one.number))).collect()),
            Name::Bh | Name::Fb | Name::Sb => {
                let adjusted = buchholz::Adjusted::of(code.name, scores);
                let values = each(
                    &|player, parts| {
                        buchholz::parts(code, scores, scores, &adjusted, player, parts);
                        Some(sum(parts))
                    },
                    &mut parts,
                );
                (if code.name == Name::Sb { unit * unit } else { unit }, values)
            }
            Name::Aro | Name::Tpr | Name::Ptp => {
                let values = each(
                    &|player, parts| {
                        ratings::parts(code.modifiers, scores, player, parts);
                        ratings::value(code.name, scores, player, parts)
                    },
                    &mut parts,
                );
                (1, values)
            }
            Name::Aob | Name::Apro | Name::Appo => self.averages(code),
            _ => {
                let values = each(
                    &|player, parts| {
                        self.parts(code, player, parts);
                        Some(sum(parts))
                    },
                    &mut parts,
                );
                (self.divisor(code.name), values)
            }
        }
    }

    fn divisor(&self, name: Name) -> i64 {
        let unit = self.scores.table.unit;
        match name {
            Name::Sb => unit * unit,
            Name::Std => 2,
            Name::Pts | Name::Bh | Name::Fb | Name::Aob | Name::Ps | Name::Ks => unit,
            _ => 1,
        }
    }

    /// The parts behind one value, and the divisor of their amounts.
    pub(crate) fn parts(&self, code: &Code, player: usize, parts: &mut Vec<Rough>) -> i64 {
        let scores = &self.scores;
        match code.name {
            Name::Bh | Name::Fb | Name::Sb => {
                let adjusted = buchholz::Adjusted::of(code.name, scores);
                buchholz::parts(code, scores, scores, &adjusted, player, parts);
            }
            Name::Ks => koya::parts(code.modifiers, scores, player, parts),
            Name::Aro | Name::Tpr | Name::Ptp => ratings::parts(code.modifiers, scores, player, parts),
            Name::Aob | Name::Apro | Name::Appo => {
                let (divisor, values) = self.column(&averaged(code));
                let met = scores.cells(player).iter().filter(|cell| cell.outcome.played());
                parts.extend(met.filter_map(|cell| {
                    Some(Rough::plain(cell.round, cell.opponent, values[cell.opponent? as usize]?))
                }));
                return divisor;
            }
            Name::Rtng | Name::Tpn | Name::De => {}
            _ => counts::parts(code.name, code.modifiers, scores, player, parts),
        }
        self.divisor(code.name)
    }

    /// The average of a value over the opponents met over the board.
    fn averages(&self, code: &Code) -> (i64, Vec<Option<i64>>) {
        let (divisor, values) = self.column(&averaged(code));
        let decimals = if code.name == Name::Aob { average_scale(self.scores.rounds) } else { 1 };
        let average = |player: usize| {
            let met = self.scores.cells(player).iter().filter(|cell| cell.outcome.played());
            let (mut count, mut total) = (0, 0);
            for value in met.filter_map(|cell| values[cell.opponent? as usize]) {
                count += 1;
                total += value;
            }
            // Rounded half up.
            let denominator = 2 * count * divisor;
            (2 * total * decimals + count * divisor).checked_div_euclid(denominator)
        };
        (decimals, (0..self.scores.players()).map(average).collect())
    }

    fn own_rating(&self, player: usize) -> Option<i64> {
        let rating = self.scores.table.entrants[player].rating.map(i64::from);
        rating.filter(|_| self.scores.all_rated)
    }

    fn direct_encounter(&self, modifiers: Modifiers) -> Vec<Option<i64>> {
        let mut values = vec![Some(0); self.scores.players()];
        let mut marks = vec![0; self.scores.players()];
        for group in self.order.chunk_by(|a, b| self.ranks[*a] == self.ranks[*b]).filter(|group| group.len() > 1) {
            let found = direct_encounter::order(&self.scores, modifiers, group, &mut marks, false);
            let mut rank = 1;
            for part in &found.parts {
                for player in part {
                    values[*player] = Some(rank);
                }
                rank += part.len() as i64;
            }
        }
        values
    }

    fn direct_encounter_in_words(&self, player: usize, column: &Column) -> String {
        let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (other, rank) in column.before.iter().enumerate() {
            groups.entry(*rank).or_default().push(other);
        }
        let group = groups.remove(&column.before[player]).unwrap_or_default();
        if group.len() < 2 {
            return "nobody is tied with this player here".to_owned();
        }
        let mut marks = vec![0; self.scores.players()];
        let found = direct_encounter::order(&self.scores, column.code.modifiers, &group, &mut marks, true);
        let passes = found.passes.iter().filter(|pass| pass.lines.iter().any(|line| line.player == player));
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
            Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng if !self.scores.all_rated => {
                "somebody in this tournament has no rating".to_owned()
            }
            _ => "no game was played over the board".to_owned(),
        }
    }
}

/// The tie-break whose values are averaged.
fn averaged(code: &Code) -> Code {
    let name = match code.name {
        Name::Apro => Name::Tpr,
        Name::Appo => Name::Ptp,
        _ => Name::Bh,
    };
    code.renamed(name)
}

/// As many decimals as tell averages over so many rounds apart.
fn average_scale(rounds: u32) -> i64 {
    match rounds {
        0..9 => 100,
        9..27 => 1_000,
        27..73 => 10_000,
        _ => 100_000,
    }
}
