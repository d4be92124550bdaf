// @ts-check
// The time left for a decision: a small ring that burns down beside each seat whose time runs, with its number.
// The server says how many seconds are left; from there on the page counts by itself.

import { button, h, s, tool } from "./marks.js";
import { sheet, close } from "./sheets.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").ClockFrame} ClockFrame */
/** @typedef {import("./layout.js").Layout} Layout */

const LATE = 10; // seconds from which on it is urgent
const TICK = 250; // ms
const BURST = "M12 0 14 4.500 18.300 2 18.500 7 23.500 7.500 20.500 12 23.500 16.500 18.500 17 18.300 22 14 19.500 12 24 10 19.500 5.700 22 5.500 17 .500 16.500 3.500 12 .500 7.500 5.500 7 5.700 2 10 4.500Z";

/** Seconds as people read them: 0:09, 4:30, or whole hours.
 * @param {number} seconds
 * @param {string} lang */
export function spell(seconds, lang) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 3600) return new Intl.NumberFormat(lang, { style: "unit", unit: "hour", unitDisplay: "short", maximumFractionDigits: 0 }).format(Math.floor(whole / 3600));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The ring of a fuse: what is left of it glows at its end. When little is left it stands on a jagged star. */
function ring() {
  return s(
    "svg",
    { class: "fuse", viewBox: "-1 -1 26 26", "aria-hidden": "true" },
    s("path", { class: "burst", d: BURST }),
    s("circle", { class: "plate", cx: 12, cy: 12, r: 9 }),
    s("circle", { class: "burnt", cx: 12, cy: 12, r: 6 }),
    s("circle", { class: "cord", cx: 12, cy: 12, r: 6, pathLength: 100 }),
    s("circle", { class: "ember", cx: 12, cy: 6, r: 2 }),
  );
}

export class Ticker {
  /** @param {Layout} layout
   * @param {string} lang
   * @param {{set: (limit: number) => void, tell: (sentence: string) => void, banner: (sentence: string) => void}} doors */
  constructor(layout, lang, doors) {
    this.layout = layout;
    this.lang = lang;
    this.doors = doors;
    /** @type {ClockFrame | null} */
    this.frame = null;
    /** When each seat's time is up, in ms of this page. @type {Map<number, number>} */
    this.ends = new Map();
    /** Ends that have been more than ten seconds away: only they are told of. @type {Set<number>} */
    this.far = new Set();
    /** @type {number | null} */
    this.own = null;
    this.told = ""; // who is late often, as it was said last
    this.timer = 0;
  }

  /** @param {ClockFrame} frame
   * @param {number | null} own the seat of this page */
  hear(frame, own) {
    const before = this.frame;
    this.frame = frame;
    this.own = own;
    const now = performance.now();
    this.ends = new Map((frame.seats ?? []).map(({ seat, left }) => [seat, now + left * 1000]));
    this.far.clear();
    if (before && before.limit !== frame.limit) this.doors.banner(say("clock-now", { limit: frame.say }));
    const late = (frame.late ?? []).map((one) => one.say).join(" ");
    if (late && late !== this.told) this.doors.tell(late);
    this.told = late;
    this.dress();
    clearInterval(this.timer);
    if (this.ends.size && !frame.stands) this.timer = window.setInterval(() => this.tick(), TICK);
  }

  /** Forgets everything: another seat sits here. */
  clear() {
    clearInterval(this.timer);
    this.frame = null;
    this.ends.clear();
    this.told = "";
  }

  /** Puts clocks where seats are shown; after every drawing of the seats. */
  dress() {
    const { layout, frame } = this;
    for (const old of document.querySelectorAll(".clock, .clock-late, #clock-set")) old.remove();
    if (!frame) return;
    layout.seatStatus.textContent = frame.limit ? say(frame.stands ? "clock-stands" : "clock-now", { limit: frame.say }) : "";
    if (frame.choices) layout.seatStatus.after(tool("clock", say("clock"), () => this.choose(), { id: "clock-set", "aria-haspopup": "dialog" }));
    for (const seat of this.ends.keys()) {
      const face = h("span", { class: "clock", role: "timer", "data-clock": seat }, ring(), h("b"));
      layout.seatList.querySelector(`[data-seat="${seat}"] > div > b`)?.append(face);
      layout.strip.children[seat]?.append(face.cloneNode(true));
      if (seat === this.own) layout.who.append(face.cloneNode(true));
    }
    for (const { seat, say: sentence } of frame.late ?? []) {
      layout.seatList.querySelector(`[data-seat="${seat}"] > div`)?.append(h("span", { class: "clock-late why" }, sentence));
    }
    this.tick();
  }

  tick() {
    const { frame } = this;
    if (!frame) return;
    const now = performance.now();
    for (const [seat, end] of this.ends) {
      const told = frame.seats?.find((one) => one.seat === seat)?.left ?? 0;
      const left = frame.stands ? told : Math.max(0, (end - now) / 1000);
      const text = spell(left, this.lang);
      const share = frame.limit ? Math.min(100, (100 * left) / frame.limit) : 0;
      for (const face of document.querySelectorAll(`[data-clock="${seat}"]`)) {
        face.classList.toggle("late", left <= LATE && !frame.stands);
        face.setAttribute("aria-label", say("clock-left", { time: text }));
        const number = face.querySelector("b");
        if (number && number.textContent !== text) number.textContent = text;
        face.querySelector(".cord")?.setAttribute("stroke-dasharray", `${share} 200`);
        face.querySelector(".ember")?.setAttribute("transform", `rotate(${3.6 * share} 12 12)`);
      }
      if (left > LATE) this.far.add(seat);
      else if (this.far.delete(seat) && seat === this.own && !frame.stands) this.doors.tell(say("clock-ten"));
    }
  }

  /** The host settles the time for a decision. */
  choose() {
    const { frame } = this;
    if (!frame?.choices) return;
    const set = (/** @type {number} */ limit) => {
      close();
      this.doors.set(limit);
    };
    const ways = frame.choices.map(({ limit, say: words }) => button(words, () => set(limit), { class: limit === frame.limit ? "btn go" : "btn", "data-limit": limit, "aria-pressed": limit === frame.limit }));
    sheet(say("clock"), [h("div", { class: "acts column" }, ...ways)]);
  }
}
