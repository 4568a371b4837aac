//! Why something does not apply: a criterion to a group, a regulation to an event, odds to a play-off.

use super::basic;
use crate::Case;
use tiebreak_engine::RuleError;
use tiebreak_engine::pending::MOST_GAMES;
use tiebreak_model::{Event, Id, Inapplicable, Known};
use tiebreak_scenarios::odds::OddsError;
use tiebreak_scenarios::{ScenarioError, SupposeError};

/// Why a criterion cannot be applied, as the end of a sentence.
pub(super) fn inapplicable(case: Case<'_>, why: &Inapplicable) -> String {
    let who = |ids: &[Id]| basic::names(case.event, ids);
    match why {
        Inapplicable::NoSession(members) => format!("no session of {} is known", who(members)),
        Inapplicable::NoTwoSessions(members) => format!("no two sessions of {} are known", who(members)),
        Inapplicable::NoCommonOpponent(members) => {
            format!("no encounters of {} with a common opponent are known", who(members))
        }
        Inapplicable::NobodyInCommon(members) => format!("{} have no opponent in common", who(members)),
        Inapplicable::NoCommonBoard(members) => {
            let all = if members.len() == 2 { "both" } else { "all" };
            format!("no board is known that {} {all} played", who(members))
        }
        Inapplicable::DidNotMeet(pairs) => did_not_meet(case, pairs),
        Inapplicable::OnlyForTwo => "it compares two teams only".to_owned(),
        Inapplicable::NoQualificationMatch(members) => {
            format!("no match of {} in the qualification is known", who(members))
        }
        Inapplicable::QualificationScoreUnknown => "the score of the qualification match is not known".to_owned(),
        Inapplicable::NothingCarriedOver => "nothing was carried over into this stage".to_owned(),
        Inapplicable::OnlyForTeams => "it compares teams, not players".to_owned(),
        Inapplicable::OnlyForPlayers => "it compares players, not teams".to_owned(),
        Inapplicable::NoDirectMatch => "no match between them is known with its boards".to_owned(),
        Inapplicable::ToldInVain => "what was told does not fill the gap".to_owned(),
        Inapplicable::NotKnown { what, of } => format!("the {} of {} is not known", known(*what), who(of)),
        Inapplicable::ScoresTooLarge => "the scores are too large to be multiplied exactly".to_owned(),
    }
}

/// Something that a file may say of a player.
pub(super) fn known(what: Known) -> &'static str {
    match what {
        Known::Birth => "date of birth",
        Known::Rating => "rating",
        Known::Title => "title",
        Known::StartingNumber => "starting number",
        Known::PreviousPlace => "place in the previous edition",
        Known::Sex => "sex",
        Known::Federation => "federation",
        Known::Club => "club",
    }
}

/// "A and B did not meet; A and C did not meet", or the first of them and how many more.
fn did_not_meet(case: Case<'_>, pairs: &[(Id, Id)]) -> String {
    let listed: Vec<String> =
        pairs.iter().take(3).map(|(a, b)| format!("{} did not meet", basic::names(case.event, &[*a, *b]))).collect();
    let more = pairs.len().saturating_sub(3);
    let rest = if more == 0 { String::new() } else { format!("; nor did {} more pairs of them", basic::number(more)) };
    format!("{}{rest}", listed.join("; "))
}

/// Why there is no ruling.
pub fn rule_error(error: &RuleError) -> String {
    match error {
        RuleError::OtherSport => "the regulation and the event are of different sports".to_owned(),
        RuleError::KindNotCovered { kind, covered } => {
            let covered: Vec<&str> = covered.iter().map(|kind| kind.word()).collect();
            format!("the regulation says nothing about events of kind \"{}\", only {}", kind.word(), covered.join(", "))
        }
        RuleError::OtherNumber { participants, expected } => {
            format!("the regulation is for events of {expected} participants, and {participants} take part")
        }
        RuleError::GamesUnseen { clause } => {
            format!("{clause} looks at the games of the play-off, which are not played one by one here")
        }
        RuleError::StageTooLong { clause, games } => {
            format!("{clause} orders {games} games; odds are worked out for stages of at most {MOST_GAMES}")
        }
    }
}

/// Why there are no scenarios.
pub fn scenario_error(error: &ScenarioError) -> String {
    match error {
        ScenarioError::Bridge => "scenarios are for games with three results; a match of bridge has many".to_owned(),
        ScenarioError::Teams => "scenarios are for games with three results; a match of teams has many".to_owned(),
        ScenarioError::Unlisted { games } => {
            let (are, them) = if *games == 1 { ("game is", "it") } else { ("games are", "them") };
            format!("{games} {are} missing from the event, and not as open ones: write {them} with `result = \"*\"`")
        }
        ScenarioError::TooLarge { games } => format!(
            "{games} games are open and too much is undecided to count every outcome; come back after another round, or fix results"
        ),
    }
}

/// Why a supposition cannot be followed.
pub fn suppose_error(error: &SupposeError) -> String {
    match error {
        SupposeError::NoResult => "no result at the end; expected 1-0, 1/2-1/2 or 0-1 after the two names".to_owned(),
        SupposeError::NoGame { open } if open.is_empty() => "no game of this event is open".to_owned(),
        SupposeError::NoGame { open } => format!("no open game fits; open are: {}", open.join(", ")),
        SupposeError::SeveralGames { fit } => {
            format!("more than one open game fits: {}; write more of the names", fit.join(", "))
        }
        SupposeError::NoImps => {
            "no result at the end; expected what each won in IMPs after the two names, such as 45-23".to_owned()
        }
        SupposeError::NoMatch { open } if open.is_empty() => "no match of this event is still to be played".to_owned(),
        SupposeError::NoMatch { open } => format!("no match fits; still to be played are: {}", open.join(", ")),
        SupposeError::SeveralMatches { fit } => {
            format!("more than one match fits: {}; write more of the names", fit.join(", "))
        }
    }
}

/// Why there are no odds.
pub fn odds_error(event: &Event, error: &OddsError) -> String {
    match error {
        OddsError::Teams => "odds are for games of players; matches of teams are out of scope".to_owned(),
        OddsError::Bridge => "odds are for games of chess; matches and boards of bridge are out of scope".to_owned(),
        OddsError::Bids => {
            "odds know no model of what players bid for Black: this play-off is out of scope".to_owned()
        }
        OddsError::Rule(error) => rule_error(error),
        OddsError::Data(data) => {
            let what = super::missing(event, data);
            format!("the event does not say enough: {what} is missing; add it to the event file")
        }
        OddsError::Unlisted { games } => scenario_error(&ScenarioError::Unlisted { games: *games }),
        OddsError::Stopped => "stopped before anything was known".to_owned(),
        OddsError::NeverEnds => "under this model the play-off never ends: some game that must be won is always drawn; change the probabilities".to_owned(),
        OddsError::TooMany { tied } => format!("a play-off of {tied} is too large to be worked out"),
        OddsError::TooLarge { games } => {
            format!("{games} open games are too many to be worked out; fix results or wait for a round")
        }
    }
}
