// @ts-check
// Moves as a relation: which parts have been pressed, which moves are left, what is lit and what of it comes first. No page in here.

/** @typedef {import("./types.js").Move} Move */
/** @typedef {{kind: "more" | "ready" | "dropped" | "unlit", move: Move | null, complete: boolean}} Pressed
 * more: moves are left; ready: one is left (complete: all its parts were pressed); dropped: taken back; unlit: in no move that is left. */

/** @param {string} part */
const kindOf = (part) => part.slice(0, part.indexOf(":") + 1) || part;

/** @param {string} part */
const isTurn = (part) => part.startsWith("turn:");

/** @param {string} part */
const isButton = (part) => part.startsWith("button:");

/** A turn's node: `turn:tile:90` turns `tile`.
 * @param {string} part */
export const turned = (part) => part.slice(5, part.lastIndexOf(":"));

/** A turn's angle in degrees.
 * @param {string} part */
export const angleOf = (part) => Number(part.slice(part.lastIndexOf(":") + 1));

export class Choice {
  /** @param {Move[]} moves the legal moves of now
   * @param {(node: string) => number} [angle] how a node lies on the board now, in degrees */
  constructor(moves, angle = () => 0) {
    this.moves = moves;
    this.angle = angle;
    /** Parts in the order in which they were pressed, turns apart. @type {string[]} */
    this.chosen = [];
    /** The turn of each node that has one, e.g. "tile" -> "turn:tile:90". @type {Map<string, string>} */
    this.turnOf = new Map();
    /** Nodes whose turn the player chose; the others took one that fits by themselves. @type {Set<string>} */
    this.willed = new Set();
    /** The one move that waits for its confirmation. @type {Move | null} */
    this.ready = null;
  }

  /** Everything chosen, turns included. */
  held() {
    return [...this.chosen, ...this.turnOf.values()];
  }

  /** Moves that contain every given part.
   * @param {string[]} [parts] */
  left(parts = this.held()) {
    return this.moves.filter((move) => parts.every((part) => move.parts.includes(part)));
  }

  /** Parts that may still be pressed. */
  lit() {
    const chosen = this.ready ? this.ready.parts : this.held();
    return new Set(this.left().flatMap((move) => move.parts).filter((part) => !isTurn(part) && !chosen.includes(part)));
  }

  /** Of what is lit, what comes first to mind: the things that act, before what they act on. In each move that is the
   * part whose kind stands in most moves for each of its parts; beside it what no move can do without, and buttons. */
  first() {
    const lit = this.lit();
    const open = this.left().map((move) => move.parts.filter((part) => lit.has(part) && !isButton(part))).filter((parts) => parts.length);
    const forced = [...lit].filter((part) => open.every((parts) => parts.includes(part)));
    const rest = open.map((parts) => parts.filter((part) => !forced.includes(part))).filter((parts) => parts.length);
    const all = rest.flat();
    const share = (/** @type {string} */ part) => {
      const alike = all.filter((other) => kindOf(other) === kindOf(part));
      return alike.length / new Set(alike).size + alike.length / 1e6; // of two that are shared alike, the kind that more moves have
    };
    /** @type {Map<string, number>} */
    const shares = new Map([...new Set(all)].map((part) => [part, share(part)]));
    const of = (/** @type {string} */ part) => shares.get(part) ?? 0;
    const heads = rest.map((parts) => parts.reduce((best, part) => (of(part) > of(best) ? part : best)));
    return new Set([...heads, ...forced, ...[...lit].filter(isButton)]);
  }

  /** Parts to draw as chosen: pressed ones, or all of the move that waits. */
  marked() {
    return new Set((this.ready ? this.ready.parts : this.chosen).filter((part) => !isTurn(part)));
  }

  /** Presses a part, in any order. A part that contradicts an earlier one of its kind takes that one's place; turns give way.
   * @param {string} part
   * @returns {Pressed} */
  press(part) {
    if (this.chosen.includes(part)) {
      this.chosen = this.chosen.filter((other) => other !== part);
      this.loosen();
      this.ready = null;
      return { kind: "dropped", move: null, complete: false };
    }
    const willed = [...this.turnOf.values()].filter((turn) => this.willed.has(turned(turn)));
    const others = this.chosen.filter((other) => kindOf(other) !== kindOf(part));
    for (const [parts, turns] of [[this.chosen, willed], [others, willed], [this.chosen, []], [others, []]]) {
      if (!parts || !turns || !this.left([...parts, part, ...turns]).length) continue;
      this.chosen = [...parts, part];
      this.turnOf = new Map(turns.map((turn) => [turned(turn), turn]));
      this.willed = new Set(this.turnOf.keys());
      return this.settle();
    }
    return { kind: "unlit", move: null, complete: false };
  }

  /** Takes a whole move at once, as the list of moves does.
   * @param {Move} move */
  take(move) {
    this.chosen = move.parts.filter((part) => !isTurn(part));
    this.turnOf = new Map(move.parts.filter(isTurn).map((turn) => [turned(turn), turn]));
    this.willed = new Set(this.turnOf.keys());
    this.ready = move;
  }

  /** Goes on with what was chosen among other moves, as far as it stands in one of these.
   * @param {Choice} old */
  resume(old) {
    const turns = [...old.turnOf].filter(([node]) => old.willed.has(node));
    const kept = this.left(old.held()).length ? [...old.turnOf] : turns; // a turn that came by itself may give way
    if (!old.held().length || !this.left([...old.chosen, ...kept.map(([, turn]) => turn)]).length) return;
    this.chosen = [...old.chosen];
    this.turnOf = new Map(kept);
    this.willed = new Set(turns.map(([node]) => node));
    this.settle();
  }

  /** Chooses a turn of a node instead of the turn it had.
   * @param {string} part
   * @returns {Pressed} */
  turn(part) {
    const node = turned(part);
    const others = [...this.turnOf.values()].filter((turn) => turned(turn) !== node && this.willed.has(turned(turn)));
    if (!this.left([...this.chosen, ...others, part]).length) return { kind: "unlit", move: null, complete: false };
    this.turnOf = new Map([...others, part].map((turn) => [turned(turn), turn]));
    this.willed = new Set(this.turnOf.keys());
    return this.settle();
  }

  /** The turns of a node that go with the other chosen parts, by angle.
   * @param {string} node */
  turns(node) {
    const rest = this.held().filter((part) => !(isTurn(part) && turned(part) === node));
    const all = this.left(rest).flatMap((move) => move.parts);
    return [...new Set(all.filter((part) => isTurn(part) && turned(part) === node))].sort((a, b) => angleOf(a) - angleOf(b));
  }

  /** The node that can be turned now, or "". */
  turnable() {
    const nodes = new Set(this.left().flatMap((move) => move.parts).filter(isTurn).map(turned));
    return [...nodes].find((node) => this.turns(node).length > 1) ?? "";
  }

  /** Turns a node to its next legal turn.
   * @param {string} node
   * @param {1 | -1} step clockwise or back
   * @returns {Pressed | null} null where no other turn is legal */
  spin(node, step) {
    const turns = this.turns(node);
    const now = this.turnOf.get(node);
    if (turns.length < (now ? 2 : 1)) return null;
    const angle = now ? angleOf(now) : this.angle(node);
    const next = step > 0 ? turns.find((turn) => angleOf(turn) > angle) : turns.findLast((turn) => angleOf(turn) < angle);
    return this.turn(next ?? turns.at(step > 0 ? 0 : -1) ?? "");
  }

  /** Where a turned node is to go: the last pressed part that is no button and not the node itself. "" where that is open.
   * @param {string} node */
  placeOf(node) {
    return this.chosen.findLast((part) => part !== node && !isButton(part)) ?? this.ready?.parts.find((part) => part !== node && !isButton(part) && !isTurn(part)) ?? "";
  }

  /** One step back; false where there was nothing to take back. */
  back() {
    const had = this.chosen.length > 0 || this.turnOf.size > 0;
    this.ready = null;
    if (!this.chosen.length) this.willed.clear();
    this.chosen.pop();
    this.loosen();
    return had;
  }

  /** Forgets everything pressed. */
  clear() {
    this.chosen = [];
    this.turnOf.clear();
    this.willed.clear();
    this.ready = null;
  }

  /** Turns that were not the player's own are open again. */
  loosen() {
    for (const node of [...this.turnOf.keys()]) if (!this.willed.has(node)) this.turnOf.delete(node);
  }

  /** Where only turns are open, each node takes one by itself: as it lies, or the next that fits.
   * @returns {Pressed} */
  settle() {
    let unsure = false; // another turn would fit too
    for (;;) {
      const left = this.left();
      const same = new Set(left.map((move) => move.parts.filter((part) => !isTurn(part)).sort().join()));
      const node = same.size === 1 ? left[0]?.parts.filter(isTurn).map(turned).find((one) => !this.turnOf.has(one)) : undefined;
      if (!node) break;
      const turns = this.turns(node);
      const at = turns.find((turn) => angleOf(turn) >= this.angle(node)) ?? turns[0] ?? "";
      unsure ||= turns.length > 1;
      this.turnOf.set(node, at);
    }
    const left = this.left();
    const [move] = left;
    this.ready = left.length === 1 && move ? move : null;
    const complete = this.ready !== null && !unsure && this.ready.parts.every((part) => isTurn(part) || this.chosen.includes(part));
    return { kind: this.ready ? "ready" : "more", move: this.ready, complete };
  }
}
