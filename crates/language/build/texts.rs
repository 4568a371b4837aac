//! The tables of texts: what every message says in a language, in one string with marks, and where
//! in it each begins.

use crate::catalogue::{Catalogue, FIRST};
use crate::marks::{CASE, CHOICE, CHOSEN, END, FIRST_LETTER, OTHERWISE, SAYS, SHOW, is_mark};
use crate::pieces::{Piece, pieces, variables};

/// Everything that is said in a language, and where it begins.
pub struct Texts {
    /// One text after the other.
    pub all: String,
    /// The beginnings of its messages; 0 for one that it lacks.
    pub beginnings: Vec<usize>,
}

const MARKED: &str = "a control character, which marks choices in the table of texts";

/// What a language says for the messages of these names.
pub fn texts(own: &Catalogue, first: &Catalogue, names: &[&str]) -> Result<Texts, String> {
    // Nothing begins at 0.
    let mut out = Texts { all: String::from(END), beginnings: Vec::new() };
    for name in names {
        out.beginnings.push(if own.messages.contains_key(*name) { out.all.len() } else { 0 });
        add(&mut out.all, own, first, name)?;
    }
    Ok(out)
}

/// The variables of a message, in the order of their letters.
pub fn fields(first: &Catalogue, name: &str) -> Result<Vec<String>, String> {
    let Some(said) = first.messages.get(name) else { return Ok(Vec::new()) };
    Ok(variables(&pieces(first, first, said)?).into_keys().collect())
}

fn add(out: &mut String, own: &Catalogue, first: &Catalogue, name: &str) -> Result<(), String> {
    let Some(said) = own.messages.get(name) else { return Ok(()) };
    let fields = fields(first, name)?;
    push(out, &pieces(own, first, said)?, &fields)
        .map_err(|error| format!("{}: {error}", own.place(said.line)))?;
    out.push(END);
    Ok(())
}

fn push(out: &mut String, pieces: &[Piece], fields: &[String]) -> Result<(), String> {
    for piece in pieces {
        match piece {
            Piece::Text(text) if text.bytes().any(is_mark) => return Err(MARKED.to_owned()),
            Piece::Text(text) => out.push_str(text),
            Piece::Variable(name) => out.extend([SHOW, letter(name, fields)?]),
            Piece::Choice { variable, exact, keys, other } => {
                out.extend([CHOICE, letter(variable, fields)?]);
                let exact = exact.iter().map(|(number, pieces)| (number.to_string(), pieces));
                for (key, pieces) in
                    exact.chain(keys.iter().map(|(key, pieces)| (key.clone(), pieces)))
                {
                    out.push(CASE);
                    out.push_str(&key);
                    out.push(SAYS);
                    push(out, pieces, fields)?;
                }
                out.push(OTHERWISE);
                push(out, other, fields)?;
                out.push(CHOSEN);
            }
        }
    }
    Ok(())
}

fn letter(variable: &str, fields: &[String]) -> Result<char, String> {
    let place = fields.iter().position(|field| field == variable);
    let place = place.ok_or_else(|| format!("${variable} is not in locales/{FIRST}.ftl"))?;
    match u8::try_from(place).ok().and_then(|place| place.checked_add(FIRST_LETTER)) {
        Some(letter) if letter.is_ascii_lowercase() => Ok(char::from(letter)),
        _ => Err("more variables than letters".to_owned()),
    }
}
