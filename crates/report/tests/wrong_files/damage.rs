//! Damaged copies of a file: each line without it, twice, with another word or number, with a sign
//! too many; the file cut off.

/// The file as it is, and every damaged copy.
pub fn all(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut copies = vec![text.to_owned(), text.chars().take(text.chars().count() / 2).collect()];
    // A long file says nothing new in its later lines.
    for at in (0..lines.len()).take(60) {
        for damaged in line(lines[at]) {
            let mut copy: Vec<&str> = lines.clone();
            match &damaged {
                Some(other) => copy[at] = other,
                None => drop(copy.remove(at)),
            }
            copies.push(copy.join("\n") + "\n");
        }
    }
    copies
}

/// What a line can become; nothing where it goes.
fn line(line: &str) -> Vec<Option<String>> {
    let mut copies = vec![
        None,
        Some(format!("{line}\n{line}")),
        Some(line.chars().take(line.chars().count() / 2).collect()),
    ];
    copies.extend(words(line).into_iter().flat_map(|(from, to)| {
        ["", "zzz", "99", "-1", "true", "[1]", "\"q\""]
            .map(|word| Some(format!("{}{word}{}", &line[..from], &line[to..])))
    }));
    copies
}

/// The words and numbers of a line, by their bytes; of a long one the first dozen.
fn words(line: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = None;
    for (at, sign) in line.char_indices().chain([(line.len(), ' ')]) {
        let within = sign.is_alphanumeric() || "-./½".contains(sign);
        match (within, from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                found.push((start, at));
                from = None;
            }
            _ => {}
        }
    }
    found.truncate(12);
    found
}
