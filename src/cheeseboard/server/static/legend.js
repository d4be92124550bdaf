// @ts-check
// What the signs on the board mean: the game's own drawings that have no name, and the marks that this page draws.

import { MARKS, SEATS, h, s } from "./marks.js";
import { sheet } from "./sheets.js";
import { box, has } from "./sprite.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */

/** A small picture of a mark that this page draws.
 * @param {...Node} children in a 40 x 40 box */
const picture = (...children) => s("svg", { class: "sample rings", viewBox: "0 0 40 40", "aria-hidden": "true" }, ...children);

/** @param {...string} names classes of rings, one over the other */
const ring = (...names) => picture(...names.map((name) => s("circle", { class: name, cx: 20, cy: 20, r: 13 })));

/** A drawing of the game.
 * @param {string} symbol
 * @param {string} theme of its board */
function drawing(symbol, theme) {
  const [, , width, height] = box(symbol);
  const use = s("use", { href: `#${symbol}`, x: 0, y: 0, width, height });
  const svg = s("svg", { class: `sample picture ${theme}`, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, use);
  svg.style.setProperty("--o", "2.6");
  svg.style.setProperty("--i", "1.9");
  svg.style.setProperty("--h", "1");
  return svg;
}

/** @param {Scene} scene
 * @param {string} game prefix of its symbols */
export function legendSheet(scene, game) {
  const theme = scene.boards[0]?.theme ?? "";
  const nodes = scene.boards.flatMap((board) => board.nodes);
  /** @type {[Element, string][]} */
  const rows = [];
  for (const { symbol, label } of scene.signs ?? []) if (has(symbol)) rows.push([drawing(symbol, theme), label]);
  if (scene.hint && nodes.some((node) => node.shade)) {
    const shade = has(`${game}-shade`) ? drawing(`${game}-shade`, theme) : picture(s("path", { class: "hatch", d: "M8 20 20 8M12 28 28 12M20 32 32 20" }));
    rows.push([shade, say("signs-shade")]);
  }
  if (scene.moves?.length) {
    rows.push([ring("halo", "accent", "cream"), say("signs-first")], [ring("later-halo", "later"), say("signs-later")], [ring("firm-paper", "firm"), say("signs-chosen")]);
  }
  rows.push([picture(s("path", { class: "path-paper", d: "M6 30Q16 8 34 12" }), s("path", { class: "path", d: "M6 30Q16 8 34 12" })), say("signs-path")]);
  for (const line of scene.seats ?? []) {
    const mark = s("path", { d: MARKS[line.seat % MARKS.length], fill: SEATS[line.seat % SEATS.length], transform: "translate(20 20) scale(1.2) translate(-10 -10)" });
    rows.push([picture(s("circle", { class: "paper-disc", cx: 20, cy: 20, r: 15 }), mark), say("signs-seat", { name: line.name })]);
  }
  if (nodes.some((node) => (node.count ?? -1) >= 0)) {
    const number = s("text", { x: 20, y: 26, "text-anchor": "middle" }, new Text("3"));
    rows.push([picture(s("g", { class: "counter" }, s("circle", { cx: 20, cy: 20, r: 13 }), number)), say("signs-count")]);
  }
  const list = rows.map(([sample, text]) => h("li", {}, h("span", { class: "swatch" }, sample), h("span", {}, text)));
  sheet(say("signs"), [h("ul", { class: "signs" }, ...list), h("p", { class: "soft" }, say("signs-ask"))], { name: "tall" });
}

/** What is in a stack, a bag, a box.
 * @param {import("./types.js").Inside} inside
 * @param {string} theme of the board */
export function insideSheet({ title, items, listed, seat = -1 }, theme) {
  if (listed) {
    const rows = items.map(({ symbol, label, count }) => h("li", {}, h("span", { class: "swatch" }, drawing(symbol, theme)), h("span", {}, count > 1 && h("b", {}, `${count} × `), label)));
    const list = h("ul", { class: "signs", tabindex: "0", "aria-label": title }, ...rows);
    if (seat >= 0) list.style.setProperty("--seat", SEATS[seat % SEATS.length] ?? "");
    sheet(title, [list], { name: "tall" });
    return;
  }
  const list = items.map(({ symbol, label, count }) =>
    h("li", { title: label }, h("span", { class: "swatch" }, drawing(symbol, theme)), count > 1 && h("b", { "aria-hidden": "true" }, `×${count}`), h("span", { class: "unseen" }, label)),
  );
  sheet(title, [h("ul", { class: "inside", tabindex: "0", "aria-label": title }, ...list)], { name: "tall" });
}
