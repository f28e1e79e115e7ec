//! Questions and refusals in German.

use crate::grammar::de::count;
use crate::sea::names::cell;
use crate::sea::names::de::{bent, of_the_tribe, pawns, the_tribe, to_the_tribe};
use ::sea::tables::CREW_MAX;
use ::sea::{Illegal, Question, Tribe};

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::LastTurn => "Spielst du deinen letzten Zug, oder verzichtest du darauf?",
        Question::Summon => "Rufst du den Vaal Er Num herbei?",
        Question::Mover => "Bewegst du den Vaal, oder spielst du normal?",
        Question::Launch => "Wo setzt du dein Boot aus?",
        Question::Course => "Segelst du, oder gründest du eine Siedlung?",
        Question::Wind => "Drehst du den Wind?",
        Question::Side => "Nach welcher Seite dreht der Wind?",
        Question::Onward => "Segelst du weiter, oder hältst du an?",
        Question::Fog => "Fährst du durch den Nebel, oder bleibst du?",
        Question::LeaveBehind => "Welchen Passagier lässt du für diesen Schritt zurück?",
        Question::TrailSwap => "Tauschst du einen eigenen Passagier gegen eine Spurfigur?",
        Question::Losses => "Welche Passagiere verlierst du?",
        Question::FoundHere => "Gründest du hier eine Siedlung?",
        Question::Interact => "Was tust du hier?",
        Question::AnswerDisclosure => "Nimmst du den Einblick an?",
        Question::AnswerOffer => "Nimmst du das Angebot an?",
        Question::AnswerCounter => "Nimmst du das Gegenangebot an?",
        Question::Claim => "Beanspruchst du den Baustein des geleerten Boots?",
        Question::Disembark => "Wer siedelt, wer geht heim, und wer segelt weiter?",
        Question::Legend => "Welche drei Stücke sind deine Legende?",
    }
}

pub(super) fn illegal(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotAsked(asked) => format!("Danach ist jetzt nicht gefragt. {}", question(asked)),
        Illegal::LuckAwaited => {
            "Erst entscheidet der Zufall; jetzt ist niemand gefragt.".to_owned()
        }
        Illegal::GameOver => "Die Partie ist zu Ende.".to_owned(),
        Illegal::NotAnOrigin(from) => format!(
            "Auf {} kannst du kein Boot aussetzen, nur auf dem Urmeer oder an einer eigenen Siedlung.",
            cell(from)
        ),
        Illegal::OriginFull(from) => {
            format!("Auf {} kannst du kein Boot aussetzen: Dort liegen schon zwei.", cell(from))
        }
        Illegal::PayerNotAboard(tribe) => {
            format!("Keine {} Figur ist an Bord, die den Wind bezahlen könnte.", bent(tribe, "e"))
        }
        Illegal::PaymentSinks(tribe) => format!(
            "Eine {} Figur kann nicht zahlen: Das Boot muss einen Passagier behalten und du die Mehrheit.",
            bent(tribe, "e")
        ),
        Illegal::PaymentMissing => {
            "Den Wind zu drehen kostet einen Passagier; nur der Gott der Winde zahlt nichts."
                .to_owned()
        }
        Illegal::PaymentNeedless => {
            "Der Gott der Winde dreht den Wind kostenlos; niemand zahlt.".to_owned()
        }
        Illegal::LeaveNotAboard(tribe) => {
            format!("Keine {} Figur ist an Bord, die als Spur bleiben könnte.", bent(tribe, "e"))
        }
        Illegal::OwnTrail(tribe) => format!(
            "Die {} Figur ist deine eigene; nur Spurfiguren eines anderen Stammes kommen an Bord.",
            bent(tribe, "e")
        ),
        Illegal::NotInTrail(tribe) => {
            format!("Keine {} Spurfigur kann hier jetzt an Bord kommen.", bent(tribe, "e"))
        }
        Illegal::LossNumber { needed, named } => {
            let needed = count(needed, "Passagier", "Passagiere");
            format!("Du musst genau {needed} verlieren; du nennst {named}.")
        }
        Illegal::LossNotAboard(lost) => {
            format!("Du kannst nicht {} verlieren: So viele sind nicht an Bord.", pawns(lost))
        }
        Illegal::NotArrived => "Dein Boot hat in diesem Zug kein Plättchen betreten, ist also nirgends angekommen: Du darfst nur Siedler absetzen.".to_owned(),
        Illegal::NoForeignSettlement => {
            "Siedler absetzen kannst du nur an der Siedlung eines anderen Spielers.".to_owned()
        }
        Illegal::SettledAlready => "Du hast in diesem Zug schon Siedler abgesetzt.".to_owned(),
        Illegal::SettlesNobody => {
            "Mindestens ein Passagier muss als Siedler zurückbleiben.".to_owned()
        }
        Illegal::SettlersNotAboard(left) => {
            format!("Du kannst nicht {} zurücklassen: So viele sind nicht an Bord.", pawns(left))
        }
        Illegal::NotLooseSettlers(taken) => format!(
            "Du kannst nicht {} an Bord nehmen: So viele lose Siedler gibt es hier nicht.",
            pawns(taken)
        ),
        Illegal::TakesTooMany { left, taken } => {
            let left = count(left, "Passagier", "Passagiere");
            let taken = count(taken, "Siedler", "Siedler");
            format!("Du lässt {left} zurück und kannst dafür nicht {taken} nehmen.")
        }
        Illegal::TakingSinks => {
            "Wer Siedler nimmt, muss über Wasser bleiben; so würde dein Boot sinken.".to_owned()
        }
        Illegal::NotAPartner(seat) => {
            format!("Mit {} kannst du hier keine Gespräche führen.", to_the_tribe(Tribe::of(seat)))
        }
        Illegal::DisclosedAlready => {
            "Du hast in diesem Zug schon einen Einblick vorgeschlagen.".to_owned()
        }
        Illegal::OffersSpent => "Du hast in diesem Zug kein Angebot mehr.".to_owned(),
        Illegal::ExchangedAlready(with) => format!(
            "Du hast in diesem Zug schon mit {} einen Handel abgeschlossen.",
            to_the_tribe(Tribe::of(with))
        ),
        Illegal::EmptyOffer => "Dieses Angebot würde nichts ändern.".to_owned(),
        Illegal::CounterPartner(seat) => format!(
            "Ein Gegenangebot betrifft dieselben zwei Spieler; es kann nicht {} nennen.",
            the_tribe(Tribe::of(seat))
        ),
        Illegal::KindMissing => "Nenne die Art des Tauschs: ‚boats‘ von Boot zu Boot, ‚settlement‘ in der Siedlung.".to_owned(),
        Illegal::KindNamed => "Nach Ausgabe 1 der Regeln bestimmt der Ort die Art des Tauschs; ein Angebot kann sie nicht nennen.".to_owned(),
        Illegal::CounterKind(_) => "Ein Gegenangebot muss von derselben Art sein wie das Angebot.".to_owned(),
        Illegal::CounterToCounter => {
            "Ein Gegenangebot kann man nur annehmen oder ablehnen.".to_owned()
        }
        Illegal::OfferLapsed => "Dieses Angebot lässt sich nicht mehr erfüllen.".to_owned(),
        Illegal::NoSuchPiece(handle) => format!("Es gibt kein Stück {handle}."),
        Illegal::NotYourBoat(handle) => format!(
            "Der Spieler am Zug gibt das Stück, mit dem er segelt, und das ist nicht {handle}."
        ),
        Illegal::NotTheirBoat(handle) => format!(
            "Auf See gibt der Partner das Stück, mit dem er segelt, und das ist nicht {handle}."
        ),
        Illegal::NotOnOffer(handle) => format!(
            "Der Partner gibt ein gesichertes, nicht offengelegtes Stück oder sein Boot hier; {handle} ist keines davon."
        ),
        Illegal::SwapMissing => "An einer Siedlung ist der Tausch der Stücke Pflicht.".to_owned(),
        Illegal::GiveNotAboard(given) => format!(
            "Der Spieler am Zug kann nicht {} geben: So viele sind nicht an Bord.",
            pawns(given)
        ),
        Illegal::TakeNotAboard(taken) => {
            format!("Der Partner kann nicht {} geben: So viele sind nicht an Bord.", pawns(taken))
        }
        Illegal::TakeNotSettlers(taken) => format!(
            "Der Partner kann nicht {} geben, nur lose Siedler des eigenen Stammes, die hier sind.",
            pawns(taken)
        ),
        Illegal::TooManyAboard(seat) => format!(
            "Das Boot {} würde mehr als {CREW_MAX} Figuren tragen.",
            of_the_tribe(Tribe::of(seat))
        ),
        Illegal::ExchangeSinks(seat) => format!(
            "Das Boot {} muss einen Passagier behalten und sein Kapitän die Mehrheit.",
            of_the_tribe(Tribe::of(seat))
        ),
        Illegal::NobodyToAttack => "Hier liegt kein anderes Boot.".to_owned(),
        Illegal::AttackedAlready => "Du hast in diesem Zug schon angegriffen.".to_owned(),
        Illegal::SafeHarbour => {
            "Auf dem Plättchen der Siedlung eines anderen Spielers ist kein Angriff erlaubt."
                .to_owned()
        }
        Illegal::AttackAfterExchange(seat) => format!(
            "Du hast in diesem Zug mit {} einen Handel abgeschlossen und kannst nicht mehr angreifen.",
            to_the_tribe(Tribe::of(seat))
        ),
        Illegal::AttackNumber { named, most: 1 } => {
            format!("Angreifen kannst du nur mit 1 Passagier, nicht mit {named}.")
        }
        Illegal::AttackNumber { named, most } => {
            format!("Angreifen kannst du mit 1 bis {most} Passagieren, nicht mit {named}.")
        }
        Illegal::NotAshore(named) => {
            format!("Zur Besatzung, die von Bord geht, gehören nicht {}.", pawns(named))
        }
        Illegal::SailOnNoBoat => {
            "Im Bootsstapel ist kein Boot mehr, mit dem jemand weitersegeln könnte.".to_owned()
        }
        Illegal::SailOnMajority => {
            "Unter denen, die weitersegeln, hättest du keine Mehrheit.".to_owned()
        }
        Illegal::NotYourPiece(handle) => {
            format!("Du hast kein gesichertes, nicht offengelegtes Stück {handle}.")
        }
        Illegal::NotALegend => {
            "Eine Legende besteht aus Gestalt, Ort und Tat, in dieser Reihenfolge.".to_owned()
        }
    }
}
