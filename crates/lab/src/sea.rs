//! Sea's implementation of `Subject`.

use crate::subject::{Facts, Group, Holder, Lever, Observations, Subject, Uses, rule};
use kernel::{Game, Seat, Viewer};
use sea::tables::{LEGEND_POINTS, PLAYERS_MAX, PLAYERS_MIN};
use sea::{Component, Event, Feat, LossReason, Move, Sea, SecuredBy, Setup, SinkReason, Trigger};

const RULES: &[&str] = &[
    "S2.1", "S2.2", "S2.3", "S3.1", "S3.3", "S4.2", "S4.3", "S5.1", "S5.2", "S5.4", "S6.1", "S6.2",
    "S6.3", "S6.5", "S6.6", "S6.7", "S7.2", "S7.4", "S8.1", "S8.3", "S10.1", "S10.3", "S10.4",
    "S10.5", "S10.6", "S10.8", "S11.1", "S11.3", "S11.4", "S11.5", "S12.1", "S12.2", "S12.3",
    "S13.1", "S13.2", "S14.1", "S14.2", "S14.3", "S14.5",
];

const TRIBES: Group =
    Group { name: "tribe", values: &["red", "blue", "green", "yellow", "purple", "white"] };
const ROLES: Group = Group { name: "role", values: &["God of Winds", "captain"] };
const MYTHS: Group = Group {
    name: "Original Myth",
    values: &[
        "Birth of the Tides",
        "The Stolen Wind",
        "The Salt Wedding",
        "The Drowned Bell",
        "The Long Oar",
        "The Fire Below",
    ],
};
const ORDER: Group =
    Group { name: "turn order", values: &["first", "second", "third", "fourth", "fifth", "sixth"] };

/// The index of the first lever after the feats, which come first in the order of [`Feat::ALL`].
const MYTH: usize = Feat::COUNT;
const ACTIONS: [(&str, &str); 14] = [
    ("action.wind", "turn the wind and pay"),
    ("action.free-wind", "turn the wind for free"),
    ("action.summon", "summon the Vaal"),
    ("action.vaal", "move the Vaal"),
    ("action.found", "found a settlement"),
    ("action.dock", "dock at an own settlement"),
    ("action.sail-on", "sail on in a new boat"),
    ("action.fog", "cross the fog"),
    ("action.relief", "take a trail pawn aboard"),
    ("action.settle", "leave settlers abroad"),
    ("action.exchange", "exchange"),
    ("action.disclose", "propose a disclosure"),
    ("action.attack", "attack"),
    ("action.claim", "claim a boat after a battle"),
];
const FIRST_ACTION: usize = MYTH + 1;
const WIND: usize = FIRST_ACTION;
const FREE_WIND: usize = FIRST_ACTION + 1;
const SUMMON: usize = FIRST_ACTION + 2;
const VAAL: usize = FIRST_ACTION + 3;
const FOUND: usize = FIRST_ACTION + 4;
const DOCK: usize = FIRST_ACTION + 5;
const SAIL_ON: usize = FIRST_ACTION + 6;
const FOG: usize = FIRST_ACTION + 7;
const RELIEF: usize = FIRST_ACTION + 8;
const SETTLE: usize = FIRST_ACTION + 9;
const EXCHANGE: usize = FIRST_ACTION + 10;
const DISCLOSE: usize = FIRST_ACTION + 11;
const ATTACK: usize = FIRST_ACTION + 12;
const CLAIM: usize = FIRST_ACTION + 13;
/// The index of the first piece. A seat uses a piece by telling a legend with it.
const FIRST_PIECE: usize = FIRST_ACTION + ACTIONS.len();

const FEATS: [(&str, &str); Feat::COUNT] = [
    ("feat.storm", "Crossing the Storm"),
    ("feat.battle", "Naval Battle"),
    ("feat.fog", "Crossing the Fog"),
    ("feat.circulation", "Circulation of Legends"),
    ("feat.pollinisation", "Pollinisation"),
];

impl Subject for Sea {
    const DEFAULT_BOT: &'static str = "greedy";
    const COUNTS: [u8; 2] = [PLAYERS_MIN, PLAYERS_MAX];
    const GROUPS: &'static [Group] = &[TRIBES, ROLES, MYTHS, ORDER];
    const SOURCES: &'static [&'static str] =
        &["myth complete", "legends", "feats", "builders", "nomads"];
    const SOURCES_NOTE: &'static str = " Sea compares these sources one after the other, from the \
        left, so their sum decides nothing.";
    const ENDINGS: &'static [&'static str] =
        &["legends", "tiles", "boats", "becalmed", "dead", "table"];
    const RULES: &'static [&'static str] = RULES;

    fn levers(_setup: &Setup) -> Vec<Lever> {
        let lever = |key: &str, label: &str, kind, holder| Lever {
            key: key.to_owned(),
            label: label.to_owned(),
            kind,
            holder,
        };
        let mut levers: Vec<Lever> =
            FEATS.iter().map(|(key, label)| lever(key, label, "feat", Holder::Anyone)).collect();
        levers.push(lever("myth", "complete the Original Myth", "feat", Holder::Anyone));
        for (index, (key, label)) in ACTIONS.iter().enumerate() {
            let god = matches!(FIRST_ACTION + index, FREE_WIND | SUMMON | VAAL);
            let holder = if god { Holder::Of { group: 1, value: 0 } } else { Holder::Anyone };
            levers.push(lever(key, label, if god { "ability" } else { "action" }, holder));
        }
        for component in Component::all() {
            let label = format!("piece {component}: {}", component.name());
            levers.push(lever(&format!("piece.{component}"), &label, "card", Holder::Anyone));
        }
        levers
    }

    fn uses(_setup: &Setup, lever: usize) -> Option<Uses<Sea>> {
        Some(match lever {
            WIND => Box::new(|mv| matches!(mv, Move::TurnWind(Some(_)))),
            FREE_WIND => Box::new(|mv| matches!(mv, Move::TurnWind(None))),
            SUMMON => Box::new(|mv| matches!(mv, Move::Summon)),
            VAAL => Box::new(|mv| matches!(mv, Move::Vaal)),
            FOUND => Box::new(|mv| matches!(mv, Move::Found)),
            SAIL_ON => {
                Box::new(|mv| matches!(mv, Move::Disembark { sail, .. } if !sail.is_empty()))
            }
            FOG => Box::new(|mv| matches!(mv, Move::Cross)),
            RELIEF => Box::new(|mv| matches!(mv, Move::Relief(_) | Move::Swap(Some(_)))),
            SETTLE => Box::new(|mv| matches!(mv, Move::Settle { .. })),
            EXCHANGE => {
                Box::new(|mv| matches!(mv, Move::Offer(_) | Move::Counter(_) | Move::Accept))
            }
            DISCLOSE => Box::new(|mv| matches!(mv, Move::Disclose { .. })),
            ATTACK => Box::new(|mv| matches!(mv, Move::Attack(_))),
            CLAIM => Box::new(|mv| matches!(mv, Move::Claim)),
            _ => return None,
        })
    }

    fn note(&self, actor: Option<Seat>, event: &Event, seen: &mut Observations) {
        let fired = match *event {
            Event::GodChosen { .. } => rule!("S2.2"),
            Event::RolledForFirst { .. } | Event::FirstPlayer { .. } => rule!("S2.1"),
            Event::MythDrawn { .. } => rule!("S2.3"),
            Event::BoatDrawn { .. } => rule!("S4.2"),
            Event::TurnBegan { .. } => rule!("S3.1"),
            Event::Passed { .. } => rule!("S3.3"),
            Event::VaalSummoned { seat, .. } => {
                seen.used(seat, SUMMON);
                rule!("S11.1")
            }
            Event::VaalMoved { .. } | Event::VaalStopped { .. } => {
                actor.iter().for_each(|&seat| seen.used(seat, VAAL));
                rule!("S11.3")
            }
            Event::Launched { .. } => rule!("S4.3"),
            Event::WindPaid { seat, paid } => {
                seen.used(seat, if paid.is_some() { WIND } else { FREE_WIND });
                rule!("S5.1")
            }
            Event::DirectionRolled { .. }
            | Event::DistanceRolled { .. }
            | Event::WindTurned { .. } => rule!("S5.2"),
            Event::TileLaid { .. } | Event::MapEnds { .. } => rule!("S6.1"),
            Event::CrowdMet { .. } => rule!("S6.2"),
            Event::FogMet { .. } | Event::StayedBeforeFog { .. } => rule!("S6.3"),
            Event::Stopped { .. } => rule!("S5.4"),
            Event::StormRolled { .. } | Event::Lost { why: LossReason::Storm, .. } => {
                rule!("S11.5")
            }
            Event::Lost { why: LossReason::Crowd, .. } => rule!("S6.2"),
            Event::Lost { why: LossReason::Fog, .. } => rule!("S6.3"),
            Event::Lost { why: LossReason::Battle, .. } => rule!("S10.8"),
            Event::Sailed { seat, fog, .. } => {
                if fog {
                    seen.used(seat, FOG);
                }
                rule!("S6.5")
            }
            Event::TrailLeft { .. } => rule!("S6.5"),
            Event::Relieved { seat, .. } | Event::TrailSwapped { seat, .. } => {
                seen.used(seat, RELIEF);
                rule!("S6.6")
            }
            Event::Sank { why: SinkReason::Vaal, .. } => rule!("S11.4"),
            Event::Sank { .. } => rule!("S6.7"),
            Event::Founded { seat, .. } => {
                seen.used(seat, FOUND);
                rule!("S7.2")
            }
            Event::Docked { seat, .. } => {
                seen.used(seat, DOCK);
                rule!("S8.3")
            }
            Event::Secured { how: SecuredBy::Exchange, .. } => rule!("S10.6"),
            Event::Secured { .. } => rule!("S12.1"),
            Event::Disembarked { .. } => rule!("S7.4"),
            Event::SailedOn { seat, .. } => {
                seen.used(seat, SAIL_ON);
                rule!("S7.4")
            }
            Event::SettlersLeft { seat, .. } => {
                seen.used(seat, SETTLE);
                rule!("S10.1")
            }
            Event::TakenOver { .. } => rule!("S8.1"),
            Event::DisclosureProposed { seat, .. } => {
                seen.used(seat, DISCLOSE);
                rule!("S10.3")
            }
            Event::DisclosureAnswered { .. } | Event::PieceSeen { .. } => rule!("S10.3"),
            Event::OfferMade { .. } | Event::OfferDeclined { .. } => rule!("S10.4"),
            Event::Exchanged { seat, terms, at_settlement, .. } => {
                seen.used(seat, EXCHANGE);
                seen.used(terms.partner, EXCHANGE);
                if at_settlement { rule!("S10.6") } else { rule!("S10.5") }
            }
            Event::Attacked { attacker, .. } => {
                seen.used(attacker, ATTACK);
                rule!("S10.8")
            }
            Event::Claimed { winner, .. } => {
                seen.used(winner, CLAIM);
                rule!("S10.8")
            }
            Event::BattleWon { .. } | Event::ClaimDeclined { .. } => rule!("S10.8"),
            Event::LegendDisclosed { seat, components, .. } => {
                for component in components {
                    let piece = Component::all().position(|other| other == component);
                    seen.used(seat, FIRST_PIECE + piece.unwrap_or_default());
                }
                rule!("S12.2")
            }
            Event::FeatEarned { seat, feat } => {
                seen.used(seat, feat as usize);
                match feat {
                    Feat::Storm | Feat::Battle | Feat::Fog => rule!("S13.1"),
                    Feat::Circulation | Feat::Pollinisation => rule!("S13.2"),
                }
            }
            Event::EndTriggered { .. } => rule!("S14.1"),
            Event::TurnEnded { .. } => rule!("S14.2"),
            Event::Scored { seat, score, .. } => {
                if score.mythical == Some(1) {
                    seen.used(seat, MYTH);
                    seen.fired(rule!("S12.3"));
                }
                rule!("S14.3")
            }
            Event::MythPieceShown { .. } => rule!("S12.3"),
            Event::TieRolled { .. } | Event::TieRemoved { .. } | Event::TieLeft { .. } => {
                rule!("S14.5")
            }
            Event::GameOver { .. } => rule!("S14.3"),
        };
        seen.fired(fired);
    }

    fn facts(&self) -> Facts {
        let mut facts = Facts::NONE;
        let view = self.view(Viewer::Omniscient);
        for (index, player) in view.players.iter().enumerate() {
            facts.groups[0][index] = index as u8;
            if let Some(god) = view.god {
                facts.groups[1][index] = u8::from(usize::from(god) != index);
            }
            if let Some(myth) = player.myth {
                facts.groups[2][index] = myth.number();
            }
            if let Some(nth) = view.order.iter().position(|&seat| usize::from(seat) == index) {
                facts.groups[3][index] = nth as u8;
            }
            let legends = i16::from(LEGEND_POINTS) * player.legends.len() as i16;
            facts.sources[0][index] = i16::from(player.score.mythical.unwrap_or(0));
            facts.sources[1][index] = legends;
            facts.sources[2][index] = i16::from(player.score.legendary) - legends;
            facts.sources[3][index] = i16::from(player.score.builders);
            facts.sources[4][index] = i16::from(player.score.nomads);
        }
        facts.ending = match self.end() {
            None | Some(Trigger::Legends) => 0,
            Some(Trigger::Tiles) => 1,
            Some(Trigger::Boats) => 2,
            Some(Trigger::Becalmed) => 3,
            Some(Trigger::Dead) => 4,
            Some(Trigger::Table) => 5,
        };
        let columns = || {
            let scores = view.players.iter().map(|player| player.score);
            scores.map(|score| (score.mythical, score.legendary, score.builders, score.nomads))
        };
        let best = columns().max();
        let level = columns().filter(|columns| Some(*columns) == best).count() > 1;
        facts.broke_tie = view.tie_rolls > 0 || level;
        facts
    }

    /// Returns the columns of the final comparison as one number, in hundredths.
    fn points_now(&self, seat: Seat) -> i16 {
        (100.0 * bots::sea::heuristics::points(&self.score(seat))) as i16
    }
}
