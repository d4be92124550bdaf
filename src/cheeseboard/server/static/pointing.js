// @ts-check
// Mouse, pen and finger on a board: what is meant, pressed, pointed at, asked after, turned.

import { finish } from "./motion.js";
import { crowd, pick } from "./pick.js";

const FINGER = 22; // px a finger may miss something lit: half of a 44 px target
const MOUSE = 6;
const APART = { touch: 22, mouse: 10 }; // px; lit things closer than this are brought closer before one of them is chosen
const ROOM = 46; // px that they are then apart
const LONG = 500; // ms that a finger rests to ask what a thing is
const LINGER = 800; // ms that a mouse does
const TWICE = 320; // ms between the two taps that bring the picture closer
const NEAR = 24; // px between them
const CLOSER = 2.2; // times closer after a double tap
const SWIPE = 24; // px sideways that turn a piece

/** @param {import("./board.js").BoardView} board
 * @param {import("./table.js").Table} table */
export function pointing(board, table) {
  const { eye, svg, view } = board;
  let hurried = false; // this press ended a movement
  let asked = false; // this press has asked what the thing is
  let timer = 0;
  let swiped = ""; // the node that a swipe would turn
  let last = { time: 0, x: 0, y: 0 }; // the last press that meant nothing to choose
  const touches = (/** @type {PointerEvent | MouseEvent} */ event) => event instanceof PointerEvent && event.pointerType === "touch";
  const at = (/** @type {PointerEvent | MouseEvent} */ event) =>
    pick(board.targets(), view.at(event.clientX, event.clientY), (touches(event) ? FINGER : MOUSE) / view.scale());
  let area = ""; // the area under the mouse
  const areaAt = (/** @type {PointerEvent} */ event) => (event.target instanceof Element && event.target.closest("[data-overlay]")?.getAttribute("data-overlay")) || "";
  /** Where so many lit things stand about one that it could not be told which is meant: brings them closer instead.
   * @param {import("./pick.js").Target} target
   * @param {number} px
   * @returns {boolean} are they coming */
  const closer = (target, px) => {
    const { gap, group } = crowd(board.targets(), target, px / view.scale());
    if (!group.length) return false;
    const middle = (/** @type {"x" | "y"} */ way) => (Math.min(...group.map((one) => one[way])) + Math.max(...group.map((one) => one[way]))) / 2;
    return view.lens({ x: middle("x"), y: middle("y") }, ROOM / Math.max(gap * view.scale(), 4));
  };
  /** Says after a while what a thing, or the area under the pointer, is.
   * @param {string} id
   * @param {string} over
   * @param {PointerEvent} event
   * @param {number} ms */
  const wait = (id, over, event, ms) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const sentences = board.showAreas(over, over ? "" : id);
      asked = table.tell(id, sentences, new DOMRect(event.clientX - 1, event.clientY - FINGER, 2, 2 * FINGER)) && view.fingers.size > 0;
    }, ms);
  };

  eye.addEventListener(
    "pointerdown",
    (event) => {
      hurried = finish();
      asked = false;
      const id = at(event)?.id ?? "";
      swiped = id && view.fingers.size === 0 ? table.turnedBy(id) : "";
      view.held = swiped !== "";
      clearTimeout(timer);
      if (touches(event)) wait(id, areaAt(event), event, LONG);
    },
    { capture: true },
  );
  eye.addEventListener("pointermove", (event) => {
    if (view.fingers.size) {
      if (view.dragged) clearTimeout(timer);
      return; // a press or a pan: nothing is pointed at
    }
    if (touches(event)) return;
    const target = at(event);
    const id = target?.id ?? "";
    const over = areaAt(event);
    svg.classList.toggle("pressable", Boolean(target?.lit || target?.chosen));
    const other = board.hover(id);
    if (other) table.point(id);
    if (other || over !== area) {
      area = over;
      table.tell("");
      board.showAreas(over, over ? "" : id);
      if (id || over) wait(id, over, event, LINGER);
      else clearTimeout(timer);
    }
  });
  eye.addEventListener("pointerup", (event) => {
    clearTimeout(timer);
    const aside = event.clientX - view.start.x;
    if (swiped && Math.abs(aside) > SWIPE && Math.abs(aside) > Math.abs(event.clientY - view.start.y)) table.turn(swiped, aside > 0 ? 1 : -1);
    swiped = "";
    view.held = false;
  });
  eye.addEventListener("pointercancel", () => {
    clearTimeout(timer);
    swiped = "";
    view.held = false;
  });
  eye.addEventListener("contextmenu", (event) => {
    if (touches(event)) event.preventDefault(); // a finger that rests asks what the thing is
  });
  eye.addEventListener("pointerleave", () => {
    clearTimeout(timer);
    area = "";
    table.tell("");
    board.showAreas("", "");
    if (board.hover("")) table.point("");
  });
  eye.addEventListener("click", (event) => {
    if (view.dragged || asked) return;
    clearTimeout(timer);
    const own = event.detail === 0 && event.target instanceof Element ? event.target.closest("[data-node]")?.getAttribute("data-node") : null;
    const target = own ? null : at(event);
    const id = own ?? target?.id; // assistive technology clicks the thing itself, without a pointer
    if (!own && !target?.lit && !target?.chosen) {
      const twice = event.timeStamp - last.time < TWICE && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
      last = { time: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
      if (twice) {
        const { left, top } = eye.getBoundingClientRect();
        table.tip(null);
        if (view.fitted) view.step(1, { x: event.clientX - left, y: event.clientY - top }, CLOSER);
        else view.fit();
        return;
      }
    }
    if (target?.lit && closer(target, touches(event) ? APART.touch : APART.mouse)) return;
    if (!id || (hurried && !board.lit.has(id))) return; // a press that only hurries things along asks nothing
    board.focus(id);
    table.press(id, touches(event));
  });
  svg.addEventListener("focusin", (event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-node") : null;
    if (id) {
      if (id !== board.current) board.current = id;
      board.ring();
      board.showAreas("", id);
      table.point(id);
    }
  });
  svg.addEventListener("focusout", () => board.ring());
}
