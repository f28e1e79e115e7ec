//! What every handler shares.

use crate::address_key::AddressKey;
use crate::clock::Clock;
use crate::config::Config;
use crate::hub::Hub;
use crate::measured_store::MeasuredStore;
use crate::metrics::Metrics;
use crate::people::password::Passwords;
use crate::people::token::Token;
use crate::quotas::Quotas;
use crate::settings::Settings;
use std::sync::Arc;
use store::Store;

/// What every handler shares. Cheap to clone.
#[derive(Clone)]
pub struct State {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// The tables that are being played.
    pub hub: Hub,
    /// How the service is run.
    pub settings: Arc<Settings>,
    /// Everything that can be set.
    pub(crate) config: Arc<Config>,
    /// Everything that is counted.
    pub(crate) metrics: Arc<Metrics>,
    /// How much may be asked.
    pub(crate) quotas: Arc<Quotas>,
    /// Hashes passwords, a few at a time.
    pub(crate) passwords: Passwords,
    /// What the console of this process shows.
    pub(crate) console: Arc<Token>,
    /// Makes what stands for an address in the log.
    pub(crate) address_key: AddressKey,
}

impl State {
    /// A service on this store, otherwise as usual. Must be called within a runtime: the hub begins
    /// to listen.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, settings: Settings) -> State {
        State::with(store, clock, Config { settings, ..Config::default() })
    }

    /// A service on this store with this configuration.
    pub fn with(store: Arc<dyn Store>, clock: Arc<dyn Clock>, config: Config) -> State {
        crate::panics::watch();
        let state = State::quiet(store, clock, config);
        state.hub.begin();
        state
    }

    /// The same, which does nothing by itself: tables are not woken, and nobody is told of changes.
    pub(crate) fn quiet(store: Arc<dyn Store>, clock: Arc<dyn Clock>, config: Config) -> State {
        let settings = Arc::new(config.settings.clone());
        let metrics: Arc<Metrics> = Arc::default();
        let store: Arc<dyn Store> = Arc::new(MeasuredStore::new(store, Arc::clone(&metrics)));
        let hub = Hub::new(
            Arc::clone(&store),
            Arc::clone(&clock),
            Arc::clone(&settings),
            Arc::clone(&metrics),
        );
        State {
            store,
            clock,
            hub,
            settings,
            metrics,
            quotas: Arc::new(Quotas::new(config.rates)),
            passwords: Passwords::new(),
            console: Arc::new(Token::new()),
            address_key: AddressKey::random(),
            config: Arc::new(config),
        }
    }
}
