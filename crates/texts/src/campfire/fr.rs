//! The texts of Campfire in French.

use super::deed::Deed;
use super::scores;
use crate::grammar::fr::{count, join};
use crate::{Lang, Names};
use ::campfire::{
    Adventurer, Bend, Direction, Disc, End, Event, Illegal, Kinds, Legend, Outcome, Question, Tile,
};

pub(super) fn adventurer(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "Ulrich",
        Adventurer::Moon => "Moon",
        Adventurer::Red => "Red",
        Adventurer::Siana => "Siana",
        Adventurer::Nostromo => "Nostromo",
    }
}

pub(super) fn adventurer_color(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "noir",
        Adventurer::Moon => "violet",
        Adventurer::Red => "rouge",
        Adventurer::Siana => "jaune",
        Adventurer::Nostromo => "vert",
    }
}

pub(super) fn ability(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => {
            "Une fois par tour, peut déposer deux disques ensemble sur un même emplacement."
        }
        Adventurer::Moon => {
            "Au début du tour, peut décaler Lys d'un emplacement, dans un sens ou dans l'autre."
        }
        Adventurer::Red => {
            "Après le déplacement, peut remonter un de ses disques au sommet de sa pile."
        }
        Adventurer::Siana => {
            "Une fois par tour, peut passer un emplacement sans y laisser de disque."
        }
        Adventurer::Nostromo => "Joue trois disques\u{a0}; le troisième est la Grenouille.",
    }
}

pub(super) fn legend(legend: Legend) -> &'static str {
    match legend {
        Legend::Anchor => "Ancre",
        Legend::Bell => "Cloche",
        Legend::Comet => "Comète",
        Legend::Drum => "Tambour",
        Legend::Eye => "Œil",
        Legend::Feather => "Plume",
        Legend::Gate => "Portail",
    }
}

pub(super) fn tile(tile: Tile) -> String {
    match tile {
        Tile::Story(kind) => format!("tuile {}", legend(kind)),
        Tile::Moon => "Lune d'Opale".to_owned(),
        Tile::Wild => "tuile Joker".to_owned(),
    }
}

/// All of them are feminine.
fn a_tile(which: Tile) -> String {
    format!("une {}", tile(which))
}

pub(super) fn disc(disc: Disc) -> &'static str {
    match disc {
        Disc::Nomad => "Nomade",
        Disc::Ulrich => adventurer(Adventurer::Ulrich),
        Disc::Moon => adventurer(Adventurer::Moon),
        Disc::Red => adventurer(Adventurer::Red),
        Disc::Siana => adventurer(Adventurer::Siana),
        Disc::Nostromo => adventurer(Adventurer::Nostromo),
        Disc::Frog => "Grenouille",
    }
}

/// `d'Ulrich`, `de Moon`.
fn of(who: Adventurer) -> &'static str {
    match who {
        Adventurer::Ulrich => "d'Ulrich",
        Adventurer::Moon => "de Moon",
        Adventurer::Red => "de Red",
        Adventurer::Siana => "de Siana",
        Adventurer::Nostromo => "de Nostromo",
    }
}

fn a_disc(which: Disc) -> String {
    match which {
        Disc::Nomad => "un Nomade".to_owned(),
        Disc::Ulrich => format!("un disque {}", of(Adventurer::Ulrich)),
        Disc::Moon => format!("un disque {}", of(Adventurer::Moon)),
        Disc::Red => format!("un disque {}", of(Adventurer::Red)),
        Disc::Siana => format!("un disque {}", of(Adventurer::Siana)),
        Disc::Nostromo => format!("un disque {}", of(Adventurer::Nostromo)),
        Disc::Frog => "la Grenouille".to_owned(),
    }
}

pub(super) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "dans le sens horaire",
        Direction::Counterclockwise => "dans le sens antihoraire",
    }
}

fn tiles(number: u8) -> String {
    count(number, "tuile", "tuiles")
}

fn moons(number: u8) -> String {
    count(number, "lune", "lunes")
}

fn wilds(number: u8) -> String {
    count(number, "Joker", "Jokers")
}

fn stories(kind: Legend, number: u8) -> String {
    format!("{} {}", tiles(number), legend(kind))
}

fn song_payment(kinds: Kinds, wild: u8) -> String {
    let mut paid: Vec<String> = kinds.iter().map(|kind| legend(kind).to_owned()).collect();
    paid.extend((wild > 0).then(|| wilds(wild)));
    join(&paid)
}

fn legend_payment(kind: Legend, tiles: u8, wild: u8) -> String {
    match (tiles, wild) {
        (tiles, 0) => stories(kind, tiles),
        (0, wild) => wilds(wild),
        (tiles, wild) => join(&[stories(kind, tiles), wilds(wild)]),
    }
}

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::Pick => "Quel Aventurier jouez-vous\u{a0}?",
        Question::Frog => "Sur quel emplacement posez-vous la Grenouille\u{a0}?",
        Question::Sleeper => "Quel disque d'un Aventurier endormi posez-vous, et où\u{a0}?",
        Question::Disc => "Sur quel emplacement posez-vous votre disque\u{a0}?",
        Question::PointLys => "Vers quelle pile de tuiles orientez-vous Lys\u{a0}?",
        Question::Nudge => "Décalez-vous Lys d'un emplacement\u{a0}?",
        Question::Act => "Voulez-vous vous disperser et écouter, ou écrire une carte\u{a0}?",
        Question::LysBonus => "Bonus de Lys\u{a0}: vers quelle autre pile la déplacez-vous\u{a0}?",
        Question::Lift => "Remontez-vous un de vos disques au sommet de sa pile\u{a0}?",
        Question::LastWriting => "Écrivez-vous une dernière carte\u{a0}?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => {
            format!("Ce n'est pas ce qui est demandé. {}", question(asked))
        }
        Illegal::LuckAwaited => {
            "Le hasard décide d'abord\u{a0}; personne n'a de choix à faire.".to_owned()
        }
        Illegal::GameOver => "La partie est terminée.".to_owned(),
        Illegal::AdventurerTaken(who) => format!("Quelqu'un joue déjà {}.", adventurer(who)),
        Illegal::NotAsleep(who) => format!(
            "{} ne dort pas\u{a0}; on ne pose ici que les disques des Aventuriers endormis.",
            adventurer(who)
        ),
        Illegal::SleeperPlaced(who) => format!("Les deux disques {} sont déjà posés.", of(who)),
        Illegal::FifthDisc(place) => format!(
            "L'emplacement {place} a déjà 4 disques\u{a0}; un cinquième est interdit à la mise en place."
        ),
        Illegal::NoOwnDisc(place) => {
            format!("Aucun de vos disques n'est sur l'emplacement {place}.")
        }
        Illegal::NotUlrich => {
            "Déposer deux disques ensemble sur un emplacement est réservé à Ulrich.".to_owned()
        }
        Illegal::NoPairLeft(step) => {
            format!("Ce déplacement n'a pas d'étape {step} où il vous reste deux disques en main.")
        }
        Illegal::NotSiana => "Passer un emplacement est réservé à Siana.".to_owned(),
        Illegal::NothingToSkip(step) => {
            format!("Ce déplacement n'a pas d'étape {step} que l'on puisse sauter.")
        }
        Illegal::LysMustMove(place) => format!(
            "Lys désigne déjà l'emplacement {place}\u{a0}; elle doit aller vers une autre pile."
        ),
        Illegal::NothingToLift(place, height) => format!(
            "Aucun de vos disques n'est à la hauteur {height} sur l'emplacement {place} (0 est tout en bas)."
        ),
        Illegal::AlreadyOnTop(place) => {
            format!("Ce disque est déjà au sommet de la pile de l'emplacement {place}.")
        }
        Illegal::NoSuchSong(price) => {
            format!("Il n'y a pas de Chanson {price} dans cette boîte.")
        }
        Illegal::NoSuchLegend(kind, value) => {
            format!("Il n'y a pas de carte {} {value} dans cette boîte.", legend(kind))
        }
        Illegal::SongTaken(price) => {
            format!("La Chanson {price} n'est pas disponible\u{a0}: elle a été prise.")
        }
        Illegal::LegendTaken(kind, value) => format!(
            "La carte {} {value} n'est pas disponible\u{a0}: elle a été prise.",
            legend(kind)
        ),
        Illegal::SecondSong => {
            "Vous avez déjà une Chanson, et personne ne peut en avoir deux.".to_owned()
        }
        Illegal::SongPayment { price, paid } => {
            let costs = tiles(price);
            format!("La Chanson {price} coûte exactement {costs}\u{a0}; vous en proposez {paid}.")
        }
        Illegal::NoStory(kind) => format!("Vous n'avez pas de {}.", tile(Tile::Story(kind))),
        Illegal::TooFewTiles { legend, needed, owned } => {
            format!("Il faudrait défausser {}, et vous en avez {owned}.", stories(legend, needed))
        }
        Illegal::NotHigher { legend: kind, owned } => format!(
            "Vous avez déjà la carte {} {owned}\u{a0}; une amélioration demande une valeur plus élevée.",
            legend(kind)
        ),
        Illegal::TooFewWilds { needed, owned } => {
            format!("Vous proposez {}, et vous en avez {owned}.", wilds(needed))
        }
        Illegal::TooManyWilds { price } => format!(
            "Cette carte vous coûte {}\u{a0}; vous ne pouvez pas payer plus de Jokers que cela.",
            tiles(price)
        ),
    }
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::Fr, seat);
    Some(match *event {
        Event::StackLaid { place, tiles: laid } => {
            format!("Une pile de {} est posée sur l'emplacement {place}.", tiles(laid))
        }
        Event::Uncovered { place, tile } => {
            format!("Sur l'emplacement {place} apparaît {}.", a_tile(tile))
        }
        Event::FirstPlayer(seat) => format!("{} commence.", name(seat)),
        Event::Awake(seat, who) => format!("{} joue {}.", name(seat), adventurer(who)),
        Event::Asleep(who) => format!("{} dort pendant cette partie.", adventurer(who)),
        Event::Coin(seat) => {
            format!("{} débute avec une pièce qui est une tuile Joker.", name(seat))
        }
        Event::DiscPlaced { seat, disc, place } => {
            format!("{} pose {} sur l'emplacement {place}.", name(seat), a_disc(disc))
        }
        Event::NomadsPlaced => "Un Nomade est posé sur chaque emplacement.".to_owned(),
        Event::LysPlaced(seat, place) => {
            format!("{} oriente Lys vers la pile de l'emplacement {place}.", name(seat))
        }
        Event::TurnBegan(seat) => format!("C'est à {} de jouer.", name(seat)),
        Event::Nudged { seat, to } => format!("{} décale Lys vers l'emplacement {to}.", name(seat)),
        Event::TakenUp { seat, place, direction: way, discs: 1 } => {
            let (name, way) = (name(seat), direction(way));
            format!("{name} ramasse 1 disque sur l'emplacement {place} et le dépose {way}.")
        }
        Event::TakenUp { seat, place, direction: way, discs } => {
            let (name, way) = (name(seat), direction(way));
            format!(
                "{name} ramasse {discs} disques sur l'emplacement {place} et les égraine {way}."
            )
        }
        Event::Dropped { paired: false, .. } => return None,
        Event::Dropped { place, paired: true, .. } => {
            format!("Deux disques sont déposés ensemble sur l'emplacement {place}.")
        }
        Event::Skipped(place) => format!("L'emplacement {place} est sauté."),
        Event::LysBonus { seat, to } => {
            format!("Bonus de Lys\u{a0}: {} la déplace vers l'emplacement {to}.", name(seat))
        }
        Event::Lifted { seat, place, height } => format!(
            "{} remonte au sommet le disque à la hauteur {height} de l'emplacement {place}.",
            name(seat)
        ),
        Event::Took { seat, place, tile } => {
            format!("{} prend {} sur l'emplacement {place}.", name(seat), a_tile(tile))
        }
        Event::MoonRose { place, chart } => format!(
            "Une Lune d'Opale passe de l'emplacement {place} au Cadran Lunaire, qui porte {}.",
            moons(chart)
        ),
        Event::Forgotten { place, tile, sleeper } => {
            let (tile, sleeper) = (a_tile(tile), adventurer(sleeper));
            format!("{sleeper} dort\u{a0}: {tile} de l'emplacement {place} quitte la partie.")
        }
        Event::WroteSong { seat, price, points, kinds, wilds } => {
            let (name, points) = (name(seat), count(points, "point", "points"));
            let paid = song_payment(kinds, wilds);
            format!("{name} écrit la Chanson {price} avec {paid}\u{a0}: {points}.")
        }
        Event::WroteLegend { seat, legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} écrit la carte {kind} {value} avec {paid}.")
        }
        Event::WroteLegend {
            seat,
            legend: kind,
            value,
            upgraded_from: Some(old),
            tiles,
            wilds,
        } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} améliore la carte {kind}, de {old} à {value}, avec {paid}.")
        }
        Event::MoonScoring(by_seat) => {
            let scores = scores(Lang::Fr, &by_seat, names);
            match scores.is_empty() {
                true => "Un décompte intermédiaire a lieu.".to_owned(),
                false => format!("Un décompte intermédiaire a lieu\u{a0}: {}.", scores.join(", ")),
            }
        }
        Event::MoonsWon { seat, moons: won } => format!("{} gagne {}.", name(seat), moons(won)),
        Event::MoonsBoxed(1) => "1 lune ne se partage pas et va dans la boîte.".to_owned(),
        Event::MoonsBoxed(boxed) => {
            format!("{} ne se partagent pas et vont dans la boîte.", moons(boxed))
        }
        Event::EndAgreed => "Tous s'entendent pour terminer la partie après ce tour.".to_owned(),
        Event::EndBegan(why) => {
            format!("{} La partie s'arrête\u{a0}; chacun peut écrire une dernière carte.", end(why))
        }
        Event::PassedLastWriting(seat) => format!("{} n'écrit plus rien.", name(seat)),
        Event::Over => "La partie est terminée.".to_owned(),
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    let name = |seat| names.of(Lang::Fr, seat);
    match *outcome {
        Outcome::Height(place, high) => {
            format!("La pile de l'emplacement {place} a {}.", tiles(high))
        }
        Outcome::Tile(place, tile) => {
            format!("La pile de l'emplacement {place} montre {}.", a_tile(tile))
        }
        Outcome::First(seat) => format!("Par tirage au sort, {} commence.", name(seat)),
        Outcome::Lot(seat, who) => {
            format!("Par tirage au sort, {} joue {}.", name(seat), adventurer(who))
        }
    }
}

pub(super) fn end(end: End) -> &'static str {
    match end {
        End::Stacks => "Deux piles au plus ont encore des tuiles.",
        End::Table => "Tous se sont entendus pour terminer la partie.",
        End::Standstill => {
            "Depuis trop de tours, aucune tuile n'a quitté une pile et aucune carte n'a été prise."
        }
    }
}

pub(super) fn deed(deed: &Deed) -> String {
    match *deed {
        Deed::Pick(who) => format!("Jouer {}", adventurer(who)),
        Deed::Frog(place) => format!("Poser la Grenouille sur l'emplacement {place}"),
        Deed::Sleeper(who, place) => {
            format!("Poser un disque {} sur l'emplacement {place}", of(who))
        }
        Deed::Disc(place) => format!("Poser votre disque sur l'emplacement {place}"),
        Deed::PointLys(place) => format!("Orienter Lys vers l'emplacement {place}"),
        Deed::LysBonus(place, Some(tile)) => {
            format!("Déplacer Lys vers l'emplacement {place}\u{a0}: {}", a_tile(tile))
        }
        Deed::LysBonus(place, None) => {
            format!("Déplacer Lys vers l'emplacement {place}\u{a0}: rien")
        }
        Deed::Nudge(way, Some(to)) => {
            format!("Décaler Lys {} vers l'emplacement {to}", direction(way))
        }
        Deed::Nudge(way, None) => format!("Décaler Lys {}", direction(way)),
        Deed::LeaveLys => "Laisser Lys où elle est".to_owned(),
        Deed::Sow(place, way, None) => {
            format!("Égrainer l'emplacement {place} {}", direction(way))
        }
        Deed::Sow(place, way, Some(Bend::Pair(step))) => {
            let way = direction(way);
            format!("Égrainer l'emplacement {place} {way}, deux disques à l'étape {step}")
        }
        Deed::Sow(place, way, Some(Bend::Skip(step))) => {
            format!("Égrainer l'emplacement {place} {}, aucun à l'étape {step}", direction(way))
        }
        Deed::Lift(place, height) => {
            format!("Remonter le disque à la hauteur {height} de l'emplacement {place}")
        }
        Deed::LiftNothing => "Ne remonter aucun disque".to_owned(),
        Deed::Song { price, points: None, kinds, wilds } => {
            format!("Écrire la Chanson {price} avec {}", song_payment(kinds, wilds))
        }
        Deed::Song { price, points: Some(points), kinds, wilds } => {
            let (points, paid) = (count(points, "point", "points"), song_payment(kinds, wilds));
            format!("Écrire la Chanson {price} ({points}) avec {paid}")
        }
        Deed::Legend { legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Écrire la carte {kind} {value} avec {paid}")
        }
        Deed::Legend { legend: kind, value, upgraded_from: Some(old), tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Améliorer la carte {kind} de {old} à {value} avec {paid}")
        }
        Deed::Pass => "Ne plus rien écrire".to_owned(),
    }
}
