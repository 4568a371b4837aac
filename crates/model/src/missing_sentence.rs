//! What an event file does not say, as a sentence.

use crate::{DataNeeded, Event, Figure, MissingData};
use tiebreak_language::{Sentence, sentence};

impl MissingData {
    /// What is missing: "total points of A and B in round 1".
    pub fn sentence(&self, event: &Event) -> Sentence {
        let FigureWord { word: figure, code } = FigureWord::from(self.figure);
        let name = |id| event.name(id);
        let StageAndRound { word: when, stage, round } = StageAndRound::from(self);
        let among = || Sentence::and(self.among.iter().map(|id| event.name(*id)));
        match self.needs {
            DataNeeded::Result { white, black } => match self.round {
                None => sentence!(missing_result { white: name(white), black: name(black) }),
                Some(round) => sentence!(missing_result_in_round {
                    white: name(white),
                    black: name(black),
                    round
                }),
            },
            DataNeeded::Game(first, second) => {
                sentence!(missing_game { first: name(first), second: name(second) })
            }
            DataNeeded::Numbers(first, second)
                if matches!(
                    self.figure,
                    Some(Figure::QualificationVps | Figure::QualificationImps)
                ) =>
            {
                sentence!(missing_of_qualification {
                    figure,
                    code,
                    first: name(first),
                    second: name(second)
                })
            }
            DataNeeded::Numbers(first, second) => {
                let (first, second) = (name(first), name(second));
                sentence!(missing_of_match { when, figure, code, first, second, stage, round })
            }
            DataNeeded::Number(team) if self.figure.is_some_and(Figure::is_of_match) => {
                sentence!(missing_of_bye { when, figure, code, team: name(team), stage, round })
            }
            DataNeeded::Number(one) => match (&self.entered, self.figure) {
                (Some(what), _) => sentence!(missing_entered { what, one: name(one) }),
                (None, Some(Figure::NetOnCommonBoards)) => {
                    sentence!(missing_on_common_boards {
                        figure,
                        code,
                        one: name(one),
                        among: among()
                    })
                }
                (None, Some(Figure::AgainstCommonOpponent)) => {
                    let number = self.round.unwrap_or(1).max(1);
                    sentence!(missing_against_common {
                        number,
                        figure,
                        code,
                        one: name(one),
                        among: among()
                    })
                }
                _ => sentence!(missing_of_one { figure, code, one: name(one) }),
            },
        }
    }
}

/// The word by which a sentence about a figure is chosen, and the code of a tie-break.
struct FigureWord {
    word: &'static str,
    code: &'static str,
}

impl From<Option<Figure>> for FigureWord {
    fn from(figure: Option<Figure>) -> Self {
        let word = match figure {
            None => "number",
            Some(Figure::Vps | Figure::QualificationVps) => "vps",
            Some(Figure::Score) => "score",
            Some(Figure::Imps | Figure::QualificationImps) => "imps",
            Some(Figure::TotalPoints) => "total-points",
            Some(Figure::QualificationRank) => "qualification-rank",
            Some(Figure::NetOnCommonBoards) => "net-on-common-boards",
            Some(Figure::AgainstCommonOpponent) => "against-common-opponent",
            Some(Figure::BoardsWon) => "boards-won",
            Some(Figure::TieBreak(code)) => return Self { word: "code", code },
        };
        Self { word, code: "" }
    }
}

/// When the match was: in a stage, in a round, or nothing is known.
struct StageAndRound {
    word: &'static str,
    stage: Sentence,
    round: u32,
}

impl From<&MissingData> for StageAndRound {
    fn from(data: &MissingData) -> Self {
        match (&data.stage, data.round) {
            (Some(stage), _) => Self { word: "stage", stage: stage_named(stage), round: 0 },
            (None, Some(round)) => Self { word: "round", stage: Sentence::default(), round },
            (None, None) => Self { word: "match", stage: Sentence::default(), round: 0 },
        }
    }
}

/// A stage that an event file names: known names are translated, others stay as they were written.
pub fn stage_named(stage: &str) -> Sentence {
    match stage.strip_prefix("round of ").and_then(|count| count.parse::<u32>().ok()) {
        Some(count) => sentence!(round_of { count }),
        None => sentence!(stage_word { stage, words: stage }),
    }
}
