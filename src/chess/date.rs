//! Calendar dates, without a clock.

use std::fmt;
use thiserror::Error;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Text or numbers that name no day.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no date: write it as 2024-06-30")]
pub struct DateError(pub String);

impl Date {
    /// The day of a year, month (1 to 12) and day of the month.
    ///
    /// # Errors
    /// [`DateError`] when the calendar has no such day, or the year lies outside 1900 to 2199.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Date, DateError> {
        let exists = (1900..2200).contains(&year)
            && (1..=12).contains(&month)
            && day >= 1
            && day <= days_in_month(year, month);
        if exists { Ok(Date { year, month, day }) } else { Err(DateError(format!("{year}-{month}-{day}"))) }
    }

    /// Reads `2024-06-30`, with `-`, `/` or `.` between the numbers.
    ///
    /// # Errors
    /// [`DateError`] with the text when it is no such day.
    pub fn parse(text: &str) -> Result<Date, DateError> {
        let fail = || DateError(text.to_owned());
        let mut parts = text.trim().split(['-', '/', '.']);
        let mut number = |digits: usize| {
            let part = parts.next().filter(|p| p.len() <= digits && p.bytes().all(|b| b.is_ascii_digit()))?;
            part.parse::<u16>().ok()
        };
        let (year, month, day) = (number(4), number(2), number(2));
        let (Some(year), Some(month), Some(day), None) = (year, month, day, parts.next()) else {
            return Err(fail());
        };
        let (Ok(month), Ok(day)) = (u8::try_from(month), u8::try_from(day)) else { return Err(fail()) };
        Date::new(year, month, day).map_err(|_| fail())
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// How many days after `earlier` this day comes; negative when it comes before.
    pub fn days_since(self, earlier: Date) -> i32 {
        self.day_number() - earlier.day_number()
    }

    /// Days since a fixed day, counted in years that begin in March, so that a leap day ends its year.
    fn day_number(self) -> i32 {
        let (mut year, month) = (i32::from(self.year), i32::from(self.month));
        let shifted = (month + 9) % 12;
        if month <= 2 {
            year -= 1;
        }
        365 * year + year / 4 - year / 100 + year / 400 + (shifted * 306 + 5) / 10 + i32::from(self.day) - 1
    }
}

/// As ISO 8601 writes it: `2024-06-30`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

fn days_in_month(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn dates_read_and_print() {
        let rows = [
            ("2024-02-29", Some("2024-02-29")),
            ("2023/2/1", Some("2023-02-01")),
            ("2010.09.24", Some("2010-09-24")),
            ("2023-02-29", None),
            ("1900-02-29", None),
            ("24-09-2010", None),
            ("2024-13-01", None),
            ("2024-06", None),
            ("2024-06-30-1", None),
            ("", None),
        ];
        for (text, expected) in rows {
            assert_eq!(Date::parse(text).ok().map(|d| d.to_string()).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn days_are_counted_over_leap_years() {
        let rows = [
            ("2024-03-01", "2024-02-28", 2),
            ("2023-03-01", "2023-02-28", 1),
            ("2018-06-10", "2018-04-08", 63),
            ("2025-01-01", "2024-01-01", 366),
            ("2024-01-01", "2024-01-02", -1),
        ];
        for (later, earlier, expected) in rows {
            let (later, earlier) = (Date::parse(later), Date::parse(earlier));
            assert_eq!(later.unwrap().days_since(earlier.unwrap()), expected);
        }
    }
}
