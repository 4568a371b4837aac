//! What a team needs in VPs, against every way in which the last round can end.
#![allow(clippy::unwrap_used, clippy::panic)]

use tiebreak_bridge::{NoNeeds, vp_needs};
use tiebreak_model::bridge::VpScale;
use tiebreak_model::{DraftEvent, DraftMatch, DraftParticipant, Event, Exact, Id, Kind, Random, Sport};

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
        let (boards, needs) = vp_needs(&event, places).unwrap();
        assert_eq!((boards, needs.len()), (1, 6));
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
        for (team, need) in needs.iter().enumerate() {
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
    assert_eq!(vp_needs(&event.clone().after_round(0), 1).map(|_| ()), Ok(()));
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
    assert_eq!(vp_needs(&lacking(11), 1).map(|_| ()), Err(NoNeeds::TooEarly));
    assert_eq!(vp_needs(&lacking(0), 1).map(|_| ()), Err(NoNeeds::NotScored));
}
