//! What `new-regulation` writes can be followed in every combination of answers.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_check::check_text;
use tiebreak_document::Severity;
use tiebreak_model::Kind;
use tiebreak_regulation::{
    BridgeOutline, Criterion, LastResort, LevelMatchEnd, Outline, PlayOffOutline,
};

#[test]
fn every_outline_passes_the_check() {
    let mut play_offs = vec![None];
    for last in [LevelMatchEnd::SuddenDeath, LevelMatchEnd::Armageddon, LevelMatchEnd::Lots] {
        for round_robin in [true, false] {
            play_offs.push(Some(PlayOffOutline {
                games: 2,
                minutes: 3,
                seconds: 2,
                last,
                round_robin,
            }));
        }
    }
    let chains = [
        vec![],
        vec![Criterion::MutualResult, Criterion::SonnebornBerger, Criterion::WinsWithBlack],
    ];
    for play_off in &play_offs {
        for criteria in &chains {
            for winner_only in [true, false] {
                let outline = Outline {
                    title: "Our \"Open\" 2027".to_owned(),
                    kind: Kind::RoundRobin,
                    winner_only,
                    play_off: play_off.clone(),
                    criteria: criteria.clone(),
                };
                let checked = check_text("new.toml", &outline.file());
                let grave: Vec<_> = checked
                    .findings
                    .iter()
                    .filter(|found| found.severity == Severity::Error)
                    .collect();
                assert!(grave.is_empty(), "{outline:?}\n{}\n{grave:#?}", outline.file());
                let classes: Vec<&str> =
                    checked.findings.iter().map(|found| found.class.name()).collect();
                assert!(
                    classes.iter().all(|class| ["endless-loop", "tie-left"].contains(class)),
                    "{outline:?}: {:#?}",
                    checked.findings
                );
            }
        }
    }
}

#[test]
fn every_outline_of_bridge_passes_the_check() {
    for kind in [Kind::RoundRobin, Kind::Swiss, Kind::Knockout, Kind::Pairs, Kind::BoardAMatch] {
        for last in [LastResort::Board, LastResort::Lots, LastResort::Director] {
            for (winner_only, criteria) in [(true, &[][..]), (false, BridgeOutline::usual(kind))] {
                let title = "Our \"Teams\" 2027".to_owned();
                let outline =
                    BridgeOutline { title, kind, winner_only, criteria: criteria.to_vec(), last };
                let checked = check_text("new.toml", &outline.file());
                let allowed = ["endless-loop", "tie-left", "undefined-value", "discretion"];
                let wrong = checked.findings.iter().find(|found| {
                    found.severity == Severity::Error || !allowed.contains(&found.class.name())
                });
                assert!(wrong.is_none(), "{}\n{wrong:#?}", outline.file());
            }
        }
    }
}
