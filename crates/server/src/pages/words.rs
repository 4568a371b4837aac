//! Small pieces of wording that several pages share.

use crate::dossier::Dossier;
use maud::{Markup, html};
use tiebreak_model::{
    Ask, Bonus, Colour, GameResult, Id, Pace, Purpose, Question, Scheduled, StageForm, StageRecord, StandingPlace,
};
use tiebreak_report::words::Boards;
pub use tiebreak_report::words::{capital, place_in_play_off};

/// The signs that people read: `1–0`, `½–½`.
pub fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::White => "1–0",
        GameResult::Black => "0–1",
        GameResult::Draw => "½–½",
        GameResult::WhiteByForfeit => "+ / −",
        GameResult::BlackByForfeit => "− / +",
        GameResult::BothForfeit => "− / −",
        GameResult::Open => "·",
    }
}

/// Half points as points: `1½`.
pub fn points(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// A number in words up to twelve, at the beginning of a sentence.
pub fn number(count: usize) -> String {
    capital(&tiebreak_report::words::number(count))
}

/// The clock in short: `3+2`, `2:30+2`.
pub fn pace(pace: Pace) -> String {
    let base = if pace.base.is_multiple_of(60) {
        (pace.base / 60).to_string()
    } else {
        format!("{}:{:02}", pace.base / 60, pace.base % 60)
    };
    match pace.bonus {
        Bonus::None => base,
        Bonus::Increment(seconds) => format!("{base}+{seconds}"),
        Bonus::Delay(seconds) => format!("{base} d{seconds}"),
    }
}

/// A clause of the regulation as a mark beside what it says.
pub fn clause(id: &str) -> Markup {
    html! { span.clause title="Clause of the regulation" { (id) } }
}

/// A game of the play-off in its stage.
pub struct Seat<'d> {
    /// The stage.
    pub stage: &'d StageRecord,
    /// Its position in the stage.
    pub index: usize,
}

/// Finds the game of a question.
pub fn seat<'d>(dossier: &'d Dossier, id: &str) -> Option<Seat<'d>> {
    dossier
        .ruling()
        .stages
        .iter()
        .find_map(|stage| stage.games.iter().position(|game| game.id == id).map(|index| Seat { stage, index }))
}

impl Seat<'_> {
    /// Whether two play it out between them, so that their score says how it stands.
    pub fn is_duel(&self) -> bool {
        matches!(self.stage.form, StageForm::Match | StageForm::UntilWon)
    }

    /// "Game 2 of 2", "Sudden death, game 3", "Round 2 of 3", "Armageddon".
    pub fn label(&self) -> String {
        let games = &self.stage.games;
        match self.stage.form {
            StageForm::Match => format!("Game {} of {}", self.index + 1, self.stage.total()),
            StageForm::UntilWon => format!("Sudden death, game {}", self.index + 1),
            StageForm::Armageddon => "Armageddon".to_owned(),
            StageForm::RoundRobin => {
                let boards = self.stage.members.len() as u64 / 2;
                let rounds = self.stage.total() / boards.max(1);
                format!("Round {} of {rounds}", games[self.index].round)
            }
            StageForm::KnockOut | StageForm::Ladder => place_in_play_off(&self.stage.path),
        }
    }

    /// The half points of somebody in the stage so far.
    pub fn score(&self, id: Id) -> i64 {
        let games = self.stage.games.iter();
        games
            .filter_map(|game| match game.state {
                Scheduled::Played(result) if game.white == id => Some(result.half_points(Colour::White)),
                Scheduled::Played(result) if game.black == id => Some(result.half_points(Colour::Black)),
                _ => None,
            })
            .sum()
    }

    /// The stage that contains the games: "Semi-final 1"; nothing where the play-off is just this match.
    pub fn within(&self) -> String {
        const OWN: [&str; 5] = ["match", "sudden-death", "armageddon", "round-robin", "play-off"];
        let parts: Vec<&str> = self.stage.path.split('/').filter(|part| !part.is_empty()).collect();
        let kept = parts.iter().filter(|part| !OWN.iter().any(|own| part.starts_with(own)));
        place_in_play_off(&kept.copied().collect::<Vec<_>>().join("/"))
    }
}

/// What lots are about, in a few words.
pub fn lots_for(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::FirstWhite => "for white in game 1",
        Purpose::PairingNumbers => "for the pairing numbers",
        Purpose::Seeding => "for the seeding",
        Purpose::Participants => "to take part",
        Purpose::CoinToss => "for the toss",
        Purpose::Place => "for the order",
    }
}

/// What first drawn means.
pub fn first_drawn(purpose: Purpose, drawn: usize) -> String {
    let means = match purpose {
        Purpose::FirstWhite => "First drawn has white.",
        Purpose::PairingNumbers => "First drawn is number 1.",
        Purpose::Seeding => "First drawn is seeded higher.",
        Purpose::Participants if drawn > 1 => {
            return format!("The first {} drawn take part.", number(drawn).to_lowercase());
        }
        Purpose::Participants => "First drawn takes part.",
        Purpose::CoinToss => "First drawn has won the toss.",
        Purpose::Place => "First drawn is placed higher.",
    };
    means.to_owned()
}

/// "1", "2–4".
pub fn place(place: &StandingPlace) -> String {
    if place.to > place.from { format!("{}–{}", place.from, place.to) } else { place.from.to_string() }
}

/// "One mistake", "3 mistakes".
pub fn mistakes(count: i64) -> String {
    if count == 1 { "one mistake".to_owned() } else { format!("{count} mistakes") }
}

/// A question in a few words, for the public.
pub fn brief(dossier: &Dossier, question: &Question) -> String {
    brief_after(dossier, question, "")
}

/// The same for somebody who is at `here` already: what both paths begin with is not said again.
pub fn brief_after(dossier: &Dossier, question: &Question, here: &str) -> String {
    let name = |id: Id| dossier.event.name(id);
    let common = question.id.split('/').zip(here.split('/')).take_while(|(a, b)| a == b).count();
    let path = question.id.split('/').skip(common).collect::<Vec<_>>().join("/");
    let place = place_in_play_off(&path);
    match &question.ask {
        Ask::Game { white, .. } => format!("{place}: {} has White", name(*white)),
        Ask::Lots { purpose, .. } => {
            let above = path.rsplit_once('/').map_or(String::new(), |(above, _)| place_in_play_off(above));
            let above = if above.is_empty() { above } else { format!("{above}: ") };
            capital(&format!("{above}lots {}", lots_for(*purpose)))
        }
        Ask::Colour { chooser, .. } => format!("{place}: {} chooses the colour", name(*chooser)),
        Ask::Bid { .. } => format!("{place}: bids of time for Black"),
        Ask::Board { between } => match tiebreak_report::words::boards(dossier.case(), question.clause, between) {
            Boards::One => format!("{place}: a board is played"),
            shoot_out @ Boards::Segment(_) => format!("{place}: {} is played", shoot_out.say()),
            extra => format!("{place}: {} are played", extra.say()),
        },
        Ask::Decision { who, .. } => format!("the {who} decides"),
        Ask::Data(missing) => {
            format!("to find out: {}", tiebreak_report::words::missing(dossier.case().event, missing))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 3, 17].map(points), ["0", "½", "1", "1½", "8½"]);
    }
}
