//! What a message says, taken apart: text, variables and choices; terms and references are put in
//! where they stand.

use crate::catalogue::{Catalogue, Said};
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeMap;

/// A part of a message.
#[derive(Debug, PartialEq)]
pub enum Piece {
    /// Text as it stands.
    Text(String),
    /// The value of a variable.
    Variable(String),
    /// One of several texts, by a variable.
    Choice {
        /// The variable.
        variable: String,
        /// Texts for a number.
        exact: Vec<(u64, Vec<Piece>)>,
        /// Texts for a word, or for a plural category.
        keys: Vec<(String, Vec<Piece>)>,
        /// The text for everything else.
        other: Vec<Piece>,
    },
}

/// The pieces of a message; references are looked up in its language, or else in English.
pub fn pieces(own: &Catalogue, first: &Catalogue, said: &Said) -> Result<Vec<Piece>, String> {
    let lowering = Lowering { own, first, given: None, depth: 0 };
    lowering.pattern(&said.pattern).map_err(|error| format!("{}: {error}", own.place(said.line)))
}

/// The variables of some pieces, and whether each is shown somewhere or only chosen by.
pub fn variables(pieces: &[Piece]) -> BTreeMap<String, bool> {
    let mut found = BTreeMap::new();
    gather(pieces, &mut found);
    found
}

fn gather(pieces: &[Piece], found: &mut BTreeMap<String, bool>) {
    for piece in pieces {
        match piece {
            Piece::Text(_) => {}
            Piece::Variable(name) => {
                found.insert(name.clone(), true);
            }
            Piece::Choice { variable, exact, keys, other } => {
                found.entry(variable.clone()).or_insert(false);
                exact.iter().for_each(|(_, pieces)| gather(pieces, found));
                keys.iter().for_each(|(_, pieces)| gather(pieces, found));
                gather(other, found);
            }
        }
    }
}

struct Lowering<'a> {
    own: &'a Catalogue,
    first: &'a Catalogue,
    /// The arguments of a term: a term has no access to the variables of the message around it.
    given: Option<BTreeMap<String, String>>,
    depth: usize,
}

impl Lowering<'_> {
    fn pattern(&self, pattern: &Pattern<String>) -> Result<Vec<Piece>, String> {
        let mut out = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push_text(&mut out, value),
                PatternElement::Placeable { expression } => {
                    for piece in self.expression(expression)? {
                        match piece {
                            Piece::Text(text) => push_text(&mut out, &text),
                            other => out.push(other),
                        }
                    }
                }
            }
        }
        Ok(out)
    }

    fn expression(&self, expression: &Expression<String>) -> Result<Vec<Piece>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.choice(selector, variants),
        }
    }

    fn inline(&self, inline: &InlineExpression<String>) -> Result<Vec<Piece>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![Piece::Text(unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Piece::Text(value.clone())]),
            InlineExpression::VariableReference { id } => match &self.given {
                None => Ok(vec![Piece::Variable(id.name.clone())]),
                Some(given) => given
                    .get(&id.name)
                    .map(|text| vec![Piece::Text(text.clone())])
                    .ok_or_else(|| format!("a term shows ${}, which it was not given", id.name)),
            },
            InlineExpression::MessageReference { id, attribute } => {
                let name =
                    with_attribute(&id.name, attribute.as_ref().map(|one| one.name.as_str()));
                let found = self.own.messages.get(&name).or_else(|| self.first.messages.get(&name));
                self.within(None)?
                    .pattern(&found.ok_or_else(|| format!("there is no message {name}"))?.pattern)
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let name =
                    with_attribute(&id.name, attribute.as_ref().map(|one| one.name.as_str()));
                let found =
                    self.own.terms.get(&name).ok_or_else(|| format!("there is no term -{name}"))?;
                self.within(Some(given(arguments.as_ref())?))?.pattern(&found.pattern)
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function {}", id.name))
            }
        }
    }

    fn choice(
        &self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
    ) -> Result<Vec<Piece>, String> {
        let variable = match (selector, &self.given) {
            (InlineExpression::VariableReference { id }, None) => id.name.clone(),
            (InlineExpression::VariableReference { id }, Some(given)) => {
                return self.chosen(given.get(&id.name).map_or("", String::as_str), variants);
            }
            _ => match self.inline(selector)?.as_slice() {
                [Piece::Text(word)] => return self.chosen(word, variants),
                _ => return Err("a choice needs a variable or a term's attribute".to_owned()),
            },
        };
        let (mut exact, mut keys, mut other) = (Vec::new(), Vec::new(), Vec::new());
        for variant in variants {
            let pieces = self.pattern(&variant.value)?;
            match &variant.key {
                _ if variant.default => other = pieces,
                VariantKey::Identifier { name } => keys.push((name.clone(), pieces)),
                VariantKey::NumberLiteral { value } => {
                    exact.push((
                        value.parse().map_err(|_| format!("[{value}] is not a whole number"))?,
                        pieces,
                    ));
                }
            }
        }
        Ok(vec![Piece::Choice { variable, exact, keys, other }])
    }

    /// A choice that is made here, because its word is known.
    fn chosen(&self, word: &str, variants: &[Variant<String>]) -> Result<Vec<Piece>, String> {
        let named = |one: &&Variant<String>| matches!(&one.key, VariantKey::Identifier { name } if name == word);
        let found = variants.iter().find(named).or_else(|| variants.iter().find(|one| one.default));
        found.map_or(Ok(Vec::new()), |one| self.pattern(&one.value))
    }

    fn within(&self, given: Option<BTreeMap<String, String>>) -> Result<Lowering<'_>, String> {
        match self.depth {
            0..16 => {
                Ok(Lowering { own: self.own, first: self.first, given, depth: self.depth + 1 })
            }
            _ => Err("references go round in a circle".to_owned()),
        }
    }
}

fn with_attribute(name: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| name.to_owned(), |attribute| format!("{name}.{attribute}"))
}

fn given(arguments: Option<&CallArguments<String>>) -> Result<BTreeMap<String, String>, String> {
    let named = arguments.map(|all| all.named.as_slice()).unwrap_or_default();
    let literal = |value: &InlineExpression<String>| match value {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            Ok(value.clone())
        }
        _ => Err("a term is given words in quotation marks".to_owned()),
    };
    named.iter().map(|one| Ok((one.name.name.clone(), literal(&one.value)?))).collect()
}

fn push_text(out: &mut Vec<Piece>, text: &str) {
    match out.last_mut() {
        Some(Piece::Text(before)) => before.push_str(text),
        _ => out.push(Piece::Text(text.to_owned())),
    }
}
