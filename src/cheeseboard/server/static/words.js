// @ts-check
// The client's own words: handed over by the page in its language, filled with names here.

/** @type {Record<string, string>} */
const held = JSON.parse(document.getElementById("words")?.textContent || "{}");

/** A word of the page by its id of words.json; `{name}` in it is replaced. An id that the page lacks shows as itself.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function say(id, args = {}) {
  const text = held[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}
