//! Rows of statements, read by the names of their columns.

/// Defines a struct whose fields are read from the columns of the same names, in any order. What
/// stands behind `flatten` is read from the same row by its own type.
///
/// `sqlx::FromRow` could be derived instead. The derive needs sqlx's macros, which compile both
/// database drivers a second time, for the compiler; this implements the same trait and costs
/// nothing.
macro_rules! row {
    (
        $(#[$about:meta])*
        $visibility:vis struct $name:ident {
            $($(#[$doc:meta])* $of_field:vis $field:ident: $kind:ty,)*
        }
        $(flatten { $(#[$flat_doc:meta])* $of_flat:vis $flat:ident: $flat_kind:ty })?
    ) => {
        $(#[$about])*
        $visibility struct $name {
            $($(#[$doc])* $of_field $field: $kind,)*
            $($(#[$flat_doc])* $of_flat $flat: $flat_kind,)?
        }

        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $name
        where
            &'static str: sqlx::ColumnIndex<R>,
            $($kind: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,)*
            $($flat_kind: sqlx::FromRow<'r, R>,)?
        {
            fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
                Ok(Self {
                    $($field: row.try_get(stringify!($field))?,)*
                    $($flat: <$flat_kind as sqlx::FromRow<'r, R>>::from_row(row)?,)?
                })
            }
        }
    };
}
pub(crate) use row;
