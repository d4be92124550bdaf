// @ts-check
// The furniture of the table page, built once: head, board, what to do now, seats, log.

import { h, s, sign, tool } from "./marks.js";
import { say } from "./words.js";

/** @typedef {ReturnType<typeof build>} Layout */

/** @typedef {object} Doors what the furniture opens
 * @property {() => void} moves
 * @property {() => void} invite
 * @property {() => void} settings
 * @property {() => void} keys
 * @property {() => void} signs what the signs on the board mean
 * @property {() => void} seats
 * @property {() => void} log
 * @property {(ref: string) => void} rules
 * @property {(text: string) => void} typed
 * @property {(what: "in" | "out" | "fit") => void} zoom */

/** @param {HTMLElement} root `main#table`
 * @param {Doors} doors */
export function build(root, doors) {
  const { title = "", rules = "", invite, again = "/" } = root.dataset;
  const status = h("p", { id: "status" });
  const link = (/** @type {string} */ href, /** @type {string} */ text, /** @type {import("./marks.js").Sign} */ picture, /** @type {string} */ name) =>
    h("a", { class: `tool ${name}`, href, "aria-label": text, title: text }, sign(picture));
  const book = link(rules, say("rules"), "book", "wide");
  book.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    doors.rules(rules);
  });
  const tools = h(
    "div",
    { class: "tools", role: "toolbar", "aria-label": say("more") },
    book,
    tool("moves", `${say("moves")} (?)`, doors.moves, { "aria-haspopup": "dialog" }),
    invite !== undefined && tool("invite", say("invite"), doors.invite, { "aria-haspopup": "dialog" }),
    tool("gear", say("settings"), doors.settings, { "aria-haspopup": "dialog" }),
    tool("key", say("help"), doors.keys, { class: "tool wide", "aria-haspopup": "dialog" }),
    link("/", say("leave"), "leave", ""),
  );
  const seal = s("svg", { class: "seal", viewBox: "0 0 40 40", "aria-hidden": "true" }, s("use", { href: new URL("./icon.svg#seal", import.meta.url).href }));
  const head = h("header", { class: "head" }, seal, h("div", { class: "names" }, h("h1", {}, title), status), tools);

  const strip = h("ol", { class: "strip", "aria-label": say("seats") });
  const lately = h("p", { class: "lately", "aria-hidden": "true", onclick: doors.log }); // the live region has read it
  const stage = h("div", { class: "stage" });
  const zoom = h(
    "div",
    { class: "zoom", role: "group", "aria-label": say("board") },
    tool("plus", say("zoom-in"), () => doors.zoom("in")),
    tool("minus", say("zoom-out"), () => doors.zoom("out")),
    tool("whole", say("fit"), () => doors.zoom("fit")),
    tool("ask", say("signs"), doors.signs, { class: "tool signs", "aria-haspopup": "dialog" }),
  );
  const board = h("section", { class: "board", "aria-label": say("board") }, stage, zoom);

  const who = h("p", { class: "who" });
  const sentence = h("p", { id: "say", class: "say", "aria-live": "polite" });
  const ends = h("p", { class: "end" });
  const acts = h("div", { class: "acts" });
  const tabs = h(
    "div",
    { class: "tabs" },
    h("button", { type: "button", "aria-haspopup": "dialog", onclick: doors.seats }, sign("people"), say("seats")),
    h("button", { type: "button", "aria-haspopup": "dialog", onclick: doors.log }, sign("paper"), say("log")),
    h("button", { type: "button", "aria-haspopup": "dialog", onclick: () => doors.rules(rules) }, sign("book"), say("rules")),
  );
  const cards = h("div", { class: "cards" });
  const now = h("section", { class: "paper now", "aria-label": say("to-move") }, who, sentence, ends, cards, acts, tabs);

  const seatList = h("ol");
  const signals = h("div", { class: "signals" });
  const seatStatus = h("small");
  const seats = h("section", { class: "paper seats", "aria-label": say("seats") }, h("h2", {}, say("seats"), seatStatus), seatList, signals);

  const logList = h("ol", { id: "log", tabindex: "0", "aria-label": say("log") });
  const text = h("input", { id: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send", "aria-describedby": "text-error" });
  const textError = h("p", { id: "text-error", class: "mistake", role: "alert" });
  const form = h(
    "form",
    { class: "write", onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), doors.typed(text.value)) },
    h("label", { for: "text" }, say("text-label")),
    h("div", { class: "line" }, text, h("button", { class: "btn small" }, say("text-send"))),
    textError,
  );
  const log = h("section", { class: "paper log", "aria-label": say("log") }, h("h2", {}, say("log")), logList, form);

  const side = h("div", { class: "side" }, now, seats, log);
  const live = h("div", { id: "live", class: "unseen", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
  const tip = h("div", { id: "tip", class: "tip", role: "status" });
  const line = h("p", { id: "line", class: "banner", role: "status" });
  root.classList.add("table");
  root.replaceChildren(head, strip, lately, board, side, live, tip, line);
  return { root, status, strip, lately, stage, board, side, now, who, sentence, ends, cards, acts, seats, seatStatus, seatList, signals, log, logList, form, text, textError, live, tip, line, again };
}
