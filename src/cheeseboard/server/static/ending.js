// @ts-check
// The end of a game: who has won, the places, and what every point is made of. The same card for every game.

import { diceLine } from "./dice.js";
import { MARKS, SEATS, button, h, s, sign } from "./marks.js";
import { face } from "./panel.js";
import { sheet } from "./sheets.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./types.js").Side} Side */

/** In one line: how the game has ended for whoever holds this device.
 * @param {Result} result
 * @param {boolean} own does one viewer hold this device: "you have won", else the winners' names */
export function verdict(result, own) {
  return own && result.won !== null ? say(result.won ? "end-won" : "end-lost") : result.say;
}

/** A rosette in the winner's colour with the winner's mark; grey where nobody has won.
 * @param {Side | undefined} side */
function rosette(side) {
  const seat = side?.seats[0] ?? -1;
  const colour = seat >= 0 ? (SEATS[seat % SEATS.length] ?? "") : "#8a7f6c";
  const petals = 14;
  let rim = "";
  for (let n = 0; n <= petals; n++) {
    const [a, b] = [(n / petals) * 2 * Math.PI, ((n - 0.5) / petals) * 2 * Math.PI];
    const to = `${(60 + 40 * Math.sin(a)).toFixed(1)} ${(52 - 40 * Math.cos(a)).toFixed(1)}`;
    rim += n ? `Q${(60 + 52 * Math.sin(b)).toFixed(1)} ${(52 - 52 * Math.cos(b)).toFixed(1)} ${to}` : `M${to}`;
  }
  const svg = s("svg", { class: "rosette", viewBox: "0 0 120 140", "aria-hidden": "true" });
  svg.style.setProperty("--seat", colour);
  svg.append(
    s("path", { class: "tail", d: "M44 78 28 130l17-7 10 14 14-50Z" }),
    s("path", { class: "tail", d: "M76 78 92 130l-17-7-10 14-14-50Z" }),
    s("path", { class: "petals", d: `${rim}Z` }),
    s("path", { class: "shade", d: "M60 92a40 40 0 0 0 39-32Q96 74 84 83T60 92Z" }),
    s("circle", { class: "disc", cx: 60, cy: 52, r: 28 }),
    seat >= 0
      ? s("path", { d: MARKS[seat % MARKS.length], fill: colour, transform: "translate(60 52) scale(1.9) translate(-10 -10)" })
      : s("path", { class: "level", d: "M47 46h26M47 58h26" }),
  );
  return svg;
}

/** One side: its place, its people, its points and what they are made of.
 * @param {Side} side
 * @param {Scene} scene
 * @param {string} game
 * @param {(ref: string) => void} rules */
function row(side, scene, game, rules) {
  const lines = (scene.seats ?? []).filter((line) => side.seats.includes(line.seat));
  const people = lines.map((line) =>
    h("div", { class: "who-row" }, face(line, game), h("div", {}, h("b", {}, line.name, line.seat === scene.seat ? h("small", {}, ` ${say("you")}`) : null), h("span", {}, line.role ?? ""))),
  );
  const terms = side.terms.map((term) => {
    const open = (/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      rules(term.ref ?? "");
    };
    const link = term.ref ? h("a", { class: "tool", href: term.ref, "aria-label": say("end-rule", { what: term.label }), title: say("rule-link"), onclick: open }, sign("book")) : null;
    return h("tr", {}, h("th", { scope: "row" }, term.label), h("td", {}, term.each === 1 ? String(term.total) : say("end-sum", { count: term.count, each: term.each, total: term.total })), h("td", {}, link));
  });
  return h(
    "li",
    { class: side.place === 1 ? "side-row first" : "side-row", "data-place": side.place },
    h("div", { class: "top-row" }, h("b", { class: "place-no", "aria-label": say("end-place", { place: side.place }), role: "img" }, String(side.place)), h("div", { class: "people" }, ...people), h("b", { class: "points", role: "img", "aria-label": say("points", { points: side.points }) }, String(side.points))),
    terms.length ? h("table", {}, h("caption", { class: "unseen" }, say("end-points")), h("tbody", {}, ...terms)) : null,
  );
}

/** Shows the card of the end.
 * @param {Scene} scene
 * @param {{table: string, game: string, own: number[], save: string, rules: string, again: string, openRules: (ref: string) => void}} how own: seats of this device; again: address of the form */
export function endSheet(scene, { table, game, own, save, rules, again, openRules }) {
  const { result } = scene;
  if (!result) return;
  const winners = result.sides.filter((side) => side.place === 1);
  const title = verdict(result, own.length === 1 && scene.seat !== null);
  const dialog = sheet(
    title,
    [
      h("div", { class: "laurels" }, rosette(winners.length === 1 ? winners[0] : undefined), h("div", {}, h("p", { class: "verdict", tabindex: "-1", autofocus: true }, title), h("p", {}, scene.ending ?? scene.prompt))),
      h("ol", { class: "sides" }, ...result.sides.map((side) => row(side, scene, game, openRules))),
      diceLine(table, (seat) => scene.seats?.find((line) => line.seat === seat)?.name ?? ""),
      h(
        "div",
        { class: "acts" },
        h("a", { class: "btn go", href: again }, say("end-again")),
        button(say("end-look"), () => dialog.close(), { class: "btn", id: "end-look" }),
        h("a", { class: "btn plain", href: rules, onclick: (/** @type {Event} */ event) => (event.preventDefault(), openRules(rules)) }, say("rules")),
        h("a", { class: "btn plain", href: save, download: true }, say("end-save")),
      ),
    ],
    { name: "end" },
  );
}

/** The form for another game with the same people: those of this device sit where they sat, the others come by link.
 * @param {Result | undefined} result
 * @param {number[]} own seats of this device
 * @param {string} form address of the plain form */
export function againLink(result, own, form) {
  if (!result) return form;
  const link = new URL(result.again, location.href);
  const people = result.sides.flatMap((side) => side.seats).sort((a, b) => a - b);
  for (const seat of people) {
    if (link.searchParams.has(`seat${seat}`)) continue; // a bot
    link.searchParams.set(`seat${seat}`, seat === own[0] ? "me" : own.includes(seat) ? "here" : "open");
  }
  return link.pathname + link.search;
}
