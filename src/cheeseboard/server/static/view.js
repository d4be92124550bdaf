// @ts-check
// Pan, zoom and fit of one board: the view box of its svg follows wheel, fingers and buttons.

/** @typedef {import("./types.js").Box} Box */

const DEEPEST = 5; // times closer than fitted
const SLACK = 6; // px that a press may wander and still be a press
const FURTHEST = 1.15; // a little air round the board

export class View {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    /** What is fitted. @type {Box} */
    this.home = [0, 0, 100, 100];
    /** What is seen. @type {Box} */
    this.now = this.home;
    this.fitted = true;
    /** Fingers on the board, by pointer id. @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false; // the press became a pan: it is no click
    this.start = { x: 0, y: 0 };
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"]))
      svg.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
  }

  /** What the whole of the board is.
   * @param {Box} box */
  frame(box) {
    if (box.join() === this.home.join()) return;
    this.home = box;
    if (this.fitted) this.fit();
  }

  fit() {
    this.fitted = true;
    this.set(this.home);
  }

  /** Screen px per board unit. */
  scale() {
    const [, , width, height] = this.now;
    const { clientWidth, clientHeight } = this.svg;
    return Math.min(clientWidth / width, clientHeight / height) || 1;
  }

  /** A place on the screen in board units.
   * @param {number} x
   * @param {number} y */
  at(x, y) {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(x, y);
  }

  /** Closer (factor > 1) or further, about a place in board units.
   * @param {number} factor
   * @param {{x: number, y: number}} [about] */
  zoom(factor, about) {
    const [x, y, width, height] = this.now;
    const [, , homeWidth] = this.home;
    const wanted = Math.min(Math.max(width / factor, homeWidth / DEEPEST), homeWidth * FURTHEST);
    const k = wanted / width;
    const point = about ?? { x: x + width / 2, y: y + height / 2 };
    this.fitted = wanted >= homeWidth;
    if (this.fitted) this.set(this.home);
    else this.set([point.x + (x - point.x) * k, point.y + (y - point.y) * k, width * k, height * k]);
  }

  /** Moves what is seen, keeping its middle on the board.
   * @param {number} dx board units
   * @param {number} dy */
  pan(dx, dy) {
    const [x, y, width, height] = this.now;
    const [hx, hy, hw, hh] = this.home;
    const keep = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ size, /** @type {number} */ seen) =>
      Math.min(Math.max(at, low - seen / 2), low + size - seen / 2);
    this.set([keep(x + dx, hx, hw, width), keep(y + dy, hy, hh, height), width, height]);
  }

  /** Brings a place into sight when the board is zoomed in.
   * @param {number} px board units
   * @param {number} py */
  show(px, py) {
    if (this.fitted) return;
    const [x, y, width, height] = this.now;
    const margin = Math.min(width, height) * 0.15;
    const dx = Math.min(px - margin - x, 0) + Math.max(px + margin - x - width, 0);
    const dy = Math.min(py - margin - y, 0) + Math.max(py + margin - y - height, 0);
    if (dx || dy) this.pan(dx, dy);
  }

  /** @param {Box} box */
  set(box) {
    this.now = box;
    this.svg.setAttribute("viewBox", box.map((value) => value.toFixed(2)).join(" "));
    this.svg.toggleAttribute("data-zoomed", !this.fitted);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), this.at(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.fingers.size === 0) {
      this.dragged = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) this.dragged = true;
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    if (Math.hypot(after.x - this.start.x, after.y - this.start.y) > SLACK) this.dragged ||= !this.fitted || this.fingers.size > 1;
    if (!this.dragged) return;
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const from = this.at(before.x, before.y);
    const to = this.at(after.x, after.y);
    this.fingers.set(event.pointerId, after);
    if (other) {
      const still = this.at(other.x, other.y);
      const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      this.zoom(Math.hypot(after.x - other.x, after.y - other.y) / apart, still);
      if (!this.fitted) this.pan((from.x - to.x) / 2, (from.y - to.y) / 2);
    } else if (!this.fitted) this.pan(from.x - to.x, from.y - to.y);
  }
}
