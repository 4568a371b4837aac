//! Clocks: `3:00+2`, `10:00 delay 5`, `5:00`, `10:00+1@41` (from move 41).

use super::Lowering;
use crate::ClockName;
use tiebreak_document::{Fields, KeyValue as Key, Node, NodeValue};
use tiebreak_language::sentence;
use tiebreak_model::{Bonus, ClauseRef, Clock, SideClock};

impl Lowering<'_, '_> {
    /// Clocks come first: any clause may name one that is set further down.
    pub(super) fn clocks(&mut self, keys: &[Key]) {
        for (index, key) in keys.iter().enumerate() {
            let NodeValue::Table(entries) = &key.node.value else { continue };
            let Some(entry) = entries.iter().find(|entry| entry.key == "clock") else { continue };
            let clause = ClauseRef(u16::try_from(index).unwrap_or(u16::MAX));
            for node in self.items(&entry.node) {
                if let Some((name, clock)) = self.one_clock(node) {
                    if self.clocks.iter().any(|known| known.name == name) {
                        let label = sentence!(regulation_file_expected_other_name);
                        self.error(
                            sentence!(regulation_file_two_clocks { name: &name }),
                            &node.span,
                            label,
                        );
                    }
                    self.clocks.push(ClockName { name, clock, clause });
                }
            }
        }
    }

    fn one_clock(&mut self, node: &Node) -> Option<(String, Clock)> {
        let mut fields = Fields::open(node, "this clock", self.faults)?;
        let name = fields.required_text("name", self.faults);
        let both = fields.text("both", self.faults);
        let white = fields.text("white", self.faults);
        let black = fields.text("black", self.faults);
        fields.finish(self.faults);
        let (white, black) = match (both, white, black) {
            (Some(both), None, None) => (both.clone(), both),
            (None, Some(white), Some(black)) => (white, black),
            _ => {
                let label = sentence!(regulation_file_write_both);
                self.error(sentence!(regulation_file_both_times), &node.span, label);
                return None;
            }
        };
        let both_alike = white == black;
        let white = self.pace(&white);
        let black = if both_alike { white } else { self.pace(&black) };
        Some((name?.value, Clock { white, black }))
    }

    /// A time. A wrong one is a fault of its own; the clock keeps its name, so that the stages that
    /// use it are not blamed as well.
    fn pace(&mut self, text: &tiebreak_document::PlacedValue<String>) -> SideClock {
        pace(&text.value).unwrap_or_else(|| {
            let label = match spelled_out(&text.value) {
                Some(near) => sentence!(cli_did_you_mean_name { near }),
                None => sentence!(regulation_file_expected_time),
            };
            self.error(
                sentence!(regulation_file_not_a_time { text: &text.value }),
                &text.span,
                label,
            );
            SideClock { base: 1, bonus: Bonus::None, from_move: 1 }
        })
    }
}

/// "5+3", as people say it, is "5:00+3".
fn spelled_out(text: &str) -> Option<String> {
    let (minutes, rest) =
        text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let meant = format!("{minutes}:00{rest}");
    pace(&meant).map(|_| meant)
}

fn pace(text: &str) -> Option<SideClock> {
    let (text, from_move) = match text.split_once('@') {
        Some((text, from)) => (text, from.trim().parse().ok().filter(|from| *from > 0)?),
        None => (text, 1),
    };
    let (base, bonus) = if let Some((base, seconds)) = text.split_once('+') {
        (base, Bonus::Increment(seconds_per_move(seconds)?))
    } else if let Some((base, seconds)) = text.split_once("delay") {
        (base, Bonus::Delay(seconds_per_move(seconds)?))
    } else {
        (text, Bonus::None)
    };
    let (minutes, seconds) = base.trim().split_once(':')?;
    let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
    let base = minutes.checked_mul(60)?.checked_add(seconds)?;
    (seconds < 60 && base > 0 && minutes < 10_000).then_some(SideClock { base, bonus, from_move })
}

/// What a move adds: at most an hour.
fn seconds_per_move(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|seconds| *seconds <= 3600)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_on_the_clock() {
        let shown = |text: &str| pace(text).map(|pace| (pace.base, pace.bonus, pace.from_move));
        assert_eq!(shown("2:30+2"), Some((150, Bonus::Increment(2), 1)));
        assert_eq!(shown("10:00 delay 5"), Some((600, Bonus::Delay(5), 1)));
        assert_eq!(shown("7:00+1@41"), Some((420, Bonus::Increment(1), 41)));
        assert_eq!(shown("5:00"), Some((300, Bonus::None, 1)));
        assert_eq!(spelled_out("5+3").as_deref(), Some("5:00+3"));
        assert_eq!(spelled_out("10 delay 5").as_deref(), Some("10:00 delay 5"));
        assert_eq!((spelled_out("fast"), spelled_out("5+x")), (None, None));
        for wrong in ["3:00+3601", "3", "3:75", "0:00", "x:00+2", "3:00+", "3:00+2@0"] {
            assert_eq!(shown(wrong), None, "{wrong}");
        }
    }
}
