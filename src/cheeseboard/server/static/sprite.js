// @ts-check
// The game's drawings: fetched once, put into the page once, so that every board can use its symbols.

import { s } from "./marks.js";

/** View box sizes of symbols, by id. @type {Map<string, [number, number, number, number]>} */
const boxes = new Map();

/** Loads the sprite of a game.
 * @param {string} game
 * @returns {Promise<boolean>} false where it could not be loaded: the game can still be played by text */
export async function load(game) {
  try {
    const reply = await fetch(`/art/${game}.svg`);
    if (!reply.ok) return false;
    const drawing = new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement;
    if (drawing.nodeName !== "svg") return false;
    const holder = s("svg", { class: "sprite", width: 0, height: 0, "aria-hidden": "true", focusable: "false" });
    holder.append(...[...drawing.childNodes].map((child) => document.importNode(child, true)));
    for (const symbol of holder.querySelectorAll("symbol")) {
      const numbers = (symbol.getAttribute("viewBox") ?? "0 0 100 100").split(/[\s,]+/).map(Number);
      boxes.set(symbol.id, /** @type {[number, number, number, number]} */ (numbers));
    }
    document.body.prepend(holder);
    return true;
  } catch (error) {
    console.error("sprite", error);
    return false;
  }
}

/** A symbol's view box; 100 x 100 where it says nothing else.
 * @param {string} symbol */
export const box = (symbol) => boxes.get(symbol) ?? [0, 0, 100, 100];

/** @param {string} symbol */
export const has = (symbol) => boxes.has(symbol);

/** Line widths for a drawing of this size on the board, so that some two pixels remain: contour, inner line, hair.
 * @param {number} size board units */
export function line(size) {
  const contour = size > 150 ? Math.max(230 / size, 0.5) : size > 100 ? 1.8 : size > 60 ? 2.3 : size > 30 ? 2.6 : 4;
  return { "--o": contour.toFixed(2), "--i": (contour * 0.73).toFixed(2), "--h": (contour * 0.5).toFixed(2) };
}
