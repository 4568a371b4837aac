//! Choices made by bytes; where they end, a small generator goes on.

/// What is chosen next.
pub struct Choices<'b> {
    bytes: std::slice::Iter<'b, u8>,
    state: u64,
}

impl<'b> Choices<'b> {
    /// The choices that these bytes make.
    pub fn of(bytes: &'b [u8]) -> Self {
        let state = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |state, byte| {
            (state ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { bytes: bytes.iter(), state: state | 1 }
    }

    /// The choices that a number makes.
    pub fn seeded(seed: u64) -> Self {
        Self { bytes: [].iter(), state: seed | 1 }
    }

    fn byte(&mut self) -> u8 {
        self.bytes.next().copied().unwrap_or_else(|| {
            self.state = self
                .state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (self.state >> 56) as u8
        })
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        let two = usize::from(self.byte()) << 8 | usize::from(self.byte());
        if limit == 0 { 0 } else { two % limit }
    }

    /// True once in `many` times.
    pub fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    /// One of several.
    pub fn pick<'s, T>(&mut self, of: &'s [T]) -> &'s T {
        &of[self.below(of.len())]
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }
}
