//! A reference to a clause that does not exist: in a key, where the file cannot be followed at all,
//! or in the printed text, where people cannot. A year other than the edition's own is such a
//! reference too: it points at another tournament.

use super::CheckSubject;
use crate::{Class, Finding, FindingKind};
use tiebreak_document::{RejectedFile, Severity};
use tiebreak_language::says;
use tiebreak_model::ClauseRef;

/// Mistakes of the reader, those about references under their own name.
pub(super) fn rejected(rejected: &RejectedFile) -> Vec<Finding> {
    let one = |found: &tiebreak_document::Diagnostic| {
        let missing = says!(found.message, regulation_file_no_such_clause);
        let (message, label, hint) =
            (found.message.clone(), found.label.clone(), found.hint.clone());
        Finding {
            class: if missing { Class::MissingReference } else { Class::Invalid },
            severity: found.severity,
            ..Finding::mistake(found.span.clone(), message, label, hint)
        }
    };
    rejected.findings.iter().map(one).collect()
}

pub(super) fn find(subject: &CheckSubject<'_>) -> Vec<Finding> {
    let own_year = years(&subject.regulation.title).next();
    let mut findings = Vec::new();
    for (index, clause) in subject.regulation.clauses.iter().enumerate() {
        let at = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
        for named in references(&clause.text) {
            if !exists(subject, &clause.id, named.number) {
                findings.push(in_text(
                    subject,
                    at,
                    named.words,
                    FindingKind::TextRefers { words: named.words.to_owned() },
                ));
            }
        }
        let Some(own) = own_year else { continue };
        for year in years(&clause.text).filter(|year| is_stale(year, own)) {
            let what = FindingKind::OtherEdition { year: year.to_owned(), own: own.to_owned() };
            findings.push(in_text(subject, at, year, what));
        }
    }
    findings
}

fn in_text(subject: &CheckSubject<'_>, at: ClauseRef, words: &str, what: FindingKind) -> Finding {
    let found = subject.finding(Class::MissingReference, at, what).severity(Severity::Warning);
    found.at(subject.places.words(subject.id(at), words))
}

/// "section 3" with the words it was found in.
struct Reference<'t> {
    words: &'t str,
    number: &'t str,
}

/// The clauses that a text names by their number.
fn references(text: &str) -> Vec<Reference<'_>> {
    const NOUNS: [&str; 8] = [
        "section ",
        "sections ",
        "paragraph ",
        "paragraphs ",
        "Regulation ",
        "Regulations ",
        "clause ",
        "article ",
    ];
    let mut found = Vec::new();
    for noun in NOUNS {
        for (start, _) in text.match_indices(noun) {
            let after = start + noun.len();
            let rest = &text[after..];
            let length =
                rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.')).unwrap_or(rest.len());
            let number = rest[..length].trim_end_matches('.');
            let is_number = number.starts_with(|c: char| c.is_ascii_digit())
                || (number.len() <= 4 && number.starts_with(|c: char| c.is_ascii_uppercase()));
            if is_number {
                found.push(Reference { words: &text[start..after + number.len()], number });
            }
        }
    }
    found
}

/// Whether a number names a clause, a group of clauses ("1.1" with "1.1a"), or a sibling ("section
/// 1" in D.2 is D.1).
fn exists(subject: &CheckSubject<'_>, own: &str, number: &str) -> bool {
    let parent = own.rsplit_once('.').map_or("", |(parent, _)| parent);
    let sibling = format!("{parent}.{number}");
    subject.regulation.clauses.iter().any(|clause| {
        let rest = clause.id.strip_prefix(number);
        clause.id == sibling
            || rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// A year before the edition's, where the sentence is about a tournament of that year.
fn is_stale(year: &str, own: &str) -> bool {
    year < own
}

fn years(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| {
        word.len() == 4 && word.starts_with("20") && word.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use crate::Class::MissingReference;
    use crate::FindingKind;
    use crate::check_text;
    use crate::classes::tests::{FOR_FIRST, at, found, regulation};
    use tiebreak_document::Severity;

    #[test]
    fn a_key_that_leads_nowhere() {
        let nowhere = regulation(FOR_FIRST);
        let checked = check_text("test.toml", &nowhere);
        assert_eq!(checked.findings[0].class, MissingReference);
        assert_eq!(checked.findings[0].severity, Severity::Error);
        assert_eq!(&nowhere[checked.findings[0].span.clone().unwrap()], "\"2\"");
    }

    #[test]
    fn a_number_in_the_text() {
        let lots = |text: &str| {
            format!("{FOR_FIRST}[clause.\"2\"]\ntext = \"{text}\"\nlots = \"place\"\n")
        };
        assert!(at(MissingReference, &lots("Lots, as in section 1.")).is_empty());
        let missing = found(MissingReference, &lots("Lots, as in section 7 above."));
        assert!(
            matches!(&missing[0].what, FindingKind::TextRefers { words } if words == "section 7")
        );
        assert_eq!(missing[0].severity, Severity::Warning);
    }

    #[test]
    fn a_year_of_another_edition() {
        let text = |year: &str| {
            let clauses = format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots in the Open {year}.\"\nlots = \"place\"\n"
            );
            let text = regulation(&clauses).replace("title = \"Test\"", "title = \"Open 2023\"");
            let checked = check_text("test.toml", &text);
            checked.findings.iter().filter(|found| found.class == MissingReference).count()
        };
        assert_eq!(text("2022"), 1);
        assert_eq!(text("2023"), 0);
    }
}
