//! The frame around every part of the page: the bar at the top, notices, and announcements.

use super::app::App;
use super::notice::notice;
use super::place::{self, Destination};
use super::{dialog, game, home, platform, popover};
use crate::model::Route;
use leptos::prelude::*;
use texts::Lang;
use texts::puzzles::{PuzzleMsg, say_puzzle};
use texts::web::Msg;

/// Shows the whole page.
pub fn frame(app: App) -> impl IntoView {
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
        {sheet(app)}
        <main id="content" tabindex="-1" on:click=move |event| popover::follow(app, &event)>
            {move || content(app)}
        </main>
    }
}

fn bar(app: App) -> impl IntoView {
    let languages = Lang::OFFERED.map(|lang| {
        view! {
            <option value=lang.tag() lang=lang.tag() selected=move || app.lang.get() == lang>
                {lang.name()}
            </option>
        }
    });
    let choose = move |event| {
        let lang = Lang::from_tag(&event_target_value(&event));
        app.choose_language(event_target(&event), lang, app.lang.get_untracked().tag());
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
                <a href="#/puzzles" data-testid="puzzles-bar" class="wide">
                    {move || say_puzzle(app.lang.get(), &PuzzleMsg::Title)}
                </a>
                <a href="#/online" data-testid="online-link" class="wide">
                    {move || app.say_online(texts::web::online::OnlineMsg::Online)}
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

/// Shows what the address names. All but the home page is drawn by code that loads after it.
fn content(app: App) -> AnyView {
    let route = app.route.get();
    if let Some(known) = route.game().and_then(|name| game::NAMES.iter().find(|n| **n == name)) {
        app.game.set(known);
    }
    match place::destination(route) {
        Destination::Home => home::home(app).into_any(),
        Destination::Lost(why) => place::lost(app, why),
        Destination::Part(part, shown) => app.draw(part, shown),
    }
}

/// Shows the sheet over the page. It is drawn again only if it belongs to another game.
fn sheet(app: App) -> impl IntoView {
    let game = Memo::new(move |_| app.sheet.with(|sheet| Some(sheet.as_ref()?.game(app))));
    move || game.get().and_then(|game| app.draw_sheet(game))
}
