//! `rank` and `over`: a criterion by its name, and which games it looks at.

use super::{Lowering, one_of};
use crate::{Action, Criterion, FideCode, GamesScope};
use tiebreak_document::{Diagnostic, Fields, Node, NodeValue, PlacedValue, closest};
use tiebreak_language::{Sentence, sentence};

impl Lowering<'_, '_> {
    /// A criterion by its name, or a FIDE tie-break by its code. It must be of the regulation's own
    /// sport: no event that the regulation could rule has data for another.
    pub(super) fn criterion(&mut self, node: &Node) -> Option<Criterion> {
        let code = match &node.value {
            NodeValue::Text(text) => text.strip_prefix(FideCode::PREFIX),
            _ => None,
        };
        let Some(code) = code else {
            let word = node.text("rank", self.faults)?;
            let Some(criterion) =
                Criterion::ALL.iter().find(|one| one.name() == word.value).copied()
            else {
                self.unknown_criterion(&word);
                return None;
            };
            let other = criterion.sport();
            return self
                .of_own_sport(other, "criterion", criterion.name(), &node.span)
                .then_some(criterion);
        };
        let read = FideCode::read(code);
        if let Err(why) = &read {
            self.error(sentence!(regulation_file_not_fides { code }), &node.span, why);
        }
        let criterion = Criterion::Fide(read.ok()?);
        self.of_own_sport(criterion.sport(), "criterion", criterion.name(), &node.span)
            .then_some(criterion)
    }

    /// A name that is not a criterion: suggests the nearest of the own sport, says which of several
    /// is meant, and lists all.
    fn unknown_criterion(&mut self, word: &PlacedValue<String>) {
        let sport = self.sport.unwrap_or_default();
        let own = Criterion::ALL
            .iter()
            .filter(|one| one.sport() == sport && !one.properties().only_teams);
        let names: Vec<&str> = own.map(|one| one.name()).collect();
        let label = match closest(&word.value, names.iter().copied()) {
            Some(near) => sentence!(cli_did_you_mean_name { near }),
            None => sentence!(regulation_file_expected_criterion { sport: sport.word() }),
        };
        let which = crate::alike::which_one(sport, &word.value);
        let which = which.map(|which| sentence!(regulation_file_which_one { which }));
        let criteria =
            sentence!(regulation_file_criteria { sport: sport.word(), names: names.join(", ") });
        let message = sentence!(regulation_file_unknown_word { word: &word.value, key: "rank" });
        let found = Diagnostic::error(message, word.span.clone()).label(label);
        self.faults.add(found.hint(Sentence::joined(which.into_iter().chain([criteria]), "\n")));
    }

    /// Which games a criterion looks at.
    pub(super) fn over(&mut self, node: &Node, action: &Action) -> Option<GamesScope> {
        let counts_games = matches!(action, Action::Rank(criterion) if criterion.counts_games());
        if !counts_games && *action != Action::None {
            let words = "mutual-result, sonneborn-berger, wins, wins-with-black, games-with-black";
            let label = sentence!(regulation_file_expected_with_one { words });
            self.error(sentence!(regulation_file_over), &node.span, label);
            return None;
        }
        if matches!(node.value, NodeValue::Text(_)) {
            let words = [
                ("event", GamesScope::Event),
                ("play-off", GamesScope::PlayOff),
                ("both", GamesScope::Both),
            ];
            return self
                .word(node, "over", &words.each_ref().map(|(word, over)| (*word, over)))
                .cloned();
        }
        let mut fields = Fields::open(node, "`over`", self.faults)?;
        let clause =
            fields.node("clause").and_then(|node| self.reference(node)).map(GamesScope::Stage);
        let phase = fields.text("phase", self.faults).map(|phase| GamesScope::Phase(phase.value));
        fields.finish(self.faults);
        if clause.is_none() == phase.is_none() {
            let label = one_of(&["{ clause = \"...\" }", "{ phase = \"...\" }"]);
            self.error(sentence!(regulation_file_over_one_stage), &node.span, label);
        }
        clause.or(phase)
    }
}
