//! Encrypted connections to webhooks.

use super::error::NoticeError;
use std::sync::{Arc, LazyLock};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// Certificates are checked against the authorities that browsers trust.
static CLIENT: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the versions of TLS");
    Arc::new(config.with_root_certificates(roots).with_no_client_auth())
});

/// Encrypts a connection to this host.
pub(super) async fn connect(
    host: String,
    stream: TcpStream,
) -> Result<TlsStream<TcpStream>, NoticeError> {
    let name = ServerName::try_from(host).map_err(NoticeError::failed)?;
    TlsConnector::from(Arc::clone(&CLIENT)).connect(name, stream).await.map_err(NoticeError::failed)
}
