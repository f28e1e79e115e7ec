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

pub const CHOICES: &[Choice] = &[Choice {
    name: "table-option",
    path: "crate::serve::TableOption",
    values: &[
        ("clock", "Clock"),
        ("utc-offset", "UtcOffset"),
        ("away", "Away"),
        ("vote", "Vote"),
        ("pause", "Pause"),
    ],
}];
