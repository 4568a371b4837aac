//! The choices for a new event: regulation, readings and time zone, with the consequences of each
//! reading.

use super::new_event::ImportedEvent;
use crate::App;
use crate::authoring::drafting;
use crate::infra::problem::Problem;
use crate::regulations::list::built_in;
use crate::site::words::{MARKS, with_markup};
use maud::{Markup, html};
use tiebreak_engine::{Options, rule};
use tiebreak_formats::Format;
use tiebreak_model::{Event, NameOrder, NoAnswers, Participant, Sport, Zone};
use tiebreak_regulation::{Reading, Regulation};
use tiebreak_report::{Case, Language, phrase, readings, say};
use tiebreak_store::UserAccount;

/// The regulations that an account can choose from.
#[derive(Debug)]
pub struct Shelf {
    built_in: &'static [Regulation],
    /// Regulations written on this server, each in its newest usable version, with the number of
    /// that version and whether a newer draft exists.
    own: Vec<(Regulation, i64, bool)>,
}

impl Shelf {
    /// Loads the regulations that the account may see.
    pub async fn load(app: &App, account: &UserAccount) -> Result<Self, Problem> {
        let mut own = Vec::new();
        for row in app.store.regulations(account).await? {
            let Some(number) = row.usable else { continue };
            let version = drafting::version(app, &row.id, number).await?;
            // A version that an earlier release accepted may be unusable now: it is not offered.
            if let Ok(regulation) = Regulation::read(&format!("{}.toml", row.id), &version.text) {
                own.push((regulation, number, row.newest.number > number));
            }
        }
        Ok(Self { built_in: built_in(), own })
    }

    fn all(&self) -> impl Iterator<Item = &Regulation> + Clone {
        self.own.iter().map(|(regulation, ..)| regulation).chain(self.built_in)
    }
}

/// The choice of a regulation. After a choice, the page explains what the readings mean.
pub fn regulation(language: Language, shelf: &Shelf, chosen: &str) -> Markup {
    let known = shelf.all().any(|regulation| regulation.id == chosen);
    html! {
        label { (say!(language, page_incoming_settle_by)) " "
            select name="regulation" data-look {
                @if !known { option value="" { (say!(language, page_incoming_choose)) } }
                @if !shelf.own.is_empty() {
                    optgroup label=(say!(language, page_regulations_written_here)) {
                        @for (regulation, number, draft) in &shelf.own {
                            option value=(regulation.id) selected[regulation.id == chosen] {
                                @let own = say!(language, page_incoming_own_version {
                                    title: &regulation.title,
                                    number: number.unsigned_abs(),
                                    draft: if *draft { "yes" } else { "no" },
                                });
                                (own)
                            }
                        }
                    }
                }
                optgroup label=(say!(language, page_incoming_built_in)) {
                    @for regulation in shelf.built_in {
                        option value=(regulation.id) selected[regulation.id == chosen] {
                            (regulation.title)
                        }
                    }
                }
            }
        }
        p.small {
            @if known {
                a href={ "/regulations/" (chosen) } target="_blank" {
                    (say!(language, page_incoming_its_text))
                }
                ". "
            }
            (say!(language, page_incoming_text_kept))
        }
    }
}

/// The result of the event under the present choices; `None` if the engine cannot rule on it.
pub fn outcome(language: Language, imported: &ImportedEvent) -> Option<String> {
    let ruling =
        rule(&imported.event, &imported.regulation, &mut NoAnswers, Options::default()).ok()?;
    Some(readings::outcome(
        Case::new(&imported.event, &imported.regulation, &ruling).in_language(language),
    ))
}

/// One way to read an unclear sentence, and its result.
struct Way {
    name: String,
    means: String,
    taken: bool,
    /// What this way would change; `None` for the way that is taken.
    change: Option<String>,
    outcome: String,
}

/// The ways to read a sentence. Each one needs a ruling of its own.
fn ways(language: Language, imported: &ImportedEvent, reading: &Reading) -> Vec<Way> {
    let ImportedEvent { event, regulation, .. } = imported;
    let Ok(ours) = rule(event, regulation, &mut NoAnswers, Options::default()) else {
        return Vec::new();
    };
    let case = Case::new(event, regulation, &ours).in_language(language);
    let way = |(name, means): &(String, String)| {
        let mut chosen = event.readings().clone();
        chosen.insert(reading.id.clone(), name.clone());
        let regulation = regulation.in_readings(&chosen).ok()?;
        let ruling = rule(event, &regulation, &mut NoAnswers, Options::default()).ok()?;
        let taken = *name == reading.taken;
        let change = readings::change(case, &ruling).filter(|_| !taken);
        let outcome =
            readings::outcome(Case::new(event, &regulation, &ruling).in_language(language));
        Some(Way { name: name.clone(), means: phrase(language, means), taken, change, outcome })
    };
    reading.choices.iter().filter_map(way).collect()
}

/// The readings of the chosen regulation. Those that make a difference for this event come first.
pub fn readings_of(language: Language, imported: &ImportedEvent) -> Markup {
    let all = imported
        .regulation
        .readings
        .iter()
        .map(|reading| (reading, ways(language, imported, reading)));
    let differs = |ways: &[Way]| ways.iter().any(|way| way.change.is_some());
    let (telling, silent): (Vec<_>, Vec<_>) = all.partition(|(_, ways)| differs(ways));
    html! {
        input type="hidden" name="readings-of" value=(imported.regulation.id);
        @for (reading, ways) in &telling { (one(language, reading, ways, true)) }
        @if !silent.is_empty() {
            details.more {
                summary { (say!(language, page_incoming_silent_readings { count: silent.len() })) }
                @for (reading, ways) in &silent { (one(language, reading, ways, false)) }
            }
        }
    }
}

fn one(language: Language, reading: &Reading, ways: &[Way], telling: bool) -> Markup {
    let taken = ways.iter().find(|way| way.taken).map_or("", |way| way.outcome.as_str());
    let said = |way: &Way| {
        let usual = if way.name == reading.default { "yes" } else { "no" };
        let name = html! { strong { (way.name.replace('-', " ")) } };
        with_markup(
            &say!(language, page_incoming_way { usual, name: MARKS[0], means: &way.means }),
            &[name],
        )
    };
    html! {
        fieldset.reading {
            legend { (phrase(language, &reading.question)) }
            @for way in ways {
                label.radio {
                    input type="radio" name={ "reading/" (reading.id) } value=(way.name)
                        checked[way.taken];
                    span {
                        (said(way))
                        @if telling {
                            small.leads { (leads(way, taken)) }
                        }
                    }
                }
            }
        }
    }
}

/// The result under a reading. If the result stays the same, what changes on the way to it.
fn leads(way: &Way, taken: &str) -> String {
    match &way.change {
        Some(change) if way.outcome == taken => format!("{}.", crate::site::words::capital(change)),
        _ => way.outcome.clone(),
    }
}

/// The order of names, with an example from the file; nothing if no name has a comma. Files of
/// other programs say nothing about the order, so one is proposed.
pub fn names(language: Language, event: &Event, format: Format, chosen: &str) -> Markup {
    let shown = |one: &Participant, order: NameOrder| {
        order.shown(&one.name, one.federation.as_deref()).into_owned()
    };
    let examples = || event.participants().iter().filter(|one| one.shown.is_none());
    let differs = |one: &&Participant| shown(one, NameOrder::FamilyGiven) != one.name;
    let both_differ = |one: &&Participant| {
        shown(one, NameOrder::GivenFamily) != shown(one, NameOrder::FamilyGiven)
    };
    let of_people = event.sport() == Sport::Chess && event.teams().is_none();
    let example = examples().find(both_differ).or_else(|| examples().find(differs));
    let proposed = match (NameOrder::from_word(chosen), event.name_order(), format) {
        (Some(chosen), ..) => chosen,
        (None, NameOrder::AsWritten, Format::EventFile) => NameOrder::AsWritten,
        (None, NameOrder::AsWritten, _) => NameOrder::GivenFamily,
        (None, order, _) => order,
    };
    html! {
        @if let Some(example) = example.filter(|_| of_people) {
            h2 { (say!(language, page_incoming_names)) }
            fieldset {
                @for (order, word) in NameOrder::ALL {
                    label.radio {
                        input type="radio" name="shown-names" value=(word)
                            checked[order == proposed];
                        " " (say!(language, page_incoming_names_shown {
                            order: word,
                            example: shown(example, order),
                        }))
                    }
                }
            }
            p.small.grey { (say!(language, page_incoming_names_explained)) }
        }
    }
}

/// The field for the time zone of the event.
pub fn time_zone(language: Language, chosen: &str) -> Markup {
    html! {
        label {
            (say!(language, page_incoming_played_in)) " "
            input name="time-zone" list="time-zones" value=(chosen) placeholder="Europe/Amsterdam"
                maxlength="60" autocomplete="off"
                data-own-zone=(say!(language, page_incoming_take_zone { zone: "{}" }));
        }
        datalist id="time-zones" {
            @for name in Zone::names().iter().filter(|name| name.contains('/')) {
                option value=(name) {}
            }
        }
        p.small.grey { (say!(language, page_incoming_zone_explained)) }
    }
}
