//! A first file for a director of bridge: criteria in turn, then a board, lots or a decision.

use crate::Criterion;
use crate::outline::{OutlineEnd, clause, head, ladder, quoted};
use tiebreak_model::{Kind, Sport};

/// What a director says about the ties of an event of bridge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BridgeOutline {
    /// The title, with the year.
    pub title: String,
    /// The kind of event.
    pub kind: Kind,
    /// Whether only the winner is found, or every place; a knock-out has a winner in every match.
    pub winner_only: bool,
    /// The criteria, in order.
    pub criteria: Vec<Criterion>,
    /// What decides between those whom the criteria leave level.
    pub last: LastResort,
}

/// What decides when no criterion does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LastResort {
    /// One board after the other, until they are separated.
    Board,
    /// A draw of lots decides.
    Lots,
    /// The director of the tournament decides.
    Director,
}

impl BridgeOutline {
    /// The criteria that events of a kind are usually settled by.
    pub fn usual(kind: Kind) -> &'static [Criterion] {
        use Criterion as C;
        match kind {
            Kind::Swiss => &[C::SwissPoints, C::ImpQuotient, C::NetImps],
            Kind::Knockout => &[C::QualificationRank, C::QualificationMatch],
            Kind::Pairs => &[C::BestSession, C::BestTwoSessions, C::CommonOpponent],
            Kind::BoardAMatch => &[C::OpponentsAverage, C::WeightedAverage, C::DirectMatch],
            _ => &[C::ImpQuotient, C::NetImps, C::PointsQuotient],
        }
    }

    /// The regulation file.
    ///
    /// ```
    /// use tiebreak_model::Kind;
    /// use tiebreak_regulation::{BridgeOutline, LastResort, Regulation};
    /// let outline = BridgeOutline {
    ///     title: "Club teams 2027".to_owned(),
    ///     kind: Kind::Swiss,
    ///     winner_only: false,
    ///     criteria: BridgeOutline::usual(Kind::Swiss).to_vec(),
    ///     last: LastResort::Board,
    /// };
    /// assert!(Regulation::read("new.toml", &outline.file()).is_ok());
    /// ```
    pub fn file(&self) -> String {
        let mut out = head(&self.title, Sport::Bridge);
        let winner_only = self.winner_only && self.kind != Kind::Knockout;
        let (text, settles, tie_for) = match (self.kind, winner_only) {
            (Kind::Knockout, _) => {
                ("A match that ends level is decided as follows.", "places", "all")
            }
            (_, true) => (
                "A tie for first place is broken as follows. The others who were tied share \
                 second place.",
                "winner",
                "first",
            ),
            (_, false) => ("A tie for any place is broken as follows.", "places", "all"),
        };
        let applies = format!(
            "applies = {{ kinds = [{}], tie-for = \"{tie_for}\", go = \"2\" }}\n\
             settles = \"{settles}\"",
            quoted(self.kind.word())
        );
        clause(&mut out, "1", text, &applies);
        match self.last {
            LastResort::Lots => ladder(&mut out, "2", &self.criteria, OutlineEnd::Lots("place")),
            LastResort::Board => {
                ladder(&mut out, "2", &self.criteria, OutlineEnd::Then("3"));
                let (text, then) = match self.kind {
                    Kind::Knockout => ("The two play single boards until one is not flat.", ""),
                    _ => (
                        "Those still level play one board; whom it leaves level play another.",
                        "\nthen = \"3\"",
                    ),
                };
                clause(&mut out, "3", text, &format!("play = {{ form = \"board\" }}{then}"));
            }
            LastResort::Director => {
                ladder(&mut out, "2", &self.criteria, OutlineEnd::Then("3"));
                clause(&mut out, "3", "The director decides.", "decide = { who = \"director\" }");
            }
        }
        out
    }
}
