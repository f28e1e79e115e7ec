//! The state that all handlers share.

use crate::address_key::AddressKey;
use crate::clock::Clock;
use crate::config::Config;
use crate::config::Settings;
use crate::hub::Hub;
use crate::measured_store::MeasuredStore;
use crate::metrics::Metrics;
use crate::people::password::Passwords;
use crate::people::token::Token;
use crate::quotas::Quotas;
use crate::trusted_time::TrustedTime;
use std::sync::Arc;
use store::Store;

/// The state that all handlers share. Cheap to clone.
#[derive(Clone)]
pub struct State {
    /// The database.
    pub store: Arc<dyn Store>,
    /// The source of the current time.
    pub clock: Arc<dyn Clock>,
    /// The time by which sessions end and people expire.
    pub(crate) time: Arc<TrustedTime>,
    /// The tables that are being played.
    pub hub: Hub,
    /// The settings of tables and sockets.
    pub settings: Arc<Settings>,
    /// The configuration.
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: Arc<Metrics>,
    /// The rate limits.
    pub(crate) quotas: Arc<Quotas>,
    /// Hashes passwords, a few at a time.
    pub(crate) passwords: Passwords,
    /// The secret that identifies the console of this process.
    pub(crate) console: Arc<Token>,
    /// The key that hides addresses in the log.
    pub(crate) address_key: AddressKey,
}

impl State {
    /// Creates a service on this store with the default configuration. Must be called within a
    /// runtime, because the hub begins to listen.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, settings: Settings) -> State {
        State::with(store, clock, Config { settings, ..Config::default() })
    }

    /// Creates a service on this store with this configuration.
    pub fn with(store: Arc<dyn Store>, clock: Arc<dyn Clock>, config: Config) -> State {
        crate::panics::watch();
        let state = State::quiet(store, clock, config);
        state.hub.begin();
        state
    }

    /// Creates a service without background work: tables aren't woken, and changes aren't
    /// announced.
    pub(crate) fn quiet(store: Arc<dyn Store>, clock: Arc<dyn Clock>, config: Config) -> State {
        let settings = Arc::new(config.settings.clone());
        let metrics: Arc<Metrics> = Arc::default();
        let store: Arc<dyn Store> = Arc::new(MeasuredStore::new(store, Arc::clone(&metrics)));
        let time = Arc::new(TrustedTime::new(Arc::clone(&clock)));
        let hub = Hub::new(
            Arc::clone(&store),
            Arc::clone(&clock),
            Arc::clone(&settings),
            Arc::clone(&metrics),
            Arc::clone(&time),
        );
        State {
            store,
            clock: Arc::clone(&clock),
            hub,
            settings,
            metrics,
            quotas: Arc::new(Quotas::new(config.rates, &clock)),
            time,
            passwords: Passwords::new(),
            console: Arc::new(Token::new()),
            address_key: AddressKey::random(),
            config: Arc::new(config),
        }
    }
}
