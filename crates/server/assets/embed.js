// <tiebreak-board event="NAME">: the board of an event in a frame. It is shown where the event allows the site of this page.
"use strict";
(() => {
  // Where the server stands: everything may be under a path.
  const root = new URL(".", document.currentScript.src).href.replace(/\/$/, "");
  class TiebreakBoard extends HTMLElement {
    static observedAttributes = ["event", "theme", "lang"];
    connectedCallback() { this.show(); }
    attributeChangedCallback() { if (this.isConnected) this.show(); }
    show() {
      const event = this.getAttribute("event"), asked = new URLSearchParams();
      for (const name of ["theme", "lang"]) if (this.getAttribute(name)) asked.set(name, this.getAttribute(name));
      if (!event) return this.replaceChildren();
      // A site that may not show the board is told so in words.
      if (location.origin !== new URL(root).origin) asked.set("site", location.origin);
      const frame = document.createElement("iframe");
      frame.src = `${root}/events/${encodeURIComponent(event)}/board${asked.size ? `?${asked}` : ""}`;
      frame.title = this.getAttribute("title") ?? "Tiebreak: the board";
      frame.loading = "lazy";
      Object.assign(frame.style, { border: "0", width: "100%", height: "100%", display: "block" });
      Object.assign(this.style, { display: "block", aspectRatio: this.style.aspectRatio || "16 / 9" });
      this.replaceChildren(frame);
    }
  }
  if (!customElements.get("tiebreak-board")) customElements.define("tiebreak-board", TiebreakBoard);
})();
