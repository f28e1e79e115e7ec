//! What every handler shares.

use crate::clock::Clock;
use crate::hub::Hub;
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
}

impl State {
    /// A service on this store. Must be called within a runtime: the hub begins to listen.
    pub fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, settings: Settings) -> State {
        let settings = Arc::new(settings);
        let hub = Hub::new(Arc::clone(&store), Arc::clone(&clock), Arc::clone(&settings));
        State { store, clock, hub, settings }
    }
}
