//! Dates as programs and people write them: `2020/06/26`, `28. 07. 2005`, `Jun 26, 2020`,
//! `26.-28.06.2020`. A date that can be read in two ways is kept with both.

use jiff::civil::Date;

/// A first and a last day; the same day twice for a single one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Days {
    /// The first day.
    pub first: Date,
    /// The last day.
    pub last: Date,
}

/// What stands first in a date of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Order {
    Year,
    Day,
    Month,
}

/// One way to read a date. Dates of one file are read in the same order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct DateReading {
    /// `None` where the text leaves no choice, as a month in words does.
    order: Option<Order>,
    days: Days,
}

/// What a written date can mean.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Written {
    /// At least one reading, the likeliest first.
    Days(Vec<DateReading>),
    /// Only the month or the year is known: the days between which it lies.
    Within(Days),
    Unreadable,
}

/// Why the dates of an event are in doubt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DateDoubt {
    /// No day can be read from the text.
    Unreadable {
        /// The date as written.
        text: String,
    },
    /// Day and month can be exchanged.
    Either {
        /// The date as written.
        text: String,
        /// The first day of the reading that is taken.
        taken: Date,
        /// The first day of the other reading.
        instead: Date,
    },
    /// The text names a month or a year, and no day.
    Within {
        /// The date as written.
        text: String,
        /// The first day of that month or year, which is taken.
        taken: Date,
    },
}

/// The days of an event, with what is doubtful about them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventDates {
    /// The first day.
    pub first: Option<Date>,
    /// The last day, never before the first.
    pub last: Option<Date>,
    /// What is doubtful.
    pub doubt: Option<DateDoubt>,
}

/// The days between the texts for the first and the last day. Two texts are read in the same
/// order of day and month, so that `13/06/2020` shows how `05/06/2020` is meant.
///
/// ```
/// use tiebreak_formats::event_dates;
/// let day = |text: &str| event_dates(Some(text), None).first.map(|day| day.to_string());
/// assert_eq!(day("Jun 26, 2020").as_deref(), Some("2020-06-26"));
/// assert_eq!(day("28. 07. 2005").as_deref(), Some("2005-07-28"));
/// assert!(event_dates(Some("05/06/2020"), None).doubt.is_some());
/// assert!(event_dates(Some("05/06/2020"), Some("13/06/2020")).doubt.is_none());
/// ```
pub fn event_dates(first: Option<&str>, last: Option<&str>) -> EventDates {
    let (first, last) = (given(first), given(last));
    let (begin, end) = (first.map(read), last.map(read));
    let (Some(text), Some(begin)) = (first, begin) else {
        return without_first(last, end);
    };
    match begin {
        Written::Unreadable => EventDates {
            doubt: Some(DateDoubt::Unreadable { text: text.to_owned() }),
            ..without_first(last, end)
        },
        Written::Within(days) => EventDates {
            first: Some(days.first),
            last: last_day(days.first, &end),
            doubt: Some(DateDoubt::Within { text: text.to_owned(), taken: days.first }),
        },
        Written::Days(readings) => settled(text, readings, last, end),
    }
}

fn given(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| has_content(text))
}

/// Whether there is more than the signs of an unknown date.
fn has_content(text: &str) -> bool {
    text.bytes().any(|byte| !matches!(byte, b'?' | b'-' | b'.' | b'/' | b' ' | b'0'))
}

fn without_first(text: Option<&str>, end: Option<Written>) -> EventDates {
    let last = match &end {
        Some(Written::Days(readings)) if readings.len() == 1 => Some(readings[0].days.last),
        Some(Written::Within(days)) => Some(days.last),
        _ => None,
    };
    let doubt = match (text, end) {
        (Some(text), Some(Written::Unreadable)) => {
            Some(DateDoubt::Unreadable { text: text.to_owned() })
        }
        (Some(text), Some(Written::Days(readings))) if readings.len() > 1 => {
            Some(either(text, &readings))
        }
        _ => None,
    };
    EventDates { first: None, last, doubt }
}

/// The last day, where it is known and not before the first.
fn last_day(first: Date, end: &Option<Written>) -> Option<Date> {
    match end {
        Some(Written::Days(readings)) if readings.len() == 1 => {
            Some(readings[0].days.last).filter(|last| first <= *last)
        }
        _ => None,
    }
}

/// The readings of the first day that fit a reading of the last one.
fn settled(
    text: &str,
    readings: Vec<DateReading>,
    last: Option<&str>,
    end: Option<Written>,
) -> EventDates {
    let ends = match &end {
        Some(Written::Days(ends)) => ends.as_slice(),
        _ => &[],
    };
    let fits = |one: &DateReading, end: &&DateReading| {
        let same = one.order.is_none() || end.order.is_none() || one.order == end.order;
        same && one.days.first <= end.days.last
    };
    let end_of =
        |one: &DateReading| ends.iter().find(|end| fits(one, end)).map(|end| end.days.last);
    let fitting: Vec<DateReading> =
        readings.iter().copied().filter(|one| end_of(one).is_some()).collect();
    let possible = if fitting.is_empty() { readings } else { fitting };
    let taken = possible[0];
    let ranged = (taken.days.last > taken.days.first).then_some(taken.days.last);
    let doubt = match (possible.len(), last, &end) {
        (1, Some(last), Some(Written::Unreadable)) => {
            Some(DateDoubt::Unreadable { text: last.to_owned() })
        }
        (1, ..) => None,
        _ => Some(either(text, &possible)),
    };
    EventDates { first: Some(taken.days.first), last: end_of(&taken).or(ranged), doubt }
}

fn either(text: &str, readings: &[DateReading]) -> DateDoubt {
    let [taken, instead] = [readings[0], readings[1]].map(|one| one.days.first);
    DateDoubt::Either { text: text.to_owned(), taken, instead }
}

/// The single day that a text names without doubt.
pub(crate) fn single_day(text: &str) -> Option<Date> {
    match read(text) {
        Written::Days(readings) if readings.len() == 1 => Some(readings[0].days.first),
        _ => None,
    }
}

/// Days of rounds in a report, `20/06/26`: FIDE writes the year first.
pub(crate) fn round_day(text: &str) -> Option<Date> {
    match read(text) {
        Written::Days(readings) => {
            let year_first = readings.iter().find(|one| one.order == Some(Order::Year));
            let only = readings.first().filter(|_| readings.len() == 1);
            year_first.or(only).map(|one| one.days.first)
        }
        _ => None,
    }
}

/// A number of a date, with how many digits it has and the sign before it.
#[derive(Debug, Clone, Copy)]
struct Number {
    value: i16,
    digits: usize,
    before: char,
}

impl Number {
    fn is_year(&self) -> bool {
        self.digits == 4
    }
}

fn read(text: &str) -> Written {
    let Some(DateParts { numbers, months }) = parts(text) else { return Written::Unreadable };
    let read = match months.as_slice() {
        [] => of_numbers(&numbers),
        [month] => of_one_month(&numbers, *month),
        [first, last] => of_two_months(&numbers, *first, *last),
        _ => None,
    };
    read.unwrap_or(Written::Unreadable)
}

struct DateParts {
    numbers: Vec<Number>,
    months: Vec<i8>,
}

/// Numbers and months in their order. Times of the day and words that name no month are left out;
/// `None` where there is more than two dates have.
fn parts(text: &str) -> Option<DateParts> {
    let mut parts = DateParts { numbers: Vec::new(), months: Vec::new() };
    let mut before = ' ';
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let same = |other: char| {
            if sign.is_ascii_digit() { other.is_ascii_digit() } else { other.is_alphabetic() }
        };
        if !sign.is_ascii_digit() && !sign.is_alphabetic() {
            if before == ' ' || !sign.is_whitespace() {
                before = sign;
            }
            rest = &rest[sign.len_utf8()..];
            continue;
        }
        let end = rest.find(|other| !same(other)).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        // From here on it is a time of the day: "2020-06-26 18:30", "2020-06-26T18:30:00Z".
        if sign.is_ascii_digit() && after.starts_with(':') {
            break;
        }
        if sign.is_ascii_digit() {
            parts.numbers.extend(numbers(piece, before)?);
        } else {
            parts.months.extend(month(piece));
        }
        if parts.numbers.len() > 6 || parts.months.len() > 2 {
            return None;
        }
        (rest, before) = (after, ' ');
    }
    Some(parts)
}

/// The number of a piece, or the three of `20200626`.
fn numbers(piece: &str, before: char) -> Option<Vec<Number>> {
    let number = |digits: &str, before: char| {
        let value = digits.parse().ok()?;
        Some(Number { value, digits: digits.len(), before })
    };
    if piece.len() == 8 {
        return [&piece[..4], &piece[4..6], &piece[6..]]
            .into_iter()
            .map(|digits| number(digits, '-'))
            .collect();
    }
    number(piece, before).filter(|number| number.digits <= 4).map(|number| vec![number])
}

/// Months by their first letters, in English, German, Spanish, French, Italian, Dutch, Swedish,
/// Portuguese, Danish and Norwegian.
const MONTHS: [(&str, i8); 46] = [
    ("jan", 1),
    ("jän", 1),
    ("ene", 1),
    ("gen", 1),
    ("feb", 2),
    ("fév", 2),
    ("fev", 2),
    ("mrt", 3),
    ("maart", 3),
    ("mär", 3),
    ("mars", 3),
    ("marz", 3),
    ("març", 3),
    ("mar", 3),
    ("apr", 4),
    ("abr", 4),
    ("avr", 4),
    ("may", 5),
    ("mai", 5),
    ("mag", 5),
    ("mei", 5),
    ("maj", 5),
    ("jun", 6),
    ("juin", 6),
    ("giu", 6),
    ("juil", 7),
    ("jul", 7),
    ("lug", 7),
    ("aug", 8),
    ("ago", 8),
    ("aoû", 8),
    ("aou", 8),
    ("sep", 9),
    ("set", 9),
    ("oct", 10),
    ("okt", 10),
    ("ott", 10),
    ("out", 10),
    ("nov", 11),
    ("dec", 12),
    ("dez", 12),
    ("dic", 12),
    ("déc", 12),
    ("des", 12),
    ("sept", 9),
    ("maio", 5),
];

fn month(word: &str) -> Option<i8> {
    let word = word.to_lowercase();
    // "mardi" and "martes" are days of the week.
    if ["mard", "mart"].iter().any(|day| word.starts_with(day)) && word != "martie" {
        return None;
    }
    MONTHS.iter().find(|(begin, _)| word.starts_with(begin)).map(|(_, month)| *month)
}

fn of_numbers(numbers: &[Number]) -> Option<Written> {
    match numbers {
        [one] if one.is_year() => within(one.value, 1, 12),
        [year, month] if year.is_year() => within(year.value, month.value, month.value),
        [month, year] if year.is_year() => within(year.value, month.value, month.value),
        [_, _, _] => choice(readings(numbers)),
        // "26.-28.06.2020" and "2020-06-26-28".
        [first, last, month, year] if year.is_year() => span(
            day(year.value, month.value, first.value)?,
            day(year.value, month.value, last.value)?,
        ),
        [year, month, first, last] if year.is_year() => span(
            day(year.value, month.value, first.value)?,
            day(year.value, month.value, last.value)?,
        ),
        // "26.06.-05.07.2020": without the year in the first date.
        [a, b, c, d, year] if year.is_year() => {
            choice(both(&readings(&[*a, *b, *year]), &readings(&[*c, *d, *year])))
        }
        [year, a, b, c, d] if year.is_year() => {
            choice(both(&readings(&[*year, *a, *b]), &readings(&[*year, *c, *d])))
        }
        [_, _, _, _, _, _] => choice(both(&readings(&numbers[..3]), &readings(&numbers[3..]))),
        _ => None,
    }
}

/// The readings of two dates together: both in the same order, the first not after the last.
fn both(first: &[DateReading], last: &[DateReading]) -> Vec<DateReading> {
    let together = |one: &DateReading| {
        let end = last.iter().find(|end| end.order == one.order && one.days.first <= end.days.last);
        let days = Days { first: one.days.first, last: end?.days.last };
        Some(DateReading { order: one.order, days })
    };
    first.iter().filter_map(together).collect()
}

/// The ways to read three numbers.
fn readings(numbers: &[Number]) -> Vec<DateReading> {
    let [a, b, c] = numbers else { return Vec::new() };
    let one = |order: Option<Order>, year: i16, month: i16, day_of_month: i16| {
        let first = day(year, month, day_of_month)?;
        Some(DateReading { order, days: Days { first, last: first } })
    };
    let tried = if a.is_year() {
        // Nearly everybody who begins with the year goes on with the month.
        let usual = one(None, a.value, b.value, c.value);
        vec![usual.or_else(|| one(None, a.value, c.value, b.value))]
    } else {
        let year = full_year(c);
        let day_first = |order| one(order, year, b.value, a.value);
        let month_first = |order| one(order, year, a.value, b.value);
        let dotted = b.before == '.';
        match (dotted, c.is_year()) {
            (true, _) => vec![day_first(None).or_else(|| month_first(None))],
            (false, true) => vec![day_first(Some(Order::Day)), month_first(Some(Order::Month))],
            (false, false) => vec![
                one(Some(Order::Year), full_year(a), b.value, c.value),
                day_first(Some(Order::Day)),
                month_first(Some(Order::Month)),
            ],
        }
    };
    let mut found: Vec<DateReading> = Vec::new();
    for reading in tried.into_iter().flatten() {
        if found.iter().all(|known| known.days != reading.days) {
            found.push(reading);
        }
    }
    found
}

/// A year of two digits lies between 1970 and 2069.
fn full_year(number: &Number) -> i16 {
    match (number.digits, number.value) {
        (4, year) => year,
        (_, short @ 0..70) => 2000 + short,
        (_, short) => 1900 + short,
    }
}

fn of_one_month(numbers: &[Number], month: i8) -> Option<Written> {
    let month = i16::from(month);
    match numbers {
        [year] if year.is_year() => within(year.value, month, month),
        [year, one] if year.is_year() => {
            let first = day(year.value, month, one.value)?;
            span(first, first)
        }
        [one, year] => {
            let first = day(full_year(year), month, one.value)?;
            span(first, first)
        }
        [year, first, last] if year.is_year() => {
            span(day(year.value, month, first.value)?, day(year.value, month, last.value)?)
        }
        [first, last, year] => {
            let year = full_year(year);
            span(day(year, month, first.value)?, day(year, month, last.value)?)
        }
        _ => None,
    }
}

fn of_two_months(numbers: &[Number], first: i8, last: i8) -> Option<Written> {
    let (from, to) = (i16::from(first), i16::from(last));
    match numbers {
        [begin, end, year] => {
            let year = full_year(year);
            // "28 December - 5 January 2020" begins in the year before.
            let before = if from > to { year - 1 } else { year };
            span(day(before, from, begin.value)?, day(year, to, end.value)?)
        }
        [begin, first_year, end, last_year] => span(
            day(full_year(first_year), from, begin.value)?,
            day(full_year(last_year), to, end.value)?,
        ),
        _ => None,
    }
}

fn span(first: Date, last: Date) -> Option<Written> {
    let days = Days { first, last };
    (first <= last).then(|| Written::Days(vec![DateReading { order: None, days }]))
}

fn choice(readings: Vec<DateReading>) -> Option<Written> {
    (!readings.is_empty()).then_some(Written::Days(readings))
}

fn within(year: i16, from: i16, to: i16) -> Option<Written> {
    // "2010.00.00" is a year without month and day.
    let (from, to) = if from == 0 { (1, 12) } else { (from, to) };
    let (first, last) = (day(year, from, 1)?, day(year, to, 1)?.last_of_month());
    Some(Written::Within(Days { first, last }))
}

/// A day of the calendar, in a year in which tournaments were played.
fn day(year: i16, month: i16, day: i16) -> Option<Date> {
    let (month, day) = (i8::try_from(month).ok()?, i8::try_from(day).ok()?);
    Date::new(year, month, day).ok().filter(|_| (1400..2200).contains(&year))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(text: &str) -> String {
        match event_dates(Some(text), None) {
            EventDates { first: Some(first), last: None, doubt: None } => first.to_string(),
            EventDates { first: Some(first), last: Some(last), doubt: None } => {
                format!("{first} to {last}")
            }
            EventDates { doubt: Some(DateDoubt::Either { taken, instead, .. }), .. } => {
                format!("{taken} or {instead}")
            }
            EventDates { doubt: Some(DateDoubt::Within { taken, .. }), .. } => {
                format!("from {taken}")
            }
            _ => "?".to_owned(),
        }
    }

    #[test]
    fn single_days_of_every_form() {
        let forms = [
            "2020/06/26",
            "2020-06-26",
            "2020.06.26",
            "26.06.2020",
            "26. 06. 2020",
            "26/06/2020",
            "06/26/2020",
            "Jun 26, 2020",
            "June 26th, 2020",
            "26 June 2020",
            "26. Juni 2020",
            "26 juin 2020",
            "26 de junio de 2020",
            "26 giugno 2020",
            "26-Jun-2020",
            "26.6.20",
            "20200626",
            "2020-06-26T18:30:00Z",
            "2020/06/26 18:30",
            "Friday, 26 June 2020",
            "2020/26/06",
            "  2020/06/26  ",
            "26-06-2020",
            "26 Jun 20",
            "2020 June 26",
        ];
        for form in forms {
            assert_eq!(days(form), "2020-06-26", "{form}");
        }
        assert_eq!(days("28. 07. 2005"), "2005-07-28");
        assert_eq!(days("26.06.98"), "1998-06-26");
        assert_eq!(days("5 août 2021"), "2021-08-05");
        assert_eq!(days("3. März 2021"), "2021-03-03");
        assert_eq!(days("mardi 2 mars 2021"), "2021-03-02");
    }

    #[test]
    fn ranges_of_days() {
        let forms = [
            "26.06.2020 - 28.06.2020",
            "26.-28.06.2020",
            "26.06.-28.06.2020",
            "26-28 June 2020",
            "Jun 26-28, 2020",
            "2020/06/26 - 2020/06/28",
            "2020-06-26 to 2020-06-28",
            "26/06/2020-28/06/2020",
            "26. - 28. Juni 2020",
            "26 June - 28 June 2020",
            "June 26 - June 28, 2020",
            "2020-06-26/2020-06-28",
            "26 bis 28 Juni 2020",
        ];
        for form in forms {
            assert_eq!(days(form), "2020-06-26 to 2020-06-28", "{form}");
        }
        assert_eq!(days("28 December - 5 January 2020"), "2019-12-28 to 2020-01-05");
    }

    #[test]
    fn dates_with_two_readings_and_without_a_day() {
        assert_eq!(days("05/06/2020"), "2020-06-05 or 2020-05-06");
        assert_eq!(days("05-06-2020"), "2020-06-05 or 2020-05-06");
        assert_eq!(days("05.06.2020"), "2020-06-05");
        assert_eq!(days("05/05/2020"), "2020-05-05");
        assert_eq!(days("20/06/26"), "2020-06-26 or 2026-06-20");
        assert_eq!(days("1956.??.??"), "from 1956-01-01");
        assert_eq!(days("June 2020"), "from 2020-06-01");
        for text in ["soon", "31.02.2020", "2020/13/40", "12", "1.2.3.4.5.6.7.8"] {
            assert_eq!(days(text), "?", "{text}");
            assert!(event_dates(Some(text), None).doubt.is_some(), "{text}");
        }
        assert_eq!(event_dates(Some("????.??.??"), Some("")), EventDates::default());
    }

    #[test]
    fn the_last_day_shows_the_order_of_the_first() {
        let read = event_dates(Some("05/06/2020"), Some("13/06/2020"));
        assert_eq!(read.first, Some(jiff::civil::date(2020, 6, 5)));
        assert_eq!((read.last, read.doubt), (Some(jiff::civil::date(2020, 6, 13)), None));
        // With the month first it would end before it begins.
        let read = event_dates(Some("11/06/2020"), Some("02/07/2020"));
        assert_eq!((read.first, read.doubt), (Some(jiff::civil::date(2020, 6, 11)), None));
        assert!(event_dates(Some("2020/06/26"), Some("x")).doubt.is_some());
    }
}
