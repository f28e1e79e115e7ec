//! The texts of the options of a table of Sea: the name and description of each, and its values, in
//! all languages beneath each other. `crates/sea/src/options.rs` declares the options.

use crate::options::{OptionText, PLAIN};

/// A text for each option, found by its key.
pub const OPTIONS: &[OptionText] = &[
    OptionText {
        key: "players",
        name: ["Players", "Joueurs", "Spieler", "Jugadores"],
        help: [
            "The number of players, 3 to 6.",
            "Nombre de joueurs\u{a0}: de 3 à 6.",
            "Zahl der Spieler: 3 bis 6.",
            "Número de jugadores: de 3 a 6.",
        ],
        ..PLAIN
    },
    OptionText {
        key: "tiles",
        name: ["Tiles", "Tuiles", "Plättchen", "Losetas"],
        help: [
            "How many of the 50 tiles are sea, coast, island and fog.",
            "Combien des 50 tuiles représentent la mer, une côte, une île ou de la brume.",
            "Wie viele der 50 Plättchen Meer, Küste, Insel und Nebel zeigen.",
            "Cuántas de las 50 losetas son de mar, costa, isla y niebla.",
        ],
        words: &[
            (
                "default",
                [
                    "default: 22 sea, 12 coast, 8 island, 8 fog",
                    "par défaut\u{a0}: 22 mers, 12 côtes, 8 îles, 8 brumes",
                    "voreingestellt: 22 Meer, 12 Küste, 8 Insel, 8 Nebel",
                    "por defecto: 22 de mar, 12 de costa, 8 de isla, 8 de niebla",
                ],
            ),
            (
                "open_sea",
                [
                    "open sea: 28 sea, 8 coast, 8 island, 6 fog",
                    "pleine mer\u{a0}: 28 mers, 8 côtes, 8 îles, 6 brumes",
                    "offenes Meer: 28 Meer, 8 Küste, 8 Insel, 6 Nebel",
                    "mar abierto: 28 de mar, 8 de costa, 8 de isla, 6 de niebla",
                ],
            ),
            (
                "rich_lands",
                [
                    "rich lands: 20 sea, 12 coast, 10 island, 8 fog",
                    "terres riches\u{a0}: 20 mers, 12 côtes, 10 îles, 8 brumes",
                    "reiche Lande: 20 Meer, 12 Küste, 10 Insel, 8 Nebel",
                    "tierras ricas: 20 de mar, 12 de costa, 10 de isla, 8 de niebla",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "first_player",
        name: ["First player", "Premier joueur", "Startspieler", "Jugador inicial"],
        help: [
            "Who goes first: the first to roll N, or the player you choose.",
            "Qui commence\u{a0}: le premier à obtenir N au dé, ou le joueur que vous désignez.",
            "Wer beginnt: wer als Erster N würfelt oder wen ihr bestimmt.",
            "Quién empieza: el primero que saque N o el jugador que elijáis.",
        ],
        words: &[(
            "roll_n",
            [
                "the first to roll N",
                "le premier à obtenir N",
                "wer als Erster N würfelt",
                "el primero que saque N",
            ],
        )],
        ..PLAIN
    },
    OptionText {
        key: "god_of_winds",
        name: ["God of Winds", "Dieu des Vents", "Gott der Winde", "Dios de los Vientos"],
        help: [
            "Who is the God of Winds: a random player, the one you choose, or no one.",
            "Qui est le Dieu des Vents\u{a0}: un joueur tiré au sort, celui que vous désignez, ou personne.",
            "Wer der Gott der Winde ist: ein ausgeloster Spieler, einer, den ihr bestimmt, oder niemand.",
            "Quién es el Dios de los Vientos: un jugador al azar, el que elijáis o nadie.",
        ],
        words: &[
            ("random", ["at random", "au hasard", "ausgelost", "al azar"]),
            ("none", ["no one", "personne", "niemand", "nadie"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "steering",
        name: ["Steering", "Cap des bateaux", "Kurs der Boote", "Rumbo"],
        help: [
            "Boats sail where the wind blows, or where the die points.",
            "Les bateaux suivent le vent, ou le dé.",
            "Boote fahren, wohin der Wind weht oder wohin der Würfel zeigt.",
            "Los barcos siguen el viento o el dado.",
        ],
        words: &[
            ("wind", ["the wind", "le vent", "nach dem Wind", "el viento"]),
            (
                "die",
                [
                    "the direction die",
                    "le dé de direction",
                    "nach dem Richtungswürfel",
                    "el dado de dirección",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "distance",
        name: ["Distance", "Distance", "Entfernung", "Distancia"],
        help: [
            "Boats sail the full distance, or captains may stop from the second step on.",
            "Les bateaux parcourent toute la distance, ou le capitaine peut s’arrêter dès la deuxième tuile.",
            "Boote fahren die volle Entfernung, oder der Kapitän darf ab dem zweiten Schritt anhalten.",
            "Los barcos recorren toda la distancia o el capitán puede parar a partir de la segunda loseta.",
        ],
        words: &[
            ("exact", ["full distance", "en entier", "volle Entfernung", "completa"]),
            ("up_to", ["captains may stop", "arrêt permis", "Anhalten erlaubt", "se puede parar"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "fog_exit",
        name: ["Leaving the fog", "Sortie de la brume", "Aus dem Nebel", "Salida de la niebla"],
        help: [
            "Boats may leave fog onto any tile, or only onto open sea, as the printed rules say.",
            "Un bateau sort de la brume sur n’importe quelle tuile, ou seulement en pleine mer, comme dans les règles imprimées.",
            "Boote dürfen den Nebel auf jedes Plättchen verlassen oder nur auf offenes Meer, wie in den gedruckten Regeln.",
            "Un barco puede salir de la niebla a cualquier loseta o solo a mar abierto, como en las reglas impresas.",
        ],
        words: &[
            (
                "any",
                ["onto any tile", "sur toute tuile", "auf jedes Plättchen", "a cualquier loseta"],
            ),
            (
                "ocean",
                [
                    "onto open sea only",
                    "en pleine mer seulement",
                    "nur auf offenes Meer",
                    "solo a mar abierto",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "trail",
        name: ["Foreign trails", "Sillages étrangers", "Fremde Spuren", "Estelas ajenas"],
        help: [
            "Relief: for the pawn you leave, take a foreign trail pawn aboard. Swap: exchange one more.",
            "Relève\u{a0}: en laissant un pion, embarquez un pion étranger du sillage. Échange\u{a0}: échangez-en un de plus.",
            "Ablösung: Für die Figur, die du zurücklässt, nimmst du eine fremde Spurfigur an Bord. Tausch: Du lässt wie üblich eine zurück und tauschst, wenn du willst, noch eine.",
            "Relevo: por el peón que dejas, sube a bordo uno ajeno de la estela. Cambio: dejas uno como siempre y, si quieres, cambias otro.",
        ],
        words: &[
            ("relief", ["relief", "relève", "Ablösung", "relevo"]),
            ("swap", ["swap", "échange", "Tausch", "cambio"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "sunk_boats",
        name: ["Sunk boats", "Bateaux coulés", "Gesunkene Boote", "Barcos hundidos"],
        help: [
            "Sunk boats are shuffled into the deck, or discarded.",
            "Les bateaux coulés sont mélangés dans la pioche, ou défaussés.",
            "Gesunkene Boote werden in den Bootsstapel gemischt oder abgelegt.",
            "Los barcos hundidos se mezclan en el mazo o se descartan.",
        ],
        words: &[
            (
                "reshuffle",
                [
                    "shuffled into the deck",
                    "mélangés dans la pioche",
                    "in den Bootsstapel gemischt",
                    "se mezclan en el mazo",
                ],
            ),
            ("discard", ["discarded", "défaussés", "abgelegt", "se descartan"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "found",
        name: ["Founding", "Fondation", "Gründen", "Fundación"],
        help: [
            "You can found a settlement on a later turn, or also on arrival.",
            "Vous fondez une colonie à un tour suivant, ou aussi dès l’arrivée.",
            "Du gründest eine Siedlung in einem späteren Zug oder auch gleich bei der Ankunft.",
            "Fundas un asentamiento en un turno posterior o también nada más llegar.",
        ],
        words: &[
            (
                "next_turn",
                ["on the next turn", "au tour suivant", "im nächsten Zug", "en el turno siguiente"],
            ),
            (
                "on_arrival",
                [
                    "also on arrival",
                    "aussi à l’arrivée",
                    "auch bei der Ankunft",
                    "también al llegar",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "offers_per_turn",
        name: ["Offers", "Offres", "Angebote", "Ofertas"],
        help: [
            "How many offers you may make per turn, 1 to 5.",
            "Nombre d’offres que vous pouvez faire par tour\u{a0}: de 1 à 5.",
            "Wie viele Angebote du pro Zug machen darfst: 1 bis 5.",
            "Cuántas ofertas puedes hacer por turno: de 1 a 5.",
        ],
        count: Some((
            ["# per turn", "# par tour", "# pro Zug", "# por turno"],
            ["# per turn", "# par tour", "# pro Zug", "# por turno"],
        )),
        ..PLAIN
    },
    OptionText {
        key: "myth",
        name: ["Myth", "Mythe", "Urmythos", "Mito"],
        help: [
            "A Myth needs all three of its components, or any two of them.",
            "Un Mythe demande ses trois éléments, ou deux d’entre eux.",
            "Ein Urmythos braucht alle drei Bausteine oder nur zwei davon.",
            "Un Mito pide sus tres componentes o solo dos de ellos.",
        ],
        words: &[
            (
                "all_three",
                [
                    "all three components",
                    "les trois éléments",
                    "alle drei Bausteine",
                    "los tres componentes",
                ],
            ),
            (
                "two_of_three",
                [
                    "two of three components",
                    "deux éléments sur trois",
                    "zwei von drei Bausteinen",
                    "dos de los tres componentes",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "feats",
        name: ["Feats", "Exploits", "Großtaten", "Hazañas"],
        help: [
            "Five feats, or only the three in the printed rules.",
            "Cinq Exploits, ou seulement les trois des règles imprimées.",
            "Fünf Großtaten oder nur die drei aus den gedruckten Regeln.",
            "Cinco Hazañas o solo las tres de las reglas impresas.",
        ],
        words: &[
            ("five", ["five", "cinq", "fünf", "cinco"]),
            ("three", ["three", "trois", "drei", "tres"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "becalmed_rounds",
        name: ["Becalmed game", "Calme plat", "Flaute", "Calma chicha"],
        help: [
            "Triggers the end after this many rounds without progress: 2 to 5, or off.",
            "Déclenche la fin après ce nombre de tours de table où rien ne progresse\u{a0}: de 2 à 5, ou désactivé.",
            "Löst das Ende nach so vielen Runden ohne Fortschritt aus: 2 bis 5. Lässt sich abschalten.",
            "Desencadena el final tras este número de rondas sin avances: de 2 a 5. Se puede desactivar.",
        ],
        words: &[("off", ["off", "désactivé", "aus", "desactivado"])],
        count: Some((
            ["# round", "# tour de table", "# Runde", "# ronda"],
            ["# rounds", "# tours de table", "# Runden", "# rondas"],
        )),
        ..PLAIN
    },
];
