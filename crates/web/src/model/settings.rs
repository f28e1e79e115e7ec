//! The settings of a person: language, theme, motion, sound.

use texts::Lang;

/// The theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Follows the system.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// No animation; the board jumps to the new state.
    Off,
    /// Half speed.
    Slow,
    /// Normal speed.
    #[default]
    Normal,
    /// Double speed.
    Fast,
}

impl Motion {
    /// All speeds, in the order of a menu.
    pub const ALL: [Motion; 4] = [Motion::Off, Motion::Slow, Motion::Normal, Motion::Fast];

    /// Returns the word used in storage.
    pub const fn word(self) -> &'static str {
        match self {
            Motion::Off => "off",
            Motion::Slow => "slow",
            Motion::Normal => "normal",
            Motion::Fast => "fast",
        }
    }

    /// Scales a duration given at normal speed.
    pub const fn scale(self, ms: u32) -> u32 {
        match self {
            Motion::Off => 0,
            Motion::Slow => ms * 2,
            Motion::Normal => ms,
            Motion::Fast => ms / 2,
        }
    }
}

impl Theme {
    /// All themes, in the order of a menu.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Returns the word used in storage and on the page's root.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Returns the color of the bar at the top, which the system may use for its own bar, given a
    /// light or dark system. The style sheet calls it `--surface`.
    pub const fn bar(self, system: Theme) -> &'static str {
        match (self, system) {
            (Theme::Dark, _) | (Theme::Auto, Theme::Dark) => "#1b2240",
            (Theme::Light, _) | (Theme::Auto, Theme::Auto | Theme::Light) => "#fffaf0",
        }
    }
}

/// The maximum volume.
pub const VOLUME_MAX: u8 = 10;
/// The default volume: low.
const VOLUME: u8 = 3;

/// The settings of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language; `None` follows the browser.
    pub lang: Option<Lang>,
    /// The theme.
    pub theme: Theme,
    /// The speed of animations.
    pub motion: Motion,
    /// Whether sound is on.
    pub sound: bool,
    /// The volume, from 1 to [`VOLUME_MAX`].
    pub volume: u8,
    /// Whether a phone vibrates when pieces land.
    pub vibration: bool,
    /// Whether the offer of the guided game was declined or taken.
    pub guided: bool,
    /// Whether tables on this device offer hints.
    pub hints: bool,
    /// Whether replays hide the result until someone asks.
    pub spoiler_free: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            theme: Theme::default(),
            motion: Motion::default(),
            sound: true,
            volume: VOLUME,
            vibration: false,
            guided: false,
            hints: true,
            spoiler_free: false,
        }
    }
}

impl Settings {
    /// Returns the text to store.
    pub fn save(&self) -> String {
        let lang = self.lang.map_or("auto", Lang::tag);
        let switch = |on: bool| if on { "on" } else { "off" };
        format!(
            "lang {lang}\ntheme {}\nmotion {}\nsound {}\nvolume {}\nvibration {}\nguided {}\n\
             hints {}\nspoiler-free {}\n",
            self.theme.word(),
            self.motion.word(),
            switch(self.sound),
            self.volume,
            switch(self.vibration),
            switch(self.guided),
            switch(self.hints),
            switch(self.spoiler_free),
        )
    }

    /// Parses a stored text. Unreadable settings get their defaults.
    pub fn load(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            match key {
                "lang" => settings.lang = Lang::from_tag(value),
                "theme" => {
                    let found = Theme::ALL.into_iter().find(|theme| theme.word() == value);
                    settings.theme = found.unwrap_or_default();
                }
                "motion" => {
                    let found = Motion::ALL.into_iter().find(|motion| motion.word() == value);
                    settings.motion = found.unwrap_or_default();
                }
                "sound" => settings.sound = value != "off",
                "volume" => {
                    let found = value.parse().ok().filter(|loud| (1..=VOLUME_MAX).contains(loud));
                    settings.volume = found.unwrap_or(VOLUME);
                }
                "vibration" => settings.vibration = value == "on",
                "guided" => settings.guided = value == "on",
                "hints" => settings.hints = value != "off",
                "spoiler-free" => settings.spoiler_free = value == "on",
                _ => {}
            }
        }
        settings
    }
}
