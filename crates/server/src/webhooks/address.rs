//! The addresses to which messages may be sent, and the refusal of others.

use crate::infra::problem::Problem;
use tiebreak_follow::{AddressFault, LONGEST};

/// Checks an address that is to be kept. The host is resolved and checked again for each message.
pub fn address(text: &str, private: bool) -> Result<String, Problem> {
    let refused = match tiebreak_follow::address(text, private) {
        Ok(found) => return Ok(found.text.to_owned()),
        Err(AddressFault::TooLong) => {
            return Err(Problem::invalid(format!(
                "the address of a webhook has at most {LONGEST} bytes"
            )));
        }
        Err(AddressFault::NotAnAddress) => "expected https://...",
        Err(AddressFault::OtherScheme) => "expected https:// or http://",
        Err(AddressFault::NoHost) => "it names no host",
        Err(AddressFault::Credentials) => "it holds a name or a password",
        Err(AddressFault::Private | AddressFault::OtherHost(_)) => {
            "it leads into a private network, which this server does not allow"
        }
    };
    Err(Problem::invalid(format!("\"{}\" is no address for a webhook: {refused}", text.trim())))
}
