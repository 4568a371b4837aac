//! A reading that is not stated: the text can be taken two ways.
//!
//! Where the file names the readings and takes one, the text itself is still silent: a note for the
//! writer of the next edition. Where not even the file says which is meant, the program has to
//! assume something: a warning.

use super::CheckSubject;
use crate::walk::WalkEvent;
use crate::{Class, Finding, FindingKind, UnstatedChoice};
use tiebreak_document::Severity;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{Action, Criterion, StageRules};

/// What the file says of itself.
pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = named(subject);
    findings.extend(settles(subject));
    findings
}

/// What has to be assumed on the way, in the readings that a subject takes.
pub(super) fn assumed(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = after_separation(subject);
    for (index, clause) in subject.regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        match &clause.action {
            Action::Rank(criterion) => findings.extend(forfeits(subject, at, *criterion)),
            Action::Play(play) => findings.extend(defaults(subject, at, &play.form)),
            _ => {}
        }
    }
    findings
}

/// The ambiguities that the file names: one finding each, at the first clause it is about.
fn named(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let readings = subject.regulation.readings.iter().filter(|reading| reading.choices.len() > 1);
    readings
        .filter_map(|reading| {
            let at = *reading.clauses.first()?;
            let instead = reading.choices.iter().filter(|(name, _)| *name != reading.taken);
            let what = FindingKind::Ambiguous {
                clauses: subject.ids(&reading.clauses),
                question: reading.question.clone(),
                taken: (reading.taken.clone(), reading.meaning().to_owned()),
                instead: instead.map(|(_, meaning)| meaning.clone()).collect(),
            };
            Some(subject.finding(Class::UnstatedReading, at, what))
        })
        .collect()
}

fn unstated(subject: &CheckSubject<'_>, at: ClauseRef, unstated: UnstatedChoice) -> Finding {
    subject
        .finding(Class::UnstatedReading, at, FindingKind::Unstated(unstated))
        .severity(Severity::Warning)
}

fn after_separation(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (clause, event, walk, at) in subject.events() {
        let ladder = match &walk.regulation.clause(clause).action {
            Action::Play(play) => match play.form {
                StageRules::KnockOut { seeding, .. } => seeding,
                _ => clause,
            },
            _ => clause,
        };
        let said = || subject.places.key(subject.id(ladder), "after-separation").is_some();
        if event == WalkEvent::SeparatesSome && !said() {
            findings.push(unstated(
                subject,
                ladder,
                UnstatedChoice::AfterSeparation(walk.trail(at[0])),
            ));
        }
    }
    findings
}

fn forfeits(subject: &CheckSubject<'_>, at: ClauseRef, criterion: Criterion) -> Option<Finding> {
    let asks = criterion.properties().counts_colours && !subject.places.has("forfeits");
    asks.then(|| unstated(subject, at, UnstatedChoice::Forfeits))
}

/// Keys of a stage that were left out where another value is as usual.
fn defaults(subject: &CheckSubject<'_>, at: ClauseRef, form: &StageRules) -> Option<Finding> {
    let (key, what) = match form {
        StageRules::Match { .. } => ("games", UnstatedChoice::Games),
        StageRules::UntilWon { .. } => ("order", UnstatedChoice::Order),
        _ => return None,
    };
    let play = subject.places.key(subject.id(at), "play")?;
    crate::place::child(play, key)
        .is_none()
        .then(|| unstated(subject, at, what).at(Some(play.span.clone())))
}

fn settles(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let unsaid = subject.regulation.entries.iter().filter(|entry| {
        let clause = entry.settles.1;
        // Where every tie is meant, every place is.
        let every = entry.tie_for.from == 1 && entry.tie_for.to.is_none();
        !every
            && clause == entry.clause
            && subject.places.key(subject.id(clause), "settles").is_none()
    });
    unsaid.map(|entry| unstated(subject, entry.clause, UnstatedChoice::Settles)).collect()
}

#[cfg(test)]
mod tests {
    use crate::Class::UnstatedReading;
    use crate::FindingKind;
    use crate::classes::tests::{FOR_FIRST, at, found};
    use tiebreak_document::Severity;

    #[test]
    fn a_named_reading_is_a_note() {
        let silent = format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots or a toss.\"\n\
             clock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
             play = {{ form = \"armageddon\", white = {{ reading = \"white\", lots = \"lots\", \
             toss = \"toss-with-choice\" }}, draw-wins = \"black\", clock = \"blitz\" }}\n\
             [reading.\"white\"]\nclause = [\"2\"]\nquestion = \"Who has white?\"\n\
             default = \"lots\"\n\
             [reading.\"white\".choices]\nlots = \"lots\"\ntoss = \"a toss\"\n"
        );
        let found = found(UnstatedReading, &silent);
        assert_eq!((found.len(), found[0].severity), (1, Severity::Note));
        assert!(matches!(
            &found[0].what,
            FindingKind::Ambiguous { question, .. } if question == "Who has white?"
        ));
    }

    #[test]
    fn what_follows_a_partial_separation() {
        let ladder = |said: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"By these.\"\norder = [\"a\", \"b\"]\n{said}\
                 [clause.\"a\"]\ntext = \"Mutual result.\"\nrank = \"mutual-result\"\n\
                 [clause.\"b\"]\ntext = \"Lots.\"\nlots = \"place\"\n"
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
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"More games with black.\"\n\
             rank = \"games-with-black\"\nthen = \"3\"\n\
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
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Two players, lots for white.\"\n\
                 clock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
                 play = {{ {form}, white = \"lots\", clock = \"blitz\" }}\n"
            )
        };
        assert_eq!(at(UnstatedReading, &stage("form = \"until-won\"")), ["2"]);
        assert!(at(UnstatedReading, &stage("form = \"until-won\", order = \"1 2\"")).is_empty());
        assert_eq!(at(UnstatedReading, &stage("form = \"match\"")), ["2"]);
    }
}
