//! What the terminal interface says about Sea only.

mod de;
mod en;
mod es;
mod fr;

use crate::Lang;
use crate::messages::messages;
use crate::speak::speak;

messages! {
/// Something the terminal interface says about Sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeaUi<'a> {
    /// Heading of moves that leave settlers.
    HeadSettle,
    /// Heading of moves that propose a disclosure.
    HeadDisclose,
    /// Heading of offers to somebody.
    HeadOffer {
        /// To whom.
        name: &'a str,
    },
    /// Heading of counter-offers.
    HeadCounter,
    /// Heading of attacks.
    HeadAttack,
    /// So many last turns are left.
    LastTurns {
        /// How many, the present one included.
        left: u8,
    },
    /// Where a boat gets that goes with the wind.
    Range {
        /// The direction.
        to: &'a str,
    },
    /// Where a boat gets that goes as the die says.
    RangeDie,
    /// The chances of a wind that is turned.
    Turned {
        /// One point counterclockwise.
        left: &'a str,
        /// As it is.
        same: &'a str,
        /// One point clockwise.
        right: &'a str,
    },
    /// What somebody gets by an exchange.
    Gets {
        /// Who.
        name: &'a str,
        /// What.
        goods: &'a str,
    },
    /// Nothing is got.
    Nothing,
    /// A boat would sink.
    Sinks,
    /// Pawns that go home to their pools.
    Home,
    /// Pawns that settle.
    Settle,
    /// Pawns that sail on.
    SailOn,
    /// The trail that stays on the tile entered.
    TrailStays,
    /// A piece the viewer has not seen.
    Unknown,
    /// A piece in somebody's hand.
    InHand,
    /// A piece that sails.
    Sailing,
    /// A piece that is secured, face down.
    Secured,
    /// A piece of a disclosed legend.
    InLegend,
    /// Who has seen a piece besides its owner.
    SeenBy {
        /// The names.
        names: &'a str,
    },
    /// The viewer's Myth.
    MyMyth {
        /// Its name and its components.
        myth: &'a str,
    },
    /// There is no viewer with secrets.
    NoSecrets,
    /// A feat that nobody has earned.
    Free,
    /// Title of the pieces.
    Pieces,
    /// Title of scores, legends and feats.
    Glory,
    /// What is left of tiles and boats.
    Left {
        /// Tiles in the pile, by kind in words.
        tiles: &'a str,
        /// Boats in the deck.
        boats: u8,
    },
    /// Help: arrow keys to the left and right.
    HelpLeftRight,
    /// Help: typing a move.
    HelpType,
    /// Help: the pieces.
    HelpPieces,
    /// Help: scores, legends and feats.
    HelpGlory,
    /// Help: moving the chart.
    HelpChart,
    /// Signs: a cell of the chart.
    SignsCell,
    /// Signs: compass and dice.
    SignsCompass,
    /// Signs: the players.
    SignsPlayers,
}
}

/// A text about Sea in a language.
pub fn sea_ui(lang: Lang, text: SeaUi) -> String {
    speak!(lang, say(text))
}
