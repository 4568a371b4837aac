//! `award`, `cut`, `one-prize` and `carry-over`: what is decided in addition to the standing.

use super::bounds::MOST;
use super::{Lowering, one_of};
use crate::{
    AwardRule, CarriedMeasure, CarryOverRule, Clause, Count, Duty, Eligible, OnePrize, PrizeRule,
};
use tiebreak_document::{Fields, Node, NodeValue};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{Exact, Sport};

impl Lowering<'_, '_> {
    pub(super) fn beside_the_standing(&mut self, fields: &mut Fields<'_>, clause: &mut Clause) {
        if let Some(node) = fields.node("award") {
            clause.duties.extend(self.award(node).map(Duty::Award));
        }
        if let Some(node) = fields.node("cut") {
            clause.duties.extend(self.cut(node).map(Duty::Award));
        }
        if let Some(node) = fields.node("one-prize") {
            clause.duties.extend(self.one_prize(node).map(Duty::OnePrize));
        }
        if let Some(node) = fields.node("carry-over") {
            clause.duties.extend(self.carry_over(node).map(Duty::CarryOver));
        }
    }

    /// A name alone, for the first of all, or a table with more to say.
    fn award(&mut self, node: &Node) -> Option<AwardRule> {
        if let NodeValue::Text(name) = &node.value {
            return Some(award(name.clone()));
        }
        let mut fields = Fields::open(node, "`award`", self.faults)?;
        let name = fields.required_text("name", self.faults);
        let eligible = fields.node("for").and_then(|node| self.eligible(node)).unwrap_or_default();
        let seats = fields.whole::<u32>("places", 1..=MOST, self.faults);
        let by = fields.node("by").and_then(|node| self.reference(node));
        let of_all = fields.node("of-all").and_then(|node| self.reference(node));
        if by.is_some() && of_all.is_some() {
            self.error(
                sentence!(regulation_file_two_lists),
                &node.span,
                one_of(&["`by`", "`of-all`"]),
            );
        }
        let if_shared = fields.node("if-shared").and_then(|node| self.reference(node));
        let indivisible = self.flag(&mut fields, "indivisible");
        let prizes =
            fields.node("prizes").and_then(|node| self.prizes(node)).unwrap_or(PrizeRule::ByPlace);
        fields.finish(self.faults);
        let seats = seats.and_then(|seats| usize::try_from(seats.value).ok());
        Some(AwardRule {
            eligible,
            seats,
            by: by.or(of_all),
            of_all: of_all.is_some(),
            if_shared,
            indivisible,
            prizes,
            ..award(name?.value)
        })
    }

    /// A cut after the first or before the last places.
    fn cut(&mut self, node: &Node) -> Option<AwardRule> {
        let mut fields = Fields::open(node, "`cut`", self.faults)?;
        let name = fields.required_text("name", self.faults);
        let first = fields.whole::<u32>("first", 1..=MOST, self.faults);
        let last = fields.whole::<u32>("last", 1..=MOST, self.faults);
        fields.finish(self.faults);
        let count = match (&first, &last) {
            (Some(count), None) | (None, Some(count)) => usize::try_from(count.value).ok()?,
            _ => {
                let label = one_of(&["`first = 8`", "`last = 2`"]);
                self.error(sentence!(regulation_file_cut), &node.span, label);
                return None;
            }
        };
        Some(AwardRule {
            seats: Some(count),
            from_the_end: last.is_some(),
            cut: true,
            ..award(name?.value)
        })
    }

    fn eligible(&mut self, node: &Node) -> Option<Eligible> {
        let mut fields = Fields::open(node, "`for`", self.faults)?;
        let federations = self.texts(&mut fields, "federation");
        let clubs = self.texts(&mut fields, "club");
        let groups = self.texts(&mut fields, "group");
        let names = self.texts(&mut fields, "names");
        let sex =
            fields.node("sex").and_then(|node| self.word(node, "sex", &[("w", "w"), ("m", "m")]));
        let born = self.range(&mut fields, "born", &["\"2014..\"", "\"2014..2015\"", "\"..1966\""]);
        let rating = self.range(&mut fields, "rating", &["\"..1999\"", "\"2000..2199\""]);
        let under = fields.whole::<u16>("under", 1..=150, self.faults);
        let over = fields.whole::<u16>("over", 1..=150, self.faults);
        let unrated = self.flag(&mut fields, "unrated");
        fields.finish(self.faults);
        let eligible = Eligible {
            federations,
            sex: sex.map(str::to_owned),
            born,
            under: under.map(|age| age.value),
            over: over.map(|age| age.value),
            rating,
            unrated,
            clubs,
            groups,
            names,
        };
        if eligible.is_everybody() {
            let keys = "federation, sex, born, under, over, rating, club, group, names";
            let label = sentence!(regulation_file_say_for_whom { keys });
            self.error(sentence!(regulation_file_everybody), &node.span, label);
        }
        Some(eligible)
    }

    /// A text, or a list of them.
    fn texts(&mut self, fields: &mut Fields<'_>, key: &'static str) -> Vec<String> {
        let Some(node) = fields.node(key) else { return Vec::new() };
        self.items(node)
            .iter()
            .filter_map(|item| item.text(key, self.faults).map(|text| text.value))
            .collect()
    }

    fn range(
        &mut self,
        fields: &mut Fields<'_>,
        key: &'static str,
        like: &[&str],
    ) -> Option<Count> {
        let text = fields.text(key, self.faults)?;
        let range = text.value.parse::<Count>();
        if range.is_err() {
            let label = such_as(like);
            self.error(sentence!(regulation_file_no_range { text: text.value }), &text.span, label);
        }
        range.ok()
    }

    /// `"largest"`, or the clauses of prizes and awards in the order in which they are given out.
    fn one_prize(&mut self, node: &Node) -> Option<OnePrize> {
        if matches!(node.value, NodeValue::Text(_)) {
            return self.word(node, "one-prize", &[("largest", ())]).map(|()| OnePrize::Largest);
        }
        Some(OnePrize::InOrder(self.references(node)))
    }

    fn carry_over(&mut self, node: &Node) -> Option<CarryOverRule> {
        let mut fields = Fields::open(node, "`carry-over`", self.faults)?;
        let of = fields.node("of").and_then(|node| self.reference(node));
        let counts = fields.node("counts").map(|node| self.carries(node));
        if counts.is_none() {
            fields.missing("counts", self.faults);
        }
        let mut number = |key: &'static str| fields.node(key).and_then(|node| self.positive(node));
        let (part, most, rounded) = (number("part"), number("most"), number("rounded"));
        let part_below = number("part-below");
        let against = fields.node("against");
        let words = [("all", false), ("each", true)];
        let each_two = against.and_then(|node| self.word(node, "against", &words)).unwrap_or(false);
        fields.finish(self.faults);
        let counts = counts??;
        if against.is_some()
            && !matches!(counts, CarriedMeasure::Margin | CarriedMeasure::ImpMargin)
        {
            let words = Sentence::or(["`counts = \"margin\"`", "`\"imp-margin\"`"]);
            let label = sentence!(regulation_file_expected_with { words });
            self.error(sentence!(regulation_file_against_each), &node.span, label);
        }
        if part_below.is_some() && !each_two {
            let label = sentence!(regulation_file_expected_with { words: "`against = \"each\"`" });
            self.error(sentence!(regulation_file_part_below), &node.span, label);
        }
        let part = part.unwrap_or(Exact::from(1));
        Some(CarryOverRule { of, counts, part, part_below, each_two, most, rounded })
    }

    fn carries(&mut self, node: &Node) -> Option<CarriedMeasure> {
        if let NodeValue::List(items) = &node.value {
            let points = items.iter().map(|item| self.positive(item)).collect::<Option<_>>();
            return points.map(CarriedMeasure::ByPlace);
        }
        let words = [
            ("score", CarriedMeasure::Score),
            ("among-qualified", CarriedMeasure::AmongQualified),
            ("margin", CarriedMeasure::Margin),
            ("imp-margin", CarriedMeasure::ImpMargin),
        ];
        let counts = self
            .word(node, "counts", &words.each_ref().map(|(word, counts)| (*word, counts)))
            .cloned()?;
        let bridge = counts == CarriedMeasure::ImpMargin;
        (!bridge || self.of_own_sport(Sport::Bridge, "margin", "imp-margin", &node.span))
            .then_some(counts)
    }

    /// A number that is not below zero: `0.5`, `"1/3"`.
    fn positive(&mut self, node: &Node) -> Option<Exact> {
        let number = match &node.value {
            NodeValue::Number(digits) | NodeValue::Text(digits) => digits.parse::<Exact>().ok(),
            _ => None,
        };
        let number = number.filter(|number| !number.is_negative());
        if number.is_none() {
            self.error(
                sentence!(regulation_file_no_number),
                &node.span,
                such_as(&["0.5", "\"1/3\""]),
            );
        }
        number
    }
}

/// Examples of what would have been right.
pub(super) fn such_as(words: &[&str]) -> Sentence {
    sentence!(regulation_file_expected_such { words: Sentence::or(words.iter().copied()) })
}

fn award(name: String) -> AwardRule {
    AwardRule {
        name,
        eligible: Eligible::default(),
        seats: None,
        from_the_end: false,
        cut: false,
        by: None,
        of_all: false,
        if_shared: None,
        indivisible: false,
        prizes: PrizeRule::ByPlace,
    }
}
