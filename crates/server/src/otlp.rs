//! Traces for OpenTelemetry, only with the feature `otlp`. Each request is a span with its number,
//! and log lines are its events. OpenTelemetry's own environment variables, such as
//! `OTEL_EXPORTER_OTLP_ENDPOINT`, say where to send them; without it nothing is sent.

use opentelemetry::trace::TracerProvider;
use opentelemetry_otlp::SpanExporter;
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use std::sync::OnceLock;
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::registry::LookupSpan;

/// The provider, kept to send the remaining traces when the service ends.
static PROVIDER: OnceLock<SdkTracerProvider> = OnceLock::new();

/// Returns the layer that sends traces, if the environment says where.
pub(crate) fn layer<S>() -> Option<impl Layer<S>>
where
    S: Subscriber + for<'span> LookupSpan<'span>,
{
    let named = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
    named.iter().find_map(std::env::var_os)?;
    let exporter = match SpanExporter::builder().with_http().build() {
        Ok(exporter) => exporter,
        Err(error) => {
            // There is no log yet.
            eprintln!("traces can't be sent: {error}");
            return None;
        }
    };
    let resource = Resource::builder().with_service_name("emberwake").build();
    let provider = SdkTracerProvider::builder().with_resource(resource);
    let provider = provider.with_batch_exporter(exporter).build();
    let tracer = provider.tracer("emberwake");
    // Only the first call in a process counts, as for the log itself.
    let _ = PROVIDER.set(provider);
    Some(tracing_opentelemetry::layer().with_tracer(tracer))
}

/// Sends the remaining traces.
pub(crate) fn flush() {
    if let Some(provider) = PROVIDER.get() {
        // The service doesn't depend on a receiver.
        let _ = provider.shutdown();
    }
}
