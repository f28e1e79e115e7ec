//! Your own page: account, devices, turn notifications, and deleting your account.

use super::{field, history, http};
use crate::model::Sound;
use crate::model::online::wants_other_address;
use crate::ui::app::App;
use crate::ui::{audio, platform};
use leptos::prelude::*;
use texts::web::online::{OnlineMsg, say};
use wire::http::{ChangeBody, DeleteBody, Device, Me, NotifyBody, PasswordBody, SignInBody};

/// Shows the account page.
pub fn page(app: App) -> AnyView {
    // A guest who creates an account sees another page; other changes leave the page as it is.
    let login = Memo::new(move |_| app.server.me.with(|me| me.as_ref().map(|me| me.login.clone())));
    (move || {
        // Read it here, because a memo that no one has read isn't tracked.
        let _ = login.get();
        about(app)
    })
    .into_any()
}

fn about(app: App) -> AnyView {
    let Some(me) = app.server.me.get_untracked() else { return ().into_any() };
    look_again(app);
    let name = move || app.server.me.with(|me| me.as_ref().map(|me| me.name.clone()));
    let account = match &me.login {
        Some(login) => with_account(app, login.clone()).into_any(),
        None => without_account(app).into_any(),
    };
    view! {
        <div class="page" data-testid="me">
            <h1>{move || app.say_online(OnlineMsg::MyPage)}</h1>
            <p>
                {move || app.say_online(OnlineMsg::SignedInAs { name: &name().unwrap_or_default() })}
                " "
                <a class="button" href="#/online">{move || app.say_online(OnlineMsg::Lobby)}</a>
                {super::admin::link(app)}
            </p>
            {history::history(app, me.person)}
            <section class="card-panel">
                <h2>{move || app.say_online(OnlineMsg::Account)}</h2>
                {rename(app, me.name.clone())}
                {account}
            </section>
            {notify(app, me)}
            {devices(app)}
            {leave(app)}
        </div>
    }
    .into_any()
}

/// Changes the person's own data. The answer is the person's new data.
fn change_me(
    app: App,
    method: &'static str,
    path: &'static str,
    body: String,
    told: impl FnOnce(&Me) -> OnlineMsg<'static> + 'static,
) {
    let lang = app.lang.get_untracked();
    leptos::task::spawn_local(async move {
        match http::change::<Me>(lang, method, path, body).await {
            Ok(me) => {
                let told = told(&me);
                // A new cookie may mean another session, so the socket is reopened.
                match path {
                    "me" => app.server.me.set(Some(me)),
                    _ => app.signed_in(Some(me)),
                }
                app.mention(say(lang, &told));
            }
            Err(error) => app.show_error(&error),
        }
    });
}

/// Reloads the signed-in person: an email address may have been confirmed since.
fn look_again(app: App) {
    let lang = app.lang.get_untracked();
    leptos::task::spawn_local(async move {
        if let Ok(me) = http::get::<Me>(lang, "me").await
            && app.person() == Some(me.person)
        {
            app.server.me.try_set(Some(me));
        }
    });
}

fn rename(app: App, now: String) -> impl IntoView {
    let name = RwSignal::new(now);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = ChangeBody { name: Some(name.get_untracked()), ..ChangeBody::default() };
        change_me(app, "PUT", "me", http::body(&body), |_| OnlineMsg::Saved);
    };
    view! {
        <form class="form" on:submit=submit>
            {field(app, OnlineMsg::YourName, "text", "my-name", "nickname", name)}
            <button data-testid="rename">{move || app.say_online(OnlineMsg::Rename)}</button>
        </form>
    }
}

/// Shows the form that turns a guest into an account.
pub fn without_account(app: App) -> impl IntoView {
    let login = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = SignInBody { login: login.get_untracked(), password: password.get_untracked() };
        change_me(app, "POST", "me/account", http::body(&body), |_| OnlineMsg::Saved);
    };
    view! {
        <h3>{move || app.say_online(OnlineMsg::MakeAccount)}</h3>
        <p class="hint">{move || app.say_online(OnlineMsg::MakeAccountHelp)}</p>
        <form class="form" on:submit=submit>
            {field(app, OnlineMsg::Login, "text", "new-login", "username", login)}
            {field(app, OnlineMsg::Password, "password", "new-password", "new-password", password)}
            <button class="primary" data-testid="make-account">
                {move || app.say_online(OnlineMsg::MakeAccount)}
            </button>
        </form>
    }
}

fn with_account(app: App, login: String) -> impl IntoView {
    let old = RwSignal::new(String::new());
    let new = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = PasswordBody { old: old.get_untracked(), new: new.get_untracked() };
        change_me(app, "POST", "me/password", http::body(&body), move |_| {
            old.try_set(String::new());
            new.try_set(String::new());
            OnlineMsg::ChangedPassword
        });
    };
    view! {
        <p>{move || app.say_online(OnlineMsg::Login)} " " <strong>{login.clone()}</strong></p>
        <form class="form" on:submit=submit>
            {whose(login)}
            {field(app, OnlineMsg::OldPassword, "password", "old-password", "current-password", old)}
            {field(app, OnlineMsg::NewPassword, "password", "changed-password", "new-password", new)}
            <button data-testid="change-password">
                {move || app.say_online(OnlineMsg::ChangePassword)}
            </button>
        </form>
    }
}

/// Tells password managers which account a form is about.
fn whose(login: String) -> impl IntoView {
    view! { <input type="text" hidden readonly autocomplete="username" value=login/> }
}

/// Returns `true` if the email address is not confirmed yet.
fn waits(me: &Me) -> bool {
    me.can_notify.email && me.notify.email.is_some() && !me.email_confirmed
}

/// Shows the settings for turn notifications.
fn notify(app: App, me: Me) -> impl IntoView {
    let form = NotifyForm {
        app,
        wish: RwSignal::new(me.notify.clone()),
        again: RwSignal::new(false),
        password: RwSignal::new(String::new()),
    };
    let NotifyForm { wish, again, .. } = form;
    let login = me.login.clone();
    let can = me.can_notify;
    let has_account = login.is_some();
    view! {
        <section class="card-panel">
            <h2>{move || app.say_online(OnlineMsg::Notifications)}</h2>
            <form class="form" on:submit=move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                form.submit();
            }>
                {form.browser()}
                {form.sound()}
                {(can.email && has_account)
                    .then(|| form.address("email", OnlineMsg::NotifyEmail, "notify-email"))}
                {form.password_for_address(login)}
                {(can.email && has_account).then(|| email_turns(app, wish))}
                {form.confirmation()}
                {(can.webhook && has_account)
                    .then(|| form.address("url", OnlineMsg::NotifyWebhook, "notify-webhook"))}
                {(can.webhook && has_account).then(|| webhook_again(app, again))}
                <button data-testid="save-notify">{move || app.say_online(OnlineMsg::Save)}</button>
            </form>
        </section>
    }
}

/// The form about notifications.
#[derive(Clone, Copy)]
struct NotifyForm {
    app: App,
    wish: RwSignal<NotifyBody>,
    /// Whether a webhook that was stopped is called again.
    again: RwSignal<bool>,
    password: RwSignal<String>,
}

impl NotifyForm {
    /// Returns `true` if the address in the form is another one, which needs the password.
    fn is_new_address(self) -> bool {
        let NotifyForm { app, wish, .. } = self;
        let now = app.server.me.with(|me| me.as_ref().map(|me| me.notify.clone()));
        now.is_some_and(|now| wish.with(|wish| wants_other_address(&now, wish)))
    }

    fn submit(self) {
        let NotifyForm { app, wish, again, password } = self;
        let typed = untrack(|| self.is_new_address()).then(|| password.get_untracked());
        let mut notify = wish.get_untracked();
        // Saving other settings doesn't switch a webhook on that was stopped meanwhile.
        notify.webhook_stopped = again.get_untracked().then_some(false);
        let notify = Some(notify);
        let typed = typed.filter(|typed| !typed.is_empty());
        let body = ChangeBody { notify, password: typed, ..ChangeBody::default() };
        let before = app.server.me.with_untracked(|me| me.as_ref()?.notify.email.clone());
        change_me(app, "PUT", "me", http::body(&body), move |me| {
            password.try_set(String::new());
            wish.try_set(me.notify.clone());
            again.try_set(false);
            if waits(me) && me.notify.email != before {
                OnlineMsg::EmailUnconfirmed
            } else {
                OnlineMsg::Saved
            }
        });
    }

    fn browser(self) -> impl IntoView {
        let NotifyForm { app, wish, .. } = self;
        let choose = move |event| {
            let wanted = event_target_checked(&event);
            wish.update(|wish| wish.browser = wanted);
            if wanted {
                platform::ask_to_notify(move |allowed| {
                    if !allowed {
                        wish.update(|wish| wish.browser = false);
                        app.tell(say(app.lang.get_untracked(), &OnlineMsg::NotifyRefused));
                    }
                });
            }
        };
        view! {
            <label class="row">
                <input type="checkbox" data-testid="notify-browser"
                    prop:checked=move || wish.with(|wish| wish.browser) on:change=choose/>
                <span>{move || app.say_online(OnlineMsg::NotifyBrowser)}</span>
            </label>
        }
    }

    fn sound(self) -> impl IntoView {
        let NotifyForm { app, wish, .. } = self;
        let choose = move |event| {
            let wanted = event_target_checked(&event);
            wish.update(|wish| wish.sound = wanted);
            if wanted {
                // Play the sound as a sample when it is turned on.
                app.set(|settings| settings.sound = true);
                audio::play(Sound::Turn);
            }
        };
        let silent = Memo::new(move |_| wish.with(|wish| wish.sound) && !app.settings.get().sound);
        view! {
            <label class="row">
                <input type="checkbox" data-testid="notify-sound"
                    prop:checked=move || wish.with(|wish| wish.sound) on:change=choose/>
                <span>{move || app.say_online(OnlineMsg::NotifySound)}</span>
            </label>
            {move || silent.get().then(|| view! {
                <p class="hint" data-testid="sound-off">
                    {app.say_online(OnlineMsg::SoundOff)} " "
                    <a href="#/settings">{app.say(texts::web::Msg::Settings)}</a>
                </p>
            })}
        }
    }

    /// Draws the field of an address: of emails, or of a webhook.
    fn address(
        self,
        kind: &'static str,
        label: OnlineMsg<'static>,
        testid: &'static str,
    ) -> impl IntoView {
        let NotifyForm { app, wish, .. } = self;
        let value = move || {
            let wish = wish.get();
            let text = if testid == "notify-email" { wish.email } else { wish.webhook };
            text.unwrap_or_default()
        };
        view! {
            <label class="field">
                <span>{move || app.say_online(label)}</span>
                <input type=kind data-testid=testid prop:value=value on:input=move |event| {
                    let text = Some(event_target_value(&event)).filter(|text| !text.is_empty());
                    wish.update(|wish| match testid {
                        "notify-email" => wish.email = text,
                        _ => wish.webhook = text,
                    });
                }/>
            </label>
        }
    }

    fn password_for_address(self, login: Option<String>) -> impl IntoView {
        let NotifyForm { app, password, .. } = self;
        let is_new_address = Memo::new(move |_| self.is_new_address());
        move || {
            is_new_address.get().then(|| {
                view! {
                    <p class="hint">{app.say_online(OnlineMsg::EmailNeedsPassword)}</p>
                    {login.clone().map(whose)}
                    {field(
                        app,
                        OnlineMsg::OldPassword,
                        "password",
                        "email-password",
                        "current-password",
                        password,
                    )}
                }
            })
        }
    }

    /// Says that the address waits to be confirmed, and offers another email.
    fn confirmation(self) -> impl IntoView {
        let app = self.app;
        let is_unconfirmed =
            Memo::new(move |_| app.server.me.with(|me| me.as_ref().is_some_and(waits)));
        let ask_again = move |_| {
            let lang = app.lang.get_untracked();
            leptos::task::spawn_local(async move {
                match http::post::<()>(lang, "me/confirm", http::nothing()).await {
                    Ok(()) => app.mention(say(lang, &OnlineMsg::EmailUnconfirmed)),
                    Err(error) => app.show_error(&error),
                }
            });
        };
        move || {
            is_unconfirmed.get().then(|| {
                view! {
                    <p class="hint" data-testid="email-unconfirmed">
                        {app.say_online(OnlineMsg::EmailUnconfirmed)}
                    </p>
                    <button type="button" class="quiet" data-testid="send-again" on:click=ask_again>
                        {app.say_online(OnlineMsg::SendAgain)}
                    </button>
                }
            })
        }
    }
}

/// Shows whether emails about turns are sent, and what else the address is for.
fn email_turns(app: App, wish: RwSignal<NotifyBody>) -> impl IntoView {
    let is_on = move || wish.with(|wish| wish.email_stopped != Some(true));
    view! {
        <p class="hint">{move || app.say_online(OnlineMsg::NotifyEmailHelp)}</p>
        <label class="row">
            <input type="checkbox" data-testid="notify-email-turns" prop:checked=is_on
                on:change=move |event| {
                    let wanted = event_target_checked(&event);
                    wish.update(|wish| wish.email_stopped = Some(!wanted));
                }/>
            <span>{move || app.say_online(OnlineMsg::NotifyEmailTurns)}</span>
        </label>
    }
}

/// Says that the webhook is no longer called because it kept failing, and offers to try again.
fn webhook_again(app: App, again: RwSignal<bool>) -> impl IntoView {
    let is_stopped = Memo::new(move |_| {
        let stopped =
            |me: &Me| me.notify.webhook.is_some() && me.notify.webhook_stopped == Some(true);
        app.server.me.with(|me| me.as_ref().is_some_and(stopped))
    });
    move || {
        is_stopped.get().then(|| {
            view! {
                <p class="hint" data-testid="webhook-stopped">
                    {app.say_online(OnlineMsg::WebhookStopped)}
                </p>
                <label class="row">
                    <input type="checkbox" data-testid="webhook-again" prop:checked=again
                        on:change=move |event| again.set(event_target_checked(&event))/>
                    <span>{app.say_online(OnlineMsg::WebhookAgain)}</span>
                </label>
            }
        })
    }
}

fn devices(app: App) -> impl IntoView {
    let devices = RwSignal::new(None::<Vec<Device>>);
    app.fetch("devices".to_owned(), devices);
    let end = move |device: String| {
        let lang = app.lang.get_untracked();
        leptos::task::spawn_local(async move {
            let path = format!("devices/{device}");
            match http::change::<()>(lang, "DELETE", &path, http::nothing()).await {
                Ok(()) => app.fetch("devices".to_owned(), devices),
                Err(error) => app.show_error(&error),
            }
        });
    };
    let rows = move || {
        let lang = app.lang.get();
        let rows = devices.get().into_iter().flatten().map(|device| {
            let Device { device, label, this, seen_ms, .. } = device;
            let name = format!("{}, {label}", say(lang, &OnlineMsg::EndDevice));
            let other = (!this).then(|| {
                view! {
                    <button data-testid="end-device" aria-label=name
                        on:click=move |_| end(device.clone())
                    >{say(lang, &OnlineMsg::EndDevice)}</button>
                }
            });
            let sign = this.then(|| say(lang, &OnlineMsg::ThisDevice));
            let signs: Vec<_> =
                [sign, Some(platform::date(seen_ms, lang))].into_iter().flatten().collect();
            view! {
                <li>
                    <div class="saved-about">
                        <span>{label}</span>
                        <span class="hint">{signs.join(" · ")}</span>
                    </div>
                    {other}
                </li>
            }
        });
        rows.collect_view()
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_online(OnlineMsg::Devices)}</h2>
            <ul class="saved" data-testid="devices">{rows}</ul>
        </section>
    }
}

/// Shows the buttons for signing out and for deleting the account.
fn leave(app: App) -> impl IntoView {
    let gone = move |path: &'static str, body: String, told: OnlineMsg<'static>| {
        let lang = app.lang.get_untracked();
        leptos::task::spawn_local(async move {
            match http::post::<()>(lang, path, body).await {
                Ok(()) => {
                    app.signed_in(None);
                    app.tell(say(lang, &told));
                }
                Err(error) => app.show_error(&error),
            }
        });
    };
    let login = move || app.server.me.with(|me| me.as_ref().and_then(|me| me.login.clone()));
    let days = move || app.server.me.with(|me| me.as_ref().map_or(0, |me| me.undelete_days));
    let sign_out = move |_| {
        let lang = app.lang.get_untracked();
        if login().is_some() {
            gone("sign-out", http::nothing(), OnlineMsg::SignedOut);
        } else {
            app.confirm(
                say(lang, &OnlineMsg::SignOutGuestAsk),
                say(lang, &OnlineMsg::SignOut),
                move || {
                    gone("sign-out", http::nothing(), OnlineMsg::SignedOut);
                },
            );
        }
    };
    let password = RwSignal::new(String::new());
    let delete = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lang = app.lang.get_untracked();
        app.confirm(
            say(lang, &OnlineMsg::DeleteMeAsk),
            say(lang, &OnlineMsg::DeleteMe),
            move || {
                let typed = Some(password.get_untracked()).filter(|typed| !typed.is_empty());
                gone("me/delete", http::body(&DeleteBody { password: typed }), OnlineMsg::Deleted);
            },
        );
    };
    view! {
        <section class="card-panel">
            <h2>{move || app.say_online(OnlineMsg::Leaving)}</h2>
            <div class="row">
                <button data-testid="sign-out" on:click=sign_out>
                    {move || app.say_online(OnlineMsg::SignOut)}
                </button>
                <button data-testid="sign-out-everywhere"
                    on:click=move |_| gone("sign-out-everywhere", http::nothing(), OnlineMsg::SignedOut)
                >{move || app.say_online(OnlineMsg::SignOutEverywhere)}</button>
            </div>
            <h3>{move || app.say_online(OnlineMsg::DeleteMe)}</h3>
            <p class="hint">{move || {
                app.say_online(OnlineMsg::DeleteMeHelp { days: days() as usize })
            }}</p>
            <p>
                <a class="button" href="/api/v1/me/export" download="emberwake-data.json"
                    rel="external" data-testid="export-me">
                    {move || app.say_online(OnlineMsg::ExportData)}
                </a>
            </p>
            <form class="form" on:submit=delete>
                {move || login().map(|login| view! {
                    {whose(login)}
                    {field(app, OnlineMsg::Password, "password", "delete-password", "current-password", password)}
                })}
                <button data-testid="delete-me">
                    {move || app.say_online(OnlineMsg::DeleteMe)}
                </button>
            </form>
        </section>
    }
}
