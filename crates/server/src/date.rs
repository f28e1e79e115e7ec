//! Moments as people read them.

/// A moment as `2026-11-16 08:00 UTC`.
pub fn date(ms: u64) -> String {
    let (days, minutes) = (ms / 86_400_000, ms / 60_000 % 1440);
    // Days to a date of the Gregorian calendar: years are counted from March, so that the leap day
    // comes last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02} {:02}:{:02} UTC", minutes / 60, minutes % 60)
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
        ] {
            assert_eq!(date(ms), shown);
        }
    }
}
