//! The real events that are bundled with the program.

use super::new_event::ImportedEvent;
use crate::App;
use crate::infra::problem::Problem;
use tiebreak_store::StoreError;

macro_rules! events {
    ($($name:literal)*) => {
        /// Name and text of each file. The newest event is listed on top, so the best one to start
        /// with is the last here.
        pub const EVENTS: &[(&str, &str)] =
            &[$((
                concat!($name, ".toml"),
                include_str!(concat!("../../events/", $name, ".toml")),
            ),)*];
    };
}

events! {
    "ebl-online-qualifier-2021-open-round-2"
    "gct-2018-tour"
    "st-louis-rapid-and-blitz-2018"
    "sinquefield-cup-2018"
    "tata-steel-challengers-2020"
    "tata-steel-masters-2022"
    "tata-steel-masters-2022-before-round-13"
    "tepe-sigeman-2024"
    "tata-steel-masters-2024"
}

/// Adds the bundled events that are missing and returns how many were added.
pub(crate) async fn add(app: &App) -> Result<usize, Problem> {
    let mut added = 0;
    for (number, (file, text)) in (0i64..).zip(EVENTS) {
        let mut imported = ImportedEvent::from_file(file, text.as_bytes(), None)?;
        // Each event gets its own second, so that the list has a fixed order.
        imported.row.created += number - i64::try_from(EVENTS.len()).unwrap_or(0);
        match imported.add_as(app, "demo").await {
            Ok(()) => added += 1,
            Err(Problem::Store(StoreError::Taken(_))) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(added)
}
