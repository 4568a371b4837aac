//! What a team needs in VPs, against every way in which the last round can end.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_engine::{Options, rule};
use tiebreak_language::Explain;
use tiebreak_model::bridge::{BoardScoring, VpRow, VpScale};
use tiebreak_model::{
    DraftEvent, DraftMatch, DraftParticipant, Event, EventInfo, Exact, Id, Kind, Match,
    MatchStatus, NoAnswers, Random, Sides, Sport,
};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_scenarios::{NoNeeds, SupposeError, suppose_match, unplayed, vp_needs_for};

const TEAMS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// Six teams that lack the last round, A – B, C – D, E – F; matches of one board, so that there are
/// few margins.
fn before_the_last_round(random: &mut Random) -> Event {
    let mut matches = Vec::new();
    for (first, one) in TEAMS.iter().enumerate() {
        for (second, other) in TEAMS.iter().enumerate().skip(first + 1) {
            if first % 2 == 0 && second == first + 1 {
                continue;
            }
            let imps = [random.below(5), random.below(5)].map(|imps| Exact::from(imps as u64));
            let teams = vec![one.to_string(), other.to_string()];
            matches.push(DraftMatch {
                teams,
                boards: Some(1),
                imps: imps.into(),
                ..DraftMatch::default()
            });
        }
    }
    let team = |name: &&str| DraftParticipant {
        name: (*name).to_owned(),
        penalty: (*name == "C").then(|| Exact::fraction(1, 2).unwrap()),
        ..DraftParticipant::default()
    };
    let participants = TEAMS.iter().map(team).collect();
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    Event::new(DraftEvent {
        info: EventInfo { title: "Six".to_owned(), sport, kind, ..EventInfo::default() },
        participants,
        matches,
        ..DraftEvent::default()
    })
    .unwrap()
}

#[test]
fn every_end_of_the_last_round() {
    let mut random = Random::new(5);
    let scale = VpScale::for_boards(1).unwrap();
    let most = i64::from(scale.most());
    let vps = |margin: i64| {
        i64::from(scale.hundredths(margin.unsigned_abs() as u32)[usize::from(margin < 0)])
    };
    for _ in 0..4 {
        let event = before_the_last_round(&mut random);
        let mut now = [0i64, 0, -50, 0, 0, 0];
        for one in event.matches() {
            let [first, second] = one.imps.get().unwrap().map(|imps| imps.numerator() as i64);
            now[one.first.index()] += vps(first - second);
            now[one.second.unwrap().index()] += vps(second - first);
        }
        let places = 1 + random.below(3);
        let outlook = vp_needs_for(&event, None, places).unwrap();
        assert_eq!((outlook.boards, outlook.needs.len(), outlook.best.margin), (1, 6, most));
        // For each team and each margin of its own: the most not below, the most above and the
        // fewest above, of all ends.
        let mut counts = vec![vec![(0usize, 0usize, 9usize); 2 * most as usize + 1]; 6];
        for a in -most..=most {
            for c in -most..=most {
                for e in -most..=most {
                    let gained = [vps(a), vps(-a), vps(c), vps(-c), vps(e), vps(-e)];
                    let last: Vec<i64> = (0..6).map(|team| now[team] + gained[team]).collect();
                    let own = [a, -a, c, -c, e, -e];
                    for (team, counts) in counts.iter_mut().enumerate() {
                        let above = last.iter().filter(|other| **other > last[team]).count();
                        let not_below =
                            last.iter().filter(|other| **other >= last[team]).count() - 1;
                        let count = &mut counts[(own[team] + most) as usize];
                        *count = (count.0.max(not_below), count.1.max(above), count.2.min(above));
                    }
                }
            }
        }
        for (team, need) in outlook.needs.iter().enumerate() {
            assert_eq!((need.team, need.opponent), (Id(team as u16), Some(Id(team as u16 ^ 1))));
            let least = |fits: &dyn Fn(&(usize, usize, usize)) -> bool| {
                counts[team].iter().position(fits).map(|at| at as i64 - most)
            };
            assert_eq!(
                need.sure.map(|need| need.margin),
                least(&|count| count.0 < places),
                "{need:?}"
            );
            assert_eq!(
                need.level.map(|need| need.margin),
                least(&|count| count.1 < places),
                "{need:?}"
            );
            assert_eq!(
                need.possible.map(|need| need.margin),
                least(&|count| count.2 < places),
                "{need:?}"
            );
            if let Some(need) = need.sure {
                assert_eq!(need.vps, Exact::from(vps(need.margin)) / 100);
            }
        }
    }
}

#[test]
fn where_there_is_nothing_to_say() {
    let mut random = Random::new(1);
    let event = before_the_last_round(&mut random);
    assert_eq!(vp_needs_for(&event.clone().after_round(0), None, 1).map(|_| ()), Ok(()));
    let lacking = |keep: usize| {
        let participants = event.participants().iter();
        let participants = participants
            .map(|one| DraftParticipant { name: one.name.clone(), ..DraftParticipant::default() })
            .collect();
        let named = |one: &tiebreak_model::Match| {
            [Some(one.first), one.second]
                .into_iter()
                .flatten()
                .map(|id| event.name(id).to_owned())
                .collect()
        };
        let matches = event.matches().iter().take(keep);
        let matches = matches
            .map(|one| DraftMatch {
                teams: named(one),
                boards: one.boards,
                imps: one.imps.clone(),
                ..DraftMatch::default()
            })
            .collect();
        let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
        Event::new(DraftEvent {
            info: EventInfo { title: "Six".to_owned(), sport, kind, ..EventInfo::default() },
            participants,
            matches,
            ..DraftEvent::default()
        })
        .unwrap()
    };
    assert_eq!(vp_needs_for(&lacking(11), None, 1).map(|_| ()), Err(NoNeeds::TooEarly));
    assert_eq!(vp_needs_for(&lacking(0), None, 1).map(|_| ()), Err(NoNeeds::NotScored));
}

/// Four teams that lack A – B and C – D, on a scale with few steps, so that many end level.
fn on_a_coarse_scale(random: &mut Random) -> Event {
    let row =
        |from: u32, winner: u32, loser: u32| VpRow { from, vps: [winner, loser].map(Exact::from) };
    let vp_table = vec![row(0, 10, 10), row(1, 12, 8), row(3, 15, 5)];
    let mut matches = Vec::new();
    for (first, second) in [("A", "C"), ("A", "D"), ("B", "C"), ("B", "D")] {
        let imps = [random.below(5), random.below(5)].map(|imps| Exact::from(imps as u64));
        let teams = vec![first.to_owned(), second.to_owned()];
        matches.push(DraftMatch {
            teams,
            boards: Some(1),
            imps: imps.into(),
            ..DraftMatch::default()
        });
    }
    let team =
        |name: &&str| DraftParticipant { name: (*name).to_owned(), ..DraftParticipant::default() };
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    let board_scoring = Some(BoardScoring {
        vp_table,
        method: tiebreak_model::bridge::Method::Imps,
        ..BoardScoring::default()
    });
    let participants = TEAMS.iter().take(4).map(team).collect();
    let draft = DraftEvent {
        info: EventInfo { title: "Four".to_owned(), sport, kind, ..EventInfo::default() },
        participants,
        matches,
        board_scoring,
        ..DraftEvent::default()
    };
    Event::new(draft).unwrap()
}

/// Four teams on the WBF's scale of one board. A and C are level, having won by the same margin; C
/// let its opponents win more. Penalties keep the others apart from them.
fn on_the_exact_scale(random: &mut Random) -> Event {
    let [margin, lost, drawn] =
        [6 + random.below(8), 4 + random.below(6), random.below(3)].map(|imps| imps as u64);
    let mut matches = Vec::new();
    for (first, second, imps) in [
        ("A", "C", [drawn, drawn]),
        ("A", "D", [margin, 0]),
        ("B", "C", [lost, lost + margin]),
        ("B", "D", [drawn, drawn]),
    ] {
        let teams = vec![first.to_owned(), second.to_owned()];
        let imps = imps.map(Exact::from).into();
        matches.push(DraftMatch { teams, boards: Some(1), imps, ..DraftMatch::default() });
    }
    let penalty = |name: &str| Exact::fraction(if name == "B" { 37 } else { 71 }, 100).unwrap();
    let team = |name: &&str| DraftParticipant {
        name: (*name).to_owned(),
        penalty: matches!(*name, "B" | "D").then(|| penalty(name)),
        ..DraftParticipant::default()
    };
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    let participants = TEAMS.iter().take(4).map(team).collect();
    let draft = DraftEvent {
        info: EventInfo { title: "Four".to_owned(), sport, kind, ..EventInfo::default() },
        participants,
        matches,
        ..DraftEvent::default()
    };
    Event::new(draft).unwrap()
}

/// Results of one board: every margin on the scale and the largest, with the fewest and the most
/// IMPs lost; and others, drawn from all that add up to no more than a board gives. With
/// `TIEBREAK_LONG` all of them.
fn results(most: i64, random: &mut Random) -> Vec<[i64; 2]> {
    let all = (0..=24i64).flat_map(|won| (0..=24 - won).map(move |lost| [won, lost]));
    if std::env::var_os("TIEBREAK_LONG").is_some() {
        return all.collect();
    }
    let mut results: Vec<[i64; 2]> = all.filter(|_| random.below(20) == 0).collect();
    for margin in (0..=most + 1).chain([24]) {
        for lost in [0, (24 - margin) / 2] {
            results.push([lost + margin, lost]);
            results.push([lost, lost + margin]);
        }
    }
    results.sort_unstable();
    results.dedup();
    results
}

/// What is told is so at every end of the last matches, ruled on one by one; and nothing less would
/// do.
#[test]
fn by_the_regulation() {
    let (mut random, mut drawn) = (Random::new(11), Random::new(12));
    let mut sharper = 0;
    for regulation in ["wbf-2023", "ebu-two-contestants", "cbai-teams"] {
        let regulation = builtin::find(regulation).unwrap().unwrap();
        for _ in 0..6 {
            let event = on_a_coarse_scale(&mut random);
            let places = 1 + random.below(2);
            sharper += compared(&event, &regulation, places, &results(3, &mut drawn));
        }
    }
    assert!(sharper > 3, "{sharper} needs follow from the regulation and not from the score alone");
}

/// The same on the WBF's continuous scale, on which teams are level only where their matches end
/// alike.
#[test]
fn by_the_regulation_on_the_exact_scale() {
    let (mut random, mut drawn) = (Random::new(3), Random::new(4));
    let most = i64::from(VpScale::for_boards(1).unwrap().most());
    let regulation = builtin::find("wbf-2023").unwrap().unwrap();
    let sharper: usize = (0..3)
        .map(|_| {
            let event = on_the_exact_scale(&mut random);
            compared(&event, &regulation, 1, &results(most, &mut drawn))
        })
        .sum();
    assert!(sharper > 0, "no need follows from the regulation");
}

/// Compares what is told with every end; how many needs follow from the regulation and not from the
/// score alone.
fn compared(event: &Event, regulation: &Regulation, places: usize, results: &[[i64; 2]]) -> usize {
    let by_score = vp_needs_for(event, None, places).unwrap();
    let outlook = vp_needs_for(event, Some(regulation), places).unwrap();
    let most = outlook.best.margin;
    let ends = every_end(event, regulation, places, results);
    let mut sharper = 0;
    for (need, plain) in outlook.needs.iter().zip(&by_score.needs) {
        let at = need.team.index();
        sharper += usize::from(need.sure != plain.sure || need.possible != plain.possible);
        for end in &ends {
            let margin = end.margins[at].clamp(-most, most);
            let sure = need.sure.is_some_and(|need| margin >= need.margin);
            assert!(!sure || end.within[at] == Some(true), "{}: {need:?} {end:?}", regulation.id);
            let possible = need.possible.is_some_and(|need| margin >= need.margin);
            assert!(
                possible || end.within[at] == Some(false),
                "{}: {need:?} {end:?}",
                regulation.id
            );
        }
        // One less and there is an end at which it fails, or three are level, or the text goes on
        // beyond their matches.
        let less = need.sure.map_or(most, |need| need.margin - 1);
        if less >= -most {
            let fails = |end: &&End| {
                let this = end.margins[at].clamp(-most, most) == less;
                this && (end.within[at] != Some(true) || end.level[at] != 2)
            };
            assert!(ends.iter().any(|end| fails(&end)), "{}: {need:?}", regulation.id);
        }
    }
    sharper
}

#[derive(Debug)]
struct End {
    /// The margin of each team.
    margins: [i64; 4],
    /// Whether each is within the places; none where that is not settled.
    within: [Option<bool>; 4],
    /// How many have the same score as each.
    level: [usize; 4],
}

fn every_end(
    event: &Event,
    regulation: &Regulation,
    places: usize,
    results: &[[i64; 2]],
) -> Vec<End> {
    let played = |first: u16, imps: [i64; 2]| Match {
        round: None,
        stage: None,
        first: Id(first),
        second: Some(Id(first + 1)),
        status: MatchStatus::Played,
        boards: Some(1),
        imps: imps.map(Exact::from).into(),
        vps: Sides::default(),
        total_points: Sides::default(),
        score: Sides::default(),
        carry_over: Sides::default(),
    };
    let mut ends = Vec::new();
    for &ab in results {
        for &cd in results {
            let then = event.with_matches([played(0, ab), played(2, cd)]);
            let ruling = rule(&then, regulation, &mut NoAnswers, Options::default()).unwrap();
            let mut end = End {
                margins: [ab[0] - ab[1], ab[1] - ab[0], cd[0] - cd[1], cd[1] - cd[0]],
                within: [None; 4],
                level: [0; 4],
            };
            for place in &ruling.standing {
                for id in &place.members {
                    end.level[id.index()] = ruling
                        .standing
                        .iter()
                        .filter(|other| other.score == place.score)
                        .map(|other| other.members.len())
                        .sum();
                    end.within[id.index()] = match (place.to <= places, place.from > places) {
                        (true, _) => Some(true),
                        (_, true) => Some(false),
                        _ => None,
                    };
                }
            }
            ends.push(end);
        }
    }
    ends
}

/// A match that is supposed is as one that was played; nobody else's needs are made up.
#[test]
fn a_match_that_is_supposed() {
    let mut random = Random::new(2);
    let event = before_the_last_round(&mut random);
    assert_eq!(unplayed(&event), [[Id(0), Id(1)], [Id(2), Id(3)], [Id(4), Id(5)]]);
    let supposed = suppose_match(&event, "D \u{2013} C 3-10").unwrap();
    assert_eq!((supposed.first, supposed.second, supposed.boards), (Id(3), Some(Id(2)), Some(1)));
    let then = event.with_matches([supposed]);
    let outlook = vp_needs_for(&then, None, 1).unwrap();
    let before = vp_needs_for(&event, None, 1).unwrap();
    let won = VpScale::for_boards(1).unwrap().vps([Exact::from(10u32), Exact::from(3u32)]).unwrap();
    for (need, before) in outlook.needs.iter().zip(&before.needs) {
        let gained = match need.team {
            Id(2) => won[0],
            Id(3) => won[1],
            _ => Exact::ZERO,
        };
        assert_eq!(need.score, before.score + gained);
        assert_eq!(need.opponent, before.opponent.filter(|_| !matches!(need.team, Id(2 | 3))));
        // What is certain, or impossible, whatever the others do is so after this as well.
        let least =
            |need: &Option<tiebreak_scenarios::Need>| need.map_or(i64::MAX, |need| need.margin);
        if need.opponent.is_some() {
            assert!(
                least(&need.sure) <= least(&before.sure)
                    && least(&need.possible) >= least(&before.possible)
            );
        }
    }
    let refused = |text: &str| suppose_match(&event, text).unwrap_err();
    assert_eq!(refused("C-D won"), SupposeError::NoImps);
    assert_eq!(refused("45-23"), SupposeError::NoImps);
    let open = ["A - B", "C - D", "E - F"].map(str::to_owned).to_vec();
    assert_eq!(refused("A-C 45-23"), SupposeError::NoMatch { open });
    assert_eq!(suppose_match(&then, "C-D 4-2").unwrap_err().code(), "suppose-no-match");
}
