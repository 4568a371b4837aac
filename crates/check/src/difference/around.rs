//! What stands around a tie: how results are counted, money, and what people owe or may do.

use super::course::Course;
use super::{Difference, Does, Matters, Side, Situation};
use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{
    Action, AwardRule, CarryOverRule, Duty, Entry, OnePrize, Regulation, SharesOf,
};

/// Money that is not shared out by a rule alone: its rounding, and that of which no clause speaks.
pub(super) fn money(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let mut differs = |situation: Situation, [one, other]: [Does; 2]| {
        let side = |course: Course<'_>, does| Side {
            clause: speaks(course.regulation, course.entry),
            does,
        };
        let (here, there) = (side(here, one), side(there, other));
        found.push(Difference { matters: Matters::Around, situation, here, there });
    };
    let (a, b) = (here.entry, there.entry);
    if a.rounding != b.rounding {
        differs(Situation::Rounding, [a.rounding, b.rounding].map(Does::RoundsTo));
    }
    // Where a clause speaks of every tie, nothing is left of which none does.
    let silent = |entry: &Entry| {
        let speaks = |of: SharesOf| entry.prizes.iter().any(|prize| prize.of == of);
        let every_tie =
            speaks(SharesOf::All) || (speaks(SharesOf::First) && speaks(SharesOf::Others));
        !entry.prizes.is_empty() && !every_tie
    };
    if a.other_prizes.0 != b.other_prizes.0 && (silent(a) || silent(b)) {
        differs(Situation::OtherMoney, [a.other_prizes.0, b.other_prizes.0].map(Does::OtherPrizes));
    }
}

/// The clause that speaks of money.
fn speaks(regulation: &Regulation, entry: &Entry) -> Option<String> {
    let clause = entry.prize_clause(1, true).or(entry.prize_clause(2, true))?;
    Some(regulation.clause(clause).id.clone())
}

/// Titles, trophies, qualifying places, category prizes, and what is carried over.
pub(super) fn awards(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let mut differs = |situation: Situation, one: Option<ClauseRef>, other: Option<ClauseRef>| {
        let (here, there) = (Side::of(here.regulation, one), Side::of(there.regulation, other));
        found.push(Difference { matters: Matters::Around, situation, here, there });
    };
    let (a, b) = (here.entry, there.entry);
    let names: BTreeSet<&String> =
        a.awards.iter().chain(&b.awards).map(|(award, _)| &award.name).collect();
    for name in names {
        let find =
            |entry: &Entry| entry.awards.iter().find(|(award, _)| award.name == *name).cloned();
        let (one, other) = (find(a), find(b));
        let rule =
            |found: &Option<(AwardRule, ClauseRef)>| found.as_ref().map(|(award, _)| plain(award));
        if rule(&one) != rule(&other) {
            differs(Situation::Award(name.clone()), one.map(|(_, at)| at), other.map(|(_, at)| at));
        }
    }
    let order = |course: Course<'_>| {
        course.entry.one_prize.as_ref().map(|(rule, _)| match rule {
            OnePrize::Largest => Vec::new(),
            OnePrize::InOrder(clauses) => {
                let named = |at: &ClauseRef| course.entry.awards.iter().find(|(_, own)| own == at);
                clauses.iter().map(|at| named(at).map(|(award, _)| award.name.clone())).collect()
            }
        })
    };
    if order(here) != order(there) {
        let clause = |entry: &Entry| entry.one_prize.as_ref().map(|(_, at)| *at);
        differs(Situation::TwoPrizes, clause(a), clause(b));
    }
    let carried = |entry: &Entry| {
        entry.carry_over.as_ref().map(|(rule, _)| {
            let CarryOverRule { counts, part, part_below, each_two, most, rounded, .. } =
                rule.clone();
            (counts, part, part_below, each_two, most, rounded)
        })
    };
    if carried(a) != carried(b) {
        let clause = |entry: &Entry| entry.carry_over.as_ref().map(|(_, at)| *at);
        differs(Situation::CarryOver, clause(a), clause(b));
    }
}

/// An award without the numbers of clauses: whether it has such lists; what they do is compared by
/// itself.
fn plain(award: &AwardRule) -> (AwardRule, [bool; 2]) {
    let lists = [award.by, award.if_shared].map(|at| at.is_some());
    (AwardRule { by: None, if_shared: None, ..award.clone() }, lists)
}

/// What holds for every clause: forfeits, withdrawals, how matches are counted.
pub(super) fn whole(a: &Regulation, b: &Regulation, found: &mut Vec<Difference>) {
    let mut differs =
        |situation: Situation, clauses: [Option<String>; 2], [one, other]: [Does; 2]| {
            if one == other {
                return;
            }
            let [here, there] = clauses;
            let here = Side { clause: here, does: one };
            let there = Side { clause: there, does: other };
            found.push(Difference { matters: Matters::Winner, situation, here, there });
        };
    // Whether a forfeited game is one with black, where a criterion asks.
    let black = [a, b].map(counts_colours);
    if black.iter().all(Option::is_some) {
        differs(
            Situation::Forfeited,
            black,
            [a, b].map(|one| Does::ForfeitWithBlack(one.forfeits_everywhere)),
        );
    }
    let none = || [None, None];
    differs(
        Situation::BothForfeit,
        none(),
        [a, b].map(|one| Does::BothForfeitDraw(one.double_forfeit_draws)),
    );
    differs(Situation::Withdrawal, none(), [a, b].map(|one| Does::Withdrawals(one.withdrawals)));
    differs(Situation::Beaten, none(), [a, b].map(|one| Does::Beaten(one.counting.beaten)));
    differs(Situation::MetTwice, none(), [a, b].map(|one| Does::MetTwice(one.counting.met_twice)));
    differs(Situation::NotMet, none(), [a, b].map(|one| Does::NotMet(one.counting.not_met)));
    differs(
        Situation::UnequalOpponents,
        none(),
        [a, b].map(|one| Does::SwissPoints(one.counting.swiss_points)),
    );
}

fn counts_colours(regulation: &Regulation) -> Option<String> {
    let counts = |action: &Action| matches!(action, Action::Rank(criterion) if criterion.properties().counts_colours);
    regulation.clauses.iter().find(|clause| counts(&clause.action)).map(|clause| clause.id.clone())
}

/// A duty with its clause.
type Owed = (ClauseRef, Duty);

/// Whether two duties stand at the same place of their texts.
type SamePlace<'t> = &'t dyn Fn(&Owed, &Owed) -> bool;

/// Rest before the play-off, reports, reminders, and who may depart from the rules.
pub(super) fn duties(a: &Regulation, b: &Regulation, found: &mut Vec<Difference>) {
    let situation = |duty: &Duty| match duty {
        Duty::Rest { .. } => Some(Situation::BeforeFirstGame),
        Duty::Deviate { .. } => Some(Situation::Otherwise),
        Duty::ShortDraws { .. } => Some(Situation::ShortDraw),
        Duty::AtAnyTime => Some(Situation::BeforeTheEnd),
        Duty::Remind { .. } => Some(Situation::Reminder),
        _ => None,
    };
    let all = [
        Situation::BeforeFirstGame,
        Situation::Otherwise,
        Situation::ShortDraw,
        Situation::BeforeTheEnd,
        Situation::Reminder,
    ];
    for subject in all {
        let owed = |regulation: &Regulation| -> Vec<Owed> {
            let numbered = (0u16..).zip(&regulation.clauses);
            let owed = numbered.flat_map(|(index, clause)| {
                clause.duties.iter().map(move |duty| (ClauseRef(index), duty))
            });
            owed.filter(|(_, duty)| situation(duty).as_ref() == Some(&subject))
                .map(|(at, duty)| (at, duty.clone()))
                .collect()
        };
        let (here, there) = apart(a, b, owed(a), owed(b));
        let most = here.len().max(there.len());
        for position in 0..most {
            let side = |regulation: &Regulation, list: &[Owed]| {
                Side::of(regulation, list.get(position).map(|(at, _)| *at))
            };
            found.push(Difference {
                matters: Matters::Around,
                situation: subject.clone(),
                here: side(a, &here),
                there: side(b, &there),
            });
        }
    }
}

/// What only one of the two owes. A reminder that shows its clause is the same where the clause is,
/// and where its number is: other words are told elsewhere.
fn apart(
    a: &Regulation,
    b: &Regulation,
    mut here: Vec<Owed>,
    mut there: Vec<Owed>,
) -> (Vec<Owed>, Vec<Owed>) {
    let text = |regulation: &Regulation, at: ClauseRef| {
        super::reworded::plain(regulation, &regulation.clause(at).text)
    };
    let id = |regulation: &Regulation, at: ClauseRef| regulation.clause(at).id.clone();
    let shown = |duty: &Duty| matches!(duty, Duty::Remind { words: None, .. });
    let same_duty = |one: &Duty, other: &Duty| match (one, other) {
        (
            Duty::Remind { words, during_event, with },
            Duty::Remind { words: others, during_event: during, with: beside },
        ) => (words, during_event, with.is_empty()) == (others, during, beside.is_empty()),
        _ => one == other,
    };
    let by_text = |one: &Owed, other: &Owed| !shown(&one.1) || text(a, one.0) == text(b, other.0);
    let by_number = |one: &Owed, other: &Owed| id(a, one.0) == id(b, other.0);
    let ways: [SamePlace<'_>; 2] = [&by_text, &by_number];
    for same_place in ways {
        here.retain(|one| {
            let found = there
                .iter()
                .position(|other| same_duty(&one.1, &other.1) && same_place(one, other));
            found.map(|at| there.remove(at)).is_none()
        });
    }
    (here, there)
}
