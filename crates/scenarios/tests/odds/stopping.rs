//! Work that is stopped leaves what is known.

use crate::common::regulation;
use crate::events::tied;
use tiebreak_model::Kind;
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::odds::{Model, odds};

/// Also a play-off that has just begun: fewer are drawn, and the error says so.
#[test]
fn a_large_play_off_is_drawn_less_often() {
    let regulation = regulation("tata-steel-masters-2023");
    for count in [6, 7] {
        let event = tied(count, Kind::RoundRobin);
        let watch = Watch::default();
        watch.stop();
        let found = odds(&event, &regulation, &Model::default(), 1, &watch).unwrap();
        assert_eq!(found.stopped, Some(0.0), "{count} tied");
        let (drawn, _) = found.sampled.unwrap();
        assert!((1..100_000).contains(&drawn), "{drawn}");
        assert!(found.participants[0].error.unwrap() > 0.001);
        assert!((found.participants.iter().map(|one| one.win).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}
