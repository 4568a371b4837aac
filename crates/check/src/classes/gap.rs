//! No rule applies: somebody is still tied for a place that the regulation settles, and the text says nothing more.
//!
//! The arbiter would have to invent a rule on the spot. Found where the walk comes to an end with two or more level. A file may say
//! with `leaves-open` that its text does so knowingly: then it is a note.

use super::Subject;
use crate::walk::{Event, Gap, MOST_TIED, Walk};
use crate::{Class, Finding, words};
use tiebreak_document::{Severity, Span};
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Clause, Duty};

pub(super) fn find(subject: &Subject<'_>) -> Vec<Finding> {
    let gaps = subject.events().into_iter().filter_map(|(clause, event, walk, at)| match event {
        Event::Gap(gap) => Some(one(subject, clause, gap, walk, at)),
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

/// A file with so many situations that its readings from this one on are not followed.
pub(super) fn not_looked_at(subject: &Subject<'_>, reading: &str) -> Finding {
    let at = subject.regulation.entries.first().map_or(ClauseRef(0), |entry| entry.clause);
    let message =
        format!("the file is too large for all its readings: {reading} and those after it were not looked at");
    subject
        .finding(Class::Gap, at, message)
        .severity(Severity::Warning)
        .label("looked at in part")
        .example(format!("for example: a gap in another reading of {reading} would not be found"))
        .hint("take out readings that are settled, or check parts of the file by themselves")
}

/// A file with more situations than anybody could follow.
fn cut_short(subject: &Subject<'_>) -> Option<Finding> {
    let walk = subject.walks.iter().find(|walk| walk.is_cut_short())?;
    let at = walk.entry.clause;
    let message =
        format!("{} leads to more situations than are followed here: there may be other gaps", subject.id(at));
    let found = subject.finding(Class::Gap, at, message).severity(Severity::Warning).label("looked at in part");
    let trail = walk.states.len().checked_sub(1).map(|last| walk.trail(last)).unwrap_or_default();
    Some(
        found
            .example(format!("for example: {trail}"))
            .hint("use fewer clauses, or check parts of the file by themselves"),
    )
}

fn one(subject: &Subject<'_>, clause: ClauseRef, gap: Gap, walk: &Walk<'_>, at: &[usize]) -> Finding {
    let id = subject.id(clause);
    let sizes = words::sizes(&walk.sizes(at), MOST_TIED);
    let first = at[0];
    let level = words::number(walk.states[first].size);
    let left: Vec<usize> = walk.left.get(&(clause, gap)).into_iter().flatten().copied().collect();
    let some = words::number(left.first().copied().unwrap_or(0));
    let left = words::sizes(&left, MOST_TIED);
    let (message, end, hint) = match gap {
        Gap::NoAction => (
            format!("{id} is to settle a tie but gives no rule"),
            format!("{id} orders nobody"),
            "give the clause a verb: `rank`, `order`, `lots`, `play`, `decide` or `go`",
        ),
        Gap::NoNumber if matches!(subject.regulation.clause(clause).action, Action::ByPlace(_)) => (
            format!("{id} has no rule for ties for some places"),
            format!("{id} has no line for place {}", walk.states[first].first),
            "add the missing place to `by-place`",
        ),
        Gap::NoNumber => (
            format!("{id} has no rule for {sizes} tied"),
            format!("{id} has no line for {level}"),
            "add the missing number to `by-number`",
        ),
        Gap::NoRoute => (
            format!("{id} does not say where {left} who are still level go"),
            format!("{id} leaves {some} level, and no route fits them"),
            "add a route to `then`",
        ),
        Gap::EndOfText => (
            format!("nothing follows when {id} leaves a tie"),
            format!("{id} leaves {some} level, and the text ends"),
            "add `then = \"...\"`: another criterion, lots, or a decision",
        ),
        Gap::TooFew => (
            format!("{id} chooses more than are tied"),
            format!("{id} wants more than {level}"),
            "send fewer elsewhere with `by-number`",
        ),
        Gap::NotTwo => (
            format!("{id} is a stage for two, but {sizes} come to it"),
            format!("{level} come to {id}, which is for two"),
            "use `by-number`, or a round robin or knock-out",
        ),
        Gap::NotSeeded => (
            format!("{id} may leave some without a seed"),
            format!("{id} leaves {some} level and says nothing more"),
            "end the seeding with `lots = \"seeding\"`",
        ),
        Gap::NotSelected => (
            format!("{id} may leave open who is chosen"),
            format!("{id} leaves some level, of whom not all can be chosen"),
            "end the selection with `lots = \"participants\"`",
        ),
        Gap::NotChosen => (
            format!("{id} does not say what becomes of those who are not chosen"),
            format!("{id} leaves out {some}, and their places are to be settled"),
            "add `others = \"...\"` to `select`: the clause that orders them, or one with `share = true`",
        ),
    };
    let mut found = subject.finding(Class::Gap, clause, message).label(format!("{sizes} may come here"));
    found.span = Some(span(subject, clause, gap));
    let found = found.example(format!("for example: {}; {end}", walk.trail(first)));
    match knowingly(subject.regulation.clause(clause)) {
        Some(why) => {
            let message = format!("{id} leaves a tie open, and the file says why: {}", why.trim_end_matches('.'));
            Finding { message, ..found.severity(Severity::Note) }
        }
        None => found.hint(hint),
    }
}

fn span(subject: &Subject<'_>, clause: ClauseRef, gap: Gap) -> Span {
    match gap {
        Gap::NoNumber => subject.key_span(clause, "by-number"),
        Gap::NoRoute => subject.key_span(clause, "then"),
        _ => subject.span(clause),
    }
}

#[cfg(test)]
mod tests {
    use crate::Class::Gap;
    use crate::classes::tests::{FOR_FIRST, at, found};

    fn two(second: &str) -> String {
        format!("{FOR_FIRST}{second}")
    }

    #[test]
    fn a_criterion_with_nothing_after_it() {
        let gap = two("[clause.\"2\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n");
        let found = found(Gap, &gap);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].clause.as_deref(), Some("2"));
        assert_eq!(
            found[0].example.as_deref(),
            Some("for example: Two tied for first place; 2 leaves two level, and the text ends")
        );
        let closed =
            two("[clause.\"2\"]\ntext = \"Mutual result, then lots.\"\nrank = \"mutual-result\"\nthen = \"3\"\n\
             [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n");
        assert!(at(Gap, &closed).is_empty());
    }

    #[test]
    fn a_tie_left_knowingly_is_a_note() {
        let said = "[clause.\"2\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\nleaves-open = \"the text ends here\"\n";
        let known = found(Gap, &two(said));
        assert_eq!((known.len(), known[0].severity), (1, tiebreak_document::Severity::Note));
        assert_eq!(known[0].message, "2 leaves a tie open, and the file says why: the text ends here");
        // A clause that only says so is one too; and where no tie is left, that is said as well.
        let alone = two("[clause.\"2\"]\ntext = \"Unsaid.\"\nleaves-open = \"not in our sources\"\n");
        assert_eq!(found(Gap, &alone)[0].severity, tiebreak_document::Severity::Note);
        let never = two("[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\nleaves-open = \"the text ends here\"\n");
        assert!(at(Gap, &never).is_empty());
        assert_eq!(at(crate::Class::Unreachable, &never), ["2"]);
    }

    #[test]
    fn a_number_without_a_line() {
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let gap = two(&format!(
            "[clause.\"2\"]\ntext = \"By number.\"\nby-number = {{ \"2\" = \"3\", \"4..\" = \"3\" }}\n{lots}"
        ));
        assert_eq!(found(Gap, &gap)[0].message, "2 has no rule for 3 tied");
        let closed = two(&format!("[clause.\"2\"]\ntext = \"By number.\"\nby-number = {{ \"2..\" = \"3\" }}\n{lots}"));
        assert!(at(Gap, &closed).is_empty());
    }

    #[test]
    fn a_place_without_a_line() {
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let places = |lines: &str| {
            format!(
                "[clause.\"1\"]\ntext = \"Ties.\"\napplies = {{ kinds = [\"swiss\"], tie-for = \"all\", go = \"2\" }}\nsettles = \"places\"\n\
                 [clause.\"2\"]\ntext = \"By place.\"\nby-place = {lines}\n{lots}"
            )
        };
        let gap = found(Gap, &places("{ \"1\" = \"3\", \"3..\" = \"3\" }"));
        let example = "for example: Two tied for places 2 to 3; 2 has no line for place 2";
        assert_eq!(gap[0].example.as_deref(), Some(example));
        assert!(at(Gap, &places("{ \"1\" = \"3\", \"2..\" = \"3\" }")).is_empty());
    }

    #[test]
    fn a_match_for_three() {
        let gap = two(
            "[clause.\"2\"]\ntext = \"Sudden death; lots for white.\"\nclock = { name = \"blitz\", both = \"3:00+2\" }\n\
             play = { form = \"until-won\", order = \"1 2\", clock = \"blitz\", white = \"lots\" }\n",
        );
        assert_eq!(found(Gap, &gap)[0].message, "2 is a stage for two, but 3 or more come to it");
    }

    #[test]
    fn a_route_that_is_missing() {
        let stage = "[clause.\"2\"]\ntext = \"A round robin; lots.\"\nclock = { name = \"blitz\", both = \"3:00+2\" }\n\
             play = { form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }\n";
        let lots = "[clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n";
        let gap = two(&format!("{stage}then = [{{ tied = \"2\", go = \"3\" }}]\n{lots}"));
        let found = found(Gap, &gap);
        assert_eq!(found[0].message, "2 does not say where 3 or more who are still level go");
        assert!(at(Gap, &two(&format!("{stage}then = \"3\"\n{lots}"))).is_empty());
    }

    #[test]
    fn a_seeding_and_a_selection_that_leave_some_level() {
        let seeded = |by: &str| {
            two(&format!(
                "[clause.\"2\"]\ntext = \"A knock-out seeded by 3.\"\nplay = {{ form = \"knock-out\", seeding = \"3\", match = \"5\" }}\n\
                 [clause.\"3\"]\ntext = \"By 4.\"\norder = {by}\n\
                 [clause.\"4\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
                 [clause.\"5\"]\ntext = \"Lots.\"\nlots = \"seeding\"\n"
            ))
        };
        assert_eq!(at(Gap, &seeded("[\"4\"]")), ["3"]);
        assert!(at(Gap, &seeded("[\"4\", \"5\"]")).is_empty());
        let chosen = |by: &str| {
            two(&format!(
                "[clause.\"2\"]\ntext = \"The first two by 3 play off.\"\nselect = {{ top = 2, by = {by}, go = \"4\" }}\n\
                 [clause.\"3\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
                 [clause.\"4\"]\ntext = \"Lots.\"\nlots = \"participants\"\n"
            ))
        };
        assert_eq!(at(Gap, &chosen("[\"3\"]")), ["2"]);
        assert!(at(Gap, &chosen("[\"3\", \"4\"]")).is_empty());
    }
}
