//! Finished games with their replays and records, statistics and ratings, and uploaded records.

use super::http;
use super::lists::Title;
use crate::model::route::{OnlineRoute, Route};
use crate::ui::app::App;
use crate::ui::table::signed;
use crate::ui::{game, platform, replay as replays};
use leptos::prelude::*;
use table::Person;
use texts::web::online::{OnlineMsg, nobody, player_name, say};
use texts::{Lang, grammar};
use wire::TableId;
use wire::http::{Game, Kept, OPPONENTS_MIN, Profile, Ranked, RecordBody, SeatOfGame};

/// The longest record that the server accepts.
const RECORD_BYTES_MAX: f64 = 512.0 * 1024.0;

/// Shows everything about finished games.
pub fn history(app: App, me: Person) -> impl IntoView {
    let games = RwSignal::new(None::<Vec<Game>>);
    let profile = RwSignal::new(None::<Profile>);
    let records = RwSignal::new(None::<Vec<Kept>>);
    app.fetch("me/games".to_owned(), games);
    app.fetch(format!("people/{me}"), profile);
    app.fetch("records".to_owned(), records);
    let rows = move || {
        let lang = app.lang.get();
        match games.get() {
            Some(games) if !games.is_empty() => {
                let rows = games.into_iter().map(|game| row(lang, me, game)).collect_view();
                view! { <ul class="saved" data-testid="history">{rows}</ul> }.into_any()
            }
            _ => view! { <p class="hint">{app.say_online(OnlineMsg::NoHistory)}</p> }.into_any(),
        }
    };
    let numbers = move || profile.get().map(|profile| numbers(app.lang.get(), &profile));
    view! {
        <section class="card-panel">
            <h2>{move || app.say_online(OnlineMsg::History)}</h2>
            {rows}
        </section>
        {numbers}
        {best(app, me)}
        {brought(app, records)}
    }
}

fn title(lang: Lang, game: &str) -> String {
    game::visit(game, Title(lang)).map_or_else(|| game.to_owned(), str::to_owned)
}

/// Returns the name of the person in a seat, unless they are gone.
fn named(lang: Lang, seat: &SeatOfGame) -> Option<String> {
    seat.name.as_deref().map(|name| player_name(lang, name, seat.program))
}

/// Describes how a rated game changed a person's points.
fn points(lang: Lang, seat: &SeatOfGame) -> Option<String> {
    Some(say(lang, &OnlineMsg::PointsChange { points: &arrow(seat)? }))
}

fn arrow(seat: &SeatOfGame) -> Option<String> {
    let before = seat.points_before?;
    let after = seat.points_after?;
    Some(format!("{} → {}", signed(before), signed(after)))
}

/// Shows how a rated game changed everyone's points, once the server has computed it.
pub fn points_of(app: App, id: &TableId) -> Option<AnyView> {
    let lang = app.lang.get();
    let played = app.server.results.with(|all| all.get(id).cloned())?;
    let mut seats = played.seats;
    seats.sort_by_key(|seat| seat.place);
    let rows: Vec<_> = seats
        .iter()
        .filter_map(|seat| {
            let name = named(lang, seat).unwrap_or_else(|| nobody(lang));
            Some(view! { <li>{texts::web::colon(lang, &name, &arrow(seat)?)}</li> })
        })
        .collect();
    (!rows.is_empty()).then(|| {
        view! {
            <h3>{say(lang, &OnlineMsg::Ratings)}</h3>
            <ul data-testid="points">{rows}</ul>
        }
        .into_any()
    })
}

fn row(lang: Lang, me: Person, played: Game) -> impl IntoView {
    let mut seats = played.seats.clone();
    seats.sort_by_key(|seat| seat.place);
    let names: Vec<String> = seats
        .iter()
        .map(|seat| {
            named(lang, seat).unwrap_or_else(|| match &seat.level {
                Some(word) => texts::web::level(lang, word),
                None => texts::web::online::nobody(lang),
            })
        })
        .collect();
    let place =
        played.place.map(|place| say(lang, &OnlineMsg::Place { place: &place.to_string() }));
    let rated = played.rated.then(|| {
        let own = played.seats.iter().find(|seat| seat.person == Some(me));
        own.and_then(|seat| points(lang, seat)).unwrap_or_else(|| say(lang, &OnlineMsg::Rated))
    });
    let when = Some(platform::date(played.ended_ms, lang));
    let signs: Vec<String> = [place, rated, when].into_iter().flatten().collect();
    let id = played.table.to_string();
    let record = format!("./api/v1/tables/{id}/record");
    let route = Route::Online(OnlineRoute::Replay(id));
    let review = texts::web::say_learn(lang, &texts::web::LearnMsg::Review);
    let review_route = route.clone().review().hash();
    let route = route.hash();
    let what = texts::web::colon(lang, &title(lang, &played.game), &grammar::join(lang, &names));
    let replay = texts::web::say(lang, &texts::web::Msg::Replay);
    let export = texts::web::say(lang, &texts::web::Msg::Export);
    // Screen readers may read the links out of context, so their labels name the game.
    let replay_of = format!("{replay}, {what}");
    let export_of = format!("{export}, {what}");
    let review_of = format!("{review}, {what}");
    view! {
        <li>
            <div class="saved-about">
                <span>{what}</span>
                <span class="hint">{signs.join(" · ")}</span>
            </div>
            <div class="row">
                <a class="button" href=route data-testid="online-replay" aria-label=replay_of>
                    {replay}
                </a>
                <a class="button" href=review_route data-testid="online-review" aria-label=review_of>
                    {review}
                </a>
                <a class="button" href=record download="" data-testid="online-export" aria-label=export_of>
                    {export}
                </a>
            </div>
        </li>
    }
}

fn numbers(lang: Lang, profile: &Profile) -> impl IntoView + use<> {
    let statistics = profile.statistics.iter().map(|line| {
        let players = line.players.to_string();
        let games = line.games.to_string();
        let share = grammar::percent(lang, (line.win_share * 100.0).round() as u32);
        let game = title(lang, &line.game);
        let line = OnlineMsg::StatisticLine {
            game: &game,
            players: &players,
            games: &games,
            share: &share,
        };
        say(lang, &line)
    });
    let ratings = profile.ratings.iter().map(|line| {
        let points = signed(line.points);
        let games = line.games.to_string();
        let game = title(lang, &line.game);
        say(lang, &OnlineMsg::RatingLine { game: &game, points: &points, games: &games })
    });
    let listed = OnlineMsg::BestHelp { count: OPPONENTS_MIN as usize };
    let section = |heading: OnlineMsg, lines: Vec<String>, hint: Option<OnlineMsg>| {
        (!lines.is_empty()).then(|| {
            let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
            let hint = hint.map(|hint| {
                view! { <p class="hint" data-testid="best-help">{say(lang, &hint)}</p> }
            });
            view! {
                <section class="card-panel">
                    <h2>{say(lang, &heading)}</h2>
                    <ul>{lines}</ul>
                    {hint}
                </section>
            }
        })
    };
    view! {
        {section(OnlineMsg::Statistics, statistics.collect(), None)}
        {section(OnlineMsg::Ratings, ratings.collect(), Some(listed))}
    }
}

/// Shows the best rated players of each game.
fn best(app: App, me: Person) -> impl IntoView {
    let sections = game::NAMES.map(|name| {
        let best = RwSignal::new(None::<Vec<Ranked>>);
        app.fetch(format!("leaderboard/{name}"), best);
        move || {
            let lang = app.lang.get();
            let best = best.get().filter(|best| !best.is_empty())?;
            let rows = best.into_iter().take(10).map(|ranked| {
                let name = player_name(lang, &ranked.name, ranked.program);
                let line = texts::web::colon(lang, &name, &signed(ranked.points));
                view! { <li class:mine=ranked.person == me>{line}</li> }
            });
            let heading = texts::web::colon(lang, &say(lang, &OnlineMsg::Best), &title(lang, name));
            Some(view! {
                <section class="card-panel">
                    <h2>{heading}</h2>
                    <ol data-testid=format!("best-{name}")>{rows.collect_view()}</ol>
                </section>
            })
        }
    });
    sections.collect_view()
}

/// Shows the person's uploaded records.
fn brought(app: App, records: RwSignal<Option<Vec<Kept>>>) -> impl IntoView {
    let upload = move |text: Option<String>| {
        let lang = app.lang.get_untracked();
        let Some(text) = text else {
            return app.tell(texts::web::say(lang, &texts::web::Msg::BadFile));
        };
        leptos::task::spawn_local(async move {
            let body = http::body(&RecordBody { text });
            match http::post::<Kept>(lang, "records", body).await {
                Ok(_) => {
                    app.mention(say(lang, &OnlineMsg::Uploaded));
                    app.fetch("records".to_owned(), records);
                }
                Err(error) => app.show_error(&error),
            }
        });
    };
    let forget = move |id: TableId| {
        let lang = app.lang.get_untracked();
        leptos::task::spawn_local(async move {
            let path = format!("records/{id}");
            match http::change::<()>(lang, "DELETE", &path, http::nothing()).await {
                Ok(()) => app.fetch("records".to_owned(), records),
                Err(error) => app.show_error(&error),
            }
        });
    };
    let rows = move || {
        let lang = app.lang.get();
        let rows = records.get().into_iter().flatten().map(|kept| {
            let local = |what| texts::web::say(lang, &what);
            let delete = local(texts::web::Msg::Delete);
            let ask = local(texts::web::Msg::DeleteAsk);
            let yes = delete.clone();
            let id = kept.id.clone();
            let delete_it = move |_| {
                let id = id.clone();
                app.confirm(ask.clone(), yes.clone(), move || forget(id.clone()));
            };
            let route = Route::Online(OnlineRoute::Record(kept.id.to_string())).hash();
            let when = platform::date(kept.created_ms, lang);
            let replay = texts::web::say(lang, &texts::web::Msg::Replay);
            let about = format!("{}, {when}", title(lang, &kept.game));
            let what = format!("{replay}, {about}");
            let delete_what = format!("{delete}, {about}");
            view! {
                <li>
                    <div class="saved-about">
                        <span>{title(lang, &kept.game)}</span>
                        <span class="hint">{when}</span>
                    </div>
                    <div class="row">
                        <a class="button" href=route data-testid="record-replay" aria-label=what>
                            {replay}
                        </a>
                        <button class="quiet" data-testid="record-delete" aria-label=delete_what on:click=delete_it>
                            {delete}
                        </button>
                    </div>
                </li>
            }
        });
        rows.collect_view()
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_online(OnlineMsg::Records)}</h2>
            <ul class="saved">{rows}</ul>
            <label class="button file">
                {move || app.say_online(OnlineMsg::Upload)}
                <input
                    type="file" accept=".rec,.record,.txt,text/plain" data-testid="upload"
                    on:change=move |event| {
                        let input: web_sys::HtmlInputElement = event_target(&event);
                        if platform::file_bytes(&input) > RECORD_BYTES_MAX {
                            input.set_value("");
                            return app.tell(say(app.lang.get_untracked(), &OnlineMsg::FileTooLarge));
                        }
                        platform::read_file(&input, upload);
                    }
                />
            </label>
        </section>
    }
}

/// Shows the replay of a finished game or an uploaded record at this address of the server.
pub fn replay(app: App, path: String) -> AnyView {
    let found = RwSignal::new(None::<Result<String, http::RequestError>>);
    let lang = app.lang.get_untracked();
    leptos::task::spawn_local(async move {
        let text = http::text(lang, &path).await;
        found.try_set(Some(text));
    });
    (move || match found.get() {
        None => {
            view! { <p class="page hint" role="status">{app.say_online(OnlineMsg::Connecting)}</p> }
                .into_any()
        }
        Some(Ok(text)) => replays::of_text(app, text, texts::web::Msg::BadFile),
        Some(Err(error)) => super::problem(app, error.told(app.lang.get())),
    })
    .into_any()
}
