//! JSON into the tree. Own code: the usual readers keep neither places nor the digits of a number.

use crate::{Diagnostic, KeyValue, Node, NodeValue};
use tiebreak_language::{Sentence, sentence};

/// Deeper nesting than any file of ours needs; a bound keeps hostile input off the stack.
const DEPTH: usize = 64;

pub(crate) fn parse(text: &str) -> Result<Node, Vec<Diagnostic>> {
    let mut reader = JsonReader { text, at: 0 };
    let node = reader.value(0).and_then(|node| {
        reader.blank();
        if reader.at < text.len() { Err(reader.fault("end")) } else { Ok(node) }
    });
    node.map_err(|found| vec![found])
}

struct JsonReader<'t> {
    text: &'t str,
    at: usize,
}

impl JsonReader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn blank(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
    }

    fn fault(&self, what: &str) -> Diagnostic {
        self.expected(what, Sentence::default())
    }

    fn expected_signs<const SIGNS: usize>(&self, signs: [&str; SIGNS]) -> Diagnostic {
        self.expected("signs", Sentence::or(signs))
    }

    fn expected(&self, what: &str, signs: Sentence) -> Diagnostic {
        let end = self.at + self.peek().map_or(0, char::len_utf8);
        Diagnostic::error(sentence!(document_json), self.at..end)
            .label(sentence!(document_json_expected { what, signs }))
    }

    fn take(&mut self, wanted: char) -> bool {
        self.blank();
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn value(&mut self, depth: usize) -> Result<Node, Diagnostic> {
        self.blank();
        if depth > DEPTH {
            return Err(self.fault("flatter"));
        }
        let start = self.at;
        let value = match self.peek() {
            Some('{') => self.table(depth)?,
            Some('[') => self.list(depth)?,
            Some('"') => NodeValue::Text(self.string()?),
            Some('-' | '0'..='9') => self.number(),
            _ if self.rest().starts_with("true") => self.word("true", NodeValue::Bool(true)),
            _ if self.rest().starts_with("false") => self.word("false", NodeValue::Bool(false)),
            _ => return Err(self.fault("value")),
        };
        Ok(Node { span: start..self.at, value })
    }

    fn word(&mut self, word: &str, value: NodeValue) -> NodeValue {
        self.at += word.len();
        value
    }

    fn number(&mut self) -> NodeValue {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E'))
            .unwrap_or(rest.len());
        let digits = rest[..end].to_owned();
        self.at += end;
        NodeValue::Number(digits)
    }

    fn list(&mut self, depth: usize) -> Result<NodeValue, Diagnostic> {
        self.take('[');
        let mut items = Vec::new();
        if self.take(']') {
            return Ok(NodeValue::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.take(']') {
                return Ok(NodeValue::List(items));
            }
            if !self.take(',') {
                return Err(self.expected_signs(["`,`", "`]`"]));
            }
        }
    }

    fn table(&mut self, depth: usize) -> Result<NodeValue, Diagnostic> {
        self.take('{');
        let mut entries: Vec<KeyValue> = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        if self.take('}') {
            return Ok(NodeValue::Table(entries));
        }
        loop {
            self.blank();
            let start = self.at;
            if self.peek() != Some('"') {
                return Err(self.fault("key"));
            }
            let key = self.string()?;
            let key_span = start..self.at;
            if !seen.insert(key.clone()) {
                return Err(Diagnostic::error(
                    sentence!(document_json_twice { key: &key }),
                    key_span,
                )
                .hint(sentence!(document_json_keep_one)));
            }
            if !self.take(':') {
                return Err(self.expected_signs(["`:`"]));
            }
            let node = self.value(depth + 1)?;
            entries.push(KeyValue { key, key_span, node });
            if self.take('}') {
                return Ok(NodeValue::Table(entries));
            }
            if !self.take(',') {
                return Err(self.expected_signs(["`,`", "`}`"]));
            }
        }
    }

    fn string(&mut self) -> Result<String, Diagnostic> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let Some(c) = self.peek() else { return Err(self.fault("quote")) };
            match c {
                '"' => {
                    self.at += 1;
                    return Ok(out);
                }
                '\\' => out.push(self.escape()?),
                c if u32::from(c) < 0x20 => return Err(self.fault("line")),
                c => {
                    self.at += c.len_utf8();
                    out.push(c);
                }
            }
        }
    }

    fn escape(&mut self) -> Result<char, Diagnostic> {
        self.at += 1;
        let Some(c) = self.peek() else { return Err(self.fault("escape")) };
        let plain = match c {
            '"' | '\\' | '/' => c,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.unicode(),
            _ => {
                return Err(
                    self.expected("escapes", "\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u".into())
                );
            }
        };
        self.at += 1;
        Ok(plain)
    }

    fn unicode(&mut self) -> Result<char, Diagnostic> {
        let first = self.hex()?;
        let code = if (0xD800..0xDC00).contains(&first) && self.rest().starts_with("\\u") {
            self.at += 1;
            let second = self.hex()?;
            0x10000 + ((first - 0xD800) << 10) + (second.wrapping_sub(0xDC00) & 0x3FF)
        } else {
            first
        };
        char::from_u32(code).ok_or_else(|| self.fault("character"))
    }

    fn hex(&mut self) -> Result<u32, Diagnostic> {
        let digits = self.text.get(self.at + 1..self.at + 5);
        let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let Some(code) = code else { return Err(self.fault("hex")) };
        self.at += 5;
        Ok(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_digits_and_places() {
        let node = parse(r#"{"a": 12.50, "b": [true, "x\u00e9\ud83d\ude00"]}"#).unwrap();
        let NodeValue::Table(entries) = node.value else { panic!("a table was read") };
        assert_eq!(entries[0].node, Node { span: 6..11, value: NodeValue::Number("12.50".into()) });
        let NodeValue::List(items) = &entries[1].node.value else { panic!("a list was read") };
        assert_eq!(items[1].value, NodeValue::Text("xé😀".into()));
    }

    #[test]
    fn mistakes_say_what_was_expected() {
        for (text, label) in [
            ("{\"a\" 1}", "expected `:`"),
            ("{\"a\": 1,}", "expected a key in quotation marks"),
            ("{\"a\": nothing}", "expected a value"),
            ("{\"a\": \"b", "expected `\"` to end the text"),
            ("{} x", "expected the end of the file"),
        ] {
            assert_eq!(parse(text).unwrap_err()[0].label, label, "{text}");
        }
        let deep = format!("{{\"a\": {}", "[".repeat(100_000));
        assert_eq!(parse(&deep).unwrap_err()[0].label, "expected fewer brackets inside each other");
    }
}
