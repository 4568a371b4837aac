//! What the director gave where no score could be had (Laws 12C2 and 86).

use tiebreak_model::Exact;
use tiebreak_model::bridge::{BoardScoring, Given, Method};

/// The part of a board's points, in percent; `own` is what the pair scored on its other boards of
/// the session. `None` where it is nothing that has a percentage.
pub(crate) fn percent(given: &Given, own: Option<Exact>, scoring: &BoardScoring) -> Option<Exact> {
    let own = own.filter(|_| scoring.own_average);
    match given {
        Given::AveragePlus => Some(own.map_or(Exact::from(60), |own| own.max(Exact::from(60)))),
        Given::Average => Some(Exact::from(50)),
        Given::AverageMinus => Some(own.map_or(Exact::from(40), |own| own.min(Exact::from(40)))),
        Given::Percent(percent) => Some(*percent),
        Given::Imps(_) | Given::Scores(_) => None,
    }
}

/// The IMPs; `None` where it is nothing that has IMPs.
pub(crate) fn imps(given: &Given, scoring: &BoardScoring) -> Option<Exact> {
    match given {
        Given::AveragePlus => Some(scoring.average_imps),
        Given::Average => Some(Exact::ZERO),
        Given::AverageMinus => Some(-scoring.average_imps),
        Given::Imps(imps) => Some(*imps),
        Given::Percent(_) | Given::Scores(_) => None,
    }
}

/// Whether a method of scoring can count it.
pub(crate) fn counts(given: &Given, method: Method) -> bool {
    match given {
        Given::Percent(_) => {
            matches!(method, Method::Matchpoints | Method::BoardAMatch | Method::PointABoard)
        }
        Given::Imps(_) => {
            matches!(method, Method::CrossImps | Method::Butler | Method::Imps | Method::Hybrid)
        }
        _ => true,
    }
}
