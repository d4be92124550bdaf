// @ts-check
// The whole scene from the one that the page holds and what has changed since; see "The wire" in docs/architecture.md.

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").ScenePatch} ScenePatch */
/** @typedef {import("./types.js").BoardPatch} BoardPatch */
/** @typedef {import("./types.js").Board} Board */

/** A list whose items have names, after its changes.
 * @template Item
 * @param {Item[]} old
 * @param {Item[]} changed items that are new or differ, whole
 * @param {string[]} gone names
 * @param {string[] | undefined} order all names, where old and then new is not the order
 * @param {(item: Item) => string} name
 * @returns {Item[]} */
function items(old, changed, gone, order, name) {
  const left = new Map(old.map((item) => [name(item), item]));
  for (const one of gone) left.delete(one);
  for (const item of changed) left.set(name(item), item);
  return order ? order.flatMap((one) => left.get(one) ?? []) : [...left.values()];
}

/** An object with other fields, without those that were dropped.
 * @param {object} old
 * @param {object} fields
 * @param {string[]} drop
 * @returns {any} */
function fields(old, fields, drop) {
  const made = /** @type {Record<string, unknown>} */ ({ ...old, ...fields });
  for (const name of drop) delete made[name];
  return made;
}

/** @param {Board | undefined} old
 * @param {BoardPatch} patch
 * @returns {Board} */
function board(old, patch) {
  if (!old) return /** @type {Board} */ (patch);
  const { nodes = [], gone = [], order, drop = [], ...rest } = patch;
  return { ...fields(old, rest, drop), nodes: items(old.nodes, nodes, gone, order, (node) => node.id) };
}

/** The scene that a frame means; null when it differs from another one than the page holds.
 * @param {Scene | null} held
 * @param {Scene | ScenePatch} frame
 * @returns {Scene | null} */
export function patched(held, frame) {
  if (!("base" in frame)) return frame;
  if (held?.id !== frame.base) return null;
  const { base, drop = [], boards, moves, ...rest } = frame;
  const made = /** @type {Scene} */ (fields(held, rest, drop));
  if (boards) made.boards = boards.map((patch) => board(held.boards.find((one) => one.id === patch.id), patch));
  if (Array.isArray(moves)) made.moves = moves;
  else if (moves) made.moves = items(held.moves ?? [], moves.put ?? [], moves.gone ?? [], moves.order, (move) => move.text);
  return made;
}
