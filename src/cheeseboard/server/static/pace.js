// @ts-check
// One thing after the other: what others do stays in view long enough to be read; a press or a key shows the rest at once.

const BEAT = 800; // ms that somebody else's deed stays in view, unless the page says otherwise
const CROWD = 3; // deeds that may wait before it goes three times as fast

const ACTED = new Set(["move", "undo"]); // kinds of entries with which a seat acts
const DEEDS = new Set([...ACTED, "draw", "desk", "told"]); // kinds that are to be seen one after the other

/** @typedef {import("./types.js").Entry} Entry */

/** Has this seat acted?
 * @param {Entry} entry
 * @param {number} seat */
export const isOwn = (entry, seat) => entry.seat === seat && ACTED.has(entry.kind);

/** Has somebody else done something that is to be seen?
 * @param {Entry[]} entries
 * @param {number} seat */
export const isDeed = (entries, seat) => !entries.some((entry) => isOwn(entry, seat)) && entries.some((entry) => DEEDS.has(entry.kind) && entry.say.length > 0);

/** @typedef {object} Step
 * @property {() => void} show
 * @property {boolean} [deed] something that somebody else has done: it waits until the one before it has been read
 * @property {() => Promise<unknown>} [after] what it waits for besides */

export class Pace {
  /** @param {number} [beat] ms; 0 = at once */
  constructor(beat = BEAT) {
    this.beat = Number.isFinite(beat) && beat >= 0 ? beat : BEAT;
    /** What has not been shown yet, in order. @type {Step[]} */
    this.steps = [];
    this.until = 0; // when the deed that is shown has been read
    this.hurried = false;
    /** The walk through the steps that runs now. @type {object | null} */
    this.walk = null;
    this.wake = () => {};
  }

  /** @param {Step} step */
  add(step) {
    this.steps.push(step);
    if (!this.walk) void this.run();
  }

  /** Shows what waits at once. */
  hurry() {
    this.hurried = this.steps.length > 0;
    this.until = 0;
    this.wake();
  }

  /** Forgets what waits. */
  clear() {
    this.steps = [];
    this.walk = null;
    this.until = 0;
    this.hurried = false;
    this.wake();
  }

  async run() {
    const walk = {};
    this.walk = walk;
    try {
      while (this.steps[0]) {
        const [step] = this.steps;
        if (step.deed) await this.linger();
        if (step.after) await step.after();
        if (this.walk !== walk) return;
        this.steps.shift();
        if (step.deed) this.until = performance.now() + this.beat;
        step.show();
        if (this.walk !== walk) return;
      }
      this.hurried = false;
    } finally {
      if (this.walk === walk) this.walk = null;
    }
  }

  /** Until the deed that is shown has been read.
   * @returns {Promise<void> | undefined} */
  linger() {
    const left = this.until - performance.now();
    if (left <= 0 || this.hurried || document.hidden) return undefined;
    const crowd = this.steps.filter((step) => step.deed).length > CROWD;
    return new Promise((done) => {
      const timer = setTimeout(done, crowd ? left / 3 : left);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
