// @ts-check
// Where the keyboard goes by itself: to what is asked when a question opens, and on to the next thing when it is closed.

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Scene} Scene */

const ANSWER = "desk:answer "; // how the names of buttons begin that are one of several answers

/** Does the person type somewhere, or read a sheet? Then the focus is theirs. */
const taken = () => document.querySelector("dialog[open]") !== null || document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;

const nowhere = () => document.activeElement === null || document.activeElement === document.body;

/** What the viewer is asked, as one text; "" = nothing.
 * @param {Scene} scene */
function asked(scene) {
  const question = (scene.cards ?? []).find((card) => card.kind === "question");
  const names = (question?.buttons ?? []).map(({ name }) => name);
  const forms = (scene.forms ?? []).filter((form) => !form.folded).map(({ id }) => id);
  return question && (names.length || forms.length) ? [question.number, question.side, ...names, ...forms].join("\n") : "";
}

export class Lead {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.was = ""; // what was asked last
    this.waits = false; // a question is closed, and there was nothing to do yet
    this.typed = true; // the last thing that was pressed was a key
    document.addEventListener("keydown", () => (this.typed = true), { capture: true });
    document.addEventListener("pointerdown", () => (this.typed = false), { capture: true });
    document.addEventListener("close", () => setTimeout(() => this.follow()), { capture: true }); // a sheet is put away
  }

  clear() {
    this.was = "";
    this.waits = false;
  }

  /** A scene is shown: the focus goes where it is wanted, unless somebody needs it elsewhere. */
  follow() {
    const { scene } = this.table;
    if (!scene || document.querySelector("dialog[open]")) return;
    const now = asked(scene);
    if (now !== this.was) {
      this.waits = now === "" && this.typed;
      this.was = now;
      if (now && !taken()) this.open();
    }
    if (this.waits) this.next();
    else if (!now && this.typed) this.choose();
  }

  /** From the board to the first button, where nothing but buttons can be chosen. */
  choose() {
    const { layout, boards } = this.table;
    const onBoard = [...boards.values()].some((board) => board.focused());
    const button = layout.now.querySelector(".cards .btn.lit, .acts .btn.lit");
    if (button instanceof HTMLElement && (onBoard || nowhere()) && ![...boards.values()].some((board) => board.lit.size > 0)) button.focus();
  }

  /** To the first answer, the field for one, or the first thing that can be said. */
  open() {
    const { cards } = this.table.layout;
    const field = cards.querySelector("form.card input");
    const first = cards.querySelector(`[data-part^="${ANSWER}"]`) ?? field ?? cards.querySelector(".card.question .acts button");
    const hides = first === field && !this.typed && matchMedia("(pointer: coarse)").matches; // a keyboard on the screen would hide the question
    if (first instanceof HTMLElement && !hides) first.focus({ preventScroll: matchMedia("(max-width: 1023px)").matches && !this.typed });
  }

  /** To what is to be done now that no question is open, as soon as there is something. */
  next() {
    if (!nowhere()) {
      this.waits = false; // the person has gone on alone
      return;
    }
    const { layout, boards } = this.table;
    const button = layout.now.querySelector(".cards .btn.lit, .acts .btn.lit, #go");
    const board = [...boards.values()].find((one) => one.first.size > 0);
    if (button instanceof HTMLElement) button.focus();
    else board?.focus([...board.first][0] ?? "");
    this.waits = nowhere();
  }
}
