//! JSON Schemas of what the program reads and prints. A new schema needs one line here; `tiebreak
//! schema` and the web app use the list.

/// Name and text of each schema.
pub const ALL: &[(&str, &str)] = &[
    ("account", include_str!("../schemas/account.json")),
    ("check", include_str!("../schemas/check.json")),
    ("event", include_str!("../schemas/event.json")),
    ("feed", include_str!("../schemas/feed.json")),
    ("odds", include_str!("../schemas/odds.json")),
    ("record", include_str!("../schemas/record.json")),
    ("regulation", tiebreak_regulation::SCHEMA),
    ("ruling", include_str!("../schemas/ruling.json")),
    ("scenarios", include_str!("../schemas/scenarios.json")),
    ("standings", include_str!("../schemas/standings.json")),
    ("standings-check", include_str!("../schemas/standings-check.json")),
];

/// The schema with this name.
///
/// ```
/// assert!(tiebreak_report::schemas::find("ruling").is_some_and(|text|
/// text.contains("tiebreak-ruling/1")));
/// ```
pub fn find(name: &str) -> Option<&'static str> {
    ALL.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The names, in order.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|(name, _)| *name)
}
