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
  // What follows is put in place of what followed; the strip of games stays where it was.
  let along = 0;
  document.addEventListener("htmx:beforeSwap", () => { along = document.querySelector("ul.what-if")?.scrollLeft ?? 0; });
  document.addEventListener("htmx:afterSwap", () => { const strip = document.querySelector("ul.what-if"); if (strip) strip.scrollLeft = along; });

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
    const lost = Date.now() - heard > 4500 && document.querySelector("[data-stream], [sse-connect]") !== null;
    element.classList.toggle("lost", lost);
    // Both words are the page's, in its language.
    element.dataset.word ??= element.textContent;
    const text = lost ? element.dataset.lost ?? element.closest("[data-not-live]")?.dataset.notLive ?? "" : element.dataset.word;
    if (element.textContent !== text) element.textContent = text;
  });
  const listened = new WeakSet();
  document.addEventListener("htmx:sseOpen", (event) => {
    hear();
    const source = event.detail.source;
    if (!source || listened.has(source)) return;
    listened.add(source);
    for (const kind of ["pulse", "board", "overlay", "change"]) source.addEventListener(kind, hear);
  });
  document.addEventListener("tiebreak:heard", hear);

  // A board is sent what it shows; a scene is told that something changed, and asks for itself anew. What is shown changes gently,
  // where the browser can do that and nobody minds.
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const put = (element, html, gently) => {
    const change = () => { element.innerHTML = html; tick(); };
    if (gently && document.startViewTransition && !still.matches && !document.hidden) document.startViewTransition(change);
    else change();
  };
  const follow = (element) => {
    const source = new EventSource(element.dataset.stream);
    source.addEventListener("open", hear);
    source.addEventListener("pulse", hear);
    source.addEventListener("board", (event) => { hear(); if (element.dataset.news === "board") put(element, event.data, false); });
    source.addEventListener("change", async () => {
      hear();
      const answer = await fetch(element.dataset.address).catch(() => null);
      if (!answer?.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const anew = page.getElementById(element.id);
      if (anew && anew.innerHTML !== element.innerHTML) put(element, anew.innerHTML, true);
    });
    // A server that answers with a refusal is asked again too: it may be starting.
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(element), 2000);
    });
  };
  document.addEventListener("DOMContentLoaded", () => document.querySelectorAll("[data-stream]").forEach(follow));
  // What a board says for a while only.
  const expire = () => document.querySelectorAll("[data-expires]").forEach((element) => {
    if (Number(element.dataset.expires) <= Date.now() / 1000) element.remove();
  });
  const tick = () => { countdowns(); clocks(); changed(); expire(); mark(); };
  setInterval(tick, 500);
  document.addEventListener("DOMContentLoaded", tick);
  document.addEventListener("tiebreak:shown", tick);
})();
