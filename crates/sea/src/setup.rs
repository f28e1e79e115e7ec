//! What a table agrees on before the game: players, the options of section 15 and the presets.

use kernel::notation::number;
use kernel::{Cites, FieldProblem, Fields, Seat, SetupText, known_edition};
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

use crate::chart::TileKind;
use crate::edition::{BECALMED_OFF, BOATS_MEET_ANYWHERE, DISCARDS_STAY_KNOWN, EDITION, FOG_EXIT};
use crate::tables::*;

/// The setup of a table. Public fields, possibly nonsense; [`crate::Sea`] starts only from one
/// that has no [`SetupProblem`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The edition of the rules, from 1 to [`EDITION`].
    pub edition: u8,
    /// S2.1: how many play.
    pub players: u8,
    /// S1.2: the mix of tiles.
    pub tiles: TileMix,
    /// S2.1: who goes first.
    pub first_player: FirstPlayer,
    /// S2.2: who is the God of Winds.
    pub god_of_winds: GodOfWinds,
    /// S5.3: what boats follow.
    pub steering: Steering,
    /// S5.4: whether a captain may stop early.
    pub distance: Distance,
    /// S6.3: where a boat may leave the fog.
    pub fog_exit: FogExit,
    /// S6.6: what a foreign trail is good for.
    pub trail: Trail,
    /// S6.7: where the component of a sunk boat goes.
    pub sunk_boats: SunkBoats,
    /// S7.1: when a settlement may be founded.
    pub found: FoundWhen,
    /// S10.4: how many offers a turn has.
    pub offers_per_turn: u8,
    /// S12.3: how much of a Myth must be secured.
    pub myth: MythGoal,
    /// S13.2: which feats can be earned.
    pub feats: FeatDeck,
    /// S14.1: how many rounds without progress trigger the end; `None` if none do.
    pub becalmed_rounds: Option<u8>,
}

/// A ready-made choice of options (S15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// All defaults.
    FullVoyage,
    /// Only what the source describes: no God of Winds, three feats, fog left onto open sea only,
    /// and no end because nothing moves.
    AsPrinted,
    /// Captains may stop early, settlements are founded on arrival, Myths are easier.
    FirstVoyage,
    /// Boats follow the direction die.
    DieSails,
}

impl Preset {
    /// All four.
    pub const ALL: [Preset; 4] =
        [Preset::FullVoyage, Preset::AsPrinted, Preset::FirstVoyage, Preset::DieSails];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::FullVoyage => "full_voyage",
            Preset::AsPrinted => "as_printed",
            Preset::FirstVoyage => "first_voyage",
            Preset::DieSails => "die_sails",
        }
    }
}

/// The mix of tiles (S1.2). INVENTED.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileMix {
    /// 22 sea, 12 coast, 8 island, 8 fog.
    Default,
    /// 28 sea, 8 coast, 8 island, 6 fog.
    OpenSea,
    /// 20 sea, 12 coast, 10 island, 8 fog.
    RichLands,
}

impl TileMix {
    /// How many tiles of each kind, the Primordial Sea among them.
    pub const fn counts(self) -> [u8; TileKind::COUNT] {
        TILE_MIXES[self as usize]
    }
}

/// Who goes first (S2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstPlayer {
    /// Seats roll the direction die in order; the first N starts.
    RollN,
    /// This seat, or the next one if it is the God of Winds.
    Seat(Seat),
}

/// Who is the God of Winds (S2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GodOfWinds {
    /// A random seat.
    Random,
    /// This seat, which won *Storm of the Gods*.
    Seat(Seat),
    /// Nobody.
    None,
}

/// What boats follow (S5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Steering {
    /// The wind.
    Wind,
    /// The direction die; the wind can't be turned.
    Die,
}

/// How far a boat must sail (S5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Distance {
    /// As far as the die says.
    Exact,
    /// The captain may stop from the second step on.
    UpTo,
}

/// Where a boat may leave the fog (S6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FogExit {
    /// Onto any tile that can be entered.
    Any,
    /// Onto sea tiles only, as the source says.
    Ocean,
}

/// What a foreign trail is good for (S6.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trail {
    /// A foreign pawn comes aboard for the one that stays.
    Relief,
    /// After the step, one pawn more may be exchanged.
    Swap,
}

/// Where the component of a sunk boat goes (S6.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SunkBoats {
    /// Back into the deck.
    Reshuffle,
    /// Out of the game, face down.
    Discard,
}

/// When a settlement may be founded (S7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FoundWhen {
    /// Instead of sailing, on a later turn.
    NextTurn,
    /// Also at once, when a move ends on land.
    OnArrival,
}

/// How much of a Myth must be secured (S12.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MythGoal {
    /// All three components.
    AllThree,
    /// Any two of them.
    TwoOfThree,
}

/// Which feats can be earned (S13.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FeatDeck {
    /// All five; two of them are INVENTED.
    Five,
    /// The three that the source describes.
    Three,
}

/// A reason why a setup is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// Fewer than 3 or more than 6 players.
    Players(u8),
    /// The first player's seat does not exist.
    FirstSeat(Seat),
    /// The God of Winds' seat does not exist.
    GodSeat(Seat),
    /// No offer at all, or more than 5 a turn.
    OffersPerTurn(u8),
    /// Fewer than 2 or more than 5 rounds.
    BecalmedRounds(u8),
    /// There is no such edition, or it does not know an option of this setup.
    Edition(u8),
}

impl Cites for SetupProblem {
    fn rule(&self) -> &'static str {
        match self {
            SetupProblem::Players(_) | SetupProblem::FirstSeat(_) => "S2.1",
            SetupProblem::GodSeat(_) => "S2.2",
            SetupProblem::OffersPerTurn(_) => "S10.4",
            SetupProblem::BecalmedRounds(_) | SetupProblem::Edition(_) => "S14.1",
        }
    }

    fn setting(&self) -> Option<String> {
        let key = match self {
            SetupProblem::Players(_) => "players",
            SetupProblem::FirstSeat(_) => "first_player",
            SetupProblem::GodSeat(_) => "god_of_winds",
            SetupProblem::OffersPerTurn(_) => "offers_per_turn",
            SetupProblem::BecalmedRounds(_) => "becalmed_rounds",
            SetupProblem::Edition(_) => return None,
        };
        Some(key.to_owned())
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl Setup {
    /// A table of so many players with every option at its default: the Full voyage.
    pub const fn new(players: u8) -> Setup {
        Setup {
            edition: EDITION,
            players,
            tiles: TileMix::Default,
            first_player: FirstPlayer::RollN,
            god_of_winds: GodOfWinds::Random,
            steering: Steering::Wind,
            distance: Distance::Exact,
            fog_exit: FogExit::Any,
            trail: Trail::Relief,
            sunk_boats: SunkBoats::Reshuffle,
            found: FoundWhen::NextTurn,
            offers_per_turn: 3,
            myth: MythGoal::AllThree,
            feats: FeatDeck::Five,
            becalmed_rounds: Some(3),
        }
    }

    /// A table of so many players with the options of a preset.
    pub const fn preset(players: u8, preset: Preset) -> Setup {
        let setup = Setup::new(players);
        match preset {
            Preset::FullVoyage => setup,
            Preset::AsPrinted => Setup {
                god_of_winds: GodOfWinds::None,
                feats: FeatDeck::Three,
                fog_exit: FogExit::Ocean,
                becalmed_rounds: None,
                ..setup
            },
            Preset::FirstVoyage => Setup {
                distance: Distance::UpTo,
                found: FoundWhen::OnArrival,
                myth: MythGoal::TwoOfThree,
                ..setup
            },
            Preset::DieSails => Setup { steering: Steering::Die, ..setup },
        }
    }

    /// S10.7: whether sunk boats are discarded and stay known to those who knew them.
    pub fn remembers_discards(&self) -> bool {
        self.sunk_boats == SunkBoats::Discard && self.has(DISCARDS_STAY_KNOWN)
    }

    /// S10.2: whether offers name their kind of exchange, as they do since edition 2.
    pub const fn names_kinds(&self) -> bool {
        self.has(BOATS_MEET_ANYWHERE)
    }

    /// Every reason why this is no game; none if it is one.
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&self.players) {
            problems.push(SetupProblem::Players(self.players));
        }
        if let FirstPlayer::Seat(seat) = self.first_player
            && seat.0 >= self.players
        {
            problems.push(SetupProblem::FirstSeat(seat));
        }
        if let GodOfWinds::Seat(seat) = self.god_of_winds
            && seat.0 >= self.players
        {
            problems.push(SetupProblem::GodSeat(seat));
        }
        if !(OFFERS_PER_TURN.0..=OFFERS_PER_TURN.1).contains(&self.offers_per_turn) {
            problems.push(SetupProblem::OffersPerTurn(self.offers_per_turn));
        }
        if let Some(rounds) = self.becalmed_rounds
            && !(BECALMED_ROUNDS.0..=BECALMED_ROUNDS.1).contains(&rounds)
        {
            problems.push(SetupProblem::BecalmedRounds(rounds));
        }
        let later = (self.fog_exit != FogExit::Any && !self.has(FOG_EXIT))
            || (self.becalmed_rounds.is_none() && !self.has(BECALMED_OFF));
        if later || !(1..=EDITION).contains(&self.edition) {
            problems.push(SetupProblem::Edition(self.edition));
        }
        problems
    }
}

/// Gives an option the spellings of its values.
macro_rules! spelled {
    ($option:ident: $($value:ident = $word:literal),+) => {
        impl $option {
            const FORM: &str = spelled!(@join $($word),+);

            fn word(self) -> &'static str {
                match self { $($option::$value => $word),+ }
            }

            fn read(word: &str) -> Option<$option> {
                match word { $($word => Some($option::$value),)+ _ => None }
            }
        }
    };
    (@join $first:literal $(, $rest:literal)*) => { concat!($first $(, "|", $rest)*) };
}

spelled!(TileMix: Default = "default", OpenSea = "open_sea", RichLands = "rich_lands");
spelled!(Steering: Wind = "wind", Die = "die");
spelled!(Distance: Exact = "exact", UpTo = "up_to");
spelled!(FogExit: Any = "any", Ocean = "ocean");
spelled!(Trail: Relief = "relief", Swap = "swap");
spelled!(SunkBoats: Reshuffle = "reshuffle", Discard = "discard");
spelled!(FoundWhen: NextTurn = "next_turn", OnArrival = "on_arrival");
spelled!(MythGoal: AllThree = "all_three", TwoOfThree = "two_of_three");
spelled!(FeatDeck: Five = "five", Three = "three");

const PLAYERS_FORM: &str = "3|4|5|6";
const FIRST_FORM: &str = "roll_n|seat <0-5>";
const GOD_FORM: &str = "random|seat <0-5>|none";
const OFFERS_FORM: &str = "1|2|3|4|5";
const BECALMED_FORM: &str = "2|3|4|5|off";

impl SetupText for Setup {
    fn edition(&self) -> u8 {
        self.edition
    }

    fn fields(&self) -> Vec<(String, String)> {
        let first = match self.first_player {
            FirstPlayer::RollN => "roll_n".to_owned(),
            FirstPlayer::Seat(seat) => format!("seat {seat}"),
        };
        let god = match self.god_of_winds {
            GodOfWinds::Random => "random".to_owned(),
            GodOfWinds::Seat(seat) => format!("seat {seat}"),
            GodOfWinds::None => "none".to_owned(),
        };
        let becalmed = self.becalmed_rounds.map_or("off".to_owned(), |rounds| rounds.to_string());
        let pairs = [
            ("players", self.players.to_string()),
            ("tiles", self.tiles.word().to_owned()),
            ("first_player", first),
            ("god_of_winds", god),
            ("steering", self.steering.word().to_owned()),
            ("distance", self.distance.word().to_owned()),
            ("fog_exit", self.fog_exit.word().to_owned()),
            ("trail", self.trail.word().to_owned()),
            ("sunk_boats", self.sunk_boats.word().to_owned()),
            ("found", self.found.word().to_owned()),
            ("offers_per_turn", self.offers_per_turn.to_string()),
            ("myth", self.myth.word().to_owned()),
            ("feats", self.feats.word().to_owned()),
            ("becalmed_rounds", becalmed),
        ];
        let known = pairs.into_iter().filter(|(key, _)| *key != "fog_exit" || self.has(FOG_EXIT));
        known.map(|(key, value)| (key.to_owned(), value)).collect()
    }

    fn from_fields(edition: u8, fields: &[(String, String)]) -> Result<Setup, Vec<FieldProblem>> {
        let mut reader = Fields::new(fields);
        reader.since(FOG_EXIT.since(), edition, "fog_exit", |_| true);
        reader.since(BECALMED_OFF.since(), edition, "becalmed_rounds", |value| value == "off");
        let usual = Setup::new(PLAYERS_MIN);
        let setup = Setup {
            edition,
            players: reader.must("players", PLAYERS_FORM, small).unwrap_or(usual.players),
            tiles: reader.may("tiles", TileMix::FORM, usual.tiles, TileMix::read),
            first_player: reader.may("first_player", FIRST_FORM, usual.first_player, read_first),
            god_of_winds: reader.may("god_of_winds", GOD_FORM, usual.god_of_winds, read_god),
            steering: reader.may("steering", Steering::FORM, usual.steering, Steering::read),
            distance: reader.may("distance", Distance::FORM, usual.distance, Distance::read),
            fog_exit: reader.may("fog_exit", FogExit::FORM, usual.fog_exit, FogExit::read),
            trail: reader.may("trail", Trail::FORM, usual.trail, Trail::read),
            sunk_boats: reader.may(
                "sunk_boats",
                SunkBoats::FORM,
                usual.sunk_boats,
                SunkBoats::read,
            ),
            found: reader.may("found", FoundWhen::FORM, usual.found, FoundWhen::read),
            offers_per_turn: reader.may(
                "offers_per_turn",
                OFFERS_FORM,
                usual.offers_per_turn,
                small,
            ),
            myth: reader.may("myth", MythGoal::FORM, usual.myth, MythGoal::read),
            feats: reader.may("feats", FeatDeck::FORM, usual.feats, FeatDeck::read),
            becalmed_rounds: reader.may(
                "becalmed_rounds",
                BECALMED_FORM,
                usual.becalmed_rounds,
                read_becalmed,
            ),
        };
        reader.finish(setup)
    }
}

/// In JSON, the edition stands beside the options.
const RULES_KEY: &str = "rules";

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry(RULES_KEY, &self.edition.to_string())?;
        for (key, value) in self.fields() {
            map.serialize_entry(&key, &value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let mut fields = BTreeMap::<String, String>::deserialize(deserializer)?;
        let edition = fields.remove(RULES_KEY);
        let edition = edition.and_then(|edition| known_edition::<crate::Sea>(&edition));
        let edition = edition.ok_or_else(|| D::Error::custom("an unknown edition of the rules"))?;
        let fields: Vec<(String, String)> = fields.into_iter().collect();
        Setup::from_fields(edition, &fields).map_err(|problems| D::Error::custom(&problems[0]))
    }
}

fn small(text: &str) -> Option<u8> {
    number(text, 255).map(|n| n as u8)
}

fn read_seat(text: &str) -> Option<Seat> {
    small(text.strip_prefix("seat ")?).map(Seat)
}

fn read_first(text: &str) -> Option<FirstPlayer> {
    if text == "roll_n" {
        return Some(FirstPlayer::RollN);
    }
    read_seat(text).map(FirstPlayer::Seat)
}

fn read_becalmed(text: &str) -> Option<Option<u8>> {
    if text == "off" { Some(None) } else { small(text).map(Some) }
}

fn read_god(text: &str) -> Option<GodOfWinds> {
    match text {
        "random" => Some(GodOfWinds::Random),
        "none" => Some(GodOfWinds::None),
        seat => read_seat(seat).map(GodOfWinds::Seat),
    }
}
