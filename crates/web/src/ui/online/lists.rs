//! The lists of tables: your own, open ones, and games to watch.

use super::{form, http};
use crate::model::online::Wanted;
use crate::model::online::wanted::PAGE;
use crate::model::route::{OnlineRoute, Route};
use crate::ui::app::App;
use crate::ui::drawn::Drawn;
use crate::ui::game::{self, Visit};
use crate::ui::platform;
use leptos::prelude::*;
use table::Phase;
use texts::web::online::OnlineMsg;
use texts::web::{level, online};
use texts::{Lang, grammar};
use wire::http::{ClockBody, SeatBody, TableSummary};

/// The interval after which the lists are requested again.
const AGAIN_MS: u32 = 15_000;

/// The tables of a list, once they are there.
type Tables = RwSignal<Option<Vec<TableSummary>>>;

/// Fetches a list, in several parts if the server doesn't return that many together.
fn fetch(app: App, wanted: Wanted, which: &'static str, into: Tables) {
    fetch_after(app, wanted, which, into, Vec::new());
}

fn fetch_after(
    app: App,
    wanted: Wanted,
    which: &'static str,
    into: Tables,
    have: Vec<TableSummary>,
) {
    let last = have.last().map(|table| &table.id);
    let Some(request) = wanted.request(which, have.len(), last) else {
        into.try_set(Some(have));
        return;
    };
    app.fetch_value(
        request.path,
        Box::new(move |found| {
            let mut page: Vec<TableSummary> = http::read(found)?;
            let is_last = page.len() < request.limit;
            let mut have = have.clone();
            have.append(&mut page);
            if is_last {
                into.try_set(Some(have));
            } else {
                fetch_after(app, wanted.clone(), which, into, have);
            }
            Ok(())
        }),
    );
}

/// Shows the page of lists.
pub fn lists(app: App) -> AnyView {
    let open: Tables = RwSignal::new(None);
    let playing: Tables = RwSignal::new(None);
    let wanted = RwSignal::new(Wanted::default());
    Effect::new(move || {
        app.server.lobby.track();
        fetch(app, wanted.get(), "open", open);
        fetch(app, wanted.get(), "playing", playing);
    });
    app.follow_lobby(true);
    on_cleanup(move || app.follow_lobby(false));
    // Tables by invitation change without a message to this page.
    app.server.lobby.update(|count| *count += 1);
    let here = StoredValue::new(());
    leptos::task::spawn_local(async move {
        loop {
            platform::sleep(AGAIN_MS).await;
            if here.try_get_value().is_none() {
                return;
            }
            if !platform::is_hidden() {
                app.server.lobby.update(|count| *count += 1);
            }
        }
    });
    // Your own games are listed once.
    let others = Signal::derive(move || {
        let mine = app.server.mine.with(|mine| {
            let ids = mine.iter().flatten().map(|table| table.id.clone());
            ids.collect::<Vec<_>>()
        });
        let tables = playing.get()?;
        Some(tables.into_iter().filter(|table| !mine.contains(&table.id)).collect::<Vec<_>>())
    });
    let name = move || app.server.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let games = game::NAMES.map(|name| {
        let route = Route::Online(OnlineRoute::New(name.to_owned())).hash();
        let title = move || game::visit(name, Title(app.lang.get())).unwrap_or_default();
        let testid = format!("new-online-{name}");
        view! {
            <a class="button primary" href=route data-testid=testid>
                {move || texts::web::colon(app.lang.get(), &app.say_online(OnlineMsg::NewOnlineTable), title())}
            </a>
        }
    });
    view! {
        <div class="page" data-testid="online">
            <h1>{move || app.say_online(OnlineMsg::Online)}</h1>
            <p class="row">
                <span>{move || app.say_online(OnlineMsg::SignedInAs { name: &name().unwrap_or_default() })}</span>
                <a class="button" href=Route::Online(OnlineRoute::Me).hash() data-testid="my-page">
                    {move || app.say_online(OnlineMsg::MyPage)}
                </a>
                {super::admin::link(app)}
            </p>
            <div class="row">{games.collect_view()}</div>
            {list(app, OnlineMsg::MyTables, "mine", app.server.mine.into())}
            {filters(app, wanted)}
            {list(app, OnlineMsg::OpenTables, "open", open.into())}
            {list(app, OnlineMsg::PlayingTables, "playing", others)}
            {move || more(app, wanted, open, playing)}
        </div>
    }
    .into_any()
}

/// Shows the filters: game, pace, only tables with a free seat, only rated ones.
fn filters(app: App, wanted: RwSignal<Wanted>) -> impl IntoView {
    let games = game::NAMES.map(|name| {
        let title = move || game::visit(name, Title(app.lang.get())).unwrap_or_default();
        view! { <option value=name>{title}</option> }
    });
    let choose = |set: fn(&mut Wanted, String)| {
        move |event: leptos::ev::Event| {
            let value = event_target_value(&event);
            wanted.update(|wanted| wanted.filter(|wanted| set(wanted, value)));
        }
    };
    let check = |set: fn(&mut Wanted, bool)| {
        move |event: leptos::ev::Event| {
            let checked = event_target_checked(&event);
            wanted.update(|wanted| wanted.filter(|wanted| set(wanted, checked)));
        }
    };
    view! {
        <div class="row filters" data-testid="lobby-filters">
            <label>
                {move || app.say_online(OnlineMsg::FilterGame)} " "
                <select data-testid="filter-game" on:change=choose(|wanted, game| wanted.game = game)>
                    <option value="">{move || app.say_online(OnlineMsg::AnyGame)}</option>
                    {games.collect_view()}
                </select>
            </label>
            <label>
                {move || app.say_online(OnlineMsg::FilterPace)} " "
                <select data-testid="filter-pace" on:change=choose(|wanted, pace| wanted.pace = pace)>
                    <option value="">{move || app.say_online(OnlineMsg::AnyPace)}</option>
                    <option value="live">{move || app.say_online(OnlineMsg::PaceLive)}</option>
                    <option value="days">{move || app.say_online(OnlineMsg::PaceDays)}</option>
                </select>
            </label>
            <label>
                <input type="checkbox" data-testid="filter-free"
                    on:change=check(|wanted, free| wanted.free = free) />
                " " {move || app.say_online(OnlineMsg::OnlyFree)}
            </label>
            <label>
                <input type="checkbox" data-testid="filter-rated"
                    on:change=check(|wanted, rated| wanted.rated = rated) />
                " " {move || app.say_online(OnlineMsg::OnlyRated)}
            </label>
        </div>
    }
}

/// Shows the button for more tables, if one of the lists is as long as requested.
fn more(
    app: App,
    wanted: RwSignal<Wanted>,
    open: Tables,
    playing: Tables,
) -> Option<impl IntoView> {
    let count = wanted.with(|wanted| wanted.count);
    let full = |list: Tables| {
        list.with(|tables| tables.as_ref().is_some_and(|tables| tables.len() >= count))
    };
    (full(open) || full(playing)).then(|| {
        view! {
            <button data-testid="more-tables"
                on:click=move |_| wanted.update(|wanted| wanted.count = count + PAGE)>
                {move || app.say_online(OnlineMsg::MoreTables)}
            </button>
        }
    })
}

fn list(
    app: App,
    heading: OnlineMsg<'static>,
    testid: &'static str,
    tables: Signal<Option<Vec<TableSummary>>>,
) -> impl IntoView {
    let rows = move || match tables.get() {
        None => view! { <p class="hint">{app.say_online(OnlineMsg::Connecting)}</p> }.into_any(),
        Some(tables) if tables.is_empty() => {
            view! { <p class="hint">{app.say_online(OnlineMsg::NoTables)}</p> }.into_any()
        }
        Some(tables) => {
            let rows = tables.into_iter().map(|table| row(app, table)).collect_view();
            view! { <ul class="saved">{rows}</ul> }.into_any()
        }
    };
    view! {
        <section class="card-panel" data-testid=testid>
            <h2>{move || app.say_online(heading)}</h2>
            {rows}
        </section>
    }
}

/// Shows a table in a list.
fn row(app: App, table: TableSummary) -> impl IntoView {
    let lang = app.lang.get();
    let title = game::visit(&table.game, Title(lang)).unwrap_or_default();
    let (taken, free): (Vec<_>, Vec<_>) = table.seats.iter().partition(|seat| !is_free(seat));
    let mut seats: Vec<String> = taken.into_iter().map(|seat| who(lang, seat)).collect();
    if !free.is_empty() {
        seats.push(online::say(lang, &OnlineMsg::FreeSeats { count: free.len() }));
    }
    let what = texts::web::colon(lang, title, &grammar::join(lang, &seats));
    let sign = match table.phase {
        _ if table.my_turn => OnlineMsg::MyTurn,
        Phase::Lobby => OnlineMsg::InLobby,
        _ => OnlineMsg::Running,
    };
    let until = table.deadline_ms.map(|ms| platform::date(ms, lang));
    let until = until.map(|when| online::say(lang, &OnlineMsg::Deadline { when: &when }));
    let rated = table.rated.then(|| online::say(lang, &OnlineMsg::Rated));
    let programs = table.programs.then(|| online::say(lang, &OnlineMsg::ProgramsAllowed));
    let clock =
        (table.about.clock != ClockBody::None).then(|| form::clock_words(lang, table.about.clock));
    let hints = table.about.hints.then(|| online::say(lang, &OnlineMsg::HintsAllowed));
    let signs = [Some(online::say(lang, &sign)), rated, programs, hints, clock, until];
    let signs = signs.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let route = Route::Online(OnlineRoute::Table(table.id.to_string())).hash();
    // Screen readers may read the link out of context, so its label names the table.
    let there = online::say(lang, &OnlineMsg::GoThere);
    view! {
        <li data-testid="online-table" class:my-turn=table.my_turn>
            <div class="saved-about">
                <span>{what.clone()}</span>
                <span class="hint">{signs}</span>
            </div>
            <a class="button" href=route aria-label=format!("{there}, {what}")>{there.clone()}</a>
        </li>
    }
}

fn is_free(seat: &SeatBody) -> bool {
    seat.person.is_none() && seat.level.is_none()
}

/// Describes the occupant of a seat for a list.
fn who(lang: Lang, seat: &SeatBody) -> String {
    match (&seat.name, &seat.level) {
        (Some(name), _) => online::player_name(lang, name, seat.program),
        (None, Some(word)) => level(lang, word),
        (None, None) => online::nobody(lang),
    }
}

/// Returns the title of a game.
pub struct Title(pub Lang);

impl Visit for Title {
    type Output = &'static str;

    fn visit<G: Drawn>(self) -> &'static str {
        G::title(self.0)
    }
}
