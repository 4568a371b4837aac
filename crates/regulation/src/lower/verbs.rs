//! The verbs of a clause: what it does, where the parts go, what else it is for.

use super::applies::DraftApplies;
use super::bounds::{LONGEST_TEXT, MOST};
use super::{Lowering, empty_clause, one_of};
use crate::{Action, Clause, Count, EarlyStop, SettledScope};
use tiebreak_document::{Diagnostic, Fields, KeyValue as Key, Node, NodeValue, Span, closest};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{ClauseRef, Purpose};

/// A clause with what it says about the procedure as a whole.
pub(super) struct DraftClause {
    pub clause: Clause,
    pub applies: Option<DraftApplies>,
    pub settles: Option<SettledScope>,
    pub stop: Option<EarlyStop>,
    pub prizes: Option<crate::PrizeRule>,
    pub rounding: Option<i64>,
    pub prizes_for: crate::SharesOf,
    pub other_prizes: Option<(crate::OtherPrizes, Option<usize>)>,
    pub of: Vec<ClauseRef>,
    pub span: Span,
}

const PURPOSES: [(&str, Purpose); 3] = [
    ("seeding", Purpose::Seeding),
    ("participants", Purpose::Participants),
    ("place", Purpose::Place),
];

impl Lowering<'_, '_> {
    pub(super) fn clause(&mut self, key: &Key) -> DraftClause {
        let mut draft = DraftClause {
            clause: empty_clause(key),
            applies: None,
            settles: None,
            stop: None,
            prizes: None,
            rounding: None,
            prizes_for: crate::SharesOf::All,
            other_prizes: None,
            of: Vec::new(),
            span: key.key_span.clone(),
        };
        if self.unquoted(key) {
            return draft;
        }
        let Some(mut fields) =
            Fields::open(&key.node, &format!("clause \"{}\"", key.key), self.faults)
        else {
            return draft;
        };
        let own = self.own(&key.key);
        let before = self.faults.list.len();
        draft.clause.text = self.printed(&mut fields, key);
        draft.clause.summary = self.flag(&mut fields, "summary");
        let note = fields.text("note", self.faults);
        let note =
            note.filter(|note| self.short_enough("note", &note.value, &note.span, LONGEST_TEXT));
        draft.clause.note = note.map(|note| note.value);
        let mut used = Vec::new();
        self.procedure(&mut fields, &mut draft, &mut used);
        draft.clause.action = self.action(&mut fields, own, &mut used, key);
        if let Some(node) = fields.node("over") {
            draft.clause.over = self.over(node, &draft.clause.action).unwrap_or_default();
        }
        if let Some(node) = fields.node("among") {
            let words = [
                ("group", crate::ComparedAmong::Group),
                ("all-tied", crate::ComparedAmong::AllTied),
            ];
            draft.clause.among = self.ruled(Some(node), "among", &words, &mut used);
        }
        draft.clause.then =
            fields.node("then").map(|node| self.then(node, &mut used)).unwrap_or_default();
        self.duties(&mut fields, &mut draft.clause, &mut used);
        fields.finish(self.faults);
        used.sort_unstable();
        used.dedup();
        draft.clause.readings = used;
        // A clause whose verb is wrong has said enough.
        let silent = draft.clause.action == Action::None && draft.clause.duties.is_empty();
        let has_clock = match &key.node.value {
            NodeValue::Table(entries) => entries.iter().any(|entry| entry.key == "clock"),
            _ => false,
        };
        if silent && !has_clock && self.faults.list.len() == before {
            let message = sentence!(regulation_file_silent { id: &key.key });
            let found = Diagnostic::error(message, key.key_span.clone())
                .label(sentence!(regulation_file_dropped));
            self.faults.add(found.hint(sentence!(regulation_file_give_a_verb)));
        }
        draft
    }

    /// `[clause.C.1]` is a table inside the clause C: a number with a dot is written in quotes.
    fn unquoted(&mut self, key: &Key) -> bool {
        let NodeValue::Table(entries) = &key.node.value else { return false };
        let is_clause = |entry: &&Key| match &entry.node.value {
            NodeValue::Table(inner) => inner.iter().any(|entry| entry.key == "text"),
            _ => false,
        };
        let mut found = false;
        for entry in entries.iter().filter(is_clause) {
            let id = format!("{}.{}", key.key, entry.key);
            let label = sentence!(regulation_file_write_quoted { id: &id });
            let fault = Diagnostic::error(
                sentence!(regulation_file_unquoted { id }),
                entry.key_span.clone(),
            );
            self.faults.add(fault.label(label).hint(sentence!(regulation_file_quoted_hint)));
            found = true;
        }
        found
    }

    fn own(&self, id: &str) -> ClauseRef {
        self.by_id.get(id).copied().unwrap_or(ClauseRef(0))
    }

    fn printed(&mut self, fields: &mut Fields<'_>, key: &Key) -> String {
        match fields.node("text") {
            Some(node) => {
                let text = node.text("text", self.faults);
                let text = text.filter(|text| {
                    self.short_enough("text", &text.value, &text.span, LONGEST_TEXT)
                });
                text.map(|text| text.value.trim().to_owned()).unwrap_or_default()
            }
            None => {
                let message = sentence!(regulation_file_no_text { id: &key.key });
                self.error(message, &key.key_span, sentence!(regulation_file_add_text));
                String::new()
            }
        }
    }

    pub(super) fn flag(&mut self, fields: &mut Fields<'_>, key: &'static str) -> bool {
        match fields.node(key) {
            None => false,
            Some(Node { value: NodeValue::Bool(flag), .. }) => *flag,
            Some(node) => {
                let message = sentence!(regulation_file_is { key, kind: node.value.kind() });
                self.error(message, &node.span, sentence!(event_file_true_or_false));
                false
            }
        }
    }

    pub(super) fn word<T: Copy>(
        &mut self,
        node: &Node,
        key: &str,
        words: &[(&str, T)],
    ) -> Option<T> {
        let word = node.text(key, self.faults)?;
        if let Some((_, value)) = words.iter().find(|(name, _)| *name == word.value) {
            return Some(*value);
        }
        let known: Vec<&str> = words.iter().map(|(name, _)| *name).collect();
        let label = match closest(&word.value, known.iter().copied()) {
            Some(near) => sentence!(cli_did_you_mean_name { near }),
            None => sentence!(regulation_file_expected_one { words: known.join(", ") }),
        };
        self.error(
            sentence!(regulation_file_unknown_word { word: word.value, key }),
            &word.span,
            label,
        );
        None
    }

    /// At most one verb orders the tied.
    fn action(
        &mut self,
        fields: &mut Fields<'_>,
        own: ClauseRef,
        used: &mut Vec<usize>,
        key: &Key,
    ) -> Action {
        let mut found: Vec<(&'static str, Action)> = Vec::new();
        if let Some(node) = fields.node("by-number") {
            found.push(("by-number", Action::ByNumber(self.by_number(node, "by-number"))));
        }
        if let Some(node) = fields.node("by-place") {
            found.push(("by-place", Action::ByPlace(self.by_number(node, "by-place"))));
        }
        if let Some(node) = fields.node("rank") {
            let criterion = self.pick(node, used, Self::criterion);
            found.extend(criterion.map(|criterion| ("rank", Action::Rank(criterion))));
        }
        let restart = self.restart(fields, used);
        if let Some(node) = fields.node("order") {
            found.push(("order", Action::Order { by: self.references(node), restart }));
        }
        if let Some(node) = fields.node("select") {
            found.extend(self.select(node, restart).map(|action| ("select", action)));
        }
        if let Some(node) = fields.node("lots") {
            let only = fields
                .node("only")
                .and_then(|node| self.word(node, "only", &[("first", true), ("later", false)]));
            let purpose = self.word(node, "lots", &PURPOSES);
            found.extend(
                purpose.map(|purpose| ("lots", Action::Lots { purpose, only_first: only })),
            );
        }
        if let Some(node) = fields.node("play") {
            found.extend(self.play(node, own, used).map(|play| ("play", Action::Play(play))));
        }
        if self.flag(fields, "share") {
            found.push(("share", Action::Share));
        }
        if let Some(node) = fields.node("enter") {
            found.extend(self.enter(node).map(|action| ("enter", action)));
        }
        if let Some(node) = fields.node("decide") {
            found.extend(self.decide(node, used).map(|action| ("decide", action)));
        }
        if let Some(node) = fields.node("go") {
            found.extend(self.pick(node, used, Self::reference).map(|go| ("go", Action::Go(go))));
        }
        if found.len() > 1 {
            let verbs = Sentence::and(found.iter().map(|(verb, _)| *verb));
            let message = sentence!(regulation_file_two_verbs { id: &key.key, verbs });
            self.error(message, &key.key_span, sentence!(regulation_file_own_clauses));
        }
        found.into_iter().next().map_or(Action::None, |(_, action)| action)
    }

    /// The lines of `by-number` or `by-place`.
    fn by_number(&mut self, node: &Node, key: &str) -> Vec<(Count, ClauseRef)> {
        let NodeValue::Table(entries) = &node.value else {
            let label = one_of(&["{ \"2\" = \"C.1\", \"3..\" = \"D.1\" }"]);
            self.error(sentence!(regulation_file_not_a_table { key }), &node.span, label);
            return Vec::new();
        };
        let mut routes: Vec<(Count, ClauseRef)> = Vec::new();
        for entry in entries {
            let Ok(count) = entry.key.parse::<Count>() else {
                let message = match key {
                    "by-place" => sentence!(regulation_file_not_a_place { text: &entry.key }),
                    _ => sentence!(regulation_file_not_a_count { text: &entry.key }),
                };
                self.error(message, &entry.key_span, one_of(&["2", "3..4", "3-4", "5.."]));
                continue;
            };
            if let Some(go) = self.reference(&entry.node) {
                routes.push((count, go));
            }
        }
        routes
    }

    fn restart(&mut self, fields: &mut Fields<'_>, used: &mut Vec<usize>) -> bool {
        let Some(node) = fields.node("after-separation") else { return false };
        let words = [("continue", false), ("restart", true)];
        self.pick(node, used, |lowering, node| lowering.word(node, "after-separation", &words))
            .unwrap_or(false)
    }

    fn select(&mut self, node: &Node, restart: bool) -> Option<Action> {
        let mut fields = Fields::open(node, "`select`", self.faults)?;
        let top = fields.whole::<u32>("top", 1..=MOST, self.faults);
        let by = fields.node("by").map(|node| self.references(node)).unwrap_or_default();
        let go = self.required_reference(&mut fields, "go");
        let others = fields.node("others").and_then(|node| self.reference(node));
        fields.finish(self.faults);
        let top = usize::try_from(top?.value).ok()?;
        Some(Action::Select { top, by, restart, go: go?, others })
    }

    /// What somebody enters for each of the tied.
    fn enter(&mut self, node: &Node) -> Option<Action> {
        if matches!(node.value, NodeValue::Text(_)) {
            return node
                .text("enter", self.faults)
                .map(|what| Action::Enter { what: what.value, lowest: false });
        }
        let mut fields = Fields::open(node, "`enter`", self.faults)?;
        let what = fields.required_text("what", self.faults);
        let words = [("highest", false), ("lowest", true)];
        let lowest =
            fields.node("best").and_then(|node| self.word(node, "best", &words)).unwrap_or(false);
        fields.finish(self.faults);
        Some(Action::Enter { what: what?.value, lowest })
    }

    /// Who decides, and whether it may also be to go on as before.
    fn decide(&mut self, node: &Node, used: &mut Vec<usize>) -> Option<Action> {
        if matches!(node.value, NodeValue::Text(_)) {
            return node.text("decide", self.faults).map(|who| Action::Decide {
                who: who.value,
                after: None,
                go_on: None,
            });
        }
        let mut fields = Fields::open(node, "`decide`", self.faults)?;
        let who = fields.required_text("who", self.faults);
        let after = fields.text("after", self.faults).map(|after| after.value);
        let go_on = fields.node("go-on").and_then(|node| self.reference(node));
        let obliged = fields
            .node("obliged")
            .and_then(|node| self.pick(node, used, Self::truth))
            .unwrap_or(false);
        fields.finish(self.faults);
        Some(Action::Decide { who: who?.value, after, go_on: go_on.filter(|_| !obliged) })
    }

    fn truth(&mut self, node: &Node) -> Option<bool> {
        let NodeValue::Bool(flag) = node.value else {
            let message = sentence!(regulation_file_this_is { kind: node.value.kind() });
            self.error(message, &node.span, sentence!(event_file_true_or_false));
            return None;
        };
        Some(flag)
    }
}
