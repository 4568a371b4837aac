//! A regulation followed in every combination of its readings; each finding with the readings that
//! it holds under.

use crate::classes::{self, CheckSubject};
use crate::combinations::{ReadingBundle, ReadingChoices, ReadingReach, in_choices};
use crate::place::RegulationTree;
use crate::walk::Walk;
use crate::{Class, Finding, FindingKind};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use tiebreak_model::{ClauseRef, Kind};
use tiebreak_regulation::{AwardRule, EntryPoint, Regulation, SettledScope, TieFor};

/// More situations in all combinations together than any printed text gives; further combinations
/// are not followed.
const MOST_SITUATIONS: usize = 500_000;
/// The most combinations that are followed.
const MOST_COMBINATIONS: usize = 512;

/// A combination of readings.
struct Combination {
    /// The readings other than taken.
    changed: ReadingChoices,
    regulation: Regulation,
}

/// Everything that is found.
pub(crate) fn findings(regulation: &Regulation) -> Vec<Finding> {
    let reach = ReadingReach::new(regulation);
    let bundles = reach.bundles(regulation);
    let combinations = combinations(regulation, &bundles);
    let mut walker = Walker { reach: &reach, known: BTreeMap::new(), situations: 0 };
    let places = Rc::new(RegulationTree::new(regulation));
    let mut subjects: Vec<CheckSubject<'_>> = Vec::new();
    let mut found: Vec<(Finding, BTreeSet<usize>)> = Vec::new();
    for (number, combination) in combinations.iter().enumerate() {
        if walker.situations > MOST_SITUATIONS {
            break;
        }
        let walks = walker.walks(&combination.regulation, &combination.changed);
        let subject =
            CheckSubject { regulation: &combination.regulation, places: Rc::clone(&places), walks };
        for one in classes::explored(&subject) {
            match found.iter_mut().find(|(known, _)| known.is_again(&one)) {
                Some((_, under)) => {
                    under.insert(number);
                }
                None => found.push((one, BTreeSet::from([number]))),
            }
        }
        subjects.push(subject);
    }
    let followed = subjects.len();
    let mut findings = classes::written(&subjects[0]);
    findings.extend(found.into_iter().map(|(one, under)| Finding {
        readings: rests_on(regulation, &bundles, &combinations[..followed], &under),
        ..one
    }));
    // Without the taken ones, which every bundle has.
    let of = bundles.iter().map(|bundle| bundle.combinations() - 1).fold(1, usize::saturating_add);
    let of = if reach.cut { of.max(followed + 1) } else { of };
    if followed < of {
        let at = regulation.entries.first().map_or(ClauseRef(0), |entry| entry.clause);
        findings.push(subjects[0].finding(
            Class::Bound,
            at,
            FindingKind::Combinations { followed, of },
        ));
    } else {
        findings.extend(classes::unreachable(&subjects));
    }
    findings
}

/// The readings taken, then those nearest to them of every bundle in turn.
fn combinations(regulation: &Regulation, bundles: &[ReadingBundle]) -> Vec<Combination> {
    let mut wanted: Vec<ReadingChoices> =
        bundles.iter().flat_map(|bundle| bundle.first(MOST_COMBINATIONS)).collect();
    wanted.sort_by_key(BTreeMap::len);
    wanted.retain(|changed| !changed.is_empty());
    wanted.truncate(MOST_COMBINATIONS - 1);
    let taken = Combination { changed: ReadingChoices::new(), regulation: regulation.clone() };
    let others = wanted.into_iter().filter_map(|changed| {
        let regulation = in_choices(regulation, &changed)?;
        Some(Combination { changed, regulation })
    });
    std::iter::once(taken).chain(others).collect()
}

/// Walks, each once: a procedure that a reading does not change is the same in all its choices.
struct Walker<'r, 'a> {
    reach: &'a ReadingReach,
    known: BTreeMap<(usize, usize, Kind, ReadingChoices), Rc<Walk<'r>>>,
    situations: usize,
}

impl<'r> Walker<'r, '_> {
    fn walks(&mut self, regulation: &'r Regulation, changed: &ReadingChoices) -> Vec<Rc<Walk<'r>>> {
        let mut walks = Vec::new();
        for (number, entry) in regulation.entries.iter().enumerate() {
            let matter = changed.iter().filter(|(reading, _)| self.reach.matters(reading, number));
            let matter: ReadingChoices =
                matter.map(|(reading, choice)| (reading.clone(), choice.clone())).collect();
            for (part, procedure) in procedures(entry).iter().enumerate() {
                for kind in &entry.kinds {
                    let known = self
                        .known
                        .entry((number, part, *kind, matter.clone()))
                        .or_insert_with(|| {
                            let walk = Walk::new(regulation, procedure, *kind);
                            self.situations += walk.states.len();
                            Rc::new(walk)
                        });
                    walks.push(Rc::clone(known));
                }
            }
        }
        walks
    }
}

/// What a procedure begins: its own ties, and those for an award that has a list of its own or a
/// clause for those who would share it.
pub(crate) fn procedures(entry: &EntryPoint) -> Vec<EntryPoint> {
    let mut all = vec![entry.clone()];
    for (award, clause) in &entry.awards {
        all.extend(
            award
                .by
                .into_iter()
                .chain(award.if_shared)
                .map(|go| for_award(entry, award, *clause, go)),
        );
    }
    all
}

/// The ties for an award that come to a clause.
pub(crate) fn for_award(
    entry: &EntryPoint,
    award: &AwardRule,
    clause: ClauseRef,
    go: ClauseRef,
) -> EntryPoint {
    EntryPoint {
        clause,
        go,
        tie_for: TieFor { from: 1, to: award.seats },
        settles: (SettledScope::Places, clause),
        cuts: Vec::new(),
        at_cuts: false,
        only_needed: false,
        participants: None,
        ..entry.clone()
    }
}

/// The readings that a finding rests on: as few choices as make sure of it among the combinations
/// that were followed.
fn rests_on(
    regulation: &Regulation,
    bundles: &[ReadingBundle],
    combinations: &[Combination],
    under: &BTreeSet<usize>,
) -> Vec<(String, String)> {
    let holds_as_taken = under.contains(&0);
    let mut rests: Vec<(String, String)> = Vec::new();
    for bundle in bundles {
        let own = |changed: &ReadingChoices| {
            changed.keys().all(|id| bundle.readings.iter().any(|(known, _)| known == id))
        };
        let inside: Vec<usize> =
            (0..combinations.len()).filter(|at| own(&combinations[*at].changed)).collect();
        let Some(&first) = inside.iter().find(|at| under.contains(at)) else { continue };
        let value = |at: usize, (id, choices): &(String, Vec<String>)| {
            combinations[at].changed.get(id).unwrap_or(&choices[0]).clone()
        };
        let mut needed: Vec<(&(String, Vec<String>), String)> =
            bundle.readings.iter().map(|reading| (reading, value(first, reading))).collect();
        // What is as taken is given up first.
        needed.sort_by_key(|((_, choices), choice)| *choice != choices[0]);
        let mut at = 0;
        while at < needed.len() {
            let given_up = needed.remove(at);
            let fits = |number: &&usize| {
                needed.iter().all(|(reading, choice)| value(**number, reading) == *choice)
            };
            if !inside.iter().filter(fits).all(|number| under.contains(number)) {
                needed.insert(at, given_up);
                at += 1;
            }
        }
        rests.extend(needed.into_iter().map(|((id, _), choice)| (id.clone(), choice)));
        if !holds_as_taken {
            break;
        }
    }
    rests.sort_by_key(|(id, _)| regulation.readings.iter().position(|reading| reading.id == *id));
    rests
}

#[cfg(test)]
mod tests {
    use crate::classes::tests::{FOR_FIRST, at, found, regulation};
    use crate::{Class, Finding, FindingKind, check_text};
    use std::fmt::Write;

    /// A reading with two choices, `x` and `y`, about clause 2.
    fn reading(id: &str) -> String {
        format!(
            "[reading.\"{id}\"]\nclause = [\"2\"]\nquestion = \"Which?\"\ndefault = \"x\"\n\
             [reading.\"{id}\".choices]\nx = \"this\"\ny = \"that\"\n"
        )
    }

    fn pairs(found: &Finding) -> Vec<(&str, &str)> {
        found.readings.iter().map(|(id, choice)| (id.as_str(), choice.as_str())).collect()
    }

    /// Only both together lead to 4: the one from 2 to 3, the other from 3 to 4.
    fn both(last: &str) -> String {
        format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
             then = {{ reading = \"a\", x = \"5\", y = \"3\" }}\n\
             [clause.\"3\"]\ntext = \"More.\"\nrank = \"sonneborn-berger\"\n\
             then = {{ reading = \"b\", x = \"5\", y = \"4\" }}\n\
             [clause.\"4\"]\ntext = \"Last.\"\n{last}\n[clause.\"5\"]\ntext = \"Lots.\"\n\
             lots = \"place\"\n{}{}",
            reading("a"),
            reading("b")
        )
    }

    #[test]
    fn two_readings_together_lead_somewhere() {
        assert!(at(Class::Unreachable, &both("lots = \"place\"")).is_empty());
        let gap = found(Class::Gap, &both("rank = \"mutual-result\""));
        assert_eq!(gap.iter().map(|one| one.clause.as_deref()).collect::<Vec<_>>(), [Some("4")]);
        assert_eq!(pairs(&gap[0]), [("a", "y"), ("b", "y")]);
        let decided = found(Class::Discretion, &both("decide = \"arbiter\""));
        assert_eq!(pairs(&decided[0]), [("a", "y"), ("b", "y")]);
        // 3 is come to under one reading alone, whatever the other.
        let again = found(Class::NeverSeparates, &both("rank = \"wins\"\nthen = \"5\""));
        assert_eq!(
            (again[0].clause.as_deref(), pairs(&again[0])),
            (Some("4"), vec![("a", "y"), ("b", "y")])
        );
        let circle = found(Class::EndlessLoop, &both("go = \"2\""));
        assert_eq!(pairs(&circle[0]), [("a", "y"), ("b", "y")]);
    }

    /// What holds in the readings taken and not in others names the taken one; what holds in all
    /// names none.
    #[test]
    fn a_finding_names_what_it_rests_on() {
        let text = format!(
            "{FOR_FIRST}[clause.\"2\"]\ntext = \"Wins.\"\nrank = \"wins\"\n\
             then = {{ reading = \"a\", x = [], y = \"5\" }}\n\
             [clause.\"5\"]\ntext = \"The arbiter.\"\ndecide = \"arbiter\"\n{}",
            reading("a")
        );
        assert_eq!(pairs(&found(Class::Gap, &text)[0]), [("a", "x")]);
        assert_eq!(pairs(&found(Class::Discretion, &text)[0]), [("a", "y")]);
        let same = text.replace("x = []", "x = \"5\"");
        assert_eq!(pairs(&found(Class::Discretion, &same)[0]), []);
    }

    /// Twelve readings of one procedure have more combinations than are followed: a note says so,
    /// and nothing is called unreachable.
    #[test]
    fn a_bound_is_said() {
        let mut text = FOR_FIRST.to_owned();
        for number in 2..14 {
            let next = number + 1;
            let _ = write!(
                text,
                "[clause.\"{number}\"]\ntext = \"A criterion.\"\n\
                 rank = {{ reading = \"r{number}\", x = \"wins\", y = \"sonneborn-berger\" }}\n\
                 then = \"{next}\"\n"
            );
        }
        text.push_str(
            "[clause.\"14\"]\ntext = \"Lots.\"\nlots = \"place\"\n[clause.\"15\"]\n\
                       text = \"Lots.\"\nlots = \"place\"\n",
        );
        (2..14).for_each(|number| text.push_str(&reading(&format!("r{number}"))));
        let bound = found(Class::Bound, &text);
        assert_eq!(bound.len(), 1);
        assert_eq!(bound[0].severity, tiebreak_document::Severity::Note);
        assert!(
            matches!(bound[0].what, FindingKind::Combinations { followed: 512, of: 4_096 }),
            "{bound:?}"
        );
        assert!(at(Class::Unreachable, &text).is_empty());
    }

    /// A cap of a million round robins is followed and told in a line.
    #[test]
    fn a_million_round_robins() {
        let capped = |count: u32| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"A round robin; lots.\"\n\
                 clock = {{ name = \"blitz\", both = \"3:00+2\" }}\n\
                 play = {{ form = \"round-robin\", numbers = \"lots\", clock = \"blitz\" }}\n\
                 then = [{{ after-round-robins = {count}, go = \"3\" }}, {{ go = \"2\" }}]\n\
                 [clause.\"3\"]\ntext = \"The arbiter.\"\ndecide = \"arbiter\"\n"
            )
        };
        for count in [4, 1_000_000] {
            let checked = check_text("test.toml", &regulation(&capped(count)));
            let classes: Vec<Class> = checked.findings.iter().map(|found| found.class).collect();
            assert_eq!(classes, [Class::TieLeft, Class::Discretion], "{:#?}", checked.findings);
            let trail = checked.findings[1].what.trail().unwrap();
            assert_eq!(trail.steps.iter().map(|step| step.times).sum::<u32>(), count);
            assert!(trail.steps.len() <= 3, "{trail:?}");
        }
    }

    /// An award with a list of its own is followed like a tie.
    #[test]
    fn the_list_of_an_award() {
        let award = |end: &str| {
            format!(
                "{FOR_FIRST}[clause.\"2\"]\ntext = \"Lots.\"\nlots = \"place\"\n\
                 [clause.\"3\"]\ntext = \"The best woman.\"\n\
                 award = {{ name = \"Best woman\", for = {{ sex = \"w\" }}, by = \"4\" }}\n\
                 [clause.\"4\"]\ntext = \"Wins.\"\nrank = \"wins\"\n{end}"
            )
        };
        assert_eq!(at(Class::Gap, &award("")), ["4"]);
        let shared = award("then = \"5\"\n[clause.\"5\"]\ntext = \"They share.\"\nshare = true\n");
        assert!(at(Class::Gap, &shared).is_empty());
        assert!(at(Class::Unreachable, &shared).is_empty());
    }
}
