//! Every sentence a person reads, in four languages.
