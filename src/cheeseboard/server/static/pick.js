// @ts-check
// Which thing is meant: by a press near it, or by an arrow key. Geometry only.

/** @typedef {object} Target
 * @property {string} id
 * @property {number} x board units
 * @property {number} y
 * @property {number} r radius of its touch target
 * @property {number} z rank from back to front
 * @property {boolean} lit may be chosen
 * @property {boolean} [later] may be chosen, but other things come first
 * @property {boolean} chosen */

/** @typedef {"left" | "right" | "up" | "down"} Way */

/** @param {Target} target */
const weight = (target) => (target.lit ? (target.later ? 2 : 3) : target.chosen ? 1 : 0);

/** The thing meant by a press: what is lit wins, then what is chosen, then what is nearest for its size; a lit thing also within `slack`.
 * @param {Target[]} targets
 * @param {{x: number, y: number}} point board units
 * @param {number} slack board units; how far a press may miss something lit
 * @returns {Target | null} */
export function pick(targets, point, slack) {
  const away = (/** @type {Target} */ target) => Math.hypot(target.x - point.x, target.y - point.y);
  const under = targets.filter((target) => away(target) <= target.r);
  under.sort((a, b) => weight(b) - weight(a) || away(a) / a.r - away(b) / b.r || b.z - a.z);
  if (under[0] && weight(under[0])) return under[0];
  const near = targets.filter((target) => target.lit && away(target) <= slack).sort((a, b) => away(a) - away(b));
  return near[0] ?? under[0] ?? null;
}

const KIN = 1.6; // times the nearest distance: what is no further from one of a crowd stands in it too

/** What a press could as well have meant: the lit things that stand about one, and those about them.
 * @param {Target[]} targets
 * @param {Target} target
 * @param {number} within board units
 * @returns {{gap: number, group: Target[]}} how far the nearest is, and the crowd; nobody where the target stands alone */
export function crowd(targets, target, within) {
  const away = (/** @type {Target} */ one, /** @type {Target} */ other) => Math.hypot(one.x - other.x, one.y - other.y);
  const rivals = targets.filter((other) => other.id !== target.id && other.lit && weight(other) >= weight(target));
  const gap = Math.min(...rivals.map((other) => away(other, target)));
  if (gap > within) return { gap, group: [] };
  const group = new Set([target]);
  for (const one of group) for (const other of rivals) if (away(one, other) <= gap * KIN) group.add(other);
  return { gap, group: [...group] };
}

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const SAME = 8; // board units: closer than this, two things stand in one place
const WIDEST = 1.2; // sideways per unit forward that still counts as that direction

/** The nearest thing in a direction, or null at the edge. Of several in one place what is lit, then what lies on top.
 * @param {Target[]} targets
 * @param {{x: number, y: number}} from
 * @param {Way} way
 * @returns {Target | null} */
export function nearest(targets, from, way) {
  const [dx = 0, dy = 0] = WAYS[way];
  /** @type {Target | null} */
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const x = target.x - from.x;
    const y = target.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < SAME || aside > ahead * WIDEST) continue;
    const cost = ahead + aside * 1.8;
    const same = best !== null && Math.hypot(best.x - target.x, best.y - target.y) < SAME;
    if (same ? best !== null && (weight(target) || target.z / 1e6) > (weight(best) || best.z / 1e6) : cost < least) {
      best = target;
      least = same ? Math.min(least, cost) : cost;
    }
  }
  return best;
}

/** The next (or previous) lit thing in reading order after `id`: among those that come first, else any.
 * @param {Target[]} targets
 * @param {string} id
 * @param {1 | -1} step
 * @returns {Target | null} */
export function following(targets, id, step) {
  const order = [...targets].sort((a, b) => a.y - b.y || a.x - b.x || a.z - b.z);
  const at = order.findIndex((target) => target.id === id);
  /** @type {Target | null} */
  let spare = null;
  for (let n = 1; n <= order.length; n++) {
    const target = order[(((at + step * n) % order.length) + order.length) % order.length];
    if (!target?.lit || target.id === id) continue;
    if (!target.later) return target;
    spare ??= target;
  }
  return spare;
}
