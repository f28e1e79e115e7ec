//! The page of settings: language, colors, motion and sound.

use super::app::App;
use super::{audio, offline, platform};
use crate::model::settings::VOLUME_MAX;
use crate::model::{Motion, Sound, Theme};
use leptos::prelude::*;
use texts::Lang;
use texts::web::{LearnMsg, Msg, say, say_learn};

/// Shows the page of settings.
pub fn page(app: App) -> impl IntoView {
    view! {
        <div class="page">
            <h1>{move || app.say(Msg::Settings)}</h1>
            <div class="form">
                {language(app)} {theme(app)} {motion(app)} {sound(app)}
                <label class="check">
                    <input
                        type="checkbox"
                        data-testid="vibration"
                        prop:checked=move || app.settings.get().vibration
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            app.set(|settings| settings.vibration = on);
                            app.vibrate(0);
                        }
                    />
                    {move || app.say(Msg::Vibration)}
                </label>
                <label class="check">
                    <input
                        type="checkbox"
                        data-testid="hints"
                        prop:checked=move || app.settings.get().hints
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            app.set(|settings| settings.hints = on);
                        }
                    />
                    {move || say_learn(app.lang.get(), &LearnMsg::HintsSetting)}
                </label>
                {offline::has_service_worker().then(|| keep_all(app))}
            </div>
        </div>
    }
}

/// Shows the button that keeps the whole page for offline use.
fn keep_all(app: App) -> impl IntoView {
    let busy = RwSignal::new(false);
    let keep = move |_| {
        busy.set(true);
        leptos::task::spawn_local(async move {
            let kept = offline::keep_all().await;
            busy.try_set(false);
            let lang = app.lang.get_untracked();
            if kept {
                app.mention(say(lang, &Msg::KeptAll));
            } else {
                app.tell(say(lang, &Msg::KeepAllFailed));
            }
        });
    };
    view! {
        <div>
            <button
                data-testid="keep-all"
                disabled=move || busy.get()
                aria-busy=move || busy.get().then_some("true")
                on:click=keep
            >
                {move || app.say(if busy.get() { Msg::KeepingAll } else { Msg::KeepAll })}
            </button>
            <p class="hint">{move || app.say(Msg::KeepAllHelp)}</p>
        </div>
    }
}

fn language(app: App) -> impl IntoView {
    let options = Lang::OFFERED.map(|lang| {
        let chosen = move || app.settings.get().lang == Some(lang);
        view! { <option value=lang.tag() selected=chosen>{lang.name()}</option> }
    });
    view! {
        <label>
            <span>{move || app.say(Msg::Language)}</span>
            <select on:change=move |event| {
                let lang = Lang::from_tag(&event_target_value(&event));
                let before = app.settings.get_untracked().lang.map_or("auto", Lang::tag);
                app.choose_language(event_target(&event), lang, before);
            }>
                <option value="auto" selected=move || app.settings.get().lang.is_none()>
                    {move || app.say(Msg::LanguageAuto)}
                </option>
                {options}
            </select>
        </label>
    }
}

fn theme(app: App) -> impl IntoView {
    let options = Theme::ALL.map(|theme| {
        let chosen = move || app.settings.get().theme == theme;
        let name = move || {
            app.say(match theme {
                Theme::Auto => Msg::LightAuto,
                Theme::Light => Msg::LightLight,
                Theme::Dark => Msg::LightDark,
            })
        };
        view! { <option value=theme.word() selected=chosen>{name}</option> }
    });
    view! {
        <label>
            <span>{move || app.say(Msg::Light)}</span>
            <select data-testid="theme" on:change=move |event| {
                let word = event_target_value(&event);
                let theme = Theme::ALL.into_iter().find(|theme| theme.word() == word);
                app.set(|settings| settings.theme = theme.unwrap_or_default());
            }>{options}</select>
        </label>
    }
}

/// Shows the setting for the speed of animations.
pub fn motion(app: App) -> impl IntoView {
    let options = Motion::ALL.map(|motion| {
        let chosen = move || app.settings.get().motion == motion;
        let name = move || {
            app.say(match motion {
                Motion::Off => Msg::MotionOff,
                Motion::Slow => Msg::MotionSlow,
                Motion::Normal => Msg::MotionNormal,
                Motion::Fast => Msg::MotionFast,
            })
        };
        view! { <option value=motion.word() selected=chosen>{name}</option> }
    });
    view! {
        <label>
            <span>{move || app.say(Msg::Motion)}</span>
            <select data-testid="motion" on:change=move |event| {
                let word = event_target_value(&event);
                let motion = Motion::ALL.into_iter().find(|motion| motion.word() == word);
                app.set(|settings| settings.motion = motion.unwrap_or_default());
            }>{options}</select>
        </label>
        {platform::reduced_motion()
            .then(|| view! { <p class="hint">{move || app.say(Msg::MotionReduced)}</p> })}
    }
}

/// Shows the settings for sound and volume.
pub fn sound(app: App) -> impl IntoView {
    let heard = move || {
        if app.settings.get_untracked().sound {
            audio::play(Sound::Card);
        }
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                data-testid="sound"
                prop:checked=move || app.settings.get().sound
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    app.set(|settings| settings.sound = on);
                    heard();
                }
            />
            {move || app.say(Msg::Sound)}
        </label>
        <label class="volume">
            <span>{move || app.say(Msg::Volume)}</span>
            <input
                type="range"
                data-testid="volume"
                min="1"
                max=VOLUME_MAX
                disabled=move || !app.settings.get().sound
                prop:value=move || app.settings.get().volume
                on:change=move |event| {
                    let volume = event_target_value(&event).parse().unwrap_or(1);
                    app.set(|settings| settings.volume = volume);
                    heard();
                }
            />
        </label>
    }
}
