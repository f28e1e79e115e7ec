//! Formats times for people.

use time::UtcDateTime;

/// Formats a time as `2026-11-16 08:00 UTC`.
pub fn date(ms: u64) -> String {
    let seconds = i64::try_from(ms / 1000).unwrap_or(i64::MAX);
    // Dates end with the year 9999.
    let at = UtcDateTime::from_unix_timestamp(seconds).unwrap_or(UtcDateTime::MAX);
    let month = u8::from(at.month());
    let year = at.year();
    let day = at.day();
    let hour = at.hour();
    let minute = at.minute();
    format!("{year}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_a_date_and_a_time() {
        for (ms, shown) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (1_794_844_740_000, "2026-11-16 15:59 UTC"),
            (1_798_761_599_000, "2026-12-31 23:59 UTC"),
            (u64::MAX, "9999-12-31 23:59 UTC"),
        ] {
            assert_eq!(date(ms), shown);
        }
    }
}
