//! What the director gave where no score could be had (Laws 12C2 and 86).

use tiebreak_model::Exact;
use tiebreak_model::bridge::{AdjustedScore, BoardScoring, Method};

/// The part of a board's points, in percent; `own` is what the pair scored on its other boards of
/// the session. `None` where it is nothing that has a percentage.
pub(crate) fn percent(
    given: &AdjustedScore,
    own: Option<Exact>,
    scoring: &BoardScoring,
) -> Option<Exact> {
    let own = own.filter(|_| scoring.own_average);
    match given {
        AdjustedScore::AveragePlus => {
            Some(own.map_or(Exact::from(60), |own| own.max(Exact::from(60))))
        }
        AdjustedScore::Average => Some(Exact::from(50)),
        AdjustedScore::AverageMinus => {
            Some(own.map_or(Exact::from(40), |own| own.min(Exact::from(40))))
        }
        AdjustedScore::Percent(percent) => Some(*percent),
        AdjustedScore::Imps(_) | AdjustedScore::Scores(_) => None,
    }
}

/// The IMPs; `None` where it is nothing that has IMPs.
pub(crate) fn imps(given: &AdjustedScore, scoring: &BoardScoring) -> Option<Exact> {
    match given {
        AdjustedScore::AveragePlus => Some(scoring.average_imps),
        AdjustedScore::Average => Some(Exact::ZERO),
        AdjustedScore::AverageMinus => Some(-scoring.average_imps),
        AdjustedScore::Imps(imps) => Some(*imps),
        AdjustedScore::Percent(percent) => average_of(*percent).and_then(|one| imps(&one, scoring)),
        AdjustedScore::Scores(_) => None,
    }
}

/// The average that a percentage stands for: clubs write average plus as 60 %, also for IMPs.
fn average_of(percent: Exact) -> Option<AdjustedScore> {
    let averages = [
        (60, AdjustedScore::AveragePlus),
        (50, AdjustedScore::Average),
        (40, AdjustedScore::AverageMinus),
    ];
    averages.into_iter().find(|(of, _)| percent == Exact::from(*of)).map(|(_, average)| average)
}

/// Whether a method of scoring can count it.
pub(crate) fn counts(given: &AdjustedScore, method: Method) -> bool {
    match given {
        AdjustedScore::Percent(percent) => {
            matches!(method, Method::Matchpoints | Method::BoardAMatch | Method::PointABoard)
                || average_of(*percent).is_some()
        }
        AdjustedScore::Imps(_) => {
            matches!(method, Method::CrossImps | Method::Butler | Method::Imps | Method::Hybrid)
        }
        _ => true,
    }
}
