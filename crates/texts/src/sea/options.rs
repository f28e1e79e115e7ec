//! The texts of the options of a table of Sea: what each is called and does, and its values, in all
//! languages beneath each other. `crates/sea/src/options.rs` declares the options.

use crate::options::{OptionText, PLAIN};

/// A text for each option, found by its key.
pub const OPTIONS: &[OptionText] = &[
    OptionText {
        key: "players",
        name: ["Players", "Joueurs", "Spieler", "Jugadores"],
        help: [
            "The number of players, 3 to 6.",
            "Combien jouent\u{a0}: de 3 à 6.",
            "Wie viele spielen: 3 bis 6.",
            "Cuántos juegan: de 3 a 6.",
        ],
        ..PLAIN
    },
    OptionText {
        key: "tiles",
        name: ["Tiles", "Tuiles", "Plättchen", "Losetas"],
        help: [
            "How many of the 50 tiles are sea, coast, island and fog.",
            "Combien des 50 tuiles sont de mer, de côte, d'île et de brume.",
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
            "Who goes first: the first to roll N, or the seat you choose.",
            "Qui commence\u{a0}: le premier à obtenir N au dé, ou un siège désigné.",
            "Wer beginnt: wer als Erster N würfelt, oder ein Sitzplatz.",
            "Quién empieza: el primero que saque N o el asiento que se indique.",
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
            "Who is the God of Winds: a random player, the seat you choose, or no one.",
            "Qui est le Dieu des Vents\u{a0}: un siège tiré au sort, un siège désigné, ou personne.",
            "Wer der Gott der Winde ist: Ein Sitzplatz wird ausgelost oder bestimmt, oder niemand.",
            "Quién es el Dios de los Vientos: se sortea un asiento, se indica uno, o nadie.",
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
            "Si les bateaux vont là où souffle le vent, ou là où pointe le dé.",
            "Ob Boote dorthin fahren, wohin der Wind weht oder der Würfel zeigt.",
            "Si los barcos van hacia donde sopla el viento o adonde señala el dado.",
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
            "Si l'on parcourt toute la distance, ou si le capitaine peut s'arrêter dès le deuxième pas.",
            "Ob die volle Entfernung gesegelt wird oder der Kapitän ab dem zweiten Schritt anhalten darf.",
            "Si se recorre toda la distancia o el capitán puede parar a partir del segundo paso.",
        ],
        words: &[
            ("exact", ["full distance", "en entier", "voll", "entera"]),
            ("up_to", ["captains may stop", "arrêt permis", "Anhalten erlaubt", "se puede parar"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "fog_exit",
        name: ["Leaving the fog", "Sortie de la brume", "Aus dem Nebel", "Salida de la niebla"],
        help: [
            "Boats may leave fog onto any tile, or only onto open sea, as the printed rules say.",
            "Si un bateau peut sortir de la brume sur toute tuile, ou seulement en pleine mer comme imprimé.",
            "Ob ein Boot den Nebel auf jedes Plättchen verlassen darf oder wie gedruckt nur auf offenes Meer.",
            "Si un barco puede salir de la niebla a cualquier loseta o solo a mar abierto, como está impreso.",
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
            "Relève\u{a0}: un pion de sillage étranger monte pour celui qui reste. Échange\u{a0}: on en échange un de plus.",
            "Ablösung: Eine fremde Spurfigur kommt für die zurückgelassene an Bord. Tausch: Eine weitere wird getauscht.",
            "Relevo: un peón de estela ajeno sube por el que se queda. Cambio: se cambia uno más.",
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
            "Si l'élément d'un bateau coulé est mélangé dans la pioche, ou défaussé.",
            "Ob der Baustein eines gesunkenen Bootes in den Bootsstapel gemischt oder abgelegt wird.",
            "Si el componente de un barco hundido se mezcla en el mazo o se descarta.",
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
            ("discard", ["discarded", "défaussés", "verdeckt abgelegt", "se descartan"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "found",
        name: ["Founding", "Fondation", "Gründen", "Fundación"],
        help: [
            "You can found a settlement on a later turn, or also on arrival.",
            "Si l'on fonde une colonie à un tour suivant, ou aussi à l'arrivée.",
            "Ob in einem späteren Zug gegründet wird oder auch gleich bei der Ankunft.",
            "Si se funda en un turno posterior o también en el acto, al llegar.",
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
                    "aussi à l'arrivée",
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
            "Combien d'offres vous pouvez faire par tour\u{a0}: de 1 à 5.",
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
            "Si un Mythe demande ses trois éléments, ou seulement deux d'entre eux.",
            "Ob ein Urmythos alle drei Bausteine braucht oder nur zwei davon.",
            "Si un Mito pide sus tres componentes o solo dos de ellos.",
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
            "Cinq exploits, ou seulement les trois que décrivent les règles imprimées.",
            "Fünf Großtaten oder nur die drei, die die gedruckten Regeln beschreiben.",
            "Cinco hazañas o solo las tres que describen las reglas impresas.",
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
            "Triggers the end after this many rounds in which nothing grows: 2 to 5, or off.",
            "Après combien de tours de table où rien ne grandit la fin est déclenchée\u{a0}: de 2 à 5, ou jamais.",
            "Nach wie vielen Runden, in denen nichts wächst, das Ende ausgelöst wird: 2 bis 5, oder aus.",
            "Tras cuántas rondas en las que nada crece se desencadena el final: de 2 a 5, o nunca.",
        ],
        words: &[("off", ["off", "désactivé", "aus", "desactivado"])],
        count: Some((
            ["# round", "# tour de table", "# Runde", "# ronda"],
            ["# rounds", "# tours de table", "# Runden", "# rondas"],
        )),
        ..PLAIN
    },
];
