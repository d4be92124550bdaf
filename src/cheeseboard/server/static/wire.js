// @ts-check
// One WebSocket for one seat: greets, resumes, repeats what was not answered, and never shows an entry twice.

import { takePart } from "./dice.js";
import { patched } from "./patch.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").WhyNot} WhyNot */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").ClockFrame} ClockFrame */

/** @typedef {object} Hooks
 * @property {(scene: Scene) => void} scene
 * @property {(entries: Entry[], all: boolean) => void} log entries not seen before, in order; all: they replace what is shown
 * @property {(lines: {k: number, say: string[]}[]) => void} [past] older entries, as they may still be read
 * @property {(frame: ClockFrame) => void} [clock] the time left for a decision
 * @property {(up: boolean) => void} line the connection came or went
 * @property {(say: string) => void} bad the server did not understand a frame
 * @property {(code: number) => void} refused the server closed this line for good, with this code
 */

const FIRST_WAIT = 400; // ms before the first new attempt; doubled each time
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const MENDED = new Set([1000, 1001, 1005, 1006, 1011, 1012, 1013]); // close codes after which trying again may help

/** A key that no other message carries. */
function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // an address without https has no randomUUID
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Wire {
  /** @param {string} table id of the table
   * @param {string} seat number of the seat, or "watch"
   * @param {string} lang
   * @param {boolean} hint should the optional shade come with the scenes
   * @param {Hooks} hooks */
  constructor(table, seat, lang, hint, hooks) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table/${table}/ws?seat=${seat}`;
    this.table = table;
    /** Parts in the dice that are on their way. @type {Set<string>} */
    this.dicing = new Set();
    this.lang = lang;
    this.hint = hint;
    this.last = ""; // what the server said last when it did not understand or hung up
    this.hooks = hooks;
    /** What the page holds of the table. @type {Scene | null} */
    this.scene = null;
    this.seen = 0; // last stream entry that was shown
    this.over = false; // closed for good
    this.up = false;
    this.wait = FIRST_WAIT;
    this.number = 0;
    /** Commands without an answer, by key. @type {Map<string, {frame: object, done: (answer: Answer) => void}>} */
    this.open = new Map();
    /** Questions without an answer, by id. @type {Map<number, (reply: any) => void>} */
    this.asked = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.retry = 0;
    this.pinging = 0;
    this.ponging = 0;
    this.wake = () => {
      if (document.visibilityState === "visible") this.nudge();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.send({ t: "hello", seen: this.seen, lang: this.lang, hint: this.hint });
      for (const { frame } of this.open.values()) this.send(frame);
      this.beat();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  /** @param {number} code */
  lost(code) {
    this.socket = null;
    clearInterval(this.pinging);
    clearTimeout(this.ponging);
    for (const reply of this.asked.values()) reply(null);
    this.asked.clear();
    if (this.over) return;
    this.up = false;
    this.hooks.line(false);
    if (!MENDED.has(code)) {
      this.close();
      this.hooks.refused(code);
      return;
    }
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** After sleep or a lost network: try now, or find out whether the line still holds. */
  nudge() {
    if (this.over) return;
    if (this.socket === null) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.socket.readyState === WebSocket.OPEN) this.ping();
  }

  beat() {
    clearInterval(this.pinging);
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
  }

  ping() {
    this.send({ t: "ping" });
    clearTimeout(this.ponging);
    const socket = this.socket;
    this.ponging = window.setTimeout(() => {
      if (socket === null || socket !== this.socket) return;
      socket.onclose = null; // a dead line may take minutes to close by itself
      socket.close();
      this.lost(1006);
    }, PONG_WITHIN);
  }

  /** Asks for the optional shade, or does without it.
   * @param {boolean} hint */
  want(hint) {
    if (hint === this.hint) return;
    this.hint = hint;
    this.send({ t: "lang", lang: "", hint });
  }

  /** @param {object} frame */
  send(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** @param {Frame} frame */
  hear(frame) {
    clearTimeout(this.ponging); // any word is a sign of life
    if (!this.up) {
      this.up = true;
      this.wait = FIRST_WAIT;
      this.hooks.line(true);
    }
    switch (frame.t) {
      case "scene":
        this.scene = patched(this.scene, frame);
        if (this.scene) this.hooks.scene(this.scene);
        else this.send({ t: "lang", lang: "" }); // what it differs from is not here: the whole scene, please
        break;
      case "log": {
        const all = frame.all === true;
        const fresh = frame.entries.filter((entry) => all || entry.k > this.seen).sort((a, b) => a.k - b.k);
        if (all || fresh.length) this.seen = fresh[fresh.length - 1]?.k ?? 0;
        if (all || fresh.length) this.hooks.log(fresh, all);
        if (frame.past) this.hooks.past?.(frame.past);
        break;
      }
      case "answer": {
        const waiting = this.open.get(frame.key);
        this.open.delete(frame.key);
        waiting?.done(frame);
        break;
      }
      case "preview":
      case "whynot":
      case "inside": {
        const reply = this.asked.get(frame.id);
        this.asked.delete(frame.id);
        reply?.(frame);
        break;
      }
      case "clock":
        this.hooks.clock?.(frame);
        break;
      case "dice":
        takePart(this.table, frame, this.dicing, (command) => this.command(command));
        break;
      case "bad":
        this.last = frame.say;
        this.hooks.bad(frame.say);
        break;
      case "pong":
        break;
    }
  }

  /** Sends a command once; it is repeated with the same key after a reconnection until it is answered.
   * @param {{t: string, [name: string]: unknown}} command
   * @returns {Promise<Answer>} */
  command(command) {
    const key = newKey();
    const frame = { ...command, key };
    return new Promise((done) => {
      this.open.set(key, { frame, done });
      this.send(frame);
    });
  }

  /** @param {{t: string, [name: string]: unknown}} question */
  question(question) {
    const id = ++this.number;
    return new Promise((done) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        done(null);
        return;
      }
      this.asked.set(id, done);
      this.send({ ...question, id });
    });
  }

  /** What a move would do; null when the line is down.
   * @param {string} text
   * @returns {Promise<Preview | null>} */
  preview(text) {
    return /** @type {Promise<Preview | null>} */ (this.question({ t: "preview", text }));
  }

  /** Why parts are in no legal move; null when the line is down.
   * @param {string[]} parts
   * @returns {Promise<WhyNot | null>} */
  whyNot(parts) {
    return /** @type {Promise<WhyNot | null>} */ (this.question({ t: "whynot", parts }));
  }

  /** What is in a node that opens; null when the line is down.
   * @param {string} node
   * @returns {Promise<import("./types.js").Inside | null>} */
  inside(node) {
    return /** @type {Promise<import("./types.js").Inside | null>} */ (this.question({ t: "inside", node }));
  }

  /** Closes for good and forgets everything it held. */
  close() {
    this.over = true;
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    clearTimeout(this.ponging);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    for (const reply of this.asked.values()) reply(null);
    this.asked.clear();
    this.open.clear();
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
    this.socket = null;
  }
}
