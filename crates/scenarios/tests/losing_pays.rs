//! "Losing pays" against a second search that looks nothing up and knows nothing of numbers, and
//! texts in which it is known to pay.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use crate::common::{made_up, regulation};
use tiebreak_engine::{Options, rule};
use tiebreak_model::{Answer, Answers, Ask, GameResult, Id, Kind, NoAnswers, Question, Ruling};
use tiebreak_regulation::Regulation;
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::losing_pays::{Gain, LosingPays, Trial, losing_pays, trials};

fn search(regulation: &Regulation) -> LosingPays {
    losing_pays(regulation, &Watch::default()).unwrap()
}

/// Teams level on match points are ranked by the opponents' game points times the own game points
/// against them: a team that gives a weak opponent half a point may have more of it. Worked out by
/// hand: A and B draw, both beat C 2–0. Each has 1 × 3 + 2 × 0 = 3. If A beats C by 1½–½ only, C
/// has ½, A has 1 × 3 + 1½ × ½ = 3¾ and B has 1 × 2½ + 2 × ½ = 3½: A is in front.
fn generous() -> Regulation {
    made_up(
        "chess",
        &[
            SHARED,
            r#"rank = "fide:EGGSB"
               then = "3""#,
            "share = true",
        ],
    )
}

/// Places are shared, and so is their money; the club has a prize of its own; nobody gets two, by
/// this rule.
fn with_club(one_prize: &str) -> Regulation {
    made_up(
        "chess",
        &[
            SHARED,
            "share = true",
            r#"prizes = "by-place""#,
            r#"award = { name = "Club", for = { group = "club" } }"#,
            &format!("one-prize = {one_prize}"),
        ],
    )
}

/// Every tie goes to clause 2.
const SHARED: &str = r#"applies = { kinds = ["round-robin"], tie-for = "all", go = "2" }
settles = "places""#;

/// One prize each, that for the place before that for the group: the third player has less than the
/// first of the group.
fn one_prize() -> Regulation {
    with_club(r#"["3", "4"]"#)
}

/// One prize each, the largest. By hand, three players of whom A and C are of the club, prizes of
/// 1000 and 600 by place and 500 for the club: B beats both, A and C draw. They share 600, 300
/// each, which is more than half of the club's 500. If C loses instead, A has the 600 alone, and
/// the club's prize goes on to C: 500.
fn largest() -> Regulation {
    with_club("\"largest\"")
}

/// All play a knock-out, seeded by points, those level by rating (A before B before C); the two of
/// the final have a medal. By hand, three players, all games drawn, C stronger than B and B than A:
/// number 1, A, waits in the final, B meets C there and has nothing. If B loses to C instead, C is
/// number 1, and B meets A and has a medal.
fn knock_out() -> Regulation {
    made_up(
        "chess",
        &[
            SHARED,
            "share = true",
            r#"award = { name = "Medal", places = 2, of-all = "4" }"#,
            r#"clock = { name = "blitz", both = "3:00+2" }
               play = { form = "knock-out", seeding = "5", match = "8" }"#,
            r#"order = ["6", "7"]"#,
            r#"rank = "fide:PTS""#,
            r#"rank = "higher-rating""#,
            r#"play = { form = "match", games = 1, clock = "blitz", white = "higher-seed", level-wins = "higher-seed" }"#,
        ],
    )
}

/// Two of three teams qualify, and what was won against the other of them is carried over. By hand:
/// A ties with B, 10 VPs each, and beats C by 60 IMPs; C beats B by 10. A and B qualify, and A
/// carries over 10. If A beats C by 10 only, C has as much from A as it needs to pass B, and A
/// carries over what it won from C, which is more than 10.
fn carried_over() -> Regulation {
    made_up(
        "bridge",
        &[
            r#"applies = { kinds = ["round-robin"], tie-for = "cut", go = "2" }
               settles = "places"
               cut = { first = 2, name = "Qualified" }"#,
            r#"lots = "place""#,
            r#"carry-over = { counts = "among-qualified" }"#,
        ],
    )
}

/// Points, then Sonneborn-Berger, then lots, and the prizes by place: nothing pays.
fn plain() -> Regulation {
    made_up(
        "chess",
        &[
            r#"applies = { kinds = ["round-robin"], tie-for = "all", go = "2" }
               settles = "places"
               prizes = "by-place""#,
            r#"rank = "sonneborn-berger"
               then = "3""#,
            r#"lots = "place""#,
        ],
    )
}

#[test]
fn what_is_known_to_pay_is_found() {
    let found = search(&generous());
    let place = found.found.iter().find(|one| matches!(one.gain, Gain::Place(..))).unwrap();
    assert_eq!((place.trial.participants, place.trial.boards), (3, Some(2)), "{place:?}");
    let money = search(&one_prize());
    assert!(
        money.found.iter().any(|one| matches!(one.gain, Gain::Prize(less, more) if less < more)),
        "{money:?}"
    );
    assert!(!money.found.iter().any(|one| matches!(one.gain, Gain::Place(..))), "{money:?}");
    assert!(search(&largest()).found.iter().any(|one| matches!(one.gain, Gain::Prize(..))));
    let medal = search(&knock_out()).found;
    assert!(
        medal.iter().any(|one| matches!(one.gain, Gain::Award(_)) && one.strength.is_some()),
        "{medal:?}"
    );
    let carried = search(&carried_over()).found;
    assert!(
        carried.iter().any(|one| matches!(one.gain, Gain::CarryOver(less, more) if less < more)),
        "{carried:?}"
    );
}

/// What is found is found again by making the two events and ruling them.
#[test]
fn each_example_is_one() {
    for regulation in [generous(), one_prize(), largest(), knock_out(), carried_over()] {
        for paying in search(&regulation).found {
            let mut worse = paying.results.clone();
            worse[paying.contest] = paying.worse;
            let [before, after] = [&paying.results, &worse].map(|results| {
                let event = paying.trial.event(&regulation, results).unwrap();
                let mut stronger = Stronger(paying.strength.clone().unwrap_or_default());
                rule(&event, &regulation, &mut stronger, Options::default()).unwrap()
            });
            let gained = match &paying.gain {
                Gain::Place(..) => stands(&after, paying.who).1 <= stands(&before, paying.who).1,
                Gain::Prize(..) => stands(&after, paying.who).2 > stands(&before, paying.who).2,
                Gain::Award(name) => {
                    let has = |ruling: &Ruling| stands(ruling, paying.who).3.contains(name);
                    !has(&before) && has(&after)
                }
                Gain::CarryOver(less, more) => {
                    let has = |ruling: &Ruling| {
                        let each = ruling.carry_over.iter().flat_map(|carried| &carried.each);
                        each.filter(|one| one.id.index() == paying.who).map(|one| one.points).next()
                    };
                    (has(&before), has(&after)) == (Some(*less), Some(*more))
                }
                Gain::Invitation => false,
            };
            assert!(gained, "{}: {paying:?}", regulation.id);
        }
    }
}

/// The stronger of two wins every game. An independent second implementation.
struct Stronger(Vec<usize>);

impl Answers for Stronger {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let rank = |id: Id| self.0.iter().position(|at| *at == id.index());
        match &question.ask {
            _ if self.0.is_empty() => None,
            Ask::Game { white, black, .. } if rank(*white) < rank(*black) => {
                Some(Answer::Result(GameResult::White))
            }
            Ask::Game { .. } => Some(Answer::Result(GameResult::Black)),
            _ => None,
        }
    }
}

/// A player who wins less has fewer points and falls behind those who were level: between players,
/// points first, no place is ever gained.
#[test]
fn what_cannot_pay_is_not_found() {
    let built_in = ["tata-steel-masters-2023", "fide-round-robin"].map(regulation);
    for regulation in built_in.into_iter().chain([plain()]) {
        let found = search(&regulation);
        assert!(found.found.is_empty(), "{}: {:?}", regulation.id, found.found);
        assert_eq!(
            found.searched.iter().map(|one| one.events).collect::<Vec<_>>(),
            [27, 729],
            "{}",
            regulation.id
        );
    }
}

/// The place, the money and the awards of one, straight from a ruling.
fn stands(ruling: &Ruling, at: usize) -> (usize, usize, Option<i64>, Vec<String>) {
    let own = ruling
        .standing
        .iter()
        .find(|place| place.members.iter().any(|id| id.index() == at))
        .unwrap();
    let done = ruling.open.is_empty() && ruling.left_open.is_empty();
    let money = ruling
        .prizes
        .iter()
        .filter(|share| share.id.index() == at)
        .map(|share| share.cents)
        .sum::<i64>();
    let awards = ruling.awards.iter().filter(|award| award.members().any(|id| id.index() == at));
    let awards =
        if done { awards.map(|award| award.name.clone()).collect() } else { vec!["?".to_owned()] };
    (
        own.from,
        own.to,
        (done && ruling.undivided.iter().all(|left| left.among.is_empty())).then_some(money),
        awards,
    )
}

/// Every event is made and ruled again for every comparison.
fn straightforward(regulation: &Regulation, trial: &Trial) -> u64 {
    let ruled = |results: &[usize]| {
        let event = trial.event(regulation, results).unwrap();
        rule(&event, regulation, &mut NoAnswers, Options::default()).unwrap()
    };
    let mut results = vec![0; trial.contests.len()];
    let mut situations = 0;
    loop {
        let ruling = ruled(&results);
        for at in 0..results.len() {
            let [first, second] = trial.contests[at].sides;
            for other in 0..trial.outcomes {
                let who = match other.cmp(&results[at]) {
                    std::cmp::Ordering::Greater => first,
                    std::cmp::Ordering::Less => second,
                    std::cmp::Ordering::Equal => continue,
                };
                let mut worse = results.clone();
                worse[at] = other;
                let (best, worst, money, awards) = stands(&ruling, who);
                let (best_then, worst_then, money_then, awards_then) = stands(&ruled(&worse), who);
                let place = best_then <= best
                    && worst_then <= worst
                    && (best_then, worst_then) != (best, worst);
                let richer = money.zip(money_then).is_some_and(|(money, then)| then > money);
                let unknown = awards == ["?"] || awards_then == ["?"];
                let honoured = !unknown
                    && awards_then.len() > awards.len()
                    && awards.iter().all(|award| awards_then.contains(award));
                situations += u64::from(place || richer || honoured);
            }
        }
        let Some(next) = (0..results.len()).find(|at| results[*at] + 1 < trial.outcomes) else {
            return situations;
        };
        results[next] += 1;
        results[..next].fill(0);
    }
}

#[test]
fn a_second_search_finds_as_many() {
    let mut compared = 0;
    for regulation in [generous(), one_prize(), regulation("wbf-2023")] {
        let found = search(&regulation);
        for searched in found.searched.iter().filter(|searched| searched.events <= 800) {
            assert_eq!(
                searched.situations,
                straightforward(&regulation, &searched.trial),
                "{}",
                regulation.id
            );
            compared += 1;
        }
    }
    assert!(compared >= 5, "{compared}");
    assert!(trials(&generous(), Kind::Tour).is_empty());
}
