// @ts-check
// Mouse, pen and finger on a board: what is meant, pressed, pointed at.

import { finish } from "./motion.js";
import { pick } from "./pick.js";

const FINGER = 22; // px a finger may miss something lit: half of a 44 px target
const MOUSE = 6;

/** @param {import("./board.js").BoardView} board
 * @param {import("./table.js").Table} table */
export function pointing(board, table) {
  const { svg, view } = board;
  let hurried = false; // this press ended a movement
  const at = (/** @type {PointerEvent | MouseEvent} */ event) => {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    return pick(board.targets(), view.at(event.clientX, event.clientY), (touch ? FINGER : MOUSE) / view.scale());
  };
  svg.addEventListener("pointerdown", () => {
    hurried = finish();
  });
  svg.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const target = at(event);
    svg.classList.toggle("pressable", Boolean(target?.lit || target?.chosen));
    if (board.hover(target?.id ?? "")) table.point(target?.id ?? "");
  });
  svg.addEventListener("pointerleave", () => {
    if (board.hover("")) table.point("");
  });
  svg.addEventListener("click", (event) => {
    if (view.dragged) return;
    const own = event.detail === 0 && event.target instanceof Element ? event.target.closest("[data-node]")?.getAttribute("data-node") : null;
    const id = own ?? at(event)?.id; // assistive technology clicks the thing itself, without a pointer
    if (!id || (hurried && !board.lit.has(id))) return; // a press that only hurries things along asks nothing
    board.focus(id);
    table.press(id, event instanceof PointerEvent && event.pointerType === "touch");
  });
  svg.addEventListener("focusin", (event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-node") : null;
    if (id) {
      if (id !== board.current) board.current = id;
      board.ring();
      table.point(id);
    }
  });
  svg.addEventListener("focusout", () => board.ring());
}
