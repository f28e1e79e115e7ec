//! Sea in the terminal in German.

use super::SeaUi;

pub(super) fn say(text: SeaUi) -> String {
    let fixed = match text {
        SeaUi::HeadSettle => "Siedler",
        SeaUi::HeadDisclose => "Einblick",
        SeaUi::HeadOffer { name } => return format!("Angebot an {name}"),
        SeaUi::HeadCounter => "Gegenangebote",
        SeaUi::HeadAttack => "Angriff",
        SeaUi::LastTurns { left } => return format!("letzte Züge: {left}"),
        SeaUi::Range { to } => {
            return format!(
                "Das Boot fährt 1, 2 oder 3 Plättchen nach {to}, gleich wahrscheinlich."
            );
        }
        SeaUi::RangeDie => {
            "Die Würfel entscheiden, wohin das Boot fährt: jede Richtung, 1 bis 3 Plättchen."
        }
        SeaUi::Turned { left, same, right } => {
            return format!(
                "Wind danach: {left} 3 von 8, {right} 3 von 8, {same} 1 von 8, freie Wahl der Seite 1 von 8."
            );
        }
        SeaUi::Gets { name, goods } => return format!("{name} bekommt {goods}"),
        SeaUi::Nothing => "nichts",
        SeaUi::Sinks => "sinkt",
        SeaUi::Home => "nach Hause",
        SeaUi::Settle => "siedeln",
        SeaUi::SailOn => "fahren weiter",
        SeaUi::TrailStays => "bleibt als Spur",
        SeaUi::Unknown => "von dir nicht gesehen",
        SeaUi::InHand => "auf der Hand",
        SeaUi::Sailing => "fährt",
        SeaUi::Secured => "gesichert",
        SeaUi::InLegend => "Legende",
        SeaUi::SeenBy { names } => return format!("gesehen von {names}"),
        SeaUi::MyMyth { myth } => return format!("Dein Mythos: {myth}"),
        SeaUi::NoSecrets => "Gerade schaut niemand auf den Bildschirm, der Geheimnisse hat.",
        SeaUi::Free => "noch frei",
        SeaUi::Pieces => "Stücke und Mythos",
        SeaUi::Glory => "Wertung, Legenden und Taten",
        SeaUi::Left { tiles, boats } => {
            return format!("Noch zu ziehen: {tiles}; Boote im Stapel: {boats}.");
        }
        SeaUi::HelpLeftRight => "zur nächsten Art von Zügen",
        SeaUi::HelpType => {
            "einen Zug tippen, auch jedes Angebot: offer 2 swap:h3/h7 give:red:1; Tab ergänzt"
        }
        SeaUi::HelpPieces => "die Stücke mit ihren Nummern und dem, was du weißt, und dein Mythos",
        SeaUi::HelpGlory => "Wertung nach Spalten, Legenden, Taten, was noch übrig ist",
        SeaUi::HelpChart => "die Karte mit den Pfeiltasten verschieben; Pos1 holt sie zurück",
        SeaUi::SignsCell => {
            "Ein Plättchen: ~ Meer, ◢ Küste, ∩ Insel, ░ Nebel; ⌂●5 eine Siedlung mit Besitzer und allen Siedlern; 7● ein Boot mit Besatzung (Zahl voran); ●2 eine Spur (Zahl dahinter); @ der Vaal Er Num; unterstrichene Ziffern: nach so vielen Schritten."
        }
        SeaUi::SignsCompass => {
            "Kompass: Der umgekehrte Pfeil ist der Wind, der unterstrichene der Richtungswürfel. ▣ die Würfel, ▤ Plättchen übrig, ∪ Boote übrig, ☼ der Gott der Winde, @ wo der Vaal ist."
        }
        SeaUi::SignsPlayers => {
            "Spieler: Besatzung und Ort des Bootes, ∪ ein Boot auf der Hand, ▪ Figuren zu Hause, ⌂ Marker übrig, □ gesicherte Stücke, ★ Legenden, ✦ Taten; dann die Spalten der Wertung."
        }
    };
    fixed.to_owned()
}
