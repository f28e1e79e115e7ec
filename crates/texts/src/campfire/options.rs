//! The texts of the options of a table of Campfire: the name and description of each, and its
//! values, in all languages beneath each other. `crates/campfire/src/options.rs` declares the
//! options.

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
            "Nombre de joueurs\u{a0}: de 2 à 5.",
            "Zahl der Spieler: 2 bis 5.",
            "Número de jugadores: de 2 a 5.",
        ],
        ..PLAIN
    },
    OptionText {
        key: "first",
        name: ["First player", "Premier Joueur", "Startspieler", "Jugador inicial"],
        help: [
            "Who goes first: a random player, or the one you choose.",
            "Qui commence\u{a0}: un joueur tiré au sort, ou celui que vous désignez.",
            "Wer beginnt: ein ausgeloster Spieler oder einer, den ihr bestimmt.",
            "Quién empieza: un jugador al azar o el que elijáis.",
        ],
        words: &[("random", ["at random", "au hasard", "ausgelost", "al azar"])],
        ..PLAIN
    },
    OptionText {
        key: "adventurers",
        name: ["Adventurers", "Aventuriers", "Abenteurer", "Aventureros"],
        help: [
            "Who plays which adventurer: players pick in turn order, the draw is random, or the host decides.",
            "Qui joue quel Aventurier\u{a0}: chacun choisit dans l’ordre du tour, on tire au sort, ou l’hôte décide.",
            "Wer welchen Abenteurer spielt: Ihr wählt reihum, das Los entscheidet oder der Gastgeber legt es fest.",
            "Qué Aventurero lleva cada uno: se elige en orden de turno, se sortea o lo decide el anfitrión.",
        ],
        words: &[
            (
                "pick",
                [
                    "picked in turn order",
                    "au choix, dans l’ordre du tour",
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
            "Lunes en cas d’égalité",
            "Monde bei Gleichstand",
            "Lunas en caso de empate",
        ],
        help: [
            "Players tied for first share all four moons. Or they share three, and the next place gets the fourth.",
            "Les joueurs à égalité en tête se partagent les quatre lunes. Ou bien trois seulement, et le suivant au classement reçoit la quatrième.",
            "Wer gemeinsam vorn liegt, teilt sich alle vier Monde oder nur drei, und der nächste Platz bekommt einen.",
            "Los empatados en cabeza se reparten las cuatro lunas, o solo tres, y el siguiente recibe una.",
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
                    "trois à partager, une pour le suivant",
                    "drei geteilt, einer für den nächsten Platz",
                    "se reparten tres, una para el siguiente",
                ],
            ),
        ],
        ..PLAIN
    },
    OptionText {
        key: "standstill",
        name: ["Standstill", "Blocage", "Stillstand", "Bloqueo"],
        help: [
            "Ends the game after this many turns in a row in which no tile leaves a stack and no card is taken. Can be off.",
            "Termine la partie après ce nombre de tours d’affilée sans tuile retirée d’une pile ni carte prise. Peut être désactivé.",
            "Beendet die Partie nach so vielen Zügen in Folge, in denen kein Plättchen einen Stapel verlässt und keine Karte genommen wird. Lässt sich abschalten.",
            "Termina la partida tras este número de turnos seguidos sin que ninguna ficha salga de una pila ni se coja una carta. Se puede desactivar.",
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
            "Fait suite à une partie d’Oh Capitaine\u{202f}!, dont le Capitaine, le vainqueur et le dernier ont ici un rôle.",
            "Schließt an eine Partie Oh Captain! an: Deren Captain, Gewinner und Letztplatzierter bekommen eine Rolle.",
            "Continúa una partida de Oh Captain!: su Capitán, su ganador y el que quedó último tienen un papel.",
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
            "Captain: #, Gewinner: #, Letztplatzierter: #",
            "Capitán: #, ganador: #, último puesto: #",
        ]),
        ..PLAIN
    },
    OptionText {
        key: "box",
        name: ["Box", "Boîte", "Schachtel", "Caja"],
        help: [
            "The cards in play: what Legends and Songs cost and score.",
            "Les cartes en jeu\u{a0}: ce que coûtent et rapportent les Légendes et les Chansons.",
            "Die Karten im Spiel: was Legenden und Lieder kosten und wert sind.",
            "Las cartas en juego: cuánto cuestan y puntúan las Leyendas y las Canciones.",
        ],
        words: &[("default", ["default", "par défaut", "voreingestellt", "por defecto"])],
        ..PLAIN
    },
];

/// Returns an adventurer's name and ability.
fn adventurer(lang: Lang, word: &str) -> (&'static str, &'static str) {
    match word.parse::<Adventurer>() {
        Ok(who) => (super::adventurer(lang, who), super::ability(lang, who)),
        Err(_) => ("", ""),
    }
}
