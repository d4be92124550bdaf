// @ts-check
// What is written on a thing: how many there are of it, and whose it is.

import { MARKS, SEATS, s } from "./marks.js";

/** @typedef {{x: number, y: number, r: number, draw: () => SVGGElement}} Written from the centre of its node */

/** A node's seat mark and number.
 * @param {import("./types.js").SceneNode} node
 * @returns {Written[]} */
export function written({ size, seat = -1, count = -1, label }) {
  /** @type {Written[]} */
  const found = [];
  if (seat >= 0 && label) {
    const [x, y, r] = [size * 0.32, size * 0.34, Math.max(size * 0.17, Math.min(size * 0.2, 10))];
    found.push({ x, y, r, draw: () => badge(x, y, r, seat) });
  }
  if (count >= 0) {
    const [x, y, r] = [size * 0.36, -size * 0.34, Math.max(size * 0.16, Math.min(size * 0.32, 15))];
    found.push({ x, y, r, draw: () => counter(x, y, r, count) });
  }
  return found;
}

/** A seat's mark on a disc of paper.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} seat */
function badge(x, y, r, seat) {
  const at = seat % MARKS.length;
  const path = s("path", { d: MARKS[at], fill: SEATS[at], transform: `scale(${(r * 1.5) / 20}) translate(-10 -10)` });
  return s("g", { class: "badge", transform: `translate(${x} ${y})` }, s("circle", { r }), path);
}

/** @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} count */
function counter(x, y, r, count) {
  const text = s("text", { y: r * 0.38, "font-size": r * 1.1 }, new Text(String(count)));
  return s("g", { class: "counter", transform: `translate(${x} ${y})`, "aria-hidden": "true" }, s("circle", { r }), text);
}
