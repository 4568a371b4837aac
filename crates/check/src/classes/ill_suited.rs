//! What makes no sense and can be followed all the same: a criterion that says nothing in events of
//! this kind (Buchholz where everybody meets everybody), or more time for the player whom a draw
//! makes the winner as well. Nothing stops; somebody should look.

use super::CheckSubject;
use crate::walk::WalkEvent;
use crate::{Class, Finding, FindingKind};
use tiebreak_model::Colour;
use tiebreak_regulation::{Action, DrawWins, FirstWhite, StageRules};

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (clause, event, walk, _) in subject.events() {
        let WalkEvent::CanSeparate(criterion) = event else { continue };
        if criterion.properties().ill_suited == Some(walk.kind) {
            let what = FindingKind::IllSuited { criterion, kind: walk.kind };
            let found = subject.finding(Class::IllSuited, clause, what);
            findings.push(found.at(Some(subject.key_span(clause, "rank"))));
        }
    }
    for (at, clause) in subject.clauses() {
        let Action::Play(play) = &clause.action else { continue };
        // Whom a seed gives the draw may have either colour; time that is bid for is what the bid
        // says.
        let StageRules::Armageddon { colours, draw_wins: (DrawWins::Colour(colour), _) } =
            play.form
        else {
            continue;
        };
        let Some((clock, _)) = play.clock.filter(|_| !matches!(colours, FirstWhite::Bids(_)))
        else {
            continue;
        };
        let (own, other) = match colour {
            Colour::White => (clock.white, clock.black),
            Colour::Black => (clock.black, clock.white),
        };
        if own.base > other.base {
            let found = subject.finding(Class::IllSuited, at, FindingKind::TimeAndDraw { colour });
            findings.push(found.at(Some(subject.key_span(at, "play"))));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use crate::Class::IllSuited;
    use crate::classes::tests::{FOR_FIRST, at, found};
    use tiebreak_document::Severity;

    #[test]
    fn buchholz_in_a_round_robin() {
        let by = |criterion: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"A criterion.\"\nrank = \"{criterion}\"\n\
                 then = \"3\"\n\
                 [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            )
        };
        for criterion in ["BH", "BH/C1", "fide:BH/C3", "solkoff", "PS"] {
            let said = found(IllSuited, &by(criterion));
            assert_eq!((said.len(), said[0].severity), (1, Severity::Note), "{criterion}");
            assert!(
                at(IllSuited, &by(criterion).replace("round-robin", "swiss")).is_empty(),
                "{criterion}"
            );
        }
        assert!(at(IllSuited, &by("SB")).is_empty());
        assert_eq!(at(IllSuited, &by("KS").replace("round-robin", "swiss")), ["2"]);
    }

    #[test]
    fn more_time_and_the_draw() {
        let game = |white: &str, black: &str, draw: &str, colours: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Two: 3. More: 4.\"\n\
                 by-number = {{ \"2\" = \"3\", \"3..\" = \"4\" }}\n\
                 [clause.\"3\"]\ntext = \"One game.\"\nclock = {{ name = \"last\", white = \
                 \"{white}\", black = \"{black}\" }}\n\
                 play = {{ form = \"armageddon\", white = \"{colours}\", draw-wins = \"{draw}\", \
                 clock = \"last\" }}\n\
                 [clause.\"4\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            )
        };
        assert_eq!(at(IllSuited, &game("4:00", "5:00", "black", "lots")), ["3"]);
        assert_eq!(at(IllSuited, &game("5:00", "4:00", "white", "lots")), ["3"]);
        assert!(at(IllSuited, &game("5:00", "4:00", "black", "lots")).is_empty());
        assert!(at(IllSuited, &game("5:00", "5:00", "black", "lots")).is_empty());
        assert!(at(IllSuited, &game("4:00", "5:00", "black", "bids")).is_empty());
    }
}
