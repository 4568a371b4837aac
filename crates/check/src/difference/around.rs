//! What stands around a tie: how results are counted, money, and what people owe or may do.

use super::course::Course;
use super::{Difference, DifferencePlace, Importance, RegulationSide, Treatment};
use std::collections::BTreeSet;
use tiebreak_model::ClauseRef;
use tiebreak_regulation::{
    Action, AwardRule, CarryOverRule, Duty, EntryPoint, OnePrize, Regulation, SharesOf,
};

/// Money that is not shared out by a rule alone: its rounding, and that of which no clause speaks.
pub(super) fn money(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let mut differs = |situation: DifferencePlace, [one, other]: [Treatment; 2]| {
        let side = |course: Course<'_>, does| RegulationSide {
            clause: speaks(course.regulation, course.entry),
            does,
        };
        let (here, there) = (side(here, one), side(there, other));
        found.push(Difference { matters: Importance::Around, situation, here, there });
    };
    let (a, b) = (here.entry, there.entry);
    if a.rounding != b.rounding {
        differs(DifferencePlace::Rounding, [a.rounding, b.rounding].map(Treatment::RoundsTo));
    }
    // Where a clause speaks of every tie, nothing is left of which none does.
    let silent = |entry: &EntryPoint| {
        let speaks = |of: SharesOf| entry.prizes.iter().any(|prize| prize.of == of);
        let every_tie =
            speaks(SharesOf::All) || (speaks(SharesOf::First) && speaks(SharesOf::Others));
        !entry.prizes.is_empty() && !every_tie
    };
    if a.other_prizes.0 != b.other_prizes.0 && (silent(a) || silent(b)) {
        differs(
            DifferencePlace::OtherMoney,
            [a.other_prizes.0, b.other_prizes.0].map(Treatment::OtherPrizes),
        );
    }
}

/// The clause that speaks of money.
fn speaks(regulation: &Regulation, entry: &EntryPoint) -> Option<String> {
    let clause = entry.prize_clause(1, true).or(entry.prize_clause(2, true))?;
    Some(regulation.clause(clause).id.clone())
}

/// Titles, trophies, qualifying places, category prizes, and what is carried over.
pub(super) fn awards(here: Course<'_>, there: Course<'_>, found: &mut Vec<Difference>) {
    let mut differs =
        |situation: DifferencePlace, one: Option<ClauseRef>, other: Option<ClauseRef>| {
            let (here, there) = (
                RegulationSide::from_clause(here.regulation, one),
                RegulationSide::from_clause(there.regulation, other),
            );
            found.push(Difference { matters: Importance::Around, situation, here, there });
        };
    let (a, b) = (here.entry, there.entry);
    let names: BTreeSet<&String> =
        a.awards.iter().chain(&b.awards).map(|(award, _)| &award.name).collect();
    for name in names {
        let find = |entry: &EntryPoint| {
            entry.awards.iter().find(|(award, _)| award.name == *name).cloned()
        };
        let (one, other) = (find(a), find(b));
        let rule =
            |found: &Option<(AwardRule, ClauseRef)>| found.as_ref().map(|(award, _)| plain(award));
        if rule(&one) != rule(&other) {
            differs(
                DifferencePlace::Award(name.clone()),
                one.map(|(_, at)| at),
                other.map(|(_, at)| at),
            );
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
        let clause = |entry: &EntryPoint| entry.one_prize.as_ref().map(|(_, at)| *at);
        differs(DifferencePlace::TwoPrizes, clause(a), clause(b));
    }
    let carried = |entry: &EntryPoint| {
        entry.carry_over.as_ref().map(|(rule, _)| {
            let CarryOverRule { counts, part, part_below, each_two, most, rounded, .. } =
                rule.clone();
            (counts, part, part_below, each_two, most, rounded)
        })
    };
    if carried(a) != carried(b) {
        let clause = |entry: &EntryPoint| entry.carry_over.as_ref().map(|(_, at)| *at);
        differs(DifferencePlace::CarryOver, clause(a), clause(b));
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
        |situation: DifferencePlace, clauses: [Option<String>; 2], [one, other]: [Treatment; 2]| {
            if one == other {
                return;
            }
            let [here, there] = clauses;
            let here = RegulationSide { clause: here, does: one };
            let there = RegulationSide { clause: there, does: other };
            found.push(Difference { matters: Importance::Winner, situation, here, there });
        };
    // Whether a forfeited game is one with black, where a criterion asks.
    let black = [a, b].map(counts_colours);
    if black.iter().all(Option::is_some) {
        differs(
            DifferencePlace::Forfeited,
            black,
            [a, b].map(|one| Treatment::ForfeitWithBlack(one.forfeits_everywhere)),
        );
    }
    let none = || [None, None];
    differs(
        DifferencePlace::BothForfeit,
        none(),
        [a, b].map(|one| Treatment::BothForfeitDraw(one.double_forfeit_draws)),
    );
    differs(
        DifferencePlace::Withdrawal,
        none(),
        [a, b].map(|one| Treatment::Withdrawals(one.withdrawals)),
    );
    differs(
        DifferencePlace::Beaten,
        none(),
        [a, b].map(|one| Treatment::Beaten(one.counting.beaten)),
    );
    differs(
        DifferencePlace::MetTwice,
        none(),
        [a, b].map(|one| Treatment::MetTwice(one.counting.met_twice)),
    );
    differs(
        DifferencePlace::NotMet,
        none(),
        [a, b].map(|one| Treatment::NotMet(one.counting.not_met)),
    );
    differs(
        DifferencePlace::UnequalOpponents,
        none(),
        [a, b].map(|one| Treatment::SwissPoints(one.counting.swiss_points)),
    );
}

fn counts_colours(regulation: &Regulation) -> Option<String> {
    let counts = |action: &Action| match action {
        Action::Rank(criterion) => criterion.properties().counts_colours,
        _ => false,
    };
    regulation.clauses.iter().find(|clause| counts(&clause.action)).map(|clause| clause.id.clone())
}

/// A duty with its clause.
type ClauseDuty = (ClauseRef, Duty);

/// Whether two duties stand at the same place of their texts.
type SamePlace<'t> = &'t dyn Fn(&ClauseDuty, &ClauseDuty) -> bool;

/// Rest before the play-off, reports, reminders, and who may depart from the rules.
pub(super) fn duties(a: &Regulation, b: &Regulation, found: &mut Vec<Difference>) {
    let situation = |duty: &Duty| match duty {
        Duty::Rest { .. } => Some(DifferencePlace::BeforeFirstGame),
        Duty::Deviate { .. } => Some(DifferencePlace::Otherwise),
        Duty::ShortDraws { .. } => Some(DifferencePlace::ShortDraw),
        Duty::AtAnyTime => Some(DifferencePlace::BeforeTheEnd),
        Duty::Remind { .. } => Some(DifferencePlace::Reminder),
        _ => None,
    };
    let all = [
        DifferencePlace::BeforeFirstGame,
        DifferencePlace::Otherwise,
        DifferencePlace::ShortDraw,
        DifferencePlace::BeforeTheEnd,
        DifferencePlace::Reminder,
    ];
    for subject in all {
        let owed = |regulation: &Regulation| -> Vec<ClauseDuty> {
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
            let side = |regulation: &Regulation, list: &[ClauseDuty]| {
                RegulationSide::from_clause(regulation, list.get(position).map(|(at, _)| *at))
            };
            found.push(Difference {
                matters: Importance::Around,
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
    mut here: Vec<ClauseDuty>,
    mut there: Vec<ClauseDuty>,
) -> (Vec<ClauseDuty>, Vec<ClauseDuty>) {
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
    let by_text =
        |one: &ClauseDuty, other: &ClauseDuty| !shown(&one.1) || text(a, one.0) == text(b, other.0);
    let by_number = |one: &ClauseDuty, other: &ClauseDuty| id(a, one.0) == id(b, other.0);
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
