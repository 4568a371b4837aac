//! Workbooks made from any bytes, for the fuzz target `workbook` and for a test: who changes the
//! bytes of an archive only breaks its checksums.
//!
//! The first byte chooses XLSX or OpenDocument, and whether the rest is the inside of sheets or
//! whole parts. The byte 0 is between one part and the next.

use std::io::{Cursor, Write};
use tiebreak_formats::{event_file, read_any};
use zip::write::{SimpleFileOptions, ZipWriter};

const BOOK: &str = "<workbook><sheets><sheet name=\"S\" r:id=\"r\"/><sheet name=\"T\" r:id=\"t\"/></sheets></workbook>";
const RELATIONS: &str = "<Relationships><Relationship Id=\"r\" Type=\"x/worksheet\" Target=\"s.xml\"/>\
                         <Relationship Id=\"t\" Type=\"x/worksheet\" Target=\"t.xml\"/></Relationships>";

/// A part of the workbook.
struct Part {
    name: &'static str,
    bytes: Vec<u8>,
}

fn packed(parts: Vec<Part>) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for part in parts {
        archive.start_file(part.name, SimpleFileOptions::default()).expect("a name");
        archive.write_all(&part.bytes).expect("memory");
    }
    archive.finish().expect("memory").into_inner()
}

fn inside(before: &str, bytes: &[u8], after: &str) -> Vec<u8> {
    [before.as_bytes(), bytes, after.as_bytes()].concat()
}

fn workbook(choice: u8, rest: &[u8]) -> Vec<u8> {
    let given: Vec<&[u8]> = rest.splitn(3, |byte| *byte == 0).collect();
    let get = |at: usize| given.get(at).copied().unwrap_or_default();
    let part = |name, bytes| Part { name, bytes };
    let sheet = |bytes| inside("<worksheet><sheetData>", bytes, "</sheetData></worksheet>");
    let table = |bytes| inside("<x><table:table table:name=\"S\">", bytes, "</table:table></x>");
    match choice % 4 {
        0 => packed(vec![
            part("xl/workbook.xml", BOOK.into()),
            part("xl/_rels/workbook.xml.rels", RELATIONS.into()),
            part("xl/s.xml", sheet(get(0))),
            part("xl/sharedStrings.xml", inside("<sst>", get(1), "</sst>")),
            part("xl/t.xml", sheet(get(2))),
        ]),
        1 => packed(vec![part("mimetype", b"x".to_vec()), part("content.xml", table(get(0)))]),
        2 => packed(vec![
            part("xl/workbook.xml", get(0).to_vec()),
            part("xl/_rels/workbook.xml.rels", get(1).to_vec()),
            part("xl/s.xml", get(2).to_vec()),
        ]),
        _ => packed(vec![
            part("mimetype", b"x".to_vec()),
            part("content.xml", get(0).to_vec()),
            part("META-INF/manifest.xml", get(1).to_vec()),
        ]),
    }
}

/// Reads the workbook that some bytes make: it is refused with a reason, or it is an event that an
/// event file holds.
pub fn read(bytes: &[u8]) {
    let Some((choice, rest)) = bytes.split_first() else { return };
    match read_any("fuzz", &workbook(*choice, rest)) {
        Ok(loaded) => {
            let again = event_file::read("again", &event_file::write(&loaded.event))
                .expect("what was written is read");
            assert_eq!(again, loaded.event);
        }
        Err(rejected) => assert!(!rejected.to_string().is_empty()),
    }
}
