#![no_main]
use libfuzzer_sys::fuzz_target;
use tiebreak_formats::trf::Trf;
use tiebreak_standings::{Standings, codes};

fuzz_target!(|text: &str| match Trf::read("fuzz", text) {
    Ok((report, _)) => {
        let table = report.crosstable();
        let list = codes("PTS,DE,BH/C1,FB,SB/C1,KS,PS,AOB,TPR,PTP").expect("known codes");
        let standings = Standings::new(&table, list, None);
        assert_eq!(standings.rows().len(), report.players.len());
        if !report.players.is_empty() {
            (0..10).for_each(|code| drop(standings.open(0, code)));
        }
        drop(report.event("fuzz", text));
    }
    Err(rejected) => assert!(!rejected.to_string().is_empty()),
});
