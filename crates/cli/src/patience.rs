//! Long work in the terminal: a progress bar after a second, and Ctrl-C that leaves what is known.

use crate::failure::is_quiet;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::Arc;
use std::time::Duration;
use tiebreak_report::{Language, say};
use tiebreak_scenarios::Watch;

/// What takes long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LongWork {
    /// Outcomes of the last rounds are counted.
    Scenarios,
    /// Chances are computed.
    Odds,
    /// Small events are searched for one in which a worse result pays.
    LosingPays,
}

impl LongWork {
    fn word(self) -> &'static str {
        match self {
            Self::Scenarios => "scenarios",
            Self::Odds => "odds",
            Self::LosingPays => "losing-pays",
        }
    }
}

/// Runs the work on a thread of its own and watches it. The first Ctrl-C asks it to stop and to
/// leave what is known.
pub fn watched<T: Send>(
    language: Language,
    what: LongWork,
    work: impl FnOnce(&Watch) -> T + Send,
) -> T {
    let watch = Arc::new(Watch::default());
    let interrupted = Arc::clone(&watch);
    // Where no handler can be set, Ctrl-C ends the program as always.
    let _ = ctrlc::set_handler(move || {
        if interrupted.stopped() {
            std::process::exit(130);
        }
        interrupted.stop();
    });
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| work(&watch));
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let known = say!(language, cli_progress { done: "{pos}/{len}", left: "{eta}" });
        let what = say!(language, cli_long_work { what: what.word() });
        let template = format!("{what} {{elapsed_precise}} {{wide_bar}} {known}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        let mut waited = 0;
        while !worker.is_finished() {
            // Short work should not wait for the bar.
            std::thread::sleep(Duration::from_millis(if waited < 50 { 1 } else { 50 }));
            waited += 1;
            let (done, total) = watch.progress();
            if waited == 70 && !is_quiet() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_length(total);
            bar.set_position(done);
        }
        bar.finish_and_clear();
        match worker.join() {
            Ok(value) => value,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}
