//! The model of the page, tested without a browser.
