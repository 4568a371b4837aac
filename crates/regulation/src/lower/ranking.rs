//! `rank` and `over`: a criterion by its name, and which games it looks at.

use super::{Lowering, one_of};
use crate::{Action, Criterion, FideCode, Over};
use tiebreak_document::{Content, Diagnostic, Fields, Node, Placed, closest};
use tiebreak_language::{Sentence, sentence};

impl Lowering<'_, '_> {
    /// A criterion by its name, or one of FIDE's tie-breaks by its code; of the regulation's own
    /// sport: another's has no data in any event that it could rule.
    pub(super) fn criterion(&mut self, node: &Node) -> Option<Criterion> {
        let code = match &node.value {
            Content::Text(text) => text.strip_prefix(FideCode::PREFIX),
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

    /// A name that is no criterion: the nearest of the own sport, which of several is meant, and
    /// all of them.
    fn unknown_criterion(&mut self, word: &Placed<String>) {
        let sport = self.sport.unwrap_or_default();
        let own = Criterion::ALL
            .iter()
            .filter(|one| one.sport() == sport && !one.properties().only_teams);
        let names: Vec<&str> = own.map(|one| one.name()).collect();
        let label = match closest(&word.value, names.iter().copied()) {
            Some(near) => sentence!(regulation_file_did_you_mean { near }),
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
    pub(super) fn over(&mut self, node: &Node, action: &Action) -> Option<Over> {
        let counts_games = matches!(action, Action::Rank(criterion) if criterion.counts_games());
        if !counts_games && *action != Action::None {
            let words = "mutual-result, sonneborn-berger, wins, wins-with-black, games-with-black";
            let label = sentence!(regulation_file_expected_beside_one { words });
            self.error(sentence!(regulation_file_over), &node.span, label);
            return None;
        }
        if matches!(node.value, Content::Text(_)) {
            let words = [("event", Over::Event), ("play-off", Over::PlayOff), ("both", Over::Both)];
            return self
                .word(node, "over", &words.each_ref().map(|(word, over)| (*word, over)))
                .cloned();
        }
        let mut fields = Fields::of(node, "`over`", self.faults)?;
        let clause = fields.node("clause").and_then(|node| self.reference(node)).map(Over::Stage);
        let phase = fields.text("phase", self.faults).map(|phase| Over::Phase(phase.value));
        fields.finish(self.faults);
        if clause.is_none() == phase.is_none() {
            let label = one_of(&["{ clause = \"...\" }", "{ phase = \"...\" }"]);
            self.error(sentence!(regulation_file_over_one_stage), &node.span, label);
        }
        clause.or(phase)
    }
}
