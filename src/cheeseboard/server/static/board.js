// @ts-check
// One board: draws nodes, overlays, ghosts and rings, and moves them by id from one scene to the next.

import { Camera } from "./camera.js";
import { dashes, exchange, lying, name, outline, ringRadius, round } from "./drawing.js";
import { SEATS, h, s } from "./marks.js";
import { delayOf, move, shake } from "./motion.js";
import { box, line } from "./sprite.js";
import { say } from "./words.js";
import { written } from "./written.js";

/** @typedef {import("./types.js").SceneNode} SceneNode */
/** @typedef {import("./types.js").SceneOverlay} SceneOverlay */
/** @typedef {import("./pick.js").Target} Target */
/** @typedef {{data: SceneNode, group: SVGGElement, lift: SVGGElement, turn: SVGGElement, hit: SVGCircleElement | null}} Drawn */
/** @typedef {{id: string, from: [number, number], to: [number, number]}} Journey */

const TILES = 6; // so many things of one kind are tiles: they flip when their face changes
const LEAST = 0.5; // board units; a smaller shift is no movement
const FINE = 26; // px; a smaller thing has a fine ring, or the rings of its neighbours would hide it
const TIGHT = 22; // px; the name of a smaller thing shows only where it matters
const ROUND = 840; // ms that a turntable takes for its part of a turn

/** @param {SceneNode} node */
const radius = (node) => node.reach || node.size / 2;
/** @param {string} id */
const kind = (id) => id.split(":")[0] ?? id;
/** @param {string[] | undefined} a
 * @param {string[] | undefined} b */
const sameList = (a = [], b = []) => a.join() === b.join();

export class BoardView {
  /** @param {HTMLElement} host where the board is put
   * @param {string} game prefix of the game's symbols */
  constructor(host, game) {
    this.game = game;
    this.nodes = s("g", { class: "nodes" });
    this.over = s("g", { class: "overlays" });
    this.ghosts = s("g", { class: "ghosts" });
    this.rings = s("g", { class: "rings" });
    this.carried = s("g", { class: "ghosts carried" });
    this.tops = s("g", { class: "tops" });
    this.mentions = s("g", { class: "mentions" });
    /** What the move in question would change. @type {SceneNode[]} */
    this.foreseen = [];
    this.svg = s("svg", { class: "picture", role: "application", preserveAspectRatio: "xMidYMid meet" });
    this.svg.append(this.nodes, this.over, this.ghosts, this.carried, this.rings, this.tops, this.mentions);
    /** The window through which one looks at the picture. */
    this.eye = h("div", { class: "eye" });
    this.eye.append(this.svg);
    host.append(this.eye);
    this.view = new Camera(this.eye, this.svg, () => this.tighten());
    /** @type {Map<string, Drawn>} */
    this.drawn = new Map();
    /** @type {import("./types.js").Board | null} */
    this.board = null;
    /** @type {Set<string>} */
    this.lit = new Set();
    /** Of what is lit, what comes first. @type {Set<string>} */
    this.first = new Set();
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** Rank of each node from back to front. @type {Map<string, number>} */
    this.rank = new Map();
    this.current = ""; // id of the node that has the keyboard
    this.hovered = "";
    /** Turns that the player tries, by node. @type {Map<string, number>} */
    this.turns = new Map();
    /** What moved last. @type {Journey[]} */
    this.journeys = [];
  }

  /** Shows the board of a new scene.
   * @param {import("./types.js").Board} board
   * @param {{narrow: boolean, moves: boolean, cause: string[]}} how moves: animate from the last scene; cause: node ids in the order in which things happened */
  update(board, { narrow, moves, cause }) {
    this.board = board;
    this.svg.setAttribute("class", `picture ${board.theme ?? ""}`);
    this.svg.setAttribute("aria-label", board.label || say("board"));
    this.frame(narrow);
    const focus = this.focused();
    const kinds = new Map();
    for (const node of board.nodes) kinds.set(kind(node.id), (kinds.get(kind(node.id)) ?? 0) + 1);
    const sorted = [...board.nodes].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0));
    /** @type {{place: number, play: (delay: number) => void}[]} */
    const plays = [];
    const placeOf = (/** @type {SceneNode} */ node) => {
      const at = cause.findIndex((id) => id === node.id || id === node.parent);
      return at < 0 ? cause.length : at;
    };
    /** @type {Journey[]} */
    const journeys = [];
    const gone = new Set(this.drawn.keys());
    /** @type {Element | null} */
    let before = null;
    for (const node of sorted) {
      gone.delete(node.id);
      const drawn = this.drawn.get(node.id);
      const entry = drawn ?? this.make(node);
      const place = node.about ? cause.length : placeOf(node);
      if (drawn) plays.push(...this.change(drawn, node, moves, (kinds.get(kind(node.id)) ?? 0) >= TILES, place, journeys));
      else if (moves) plays.push({ place: placeOf(node), play: (delay) => void move(entry.group, [{ opacity: 0 }, { opacity: 1 }], { delay }) });
      /** @type {Element | null} */
      const next = before ? before.nextElementSibling : this.nodes.firstElementChild;
      if (next !== entry.group) this.nodes.insertBefore(entry.group, next);
      before = entry.group;
    }
    for (const id of gone) this.remove(id, moves);
    this.rank = new Map(sorted.map((node, at) => [node.id, at]));
    this.sequence(plays);
    if (journeys.length) this.journeys = journeys;
    this.drawOverlays(board.overlays ?? []);
    if (!this.drawn.get(this.current)?.data.label) this.current = board.nodes.find((node) => node.label)?.id ?? "";
    this.tighten();
    this.mark(this.lit, this.chosen, this.first);
    if (focus) this.drawn.get(this.current)?.group.focus({ preventScroll: true });
  }

  /** @param {boolean} narrow a narrow screen first shows what matters most */
  frame(narrow) {
    if (!this.board) return;
    const frame = (narrow && this.board.focus) || this.board.box;
    this.view.frame(this.board.box, narrow ? this.board.focus : null);
    if (this.eye.previousElementSibling) this.eye.closest(".board")?.setAttribute("style", `--tall: ${(frame[3] / frame[2]).toFixed(3)}; --share: ${((this.board.share || 0.24) * 100).toFixed(0)}%`);
  }

  /** Marks the things that are so small on the screen that their names would crowd. */
  tighten() {
    const scale = this.view.scale();
    for (const { data, group } of this.drawn.values()) if (data.text) group.classList.toggle("tight", data.size * scale < TIGHT);
    for (const ring of this.rings.children) if (ring instanceof SVGGElement) ring.classList.toggle("fine", Number(ring.dataset.size) * scale < FINE);
  }

  /** @param {{place: number, play: (delay: number) => void}[]} plays */
  sequence(plays) {
    const places = [...new Set(plays.map(({ place }) => place))].sort((a, b) => a - b);
    for (const { place, play } of plays) play(delayOf(places.indexOf(place), places.length));
  }

  /** @param {SceneNode} node
   * @returns {Drawn} */
  make(node) {
    const turn = s("g", { class: "turn" });
    const lift = s("g", { class: "lift" }, turn);
    const group = s("g", { class: "node", "data-node": node.id }, lift);
    const hit = node.label ? s("circle", { class: "hit" }) : null;
    if (hit) group.append(hit);
    const drawn = { data: node, group, lift, turn, hit };
    turn.append(this.use(node));
    this.dress(drawn, node);
    this.drawn.set(node.id, drawn);
    return drawn;
  }

  /** @param {SceneNode} node */
  use(node) {
    if (!node.symbol) return s("g");
    const [, , width, height] = box(node.symbol);
    const k = node.size / 100;
    return s("use", { href: `#${node.symbol}`, x: (-width * k) / 2, y: (-height * k) / 2, width: width * k, height: height * k });
  }

  /** Everything about a node but its symbol.
   * @param {Drawn} drawn
   * @param {SceneNode} node */
  dress(drawn, node) {
    const { group, lift, turn, hit } = drawn;
    drawn.data = node;
    group.style.transform = `translate(${node.x}px,${node.y}px)`;
    this.lie(drawn);
    turn.setAttribute("class", ["turn", ...(node.state ?? [])].join(" "));
    for (const [key, value] of Object.entries(line(node.size))) lift.style.setProperty(key, String(value));
    if (hit) hit.setAttribute("r", String(radius(node)));
    for (const old of [...lift.children]) if (old !== turn) old.remove();
    const seat = node.seat ?? -1;
    if (seat >= 0) lift.style.setProperty("--seat", SEATS[seat % SEATS.length] ?? "");
    else lift.style.removeProperty("--seat");
    if (node.shade) lift.append(this.shade(node));
    lift.append(...written(node).map(({ draw }) => draw()));
    if (node.text) lift.append(name(node));
  }

  /** The hint: a hatch, denser where more likely.
   * @param {SceneNode} node */
  shade(node) {
    const amount = Math.min(Math.max(node.shade ?? 0, 0), 1);
    const group = s("g", { class: "shade" });
    group.style.setProperty("--shade", amount.toFixed(3));
    const name = `${this.game}-shade`;
    if (document.getElementById(name)) {
      group.append(this.use({ ...node, symbol: name }));
    } else {
      const r = node.size * 0.44;
      const gap = r * (0.62 - 0.42 * amount);
      let path = "";
      for (let d = -r + gap / 2; d < r; d += gap) {
        const half = Math.sqrt(r * r - d * d);
        const [a, b] = [(d - half) * Math.SQRT1_2, (d + half) * Math.SQRT1_2];
        path += `M${a.toFixed(1)} ${b.toFixed(1)}L${b.toFixed(1)} ${a.toFixed(1)}`;
      }
      group.append(s("circle", { class: "wash", r }), s("path", { d: path }));
    }
    return group;
  }

  /** @param {Drawn} drawn
   * @param {SceneNode} node
   * @param {boolean} moves
   * @param {boolean} tile
   * @param {number} place
   * @param {Journey[]} journeys
   * @returns {{place: number, play: (delay: number) => void}[]} */
  change(drawn, node, moves, tile, place, journeys) {
    const old = drawn.data;
    const plays = [];
    const shifted = Math.hypot(old.x - node.x, old.y - node.y) > LEAST;
    if (old.symbol !== node.symbol || old.size !== node.size) {
      const [was] = drawn.turn.children;
      const now = this.use(node);
      drawn.turn.append(now);
      if (moves && was && old.symbol !== node.symbol) plays.push({ place, play: (/** @type {number} */ delay) => exchange(was, now, tile, delay) });
      else was?.remove();
    }
    if (Boolean(old.label) !== Boolean(node.label)) {
      drawn.hit?.remove();
      drawn.hit = node.label ? s("circle", { class: "hit" }) : null;
      if (drawn.hit) drawn.group.append(drawn.hit);
    }
    const changed = shifted || old.angle !== node.angle || !sameList(old.state, node.state) || JSON.stringify(old) !== JSON.stringify(node);
    if (changed) this.dress(drawn, node);
    const { about } = node;
    const duration = about ? ROUND : undefined; // all that lies on a turntable moves together
    if (shifted && node.label && !about) journeys.push({ id: node.id, from: [old.x, old.y], to: [node.x, node.y] });
    if (shifted && moves) {
      const frames = about ? round(old, node, about) : [{ transform: `translate(${old.x}px,${old.y}px)` }, { transform: `translate(${node.x}px,${node.y}px)` }];
      plays.push({ place, play: (/** @type {number} */ delay) => void move(drawn.group, frames, { delay, duration }) });
    }
    if ((old.angle ?? 0) !== (node.angle ?? 0) && moves) {
      const frames = [{ transform: `rotate(${old.angle ?? 0}deg)` }, { transform: `rotate(${node.angle ?? 0}deg)` }];
      plays.push({ place, play: (/** @type {number} */ delay) => void move(drawn.turn, frames, { delay, duration }) });
    }
    return plays;
  }

  /** @param {string} id
   * @param {boolean} moves */
  remove(id, moves) {
    const drawn = this.drawn.get(id);
    if (!drawn) return;
    this.drawn.delete(id);
    drawn.group.classList.add("leaving");
    drawn.group.removeAttribute("data-node");
    if (moves) void move(drawn.group, [{ opacity: 1 }, { opacity: 0 }]).then(() => drawn.group.remove());
    else drawn.group.remove();
  }

  /** @param {SceneOverlay[]} overlays */
  drawOverlays(overlays) {
    this.over.replaceChildren();
    const place = (/** @type {string} */ id) => this.drawn.get(id)?.data;
    for (const overlay of overlays) {
      if (overlay.kind === "area") {
        this.over.append(this.area(overlay));
        continue;
      }
      const group = s("g", overlay.label ? { role: "img", "aria-label": overlay.label } : {});
      if (overlay.kind === "way") group.setAttribute("class", "way");
      group.setAttribute("data-overlay", overlay.id);
      const at = overlay.nodes.map(place).filter((node) => node !== undefined);
      if (overlay.kind === "path" || overlay.kind === "way") group.append(...dashes(at.map((node) => [node.x, node.y])));
      else for (const node of at) group.append(s("g", { transform: `translate(${node.x} ${node.y})` }, outline(node, "outline", ringRadius(node))));
      if (overlay.label) group.append(s("title", {}, new Text(overlay.label)));
      this.over.append(group);
    }
    if (overlays.some(({ kind: what }) => what === "path")) return;
    for (const { from, to } of this.journeys) this.over.append(s("g", { role: "img", "aria-label": say("last-move") }, ...dashes([from, to])));
  }

  /** An area: to be seen while somebody points at it or at what is on it, in the colour of whose it is.
   * @param {SceneOverlay} overlay */
  area(overlay) {
    const seat = overlay.seats?.[0] ?? -1;
    const group = s("g", { class: "area", "data-overlay": overlay.id, role: overlay.label ? "img" : null, "aria-label": overlay.label || null });
    if (seat >= 0) group.style.setProperty("--seat", SEATS[seat % SEATS.length] ?? "");
    for (const [symbol, x, y] of overlay.spread ?? []) {
      const [, , width, height] = box(symbol);
      group.append(s("use", { href: `#${symbol}`, x: x - width / 2, y: y - height / 2, width, height }));
    }
    return group;
  }

  /** Shows areas and says what they are.
   * @param {string} area id of the one that is pointed at, or ""
   * @param {string} node or the node that is pointed at: all areas that it is on
   * @returns {string} their labels */
  showAreas(area, node) {
    const meant = (this.board?.overlays ?? []).filter((one) => one.kind === "area" && (area ? one.id === area : node !== "" && one.nodes.includes(node)));
    const ways = (this.board?.overlays ?? []).filter((one) => one.kind === "way" && node !== "" && one.nodes.at(-1) === node);
    const ids = new Set([...meant, ...ways].map(({ id }) => id));
    for (const group of this.over.querySelectorAll(".area, .way")) group.classList.toggle("on", ids.has(group.getAttribute("data-overlay") ?? ""));
    return meant.map(({ label }) => label).filter(Boolean).join(" ");
  }

  /** Draws what is lit and chosen, and names it for those who listen.
   * @param {Set<string>} lit
   * @param {Set<string>} chosen
   * @param {Set<string>} first of what is lit, what comes first: the rest is lit weakly */
  mark(lit, chosen, first) {
    this.lit = lit;
    this.chosen = chosen;
    this.first = first;
    for (const [id, { data, group }] of this.drawn) {
      group.classList.toggle("lit", lit.has(id));
      group.classList.toggle("later", lit.has(id) && !first.has(id));
      group.classList.toggle("chosen", chosen.has(id));
      group.classList.toggle("hover", id === this.hovered);
      group.classList.toggle("raised", first.has(id) || first.has(data.parent ?? ""));
      if (!data.label) {
        for (const name of ["role", "tabindex", "aria-label", "aria-pressed"]) group.removeAttribute(name);
        group.setAttribute("aria-hidden", "true");
        continue;
      }
      group.removeAttribute("aria-hidden");
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", id === this.current ? "0" : "-1");
      group.setAttribute("aria-pressed", String(chosen.has(id)));
      group.setAttribute("aria-haspopup", data.opens ? "dialog" : "false");
      group.setAttribute("aria-label", lit.has(id) ? `${data.label}, ${say("lit")}` : data.label);
    }
    this.ring();
  }

  /** Rings above everything: double = may be chosen, a thin one = may be chosen too, firm ink = chosen, a square frame = the keyboard is here. */
  ring() {
    this.rings.replaceChildren();
    const draw = (/** @type {string} */ id, /** @type {string[]} */ names) => {
      const node = this.drawn.get(id)?.data;
      if (!node) return;
      const up = this.first.has(id) ? 3 : 0;
      const group = s("g", { transform: `translate(${node.x} ${node.y - up})`, "data-size": node.size });
      group.classList.toggle("fine", node.size * this.view.scale() < FINE);
      for (const name of names) group.append(outline(node, name, ringRadius(node)));
      this.rings.append(group);
    };
    for (const id of this.lit) if (!this.first.has(id)) draw(id, ["later-halo", "later"]);
    for (const id of this.first) draw(id, ["halo", "accent", "cream"]);
    for (const id of this.chosen) draw(id, ["firm-paper", "firm"]);
    const node = this.drawn.get(this.current)?.data;
    if (node && this.focused() && this.drawn.get(this.current)?.group.matches(":focus-visible")) {
      const r = ringRadius(node) + 7;
      for (const name of ["frame-paper", "frame"]) this.rings.append(s("rect", { class: name, x: node.x - r, y: node.y - r, width: 2 * r, height: 2 * r, rx: 9 }));
    }
    this.top();
  }

  /** Numbers and seats' marks once more, where a ring or a ghost lies over them; and the numbers as they would be. */
  top() {
    this.tops.replaceChildren();
    const then = new Map(this.foreseen.map((node) => [node.id, node]));
    const covers = this.foreseen.filter((node) => !this.unmoved(node)).map((node) => ({ node, r: node.size / 2 }));
    for (const id of new Set([...this.lit, ...this.chosen])) {
      const node = this.drawn.get(id)?.data;
      if (node) covers.push({ node, r: ringRadius(node) });
    }
    const add = (/** @type {SceneNode} */ node, /** @type {number} */ up, /** @type {import("./written.js").Written[]} */ what, then = "") => {
      if (what.length) this.tops.append(s("g", { class: then, transform: `translate(${node.x} ${node.y - up})` }, ...what.map(({ draw }) => draw())));
    };
    for (const { data } of this.drawn.values()) {
      if (then.has(data.id)) continue;
      const under = written(data).filter(({ x, y, r }) => covers.some((one) => Math.max(Math.abs(data.x + x - one.node.x), Math.abs(data.y + y - one.node.y)) < one.r + r));
      add(data, this.first.has(data.id) ? 3 : 0, under);
    }
    for (const node of then.values()) add(node, this.first.has(node.id) ? 3 : 0, written(node), this.drawn.get(node.id)?.data.count === node.count ? "" : "then");
  }

  /** Would a node look as it looks now, but for its number?
   * @param {SceneNode} node */
  unmoved(node) {
    const now = this.drawn.get(node.id)?.data;
    return now !== undefined && JSON.stringify({ ...now, count: 0, label: "" }) === JSON.stringify({ ...node, count: 0, label: "" });
  }

  /** Would the turntable have turned, by this node?
   * @param {SceneNode} node */
  goesRound(node) {
    const now = this.drawn.get(node.id)?.data;
    return Boolean(now && node.about && (now.angle ?? 0) !== (node.angle ?? 0));
  }

  /** Things that stay where they are while what they stand on would change.
   * @param {SceneNode[]} changed
   * @returns {SceneNode[]} */
  standingOn(changed) {
    const ids = new Set(changed.map((node) => node.id));
    const over = (/** @type {SceneNode} */ node) => changed.some((under) => (under.layer ?? 0) < (node.layer ?? 0) && Math.hypot(under.x - node.x, under.y - node.y) < under.size / 2);
    return [...this.drawn.values()].map(({ data }) => data).filter((node) => node.label && node.symbol && !ids.has(node.id) && over(node));
  }

  /** What a move would do, drawn pale over the board.
   * @param {SceneNode[]} nodes */
  foresee(nodes) {
    if (nodes.some((node) => this.goesRound(node))) nodes = nodes.filter(({ about }) => !about); // all of it would be a ghost
    this.foreseen = nodes;
    this.ghosts.replaceChildren();
    this.top();
    const changed = nodes.filter((node) => !this.unmoved(node)); // of the others the number alone changes
    const staying = this.standingOn(changed);
    for (const node of [...changed, ...staying].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0))) {
      const now = this.drawn.get(node.id)?.data;
      const turn = s("g", { class: ["turn", ...(node.state ?? [])].join(" ") }, this.use(node));
      turn.style.transform = `rotate(${node.angle ?? 0}deg)`;
      const group = s("g", { class: staying.includes(node) ? "stays" : "ghost" }, turn);
      group.style.transform = `translate(${node.x}px,${node.y}px)`;
      for (const [name, value] of Object.entries(line(node.size))) group.style.setProperty(name, String(value));
      if ((node.seat ?? -1) >= 0) group.style.setProperty("--seat", SEATS[(node.seat ?? 0) % SEATS.length] ?? "");
      const walked = this.over.querySelector(".way.on"); // its way is drawn already
      if (now && node.label && !walked && Math.hypot(now.x - node.x, now.y - node.y) > LEAST) this.ghosts.append(...dashes([[now.x, now.y], [node.x, node.y]]));
      this.ghosts.append(group);
    }
    if (changed.some((node) => !this.view.sees(node))) this.view.unlens(); // a close look at the choice hides what it does
  }

  /** Shows a piece at the place chosen for it, turned as it will lie, before the table has said what the move would do.
   * @param {{piece: SceneNode, place: string, angle: number} | null} what the piece may lie on another board */
  carry(what) {
    this.carried.replaceChildren();
    const place = what ? this.drawn.get(what.place)?.data : undefined;
    if (!what || !place) return;
    const { piece } = what;
    const { symbol, angle } = lying(piece, what.angle);
    const turn = s("g", { class: ["turn", ...(piece.state ?? [])].join(" ") }, this.use({ ...piece, symbol, size: place.symbol ? place.size : piece.size }));
    turn.style.transform = `rotate(${angle}deg)`;
    const group = s("g", { class: "ghost", "data-ghost": piece.id }, turn);
    group.style.transform = `translate(${place.x}px,${place.y}px)`;
    for (const [name, value] of Object.entries(line(place.size))) group.style.setProperty(name, String(value));
    if ((piece.seat ?? -1) >= 0) group.style.setProperty("--seat", SEATS[(piece.seat ?? 0) % SEATS.length] ?? "");
    this.carried.append(group);
  }

  /** Points out the things that a line of the log speaks of.
   * @param {string[]} ids */
  mention(ids) {
    this.mentions.replaceChildren();
    for (const [id, { group }] of this.drawn) group.classList.toggle("named", ids.includes(id));
    for (const id of ids) {
      const node = this.drawn.get(id)?.data;
      if (!node) continue;
      const r = ringRadius(node) + 4;
      this.mentions.append(s("g", { transform: `translate(${node.x} ${node.y})` }, outline(node, "mention-paper", r), outline(node, "mention", r)));
    }
  }

  /** Tries a turn of a node; undefined = as the scene has it.
   * @param {string} id
   * @param {number | undefined} angle */
  turnTo(id, angle) {
    if (angle === undefined) this.turns.delete(id);
    else this.turns.set(id, angle);
    const drawn = this.drawn.get(id);
    if (drawn) this.lie(drawn);
  }

  /** Turns a drawing as its node lies, or as the player tries it.
   * @param {Drawn} drawn */
  lie({ data, turn }) {
    const { symbol, angle } = lying(data, this.turns.get(data.id) ?? data.angle ?? 0);
    turn.style.transform = `rotate(${angle}deg)`;
    if (data.turned) turn.lastElementChild?.setAttribute("href", `#${symbol}`);
  }

  /** Everything that can be pressed or asked about, for pick.js.
   * @returns {Target[]} */
  targets() {
    return [...this.drawn.values()]
      .filter(({ data }) => data.label)
      .map(({ data }) => ({
        id: data.id,
        x: data.x,
        y: data.y,
        r: radius(data),
        z: this.rank.get(data.id) ?? 0,
        lit: this.lit.has(data.id),
        later: !this.first.has(data.id),
        chosen: this.chosen.has(data.id),
      }));
  }

  /** @param {string} id */
  has(id) {
    return this.drawn.has(id);
  }

  /** Where a node stands on the screen.
   * @param {string} id */
  rect(id) {
    const drawn = this.drawn.get(id);
    return drawn ? (drawn.hit ?? drawn.group).getBoundingClientRect() : null;
  }

  focused() {
    return this.svg.contains(document.activeElement);
  }

  /** Gives a node the keyboard.
   * @param {string} id */
  focus(id) {
    const drawn = this.drawn.get(id);
    if (!drawn) return;
    this.drawn.get(this.current)?.group.setAttribute("tabindex", "-1");
    this.current = id;
    drawn.group.setAttribute("tabindex", "0");
    this.view.show(drawn.data.x, drawn.data.y);
    drawn.group.focus({ preventScroll: true });
    this.ring();
  }

  /** @param {string} id */
  shake(id) {
    const drawn = this.drawn.get(id);
    if (drawn) void shake(drawn.lift);
  }

  /** @param {string} id the node under the pointer, or "" */
  hover(id) {
    if (id === this.hovered) return false;
    this.drawn.get(this.hovered)?.group.classList.remove("hover");
    this.hovered = id;
    this.drawn.get(id)?.group.classList.add("hover");
    return true;
  }

  destroy() {
    this.view.destroy();
    this.eye.remove();
    this.drawn.clear();
    this.board = null;
    this.journeys = [];
  }
}

/** The ids that are on a board.
 * @param {Set<unknown>} ids
 * @param {BoardView} board */
export function only(ids, board) {
  return new Set([...ids].map(String).filter((id) => board.has(id)));
}
