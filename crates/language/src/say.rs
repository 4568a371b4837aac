//! The macros that say a message, at once or later, and know it again.

/// A message in a language, as a `String`: `say!(language, no_tie)`, `say!(language, stay_tied {
/// members: &who, places })`.
///
/// Values are texts, whole numbers and sentences.
#[macro_export]
macro_rules! say {
    (@ $name:ident) => { $crate::Arg::from($name) };
    (@ $name:ident $value:expr) => { $crate::Arg::from($value) };
    ($language:expr, $message:ident) => { $crate::generated::$message.say($language) };
    ($language:expr, $message:ident { $($name:ident $(: $value:expr)?),+ $(,)? }) => {
        $crate::generated::$message { $($name: $crate::say!(@ $name $($value)?)),+ }.say($language)
    };
}

/// A message as a [`Sentence`](crate::Sentence), to be said later: `sentence!(page_no_place {
/// number, count })`.
///
/// Values are texts, whole numbers and sentences; what is borrowed is kept as a copy.
#[macro_export]
macro_rules! sentence {
    (@ $name:ident) => { $crate::Arg::kept($name) };
    (@ $name:ident $value:expr) => { $crate::Arg::kept($value) };
    ($message:ident) => { $crate::generated::$message.sentence() };
    ($message:ident { $($name:ident $(: $value:expr)?),+ $(,)? }) => {
        $crate::generated::$message { $($name: $crate::sentence!(@ $name $($value)?)),+ }.sentence()
    };
}

/// Whether a [`Sentence`](crate::Sentence) is this message, whatever its values:
/// `says!(found.message, regulation_file_no_such_clause)`.
#[macro_export]
macro_rules! says {
    ($sentence:expr, $message:ident) => {
        $sentence.is_message($crate::generated::$message::NUMBER)
    };
}
