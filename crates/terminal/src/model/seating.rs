//! Who sits where, and how a record's tags tell it.

use crate::SeatKind;
use kernel::Seat;
use texts::{Lang, Names};

const NAME: &str = "name.";
const BOT: &str = "bot.";

/// The name that somebody gave to a seat, if anybody did.
pub fn given_name(names: &Names, seat: Seat) -> Option<String> {
    // What stands in for a missing name differs between languages, and a given name does not.
    let name = names.of(Lang::En, seat);
    (name == names.of(Lang::Fr, seat)).then_some(name)
}

/// The tags that tell names and bots.
pub fn tags(names: &Names, seats: &[SeatKind]) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    for (seat, kind) in (0..).map(Seat).zip(seats) {
        let name = given_name(names, seat);
        tags.extend(name.map(|name| (format!("{NAME}{seat}"), name)));
        if *kind != SeatKind::Human {
            tags.push((format!("{BOT}{seat}"), kind.to_string()));
        }
    }
    tags
}

/// The seats that a record's tags tell of: a seat without a bot is a person's.
pub fn seats_of(tags: &[(String, String)], players: u8) -> Vec<SeatKind> {
    let kind = |seat: Seat| tag(tags, BOT, seat)?.parse().ok();
    Seat::all(players).map(|seat| kind(seat).unwrap_or(SeatKind::Human)).collect()
}

/// One entry for each seat: the name given now, or else the one in the tags.
pub fn names_of(names: &Names, tags: &[(String, String)], players: u8) -> Names {
    let name =
        |seat: Seat| given_name(names, seat).or_else(|| tag(tags, NAME, seat).map(str::to_owned));
    Names::new(Seat::all(players).map(name))
}

fn tag<'a>(tags: &'a [(String, String)], prefix: &str, seat: Seat) -> Option<&'a str> {
    let key = format!("{prefix}{seat}");
    tags.iter().find(|(k, _)| *k == key).map(|(_, value)| value.as_str())
}
