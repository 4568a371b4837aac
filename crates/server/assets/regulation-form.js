// The form beside the text of a regulation. Every control says which change it stands for; the server makes it in the text and sends
// the form of the new text. The text is what is kept and saved.
"use strict";
(() => {
  const root = new URL("..", document.currentScript.src).pathname.replace(/\/$/, "");
  const editor = document.querySelector("[data-editor]");
  const shell = editor?.querySelector("[data-form]");
  if (!shell) return;
  const area = editor.querySelector("textarea[name=text]");
  const body = shell.querySelector("[data-cards]");
  const status = shell.querySelector("[data-form-status]");
  const back = shell.querySelector("[data-back]");
  const say = (text) => { status.textContent = text; };
  // What is said is the page's, in its language.
  const words = JSON.parse(editor.dataset.words);

  // Which cards are open is the reader's, not the text's. What is inside one is drawn when it is opened.
  // A text that cannot be read has no cards; they are open again when it can.
  const open = new Set([...body.querySelectorAll("details[data-card][open]")].map((card) => card.dataset.card));
  // What has the focus keeps it, with what was typed in it and not sent yet.
  const held = () => {
    const field = document.activeElement;
    if (!body.contains(field) || !field.id) return null;
    return { id: field.id, value: field.value, dirty: "defaultValue" in field && field.value !== field.defaultValue, from: field.selectionStart, to: field.selectionEnd };
  };
  const hold = (before) => {
    const field = before && document.getElementById(before.id);
    if (!field) return;
    if (before.dirty) field.value = before.value;
    field.focus({ preventScroll: true });
    try { if (before.from !== null && before.from !== undefined) field.setSelectionRange(before.from, before.to); } catch { /* not a field of text */ }
  };
  // What stands under another name now is still the same field.
  const followed = (before, change, answer) => {
    if (!before || change?.do !== "rename" || !answer.focus) return before;
    const old = `at-${change.at.map((step) => step.trim().replace(/\s+/g, "_")).join("/")}`;
    const same = before.id === old || before.id.startsWith(`${old}/`);
    return same ? { ...before, id: answer.focus + before.id.slice(old.length) } : before;
  };
  // To a place, or to what it stands in where it is gone.
  const go = (id) => {
    for (let at = id; at.length; at = at.slice(0, Math.max(0, at.lastIndexOf("/")))) {
      const found = document.getElementById(at);
      if (!found) continue;
      for (let card = found.closest("details"); card; card = card.parentElement.closest("details")) if (!card.contains(found.closest("summary"))) card.open = true;
      const field = found.matches("a, button, input, select, textarea, summary") ? found : found.querySelector("button, input, select, textarea, summary") ?? found;
      field.focus();
      return;
    }
  };

  const draw = (html) => {
    body.innerHTML = html;
    marked();
  };
  // What the checker found stands on the card of its clause too.
  const marked = () => {
    const cards = [...body.querySelectorAll("details[data-from]")];
    cards.forEach((card) => card.querySelector("[data-findings]").replaceChildren());
    for (const item of editor.querySelectorAll("[data-panel] li[data-from]")) {
      const card = cards.findLast((card) => Number(card.dataset.from) <= Number(item.dataset.from) + 1);
      if (!card || !item.matches(".error, .warning")) continue;
      const line = document.createElement("p");
      line.className = "mistake small";
      line.textContent = item.querySelector("p:not(.where)").textContent;
      card.querySelector("[data-findings]").append(line);
    }
  };

  // One change after the other, each to the text as it is then.
  const texts = [];
  let ours = false;
  const write = (text) => {
    if (text === area.value) return;
    texts.push(area.value);
    area.value = text;
    ours = true;
    area.dispatchEvent(new Event("input", { bubbles: true }));
    ours = false;
    back.disabled = false;
  };
  const ask = async (change) => {
    const text = area.value;
    const reply = await fetch(`${root}/regulations/form`, { method: "POST", body: new URLSearchParams({ text, change: change ? JSON.stringify(change) : "", open: JSON.stringify([...open]) }), redirect: "manual" });
    if (reply.status === 401) throw new Error(words["form-logged-out"]);
    if (!reply.ok) throw new Error(words["form-not-taken"]);
    const answer = await reply.json();
    return area.value === text ? answer : ask(change);
  };
  const redraw = async (change, then) => {
    try {
      const answer = await ask(change);
      const before = held();
      write(answer.text);
      draw(answer.form);
      say(answer.refused ?? "");
      if (change && then) then(answer); else hold(followed(before, change, answer));
    } catch (error) {
      say(error instanceof TypeError ? words["form-no-connection"] : error.message);
    }
  };
  editor.writing = Promise.resolve();
  let pending = 0;
  const busy = (step) => { pending += step; body.setAttribute("aria-busy", String(pending > 0)); };
  const queue = (change, then) => {
    busy(1);
    editor.writing = editor.writing.then(() => redraw(change, then)).finally(() => busy(-1));
  };
  const lead = (answer) => go(answer.focus ?? "");

  const shift = (list, from, to, way) => queue({ do: "shift", at: JSON.parse(list), from, to }, (answer) => {
    const item = [...body.querySelectorAll("ol[data-list]")].find((one) => one.dataset.list === list)?.children[to];
    const button = way && item?.querySelector(`[data-way=${way}]`);
    if (button && !button.disabled) button.focus();
    else if (item) item.querySelector(".grip").focus();
    else lead(answer);
    say(words["form-now"].replace("{}", to + 1).replace("{of}", item?.parentElement.children.length ?? to + 1));
  });

  body.addEventListener("change", (event) => {
    const field = event.target, several = field.closest("[data-several]");
    if (several) {
      const to = [...several.querySelectorAll("input:checked")].map((box) => box.value);
      queue({ ...JSON.parse(several.dataset.several), to });
    } else if (field.dataset.change) {
      if (!field.checkValidity()) { field.reportValidity(); return; }
      const to = field.dataset.kind === "truth" ? field.checked : field.dataset.kind === "number" ? Number(field.value) : field.value;
      const change = { ...JSON.parse(field.dataset.change), to };
      // A verb and another form bring other fields: what was chosen keeps the focus.
      queue(change);
    }
  });
  body.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.take) {
      const list = document.getElementById(button.dataset.take);
      if (list.value) queue(JSON.parse(list.value), lead);
      else { list.focus(); say(words["form-choose"]); }
    } else if (button.dataset.way) {
      const { from, to } = JSON.parse(button.dataset.change);
      shift(button.closest("ol").dataset.list, from, to, button.dataset.way);
    } else if (button.dataset.change) queue(JSON.parse(button.dataset.change), lead);
  });
  // Several that are opened at once are drawn at once.
  let opening = null;
  body.addEventListener("toggle", (event) => {
    const card = event.target;
    if (!card.isConnected) return;
    if (card.open) open.add(card.dataset.card); else open.delete(card.dataset.card);
    if (!card.open || !card.hasAttribute("data-folded")) return;
    clearTimeout(opening);
    opening = setTimeout(() => queue(null), 20);
  }, true);
  // Enter in a field is not "save".
  body.addEventListener("keydown", (event) => {
    const grip = event.target.closest(".grip");
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (grip && step) {
      const item = grip.closest("li"), from = Number(item.dataset.index), to = from + step;
      event.preventDefault();
      if (to >= 0 && to < item.parentElement.children.length) shift(item.parentElement.dataset.list, from, to);
    } else if (event.key === "Enter" && event.target.matches("input")) {
      event.preventDefault();
      event.target.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });

  // Dragging by mouse, pen or finger: the list shows the order while it is dragged, and is written when it is let go.
  body.addEventListener("pointerdown", (event) => {
    const grip = event.target.closest(".grip");
    if (!grip || event.button !== 0) return;
    const item = grip.closest("li"), list = item.parentElement, from = Number(item.dataset.index);
    item.classList.add("dragged");
    const move = (event) => {
      const others = [...list.children].filter((one) => one !== item);
      const next = others.find((one) => { const box = one.getBoundingClientRect(); return event.clientY < box.top + box.height / 2; }) ?? null;
      if (next !== item.nextElementSibling) list.insertBefore(item, next);
    };
    // On the document: what is moved in the page loses the pointer.
    const drop = (event) => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", drop);
      document.removeEventListener("pointercancel", drop);
      item.classList.remove("dragged");
      const to = [...list.children].indexOf(item);
      if (to === from) return;
      if (event.type === "pointerup") shift(list.dataset.list, from, to);
      else queue(null);
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", drop);
    document.addEventListener("pointercancel", drop);
  });

  back.addEventListener("click", () => {
    editor.writing = editor.writing.then(async () => {
      if (!texts.length) return;
      const text = texts.pop();
      area.value = text;
      ours = true;
      area.dispatchEvent(new Event("input", { bubbles: true }));
      ours = false;
      await redraw(null);
      back.disabled = !texts.length;
      say(words["form-taken-back"]);
    });
  });

  // What is typed in the text is in the form a moment later.
  let waiting = null;
  area.addEventListener("input", () => {
    if (ours) return;
    texts.length = 0;
    back.disabled = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => queue(null), 400);
  });
  editor.addEventListener("tiebreak:checked", marked);
  // A box of the flow leads to the card where there is no text to go to.
  editor.addEventListener("tiebreak:to-clause", (event) => {
    const card = [...body.querySelectorAll("details[data-card]")].find((one) => one.dataset.card === event.detail);
    if (!card) return;
    card.open = true;
    card.querySelector("summary").focus();
    card.scrollIntoView({ block: "nearest" });
  });

  // Form, text or both: as wide as the window allows, unless somebody chose.
  const views = [...editor.querySelectorAll("input[name=view]")];
  const show = () => { editor.dataset.view = views.find((view) => view.checked)?.value ?? "text"; };
  const wide = matchMedia("(min-width: 62.01rem)");
  const begin = () => {
    const wanted = views.find((view) => view.value === (wide.matches ? "both" : "form"));
    wanted.checked = true;
    show();
  };
  let chosen = false;
  views.forEach((view) => view.addEventListener("change", () => { chosen = true; show(); }));
  wide.addEventListener("change", () => { if (!chosen || editor.dataset.view === "both" && !wide.matches) begin(); });
  begin();
  shell.hidden = false;
  marked();
  if (area.value !== area.defaultValue) queue(null);
})();
