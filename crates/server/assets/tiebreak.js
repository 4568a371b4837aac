// The keys of a grid, countdowns, the live mark. Every page works without it.
"use strict";
(() => {
  // Arrow keys and Enter move through a grid.
  document.addEventListener("keydown", (event) => {
    const cell = event.target.closest("[data-grid] td, [data-grid] th");
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!cell || !step) return;
    const input = event.target;
    const inside = step[1] && (step[1] < 0 ? input.selectionStart > 0 : input.selectionEnd < input.value.length);
    if (inside) return;
    let [row, column] = [cell.parentElement.rowIndex + step[0], cell.cellIndex + step[1]];
    const rows = cell.closest("table").rows;
    while (rows[row] && rows[row].cells[column] && !rows[row].cells[column].querySelector("input")) { row += step[0]; column += step[1]; }
    const next = rows[row] && rows[row].cells[column] && rows[row].cells[column].querySelector("input");
    event.preventDefault();
    if (next) { next.focus(); next.select(); }
  });

  // A result that was sent is not sent twice.
  document.addEventListener("submit", (event) => {
    // The console sends its forms itself.
    if (event.defaultPrevented) return;
    if (event.target.dataset.sent) { event.preventDefault(); return; }
    if (event.target.method === "post") event.target.dataset.sent = "yes";
  });
  window.addEventListener("pageshow", () => document.querySelectorAll("form[data-sent]").forEach((form) => delete form.dataset.sent));

  // Another regulation has other readings: the page says at once what they mean.
  document.addEventListener("change", (event) => {
    const look = event.target.matches("[data-look]") && event.target.form?.querySelector("button[value=look]");
    if (look) event.target.form.requestSubmit(look);
  });
  // The time zone of this browser is offered, not taken.
  document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("[data-own-zone]").forEach((input) => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!own || input.value === own) return;
    const take = document.createElement("button");
    Object.assign(take, { type: "button", className: "plain", textContent: input.dataset.ownZone.replace("{}", own) });
    take.addEventListener("click", () => { input.value = own; take.remove(); });
    input.closest("label").after(take);
  }));

  // A player of the crosstable is followed down as well as across.
  document.addEventListener("pointerover", (event) => {
    document.querySelectorAll(".cross .hot").forEach((cell) => cell.classList.remove("hot"));
    const row = event.target.closest("[data-cross] tbody tr");
    // Number, name and points stand before the opponents.
    if (row) for (const other of row.parentElement.rows) other.cells[3 + row.sectionRowIndex]?.classList.add("hot");
  });
  // What-if in place: a link of the page to itself replaces this part alone. The strip of games and the focus stay where they were,
  // and of two links pressed one after the other the last one counts.
  let asked = 0;
  const goTo = async (address, isNew) => {
    const turn = ++asked;
    const answer = await fetch(address).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => "") : "";
    if (turn !== asked) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    const next = page.querySelector("[data-in-place]"), before = document.querySelector("[data-in-place]");
    if (!next || !before) return location.assign(address);
    const strip = (within) => within.querySelector("ul.what-if");
    const along = strip(before)?.scrollLeft ?? 0, focused = [...before.querySelectorAll("a")].indexOf(document.activeElement);
    before.replaceWith(document.adoptNode(next));
    if (strip(next)) strip(next).scrollLeft = along;
    if (focused >= 0) next.querySelectorAll("a")[focused]?.focus({ preventScroll: true });
    if (isNew) history.pushState(null, "", address);
    tick();
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-in-place] a[href]");
    if (!link || link.target || link.origin !== location.origin || link.pathname !== location.pathname) return;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(link.href, true);
  });
  addEventListener("popstate", () => { if (document.querySelector("[data-in-place]")) goTo(location.href, false); });

  const two = (number) => String(number).padStart(2, "0");
  const countdowns = () => document.querySelectorAll("[data-until]").forEach((element) => {
    const left = Math.ceil(Number(element.dataset.until) - Date.now() / 1000);
    const shown = element.querySelector("[data-countdown]");
    const hours = Math.floor(left / 3600), minutes = Math.floor((left % 3600) / 60);
    const text = left <= 0 ? element.dataset.done : (hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`);
    if (shown && shown.textContent !== text) shown.textContent = text;
    if (shown) shown.classList.toggle("hours", left >= 3600);
  });
  // The time in the hall, in the event's own zone where it has one.
  const clocks = () => document.querySelectorAll("[data-clock]").forEach((element) => {
    const zone = element.dataset.clock || undefined;
    const text = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format();
    if (element.textContent !== text) element.textContent = text;
  });
  // A value that has changed: it stands at once, and its ground fades.
  const values = new Map();
  const changed = () => document.querySelectorAll("[data-k]").forEach((element) => {
    const before = values.get(element.dataset.k);
    if (before !== undefined && before !== element.textContent) element.classList.add("changed");
    values.set(element.dataset.k, element.textContent);
  });

  // Live until five seconds have passed without a sign of life.
  let heard = Date.now();
  const hear = () => { heard = Date.now(); mark(); };
  const mark = () => document.querySelectorAll("[data-live]").forEach((element) => {
    // What listens to nothing, such as a board of the gallery, cannot lose it.
    const lost = Date.now() - heard > 4500 && document.querySelector("[data-stream]") !== null;
    element.classList.toggle("lost", lost);
    // Both words are the page's, in its language.
    element.dataset.word ??= element.textContent;
    const text = lost ? element.dataset.lost ?? element.closest("[data-not-live]")?.dataset.notLive ?? "" : element.dataset.word;
    if (element.textContent !== text) element.textContent = text;
  });
  document.addEventListener("tiebreak:heard", hear);

  // A board is sent what it shows; a scene and an event page are told that something changed, and ask for themselves again. A scene
  // changes gently, where the browser can do that and nobody minds.
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const put = (element, html, gently) => {
    const change = () => { element.innerHTML = html; tick(); };
    if (gently && document.startViewTransition && !still.matches && !document.hidden) document.startViewTransition(change);
    else change();
  };
  const turns = new WeakMap();
  const renew = async (element) => {
    const turn = (turns.get(element) ?? 0) + 1;
    turns.set(element, turn);
    const answer = await fetch(element.dataset.address).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => "") : "";
    // An answer that comes after a later one is out of date.
    if (!text || turns.get(element) !== turn) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    const next = page.getElementById(element.id);
    if (next && next.innerHTML !== element.innerHTML) put(element, next.innerHTML, element.id !== "event");
  };
  const follow = (element, again) => {
    const source = new EventSource(element.dataset.stream);
    // What changed while the connection was lost has not been told.
    source.addEventListener("open", () => { hear(); if (again && element.dataset.address) renew(element); again = true; });
    source.addEventListener("pulse", hear);
    source.addEventListener("board", (event) => { hear(); if (element.dataset.news === "board") put(element, event.data, false); });
    source.addEventListener("change", () => { hear(); renew(element); });
    // A server that answers with a refusal is asked again too: it may be starting.
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(element, true), 2000);
    });
  };
  document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("[data-stream]").forEach((element) => follow(element, false)));
  // What a board says for a while only.
  const expire = () => document.querySelectorAll("[data-expires]").forEach((element) => {
    if (Number(element.dataset.expires) <= Date.now() / 1000) element.remove();
  });
  const tick = () => { countdowns(); clocks(); changed(); expire(); mark(); };
  setInterval(tick, 500);
  document.addEventListener("DOMContentLoaded", tick);
  document.addEventListener("tiebreak:shown", tick);
})();
