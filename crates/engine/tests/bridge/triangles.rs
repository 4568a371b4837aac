//! All the ways in which three teams can have met, and the step that each comes to.

use crate::bridge::case::{read, ruled, separating};

/// What the team named first gets, the other, and what is needed to bring both back to 10.
const ENDS: [(u32, u32); 3] = [(12, 8), (10, 10), (8, 12)];

/// Three teams level on VPs without an IMP to compare, so that only their matches can separate
/// them.
fn triangle(ab: usize, bc: usize, ca: usize) -> String {
    let (ab, bc, ca) = (ENDS[ab], ENDS[bc], ENDS[ca]);
    let carry = [40 - ab.0 - ca.1, 40 - ab.1 - bc.0, 40 - bc.1 - ca.0];
    let mut text =
        "format = \"tiebreak-event/1\"\ntitle = \"T\"\nkind = \"round-robin\"\n".to_owned();
    for (name, carry) in ["A", "B", "C"].iter().zip(carry) {
        text += &format!("[[team]]\nname = \"{name}\"\ncarry-over = {carry}\n");
    }
    for (teams, vps) in [("\"A\", \"B\"", ab), ("\"B\", \"C\"", bc), ("\"C\", \"A\"", ca)] {
        text += &format!(
            "[[match]]\nteams = [{teams}]\nboards = 16\nimps = [0, 0]\ntotal-points = [0, 0]\nvps = [{}, {}]\n",
            vps.0, vps.1
        );
    }
    text
}

#[test]
fn nine_twelve_three_and_three() {
    let mut counts = [0; 4];
    for number in 0..27 {
        let ruling = ruled(&read(&triangle(number / 9, number / 3 % 3, number % 3)), &[]);
        let first = separating(&ruling).into_iter().next();
        let step = match first.as_deref() {
            Some("1.2b") => 0,
            Some("1.2c") => 1,
            Some("1.2d") => 2,
            None => 3,
            other => panic!("{other:?}"),
        };
        counts[step] += 1;
    }
    assert_eq!(counts, [9, 12, 3, 3]);
}

#[test]
fn whoever_is_singled_out_is_the_right_team() {
    // A beats both; B beats C: B then C by nothing but their match, where there are no IMPs: a
    // board.
    let event = read(&triangle(0, 0, 2));
    assert_eq!(crate::bridge::case::line(&event, &ruled(&event, &[])), "A | B C");
    // A beats B and ties C, B beats C: A alone beat one and tied the other.
    let event = read(&triangle(0, 0, 1));
    assert_eq!(crate::bridge::case::line(&event, &ruled(&event, &[])), "A | B C");
    // A and B tie, both beat C: two beat one and tied the other, C is last.
    let event = read(&triangle(1, 0, 2));
    assert_eq!(crate::bridge::case::line(&event, &ruled(&event, &[])), "A B | C");
}
