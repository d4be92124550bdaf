// @ts-check
// SHA-256 and HMAC. The browser's own where it has them; a page that came by plain http, from the same house, has none.

/** Bytes as hexadecimal digits.
 * @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits hexadecimal, two for each byte */
export const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array[]} parts */
export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The first 32 bits of the fractional part of a root of each of the first primes, as the standard defines its constants.
 * @param {number} count
 * @param {number} power of the root: 1/2 or 1/3 */
function roots(count, power) {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32));
}

const START = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);

/** SHA-256 without the browser's help.
 * @param {Uint8Array} message */
export function plainSha256(message) {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = joined(message, Uint8Array.of(0x80), new Uint8Array(length - message.length - 1));
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const turn = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  const word = (/** @type {number} */ i) => words[i] ?? 0;
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [two, fifteen] = [word(i - 2), word(i - 15)];
      words[i] = word(i - 16) + word(i - 7) + (turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)) + (turn(two, 17) ^ turn(two, 19) ^ (two >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, k = 0] = state;
    for (let i = 0; i < 64; i++) {
      const first = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[i] ?? 0) + word(i)) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => out.setUint32(4 * i, value));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} message
 * @returns {Promise<Uint8Array>} 32 bytes */
export async function sha256(message) {
  if (!crypto.subtle) return plainSha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(message)));
}

/** HMAC-SHA256.
 * @param {Uint8Array} key
 * @param {Uint8Array} message */
export async function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}
