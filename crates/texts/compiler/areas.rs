//! The files of messages, and the enums of Rust on which texts select.

use super::compiler::languages::HEAD;
use super::compiler::{Area, Choice, Kind};
use std::path::Path;

const fn messages(file: &'static str, name: &'static str) -> Area {
    Area { file, kind: Kind::Messages(name) }
}

const fn labels(file: &'static str, name: &'static str) -> Area {
    Area { file, kind: Kind::Labels(name) }
}

/// Labels of a list that is declared elsewhere: its code finds them by their ids, or in a macro. A
/// test next to the list demands that none is left over.
const fn listed(file: &'static str, name: &'static str) -> Area {
    labels(file, name)
}

const fn sentences(file: &'static str, name: &'static str) -> Area {
    Area { file, kind: Kind::Sentences(name) }
}

const fn labels_of(file: &'static str, path: &'static str) -> Area {
    Area { file, kind: Kind::LabelsOf(path) }
}

/// Returns the kind of each file in the English folder of messages, by its name without the
/// extension: what [`AREAS`] lists, or what its name implies if it is one of a game's usual files.
/// Any other file is an error.
pub fn of_folder(english: &Path) -> Result<Vec<Area>, String> {
    let area = |file: &String| {
        let listed = AREAS.iter().find(|area| area.file == file);
        let area = listed.copied().or_else(|| of_game(file.clone().leak()));
        area.ok_or_else(|| file.clone())
    };
    let entries = std::fs::read_dir(english).into_iter().flatten().flatten();
    let name = |entry: std::fs::DirEntry| {
        Some(entry.file_name().to_str()?.strip_suffix(".ftl")?.to_owned())
    };
    let mut files: Vec<String> = entries.filter_map(name).collect();
    files.retain(|file| format!("{file}.ftl") != HEAD);
    files.extend(AREAS.iter().map(|area| area.file.to_owned()));
    files.sort_unstable();
    files.dedup();
    files.iter().map(area).collect()
}

/// The files that most games have: `pebbles-event` is about the game whose folder is `src/pebbles`.
fn of_game(file: &'static str) -> Option<Area> {
    let (game, part) = file.split_once('-')?;
    let kind = match part {
        "event" => Kind::Sentences("Told"),
        "illegal" => Kind::Sentences("Refusal"),
        "move" => Kind::Sentences("Deed"),
        "setup" => Kind::Sentences("Problem"),
        "names" => Kind::Names,
        "options" => Kind::Options,
        "label" => {
            let (first, rest) = game.split_at_checked(1)?;
            Kind::Labels(format!("{}{rest}Label", first.to_uppercase()).leak())
        }
        _ => return None,
    };
    Some(Area { file, kind })
}

/// The files that are about no game in particular, or that only one game has.
pub const AREAS: &[Area] = &[
    messages("backup", "BackupMessage"),
    labels("backup-help", "BackupHelp"),
    messages("bots", "BotsMessage"),
    labels("bots-help", "BotsHelp"),
    listed("bots-level", "LevelText"),
    sentences("campfire-box", "Refusal"),
    messages("campfire-reason", "CampfireReason"),
    sentences("campfire-turn", "Deed"),
    messages("cli", "Message"),
    labels("cli-help", "Help"),
    labels("cli-label", "Label"),
    messages("cli-puzzles", "PuzzlesMessage"),
    labels("cli-puzzles-help", "PuzzlesHelp"),
    labels("cli-reason", "Reason"),
    sentences("grammar", "Grammar"),
    messages("lab", "LabMessage"),
    labels("lab-help", "LabHelp"),
    Area { file: "lesson-campfire", kind: Kind::Steps("CAMPFIRE_LESSON") },
    Area { file: "lesson-sea", kind: Kind::Steps("SEA_LESSON") },
    sentences("names", "Unnamed"),
    sentences("options", "Refusal"),
    messages("puzzle", "PuzzleMsg"),
    labels("puzzle-theme", "ThemeName"),
    sentences("record", "Said"),
    labels_of("record-end", "::kernel::EndProblem"),
    messages("review", "ReviewMessage"),
    labels("review-help", "ReviewHelp"),
    labels("review-label", "ReviewLabel"),
    sentences("rulebook-tag", "TagText"),
    sentences("sea-parts", "Part"),
    messages("sea-reason", "SeaReason"),
    labels_of("sea-preset", "::sea::Preset"),
    labels_of("sea-preset-help", "::sea::Preset"),
    sentences("sea-turn", "Deed"),
    labels("serve-confirm", "ConfirmPage"),
    listed("serve-group", "SettingGroup"),
    sentences("serve-email", "EmailText"),
    labels("serve-recover", "RecoverPage"),
    listed("serve-setting", "SettingHelp"),
    messages("serve-start", "Start"),
    labels("serve-stop", "StopPage"),
    messages("serve-database", "DatabaseProblem"),
    messages("serve-problem", "ServiceProblem"),
    messages("table-connection", "ConnectionProblem"),
    sentences("table-news", "Told"),
    sentences("table-refusal", "Refusal"),
    messages("table-ui", "TableMsg"),
    messages("terminal", "Ui"),
    labels("terminal-reason", "Reason"),
    messages("terminal-sea", "SeaUi"),
    messages("terminal-table", "TableMenuUi"),
    sentences("turn", "Sentence"),
    messages("web", "Msg"),
    messages("web-admin", "AdminMsg"),
    labels("web-book", "BookMsg"),
    messages("web-explore", "ExploreMsg"),
    messages("web-first", "FirstMsg"),
    messages("web-flow", "FlowMsg"),
    messages("web-learn", "LearnMsg"),
    messages("web-online", "OnlineMsg"),
    messages("web-sea", "SeaMsg"),
];

pub const CHOICES: &[Choice] = &[
    Choice {
        name: "adventurer",
        path: "::campfire::Adventurer",
        values: &[
            ("ulrich", "Ulrich"),
            ("moon", "Moon"),
            ("red", "Red"),
            ("siana", "Siana"),
            ("nostromo", "Nostromo"),
        ],
    },
    Choice {
        name: "legend",
        path: "::campfire::Legend",
        values: &[
            ("anchor", "Anchor"),
            ("bell", "Bell"),
            ("comet", "Comet"),
            ("drum", "Drum"),
            ("eye", "Eye"),
            ("feather", "Feather"),
            ("gate", "Gate"),
        ],
    },
    Choice {
        name: "tile",
        path: "::campfire::Tile",
        values: &[
            ("anchor", "Story(::campfire::Legend::Anchor)"),
            ("bell", "Story(::campfire::Legend::Bell)"),
            ("comet", "Story(::campfire::Legend::Comet)"),
            ("drum", "Story(::campfire::Legend::Drum)"),
            ("eye", "Story(::campfire::Legend::Eye)"),
            ("feather", "Story(::campfire::Legend::Feather)"),
            ("gate", "Story(::campfire::Legend::Gate)"),
            ("moon", "Moon"),
            ("wild", "Wild"),
        ],
    },
    Choice {
        name: "disc",
        path: "::campfire::Disc",
        values: &[
            ("nomad", "Nomad"),
            ("ulrich", "Ulrich"),
            ("moon", "Moon"),
            ("red", "Red"),
            ("siana", "Siana"),
            ("nostromo", "Nostromo"),
            ("frog", "Frog"),
        ],
    },
    Choice {
        name: "direction",
        path: "::campfire::Direction",
        values: &[("clockwise", "Clockwise"), ("counterclockwise", "Counterclockwise")],
    },
    Choice {
        name: "question",
        path: "::campfire::Question",
        values: &[
            ("pick", "Pick"),
            ("frog", "Frog"),
            ("sleeper", "Sleeper"),
            ("disc", "Disc"),
            ("point-lys", "PointLys"),
            ("nudge", "Nudge"),
            ("act", "Act"),
            ("lys-bonus", "LysBonus"),
            ("lift", "Lift"),
            ("last-writing", "LastWriting"),
        ],
    },
    Choice {
        name: "end",
        path: "::campfire::End",
        values: &[("stacks", "Stacks"), ("table", "Table"), ("standstill", "Standstill")],
    },
    Choice {
        name: "tribe",
        path: "::sea::Tribe",
        values: &[
            ("red", ""),
            ("blue", ""),
            ("green", ""),
            ("yellow", ""),
            ("purple", ""),
            ("white", ""),
        ],
    },
    Choice {
        name: "myth",
        path: "::sea::Myth",
        values: &[
            ("tides", ""),
            ("wind", ""),
            ("wedding", ""),
            ("bell", ""),
            ("oar", ""),
            ("fire", ""),
        ],
    },
    Choice {
        name: "component",
        path: "::sea::Component",
        values: &[
            ("tides-character", ""),
            ("tides-location", ""),
            ("tides-action", ""),
            ("wind-character", ""),
            ("wind-location", ""),
            ("wind-action", ""),
            ("wedding-character", ""),
            ("wedding-location", ""),
            ("wedding-action", ""),
            ("bell-character", ""),
            ("bell-location", ""),
            ("bell-action", ""),
            ("oar-character", ""),
            ("oar-location", ""),
            ("oar-action", ""),
            ("fire-character", ""),
            ("fire-location", ""),
            ("fire-action", ""),
        ],
    },
    Choice {
        name: "tile-kind",
        path: "::sea::TileKind",
        values: &[("sea", "Sea"), ("coast", "Coast"), ("island", "Island"), ("fog", "Fog")],
    },
    Choice {
        name: "sea-direction",
        path: "::sea::Direction",
        values: &[
            ("n", "N"),
            ("ne", "NE"),
            ("e", "E"),
            ("se", "SE"),
            ("s", "S"),
            ("sw", "SW"),
            ("w", "W"),
            ("nw", "NW"),
        ],
    },
    Choice {
        name: "side",
        path: "::sea::Side",
        values: &[("clockwise", "Clockwise"), ("counterclockwise", "Counterclockwise")],
    },
    Choice {
        name: "part",
        path: "::sea::Part",
        values: &[("character", "Character"), ("location", "Location"), ("action", "Action")],
    },
    Choice {
        name: "feat",
        path: "::sea::Feat",
        values: &[
            ("storm", "Storm"),
            ("battle", "Battle"),
            ("fog", "Fog"),
            ("circulation", "Circulation"),
            ("pollinisation", "Pollinisation"),
        ],
    },
    Choice {
        name: "column",
        path: "crate::sea::Column",
        values: &[
            ("mythical", "Mythical"),
            ("legendary", "Legendary"),
            ("builders", "Builders"),
            ("nomads", "Nomads"),
            ("area", "Area"),
        ],
    },
    Choice {
        name: "sea-question",
        path: "::sea::Question",
        values: &[
            ("last-turn", "LastTurn"),
            ("summon", "Summon"),
            ("mover", "Mover"),
            ("launch", "Launch"),
            ("course", "Course"),
            ("wind", "Wind"),
            ("side", "Side"),
            ("onward", "Onward"),
            ("fog", "Fog"),
            ("leave-behind", "LeaveBehind"),
            ("trail-swap", "TrailSwap"),
            ("losses", "Losses"),
            ("found-here", "FoundHere"),
            ("interact", "Interact"),
            ("answer-disclosure", "AnswerDisclosure"),
            ("answer-offer", "AnswerOffer"),
            ("answer-counter", "AnswerCounter"),
            ("claim", "Claim"),
            ("disembark", "Disembark"),
            ("legend", "Legend"),
        ],
    },
    Choice {
        name: "trigger",
        path: "::sea::Trigger",
        values: &[
            ("legends", "Legends"),
            ("tiles", "Tiles"),
            ("boats", "Boats"),
            ("dead", "Dead"),
            ("table", "Table"),
            ("becalmed", "Becalmed"),
        ],
    },
    Choice {
        name: "loss-reason",
        path: "::sea::LossReason",
        values: &[("crowd", "Crowd"), ("fog", "Fog"), ("storm", "Storm"), ("battle", "Battle")],
    },
    Choice {
        name: "sink-reason",
        path: "::sea::SinkReason",
        values: &[("empty", "Empty"), ("no-majority", "NoMajority"), ("vaal", "Vaal")],
    },
    Choice {
        name: "secured-by",
        path: "::sea::SecuredBy",
        values: &[
            ("founding", "Founding"),
            ("docking", "Docking"),
            ("exchange", "Exchange"),
            ("battle", "Battle"),
        ],
    },
    Choice {
        name: "exchange-kind",
        path: "::sea::ExchangeKind",
        values: &[("boats", "Boats"), ("settlement", "Settlement")],
    },
    Choice {
        name: "tile-mix",
        path: "::sea::TileMix",
        values: &[("default", "Default"), ("open-sea", "OpenSea"), ("rich-lands", "RichLands")],
    },
    Choice {
        name: "table-option",
        path: "::table::HostingProblem",
        values: &[
            ("clock", "Clock"),
            ("utc-offset", "UtcOffset"),
            ("away", "Away"),
            ("vote", "Vote"),
            ("pause", "Pause"),
        ],
    },
];
