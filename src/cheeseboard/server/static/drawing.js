// @ts-check
// What is drawn about a node: its name, the ring round it, how it lies, its way from one place to another.

import { s } from "./marks.js";
import { move } from "./motion.js";
import { has } from "./sprite.js";

/** @typedef {import("./types.js").SceneNode} SceneNode */

/** The name of a place: on something small, at the foot of something large.
 * @param {SceneNode} node */
export function name(node) {
  const small = node.size < 60;
  const figure = (node.seat ?? -1) >= 0;
  return s("text", { class: figure ? "place figure" : "place", y: small ? 6 : node.size * (node.size > 100 ? 0.38 : figure ? 0.42 : 0.5), "aria-hidden": "true" }, new Text(node.text ?? ""));
}

/** A ring about a thing, a square about a square one, or along its own outline where it has one.
 * @param {SceneNode} node
 * @param {string} name class
 * @param {number} r half its width */
export function outline(node, name, r) {
  const own = `${node.symbol}-outline`;
  if (node.shape === "own" && has(own)) return s("use", { class: name, href: `#${own}`, x: -node.size / 2, y: -node.size / 2, width: node.size, height: node.size });
  if (node.shape !== "square") return s("circle", { class: name, r });
  return s("rect", { class: name, x: -r, y: -r, width: 2 * r, height: 2 * r, rx: r / 8, transform: node.angle ? `rotate(${node.angle})` : null });
}

/** @param {SceneNode} node */
export const ringRadius = (node) => (node.shape === "square" ? node.size / 2 : node.size * 0.46 + (node.size < 60 ? 5 : 1));

/** How a node is drawn at an angle: by its own drawing of that quarter turn, else turned.
 * @param {SceneNode} node
 * @param {number} angle degrees */
export function lying(node, angle) {
  const own = node.turned?.[(((Math.round(angle / 90) % 4) + 4) % 4)];
  return own ? { symbol: own, angle: 0 } : { symbol: node.symbol, angle };
}

/** The way of a thing on a turntable: about its middle, the short way round, upright all the while.
 * @param {SceneNode} old
 * @param {SceneNode} node
 * @param {[number, number]} middle
 * @returns {Keyframe[]} */
export function round(old, node, [x, y]) {
  const degrees = (/** @type {SceneNode} */ one) => (Math.atan2(one.y - y, one.x - x) * 180) / Math.PI;
  const from = degrees(old);
  const by = ((((degrees(node) - from + 180) % 360) + 360) % 360) - 180;
  const lie = (/** @type {number} */ angle, /** @type {SceneNode} */ one) => ({ transform: `translate(${x}px,${y}px) rotate(${angle}deg) translate(${Math.hypot(one.x - x, one.y - y)}px,0px) rotate(${-angle}deg)` });
  return [lie(from, old), lie(from + by, node)];
}

/** A thin dashed path with a light edge, legible on every ground.
 * @param {number[][]} points */
export function dashes(points) {
  const d = `M${points.map((point) => point.join(" ")).join("L")}`;
  return points.length > 1 ? [s("path", { class: "path-paper", d }), s("path", { class: "path", d })] : [];
}

/** One face for another: a tile turns over, anything else fades across.
 * @param {Element} was
 * @param {Element} now
 * @param {boolean} tile
 * @param {number} delay */
export function exchange(was, now, tile, delay) {
  const [away, back] = tile
    ? [[{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }]]
    : [[{ opacity: 1 }, { opacity: 0 }], [{ opacity: 0 }, { opacity: 1 }]];
  const half = 130; // ms, half of the quick movement
  void move(was, away, { delay, duration: half }).then(() => was.remove());
  void move(now, back, { delay: tile ? delay + half : delay, duration: half });
}
