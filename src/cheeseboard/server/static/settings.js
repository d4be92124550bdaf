// @ts-check
// What this device prefers. Kept in the browser, never sent.

/** @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {"always" | "touch" | "never"} ask ask before a move is played
 * @property {"auto" | "full" | "little"} motion
 * @property {boolean} hints draw the optional shade
 * @property {boolean} coordinates draw the names of places
 * @property {boolean} aloud the browser's voice reads what is asked
 * @property {boolean} once an answer counts at the first press
 */

/** @type {Settings} */
const DEFAULTS = { theme: "auto", ask: "touch", motion: "auto", hints: true, coordinates: true, aloud: false, once: false };
const NAME = "cheeseboard";

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) || "{}") };
  } catch {
    return { ...DEFAULTS }; // no storage, or a damaged entry
  }
}

export const settings = read();

/** Changes one setting on this device.
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value */
export function set(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // no storage: it holds until the page is closed
  }
  dress();
}

/** Puts the settings that style sheets read on the root element. */
export function dress() {
  const root = document.documentElement;
  const put = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ none) => {
    if (value === none) delete root.dataset[name];
    else root.dataset[name] = value;
  };
  put("theme", settings.theme, "auto");
  put("motion", settings.motion, "auto");
  put("hints", settings.hints ? "on" : "off", "on");
  put("coordinates", settings.coordinates ? "on" : "off", "on");
}

/** Is movement to be replaced by a short fade? */
export function still() {
  if (settings.motion !== "auto") return settings.motion === "little";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Must a move that is complete be confirmed?
 * @param {boolean} final leads into a draw or ends the turn
 * @param {boolean} touch was it pressed with a finger */
export function asks(final, touch) {
  if (settings.ask === "never") return false;
  return final || settings.ask === "always" || touch;
}

/** Must what is said on a card be confirmed?
 * @param {boolean} lasting it cannot be taken back
 * @param {boolean} touch */
export function asksTwice(lasting, touch) {
  return lasting ? !settings.once : asks(false, touch);
}

/** @param {string} lang */
export function speak(lang) {
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  location.replace(here.href);
}
