//! Random numbers for what is sampled or made up: SplitMix64, the same on every machine and in
//! every version. Lots are drawn otherwise, by [`crate::lots`].

/// A stream of random numbers from a seed.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of several independent streams from the same seed.
    pub fn stream(seed: u64, number: u64) -> Self {
        // The mixed seed, so that stream 1 of seed 1 is not stream 0 of seed 2.
        Self(Self(seed).draw().wrapping_add(number))
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, each as likely as the others up to one part in 2^32.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(((self.draw() >> 32) * limit as u64) >> 32).unwrap_or(0)
    }

    /// Shuffles in place.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}
