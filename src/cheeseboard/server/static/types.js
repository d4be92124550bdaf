// @ts-check
// The shapes of the wire as JSDoc types. Nothing here runs: other modules name these types only.

/** One thing on a board. `x`, `y`, `size`, `reach` are in units of the board's view box.
 * @typedef {object} SceneNode
 * @property {string} id e.g. "cell:b4"
 * @property {string} symbol id of a symbol of the game's sprite; "" = an invisible spot
 * @property {number} x
 * @property {number} y
 * @property {number} size side of the symbol's 100 x 100 box on the board
 * @property {number} [layer] back to front
 * @property {number} [angle] degrees, clockwise
 * @property {string} [parent] id of the node it lies on
 * @property {string | null} [label] accessible name; none = decoration
 * @property {string[]} [state] class names of the art's style sheet
 * @property {number} [count] number badge; -1 = none
 * @property {number} [seat] whose it is; -1 = nobody's
 * @property {string} [text] short text under it
 * @property {number} [reach] radius of the touch target; 0 = size / 2
 * @property {"square" | "own"} [shape] rings follow it; own = the symbol `<symbol>-outline`; none = round
 * @property {string[]} [turned] its drawings turned by 0, 90, 180, 270 degrees; none = the drawing itself is turned
 * @property {boolean} [opens] a press shows what is in it
 * @property {[number, number]} [about] it goes round this place when it moves, and stays upright
 * @property {number} [shade] 0..1, how strongly the hint lies over it
 */

/** @typedef {object} SceneOverlay
 * @property {string} id
 * @property {string} kind "path", "outline", "area" or "way" (a path, shown while one points at its last node)
 * @property {string[]} nodes of an area: what is on it
 * @property {string | null} [label]
 * @property {[string, number, number][]} [spread] of an area: symbols 100 wide, and their centres
 * @property {number[]} [seats] of an area: whose it is
 */

/** @typedef {object} Board
 * @property {string} id
 * @property {[number, number, number, number]} box x, y, width, height
 * @property {SceneNode[]} nodes
 * @property {SceneOverlay[]} [overlays]
 * @property {string} [theme] class of the svg: "day", "night"
 * @property {string | null} [label]
 * @property {[number, number, number, number] | null} [focus] what a narrow screen shows first
 * @property {number} [share] of a board beside the first: the most of the stage's height that it takes
 */

/** confirm: pressed once it only asks, and this stands on the button that confirms; symbol: a picture before the words, on a ground of the colour tint
 * @typedef {{name: string, label: string, confirm?: string, symbol?: string, tint?: string}} CardButton */
/** kind: "question" (its first line is asked) or "answered"; symbol: an icon; tint: colour of its edge; lang: of its lines; side: "front" or "back"; aloud: what a voice may read; number: another one is another card; strong: places of the lines that catch the eye
 * @typedef {{id: string, title: string, lines?: string[], buttons?: CardButton[], kind?: string, symbol?: string, tint?: string, lang?: string, side?: string, aloud?: string, number?: number, strong?: number[]}} Card */
/** lang: what is typed in; folded: put away until somebody asks for it
 * @typedef {{id: string, label: string, hint?: string | null, lang?: string, folded?: boolean}} Form */
/** @typedef {{text: string, parts: string[], label: string, final?: boolean}} Move */
/** @typedef {{name: string, label: string, node?: boolean}} Signal */
/** @typedef {{symbol: string, label: string}} Sign a drawing on the board that has no name of its own, and what it means */
/** @typedef {{label: string, count: number, each: number, total: number, ref?: string}} Term one line of a score */
/** @typedef {{seats: number[], place: number, points: number, terms: Term[]}} Side seats that have won or lost together; place: 1 = first */
/** @typedef {{say: string, won: boolean | null, sides: Side[], again: string}} Result of a game that is over. say: who has won; won: has the viewer; again: the form with the same options */

/** @typedef {object} SeatLine
 * @property {number} seat
 * @property {string} name
 * @property {string} [role]
 * @property {string} [stock]
 * @property {number | null} [points]
 * @property {string | null} [note]
 * @property {string} [symbol]
 * @property {boolean} to_move
 * @property {"person" | "bot" | "open"} kind
 * @property {boolean} [here] somebody is connected for it
 * @property {number} [view] seats of equal number see the same
 * @property {string} [level] the bot's level, in words
 * @property {string} [crew] who sits there too, in words
 * @property {string[]} [may] what this browser may make of the seat now: "me", "open", "bot"
 */

/** @typedef {object} Scene
 * @property {"scene"} t
 * @property {string} id names this scene: a later one may differ from it
 * @property {number} k last stream entry it includes
 * @property {number | null} seat
 * @property {string} lang
 * @property {boolean} over
 * @property {Board[]} boards
 * @property {Card[]} [cards]
 * @property {Form[]} [forms]
 * @property {string} prompt
 * @property {string | null} [ends]
 * @property {string | null} [status]
 * @property {boolean} [blind]
 * @property {Move[]} [moves]
 * @property {SeatLine[]} [seats]
 * @property {Signal[]} [signals]
 * @property {boolean} [undo]
 * @property {boolean} [hint]
 * @property {Sign[]} [signs]
 * @property {Result} [result] when it is over
 * @property {string | null} [ending] how it has ended, in a sentence
 */

/** A board's changes: its other fields too, where they have changed; nodes: new or changed, whole; order: all ids.
 * @typedef {Partial<Board> & {id: string, gone?: string[], order?: string[], drop?: string[]}} BoardPatch */
/** @typedef {{put?: Move[], gone?: string[], order?: string[]}} MovesPatch */
/** What has changed since the scene `base`; drop: fields that are gone.
 * @typedef {Omit<Partial<Scene>, "boards" | "moves"> & {t: "scene", id: string, base: string, drop?: string[], boards?: BoardPatch[], moves?: Move[] | MovesPatch}} ScenePatch */

/** @typedef {{k: number, kind: string, seat: number | null, say: string[], nodes?: string[], news?: string[], own?: string[], why?: Reason[]}} Entry news: sentences that nobody should miss; own: that this seat alone is told; why: that say why points have changed */
/** @typedef {{say: string, seat?: number}} Reason why points have changed, and whose; no seat: everybody's */
/** @typedef {{t: "log", entries: Entry[], all?: boolean, past?: {k: number, say: string[]}[]}} Log all: the entries replace what is shown; past: entries shown before, as they may still be read */
/** What this browser is to do for its seats. table: the seal of the table's secret; promises: every seat's seal, once no more are taken.
 * @typedef {{t: "dice", want: "promise" | "nonce", seats: number[], table: string, promises?: string[]}} DiceFrame */
/** A seat's part in the dice, in hexadecimal digits. whose: its own, the table's in its stead, or drawn by the table for all.
 * @typedef {{seat: number, whose: "seat" | "table" | "program", promise: string, nonce: string}} ProofSeat */
/** All about the dice of a game that is over. rounds: who had a part from event n on; seal: of the secret; index: what was drawn among the weights.
 * @typedef {{match: string, secret: string, seal: string, rounds: {n: number, seats: ProofSeat[]}[], draws: {n: number, drawer: number, count: number, weights: number[], index: number}[]}} Proof */
/** @typedef {{t: "answer", key: string, ok: boolean, k?: number, say?: string, clause?: string, ref?: string}} Answer */
/** @typedef {{t: "preview", id: number, nodes?: SceneNode[], say?: string[], points?: {seat: number, by: number}[]}} Preview points: won or lost at once */
/** @typedef {{t: "whynot", id: number, say: string, clause?: string, ref?: string}} WhyNot */
/** @typedef {{t: "inside", id: number, title: string, items: {symbol: string, label: string, count: number}[], listed?: boolean, seat?: number}} Inside what is in a node; no title: it does not open; listed: line by line with its words */
/** `seats`: whose time runs, and the seconds left. `choices`: what the host may set. `late`: who is late often, for the host.
 * @typedef {{t: "clock", limit: number, say: string, stands?: boolean, seats?: {seat: number, left: number}[], choices?: {limit: number, say: string}[], late?: {seat: number, say: string}[]}} ClockFrame */
/** @typedef {Scene | ScenePatch | Log | ClockFrame | DiceFrame | Answer | Preview | WhyNot | Inside | {t: "pong"} | {t: "bad", say: string, fatal?: boolean}} Frame */
/** @typedef {[number, number, number, number]} Box x, y, width, height in board units */

export {};
