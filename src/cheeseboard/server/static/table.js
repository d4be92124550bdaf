// @ts-check
// One table as one device sees it: scenes come in, presses go out. Nothing here knows a game.

import { BoardView } from "./board.js";
import { build } from "./layout.js";
import { keyboard } from "./keys.js";
import { h, token } from "./marks.js";
import { finish, rest } from "./motion.js";
import { addLog, announce, showEnds, showNow, showSeats, showSignals, showWho } from "./panel.js";
import { Choice } from "./parts.js";
import { pointing } from "./pointing.js";
import { asks, settings } from "./settings.js";
import * as sheets from "./sheets.js";
import { showTip } from "./tip.js";
import { Wire } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Signal} Signal */
/** @typedef {import("./types.js").SeatLine} SeatLine */

const NARROW = matchMedia("(max-width: 1023px)");
const LOG_WAIT = 60; // ms a scene waits for its log entries
const COVER_AFTER = 2500; // ms in which the player sees what the move did before the cover falls
const DOUBLE = 350; // ms; two presses closer than this are one
const NOT_YOUR_SEAT = 4401; // close code

export class Table {
  /** @param {HTMLElement} root `main#table` */
  constructor(root) {
    const { table = "", seats = "", lang = "en", game = "", levels = "" } = root.dataset;
    this.id = table;
    this.game = game;
    this.lang = lang;
    this.levels = levels.split(",").filter(Boolean);
    this.own = seats.split(",").filter(Boolean).map(Number);
    /** @type {Wire | null} */
    this.wire = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** Scenes that wait for the movement before them. @type {Scene[]} */
    this.coming = [];
    this.showing = false;
    this.choice = new Choice([]);
    /** @type {Map<string, BoardView>} */
    this.boards = new Map();
    /** Node ids of new entries, in order: the cause of the next movement. @type {string[]} */
    this.cause = [];
    this.reason = ""; // what came of the last move: why points changed
    this.read = 0; // last entry read aloud
    this.sending = false;
    /** @type {Signal | null} */
    this.picking = null;
    /** @type {Map<string, Preview>} */
    this.previews = new Map();
    this.hovered = "";
    this.readyAt = 0;
    this.previewTimer = 0;
    this.coverTimer = 0;
    /** The seat that takes the device next. @type {SeatLine | null} */
    this.next = null;
    this.layout = build(root, {
      moves: () => this.listMoves(),
      invite: () => sheets.inviteSheet(this.id, root.dataset.invite || location.href),
      settings: () => sheets.settingsSheet(this.lang, () => this.resettled()),
      keys: () => sheets.keysSheet(),
      seats: () => sheets.borrow(say("seats"), this.layout.seats),
      log: () => sheets.borrow(say("log"), this.layout.log),
      rules: (ref) => void sheets.rulesSheet(ref),
      typed: (text) => void this.typed(text),
      zoom: (what) => this.zoom(what),
    });
    this.layout.logList.dataset.empty = say("log-empty");
    this.layout.sentence.textContent = say("connecting");
    NARROW.addEventListener("change", () => {
      sheets.close();
      for (const board of this.boards.values()) board.frame(NARROW.matches);
    });
    keyboard(this);
    const speaksOf = (/** @type {string[]} */ ids) => this.boards.forEach((board) => board.mention(ids));
    this.layout.logList.addEventListener("pointerover", (event) => {
      const item = event.target instanceof Element ? event.target.closest("li") : null;
      speaksOf(item?.dataset.nodes?.split(" ") ?? []);
    });
    this.layout.logList.addEventListener("pointerleave", () => speaksOf([]));
    document.addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Element && event.target.closest(".tip"))) this.tip(null);
    });
  }

  begin() {
    if (this.own.length > 1) this.scout();
    else this.sit(this.own[0] === undefined ? "watch" : String(this.own[0]));
  }

  /** Several people share the device: watch until it is known who is to move, then cover. */
  scout() {
    this.layout.sentence.textContent = say("cover-wait");
    this.wire = new Wire(this.id, "watch", this.lang, false, {
      scene: (scene) => {
        this.leave();
        const mine = (scene.seats ?? []).filter((line) => this.own.includes(line.seat));
        const next = mine.find((line) => line.to_move) ?? mine[0];
        if (scene.over || !next) this.sit(scene.over ? "watch" : String(this.own[0]));
        else this.cover(next);
      },
      log: () => {},
      line: (up) => this.line(up),
      bad: (sentence) => this.banner(sentence),
      refused: (code) => this.refused(code),
    });
  }

  /** @param {string} seat number, or "watch" */
  sit(seat) {
    /** @type {Wire} */
    const wire = new Wire(this.id, seat, this.lang, settings.hints, {
      scene: (scene) => wire === this.wire && this.arrive(scene),
      log: (entries, all) => wire === this.wire && this.heard(entries, all),
      line: (up) => this.line(up),
      bad: (sentence) => this.banner(sentence),
      refused: (code) => this.refused(code),
    });
    this.wire = wire;
    this.read = Number(sessionStorage.getItem(`read:${this.id}:${seat}`) ?? -1);
    this.layout.root.dataset.seat = seat;
  }

  /** Closes the line and forgets all that was seen through it. */
  leave() {
    this.wire?.close();
    this.wire = null;
    this.scene = null;
    this.coming = [];
    this.choice = new Choice([]);
    this.cause = [];
    this.reason = "";
    this.sending = false;
    this.picking = null;
    this.next = null;
    this.previews.clear();
    clearTimeout(this.coverTimer);
    clearTimeout(this.previewTimer);
    sheets.close();
    finish();
    for (const board of this.boards.values()) board.destroy();
    this.boards.clear();
    const { layout } = this;
    for (const part of [layout.who, layout.sentence, layout.ends, layout.acts, layout.cards, layout.seatList, layout.strip, layout.signals, layout.logList, layout.live, layout.status, layout.textError]) part.replaceChildren();
    layout.text.value = "";
    this.tip(null);
    delete layout.root.dataset.k;
  }

  /** The next person takes the device: nothing of the others stays.
   * @param {SeatLine} line */
  cover(line) {
    this.leave();
    sheets.cover(token(line.seat), line.name, line.role ?? "", () => this.sit(String(line.seat)));
  }

  /** @param {boolean} up */
  line(up) {
    const was = this.layout.root.dataset.line;
    this.layout.root.dataset.line = up ? "up" : "down";
    if (!up) this.banner(say("offline"), true);
    else if (was === "down") this.banner(say("back-online"));
  }

  /** @param {string} text
   * @param {boolean} [stays] until the next banner */
  banner(text, stays = false) {
    const { line } = this.layout;
    line.textContent = text;
    if (!stays) setTimeout(() => line.textContent === text && line.replaceChildren(), 4000);
  }

  /** @param {number} code */
  refused(code) {
    if (code === NOT_YOUR_SEAT && this.own.length) location.reload(); // handed on elsewhere: come back with the seats that are left
    else this.banner(say("closed"), true);
  }

  // -- what comes in ---------------------------------------------------------------------------------------------------

  /** @param {Entry[]} entries
   * @param {boolean} all */
  heard(entries, all) {
    if (all) this.layout.logList.replaceChildren();
    addLog(this.layout, entries);
    const last = entries[entries.length - 1]?.k ?? 0;
    const first = all && this.read < 0; // the page was opened just now: the past is not read aloud
    const fresh = first ? [] : entries.filter((entry) => entry.k > this.read);
    announce(this.layout, fresh.flatMap((entry) => entry.say));
    this.read = Math.max(this.read, last);
    sessionStorage.setItem(`read:${this.id}:${this.layout.root.dataset.seat}`, String(this.read));
    this.cause.push(...entries.flatMap((entry) => entry.nodes ?? []));
    const told = entries.filter((entry) => entry.kind !== "end" && entry.say.length).at(-1)?.say ?? [];
    if (told.length) this.reason = (told.length > 1 ? told.slice(1) : told).join(" "); // the first sentence is the move itself
    this.layout.root.dataset.k = String(last);
  }

  /** A scene waits for its log entries and for the movement before it.
   * @param {Scene} scene */
  arrive(scene) {
    this.coming.push(scene);
    if (!this.showing) void this.showComing();
  }

  async showComing() {
    this.showing = true;
    const { wire } = this;
    while (this.coming.length && wire === this.wire) {
      await rest();
      const [scene] = this.coming;
      if (scene && wire && scene.k > wire.seen) await new Promise((done) => setTimeout(done, LOG_WAIT));
      if (wire !== this.wire) break;
      this.coming.shift();
      if (scene) this.show(scene);
    }
    this.showing = false;
    if (this.coming.length) void this.showComing();
  }

  /** @param {Scene} scene */
  show(scene) {
    const before = this.scene;
    this.scene = scene;
    const same = before !== null && JSON.stringify(before.moves) === JSON.stringify(scene.moves) && before.k === scene.k;
    if (!same) {
      this.choice = new Choice(scene.moves ?? []);
      this.previews.clear();
      this.picking = null;
      for (const board of this.boards.values()) {
        board.foresee([]);
        board.turns.clear();
      }
    }
    const wanted = new Set(scene.boards.map((board) => board.id));
    for (const [id, board] of this.boards) if (!wanted.has(id)) (board.destroy(), this.boards.delete(id));
    for (const board of scene.boards) {
      let view = this.boards.get(board.id);
      if (!view) {
        view = new BoardView(this.layout.stage, this.game);
        this.boards.set(board.id, view);
        pointing(view, this);
      }
      view.update(board, { narrow: NARROW.matches, moves: before !== null, cause: this.cause });
      view.svg.classList.toggle("blind", Boolean(scene.blind));
    }
    this.cause = [];
    const menu = (scene.seats ?? []).some((line) => line.may?.length) ? (/** @type {SeatLine} */ line) => sheets.seatSheet(line, this.levels, (to) => void this.hand(line, to)) : null;
    showSeats(this.layout, scene, { before, reason: this.reason, menu });
    showSignals(this.layout, scene, (signal) => this.signal(signal));
    showWho(this.layout, scene);
    const example = scene.moves?.[0]?.text;
    this.layout.text.placeholder = example ? say("text-hint", { example }) : "";
    const mine = (scene.seats ?? []).some((line) => line.to_move && line.seat === scene.seat);
    document.title = `${mine && !scene.over ? `● ${say("your-move-plain")} · ` : ""}${this.layout.root.dataset.title}`;
    this.layout.root.dataset.over = String(scene.over);
    this.handOn(scene, before);
    this.mark();
  }

  /** Does another seat of this device move now? Then its owner gets the device.
   * @param {Scene} scene
   * @param {Scene | null} before */
  handOn(scene, before) {
    clearTimeout(this.coverTimer);
    this.next = null;
    if (this.own.length < 2 || scene.over || scene.seat === null) return;
    const seats = scene.seats ?? [];
    const current = seats.find((line) => line.seat === scene.seat);
    const movers = seats.filter((line) => line.to_move && this.own.includes(line.seat));
    const next = movers[0];
    if (!next || movers.some((line) => line.seat === scene.seat)) return;
    if (current?.view !== undefined && current.view === next.view) {
      this.leave(); // they see the same: no cover between them
      this.sit(String(next.seat));
      return;
    }
    this.next = next;
    if (!before) this.cover(next);
    else this.coverTimer = window.setTimeout(() => this.cover(next), COVER_AFTER);
  }

  // -- what is chosen --------------------------------------------------------------------------------------------------

  /** Draws the choice as it stands. */
  mark() {
    const { scene, choice } = this;
    if (!scene) return;
    const busy = this.picking !== null;
    const lit = busy ? new Set() : choice.lit();
    const chosen = busy ? new Set() : choice.marked();
    const turnable = busy ? "" : this.turnable();
    for (const board of this.boards.values()) board.mark(only(lit, board), only(chosen, board));
    showNow(
      this.layout,
      scene,
      choice,
      { sending: this.sending, picking: this.picking ? say("signal-pick", { label: this.picking.label }) : "", hands: this.next?.name ?? "", turnable },
      {
        go: () => void this.go(),
        back: () => this.back(),
        undo: () => void this.undo(),
        press: (part) => this.press(part, false),
        turn: (node, step) => this.turn(node, step),
        fill: (form, text) => void this.command({ t: "form", id: form, text }, `form-${form}`),
        handOver: () => this.next && this.cover(this.next),
      },
    );
    this.foresee();
  }

  /** The node that can be turned now, or "". */
  turnable() {
    const part = this.choice.left().flatMap((move) => move.parts).find((one) => one.startsWith("turn:"));
    return part ? part.slice(5, part.lastIndexOf(":")) : "";
  }

  /** @param {string} part of a move: node id or button
   * @param {boolean} touch */
  press(part, touch) {
    const { scene, choice } = this;
    if (!scene || this.sending) return;
    this.tip(null);
    if (this.picking) {
      if (!part.startsWith("button:")) void this.sendSignal(this.picking, part);
      return;
    }
    if (choice.ready && part === choice.chosen.at(-1)) {
      if (performance.now() - this.readyAt > DOUBLE) void this.go(); // pressed again: yes
      return;
    }
    const result = choice.press(part);
    if (result.kind === "unlit") {
      void this.whyNot(part);
      return;
    }
    this.readyAt = performance.now();
    const { move } = result;
    if (move && settings.ask !== "never" && !result.complete) this.mark();
    else if (move && !asks(Boolean(move.final), touch)) void this.go();
    else this.mark();
  }

  /** @param {string} node
   * @param {1 | -1} step */
  turn(node, step) {
    const turns = this.choice.turns(node);
    if (!turns.length) return;
    const at = turns.findIndex((part) => this.choice.chosen.includes(part));
    const part = turns[(at + step + turns.length) % turns.length] ?? "";
    this.choice.turn(part);
    for (const board of this.boards.values()) board.turnTo(node, Number(part.slice(part.lastIndexOf(":") + 1)));
    this.mark();
  }

  /** Plays the move that waits for its confirmation. */
  async go() {
    const move = this.choice.ready;
    if (!move || this.sending) return;
    const last = this.choice.chosen.at(-1) ?? "";
    this.sending = true;
    this.mark();
    const answer = await this.command({ t: "play", text: move.text }, last);
    if (!answer?.ok) this.choice.clear();
    this.mark();
  }

  /** One step back: the signal, the move that waits, the last part.
   * @returns {boolean} was there anything to take back */
  back() {
    if (this.tip(null)) return true;
    if (this.picking) {
      this.picking = null;
      this.mark();
      return true;
    }
    const last = this.choice.chosen.at(-1) ?? "";
    const had = this.choice.back();
    for (const board of this.boards.values()) {
      for (const node of [...board.turns.keys()]) if (!this.choice.chosen.some((part) => part.startsWith(`turn:${node}:`))) board.turnTo(node, undefined);
    }
    const held = this.layout.acts.contains(document.activeElement);
    this.mark();
    if (held) for (const board of this.boards.values()) if (board.has(last)) board.focus(last);
    return had;
  }

  async undo() {
    if (!this.scene?.undo) return;
    this.choice.clear();
    await this.command({ t: "undo" }, "");
    this.mark();
  }

  /** A command and its answer; a refusal is said beside the thing.
   * @param {{t: string, [name: string]: unknown}} command
   * @param {string} beside node id, or id of an element */
  async command(command, beside) {
    const { wire } = this;
    if (!wire) return null;
    clearTimeout(this.coverTimer);
    this.sending = true;
    const answer = await wire.command(command);
    if (wire !== this.wire) return null;
    this.sending = false;
    if (!answer.ok) this.explain(beside, answer.say ?? "", answer.ref ?? "");
    return answer;
  }

  /** @param {string} text notation */
  async typed(text) {
    const { text: field, textError } = this.layout;
    textError.textContent = text.trim() ? "" : say("text-empty");
    const { wire } = this;
    if (!text.trim() || !wire || this.sending) return;
    this.sending = true;
    const answer = await wire.command({ t: "play", text: text.trim() });
    if (wire !== this.wire) return;
    this.sending = false;
    if (answer.ok) field.value = "";
    else textError.replaceChildren(answer.say ?? "", ...this.ruleLink(answer.ref));
    field.setAttribute("aria-invalid", String(!answer.ok));
    if (!answer.ok) field.select();
    this.mark();
  }

  /** The way to the rule that a sentence rests on, where there is one.
   * @param {string | undefined} ref */
  ruleLink(ref) {
    if (!ref) return [];
    const open = (/** @type {Event} */ event) => {
      event.preventDefault();
      void sheets.rulesSheet(ref);
    };
    return [" ", h("a", { href: ref, onclick: open }, say("rule-link"))];
  }

  listMoves() {
    const { choice } = this;
    sheets.movesSheet(choice.left(choice.ready ? [] : choice.chosen), (move) => {
      choice.take(move);
      this.readyAt = performance.now();
      if (!asks(Boolean(move.final), NARROW.matches)) void this.go();
      else {
        this.mark();
        document.getElementById("go")?.focus();
      }
    });
  }

  /** @param {Signal} signal */
  signal(signal) {
    sheets.close();
    if (!signal.node) {
      void this.command({ t: "signal", name: signal.name }, "");
      return;
    }
    this.choice.clear();
    this.picking = signal;
    this.mark();
  }

  /** @param {Signal} signal
   * @param {string} node */
  async sendSignal(signal, node) {
    this.picking = null;
    this.mark();
    await this.command({ t: "signal", name: signal.name, node }, node);
  }

  /** @param {SeatLine} line
   * @param {string} to */
  async hand(line, to) {
    const answer = await this.command({ t: "seat", seat: line.seat, to }, "");
    const mine = this.own.includes(line.seat);
    if (answer?.ok && (to === "me") !== mine) location.reload(); // the seats of this device have changed
  }

  // -- what is asked ---------------------------------------------------------------------------------------------------

  /** Why a part cannot be chosen now, beside the thing.
   * @param {string} part */
  async whyNot(part) {
    for (const board of this.boards.values()) board.shake(part);
    if (this.choice.lit().has(part)) {
      this.explain(part, say("lit"), "");
      return;
    }
    const parts = this.choice.chosen.includes(part) ? this.choice.chosen : [...this.choice.chosen, part];
    const reply = await this.wire?.whyNot(parts);
    if (reply) this.explain(part, reply.say, reply.ref ?? "");
  }

  /** @param {string} beside node id or element id
   * @param {string} sentence
   * @param {string} ref */
  explain(beside, sentence, ref) {
    if (!sentence) return;
    const rect = [...this.boards.values()].map((board) => board.rect(beside)).find(Boolean) ?? document.getElementById(beside)?.getBoundingClientRect() ?? document.querySelector(`[data-part="${CSS.escape(beside)}"]`)?.getBoundingClientRect() ?? this.layout.acts.getBoundingClientRect();
    this.tip({ rect, sentence, ref });
  }

  /** @param {{rect: DOMRect, sentence: string, ref: string} | null} what
   * @returns {boolean} was one shown before */
  tip(what) {
    return showTip(this.layout.tip, what, (ref) => {
      this.tip(null);
      void sheets.rulesSheet(ref);
    });
  }

  /** Shows what the move in question would do: the one that waits, or the only one with the part under the pointer. */
  foresee() {
    clearTimeout(this.previewTimer);
    const { scene, choice } = this;
    if (!scene) return;
    const parts = this.hovered && choice.lit().has(this.hovered) ? [...choice.chosen, this.hovered] : null;
    const only = parts ? choice.left(parts) : [];
    const move = choice.ready ?? (only.length === 1 ? only[0] : null) ?? null;
    if (!move || this.picking) {
      this.showPreview(null);
      return;
    }
    const known = this.previews.get(move.text);
    if (known) {
      this.showPreview(known);
      return;
    }
    this.previewTimer = window.setTimeout(async () => {
      const reply = await this.wire?.preview(move.text);
      if (!reply || scene !== this.scene) return;
      this.previews.set(move.text, reply);
      this.foresee();
    }, 90);
  }

  /** @param {Preview | null} preview */
  showPreview(preview) {
    if (!this.scene) return;
    const nodes = preview?.nodes ?? [];
    const [first] = this.boards.values();
    first?.foresee(nodes);
    const sentences = (preview?.say ?? []).filter((sentence) => sentence !== this.choice.ready?.label); // the sentence says that already
    showEnds(this.layout, this.scene, sentences);
  }

  /** The pointer or the keyboard is on a part.
   * @param {string} part or "" */
  point(part) {
    if (part === this.hovered) return;
    this.hovered = part;
    this.foresee();
  }

  /** @param {"in" | "out" | "fit"} what */
  zoom(what) {
    for (const { view } of this.boards.values()) what === "fit" ? view.fit() : view.zoom(what === "in" ? 1.4 : 1 / 1.4);
  }

  resettled() {
    this.wire?.want(settings.hints);
  }
}

/** The ids that are on a board.
 * @param {Set<unknown>} ids
 * @param {BoardView} board */
function only(ids, board) {
  return new Set([...ids].map(String).filter((id) => board.has(id)));
}
