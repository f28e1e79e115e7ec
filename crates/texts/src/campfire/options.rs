//! The texts of the options of a table of Campfire: what each is called and does, and its values, in all
//! languages beneath each other. `crates/campfire/src/options.rs` declares the options.

use crate::Lang;
use crate::options::{OptionText, PLAIN};
use ::campfire::Adventurer;

/// A text for each option, found by its key.
pub const OPTIONS: &[OptionText] = &[
    OptionText {
        key: "players",
        name: ["Players", "Joueurs", "Spieler", "Jugadores"],
        help: [
            "The number of players, 2 to 5.",
            "Combien jouent\u{a0}: de 2 à 5.",
            "Wie viele spielen: 2 bis 5.",
            "Cuántos juegan: de 2 a 5.",
        ],
        ..PLAIN
    },
    OptionText {
        key: "first",
        name: ["First player", "Premier Joueur", "Startspieler", "Jugador inicial"],
        help: [
            "Who goes first: a random player, or the seat you choose.",
            "Qui commence\u{a0}: le sort en décide, ou un siège est désigné.",
            "Wer beginnt: Das Los entscheidet, oder ein Sitzplatz wird bestimmt.",
            "Quién empieza: lo decide el azar o se indica un asiento.",
        ],
        words: &[("random", ["at random", "au hasard", "ausgelost", "al azar"])],
        ..PLAIN
    },
    OptionText {
        key: "adventurers",
        name: ["Adventurers", "Aventuriers", "Abenteurer", "Aventureros"],
        help: [
            "Who plays which adventurer: players pick in turn order, the draw is random, or the host decides.",
            "Qui joue qui\u{a0}: chacun choisit à son tour, le hasard décide, ou l'hôte attribue.",
            "Wer wen spielt: Ihr wählt reihum, der Zufall entscheidet, oder der Gastgeber legt es fest.",
            "Quién juega con quién: se elige en orden de turno, decide el azar o lo fija el anfitrión.",
        ],
        words: &[
            (
                "pick",
                [
                    "picked in turn order",
                    "au choix, dans l'ordre du tour",
                    "reihum gewählt",
                    "se eligen en orden de turno",
                ],
            ),
            ("random", ["at random", "au hasard", "ausgelost", "al azar"]),
        ],
        each: Some(adventurer),
        ..PLAIN
    },
    OptionText {
        key: "even_stacks",
        name: ["Even stacks", "Piles égales", "Gleich hohe Stapel", "Pilas iguales"],
        help: [
            "On: 8 stacks of 14 tiles. Off: stacks of 12 to 16 tiles.",
            "Activé\u{a0}: 8 piles de 14 tuiles. Désactivé\u{a0}: des piles de 12 à 16 tuiles.",
            "An: 8 Stapel mit je 14 Plättchen. Aus: Stapel mit 12 bis 16 Plättchen.",
            "Activado: 8 pilas de 14 fichas. Desactivado: pilas de 12 a 16 fichas.",
        ],
        words: &[
            ("on", ["on", "activé", "an", "activado"]),
            ("off", ["off", "désactivé", "aus", "desactivado"]),
        ],
        ..PLAIN
    },
    OptionText {
        key: "moon_ties",
        name: [
            "Moons on a tie",
            "Lunes en cas d'égalité",
            "Monde bei Gleichstand",
            "Lunas en caso de empate",
        ],
        help: [
            "Players tied for first share all four moons, or only three, and the next place gets one.",
            "À égalité en tête, on se partage les quatre lunes, ou trois et la place suivante en a une.",
            "Wer gemeinsam vorn liegt, teilt sich alle vier Monde oder nur drei, und der nächste Platz bekommt einen.",
            "Los empatados en cabeza se reparten las cuatro lunas, o solo tres, y el puesto siguiente recibe una.",
        ],
        words: &[
            (
                "pool",
                [
                    "all four shared",
                    "quatre à partager",
                    "alle vier geteilt",
                    "se reparten las cuatro",
                ],
            ),
            (
                "separate",
                [
                    "three shared, one for the next place",
                    "trois à partager, une pour la place suivante",
                    "drei geteilt, einer für den nächsten Platz",
                    "se reparten tres, una para el puesto siguiente",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "standstill",
        name: ["Standstill", "Blocage", "Stillstand", "Bloqueo"],
        help: [
            "Ends the game after this many turns in a row in which no tile leaves a stack and no card is taken, or off.",
            "Après combien de tours sans tuile qui quitte une pile ni carte prise la partie s'arrête, ou jamais.",
            "Nach wie vielen Zügen ohne genommenes Plättchen und ohne genommene Karte die Partie endet, oder aus.",
            "Tras cuántos turnos sin que ninguna ficha salga de una pila ni se coja una carta termina la partida, o nunca.",
        ],
        words: &[("off", ["off", "désactivé", "aus", "desactivado"])],
        count: Some((
            ["# turn", "# tour", "# Zug", "# turno"],
            ["# turns", "# tours", "# Züge", "# turnos"],
        )),
        ..PLAIN
    },
    OptionText {
        key: "lumarathon",
        name: ["Lumarathon", "Lumarathon", "Lumarathon", "Lumaratón"],
        help: [
            "Continues from a game of Oh Captain!: its Captain, winner and last-placed player get a role.",
            "Après une partie de Oh Capitaine\u{a0}!, le Capitaine, le vainqueur et le dernier ont un rôle.",
            "Schließt an eine Partie Oh Captain! an: Captain, Gewinner und Letztplatzierter haben eine Rolle.",
            "Sigue a una partida de Oh Captain!: su Capitán, su ganador y quien quedó último tienen un papel.",
        ],
        words: &[
            ("off", ["off", "désactivé", "aus", "desactivado"]),
            ("captain", ["Captain", "Capitaine", "Captain", "Capitán"]),
            ("winner", ["Winner", "Vainqueur", "Gewinner", "Ganador"]),
            ("last", ["Last", "Dernier", "Letztplatzierter", "Último"]),
        ],
        seats: Some([
            "Captain #, winner #, last #",
            "Capitaine\u{a0}: #, vainqueur\u{a0}: #, dernière place\u{a0}: #",
            "Captain: #, Gewinner: #, letzter Platz: #",
            "Capitán: #, ganador: #, último puesto: #",
        ]),
        ..PLAIN
    },
    OptionText {
        key: "box",
        name: ["Box", "Boîte", "Schachtel", "Caja"],
        help: [
            "The cards in play: what Legends and Songs cost and score.",
            "Quelles cartes sont en jeu\u{a0}: prix et points des Légendes et des Chansons.",
            "Welche Karten im Spiel sind: Preise und Punkte der Legenden und Lieder.",
            "Qué cartas están en juego: precios y puntos de las Leyendas y las Canciones.",
        ],
        words: &[("default", ["default", "par défaut", "voreingestellt", "por defecto"])],
        ..PLAIN
    },
];

/// An adventurer's name, and what they can do.
fn adventurer(lang: Lang, word: &str) -> (&'static str, &'static str) {
    match word.parse::<Adventurer>() {
        Ok(who) => (super::adventurer(lang, who), super::ability(lang, who)),
        Err(_) => ("", ""),
    }
}
