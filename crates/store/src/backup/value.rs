//! One value of a row, as both databases and the file hold it.

use crate::StoreError;
use serde_json::{Value as Json, json};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column, Row, TypeInfo, ValueRef};
use tiebreak_language::sentence;

/// A value. Truth is a number, 0 or 1: SQLite has nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum StoredValue {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl StoredValue {
    /// All values of a row.
    pub fn of_sqlite(row: &SqliteRow) -> Result<Vec<Self>, sqlx::Error> {
        let one = |index: usize| {
            let raw = row.try_get_raw(index)?;
            Ok(match raw.type_info().name() {
                _ if raw.is_null() => Self::Nothing,
                "INTEGER" | "BOOLEAN" => Self::Number(row.try_get_unchecked(index)?),
                "TEXT" => Self::Text(row.try_get_unchecked(index)?),
                "BLOB" => Self::Bytes(row.try_get_unchecked(index)?),
                other => return Err(unknown(other)),
            })
        };
        (0..row.len()).map(one).collect()
    }

    /// All values of a row.
    pub fn of_postgres(row: &PgRow) -> Result<Vec<Self>, sqlx::Error> {
        let one = |index: usize| {
            Ok(match row.column(index).type_info().name() {
                _ if row.try_get_raw(index)?.is_null() => Self::Nothing,
                "INT8" => Self::Number(row.try_get(index)?),
                "INT4" => Self::Number(row.try_get::<i32, _>(index)?.into()),
                "BOOL" => Self::Number(row.try_get::<bool, _>(index)?.into()),
                "TEXT" | "VARCHAR" => Self::Text(row.try_get(index)?),
                "BYTEA" => Self::Bytes(row.try_get(index)?),
                other => return Err(unknown(other)),
            })
        };
        (0..row.len()).map(one).collect()
    }

    /// As it is in the file.
    pub fn to_json(&self) -> Json {
        match self {
            Self::Nothing => Json::Null,
            Self::Number(number) => json!(number),
            Self::Text(text) => json!(text),
            Self::Bytes(bytes) => {
                json!({ "hex": bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>() })
            }
        }
    }

    /// As the file says it.
    pub fn of_json(json: Json) -> Result<Self, StoreError> {
        let wrong =
            || StoreError::NotABackup(sentence!(store_backup_value { value: json.to_string() }));
        Ok(match &json {
            Json::Null => Self::Nothing,
            Json::Number(number) => Self::Number(number.as_i64().ok_or_else(wrong)?),
            Json::String(text) => Self::Text(text.clone()),
            Json::Object(one) => Self::Bytes(
                one.get("hex").and_then(Json::as_str).and_then(from_hex).ok_or_else(wrong)?,
            ),
            Json::Bool(_) | Json::Array(_) => return Err(wrong()),
        })
    }
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| {
            u8::from_str_radix(std::str::from_utf8(pair).ok().filter(|two| two.len() == 2)?, 16)
                .ok()
        })
        .collect()
}

fn unknown(kind: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("a column of type {kind} is not known to backups").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_goes_round() {
        let odd = "½ \u{202e}\u{1}\"\\";
        for value in [
            StoredValue::Nothing,
            StoredValue::Number(i64::MIN),
            StoredValue::Text(odd.into()),
            StoredValue::Bytes(vec![0, 10, 255]),
        ] {
            assert_eq!(StoredValue::of_json(value.to_json()).unwrap(), value);
        }
        for wrong in ["{}", "[1]", "true", "1.5", "{\"hex\":\"0\"}", "{\"hex\":\"zz\"}"] {
            assert!(StoredValue::of_json(serde_json::from_str(wrong).unwrap()).is_err(), "{wrong}");
        }
    }
}
