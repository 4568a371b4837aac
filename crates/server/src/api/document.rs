//! Completes the OpenAPI document with what is common to all handlers.

use super::examples;
use crate::infra::base_path::BasePath;
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// The version of the interface. The first number is part of the addresses and changes with
/// breaking changes; the second grows with additions.
pub const VERSION: &str = "1.2";

const ABOUT: &str = "\
    Conducts tie-breaks from other programs, with the same records, rights and checks as the pages.\
    \n\n\
    What stays the same: addresses, the names of fields, their types and the meaning of a status \
    do not change within `/api/v1`. Fields, addresses, kinds of questions and values of words may \
    be added, and a program should ignore what it does not know. A breaking change becomes \
    `/api/v2`, and `/api/v1` stays available for at least a year.";

const LICENCE: &str = "MIT OR Apache-2.0";

/// Explains tokens to the readers of the document.
const TOKEN: &str = "\
    A token that an account creates on its page. A token for `read` sees what the account sees. \
    One for `answer` can also write to the records of the account's events, and one for `manage` \
    can do all that the account can do. Each operation names the least that it needs. A token can \
    expire, and can be limited to one event.";

const TAGS: [(&str, &str); 5] = [
    ("events", "Events, what follows from them, and their updates."),
    ("conducting", "Entries in the record of an event."),
    ("regulations", "Built-in regulations, and those written on this server."),
    ("schemas", "JSON Schemas of requests and responses."),
    ("webhooks", "Messages to other servers when questions open or are settled."),
];

/// The document as it is served, with the common parts added.
pub fn completed(document: &OpenApi, base: &BasePath) -> Value {
    let mut whole = serde_json::to_value(document).unwrap_or_default();
    whole["info"] = json!({
        "title": "Tiebreak",
        "summary": "Settles ties exactly by written regulations, with the clause for each step.",
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
                json!({ "description": "The client has the newest state (`If-None-Match`)." }),
            );
        }
        responses.insert("503".to_owned(), json!({}));
        for (status, response) in responses.iter_mut() {
            if status.starts_with(['4', '5']) {
                response["description"] = json!(refusal(status));
                let schema = json!({ "$ref": "#/components/schemas/Problem" });
                response["content"] = json!({ "application/problem+json": { "schema": schema } });
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
        parameters.push(header("If-None-Match", "The tag of the client's copy, from `ETag`."));
    }
    if written {
        let about = "The tag of the event's state that the client knows, from `ETag`. \
            If the record has changed since, nothing is written.";
        parameters.push(header("If-Match", about));
    }
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
}

fn path_parameter(name: &Value) -> &'static str {
    match name.as_str() {
        Some("slug") => "The event's name in addresses.",
        Some("number") => "The number of the version.",
        _ => "The id of the item.",
    }
}

fn header(name: &str, about: &str) -> Value {
    json!({
        "name": name,
        "in": "header",
        "description": about,
        "required": false,
        "schema": { "type": "string" },
    })
}

/// The description of a refusal with this status.
fn refusal(status: &str) -> &'static str {
    match status {
        "400" => "The request cannot be read.",
        "401" => "The token is missing, unknown or expired.",
        "403" => "The account or the token may not do this.",
        "404" => "There is no such item.",
        "409" => "Another client was faster, or the entry is no longer possible.",
        "412" => "The event has changed since the client read it (`If-Match`).",
        "413" => "The request is too large.",
        "415" => "The body is not JSON, or its content type is missing.",
        "422" => {
            "The request is valid but cannot be carried out. `detail` says why; \
            for a file, `findings` lists its faults."
        }
        _ => "The database or the server is too busy. Try again after `Retry-After`.",
    }
}

/// The schema of a problem document (RFC 9457).
fn problem() -> Value {
    json!({
        "type": "object",
        "description": "Why a request was refused (RFC 9457), with the status of the response.",
        "required": ["type", "title", "status", "detail"],
        "properties": {
            "type": { "type": "string", "description": "`about:blank`: the status is the type." },
            "title": { "type": "string", "description": "The kind of problem." },
            "status": { "type": "integer", "format": "int32", "description": "The HTTP status." },
            "detail": { "type": "string", "description": "What is wrong with this request." },
            "code": {
                "type": "string",
                "description": "The limit of the server that a file exceeded while it was read.",
                "enum": ["file-exceeds-memory", "file-exceeds-time", "file-stops-reader"],
            },
            "findings": {
                "type": "array",
                "description": "All faults of a file that cannot be used.",
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
