//! What is chosen for an event that comes in: its regulation, how that is read, its time zone; and what each reading would mean.

use super::regulations::built_in;
use crate::App;
use crate::authoring::drafting;
use crate::bringing_in::Newcomer;
use crate::problem::Problem;
use maud::{Markup, html};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Silent, Zone};
use tiebreak_regulation::{Reading, Regulation};
use tiebreak_report::{Case, readings};
use tiebreak_store::Account;

/// The regulations that somebody may choose from.
#[derive(Debug)]
pub struct Shelf {
    built_in: &'static [Regulation],
    /// Those written here, in the newest version that can be followed; its number, and whether a newer draft waits.
    own: Vec<(Regulation, i64, bool)>,
}

impl Shelf {
    /// What the account may see.
    pub async fn of(app: &App, account: &Account) -> Result<Self, Problem> {
        let mut own = Vec::new();
        for row in app.store.regulations(account).await? {
            let Some(number) = row.usable else { continue };
            let version = drafting::version(app, &row.id, number).await?;
            // What an earlier program could follow and this one cannot is not offered.
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

/// The choice of a regulation; pressed again, or by a script at once, the page says what its readings mean.
pub fn regulation(shelf: &Shelf, chosen: &str) -> Markup {
    let known = shelf.all().any(|regulation| regulation.id == chosen);
    html! {
        label { "Settle ties by "
            select name="regulation" data-look {
                @if !known { option value="" { "choose a regulation" } }
                @if !shelf.own.is_empty() {
                    optgroup label="Written here" {
                        @for (regulation, number, draft) in &shelf.own {
                            option value=(regulation.id) selected[regulation.id == chosen] {
                                (regulation.title) ", version " (number) @if *draft { " (a newer one is a draft)" }
                            }
                        }
                    }
                }
                optgroup label="Built in" {
                    @for regulation in shelf.built_in { option value=(regulation.id) selected[regulation.id == chosen] { (regulation.title) } }
                }
            }
        }
        p.small {
            @if known { a href={ "/regulations/" (chosen) } target="_blank" { "Its text" } ". " }
            "The event keeps the text as it is now, and shows it to everybody."
        }
    }
}

/// What the event comes to as it is chosen.
pub fn outcome(newcomer: &Newcomer) -> Option<String> {
    let ruling = rule(&newcomer.event, &newcomer.regulation, &mut Silent, Options::default()).ok()?;
    Some(readings::outcome(Case { event: &newcomer.event, regulation: &newcomer.regulation, ruling: &ruling }))
}

/// One way to read an unclear sentence, and what it leads to.
struct Way {
    name: String,
    means: String,
    taken: bool,
    /// Where it is not the one taken: what it would change.
    change: Option<String>,
    outcome: String,
}

/// The ways to read a sentence, each ruled by.
fn ways(newcomer: &Newcomer, reading: &Reading) -> Vec<Way> {
    let Newcomer { event, regulation, .. } = newcomer;
    let Ok(ours) = rule(event, regulation, &mut Silent, Options::default()) else { return Vec::new() };
    let case = Case { event, regulation, ruling: &ours };
    let way = |(name, means): &(String, String)| {
        let mut chosen = event.readings.clone();
        chosen.insert(reading.id.clone(), name.clone());
        let regulation = regulation.in_readings(&chosen).ok()?;
        let ruling = rule(event, &regulation, &mut Silent, Options::default()).ok()?;
        let taken = *name == reading.taken;
        let change = readings::change(case, &ruling).filter(|_| !taken);
        let outcome = readings::outcome(Case { event, regulation: &regulation, ruling: &ruling });
        Some(Way { name: name.clone(), means: means.clone(), taken, change, outcome })
    };
    reading.choices.iter().filter_map(way).collect()
}

/// The readings of the chosen regulation: first those that make a difference for this event.
pub fn readings_of(newcomer: &Newcomer) -> Markup {
    let all = newcomer.regulation.readings.iter().map(|reading| (reading, ways(newcomer, reading)));
    let differs = |ways: &[Way]| ways.iter().any(|way| way.change.is_some());
    let (telling, silent): (Vec<_>, Vec<_>) = all.partition(|(_, ways)| differs(ways));
    html! {
        input type="hidden" name="readings-of" value=(newcomer.regulation.id);
        @for (reading, ways) in &telling { (one(reading, ways, true)) }
        @if !silent.is_empty() {
            details.more {
                summary { (silent.len()) @if silent.len() == 1 { " reading" } @else { " readings" } " that would change nothing now" }
                @for (reading, ways) in &silent { (one(reading, ways, false)) }
            }
        }
    }
}

fn one(reading: &Reading, ways: &[Way], telling: bool) -> Markup {
    let taken = ways.iter().find(|way| way.taken).map_or("", |way| way.outcome.as_str());
    html! {
        fieldset.reading {
            legend { (reading.question) }
            @for way in ways {
                label.radio {
                    input type="radio" name={ "reading/" (reading.id) } value=(way.name) checked[way.taken];
                    span {
                        strong { (way.name.replace('-', " ")) } @if way.name == reading.default { " (usual)" } ": " (way.means)
                        @if telling {
                            small.leads { (leads(way, taken)) }
                        }
                    }
                }
            }
        }
    }
}

/// What a reading leads to; where that is the same as under the one taken, what it would say on the way.
fn leads(way: &Way, taken: &str) -> String {
    match &way.change {
        Some(change) if way.outcome == taken => format!("{}.", super::words::capital(change)),
        _ => way.outcome.clone(),
    }
}

/// The time zone of the event.
pub fn time_zone(chosen: &str) -> Markup {
    html! {
        label { "Time zone in which it is played " input name="time-zone" list="time-zones" value=(chosen) placeholder="Europe/Amsterdam" maxlength="60" autocomplete="off" data-own-zone; }
        datalist id="time-zones" { @for name in Zone::names().iter().filter(|name| name.contains('/')) { option value=(name) {} } }
        p.small.grey { "Times of rests, entries and the earliest start are shown in it. Without one they carry the offset of the server or of the file." }
    }
}
