//! What the page says about Sea in German.

use super::SeaMsg;

pub(super) fn say(what: &SeaMsg) -> String {
    let said = match *what {
        SeaMsg::Blurb => {
            "Segle mit dem Wind, entdecke das Meer, gründe Siedlungen, bring Legenden heim. 3 bis 6 Spieler."
        }
        SeaMsg::PlayNowHelp => "Meer, du gegen zwei Bots.",
        SeaMsg::Chart => "Die Seekarte",
        SeaMsg::ChartKeys => "Pfeiltasten bewegen die Karte, + und − zoomen, 0 zeigt sie ganz.",
        SeaMsg::GraphHelp => {
            "In einer Zahl: ein Punkt unter „Mythisch“ zählt 100, aber erst am Ende, unter „Legendär“ 10, unter „Baumeister“ 1. Gewonnen wird Spalte für Spalte; die Linien zeigen es ungefähr."
        }
        SeaMsg::ZoomIn => "Vergrößern",
        SeaMsg::ZoomOut => "Verkleinern",
        SeaMsg::Fit => "Ganze Karte zeigen",
        SeaMsg::AsList => "Die Karte als Liste",
        SeaMsg::Primordial => "Urmeer",
        SeaMsg::Unlaid => "unbekanntes Meer",
        SeaMsg::BoatHere { name, crew } => return format!("das Boot von {name} mit {crew}"),
        SeaMsg::SettlementHere { name } => return format!("die Siedlung von {name}"),
        SeaMsg::SettlersHere { pawns } => return format!("lose Siedler: {pawns}"),
        SeaMsg::TrailHere { pawns } => return format!("Spur: {pawns}"),
        SeaMsg::VaalHere => "der Vaal Er Num",
        SeaMsg::WindIs { direction } => return format!("Der Wind treibt Boote nach {direction}"),
        SeaMsg::DirectionDie { direction } => return format!("Richtungswürfel: {direction}"),
        SeaMsg::DistanceDie { distance } => return format!("Weitenwürfel: {distance}"),
        SeaMsg::Hint => "Tippe auf einen leuchtenden Ort der Karte, oder wähle hier.",
        SeaMsg::Feats => "Großtaten",
        SeaMsg::Settlements => "Siedlungen",
        SeaMsg::SecuredPieces => "Gesicherte Stücke",
        SeaMsg::BoatAtSea => "Boot auf See",
        SeaMsg::Pool { count } => return format!("Figuren im Vorrat: {count}"),
        SeaMsg::Tokens { count } => return format!("Siedlungsmarker übrig: {count}"),
        SeaMsg::NoBoat => "kein Boot auf dem Plan",
        SeaMsg::InHand => "auf der Hand",
        SeaMsg::Sails => "fährt",
        SeaMsg::Secured => "gesichert",
        SeaMsg::Unseen => "dir unbekannt",
        SeaMsg::God => "Gott der Winde",
        SeaMsg::MyMyth => "Dein Mythos",
        SeaMsg::MythNeeds { held, needed } => return format!("{held} von {needed} gesichert"),
        SeaMsg::PartHeld => "gesichert",
        SeaMsg::PartSailing => "an Bord, noch nicht gesichert",
        SeaMsg::PartSeen { name } => return format!("bei {name}"),
        SeaMsg::PartUnknown => "noch nicht gesehen",
        SeaMsg::NextLegend => "Deine nächste Legende",
        SeaMsg::LegendLacks { parts } => return format!("es fehlt noch: {parts}"),
        SeaMsg::Legends => "Offengelegte Legenden",
        SeaMsg::NoLegends => "Noch ist keine Legende offengelegt.",
        SeaMsg::Left => "Was noch kommt",
        SeaMsg::TilesLeft { count } => return format!("Plättchen im Stapel: {count}"),
        SeaMsg::BoatsLeft { count } => return format!("Boote im Bootsstapel: {count}"),
        SeaMsg::BoatsGone { count } => return format!("Boote aus dem Spiel: {count}"),
        SeaMsg::EndHeading => "Wie die Partie endet",
        SeaMsg::EndLegends { count, all } => {
            return format!("Dritte Legende eines Spielers: {count} von {all}");
        }
        SeaMsg::EndTiles { count } => return format!("Letztes Plättchen gelegt: noch {count}"),
        SeaMsg::EndBoats { count } => {
            return format!("Letztes Boot des Bootsstapels ausgesetzt: noch {count}");
        }
        SeaMsg::EndIdle { count, all } => {
            return format!("Flaute: {count} von {all} Zügen ohne Fortschritt");
        }
        SeaMsg::LastTurns { count } => return format!("Letzte Züge übrig: {count}"),
        SeaMsg::FreeFeat => "noch frei",
        SeaMsg::DoSettle => "Siedler absetzen",
        SeaMsg::DoDisclose => "Einblick geben",
        SeaMsg::DoOffer => "Angebot machen",
        SeaMsg::DoCounter => "Gegenangebot",
        SeaMsg::DoAttack => "Angreifen",
        SeaMsg::DoTurn => "Den Wind drehen",
        SeaMsg::WhoPays => "Wer bezahlt?",
        SeaMsg::WithWhom => "Mit wem?",
        SeaMsg::WhichPiece => "Welches ihrer Stücke?",
        SeaMsg::WhichExchange => "Wie wird getauscht?",
        SeaMsg::BoatToBoat => "Von Boot zu Boot",
        SeaMsg::AtSettlement => "In der Siedlung",
        SeaMsg::SwapPieces => "Werden Stücke getauscht?",
        SeaMsg::WhatElse => "Was wechselt sonst den Besitzer?",
        SeaMsg::WhoStays => "Wer bleibt an der Siedlung?",
        SeaMsg::WhoBoards => "Wer kommt dafür an Bord?",
        SeaMsg::HowMany => "Wie viele verliert jedes Boot?",
        SeaMsg::WhoSettles => "Wer siedelt hier?",
        SeaMsg::WhoSailsOn => "Wer vom Rest segelt weiter?",
        SeaMsg::LegendPart { part } => return format!("Welches Stück als {part}?"),
        SeaMsg::NoPieces => "keine Stücke",
        SeaMsg::NothingElse => "sonst nichts",
        SeaMsg::Nobody => "niemand",
        SeaMsg::Compose => "Frei zusammenstellen",
        SeaMsg::YouGive => "Du gibst",
        SeaMsg::YouGet => "Du bekommst",
        SeaMsg::TheyStay => "Sie bleiben hier",
        SeaMsg::TheyBoard => "Sie kommen an Bord",
        SeaMsg::TheySettle => "Sie siedeln hier",
        SeaMsg::TheySailOn => "Sie segeln weiter",
        SeaMsg::TheyGoHome => "Sie gehen heim",
        SeaMsg::Fewer { what } => return format!("einer weniger: {what}"),
        SeaMsg::More { what } => return format!("einer mehr: {what}"),
        SeaMsg::PieceForPiece => "Stücke",
        SeaMsg::UseThis => "Das wählen",
        SeaMsg::OfferIs => "Das Angebot",
        SeaMsg::Gets { name } => return format!("{name} bekommt"),
        SeaMsg::Nothing => "nichts",
        SeaMsg::CrewOf { name } => return format!("Besatzung von {name}"),
        SeaMsg::Sinks => "das Boot sinkt",
        SeaMsg::FoundingPays { home, tokens } => {
            return format!(
                "Das Stück deines Bootes ist gesichert. Eigene Figuren, die heimgehen: {home}. Siedlungsmarker übrig: {tokens}."
            );
        }
        SeaMsg::BattleTakes => "Das andere Boot ist leer: Du darfst seinen Baustein beanspruchen.",
        SeaMsg::BattleBothSink => "Beide Boote sind leer und sinken; niemand gewinnt etwas.",
        SeaMsg::BattleYouLose => {
            "Dein Boot ist leer: Der Verteidiger darf seinen Baustein beanspruchen."
        }
        SeaMsg::BattleYouSink => "Dein Boot ist leer und sinkt.",
        SeaMsg::BattleBothLose => {
            "Beide verlieren Passagiere; ein Boot, dessen Kapitän die Mehrheit verliert, sinkt."
        }
        SeaMsg::VaalRange => {
            "Die Würfel entscheiden, wohin der Vaal Er Num zieht: jede Richtung, 1 bis 3 Plättchen. Er trifft jedes Boot auf seinem Weg."
        }
        SeaMsg::CrossTo { place } => {
            return format!("Dein Boot durchquert den Nebel nach: {place}.");
        }
        SeaMsg::UnknownTile { chances } => {
            return format!("Das nächste unbekannte Plättchen: {chances}");
        }
        SeaMsg::Preset => "Vorlage",
        SeaMsg::PresetHelp => "Stellt alle Optionen darunter auf einmal ein.",
        SeaMsg::OwnMix => "eigene Wahl",
    };
    said.to_owned()
}
