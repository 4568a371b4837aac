//! No rule applies: somebody is still tied for a place that the regulation settles, and the text
//! says nothing more.
//!
//! The arbiter would have to invent a rule on the spot. Found where the walk comes to an end with
//! two or more level. A file may say with `leaves-open` that its text does so knowingly: then it is
//! a note.

use super::CheckSubject;
use crate::walk::{Walk, WalkEvent};
use crate::{Class, Finding, FindingKind, Gap, Trail};
use tiebreak_document::{Severity, Span};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Clause, Duty};

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let gaps = subject.events().into_iter().filter_map(|(clause, event, walk, at)| match event {
        WalkEvent::Gap(gap) => Some(one(subject, clause, gap, walk, at)),
        _ => None,
    });
    gaps.chain(cut_short(subject)).collect()
}

/// Why a clause leaves ties open knowingly.
pub(super) fn knowingly(clause: &Clause) -> Option<&str> {
    clause.duties.iter().find_map(|duty| match duty {
        Duty::LeavesOpen(why) => Some(why.as_str()),
        _ => None,
    })
}

/// A file with more situations than anybody could follow.
fn cut_short(subject: &CheckSubject<'_>) -> Option<Finding> {
    let walk = subject.walks.iter().find(|walk| walk.is_cut_short())?;
    let trail = match walk.states.len().checked_sub(1) {
        Some(last) => walk.trail(last),
        None => Trail::begin(2, 1),
    };
    let found = subject.finding(Class::Bound, walk.entry.clause, FindingKind::InPart { trail });
    Some(found.severity(Severity::Warning))
}

fn one(
    subject: &CheckSubject<'_>,
    clause: ClauseRef,
    gap: Gap,
    walk: &Walk<'_>,
    at: &[usize],
) -> Finding {
    let first = &walk.states[at[0]];
    let left: Vec<usize> = walk.left.get(&(clause, gap)).into_iter().flatten().copied().collect();
    let knowingly = knowingly(subject.regulation.clause(clause)).map(str::to_owned);
    let severity = if knowingly.is_some() { Severity::Note } else { Class::Gap.severity() };
    let what = FindingKind::Gap {
        gap,
        come: walk.numbers.counts(&walk.sizes(at)),
        some: left.first().copied().unwrap_or(0),
        left: walk.numbers.counts(&left),
        example: (first.size, first.first),
        knowingly,
        trail: walk.trail(at[0]),
    };
    subject
        .finding(Class::Gap, clause, what)
        .severity(severity)
        .at(Some(span(subject, clause, gap)))
}

fn span(subject: &CheckSubject<'_>, clause: ClauseRef, gap: Gap) -> Span {
    match gap {
        Gap::NoNumber => subject.key_span(clause, "by-number"),
        Gap::NoPlace => subject.key_span(clause, "by-place"),
        Gap::NoRoute => subject.key_span(clause, "then"),
        _ => subject.span(clause),
    }
}

#[cfg(test)]
mod tests {
    use crate::Class::Gap;
    use crate::classes::tests::{FOR_FIRST, at, found};
    use crate::{Finding, FindingKind, Gap as Why};

    /// Ranges of numbers, each with its end.
    type Ranges = Vec<(usize, Option<usize>)>;

    /// Why, how many come and how many are left.
    fn told(found: &Finding) -> (Why, Ranges, Ranges) {
        let FindingKind::Gap { gap, come, left, .. } = &found.what else { panic!("{found:?}") };
        let ranges = |list: &[tiebreak_regulation::Count]| {
            list.iter().map(|count| (count.from, count.to)).collect()
        };
        (*gap, ranges(come), ranges(left))
    }

    fn two(second: &str) -> String {
        format!("{FOR_FIRST}{second}")
    }

    #[test]
    fn a_criterion_with_nothing_after_it() {
        let gap = two("[clause.\"2\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n");
        let found = found(Gap, &gap);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].clause.as_deref(), Some("2"));
        assert_eq!(told(&found[0]), (Why::EndOfText, vec![(2, None)], vec![(2, None)]));
        let closed =
            two("[clause.\"2\"]\ntext = \"Mutual result, then lots.\"\nrank = \"mutual-result\"\n\
             then = \"3\"\n\
             [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n");
        assert!(at(Gap, &closed).is_empty());
    }

    #[test]
    fn a_tie_left_knowingly_is_a_note() {
        let said = "[clause.\"2\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n\
                    leaves-open = \"the text ends here\"\n";
        let known = found(Gap, &two(said));
        assert_eq!((known.len(), known[0].severity), (1, tiebreak_document::Severity::Note));
        assert!(matches!(
            &known[0].what,
            FindingKind::Gap { knowingly: Some(why), .. } if why == "the text ends here"
        ));
        // A clause that only says so is one too; and where no tie is left, that is said as well.
        let alone =
            two("[clause.\"2\"]\ntext = \"Unsaid.\"\nleaves-open = \"not in our sources\"\n");
        assert_eq!(found(Gap, &alone)[0].severity, tiebreak_document::Severity::Note);
        let never = two("[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n\
             leaves-open = \"the text ends here\"\n");
        assert!(at(Gap, &never).is_empty());
        assert_eq!(at(crate::Class::Unreachable, &never), ["2"]);
    }

    #[test]
    fn a_number_without_a_line() {
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let gap = two(&format!(
            "[clause.\"2\"]\ntext = \"By number.\"\nby-number = {{ \"2\" = \"3\", \"4..\" = \"3\" \
             }}\n{lots}"
        ));
        assert_eq!(
            told(&found(Gap, &gap)[0]),
            (Why::NoNumber, vec![(3, Some(3))], vec![(3, Some(3))])
        );
        let closed = two(&format!(
            "[clause.\"2\"]\ntext = \"By number.\"\nby-number = {{ \"2..\" = \"3\" }}\n{lots}"
        ));
        assert!(at(Gap, &closed).is_empty());
    }

    #[test]
    fn a_place_without_a_line() {
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let places = |lines: &str| {
            format!(
                "[clause.\"1\"]\ntext = \"Ties.\"\napplies = {{ kinds = [\"swiss\"], tie-for = \
                 \"all\", go = \"2\" }}\nsettles = \"places\"\n\
                 [clause.\"2\"]\ntext = \"By place.\"\nby-place = {lines}\n{lots}"
            )
        };
        let gap = found(Gap, &places("{ \"1\" = \"3\", \"3..\" = \"3\" }"));
        assert!(matches!(gap[0].what, FindingKind::Gap { gap: Why::NoPlace, example: (2, 2), .. }));
        assert!(at(Gap, &places("{ \"1\" = \"3\", \"2..\" = \"3\" }")).is_empty());
    }

    #[test]
    fn a_match_for_three() {
        let gap = two("[clause.\"2\"]\ntext = \"Sudden death; lots for white.\"\n\
             clock = { name = \"blitz\", both = \"3:00+2\" }\n\
             play = { form = \"until-won\", order = \"1 2\", clock = \"blitz\", white = \"lots\" \
             }\n");
        assert_eq!(told(&found(Gap, &gap)[0]), (Why::NotTwo, vec![(3, None)], vec![(3, None)]));
    }

    #[test]
    fn a_route_that_is_missing() {
        let stage = "[clause.\"2\"]\ntext = \"A round robin; lots.\"\n\
                     clock = { name = \"blitz\", both = \"3:00+2\" }\n\
             play = { form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }\n";
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let gap = two(&format!("{stage}then = [{{ tied = \"2\", go = \"3\" }}]\n{lots}"));
        let found = found(Gap, &gap);
        assert_eq!((told(&found[0]).0, told(&found[0]).2), (Why::NoRoute, vec![(3, None)]));
        assert!(at(Gap, &two(&format!("{stage}then = \"3\"\n{lots}"))).is_empty());
    }

    #[test]
    fn a_seeding_and_a_selection_that_leave_some_level() {
        let seeded = |by: &str| {
            two(&format!(
                "[clause.\"2\"]\ntext = \"A knock-out seeded by 3.\"\n\
                 play = {{ form = \"knock-out\", seeding = \"3\", match = \"5\" }}\n\
                 [clause.\"3\"]\ntext = \"By 4.\"\norder = {by}\n\
                 [clause.\"4\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
                 [clause.\"5\"]\ntext = \"Lots.\"\nlots = \"seeding\"\n"
            ))
        };
        assert_eq!(at(Gap, &seeded("[\"4\"]")), ["3"]);
        assert!(at(Gap, &seeded("[\"4\", \"5\"]")).is_empty());
        let chosen = |by: &str| {
            two(&format!(
                "[clause.\"2\"]\ntext = \"The first two by 3 play off.\"\n\
                 select = {{ top = 2, by = {by}, go = \"4\" }}\n\
                 [clause.\"3\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
                 [clause.\"4\"]\ntext = \"Lots.\"\nlots = \"participants\"\n"
            ))
        };
        assert_eq!(at(Gap, &chosen("[\"3\"]")), ["2"]);
        assert!(at(Gap, &chosen("[\"3\", \"4\"]")).is_empty());
    }

    /// Numbers beyond sixteen are judged as they are written.
    #[test]
    fn numbers_beyond_sixteen() {
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let by = |lines: &str| {
            two(&format!("[clause.\"2\"]\ntext = \"By number.\"\nby-number = {lines}\n{lots}"))
        };
        let to_20 = found(Gap, &by("{ \"2..20\" = \"3\" }"));
        assert_eq!(told(&to_20[0]), (Why::NoNumber, vec![(21, None)], vec![(21, None)]));
        let without_17 = found(Gap, &by("{ \"2..16\" = \"3\", \"18..\" = \"3\" }"));
        assert_eq!(
            told(&without_17[0]),
            (Why::NoNumber, vec![(17, Some(17))], vec![(17, Some(17))])
        );
        for whole in [
            "{ \"2..16\" = \"3\", \"17..\" = \"3\" }",
            "{ \"2..20\" = \"3\", \"21..300\" = \"3\", \"301..\" = \"3\" }",
        ] {
            assert!(at(Gap, &by(whole)).is_empty(), "{whole}");
            assert!(at(crate::Class::Unreachable, &by(whole)).is_empty(), "{whole}");
        }
    }
}
