//! The forms of the console: answers, departures, players who leave, rests, notes.

use super::exceptions::tie_in_words;
use super::promises;
use super::service::{self, AnswerGiven};
use crate::App;
use crate::accounts::access::Member;
use crate::events::state::EventState;
use crate::infra::clock;
use crate::infra::problem::Problem;
use axum::Form;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::response::{IntoResponse, Redirect, Response};
use std::collections::BTreeMap;
use tiebreak_model::{Ask, DataNeeded, Event, Id, Question};
use tiebreak_record::{DepartureEntry, Entry, Leave, Note, Rest, Reveal};
use tiebreak_report::say;
use tiebreak_report::{Sentence, sentence};
use tiebreak_store::UserAccount;

/// The fields of a form in the order in which they were sent; a name may occur twice.
pub type FormFields = Vec<(String, String)>;

/// The value of a field, if it is not empty.
pub fn field<'f>(fields: &'f FormFields, name: &str) -> Option<&'f str> {
    fields
        .iter()
        .find(|(known, value)| known == name && !value.trim().is_empty())
        .map(|(_, value)| value.trim())
}

/// A form of the console, sent by an account that conducts the event.
pub struct ConsoleForm {
    /// The state that all requests share.
    pub app: App,
    /// The event's name in addresses.
    pub slug: String,
    /// The account that sent the form.
    pub account: UserAccount,
    /// The fields of the form.
    pub fields: FormFields,
}

impl FromRequest<App> for ConsoleForm {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let Path(slug) = Path::<String>::from_request_parts(&mut parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        let member = Member::from_request_parts(&mut parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        let sent = Form::from_request(Request::from_parts(parts, body), app).await;
        let Form(fields) = sent.map_err(IntoResponse::into_response)?;
        let account = member.conducting(&slug).map_err(IntoResponse::into_response)?;
        Ok(Self { app: app.clone(), slug, account, fields })
    }
}

/// The value of a required field; `what` is its name in the message `page-missing`.
pub fn required<'f>(
    fields: &'f FormFields,
    name: &str,
    what: &'static str,
) -> Result<&'f str, Problem> {
    field(fields, name).ok_or_else(|| Problem::Invalid(sentence!(page_missing { what })))
}

/// `POST /events/{slug}/answers`: answers an open question.
pub async fn answer(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let id = required(&fields, "question", "question")?;
    let asked: Vec<String> = field(&fields, "asked")
        .and_then(|asked| serde_json::from_str(asked).ok())
        .unwrap_or_default();
    let event_state = app.live.event_state(&slug).await?;
    let mut given = match event_state.asked(id) {
        Some(question) => self::given(&fields, question, &event_state.event)?,
        None => AnswerGiven::default(),
    };
    given.question = id.to_owned();
    given.asked = asked;
    match service::answer(&app, &slug, &account.name, &given).await {
        Ok(after) => Ok(to_written(&slug, &after)),
        // The response to the first attempt may have been lost with the connection.
        Err(Problem::Conflict(_)) if field(&fields, "sent-before").is_some() => {
            let now = app.live.event_state(&slug).await?;
            match service::entered_already(&now, &account.name, &given) {
                Some(line) => Ok(Redirect::to(&format!("/events/{slug}/console?written={line}"))),
                None => Err(service::answered_by_another(&now, &given)),
            }
        }
        Err(other) => Err(other),
    }
}

/// The answer from the fields of a question's form.
pub fn given(
    fields: &FormFields,
    question: &Question,
    event: &Event,
) -> Result<AnswerGiven, Problem> {
    let among = question.ask.participants();
    let by_hand = field(fields, "how") == Some("hand");
    let values =
        || fields.iter().filter(|(name, _)| name == "value").map(|(_, value)| value.clone());
    let first =
        field(fields, "first").and_then(|name| event.find(name)).filter(|id| among.contains(id));
    let name = |id: Id| event.name(id).to_owned();
    let mut given = AnswerGiven { question: question.id.clone(), ..AnswerGiven::default() };
    given.witnesses = field(fields, "witness").map(str::to_owned).into_iter().collect();
    if matches!(question.ask, Ask::Decision { .. }) {
        given.decided_by = Some(required(fields, "by", "who-decided")?.to_owned());
    }
    match (&question.ask, first) {
        (Ask::Lots { .. }, _) if field(fields, "how") == Some("secrets") => {
            let named = |name: &str| name.strip_prefix("secret/").map(str::to_owned);
            let revealed = fields.iter().filter_map(|(name, secret)| {
                Some(Reveal { party: named(name)?, secret: secret.trim().to_owned() })
            });
            given.reveals = revealed.collect();
            given.outcome = field(fields, "outcome").map(str::to_owned);
            if given.reveals.is_empty() && given.outcome.is_none() {
                return Err(Problem::Invalid(sentence!(page_no_promise)));
            }
        }
        (Ask::Lots { .. }, _) if !by_hand => {
            let seed =
                field(fields, "seed").ok_or_else(|| Problem::Invalid(sentence!(page_no_seed)))?;
            given.seed = Some(seed.to_owned());
        }
        (Ask::Lots { .. }, Some(first)) => given.words = vec![name(first)],
        (Ask::Decision { .. }, _) if !by_hand => given.words = values().collect(),
        (Ask::Lots { .. } | Ask::Board { .. } | Ask::Decision { .. }, _) => {
            let order = places(fields, &among, event)?;
            given.words = order.iter().flat_map(|part| level(part)).collect();
        }
        (Ask::Data(missing), Some(white)) if matches!(missing.needs, DataNeeded::Game(..)) => {
            let others = among.iter().filter(|id| **id != white).map(|id| name(*id));
            given.words = std::iter::once(name(white)).chain(others).chain(values()).collect();
        }
        _ => given.words = values().collect(),
    }
    Ok(given)
}

/// Names separated by `=`.
fn level(part: &[String]) -> Vec<String> {
    part.iter()
        .enumerate()
        .flat_map(|(index, name)| {
            (index > 0).then(|| "=".to_owned()).into_iter().chain([name.clone()])
        })
        .collect()
}

/// An order of parts from the numbers that the form gives the names; equal numbers make one part.
fn places(fields: &FormFields, among: &[Id], event: &Event) -> Result<Vec<Vec<String>>, Problem> {
    let count = among.len();
    let mut placed: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for (index, id) in among.iter().enumerate() {
        let name = event.name(*id);
        let missing = || Problem::Invalid(sentence!(page_missing_place { name: name.to_owned() }));
        let word = field(fields, &format!("place-{index}")).ok_or_else(missing)?;
        let no_place = |_| {
            Problem::Invalid(sentence!(page_no_place {
                word: word.to_owned(),
                name: name.to_owned(),
                count
            }))
        };
        let number: u32 = word.parse().map_err(no_place)?;
        placed.entry(number).or_default().push(name.to_owned());
    }
    Ok(placed.into_values().collect())
}

/// `POST /events/{slug}/departures`: records a departure from the regulation.
pub async fn departure(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let event_state = app.live.event_state(&slug).await?;
    let mut entry = departing(&event_state, &fields, &account.name, String::new())?;
    required(&fields, "why", "reason")?.clone_into(&mut entry.why);
    let head = required(&fields, "head", "head")?;
    let after = service::append_seen(&app, &slug, head, Entry::Departure(entry)).await?;
    Ok(to_written(&slug, &after))
}

/// The departure that a form describes, with this reason.
pub fn departing(
    event_state: &EventState,
    fields: &FormFields,
    account: &str,
    why: String,
) -> Result<DepartureEntry, Problem> {
    let tie = required(fields, "tie", "tie")?;
    let (_, among) = event_state
        .ties()
        .iter()
        .find(|(known, _)| known == tie)
        .ok_or_else(|| no_such_tie(tie.to_owned()))?;
    let parts = places(fields, among, &event_state.event)?;
    let decides = required(fields, "by", "who-decides")?;
    let by = service::signed(Some(decides), account);
    Ok(DepartureEntry { tie: tie.to_owned(), parts, by, why, at: clock::now() })
}

fn no_such_tie(tie: String) -> Problem {
    Problem::Conflict(Sentence::new(move |language| {
        say!(language, page_no_such_tie { tie: tie_in_words(language, &tie) })
    }))
}

/// `POST /events/{slug}/leaves`: records that a player left the play-off.
pub async fn leave(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let name = required(&fields, "name", "who-leaves")?.to_owned();
    let why = required(&fields, "why", "reason")?.to_owned();
    let head = required(&fields, "head", "head")?;
    let entry = Leave { name, by: Some(account.name), why, at: clock::now() };
    let after = service::append_seen(&app, &slug, head, Entry::Leave(entry)).await?;
    Ok(to_written(&slug, &after))
}

/// `POST /events/{slug}/rests`: records a rest.
pub async fn rest(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let minutes = required(&fields, "minutes", "minutes")?;
    let minutes: u32 =
        minutes.parse().ok().filter(|minutes| (0..=240).contains(minutes)).ok_or_else(|| {
            Problem::Invalid(sentence!(page_no_rest { word: minutes.to_owned() }))
        })?;
    let why = required(&fields, "why", "reason")?.to_owned();
    let players: Vec<String> = fields
        .iter()
        .filter(|(name, _)| name == "player")
        .map(|(_, value)| value.clone())
        .collect();
    let event_state = app.live.event_state(&slug).await?;
    let players = service::participants(&event_state.event, &players)?;
    let entry = Rest { players, minutes, by: account.name, why, at: clock::now() };
    add(&app, &slug, Entry::Rest(entry)).await
}

/// `POST /events/{slug}/promises`: records a party's commitment to a secret.
pub async fn promise(
    ConsoleForm { app, slug, fields, .. }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let id = required(&fields, "question", "question")?;
    let party = required(&fields, "party", "party")?;
    let hash = required(&fields, "hash", "hash")?;
    app.live.enter(&slug, promises::promise(id, party, hash)).await?;
    Ok(to_console(&slug))
}

/// `POST /events/{slug}/sources`: names the public source for a draw of lots.
pub async fn source(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let id = required(&fields, "question", "question")?;
    let text = required(&fields, "source", "source")?;
    app.live.enter(&slug, promises::source(id, text, &account.name)?).await?;
    Ok(to_console(&slug))
}

/// `POST /events/{slug}/notes`: adds a note to the record.
pub async fn note(
    ConsoleForm { app, slug, account, fields }: ConsoleForm,
) -> Result<Redirect, Problem> {
    let why = required(&fields, "why", "note")?.to_owned();
    add(&app, &slug, Entry::Note(Note { by: account.name, why, at: clock::now() })).await
}

/// Adds an entry that decides nothing, so it may follow any head of the record.
async fn add(app: &App, slug: &str, entry: Entry) -> Result<Redirect, Problem> {
    service::append(app, slug, entry).await?;
    Ok(to_console(slug))
}

/// Redirects to the console, which offers to undo the entry that was just made.
pub fn to_written(slug: &str, after: &EventState) -> Redirect {
    let line = after.record().lines().len();
    Redirect::to(&format!("/events/{slug}/console?written={line}"))
}

/// Redirects back to the console.
pub fn to_console(slug: &str) -> Redirect {
    Redirect::to(&format!("/events/{slug}/console"))
}
