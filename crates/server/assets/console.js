// The console in place: answers are sent without leaving the page, wait where the connection is lost, and can be taken back at
// once. Without this file every form is sent and answered as a page.
"use strict";
(() => {
  // Where the server stands: everything may be under a path.
  const script = document.currentScript;
  const root = new URL("..", script.src).pathname.replace(/\/$/, "");
  // Every sentence is the page's, in its language; words of this file stand where it has {}.
  const say = (name, words) => script.dataset[name].replace("{}", () => words);
  const SECOND = 1000;
  const console_ = () => document.getElementById("console");
  if (!console_()) return;
  const cards = () => [...console_().querySelectorAll("[data-question]")];
  const card = (question) => cards().find((one) => one.dataset.question === question);
  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  // --- What somebody has typed, unfolded and focused stays when the console is replaced.

  const home = (field) => {
    const form = field.closest("form");
    return field.closest("[data-question]")?.dataset.question ?? form?.getAttribute("action") ?? "";
  };
  const fields = (within) => [...within.querySelectorAll("input:not([type=hidden]), textarea, select")];
  const keyed = (all, key) => {
    const seen = new Map();
    return new Map(all.map((one) => {
      const name = key(one), count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${name}|${count}`, one];
    }));
  };
  const fieldsByKey = (within) => keyed(fields(within), (field) => `${home(field)}|${field.name}`);
  const foldsByKey = (within) => keyed([...within.querySelectorAll("details")], (fold) =>
    `${fold.closest("[data-question], [id]")?.id ?? ""}|${fold.querySelector("summary")?.textContent}`);
  const ticked = (field) => field.type === "radio" || field.type === "checkbox";
  const remember = (within) => ({
    typed: [...fieldsByKey(within)].filter(([, field]) => ticked(field) ? field.checked !== field.defaultChecked : field.tagName !== "SELECT" && field.value !== field.defaultValue)
      .map(([key, field]) => [key, ticked(field) ? field.checked : field.value]),
    folds: [...foldsByKey(within)].map(([key, fold]) => [key, fold.open]),
    focus: [...fieldsByKey(within)].find(([, field]) => field === document.activeElement)?.[0],
    caret: document.activeElement?.type === "text" ? [document.activeElement.selectionStart, document.activeElement.selectionEnd] : null,
    board: document.activeElement?.closest?.("[data-question]")?.dataset.question,
  });
  const restore = (within, { typed, folds, focus, caret, board }) => {
    const present = fieldsByKey(within), unfolded = foldsByKey(within);
    for (const [key, value] of typed) {
      const field = present.get(key);
      if (field && ticked(field)) field.checked = value; else if (field) field.value = value;
    }
    for (const [key, open] of folds) if (unfolded.has(key)) unfolded.get(key).open = open;
    const field = focus && present.get(focus);
    if (field) {
      field.focus({ preventScroll: true });
      if (caret && field.type === "text") field.setSelectionRange(...caret);
    } else if (board) card(board)?.focus({ preventScroll: true });
  };

  /** Replaces the console by that of another page, or only by a later one; false where there is none on it. */
  const show = (text, onlyLater) => {
    const next = new DOMParser().parseFromString(text, "text/html").getElementById("console");
    if (!next) return false;
    const lines = Number(next.dataset.lines) - Number(console_().dataset.lines);
    if (onlyLater && (lines < 0 || (lines === 0 && next.dataset.broadcast === console_().dataset.broadcast))) return true;
    const before = console_(), kept = remember(before), old = new Set(cards().map((one) => one.dataset.question));
    const toast = next.querySelector("[data-toast]");
    toast?.remove();
    before.replaceWith(document.adoptNode(next));
    restore(next, kept);
    // A board that has just appeared under the pointer takes nothing for a second, and those that may
    // have moved there for half a second.
    const now = cards(), changed = now.length !== old.size || now.some((one) => !old.has(one.dataset.question));
    for (const one of now) if (changed) {
      one.dataset.fresh = "";
      setTimeout(() => delete one.dataset.fresh, old.has(one.dataset.question) ? SECOND / 2 : SECOND);
    }
    if (changed) rest();
    dress();
    if (toast) raise(toast);
    return true;
  };
  // Nothing looks chosen under a pointer that rests while the cards change.
  let pointer = null;
  const rest = () => { document.documentElement.dataset.still = ""; };
  document.addEventListener("pointermove", ({ screenX, screenY }) => {
    const moved = !pointer || pointer.screenX !== screenX || pointer.screenY !== screenY;
    pointer = { screenX, screenY };
    if (moved) delete document.documentElement.dataset.still;
  });

  const dress = () => {
    console_().querySelectorAll("[data-scripted]").forEach((one) => { one.hidden = false; });
    for (const [question, notice] of notices) place(question, notice);
    document.dispatchEvent(new Event("tiebreak:shown"));
  };

  // --- Notices: what was refused or waits, on its card, or above the cards where that is gone.

  const notices = new Map();
  const place = (question, notice) => {
    const at = card(question);
    const waits = notice.classList.contains("waiting");
    if (at) at.querySelector("header").after(notice); else document.getElementById("notices")?.append(notice);
    at?.toggleAttribute("data-waiting", waits);
  };
  const settle = (question) => {
    notices.get(question)?.remove();
    notices.delete(question);
    card(question)?.removeAttribute("data-waiting");
  };
  const notify = (question, kind, heading, text, ...more) => {
    settle(question);
    const notice = element("div", { className: `notice ${kind}`, role: kind === "refused" ? "alert" : "status" },
      element("p", {}, element("strong", {}, heading), " ", text), ...more);
    notices.set(question, notice);
    place(question, notice);
    return notice;
  };
  const button = (label, act) => {
    const made = element("button", { type: "button", className: "plain" }, label);
    made.addEventListener("click", act);
    return made;
  };

  // --- Sending.

  const pending = [], underWay = new Set(), forms = new WeakMap();
  let delivering = 0;
  const kept = `tiebreak-waiting:${console_().dataset.console}`;
  const store = () => {
    try { sessionStorage.setItem(kept, JSON.stringify(pending)); } catch { /* then they wait in this page alone */ }
  };

  const send = (form, submitter) => {
    const data = new FormData(form);
    if (submitter?.name) data.append(submitter.name, submitter.value);
    const question = form.querySelector("[name=question]")?.value ?? form.closest("[data-about]")?.dataset.about ?? form.getAttribute("action");
    const answers = form.getAttribute("action").endsWith("/answers");
    const said = answers ? (data.get("seed") && submitter?.value === "seed" ? say("seed", data.get("seed")) : submitter?.textContent.trim()) : submitter?.textContent.trim();
    const job = { address: form.getAttribute("action"), body: new URLSearchParams(data).toString(), question, answers, said: said || say("answer"), again: false };
    forms.set(job, form);
    return deliver(job);
  };

  /** Sends it. What others enter is shown afterwards: the answer to this tells whether the fields it was typed in are to be emptied. */
  const deliver = async (job) => {
    delivering += 1;
    try { return await exchange(job); } finally {
      delivering -= 1;
      if (behind) refresh();
    }
  };
  const exchange = async (job) => {
    const order = cards().map((one) => one.dataset.question);
    let response, text;
    const again = job.again ? "&sent-before=yes" : "";
    try {
      response = await fetch(job.address, { method: "POST", body: job.body + again, headers: { "content-type": "application/x-www-form-urlencoded" } });
      text = await response.text();
    } catch {
      return lost(job);
    }
    // The server, or a proxy before it, will be there again.
    if ([502, 503, 504].includes(response.status)) return lost(job);
    drop(job);
    // What was written is no longer typed.
    if (response.ok) forms.get(job)?.reset();
    if (!response.ok || !show(text)) return refuse(job, text, response.status);
    settle(job.question);
    goOn(job, order);
    return true;
  };

  /** The focus goes to the next board: the one after that which was answered, or to the one that is asked again. */
  const goOn = (job, order) => {
    if (job.address.endsWith("/take-back")) return card(job.question)?.focus();
    if (!job.answers) return;
    const at = order.indexOf(job.question);
    const next = [...order.slice(at + 1), ...cards().map((one) => one.dataset.question)].map(card).find((one) => one);
    (next ?? document.getElementById("now"))?.focus();
  };

  const drop = (job) => {
    const at = pending.indexOf(job);
    if (at >= 0) pending.splice(at, 1);
    store();
  };

  const lost = (job) => {
    if (!job.answers) {
      // Whether it arrived nobody knows, and a note that is sent twice stands twice in the record.
      notify(job.question, "refused", say("lost"), say("lostLook"));
      return false;
    }
    if (!pending.includes(job)) pending.push(job);
    job.again = true;
    store();
    if (!notices.get(job.question)?.classList.contains("waiting")) wait(job);
    return false;
  };
  const wait = (job) => notify(job.question, "waiting", say("waiting", job.said), say("waitingSent"),
    button(say("doNotSend"), () => { drop(job); settle(job.question); }));

  const refuse = (job, text, status) => {
    const page = new DOMParser().parseFromString(text, "text/html").querySelector("[data-problem]");
    const detail = page?.querySelector("[data-detail]")?.textContent.trim() ?? say("unreadable");
    const more = [element("p", {}, page?.dataset.instead ?? "")];
    if (status === 401) more.push(element("p", {}, element("a", { href: `${root}/login`, target: "_blank", rel: "noopener" }, say("logIn"))));
    more.push(button(say("close"), () => settle(job.question)));
    notify(job.question, "refused", say("notWritten", job.said), detail, ...more);
    if (status === 409) refresh();
    return false;
  };

  let sending = false;
  const sendWaiting = async () => {
    if (sending || !pending.length) return;
    sending = true;
    try { for (const job of [...pending]) if (pending.includes(job)) await deliver(job); } finally { sending = false; }
  };
  addEventListener("online", sendWaiting);
  setInterval(sendWaiting, 2 * SECOND);
  addEventListener("beforeunload", (event) => { if (pending.length) event.preventDefault(); });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || !form.closest("#console, #toasts")) return;
    event.preventDefault();
    const at = form.closest("[data-question]");
    const about = at?.dataset.question ?? form.getAttribute("action");
    if (underWay.has(about) || at?.hasAttribute("data-waiting")) return;
    if (at?.hasAttribute("data-fresh")) return hint(say("justAppeared"));
    underWay.add(about);
    send(form, event.submitter).finally(() => underWay.delete(about));
  }, true);

  // --- What others enter.

  let asking = false, behind = false;
  const refresh = async () => {
    behind = asking || delivering > 0;
    if (behind) return;
    asking = true;
    try {
      const response = await fetch(console_().dataset.console), text = await response.text();
      if (delivering) behind = true; else if (response.ok) show(text, true);
    } catch { /* the next sign of life asks again */ behind = true; }
    asking = false;
  };
  const heard = () => document.dispatchEvent(new Event("tiebreak:heard"));
  const listen = (again) => {
    const source = new EventSource(console_().dataset.liveFrom);
    source.addEventListener("open", () => { heard(); sendWaiting(); if (again) refresh(); again = true; });
    source.addEventListener("pulse", () => { heard(); if (behind) refresh(); });
    source.addEventListener("change", (event) => {
      heard();
      if (Number(event.lastEventId) > Number(console_().dataset.lines)) refresh();
    });
    source.addEventListener("broadcast", () => { heard(); refresh(); });
    // A browser tries again by itself, unless a proxy gave another answer.
    source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3 * SECOND, true); });
  };
  listen(false);

  // --- The toast: ten seconds to take the last answer back.

  const raise = (toast) => {
    const toasts = document.getElementById("toasts");
    toasts.replaceChildren(toast);
    setTimeout(() => toast.remove(), Number(toast.dataset.toast) * SECOND);
  };
  const hint = (text) => {
    const toast = element("div", { className: "toast", role: "status" }, text);
    toast.dataset.toast = "3";
    raise(toast);
  };

  // --- Keys.

  const last = new Map();
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=radio]), select, textarea, dialog")) return;
    if (event.key === "?") { event.preventDefault(); document.getElementById("keys")?.showModal(); return; }
    const boards = [...console_().querySelectorAll(".card.game")];
    const board = event.target.closest(".card.game") ?? (boards.length === 1 ? boards[0] : null);
    const key = `button[data-key="${CSS.escape(event.key)}"]`;
    const proposals = event.target.closest(".proposal") ?? console_().querySelector("section.broadcast");
    const pressed = board?.querySelector(key) ?? proposals?.querySelector(key);
    if (!pressed) return;
    event.preventDefault();
    const before = last.get(event.key) ?? 0;
    last.set(event.key, Date.now());
    if (event.repeat || Date.now() - before < SECOND) return hint(say("sameKey"));
    pressed.focus();
    pressed.click();
  });
  document.addEventListener("click", (event) => { if (event.target.closest("[data-keys]")) document.getElementById("keys")?.showModal(); });

  // --- At the beginning: what waited when the page was left, and what was written before it was loaded.

  try { pending.push(...JSON.parse(sessionStorage.getItem(kept) ?? "[]")); } catch { /* nothing waits */ }
  const written = console_().querySelector("[data-toast]");
  if (written) { written.remove(); raise(written); }
  pending.forEach(wait);
  dress();
})();
