//! Large TOML files, one table of a list at a time: the tree of a whole file takes twenty times the
//! memory of its text.

use crate::{KeyValue, Node, NodeValue, Span, toml_text, without_mark};

/// The text of a file that is mostly lists of tables, `[[game]]` after `[[game]]`. It gives the
/// same tables as the whole tree, but without their places. To report a mistake, the caller reads
/// the file as a whole.
///
/// ```
/// use tiebreak_document::{NodeValue, Pieces};
/// let text = "title = \"Open\"\n\n[[game]]\nround = 1\n\n[[game]]\nround = 2\n";
/// let pieces = Pieces::parse(text).unwrap();
/// let NodeValue::Table(entries) = &pieces.head().value else { unreachable!() };
/// let keys: Vec<&str> = entries.iter().map(|entry| entry.key.as_str()).collect();
/// assert_eq!(keys, ["title", "game"]);
/// assert_eq!(pieces.tables("game").count(), 2);
/// ```
#[derive(Debug)]
pub struct Pieces<'t> {
    head: Node,
    /// The lists, and the text of each of their tables.
    lists: Vec<(&'t str, Vec<&'t str>)>,
}

impl<'t> Pieces<'t> {
    /// Takes a text apart. `None` where it has to be read as a whole: a line inside a text of
    /// several lines may look like the head of a table, and what is wrong anywhere is to be shown
    /// at its place.
    pub fn parse(text: &'t str) -> Option<Self> {
        let text = without_mark(text);
        if text.contains("\"\"\"") || text.contains("'''") {
            return None;
        }
        let mut heads = heads(text);
        let (mut name, mut start) = heads.next()?;
        let mut head = toml_text::parse(&text[..start]).ok()?;
        let mut lists: Vec<(&str, Vec<&str>)> = Vec::new();
        loop {
            let next = heads.next();
            let piece = &text[start..next.map_or(text.len(), |(_, next)| next)];
            match lists.iter_mut().find(|(known, _)| *known == name) {
                Some((_, pieces)) => pieces.push(piece),
                None => lists.push((name, vec![piece])),
            }
            let Some(next) = next else { break };
            (name, start) = next;
        }
        let NodeValue::Table(entries) = &mut head.value else { return None };
        if entries.iter().any(|entry| lists.iter().any(|(name, _)| *name == entry.key)) {
            return None;
        }
        let nowhere = Span::default();
        entries.extend(lists.iter().map(|(name, _)| KeyValue {
            key: (*name).to_owned(),
            key_span: nowhere.clone(),
            node: Node { span: nowhere.clone(), value: NodeValue::List(Vec::new()) },
        }));
        Some(Self { head, lists })
    }

    /// What stands before the lists; a list is there without its tables.
    pub fn head(&self) -> &Node {
        &self.head
    }

    /// How many tables a list has.
    pub fn count(&self, name: &str) -> usize {
        self.lists.iter().find(|(known, _)| *known == name).map_or(0, |(_, pieces)| pieces.len())
    }

    /// The tables of a list, each read when it is asked for; `None` for one that cannot be read by
    /// itself.
    pub fn tables(&self, name: &str) -> impl Iterator<Item = Option<Node>> {
        let list = self.lists.iter().find(|(known, _)| *known == name);
        list.into_iter().flat_map(|(name, pieces)| pieces.iter().map(|piece| alone(name, piece)))
    }
}

/// The lines that begin a table of a list, `[[game]]`: its name and where the line begins.
fn heads(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let mut at = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let start = at;
        at += line.len();
        let (name, rest) = line.strip_prefix("[[")?.split_once("]]")?;
        let bare = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        let rest = rest.trim_start_matches([' ', '\t']).trim_end_matches(['\r', '\n']);
        (!name.is_empty() && name.chars().all(bare) && (rest.is_empty() || rest.starts_with('#')))
            .then_some((name, start))
    })
}

/// The table of a piece that holds one of this list and nothing else.
fn alone(name: &str, piece: &str) -> Option<Node> {
    let NodeValue::Table(entries) = toml_text::parse(piece).ok()?.value else { return None };
    let [entry] = <[KeyValue; 1]>::try_from(entries).ok()?;
    match entry.node.value {
        NodeValue::List(tables) if entry.key == name => {
            <[Node; 1]>::try_from(tables).ok().map(|[table]| table)
        }
        _ => None,
    }
}
