//! Every file of a criterion has its line in the table.
#![allow(clippy::unwrap_used)]

const SHARED: [&str; 5] = ["fide", "head_to_head", "mod", "net_among_tied", "their_match"];

macro_rules! files {
    (own { $($own:ident $file:ident $name:literal $measure:literal ($nature:expr) $says:literal;)* } fide { $($rest:tt)* }) => {
        const FILES: &[&str] = &[$(stringify!($file),)*];
    };
}

tiebreak_regulation::criteria_table!(files);

#[test]
fn every_file_has_its_line() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/criteria");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(FILES.contains(&name) || SHARED.contains(&name), "{name}.rs has no line in the table of criteria");
    }
}
