//! Work that is stopped leaves what is known.

use crate::common::{game, names, regulation};
use crate::odds::events::{rated, tied};
use tiebreak_model::{DraftEvent, Event, EventInfo, GameResult, Kind};
use tiebreak_report::Language;
use tiebreak_report::scenarios::{odds_json, odds_text};
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

/// A player who is first alone needs no play-off and is known; the ties are left, and the chances
/// say how much that is.
#[test]
fn play_offs_that_were_not_reached_are_left() {
    let names = names(4);
    let mut games = Vec::new();
    for (round, pairs) in (1..).zip(tiebreak_engine::berger::rounds(4)) {
        let result = if round == 3 { GameResult::Open } else { GameResult::Draw };
        games.extend(
            pairs
                .iter()
                .map(|(white, black)| game(&names[white - 1], &names[black - 1], round, result)),
        );
    }
    let participants = rated(4);
    let event = Event::new(DraftEvent {
        participants,
        games,
        info: EventInfo { cycles: 1, ..EventInfo::default() },
        ..DraftEvent::default()
    })
    .unwrap();
    let model = Model { default: Some([0.5, 0.5, 0.0]), ..Model::default() };
    let run = |watch: &Watch| {
        odds(&event, &regulation("tata-steel-masters-2023"), &model, 1, watch).unwrap()
    };
    let whole = run(&Watch::default());
    assert_eq!((whole.stopped, whole.left_open), (None, 0.0));

    let watch = Watch::default();
    watch.stop();
    let part = run(&watch);
    let left = part.stopped.unwrap();
    assert!(left > 0.0 && part.left_open < 1e-12);
    assert!((part.participants.iter().map(|one| one.win).sum::<f64>() + left - 1.0).abs() < 1e-12);
    for one in &part.participants {
        let exact = whole.participants.iter().find(|other| other.id == one.id).unwrap().win;
        assert!(one.win <= exact + 1e-12 && exact <= one.win + left + 1e-12);
    }
    let json = odds_json(&event, &part);
    assert_eq!(
        (json["exact"].as_bool(), json["stopped"]["not-worked-out"].as_str().map(str::len)),
        (Some(false), Some(14))
    );
    assert!(odds_text(Language::En, &event, &part).contains("Stopped before the end"));
}
