//! JSON as it is written: numbers, texts and names keep their signs, a name may stand twice.

use serde_json::Value;

/// A value as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Raw {
    /// A text, a number, `true`, `null` - or anything else, right or wrong.
    Literal(String),
    /// The hash of the line before.
    Prev,
    List(Vec<Raw>),
    Object(Vec<Member>),
    /// Something with blanks, or other signs, before and after it.
    Between {
        before: &'static str,
        inner: Box<Raw>,
        after: &'static str,
    },
}

/// A name, as it is written with its quotes, and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    pub name: String,
    pub value: Raw,
}

impl Raw {
    pub fn new(value: &Value) -> Self {
        match value {
            Value::Array(items) => Self::List(items.iter().map(Self::new).collect()),
            Value::Object(members) => Self::Object(
                members
                    .iter()
                    .map(|(name, value)| Member { name: quoted(name), value: Self::new(value) })
                    .collect(),
            ),
            other => Self::Literal(other.to_string()),
        }
    }

    /// An entry of a record: `prev` comes first.
    pub fn entry(value: &Value) -> Self {
        let mut entry = Self::new(value);
        if let Self::Object(members) = &mut entry {
            members.insert(0, Member { name: quoted("prev"), value: Self::Prev });
        }
        entry
    }

    pub fn written(&self, prev: &str) -> String {
        let list = |items: &[Raw]| {
            items.iter().map(|item| item.written(prev)).collect::<Vec<_>>().join(",")
        };
        match self {
            Self::Literal(text) => text.clone(),
            Self::Prev => quoted(prev),
            Self::List(items) => format!("[{}]", list(items)),
            Self::Object(members) => {
                let member =
                    |member: &Member| format!("{}:{}", member.name, member.value.written(prev));
                format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(","))
            }
            Self::Between { before, inner, after } => {
                format!("{before}{}{after}", inner.written(prev))
            }
        }
    }

    fn children(&self) -> usize {
        match self {
            Self::List(items) => items.len(),
            Self::Object(members) => members.len(),
            _ => 0,
        }
    }

    /// The way to every value inside, this one first.
    pub fn paths(&self) -> Vec<Vec<usize>> {
        let mut found = vec![Vec::new()];
        for child in 0..self.children() {
            let inside = self.at(&[child]).paths();
            found.extend(inside.into_iter().map(|path| [&[child][..], &path].concat()));
        }
        found
    }

    pub fn at(&self, path: &[usize]) -> &Self {
        match (self, path) {
            (Self::List(items), [first, rest @ ..]) => items[*first].at(rest),
            (Self::Object(members), [first, rest @ ..]) => members[*first].value.at(rest),
            _ => self,
        }
    }

    pub fn at_mut(&mut self, path: &[usize]) -> &mut Self {
        match path {
            [] => self,
            [first, rest @ ..] => match self {
                Self::List(items) => items[*first].at_mut(rest),
                Self::Object(members) => members[*first].value.at_mut(rest),
                _ => unreachable!("a path leads through lists and objects"),
            },
        }
    }

    /// A path in words: `changes/0/"was"`.
    pub fn place(&self, path: &[usize]) -> String {
        match (self, path) {
            (Self::Object(members), [first, rest @ ..]) => {
                format!("{}/{}", members[*first].name, members[*first].value.place(rest))
            }
            (Self::List(items), [first, rest @ ..]) => {
                format!("{first}/{}", items[*first].place(rest))
            }
            _ => String::new(),
        }
    }
}

/// A text as JSON.
pub fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
