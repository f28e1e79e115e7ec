//! Sea in the terminal in English.

use super::SeaUi;

pub(super) fn say(text: SeaUi) -> String {
    let fixed = match text {
        SeaUi::HeadSettle => "Settlers",
        SeaUi::HeadDisclose => "Disclosure",
        SeaUi::HeadOffer { name } => return format!("Offer to {name}"),
        SeaUi::HeadCounter => "Counter-offers",
        SeaUi::HeadAttack => "Attack",
        SeaUi::LastTurns { left } => return format!("last turns: {left}"),
        SeaUi::Range { to } => {
            return format!("The boat sails 1, 2 or 3 tiles to {to}, equally likely.");
        }
        SeaUi::RangeDie => "The dice decide where the boat sails: any direction, 1 to 3 tiles.",
        SeaUi::Turned { left, same, right } => {
            return format!(
                "Wind afterwards: {left} 3 of 8, {right} 3 of 8, {same} 1 of 8, your choice of side 1 of 8."
            );
        }
        SeaUi::Gets { name, goods } => return format!("{name} gets {goods}"),
        SeaUi::Nothing => "nothing",
        SeaUi::Sinks => "sinks",
        SeaUi::Home => "home",
        SeaUi::Settle => "settle",
        SeaUi::SailOn => "sail on",
        SeaUi::TrailStays => "stays as a trail",
        SeaUi::Unknown => "not seen by you",
        SeaUi::InHand => "in hand",
        SeaUi::Sailing => "sails",
        SeaUi::Secured => "secured",
        SeaUi::InLegend => "legend",
        SeaUi::SeenBy { names } => return format!("seen by {names}"),
        SeaUi::MyMyth { myth } => return format!("Your Myth: {myth}"),
        SeaUi::NoSecrets => "Nobody with secrets looks at the screen now.",
        SeaUi::Free => "still free",
        SeaUi::Pieces => "Pieces and Myth",
        SeaUi::Glory => "Scores, legends and feats",
        SeaUi::Left { tiles, boats } => {
            return format!("Still to come: {tiles}; boats in the deck: {boats}.");
        }
        SeaUi::HelpLeftRight => "go to the next kind of move",
        SeaUi::HelpType => {
            "type a move, also any offer: offer 2 swap:h3/h7 give:red:1; Tab completes"
        }
        SeaUi::HelpPieces => "pieces by their numbers, with what you know of them, and your Myth",
        SeaUi::HelpGlory => "scores by column, legends, feats, what is left",
        SeaUi::HelpChart => "move the chart with the arrow keys; Home brings it back",
        SeaUi::SignsCell => {
            "A tile: ~ sea, ◢ coast, ∩ island, ░ fog; ⌂●5 a settlement with its owner and all its settlers; 7● a boat with its crew (number first); ●2 a trail (number behind); @ the Vaal Er Num; underlined digits: after so many steps."
        }
        SeaUi::SignsCompass => {
            "Compass: the reversed arrow is the wind, the underlined one the direction die. ▣ the dice, ▤ tiles left, ∪ boats left, ☼ the God of Winds, @ where the Vaal is."
        }
        SeaUi::SignsPlayers => {
            "Players: crew and place of the boat, ∪ a boat in hand, ▪ pawns at home, ⌂ tokens left, □ secured pieces, ★ legends, ✦ feats; then the columns of the score."
        }
    };
    fixed.to_owned()
}
