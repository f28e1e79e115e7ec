//! Signing in: immediately as a guest with a name, or with an account.

use super::{field, http};
use crate::ui::app::App;
use leptos::prelude::*;
use texts::web::online::OnlineMsg;
use wire::http::{GuestBody, Me, RecoverBody, SignInBody};

/// Shows the forms for signing in.
pub fn arrive(app: App) -> AnyView {
    let name = RwSignal::new(String::new());
    let login = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let guest = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lang = app.lang.get_untracked();
        let body = GuestBody { name: name.get_untracked(), lang: lang.tag().to_owned() };
        enter(app, "guest", http::body(&body));
    };
    let sign_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = SignInBody { login: login.get_untracked(), password: password.get_untracked() };
        enter(app, "sign-in", http::body(&body));
    };
    view! {
        <div class="page" data-testid="arrive">
            <h1>{move || app.say_online(OnlineMsg::Online)}</h1>
            <p class="hint">{move || app.say_online(OnlineMsg::OnlineHelp)}</p>
            <form class="form card-panel" on:submit=guest>
                {field(app, OnlineMsg::YourName, "text", "guest-name", "nickname", name)}
                <button class="primary large" data-testid="come-in">
                    {move || app.say_online(OnlineMsg::ComeIn)}
                </button>
            </form>
            <details class="card-panel">
                <summary>{move || app.say_online(OnlineMsg::SignIn)}</summary>
                <p class="hint">{move || app.say_online(OnlineMsg::SignInHelp)}</p>
                <form class="form" on:submit=sign_in>
                    {field(app, OnlineMsg::Login, "text", "login", "username", login)}
                    {field(app, OnlineMsg::Password, "password", "password", "current-password", password)}
                    <button class="primary" data-testid="sign-in">
                        {move || app.say_online(OnlineMsg::SignIn)}
                    </button>
                    <button type="button" class="quiet" data-testid="forgot-password"
                        on:click=move |_| recover(app, login.get_untracked())>
                        {move || app.say_online(OnlineMsg::ForgotPassword)}
                    </button>
                </form>
            </details>
        </div>
    }
    .into_any()
}

/// Requests a link to reset the password.
fn recover(app: App, login: String) {
    let lang = app.lang.get_untracked();
    let body = http::body(&RecoverBody { login });
    leptos::task::spawn_local(async move {
        match http::post::<serde_json::Value>(lang, "recover", body).await {
            Ok(_) => app.tell(app.say_online(OnlineMsg::RecoverySent)),
            Err(error) => app.show_error(&error),
        }
    });
}

fn enter(app: App, path: &'static str, body: String) {
    let lang = app.lang.get_untracked();
    leptos::task::spawn_local(async move {
        match http::post::<Me>(lang, path, body).await {
            Ok(me) => {
                app.notice.set(None);
                app.signed_in(Some(me));
            }
            Err(error) => app.show_error(&error),
        }
    });
}
