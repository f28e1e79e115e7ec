//! What the page says about Sea in English.

use super::SeaMsg;

pub(super) fn say(what: &SeaMsg) -> String {
    let said = match *what {
        SeaMsg::Blurb => {
            "Sail with the wind, uncover the sea, found settlements, bring legends home. 3 to 6 players."
        }
        SeaMsg::PlayNowHelp => "Sea, you against two bots.",
        SeaMsg::Chart => "The sea chart",
        SeaMsg::ChartKeys => "Arrow keys move the chart, + and − zoom, 0 shows all of it.",
        SeaMsg::GraphHelp => {
            "In one number: a Mythical point counts 100, at the end only, a Legendary point 10, a Builders point 1. The winner is found column by column; the lines show it roughly."
        }
        SeaMsg::ZoomIn => "Zoom in",
        SeaMsg::ZoomOut => "Zoom out",
        SeaMsg::Fit => "Show the whole chart",
        SeaMsg::AsList => "The chart as a list",
        SeaMsg::Primordial => "Primordial Sea",
        SeaMsg::Unlaid => "unknown sea",
        SeaMsg::BoatHere { name, crew } => return format!("{name}'s boat with {crew}"),
        SeaMsg::SettlementHere { name } => return format!("{name}'s settlement"),
        SeaMsg::SettlersHere { pawns } => return format!("loose settlers: {pawns}"),
        SeaMsg::TrailHere { pawns } => return format!("trail: {pawns}"),
        SeaMsg::VaalHere => "the Vaal Er Num",
        SeaMsg::WindIs { direction } => return format!("The wind blows boats to the {direction}"),
        SeaMsg::DirectionDie { direction } => return format!("direction die: {direction}"),
        SeaMsg::DistanceDie { distance } => return format!("distance die: {distance}"),
        SeaMsg::Hint => "Tap a glowing place on the chart, or choose here.",
        SeaMsg::Feats => "Feats",
        SeaMsg::Settlements => "Settlements",
        SeaMsg::SecuredPieces => "Secured pieces",
        SeaMsg::BoatAtSea => "Boat at sea",
        SeaMsg::Pool { count } => return format!("pawns at home: {count}"),
        SeaMsg::Tokens { count } => return format!("settlement tokens left: {count}"),
        SeaMsg::NoBoat => "no boat on the board",
        SeaMsg::InHand => "in hand",
        SeaMsg::Sails => "sails",
        SeaMsg::Secured => "secured",
        SeaMsg::Unseen => "face unknown to you",
        SeaMsg::God => "God of Winds",
        SeaMsg::MyMyth => "Your Myth",
        SeaMsg::MythNeeds { held, needed } => return format!("{held} of {needed} secured"),
        SeaMsg::PartHeld => "secured",
        SeaMsg::PartSailing => "aboard, not secured yet",
        SeaMsg::PartSeen { name } => return format!("with {name}"),
        SeaMsg::PartUnknown => "not seen yet",
        SeaMsg::NextLegend => "Your next legend",
        SeaMsg::LegendLacks { parts } => return format!("still needs: {parts}"),
        SeaMsg::Legends => "Disclosed legends",
        SeaMsg::NoLegends => "No legend has been disclosed yet.",
        SeaMsg::Left => "Still to come",
        SeaMsg::TilesLeft { count } => return format!("Tiles in the pile: {count}"),
        SeaMsg::BoatsLeft { count } => return format!("Boats in the deck: {count}"),
        SeaMsg::BoatsGone { count } => return format!("Boats out of the game: {count}"),
        SeaMsg::EndHeading => "How the game ends",
        SeaMsg::EndLegends { count, all } => {
            return format!("Third legend of a player: {count} of {all}");
        }
        SeaMsg::EndTiles { count } => return format!("Last tile laid: {count} to go"),
        SeaMsg::EndBoats { count } => {
            return format!("Last boat of the deck launched: {count} to go");
        }
        SeaMsg::EndIdle { count, all } => {
            return format!("Becalmed: {count} of {all} turns without progress");
        }
        SeaMsg::LastTurns { count } => return format!("Last turns left: {count}"),
        SeaMsg::FreeFeat => "still free",
        SeaMsg::DoSettle => "Leave settlers",
        SeaMsg::DoDisclose => "Show pieces",
        SeaMsg::DoOffer => "Make an offer",
        SeaMsg::DoCounter => "Counter-offer",
        SeaMsg::DoAttack => "Attack",
        SeaMsg::DoTurn => "Turn the wind",
        SeaMsg::WhoPays => "Who pays for it?",
        SeaMsg::WithWhom => "With whom?",
        SeaMsg::WhichPiece => "Which piece of theirs?",
        SeaMsg::WhichExchange => "How do you exchange?",
        SeaMsg::BoatToBoat => "Boat to boat",
        SeaMsg::AtSettlement => "At the settlement",
        SeaMsg::SwapPieces => "Are pieces swapped?",
        SeaMsg::WhatElse => "What else changes hands?",
        SeaMsg::WhoStays => "Who stays at the settlement?",
        SeaMsg::WhoBoards => "Who comes aboard for them?",
        SeaMsg::HowMany => "How many does each boat lose?",
        SeaMsg::WhoSettles => "Who settles here?",
        SeaMsg::WhoSailsOn => "Who of the rest sails on?",
        SeaMsg::LegendPart { part } => return format!("Which {part}?"),
        SeaMsg::NoPieces => "no pieces",
        SeaMsg::NothingElse => "nothing else",
        SeaMsg::Nobody => "nobody",
        SeaMsg::Compose => "Put it together freely",
        SeaMsg::YouGive => "You give",
        SeaMsg::YouGet => "You get",
        SeaMsg::TheyStay => "They stay here",
        SeaMsg::TheyBoard => "They come aboard",
        SeaMsg::TheySettle => "They settle here",
        SeaMsg::TheySailOn => "They sail on",
        SeaMsg::TheyGoHome => "They go home",
        SeaMsg::Fewer { what } => return format!("one fewer: {what}"),
        SeaMsg::More { what } => return format!("one more: {what}"),
        SeaMsg::PieceForPiece => "Pieces",
        SeaMsg::UseThis => "Choose this",
        SeaMsg::OfferIs => "The offer",
        SeaMsg::Gets { name } => return format!("{name} gets"),
        SeaMsg::Nothing => "nothing",
        SeaMsg::CrewOf { name } => return format!("{name}'s crew"),
        SeaMsg::Sinks => "the boat sinks",
        SeaMsg::FoundingPays { home, tokens } => {
            return format!(
                "Your boat's piece is secured. Pawns of yours that go home: {home}. Settlement tokens left: {tokens}."
            );
        }
        SeaMsg::BattleTakes => "Their boat is emptied: you may claim its component.",
        SeaMsg::BattleBothSink => "Both boats are emptied and sink; nobody gains anything.",
        SeaMsg::BattleYouLose => "Your boat is emptied: the defender may claim its component.",
        SeaMsg::BattleYouSink => "Your boat is emptied and sinks.",
        SeaMsg::BattleBothLose => {
            "Both lose passengers; a boat whose captain loses the majority sinks."
        }
        SeaMsg::VaalRange => {
            "The dice decide where the Vaal Er Num moves: any direction, 1 to 3 tiles. It hits every boat on its way."
        }
        SeaMsg::CrossTo { place } => return format!("Your boat crosses the fog to: {place}."),
        SeaMsg::UnknownTile { chances } => return format!("The next unknown tile: {chances}"),
        SeaMsg::Preset => "Ready-made",
        SeaMsg::PresetHelp => "Sets all options below at once.",
        SeaMsg::OwnMix => "own choice",
    };
    said.to_owned()
}
