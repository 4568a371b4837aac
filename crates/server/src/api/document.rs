//! Completes the OpenAPI document with what is common to all handlers.

use super::examples;
use crate::infra::base_path::BasePath;
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// The version of the interface. The first number is part of the addresses and changes with
/// breaking changes; the second grows with additions.
pub const VERSION: &str = "1.2";

const ABOUT: &str = "Conducts tie-breaks from other programs: the same record, the same rights, the same refusals as the pages.\n\n\
    What is promised: within `/api/v1`, addresses, names of fields, their types and the meaning of a status stay. Fields, addresses, kinds of \
    questions and values of words may be added: a program leaves alone what it does not know. What has to break becomes `/api/v2`, beside \
    `/api/v1` for at least a year.";

const LICENCE: &str = "MIT OR Apache-2.0";

/// Explains tokens to the readers of the document.
const TOKEN: &str = "A token that an account made under \"Account\". `read` may look at what the account sees, `answer` also write to the records \
    of the events that it conducts, `manage` everything that the account may do. The word in an operation is the least that it needs. A \
    token may have an end, and may be for one event alone.";

const TAGS: [(&str, &str); 5] = [
    ("events", "Events, what follows from them, and the news of them."),
    ("conducting", "Entries in the record of an event."),
    ("regulations", "Regulations, the built-in ones and those that people write here."),
    ("schemas", "JSON Schemas of what the program reads and answers."),
    ("webhooks", "Messages to other servers when questions are opened or settled."),
];

/// The document as it is served, with the common parts added.
pub fn completed(document: &OpenApi, base: &BasePath) -> Value {
    let mut whole = serde_json::to_value(document).unwrap_or_default();
    whole["info"] = json!({
        "title": "Tiebreak",
        "summary": "Settles ties exactly as a written regulation says, and names the clause for every step.",
        "description": ABOUT,
        "license": { "name": LICENCE, "identifier": LICENCE },
        "version": VERSION,
    });
    whole["servers"] = json!([{ "url": base.to_string(), "description": "This server." }]);
    whole["tags"] =
        TAGS.iter().map(|(name, about)| json!({ "name": name, "description": about })).collect();
    whole["components"]["securitySchemes"] =
        json!({ "token": { "type": "http", "scheme": "bearer", "description": TOKEN } });
    whole["components"]["schemas"]["Problem"] = problem();
    for (name, example) in examples::ALL {
        let example: Value = serde_json::from_str(example).unwrap_or_default();
        if let Some(schema) =
            whole["components"]["schemas"].get_mut(name).and_then(Value::as_object_mut)
        {
            schema.insert("examples".to_owned(), json!([example]));
        }
    }
    let paths = whole["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    let operations =
        paths.flat_map(|path| path.as_object_mut().into_iter().flat_map(Map::iter_mut));
    for (method, operation) in operations {
        complete(method, operation);
    }
    whole
}

/// Adds what every operation has: descriptions of the responses, the form of refusals, the headers
/// of conditional requests.
fn complete(method: &str, operation: &mut Value) {
    let guarded = operation.get("security").is_some();
    if !guarded && method == "get" {
        // The operation is public; a token also shows what is not public.
        operation["security"] = json!([{}, { "token": ["read"] }]);
    }
    let written = operation["responses"].get("412").is_some();
    let streams = operation["responses"]["200"]["content"].get("text/event-stream").is_some();
    if let Some(responses) = operation["responses"].as_object_mut() {
        if method == "get" && !streams {
            responses.insert(
                "304".to_owned(),
                json!({ "description": "The client has it already (`If-None-Match`)." }),
            );
        }
        responses.insert("503".to_owned(), json!({}));
        for (status, response) in responses.iter_mut() {
            if status.starts_with(['4', '5']) {
                response["description"] = json!(refusal(status));
                response["content"] = json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
            }
        }
    }
    let mut parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
    for parameter in &mut parameters {
        if parameter.get("description").is_none() {
            parameter["description"] = json!(path_parameter(&parameter["name"]));
        }
    }
    if method == "get" && !streams {
        parameters.push(header("If-None-Match", "The tag of what the client has, from `ETag`."));
    }
    if written {
        parameters.push(header("If-Match", "The tag of the state that was seen, from `ETag` of the event: nothing is written where the record has moved on."));
    }
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
}

fn path_parameter(name: &Value) -> &'static str {
    match name.as_str() {
        Some("slug") => "The event's name in addresses.",
        Some("number") => "The number of the version.",
        _ => "Its id.",
    }
}

fn header(name: &str, about: &str) -> Value {
    json!({ "name": name, "in": "header", "description": about, "required": false, "schema": { "type": "string" } })
}

/// The description of a refusal with this status.
fn refusal(status: &str) -> &'static str {
    match status {
        "400" => "The request cannot be read.",
        "401" => "It needs a token: there is none, it is not known, or it has ended.",
        "403" => "The account or the token may not do this.",
        "404" => "There is no such thing.",
        "409" => "Somebody was faster, or it is not possible any more.",
        "412" => "The event is no longer as it was seen (`If-Match`).",
        "413" => "Too large.",
        "415" => "The body is not JSON, or does not say so.",
        "422" => {
            "It can be read and not be used; `detail` says why, and `findings` where it is about a file."
        }
        _ => {
            "The database does not answer, or too much is asked at once; come again after `Retry-After`."
        }
    }
}

/// RFC 9457.
fn problem() -> Value {
    json!({
        "type": "object",
        "description": "Why a request was refused (RFC 9457). `status` is the status of the answer.",
        "required": ["type", "title", "status", "detail"],
        "properties": {
            "type": { "type": "string", "description": "`about:blank`: the status says it all." },
            "title": { "type": "string", "description": "The kind of problem." },
            "status": { "type": "integer", "format": "int32", "description": "The HTTP status." },
            "detail": { "type": "string", "description": "What is wrong with this request." },
            "code": {
                "type": "string",
                "description": "Where a file could not be read within the bounds of the server: which bound it exceeded.",
                "enum": ["file-exceeds-memory", "file-exceeds-time", "file-stops-reader"],
            },
            "findings": {
                "type": "array",
                "description": "Where a file cannot be used: everything that is wrong with it.",
                "items": {
                    "type": "object",
                    "required": ["message"],
                    "properties": {
                        "message": { "type": "string" },
                        "label": { "type": "string" },
                        "hint": { "type": "string" },
                    },
                },
            },
        },
    })
}
