// @ts-check
// Small drawings and the helpers that build elements: seat marks, tool signs.

export const SVG = "http://www.w3.org/2000/svg";

/** Colours of the seats; always beside a mark. */
export const SEATS = ["#C2402A", "#2C6AA3", "#1E8468", "#DDA11F", "#44423F", "#79569A"];

/** Marks of the seats in a 20 x 20 box: circle, square, triangle, diamond, cross, star. */
export const MARKS = [
  "M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z",
  "M4 4h12v12H4Z",
  "M10 2.5 18 17H2Z",
  "M10 1.5 18.5 10 10 18.5 1.5 10Z",
  "M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z",
  "M10 1.2 12.6 7.3 19 7.9 14.2 12.2 15.6 18.6 10 15.3 4.4 18.6 5.8 12.2 1 7.9 7.4 7.3Z",
];

/** Tool signs in a 24 x 24 box, drawn with the pen. */
const SIGNS = {
  book: "M12 6Q8 3 3 4v14q5-1 9 2 4-3 9-2V4q-5-1-9 2ZM12 6v14",
  leave: "M13 4H5v16h8M10 12h11M17 8l4 4-4 4",
  people: "M9 4a4 4 0 1 1-.1 8A4 4 0 0 1 9 4ZM2 20q1-7 7-7t7 7M16 5q4 1 3 5M18 14q3 1 4 6",
  paper: "M5 3h14v18H5ZM9 8h6M9 12h6M9 16h4",
  undo: "M8 5 3 10l5 5M4 10h10q7 0 7 6 0 3-2 4",
  invite: "M3 7q9 9 18 0M3 6h18v13H3ZM3 18l6-6M21 18l-6-6",
  voice: "M4 9h4l5-4v14l-5-4H4ZM16 9q2 3 0 6M19 7q3.500 5 0 10",
  gear: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h10M18 17h2M16 15v4",
  moves: "M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h7",
  key: "M4 7h16q1 0 1 1v9q0 1-1 1H4q-1 0-1-1V8q0-1 1-1ZM7 11h1M11 11h1M15 11h1M8 14.500h8",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  ask: "M8 9q0-5 4-5t4 4q0 3-4 5v2M12 19.500v.010",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  close: "M6 6l12 12M18 6 6 18",
  left: "M6 9q3-5 8-4 6 2 6 7 0 6-6 7-4 1-7-2M6 4v5h5",
  right: "M18 9q-3-5-8-4-6 2-6 7 0 6 6 7 4 1 7-2M18 4v5h-5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  clock: "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17ZM12 7.500v5l3.500 2",
  flag: "M6 21V4M6 5q4-3 7 0t6-1v8q-3 3-6 1t-7 0",
};
/** @typedef {keyof typeof SIGNS} Sign */

/** An element with attributes, listeners (`onclick`) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [attributes] false and null leave one out, true sets it empty
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[K]} */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** The same for drawings.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[K]} */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  fill(element, attributes);
  element.append(...children);
  return element;
}

/** @param {Element} element
 * @param {Record<string, unknown>} attributes */
function fill(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value)); // an empty aria-… says nothing
  }
}

/** A tool sign.
 * @param {Sign} name */
export function sign(name) {
  return s("svg", { class: "i", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: SIGNS[name] }));
}

/** A seat's bare mark in its colour, for lines of text.
 * @param {number} seat */
export function mark(seat) {
  const at = seat % MARKS.length;
  const path = s("path", { d: MARKS[at], fill: SEATS[at] });
  return s("svg", { class: "mark", viewBox: "0 0 20 20", "aria-hidden": "true" }, path);
}

/** A seat's wooden token.
 * @param {number} seat */
export function token(seat) {
  return h("img", { class: "man", src: new URL(`./tokens/${seat % MARKS.length}.svg`, import.meta.url).href, alt: "" });
}

/** A button of words, with or without a sign.
 * @param {string} text
 * @param {() => void} press
 * @param {Record<string, unknown>} [attributes]
 * @param {Sign} [picture] */
export function button(text, press, attributes = {}, picture) {
  return h("button", { type: "button", class: "btn", onclick: press, ...attributes }, picture ? sign(picture) : null, text);
}

/** A round button that is only a sign; its words are its name.
 * @param {Sign} picture
 * @param {string} text
 * @param {() => void} press
 * @param {Record<string, unknown>} [attributes] */
export function tool(picture, text, press, attributes = {}) {
  return h("button", { type: "button", class: "tool", "aria-label": text, title: text, onclick: press, ...attributes }, sign(picture));
}
