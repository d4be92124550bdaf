// @ts-check
// One table as one device sees it: scenes come in, presses go out. Nothing here knows a game.

import { BoardView, only } from "./board.js";
import { Desk } from "./cards.js";
import { Ticker } from "./clock.js";
import { handOn, scout, tellOwn } from "./device.js";
import { againLink, endSheet, verdict } from "./ending.js";
import { Foresight } from "./foresight.js";
import { build } from "./layout.js";
import { keyboard } from "./keys.js";
import { insideSheet, legendSheet } from "./legend.js";
import { h } from "./marks.js";
import { finish, rest } from "./motion.js";
import { addLog, announce, fadeLog, showLately, showNow, showSeats, showSignals, showWho } from "./panel.js";
import { Pace, isDeed, isOwn } from "./pace.js";
import { Choice, angleOf } from "./parts.js";
import { pointing } from "./pointing.js";
import { asks, settings } from "./settings.js";
import * as sheets from "./sheets.js";
import { showTip } from "./tip.js";
import { Wire } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Move} Move */
/** @typedef {import("./types.js").Signal} Signal */
/** @typedef {import("./types.js").SeatLine} SeatLine */

const NARROW = matchMedia("(max-width: 1023px)");
const LOG_WAIT = 60; // ms a scene waits for its log entries
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
    this.pace = new Pace(root.dataset.beat === undefined ? undefined : Number(root.dataset.beat));
    this.choice = new Choice([]);
    /** @type {Map<string, BoardView>} */
    this.boards = new Map();
    /** Node ids of new entries, in order: the cause of the next movement. @type {string[]} */
    this.cause = [];
    this.reason = ""; // what came of the last move: why points changed, if nothing says so
    /** Why points changed, by the seats that they belong to. @type {import("./types.js").Reason[]} */
    this.why = [];
    this.read = 0; // last entry read aloud
    this.sending = false; // a command has no answer yet
    this.awaited = 0; // a move is played: nothing is chosen before the scene that shows this entry
    this.spent = 0; // this seat's own last entry: what was half chosen before it is over
    /** @type {Signal | null} */
    this.picking = null;
    this.foresight = new Foresight(this);
    this.desk = new Desk(this);
    this.hovered = "";
    this.named = false; // the paper beside the board only says what a thing is
    /** What a person has to hear of before going on. @type {string[]} */
    this.news = [];
    /** What this seat alone has been told: a shared device shows it before it is handed on. @type {string[]} */
    this.secrets = [];
    this.telling = false; // and shows it just now
    this.readyAt = 0;
    this.layout = build(root, {
      moves: () => this.listMoves(),
      invite: () => sheets.inviteSheet(this.id, root.dataset.invite || location.href),
      settings: () => sheets.settingsSheet(this.lang, () => this.resettled()),
      keys: () => sheets.keysSheet({
        moves: Boolean(this.scene?.moves?.length),
        turns: Boolean(this.scene?.moves?.some((move) => move.parts.some((part) => part.startsWith("turn:")))),
        undo: Boolean(this.scene?.undo),
        options: Boolean(document.querySelector("[data-part^='desk:answer']")),
        over: Boolean(this.scene?.over),
      }),
      signs: () => this.scene && legendSheet(this.scene, this.game),
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
    this.ticker = new Ticker(this.layout, lang, {
      set: (limit) => void this.command({ t: "clock", limit }, ""),
      tell: (sentence) => announce(this.layout, [sentence]),
      banner: (sentence) => this.banner(sentence),
    });
    keyboard(this);
    const speaksOf = (/** @type {string[]} */ ids) => this.boards.forEach((board) => board.mention(ids));
    this.layout.logList.addEventListener("pointerover", (event) => {
      const item = event.target instanceof Element ? event.target.closest("li") : null;
      speaksOf(item?.dataset.nodes?.split(" ") ?? []);
    });
    this.layout.logList.addEventListener("pointerleave", () => speaksOf([]));
    for (const press of ["pointerdown", "keydown"]) document.addEventListener(press, () => this.pace.hurry(), { capture: true });
    document.addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Element && event.target.closest(".tip"))) this.tip(null);
    });
  }

  begin() {
    if (this.own.length > 1) scout(this);
    else this.sit(this.own[0] === undefined ? "watch" : String(this.own[0]));
  }

  /** @param {string} seat number, or "watch" */
  sit(seat) {
    /** @type {Wire} */
    const wire = new Wire(this.id, seat, this.lang, settings.hints, {
      scene: (scene) => wire === this.wire && this.arrive(scene),
      log: (entries, all) => wire === this.wire && this.pace.add({ show: () => this.heard(entries, all), deed: !all && isDeed(entries, Number(seat)) }),
      past: (lines) => wire === this.wire && this.pace.add({ show: () => fadeLog(this.layout, lines) }),
      clock: (frame) => wire === this.wire && this.ticker.hear(frame, seat === "watch" ? null : Number(seat)),
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
    this.pace.clear();
    this.choice = new Choice([]);
    this.cause = [];
    this.reason = "";
    this.why = [];
    this.sending = false;
    this.awaited = this.spent = 0;
    this.picking = null;
    this.ticker.clear();
    this.news = [];
    this.secrets = [];
    this.telling = false;
    this.foresight.clear();
    this.desk.clear();
    sheets.close();
    finish();
    for (const board of this.boards.values()) board.destroy();
    this.boards.clear();
    const { layout } = this;
    for (const part of [layout.who, layout.sentence, layout.ends, layout.acts, layout.seatList, layout.strip, layout.lately, layout.signals, layout.logList, layout.live, layout.status, layout.textError]) part.replaceChildren();
    layout.text.value = "";
    this.tip(null);
    delete layout.root.dataset.k;
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
    this.news.push(...fresh.flatMap((entry) => entry.news ?? []));
    this.secrets.push(...fresh.flatMap((entry) => entry.own ?? []));
    showLately(this.layout, all ? entries.slice(-1) : entries);
    this.read = Math.max(this.read, last);
    sessionStorage.setItem(`read:${this.id}:${this.layout.root.dataset.seat}`, String(this.read));
    const seat = Number(this.layout.root.dataset.seat);
    this.spent = Math.max(this.spent, ...entries.filter((entry) => isOwn(entry, seat)).map((entry) => entry.k));
    this.cause.push(...entries.flatMap((entry) => entry.nodes ?? []));
    const told = entries.filter((entry) => entry.kind !== "end" && entry.say.length).at(-1)?.say ?? [];
    if (told.length) this.reason = (told.length > 1 ? told.slice(1) : told).join(" "); // the first sentence is the move itself
    this.why = entries.flatMap((entry) => entry.why ?? []);
    const sign = fresh.findLast((entry) => entry.kind === "message" && entry.seat !== seat);
    if (sign) this.explain(sign.nodes?.[0] ?? "", sign.say.join(" "), "");
    this.layout.root.dataset.k = String(last);
  }

  /** A scene waits for the movement before it, and for its log entries.
   * @param {Scene} scene */
  arrive(scene) {
    const early = scene.k > (this.wire?.seen ?? 0);
    const after = () => rest().then(() => early && new Promise((done) => setTimeout(done, LOG_WAIT)));
    this.pace.add({ show: () => this.show(scene), after });
  }

  /** @param {Scene} scene */
  show(scene) {
    if (!this.secrets.length && !this.telling && handOn(this, scene)) return;
    const before = this.scene;
    this.scene = scene;
    const same = before !== null && JSON.stringify(before.moves) === JSON.stringify(scene.moves) && before.k === scene.k;
    if (!same) {
      const acted = before === null || (before.k < this.spent && this.spent <= scene.k);
      const { picking, choice } = this;
      this.choice = new Choice(scene.moves ?? [], (node) => this.angleOf(node));
      if (!acted) this.choice.resume(choice);
      else for (const board of this.boards.values()) board.view.unlens();
      this.foresight.clear();
      this.picking = !acted && scene.signals?.some(({ name }) => name === picking?.name) ? picking : null;
      for (const board of this.boards.values()) {
        board.foresee([]);
        board.carry(null);
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
    showSeats(this.layout, scene, { before, reason: this.reason, why: this.why, menu });
    showSignals(this.layout, scene, (signal) => this.signal(signal));
    showWho(this.layout, scene);
    this.ticker.dress();
    const example = scene.moves?.[0]?.text;
    this.layout.text.placeholder = example ? say("text-hint", { example }) : "";
    const mine = (scene.seats ?? []).some((line) => line.to_move && line.seat === scene.seat);
    document.title = `${mine && !scene.over ? `● ${say("your-move-plain")} · ` : ""}${this.layout.root.dataset.title}`;
    this.layout.root.dataset.over = String(scene.over);
    this.desk.renew(scene);
    this.mark();
    if (scene.over && before && !before.over) void rest().then(() => scene === this.scene && this.ending());
    else if (this.news.length && !scene.over && scene.seat !== null) sheets.newsSheet(this.news); // nobody stands at a screen in the middle to put it away
    else tellOwn(this, scene);
    this.news = [];
  }

  /** The card of the end. */
  ending() {
    const { scene, layout } = this;
    if (!scene?.result) return;
    const { save = "", rules = "" } = layout.root.dataset;
    const file = scene.seat === null ? save : `${save}?seat=${scene.seat}`;
    endSheet(scene, { table: this.id, game: this.game, own: this.own, save: file, rules, again: againLink(scene.result, this.own, layout.again), openRules: (ref) => void sheets.rulesSheet(ref) });
  }

  // -- what is chosen --------------------------------------------------------------------------------------------------

  /** Draws the choice as it stands. */
  mark() {
    const { scene, choice } = this;
    if (!scene) return;
    const busy = this.picking !== null;
    const lit = busy ? this.places() : new Set(this.busy() ? [] : choice.lit());
    const chosen = busy ? new Set() : choice.marked();
    const first = busy ? new Set() : choice.first();
    const turnable = busy ? "" : choice.turnable();
    for (const board of this.boards.values()) {
      board.mark(only(lit, board), only(chosen, board), only(first, board));
      board.svg.classList.toggle("waits", choice.ready !== null);
      for (const node of new Set([...board.turns.keys(), ...choice.turnOf.keys()])) board.turnTo(node, choice.turnOf.has(node) ? angleOf(choice.turnOf.get(node) ?? "") : undefined);
    }
    showNow(
      this.layout,
      scene,
      choice,
      { sending: this.busy(), picking: this.picking ? say("signal-pick", { label: this.picking.label }) : "", turnable, verdict: scene.result ? verdict(scene.result, this.own.length === 1 && scene.seat !== null) : "" },
      {
        go: () => void this.go(),
        back: () => this.back(),
        undo: () => void this.undo(),
        invite: this.layout.root.dataset.invite === undefined ? null : () => sheets.inviteSheet(this.id, this.layout.root.dataset.invite || location.href),
        press: (part) => this.press(part, false),
        turn: (node, step) => this.turn(node, step),
        desk: this.desk,
        ending: () => this.ending(),
        again: againLink(scene.result, this.own, this.layout.again),
      },
    );
    this.foresight.look();
  }

  /** What a signal can point at: everything with its name written on it that is nobody's piece. */
  places() {
    const nodes = (this.scene?.boards ?? []).flatMap((board) => board.nodes);
    return new Set(nodes.filter((node) => node.text && node.label && (node.seat ?? -1) < 0).map((node) => node.id));
  }

  /** How a node lies on its board now, 0..359 degrees.
   * @param {string} node */
  angleOf(node) {
    const board = [...this.boards.values()].find((one) => one.has(node));
    const angle = board?.turns.get(node) ?? board?.drawn.get(node)?.data.angle ?? 0;
    return ((angle % 360) + 360) % 360;
  }

  /** The node that a press or a swipe on this part turns, or "": the piece itself, or the place where it lies already.
   * @param {string} part */
  turnedBy(part) {
    const { choice } = this;
    const node = this.picking ? "" : choice.turnable();
    if (!node) return "";
    const there = choice.turnOf.has(node) && part === choice.placeOf(node);
    return there || (part === node && choice.marked().has(node)) ? node : "";
  }

  /** @param {string} part of a move: node id or button
   * @param {boolean} touch
   * @param {boolean} [spins] a press on a piece that lies already turns it */
  press(part, touch, spins = true) {
    const { scene, choice } = this;
    if (!scene || this.busy()) return;
    this.tip(null);
    const turned = spins ? this.turnedBy(part) : "";
    if (turned) {
      this.turn(turned, 1);
      return;
    }
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
      void (this.opens(part) ? this.look(part) : this.whyNot(part));
      return;
    }
    this.readyAt = performance.now();
    const { move } = result;
    if (move && settings.ask !== "never" && !result.complete) this.mark();
    else if (move && !asks(Boolean(move.final), touch)) void this.go();
    else this.mark();
  }

  /** Is there something to see in a node?
   * @param {string} id */
  opens(id) {
    return [...this.boards.values()].some((board) => board.drawn.get(id)?.data.opens);
  }

  /** Shows what is in a node.
   * @param {string} id */
  async look(id) {
    const { scene, wire } = this;
    const reply = await wire?.inside(id);
    if (reply?.title && scene && wire === this.wire) insideSheet(reply, scene.boards[0]?.theme ?? "");
  }

  /** @param {string} node
   * @param {1 | -1} step */
  turn(node, step) {
    if (this.busy() || !this.choice.spin(node, step)) return;
    this.readyAt = performance.now();
    this.mark();
  }

  /** Plays the move that waits for its confirmation. */
  async go() {
    const move = this.choice.ready;
    if (this.desk.pending) return void this.desk.go();
    if (!move || this.busy()) return;
    const last = this.choice.chosen.at(-1) ?? "";
    this.sending = true;
    this.mark();
    const answer = await this.command({ t: "play", text: move.text, seen: this.scene?.k }, last);
    if (answer?.ok) this.awaited = answer.k ?? 0;
    else this.choice.clear();
    this.mark();
  }

  /** Is a move on its way, or played and not shown yet? */
  busy() {
    return this.sending || this.awaited > (this.scene?.k ?? 0);
  }

  /** One step back: the signal, the move that waits, the last part.
   * @returns {boolean} was there anything to take back */
  back() {
    if (this.tip(null) || this.desk.back()) return true;
    if (this.picking) {
      this.picking = null;
      this.mark();
      return true;
    }
    const last = this.choice.chosen.at(-1) ?? "";
    const had = this.choice.back();
    const held = this.layout.acts.contains(document.activeElement);
    this.mark();
    if (held) for (const board of this.boards.values()) if (board.has(last)) board.focus(last);
    return had;
  }

  async undo() {
    if (!this.scene?.undo || this.busy()) return;
    this.choice.clear();
    const answer = await this.command({ t: "undo" }, "");
    if (answer?.ok) this.awaited = answer.k ?? 0;
    this.mark();
  }

  /** A command and its answer; a refusal is said beside the thing.
   * @param {{t: string, [name: string]: unknown}} command
   * @param {string} beside node id, or id of an element */
  async command(command, beside) {
    const { wire } = this;
    if (!wire) return null;
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
    if (!text.trim() || !wire) return;
    while (this.busy()) await new Promise((done) => setTimeout(done, 30)); // the last move is still on its way: this one comes after it
    if (wire !== this.wire || field.value !== text) return;
    this.sending = true;
    const answer = await wire.command({ t: "play", text: text.trim(), seen: this.scene?.k });
    if (wire !== this.wire) return;
    this.sending = false;
    if (answer.ok) this.awaited = answer.k ?? 0;
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
    sheets.movesSheet(choice.left(choice.ready ? [] : choice.held()), (move) => {
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
    if (answer?.ok && (to === "me" || to === "crew") !== mine) location.reload(); // the seats of this device have changed
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
    const held = this.choice.held();
    const parts = held.includes(part) ? held : [...held, part];
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
    this.named = false;
    return showTip(this.layout.tip, what, (ref) => {
      this.tip(null);
      void sheets.rulesSheet(ref);
    });
  }

  /** Says beside a thing what it is; "" puts that away again.
   * @param {string} id
   * @param {string} [areas] what is to be said of the area that it is on
   * @param {DOMRect} [at] where the pointer is
   * @returns {boolean} is it said now */
  tell(id, areas = "", at) {
    const label = [...this.boards.values()].map((board) => board.drawn.get(id)?.data.label).find(Boolean);
    if (!label && !areas) {
      if (this.named) this.tip(null);
      return false;
    }
    if (this.layout.tip.childElementCount && !this.named) return false; // it says why not: that stays
    if (areas && at) this.tip({ rect: at, sentence: areas, ref: "" });
    else this.explain(id, label ?? "", "");
    this.named = true;
    return true;
  }

  /** The pointer or the keyboard is on a part.
   * @param {string} part or "" */
  point(part) {
    if (part === this.hovered) return;
    this.hovered = part;
    this.foresight.look();
  }

  /** @param {"in" | "out" | "fit"} what */
  zoom(what) {
    const [board] = this.boards.values(); // the others are small and whole
    if (what === "fit") board?.view.fit();
    else board?.view.step(what === "in" ? 1 : -1);
  }

  resettled() {
    this.wire?.want(settings.hints);
  }
}
