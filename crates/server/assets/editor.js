// The editor of regulations: checks while somebody types, marks the places, goes to them, and keeps what is not saved.
"use strict";
(() => {
  // Where the server stands: everything may be under a path.
  const root = new URL("..", document.currentScript.src).pathname.replace(/\/$/, "");
  const form = document.querySelector("[data-editor]");
  if (!form) return;
  const area = form.querySelector("textarea[name=text]");
  const marks = form.querySelector(".marks");
  const panel = form.querySelector("[data-panel]");
  const status = form.querySelector("[data-status]");
  const base = form.elements.base;
  const notice = document.querySelector("[data-notice]");
  const say = (text) => { if (status.textContent !== text) status.textContent = text; };
  // What is said is the page's, in its language; something stands in the place of {}.
  const words = JSON.parse(form.dataset.words);
  const word = (name, what) => words[name].replace("{}", what);

  // What is not saved, in this browser. A reload, a lost connection or an expired session loses nothing.
  const key = `tiebreak.unsaved:${form.getAttribute("action")}${form.getAttribute("action").endsWith("/new") ? location.search : ""}`;
  const kept = () => { try { return JSON.parse(localStorage.getItem(key)); } catch { return null; } };
  const keep = () => {
    try {
      if (area.value === area.defaultValue && !form.hasAttribute("data-unsaved")) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ text: area.value, base: base.value, at: Date.now() }));
    } catch { say(words["keeps-nothing"]); }
  };
  const forget = () => { try { localStorage.removeItem(key); } catch { /* nothing was kept */ } };

  // The marks lie behind the text, with the same letters in the same lines: so a place is underlined where it stands, and a line has
  // its number also where it is broken.
  let spans = [];
  let drawn = area.value;
  const draw = () => {
    const text = area.value;
    const sorted = [...spans].sort((a, b) => a.from - b.from);
    const rows = [];
    let begin = 0;
    for (const line of text.split("\n")) {
      const row = document.createElement("div"), end = begin + line.length;
      let at = begin;
      for (const span of sorted) {
        const from = Math.max(span.from, at), to = Math.min(Math.max(span.to, span.from + 1), end);
        if (to <= from) continue;
        const mark = document.createElement("mark");
        mark.className = span.kind;
        mark.textContent = text.slice(from, to);
        row.append(text.slice(at, from), mark);
        at = to;
      }
      // An empty line has no height of its own.
      row.append(text.slice(at, end) || (at === begin ? "\u200b" : ""));
      rows.push(row);
      begin = end + 1;
    }
    marks.replaceChildren(...rows);
    drawn = text;
    follow();
  };
  const follow = () => {
    marks.scrollTop = area.scrollTop;
  };
  area.addEventListener("scroll", follow);

  // Until the next reply, marks before the change stay, those behind it move along, and those in it go.
  const move = () => {
    const text = area.value, most = Math.min(text.length, drawn.length);
    let head = 0, tail = 0;
    while (head < most && text[head] === drawn[head]) head++;
    while (tail < most - head && text[text.length - 1 - tail] === drawn[drawn.length - 1 - tail]) tail++;
    const shift = text.length - drawn.length, end = drawn.length - tail;
    spans = spans.filter((span) => span.to <= head || span.from >= end)
      .map((span) => span.from >= end ? { ...span, from: span.from + shift, to: span.to + shift } : span);
    draw();
  };
  const take = () => {
    spans = [...panel.querySelectorAll("li[data-from]")]
      .map((item) => ({ from: Number(item.dataset.from), to: Number(item.dataset.to), kind: item.className, item }));
    draw();
    form.dispatchEvent(new Event("tiebreak:checked"));
  };

  // One check at a time; a reply to an older text than the last one asked about is not shown.
  let asked = 0, waiting = null, running = null;
  const check = async () => {
    clearTimeout(waiting);
    if (running) running.abort();
    const number = ++asked, text = area.value;
    running = new AbortController();
    say(words.checking);
    try {
      const reply = await fetch(form.dataset.check, { method: "POST", body: new URLSearchParams({ text }), signal: running.signal, redirect: "manual" });
      const html = await reply.text();
      if (number !== asked) return;
      const page = new DOMParser().parseFromString(html, "text/html");
      const checked = page.querySelector("[data-checked]");
      if (checked && text === area.value) { panel.replaceChildren(checked); take(); say(words.checked); }
      else if (reply.status === 503) {
        const seconds = Number(reply.headers.get("retry-after")) || 5;
        say(word("busy", seconds));
        waiting = setTimeout(check, 1000 * seconds);
      }
      else if (reply.status === 401) say(words["logged-out"]);
      else if (!checked) say(word("not-checked", page.querySelector(".lead")?.textContent ?? word("answered", reply.status)));
    } catch (error) {
      if (error.name === "AbortError" || number !== asked) return;
      say(words["no-connection"]);
      waiting = setTimeout(check, 3000);
    }
  };
  const soon = () => { clearTimeout(waiting); waiting = setTimeout(check, 300); };
  area.addEventListener("input", () => { move(); keep(); soon(); });
  form.querySelector("button[value=check]").addEventListener("click", (event) => { event.preventDefault(); check(); });

  // To a place: the line in the middle of the field, the place selected.
  const go = (from, to) => {
    area.focus({ preventScroll: true });
    area.setSelectionRange(from, to);
    const row = marks.children[area.value.slice(0, from).split("\n").length - 1];
    if (row) area.scrollTop = Math.max(0, row.offsetTop - area.clientHeight / 3);
    area.scrollIntoView({ block: "nearest" });
    follow();
  };
  panel.addEventListener("click", (event) => {
    const box = event.target.closest("a[href^='#clause-']");
    const item = event.target.closest("li[data-from]");
    if (box) {
      event.preventDefault();
      const id = box.getAttribute("href").slice("#clause-".length);
      const from = Math.max(area.value.indexOf(`[clause."${id}"]`), area.value.indexOf(`[clause.${id}]`));
      if (area.checkVisibility() && from >= 0) go(from, area.value.indexOf("]", from) + 1);
      else form.dispatchEvent(new CustomEvent("tiebreak:to-clause", { detail: id }));
    } else if (item) {
      event.preventDefault();
      // The marks have moved along with what was typed since.
      const span = spans.find((span) => span.item === item);
      if (span) go(span.from, span.to);
    }
  });

  // Saved is what the server has: it is asked whether it is there before the page is left for it.
  let sending = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    // What was typed into the form last is in the text before it is sent.
    await form.writing;
    keep();
    say(words.saving);
    try {
      const there = await fetch(`${root}/health`, { cache: "no-store" });
      if (!there.ok) throw new Error("unwell");
      sessionStorage.setItem("tiebreak.saving", key);
      form.submit();
    } catch {
      sending = false;
      delete form.dataset.sent;
      say(words["not-saved"]);
    }
  });
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); form.requestSubmit(form.querySelector("button.main")); }
  });

  const saving = sessionStorage.getItem("tiebreak.saving");
  sessionStorage.removeItem("tiebreak.saving");
  if (saving && form.hasAttribute("data-saved")) { try { localStorage.removeItem(saving); } catch { /* nothing was kept */ } }

  // The browser may have put back what was typed before a reload; ours is newer or the same.
  const mine = kept();
  if (mine && typeof mine.text === "string" && mine.text !== area.defaultValue && !notice.querySelector(".mistake")) {
    const saved = area.defaultValue, savedBase = base.value;
    area.value = mine.text;
    if (mine.base !== undefined) base.value = mine.base;
    const paragraph = document.createElement("p");
    paragraph.className = "notice";
    const when = new Date(mine.at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    paragraph.textContent = `${word("back", when)} `;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain";
    button.textContent = savedBase === "0" ? words["without-it"] : words["saved-instead"];
    button.addEventListener("click", () => {
      area.value = saved;
      base.value = savedBase;
      forget();
      paragraph.remove();
      spans = [];
      draw();
      check();
    });
    paragraph.append(button);
    notice.replaceChildren(paragraph);
    check();
  }
  form.classList.add("scripted");
  if (area.value === area.defaultValue) take(); else { draw(); check(); }
  window.addEventListener("resize", follow);
  window.addEventListener("pageshow", () => { sending = false; });
})();
