//! Days per move, with Saturdays and Sundays off.

use crate::desk::*;
use campfire::Campfire;
use proptest::prelude::*;
use table::*;

/// Thursday, 2024-02-29 18:00 UTC.
const THURSDAY_EVENING: u64 = 1_709_229_600_000;
/// Saturday, 2024-03-02 0:00 UTC.
const SATURDAY: u64 = 1_709_337_600_000;

fn correspondence(days: u16, weekends: Weekends, utc_offset_minutes: i16) -> Options {
    Options { utc_offset_minutes, ..Options::correspondence(level("easy"), days, weekends) }
}

/// A table where Ann's time begins to run at a moment: until then the game was paused.
fn asked_at(options: Options, now: u64) -> Desk<Campfire> {
    let mut desk = Desk::start(options, "pp");
    desk.ok(Event::Propose { person: ANN, motion: Motion::Pause });
    desk.ok(Event::Agree { person: BEN });
    desk.now = now;
    desk.ok(Event::Propose { person: ANN, motion: Motion::Resume });
    desk.ok(Event::Agree { person: BEN });
    desk
}

fn deadline(options: Options, now: u64) -> u64 {
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
    let mut desk = asked_at(options, THURSDAY_EVENING + 12 * HOUR);
    desk.now = SATURDAY + 36 * HOUR;
    desk.ok(Event::Tick);
    assert_eq!(desk.status(0).seats[0].left_ms, Some(6 * HOUR));
    assert_eq!(desk.occupant(0), Occupant::Person(ANN));
    desk.now = SATURDAY + 2 * DAY + 6 * HOUR;
    desk.ok(Event::Tick);
    assert_eq!(desk.occupant(0), Occupant::StandIn { person: ANN, why: Absence::Time });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The deadline is the first moment at which nothing is left, and looking on the way changes
    /// nothing about it.
    #[test]
    fn the_deadline_is_when_nothing_is_left(
        from in 0..2_000_000_000_000u64,
        days in 1..40u16,
        offset in -14 * 60..=14 * 60i16,
        looks in prop::collection::vec(0..20 * DAY, 0..6),
    ) {
        let mut desk = asked_at(correspondence(days, Weekends::Off, offset), from);
        let deadline = desk.status(0).deadline_ms.unwrap();
        let left = |desk: &Desk<Campfire>, now| {
            desk.table.status(kernel::Viewer::Spectator, now).seats[0].left_ms.unwrap()
        };
        prop_assert_eq!(left(&desk, deadline), 0);
        prop_assert!(left(&desk, deadline - 1) > 0);
        let weekend_days = (deadline - from).div_ceil(DAY) - u64::from(days);
        prop_assert!(weekend_days <= 2 * (u64::from(days) / 5 + 1));
        for look in looks {
            if desk.now + look < deadline {
                desk.wait(look);
                desk.ok(Event::Say { person: BEN, text: "still thinking?".into() });
                // Inside a weekend the same deadline has a second name: its last moment before.
                prop_assert_eq!(left(&desk, deadline), 0);
                prop_assert!(left(&desk, deadline - 1) > 0);
            }
        }
    }
}
