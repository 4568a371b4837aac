//! The budgets of public requests, route by route.
//!
//! Everyone may request these routes, so each has limits for the largest events that are admitted:
//! processor time and memory of the first request for a state of an event, processor time of every
//! further one, and the bytes of the answer. An answer that takes more than a second or 64 MB is
//! computed once for each state, in its lane, and kept. A larger answer is refused with 422 and
//! advice how to narrow the request. `benches/public-routes` requests all routes and fails if one
//! exceeds its budget.

use std::time::Duration;

/// The largest answer that is built for a program, in bytes.
pub const LARGEST_ANSWER: usize = 8 << 20;

/// Where repeated requests to a route find their answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeping {
    /// Nowhere: it is made again, at the cost of an ordinary page.
    Nowhere,
    /// With the event in memory (`live/`): drawn once for each state.
    WithTheEvent,
    /// The forecast of the open games is kept (`live/forecast.rs`), and the page is drawn from it
    /// each time.
    Forecast,
    /// The answer itself is kept (`infra/kept_answers.rs`).
    Answer,
    /// It is a stream: each message is drawn once for all clients.
    Stream,
}

/// The budget of one route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// The route as written in a feature's `routes.rs`.
    pub route: &'static str,
    /// Processor time of the first request for a state of an event.
    pub first: Duration,
    /// Processor time of every further request for that state.
    pub again: Duration,
    /// The most memory that a request may add to the server, in MB.
    pub megabytes: usize,
    /// The largest answer, in bytes.
    pub bytes: usize,
    /// Where further requests find the answer.
    pub keeping: Keeping,
}

/// What a page view may cost: the measure of all other budgets.
pub const PAGE_VIEW: Duration = Duration::from_millis(200);
/// How many page views the first request for a state may cost.
pub const FACTOR: u32 = 20;

const MEGABYTE: usize = 1 << 20;

/// The budget of a page, file or picture that is made within a page view.
const fn page(route: &'static str, keeping: Keeping, bytes: usize) -> Budget {
    Budget { route, first: PAGE_VIEW, again: PAGE_VIEW, megabytes: 32, bytes, keeping }
}

/// The budget of an answer that needs a long computation first.
const fn worked_out(
    route: &'static str,
    page_views: u32,
    keeping: Keeping,
    bytes: usize,
) -> Budget {
    let first = Duration::from_millis(200 * page_views as u64);
    Budget { route, first, again: PAGE_VIEW, megabytes: 64, bytes, keeping }
}

/// The budgets of all public routes. `benches/public-routes` reads these lines: one route in each.
pub const BUDGETS: &[Budget] = &[
    page("/", Keeping::WithTheEvent, MEGABYTE),
    worked_out("/events/{slug}", 20, Keeping::WithTheEvent, 2 * MEGABYTE),
    page("/events/{slug}/rounds/{round}", Keeping::Nowhere, 2 * MEGABYTE),
    worked_out("/events/{slug}/card.png", 5, Keeping::WithTheEvent, MEGABYTE),
    page("/card.png", Keeping::WithTheEvent, MEGABYTE),
    page("/oembed", Keeping::WithTheEvent, MEGABYTE),
    worked_out("/events/{slug}/board", 20, Keeping::WithTheEvent, MEGABYTE),
    page("/events/{slug}/overlay", Keeping::WithTheEvent, MEGABYTE),
    page("/events/{slug}/scenes", Keeping::WithTheEvent, MEGABYTE),
    worked_out("/gallery", 5, Keeping::Nowhere, MEGABYTE),
    worked_out("/gallery/{state}/{names}", 5, Keeping::Nowhere, MEGABYTE),
    page("/events/{slug}/live", Keeping::Stream, MEGABYTE),
    page("/events/{slug}/qr.svg", Keeping::Nowhere, MEGABYTE),
    page("/events/{slug}/record", Keeping::Nowhere, 32 * MEGABYTE),
    page("/events/{slug}/checkpoint", Keeping::Nowhere, MEGABYTE),
    page("/key", Keeping::Nowhere, MEGABYTE),
    page("/events/{slug}/file", Keeping::Nowhere, 32 * MEGABYTE),
    page("/events/{slug}/play-off.pgn", Keeping::Nowhere, MEGABYTE),
    page("/events/{slug}/regulation-file", Keeping::Nowhere, MEGABYTE),
    page("/regulations", Keeping::Nowhere, MEGABYTE),
    page("/regulations/{id}", Keeping::Nowhere, MEGABYTE),
    page("/regulations/{id}/file", Keeping::Nowhere, MEGABYTE),
    page("/embed.js", Keeping::Nowhere, MEGABYTE),
    page("/assets/{name}", Keeping::Nowhere, 2 * MEGABYTE),
    page("/assets/fonts/{name}", Keeping::Nowhere, 2 * MEGABYTE),
    page("/assets/colours/{colour}", Keeping::Nowhere, MEGABYTE),
    page("/health", Keeping::Nowhere, MEGABYTE),
    page("/ready", Keeping::Nowhere, MEGABYTE),
    page("/metrics", Keeping::Nowhere, MEGABYTE),
    page("/privacy", Keeping::Nowhere, MEGABYTE),
    worked_out("/events/{slug}/what-if", 20, Keeping::Forecast, 2 * MEGABYTE),
    worked_out("/events/{slug}/what-if.svg", 20, Keeping::Forecast, 8 * MEGABYTE),
    page("/events/{slug}/regulation", Keeping::Nowhere, 2 * MEGABYTE),
    page("/events/{slug}/protocol", Keeping::Nowhere, 8 * MEGABYTE),
    worked_out("/events/{slug}/protocol.pdf", 20, Keeping::Answer, 8 * MEGABYTE),
    page("/events/{slug}/slips", Keeping::Nowhere, 2 * MEGABYTE),
    worked_out("/events/{slug}/slips.pdf", 5, Keeping::Answer, 2 * MEGABYTE),
    worked_out("/events/{slug}/standing.pdf", 20, Keeping::Answer, 8 * MEGABYTE),
    worked_out("/events/{slug}/timeline.svg", 20, Keeping::Answer, MEGABYTE),
    page("/events/{slug}/boards", Keeping::Nowhere, 2 * MEGABYTE),
    page("/events/{slug}/boards/{number}", Keeping::Nowhere, 2 * MEGABYTE),
    page("/events/{slug}/cards/{number}", Keeping::Nowhere, 2 * MEGABYTE),
    page("/login", Keeping::Nowhere, MEGABYTE),
    page("/login/code", Keeping::Nowhere, MEGABYTE),
    page("/setup/{secret}", Keeping::Nowhere, MEGABYTE),
    page("/api/v1/openapi.json", Keeping::Nowhere, MEGABYTE),
    page("/api/v1/events", Keeping::Nowhere, MEGABYTE),
    worked_out("/api/v1/events/{slug}", 5, Keeping::WithTheEvent, LARGEST_ANSWER),
    worked_out("/api/v1/events/{slug}/ruling", 20, Keeping::Answer, 16 * MEGABYTE),
    page("/api/v1/events/{slug}/record", Keeping::Nowhere, 32 * MEGABYTE),
    worked_out("/api/v1/events/{slug}/scenarios", 20, Keeping::Answer, LARGEST_ANSWER),
    page("/api/v1/events/{slug}/stream", Keeping::Stream, MEGABYTE),
    worked_out("/api/v1/events/{slug}/feed", 20, Keeping::WithTheEvent, LARGEST_ANSWER),
    page("/api/v1/events/{slug}/feed/stream", Keeping::Stream, LARGEST_ANSWER),
    page("/api/v1/regulations", Keeping::Nowhere, MEGABYTE),
    page("/api/v1/schemas", Keeping::Nowhere, MEGABYTE),
    page("/api/v1/schemas/{schema}", Keeping::Nowhere, MEGABYTE),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The route files of every feature.
    const SOURCES: [&str; 10] = [
        include_str!("routes.rs"),
        include_str!("../accounts/routes.rs"),
        include_str!("../board/routes.rs"),
        include_str!("../events/routes.rs"),
        include_str!("../live/routes.rs"),
        include_str!("../paper/routes.rs"),
        include_str!("../regulations/routes.rs"),
        include_str!("../site/routes.rs"),
        include_str!("../what_if/routes.rs"),
        include_str!("../routes.rs"),
    ];

    /// The GET routes that the features list in a function with this name, such as `public`.
    fn routes_of(function: &str) -> BTreeSet<String> {
        let mut routes = BTreeSet::new();
        for source in SOURCES {
            let Some(begins) = source.find(&format!("fn {function}() ")) else { continue };
            let body = &source[begins..];
            let body = &body[..body.find("\n}\n").unwrap()];
            let lines = body.lines();
            let lines = lines.filter(|line| line.contains(".route(\"") && line.contains("get("));
            routes.extend(lines.map(|line| line.split('"').nth(1).unwrap().to_owned()));
        }
        routes
    }

    /// The test would miss routes of a feature that is not in `SOURCES`.
    #[test]
    fn every_feature_is_read() {
        let root = include_str!("../routes.rs");
        for lane in ["public", "drawn", "accounts"] {
            let merged = root.matches(&format!("::routes::{lane}()")).count();
            let read =
                SOURCES.iter().filter(|source| source.contains(&format!("\npub fn {lane}()")));
            assert_eq!(merged, read.count(), "features with a lane `{lane}`");
        }
    }

    /// The routes of the OpenAPI document that programs without a token may request.
    fn routes_for_programs() -> BTreeSet<String> {
        let document: serde_json::Value = serde_json::from_str(&crate::openapi()).unwrap();
        let paths = document["paths"].as_object().unwrap().iter();
        let public = paths.filter(|(_, path)| {
            let get = &path["get"];
            let security = get["security"].as_array();
            let needs_token = security.is_some_and(|all| {
                !all.is_empty() && !all.iter().any(|one| one == &serde_json::json!({}))
            });
            get.is_object() && !needs_token
        });
        public.map(|(path, _)| path.clone()).collect()
    }

    /// Pages about accounts that need no login.
    const BEFORE_LOGIN: [&str; 3] = ["/login", "/login/code", "/setup/{secret}"];

    #[test]
    fn every_public_route_has_a_budget() {
        let mut routes = routes_of("public");
        routes.extend(routes_of("drawn"));
        routes.extend(
            routes_of("accounts")
                .into_iter()
                .filter(|route| BEFORE_LOGIN.contains(&route.as_str())),
        );
        routes.extend(routes_for_programs());
        routes.insert("/api/v1/openapi.json".to_owned());
        assert!(routes.len() > 50, "{routes:?}");
        let budgeted: BTreeSet<String> =
            BUDGETS.iter().map(|budget| budget.route.to_owned()).collect();
        assert_eq!(budgeted.len(), BUDGETS.len(), "a route twice");
        let missing: Vec<&String> = routes.difference(&budgeted).collect();
        assert!(missing.is_empty(), "without a row in BUDGETS: {missing:?}");
        let gone: Vec<&String> = budgeted.difference(&routes).collect();
        assert!(gone.is_empty(), "in BUDGETS, and not a public route: {gone:?}");
    }

    #[test]
    fn nothing_costs_more_than_the_stated_factor() {
        for budget in BUDGETS {
            assert!(
                budget.first <= PAGE_VIEW * FACTOR && budget.again <= PAGE_VIEW,
                "{}",
                budget.route
            );
            let is_kept = budget.keeping != Keeping::Nowhere;
            let is_small = budget.first <= Duration::from_secs(1) && budget.megabytes <= 64;
            assert!(is_kept || is_small, "{}: over a second or 64 MB it is kept", budget.route);
        }
    }
}
