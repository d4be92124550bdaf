// @ts-check
// What the move in question would do: asked of the table once, drawn pale over the board.

import { showEnds } from "./panel.js";

/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Move} Move */

const PAUSE = 90; // ms that a part is pointed at before the table is asked

export class Foresight {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** What the table has answered, by notation. @type {Map<string, Preview>} */
    this.known = new Map();
    this.timer = 0;
  }

  /** Another scene: what was known no longer holds. */
  clear() {
    clearTimeout(this.timer);
    this.known.clear();
  }

  /** The move that waits, or the only one with the part under the pointer.
   * @returns {Move | null} */
  meant() {
    const { choice, hovered, picking } = this.table;
    if (picking) return null;
    const left = !choice.ready && hovered && choice.lit().has(hovered) ? choice.left([...choice.held(), hovered]) : [];
    return choice.ready ?? (left.length === 1 ? left[0] : null) ?? null;
  }

  /** Shows what the move in question would do, as soon as that is known. */
  look() {
    clearTimeout(this.timer);
    const { scene, wire } = this.table;
    if (!scene) return;
    const move = this.meant();
    const known = move ? this.known.get(move.text) : null;
    this.show(known ?? null);
    if (!move || known) return;
    this.timer = window.setTimeout(async () => {
      const reply = await wire?.preview(move.text);
      if (!reply || scene !== this.table.scene) return;
      this.known.set(move.text, reply);
      this.look();
    }, PAUSE);
  }

  /** @param {Preview | null} preview */
  show(preview) {
    const { scene, boards, choice, layout } = this.table;
    if (!scene) return;
    const nodes = preview?.nodes ?? [];
    const all = [...boards.values()];
    const home = (/** @type {import("./types.js").SceneNode} */ node) => all.find((board) => board.has(node.id) || board.has(node.parent ?? "")) ?? all[0];
    for (const board of all) board.foresee(nodes.filter((node) => home(node) === board));
    const sentences = (preview?.say ?? []).filter((sentence) => sentence !== choice.ready?.label); // the sentence says that already
    showEnds(layout, scene, sentences);
    this.carry(nodes);
  }

  /** The piece that is to be turned, at the place chosen for it, until the table's own picture of it is there.
   * @param {import("./types.js").SceneNode[]} shown */
  carry(shown) {
    const { boards, choice } = this.table;
    const node = [...choice.turnOf.keys()][0] ?? "";
    const place = node ? choice.placeOf(node) : "";
    const piece = [...boards.values()].map((board) => board.drawn.get(node)?.data).find(Boolean);
    for (const board of boards.values()) {
      const at = board.drawn.get(place)?.data;
      const there = at && shown.some((one) => one.symbol && Math.hypot(one.x - at.x, one.y - at.y) < at.size / 4);
      board.carry(at && piece && !there ? { piece, place, angle: Number(choice.turnOf.get(node)?.split(":").at(-1) ?? 0) } : null);
    }
  }
}
