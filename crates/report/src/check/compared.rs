//! Where two editions differ, in words.

use super::numbers::trail;
use crate::Language;
use crate::clauses::says;
use tiebreak_check::{Does, Side, Situation};
use tiebreak_model::Exact;
use tiebreak_regulation::{
    Beaten, MetTwice, NotMet, OtherPrizes, Regulation, SwissPoints, Withdrawals,
};

/// The situation in which two editions differ, in words.
pub fn situation(situation: &Situation) -> String {
    let fixed = match situation {
        Situation::Tie(way) => return trail(Language::En, way),
        Situation::Kind(kind) => {
            return format!("Two tied in an event of kind \"{}\"", kind.word());
        }
        Situation::PlaceOfOne => "A tie for a place that only one of them settles",
        Situation::OneWins => "Three tied for first place; one of them wins",
        Situation::NobodyCanReach => "Somebody leads so that nobody can reach them",
        Situation::Money(1) => "Two tied for first place: the money",
        Situation::Money(2) => "Two tied for second place: the money",
        Situation::Money(place) => return format!("Two tied for place {place}: the money"),
        Situation::Rounding => "Three share an amount that does not divide evenly",
        Situation::OtherMoney => "Two tied for a place of which no clause speaks: the money",
        Situation::TourPoints => "Two share a place: the tour points",
        Situation::Award(name) => return format!("The award \"{name}\""),
        Situation::TwoPrizes => "Somebody would have two prizes",
        Situation::CarryOver => "Somebody goes on to the next stage: what is carried over",
        Situation::Invitation => "First place is settled: the invitation",
        Situation::Forfeited => "Two are level; one of them had black in a game that was forfeited",
        Situation::BothForfeit => "Two play until one wins, and both forfeit a game",
        Situation::Withdrawal => "A player withdraws from a round robin",
        Situation::Beaten => "Two teams met, and one won more VPs, the other more IMPs",
        Situation::MetTwice => "Two teams met twice",
        Situation::NotMet => "Three are level, and two of them did not meet",
        Situation::UnequalOpponents => "Two are level and had unequal numbers of opponents",
        Situation::BeforeFirstGame => "Before the first game of a play-off",
        Situation::Otherwise => "Somebody wants to settle a tie otherwise",
        Situation::ShortDraw => "A game is drawn within a few moves",
        Situation::Reminder => "What people are reminded of",
        Situation::BeforeTheEnd => "A tie before the event is over",
    };
    fixed.to_owned()
}

/// What one edition does in that situation, in words.
pub fn does(regulation: &Regulation, side: &Side) -> String {
    let fixed = match &side.does {
        Does::AsWritten => {
            let at = side.clause.as_deref().and_then(|id| regulation.clause_named(id));
            return at.map(|at| says(Language::En, regulation, at)).unwrap_or_default();
        }
        Does::NoRuleForSoMany => "There is no rule for so many.",
        Does::NothingMore => "Nothing more is said.",
        Does::Nothing => "Nothing is said.",
        Does::NothingOfSuchEvents => "Nothing is said of such events.",
        Does::ForfeitWithBlack(true) => "A forfeited game counts as one with black.",
        Does::ForfeitWithBlack(false) => "A forfeited game does not count as one with black.",
        Does::BothForfeitDraw(true) => "A game that both forfeit is a draw.",
        Does::BothForfeitDraw(false) => "The arbiter is asked.",
        Does::Withdrawals(Withdrawals::Forfeits) => {
            "The games that were not played are won by the opponents."
        }
        Does::Withdrawals(Withdrawals::Annulled) => "All results are struck out.",
        Does::Withdrawals(Withdrawals::Half) => {
            "The results are struck out where fewer than half of the games were played."
        }
        Does::RoundsTo(cents) => {
            let unit = Exact::fraction(i128::from(*cents), 100).unwrap_or(Exact::ZERO);
            return format!("Shares are rounded down to {}.", unit.rounded(2));
        }
        Does::OtherPrizes(OtherPrizes::Shared) => "It is shared equally.",
        Does::OtherPrizes(OtherPrizes::Undivided) => "It is left undivided.",
        Does::Beaten(Beaten::ByVps) => "More VPs have beaten the other.",
        Does::Beaten(Beaten::ByImps) => "More IMPs have beaten the other.",
        Does::MetTwice(MetTwice::Sums) => "The meetings are added up.",
        Does::MetTwice(MetTwice::Average) => "The average of the meetings counts.",
        Does::NotMet(NotMet::NotApplicable) => {
            "A step that compares their meetings is not applicable."
        }
        Does::NotMet(NotMet::WhatThereIs) => "The meetings that took place count.",
        Does::SwissPoints(SwissPoints::Sum) => "Swiss points are the sum over the opponents.",
        Does::SwissPoints(SwissPoints::PerOpponent) => "Swiss points are the average per opponent.",
    };
    fixed.to_owned()
}
