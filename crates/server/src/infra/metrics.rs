//! Figures about the server in the text format of Prometheus. A crate for this would be larger than
//! this file.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper ends of the classes of the histogram, in milliseconds.
const CLASSES: [u64; 10] = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000];

/// All figures that the server counts.
#[derive(Debug, Default)]
pub struct Metrics {
    requests: Mutex<BTreeMap<(String, &'static str, u16), u64>>,
    times: Mutex<Times>,
    /// Open pages that receive live updates.
    pub watchers: Gauge,
    /// Rulings that were made.
    pub rulings: Counter,
    /// Entries that were written.
    pub entries: Counter,
    /// Entries that the gate refused.
    pub refused_entries: Counter,
    /// Logins that were accepted.
    pub log_ins: Counter,
    /// Logins with a wrong name, password or code.
    pub failed_log_ins: Counter,
    /// Logins that were refused because there were too many attempts.
    pub refused_log_ins: Counter,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds one to the number.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// The present number.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that grows and shrinks.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Adds one to the number.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Subtracts one from the gauge.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// The present number.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default, Clone)]
struct Times {
    classes: [u64; CLASSES.len()],
    count: u64,
    microseconds: u64,
}

impl Metrics {
    /// Counts a request under its route. The number of routes is fixed, so no client can make up
    /// new lines.
    pub fn request(&self, route: &str, method: &'static str, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((route.to_owned(), method, status)).or_default() += 1;
        drop(requests);
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.count += 1;
        times.microseconds += u64::try_from(took.as_micros()).unwrap_or(0);
        for (class, end) in times.classes.iter_mut().zip(CLASSES) {
            *class += u64::from(took <= Duration::from_millis(end));
        }
    }

    /// Writes the counts of requests.
    pub fn write_requests(&self, page: &mut Page) {
        page.family("requests_total", "counter", "Requests by route, method and status.");
        for ((route, method, status), count) in
            self.requests.lock().unwrap_or_else(PoisonError::into_inner).iter()
        {
            let labels =
                [("route", route.as_str()), ("method", method), ("status", &status.to_string())];
            page.sample("requests_total", &labels, *count);
        }
        let times = self.times.lock().unwrap_or_else(PoisonError::into_inner).clone();
        page.family("request_seconds", "histogram", "Time until an answer begins.");
        for (end, count) in CLASSES.iter().zip(times.classes) {
            page.sample("request_seconds_bucket", &[("le", &thousandths(*end))], count);
        }
        page.sample("request_seconds_bucket", &[("le", "+Inf")], times.count);
        page.sample("request_seconds_sum", &[], thousandths(times.microseconds / 1_000));
        page.sample("request_seconds_count", &[], times.count);
    }
}

fn thousandths(number: u64) -> String {
    format!("{}.{:03}", number / 1_000, number % 1_000)
}

/// A page in the format of Prometheus.
#[derive(Debug, Default)]
pub struct Page(pub String);

impl Page {
    /// Begins a family of figures.
    pub fn family(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP tiebreak_{name} {help}\n# TYPE tiebreak_{name} {kind}");
    }

    /// Writes one figure with its labels.
    pub fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl std::fmt::Display) {
        let escaped =
            |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        let labels: Vec<String> =
            labels.iter().map(|(name, value)| format!("{name}=\"{}\"", escaped(value))).collect();
        let labels =
            if labels.is_empty() { String::new() } else { format!("{{{}}}", labels.join(",")) };
        let _ = writeln!(self.0, "tiebreak_{name}{labels} {value}");
    }

    /// Writes a family that consists of one figure.
    pub fn one(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.family(name, kind, help);
        self.sample(name, &[], value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_that_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.request("/events/{slug}", "GET", 200, Duration::from_millis(7));
        metrics.request("/events/{slug}", "GET", 200, Duration::from_millis(600));
        let mut page = Page::default();
        metrics.write_requests(&mut page);
        for line in [
            "# TYPE tiebreak_requests_total counter",
            "tiebreak_requests_total{route=\"/events/{slug}\",method=\"GET\",status=\"200\"} 2",
            "tiebreak_request_seconds_bucket{le=\"0.005\"} 0",
            "tiebreak_request_seconds_bucket{le=\"0.010\"} 1",
            "tiebreak_request_seconds_bucket{le=\"1.000\"} 2",
            "tiebreak_request_seconds_bucket{le=\"+Inf\"} 2",
            "tiebreak_request_seconds_sum 0.607",
            "tiebreak_request_seconds_count 2",
        ] {
            assert!(page.0.lines().any(|written| written == line), "{line} is not in\n{}", page.0);
        }
    }

    #[test]
    fn what_stands_in_labels_is_escaped() {
        let mut page = Page::default();
        page.sample("x", &[("name", "a\"b\\c\nd")], 1);
        assert_eq!(page.0, "tiebreak_x{name=\"a\\\"b\\\\c\\nd\"} 1\n");
    }
}
