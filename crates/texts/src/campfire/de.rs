//! The texts of Campfire in German.

use super::deed::Deed;
use super::scores;
use crate::grammar::de::{count, join};
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
        Adventurer::Ulrich => "Schwarz",
        Adventurer::Moon => "Lila",
        Adventurer::Red => "Rot",
        Adventurer::Siana => "Gelb",
        Adventurer::Nostromo => "Grün",
    }
}

pub(super) fn ability(adventurer: Adventurer) -> &'static str {
    match adventurer {
        Adventurer::Ulrich => "Darf einmal pro Zug zwei Scheiben zusammen auf ein Feld legen.",
        Adventurer::Moon => {
            "Darf Lys zu Beginn des Zuges um ein Feld verschieben, egal in welche Richtung."
        }
        Adventurer::Red => "Darf nach der Bewegung eine eigene Scheibe nach oben holen.",
        Adventurer::Siana => "Darf einmal pro Zug beim Ablegen ein Feld auslassen.",
        Adventurer::Nostromo => "Spielt drei Scheiben; die dritte ist der Frosch.",
    }
}

pub(super) fn legend(legend: Legend) -> &'static str {
    match legend {
        Legend::Anchor => "Anker",
        Legend::Bell => "Glocke",
        Legend::Comet => "Komet",
        Legend::Drum => "Trommel",
        Legend::Eye => "Auge",
        Legend::Feather => "Feder",
        Legend::Gate => "Tor",
    }
}

/// The name as the first part of a compound.
fn compound(kind: Legend) -> &'static str {
    match kind {
        Legend::Bell => "Glocken",
        Legend::Comet => "Kometen",
        Legend::Eye => "Augen",
        Legend::Anchor | Legend::Drum | Legend::Feather | Legend::Gate => legend(kind),
    }
}

pub(super) fn tile(tile: Tile) -> String {
    match tile {
        Tile::Story(kind) => format!("{}-Plättchen", compound(kind)),
        Tile::Moon => "Mondplättchen".to_owned(),
        Tile::Wild => "Joker-Plättchen".to_owned(),
    }
}

/// All of them are neuter, and alike as subject and object.
fn a_tile(which: Tile) -> String {
    format!("ein {}", tile(which))
}

pub(super) fn disc(disc: Disc) -> &'static str {
    match disc {
        Disc::Nomad => "Nomade",
        Disc::Ulrich => adventurer(Adventurer::Ulrich),
        Disc::Moon => adventurer(Adventurer::Moon),
        Disc::Red => adventurer(Adventurer::Red),
        Disc::Siana => adventurer(Adventurer::Siana),
        Disc::Nostromo => adventurer(Adventurer::Nostromo),
        Disc::Frog => "Frosch",
    }
}

/// As an object.
fn a_disc(which: Disc) -> String {
    match which {
        Disc::Nomad => "einen Nomaden".to_owned(),
        Disc::Ulrich | Disc::Moon | Disc::Red | Disc::Siana | Disc::Nostromo => {
            format!("eine Scheibe von {}", disc(which))
        }
        Disc::Frog => "den Frosch".to_owned(),
    }
}

pub(super) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "im Uhrzeigersinn",
        Direction::Counterclockwise => "gegen den Uhrzeigersinn",
    }
}

/// Alike in singular and plural.
fn tiles(number: u8) -> String {
    count(number, "Plättchen", "Plättchen")
}

/// As a subject.
fn moons(number: u8) -> String {
    count(number, "Mond", "Monde")
}

/// As an object.
fn wilds(number: u8) -> String {
    count(number, "Joker", "Joker")
}

/// After *mit*.
fn with_wilds(number: u8) -> String {
    count(number, "Joker", "Jokern")
}

fn stories(kind: Legend, number: u8) -> String {
    let tile = tile(Tile::Story(kind));
    count(number, &tile, &tile)
}

/// After *mit*.
fn song_payment(kinds: Kinds, wild: u8) -> String {
    let mut paid: Vec<String> = kinds.iter().map(|kind| legend(kind).to_owned()).collect();
    paid.extend((wild > 0).then(|| with_wilds(wild)));
    join(&paid)
}

/// After *mit*.
fn legend_payment(kind: Legend, tiles: u8, wild: u8) -> String {
    match (tiles, wild) {
        (tiles, 0) => stories(kind, tiles),
        (0, wild) => with_wilds(wild),
        (tiles, wild) => join(&[stories(kind, tiles), with_wilds(wild)]),
    }
}

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::Pick => "Welchen Abenteurer spielst du?",
        Question::Frog => "Auf welches Feld legst du den Frosch?",
        Question::Sleeper => "Welche Scheibe eines schlafenden Abenteurers legst du wohin?",
        Question::Disc => "Auf welches Feld legst du deine Scheibe?",
        Question::PointLys => "Auf welchen Plättchenstapel richtest du Lys?",
        Question::Nudge => "Verschiebst du Lys um ein Feld?",
        Question::Act => "Willst du bewegen und lauschen oder eine Karte schreiben?",
        Question::LysBonus => "Lys-Bonus: Auf welchen anderen Stapel richtest du Lys?",
        Question::Lift => "Holst du eine deiner Scheiben nach oben auf ihren Stapel?",
        Question::LastWriting => "Schreibst du noch eine letzte Karte?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => format!("Danach ist jetzt nicht gefragt. {}", question(asked)),
        Illegal::LuckAwaited => {
            "Erst entscheidet der Zufall; jetzt ist niemand gefragt.".to_owned()
        }
        Illegal::GameOver => "Die Partie ist zu Ende.".to_owned(),
        Illegal::AdventurerTaken(who) => format!("{} ist schon vergeben.", adventurer(who)),
        Illegal::NotAsleep(who) => format!(
            "{} ist wach; jetzt werden nur Scheiben schlafender Abenteurer gelegt.",
            adventurer(who)
        ),
        Illegal::SleeperPlaced(who) => {
            format!("Beide Scheiben von {} liegen schon.", adventurer(who))
        }
        Illegal::FifthDisc(place) => {
            format!("Auf Feld {place} liegen schon 4 Scheiben; mehr erlaubt der Aufbau nicht.")
        }
        Illegal::NoOwnDisc(place) => format!("Auf Feld {place} liegt keine Scheibe von dir."),
        Illegal::NotUlrich => {
            "Nur Ulrich darf zwei Scheiben zusammen auf ein Feld legen.".to_owned()
        }
        Illegal::NoPairLeft(step) => format!(
            "In dieser Bewegung gibt es keinen Schritt {step}, bei dem du noch zwei Scheiben hast."
        ),
        Illegal::NotSiana => "Nur Siana darf ein Feld auslassen.".to_owned(),
        Illegal::NothingToSkip(step) => {
            format!("In dieser Bewegung gibt es keinen Schritt {step}, den man auslassen könnte.")
        }
        Illegal::LysMustMove(place) => {
            format!("Lys zeigt schon auf Feld {place}; sie muss auf einen anderen Stapel zeigen.")
        }
        Illegal::NothingToLift(place, height) => format!(
            "Auf Feld {place} liegt in Höhe {height} keine Scheibe von dir (ganz unten ist 0)."
        ),
        Illegal::AlreadyOnTop(place) => {
            format!("Diese Scheibe liegt auf Feld {place} schon ganz oben.")
        }
        Illegal::NoSuchSong(price) => format!("In dieser Schachtel gibt es kein Lied {price}."),
        Illegal::NoSuchLegend(kind, value) => {
            format!("In dieser Schachtel gibt es keine Karte {} {value}.", legend(kind))
        }
        Illegal::SongTaken(price) => {
            format!("Das Lied {price} ist nicht verfügbar; jemand hat es schon.")
        }
        Illegal::LegendTaken(kind, value) => {
            format!("Die Karte {} {value} ist nicht verfügbar; jemand hat sie schon.", legend(kind))
        }
        Illegal::SecondSong => "Du hast schon ein Lied, und niemand darf zwei besitzen.".to_owned(),
        Illegal::SongPayment { price, paid } => {
            format!("Das Lied {price} kostet genau {}; du bietest {paid}.", tiles(price))
        }
        Illegal::NoStory(kind) => format!("Du hast kein {}.", tile(Tile::Story(kind))),
        Illegal::TooFewTiles { legend, needed, owned } => {
            format!("Du müsstest {} abwerfen, hast aber {owned}.", stories(legend, needed))
        }
        Illegal::NotHigher { legend: kind, owned } => format!(
            "Du hast schon die Karte {} {owned}; aufwerten kannst du nur zu einem höheren Wert.",
            legend(kind)
        ),
        Illegal::TooFewWilds { needed, owned } => {
            format!("Du bietest {}, hast aber {owned}.", wilds(needed))
        }
        Illegal::TooManyWilds { price } => format!(
            "Diese Karte kostet dich {}; mit mehr Jokern kannst du nicht zahlen.",
            tiles(price)
        ),
    }
}

pub(super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat| names.of(Lang::De, seat);
    Some(match *event {
        Event::StackLaid { place, tiles: laid } => {
            format!("Auf Feld {place} kommt ein Stapel mit {}.", tiles(laid))
        }
        Event::Uncovered { place, tile } => {
            format!("Auf Feld {place} kommt {} zum Vorschein.", a_tile(tile))
        }
        Event::FirstPlayer(seat) => format!("{} beginnt.", name(seat)),
        Event::Awake(seat, who) => format!("{} spielt {}.", name(seat), adventurer(who)),
        Event::Asleep(who) => format!("{} schläft in dieser Partie.", adventurer(who)),
        Event::Coin(seat) => {
            format!("{} startet mit einer Münze, die ein Joker-Plättchen ist.", name(seat))
        }
        Event::DiscPlaced { seat, disc, place } => {
            format!("{} legt {} auf Feld {place}.", name(seat), a_disc(disc))
        }
        Event::NomadsPlaced => "Auf jedes Feld kommt ein Nomade.".to_owned(),
        Event::LysPlaced(seat, place) => {
            format!("{} richtet Lys auf den Stapel von Feld {place}.", name(seat))
        }
        Event::TurnBegan(seat) => format!("{} ist am Zug.", name(seat)),
        Event::Nudged { seat, to } => format!("{} verschiebt Lys zu Feld {to}.", name(seat)),
        Event::TakenUp { seat, place, direction: way, discs } => {
            let (name, discs) = (name(seat), count(discs, "Scheibe", "Scheiben"));
            let way = direction(way);
            format!("{name} hebt {discs} von Feld {place} auf und legt sie {way} ab.")
        }
        Event::Dropped { paired: false, .. } => return None,
        Event::Dropped { place, paired: true, .. } => {
            format!("Auf Feld {place} werden zwei Scheiben zusammen abgelegt.")
        }
        Event::Skipped(place) => format!("Feld {place} wird ausgelassen."),
        Event::LysBonus { seat, to } => {
            format!("Lys-Bonus: {} richtet Lys auf Feld {to}.", name(seat))
        }
        Event::Lifted { seat, place, height } => {
            format!("{} holt auf Feld {place} die Scheibe in Höhe {height} nach oben.", name(seat))
        }
        Event::Took { seat, place, tile } => {
            format!("{} nimmt {} von Feld {place}.", name(seat), a_tile(tile))
        }
        Event::MoonRose { place, chart: 1 } => {
            format!(
                "Von Feld {place} kommt ein Mondplättchen auf die Mondfelder; dort liegt 1 Mond."
            )
        }
        Event::MoonRose { place, chart } => format!(
            "Von Feld {place} kommt ein Mondplättchen auf die Mondfelder; dort liegen {}.",
            moons(chart)
        ),
        Event::Forgotten { place, tile, sleeper } => {
            let (tile, sleeper) = (a_tile(tile), adventurer(sleeper));
            format!("{sleeper} schläft: Von Feld {place} verlässt {tile} das Spiel.")
        }
        Event::WroteSong { seat, price, points, kinds, wilds } => {
            let (name, points) = (name(seat), count(points, "Punkt", "Punkte"));
            let paid = song_payment(kinds, wilds);
            format!("{name} schreibt das Lied {price} mit {paid}: {points}.")
        }
        Event::WroteLegend { seat, legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (name, kind, paid) = (name(seat), legend(kind), legend_payment(kind, tiles, wilds));
            format!("{name} schreibt die Karte {kind} {value} mit {paid}.")
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
            format!("{name} wertet die Karte {kind} {old} mit {paid} zu {kind} {value} auf.")
        }
        Event::MoonScoring(by_seat) => {
            let scores = scores(Lang::De, &by_seat, names);
            match scores.is_empty() {
                true => "Es gibt eine Zwischenwertung.".to_owned(),
                false => format!("Es gibt eine Zwischenwertung: {}.", scores.join(", ")),
            }
        }
        Event::MoonsWon { seat, moons: won } => {
            format!("{} gewinnt {}.", name(seat), moons(won))
        }
        Event::MoonsBoxed(1) => {
            "1 Mond lässt sich nicht teilen und kommt in die Schachtel.".to_owned()
        }
        Event::MoonsBoxed(boxed) => {
            format!("{} lassen sich nicht teilen und kommen in die Schachtel.", moons(boxed))
        }
        Event::EndAgreed => "Alle einigen sich, die Partie nach diesem Zug zu beenden.".to_owned(),
        Event::EndBegan(why) => {
            format!("{} Die Partie endet; alle dürfen noch eine letzte Karte schreiben.", end(why))
        }
        Event::PassedLastWriting(seat) => format!("{} schreibt nichts mehr.", name(seat)),
        Event::Over => "Die Partie ist zu Ende.".to_owned(),
    })
}

pub(super) fn outcome(outcome: &Outcome, names: &Names) -> String {
    let name = |seat| names.of(Lang::De, seat);
    match *outcome {
        Outcome::Height(place, high) => {
            format!("Der Stapel auf Feld {place} hat {}.", tiles(high))
        }
        Outcome::Tile(place, tile) => {
            format!("Der Stapel auf Feld {place} zeigt {}.", a_tile(tile))
        }
        Outcome::First(seat) => format!("Das Los bestimmt: {} beginnt.", name(seat)),
        Outcome::Lot(seat, who) => {
            format!("Das Los bestimmt: {} spielt {}.", name(seat), adventurer(who))
        }
    }
}

pub(super) fn end(end: End) -> &'static str {
    match end {
        End::Stacks => "Höchstens zwei Stapel haben noch Plättchen.",
        End::Table => "Alle haben sich geeinigt, die Partie zu beenden.",
        End::Standstill => {
            "Zu lange hat kein Plättchen einen Stapel verlassen und niemand eine Karte genommen."
        }
    }
}

pub(super) fn deed(deed: &Deed) -> String {
    match *deed {
        Deed::Pick(who) => format!("{} spielen", adventurer(who)),
        Deed::Frog(place) => format!("Den Frosch auf Feld {place} legen"),
        Deed::Sleeper(who, place) => {
            format!("Eine Scheibe von {} auf Feld {place} legen", adventurer(who))
        }
        Deed::Disc(place) => format!("Die eigene Scheibe auf Feld {place} legen"),
        Deed::PointLys(place) => format!("Lys auf Feld {place} richten"),
        Deed::LysBonus(place, Some(tile)) => {
            format!("Lys auf Feld {place} richten: {}", a_tile(tile))
        }
        Deed::LysBonus(place, None) => format!("Lys auf Feld {place} richten: nichts"),
        Deed::Nudge(way, Some(to)) => {
            format!("Lys {} zu Feld {to} verschieben", direction(way))
        }
        Deed::Nudge(way, None) => format!("Lys {} verschieben", direction(way)),
        Deed::LeaveLys => "Lys stehen lassen".to_owned(),
        Deed::Sow(place, way, None) => {
            format!("Stapel von Feld {place} {} ablegen", direction(way))
        }
        Deed::Sow(place, way, Some(Bend::Pair(step))) => {
            let way = direction(way);
            format!("Stapel von Feld {place} {way} ablegen, zwei Scheiben bei Schritt {step}")
        }
        Deed::Sow(place, way, Some(Bend::Skip(step))) => {
            let way = direction(way);
            format!("Stapel von Feld {place} {way} ablegen, keine bei Schritt {step}")
        }
        Deed::Lift(place, height) => {
            format!("Auf Feld {place} die Scheibe in Höhe {height} hochholen")
        }
        Deed::LiftNothing => "Keine Scheibe hochholen".to_owned(),
        Deed::Song { price, points: None, kinds, wilds } => {
            format!("Das Lied {price} mit {} schreiben", song_payment(kinds, wilds))
        }
        Deed::Song { price, points: Some(points), kinds, wilds } => {
            let (points, paid) = (count(points, "Punkt", "Punkte"), song_payment(kinds, wilds));
            format!("Das Lied {price} ({points}) mit {paid} schreiben")
        }
        Deed::Legend { legend: kind, value, upgraded_from: None, tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Die Karte {kind} {value} mit {paid} schreiben")
        }
        Deed::Legend { legend: kind, value, upgraded_from: Some(old), tiles, wilds } => {
            let (kind, paid) = (legend(kind), legend_payment(kind, tiles, wilds));
            format!("Die Karte {kind} {old} mit {paid} zu {value} aufwerten")
        }
        Deed::Pass => "Nichts mehr schreiben".to_owned(),
    }
}
