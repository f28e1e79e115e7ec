//! The terminal interface in German.

use super::{Reason, Ui, seconds};
use crate::grammar::de::{count, join, quote};

pub(super) fn ui(text: Ui) -> String {
    let fixed = match text {
        Ui::NoTerminal => {
            "Zum Spielen braucht es ein Terminal: Ein- und Ausgabe in einem Fenster, nicht umgeleitet."
        }
        Ui::TerminalFailed { why } => return format!("Das Terminal hat versagt: {why}."),
        Ui::WrongSeats { given, players } => {
            return format!(
                "{players} Spieler brauchen {players} Plätze, beschrieben sind {given}."
            );
        }
        Ui::RecordExists { file } => {
            return format!(
                "{file} gibt es schon und wird nicht überschrieben; nimm eine andere Datei."
            );
        }
        Ui::TooSmall { columns, lines } => {
            return format!("Bitte vergrößere dieses Fenster auf mindestens {columns} × {lines}.");
        }
        Ui::TurnNumber { turn } => return format!("Zug {turn}"),
        Ui::StacksLeft { stacks, end } => {
            return format!(
                "{} (Ende bei {end})",
                count(stacks, "Plättchenstapel", "Plättchenstapel")
            );
        }
        Ui::IdleTurns { turns } => return format!("{turns} Züge ohne Fortschritt"),
        Ui::Bot(kind) => return format!("(Bot {kind})"),
        Ui::Asleep => "schlafen:",
        Ui::Answers => "Antworten",
        Ui::Legends => "Legenden",
        Ui::Song => "Lied",
        Ui::Songs => "Lieder",
        Ui::PairAt { place } => return format!("zwei Scheiben auf {place}"),
        Ui::SkipAt { place } => return format!("keine auf {place}"),
        Ui::Forgotten => "vergessen:",
        Ui::Scoring => "Wertung!",
        Ui::LysBonus => "Lys-Bonus",
        Ui::MayLift => "dann darf Red hochholen",
        Ui::ScoreAfter { before, after } => return format!("Punkte: {before} → {after}"),
        Ui::BotsMove { delay_ms: 0 } => "Die Bots ziehen.",
        Ui::BotsMove { delay_ms } => {
            return format!(
                "Die Bots ziehen, nach je {} s. Leertaste überspringt das Warten, + und − ändern es.",
                seconds(delay_ms, ',')
            );
        }
        Ui::AfterEnd => "Enter zeigt das Ergebnis, q verlässt das Spiel.",
        Ui::GameOver => "Die Partie ist zu Ende",
        Ui::KeyChoose => "wählen",
        Ui::KeyPlay => "ziehen",
        Ui::KeyType => "tippen",
        Ui::KeyComplete => "ergänzen",
        Ui::KeyBack => "zurück",
        Ui::KeyUndo => "zurücknehmen",
        Ui::KeyRules => "Regeln",
        Ui::KeyLanguage => "Sprache",
        Ui::KeyHelp => "Hilfe",
        Ui::KeyLeave => "Ende",
        Ui::KeySkip => "nicht warten",
        Ui::KeySpeed => "Tempo",
        Ui::KeyResult => "Ergebnis",
        Ui::KeyLook => "zeigen",
        Ui::KeyPieces => "Stücke",
        Ui::HandOver { name } => {
            return format!(
                "Gib den Bildschirm an {name} weiter. Alle anderen schauen weg; dann drückt {name} die Eingabetaste."
            );
        }
        Ui::UndoAllTheSame => "U nimmt ihn trotzdem zurück, und das Protokoll sagt es.",
        Ui::UndoAfterEnd => "Die Partie ist zu Ende; jetzt wird nichts mehr zurückgenommen.",
        Ui::EndAsked => {
            "Die Partie jetzt beenden? Die letzten Züge folgen. Noch einmal E stimmt für alle hier zu."
        }
        Ui::EndAgreed => "Die Partie endet: Die letzten Züge folgen.",
        Ui::BotsPlayOn => {
            "Bots beenden eine Partie erst, wenn drei Runden lang nichts gewachsen ist."
        }
        Ui::TakenBack => "Zurückgenommen.",
        Ui::Delay { delay_ms: 0 } => "Die Bots ziehen sofort.",
        Ui::Delay { delay_ms } => {
            return format!("Die Bots warten {} s vor jedem Zug.", seconds(delay_ms, ','));
        }
        Ui::NotKept { file, why } => {
            return format!(
                "{file} lässt sich nicht schreiben: {why}. Der nächste Zug versucht es wieder."
            );
        }
        Ui::KeptAgain { file } => {
            return format!("{file} ist wieder geschrieben, mit der ganzen Partie.");
        }
        Ui::SeedLost => {
            "Der Startwert dieser Partie ist verloren: Verdecktes wird ab hier neu gezogen, und der Zufall als Ganzes lässt sich nicht mehr nachprüfen."
        }
        Ui::Since { name } => return format!("{name}, seit deinem letzten Zug:"),
        Ui::Uncovered { tops } => return format!("Aufgedeckt: {tops}."),
        Ui::MoonsRose { moons } => return format!("Mondfelder: +{moons} ☾"),
        Ui::NoteTakenBack { name, lines: 1 } => {
            return format!("{name} nimmt einen Zug zurück, obwohl das nicht mehr freistand.");
        }
        Ui::NoteTakenBack { name, lines } => {
            return format!(
                "{name} nimmt einen Zug und alles danach zurück ({lines} Zeilen der Aufzeichnung)."
            );
        }
        Ui::Resumed => "Die Partie geht von ihrer Aufzeichnung aus weiter.",
        Ui::NoteSeedLost { tag } => {
            return format!(
                "Der Startwert ist verloren. Verdecktes wird neu gezogen; der Eintrag {tag} legt den neuen fest."
            );
        }
        Ui::Commitment { hex } => {
            return format!("Die Mischung steht fest; ihre Festlegung beginnt mit {hex}.");
        }
        Ui::KeptIn { file } => return format!("Die Partie wird in {file} aufgezeichnet."),
        Ui::KeyCards => "Karten",
        Ui::Cards => "Karten",
        Ui::CardsFor { name } => return format!("Karten: Wert und was sie {name} kosten"),
        Ui::CardsPrice => "5:2  eine Aufwertung: Wert 5, kostet dich 2",
        Ui::CardsPayable => "✓    diese Karte kannst du jetzt bezahlen",
        Ui::CardsLacking => "−2   so viele Plättchen fehlen dir",
        Ui::CardsTaken => "(U)  gehört dem Spieler dieses Abenteurers",
        Ui::CardsMine => "●    deine eigene; < nicht höher als deine, oder ein zweites Lied",
        Ui::Hidden => "Verdeckte Plättchen",
        Ui::HiddenAbout { total } => {
            return format!(
                "{total} Plättchen liegen unter den sichtbaren. Wie viele von jeder Art, von allen in der Schachtel, und die Chance, dass das nächste eins davon ist:"
            );
        }
        Ui::Won { name } => return format!("{name} gewinnt."),
        Ui::WonTogether { names } => {
            return format!("{} teilen sich den Sieg.", join(names));
        }
        Ui::Moons => "Monde",
        Ui::TilesLeft => "Plättch.",
        Ui::Points => "Punkte",
        Ui::LuckVerifiable => {
            "Der Startwert ist offen: Wer die Festlegung vorher gesehen hat, kann jedes Plättchen nachprüfen."
        }
        Ui::LuckNotVerifiable => {
            "Der erste Startwert ging unterwegs verloren; der Zufall der ganzen Partie lässt sich nicht nachprüfen."
        }
        Ui::NoRecord => "Diese Partie wurde nicht aufgezeichnet.",
        Ui::RecordIsIn { file } => {
            return format!(
                "Die Aufzeichnung ist in {file}; „emberwake record verify {file}“ prüft ihren Zufall nach."
            );
        }
        Ui::Leave => "Ende",
        Ui::LeaveQuestion => "Das Spiel verlassen?",
        Ui::LeaveKeys => "Enter oder j verlässt · jede andere Taste spielt weiter",
        Ui::GameWillBeLost => "Die Partie ist in keiner Datei aufgezeichnet und geht verloren.",
        Ui::GameIsKept { file } => {
            return format!(
                "Die Partie ist in {file} aufgezeichnet und kann von dort weitergehen."
            );
        }
        Ui::GameIsNotKept { file } => {
            return format!("{file} ließ sich nicht schreiben: Die letzten Züge gehen verloren.");
        }
        Ui::Help => "Hilfe",
        Ui::OverlayKeys => "↑ ↓ blättern · Esc schließt · l Sprache",
        Ui::ResultKeys => "↑ ↓ blättern · Esc zeigt das Brett · q verlässt",
        Ui::RulebookKeys => "↑ ↓ blättern · / suchen · Esc schließt · l Sprache",
        Ui::NothingFound { words } => {
            return format!("{} steht nirgends · / suchen · Esc schließt", quote(words));
        }
        Ui::Found { words, at, found } => {
            return format!(
                "{}: {at} von {found} · n weiter · N zurück · / suchen · Esc schließt",
                quote(words)
            );
        }
        Ui::HelpUpDown => "einen Zug wählen; das Brett zeigt, was er täte",
        Ui::HelpLeftRight => "zum nächsten Stapel oder zur nächsten Kartenart",
        Ui::HelpDigits => "zum nächsten Zug dieses Feldes",
        Ui::HelpEnter => "den gewählten Zug machen",
        Ui::HelpType => "einen Zug tippen: sow 2 cw pair 1; Tab ergänzt",
        Ui::HelpUndo => {
            "deinen letzten Zug zurücknehmen, wenn nichts aufgedeckt wurde und niemand gehandelt hat"
        }
        Ui::HelpEnd => "die Partie jetzt beenden, wenn alle einverstanden sind",
        Ui::HelpUndoAll => "ihn trotzdem zurücknehmen, mit allem danach; das Protokoll sagt es",
        Ui::HelpCards => "Karten und was sie dich kosten",
        Ui::HelpHidden => "verdeckte Plättchen nach Art",
        Ui::HelpRules => "Regelheft, bei der Regel der letzten Ablehnung; / sucht",
        Ui::HelpLanguage => "nächste Sprache",
        Ui::HelpLog => "im Protokoll blättern",
        Ui::HelpSpeed => "Bots schneller oder langsamer",
        Ui::HelpSpace => "nicht auf die Bots warten",
        Ui::HelpLeave => "verlassen, nach einer Frage",
        Ui::HelpEsc => "schließen oder das Tippen beenden",
        Ui::SignsPlace => {
            "Ein Feld: seine Nummer (▸ sein Stapel darf ziehen), das oberste Plättchen, ×Plättchen im Stapel, ◆Lys; darunter die Scheiben von unten nach oben (in Kästen: aufwärts)."
        }
        Ui::SignsPreview => {
            "Vor einem Zug: ↻2 zweite Ablage, unterstrichene Scheiben kämen dorthin, a‡→U Ulrich nähme dieses Plättchen, ✗ es verlässt das Spiel, ☾ es kommt auf die Mondfelder."
        }
        Ui::SignsCards => "Spieler: Plättchen mit Anzahl, [Karten] mit Wert, ☾ gewonnene Monde.",
    };
    fixed.to_owned()
}

pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NotFound => "der Ordner oder die Datei ist nicht da",
        Reason::NotAllowed => "du darfst dort nicht schreiben",
        Reason::IsFolder => "es ist ein Ordner",
        Reason::NotAFolder => "etwas auf dem Weg dorthin ist kein Ordner",
        Reason::Full => "es ist kein Platz mehr frei",
        Reason::ReadOnly => "dort lässt sich nichts schreiben",
    }
}
