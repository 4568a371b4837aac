//! The `play` table of a clause.

use super::bounds::MOST;
use super::{Lowering, one_of};
use crate::{DrawWins, ExtraBoards, FirstWhite, NumberSource, Seed, StagePlay, StageRules};
use tiebreak_document::{Fields, Node, PlacedValue, closest};
use tiebreak_language::{Sentence, sentence};
use tiebreak_model::{ClauseRef, Clock, Colour, Sport};

const FORMS: [&str; 7] =
    ["match", "until-won", "round-robin", "knock-out", "ladder", "armageddon", "board"];

impl Lowering<'_, '_> {
    pub(super) fn play(
        &mut self,
        node: &Node,
        own: ClauseRef,
        used: &mut Vec<usize>,
    ) -> Option<StagePlay> {
        let mut fields = Fields::open(node, "this stage", self.faults)?;
        let forms = FORMS.map(|form| format!("\"{form}\"")).join(", ");
        let form = fields.required_text_like("form", forms, self.faults)?;
        let clock = fields.text("clock", self.faults);
        let of_sport = self.form_of_own_sport(&form);
        let mut most = None;
        let mut others_share = false;
        let mut extra = None;
        let mut each_two = false;
        let mut segment = None;
        let seeding = match form.value.as_str() {
            "match" | "until-won" | "armageddon" => {
                fields.node("seeding").and_then(|node| self.reference(node))
            }
            _ => None,
        };
        let played_out = matches!(form.value.as_str(), "match" | "round-robin")
            && self.flag(&mut fields, "played-out");
        let lowered = match form.value.as_str() {
            "match" => self.match_form(&mut fields, own, used),
            "until-won" => self.until_won(&mut fields, own, used),
            "round-robin" => self.round_robin(&mut fields, own),
            "knock-out" => self
                .seeded(&mut fields)
                .map(|(seeding, pairing, last)| StageRules::KnockOut { seeding, pairing, last }),
            "ladder" => self
                .seeded(&mut fields)
                .map(|(seeding, pairing, last)| StageRules::Ladder { seeding, pairing, last }),
            "armageddon" => self.armageddon(&mut fields, own, used),
            "board" => {
                most = fields.whole::<u32>("most", 1..=MOST, self.faults).map(|most| most.value);
                segment =
                    fields.whole::<u32>("boards", 1..=MOST, self.faults).map(|boards| boards.value);
                extra = fields.node("extra").and_then(|node| self.extra_boards(node));
                let words = [("all", false), ("each-two", true)];
                let between = fields.node("between");
                each_two = between
                    .and_then(|node| {
                        self.pick(node, used, |lowering, node| {
                            lowering.word(node, "between", &words)
                        })
                    })
                    .unwrap_or(false);
                let words = [("go-on", false), ("share", true)];
                let others = fields.node("others");
                others_share = others
                    .and_then(|node| {
                        self.pick(node, used, |lowering, node| {
                            lowering.word(node, "others", &words)
                        })
                    })
                    .unwrap_or(false);
                Some(StageRules::Board)
            }
            other => {
                let label = match closest(other, FORMS) {
                    Some(near) => sentence!(cli_did_you_mean_name { near }),
                    None => sentence!(regulation_file_expected_one { words: FORMS.join(", ") }),
                };
                self.error(
                    sentence!(regulation_file_not_a_form { form: other }),
                    &form.span,
                    label,
                );
                return None;
            }
        };
        fields.finish(self.faults);
        let named = clock.is_some();
        let clock = clock.and_then(|name| self.clock_named(&name));
        let needs_clock = !matches!(form.value.as_str(), "board" | "knock-out" | "ladder");
        if needs_clock && !named {
            self.error(
                sentence!(regulation_file_no_clock),
                &node.span,
                sentence!(regulation_file_add_clock),
            );
        }
        let form = lowered?;
        of_sport.then_some(StagePlay {
            form,
            clock,
            most,
            others_share,
            extra,
            each_two,
            segment,
            seeding,
            played_out,
        })
    }

    fn extra_boards(&mut self, node: &Node) -> Option<ExtraBoards> {
        let mut fields = Fields::open(node, "`extra`", self.faults)?;
        let part = fields.whole::<u32>("part", 1..=MOST, self.faults);
        let least = fields.whole::<u32>("least", 1..=MOST, self.faults);
        if part.is_none() {
            fields.missing("part", self.faults);
        }
        fields.finish(self.faults);
        Some(ExtraBoards { part: part?.value, least: least.map_or(1, |least| least.value) })
    }

    /// Games are played at chess, boards at bridge; a knock-out is a form of both.
    fn form_of_own_sport(&mut self, form: &PlacedValue<String>) -> bool {
        let sport = match form.value.as_str() {
            "match" | "until-won" | "round-robin" | "armageddon" => Sport::Chess,
            "board" => Sport::Bridge,
            _ => return true,
        };
        self.of_own_sport(sport, "form", &form.value, &form.span)
    }

    fn clock_named(&mut self, name: &PlacedValue<String>) -> Option<(Clock, ClauseRef)> {
        if let Some(clock) = self.clocks.iter().find(|clock| clock.name == name.value) {
            return Some((clock.clock, clock.clause));
        }
        let known: Vec<String> = self.clocks.iter().map(|clock| clock.name.clone()).collect();
        let label = match (closest(&name.value, known.iter().map(String::as_str)), known.as_slice())
        {
            (Some(near), _) => sentence!(cli_did_you_mean_name { near }),
            (None, []) => sentence!(regulation_file_expected_clock),
            (None, known) => sentence!(regulation_file_known_clocks { names: known.join(", ") }),
        };
        self.error(
            sentence!(regulation_file_unknown_clock { name: &name.value }),
            &name.span,
            label,
        );
        None
    }

    fn match_form(
        &mut self,
        fields: &mut Fields<'_>,
        own: ClauseRef,
        used: &mut Vec<usize>,
    ) -> Option<StageRules> {
        let games =
            fields.whole::<u32>("games", 1..=MOST, self.faults).map_or(2, |games| games.value);
        let white = self.first_white(fields, own, used, false);
        let words = [("higher-seed", Seed::Higher), ("lower-seed", Seed::Lower)];
        let level_wins =
            fields.node("level-wins").and_then(|node| self.word(node, "level-wins", &words));
        Some(StageRules::Match { games, white: white?, level_wins })
    }

    fn until_won(
        &mut self,
        fields: &mut Fields<'_>,
        own: ClauseRef,
        used: &mut Vec<usize>,
    ) -> Option<StageRules> {
        let white = self.first_white(fields, own, used, false);
        let order = match fields.text("order", self.faults) {
            None => vec![1, 2],
            Some(order) => {
                let digits: Option<Vec<u8>> = order
                    .value
                    .split_whitespace()
                    .map(|digit| digit.parse().ok().filter(|digit| (1..=2).contains(digit)))
                    .collect();
                match digits.filter(|digits| !digits.is_empty()) {
                    Some(digits) => digits,
                    None => {
                        let label = sentence!(regulation_file_expected_order);
                        self.error(sentence!(regulation_file_not_an_order), &order.span, label);
                        return None;
                    }
                }
            }
        };
        Some(StageRules::UntilWon { white: white?, order })
    }

    fn first_white(
        &mut self,
        fields: &mut Fields<'_>,
        own: ClauseRef,
        used: &mut Vec<usize>,
        may_bid: bool,
    ) -> Option<FirstWhite> {
        let drawn_by = fields.node("drawn-by").and_then(|node| self.reference(node)).unwrap_or(own);
        let mut ways = vec![
            ("lots", FirstWhite::Lots(drawn_by)),
            ("toss-with-choice", FirstWhite::TossWithChoice(drawn_by)),
            ("kept", FirstWhite::Kept),
            ("higher-seed", FirstWhite::Seed(Seed::Higher)),
            ("lower-seed", FirstWhite::Seed(Seed::Lower)),
            ("higher-seed-chooses", FirstWhite::SeedChooses(Seed::Higher)),
            ("lower-seed-chooses", FirstWhite::SeedChooses(Seed::Lower)),
        ];
        if may_bid {
            ways.push(("bids", FirstWhite::Bids(drawn_by)));
        }
        let values =
            ways.iter().map(|(word, _)| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
        let Some(node) = fields.node("white") else {
            fields.missing_like("white", values, self.faults);
            return None;
        };
        self.pick(node, used, |lowering, node| {
            let word = node.text("white", lowering.faults)?;
            let way = ways.iter().find(|(known, _)| *known == word.value).map(|(_, way)| *way);
            if way.is_none() {
                let message = sentence!(regulation_file_unknown_white { way: &word.value });
                let label = sentence!(regulation_file_expected_one { words: &values });
                lowering.error(message, &word.span, label);
            }
            way
        })
    }

    fn round_robin(&mut self, fields: &mut Fields<'_>, own: ClauseRef) -> Option<StageRules> {
        let cycles =
            fields.whole::<u32>("cycles", 1..=MOST, self.faults).map_or(1, |cycles| cycles.value);
        let double_for_two = fields.node("double-for-two").and_then(|node| self.reference(node));
        let drawn_by = fields.node("drawn-by").and_then(|node| self.reference(node)).unwrap_or(own);
        let reversed_by =
            fields.node("reversed-by").and_then(|node| self.reference(node)).unwrap_or(own);
        let words = ["\"lots\"", "\"reversed\"", "\"by-change\""];
        let word = fields.required_text_like("numbers", Sentence::or(words), self.faults)?;
        let numbers = match word.value.as_str() {
            "lots" => NumberSource::Lots(drawn_by),
            "reversed" => NumberSource::Reversed,
            "by-change" => NumberSource::ByChange { same: reversed_by, fewer: drawn_by },
            _ => {
                self.error(sentence!(regulation_file_unknown_numbers), &word.span, one_of(&words));
                return None;
            }
        };
        Some(StageRules::RoundRobin { numbers, cycles, double_for_two })
    }

    /// What a knock-out and a ladder have in common.
    fn seeded(
        &mut self,
        fields: &mut Fields<'_>,
    ) -> Option<(ClauseRef, ClauseRef, Option<ClauseRef>)> {
        let seeding = self.required_reference(fields, "seeding");
        let pairing = self.required_reference(fields, "match");
        let last = fields.node("final").and_then(|node| self.reference(node));
        Some((seeding?, pairing?, last))
    }

    fn armageddon(
        &mut self,
        fields: &mut Fields<'_>,
        own: ClauseRef,
        used: &mut Vec<usize>,
    ) -> Option<StageRules> {
        // All keys are looked at before one that is missing ends it: none of them is unknown.
        let colours = self.first_white(fields, own, used, true);
        let words = ["\"white\"", "\"black\"", "\"higher-seed\"", "\"lower-seed\""];
        let word = fields.required_text_like("draw-wins", Sentence::or(words), self.faults);
        let by = fields.node("draw-by").and_then(|node| self.reference(node)).unwrap_or(own);
        let word = word?;
        let draw_wins = match (word.value.as_str(), word.value.parse::<Colour>()) {
            (_, Ok(colour)) => DrawWins::Colour(colour),
            ("higher-seed", _) => DrawWins::Seed(Seed::Higher),
            ("lower-seed", _) => DrawWins::Seed(Seed::Lower),
            _ => {
                self.error(sentence!(regulation_file_colour_or_seed), &word.span, one_of(&words));
                return None;
            }
        };
        Some(StageRules::Armageddon { colours: colours?, draw_wins: (draw_wins, by) })
    }
}
