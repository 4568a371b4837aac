//! What letters look like. The inks are those of the printed pages.

/// An ink: red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ink(pub u8, pub u8, pub u8);

impl Ink {
    pub const BLACK: Self = Self(0x16, 0x18, 0x1d);
    pub const SOFT: Self = Self(0x5a, 0x60, 0x70);
    pub const LINE: Self = Self(0xc9, 0xcd, 0xd6);
    pub const MARK: Self = Self(0x8a, 0x1c, 0x1c);
    pub const MARK_GROUND: Self = Self(0xfd, 0xf1, 0xf0);
    pub const OWN: Self = Self(0xdf, 0xe1, 0xe6);

    /// The ink laid on white so thinly: 1 covers, 0 shows nothing.
    pub fn thinned(self, opacity: f32) -> Self {
        let opacity = opacity.clamp(0.0, 1.0);
        let part = |ink: u8| {
            let mixed = f32::from(ink) * opacity + 255.0 * (1.0 - opacity);
            // Between 0 and 255 by its making.
            mixed.round() as u8
        };
        Self(part(self.0), part(self.1), part(self.2))
    }
}

/// One of our own faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Face {
    Sans,
    SansBold,
    Serif,
    SerifBold,
}

/// What letters look like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct LetterStyle {
    pub face: Face,
    pub size: f32,
    pub ink: Ink,
    pub struck: bool,
}

impl LetterStyle {
    pub const fn new(size: f32) -> Self {
        Self { face: Face::Sans, size, ink: Ink::BLACK, struck: false }
    }

    pub const fn face(self, face: Face) -> Self {
        Self { face, ..self }
    }

    pub const fn bold(self) -> Self {
        self.face(match self.face {
            Face::Sans | Face::SansBold => Face::SansBold,
            Face::Serif | Face::SerifBold => Face::SerifBold,
        })
    }

    pub const fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }

    pub const fn soft(self) -> Self {
        self.ink(Ink::SOFT)
    }

    pub const fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    pub const fn struck(self, struck: bool) -> Self {
        Self { struck, ..self }
    }
}

/// Millimetres in points.
pub(crate) const fn mm(length: f32) -> f32 {
    length * 72.0 / 25.4
}
