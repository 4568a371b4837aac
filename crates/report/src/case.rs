//! What a report is about: event, regulation, ruling.

use crate::words::decimal;
use crate::{Language, say};
use tiebreak_model::bridge::{Method, Side};
use tiebreak_model::{ClauseRef, Event, Exact, Id, Kind, Ruling, Sport, Step};
use tiebreak_regulation::Regulation;

/// Event, regulation and ruling together.
#[derive(Debug, Clone, Copy)]
pub struct Case<'a> {
    /// The facts: who took part and what was played.
    pub event: &'a Event,
    /// The regulation in the readings taken.
    pub regulation: &'a Regulation,
    /// The ruling on this event under this regulation.
    pub ruling: &'a Ruling,
    /// The language of the report.
    pub language: Language,
}

/// How the scores of a standing are written.
#[derive(Debug, Clone, Copy)]
pub struct ScoreStyle {
    language: Language,
    form: ScoreForm,
}

#[derive(Debug, Clone, Copy)]
enum ScoreForm {
    Mixed,
    Rounded(u32),
    /// Two decimals, for scores that have no more.
    Hundredths,
    Exact,
}

impl ScoreStyle {
    /// A score in this style, with the decimal sign of the language.
    pub fn write(&self, score: Exact) -> String {
        let text = match self.form {
            ScoreForm::Mixed => score.mixed(),
            ScoreForm::Rounded(places) => score.rounded(places),
            ScoreForm::Hundredths if has_hundredths(score) => score.rounded(2),
            ScoreForm::Hundredths | ScoreForm::Exact => score.to_string(),
        };
        decimal(self.language, &text)
    }
}

fn has_hundredths(score: Exact) -> bool {
    100 % score.denominator() == 0
}

impl<'a> Case<'a> {
    /// A case to be reported in English.
    pub fn new(event: &'a Event, regulation: &'a Regulation, ruling: &'a Ruling) -> Self {
        Self { event, regulation, ruling, language: Language::default() }
    }

    /// The same case in another language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    /// The printed number of a clause.
    pub fn clause(&self, at: ClauseRef) -> &'a str {
        &self.regulation.clause(at).id
    }

    /// The regulation's id, with a word where its text is a summary of ours.
    pub fn regulation_id(&self) -> String {
        self.or_summary(&self.regulation.id)
    }

    /// The regulation's title, with the same word.
    pub fn regulation_title(&self) -> String {
        self.or_summary(&self.regulation.title)
    }

    fn or_summary(&self, name: &str) -> String {
        if self.regulation.is_summary() {
            say!(self.language, summary_of_ours { name })
        } else {
            name.to_owned()
        }
    }

    /// The printed number of the clause that a step rests on; a dash where it rests on none.
    pub fn cited(&self, step: &Step) -> &'a str {
        step.cites().map_or("–", |at| self.clause(at))
    }

    /// The list of FIDE's tie-breaks that the regulation gives for such an event, and the clause
    /// that gives it.
    pub fn list(&self) -> Option<(&'a str, Vec<&'static str>)> {
        let (at, codes) = self.regulation.list(self.event.kind())?;
        Some((self.clause(at), codes))
    }

    /// The same as a sentence: "Tie-breaks BH/C1, BH, SB: regulation fide-swiss, 13.16.4."
    pub fn list_sentence(&self) -> Option<String> {
        let (clause, codes) = self.list()?;
        let (codes, regulation) = (codes.join(", "), &self.regulation.id);
        Some(say!(self.language, list_of_tie_breaks { codes, regulation, clause }))
    }

    /// The words before the head of a record, and the head: "Record 3f9c…".
    pub fn record_head(&self, head: &str) -> String {
        crate::words::record_head(self.language, head)
    }

    /// A participant's name.
    pub fn name(&self, id: Id) -> &'a str {
        self.event.name(id)
    }

    /// A score as its sport writes it: 8½ in chess, 11.5 in bridge. To write many scores, get the
    /// `ScoreStyle` once.
    pub fn score(&self, score: Exact) -> String {
        self.score_style().write(score)
    }

    /// How the scores of the standing are written: with fractions in chess, with as many decimals
    /// as they need in bridge.
    pub fn score_style(&self) -> ScoreStyle {
        let scores = || self.ruling.standing.iter().map(|place| place.score);
        let finer = |score: Exact| 10 % score.denominator() != 0;
        let form = match self.event.sport() {
            Sport::Chess => ScoreForm::Mixed,
            Sport::Bridge if self.of_boards() => ScoreForm::Rounded(self.decimals()),
            Sport::Bridge if scores().all(has_hundredths) && scores().any(finer) => {
                ScoreForm::Hundredths
            }
            Sport::Bridge => ScoreForm::Exact,
        };
        ScoreStyle { language: self.language, form }
    }

    /// Whether the scores are those of pairs, from the boards that they played: fractions of any
    /// size.
    fn of_boards(&self) -> bool {
        self.event.kind() == Kind::Pairs && !self.event.played_boards().is_empty()
    }

    /// Two decimals, or as many as it takes for scores that differ to look different.
    fn decimals(&self) -> u32 {
        let mut scores: Vec<Exact> = self.ruling.standing.iter().map(|place| place.score).collect();
        scores.sort();
        scores.dedup();
        let apart = |places: u32| {
            scores.windows(2).all(|two| two[0].rounded(places) != two[1].rounded(places))
        };
        (2..6).find(|places| apart(*places)).unwrap_or(6)
    }

    /// What the scores count: `%`, IMPs, VPs; nothing where that need not be said.
    pub fn unit(&self) -> Option<&'static str> {
        let Some(scoring) = self.event.board_scoring() else {
            let in_vps = matches!(self.event.kind(), Kind::RoundRobin | Kind::Swiss);
            return (self.event.sport() == Sport::Bridge && in_vps).then_some("VPs");
        };
        Some(match scoring.method {
            Method::Matchpoints => "%",
            Method::CrossImps | Method::Butler => "IMPs",
            Method::BoardAMatch => "boards",
            Method::PointABoard => "points",
            Method::Imps | Method::Hybrid if self.event.kind() == Kind::Knockout => "IMPs",
            Method::Imps | Method::Hybrid => "VPs",
        })
    }

    /// The same as the language writes it.
    pub fn unit_said(&self) -> Option<String> {
        self.unit().map(|unit| say!(self.language, unit { unit }))
    }

    /// The words above a place of the standing where a ranking of its own begins: a direction of an
    /// event with two winners.
    pub fn ranking_above(&self, index: usize) -> Option<String> {
        let before = index.checked_sub(1).and_then(|before| self.ranking_of(before));
        self.ranking_of(index).filter(|ranking| before.as_ref() != Some(ranking))
    }

    /// The direction in whose ranking a place of the standing is, where there are two winners.
    pub fn ranking_of(&self, index: usize) -> Option<String> {
        let member = self.ruling.standing.get(index)?.members.first()?;
        self.event.direction(*member).map(|side| match side {
            Side::NorthSouth => say!(self.language, north_south),
            Side::EastWest => say!(self.language, east_west),
        })
    }

    /// Who won in each direction of an event with two winners, once both are known.
    pub fn winners_by_direction(&self) -> Option<[Id; 2]> {
        if !self.event.has_two_winners() || !self.ruling.settled {
            return None;
        }
        let of = |side: Side| {
            let first = self.ruling.standing.iter().find(|place| {
                place.from == 1
                    && place.members.first().and_then(|id| self.event.direction(*id)) == Some(side)
            });
            first.filter(|place| place.members.len() == 1).map(|place| place.members[0])
        };
        Some([of(Side::NorthSouth)?, of(Side::EastWest)?])
    }

    /// Names in the order given.
    pub fn names(&self, ids: &[Id]) -> Vec<&'a str> {
        ids.iter().map(|id| self.event.name(*id)).collect()
    }
}
