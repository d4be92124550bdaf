// @ts-check
// Dice that nobody can load: this browser's own numbers, sealed first and shown later, and the check at the end.
// docs/dice.md says byte by byte what is hashed.

import { h } from "./marks.js";
import { bytesOf, hex, hmac, joined, sha256, utf8 } from "./sha.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").DiceFrame} DiceFrame */
/** @typedef {import("./types.js").Proof} Proof */
/** @typedef {import("./types.js").ProofSeat} ProofSeat */
/** @typedef {import("./types.js").Answer} Answer */

/** A number that this browser has sealed. table: the seal of the table's secret at that time; promises: all seats' when the number was shown.
 * @typedef {{nonce: string, table: string, promises?: string[]}} Held */

/** What is held where the browser keeps nothing. @type {Map<string, Held[]>} */
const memory = new Map();

/** The numbers that this browser has sealed for a seat, oldest first.
 * @param {string} name
 * @returns {Held[]} */
function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? memory.get(name) ?? [];
  } catch {
    return memory.get(name) ?? []; // no storage, or a damaged entry
  }
}

/** @param {string} name
 * @param {Held[]} held */
function keep(name, held) {
  memory.set(name, held);
  try {
    localStorage.setItem(name, JSON.stringify(held));
  } catch {
    // no storage: it holds until the page is closed
  }
}

/** The seal of a number or of the table's secret.
 * @param {string} digits hexadecimal */
export const sealOf = async (digits) => hex(await sha256(joined(utf8("cheeseboard commit\0"), bytesOf(digits))));

/** Does what the table asks of this browser's seats.
 * @param {string} table
 * @param {DiceFrame} frame
 * @param {Set<string>} underway what this line is sending: it is not sent twice
 * @param {(command: {t: string, seat: number, promise?: string, nonce?: string}) => Promise<Answer>} command */
export function takePart(table, frame, underway, command) {
  for (const seat of frame.seats) {
    const mark = `${seat}:${frame.want}`;
    if (underway.has(mark)) continue;
    underway.add(mark);
    const name = `dice:${table}:${seat}`;
    void (frame.want === "promise" ? seal(name, seat, frame, command) : show(name, seat, frame, command)).finally(() => underway.delete(mark));
  }
}

/** @param {string} name
 * @param {number} seat
 * @param {DiceFrame} frame
 * @param {Parameters<typeof takePart>[3]} command */
async function seal(name, seat, frame, command) {
  const held = recall(name);
  let last = held.at(-1);
  if (!last || last.promises || last.table !== frame.table) {
    last = { nonce: hex(crypto.getRandomValues(new Uint8Array(32))), table: frame.table };
    keep(name, [...held, last]); // before anything is sent: a page that is loaded again must still know it
  }
  await command({ t: "dice", seat, promise: await sealOf(last.nonce) });
}

/** @param {string} name
 * @param {number} seat
 * @param {DiceFrame} frame
 * @param {Parameters<typeof takePart>[3]} command */
async function show(name, seat, frame, command) {
  const held = recall(name);
  const last = held.at(-1);
  const promises = frame.promises ?? [];
  // Not before its own seal stands among the others', under the seal of the table that it had seen before.
  if (!last || last.table !== frame.table || promises[seat] !== (await sealOf(last.nonce))) return;
  if (!last.promises) keep(name, [...held.slice(0, -1), { ...last, promises }]);
  await command({ t: "dice", seat, nonce: last.nonce });
}

/** Makes every draw again from what was sealed, and looks for this browser's own numbers.
 * @param {string} table
 * @param {Proof} proof
 * @returns {Promise<{fits: boolean, own: number[], late: number[]}>} own: seats whose number this browser gave, and it counted; late: it did not */
export async function check(table, proof) {
  const secret = bytesOf(proof.secret);
  let fits = (await sealOf(proof.secret)) === proof.seal && proof.rounds.length > 0;
  const keys = [];
  /** @type {Map<number, boolean>} */
  const own = new Map(); // seats that this browser sealed numbers for: does one count?
  for (const { seats } of proof.rounds) {
    const parts = [];
    for (const one of seats) {
      fits &&= await seatFits(one, secret);
      parts.push(Uint8Array.of(0, 0, 0, one.nonce.length), bytesOf(one.nonce));
      for (const held of recall(`dice:${table}:${one.seat}`).filter((number) => number.table === proof.seal)) {
        const sealed = one.promise === (await sealOf(held.nonce));
        own.set(one.seat, own.get(one.seat) || (sealed && one.whose === "seat"));
        if (sealed && held.promises) fits &&= seats.every((other) => held.promises?.[other.seat] === other.promise);
      }
    }
    keys.push(await hmac(secret, joined(utf8("cheeseboard dice"), ...parts)));
  }
  let round = 0;
  for (const draw of proof.draws) {
    while ((proof.rounds[round + 1]?.n ?? Infinity) < draw.n) round++;
    fits &&= (await drawn(keys[round] ?? secret, proof.match, draw)) === draw.index;
  }
  const seats = [...own.keys()];
  return { fits, own: seats.filter((seat) => own.get(seat)), late: seats.filter((seat) => !own.get(seat)) };
}

/** @param {ProofSeat} one
 * @param {Uint8Array} secret */
async function seatFits(one, secret) {
  if (one.whose === "table") return one.nonce === hex(await hmac(secret, utf8(`cheeseboard stand-in ${one.seat}`)));
  return one.promise === (await sealOf(one.nonce));
}

/** The index that the dice give.
 * @param {Uint8Array} key
 * @param {string} match
 * @param {{drawer: number, count: number, weights: number[]}} draw */
async function drawn(key, match, { drawer, count, weights }) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const fair = 2n ** 64n - (2n ** 64n % total);
  for (let attempt = 0; ; attempt++) {
    const mac = await hmac(key, utf8(`${match}|${drawer}|${count}|${attempt}`));
    const number = BigInt(`0x${hex(mac.slice(0, 8))}`);
    if (number >= fair) continue;
    let rest = Number(number % total);
    return weights.findIndex((weight) => (rest -= weight) < 0);
  }
}

/** The line about the dice under the result, with its details; it fills itself when the table has answered.
 * @param {string} table
 * @param {(seat: number) => string} name what a seat is called */
export function diceLine(table, name) {
  const head = h("summary", {}, say("dice-checking"));
  const body = h("div", {});
  const line = h("details", { class: "dice" }, head, body);
  void fill(table, name, line, head, body);
  return line;
}

/** @param {string} table
 * @param {(seat: number) => string} name
 * @param {HTMLElement} line
 * @param {HTMLElement} head
 * @param {HTMLElement} body */
async function fill(table, name, line, head, body) {
  const reply = await fetch(`/table/${table}/dice`).catch(() => null);
  if (!reply?.ok) {
    line.remove(); // an older server, or no network: there is nothing to say
    return;
  }
  /** @type {Proof} */
  const proof = await reply.json();
  const { fits, own, late } = await check(table, proof);
  line.dataset.fits = String(fits);
  head.textContent = say(fits ? "dice-fit" : "dice-misfit");
  const seats = proof.rounds.at(-1)?.seats ?? [];
  const whose = (/** @type {ProofSeat} */ one) => (late.includes(one.seat) ? say("dice-late") : say(one.whose === "seat" ? "dice-seat" : one.whose === "table" ? "dice-table" : "dice-program"));
  const digits = (/** @type {string} */ label, /** @type {string} */ value) => (value ? h("p", {}, `${label} `, h("code", {}, value)) : null);
  body.replaceChildren(
    h("p", {}, say("dice-how", { draws: proof.draws.length })),
    own.length ? h("p", {}, say("dice-own")) : "",
    h("ul", {}, ...seats.map((one) => h("li", { "data-whose": one.whose }, h("b", {}, name(one.seat)), ` — ${whose(one)}`, digits(say("dice-seal"), one.promise), digits(say("dice-number"), one.nonce)))),
    h("div", {}, digits(say("dice-secret"), proof.secret), digits(say("dice-seal"), proof.seal)),
    h("p", {}, h("a", { href: `/table/${table}/record`, download: true }, say("dice-record"))),
  );
}
