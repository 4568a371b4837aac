//! What is known of a criterion without any numbers: which parts it can give, and what it needs.

use tiebreak_model::Kind;
use tiebreak_regulation::Criterion;

/// The parts that a criterion can give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Any order with any of them level.
    Any,
    /// One in front, all the others level behind.
    OneFirst,
    /// One behind, all the others level in front.
    OneLast,
}

/// Which parts of two or more can be left of a group, as (offset, size); the whole group included.
pub(crate) fn parts(shape: Shape, size: usize) -> Vec<(usize, usize)> {
    let parts = match shape {
        Shape::Any => {
            return (0..size).flat_map(|offset| (2..=size - offset).map(move |part| (offset, part))).collect();
        }
        Shape::OneFirst => [(0, size), (1, size - 1)],
        Shape::OneLast => [(0, size), (0, size - 1)],
    };
    parts.into_iter().filter(|part| part.1 >= 2).collect()
}

/// The shape of a criterion.
pub(crate) fn shape(criterion: Criterion) -> Shape {
    match criterion {
        Criterion::BeatBoth | Criterion::BeatOneTiedOther | Criterion::BeatAllOrTiedOne => Shape::OneFirst,
        Criterion::BeatenByBoth => Shape::OneLast,
        _ => Shape::Any,
    }
}

/// Whether it can separate so many at all: of two, each ties with the other or neither does; and
/// some compare two only.
pub(crate) fn can_separate(criterion: Criterion, size: usize) -> bool {
    match criterion {
        Criterion::BeatOneTiedOther => size > 2,
        Criterion::BerlinCount | Criterion::BottomBoardElimination => size == 2,
        _ => true,
    }
}

/// Whether so many whom the first criterion left level cannot be separated by the second.
pub(crate) fn says_as_much(first: Criterion, second: Criterion, size: usize) -> bool {
    use Criterion as C;
    match (first, second) {
        // Whoever alone beat all, or beat all but one, would have been first.
        (C::BeatAllOrTiedOne, C::BeatBoth | C::BeatOneTiedOther) => true,
        (C::NextBestSession, C::BestSession) => true,
        // What one of two won, the other lost.
        (C::ImpsInTheirMatch, C::NetImps) | (C::NetImps, C::ImpsInTheirMatch) => size == 2,
        (C::PointsInTheirMatch, C::NetPoints) | (C::NetPoints, C::PointsInTheirMatch) => size == 2,
        _ => false,
    }
}

/// Whether its values depend on who else is tied: the same criterion may separate a smaller group again.
pub(crate) fn depends_on_group(criterion: Criterion) -> bool {
    // A quotient of nothing by nothing keeps the whole group level; without that team the others may differ.
    among_the_tied(criterion) || is_quotient(criterion)
}

/// Whether it looks only at what the tied did against each other.
pub(crate) fn among_the_tied(criterion: Criterion) -> bool {
    use Criterion as C;
    let results = matches!(
        criterion,
        C::MutualResult | C::MutualResultWeighted | C::DirectMatch | C::NetOnCommonBoards | C::FideDe
    );
    let matches = matches!(criterion, C::ImpsInTheirMatch | C::PointsInTheirMatch | C::NetImps | C::NetPoints);
    let triangle = matches!(criterion, C::BeatBoth | C::BeatOneTiedOther | C::BeatenByBoth | C::BeatAllOrTiedOne);
    let earlier = matches!(criterion, C::QualificationMatch | C::CommonOpponent | C::MarginAgainstCommonOpponent);
    let teams = match criterion {
        C::BerlinCount | C::BottomBoardElimination => true,
        C::Fide(code) => code.is_direct_encounter(),
        _ => false,
    };
    results || matches || triangle || earlier || teams
}

/// Whether it divides by something that may be nothing.
pub(crate) fn is_quotient(criterion: Criterion) -> bool {
    use Criterion as C;
    matches!(criterion, C::ImpQuotient | C::PointsQuotient | C::OpponentsAverage | C::WeightedAverage)
}

/// Whether it counts games with a colour, where a forfeit may or may not be one.
pub(crate) fn counts_colours(criterion: Criterion) -> bool {
    matches!(criterion, Criterion::GamesWithBlack | Criterion::WinsWithBlack)
}

/// Whether events of this kind have the data it needs.
pub(crate) fn has_data(criterion: Criterion, kind: Kind) -> bool {
    use Criterion as C;
    match criterion {
        // Whoever does not have it is asked for it.
        C::QualificationRank | C::QualificationMatch | C::BoardsWon => true,
        C::BestSession | C::NextBestSession | C::BestTwoSessions | C::CommonOpponent => kind == Kind::Pairs,
        C::NetOnCommonBoards => kind == Kind::BoardAMatch,
        // The standings of a tour are a ready table, and pairs play no matches: there is nothing to look at.
        _ => !matches!(kind, Kind::Tour | Kind::Pairs),
    }
}

/// When its value does not exist, for events of this kind.
pub(crate) fn undefined(criterion: Criterion, kind: Kind) -> Option<&'static str> {
    use Criterion as C;
    match criterion {
        C::ImpQuotient => Some("a team neither won nor lost any IMPs: 0/0"),
        C::PointsQuotient => Some("a team neither won nor lost any points: 0/0"),
        C::OpponentsAverage | C::WeightedAverage => {
            Some("a team had byes and forfeits only: there is nobody to average over")
        }
        C::FideAro | C::FideAroCut1 | C::FideTpr | C::FidePtp | C::FideApro | C::FideAppo | C::FideRtng => {
            Some("a player has no rating")
        }
        C::QualificationMatch => Some("the two did not meet in the qualification"),
        C::CommonOpponent => Some("the tied have met no pair in common"),
        C::MarginAgainstCommonOpponent => Some("the tied have met no team in common"),
        C::NetOnCommonBoards => Some("the tied played no board in common"),
        criterion if among_the_tied(criterion) && matches!(kind, Kind::Swiss | Kind::BoardAMatch) => {
            Some("the tied did not all meet")
        }
        _ => None,
    }
}
