//! The pictures of the book: made by the program on the evening that the guide tells of.

use std::path::Path;

/// How a picture is made from a file that the guide's commands wrote.
enum Made {
    /// The file is the picture.
    Whole,
    /// The first drawing of a class in a page.
    Drawing(&'static str),
    /// The page itself, this many pixels wide and high.
    Page(u32, u32),
}

const PICTURES: [(&str, &str, Made); 6] = [
    ("flow.svg", "flow", Made::Whole),
    ("before.html", "crosstable", Made::Drawing("crosstable")),
    ("before.html", "bracket-before", Made::Drawing("bracket")),
    ("protocol.html", "bracket", Made::Drawing("bracket")),
    ("slips.html", "slips", Made::Page(820, 620)),
    ("protocol.html", "protocol", Made::Page(820, 1160)),
];

/// Compares every picture with the one in the book, or writes it there with `BLESS`.
pub fn check(folder: &Path) {
    for (file, name, made) in PICTURES {
        let text = std::fs::read_to_string(folder.join(file))
            .unwrap_or_else(|error| panic!("{file}: {error}"));
        let picture = match made {
            Made::Whole => on_white(text.trim_end()),
            Made::Drawing(class) => {
                on_white(drawing(&text, class).unwrap_or_else(|| panic!("{file} has no {class}")))
            }
            Made::Page(width, height) => page(&text, width, height),
        };
        compare(name, &picture);
    }
}

/// Compares a picture with the one in the book, or writes it there with `BLESS`.
pub fn compare(name: &str, picture: &str) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/pictures/{name}.svg"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, picture).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == picture,
        "docs/pictures/{name}.svg is not what the program draws now: run with BLESS=1"
    );
}

fn drawing<'p>(page: &'p str, class: &str) -> Option<&'p str> {
    let mut from = 0;
    while let Some(at) = page[from..].find("<svg") {
        let start = from + at;
        let end = start + page[start..].find("</svg>")? + "</svg>".len();
        let tag = &page[start..start + page[start..].find('>')?];
        if tag.contains(&format!("class=\"tiebreak {class}\"")) {
            return Some(&page[start..end]);
        }
        from = end;
    }
    None
}

/// With a white ground: the drawings have the colour of the text around them, and a book may be
/// dark.
fn on_white(svg: &str) -> String {
    let (tag, rest) = svg.split_once('>').unwrap();
    format!("{tag}><rect width=\"100%\" height=\"100%\" fill=\"#fff\"></rect>{rest}\n")
}

/// A page as a picture: its body and its style inside a drawing.
fn page(html: &str, width: u32, height: u32) -> String {
    let inside = |before: &str, after: &str| {
        let start = html.find(before).unwrap() + before.len();
        &html[start..start + html[start..].find(after).unwrap()]
    };
    framed(inside("<body>", "</body>"), inside("<style>", "</style>"), "page", (width, height))
}

fn framed(body: &str, style: &str, class: &str, (width, height): (u32, u32)) -> String {
    // What HTML leaves open, XML closes.
    let close = |body: String, tag: &&str| body.replace(&format!("<{tag}>"), &format!("<{tag}/>"));
    let body = ["br", "hr"].iter().fold(body.to_owned(), close);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"></rect><foreignObject width=\"100%\" height=\"100%\">\
         <body xmlns=\"http://www.w3.org/1999/xhtml\" class=\"{class}\"><style>/*<![CDATA[*/{style}/*]]>*/</style>{body}</body>\
         </foreignObject></svg>\n"
    )
}
