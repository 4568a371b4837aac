//! The differences between two texts, line by line, for people who review a change.

/// A line in one text or in both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiffLine<'t> {
    /// A line that both texts have.
    Same(&'t str),
    /// A line only in the first text.
    Gone(&'t str),
    /// A line only in the second text.
    New(&'t str),
}

/// The most pairs of lines that are compared; a larger difference is shown as replaced as a whole.
const MOST_PAIRS: usize = 4_000_000;

/// All lines of both texts, in order.
pub fn lines<'t>(before: &'t str, after: &'t str) -> Vec<DiffLine<'t>> {
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let head = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let rest = old.len().min(new.len()) - head;
    let tail =
        old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
    let mut out: Vec<DiffLine<'t>> = old[..head].iter().map(|line| DiffLine::Same(line)).collect();
    out.extend(middle(&old[head..old.len() - tail], &new[head..new.len() - tail]));
    out.extend(old[old.len() - tail..].iter().map(|line| DiffLine::Same(line)));
    out
}

/// The longest common subsequence, from a table of the remaining matches.
fn middle<'t>(old: &[&'t str], new: &[&'t str]) -> Vec<DiffLine<'t>> {
    if old.len() * new.len() > MOST_PAIRS {
        return old
            .iter()
            .map(|line| DiffLine::Gone(line))
            .chain(new.iter().map(|line| DiffLine::New(line)))
            .collect();
    }
    let width = new.len() + 1;
    let mut common = vec![0u32; (old.len() + 1) * width];
    for (row, a) in old.iter().enumerate().rev() {
        for (column, b) in new.iter().enumerate().rev() {
            common[row * width + column] = if a == b {
                common[(row + 1) * width + column + 1] + 1
            } else {
                common[(row + 1) * width + column].max(common[row * width + column + 1])
            };
        }
    }
    let (mut row, mut column, mut out) = (0, 0, Vec::new());
    while row < old.len() || column < new.len() {
        match (old.get(row), new.get(column)) {
            (Some(a), Some(b)) if a == b => {
                out.push(DiffLine::Same(a));
                row += 1;
                column += 1;
            }
            (Some(a), b)
                if b.is_none()
                    || common[(row + 1) * width + column] >= common[row * width + column + 1] =>
            {
                out.push(DiffLine::Gone(a));
                row += 1;
            }
            (_, b) => {
                out.extend(b.map(|line| DiffLine::New(line)));
                column += 1;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::DiffLine::{Gone, New, Same};
    use super::*;

    #[test]
    fn what_changed_is_seen() {
        assert_eq!(lines("a\nb\nc\n", "a\nx\nc\n"), [Same("a"), Gone("b"), New("x"), Same("c")]);
        assert_eq!(lines("", "a"), [New("a")]);
        assert_eq!(lines("a\na\n", "a\n"), [Same("a"), Gone("a")]);
        assert_eq!(
            lines("a\nb\nc\nd", "b\nc\ne"),
            [Gone("a"), Same("b"), Same("c"), Gone("d"), New("e")]
        );
    }
}
