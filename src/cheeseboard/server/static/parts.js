// @ts-check
// Moves as a relation: which parts have been pressed, which moves are left, what is lit. No page in here.

/** @typedef {import("./types.js").Move} Move */
/** @typedef {{kind: "more" | "ready" | "dropped" | "unlit", move: Move | null, complete: boolean}} Pressed
 * more: moves are left; ready: one is left (complete: all its parts were pressed); dropped: taken back; unlit: in no move that is left. */

/** @param {string} part */
const kindOf = (part) => part.slice(0, part.indexOf(":") + 1) || part;

/** A turn's node: `turn:tile:90` turns `tile`.
 * @param {string} part */
export const turned = (part) => part.slice(5, part.lastIndexOf(":"));

/** A turn's angle in degrees.
 * @param {string} part */
export const angleOf = (part) => Number(part.slice(part.lastIndexOf(":") + 1));

export class Choice {
  /** @param {Move[]} moves the legal moves of now */
  constructor(moves) {
    this.moves = moves;
    /** Parts in the order in which they were pressed. @type {string[]} */
    this.chosen = [];
    /** The one move that waits for its confirmation. @type {Move | null} */
    this.ready = null;
  }

  /** Moves that contain every given part.
   * @param {string[]} [parts] */
  left(parts = this.chosen) {
    return this.moves.filter((move) => parts.every((part) => move.parts.includes(part)));
  }

  /** Parts that may still be pressed. */
  lit() {
    const chosen = this.ready ? this.ready.parts : this.chosen;
    return new Set(this.left().flatMap((move) => move.parts).filter((part) => !chosen.includes(part)));
  }

  /** Parts to draw as chosen: pressed ones, or all of the move that waits. */
  marked() {
    return new Set(this.ready ? this.ready.parts : this.chosen);
  }

  /** Presses a part, in any order. A part that contradicts an earlier one of its kind takes that one's place.
   * @param {string} part
   * @returns {Pressed} */
  press(part) {
    if (this.chosen.includes(part)) {
      this.chosen = this.chosen.filter((other) => other !== part);
      this.ready = null;
      return { kind: "dropped", move: null, complete: false };
    }
    let wanted = [...this.chosen, part];
    if (!this.left(wanted).length) wanted = [...this.chosen.filter((other) => kindOf(other) !== kindOf(part)), part];
    if (!this.left(wanted).length) return { kind: "unlit", move: null, complete: false };
    this.chosen = wanted;
    return this.settle();
  }

  /** Takes a whole move at once, as the list of moves does.
   * @param {Move} move */
  take(move) {
    this.chosen = [...move.parts];
    this.ready = move;
  }

  /** Chooses a turn of a node instead of the turn chosen before.
   * @param {string} part
   * @returns {Pressed} */
  turn(part) {
    this.chosen = this.chosen.filter((other) => !(other.startsWith("turn:") && turned(other) === turned(part)));
    return this.press(part);
  }

  /** The turns of a node that go with the other chosen parts, by angle.
   * @param {string} node */
  turns(node) {
    const rest = this.chosen.filter((part) => !(part.startsWith("turn:") && turned(part) === node));
    const all = this.left(rest).flatMap((move) => move.parts);
    return [...new Set(all.filter((part) => part.startsWith("turn:") && turned(part) === node))].sort(
      (a, b) => angleOf(a) - angleOf(b),
    );
  }

  /** One step back; false where there was nothing to take back. */
  back() {
    const had = this.chosen.length > 0 || this.ready !== null;
    this.ready = null;
    this.chosen.pop();
    return had;
  }

  /** Forgets everything pressed. */
  clear() {
    this.chosen = [];
    this.ready = null;
  }

  /** @returns {Pressed} */
  settle() {
    const left = this.left();
    const [move] = left;
    this.ready = left.length === 1 && move ? move : null;
    const complete = this.ready !== null && this.ready.parts.every((part) => this.chosen.includes(part));
    return { kind: this.ready ? "ready" : "more", move: this.ready, complete };
  }
}
