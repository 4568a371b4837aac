//! What other sites and programs are told about a page: title, description, picture.

use crate::infra::address::Base;
use crate::site::url;
use maud::{Markup, html};
use tiebreak_report::card::{Card, HEIGHT, WIDTH};
use tiebreak_report::{Language, say};

/// What a page says about itself.
#[derive(Debug, Clone)]
pub struct Share {
    /// The title, without the name of the site.
    pub title: String,
    /// A sentence or two.
    pub description: String,
    /// The whole address of the page.
    address: String,
    picture: PagePicture,
    /// The whole address at which programs ask how to show it elsewhere.
    embed: String,
}

/// A picture of a page: its whole address, and what it shows in words.
#[derive(Debug, Clone)]
struct PagePicture {
    address: String,
    shows: String,
}

/// A page of an event: the event's name in addresses, what follows it there, and the query that the
/// page and its picture have in common.
#[derive(Debug, Clone, Copy)]
pub struct EventPage<'p> {
    /// The event's name in addresses.
    pub slug: &'p str,
    /// What follows the name: `/board`, say. Empty for the event page.
    pub page: &'p str,
    /// The query with its question mark, or nothing.
    pub query: &'p str,
}

impl Share {
    /// A page of the site that is about no event: `path` with its query.
    pub fn site(
        language: Language,
        Base(base): &Base,
        path: &str,
        title: &str,
        description: &str,
    ) -> Self {
        let picture = format!("{base}/card.png{}", asking_for(language, ""));
        let shows = format!("Tiebreak. {}", say!(language, page_motto));
        let picture = PagePicture { address: picture, shows };
        Self::at(base, path, title, description.to_owned(), picture)
    }

    /// A page about an event: what follows its name in the address, and the query that its picture
    /// shares with it.
    pub fn event(
        Base(base): &Base,
        language: Language,
        EventPage { slug, page, query }: EventPage<'_>,
        title: &str,
        card: &Card,
    ) -> Self {
        let event = format!("/events/{}", url(slug));
        let picture = format!("{base}{event}/card.png{}", asking_for(language, query));
        let said = card.description(language);
        let picture = PagePicture { address: picture, shows: said.clone() };
        Self::at(base, &format!("{event}{page}{query}"), title, said, picture)
    }

    fn at(base: &str, path: &str, title: &str, description: String, picture: PagePicture) -> Self {
        let address = format!("{base}{path}");
        let embed = format!("{base}/oembed?url={}", in_query(&address));
        Self { title: title.to_owned(), description, address, picture, embed }
    }

    /// A page that is kept for everybody, with what depends on how this visitor reached it in its
    /// head.
    pub fn in_page(&self, page: &str) -> String {
        page.replacen("</head>", &format!("{}</head>", crate::site::finish(self.head())), 1)
    }

    /// For the head of the page.
    pub fn head(&self) -> Markup {
        let PagePicture { address: picture, shows } = &self.picture;
        html! {
            meta name="description" content=(self.description);
            link rel="canonical" href=(self.address);
            meta property="og:type" content="website";
            meta property="og:site_name" content="Tiebreak";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.description);
            meta property="og:url" content=(self.address);
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(WIDTH);
            meta property="og:image:height" content=(HEIGHT);
            meta property="og:image:alt" content=(shows);
            meta name="twitter:card" content="summary_large_image";
            link rel="alternate" type="application/json+oembed" href=(self.embed)
                title=(self.title);
        }
    }
}

/// The query of a picture in a language: a site that fetches it for others says nothing about
/// languages.
fn asking_for(language: Language, query: &str) -> String {
    match (language == Language::default(), query) {
        (true, query) => query.to_owned(),
        (false, "") => format!("?lang={}", language.code()),
        (false, query) => format!("{query}&lang={}", language.code()),
    }
}

/// A text as a value in the query of an address.
pub fn in_query(text: &str) -> String {
    url(text).replace('/', "%2F")
}
