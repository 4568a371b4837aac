//! XML as a small tree. Entities of the file's own are refused: they can blow up to any size.

use quick_xml::Reader;
use quick_xml::events::Event;
use tiebreak_document::{Diagnostic, Span};
use tiebreak_language::sentence;

/// An element with its text and children.
#[derive(Debug, Default)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) text: String,
    pub(super) children: Vec<Element>,
    pub(super) span: Span,
    pub(super) attributes: Vec<(String, String)>,
}

/// Deeper than any USEBIO file; a bound keeps hostile input off the stack.
const DEPTH: usize = 64;

impl Element {
    pub(super) fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    pub(super) fn all<'e>(&'e self, name: &'e str) -> impl Iterator<Item = &'e Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// The first element of a name anywhere below.
    pub(super) fn first(&self, name: &str) -> Option<&Self> {
        self.child(name).or_else(|| self.children.iter().find_map(|child| child.first(name)))
    }

    /// The text of a child, where it has any.
    pub(super) fn text_of(&self, name: &str) -> Option<&str> {
        self.child(name).map(|child| child.text.trim()).filter(|text| !text.is_empty())
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

pub(super) fn parse(text: &str) -> Result<Element, Diagnostic> {
    let mut reader = Reader::from_str(text);
    let mut open: Vec<Element> = vec![Element::default()];
    loop {
        let start = position(&reader, text);
        let event = reader.read_event().map_err(|error| fault(&error, &reader, text))?;
        let here = start..position(&reader, text);
        match event {
            Event::Start(tag) => {
                if open.len() > DEPTH {
                    return Err(Diagnostic::error(sentence!(usebio_deep), here));
                }
                open.push(element(&tag, here));
            }
            Event::Empty(tag) => attach(&mut open, element(&tag, here)),
            Event::End(_) => {
                if let Some(done) = open.pop() {
                    attach(&mut open, done);
                }
            }
            Event::Text(words) => append(&mut open, &words),
            Event::CData(words) => append(&mut open, &words),
            Event::GeneralRef(reference) => append(&mut open, &resolve(&reference, here)?),
            Event::DocType(declared) if declared.contains("<!ENTIT") => {
                let found = Diagnostic::error(sentence!(usebio_entities), here);
                return Err(found.hint(sentence!(usebio_entities_hint)));
            }
            Event::Eof => break,
            _ => {}
        }
    }
    if open.len() != 1 {
        let unfinished = open.pop().unwrap_or_default();
        let message = sentence!(usebio_open_element { element: &unfinished.name });
        return Err(Diagnostic::error(message, unfinished.span).hint(sentence!(import_cut_off)));
    }
    let root = open.pop().unwrap_or_default();
    root.children.into_iter().next().ok_or_else(|| Diagnostic::whole(sentence!(usebio_no_element)))
}

fn position(reader: &Reader<&[u8]>, text: &str) -> usize {
    usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX).min(text.len())
}

fn fault(error: &quick_xml::Error, reader: &Reader<&[u8]>, text: &str) -> Diagnostic {
    let at = usize::try_from(reader.error_position()).unwrap_or(usize::MAX).min(text.len());
    let at = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    Diagnostic::error(sentence!(usebio_not_xml { why: error.to_string() }), at..at)
        .hint(sentence!(import_cut_off))
}

fn element(tag: &quick_xml::events::BytesStart<'_>, span: Span) -> Element {
    let name = tag.name().as_ref().to_owned();
    let own = |one: quick_xml::events::attributes::Attribute<'_>| {
        (one.key.as_ref().to_owned(), one.value.into_owned())
    };
    // The reader's check for doubles takes quadratic time.
    let attributes = tag.attributes().with_checks(false).filter_map(Result::ok).map(own).collect();
    Element { name, span, attributes, ..Element::default() }
}

fn attach(open: &mut [Element], done: Element) {
    if let Some(parent) = open.last_mut() {
        parent.children.push(done);
    }
}

fn append(open: &mut [Element], words: &str) {
    if let Some(current) = open.last_mut() {
        current.text.push_str(words);
    }
}

/// The five entities of XML, and characters by number.
fn resolve(reference: &quick_xml::events::BytesRef<'_>, span: Span) -> Result<String, Diagnostic> {
    if let Ok(Some(character)) = reference.resolve_char_ref() {
        return Ok(character.to_string());
    }
    let name: &str = reference;
    match name {
        "lt" => Ok("<".to_owned()),
        "gt" => Ok(">".to_owned()),
        "amp" => Ok("&".to_owned()),
        "apos" => Ok("'".to_owned()),
        "quot" => Ok("\"".to_owned()),
        _ => {
            let found = Diagnostic::error(
                sentence!(usebio_other_entity { entity: format!("&{name};") }),
                span,
            );
            Err(found.label(sentence!(usebio_expected_entity)))
        }
    }
}
