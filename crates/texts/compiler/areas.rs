//! The files of messages, and the enums of Rust on which texts select.

use super::compiler::{Area, Choice, Kind};

const fn messages(file: &'static str, name: &'static str) -> Area {
    Area { file, kind: Kind::Messages(name) }
}

const fn labels(file: &'static str, name: &'static str) -> Area {
    Area { file, kind: Kind::Labels(name) }
}

const fn sentences(file: &'static str, name: &'static str) -> Area {
    Area { file, kind: Kind::Sentences(name) }
}

pub const AREAS: &[Area] = &[
    sentences("campfire-event", "Told"),
    sentences("campfire-illegal", "Refusal"),
    sentences("campfire-move", "Deed"),
    Area { file: "campfire-names", kind: Kind::Names },
    messages("cli", "Message"),
    labels("cli-help", "Help"),
    labels("cli-label", "Label"),
    labels("cli-reason", "Reason"),
    messages("desk", "Msg"),
    sentences("desk-news", "Told"),
    Area { file: "lesson-campfire", kind: Kind::Steps("CAMPFIRE_LESSON") },
    Area { file: "lesson-sea", kind: Kind::Steps("SEA_LESSON") },
    sentences("names", "Unnamed"),
    sentences("record", "Said"),
    Area { file: "record-end", kind: Kind::LabelsOf("::kernel::EndRefusal") },
    labels("serve-confirm", "ConfirmPage"),
    Area { file: "serve-group", kind: Kind::LabelsOf("crate::serve::Group") },
    sentences("serve-letter", "Letter"),
    labels("serve-recover", "RecoverPage"),
    Area { file: "serve-setting", kind: Kind::LabelsOf("crate::serve::Setting") },
    messages("serve-start", "Start"),
    labels("serve-stop", "StopPage"),
    messages("serve-trouble", "Trouble"),
    messages("serve-unkept", "Unkept"),
    messages("table-nuisance", "Nuisance"),
    sentences("table-refusal", "Refusal"),
    messages("terminal", "Ui"),
    labels("terminal-reason", "Reason"),
    messages("terminal-sea", "SeaUi"),
    messages("web", "Msg"),
    messages("web-online", "Msg"),
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
        name: "table-option",
        path: "crate::serve::TableOption",
        values: &[
            ("clock", "Clock"),
            ("utc-offset", "UtcOffset"),
            ("away", "Away"),
            ("vote", "Vote"),
            ("pause", "Pause"),
        ],
    },
];
