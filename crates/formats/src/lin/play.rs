//! The auction and the play of a board: contract, declarer, tricks.

use tiebreak_model::bridge::{Contract, Doubling, Seat, Strain};

/// The seats in the order of LIN, which is that of the play.
pub(super) const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

/// What a player called in the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    Pass,
    Double,
    Redouble,
    Bid { level: u8, strain: Strain },
}

/// A card: its suit, and its rank from 2 to 14.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LinCard {
    suit: Strain,
    rank: u8,
}

/// How an auction ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AuctionEnd {
    PassedOut,
    /// The declarer is a position in [`SEATS`].
    Contract {
        contract: Contract,
        declarer: usize,
    },
}

fn strain(letter: u8) -> Option<Strain> {
    Some(match letter.to_ascii_uppercase() {
        b'C' => Strain::Clubs,
        b'D' => Strain::Diamonds,
        b'H' => Strain::Hearts,
        b'S' => Strain::Spades,
        b'N' => Strain::NoTrumps,
        _ => return None,
    })
}

/// The calls in a field: "1H!", "p", "1Cp1Hp", "d". What explains them is passed over.
pub(super) fn calls(text: &str) -> Vec<Call> {
    let text = text.to_lowercase().replace("pass", "p").replace("dbl", "d").replace("xx", "r");
    let bytes = text.as_bytes();
    let mut calls = Vec::new();
    let mut at = 0;
    while let Some(sign) = bytes.get(at) {
        at += 1;
        match sign {
            b'p' => calls.push(Call::Pass),
            b'd' | b'x' => calls.push(Call::Double),
            b'r' => calls.push(Call::Redouble),
            b'1'..=b'7' => {
                let Some(strain) = bytes.get(at).copied().and_then(strain) else { continue };
                at += 1;
                // "1NT" has a letter more than "1N".
                at += usize::from(strain == Strain::NoTrumps && bytes.get(at) == Some(&b't'));
                calls.push(Call::Bid { level: sign - b'0', strain });
            }
            _ => {}
        }
    }
    calls
}

/// The cards in a field: "CT", "h2", "S10", "CTC9".
pub(super) fn cards(text: &str) -> Vec<LinCard> {
    let text = text.to_uppercase().replace("10", "T");
    let card = |pair: &[u8]| {
        let &[suit, rank] = pair else { return None };
        let suit = strain(suit).filter(|suit| *suit != Strain::NoTrumps)?;
        let rank = b"23456789TJQKA".iter().position(|known| *known == rank)?;
        Some(LinCard { suit, rank: u8::try_from(rank + 2).ok()? })
    };
    text.as_bytes().chunks(2).filter_map(card).collect()
}

/// Contract and declarer. `None` where the auction is not over.
pub(super) fn outcome(dealer: usize, calls: &[Call]) -> Option<AuctionEnd> {
    let seat = |at: usize| (dealer + at) % 4;
    let Some(last) = calls.iter().rposition(|call| matches!(call, Call::Bid { .. })) else {
        let passed = calls.len() >= 4 && calls.iter().all(|call| *call == Call::Pass);
        return passed.then_some(AuctionEnd::PassedOut);
    };
    let after = &calls[last + 1..];
    if !after.ends_with(&[Call::Pass; 3]) {
        return None;
    }
    let Call::Bid { level, strain } = calls[last] else { return None };
    let doubled = match after.iter().rev().find(|call| **call != Call::Pass) {
        Some(Call::Redouble) => Doubling::Twice,
        Some(Call::Double) => Doubling::Once,
        _ => Doubling::No,
    };
    // The first of the side who named the strain.
    let first = calls.iter().enumerate().position(|(at, call)| {
        let named = matches!(call, Call::Bid { strain: named, .. } if *named == strain);
        named && seat(at) % 2 == seat(last) % 2
    })?;
    let contract = Contract { level, strain, doubled };
    Some(AuctionEnd::Contract { contract, declarer: seat(first) })
}

/// The tricks of declarer's side. `None` where not all thirteen were played.
pub(super) fn tricks(trumps: Strain, declarer: usize, cards: &[LinCard]) -> Option<u8> {
    if cards.len() != 52 {
        return None;
    }
    let mut leader = (declarer + 1) % 4;
    let mut won = 0;
    for trick in cards.chunks(4) {
        let led = trick.first()?.suit;
        let power = |card: &LinCard| {
            let follows = u8::from(card.suit == led);
            (if card.suit == trumps { 2 } else { follows }, card.rank)
        };
        let (best, _) = trick.iter().enumerate().max_by_key(|(_, card)| power(card))?;
        leader = (leader + best) % 4;
        won += u8::from(leader % 2 == declarer % 2);
    }
    Some(won)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_however_they_are_written() {
        let bid = |level, strain| Call::Bid { level, strain };
        assert_eq!(
            calls("1Cp1h!P2NTxxpassd"),
            [
                bid(1, Strain::Clubs),
                Call::Pass,
                bid(1, Strain::Hearts),
                Call::Pass,
                bid(2, Strain::NoTrumps),
                Call::Redouble,
                Call::Pass,
                Call::Double
            ]
        );
        assert_eq!(calls("8C9?é"), []);
    }

    #[test]
    fn declarer_is_who_named_the_strain_first() {
        // South deals; North bids hearts first, South raises, West doubles.
        let auction = calls("1Cp1Hp4Hdppp");
        let Some(AuctionEnd::Contract { contract, declarer }) = outcome(0, &auction) else {
            panic!("a contract")
        };
        assert_eq!((contract.to_string(), SEATS[declarer]), ("4HX".to_owned(), Seat::North));
        assert_eq!(outcome(2, &calls("pppp")), Some(AuctionEnd::PassedOut));
        assert_eq!((outcome(0, &calls("1Cpp")), outcome(0, &calls("ppp"))), (None, None));
    }
}
