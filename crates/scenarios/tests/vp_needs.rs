//! What a team needs in VPs, against every way in which the last round can end.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_engine::{Options, rule};
use tiebreak_model::bridge::{BoardScoring, VpRow, VpScale};
use tiebreak_model::{
    DraftEvent, DraftMatch, DraftParticipant, Event, Exact, Id, Kind, Match, MatchStatus, Random, Sides, Silent, Sport,
};
use tiebreak_regulation::builtin;
use tiebreak_scenarios::{NoNeeds, vp_needs_for};

const TEAMS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// Six teams that lack the last round, A – B, C – D, E – F; matches of one board, so that there are few margins.
fn before_the_last_round(random: &mut Random) -> Event {
    let mut matches = Vec::new();
    for (first, one) in TEAMS.iter().enumerate() {
        for (second, other) in TEAMS.iter().enumerate().skip(first + 1) {
            if first % 2 == 0 && second == first + 1 {
                continue;
            }
            let imps = [random.below(5), random.below(5)].map(|imps| Exact::from(imps as u64));
            let teams = vec![one.to_string(), other.to_string()];
            matches.push(DraftMatch { teams, boards: Some(1), imps: imps.into(), ..DraftMatch::default() });
        }
    }
    let team = |name: &&str| DraftParticipant {
        name: (*name).to_owned(),
        penalty: (*name == "C").then(|| Exact::fraction(1, 2).unwrap()),
        ..DraftParticipant::default()
    };
    let participants = TEAMS.iter().map(team).collect();
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    Event::new(DraftEvent { title: "Six".to_owned(), sport, kind, participants, matches, ..DraftEvent::default() })
        .unwrap()
}

#[test]
fn every_end_of_the_last_round() {
    let mut random = Random::new(5);
    let scale = VpScale::for_boards(1).unwrap();
    let most = i64::from(scale.most());
    let vps = |margin: i64| i64::from(scale.hundredths(margin.unsigned_abs() as u32)[usize::from(margin < 0)]);
    for _ in 0..4 {
        let event = before_the_last_round(&mut random);
        let mut now = [0i64, 0, -50, 0, 0, 0];
        for one in &event.matches {
            let [first, second] = one.imps.get().unwrap().map(|imps| imps.numerator() as i64);
            now[one.first.index()] += vps(first - second);
            now[one.second.unwrap().index()] += vps(second - first);
        }
        let places = 1 + random.below(3);
        let outlook = vp_needs_for(&event, None, places).unwrap();
        assert_eq!((outlook.boards, outlook.needs.len(), outlook.best.margin), (1, 6, most));
        // For each team and each margin of its own: the most not below, the most above and the fewest above, of all ends.
        let mut counts = vec![vec![(0usize, 0usize, 9usize); 2 * most as usize + 1]; 6];
        for a in -most..=most {
            for c in -most..=most {
                for e in -most..=most {
                    let gained = [vps(a), vps(-a), vps(c), vps(-c), vps(e), vps(-e)];
                    let last: Vec<i64> = (0..6).map(|team| now[team] + gained[team]).collect();
                    let own = [a, -a, c, -c, e, -e];
                    for (team, counts) in counts.iter_mut().enumerate() {
                        let above = last.iter().filter(|other| **other > last[team]).count();
                        let not_below = last.iter().filter(|other| **other >= last[team]).count() - 1;
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
            assert_eq!(need.sure.map(|need| need.margin), least(&|count| count.0 < places), "{need:?}");
            assert_eq!(need.level.map(|need| need.margin), least(&|count| count.1 < places), "{need:?}");
            assert_eq!(need.possible.map(|need| need.margin), least(&|count| count.2 < places), "{need:?}");
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
        let participants = event.participants.iter();
        let participants = participants
            .map(|one| DraftParticipant { name: one.name.clone(), ..DraftParticipant::default() })
            .collect();
        let named = |one: &tiebreak_model::Match| {
            [Some(one.first), one.second].into_iter().flatten().map(|id| event.name(id).to_owned()).collect()
        };
        let matches = event.matches.iter().take(keep);
        let matches = matches
            .map(|one| DraftMatch {
                teams: named(one),
                boards: one.boards,
                imps: one.imps.clone(),
                ..DraftMatch::default()
            })
            .collect();
        let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
        Event::new(DraftEvent { title: "Six".to_owned(), sport, kind, participants, matches, ..DraftEvent::default() })
            .unwrap()
    };
    assert_eq!(vp_needs_for(&lacking(11), None, 1).map(|_| ()), Err(NoNeeds::TooEarly));
    assert_eq!(vp_needs_for(&lacking(0), None, 1).map(|_| ()), Err(NoNeeds::NotScored));
}

/// Four teams that lack A – B and C – D, on a scale with few steps, so that many end level.
fn on_a_coarse_scale(random: &mut Random) -> Event {
    let row = |from: u32, winner: u32, loser: u32| VpRow { from, vps: [winner, loser].map(Exact::from) };
    let vp_table = vec![row(0, 10, 10), row(1, 12, 8), row(3, 15, 5)];
    let mut matches = Vec::new();
    for (first, second) in [("A", "C"), ("A", "D"), ("B", "C"), ("B", "D")] {
        let imps = [random.below(5), random.below(5)].map(|imps| Exact::from(imps as u64));
        let teams = vec![first.to_owned(), second.to_owned()];
        matches.push(DraftMatch { teams, boards: Some(1), imps: imps.into(), ..DraftMatch::default() });
    }
    let team = |name: &&str| DraftParticipant { name: (*name).to_owned(), ..DraftParticipant::default() };
    let (sport, kind) = (Sport::Bridge, Kind::RoundRobin);
    let board_scoring =
        Some(BoardScoring { vp_table, method: tiebreak_model::bridge::Method::Imps, ..BoardScoring::default() });
    let participants = TEAMS.iter().take(4).map(team).collect();
    let draft = DraftEvent {
        title: "Four".to_owned(),
        sport,
        kind,
        participants,
        matches,
        board_scoring,
        ..DraftEvent::default()
    };
    Event::new(draft).unwrap()
}

/// The results that one board can give, as far as they differ: every margin up to 4 and the largest, with few and with many IMPs lost.
fn results() -> Vec<[i64; 2]> {
    let mut results = Vec::new();
    for margin in [0i64, 1, 2, 3, 4, 24] {
        for lost in [0, (24 - margin) / 2] {
            results.push([lost + margin, lost]);
            results.push([lost, lost + margin]);
        }
    }
    results.sort_unstable();
    results.dedup();
    results
}

/// What is told is so at every end of the last matches, ruled on one by one; and nothing less would do.
#[test]
fn by_the_regulation() {
    let mut random = Random::new(11);
    let mut sharper = 0;
    for regulation in ["wbf-2023", "ebu-two-contestants", "cbai-teams"] {
        let regulation = builtin::find(regulation).unwrap().unwrap();
        for _ in 0..12 {
            let event = on_a_coarse_scale(&mut random);
            let places = 1 + random.below(2);
            let by_score = vp_needs_for(&event, None, places).unwrap();
            let outlook = vp_needs_for(&event, Some(&regulation), places).unwrap();
            let ends = every_end(&event, &regulation, places);
            for (need, plain) in outlook.needs.iter().zip(&by_score.needs) {
                let at = need.team.index();
                sharper += usize::from(need.sure != plain.sure || need.possible != plain.possible);
                for end in &ends {
                    let margin = end.margins[at];
                    let sure = need.sure.is_some_and(|need| margin.clamp(-3, 3) >= need.margin);
                    assert!(!sure || end.within[at] == Some(true), "{}: {need:?} {end:?}", regulation.id);
                    let possible = need.possible.is_some_and(|need| margin.clamp(-3, 3) >= need.margin);
                    assert!(possible || end.within[at] == Some(false), "{}: {need:?} {end:?}", regulation.id);
                }
                // One less and there is an end at which it fails, or three are level, or the text goes on beyond their matches.
                let less = need.sure.map_or(3, |need| need.margin - 1);
                if less >= -3 {
                    let fails = |end: &&End| {
                        end.margins[at].clamp(-3, 3) == less && (end.within[at] != Some(true) || end.level[at] != 2)
                    };
                    assert!(ends.iter().any(|end| fails(&end)), "{}: {need:?}", regulation.id);
                }
            }
        }
    }
    assert!(sharper > 5, "{sharper} needs follow from the regulation and not from the score alone");
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

fn every_end(event: &Event, regulation: &tiebreak_regulation::Regulation, places: usize) -> Vec<End> {
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
    for ab in results() {
        for cd in results() {
            let then = event.with_matches([played(0, ab), played(2, cd)]);
            let ruling = rule(&then, regulation, &mut Silent, Options::default()).unwrap();
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
