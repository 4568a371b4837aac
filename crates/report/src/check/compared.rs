//! Where two editions differ, in words.

use super::numbers::trail;
use crate::Language;
use crate::clauses::says;
use tiebreak_check::{DifferencePlace, RegulationSide, Treatment};
use tiebreak_model::Exact;
use tiebreak_regulation::{
    MetTwiceRule, NotMetRule, OtherPrizes, Regulation, SwissPoints, WinMeasure, Withdrawals,
};

/// The situation in which two editions differ, in words.
pub fn situation(situation: &DifferencePlace) -> String {
    let fixed = match situation {
        DifferencePlace::Tie(way) => return trail(Language::En, way),
        DifferencePlace::Kind(kind) => {
            return format!("Two tied in an event of kind \"{}\"", kind.word());
        }
        DifferencePlace::PlaceOfOne => "A tie for a place that only one of them settles",
        DifferencePlace::OneWins => "Three tied for first place; one of them wins",
        DifferencePlace::NobodyCanReach => "Somebody leads so that nobody can reach them",
        DifferencePlace::Money(1) => "Two tied for first place: the money",
        DifferencePlace::Money(2) => "Two tied for second place: the money",
        DifferencePlace::Money(place) => return format!("Two tied for place {place}: the money"),
        DifferencePlace::Rounding => "Three share an amount that does not divide evenly",
        DifferencePlace::OtherMoney => "Two tied for a place of which no clause speaks: the money",
        DifferencePlace::TourPoints => "Two share a place: the tour points",
        DifferencePlace::Award(name) => return format!("The award \"{name}\""),
        DifferencePlace::TwoPrizes => "Somebody would have two prizes",
        DifferencePlace::CarryOver => "Somebody goes on to the next stage: what is carried over",
        DifferencePlace::Invitation => "First place is settled: the invitation",
        DifferencePlace::Forfeited => {
            "Two are level; one of them had black in a game that was forfeited"
        }
        DifferencePlace::BothForfeit => "Two play until one wins, and both forfeit a game",
        DifferencePlace::Withdrawal => "A player withdraws from a round robin",
        DifferencePlace::Beaten => "Two teams met, and one won more VPs, the other more IMPs",
        DifferencePlace::MetTwice => "Two teams met twice",
        DifferencePlace::NotMet => "Three are level, and two of them did not meet",
        DifferencePlace::UnequalOpponents => "Two are level and had unequal numbers of opponents",
        DifferencePlace::BeforeFirstGame => "Before the first game of a play-off",
        DifferencePlace::Otherwise => "Somebody wants to settle a tie otherwise",
        DifferencePlace::ShortDraw => "A game is drawn within a few moves",
        DifferencePlace::Reminder => "What people are reminded of",
        DifferencePlace::BeforeTheEnd => "A tie before the event is over",
    };
    fixed.to_owned()
}

/// What one edition does in that situation, in words.
pub fn does(regulation: &Regulation, side: &RegulationSide) -> String {
    let fixed = match &side.does {
        Treatment::AsWritten => {
            let at = side.clause.as_deref().and_then(|id| regulation.clause_named(id));
            return at.map(|at| says(Language::En, regulation, at)).unwrap_or_default();
        }
        Treatment::NoRuleForSoMany => "There is no rule for so many.",
        Treatment::NothingMore => "Nothing more is said.",
        Treatment::Nothing => "Nothing is said.",
        Treatment::NothingOfSuchEvents => "Nothing is said of such events.",
        Treatment::ForfeitWithBlack(true) => "A forfeited game counts as one with black.",
        Treatment::ForfeitWithBlack(false) => "A forfeited game does not count as one with black.",
        Treatment::BothForfeitDraw(true) => "A game that both forfeit is a draw.",
        Treatment::BothForfeitDraw(false) => "The arbiter is asked.",
        Treatment::Withdrawals(Withdrawals::Forfeits) => {
            "The games that were not played are won by the opponents."
        }
        Treatment::Withdrawals(Withdrawals::Annulled) => "All results are struck out.",
        Treatment::Withdrawals(Withdrawals::Half) => {
            "The results are struck out where fewer than half of the games were played."
        }
        Treatment::RoundsTo(cents) => {
            let unit = Exact::fraction(i128::from(*cents), 100).unwrap_or(Exact::ZERO);
            return format!("Shares are rounded down to {}.", unit.rounded(2));
        }
        Treatment::OtherPrizes(OtherPrizes::Shared) => "It is shared equally.",
        Treatment::OtherPrizes(OtherPrizes::Undivided) => "It is left undivided.",
        Treatment::Beaten(WinMeasure::ByVps) => "More VPs have beaten the other.",
        Treatment::Beaten(WinMeasure::ByImps) => "More IMPs have beaten the other.",
        Treatment::MetTwice(MetTwiceRule::Sums) => "The meetings are added up.",
        Treatment::MetTwice(MetTwiceRule::Average) => "The average of the meetings counts.",
        Treatment::NotMet(NotMetRule::NotApplicable) => {
            "A step that compares their meetings is not applicable."
        }
        Treatment::NotMet(NotMetRule::WhatThereIs) => "The meetings that took place count.",
        Treatment::SwissPoints(SwissPoints::Sum) => "Swiss points are the sum over the opponents.",
        Treatment::SwissPoints(SwissPoints::PerOpponent) => {
            "Swiss points are the average per opponent."
        }
    };
    fixed.to_owned()
}
