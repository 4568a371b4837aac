//! What a file publishes of its boards, compared with what follows from them.

use crate::account::{Doubt, DoubtKind, figure};
use tiebreak_bridge::{Sessions, Traveller, Travellers, table_score};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{AdjustedScore, BoardScoring, Method, PlayedBoard, TableResult};
use tiebreak_model::{DraftEvent, Exact, Id};

/// What a file says of one table besides what happened there.
#[derive(Debug, Clone, Default)]
pub(crate) struct PublishedLine {
    /// Matchpoints or IMPs of North-South and East-West.
    pub(crate) points: [Option<Exact>; 2],
    /// A score that is not that of the contract next to it: the score, and the contract's.
    pub(crate) differs: Option<[i32; 2]>,
}

/// What a file publishes of a pairs event.
#[derive(Debug, Default)]
pub(crate) struct PublishedBoards {
    /// For each board of the draft, its tables.
    pub(crate) lines: Vec<Vec<PublishedLine>>,
    /// For each participant, the scores session by session.
    pub(crate) totals: Vec<Vec<Exact>>,
    /// For each board of the draft, the Butler datum, as North-South sees it. May be empty.
    pub(crate) data: Vec<Option<Exact>>,
}

/// How many of the published figures a way of scoring gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Agreement {
    pub(crate) agree: usize,
    pub(crate) of: usize,
}

impl Agreement {
    pub(crate) fn is_complete(self) -> bool {
        self.agree == self.of
    }

    fn count(&mut self, agrees: bool) {
        self.agree += usize::from(agrees);
        self.of += 1;
    }
}

impl PublishedBoards {
    /// The differences, as doubts: nothing that is published counts where the boards are there.
    pub(crate) fn compared_with(&self, draft: &DraftEvent) -> Vec<Doubt> {
        let mut doubts = self.scores(draft);
        let scoring = draft.board_scoring.clone().unwrap_or_default();
        let Some(boards) = tiebreak_bridge::with_positions(draft) else { return doubts };
        let Ok(travellers) = Travellers::new(&scoring, &boards) else { return doubts };
        doubts.extend(self.points(draft, &scoring, &travellers));
        let sessions = Sessions::new(&scoring, &boards, &travellers);
        doubts.extend(self.totals(draft, scoring.method, &sessions));
        doubts
    }

    /// How many of the published data, IMPs and totals follow from the boards by a way of scoring.
    /// What the director gave is left out: it is compared with nothing.
    pub(crate) fn agreement(
        &self,
        scoring: &BoardScoring,
        boards: &[PlayedBoard<Id>],
    ) -> Option<Agreement> {
        let travellers = Travellers::new(scoring, boards).ok()?;
        let mut agreement = Agreement::default();
        for (stated, traveller) in self.data.iter().zip(&travellers.boards) {
            let found = traveller.datum.first().map(|(_, datum)| *datum);
            if let (Some(stated), Some(found)) = (stated, found) {
                agreement.count(same(*stated, found));
            }
        }
        for (lines, traveller) in self.lines.iter().zip(&travellers.boards) {
            for (stated, found) in lines.iter().zip(&traveller.lines) {
                for side in (0..2).filter(|side| !found.artificial[*side]) {
                    if let (Some(stated), Some(found)) = (stated.points[side], found.points[side]) {
                        agreement.count(same(stated, found));
                    }
                }
            }
        }
        let sessions = Sessions::new(scoring, boards, &travellers);
        for (at, stated) in (0u16..).zip(&self.totals) {
            for (session, stated) in (1..).zip(stated) {
                if let Some(found) = sessions.score(session, Id(at)) {
                    agreement.count(same(*stated, found));
                }
            }
        }
        Some(agreement)
    }

    /// Says on how many boards the file publishes matchpoints as they were before Neuberg's
    /// formula.
    pub(crate) fn before_neuberg(&self, draft: &DraftEvent) -> Option<Sentence> {
        let scoring = draft.board_scoring.as_ref()?;
        let raw = unfactored(draft, scoring)?;
        let boards = tiebreak_bridge::with_positions(draft)?;
        let factored = Travellers::new(scoring, &boards).ok()?;
        let of_boards = self.lines.iter().zip(&raw.boards).zip(&factored.boards);
        let count = of_boards
            .filter(|((lines, raw), factored)| are_given(lines, raw) && !are_given(lines, factored))
            .count();
        (count > 0).then(|| sentence!(account_raw_matchpoints { count }))
    }

    fn scores(&self, draft: &DraftEvent) -> Vec<Doubt> {
        let lines = draft.played_boards.iter().zip(&self.lines);
        let each = lines.flat_map(|(board, lines)| {
            board.tables.iter().zip(lines).map(move |line| (board, line))
        });
        let wrong: Vec<Sentence> = each
            .filter_map(|(board, (table, line))| {
                let [stated, given] = line.differs?;
                let who = format!("{} – {}", table.north_south, table.east_west);
                Some(sentence!(doubt_board_score { number: board.number, who, stated, given }))
            })
            .collect();
        several(wrong, DoubtKind::ResultDiffers, "stated").into_iter().collect()
    }

    fn points(
        &self,
        draft: &DraftEvent,
        scoring: &BoardScoring,
        travellers: &Travellers,
    ) -> Option<Doubt> {
        let mut wrong = Vec::new();
        let raw = unfactored(draft, scoring);
        for (((at, board), lines), traveller) in
            draft.played_boards.iter().enumerate().zip(&self.lines).zip(&travellers.boards)
        {
            if raw.as_ref().is_some_and(|raw| are_given(lines, &raw.boards[at])) {
                continue;
            }
            for ((table, stated), found) in board.tables.iter().zip(lines).zip(&traveller.lines) {
                for (side, who) in [&table.north_south, &table.east_west].into_iter().enumerate() {
                    let (Some(stated), Some(found)) = (stated.points[side], found.points[side])
                    else {
                        continue;
                    };
                    // Some programs give one point for a score beaten where others give two. Both
                    // are the same.
                    let halved =
                        scoring.method == Method::Matchpoints && same(stated + stated, found);
                    if !same(stated, found) && !halved {
                        let (stated, given) = (figure(stated), figure(found.rounded(2)));
                        wrong.push(sentence!(doubt_board_points {
                            number: board.number,
                            who,
                            stated,
                            given
                        }));
                    }
                }
            }
        }
        several(wrong, DoubtKind::ValueDiffers, "scores")
    }

    fn totals(&self, draft: &DraftEvent, method: Method, sessions: &Sessions) -> Option<Doubt> {
        let mut wrong = Vec::new();
        for ((at, one), stated) in (0u16..).zip(&draft.participants).zip(&self.totals) {
            for (session, stated) in (1..).zip(stated) {
                let Some(score) = sessions.score(session, Id(at)) else { continue };
                let points = sessions
                    .tallies
                    .get(&(session, Id(at)))
                    .map_or(Exact::ZERO, |tally| tally.points);
                // A file without percentages publishes the matchpoints.
                let in_matchpoints = method == Method::Matchpoints
                    && (same(*stated, points) || same(*stated + *stated, points));
                if !same(*stated, score) && !in_matchpoints {
                    let unit = if method == Method::Matchpoints { "percent" } else { "imps" };
                    let (stated, given) = (figure(*stated), figure(score.rounded(2)));
                    wrong.push(sentence!(doubt_session { unit, name: &one.name, stated, given }));
                }
            }
        }
        several(wrong, DoubtKind::TotalDiffers, "boards")
    }
}

/// The travellers without Neuberg's formula; none where it is not used.
fn unfactored(draft: &DraftEvent, scoring: &BoardScoring) -> Option<Travellers> {
    if scoring.method != Method::Matchpoints || !scoring.neuberg {
        return None;
    }
    let boards = tiebreak_bridge::with_positions(draft)?;
    Travellers::new(&BoardScoring { neuberg: false, ..scoring.clone() }, &boards).ok()
}

/// Whether the lines of a board publish these matchpoints, or half of them, on every line that was
/// compared.
fn are_given(lines: &[PublishedLine], traveller: &Traveller) -> bool {
    let sides = lines.iter().zip(&traveller.lines).flat_map(|(stated, found)| {
        [0, 1].map(|side| match (stated.points[side], found.points[side]) {
            (Some(stated), Some(points)) if !found.artificial[side] => {
                same(stated, points) || same(stated + stated, points)
            }
            _ => true,
        })
    });
    sides.into_iter().all(|given| given)
}

/// The doubt that asks how boards are scored. `stated` is what the file says, `likely` what its
/// lines look like.
pub(crate) fn scoring_unclear(stated: &str, likely: Option<Method>) -> Doubt {
    let said = if stated.is_empty() { "nothing" } else { "other" };
    let message = sentence!(doubt_scoring_unclear { said, stated });
    let option = likely.map_or("METHOD", Method::word);
    let mut doubt =
        Doubt::stopping(DoubtKind::ScoringUnclear, message, format!("--scoring {option}"));
    let methods = Method::ALL.into_iter().filter(|(method, _)| method.is_for_pairs());
    doubt.details.push(sentence!(event_file_expected {
        words: Sentence::or(methods.map(|(_, word)| word))
    }));
    doubt
}

/// Whether a published number is a found one, rounded to as many decimals as it has, at most two.
fn same(published: Exact, found: Exact) -> bool {
    let decimals = match published.denominator() {
        1 => 0,
        2 | 5 | 10 => 1,
        _ => 2,
    };
    // A number that ends in a zero was rounded to more decimals than it shows.
    (decimals..=2).any(|decimals| published.rounded(decimals) == found.rounded(decimals))
}

/// The first difference and how many more there are; `taken` is the word for what counts.
fn several(wrong: Vec<Sentence>, kind: DoubtKind, taken: &str) -> Option<Doubt> {
    let more = wrong.len().saturating_sub(1);
    let first = wrong.into_iter().next()?;
    let message = if more == 0 { first } else { sentence!(doubt_and_more { first, more }) };
    let mut doubt = Doubt::reported(kind, message);
    doubt.details.push(sentence!(doubt_taken { taken }));
    Some(doubt)
}

/// A table's score as files write it: a number, percentages as `A6040`, `NP` where the board was
/// not played.
pub(crate) fn scored_text(board: u32, result: &TableResult) -> String {
    match result {
        TableResult::NotPlayed => "NP".to_owned(),
        TableResult::Adjusted([AdjustedScore::Percent(first), AdjustedScore::Percent(second)])
            if [first, second]
                .iter()
                .all(|percent| percent.denominator() == 1 && percent.numerator() < 100) =>
        {
            format!("A{:02}{:02}", first.numerator(), second.numerator())
        }
        TableResult::Adjusted([first, second]) => {
            format!("{first}/{second}").replace(' ', "").to_uppercase()
        }
        known => table_score(board, known).map_or(String::new(), |score| score.to_string()),
    }
}
