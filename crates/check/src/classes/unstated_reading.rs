//! A reading that is not stated: the text can be taken two ways.
//!
//! Where the file names the readings and takes one, the text itself is still silent: a note for whoever writes the next edition.
//! Where not even the file says which is meant, the program has to assume something: a warning.

use super::Subject;
use crate::walk::Event;
use crate::{Class, Finding, words};
use tiebreak_document::Severity;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Criterion, Form};

pub(super) fn find(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings = named(subject);
    findings.extend(after_separation(subject));
    for (index, clause) in subject.regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        match &clause.action {
            Action::Rank(criterion) => findings.extend(forfeits(subject, at, *criterion)),
            Action::Play(play) => findings.extend(defaults(subject, at, &play.form)),
            _ => {}
        }
    }
    findings.extend(settles(subject));
    findings
}

/// The ambiguities that the file names: one finding each, at the first clause it is about.
fn named(subject: &Subject<'_>) -> Vec<Finding> {
    let readings = subject.regulation.readings.iter().filter(|reading| reading.choices.len() > 1);
    readings
        .filter_map(|reading| {
            let at = *reading.clauses.first()?;
            let ids: Vec<String> = reading.clauses.iter().map(|at| subject.id(*at).to_owned()).collect();
            let say = if ids.len() == 1 { "does not say" } else { "do not say" };
            let question = reading.question.trim_end_matches('.');
            let instead: Vec<&str> = reading
                .choices
                .iter()
                .filter(|(name, _)| *name != reading.taken)
                .map(|(_, meaning)| meaning.as_str())
                .collect();
            let found = subject
                .finding(Class::UnstatedReading, at, format!("{} {say}: {question}", words::list(&ids)))
                .label(format!("read as `{}`", reading.taken))
                .example(format!("for example: {}; or: {}", reading.meaning(), instead.join("; or: ")))
                .hint("write the answer into the next edition");
            Some(found)
        })
        .collect()
}

fn unstated(subject: &Subject<'_>, at: ClauseRef, message: String) -> Finding {
    subject.finding(Class::UnstatedReading, at, message).severity(Severity::Warning)
}

fn after_separation(subject: &Subject<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (clause, event, walk, at) in subject.events() {
        let ladder = match &subject.regulation.clause(clause).action {
            Action::Play(play) => match play.form {
                Form::KnockOut { seeding, .. } => seeding,
                _ => clause,
            },
            _ => clause,
        };
        let id = subject.id(ladder);
        if event == Event::SeparatesSome && subject.places.key(id, "after-separation").is_none() {
            let message = format!("{id} does not say what follows when a criterion separates some of them");
            let found = unstated(subject, ladder, message)
                .label("assumed: those still level go on to the next criterion")
                .example(format!(
                    "for example: {}; the games among the tied put one first and leave two level",
                    walk.trail(at[0])
                ))
                .hint("add `after-separation = \"continue\"` or `\"restart\"`");
            findings.push(found);
        }
    }
    findings
}

fn forfeits(subject: &Subject<'_>, at: ClauseRef, criterion: Criterion) -> Option<Finding> {
    (criterion.properties().counts_colours && !subject.places.has("forfeits")).then(|| {
        let id = subject.id(at);
        unstated(subject, at, format!("{id} does not say whether a forfeited game counts"))
            .label("assumed: nobody had black in a forfeited game")
            .example("for example: two are level; one of them got a point with black because the opponent did not come")
            .hint("add `forfeits = \"in-scores\"` or `\"everywhere\"` at the top of the file")
    })
}

/// What the program assumes where the file leaves a key out.
fn defaults(subject: &Subject<'_>, at: ClauseRef, form: &Form) -> Option<Finding> {
    let (key, assumed, hint) = match form {
        Form::Match { .. } => ("games", "two games", "add `games = 2`"),
        Form::UntilWon { .. } => ("order", "white changes after every game", "add `order = \"1 2\"`"),
        _ => return None,
    };
    let id = subject.id(at);
    let play = subject.places.key(id, "play")?;
    crate::place::child(play, key).is_none().then(|| {
        let mut found = unstated(subject, at, format!("{id} does not say its `{key}`"))
            .label(format!("assumed: {assumed}"))
            .example(format!("for example: two come to {id}"))
            .hint(hint);
        found.span = Some(play.span.clone());
        found
    })
}

fn settles(subject: &Subject<'_>) -> Vec<Finding> {
    let unsaid = subject.regulation.entries.iter().filter(|entry| {
        let clause = entry.settles.1;
        // Where every tie is meant, every place is.
        let every = entry.tie_for.from == 1 && entry.tie_for.to.is_none();
        !every && clause == entry.clause && subject.places.key(subject.id(clause), "settles").is_none()
    });
    unsaid
        .map(|entry| {
            let id = subject.id(entry.clause);
            unstated(
                subject,
                entry.clause,
                format!("{id} does not say whether only the winner or every place is settled"),
            )
            .label("assumed: every place that it names")
            .example(
                "for example: three tied for first place; the loser of a play-off may be third or share second place",
            )
            .hint("add `settles = \"winner\"` or `\"places\"`")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::Class::UnstatedReading;
    use crate::classes::tests::{FOR_FIRST, at, found};
    use tiebreak_document::Severity;

    #[test]
    fn a_named_reading_is_a_note() {
        let silent = format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots or a toss.\"\nclock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
             play = {{ form = \"armageddon\", white = {{ reading = \"white\", lots = \"lots\", toss = \"toss-with-choice\" }}, draw-wins = \"black\", clock = \"blitz\" }}\n\
             [reading.\"white\"]\nclause = [\"2\"]\nquestion = \"Who has white?\"\ndefault = \"lots\"\n\
             [reading.\"white\".choices]\nlots = \"lots\"\ntoss = \"a toss\"\n"
        );
        let found = found(UnstatedReading, &silent);
        assert_eq!((found.len(), found[0].severity), (1, Severity::Note));
        assert_eq!(found[0].message, "2 does not say: Who has white?");
    }

    #[test]
    fn what_follows_a_partial_separation() {
        let ladder = |said: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"By these.\"\norder = [\"a\", \"b\"]\n{said}\
                 [clause.\"a\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n[clause.\"b\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
            )
        };
        let silent = found(UnstatedReading, &ladder(""));
        assert_eq!((silent.len(), silent[0].severity), (1, Severity::Warning));
        assert!(at(UnstatedReading, &ladder("after-separation = \"continue\"\n")).is_empty());
        // Wins are the same in every smaller group: nothing to say.
        assert!(at(UnstatedReading, &ladder("").replace("mutual-result", "wins")).is_empty());
    }

    #[test]
    fn forfeits_and_black() {
        let black = crate::classes::tests::regulation(&format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"More games with black.\"\nrank = \"games-with-black\"\nthen = \"3\"\n\
             [clause.\"3\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
        ));
        let silent = |text: &str| {
            let checked = crate::check_text("test.toml", text);
            checked.findings.iter().filter(|found| found.class == UnstatedReading).count()
        };
        assert_eq!(silent(&black), 0);
        assert_eq!(silent(&black.replace("forfeits = \"in-scores\"\n", "")), 1);
    }

    #[test]
    fn keys_left_out() {
        let stage = |form: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Two players, lots for white.\"\nclock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
                 play = {{ {form}, white = \"lots\", clock = \"blitz\" }}\n"
            )
        };
        assert_eq!(at(UnstatedReading, &stage("form = \"until-won\"")), ["2"]);
        assert!(at(UnstatedReading, &stage("form = \"until-won\", order = \"1 2\"")).is_empty());
        assert_eq!(at(UnstatedReading, &stage("form = \"match\"")), ["2"]);
    }
}
