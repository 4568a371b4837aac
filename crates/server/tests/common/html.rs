//! A page as a reader of it sees it: asked by CSS selectors, never cut out of the text.

use scraper::{ElementRef, Html, Selector};

/// A page that was read.
pub struct Page {
    html: Html,
    text: String,
}

/// A part of a page, of which more can be asked.
#[derive(Clone, Copy)]
pub struct Part<'p>(ElementRef<'p>);

impl Page {
    pub fn read(text: &str) -> Self {
        Self { html: Html::parse_document(text), text: text.to_owned() }
    }

    fn whole(&self) -> Part<'_> {
        Part(self.html.root_element())
    }

    /// Everything that a selector finds.
    pub fn all(&self, selector: &str) -> Vec<Part<'_>> {
        self.whole().all(selector)
    }

    pub fn has(&self, selector: &str) -> bool {
        self.whole().has(selector)
    }

    /// The first that a selector finds.
    pub fn at(&self, selector: &str) -> Part<'_> {
        self.all(selector)
            .into_iter()
            .next()
            .unwrap_or_else(|| panic!("no {selector}:\n{}", self.text))
    }

    /// The first that a selector finds and that says this.
    pub fn saying(&self, selector: &str, words: &str) -> Part<'_> {
        let mut found = self.all(selector).into_iter();
        found
            .find(|part| part.text().contains(words))
            .unwrap_or_else(|| panic!("no {selector} says \"{words}\":\n{}", self.text))
    }

    /// What a form sends in a field that nobody sees.
    pub fn hidden(&self, name: &str) -> String {
        self.at(&format!("input[name='{name}']")).attribute("value")
    }
}

impl<'p> Part<'p> {
    pub fn all(self, selector: &str) -> Vec<Part<'p>> {
        let selector =
            Selector::parse(selector).unwrap_or_else(|error| panic!("{selector}: {error}"));
        self.0.select(&selector).map(Part).collect()
    }

    pub fn has(self, selector: &str) -> bool {
        !self.all(selector).is_empty()
    }

    pub fn at(self, selector: &str) -> Part<'p> {
        self.all(selector)
            .into_iter()
            .next()
            .unwrap_or_else(|| panic!("no {selector} in {}", self.0.html()))
    }

    /// The words in it, a blank for every break.
    pub fn text(self) -> String {
        self.0.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// An attribute, as a browser reads it.
    pub fn attribute(self, name: &str) -> String {
        self.0
            .value()
            .attr(name)
            .unwrap_or_else(|| panic!("no {name} in {}", self.0.html()))
            .to_owned()
    }

    /// All its attributes.
    pub fn attributes(self) -> impl Iterator<Item = (&'p str, &'p str)> {
        self.0.value().attrs()
    }

    /// The text of a field, with its own breaks.
    pub fn field(self) -> String {
        self.0.text().collect()
    }
}
