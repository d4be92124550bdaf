// @ts-check
// Several seats on one device: who is to move gets it, behind a cover, and nothing of the others stays.

import { h, token } from "./marks.js";
import * as sheets from "./sheets.js";
import { Wire } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").SeatLine} SeatLine */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./table.js").Table} Table */

const HEARD = 6; // public entries that the cover repeats at most

/** Looks on as a spectator does: what everybody may see and hear.
 * @param {Table} table
 * @param {{scene?: (scene: Scene) => void, log?: (entries: Entry[], all: boolean) => void}} hooks */
function watch(table, { scene = () => {}, log = () => {} }) {
  table.wire = new Wire(table.id, "watch", table.lang, false, {
    scene,
    log,
    line: (up) => table.line(up),
    bad: (sentence) => table.banner(sentence),
    refused: (code) => table.refused(code),
  });
}

/** Watches until it is known who is to move, then covers.
 * @param {Table} table */
export function scout(table) {
  table.layout.sentence.textContent = say("cover-wait");
  watch(table, {
    scene: (scene) => {
      table.leave();
      const mine = (scene.seats ?? []).filter((line) => table.own.includes(line.seat));
      const next = mine.find((line) => line.to_move) ?? mine[0];
      if (scene.over || !next) table.sit(scene.over ? "watch" : String(table.own[0]));
      else if (mine.every((line) => line.view === next.view)) table.sit(String(next.seat)); // nothing to hide
      else cover(table, next);
    },
  });
}

/** The next person takes the device. The cover repeats what everybody has heard since that person's last move.
 * @param {Table} table
 * @param {SeatLine} line */
export function cover(table, line) {
  table.leave();
  const heard = h("div", { class: "heard", "aria-live": "polite" });
  /** @type {Entry[]} */
  const past = [];
  watch(table, {
    log: (fresh, all) => {
      past.splice(all ? 0 : past.length, all ? past.length : 0, ...fresh);
      const own = past.findLastIndex((entry) => entry.seat === line.seat);
      const told = past.slice(own + 1).filter((entry) => entry.say.length).slice(-HEARD);
      if (told.length) heard.replaceChildren(h("h2", {}, say("log")), ...told.map((entry) => h("p", {}, entry.say.join(" "))));
    },
  });
  sheets.cover(token(line.seat), line.name, line.role ?? "", heard, () => {
    table.wire?.close();
    table.sit(String(line.seat));
  });
}

/** Shows what this seat alone has been told, before the device goes on to the next. Where each has its own, nothing stops.
 * @param {Table} table
 * @param {Scene} scene */
export function tellOwn(table, scene) {
  const told = table.secrets.splice(0);
  if (!told.length || table.own.length < 2 || scene.over) return;
  table.telling = true;
  sheets.newsSheet(told, () => {
    if (!table.telling) return; // the device has gone on by itself
    table.telling = false;
    if (table.scene) handOn(table, table.scene);
  });
}

/** Does another seat of this device move now? Then its owner gets the device, at once: what this one may see goes away.
 * @param {Table} table
 * @param {Scene} scene
 * @returns {boolean} the scene is not this person's any more */
export function handOn(table, scene) {
  if (table.own.length < 2 || scene.over || scene.seat === null) return false;
  const seats = scene.seats ?? [];
  const current = seats.find((line) => line.seat === scene.seat);
  const movers = seats.filter((line) => line.to_move && table.own.includes(line.seat));
  const [next] = movers;
  if (!next || movers.some((line) => line.seat === scene.seat)) return false;
  if (current?.view !== undefined && current.view === next.view) {
    table.leave(); // they see the same: no cover between them
    table.sit(String(next.seat));
  } else cover(table, next);
  return true;
}
