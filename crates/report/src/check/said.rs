//! A finding in words: message, label of the place, smallest example, hint.

use super::gaps::{circle, gap};
use super::numbers::{counts, list, places, trail};
use super::values::{assumed, decides_nothing, no_value, nothing_comes};
use crate::words::{apart, criterion_name, role_key};
use crate::{Language, phrase, say};
use tiebreak_check::{Class, Finding, FindingKind};
use tiebreak_model::{Exact, Kind};

/// A finding in words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    /// The message in one line, with the readings under which it holds.
    pub message: String,
    /// The label of the underlined place.
    pub label: String,
    /// The smallest example that shows it.
    pub example: Option<String>,
    /// What to do about it.
    pub hint: Option<String>,
}

impl Said {
    /// A finding with an example.
    pub(super) fn new(language: Language, message: String, label: String, example: String) -> Self {
        Self {
            message,
            label,
            example: Some(say!(language, check_example { example })),
            hint: None,
        }
    }

    /// Adds a hint what to do about it.
    pub(super) fn hint(self, hint: String) -> Self {
        Self { hint: Some(hint), ..self }
    }
}

/// The meaning of a class, in a sentence.
pub fn class(language: Language, class: Class) -> String {
    say!(language, check_class { class: class.name() })
}

/// A finding in words.
///
/// ```
/// use tiebreak_check::check;
/// use tiebreak_regulation::builtin;
/// use tiebreak_report::{Language, check::said};
/// let checked = check(&builtin::find("grand-chess-tour-2018").unwrap().unwrap());
/// let mut messages = checked.findings.iter().map(|found| said(Language::En, found).message);
/// let left_open = "3.10 leaves it to the Grand Chess Tour Chief Arbiter";
/// assert!(messages.any(|message| message.starts_with(left_open)));
/// ```
pub fn said(language: Language, found: &Finding) -> Said {
    let mut said = what(language, found);
    if !found.readings.is_empty() {
        let readings: Vec<String> =
            found.readings.iter().map(|(id, choice)| format!("{id} = {choice}")).collect();
        said.message =
            say!(language, check_read { message: said.message, readings: readings.join(", ") });
    }
    said
}

/// A way and its end: "Two tied for first place; 2 leaves all level; and this".
pub(super) fn ending(language: Language, way: &tiebreak_check::Trail, end: String) -> String {
    apart(language, &[trail(language, way), end])
}

fn what(language: Language, found: &Finding) -> Said {
    let id = found.clause.as_deref().unwrap_or_default();
    match &found.what {
        FindingKind::Mistake { message, label, hint } => {
            let [message, label] = [message, label].map(|one| one.in_language(language));
            Said {
                message,
                label,
                example: None,
                hint: hint.as_ref().map(|hint| hint.in_language(language)),
            }
        }
        FindingKind::TextRefers { .. }
        | FindingKind::OtherEdition { .. }
        | FindingKind::Ambiguous { .. } => of_text(language, id, &found.what),
        FindingKind::InPart { .. } | FindingKind::Combinations { .. } => {
            in_part(language, id, &found.what)
        }
        FindingKind::TwoRules { .. } | FindingKind::TwoProcedures { .. } => {
            two(language, id, &found.what)
        }
        FindingKind::Gap { .. } => gap(language, id, &found.what),
        FindingKind::UntilWon { .. } => until_won(language, id, &found.what),
        FindingKind::Circle { .. } => circle(language, &found.what),
        FindingKind::Never(never) => nothing_comes(language, id, never),
        FindingKind::CannotSeparate { .. } | FindingKind::OrdersNobody { .. } => {
            decides_nothing(language, id, &found.what)
        }
        FindingKind::NothingKept { .. } | FindingKind::Undefined { .. } => {
            no_value(language, id, &found.what)
        }
        FindingKind::IllSuited { .. } | FindingKind::TimeAndDraw { .. } => {
            senseless(language, id, &found.what)
        }
        FindingKind::Unstated(unstated) => assumed(language, id, unstated),
        FindingKind::LeavesTied { .. }
        | FindingKind::WinnerOnly
        | FindingKind::PlacesUpTo(_)
        | FindingKind::AtCuts { .. } => left(language, id, &found.what),
        FindingKind::AwardShared { award, cut } => {
            let cut = if *cut { "yes" } else { "no" };
            let message = say!(language, check_award_shared { cut, id, award });
            let label = say!(language, check_award_shared_label { cut });
            Said::new(language, message, label, say!(language, check_award_shared_example { cut }))
                .hint(say!(language, check_award_shared_hint { cut }))
        }
        FindingKind::Decides { who, trail: way } => {
            let example = ending(
                language,
                way,
                say!(language, check_decides_end { known: role_key(who), role: who }),
            );
            Said::new(
                language,
                say!(language, check_decides { id, known: role_key(who), role: who }),
                say!(language, check_decides_label),
                example,
            )
        }
        FindingKind::MayDepart { who } => Said::new(
            language,
            say!(language, check_may_depart { id, known: role_key(who), role: who }),
            say!(language, check_may_depart_label),
            say!(language, check_may_depart_example),
        ),
    }
}

fn of_text(language: Language, id: &str, what: &FindingKind) -> Said {
    let finds_nothing = |words: &str| say!(language, check_finds_nothing { words });
    match what {
        FindingKind::TextRefers { words } => Said::new(
            language,
            say!(language, check_text_refers { id, words }),
            say!(language, check_text_refers_label),
            finds_nothing(words),
        ),
        FindingKind::OtherEdition { year, own } => {
            let message = say!(language, check_other_edition { id, year, own });
            Said::new(
                language,
                message,
                say!(language, check_other_edition_label),
                finds_nothing(year),
            )
            .hint(say!(language, check_other_edition_hint))
        }
        FindingKind::Ambiguous { clauses, question, taken, instead } => {
            let (names, question) = (list(language, clauses), question.trim_end_matches('.'));
            let message = say!(
                language,
                check_ambiguous {
                    count: clauses.len(),
                    clauses: names,
                    question: phrase(language, question),
                }
            );
            let label = say!(language, check_ambiguous_label { taken: &taken.0 });
            let or_else = |before, next: &String| {
                say!(language, check_or_else { before, next: phrase(language, next) })
            };
            let example = instead.iter().fold(phrase(language, &taken.1), or_else);
            Said::new(language, message, label, example).hint(say!(language, check_ambiguous_hint))
        }
        _ => Said::default(),
    }
}

fn in_part(language: Language, id: &str, what: &FindingKind) -> Said {
    match what {
        FindingKind::InPart { trail: way } => Said::new(
            language,
            say!(language, check_in_part { id }),
            say!(language, check_in_part_label),
            trail(language, way),
        )
        .hint(say!(language, check_in_part_hint)),
        FindingKind::Combinations { followed, of } => Said::new(
            language,
            say!(language, check_combinations { followed: *followed, all: *of }),
            say!(language, check_combinations_label),
            say!(language, check_combinations_example),
        )
        .hint(say!(language, check_combinations_hint)),
        _ => Said::default(),
    }
}

fn two(language: Language, id: &str, what: &FindingKind) -> Said {
    match what {
        FindingKind::TwoRules { taken, other, tied, trail: way } => {
            let label =
                say!(language, check_two_rules_label { tied: counts(language, tied), taken });
            let example =
                ending(language, way, say!(language, check_two_rules_end { id, taken, other }));
            Said::new(
                language,
                say!(language, check_two_rules { id, taken, other }),
                label,
                example,
            )
            .hint(say!(language, check_two_rules_hint))
        }
        FindingKind::TwoProcedures { taken, kind } => {
            let (message, kind) = (say!(language, check_two_procedures { taken, id }), kind.word());
            let label = say!(language, check_two_procedures_label { taken, kind });
            Said::new(
                language,
                message,
                label,
                say!(language, check_two_procedures_example { kind }),
            )
            .hint(say!(language, check_two_procedures_hint))
        }
        _ => Said::default(),
    }
}

fn until_won(language: Language, id: &str, what: &FindingKind) -> Said {
    let FindingKind::UntilWon { boards, mean, trail: way } = what else { return Said::default() };
    let what = if *boards { "boards" } else { "games" };
    let mean = mean.map(Exact::mixed).unwrap_or_default();
    Said::new(
        language,
        say!(language, check_until_won { id }),
        say!(language, check_until_won_label { what, mean }),
        ending(language, way, say!(language, check_until_won_end { what })),
    )
    .hint(say!(language, check_until_won_hint))
}

fn senseless(language: Language, id: &str, what: &FindingKind) -> Said {
    let as_written = say!(language, check_as_written);
    match what {
        FindingKind::IllSuited { criterion, kind } => {
            let message = say!(
                language,
                check_ill_suited {
                    id,
                    measure: criterion_name(language, *criterion),
                    kind: kind.word()
                }
            );
            let all = if *kind == Kind::RoundRobin { "yes" } else { "no" };
            Said::new(
                language,
                message,
                as_written,
                say!(language, check_ill_suited_example { all }),
            )
            .hint(say!(language, check_ill_suited_hint))
        }
        FindingKind::TimeAndDraw { colour } => {
            let colour = colour.word();
            let message = say!(language, check_time_and_draw { colour, id });
            Said::new(
                language,
                message,
                as_written,
                say!(language, check_time_and_draw_example { colour }),
            )
            .hint(say!(language, check_time_and_draw_hint))
        }
        _ => Said::default(),
    }
}

/// Ties that the text leaves open on purpose.
fn left(language: Language, id: &str, what: &FindingKind) -> Said {
    let two_tied =
        |from: usize| say!(language, check_two_tied { places: places(language, from, from + 1) });
    match what {
        FindingKind::LeavesTied { from } => {
            let message = say!(language, check_leaves_tied { id });
            Said::new(language, message, say!(language, check_leaves_tied_label), two_tied(*from))
        }
        FindingKind::WinnerOnly => Said::new(
            language,
            say!(language, check_winner_only { id }),
            say!(language, check_winner_only_label),
            say!(language, check_winner_only_example),
        ),
        FindingKind::PlacesUpTo(to) => {
            let message = say!(language, check_places_up_to { id, to: *to });
            Said::new(language, message, say!(language, check_others_stay), two_tied(to + 1))
        }
        FindingKind::AtCuts { to } => {
            let message = say!(language, check_at_cuts { to: *to, id });
            Said::new(
                language,
                message,
                say!(language, check_others_stay),
                say!(language, check_at_cuts_example),
            )
        }
        _ => Said::default(),
    }
}
