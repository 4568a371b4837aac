//! Which values are allowed where in a regulation file, taken from its JSON Schema.
//!
//! The schema is the only list of verbs, keys and words: tests compare it with the reader and with
//! the reference. The form offers whatever is added there; it has no list of its own.

use serde_json::Value as Json;
use std::sync::LazyLock;

/// The kind of value that a place may hold.
#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    /// Any text on one line.
    Text,
    /// A whole number with this minimum.
    Whole(i64),
    /// A boolean, yes or no.
    Truth,
    /// Only this value: its presence is its meaning.
    Only(Json),
    /// One of these words.
    Words(Vec<Word>),
    /// Any number of these words.
    Several(Vec<Word>),
    /// The name of a criterion; the table of criteria lists them.
    Criterion,
    /// The number of a clause in the same file.
    Clause,
    /// Numbers of clauses.
    Clauses,
    /// Clauses that are applied in turn.
    Steps,
    /// The name of a clock that a clause sets.
    Clock,
    /// A table with these keys.
    Table(Vec<Key>),
    /// Any number of these, in order.
    Rows(Box<Shape>),
    /// Freely chosen names, each with a value of this shape.
    Named(Box<Shape>),
    /// One of these alternatives.
    Choice(Vec<Alternative>),
    /// A value that depends on a reading.
    Switch,
    /// The name of a reading in the same file.
    Reading,
}

/// A word that may be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The word as the file has it.
    pub word: String,
    /// The word as the page shows it.
    pub title: String,
}

/// A key of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Key {
    /// The key as the file has it.
    pub name: String,
    /// A short title for the page.
    pub title: String,
    /// What the key is for.
    pub says: String,
    /// Whether the table must have it.
    pub required: bool,
    /// The shape of its value.
    pub shape: Shape,
}

/// One of several forms that a value may have.
#[derive(Debug, Clone, PartialEq)]
pub struct Alternative {
    /// The title of the form.
    pub title: String,
    /// The shape of a value of this form.
    pub shape: Shape,
}

/// The shapes of a regulation file.
#[derive(Debug)]
pub struct Shapes {
    /// The keys at the top of the file, without clauses and readings.
    pub head: Vec<Key>,
    /// The keys of a clause that act on the tied players: a clause has at most one of them.
    pub verbs: Vec<Key>,
    /// All other keys of a clause.
    pub others: Vec<Key>,
    /// The keys of a reading.
    pub reading: Vec<Key>,
}

/// The shapes of regulation files, made from the schema once.
pub fn shapes() -> &'static Shapes {
    static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
        let schema: Json = serde_json::from_str(tiebreak_regulation::SCHEMA).unwrap_or_default();
        Shapes::from_schema(&schema)
    });
    &SHAPES
}

/// Keys that the form does not edit at the top: the file's own marks, and the tables that have
/// cards.
const NOT_AT_THE_HEAD: [&str; 4] = ["format", "id", "clause", "reading"];

impl Shapes {
    fn from_schema(schema: &Json) -> Self {
        let maker = Maker { schema };
        let clause = &schema["$defs"]["clause"];
        // A clause has at most one verb: the schema has one branch for each, and one for none.
        let branches = clause["oneOf"].as_array().into_iter().flatten();
        let verbs: Vec<&str> =
            branches.filter_map(|branch| branch["required"][0].as_str()).collect();
        let (verbs, others) =
            maker.keys(clause).into_iter().partition(|key| verbs.contains(&key.name.as_str()));
        let mut head = maker.keys(schema);
        head.retain(|key| !NOT_AT_THE_HEAD.contains(&key.name.as_str()));
        Self { head, verbs, others, reading: maker.keys(&schema["$defs"]["reading"]) }
    }

    /// The key of a clause with this name.
    pub fn of_clause(&self, name: &str) -> Option<&Key> {
        self.verbs.iter().chain(&self.others).find(|key| key.name == name)
    }

    /// Whether a key of a clause is its verb.
    pub fn is_verb(&self, name: &str) -> bool {
        self.verbs.iter().any(|key| key.name == name)
    }

    /// The shape of the value at a path.
    pub fn at(&self, path: &[String]) -> Option<Shape> {
        let (table, rest) = path.split_first()?;
        let (keys, rest): (Vec<&Key>, _) = match table.as_str() {
            "clause" => (self.verbs.iter().chain(&self.others).collect(), rest.get(1..)?),
            "reading" => (self.reading.iter().collect(), rest.get(1..)?),
            _ => (self.head.iter().collect(), path),
        };
        let (name, rest) = rest.split_first()?;
        let key = keys.into_iter().find(|key| key.name == *name)?;
        key.shape.at(rest)
    }
}

impl Shape {
    /// The shape at a path inside this one.
    fn at(&self, path: &[String]) -> Option<Self> {
        let Some((step, rest)) = path.split_first() else { return Some(self.clone()) };
        match self {
            Self::Table(keys) => keys.iter().find(|key| key.name == *step)?.shape.at(rest),
            Self::Rows(each) => step.parse::<usize>().ok().and_then(|_| each.at(rest)),
            Self::Named(each) => each.at(rest),
            Self::Clauses | Self::Steps if rest.is_empty() => Some(Self::Clause),
            Self::Choice(of) => {
                of.iter().find_map(|one| one.shape.at(path)).or_else(|| match step.as_str() {
                    _ if !self.may_depend() => None,
                    "reading" => Some(Self::Reading),
                    _ => self.independent().at(rest),
                })
            }
            _ => None,
        }
    }

    /// An initial value: it has the required keys, and is empty where only a person can fill it
    /// in.
    pub fn beginning(&self) -> Json {
        match self {
            Self::Text | Self::Criterion | Self::Clause | Self::Clock | Self::Reading => {
                Json::from("")
            }
            Self::Whole(least) => Json::from(*least),
            Self::Truth => Json::Bool(true),
            Self::Only(value) => value.clone(),
            Self::Words(words) => {
                Json::from(words.first().map(|word| word.word.as_str()).unwrap_or_default())
            }
            Self::Several(words) => {
                words.iter().take(1).map(|word| Json::from(word.word.as_str())).collect()
            }
            Self::Clauses | Self::Steps => Json::Array(Vec::new()),
            Self::Table(keys) => {
                let needed = keys.iter().filter(|key| key.required);
                needed.map(|key| (key.name.clone(), key.shape.beginning())).collect()
            }
            Self::Rows(each) => Json::Array(vec![each.beginning()]),
            Self::Named(_) | Self::Switch => Json::Object(serde_json::Map::new()),
            Self::Choice(of) => of.first().map(|one| one.shape.beginning()).unwrap_or_default(),
        }
    }

    /// Whether a value may depend on a reading.
    pub fn may_depend(&self) -> bool {
        matches!(self, Self::Choice(of) if of.iter().any(|one| one.shape == Self::Switch))
    }

    /// The shape for one choice of a reading: the same, but not depending on a reading.
    pub fn independent(&self) -> Self {
        let Self::Choice(of) = self else { return self.clone() };
        let mut plain: Vec<Alternative> =
            of.iter().filter(|one| one.shape != Self::Switch).cloned().collect();
        if plain.len() == 1 { plain.remove(0).shape } else { Self::Choice(plain) }
    }

    /// The alternative forms, except for depending on a reading.
    pub fn alternatives(&self) -> Vec<&Alternative> {
        match self {
            Self::Choice(of) => of.iter().filter(|one| one.shape != Self::Switch).collect(),
            _ => Vec::new(),
        }
    }
}

/// Builds the shapes from the schema.
struct Maker<'s> {
    schema: &'s Json,
}

impl Maker<'_> {
    fn keys(&self, table: &Json) -> Vec<Key> {
        let required: Vec<&str> =
            table["required"].as_array().into_iter().flatten().filter_map(Json::as_str).collect();
        let properties = table["properties"].as_object().into_iter().flatten();
        properties
            .map(|(name, schema)| Key {
                name: name.clone(),
                title: self.said(schema, "title").unwrap_or_else(|| plain(name)),
                says: self.said(schema, "description").unwrap_or_default(),
                required: required.contains(&name.as_str()),
                shape: self.shape(schema),
            })
            .collect()
    }

    fn reference<'j>(&'j self, schema: &'j Json) -> Option<(&'j str, &'j Json)> {
        let name = schema["$ref"].as_str()?.strip_prefix("#/$defs/")?;
        Some((name, &self.schema["$defs"][name]))
    }

    /// The title or description of a place, or of the definition that it refers to.
    fn said(&self, schema: &Json, what: &str) -> Option<String> {
        let own = schema[what].as_str();
        // A list of clauses need not explain that a clause is named by its number.
        let target = self
            .reference(schema)
            .filter(|(name, _)| !matches!(*name, "reference" | "references" | "steps"));
        own.or_else(|| target?.1[what].as_str()).map(str::to_owned)
    }

    fn shape(&self, schema: &Json) -> Shape {
        if let Some((name, target)) = self.reference(schema) {
            return match name {
                "reference" => Shape::Clause,
                "references" => Shape::Clauses,
                "steps" => Shape::Steps,
                "criterion" => Shape::Criterion,
                "clock-name" => Shape::Clock,
                "switch" => Shape::Switch,
                _ => self.shape(target),
            };
        }
        if let Some(words) = self.words(schema) {
            return Shape::Words(words);
        }
        let several = schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array());
        if let Some(several) = several.filter(|_| !schema["properties"].is_object()) {
            return Shape::Choice(several.iter().map(|one| self.alternative(one)).collect());
        }
        if !schema["const"].is_null() {
            return Shape::Only(schema["const"].clone());
        }
        match schema["type"].as_str() {
            Some("integer") => Shape::Whole(schema["minimum"].as_i64().unwrap_or(0)),
            Some("boolean") => Shape::Truth,
            Some("array") => match self.words(&schema["items"]) {
                Some(words) => Shape::Several(words),
                None => Shape::Rows(Box::new(self.shape(&schema["items"]))),
            },
            Some("object") if schema["properties"].is_object() => Shape::Table(self.keys(schema)),
            Some("object") => Shape::Named(Box::new(self.shape(&schema["additionalProperties"]))),
            _ => Shape::Text,
        }
    }

    fn alternative(&self, schema: &Json) -> Alternative {
        let shape = self.shape(schema);
        // Forms of play are distinguished by a key of their own.
        let form = match &shape {
            Shape::Table(keys) => keys.iter().find_map(|key| match &key.shape {
                Shape::Only(Json::String(word)) => Some(plain(word)),
                _ => None,
            }),
            _ => None,
        };
        let title =
            self.said(schema, "title").or(form).or_else(|| self.said(schema, "description"));
        Alternative { title: title.unwrap_or_else(|| kind(&shape).to_owned()), shape }
    }

    /// Words to choose from: an `enum`, or constants with titles.
    fn words(&self, schema: &Json) -> Option<Vec<Word>> {
        if let Some(words) = schema["enum"].as_array() {
            let words = words.iter().filter_map(Json::as_str);
            return Some(
                words.map(|word| Word { word: word.to_owned(), title: plain(word) }).collect(),
            );
        }
        let several = schema["oneOf"].as_array()?;
        several
            .iter()
            .map(|one| {
                let (word, title) = (one["const"].as_str()?, one["title"].as_str()?);
                Some(Word { word: word.to_owned(), title: title.to_owned() })
            })
            .collect()
    }
}

/// A word of the file for people, with blanks instead of hyphens.
fn plain(word: &str) -> String {
    word.replace('-', " ")
}

/// The title of a form that has none in the schema.
fn kind(shape: &Shape) -> &'static str {
    match shape {
        Shape::Text => "in words",
        Shape::Words(_) => "one of these",
        Shape::Only(_) | Shape::Truth => "yes",
        Shape::Table(_) => "in detail",
        Shape::Rows(_) => "several",
        Shape::Clause => "a clause",
        Shape::Criterion => "by name",
        _ => "otherwise",
    }
}
