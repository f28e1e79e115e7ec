//! The help in German.

use super::Help;

pub(super) fn help(help: Help) -> &'static str {
    match help {
        Help::HeadingUsage => "Aufruf:",
        Help::HeadingCommands => "Befehle",
        Help::HeadingArguments => "Argumente",
        Help::HeadingOptions => "Optionen",
        Help::HeadingTable => "Optionen des Tisches",
        Help::HeadingExamples => "Beispiele:",

        Help::Emberwake => "Brettspiele im Terminal, mit Aufzeichnungen, die jeder prüfen kann",
        Help::Lang => "Die Sprache; sonst wie EMBERWAKE_LANG, LC_ALL oder LANG sagt, oder Englisch",
        Help::Help => "Zeigt diese Hilfe",
        Help::Version => "Zeigt die Version",
        Help::ExitCodes => {
            "Rückgabewerte:\n  \
             0  in Ordnung; auch wenn eine Pipe geschlossen wird, bevor alles ausgegeben ist\n  \
             1  das Geprüfte ist falsch: eine Aufzeichnung, ein Zug darin, eine Schachtel\n  \
             2  die Befehlszeile ist unverständlich oder verlangt, was es nicht gibt\n  \
             3  eine Datei, die Ausgabe oder das Terminal lässt sich nicht lesen oder schreiben"
        }
        Help::Json => "Gibt ein JSON-Objekt aus",
        Help::JsonLines => "Gibt ein JSON-Objekt je Zeile aus",
        Help::Players => "Wie viele spielen; 4, wenn nichts gesagt ist",

        Help::Play => "Eine Partie in diesem Terminal spielen, mit Menschen und Bots",
        Help::Rules => "Die Spielregel zeigen, oder Teile davon",
        Help::Simulate => "Bots ganze Partien spielen lassen und zusammenzählen, wie sie ausgingen",
        Help::Arena => {
            "Bots vergleichen: dieselben Spiele in jeder Sitzordnung, mit Intervallen und Wertungen"
        }
        Help::Tune => {
            "Die Gewichte der Bots eines Spiels finden, indem sie gegeneinander spielen, und ausgeben"
        }
        Help::Bench => "Messen, wie viele zufällige Partien ein Kern je Sekunde Rechenzeit spielt",
        Help::Perft => "Die Stellungen zählen, die eine Anzahl Schritte entfernt liegen",
        Help::Record => "Aufgezeichnete Partien prüfen, erzählen und bestätigen",
        Help::BoxCommand => "Schachteln prüfen und zeigen, die Dateien mit den Kartenwerten",

        Help::Adventurers => {
            "Wie Abenteurer gewählt werden: von den Spielern, zufällig, oder je Sitzplatz genannt (C2.3) [pick]"
        }
        Help::First => {
            "Wer beginnt: der Zufall entscheidet, oder der Sitzplatz mit dieser Nummer ab 0 (C2.2) [random]"
        }
        Help::EvenStacks => "Ob alle Stapel 14 Plättchen haben und nicht 12 bis 16 (C3.1) [on]",
        Help::MoonTies => "Wie gleichauf Führende die Monde einer Wertung teilen (C7A.5) [pool]",
        Help::Standstill => {
            "Nach wie vielen Zügen ohne Wirkung die Partie endet, oder off (C8.3) [60]"
        }
        Help::Lumarathon => {
            "Drei Sitzplätze aus der Partie Oh Captain! davor: Captain, Gewinner, Letzter (C9A.1) [off]"
        }
        Help::Box => {
            "Eine Datei mit den Kartenwerten des eigenen Spiels (C1.7); siehe „emberwake box“"
        }

        Help::PlayPlayers => "Wie viele spielen; so viele, wie --seats nennt, oder 4",
        Help::Seats => {
            "Wer wo sitzt: human, random, greedy, medium oder hard für jeden Sitzplatz; du gegen medium-Bots, wenn nichts gesagt ist"
        }
        Help::Names => "Wie die Sitzplätze heißen",
        Help::PlaySeed => {
            "Der Startwert des Gebers: eine Zahl oder 64 hexadezimale Ziffern; ein geheimer, wenn nichts gesagt ist"
        }
        Help::PlayRecord => {
            "Die Partie laufend in dieser Datei festhalten; eine laufende Partie darin wird mit ihrem eigenen Tisch fortgesetzt"
        }
        Help::Resume => "Nur fortsetzen: Die Datei von --record muss es geben",
        Help::BotDelay => "Wie lange ein Bot vor seinem Zug wartet, in Millisekunden [600]",

        Help::RuleIds => "Nur die Absätze mit diesen Nummern",
        Help::Find => "Nur die Absätze, die diese Wörter enthalten",

        Help::Bots => {
            "Die Bots, die in dieser Reihenfolge und wieder von vorn Platz nehmen: random, first-steps, easy, medium, hard, greedy, keen, uct:N oder search:N, wobei N sagt, wie oft ein Bot vorausschaut [random]"
        }
        Help::Rotate => "Die Bots rücken mit jeder Partie um einen Sitzplatz weiter",
        Help::Games => "Wie viele Partien [100]",
        Help::TurnsMax => "Eine Partie nach so vielen Zügen abbrechen und als unbeendet zählen",
        Help::SimulateSeed => {
            "Die Zahl, aus der aller Zufall der Reihe folgt; ihre erste Partie wird gegeben wie mit „play --seed“ [1]"
        }
        Help::Records => "Jede Partie in diesen Ordner schreiben, als SPIEL-STARTWERT-NUMMER.rec",
        Help::Force => "Aufzeichnungen überschreiben, die es schon gibt",
        Help::Threads => {
            "Auf wie vielen Threads; so vielen, wie es Kerne gibt, wenn nichts gesagt ist"
        }

        Help::ArenaBots => {
            "Die Bots, einer für jeden Sitzplatz: random, first-steps, easy, medium, hard, strongest:Ns, greedy, keen, uct:N, search:N oder search:Ns, wobei N sagt, wie oft ein Bot vorausschaut oder wie viele Sekunden lang"
        }
        Help::ArenaSeats => {
            "Ob jede Verteilung in jeder Sitzordnung gespielt wird oder nur einmal [rotate]"
        }
        Help::ArenaSprt => {
            "Aufhören, sobald entschieden ist, welchen dieser beiden Siegesanteile der erste Bot hat"
        }
        Help::ArenaResume => {
            "Beendete Partien in dieser Datei behalten und nach denen weitermachen, die darin stehen"
        }
        Help::TuneMethod => {
            "Die Gewichte den Ergebnissen der Partien anpassen oder sie in Wettkämpfen Schritt für Schritt verbessern [fit]"
        }
        Help::TuneBot => "Wer spielt, auf jedem Sitzplatz [search:60]",

        Help::BenchPlayers => {
            "Wie viele spielen; jede mögliche Zahl nacheinander, wenn nichts gesagt ist"
        }
        Help::Seconds => "Wie viele Sekunden für jede Spielerzahl gespielt wird [2]",

        Help::PerftSeed => "Der Startwert des Gebers: eine Zahl oder 64 hexadezimale Ziffern [1]",
        Help::Depth => {
            "Wie viele Schritte; so viele, wie etwa eine Sekunde erlaubt, wenn nichts gesagt ist"
        }
        Help::PerftRecord => {
            "Von einer Stellung dieser Aufzeichnung aus zählen und nicht von der ersten Entscheidung nach dem Geben"
        }
        Help::PerftLine => {
            "Nach so vielen Zügen und Ergebnissen der Aufzeichnung; nach allen, wenn nichts gesagt ist"
        }

        Help::RecordCheck => "Aufzeichnungen lesen und nach den Regeln nachspielen",
        Help::RecordShow => "Aufzeichnungen in Sätzen erzählen, und woher ihre Punkte kommen",
        Help::RecordVerify => {
            "Allen Zufall von Aufzeichnungen an den Startwerten prüfen, die sie aufdecken"
        }
        Help::RecordStates => "Jede Stellung von Aufzeichnungen ausgeben, ein JSON-Objekt je Zeile",
        Help::RecordFiles => "Aufzeichnungen; „-“ für die Standardeingabe",
        Help::StatesSeat => {
            "Nur was dieser Sitzplatz weiß; geheime Schritte der anderen stehen als „?“ da [alles]"
        }
        Help::StatesLegal => "Nennt auch die erlaubten Züge jeder Stellung",
        Help::StatesJson => "Stellungen werden in jedem Fall als JSON ausgegeben",

        Help::BoxCheck => "Sagen, ob sich mit einer Schachtel spielen lässt, und wenn nicht, warum",
        Help::BoxShow => "Eine Schachtel ausgeben; ohne Datei die übliche, um mit ihr anzufangen",
        Help::BoxFile => "Eine Schachtel; „-“ für die Standardeingabe",

        Help::Admin => "Meldungen lesen und sich um Leute und Tische eines Servers kümmern",
        Help::AdminDatabase => {
            "Die Datenbank des Servers: sqlite:DATEI oder postgres://… [wie bei serve]"
        }
        Help::AdminReports => "Offene Meldungen auflisten, die neuesten zuerst",
        Help::AdminAll => "Auch geschlossene Meldungen auflisten",
        Help::AdminClose => "Eine Meldung schließen",
        Help::AdminReport => "Die Nummer der Meldung",
        Help::AdminNote => "Was du entschieden hast, für das Protokoll",
        Help::AdminPeople => "Leute nach einem Teil ihres Namens oder Anmeldenamens suchen",
        Help::AdminFind => "Ein Teil des Namens oder Anmeldenamens",
        Help::AdminBan => "Jemanden abmelden und aussperren",
        Help::AdminUnban => "Jemanden wieder hereinlassen",
        Help::AdminMute => "Jemandem den Chat sperren",
        Help::AdminUnmute => "Jemandem den Chat wieder erlauben",
        Help::AdminDays => "Für so viele Tage [für immer]",
        Help::AdminRename => "Jemandem einen anderen Namen geben",
        Help::AdminName => "Der neue Name",
        Help::AdminRole => "Jemanden zum Administrator machen oder wieder zum Spieler",
        Help::AdminResetPassword => {
            "Jemandem ein neues Passwort geben, es anzeigen und ihn abmelden"
        }
        Help::AdminDeletePerson => {
            "Eine Person löschen; ihre beendeten Spiele bleiben ohne den Namen"
        }
        Help::AdminDeleteTable => "Einen Tisch mit seinem Spiel und seinem Chat löschen",
        Help::AdminDeleteRecord => "Eine hochgeladene Partie löschen",
        Help::AdminAudit => "Auflisten, was Administratoren getan haben, das Neueste zuerst",
        Help::AdminPerson => "Die Nummer der Person, wie in admin people",
        Help::AdminId => "Sein Name, der letzte Teil seiner Adresse",
        Help::Load => {
            "Messen, wie viele Züge in der Sekunde ein Server auf diesem Rechner speichert"
        }
        Help::LoadAt => {
            "Die Adresse eines Servers auf diesem Rechner; sonst wird einer für die Messung gestartet"
        }
        Help::LoadDatabase => {
            "Die Datenbank der gestarteten Server; sonst eine vorübergehende Datei"
        }
        Help::LoadProcesses => {
            "Wie viele Server auf einer Datenbank gestartet werden; mehrere brauchen PostgreSQL [1]"
        }
        Help::LoadTables => "An wie vielen Tischen zugleich gespielt wird [200]",
        Help::LoadSeconds => "Wie viele Sekunden eine Runde dauert [5]",
        Help::LoadRounds => "Wie viele Runden es gibt [3]",
        Help::LoadEcho => {
            "Zwischen den Runden auch einen nackten Server messen, der jede Nachricht zurückschickt"
        }
        Help::LoadIdleTables => {
            "Wie viele Tische auf eine Person warten sollen, um ihren Speicherbedarf zu sehen [0]"
        }
        Help::LoadIdleSockets => {
            "Wie viele stille Verbindungen offen sein sollen, um ihren Speicherbedarf zu sehen [0]"
        }
    }
}
