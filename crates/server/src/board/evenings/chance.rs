//! Numbers that look random, and are the same for the same seed.

pub struct Randomness(u64);

impl Randomness {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x71eb_4ea4_1234_5677)
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % most.max(1) as u64).unwrap()
    }

    pub fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    pub fn pick<'t, T>(&mut self, among: &'t [T]) -> &'t T {
        &among[self.below(among.len())]
    }

    pub fn shuffled<T: Clone>(&mut self, among: &[T]) -> Vec<T> {
        let mut order = among.to_vec();
        for last in (1..order.len()).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }

    /// An order, in which neighbours may be level.
    pub fn parts<T: Clone>(&mut self, among: &[T]) -> Vec<Vec<T>> {
        let mut parts: Vec<Vec<T>> = Vec::new();
        for one in self.shuffled(among) {
            match parts.last_mut() {
                Some(part) if self.one_in(3) => part.push(one),
                _ => parts.push(vec![one]),
            }
        }
        parts
    }
}
