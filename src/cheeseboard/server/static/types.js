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
 * @property {number} [shade] 0..1, how strongly the hint lies over it
 */

/** @typedef {object} SceneOverlay
 * @property {string} id
 * @property {string} kind "path" or "outline"
 * @property {string[]} nodes
 * @property {string | null} [label]
 */

/** @typedef {object} Board
 * @property {string} id
 * @property {[number, number, number, number]} box x, y, width, height
 * @property {SceneNode[]} nodes
 * @property {SceneOverlay[]} [overlays]
 * @property {string} [theme] class of the svg: "day", "night"
 * @property {string | null} [label]
 * @property {[number, number, number, number] | null} [focus] what a narrow screen shows first
 */

/** @typedef {{name: string, label: string}} CardButton */
/** @typedef {{id: string, title: string, lines?: string[], buttons?: CardButton[]}} Card */
/** @typedef {{id: string, label: string, hint?: string | null}} Form */
/** @typedef {{text: string, parts: string[], label: string, final?: boolean}} Move */
/** @typedef {{name: string, label: string, node?: boolean}} Signal */

/** @typedef {object} SeatLine
 * @property {number} seat
 * @property {string} name
 * @property {string} [role]
 * @property {number | null} [points]
 * @property {string | null} [note]
 * @property {string} [symbol]
 * @property {boolean} to_move
 * @property {"person" | "bot" | "open"} kind
 * @property {boolean} [here] somebody is connected for it
 * @property {number} [view] seats of equal number see the same
 * @property {string} [level] the bot's level, in words
 * @property {string[]} [may] what this browser may make of the seat: "me", "open", "bot"
 * @property {string[]} [may] what this browser may make of the seat now: "me", "open", "bot"
 */

/** @typedef {object} Scene
 * @property {"scene"} t
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
 */

/** @typedef {{k: number, kind: string, seat: number | null, say: string[], nodes?: string[]}} Entry */
/** @typedef {{t: "log", entries: Entry[], all?: boolean}} Log all: the entries replace what is shown */
/** @typedef {{t: "answer", key: string, ok: boolean, k?: number, say?: string, clause?: string, ref?: string}} Answer */
/** @typedef {{t: "preview", id: number, nodes?: SceneNode[], say?: string[]}} Preview */
/** @typedef {{t: "whynot", id: number, say: string, clause?: string, ref?: string}} WhyNot */
/** @typedef {Scene | Log | Answer | Preview | WhyNot | {t: "pong"} | {t: "bad", say: string, fatal?: boolean}} Frame */
/** @typedef {[number, number, number, number]} Box x, y, width, height in board units */

export {};
