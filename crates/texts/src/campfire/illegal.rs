//! The reasons why Campfire refuses a move.

use super::space;
use crate::Lang;
use crate::messages::messages;
use crate::names::from_one;
use ::campfire::{Illegal, Tile};

messages!(said, "campfire-illegal");

use said::Refusal;

/// Returns the reason why a move is refused, as a sentence to the player. The paragraph it is based
/// on is [`kernel::Cites::rule`] of the same value.
pub fn illegal(lang: Lang, illegal: &Illegal) -> String {
    let refusal = match *illegal {
        Illegal::NotAsked(asked) => Refusal::NotAsked { asked },
        Illegal::LuckAwaited => Refusal::LuckAwaited,
        Illegal::GameOver => Refusal::GameOver,
        Illegal::AdventurerTaken(who) => Refusal::AdventurerTaken { who },
        Illegal::NotAsleep(who) => Refusal::NotAsleep { who },
        Illegal::SleeperPlaced(who) => Refusal::SleeperPlaced { who },
        Illegal::FifthDisc(place) => Refusal::FifthDisc { place: space(place) },
        Illegal::NoOwnDisc(place) => Refusal::NoOwnDisc { place: space(place) },
        Illegal::NotUlrich => Refusal::NotUlrich,
        Illegal::NoPairLeft(step) => Refusal::NoPairLeft { step },
        Illegal::NotSiana => Refusal::NotSiana,
        Illegal::NothingToSkip(step) => Refusal::NothingToSkip { step },
        Illegal::LysMustMove(place) => Refusal::LysMustMove { place: space(place) },
        Illegal::NothingToLift(place, height) => {
            Refusal::NothingToLift { place: space(place), height: from_one(height) }
        }
        Illegal::AlreadyOnTop(place) => Refusal::AlreadyOnTop { place: space(place) },
        Illegal::NoSuchSong(price) => Refusal::NoSuchSong { price },
        Illegal::NoSuchLegend(kind, value) => Refusal::NoSuchLegend { kind, value },
        Illegal::SongTaken(price) => Refusal::SongTaken { price },
        Illegal::LegendTaken(kind, value) => Refusal::LegendTaken { kind, value },
        Illegal::SecondSong => Refusal::SecondSong,
        Illegal::SongPayment { price, paid } => Refusal::SongPayment { price, paid },
        Illegal::NoStory(kind) => Refusal::NoStory { tile: Tile::Story(kind) },
        Illegal::TooFewTiles { legend, needed, owned } => {
            Refusal::TooFewTiles { legend, needed, owned }
        }
        Illegal::NotHigher { legend, owned } => Refusal::NotHigher { legend, owned },
        Illegal::TooFewWilds { needed, owned } => Refusal::TooFewWilds { needed, owned },
        Illegal::TooManyWilds { price } => Refusal::TooManyWilds { price },
    };
    refusal.text(lang)
}
