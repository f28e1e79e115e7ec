//! The seating of people and bots, and its tags in a record.

use crate::SeatKind;
use kernel::Seat;
use texts::Names;

const NAME: &str = "name.";
const BOT: &str = "bot.";

/// Returns the tags for names and bots.
pub fn tags(names: &Names, seats: &[SeatKind]) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    for (seat, kind) in (0..).map(Seat).zip(seats) {
        let name = names.given(seat);
        tags.extend(name.map(|name| (format!("{NAME}{seat}"), name.to_owned())));
        if *kind != SeatKind::Human {
            tags.push((format!("{BOT}{seat}"), kind.to_string()));
        }
    }
    tags
}

/// Returns the player kinds in a record's tags: a seat without a bot is a person's.
pub fn seats_of(tags: &[(String, String)], players: u8) -> Vec<SeatKind> {
    let kind = |seat: Seat| tag(tags, BOT, seat)?.parse().ok();
    Seat::all(players).map(|seat| kind(seat).unwrap_or(SeatKind::Human)).collect()
}

/// Returns one name for each seat: the one given now, or else the one in the tags. A person who
/// plays alone against bots is the reader; several people at one keyboard are addressed by their
/// names.
pub fn names_of(
    names: &Names,
    tags: &[(String, String)],
    seats: &[SeatKind],
    players: u8,
) -> Names {
    let name = |seat: Seat| {
        let name = names.given(seat).or_else(|| tag(tags, NAME, seat));
        name.map(str::to_owned)
    };
    let mut people = (0..).map(Seat).zip(seats).filter(|(_, kind)| **kind == SeatKind::Human);
    let reader = people.next().filter(|_| people.next().is_none()).map(|(seat, _)| seat);
    Names::new(Seat::all(players).map(name)).read_by(reader)
}

fn tag<'a>(tags: &'a [(String, String)], prefix: &str, seat: Seat) -> Option<&'a str> {
    let key = format!("{prefix}{seat}");
    tags.iter().find(|(k, _)| *k == key).map(|(_, value)| value.as_str())
}
