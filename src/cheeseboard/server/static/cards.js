// @ts-check
// Cards and forms beside the board: what is asked at the desk, and what a person says there.

import { button, h, s, tool } from "./marks.js";
import { move } from "./motion.js";
import { Lead } from "./lead.js";
import { asksTwice, settings } from "./settings.js";
import { box, has } from "./sprite.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Form} Form */
/** @typedef {import("./types.js").Scene} Scene */

const DESK = "desk:"; // how the names of buttons begin that say something
const NARROW = matchMedia("(max-width: 1023px)");
const DOUBLE = 350; // ms; two presses closer than this are one
const VOICES = { zh: "zh-CN", en: "en-GB" }; // where a language alone is not enough

/** What a person says at the desk, and what waits to be confirmed. */
export class Desk {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.pending = ""; // a message that waits for a second press
    this.since = 0; // when it was pressed
    this.number = 0; // of the question that is asked
    this.lead = new Lead(table);
    this.read = 0; // number of the last question that was read aloud
  }

  /** A new scene: what waited is over where its button is gone.
   * @param {Scene} scene */
  renew(scene) {
    const question = (scene.cards ?? []).find((card) => card.kind === "question");
    if (question?.number !== this.number || !this.button(this.pending, scene)) this.pending = "";
    this.number = question?.number ?? 0;
    queueMicrotask(() => this.lead.follow());
    if (question) this.table.layout.root.dataset.asks = question.side ?? "front";
    else delete this.table.layout.root.dataset.asks;
    if (question?.aloud && settings.aloud && question.side === "front" && question.number !== this.read) {
      this.read = question.number ?? 0;
      readAloud(question.aloud, question.lang ?? "");
    }
  }

  /** Another seat, or none: nothing of this one stays. */
  clear() {
    this.pending = "";
    this.lead.clear();
    this.table.layout.cards.replaceChildren();
    delete this.table.layout.root.dataset.asks;
    hush();
  }

  /** The button that says a text.
   * @param {string} text
   * @param {Scene | null} [scene] */
  button(text, scene = this.table.scene) {
    const buttons = (scene?.cards ?? []).flatMap((card) => card.buttons ?? []);
    return text ? buttons.find(({ name }) => name === DESK + text) : undefined;
  }

  /** A button that says something was pressed; a second press confirms where the button or the settings want that.
   * @param {string} text */
  press(text) {
    if (this.table.busy()) return;
    const again = this.pending === text;
    if (again && performance.now() - this.since < DOUBLE) return;
    this.pending = text;
    this.since = performance.now();
    if (again || !asksTwice(Boolean(this.button(text)?.confirm), NARROW.matches)) void this.go();
    else this.table.mark();
  }

  /** What is asked while a message waits: a sentence, and what the button says that confirms. */
  get asking() {
    const { label = "", confirm } = this.button(this.pending) ?? {};
    return { sentence: say("once-more", { label }), confirm: confirm ?? say("confirm") };
  }

  /** The n-th answer to choose from, by its key.
   * @param {number} place from 1
   * @returns {boolean} is there one */
  option(place) {
    const buttons = (this.table.scene?.cards ?? []).flatMap((card) => card.buttons ?? []);
    const found = buttons.filter(({ name }) => name.startsWith(`${DESK}answer `))[place - 1];
    if (!found) return false;
    document.getElementById(`part-${idOf(found.name)}`)?.focus(); // Enter confirms
    this.press(found.name.slice(DESK.length));
    return true;
  }

  /** Says what waits. */
  async go() {
    const text = this.pending;
    if (!text || this.table.busy()) return;
    this.pending = "";
    await this.tell({ t: "desk", text }, `part-${idOf(DESK + text)}`);
  }

  /** @returns {boolean} was there something to take back */
  back() {
    const had = this.pending !== "";
    this.pending = "";
    if (had) this.table.mark();
    return had;
  }

  /** Something typed into a form.
   * @param {string} form
   * @param {HTMLInputElement} input */
  async fill(form, input) {
    if (!input.value.trim()) {
      input.focus();
      return;
    }
    const answer = await this.tell({ t: "form", id: form, text: input.value }, input.id);
    if (answer?.ok) input.value = "";
    input.setAttribute("aria-invalid", String(answer?.ok === false));
  }

  /** @param {{t: string, [name: string]: unknown}} command
   * @param {string} beside id of the element that a refusal is said beside */
  async tell(command, beside) {
    const { table } = this;
    if (table.busy()) return null;
    const waiting = table.command(command, beside);
    table.mark();
    const answer = await waiting;
    if (answer?.ok) table.awaited = answer.k ?? 0;
    table.mark();
    return answer;
  }
}

/** @param {string} name of a button */
const idOf = (name) => name.replaceAll(" ", "-");

/** Reads a text with the browser's own voice, or stops where it is reading.
 * @param {string} text
 * @param {string} lang */
export function readAloud(text, lang) {
  if (!("speechSynthesis" in window)) return;
  if (speechSynthesis.speaking) {
    speechSynthesis.cancel();
    return;
  }
  const voice = new SpeechSynthesisUtterance(text);
  voice.lang = VOICES[/** @type {keyof typeof VOICES} */ (lang)] ?? (lang || document.documentElement.lang);
  speechSynthesis.speak(voice);
}

/** Stops reading. */
export function hush() {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

/** Cards with running text, and forms. What has not changed stays as it is: nobody loses what was half typed.
 * @param {HTMLElement} place
 * @param {Scene} scene
 * @param {Desk} desk
 * @param {(part: string, label: string) => HTMLElement} choose a button for a part of a move
 * @returns {HTMLElement[]} buttons of cards without text: they stand with the others */
export function showCards(place, scene, desk, choose) {
  /** @type {HTMLElement[]} */
  const loose = [];
  /** @type {HTMLElement[]} */
  const shown = [];
  const old = new Map([...place.children].map((one) => [one.getAttribute("data-key") ?? "", /** @type {HTMLElement} */ (one)]));
  for (const card of scene.cards ?? []) {
    const buttons = (card.buttons ?? []).map((one) => pictured(one.name.startsWith(DESK) ? speaking(one.name, one.label, desk) : choose(`button:${one.name}`, one.label), one, desk.table.game));
    if (card.lines?.length) shown.push(renewed(old.get(`card:${card.id}`), panel(card, buttons, desk.table.game)));
    else loose.push(...buttons);
  }
  for (const form of scene.forms ?? []) shown.push(old.get(`form:${form.id}`) ?? entry(form, desk));
  for (const one of [...place.children]) if (!shown.includes(/** @type {HTMLElement} */ (one))) one.remove();
  for (const [at, one] of shown.entries()) if (place.children[at] !== one) place.insertBefore(one, place.children[at] ?? null); // what stays is not moved: it keeps its focus
  return loose;
}

/** The old element where the new one is the same, so that focus and a finger on it stay.
 * @param {HTMLElement | undefined} was
 * @param {HTMLElement} now */
function renewed(was, now) {
  if (!was) return now;
  if (was.isEqualNode(now)) return was;
  const held = was.contains(document.activeElement) ? document.activeElement?.id : "";
  const same = was.dataset.number === now.dataset.number;
  const turned = same && was.dataset.side !== now.dataset.side;
  if (!same) void move(now, [{ opacity: 0, transform: "translateY(24px) rotate(-1.5deg)" }, { opacity: 1, transform: "none" }]);
  else if (turned) void move(now, [{ transform: "perspective(900px) rotateY(-90deg)" }, { transform: "none" }], { duration: 340 });
  if (held !== "" && same && !turned) queueMicrotask(() => (document.getElementById(held ?? "") ?? now.querySelector(".acts button"))?.focus());
  return now;
}

/** @param {string} name
 * @param {string} label
 * @param {Desk} desk */
function speaking(name, label, desk) {
  const text = name.slice(DESK.length);
  const chosen = desk.pending === text;
  return button(label, () => desk.press(text), { "data-part": name, id: `part-${idOf(name)}`, class: chosen ? "btn chosen" : "btn", "aria-pressed": chosen });
}

/** A button with its picture before the words.
 * @param {HTMLElement} made
 * @param {import("./types.js").CardButton} about
 * @param {string} game prefix of its drawings' palette */
function pictured(made, about, game) {
  const picture = icon(about.symbol ?? "", game);
  if (!picture) return made;
  made.prepend(picture);
  if (about.tint) made.style.setProperty("--tint", about.tint);
  return made;
}

/** @param {Card} card
 * @param {HTMLElement[]} buttons
 * @param {string} game prefix of its drawings' palette */
function panel(card, buttons, game) {
  const asked = card.kind === "question";
  const aloud = card.aloud && "speechSynthesis" in window ? tool("voice", say("aloud"), () => readAloud(card.aloud ?? "", card.lang ?? "")) : null;
  const head = h("div", { class: "top" }, icon(card.symbol ?? "", game), h("h2", {}, card.title), aloud);
  const lines = (card.lines ?? []).map((line, at) => h("p", { class: asked && at === 0 ? "asked" : card.strong?.includes(at) ? "strong" : null, lang: card.lang ?? null }, line));
  const made = h(
    "article",
    { class: `card ${card.kind ?? ""}`, "data-key": `card:${card.id}`, "data-side": card.side ?? "", "data-number": card.number ?? "" },
    head,
    ...lines,
    h("div", { class: buttons.length > 2 ? "acts choices" : "acts", role: "group", "aria-label": card.lines?.[0] ?? card.title }, ...buttons),
  );
  if (card.tint) made.style.setProperty("--tint", card.tint);
  return made;
}

/** @param {string} symbol of the game's art
 * @param {string} game
 * @returns {Element | null} */
function icon(symbol, game) {
  if (!symbol || !has(symbol)) return null;
  const [x, y, width, height] = box(symbol);
  return s("svg", { class: `icon ${game}-portrait`, viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" }, s("use", { href: `#${symbol}`, x, y, width, height }));
}

/** @param {Form} form
 * @param {Desk} desk */
function entry(form, desk) {
  const input = h("input", { id: `form-${form.id}`, lang: form.lang ?? null, autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send", maxlength: 180, "aria-describedby": form.hint ? `hint-${form.id}` : null });
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    void desk.fill(form.id, input);
  };
  const label = h("label", { for: input.id }, form.label);
  const row = h("div", { class: "line" }, input, h("button", { class: "btn small" }, say("form-send")));
  const hint = form.hint ? h("small", { id: `hint-${form.id}` }, form.hint) : null;
  if (!form.folded) return h("form", { class: "write card", "data-key": `form:${form.id}`, onsubmit: send }, label, row, hint);
  label.className = "unseen";
  return h("details", { class: "card fold", "data-key": `form:${form.id}` }, h("summary", {}, form.label), h("form", { class: "write", onsubmit: send }, label, row, hint));
}
