// @ts-check
// A small paper beside a thing: why not, with the way to the rule.

import { h } from "./marks.js";
import { say } from "./words.js";

const GAP = 10; // px

/** @param {HTMLElement} tip
 * @param {{rect: DOMRect, sentence: string, ref: string} | null} what null puts it away
 * @param {(ref: string) => void} open the rulebook
 * @returns {boolean} was one shown before */
export function showTip(tip, what, open) {
  const had = tip.childElementCount > 0;
  tip.replaceChildren();
  if (!what) return had;
  const { rect, sentence, ref } = what;
  tip.append(h("p", {}, sentence));
  if (ref) {
    const press = (/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(ref);
    };
    tip.append(h("a", { href: ref, onclick: press }, say("rule-link")));
  }
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(rect.x + rect.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  const above = rect.y - height - GAP;
  const top = above > GAP ? above : Math.min(rect.bottom + GAP, innerHeight - height - GAP);
  tip.style.left = `${left}px`;
  tip.style.top = `${Math.max(top, GAP)}px`;
  return had;
}
