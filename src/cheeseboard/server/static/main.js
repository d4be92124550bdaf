// @ts-check
// The table page: begins here. Reads what the server put into the page, loads the drawings, sits down.

import { load } from "./sprite.js";
import { dress } from "./settings.js";
import { Table } from "./table.js";
import { say } from "./words.js";

const root = document.getElementById("table");
if (root) {
  dress();
  const game = root.dataset.game ?? "";
  const table = new Table(root);
  addEventListener("error", () => table.banner(say("page-error")));
  addEventListener("unhandledrejection", () => table.banner(say("page-error")));
  const art = await load(game);
  if (!art) table.banner(say("art-missing"));
  table.begin();
}
