//! Events of every kind that a regulation is for, complete or not.

use super::choices::Choices;
use tiebreak_model::{
    ByeKind, DraftBoard, DraftBye, DraftEncounter, DraftEvent, DraftGame, DraftMatch,
    DraftParticipant, Event, EventInfo, Exact, GameResult, Kind, MatchStatus, Prizes, Sport,
};
use tiebreak_regulation::Regulation;

/// An event for a regulation, mostly of a kind that it is about.
pub fn event(choices: &mut Choices<'_>, regulation: &Regulation) -> Event {
    let kinds: Vec<Kind> =
        regulation.entries.iter().flat_map(|entry| entry.kinds.iter().copied()).collect();
    let kind = if kinds.is_empty() || choices.one_in(20) {
        choices.pick(&Kind::ALL).0
    } else {
        *choices.pick(&kinds)
    };
    let people = match regulation.entries.iter().find_map(|entry| entry.participants) {
        _ if kind == Kind::Match => 2,
        Some(people) if people < 100 && !choices.one_in(10) => people,
        _ if choices.one_in(100) => 40,
        _ => 2 + choices.below(8),
    };
    let mut draft = DraftEvent {
        info: EventInfo {
            title: "Any".into(),
            kind,
            sport: regulation.sport,
            ..EventInfo::default()
        },
        ..DraftEvent::default()
    };
    draft.info.cycles = *choices.pick(&[1, 1, 1, 2, 3]);
    let points = choices.one_in(3);
    let level = choices.one_in(2);
    for number in 0..people {
        let mut one =
            DraftParticipant { name: format!("P{number:02}"), ..DraftParticipant::default() };
        one.points = points.then(|| if level { Exact::from(5) } else { half(choices, 12) });
        one.rating = (!choices.one_in(6)).then(|| 1000 + choices.below(1800) as u32);
        draft.participants.push(one);
    }
    if choices.one_in(4) {
        draft.info.prizes = Some(Prizes {
            currency: "EUR".into(),
            cents: vec![50_000, 25_001, 9_999],
            ..Prizes::default()
        });
    }
    match regulation.sport {
        Sport::Chess => games(choices, &mut draft),
        Sport::Bridge => bridge(choices, &mut draft),
    }
    Event::new(draft.clone())
        .or_else(|_| Event::new(without_points(draft)))
        .expect("a draft that is made to fit")
}

/// Published points need not fit the games that were made up.
fn without_points(mut draft: DraftEvent) -> DraftEvent {
    draft.participants.iter_mut().for_each(|one| one.points = None);
    draft
}

fn half(choices: &mut Choices<'_>, most: usize) -> Exact {
    Exact::from(choices.below(most * 2) as u64) / 2
}

fn games(choices: &mut Choices<'_>, draft: &mut DraftEvent) {
    if draft.info.kind == Kind::Tour {
        return;
    }
    let drawn = choices.one_in(3);
    let lacking = *choices.pick(&[3, 30, 1000]);
    let open = *choices.pick(&[10, 1000, 1000]);
    for cycle in 0..draft.info.cycles {
        let rounds = tiebreak_engine::berger::rounds(draft.participants.len());
        let each = rounds.len() as u32;
        for (round, pairs) in (1u32..).zip(rounds) {
            for (white, black) in pairs {
                let [white, black] =
                    [white, black].map(|number| draft.participants[number - 1].name.clone());
                let round = Some(round + cycle * each).filter(|_| !choices.one_in(30));
                if choices.one_in(lacking) {
                    if let Some(round) = round.filter(|_| choices.one_in(3)) {
                        let kind = *choices.pick(&[ByeKind::Pairing, ByeKind::Half, ByeKind::Zero]);
                        draft.byes.push(DraftBye {
                            round,
                            player: white,
                            kind,
                            points: half(choices, 1),
                        });
                    }
                    continue;
                }
                let result = match choices.below(8) {
                    _ if drawn => GameResult::Draw,
                    0 | 1 => GameResult::White,
                    2 => GameResult::Black,
                    3 => *choices.pick(&[
                        GameResult::WhiteByForfeit,
                        GameResult::BothForfeit,
                        GameResult::Draw,
                    ]),
                    4 if choices.one_in(open) => GameResult::Open,
                    _ => GameResult::Draw,
                };
                let phase = choices.one_in(20).then(|| "rapid".to_owned());
                let game = DraftGame {
                    round,
                    white,
                    black,
                    result,
                    phase,
                    moves: Some(20),
                    started: None,
                    finished: choices
                        .one_in(9)
                        .then(|| "2024-01-28T17:42:00+01:00".parse().expect("a moment")),
                };
                draft.games.push(game);
            }
        }
    }
}

fn bridge(choices: &mut Choices<'_>, draft: &mut DraftEvent) {
    for one in &mut draft.participants {
        let sessions = choices.below(4);
        one.sessions = (0..sessions).map(|_| half(choices, 60)).collect();
        one.carry_over = choices.one_in(4).then(|| half(choices, 5));
        one.penalty = choices.one_in(9).then(|| half(choices, 2));
        one.qualification_rank = choices.one_in(2).then(|| 1 + choices.below(6) as u32);
    }
    let lacking = *choices.pick(&[2, 10, 1000]);
    let stage = draft.info.kind == Kind::Knockout;
    for (round, pairs) in (1u32..).zip(tiebreak_engine::berger::rounds(draft.participants.len())) {
        for (first, second) in pairs {
            if choices.one_in(lacking) {
                continue;
            }
            let names = [first, second].map(|number| draft.participants[number - 1].name.clone());
            let one = one_match(choices, names.to_vec(), round, stage);
            if choices.one_in(4) {
                draft.qualification_matches.push(one.clone());
            }
            if choices.one_in(6) {
                draft.matches.push(one.clone());
            }
            draft.matches.push(one);
            let matchpoints = [half(choices, 20), half(choices, 20)];
            draft.encounters.push(DraftEncounter { pairs: names.clone(), matchpoints });
            let net = half(choices, 20);
            let sides = names.into_iter().zip([net, -net]).collect();
            draft.boards.push(DraftBoard { number: round, net: sides });
        }
    }
    if choices.one_in(3) {
        let name = draft.participants[0].name.clone();
        let status = MatchStatus::Bye;
        draft.matches.push(DraftMatch {
            teams: vec![name],
            vps: [12.into(), 0.into()].into(),
            status,
            ..Default::default()
        });
    }
}

fn one_match(choices: &mut Choices<'_>, teams: Vec<String>, round: u32, stage: bool) -> DraftMatch {
    let mut two = |many: usize, most: usize| {
        (!choices.one_in(many)).then(|| [half(choices, most), half(choices, most)])
    };
    let (imps, vps, total_points, score) = (two(3, 60), two(2, 20), two(2, 900), two(3, 30));
    DraftMatch {
        round: Some(round),
        stage: stage.then(|| ["quarter-final", "semi-final", "final"][choices.below(3)].to_owned()),
        teams,
        status: *choices.pick(&[
            MatchStatus::Played,
            MatchStatus::Played,
            MatchStatus::Played,
            MatchStatus::Forfeit,
        ]),
        boards: (!choices.one_in(3)).then(|| 1 + choices.below(40) as u32),
        imps: imps.into(),
        vps: vps.into(),
        total_points: total_points.into(),
        score: score.into(),
        carry_over: choices.one_in(3).then(|| [half(choices, 5), half(choices, 5)]).into(),
    }
}
