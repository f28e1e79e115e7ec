//! Stops a long command without losing finished work.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that Ctrl-C and the end of a service set. A second Ctrl-C ends the program as usual.
pub fn stop_on_signal() -> Arc<AtomicBool> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // Without the handler the signal ends the program, and finished work is safe anyway.
        let _ = signal_hook::flag::register_conditional_default(signal, Arc::clone(&stop));
        let _ = signal_hook::flag::register(signal, Arc::clone(&stop));
    }
    stop
}
