//! What the list of events shows, kept next to the events and brought up to date: when a record
//! grows, when what follows from open games is worked out, and at the start for all that was
//! written meanwhile, or by an older program.

use super::kept_card::KeptCard;
use super::state::EventState;
use crate::infra::clock;
use crate::live::{Live, forecast};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tiebreak_model::Event;
use tiebreak_report::Language;
use tiebreak_report::card::{Card, Picture, Seen, State};
use tiebreak_report::scenarios::View;
use tiebreak_scenarios::Scenarios;
use tiebreak_store::{Sought, StateRow};
use tokio::sync::Notify;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Raised with every change of [`Card`] or of what is found by which words: then all of it is made
/// again.
const FORM: i64 = 3;
/// A card that is shown before its forecast is complete is kept under this form, so that it is made
/// again.
const UNFINISHED: i64 = 0;
/// How many stale cards are read from the database at once.
const AT_ONCE: i64 = 64;
/// How long the list waits for what else happens before it is written: at least, and at most.
const TOGETHER: Duration = Duration::from_millis(100);
const AT_MOST: Duration = Duration::from_secs(2);
/// It waits a multiple of the time as it last took to write: where results come in at many events,
/// the list does not keep them waiting.
const TIMES_AS_LONG: u32 = 20;
/// How often to look whether another program wrote something and did not bring its list up to date.
const AGAIN: Duration = Duration::from_secs(60);

/// The card of an event in a language, with what follows from its open games where that is worked
/// out.
pub fn card(event_state: &EventState, language: Language, forecast: Option<&Scenarios>) -> Card {
    let event = forecast::as_it_stands(event_state);
    card_of(event_state, language, &event, forecast)
}

/// The same for results that are supposed.
pub fn card_of(
    event_state: &EventState,
    language: Language,
    event: &Event,
    forecast: Option<&Scenarios>,
) -> Card {
    let event = event.shown();
    let view = forecast
        .map(|found| View::new(&event, Some(&event_state.regulation), found).in_language(language));
    let begun = !event_state.heard().answered().is_empty();
    let case = event_state.shown_case().in_language(language);
    Card::new(Seen { case, begun, outlook: view })
}

/// What is kept of an event, with the results that its record tells. `finished`: whether nothing
/// more is being worked out about it.
fn row(
    event_state: &EventState,
    as_it_stands: &Event,
    forecast: Option<&Scenarios>,
    finished: bool,
) -> StateRow {
    let kept = KeptCard::new(|language| card_of(event_state, language, as_it_stands, forecast));
    let (card, event) = (kept.english(), &event_state.event);
    let day = event.end().or(event.start()).map(|day| day.date().to_string()).unwrap_or_default();
    let last =
        event_state.record().entries().iter().rev().find_map(|entry| entry.at()?.timestamp());
    StateRow {
        event: event_state.row.slug.clone(),
        title: event.title().to_owned(),
        position: position(card.state),
        day,
        state: card.state.word().to_owned(),
        sport: event.sport().word().to_owned(),
        regulation: event_state.regulation.id.clone(),
        words: folded(&format!(
            "{} {} {} {}",
            event.title(),
            card.venue,
            card.regulation,
            names(card)
        )),
        head: event_state.record().head().to_owned(),
        form: if finished { FORM } else { UNFINISHED },
        changed: last.map_or(event_state.row.created, |last| last.as_second()),
        card: serde_json::to_string(&kept).unwrap_or_default(),
    }
}

/// Those whom the card names: they are looked for too.
fn names(card: &Card) -> String {
    let names: Vec<&str> = match &card.picture {
        Picture::Matches(matches) => {
            matches.iter().flat_map(|one| &one.sides).map(|side| side.name.as_str()).collect()
        }
        Picture::Outcomes(bars) => bars.rows.iter().map(|(name, ..)| name.as_str()).collect(),
        Picture::Standing(rows) => rows.iter().map(|row| row.name.as_str()).collect(),
    };
    names.join(" ")
}

fn position(state: State) -> i64 {
    (0..).zip(State::ALL).find(|(_, one)| *one == state).map_or(9, |(at, _)| at)
}

/// Letters as they are looked for: small, and without their accents.
pub fn folded(words: &str) -> String {
    words.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// What is looked for: the words of a search and the filters, as they are in an address.
pub fn sought(words: &str, sport: &str, state: &str, regulation: &str) -> Sought {
    Sought {
        words: folded(words).split_whitespace().map(str::to_owned).collect(),
        sport: sport.to_owned(),
        state: state.to_owned(),
        regulation: regulation.to_owned(),
    }
}

/// The events whose cards are no longer up to date. Entries do not wait for the list.
#[derive(Debug, Default)]
pub struct StaleCards {
    events: Mutex<BTreeSet<String>>,
    noted: Notify,
}

impl StaleCards {
    /// Notes an event that has changed.
    pub fn note(&self, slug: String) {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).insert(slug);
        self.noted.notify_one();
    }

    fn take(&self) -> BTreeSet<String> {
        std::mem::take(&mut self.events.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Live {
    /// Brings the list up to date, for as long as the server runs.
    pub async fn keep_listed(self: Arc<Self>) {
        self.catch_up().await;
        let mut wait = TOGETHER;
        loop {
            tokio::select! {
                () = self.stale_cards().noted.notified() => {
                    // Where results come in at many events, the list is written for all of them
                    // together.
                    tokio::time::sleep(wait).await;
                    let began = Instant::now();
                    let slugs: Vec<String> = self.stale_cards().take().into_iter().collect();
                    self.make_states(&slugs).await;
                    wait = (TIMES_AS_LONG * began.elapsed()).clamp(TOGETHER, AT_MOST);
                }
                () = tokio::time::sleep(AGAIN) => self.catch_up().await,
            }
        }
    }

    /// Makes again all that is not up to date in the database.
    pub async fn catch_up(&self) {
        let mut tried = BTreeSet::new();
        loop {
            let stale = match self.store().stale_states(FORM, AT_ONCE).await {
                Ok(stale) => stale,
                Err(error) => {
                    return tracing::warn!(
                        %error,
                        "cannot look whether the list of events is up to date"
                    );
                }
            };
            // What is still stale after it was made again waits for its forecast.
            let new: Vec<String> =
                stale.into_iter().filter(|slug| tried.insert(slug.clone())).collect();
            if new.is_empty() {
                return;
            }
            // One after the other: what follows from open games may take seconds, and the others
            // are listed meanwhile.
            for slug in &new {
                self.make_states(std::slice::from_ref(slug)).await;
            }
        }
    }

    /// The list is not a part of the record: where it cannot be written, the log says so, and it is
    /// made again later.
    async fn make_states(&self, slugs: &[String]) {
        let mut rows = Vec::with_capacity(slugs.len());
        for slug in slugs {
            rows.extend(self.make_state(slug).await);
        }
        if let Err(error) = self.store().put_states(&rows).await {
            tracing::warn!(events = rows.len(), %error, "the list of events is not up to date");
        }
    }

    async fn make_state(&self, slug: &str) -> Option<StateRow> {
        let (event_state, in_memory, forecast) = match self.look(slug).await {
            Ok(looked) => looked,
            // Removed meanwhile, or damaged: it is listed by its title, and not tried again before
            // its record grows.
            Err(error) => {
                tracing::warn!(slug, %error, "an event is listed without its state");
                return self.by_title(slug).await;
            }
        };
        let event = forecast::as_it_stands(&event_state);
        let open = event.open_games().next().is_some();
        let found = match forecast {
            None if open && !in_memory => {
                self.forecast_of(&event_state, event.clone(), "").await.ok().and_then(Result::ok)
            }
            known => known,
        };
        let finished = !open || !in_memory || found.is_some();
        Some(row(&event_state, &event, found.as_deref(), finished))
    }

    async fn by_title(&self, slug: &str) -> Option<StateRow> {
        let (Ok(Some(before)), Ok(head)) =
            (self.store().state(slug).await, self.store().head(slug).await)
        else {
            return None;
        };
        let (head, words) = (head.map(|head| head.hash).unwrap_or_default(), folded(&before.title));
        Some(StateRow {
            form: FORM,
            head,
            words,
            card: String::new(),
            state: String::new(),
            position: 9,
            ..before
        })
    }
}

/// Whether something happened in an event not long ago: "playing" is said of nothing else.
pub fn lately(changed: i64) -> bool {
    const A_DAY: i64 = 24 * 60 * 60;
    clock::seconds() - changed < A_DAY
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn words_are_found_without_their_accents() {
        assert_eq!(folded("MALMÖ Şehriyar Ёлка"), "malmo sehriyar елка");
    }
}
