//! What every handler shares.

use crate::clock::Clock;
use crate::config::Config;
use crate::desk::Desk;
use crate::hub::Hub;
use crate::metrics::Metrics;
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
    /// What the interface for people works with.
    pub(crate) desk: Arc<Desk>,
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
        let hub = Hub::new(
            Arc::clone(&store),
            Arc::clone(&clock),
            Arc::clone(&settings),
            Arc::clone(&metrics),
        );
        let desk = Arc::new(Desk::new(config, metrics));
        State { store, clock, hub, settings, desk }
    }
}
