//! "Losing pays" against a second search that looks nothing up and knows nothing of numbers, and texts in which it is known to pay.
#![allow(clippy::unwrap_used, clippy::panic)] // a test that cannot go on says so

use tiebreak_engine::{Options, rule};
use tiebreak_model::{Kind, Ruling, Silent};
use tiebreak_regulation::{Regulation, builtin};
use tiebreak_scenarios::Watch;
use tiebreak_scenarios::losing_pays::{Gain, LosingPays, Trial, losing_pays, trials};

fn search(regulation: &Regulation) -> LosingPays {
    losing_pays(regulation, &Watch::default()).unwrap()
}

fn read(text: &str) -> Regulation {
    Regulation::read("small.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

/// Teams level on match points are ranked by the opponents' game points times the own game points against them: whoever gives a weak
/// opponent half a point may have more of it. Worked out by hand: A and B draw, both beat C 2–0. Each has 1 × 3 + 2 × 0 = 3. If A
/// beats C by 1½–½ only, C has ½, A has 1 × 3 + 1½ × ½ = 3¾ and B has 1 × 2½ + 2 × ½ = 3½: A is in front.
fn generous() -> Regulation {
    read(
        r#"
format = "tiebreak-regulation/1"
id = "generous"
title = "Generous"
sport = "chess"
source = "ours"

[clause."1"]
text = "Teams level on match points are ranked by 2."
applies = { kinds = ["round-robin"], tie-for = "all", go = "2" }
settles = "places"

[clause."2"]
text = "The opponents' game points times the own game points against them."
rank = "fide:EGGSB"
then = "3"

[clause."3"]
text = "Then the place is shared."
share = true
"#,
    )
}

/// One prize each, that for the place before that for the group: whoever is third has less than the first of the group.
fn one_prize() -> Regulation {
    read(
        r#"
format = "tiebreak-regulation/1"
id = "one-prize"
title = "One prize"
sport = "chess"
source = "ours"

[clause."1"]
text = "Places are shared."
applies = { kinds = ["round-robin"], tie-for = "all", go = "2" }
settles = "places"

[clause."2"]
text = "The place is shared."
share = true

[clause."3"]
text = "Prizes by place."
prizes = "by-place"

[clause."4"]
text = "A prize for the club's own players."
award = { name = "Club", for = { group = "club" } }

[clause."5"]
text = "Nobody gets two prizes; that for the place comes first."
one-prize = ["3", "4"]
"#,
    )
}

#[test]
fn what_is_known_to_pay_is_found() {
    let found = search(&generous());
    let place = found.found.iter().find(|one| matches!(one.gain, Gain::Place(..))).unwrap();
    assert_eq!((place.trial.participants, place.trial.boards), (3, Some(2)), "{place:?}");
    let money = search(&one_prize());
    assert!(money.found.iter().any(|one| matches!(one.gain, Gain::Prize(less, more) if less < more)), "{money:?}");
    assert!(!money.found.iter().any(|one| matches!(one.gain, Gain::Place(..))), "{money:?}");
}

/// Who wins less has fewer points, and whoever was level is in front: between players, points first, no place is ever gained.
#[test]
fn what_cannot_pay_is_not_found() {
    for id in ["tata-steel-masters-2023", "fide-round-robin"] {
        let regulation = builtin::find(id).unwrap().unwrap();
        let found = search(&regulation);
        assert!(found.found.is_empty(), "{id}: {:?}", found.found);
        assert_eq!(found.searched.iter().map(|one| one.events).collect::<Vec<_>>(), [27, 729], "{id}");
    }
}

/// The place, the money and the awards of one, straight from a ruling.
fn stands(ruling: &Ruling, at: usize) -> (usize, usize, Option<i64>, Vec<String>) {
    let own = ruling.standing.iter().find(|place| place.members.iter().any(|id| id.index() == at)).unwrap();
    let done = ruling.open.is_empty() && ruling.left_open.is_empty();
    let money = ruling.prizes.iter().filter(|share| share.id.index() == at).map(|share| share.cents).sum::<i64>();
    let awards = ruling.awards.iter().filter(|award| award.members().any(|id| id.index() == at));
    let awards = if done { awards.map(|award| award.name.clone()).collect() } else { vec!["?".to_owned()] };
    (own.from, own.to, (done && ruling.undivided.is_empty()).then_some(money), awards)
}

/// Every event is made and ruled anew for every comparison.
fn straightforward(regulation: &Regulation, trial: &Trial) -> u64 {
    let ruled = |results: &[usize]| {
        let event = trial.event(regulation, results).unwrap();
        rule(&event, regulation, &mut Silent, Options::default()).unwrap()
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
                let place = best_then <= best && worst_then <= worst && (best_then, worst_then) != (best, worst);
                let richer = money.zip(money_then).is_some_and(|(money, then)| then > money);
                let unknown = awards == ["?"] || awards_then == ["?"];
                let honoured = !unknown
                    && awards_then.len() > awards.len()
                    && awards.iter().all(|award| awards_then.contains(award));
                situations += u64::from(place || richer || honoured);
            }
        }
        let Some(next) = (0..results.len()).find(|at| results[*at] + 1 < trial.outcomes) else { return situations };
        results[next] += 1;
        results[..next].fill(0);
    }
}

#[test]
fn a_second_search_finds_as_many() {
    let mut compared = 0;
    for regulation in [generous(), one_prize(), builtin::find("wbf-2023").unwrap().unwrap()] {
        let found = search(&regulation);
        for searched in found.searched.iter().filter(|searched| searched.events <= 800) {
            assert_eq!(searched.situations, straightforward(&regulation, &searched.trial), "{}", regulation.id);
            compared += 1;
        }
    }
    assert!(compared >= 5, "{compared}");
    assert!(trials(&generous(), Kind::Tour).is_empty());
}
