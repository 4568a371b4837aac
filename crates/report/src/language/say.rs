//! The macro that says a message.

/// A message in a language, as a `String`: `say!(language, no_tie)`, `say!(language, stay_tied { members: &who, places })`.
///
/// Values are texts or whole numbers. Outside this crate it says the messages whose names begin with `page-` or `cli-`.
#[macro_export]
macro_rules! say {
    (@ $name:ident) => { $crate::Arg::from($name) };
    (@ $name:ident $value:expr) => { $crate::Arg::from($value) };
    ($language:expr, $message:ident) => { $crate::language::generated::$message.say($language) };
    ($language:expr, $message:ident { $($name:ident $(: $value:expr)?),+ $(,)? }) => {
        $crate::language::generated::$message { $($name: $crate::say!(@ $name $($value)?)),+ }.say($language)
    };
}
