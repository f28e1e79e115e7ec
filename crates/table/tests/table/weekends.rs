//! Days per move, with Saturdays and Sundays off.

use crate::test_host::*;
use campfire::Campfire;
use proptest::prelude::*;
use table::*;

/// Thursday, 2024-02-29 18:00 UTC.
const THURSDAY_EVENING: u64 = 1_709_229_600_000;
/// Saturday, 2024-03-02 0:00 UTC.
const SATURDAY: u64 = 1_709_337_600_000;

fn correspondence(days: u16, weekends: Weekends, utc_offset_minutes: i16) -> HostingOptions {
    HostingOptions {
        utc_offset_minutes,
        ..HostingOptions::correspondence(level("easy"), days, weekends)
    }
}

/// Returns a table where Ann's time begins to run at a moment: until then the game was paused.
fn asked_at(options: HostingOptions, now: u64) -> TestHost<Campfire> {
    let mut host = TestHost::start(options, "pp");
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Pause }));
    host.ok(Event::act(BEN, Act::Agree));
    host.now = now;
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Resume }));
    host.ok(Event::act(BEN, Act::Agree));
    host
}

fn deadline(options: HostingOptions, now: u64) -> u64 {
    asked_at(options, now).status(0).deadline_ms.unwrap()
}

#[test]
fn the_clock_stands_still_from_saturday_to_monday() {
    let options = correspondence(2, Weekends::Off, 0);
    assert_eq!(deadline(options.clone(), THURSDAY_EVENING), THURSDAY_EVENING + 4 * DAY);
    assert_eq!(deadline(options.clone(), SATURDAY), SATURDAY + 4 * DAY, "Tuesday night");
    assert_eq!(deadline(options, SATURDAY + DAY), SATURDAY + 4 * DAY, "Sunday is no head start");
}

#[test]
fn weekends_count_where_the_table_says_so() {
    let options = correspondence(2, Weekends::Count, 0);
    assert_eq!(deadline(options, THURSDAY_EVENING), THURSDAY_EVENING + 2 * DAY);
}

#[test]
fn five_days_are_a_week() {
    let options = correspondence(5, Weekends::Off, 0);
    assert_eq!(deadline(options, THURSDAY_EVENING), THURSDAY_EVENING + 7 * DAY);
}

#[test]
fn time_that_ends_with_friday_ends_before_the_weekend() {
    let options = correspondence(1, Weekends::Off, 0);
    assert_eq!(deadline(options, SATURDAY - DAY), SATURDAY);
}

#[test]
fn weekends_are_those_of_the_tables_time_zone() {
    // In Auckland it is Saturday 13 hours earlier, in Honolulu 10 hours later.
    let east = correspondence(1, Weekends::Off, 13 * 60);
    let west = correspondence(1, Weekends::Off, -10 * 60);
    let friday_noon = SATURDAY - 12 * HOUR;
    let monday = SATURDAY + 2 * DAY;
    assert_eq!(deadline(east, friday_noon), monday - 13 * HOUR + DAY);
    assert_eq!(deadline(west, friday_noon), friday_noon + 3 * DAY);
}

#[test]
fn a_seat_is_not_lost_on_a_weekend() {
    let options = correspondence(1, Weekends::Off, 0);
    let mut host = asked_at(options, THURSDAY_EVENING + 12 * HOUR);
    host.now = SATURDAY + 36 * HOUR;
    host.ok(Event::Tick);
    assert_eq!(host.status(0).seats[0].left_ms, Some(6 * HOUR));
    assert_eq!(host.occupant(0), Occupant::Person(ANN));
    host.now = SATURDAY + 2 * DAY + 6 * HOUR;
    host.ok(Event::Tick);
    assert_eq!(host.occupant(0), Occupant::StandIn { person: ANN, why: Absence::Time });
}

/// Friday, 2024-03-01 18:00 UTC.
const FRIDAY_EVENING: u64 = SATURDAY - 6 * HOUR;
const MONDAY: u64 = SATURDAY + 2 * DAY;

#[test]
fn summer_time_moves_neither_weekends_nor_deadlines() {
    // In Berlin, daylight saving time began in the night of Sunday, 2024-03-31.
    let berlin = correspondence(1, Weekends::Off, 60);
    let good_friday_noon = 1_711_710_000_000;
    let easter_monday = good_friday_noon + 3 * DAY;
    assert_eq!(
        deadline(berlin.clone(), good_friday_noon),
        easter_monday,
        "13:00 by the sun's clock"
    );
    // It ended on Sunday, 2024-10-27: a table from the summer keeps its hours.
    let berlin_in_summer = HostingOptions { utc_offset_minutes: 120, ..berlin };
    let friday_noon = 1_729_850_400_000;
    assert_eq!(deadline(berlin_in_summer, friday_noon), friday_noon + 3 * DAY);
}

#[test]
fn a_pause_over_a_weekend_takes_nothing_and_gives_nothing() {
    let left_on_friday = 12 * HOUR;
    for resumed in [SATURDAY + HOUR, SATURDAY + 36 * HOUR, MONDAY] {
        let mut host = asked_at(correspondence(1, Weekends::Off, 0), FRIDAY_EVENING - 12 * HOUR);
        host.now = FRIDAY_EVENING;
        host.ok(Event::act(BEN, Act::Propose { motion: Motion::Pause }));
        host.ok(Event::act(ANN, Act::Agree));
        assert_eq!(host.status(0).deadline_ms, None);
        host.now = resumed;
        assert_eq!(host.status(0).seats[0].left_ms, Some(left_on_friday));
        host.ok(Event::act(BEN, Act::Propose { motion: Motion::Resume }));
        host.ok(Event::act(ANN, Act::Agree));
        assert_eq!(host.status(0).deadline_ms, Some(MONDAY + left_on_friday), "{resumed}");
    }
    // A pause that outlasts the weekend counts like one that doesn't.
    let mut host = asked_at(correspondence(1, Weekends::Off, 0), SATURDAY + HOUR);
    host.ok(Event::act(BEN, Act::Propose { motion: Motion::Pause }));
    host.ok(Event::act(ANN, Act::Agree));
    host.now = MONDAY + 10 * HOUR;
    host.ok(Event::act(BEN, Act::Propose { motion: Motion::Resume }));
    host.ok(Event::act(ANN, Act::Agree));
    assert_eq!(host.status(0).deadline_ms, Some(MONDAY + 34 * HOUR));
}

#[test]
fn time_without_a_host_over_a_weekend_is_nobodys() {
    let mut host = asked_at(correspondence(1, Weekends::Off, 0), FRIDAY_EVENING - 12 * HOUR);
    // The host was last seen on Friday evening and came back on Sunday.
    host.now = SATURDAY + 36 * HOUR;
    host.ok(Event::HostReturned { away_since_ms: Some(FRIDAY_EVENING) });
    assert_eq!(host.status(0).seats[0].left_ms, Some(12 * HOUR));
    assert_eq!(host.status(0).deadline_ms, Some(MONDAY + 12 * HOUR));
    // Or on Monday, when time was running again that no one could use.
    host.now = MONDAY + 5 * HOUR;
    host.ok(Event::HostReturned { away_since_ms: Some(SATURDAY + 36 * HOUR) });
    assert_eq!(host.status(0).deadline_ms, Some(MONDAY + 17 * HOUR));
}

#[test]
fn a_vote_that_is_opened_before_a_weekend_is_open_after_it() {
    let mut host = asked_at(correspondence(3, Weekends::Off, 0), FRIDAY_EVENING);
    host.ok(Event::act(ANN, Act::Propose { motion: Motion::Pause }));
    let until_ms = host.status(0).vote.unwrap().until_ms;
    assert_eq!(until_ms, MONDAY + 18 * HOUR, "a day without the weekend");
    host.now = MONDAY + 17 * HOUR;
    host.ok(Event::Tick);
    assert!(host.status(0).vote.is_some());
    host.now = until_ms;
    host.ok(Event::Tick);
    assert!(host.status(0).vote.is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Anyone who knows the state of the table can compute the time left as the table does, even
    /// over weekends.
    #[test]
    fn the_time_left_later_follows_from_the_status(
        from in 0..2_000_000_000_000u64,
        days in 1..20u16,
        offset in -14 * 60..=14 * 60i16,
        looks in prop::collection::vec(0..10 * DAY, 1..6),
    ) {
        for weekends in [Weekends::Off, Weekends::Count] {
            let host = asked_at(correspondence(days, weekends, offset), from);
            let told = host.status(0);
            for look in &looks {
                let later = host.table.status(kernel::Viewer::Spectator, from + look);
                for seat in [kernel::Seat(0), kernel::Seat(1)] {
                    prop_assert_eq!(told.left_ms(seat, from + look), later.seats[seat.index()].left_ms);
                }
            }
        }
    }

    /// The deadline is the first moment at which no time is left, and reading it earlier doesn't
    /// change it.
    #[test]
    fn the_deadline_is_when_nothing_is_left(
        from in 0..2_000_000_000_000u64,
        days in 1..40u16,
        offset in -14 * 60..=14 * 60i16,
        looks in prop::collection::vec(0..20 * DAY, 0..6),
    ) {
        let mut host = asked_at(correspondence(days, Weekends::Off, offset), from);
        let deadline = host.status(0).deadline_ms.unwrap();
        let left = |host: &TestHost<Campfire>, now| {
            host.table.status(kernel::Viewer::Spectator, now).seats[0].left_ms.unwrap()
        };
        prop_assert_eq!(left(&host, deadline), 0);
        prop_assert!(left(&host, deadline - 1) > 0);
        let weekend_days = (deadline - from).div_ceil(DAY) - u64::from(days);
        prop_assert!(weekend_days <= 2 * (u64::from(days) / 5 + 1));
        for look in looks {
            if host.now + look < deadline {
                host.wait(look);
                host.ok(Event::act(BEN, Act::Say { text: "still thinking?".into() }));
                // During a weekend the same deadline has an earlier equivalent: the last moment
                // before the weekend.
                prop_assert_eq!(left(&host, deadline), 0);
                prop_assert!(left(&host, deadline - 1) > 0);
            }
        }
    }
}
