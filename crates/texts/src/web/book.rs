//! What the page says while it fetches a rulebook.

use crate::Lang;
use crate::messages::messages;

messages! {
/// Something the page says while it fetches a rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookMsg {
    /// It is on its way.
    Loading,
    /// It could not be fetched, and what to do.
    Missing,
    /// The button that fetches it once more.
    Retry,
}
}

/// Says it in a language.
pub fn say_book(lang: Lang, what: &BookMsg) -> String {
    let said = match (lang, what) {
        (Lang::En, BookMsg::Loading) => "Loading the rulebook…",
        (Lang::En, BookMsg::Missing) => {
            "The rulebook could not be loaded. Check your connection and try again; once loaded, it stays available offline."
        }
        (Lang::En, BookMsg::Retry) => "Try again",
        (Lang::Fr, BookMsg::Loading) => "Chargement des règles…",
        (Lang::Fr, BookMsg::Missing) => {
            "Impossible de charger les règles. Vérifie la connexion et réessaie\u{a0}; une fois chargées, elles restent disponibles hors ligne."
        }
        (Lang::Fr, BookMsg::Retry) => "Réessayer",
        (Lang::De, BookMsg::Loading) => "Die Regeln werden geladen …",
        (Lang::De, BookMsg::Missing) => {
            "Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal; einmal geladen, sind sie auch ohne Netz da."
        }
        (Lang::De, BookMsg::Retry) => "Noch einmal versuchen",
        (Lang::Es, BookMsg::Loading) => "Cargando las reglas…",
        (Lang::Es, BookMsg::Missing) => {
            "No se han podido cargar las reglas. Comprueba la conexión e inténtalo de nuevo; una vez cargadas, siguen disponibles sin conexión."
        }
        (Lang::Es, BookMsg::Retry) => "Intentar de nuevo",
    };
    said.to_owned()
}
