// @ts-check
// Sheets: dialogs that slide up on a phone and stand in the middle elsewhere. One at a time.

import { button, h, tool } from "./marks.js";
import { set, settings, speak } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").SeatLine} SeatLine */

const TONGUES = { en: "English", fr: "Français", de: "Deutsch", da: "Dansk", ro: "Română", zh: "简体中文" };

/** @type {HTMLDialogElement | null} */
let open = null;

/** Is a sheet open? */
export const isOpen = () => open !== null;

/** Closes the sheet that is open. */
export const close = () => open?.close();

/** Opens a sheet.
 * @param {string} title
 * @param {Node[]} body
 * @param {{name?: string, closed?: () => void}} [how] name: a class of its own; closed: called when it is put away */
export function sheet(title, body, { name = "", closed } = {}) {
  close();
  const heading = h("h2", { id: "sheet-title" }, title);
  const inner = h("div", { class: "inner" }, ...body);
  const dialog = h("dialog", { class: `paper sheet ${name}`, "aria-labelledby": "sheet-title" }, h("div", { class: "top" }, heading, tool("close", say("close"), () => dialog.close())), inner);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // beside the sheet
  });
  dialog.addEventListener("close", () => {
    if (open === dialog) open = null;
    closed?.();
    dialog.remove();
  });
  document.body.append(dialog);
  open = dialog;
  dialog.showModal();
  return dialog;
}

/** Shows a part of the page as a sheet and puts it back afterwards.
 * @param {string} title
 * @param {HTMLElement} section */
export function borrow(title, section) {
  const home = section.parentElement;
  const next = section.nextSibling;
  sheet(title, [section], { name: "borrowed", closed: () => home?.insertBefore(section, next) });
}

/** The legal moves, to read and to choose from.
 * @param {Move[]} moves
 * @param {(move: Move) => void} choose */
export function movesSheet(moves, choose) {
  const items = moves.map((move) => {
    const press = () => {
      close();
      choose(move);
    };
    return h("li", {}, h("button", { type: "button", class: "move", "data-move": move.text, onclick: press }, h("span", {}, move.label), h("code", {}, move.text)));
  });
  sheet(say("moves"), [h("p", { class: "soft" }, say(moves.length ? "moves-hint" : "moves-none")), h("ul", { class: "moves" }, ...items)], { name: "tall" });
}

/** A choice of a few words as a row of radio buttons.
 * @param {string} name
 * @param {string} label
 * @param {[string, string][]} options value and words
 * @param {string} now
 * @param {(value: string) => void} chosen */
function picks(name, label, options, now, chosen) {
  const radios = options.map(([value, text]) =>
    h("label", { class: "pick" }, h("input", { type: "radio", name, value, checked: value === now, onchange: () => chosen(value) }), h("span", {}, text)),
  );
  return h("fieldset", {}, h("legend", {}, label), h("div", { class: "picks" }, ...radios));
}

/** @param {string} lang
 * @param {() => void} changed after every change of a setting */
export function settingsSheet(lang, changed) {
  const keep = (/** @type {keyof Settings} */ name, /** @type {any} */ value) => {
    set(name, value);
    changed();
  };
  const onOff = (/** @type {"hints" | "coordinates" | "aloud" | "once"} */ name, /** @type {string} */ label) =>
    picks(name, label, [["on", say("on")], ["off", say("off")]], settings[name] ? "on" : "off", (value) => keep(name, value === "on"));
  const tongue = h(
    "select",
    { id: "language", onchange: () => speak(tongue.value) },
    ...Object.entries(TONGUES).map(([code, name]) => h("option", { value: code, lang: code, selected: code === lang }, name)),
  );
  const language = h("label", { class: "field" }, h("span", {}, say("language")), tongue);
  sheet(say("settings"), [
    language,
    picks("theme", say("theme"), [["auto", say("as-device")], ["light", say("theme-light")], ["dark", say("theme-dark")]], settings.theme, (value) => keep("theme", value)),
    picks("ask", say("ask"), [["always", say("ask-always")], ["touch", say("ask-touch")], ["never", say("ask-never")]], settings.ask, (value) => keep("ask", value)),
    picks("motion", say("motion"), [["auto", say("as-device")], ["full", say("motion-full")], ["little", say("motion-little")]], settings.motion, (value) => keep("motion", value)),
    onOff("once", say("once")),
    onOff("hints", say("hints")),
    onOff("coordinates", say("coordinates")),
    ..."speechSynthesis" in window ? [onOff("aloud", say("aloud-setting"))] : [],
  ]);
}

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** @param {string} table
 * @param {string} link */
export function inviteSheet(table, link) {
  const told = h("p", { class: "soft", role: "status" });
  const field = h("input", { id: "invite-link", readonly: true, value: link, onfocus: () => field.select() });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      told.textContent = say("invite-copied");
    } catch {
      field.select(); // the browser forbids it outside https
      told.textContent = say("invite-by-hand");
    }
  };
  const code = h("img", { class: "qr", src: `/table/${table}/qr.svg`, alt: say("invite-qr"), width: 220, height: 220 });
  sheet(say("invite"), [
    h("p", {}, say("invite-say")),
    h("label", { class: "field", for: "invite-link" }, h("span", {}, say("invite-link")), field),
    h("div", { class: "acts" }, button(say("invite-copy"), () => void copy(), { class: "btn go" })),
    told,
    h("p", { hidden: !LOCAL.test(link) }, say("invite-local")),
    code,
  ]);
}

/** Who is to sit at a seat from now on.
 * @param {SeatLine} line its `may` says what can be done
 * @param {string[]} levels of bots
 * @param {(to: string) => void} hand */
export function seatSheet(line, levels, hand) {
  const give = (/** @type {string} */ text, /** @type {string} */ to) =>
    button(text, () => {
      close();
      hand(to);
    });
  const may = new Set(line.may);
  const bots = may.has("bot") ? levels.map((level) => give(say("seat-bot", { level: say(`level-${level}`) }), `bot:${level}`)) : [];
  const choices = [may.has("me") && give(say("seat-me"), "me"), may.has("crew") && give(say("seat-crew"), "crew"), may.has("open") && give(say("seat-open"), "open"), ...bots];
  sheet(say("seat-menu", { name: line.name }), [h("div", { class: "acts column" }, ...choices)]);
}

/** The keys that do something now.
 * @param {{moves: boolean, turns: boolean, undo: boolean, over: boolean, options: boolean}} now options: answers to choose from; moves: there is something to choose; turns: some move turns a thing */
export function keysSheet({ moves, turns, undo, over, options }) {
  /** @type {[string, string][]} */
  const rows = [[say("key-arrows"), say("keys-arrows")]];
  if (moves) rows.push(["Enter", say("keys-enter")], ["n, N", say("keys-next")]);
  if (turns) rows.push(["r, R", say("keys-turn")]);
  rows.push(["Esc", say("keys-escape")]);
  if (!over) rows.push(["?", say("keys-moves")], ["w", say("keys-why")]);
  if (undo) rows.push(["u", say("undo")]);
  if (options) rows.push(["1–4", say("keys-option")]);
  if (!over) rows.push(["/", say("text-label")]);
  rows.push(["+, −, 0", say("keys-zoom")]);
  const list = rows.flatMap(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)]);
  sheet(say("help"), [h("dl", { class: "keys" }, ...list)]);
}

/** Something that nobody should miss: one part of the game is over and another begins.
 * @param {string[]} lines the first is the headline
 * @param {() => void} [closed] called when it is put away */
export function newsSheet([first = "", ...rest], closed) {
  /** @type {HTMLDialogElement} */
  const dialog = sheet(first, [...rest.map((line) => h("p", {}, line)), h("div", { class: "acts" }, button(say("news-go"), () => dialog.close(), { class: "btn go", id: "news-go", autofocus: true }))], { name: "news", closed });
}

/** The rulebook, opened at a clause.
 * @param {string} ref e.g. "/rules/chou#day.b-only-around" */
export async function rulesSheet(ref) {
  const [page = "", clause = ""] = ref.split("#");
  const reply = await fetch(page).catch(() => null);
  const article = reply?.ok ? new DOMParser().parseFromString(await reply.text(), "text/html").querySelector(".rulebook article") : null;
  if (!article) {
    window.open(ref, "_blank", "noopener");
    return;
  }
  article.className = "";
  const dialog = sheet(say("rules"), [article], { name: "tall book" });
  const wanted = clause ? dialog.querySelector(`[id="${CSS.escape(clause)}"]`) : null;
  wanted?.classList.add("asked");
  wanted?.scrollIntoView({ block: "center" });
}

/** Covers the whole page until the next person is ready.
 * @param {HTMLElement | null} picture
 * @param {string} name
 * @param {string} role
 * @param {HTMLElement} heard what everybody has heard
 * @param {() => void} ready */
export function cover(picture, name, role, heard, ready) {
  close();
  const dialog = h(
    "dialog",
    { id: "cover", class: "cover", "aria-labelledby": "cover-title" },
    h(
      "div",
      { class: "paper" },
      picture,
      h("h1", { id: "cover-title" }, say("cover-title", { name: role ? say("cover-role", { name, role }) : name })),
      h("p", {}, say("cover-say", { name })),
      button(say("cover-go", { name }), () => {
        dialog.close();
        dialog.remove();
        ready();
      }, { id: "uncover", class: "btn go" }),
      heard,
    ),
  );
  dialog.addEventListener("cancel", (event) => event.preventDefault()); // Escape does not lift it
  document.body.append(dialog);
  dialog.showModal();
}
