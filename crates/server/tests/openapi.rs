//! The OpenAPI document: its examples are what it says, others' programs find it valid, and a
//! client made from it works.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::common::Site;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use tiebreak_e2e::skipping;

fn document() -> Value {
    serde_json::from_str(&tiebreak_server::openapi()).unwrap()
}

#[test]
fn it_is_about_this_program() {
    let document = document();
    let info = &document["info"];
    assert_eq!(
        (info["title"].as_str(), info["license"]["name"].as_str()),
        (Some("Tiebreak"), Some("MIT OR Apache-2.0"))
    );
    assert!(info["description"].as_str().unwrap().contains("What stays the same"));
    assert_eq!(info.get("contact"), None);
    let mut ids = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = format!("{method} {path}");
            ids.push(operation["operationId"].as_str().unwrap());
            assert!(operation["summary"].as_str().is_some_and(|words| words.len() > 8), "{name}");
            assert_eq!(operation["tags"].as_array().unwrap().len(), 1, "{name}");
            let needs = operation["security"]
                .as_array()
                .unwrap()
                .iter()
                .filter_map(|one| one["token"][0].as_str());
            assert!(
                needs.clone().all(|word| ["read", "answer", "manage"].contains(&word))
                    && needs.count() == 1,
                "{name}"
            );
            for (status, response) in operation["responses"].as_object().unwrap() {
                assert!(
                    response["description"].as_str().is_some_and(|words| words.len() > 4),
                    "{name} {status}"
                );
            }
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                assert!(parameter["description"].is_string(), "{name} {parameter}");
            }
        }
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "two operations of one name");
}

/// An example that does not fit its schema would teach the wrong thing; a body without an example
/// teaches nothing.
#[test]
fn examples_fit_their_schemas() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut checked = 0;
    for (name, schema) in schemas {
        for example in schema["examples"].as_array().into_iter().flatten() {
            let whole = json!({ "$ref": format!("#/components/schemas/{name}"), "components": document["components"] });
            let validator = jsonschema::validator_for(&whole).unwrap();
            let errors: Vec<String> =
                validator.iter_errors(example).map(|error| error.to_string()).collect();
            assert!(errors.is_empty(), "{name}: {errors:?}");
            checked += 1;
        }
    }
    assert!(checked > 15, "{checked}");
    for (path, methods) in document["paths"].as_object().unwrap() {
        for body in methods
            .as_object()
            .unwrap()
            .values()
            .filter_map(|operation| operation.get("requestBody"))
        {
            let name = body["content"]["application/json"]["schema"]["$ref"]
                .as_str()
                .unwrap()
                .rsplit('/')
                .next()
                .unwrap();
            assert!(schemas[name].get("examples").is_some(), "{path}: {name} has no example");
        }
    }
}

/// Python with the validator and the generator in a virtual environment of the tests' own, made
/// once.
fn python() -> Option<PathBuf> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("openapi-0.9.0-0.29.1");
    let python = home.join("bin/python");
    let done = home.join("done");
    if !done.exists() {
        let made =
            Command::new("python3").args(["-m", "venv", "--clear"]).arg(&home).status().ok()?;
        let packages = ["openapi-spec-validator==0.9.0", "openapi-python-client==0.29.1"];
        let got = made.success()
            && Command::new(&python)
                .args(["-m", "pip", "-q", "install"])
                .args(packages)
                .status()
                .ok()?
                .success();
        if !got {
            return None;
        }
        std::fs::write(&done, "").unwrap();
    }
    Some(python)
}

fn expect(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.status.success(), "{command:?}\n{said}");
    said
}

/// A part of `./test --all`: it fetches two packages of Python.
#[test]
fn others_find_it_valid_and_a_client_made_from_it_works() {
    if skipping::left_to_all() {
        return;
    }
    let Some(python) = python() else {
        return skipping::missing(
            "the Python packages openapi-spec-validator and openapi-python-client",
        );
    };
    let folder = tiebreak_e2e::scratch::Scratch::new("openapi");
    let file = folder.path().join("openapi.json");
    std::fs::write(&file, tiebreak_server::openapi()).unwrap();
    expect(
        Command::new(&python)
            .args(["-m", "openapi_spec_validator", "--subschema-errors", "all"])
            .arg(&file),
    );

    // The generator knows no JSON lines: to it they are bytes. It tidies up with what stands next
    // to it.
    let config = folder.path().join("config.yml");
    std::fs::write(
        &config,
        "content_type_overrides:\n  application/jsonl: application/octet-stream\n",
    )
    .unwrap();
    let beside = python.parent().unwrap().display().to_string();
    let path = std::env::var("PATH").map(|path| format!("{beside}:{path}")).unwrap_or(beside);
    expect(
        Command::new(&python)
            .args([
                "-m",
                "openapi_python_client",
                "generate",
                "--meta",
                "none",
                "--fail-on-warning",
                "--path",
            ])
            .arg(&file)
            .arg("--config")
            .arg(&config)
            .arg("--output-path")
            .arg(folder.path().join("tiebreak_client"))
            .env("PATH", path),
    );
    let site = Site::start();
    let ann = site.administrator();
    let made = ann.post("/account/tokens", "label=python&scope=answer&days=1");
    let token = made.page().at("p.notice code").text();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generated_client.py");
    let said = expect(
        Command::new(&python)
            .arg(script)
            .arg(&site.url)
            .arg(token)
            .env("PYTHONPATH", folder.path()),
    );
    assert!(said.contains("all is as the document says"), "{said}");
}
