//! Addresses for administrators and their monitoring: `/health`, `/ready`, `/metrics`.

use super::metrics::Page;
use super::problem::Problem;
use crate::App;
use crate::accounts::access::Origin;
use crate::authoring::checking;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tiebreak_report::sentence;

/// `GET /health`: whether all is well, and if not, what is wrong. It answers within a second.
pub async fn health(State(app): State<App>) -> Response {
    told(app.condition.wrong(&app.store).await)
}

/// `GET /ready`: whether this server should receive requests.
pub async fn ready(State(app): State<App>) -> Response {
    if app.condition.is_stopping() {
        return told(vec!["the server is about to stop"]);
    }
    told(app.condition.wrong(&app.store).await)
}

fn told(wrong: Vec<&'static str>) -> Response {
    if wrong.is_empty() {
        return "ok\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", wrong.join("\n"))).into_response()
}

/// `GET /metrics`: figures for Prometheus. Unless the settings say otherwise, only this machine may
/// read them, and not through a proxy on it.
pub async fn metrics(State(app): State<App>, origin: Origin) -> Result<Response, Problem> {
    let here = origin.address.is_loopback() && !origin.passed_on;
    if !here && !app.settings.open_metrics {
        return Err(Problem::NotFound(sentence!(page_no_page)));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, figures(&app).await).into_response())
}

async fn figures(app: &App) -> String {
    let mut page = Page::default();
    let metrics = &app.metrics;
    metrics.write_requests(&mut page);
    page.one("watchers", "gauge", "Open pages that hear of news.", metrics.watchers.get());
    page.one("rulings_total", "counter", "Rulings made.", metrics.rulings.get());
    page.one("entries_total", "counter", "Entries written to records.", metrics.entries.get());
    page.one(
        "entries_refused_total",
        "counter",
        "Entries refused by the gate.",
        metrics.refused_entries.get(),
    );
    page.family("log_ins_total", "counter", "Attempts to log in.");
    let log_ins = [
        ("in", &metrics.log_ins),
        ("wrong", &metrics.failed_log_ins),
        ("too-often", &metrics.refused_log_ins),
    ];
    for (outcome, count) in log_ins {
        page.sample("log_ins_total", &[("outcome", outcome)], count.get());
    }
    lanes(app, &mut page);
    page.one("connections", "gauge", "Open connections.", app.connections.open());
    page.one(
        "connections_refused_total",
        "counter",
        "Connections beyond the limits.",
        app.connections.refused(),
    );
    database(app, &mut page).await;
    page.one("information", "gauge", "Always 1.", 1);
    page.0
}

fn lanes(app: &App, page: &mut Page) {
    let [readers, explorers] = checking::lanes();
    let lanes: Vec<_> = app
        .work
        .lanes()
        .into_iter()
        .chain([readers, explorers])
        .map(|lane| (lane.name, lane.busy()))
        .collect();
    for (name, kind, help) in [
        ("work_running", "gauge", "Work under way, by lane."),
        ("work_waiting", "gauge", "Work in the queue, by lane."),
        ("work_total", "counter", "Work begun, by lane."),
        ("work_refused_total", "counter", "Work refused because the queue was full, by lane."),
    ] {
        page.family(name, kind, help);
        for (lane, busy) in &lanes {
            let value = match name {
                "work_running" => busy.running as u64,
                "work_waiting" => busy.waiting as u64,
                "work_total" => busy.begun,
                _ => busy.refused,
            };
            page.sample(name, &[("lane", lane)], value);
        }
    }
}

async fn database(app: &App, page: &mut Page) {
    let answers = tokio::time::timeout(Duration::from_millis(500), app.store.ping()).await;
    page.one(
        "database_up",
        "gauge",
        "Whether the database answers.",
        u8::from(matches!(answers, Ok(Ok(())))),
    );
    page.one(
        "disk_full",
        "gauge",
        "Whether the disk takes nothing any more.",
        u8::from(app.condition.is_full(&app.store).await),
    );
    let (all, idle) = app.store.connections();
    page.family("database_connections", "gauge", "Connections to the database.");
    page.sample("database_connections", &[("state", "idle")], idle);
    page.sample("database_connections", &[("state", "used")], (all as usize).saturating_sub(idle));
}
