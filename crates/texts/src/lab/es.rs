//! What the lab says in Spanish.

use super::{LabHelp, LabMessage};
use crate::grammar::es::{count, quote};

pub(super) fn lab_help(help: LabHelp) -> &'static str {
    match help {
        LabHelp::Lab => "Estudiar un juego: cambiar una regla o una carta y ver qué pasa",
        LabHelp::Run => "Jugar las partidas de un plan y guardar los datos",
        LabHelp::Report => "Escribir el informe de un estudio en una página HTML",
        LabHelp::Compare => "Mostrar qué cifras de dos estudios difieren sin duda",
        LabHelp::Balance => "Buscar opciones y valores de cartas más cercanos a un objetivo",
        LabHelp::Record => "Mostrar el registro de una partida de un estudio",
        LabHelp::Plan => "El plan, un archivo TOML (véase docs/lab.md)",
        LabHelp::Data => "La carpeta de un estudio",
        LabHelp::OtherData => "La carpeta del estudio con el que se compara",
        LabHelp::RunOut => "La carpeta de los datos [por defecto: el nombre del plan con .lab]",
        LabHelp::PageOut => "La página que se escribe [por defecto: junto a los datos]",
        LabHelp::NoRecords => "No escribir registros junto a la página",
        LabHelp::Target => "El objetivo, un archivo TOML (véase docs/lab.md)",
        LabHelp::Game => "La partida como la nombran los informes: 0.17, por ejemplo",
    }
}

pub(super) fn lab_message(message: &LabMessage) -> String {
    match *message {
        LabMessage::Progress { done, all, left } => {
            format!("{done} de {all} partidas, quedan {left}")
        }
        LabMessage::Searching { settings, distance } => format!(
            "{}, distancia {distance}",
            count(settings, "ajuste probado", "ajustes probados")
        ),
        LabMessage::Complete { games, folder } => {
            format!("{} en {folder}.", count(games as usize, "partida", "partidas"))
        }
        LabMessage::Stopped { games, folder } => format!(
            "Detenido tras {}. Ejecuta el mismo plan otra vez para seguir con {folder}.",
            count(games as usize, "partida", "partidas")
        ),
        LabMessage::Written { file } => format!("El informe está en {file}."),
        LabMessage::WrittenWithRecords { file, records, folder } => format!(
            "El informe está en {file}, {} en {folder}.",
            count(records, "registro citado", "registros citados")
        ),
        LabMessage::Misread { why } => format!("No se puede leer: {why}."),
        LabMessage::NoGame { name, known } => {
            format!("No hay ningún juego {}, solo: {known}.", quote(name))
        }
        LabMessage::Players { wanted, least, most } => {
            format!("Este juego es para {least} a {most} jugadores, no para {wanted}.")
        }
        LabMessage::NoQuestion { word, known } => {
            format!("No hay ninguna pregunta {}, solo: {known}.", quote(word))
        }
        LabMessage::BadNumber { key } => format!("{}: ese número no sirve.", quote(key)),
        LabMessage::BadList { key } => {
            format!("{}: la lista está vacía, es demasiado larga o se repite.", quote(key))
        }
        LabMessage::VariantTwice { name } => {
            format!("Dos variantes se llaman {}.", quote(name))
        }
        LabMessage::InVariant { name, why } => format!("Variante {}: {why}", quote(name)),
        LabMessage::NoBoxes => "Este juego no tiene archivos de caja.".to_owned(),
        LabMessage::NoStudy { folder } => {
            format!("{folder}: en esta carpeta no hay ningún estudio.")
        }
        LabMessage::Damaged { file, why } => format!("{file}: el archivo está dañado: {why}."),
        LabMessage::Checksum { file } => format!(
            "{file}: el archivo fue modificado o está dañado. Ejecuta el plan para sustituirlo."
        ),
        LabMessage::Version { file, version } => {
            format!("{file}: este programa no lee la versión {version} de los datos.")
        }
        LabMessage::OtherStudy { folder } => {
            format!("{folder}: en esta carpeta hay otro estudio. Indica otra con --out.")
        }
        LabMessage::Empty { folder } => {
            format!("{folder}: todavía no se ha jugado ninguna partida.")
        }
        LabMessage::NoSuchGame { game } => {
            format!("El estudio no tiene la partida {}. Nómbrala como 0.17.", quote(game))
        }
        LabMessage::DifferentGames { first, second } => {
            format!("Los estudios tratan de juegos distintos: {first} y {second}.")
        }
        LabMessage::NoGoal => "El objetivo no tiene ningún [[goal]].".to_owned(),
        LabMessage::NoSpace => {
            "El objetivo no tiene [space]: indica los ajustes y los valores que probar.".to_owned()
        }
        LabMessage::BadRange { figure } => {
            format!("Meta {}: low debe ser menor que high, por ejemplo \"18 %\".", quote(figure))
        }
        LabMessage::NoFigure { figure } => {
            format!("Ninguna cifra tiene un nombre que empiece por {}.", quote(figure))
        }
        LabMessage::NotAList { key } => {
            format!("[space] {}: indica una lista de valores.", quote(key))
        }
    }
}
