//! What surrounds every part of the page: the bar at the top, notices, and what is read out.

use super::app::App;
use super::{
    dialog, game, home, lesson, new_table, online, platform, popover, replay, rulebook, settings,
    table,
};
use crate::model::Route;
use leptos::prelude::*;
use texts::Lang;
use texts::web::Msg;

/// The whole page.
pub fn frame(app: App) -> impl IntoView {
    platform::keep_offline();
    view! {
        <div class="defs" aria-hidden="true" inner_html=super::campfire::art::symbols()></div>
        <a class="skip-link" href="#content" on:click=move |event| {
            event.prevent_default();
            platform::focus("content");
        }>{move || app.say(Msg::SkipToContent)}</a>
        {bar(app)}
        <div class="live" role="status" aria-live="polite" data-testid="live">
            {move || app.announcement.get()}
        </div>
        {notice(app)}
        {dialog::dialog(app)}
        {popover::sheet(app)}
        <main id="content" tabindex="-1" on:click=move |event| popover::follow(app, &event)>
            {move || content(app)}
        </main>
    }
}

fn bar(app: App) -> impl IntoView {
    let languages = Lang::ALL.map(|lang| {
        view! {
            <option value=lang.tag() lang=lang.tag() selected=move || app.lang.get() == lang>
                {lang.name()}
            </option>
        }
    });
    let choose = move |event| {
        let lang = Lang::from_tag(&event_target_value(&event));
        app.set(|settings| settings.lang = lang);
    };
    view! {
        <header class="bar">
            <a class="brand" href="#/" data-testid="home-link">
                <svg class="brand-fire" viewBox="0 0 24 24" aria-hidden="true">
                    <use href="#i-fire"></use>
                </svg>
                <span>"Emberwake"</span>
            </a>
            <nav>
                <a
                    href=move || Route::Rules(app.game.get().to_owned(), None).hash()
                    data-testid="rules-link"
                >
                    {move || app.say(Msg::Rules)}
                </a>
                <a href="#/online" data-testid="online-link" class="wide">
                    {move || app.say_online(texts::web::online::Msg::Online)}
                </a>
                <a href="#/settings" data-testid="settings-link" class="wide">
                    {move || app.say(Msg::Settings)}
                </a>
                <a href="#/settings" class="narrow" aria-label=move || app.say(Msg::Settings)>
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <use href="#i-gear"></use>
                    </svg>
                </a>
                <select
                    data-testid="language"
                    aria-label=move || app.say(Msg::Language)
                    on:change=choose
                >
                    {languages}
                </select>
            </nav>
        </header>
    }
}

fn notice(app: App) -> impl IntoView {
    move || {
        app.notice.get().map(|sentence| {
            view! {
                <div
                    class="notice"
                    class:good=move || app.good.get()
                    role=move || if app.good.get() { "status" } else { "alert" }
                    data-testid="notice"
                >
                    <span>{sentence}</span>
                    <button class="quiet" on:click=move |_| app.notice.set(None)>
                        {move || app.say(Msg::Close)}
                    </button>
                </div>
            }
        })
    }
}

/// The part of the page that the address names.
fn content(app: App) -> AnyView {
    let unknown = |shown: Option<AnyView>| shown.unwrap_or_else(|| home::home(app).into_any());
    let route = app.route.get();
    if let Some(known) = route.game().and_then(|name| game::NAMES.iter().find(|n| **n == name)) {
        app.game.set(known);
    }
    match route {
        Route::Home => home::home(app).into_any(),
        Route::New(name) => unknown(game::visit(&name, new_table::NewTable(app))),
        Route::Table(id) => table::open(app, id),
        Route::Replay(id) => replay::of_saved(app, id),
        Route::Fixture(name, fixture) => {
            unknown(game::visit(&name, replay::OfFixture(app, fixture)))
        }
        Route::Shared(packed) => replay::of_link(app, &packed),
        Route::Learn(name) => unknown(game::visit(&name, lesson::Learn(app))),
        Route::Rules(name, id) => unknown(game::visit(&name, rulebook::Open(app, id))),
        Route::Settings => settings::page(app).into_any(),
        Route::Online(route) => online::open(app, route),
    }
}
