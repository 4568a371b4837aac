//! How a file must have found its IMPs. Programs leave out extreme scores of a Butler datum and
//! round it in different ways, and few say how; what they publish tells.

use crate::boards::{Agreement, PublishedBoards};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::bridge::{
    AdjustedScore, BoardScoring, Datum, DatumRounding, Method, PlayedBoard, TableResult,
};
use tiebreak_model::{DraftEvent, Exact, Id};

/// How many lines are scored altogether while ways are tried. A field of 100,000 lines, the
/// largest, is scored in the first twenty ways.
const MOST_LINES: usize = 2_000_000;

/// The largest number of IMPs that a director gives.
const MOST_IMPS: i32 = 100;

/// Scores the boards of a draft as the file that publishes them, as far as that can be found. Says
/// in a sentence what was found; nothing where the usual way gives what is published.
pub(crate) fn apply(draft: &mut DraftEvent, published: &PublishedBoards) -> Option<Sentence> {
    let scoring = draft.board_scoring.clone()?;
    if !matches!(scoring.method, Method::Butler | Method::CrossImps) {
        return None;
    }
    adjusted(draft, published);
    let boards = tiebreak_bridge::with_positions(draft)?;
    let (found, agreement) = best(&scoring, &boards, published)?;
    let given = data(draft, &found, &boards, published);
    if found == scoring && given == 0 {
        return None;
    }
    let said = if found.method == Method::CrossImps {
        let Agreement { agree, of } = agreement;
        sentence!(account_imps_undivided { agree, of })
    } else if given > 0 {
        sentence!(account_datum_given { count: given })
    } else {
        in_words(&found, agreement)
    };
    draft.board_scoring = Some(found);
    Some(said)
}

/// The published IMPs of a line that the director adjusted count, where its percentages would give
/// other ones.
fn adjusted(draft: &mut DraftEvent, published: &PublishedBoards) {
    let average = draft.board_scoring.as_ref().map_or(Exact::ZERO, |one| one.average_imps);
    let lines = draft.played_boards.iter_mut().zip(&published.lines);
    for (table, line) in lines.flat_map(|(board, lines)| board.tables.iter_mut().zip(lines)) {
        let TableResult::Adjusted(given) = &mut table.result else { continue };
        for (given, points) in given.iter_mut().zip(line.points) {
            let AdjustedScore::Percent(percent) = *given else { continue };
            let Some(points) = points.filter(|points| is_given(*points)) else { continue };
            let usual = [(60, average), (50, Exact::ZERO), (40, -average)];
            if !usual.contains(&(i32::try_from(percent.floor()).unwrap_or(0), points)) {
                *given = AdjustedScore::Imps(points);
            }
        }
    }
}

fn is_given(imps: Exact) -> bool {
    let most = Exact::from(MOST_IMPS);
    (-most..=most).contains(&imps) && 3000 % imps.denominator() == 0
}

/// The way that gives most of what is published; of several the first. None where nothing is
/// published, or where no way gives three quarters of it.
fn best(
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
    published: &PublishedBoards,
) -> Option<(BoardScoring, Agreement)> {
    let lines: usize = boards.iter().map(|board| board.tables.len()).sum();
    let mut best: Option<(BoardScoring, Agreement)> = None;
    for way in ways(scoring).into_iter().take((MOST_LINES / lines.max(1)).max(1)) {
        let agreement = published.agreement(&way, boards)?;
        if best.as_ref().is_none_or(|(_, known)| known.agree < agreement.agree) {
            best = Some((way, agreement));
        }
        if agreement.is_complete() {
            break;
        }
    }
    let (way, agreement) = best?;
    let reproduced = agreement.of > 0 && 4 * agreement.agree >= 3 * agreement.of;
    Some(if reproduced { (way, agreement) } else { (scoring.clone(), agreement) })
}

/// The ways that are tried, the usual ones first.
fn ways(scoring: &BoardScoring) -> Vec<BoardScoring> {
    if scoring.method == Method::CrossImps {
        return [true, false].map(|divided| BoardScoring { divided, ..scoring.clone() }).into();
    }
    let share = |of: i128| (0, Exact::fraction(1, of), Datum::Average);
    let left_out = [
        (0, None, Datum::Average),
        (1, None, Datum::Average),
        share(10),
        share(8),
        share(6),
        share(5),
        share(4),
        (2, None, Datum::Average),
        (3, None, Datum::Average),
        (0, None, Datum::Median),
    ];
    let nearest = |to| (to, DatumRounding::default());
    let others = DatumRounding::ALL.into_iter().skip(1).map(|(how, _)| (10, how));
    let truncated = [(1, DatumRounding::TowardsZero), (1, DatumRounding::Down)];
    let rounded = [nearest(10), nearest(1), nearest(0)].into_iter().chain(others).chain(truncated);
    let mut ways = Vec::new();
    for (datum_to, datum_rounding) in rounded {
        for (cut, cut_share, datum) in left_out {
            let scoring = scoring.clone();
            ways.push(BoardScoring { cut, cut_share, datum, datum_to, datum_rounding, ..scoring });
        }
    }
    ways
}

/// Enters the published datum of the boards for which the way that was found gives another one.
/// Says for how many.
fn data(
    draft: &mut DraftEvent,
    scoring: &BoardScoring,
    boards: &[PlayedBoard<Id>],
    published: &PublishedBoards,
) -> usize {
    let Ok(travellers) = tiebreak_bridge::Travellers::new(scoring, boards) else { return 0 };
    let mut given = 0;
    for ((board, stated), traveller) in
        draft.played_boards.iter_mut().zip(&published.data).zip(&travellers.boards)
    {
        let found = traveller.datum.first().map(|(_, datum)| *datum);
        if let Some(stated) = stated.filter(|stated| found.is_some_and(|found| found != *stated)) {
            // A file that rounds to whole points publishes the datum that it rounded.
            if scoring.datum_to == 0 && found.is_some_and(|found| found.floor() == stated.floor()) {
                continue;
            }
            board.datum = Some(stated);
            given += 1;
        }
    }
    given
}

fn in_words(found: &BoardScoring, Agreement { agree, of }: Agreement) -> Sentence {
    let left_out = match (found.datum, found.cut_share, found.cut) {
        (Datum::Median, ..) => "median",
        (_, Some(_), _) => "share",
        (_, None, 0) => "none",
        (_, None, 1) => "one",
        _ => "several",
    };
    let share = found.cut_share.map(|share| share.to_string()).unwrap_or_default();
    let to = if found.datum_to == 0 { "exact" } else { "rounded" };
    let (cut, step) = (found.cut, found.datum_to);
    let rounding = found.datum_rounding.word();
    sentence!(account_datum_found { left_out, cut, share, to, step, rounding, agree, of })
}
