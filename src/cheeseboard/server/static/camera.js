// @ts-check
// Pan, zoom and fit of one board. The picture is drawn once; while it moves only its transform changes, so that the
// compositor shifts what is painted already. Sharp again when it rests.

import { still } from "./settings.js";

/** @typedef {import("./types.js").Box} Box */
/** @typedef {{k: number, x: number, y: number}} Look k: times closer than fitted; x, y: where the picture's corner lies, in px of the eye */
/** @typedef {{x: number, y: number}} Spot */

const DEEPEST = 5; // times closer than fitted …
const CLOSE = 2; // … or so many px per board unit, where the board is a large map
const SLACK = { mouse: 6, pen: 8, touch: 10 }; // px that a press may wander and still be a press
const REST = 140; // ms without a change until the picture is painted anew
const SOFT = 260; // ms of a glide
const STEP = 1.4; // a press of + or -
const NEARLY = 0.85; // the whole board is shown where it is hardly smaller than what matters most, …
const ALONG = 1.05; // … and larger than that in one direction only

export class Camera {
  /** @param {HTMLElement} eye the window that one looks through
   * @param {SVGSVGElement} svg fills it when fitted
   * @param {() => void} rested called when the picture has come to rest at another size */
  constructor(eye, svg, rested) {
    this.eye = eye;
    this.svg = svg;
    this.rested = rested;
    /** What is fitted, in board units. @type {Box} */
    this.home = [0, 0, 100, 100];
    /** The whole board. @type {Box} */
    this.whole = this.home;
    /** What of it comes first where there is little room. @type {Box | null} */
    this.focus = null;
    /** @type {Look} */
    this.look = { k: 1, x: 0, y: 0 };
    this.fitted = true;
    this.size = { width: eye.clientWidth, height: eye.clientHeight };
    /** Fingers on the board, by pointer id. @type {Map<number, Spot>} */
    this.fingers = new Map();
    this.dragged = false; // the press became a pan: it is no click
    this.held = false; // the press is somebody else's, a turn say: no pan
    this.start = { x: 0, y: 0 };
    this.frameAsked = 0;
    this.restTimer = 0;
    this.gliding = 0;
    /** Where a glide leads. @type {Look | null} */
    this.goal = null;
    this.settled = 0; // px per unit when it last came to rest
    eye.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    eye.addEventListener("pointerdown", (event) => this.down(event));
    eye.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) eye.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    eye.addEventListener("lostpointercapture", (event) => {
      if (event.target === eye) this.fingers.delete(event.pointerId); // a thing on the board loses it to the eye as soon as a pan begins
    });
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(eye);
  }

  /** Px per board unit when fitted, and where the board's origin then lies.
   * @param {Box} [home] */
  base([left, top, width, height] = this.home) {
    const scale = Math.min(this.size.width / width, this.size.height / height) || 1;
    return { scale, x: (this.size.width - width * scale) / 2 - left * scale, y: (this.size.height - height * scale) / 2 - top * scale };
  }

  /** Screen px per board unit. */
  scale() {
    return this.base().scale * this.look.k;
  }

  /** A place on the screen in board units.
   * @param {number} x
   * @param {number} y */
  at(x, y) {
    const { left, top } = this.eye.getBoundingClientRect();
    return this.unit(x - left, y - top);
  }

  /** A place in the eye in board units.
   * @param {number} x px
   * @param {number} y */
  unit(x, y) {
    const base = this.base();
    return { x: ((x - this.look.x) / this.look.k - base.x) / base.scale, y: ((y - this.look.y) / this.look.k - base.y) / base.scale };
  }

  /** What is to be fitted: what matters most, or all of the board where only a part of the rest would be cut off at the edge. */
  wanted() {
    const { focus, whole, size } = this;
    if (!focus) return whole;
    const near = Math.min(size.width / focus[2], size.height / focus[3]);
    const far = Math.min(size.width / whole[2], size.height / whole[3]);
    const [across, along] = /** @type {[2, 3] | [3, 2]} */ (size.width - focus[2] * near > 1 ? [2, 3] : [3, 2]);
    const cut = whole[across] > focus[across] && whole[along] <= focus[along] * ALONG;
    return cut && far >= near * NEARLY ? whole : focus;
  }

  /** What the whole of the board is. A board that grows keeps the place under the eye, and fits softly if it fitted before.
   * @param {Box} whole
   * @param {Box | null} [focus] what of it comes first */
  frame(whole, focus = null) {
    this.whole = whole;
    this.focus = focus;
    const box = this.wanted();
    if (box.join() === this.home.join()) return;
    const first = !this.svg.hasAttribute("viewBox");
    const seen = this.unit(this.size.width / 2, this.size.height / 2);
    const scale = this.scale();
    this.home = box;
    this.svg.setAttribute("viewBox", box.join(" "));
    if (first) {
      this.set({ k: 1, x: 0, y: 0 }, true);
      this.settle();
      return;
    }
    this.stay(seen, scale);
    if (this.fitted) this.fit();
  }

  /** Shows a place in the middle of the eye, at so many px per unit.
   * @param {Spot} seen board units
   * @param {number} scale */
  stay(seen, scale) {
    const base = this.base();
    const k = scale / base.scale;
    this.set({ k, x: this.size.width / 2 - k * (base.x + seen.x * base.scale), y: this.size.height / 2 - k * (base.y + seen.y * base.scale) }, this.fitted);
  }

  resized() {
    const seen = this.unit(this.size.width / 2, this.size.height / 2);
    const scale = this.scale();
    this.size = { width: this.eye.clientWidth, height: this.eye.clientHeight };
    if (this.svg.hasAttribute("viewBox")) {
      this.home = this.wanted();
      this.svg.setAttribute("viewBox", this.home.join(" "));
    }
    if (this.fitted) this.set({ k: 1, x: 0, y: 0 }, true);
    else this.stay(seen, scale);
    this.settle();
  }

  /** Softly back to the whole board. */
  fit() {
    this.glide({ k: 1, x: 0, y: 0 }, true);
  }

  /** Softly closer or further, about a place in the eye: its middle if none is given.
   * @param {1 | -1} way
   * @param {Spot} [about] px
   * @param {number} [factor] */
  step(way, about = { x: this.size.width / 2, y: this.size.height / 2 }, factor = STEP) {
    const look = this.closer(way > 0 ? factor : 1 / factor, about, this.goal ?? this.look);
    this.glide(look, look.k <= 1);
  }

  /** Looks closely at a place until the choice there is made.
   * @param {Spot} at board units
   * @param {number} factor
   * @returns {boolean} false where one looks as closely as one can already */
  lens(at, factor) {
    const base = this.base();
    const k = Math.min(this.look.k * factor, this.deepest());
    if (k < this.look.k * 1.15) return false;
    this.glide(this.bound({ k, x: this.size.width / 2 - k * (base.x + at.x * base.scale), y: this.size.height / 2 - k * (base.y + at.y * base.scale) }), false);
    this.svg.toggleAttribute("data-lens", true);
    return true;
  }

  /** Back to the whole board after a close look. */
  unlens() {
    if (this.svg.hasAttribute("data-lens") && !this.fitted) this.fit();
    this.svg.toggleAttribute("data-lens", false);
  }

  /** Times closer than fitted that one may look. */
  deepest() {
    return Math.max(DEEPEST, CLOSE / this.base().scale);
  }

  /** A look closer by a factor about a place in the eye, within bounds.
   * @param {number} factor
   * @param {Spot} about px
   * @param {Look} [from]
   * @returns {Look} */
  closer(factor, about, from = this.look) {
    const k = Math.min(from.k * factor, this.deepest());
    if (k <= 1) return { k: 1, x: 0, y: 0 };
    const by = k / from.k;
    return this.bound({ k, x: about.x - (about.x - from.x) * by, y: about.y - (about.y - from.y) * by });
  }

  /** Keeps the middle of the eye on the board.
   * @param {Look} look
   * @returns {Look} */
  bound({ k, x, y }) {
    const base = this.base();
    const [left, top, width, height] = this.home;
    const keep = (/** @type {number} */ at, /** @type {number} */ middle, /** @type {number} */ origin, /** @type {number} */ low, /** @type {number} */ span) =>
      Math.min(Math.max(at, middle - k * (origin + (low + span) * base.scale)), middle - k * (origin + low * base.scale));
    return { k, x: keep(x, this.size.width / 2, base.x, left, width), y: keep(y, this.size.height / 2, base.y, top, height) };
  }

  /** @param {number} dx px
   * @param {number} dy */
  pan(dx, dy) {
    this.set(this.bound({ ...this.look, x: this.look.x + dx, y: this.look.y + dy }), false);
  }

  /** Brings a place into sight when the board is zoomed in.
   * @param {number} px board units
   * @param {number} py */
  show(px, py) {
    if (this.fitted) return;
    const base = this.base();
    const { k, x, y } = this.look;
    const at = { x: x + k * (base.x + px * base.scale), y: y + k * (base.y + py * base.scale) };
    const { width, height } = this.size;
    const margin = Math.min(width, height) * 0.15;
    const dx = Math.max(margin - at.x, 0) + Math.min(width - margin - at.x, 0);
    const dy = Math.max(margin - at.y, 0) + Math.min(height - margin - at.y, 0);
    if (dx || dy) this.glide(this.bound({ k, x: x + dx, y: y + dy }), false);
  }

  /** Is a place in the eye now?
   * @param {Spot} place board units */
  sees({ x, y }) {
    const from = this.unit(0, 0);
    const to = this.unit(this.size.width, this.size.height);
    return x >= from.x && y >= from.y && x <= to.x && y <= to.y;
  }

  /** Moves to a look in a quarter of a second.
   * @param {Look} goal
   * @param {boolean} fitted */
  glide(goal, fitted) {
    cancelAnimationFrame(this.gliding);
    this.fitted = fitted;
    this.goal = goal;
    const from = this.look;
    const began = performance.now();
    if (still() || (from.k === goal.k && from.x === goal.x && from.y === goal.y)) {
      this.goal = null;
      this.set(goal, fitted);
      return;
    }
    const run = (/** @type {number} */ now) => {
      const part = Math.min(Math.max((now - began) / SOFT, 0), 1);
      const eased = 1 - (1 - part) ** 3;
      const k = from.k * (goal.k / from.k) ** eased; // even to the eye
      const way = goal.k === from.k ? eased : (k - from.k) / (goal.k - from.k); // a fixed point stays fixed
      this.write({ k, x: from.x + (goal.x - from.x) * way, y: from.y + (goal.y - from.y) * way });
      if (part < 1) this.gliding = requestAnimationFrame(run);
      else this.goal = null;
    };
    this.gliding = requestAnimationFrame(run);
  }

  /** Looks there from the next frame on.
   * @param {Look} look
   * @param {boolean} fitted */
  set(look, fitted) {
    cancelAnimationFrame(this.gliding);
    this.goal = null;
    this.fitted = fitted;
    this.look = look;
    this.frameAsked ||= requestAnimationFrame(() => {
      this.frameAsked = 0;
      this.write(this.look);
    });
  }

  /** The one thing that changes while the picture moves.
   * @param {Look} look */
  write(look) {
    this.look = look;
    const { k, x, y } = look;
    this.svg.style.transform = k === 1 && !x && !y ? "" : `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${k.toFixed(4)})`;
    this.svg.style.willChange = "transform";
    clearTimeout(this.restTimer);
    this.restTimer = window.setTimeout(() => this.settle(), REST);
  }

  /** At rest: painted sharp, with lines and names of the size that they have on the screen. */
  settle() {
    clearTimeout(this.restTimer);
    this.svg.style.willChange = "";
    this.svg.toggleAttribute("data-zoomed", !this.fitted);
    const scale = this.scale();
    if (scale === this.settled) return;
    this.settled = scale;
    this.svg.style.setProperty("--k", this.look.k.toFixed(3));
    this.svg.style.setProperty("--px", (1 / scale).toFixed(3));
    this.rested();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.svg.toggleAttribute("data-lens", false); // one's own look stays
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    const { left, top } = this.eye.getBoundingClientRect();
    const look = this.closer(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), { x: event.clientX - left, y: event.clientY - top });
    this.set(look, look.k <= 1);
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
    const slack = event.pointerType === "touch" ? SLACK.touch : event.pointerType === "pen" ? SLACK.pen : SLACK.mouse;
    if (Math.hypot(after.x - this.start.x, after.y - this.start.y) > slack) this.dragged = true; // even where nothing can be panned
    if (!this.dragged || this.held) return;
    if (!this.eye.hasPointerCapture(event.pointerId)) this.eye.setPointerCapture(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, after);
    if (!other) {
      if (!this.fitted) this.pan(after.x - before.x, after.y - before.y);
      return;
    }
    this.svg.toggleAttribute("data-lens", false);
    // Two fingers: what lies between them stays between them.
    const { left, top } = this.eye.getBoundingClientRect();
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const was = { x: (before.x + other.x) / 2 - left, y: (before.y + other.y) / 2 - top };
    const now = { x: (after.x + other.x) / 2 - left, y: (after.y + other.y) / 2 - top };
    const look = this.closer(Math.hypot(after.x - other.x, after.y - other.y) / apart, was);
    if (look.k <= 1) this.set(look, true);
    else this.set(this.bound({ ...look, x: look.x + now.x - was.x, y: look.y + now.y - was.y }), false);
  }

  destroy() {
    this.watch.disconnect();
    clearTimeout(this.restTimer);
    cancelAnimationFrame(this.gliding);
    cancelAnimationFrame(this.frameAsked);
  }
}
