// @ts-check
// The keyboard: a whole game can be played with it alone.

import { finish } from "./motion.js";
import { following, nearest } from "./pick.js";
import * as sheets from "./sheets.js";

/** @type {Record<string, import("./pick.js").Way>} */
const WAYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

const BELOW = 1e6; // board units: in reading order one board comes after the other
const ENTERS = new Set(["Enter", " "]);

/** @param {import("./table.js").Table} table */
export function keyboard(table) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) {
      if (event.key === "Escape") target.blur();
      return;
    }
    const { acts, cards } = table.layout;
    const at = /** @type {Node} */ (target);
    if (event.repeat && ENTERS.has(event.key) && (acts.contains(at) || cards.contains(at))) return event.preventDefault(); // held down it confirms nothing
    if (WAYS[event.key] && among(at, cards, WAYS[event.key] ?? "down")) return event.preventDefault();
    const boards = [...table.boards.values()];
    const board = boards.find((one) => one.focused()) ?? boards[0];
    const free = target === document.body || boards.some((one) => one.focused()) || acts.contains(at) || cards.contains(at);
    if (board && free && handle(event, table, board)) event.preventDefault();
    else if (general(event.key, table, board)) event.preventDefault();
  });
}

/** From one button of a card to the next.
 * @param {Node} target where the focus is
 * @param {HTMLElement} cards
 * @param {import("./pick.js").Way} way
 * @returns {boolean} is there another */
function among(target, cards, way) {
  const group = target instanceof HTMLElement && cards.contains(target) ? target.closest(".acts") : null;
  const buttons = [...(group?.querySelectorAll("button") ?? [])];
  if (buttons.length < 2) return false;
  const step = way === "down" || way === "right" ? 1 : -1;
  buttons[(buttons.indexOf(/** @type {HTMLButtonElement} */ (target)) + step + buttons.length) % buttons.length]?.focus();
  return true;
}

/** Keys that belong to the board.
 * @param {KeyboardEvent} event
 * @param {import("./table.js").Table} table
 * @param {import("./board.js").BoardView} board */
function handle(event, table, board) {
  const here = board.drawn.get(board.current)?.data;
  const way = WAYS[event.key];
  if (way) {
    if (!here) return false;
    if (!board.focused()) {
      board.focus(board.current);
      return true;
    }
    const next = nearest(board.targets(), here, way);
    if (next) board.focus(next.id);
    return true;
  }
  if (event.key === "n" || event.key === "N") {
    onward([...table.boards.values()], board, event.key === "n" ? 1 : -1);
    return true;
  }
  if ((event.key === "Enter" || event.key === " ") && board.focused()) {
    if (event.repeat) return true;
    finish();
    table.press(board.current, false, false); // Enter confirms; r turns
    return true;
  }
  if (event.key === "w") {
    void table.whyNot(board.current);
    return true;
  }
  return false;
}

/** To the next thing that can be chosen, on whichever board it lies.
 * @param {import("./board.js").BoardView[]} boards
 * @param {import("./board.js").BoardView} from
 * @param {1 | -1} step */
function onward(boards, from, step) {
  const all = boards.flatMap((board, at) => board.targets().map((target) => ({ ...target, y: target.y + at * BELOW })));
  const next = following(all, from.current, step);
  if (next) boards.find((board) => board.has(next.id))?.focus(next.id);
}

/** Keys that work wherever nothing is being typed.
 * @param {string} key
 * @param {import("./table.js").Table} table
 * @param {import("./board.js").BoardView | undefined} board */
function general(key, table, board) {
  switch (key) {
    case "Escape":
      finish();
      return table.back();
    case "Enter":
      if (!table.desk.pending || document.activeElement !== document.body) return false;
      void table.desk.go();
      return true;
    case "?":
      table.listMoves();
      return true;
    case "u":
      void table.undo();
      return true;
    case "/":
      if (matchMedia("(max-width: 1023px)").matches) sheets.borrow(table.layout.log.getAttribute("aria-label") ?? "", table.layout.log);
      table.layout.text.focus();
      return true;
    case "r":
    case "R": {
      const node = table.choice.turnable();
      if (node) table.turn(node, key === "r" ? 1 : -1);
      return Boolean(node);
    }
    case "+":
    case "=":
      table.zoom("in");
      return true;
    case "-":
      table.zoom("out");
      return true;
    case "0":
      board?.view.fit();
      return true;
    default:
      return /^[1-9]$/.test(key) && table.desk.option(Number(key));
  }
}
