// @ts-check
// Movement: one quick curve, one thing after the other, and everything is finished by a click.

import { still } from "./settings.js";

const QUICK = 260; // ms
const CURVE = "cubic-bezier(.2,.8,.2,1)";
const STEP = 60; // ms between one thing and the next
const LONGEST = 900; // ms together
const FADE = 120; // ms, where movement is not wanted

/** @type {Set<Animation>} */
const running = new Set();

/** Delay in ms of the thing at `place` among `count` that move together.
 * @param {number} place
 * @param {number} count */
export function delayOf(place, count) {
  const step = count > 1 ? Math.min(STEP, (LONGEST - QUICK) / (count - 1)) : 0;
  return place * step;
}

/** @param {Element} element
 * @param {Keyframe[]} frames
 * @param {{delay?: number, duration?: number}} [how]
 * @returns {Promise<unknown>} when it has ended, or was finished */
export function move(element, frames, { delay = 0, duration = QUICK } = {}) {
  const quiet = still();
  const animation = element.animate(quiet ? [{ opacity: 0.3 }, { opacity: 1 }] : frames, {
    duration: quiet ? FADE : duration,
    delay: quiet ? 0 : delay,
    easing: CURVE,
    fill: "backwards",
  });
  running.add(animation);
  return animation.finished.catch(() => null).finally(() => running.delete(animation));
}

/** A small shake: not this one.
 * @param {Element} element */
export function shake(element) {
  const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translate(${x}px,0)` }));
  return move(element, frames, { duration: 320 });
}

/** Ends all movement at once; true where there was some. */
export function finish() {
  const had = running.size > 0;
  for (const animation of running) animation.finish();
  return had;
}

/** When everything that moves now has come to rest. */
export function rest() {
  return Promise.all([...running].map((animation) => animation.finished.catch(() => null)));
}
