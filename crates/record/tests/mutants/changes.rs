//! What is done to one place of a record.

use super::raw::{Member, Raw, quoted};

/// What a place becomes.
pub struct Change {
    pub name: String,
    pub to: Raw,
}

fn change(name: impl Into<String>, to: Raw) -> Change {
    Change { name: name.into(), to }
}

/// Put in the place of every value: other types, other forms of numbers, and what other fields
/// hold.
const INSTEAD: [&str; 62] = [
    "null",
    "true",
    "false",
    "0",
    "-0",
    "1",
    "1.0",
    "1e0",
    "-1",
    "15",
    "15.0",
    "1440",
    "1441",
    "123",
    "123.0",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "NaN",
    "01",
    "+1",
    "[]",
    "{}",
    "[[]]",
    "[null]",
    "[\"\"]",
    "[\"Ana\"]",
    "[\"Ana\",\"Bo\"]",
    "[[\"Ana\"],\"Bo\"]",
    "[[\"Ana\",\"Bo\"]]",
    "[\"Bo\",[\"Ana\"]]",
    "[\"1\",\"2.5\"]",
    "[\"1.50\"]",
    "[\"13/3\",\"-0.5\"]",
    "[\"26/6\"]",
    "[\"-0\"]",
    "[\"1000000001\"]",
    "{\"\":\"\"}",
    "{\"Ana\":\"tulip\"}",
    "{\"white\":\"Ana\",\"result\":\"1-0\"}",
    "{\"result\":\"1-0\",\"white\":\"Ana\"}",
    "\"\"",
    "\" \"",
    "\"\\u001c\"",
    "\"\\u00a0\"",
    "\"\\u200b\"",
    "\"x\"",
    "\"1-0\"",
    "\"1/2-1/2\"",
    "\"½-½\"",
    "\"*\"",
    "\"-/-\"",
    "\"white\"",
    "\"go-on\"",
    "\"stop\"",
    "\"broadcast\"",
    "\"lots\"",
    "\"\\ud800\"",
    "\"\\u0000\"",
    "\"a\\/b\"",
    "\"é\"",
    "\"\\u00e9\"",
];

/// Moments, most of them written otherwise than the program writes them.
const MOMENTS: [&str; 22] = [
    "2024-01-28T19:00:00+01:00",
    "2024-01-28T19:00:00",
    "2024-01-28T19:00",
    "2024-01-28 19:00:00+01:00",
    "2024-01-28T19:00:00Z",
    "2024-01-28T19:00:00+00:00",
    "2024-01-28T19:00:00-00:00",
    "2024-01-28T19:00:00.5+01:00",
    "2024-01-28T19:00:00.50+01:00",
    "2024-01-28T19:00:00.123456789+01:00",
    "2024-01-28T19:00:60+01:00",
    "2024-01-28T24:00:00+01:00",
    "2023-02-29T10:00:00+01:00",
    "2024-02-29T10:00:00+01:00",
    "0000-02-29T10:00:00+01:00",
    "9999-12-31T23:59:59+00:00",
    "2024-01-28T19:00:00+25:59",
    "2024-01-28T19:00:00+26:00",
    "2024-01-28T19:00:00+01:60",
    "2024-01-28T19:00:00+1:00",
    " 2024-01-28T19:00:00+01:00",
    "2024-01-28T19:00:00+01:00x",
];

/// Everything that is done to a value. The outermost one, the line itself, stays an object.
pub fn of(node: &Raw, outermost: bool) -> Vec<Change> {
    let mut found = match node {
        Raw::Literal(text) if text.starts_with('"') => in_text(text),
        Raw::Literal(text) => in_number(text),
        Raw::List(items) => in_list(items),
        Raw::Object(members) => in_object(members),
        Raw::Prev | Raw::Between { .. } => Vec::new(),
    };
    if outermost {
        return found;
    }
    let between = |before, after| Raw::Between { before, inner: Box::new(node.clone()), after };
    found.extend(INSTEAD.map(|text| change(format!("is {text}"), Raw::Literal(text.to_owned()))));
    found.extend(
        [(" ", ""), ("", " "), ("\t", ""), ("[", "]"), ("[[", "]]"), ("{\"x\":", "}")].map(
            |(before, after)| {
                change(format!("stands between {before:?} and {after:?}"), between(before, after))
            },
        ),
    );
    found
}

fn in_text(text: &str) -> Vec<Change> {
    let inner = &text[1..text.len() - 1];
    let said = |name: &str, text: String| change(name, Raw::Literal(text));
    let mut found = vec![
        said("a blank behind", format!("\"{inner} \"")),
        said("a blank before", format!("\" {inner}\"")),
        said("a mark before", format!("\"\u{feff}{inner}\"")),
        said("one sign more", format!("\"{inner}0\"")),
        said("a line end behind", format!("\"{inner}\\n\"")),
        said("an escape behind", format!("\"{inner}\\u0041\"")),
        said("a sign of 16 bits twice", format!("\"{inner}\\ud83d\\ude00\"")),
        said("an accent of its own", format!("\"{inner}e\u{301}\"")),
        said("DEL", format!("\"{inner}\u{7f}\"")),
        said("a control sign as it is", format!("\"{inner}\u{1}\"")),
        said("upper case", format!("\"{}\"", inner.to_uppercase())),
        said("no quotes", inner.to_owned()),
        said("one quote", format!("\"{inner}")),
        said("very long", format!("\"{inner}{}\"", "x".repeat(1_001))),
    ];
    if let Some(first) = inner.chars().next().filter(|sign| *sign != '\\') {
        let rest = &inner[first.len_utf8()..];
        found
            .push(said("its first sign escaped", format!("\"\\u{:04x}{rest}\"", u32::from(first))));
        found.push(said("its first sign gone", format!("\"{rest}\"")));
    }
    let is_moment = inner.len() > 18 && inner.as_bytes()[10] == b'T';
    found.extend(MOMENTS.iter().filter(|_| is_moment).map(|text| said(text, quoted(text))));
    found
}

fn in_number(text: &str) -> Vec<Change> {
    let said = |text: String| change(format!("is {text}"), Raw::Literal(text));
    ["{}.0", "{}e0", "{}E+0", "-{}", "0{}", "\"{}\"", "{}0", "{}.5"]
        .map(|form| said(form.replace("{}", text)))
        .into()
}

fn in_list(items: &[Raw]) -> Vec<Change> {
    let list = |name: &str, items: Vec<Raw>| change(name, Raw::List(items));
    let more = |last: &str| [items, &[Raw::Literal(last.to_owned())]].concat();
    let mut found = vec![
        list("turned round", items.iter().rev().cloned().collect()),
        list("null behind", more("null")),
        list("an empty text behind", more("\"\"")),
        list("a number behind", more("1")),
        list("an empty list behind", more("[]")),
        change(
            "a comma behind",
            Raw::Literal(format!(
                "[{},]",
                Raw::List(items.to_vec()).written("").trim_matches(['[', ']'])
            )),
        ),
    ];
    for at in 0..items.len() {
        let mut fewer = items.to_vec();
        fewer.remove(at);
        found.push(list(&format!("item {at} gone"), fewer));
        let mut twice = items.to_vec();
        twice.insert(at, items[at].clone());
        found.push(list(&format!("item {at} twice"), twice));
        let mut alone = items.to_vec();
        alone[at] = Raw::List(vec![items[at].clone()]);
        found.push(list(&format!("item {at} in a list of its own"), alone));
    }
    found
}

fn in_object(members: &[Member]) -> Vec<Change> {
    let object = |name: String, members: Vec<Member>| change(name, Raw::Object(members));
    let member = |name: &str, value: &str| Member {
        name: quoted(name),
        value: Raw::Literal(value.to_owned()),
    };
    let mut found = Vec::new();
    for at in 0..members.len() {
        let name = &members[at].name;
        let with = |edit: &dyn Fn(&mut Vec<Member>)| {
            let mut edited = members.to_vec();
            edit(&mut edited);
            edited
        };
        let renamed =
            |to: String| with(&|members: &mut Vec<Member>| members[at].name.clone_from(&to));
        let inner = name.trim_matches('"');
        found.push(object(format!("no {name}"), with(&|members| drop(members.remove(at)))));
        found.push(object(
            format!("{name} twice"),
            with(&|members| members.insert(at, members[at].clone())),
        ));
        found.push(object(
            format!("{name} again at the end"),
            with(&|members| members.push(members[at].clone())),
        ));
        found.push(object(
            format!("another {name} at the end"),
            with(&|members| members.push(member(inner, "\"x\""))),
        ));
        found.push(object(
            format!("another {name} before"),
            with(&|members| members.insert(0, member(inner, "7"))),
        ));
        found.push(object(format!("{name} last"), with(&|members| members[at..].rotate_left(1))));
        found
            .push(object(format!("{name} first"), with(&|members| members[..=at].rotate_right(1))));
        found.push(object(format!("{name} in upper case"), renamed(name.to_uppercase())));
        found.push(object(format!("{name} longer"), renamed(format!("\"{inner}x\""))));
        let first = inner.chars().next().map_or(0, u32::from);
        found.push(object(
            format!("{name} escaped"),
            renamed(format!("\"\\u{first:04x}{}\"", inner.get(1..).unwrap_or_default())),
        ));
        found.push(object(format!("a blank behind {name}"), renamed(format!("{name} "))));
        found.push(object(format!("a blank before {name}"), renamed(format!(" {name}"))));
    }
    for unknown in [
        "x", "by", "why", "at", "seed", "file", "text", "from", "players", "is", "sum", "prev",
        "kind", "format", "",
    ] {
        for value in ["\"x\"", "\"broadcast\"", "\"2024-01-28T19:00:00+01:00\"", "[]", "{}", "null"]
        {
            let added = member(unknown, value);
            found.push(object(
                format!("{unknown}: {value} more"),
                [members, std::slice::from_ref(&added)].concat(),
            ));
        }
    }
    found
}
