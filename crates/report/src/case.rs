//! The subject of a report: event, regulation, ruling.

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
    /// Two decimals, for scores that need no more.
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
    /// A case for a report in English.
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

    /// The regulation's id, with a mark if its text is our summary.
    pub fn regulation_id(&self) -> String {
        self.or_summary(&self.regulation.id)
    }

    /// The regulation's title, with the same mark.
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

    /// The printed number of a step's clause; a dash if it has none.
    pub fn cited(&self, step: &Step) -> &'a str {
        step.cites().map_or("–", |at| self.clause(at))
    }

    /// The list of FIDE tie-breaks that the regulation gives for such an event, and its clause.
    pub fn list(&self) -> Option<(&'a str, Vec<&'static str>)> {
        let (at, codes) = self.regulation.list(self.event.kind())?;
        Some((self.clause(at), codes))
    }

    /// The list in a sentence: "Tie-breaks BH/C1, BH, SB: regulation fide-swiss, 13.16.4."
    pub fn list_sentence(&self) -> Option<String> {
        let (clause, codes) = self.list()?;
        let (codes, regulation) = (codes.join(", "), &self.regulation.id);
        Some(say!(self.language, list_of_tie_breaks { codes, regulation, clause }))
    }

    /// The fingerprint of a record with its label: "Record 3f9c…".
    pub fn record_head(&self, head: &str) -> String {
        crate::words::record_head(self.language, head)
    }

    /// A participant's name.
    pub fn name(&self, id: Id) -> &'a str {
        self.event.name(id)
    }

    /// A score in the notation of its sport: 8½ in chess, 11.5 in bridge. For many scores, get the
    /// `ScoreStyle` once.
    pub fn score(&self, score: Exact) -> String {
        self.score_style().write(score)
    }

    /// The notation of the scores: fractions in chess, and in bridge as many decimals as needed.
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

    /// Whether the scores are percentages or IMPs of pairs, from the boards that they played, which
    /// can be any fraction.
    fn of_boards(&self) -> bool {
        self.event.kind() == Kind::Pairs && !self.event.played_boards().is_empty()
    }

    /// Two decimals, or as many as different scores need to look different.
    fn decimals(&self) -> u32 {
        let mut scores: Vec<Exact> = self.ruling.standing.iter().map(|place| place.score).collect();
        scores.sort();
        scores.dedup();
        let apart = |places: u32| {
            scores.windows(2).all(|two| two[0].rounded(places) != two[1].rounded(places))
        };
        (2..6).find(|places| apart(*places)).unwrap_or(6)
    }

    /// The unit of the scores: `%`, IMPs, VPs; `None` if it goes without saying.
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

    /// The unit in the words of the language.
    pub fn unit_said(&self) -> Option<String> {
        self.unit().map(|unit| say!(self.language, unit { unit }))
    }

    /// The heading above a place of the standings at which a second ranking begins: a direction of
    /// an event with two winners.
    pub fn ranking_above(&self, index: usize) -> Option<String> {
        let before = index.checked_sub(1).and_then(|before| self.ranking_of(before));
        self.ranking_of(index).filter(|ranking| before.as_ref() != Some(ranking))
    }

    /// The direction to whose ranking a place belongs, if there are two winners.
    pub fn ranking_of(&self, index: usize) -> Option<String> {
        let member = self.ruling.standing.get(index)?.members.first()?;
        self.event.direction(*member).map(|side| match side {
            Side::NorthSouth => say!(self.language, north_south),
            Side::EastWest => say!(self.language, east_west),
        })
    }

    /// The winner of each direction of an event with two winners, once both are known.
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

    /// The names of some participants, in the given order.
    pub fn names(&self, ids: &[Id]) -> Vec<&'a str> {
        ids.iter().map(|id| self.event.name(*id)).collect()
    }
}
