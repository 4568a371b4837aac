//! Everything that the public is shown of an event, drawn as the server draws it.

use crate::board::overlay::{self, Scene, SceneQuery};
use crate::board::{BoardEvent, names};
use crate::events::localized::LocalizedEvent;
use crate::events::state::EventState;
use crate::events::{self, listing};
use crate::live::board_snapshot::drawn_board;
use crate::live::feed::{self, Forecast};
use crate::site::finish;
use scraper::{ElementRef, Html, Node, Selector};
use std::cell::RefCell;
use std::collections::BTreeSet;
use tiebreak_report::Language;

/// PublicPages in English, and the feed.
pub struct PublicPages {
    pub board: JudgedPage,
    pub event: JudgedPage,
    pub scenes: Vec<JudgedPage>,
    pub feed: serde_json::Value,
}

impl PublicPages {
    pub fn new(state: &EventState) -> Self {
        let language = Language::En;
        let event = LocalizedEvent::new(state, language);
        let card = listing::card(state, language, None);
        let head = finish(events::page::head_of(event, &card));
        let body = finish(events::page::content(event));
        let called = names::called(&state.event);
        let board = BoardEvent::new(state, &called, None).in_language(language);
        let asked = Scene::ALL.map(SceneQuery::new);
        let second = SceneQuery { board: 2, ..SceneQuery::new(Scene::Card) };
        let scenes = asked.iter().chain([&second]).map(|asked| {
            let name = format!("overlay {} {}", asked.scene.word(), asked.board);
            JudgedPage::new(name, &finish(overlay::drawn(&board, asked)))
        });
        let forecast = Forecast { forecast: None, chances: None, pending: false };
        Self {
            board: JudgedPage::new("board".into(), &drawn_board(state, language, None, None)),
            event: JudgedPage::new("event page".into(), &format!("{head}{body}")),
            scenes: scenes.collect(),
            feed: serde_json::from_slice(&feed::written(state, forecast)).unwrap(),
        }
    }
}

/// A page that is read piece by piece: whatever nobody has read in the end is unknown.
pub struct JudgedPage {
    pub name: String,
    html: Html,
    read: RefCell<BTreeSet<usize>>,
}

impl JudgedPage {
    fn new(name: String, text: &str) -> Self {
        Self { name, html: Html::parse_fragment(text), read: RefCell::default() }
    }

    pub fn all(&self, selector: &str) -> Vec<ElementRef<'_>> {
        let selector = Selector::parse(selector).unwrap();
        self.html.select(&selector).collect()
    }

    /// The words of a part, which count as read from now on.
    pub fn read(&self, part: ElementRef<'_>) -> String {
        let mut read = self.read.borrow_mut();
        let mut words = String::new();
        for node in part.descendants() {
            if let Node::Text(text) = node.value() {
                words.push_str(text);
                read.insert(Self::key(node.id()));
            }
        }
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words of all parts that a selector finds, which count as read from now on.
    pub fn words(&self, selector: &str) -> Vec<String> {
        self.all(selector).into_iter().map(|part| self.read(part)).collect()
    }

    /// The words inside a part that a selector finds there.
    pub fn within(&self, part: ElementRef<'_>, selector: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        part.select(&selector).map(|part| self.read(part)).collect()
    }

    fn key(id: impl std::fmt::Debug) -> usize {
        let digits: String = format!("{id:?}").chars().filter(char::is_ascii_digit).collect();
        digits.parse().unwrap()
    }

    /// The words that nobody has read, each with the elements around it.
    pub fn unread(&self) -> Vec<String> {
        let read = self.read.borrow();
        let texts = self.html.tree.nodes().filter_map(|node| match node.value() {
            Node::Text(text) if !text.trim().is_empty() => Some((node, text.trim().to_owned())),
            _ => None,
        });
        texts
            .filter(|(node, _)| !read.contains(&Self::key(node.id())))
            .map(|(node, text)| {
                let mut path: Vec<String> = node
                    .ancestors()
                    .filter_map(ElementRef::wrap)
                    .map(|one| match one.value().attr("class") {
                        Some(class) => {
                            format!("{}.{}", one.value().name(), class.replace(' ', "."))
                        }
                        None => one.value().name().to_owned(),
                    })
                    .collect();
                path.reverse();
                format!("{} >> {text}", path.join(" "))
            })
            .collect()
    }
}
