//! boardgame.io with a small ring game and its own loop of clients, from `benches-vs/boardgame-io`.

use crate::Speed;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder in which boardgame.io is installed.
pub struct Rival {
    folder: PathBuf,
}

impl Rival {
    /// Installs it, which needs Node and the network the first time.
    pub fn install(folder: &Path) -> Result<Rival, String> {
        let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benches-vs/boardgame-io");
        std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        for file in std::fs::read_dir(&ours).map_err(|error| error.to_string())?.flatten() {
            let copied = std::fs::copy(file.path(), folder.join(file.file_name()));
            copied.map_err(|error| error.to_string())?;
        }
        if !folder.join("node_modules").exists() {
            let mut npm = Command::new("npm");
            npm.args(["install", "--silent"]).current_dir(folder).stdout(Stdio::null());
            let status = npm.status().map_err(|error| format!("npm: {error}"))?;
            if !status.success() {
                return Err(format!("‘npm install’ failed ({status})"));
            }
        }
        Ok(Rival { folder: folder.to_owned() })
    }

    /// One round with this many matches of this many moves.
    pub fn round(&self, matches: &str, moves: &str, store: &str) -> Result<Speed, String> {
        let mut node = Command::new("node");
        node.args(["load.js", matches, moves, store]).current_dir(&self.folder);
        let output = node.stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| format!("node: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        serde_json::from_str(&text).map_err(|error| format!("boardgame.io: {error}: {text}"))
    }
}
