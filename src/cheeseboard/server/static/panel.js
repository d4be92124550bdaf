// @ts-check
// What stands beside the board: the sentence of now and its buttons, seats and points, log.

import { showCards } from "./cards.js";
import { SEATS, button, h, mark, s, sign, token, tool } from "./marks.js";
import { box, has } from "./sprite.js";
import { move } from "./motion.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").SeatLine} SeatLine */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./parts.js").Choice} Choice */

/** Who is to move, with the seat's mark before it.
 * @param {Layout} layout
 * @param {Scene} scene */
export function showWho(layout, scene) {
  const seats = scene.seats ?? [];
  const moving = seats.filter((line) => line.to_move);
  const mine = moving.find((line) => line.seat === scene.seat);
  const first = mine ?? moving[0];
  const names = first ? [first.name, first.role] : [];
  if (scene.seat === null) names.unshift(say("watching"));
  const text = scene.over ? say("over") : names.filter(Boolean).join(" · ");
  layout.who.replaceChildren(...(first && !scene.over ? [mark(first.seat)] : []), text);
  layout.who.classList.toggle("mine", Boolean(mine));
}

/** @typedef {object} Deeds
 * @property {() => void} go confirm
 * @property {() => void} back
 * @property {() => void} undo
 * @property {(() => void) | null} invite null: this browser has no invitation to give
 * @property {(part: string) => void} press
 * @property {(node: string, step: 1 | -1) => void} turn
 * @property {import("./cards.js").Desk} desk
 * @property {() => void} ending show the card of the end
 * @property {string} again address of the form for another game with the same people */

/** The sentence, and the buttons that go with what has been chosen.
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {Choice} choice
 * @param {{sending: boolean, picking: string, turnable: string, verdict: string}} state picking: the signal whose place is asked for; turnable: the node that can be turned; verdict: who has won
 * @param {Deeds} deeds */
export function showNow(layout, scene, choice, state, deeds) {
  const { ready } = choice;
  const free = scene.over || !deeds.invite ? [] : (scene.seats ?? []).filter((line) => line.kind === "open");
  const awaited = free.some((line) => line.to_move) && !scene.moves?.length; // nobody can go on before somebody sits down
  const sentence = state.verdict || state.picking || (deeds.desk.pending ? deeds.desk.asking.sentence : ready?.label) || (choice.chosen.length ? say("choose-rest") : awaited ? say("seat-waits") : scene.prompt);
  if (layout.sentence.textContent !== sentence) layout.sentence.textContent = sentence;
  const focus = document.activeElement?.id ?? "";
  const lit = choice.lit();
  const marked = choice.marked();
  const choose = (/** @type {string} */ part, /** @type {string} */ label) =>
    button(label, () => deeds.press(part), {
      "data-part": part,
      id: `part-${part}`,
      class: `btn ${lit.has(part) ? "lit" : marked.has(part) ? "chosen" : "dull"}`,
      "aria-pressed": marked.has(part),
    });
  const named = new Set();
  const acts = showCards(layout.cards, scene, deeds.desk, (part, label) => (named.add(part), choose(part, label)));
  for (const part of new Set([...lit, ...marked])) if (part.startsWith("button:") && !named.has(part)) acts.push(choose(part, choice.left([part])[0]?.label ?? part));
  if (state.picking) acts.length = 0; // a place is asked for now, not a move
  if ((ready || deeds.desk.pending) && !state.picking) {
    acts.splice(0, acts.length, button(state.sending ? say("waiting-answer") : deeds.desk.pending ? deeds.desk.asking.confirm : say("confirm"), deeds.go, { id: "go", class: "btn go", "aria-disabled": state.sending }));
  }
  if (state.turnable) {
    acts.push(tool("left", say("turn-left"), () => deeds.turn(state.turnable, -1), { class: "btn turner", "data-turns": state.turnable }), tool("right", say("turn-right"), () => deeds.turn(state.turnable, 1), { class: "btn turner", "data-turns": state.turnable }));
  }
  if (choice.held().length || state.picking || deeds.desk.pending) acts.push(button(say("back"), deeds.back, { id: "back", class: "btn" }));
  if (free.length && deeds.invite && !choice.held().length && !state.picking) acts.push(button(say("invite"), deeds.invite, { id: "invite-now", class: awaited ? "btn go" : "btn", "aria-haspopup": "dialog" }, "invite"));
  if (scene.undo) acts.push(h("button", { type: "button", id: "undo", class: "btn plain", "aria-label": say("undo"), title: say("undo"), onclick: deeds.undo }, sign("undo"), h("span", { class: "word" }, say("undo"))));
  if (scene.over) {
    if (scene.result) acts.push(button(say("end-show"), deeds.ending, { id: "end-show", class: "btn" }));
    acts.push(h("a", { class: "btn go", href: deeds.again }, say("end-again")));
  }
  // Equal buttons stay as they are: one that is replaced under a finger is never clicked.
  if (acts.length !== layout.acts.childElementCount || acts.some((one, at) => !one.isEqualNode(layout.acts.children[at] ?? null))) layout.acts.replaceChildren(...acts);
  if (focus && !document.getElementById(focus)?.contains(document.activeElement)) {
    const again = layout.acts.querySelector(`[id="${CSS.escape(focus)}"]`);
    if (again instanceof HTMLElement) again.focus();
  }
}

/** Sentences; what has no full stop, the name of a move, stands on a line of its own.
 * @param {string[]} sentences
 * @returns {Node[]} */
function lines(sentences) {
  const [first = "", ...rest] = sentences;
  const whole = /[.!?。！？]$/.test(first);
  const text = new Text((whole ? sentences : rest).join(" "));
  return whole ? [text] : [new Text(first), h("br"), text];
}

/** The line under the sentence: what ends the turn, or what the move in question would do.
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {string[]} foreseen */
export function showEnds(layout, scene, foreseen) {
  layout.ends.classList.toggle("foreseen", foreseen.length > 0);
  if (foreseen.length) layout.ends.replaceChildren(...lines(foreseen));
  else layout.ends.textContent = scene.over ? (scene.ending ?? scene.prompt) : (scene.ends ?? "");
}

/** A seat's face with its mark on a paper disc, or its wooden token.
 * @param {SeatLine} line
 * @param {string} game prefix of its portraits' palette */
export function face(line, game) {
  if (!line.symbol || !has(line.symbol)) return token(line.seat);
  const [, , width, height] = box(line.symbol);
  const use = s("use", { href: `#${line.symbol}`, width: 100, height: (100 * height) / width });
  const svg = s("svg", { class: `man ${game}-portrait`, viewBox: `0 0 100 ${(100 * height) / width}`, "aria-hidden": "true" }, use);
  svg.style.setProperty("--seat", SEATS[line.seat % SEATS.length] ?? "");
  svg.style.setProperty("--o", "3.2");
  svg.style.setProperty("--i", "2.2");
  svg.style.setProperty("--h", "1");
  return h("span", { class: "face" }, svg, mark(line.seat));
}

/** What a seat's second line says.
 * @param {SeatLine} line */
function about(line) {
  const bits = [line.role ?? ""];
  if (line.to_move) bits.push(say("to-move"));
  if (line.kind === "bot") bits.push(line.level ? say("bot-level", { level: line.level }) : say("bot"));
  else if (line.kind === "open") bits.push(say("open-seat"));
  else if (line.here === false) bits.push(say("away"));
  if (line.crew) bits.push(say("crew-with", { names: line.crew }));
  if (line.stock) bits.push(line.stock);
  if (line.note) bits.push(line.note);
  return bits.filter(Boolean).join(" · ");
}

/** Seats in order, with points; a change of points says why.
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {{before: Scene | null, reason: string, why: import("./types.js").Reason[], menu: ((line: SeatLine) => void) | null}} state */
export function showSeats(layout, scene, { before, reason, why: reasons, menu }) {
  const game = layout.root.dataset.game ?? "";
  const rows = (scene.seats ?? []).map((line) => {
    const was = before?.seats?.find(({ seat }) => seat === line.seat)?.points;
    const points = h("b", { class: "points" }, line.points === null || line.points === undefined ? "" : String(line.points));
    const change = typeof was === "number" && typeof line.points === "number" ? line.points - was : 0;
    if (change) void move(points, [{ transform: "scale(1.7)" }, { transform: "none" }]);
    const own = reasons.filter(({ seat }) => seat === undefined || seat === line.seat).map((one) => one.say);
    const why = change ? h("span", { class: "why" }, say("points-change", { change: `${change > 0 ? "+" : "−"}${Math.abs(change)}`, reason: own.join(" ") || reason })) : null;
    const open = menu && line.may?.length ? tool("more", say("seat-menu", { name: line.name }), () => menu(line), { "aria-haspopup": "dialog" }) : h("i");
    if (line.points !== null && line.points !== undefined) points.setAttribute("aria-label", say("points", { points: line.points }));
    if (points.hasAttribute("aria-label")) points.setAttribute("role", "img");
    return h(
      "li",
      { class: line.to_move ? "seat on" : "seat", "data-seat": line.seat, "aria-current": line.to_move ? "true" : null },
      face(line, game),
      h("div", {}, h("b", {}, line.name, line.seat === scene.seat ? h("small", {}, ` ${say("you")}`) : null), h("span", {}, about(line)), why),
      points,
      open,
    );
  });
  layout.seatList.replaceChildren(...rows);
  layout.seatStatus.textContent = "";
  layout.status.textContent = scene.status ?? "";
  layout.strip.replaceChildren(
    ...(scene.seats ?? []).map((line) =>
      h("li", { class: line.to_move ? "on" : "" }, face(line, game), h("span", {}, line.name), line.points === null || line.points === undefined ? null : h("b", {}, String(line.points))),
    ),
  );
}

const QUIET = new Set(["start", "seat", "end", "dice", "undo"]); // kinds of entries that are no deed

/** What was done last, above the board: for screens that have no room for the log.
 * @param {Layout} layout
 * @param {Entry[]} entries that came together */
export function showLately(layout, entries) {
  const told = entries.filter((entry) => entry.say.length && !QUIET.has(entry.kind));
  const last = told.at(-1);
  if (!last) return;
  const who = (last.seat ?? -1) >= 0 ? told.filter((entry) => entry.seat === last.seat) : told;
  layout.lately.replaceChildren(...((last.seat ?? -1) >= 0 ? [mark(last.seat ?? 0)] : []), who.flatMap((entry) => entry.say).join(" "));
}

/** New entries at the top of the log; an undone one is struck through.
 * @param {Layout} layout
 * @param {Entry[]} entries */
export function addLog(layout, entries) {
  for (const entry of entries) {
    if (entry.kind === "undo") layout.logList.querySelector(`li[data-seat="${entry.seat}"]:not(.undone):not([data-kind="undo"])`)?.classList.add("undone");
    if (!entry.say.length) continue;
    const seat = entry.seat ?? -1;
    if (again(layout.logList.firstElementChild, entry)) continue;
    const words = h("span", {}, ...entry.say.flatMap((sentence, at) => (at ? [" ", sentence] : [sentence])));
    const item = h("li", { "data-k": entry.k, "data-seat": seat, "data-kind": entry.kind, "data-nodes": entry.nodes?.join(" ") }, seat >= 0 ? mark(seat) : h("i"), words);
    layout.logList.prepend(item);
  }
}

/** Older lines keep what may still be read of them: in some games the rest is for people to remember.
 * @param {Layout} layout
 * @param {{k: number, say: string[]}[]} lines */
export function fadeLog(layout, lines) {
  for (const { k, say: said } of lines) {
    const item = layout.logList.querySelector(`li[data-k="${k}"]`);
    if (!(item instanceof HTMLElement)) continue;
    if (!said.length) item.remove();
    item.querySelector("span")?.replaceChildren(said.join(" "));
    delete item.dataset.nodes;
  }
}

const DRAWN = new Set(["draw", "told"]); // kinds of entries that a turn may have many of

/** Does a draw say what the line above says? Then that line counts it.
 * @param {Element | null} line the newest
 * @param {Entry} entry
 * @returns {boolean} it is counted there */
function again(line, entry) {
  if (!(line instanceof HTMLElement) || !DRAWN.has(entry.kind) || line.dataset.kind !== entry.kind || line.dataset.seat !== String(entry.seat ?? -1)) return false;
  if (line.querySelector("span")?.textContent !== entry.say.join(" ")) return false;
  const times = Number(line.dataset.times ?? 1) + 1;
  Object.assign(line.dataset, { k: String(entry.k), times: String(times) });
  line.querySelector("b")?.remove();
  line.append(h("b", {}, `× ${times}`));
  return true;
}

/** Every entry is read out once.
 * @param {Layout} layout
 * @param {string[]} sentences */
export function announce(layout, sentences) {
  for (const sentence of sentences) layout.live.append(h("p", {}, sentence));
  while (layout.live.childElementCount > 30) layout.live.firstElementChild?.remove();
}

/** Private signals to a partner.
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {(signal: import("./types.js").Signal) => void} give */
export function showSignals(layout, scene, give) {
  const signals = scene.signals ?? [];
  const buttons = signals.map((signal) => button(signal.label, () => give(signal), { class: "btn small", "data-signal": signal.name }, "flag"));
  layout.signals.replaceChildren(...(buttons.length ? [h("h3", {}, say("signal")), h("div", { class: "acts" }, ...buttons)] : []));
}

